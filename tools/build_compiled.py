"""Keeps build/compiled/ equal to src/, with the rules and bots compiled: PYTHONPATH=build/compiled runs them.

Files that are not compiled are only copied, so that a change to the server or to a text takes no time. The old build
stays as it is until the new one is complete. What was compiled last is kept in .venv too, by what it was made from:
whoever goes back to it, or begins with an empty build/, need not compile it again.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "lamplight"
BUILD = ROOT / "build"
STAGE = BUILD / "extensions"
TARGET = BUILD / "compiled"
STAMP = TARGET / ".made-from"
SHELF = ROOT / ".venv" / "compiled"
KEPT = 3  # of the newest
NOT_COMPILED = "warning: not compiled"  # how setup.py says why
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


def compiled_modules() -> list[str]:
    spec = importlib.util.spec_from_file_location("lamplight_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: list[str] = module.compiled_modules()
    return found


def made_from() -> str:
    """Identifies all that the compiled modules depend on; the interpreted ones among them give types."""
    found = hashlib.sha256(f"{sys.version} {sys.prefix} {os.environ.get('LAMPLIGHT_PURE')}".encode())
    folders = [SOURCE / part for part in ("core", "games", "bots")]
    files = [ROOT / "setup.py", ROOT / "constraints.txt", *(p for folder in folders for p in folder.rglob("*.py"))]
    for path in sorted(files):
        if path.exists():
            found.update(f"\n{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return found.hexdigest()


def is_same(left: Path, right: Path) -> bool:
    a, b = left.stat(), right.stat()
    return a.st_size == b.st_size and a.st_mtime_ns == b.st_mtime_ns


def copy(source: Path, target: Path) -> None:
    """Replaces a file in one go: another process may have the old one open."""
    target.parent.mkdir(parents=True, exist_ok=True)
    new = target.with_name(f".{target.name}.new")
    shutil.copy2(source, new)
    os.replace(new, target)


def mirror(wanted: dict[Path, Path]) -> int:
    """Makes the target folder hold exactly these files; the number of changes."""
    changes = 0
    for target, source in wanted.items():
        if not target.exists() or not is_same(source, target):
            copy(source, target)
            changes += 1
    for path in TARGET.rglob("*"):
        if path.is_file() and path not in wanted and path != STAMP and path.parent.name != "__pycache__":
            path.unlink()
            changes += 1
    return changes


@contextmanager
def alone() -> Iterator[None]:
    """Two builds at the same time wait for each other."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / ".lock", "w") as lock:
        try:
            import fcntl
        except ImportError:  # Windows
            pass
        else:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def put_by(made: str, extensions: list[Path]) -> None:
    """Keep the compiled modules that were made from this; only in an environment of this checkout."""
    if not SHELF.parent.is_dir():
        return
    new = SHELF / f".{made}"
    shutil.rmtree(new, ignore_errors=True)
    for path in extensions:
        copy(STAGE / path, new / path)
    shutil.rmtree(SHELF / made, ignore_errors=True)
    new.rename(SHELF / made)
    for old in sorted(SHELF.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def taken_out(made: str, extensions: list[Path]) -> bool:
    """Lay out the modules that were made from this, if all of them are kept."""
    shelf = SHELF / made
    if not all((shelf / path).is_file() for path in extensions):
        return False
    for path in extensions:
        copy(shelf / path, STAGE / path)
    os.utime(shelf)
    return True


def copied() -> dict[Path, Path]:
    """Where every file of src/ lies in build/compiled/."""
    return {TARGET / "lamplight" / path.relative_to(SOURCE): path for path in SOURCE.rglob("*") if is_wanted(path)}


def fresh() -> Path | None:
    """build/compiled/, if it holds compiled rules and is made from what src/ holds now; nothing is written."""
    if not STAMP.is_file() or not (TARGET / f"lamplight__mypyc{SUFFIX}").is_file() or STAMP.read_text() != made_from():
        return None
    same = all(target.is_file() and is_same(source, target) for target, source in copied().items())
    return TARGET if same else None


def main() -> int:
    started = time.monotonic()
    with alone():
        now = made_from()
        is_fresh = STAMP.exists() and STAMP.read_text() == now
        library = Path(f"lamplight__mypyc{SUFFIX}")
        modules = [Path(name).relative_to("src").with_suffix(SUFFIX) for name in compiled_modules()]
        is_kept = not is_fresh and taken_out(now, [library, *modules])
        if not is_fresh and not is_kept:
            (STAGE / library).unlink(missing_ok=True)  # so that what is there afterwards is new
            command = [sys.executable, "setup.py", "-q", "build_ext"]
            command += ["--build-lib", str(STAGE), "--build-temp", str(BUILD / "objects")]
            environment = {"LAMPLIGHT_MUST_COMPILE": "1", **os.environ}
            print("compiled: compiling the rules and bots, which takes a minute or two", flush=True)
            done = subprocess.run(
                command, cwd=ROOT, env=environment, check=False, text=True,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            )  # fmt: skip
            if done.returncode != 0:  # what mypyc remarks on the way is of interest only then
                print(done.stdout, end="", file=sys.stderr)
                print("compiled: failed; build/compiled is as before", file=sys.stderr)
                return 1
            for line in done.stdout.splitlines():
                if line.startswith(NOT_COMPILED):
                    print(line, file=sys.stderr)
        wanted = copied()
        extensions = [path for path in [library, *modules] if (STAGE / path).exists()]
        is_pure = len(extensions) <= len(modules) or os.environ.get("LAMPLIGHT_PURE") == "1"
        if not is_pure and not is_fresh and not is_kept:
            put_by(now, extensions)
        if not is_pure:
            wanted |= {TARGET / path: STAGE / path for path in extensions}
        changes = mirror(wanted)
        STAMP.parent.mkdir(parents=True, exist_ok=True)
        if is_pure and os.environ.get("LAMPLIGHT_PURE") != "1":
            STAMP.unlink(missing_ok=True)  # there may be a compiler next time
        else:
            STAMP.write_text(now)
    kind = "pure Python" if is_pure else f"{len(modules)} modules compiled"
    if changes or not is_fresh:
        print(f"compiled: {kind}, {changes} files changed, {time.monotonic() - started:.1f} s")
    return 0


def is_wanted(path: Path) -> bool:
    return path.is_file() and path.suffix not in {".so", ".pyc", ".pyd"} and "__pycache__" not in path.parts


if __name__ == "__main__":
    sys.exit(main())
