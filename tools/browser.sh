#!/usr/bin/env bash
# Finds a browser for the tests, or installs one, and writes its path into .venv/browser-path; beside it the path of the same
# browser's shell without windows, which is lighter and shows no notices, or nothing where there is none (.venv/browser-shell-path).
# LAMPLIGHT_BROWSER=/path/to/browser decides, for both.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
note=.venv/browser-path
shell=.venv/browser-shell-path
export DEBIAN_FRONTEND=noninteractive

found() {
    printf '%s\n' "$1" >"$note"
    [ -n "${LAMPLIGHT_BROWSER:-}" ] && printf '%s\n' "$1" >"$shell"
    [ -s "$shell" ] && [ -x "$(cat "$shell")" ] || find_shell "$1"
    exit 0
}

# Debian's shell goes with Debian's browser. It is asked for once; whoever cannot have it does without.
find_shell() {
    local name=chromium-headless-shell
    if [ "$1" = /usr/bin/chromium ] && [ ! -e "$shell" ] && [ ! -x /usr/bin/$name ] && [ "$(id -u)" = 0 ]; then
        echo "browser: installing Debian's $name"
        { apt-get install -y -qq $name || { apt-get update -qq && apt-get install -y -qq $name; }; } >/dev/null 2>&1 || true
    fi
    if [ "$1" = /usr/bin/chromium ] && [ -x /usr/bin/$name ]; then echo /usr/bin/$name >"$shell"; else : >"$shell"; fi
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
if [ -s "$note" ] && [ -x "$(cat "$note")" ]; then found "$(cat "$note")"; fi
look

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "browser: installing Debian's chromium"
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
