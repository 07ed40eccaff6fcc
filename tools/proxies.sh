#!/usr/bin/env bash
# Finds nginx and Caddy for the tests of deploy/, or unpacks Debian's packages into build/proxies: nothing is installed and no
# service starts. LAMPLIGHT_NGINX and LAMPLIGHT_CADDY name programs to take instead. What cannot be had is not tested.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
folder=$PWD/build/proxies

there() {
    local name=$1 named=$2
    [ -n "$named" ] || PATH="$PATH:/usr/sbin:$folder/usr/sbin:$folder/usr/bin" command -v "$name" >/dev/null 2>&1
}

unpack() {
    command -v apt-get >/dev/null 2>&1 && command -v dpkg-deb >/dev/null 2>&1 || return 1
    local debs
    debs=$(mktemp -d)
    (cd "$debs" && { apt-get download -qq "$1" || { [ "$(id -u)" = 0 ] && apt-get update -qq && apt-get download -qq "$1"; }; }) >/dev/null 2>&1 &&
        mkdir -p "$folder" && dpkg-deb -x "$debs"/*.deb "$folder"
    local status=$?
    rm -rf "$debs"
    return $status
}

for pair in "nginx:${LAMPLIGHT_NGINX:-}" "caddy:${LAMPLIGHT_CADDY:-}"; do
    name=${pair%%:*}
    there "$name" "${pair#*:}" && continue
    echo "proxies: unpacking Debian's $name into build/proxies"
    if ! unpack "$name" || ! there "$name" ""; then
        echo "proxies: no $name here, so its tests will be skipped (Debian: apt-get install $name)"
    fi
done
exit 0
