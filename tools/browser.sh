#!/usr/bin/env bash
# Finds a browser for the tests, or installs one, and writes its path into .venv/browser-path.
# LAMPLIGHT_BROWSER=/path/to/browser decides. The shell without windows will not do: it shows no notices.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
note=.venv/browser-path

found() {
    printf '%s\n' "$1" >"$note"
    exit 0
}

look() {
    local name
    for name in chromium chromium-browser google-chrome google-chrome-stable chrome; do
        if command -v "$name" >/dev/null 2>&1; then found "$(command -v "$name")"; fi
    done
}

if [ -n "${LAMPLIGHT_BROWSER:-}" ]; then
    [ -x "$LAMPLIGHT_BROWSER" ] || { echo "browser: LAMPLIGHT_BROWSER=$LAMPLIGHT_BROWSER cannot be run" >&2; exit 1; }
    found "$LAMPLIGHT_BROWSER"
fi
if [ -s "$note" ] && [ -x "$(cat "$note")" ]; then exit 0; fi
look

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "browser: installing Debian's chromium"
    export DEBIAN_FRONTEND=noninteractive
    if apt-get update -qq; then
        if apt-get install -y -qq chromium >/dev/null; then look; fi
    fi
fi

echo "browser: installing Playwright's chromium"
if .venv/bin/python -m playwright install chromium; then
    path=$(.venv/bin/python - <<'PYTHON'
from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
PYTHON
)
    if [ -x "$path" ]; then found "$path"; fi
fi
echo "browser: none found; install Chromium (Debian: apt-get install chromium) or set LAMPLIGHT_BROWSER=/path/to/it" >&2
exit 1
