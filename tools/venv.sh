#!/usr/bin/env bash
# venv.sh EXTRA - makes .venv if there is none, and installs Lamplight with an extra (build or dev) from constraints.txt.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
extra=$1
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore

stop() {
    echo "lamplight: $1" >&2
    exit 1
}

works() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

make_venv() { "$1" -m venv .venv >.venv.log 2>&1 && .venv/bin/python -m pip --version >>.venv.log 2>&1; }

if ! works .venv/bin/python || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    python=
    for candidate in ${PYTHON:-python3} python3.14 python3.13 python3.12 python3.11; do
        if works "$candidate"; then python=$candidate; break; fi
    done
    [ -n "$python" ] || stop "needs Python 3.11 or newer, and found none (Debian 12 or newer: apt-get install python3 python3-venv; elsewhere: make PYTHON=/path/to/python3 ...)."
    rm -rf .venv
    if ! make_venv "$python"; then
        version=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
        if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
            echo "lamplight: installing Debian's $version, which python3 -m venv needs"
            export DEBIAN_FRONTEND=noninteractive
            apt-get update -qq >/dev/null || true
            apt-get install -y -qq "$version" >/dev/null || apt-get install -y -qq python3-venv >/dev/null || true
            rm -rf .venv
        fi
        [ -x .venv/bin/pip ] || make_venv "$python" || { cat .venv.log >&2; rm -rf .venv .venv.log; stop "python3 -m venv does not work; install it with: sudo apt-get install $version"; }
    fi
    rm -f .venv.log
fi

if [ -e constraints.txt ]; then pins=(-c constraints.txt); else pins=(); fi
.venv/bin/python -m pip install -qq "${pins[@]}" setuptools wheel
.venv/bin/python -m pip install -qq "${pins[@]}" --no-build-isolation -e ".[$extra]"
