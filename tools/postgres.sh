#!/usr/bin/env bash
# Finds PostgreSQL's programs for the tests, or installs them, and writes their folder into .venv/postgres-path.
# LAMPLIGHT_POSTGRES=/path/to/bin decides. Without PostgreSQL its tests are skipped; nothing else needs it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
note=.venv/postgres-path

found() {
    printf '%s\n' "$1" >"$note"
    exit 0
}

look() {
    local folder
    if command -v pg_config >/dev/null 2>&1; then
        folder=$(pg_config --bindir)
        if [ -x "$folder/initdb" ] && [ -x "$folder/postgres" ]; then found "$folder"; fi
    fi
    while read -r folder; do
        if [ -x "$folder/initdb" ] && [ -x "$folder/postgres" ]; then found "$folder"; fi
    done < <(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -rV)
}

if [ -n "${LAMPLIGHT_POSTGRES:-}" ]; then
    [ -x "$LAMPLIGHT_POSTGRES/initdb" ] || { echo "postgres: there is no initdb in LAMPLIGHT_POSTGRES=$LAMPLIGHT_POSTGRES" >&2; exit 1; }
    found "$LAMPLIGHT_POSTGRES"
fi
if [ -s "$note" ] && [ -x "$(cat "$note")/initdb" ]; then exit 0; fi
look

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "postgres: installing Debian's postgresql"
    export DEBIAN_FRONTEND=noninteractive
    if apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null; then look; fi
fi

rm -f "$note"
echo "postgres: not found and not installed, so its tests will be skipped (Debian: apt-get install postgresql; or LAMPLIGHT_POSTGRES=/path/to/bin)"
