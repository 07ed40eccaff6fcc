"""Both wheels, compiled and pure: built without Node, installed into an environment of their own, and played with."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from typing import Any

import pytest
from tests.examples import EXAMPLE

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "extensions"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
SOURCES = ("src", "tools", "setup.py", "pyproject.toml", "LICENSE", "README.md")
PLAYED = """
import importlib, json, sys
import lamplight
games = [info.game for info in lamplight.games()]
play = lamplight.new(games[0], players=4, seed=7).run("uniform")
files = {name: importlib.import_module(name).__file__ for name in sys.argv[1:]}
rows = [row for game in games for row in lamplight.simulate(game, 1, 3, "uniform")]
print(json.dumps({
    "home": lamplight.__file__, "key": play.state.key(), "record": play.record(), "files": files,
    "rows": [row.plies for row in rows], "svg": play.picture().svg[:4],
    "bots": [info.bots for info in lamplight.games()],
}))
"""


def compiled_modules() -> list[str]:
    """The names of the modules that the compiled wheel compiles, by the project's own list."""
    spec = importlib.util.spec_from_file_location("lamplight_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return [".".join(Path(name).relative_to("src").with_suffix("").parts) for name in module.compiled_modules()]


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """What a command prints; it knows nothing of this checkout but what it is told."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LAMPLIGHT"))}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd, env={**clean, **environment}, capture_output=True, text=True, timeout=250, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as a packager gets them: the web client built, its sources and Node not there."""
    if not (ROOT / "src/lamplight/server/static/index.html").exists():
        pytest.fail("the web client is not built: run make web")
    folder = tmp_path_factory.mktemp("tree")
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
        else:
            shutil.copy2(source, folder / name)
    return folder


def wheel(tree: Path, target: Path, **environment: str) -> Path:
    """Builds one wheel."""
    shutil.rmtree(tree / "build", ignore_errors=True)
    path = os.pathsep.join(["/usr/bin", "/bin"])  # where no Node of ours is
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    run(*command, "--disable-pip-version-check", "--wheel-dir", target, tree, cwd=tree, PATH=path, **environment)
    (found,) = target.glob("*.whl")
    return found


class Installed:
    """An environment with nothing of this project but the wheel; what it depends on is borrowed from ours."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
        self.python = folder / "bin" / "python"
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "--disable-pip-version-check"]
        run(*pip, "install", "--quiet", "--no-deps", "--no-index", wheel, cwd=folder)
        (self.packages,) = folder.glob("lib/python*/site-packages")
        (self.packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")

    def plays(self) -> dict[str, Any]:
        """A game by the API."""
        said: dict[str, Any] = json.loads(run(self.python, "-I", "-c", PLAYED, *compiled_modules(), cwd=self.folder))
        return said

    def cli(self, *words: str) -> str:
        return run(self.folder / "bin" / "lamplight", *words, cwd=self.folder)


@pytest.fixture(scope="module")
def pure(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Installed]:
    folder = tmp_path_factory.mktemp("pure")
    found = wheel(tree, folder / "dist", LAMPLIGHT_PURE="1")
    return found, Installed(folder / "home", found)


@pytest.fixture(scope="module")
def compiled(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Installed]:
    if not (BUILT / f"lamplight__mypyc{SUFFIX}").exists():
        pytest.fail("the compiled modules are not built: run make compiled")
    folder = tmp_path_factory.mktemp("compiled")
    found = wheel(tree, folder / "dist", LAMPLIGHT_BUILT=str(BUILT))
    return found, Installed(folder / "home", found)


def check_contents(wheel: Path) -> list[str]:
    """Everything that a player needs is in the wheel, and nothing that only its makers need."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    for needed in (
        "lamplight/py.typed",
        "lamplight/api.py",
        "lamplight/server/static/index.html",
        "lamplight/locale/fr/core.ftl",
        *(path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "lamplight" / "games").rglob("*.toml")),
    ):
        assert needed in names
    assert any(name.startswith("lamplight/server/static/assets/") for name in names)
    assert any(name.startswith("lamplight/server/migrations/") for name in names)
    assert not [name for name in names if name.startswith(("tests", "bench", "tools", "web")) or "__pycache__" in name]
    return names


def check_play(home: Installed) -> dict[str, Any]:
    """A game by the command line, checked by it, and a game by the API: all from the wheel."""
    said = home.plays()
    assert Path(said["home"]).is_relative_to(home.packages)
    assert said["svg"] == "<svg"
    assert EXAMPLE in home.cli("games")
    seats = ("--players", "2", "--seat", "bot:uniform", "--seat", "bot:uniform")
    home.cli("play", EXAMPLE, *seats, "--board", "short", "--seed", "2a", "--record", "game.jsonl")
    assert (home.folder / "game.jsonl").read_text("utf-8").splitlines()[-1] == json.dumps({"seed": "2a".zfill(64)})
    assert home.cli("verify", "game.jsonl")
    return said


def test_the_pure_wheel_fits_everywhere_and_plays(pure: tuple[Path, Installed]) -> None:
    file, home = pure
    names = check_contents(file)
    assert file.name.endswith("-py3-none-any.whl")
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    said = check_play(home)
    assert all(path.endswith(".py") for path in said["files"].values())


def test_the_compiled_wheel_is_compiled_and_plays(compiled: tuple[Path, Installed]) -> None:
    file, home = compiled
    names = check_contents(file)
    assert not file.name.endswith("-none-any.whl")
    assert f"lamplight__mypyc{SUFFIX}" in names
    said = check_play(home)
    assert len(said["files"]) > 50
    for name, path in said["files"].items():
        assert path.endswith(SUFFIX), name
        assert Path(path).is_relative_to(home.packages), name


def test_both_wheels_play_the_same_games(pure: tuple[Path, Installed], compiled: tuple[Path, Installed]) -> None:
    one, two = pure[1].plays(), compiled[1].plays()
    for part in ("key", "record", "rows", "bots"):
        assert one[part] == two[part], part
