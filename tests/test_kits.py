"""What other packages bring: games and bots appear everywhere, and a faulty one is named and left out."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.server.people import ServerBeside

from lamplight import kits
from lamplight.bots.kit import Command, Guest, Kit, KitError, OwnBot
from lamplight.bots.uniform import Uniform
from lamplight.core.game import Game
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.rulebook import Rulebook
from lamplight.core.view import Text
from lamplight.kits import all_kits, bot_named, bots_for, game_named, kit_named, usual_players

OURS = all_kits()[0]  # any game that is here in any case
BOT = """
    from lamplight.bots import Bot, Decision
    from lamplight.core.view import Text
    from lamplight.bots.kit import Guest

    class First(Bot):
        def choose(self, perspective, rng):
            code = perspective.world.legal_actions()[0]
            return Decision(code, perspective.world.text(code), Text("core-reason-random"))
"""
HALF_A_GAME = """
    from lamplight.bots.kit import Kit, OwnBot
    from lamplight.bots.uniform import Uniform
    from lamplight.core.game import Game, State
    from lamplight.core.view import Board, GameInfo, Text

    class Half(Game):
        id = "half"
        rules_version = 1
        min_seats = 2
        max_seats = 2
        def info(self):
            return GameInfo("half", Text("half-name"), Text("half-tagline"), 1, 2, 2, (), (), ("red", "blue"))
        def checked(self, options):
            return dict(options)
        def new(self, options, seats):
            return State(seats, 0)
        def board(self, options):
            return Board((), 1, 1)
        def content(self, options):
            return "half-1"
"""
WHOLE = f"{HALF_A_GAME}\n    THING = Kit(game=Half())"


def half_a_game(change: str) -> str:
    """The same game after a change of its class."""
    return textwrap.dedent(HALF_A_GAME) + textwrap.dedent(change) + "\nTHING = Kit(game=Half())\n"


def but(method: str, does: str) -> str:
    """The change that one method does something else."""
    return f"def other(self, *what):\n    {does}\nHalf.{method} = other\n"


class Installed(NamedTuple):
    """A folder with packages of others."""

    folder: Path

    def add(self, package: str, group: str, source: str, value: str = "", entry: str = "mine") -> Installed:
        """A package with one module and one entry point, as pip would lay it down."""
        module = package.replace("-", "_")
        (self.folder / f"{module}.py").write_text(textwrap.dedent(source))
        info = self.folder / f"{module}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[{group}]\n{entry} = {value or f'{module}:THING'}\n")
        return self

    def environment(self) -> dict[str, str]:
        """Where a process finds these packages."""
        path = os.pathsep.join([str(self.folder), *filter(None, [os.environ.get("PYTHONPATH")])])
        return {**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "300"}

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *words],
            env=self.environment(),
            cwd=self.folder,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=120,
        )

    def games(self, lang: str = "en") -> subprocess.CompletedProcess[str]:
        return self.run("-m", "lamplight", "--lang", lang, "games")


@pytest.fixture
def installed(tmp_path: Path) -> Installed:
    return Installed(tmp_path)


FAULTY = {
    "raises": (kits.GAMES, "raise RuntimeError('out of paper')", "RuntimeError: out of paper"),
    "exits": (kits.GAMES, "import sys; sys.exit(3)", "SystemExit: 3"),
    "lacks-the-thing": (kits.GAMES, "", "has no attribute 'THING'"),
    "is-no-kit": (kits.GAMES, "THING = 7", "has to be a Kit (lamplight.bots.kit), but is of type int"),
    "has-no-game": (kits.GAMES, "from lamplight.bots.kit import Kit\nTHING = Kit(game=3)", "A kit needs a game"),
    "has-a-taken-id": (
        kits.GAMES,
        f"{HALF_A_GAME}\n    Half.id = {OURS.id!r}\n    THING = Kit(game=Half())",
        f"There is already a game called {OURS.id}",
    ),
    "has-a-taken-prefix": (
        kits.GAMES,
        f"{HALF_A_GAME}\n    THING = Kit(game=Half(), prefix={OURS.prefix!r})",
        f"begin with {OURS.prefix}- already",
    ),
    "has-a-strange-id": (
        kits.GAMES,
        f"{HALF_A_GAME}\n    Half.id = 'Half a game'\n    THING = Kit(game=Half())",
        "not “Half a game”",
    ),
    "has-no-seats": (
        kits.GAMES,
        f"{HALF_A_GAME}\n    Half.max_seats = 0\n    THING = Kit(game=Half())",
        "must say how many can play",
    ),
    "has-a-wrong-part": (
        kits.GAMES,
        f"{HALF_A_GAME}\n    THING = Kit(game=Half(), rulebook='rules')",
        "The part rulebook of the kit of half has to be: Rulebook.",
    ),
    "has-a-judge-that-cannot-be-called": (
        kits.GAMES,
        f"{HALF_A_GAME}\n    THING = Kit(game=Half(), judge=7)",
        "The part judge of the kit of half has to be: Callable.",
    ),
    "has-a-bot-called-like-a-level": (
        kits.GAMES,
        f"{HALF_A_GAME}\n    THING = Kit(game=Half(), bots=(OwnBot('strong', Uniform, Text('x')),))",
        "half has a bot called strong already",
    ),
    "has-no-english": (
        kits.GAMES,
        f"{HALF_A_GAME}\n    import pathlib\n    THING = Kit(game=Half(), words=pathlib.Path('nowhere'))",
        "lack the English ones",
    ),
    "lacks-info": (kits.GAMES, half_a_game("del Half.info"), "info() of the game half fails: NotImplementedError"),
    "raises-in-info": (kits.GAMES, half_a_game(but("info", "1 / 0")), "info() of the game half fails: ZeroDivision"),
    "exits-in-info": (kits.GAMES, half_a_game(but("info", "exit(3)")), "info() of the game half fails: SystemExit: 3"),
    "says-nothing-of-itself": (
        kits.GAMES,
        half_a_game(but("info", "return None")),
        "info() of the game half has to answer with: GameInfo, not with: NoneType.",
    ),
    "has-a-name-that-is-no-text": (
        kits.GAMES,
        half_a_game(but("info", "return GameInfo('half', 'Half', Text('x'), 1, 2, 2, (), (), ('red', 'blue'))")),
        "info() of the game half fails: Expected `object`, got `str` - at `$.name`",
    ),
    "has-options-that-cannot-be-sent": (
        kits.GAMES,
        half_a_game(
            but("info", "return GameInfo('half', Text('x'), Text('x'), 1, 2, 2, (open,), (), ('red', 'blue'))")
        ),
        "info() of the game half fails: ",
    ),
    "says-another-number-of-seats": (
        kits.GAMES,
        half_a_game("Half.max_seats = 3"),
        "info() of the game half must say what the game itself says",
    ),
    "has-too-few-colours": (
        kits.GAMES,
        half_a_game(but("info", "return GameInfo('half', Text('x'), Text('x'), 1, 2, 2, (), (), ('red',))")),
        "with a colour for every seat",
    ),
    "lacks-its-options": (kits.GAMES, half_a_game("del Half.checked"), "checked({}) of the game half fails: NotImpl"),
    "raises-in-suited": (
        kits.GAMES,
        half_a_game(but("suited", "raise KeyError(what)")),
        "suited(2) of the game half fails: KeyError: (2,)",
    ),
    "refuses-its-own-options": (
        kits.GAMES,
        half_a_game(
            "from lamplight.core.game import SetupError\n"
            + but("checked", "raise SetupError([Text('core-seat-count', {'seats': 7, 'min': 2, 'max': 3})])")
        ),
        "checked({}) of the game half fails: ",
    ),
    "lacks-a-first-position": (kits.GAMES, half_a_game("del Half.new"), "new({}, 2) of the game half fails: NotImpl"),
    "begins-with-nothing": (
        kits.GAMES,
        half_a_game(but("new", "return []")),
        "new({}, 2) of the game half has to answer with: State, not with: list.",
    ),
    "lacks-a-board": (kits.GAMES, half_a_game("del Half.board"), "board({}) of the game half fails: NotImpl"),
    "lacks-its-content": (kits.GAMES, half_a_game("del Half.content"), "content({}) of the game half fails: NotImpl"),
    "is-no-guest": (kits.BOTS, "THING = 'hello'", "has to be a Guest (lamplight.bots.kit), but is of type str"),
    "is-for-no-game": (
        kits.BOTS,
        f"{BOT}\n    THING = Guest('halma', 'mine', First)",
        "is for the game halma, which is not here",
    ),
    "is-named-like-another": (
        kits.BOTS,
        f"{BOT}\n    THING = Guest({OURS.id!r}, {OURS.bots[0].name!r}, First)",
        f"{OURS.id} has a bot called {OURS.bots[0].name} already",
    ),
    "has-no-name": (kits.BOTS, f"{BOT}\n    THING = Guest({OURS.id!r}, 'My Bot', First)", "not “My Bot”"),
    "is-called-by-a-number": (kits.BOTS, f"{BOT}\n    THING = Guest({OURS.id!r}, 5, First)", "has to be: OwnBot"),
    "makes-nothing": (kits.BOTS, f"{BOT}\n    THING = Guest({OURS.id!r}, 'mine', None)", "has to be: OwnBot"),
}


@pytest.mark.parametrize("fault", list(FAULTY))
def test_a_faulty_package_is_named_and_left_out(fault: str, installed: Installed) -> None:
    group, source, said = FAULTY[fault]
    told = installed.add(f"that-{fault}", group, source).games()
    assert told.returncode == 0
    line = next(line for line in told.stdout.splitlines() if f"that-{fault}" in line)
    assert line.startswith(f"that-{fault}: mine is left out. ")
    assert said in line
    assert line in told.stderr, "whoever starts anything is told"
    assert "Traceback" not in told.stderr
    for kit in all_kits():
        assert f"\n{kit.id}  " in f"\n{told.stdout}", "everything else is here"


def test_it_is_said_in_the_language_of_whoever_asks(installed: Installed) -> None:
    installed.add("broken", kits.GAMES, "THING = 7")
    for lang in LANGUAGES:
        said = Catalogue(lang).format(Text("kit-no-kit", {"module": "broken:THING", "found": "int"}))
        assert said in installed.games(lang).stdout


def test_a_guest_plays_wherever_bots_play(installed: Installed) -> None:
    installed.add("first-bot", kits.BOTS, f"{BOT}\n    THING = Guest({OURS.id!r}, 'first', First, 'The First')")
    installed.add("broken", kits.BOTS, "1 / 0")
    listed = installed.games().stdout
    assert "first        The First." in listed
    words = ("simulate", OURS.id, "--games", "1", "--players", str(OURS.game.min_seats), "--bots", "first,uniform")
    assert "(first)" in installed.run("-m", "lamplight", *words).stdout
    asked = f"""
    import json
    from lamplight.kits import bots_for, info_of, game_named
    from lamplight.server.lobby import offered
    from lamplight.kits import kit_named
    print(json.dumps([bots_for({OURS.id!r}), [bot.value for bot in offered(kit_named({OURS.id!r})).bots]]))
    """
    known, offered = json.loads(installed.run("-c", textwrap.dedent(asked)).stdout)
    own = [bot.name for bot in OURS.bots]
    assert known == offered == [*own, "gentle", "normal", "strong", "master", "first", "uniform"]


def test_two_packages_with_one_game_keep_the_first(installed: Installed) -> None:
    for package in ("a-half", "b-half"):
        installed.add(package, kits.GAMES, WHOLE)
    told = installed.games().stdout
    assert "b-half: mine is left out. There is already a game called half" in told
    assert told.count("\nhalf  half-name. half-tagline") == 1


FAILS_LATER = """
from pathlib import Path
info = Half.info
def other(self):
    if Path("broken-now").exists():
        raise OSError("the disk is gone")
    return info(self)
Half.info = other
"""


def test_a_server_starts_beside_broken_packages(installed: Installed, tmp_path: Path) -> None:
    installed.add("broken", kits.GAMES, "raise ValueError('no')")
    installed.add("silent", kits.GAMES, half_a_game("del Half.info\nHalf.id = 'silent'"))
    installed.add("brought", kits.GAMES, half_a_game(""))
    with contextlib.closing(ServerBeside(tmp_path / "data", installed.environment())) as server:
        status, games, _ = server.get("/api/games")
        assert (status, [game["id"] for game in games]) == (200, [*[kit.id for kit in all_kits()], "half"])
        assert server.table_of(OURS.id, *["here"] * usual_players(OURS.game)).id, "and people can play"
    said = (tmp_path / "data.log").read_text()
    assert "broken: mine is left out." in said
    assert "silent: mine is left out." in said


def test_a_game_that_fails_later_leaves_the_list_and_the_others_stay(installed: Installed, tmp_path: Path) -> None:
    now = tmp_path / "broken-now"
    installed.add("tired", kits.GAMES, half_a_game(FAILS_LATER.replace("broken-now", str(now))))
    ours = [kit.id for kit in all_kits()]
    with contextlib.closing(ServerBeside(tmp_path / "data", installed.environment())) as server:
        assert [game["id"] for game in server.get("/api/games")[1]] == [*ours, "half"]
        now.touch()
        for _ in range(2):
            status, games, _ = server.get("/api/games")
            assert (status, [game["id"] for game in games]) == (200, ours)
        now.unlink()
        assert [game["id"] for game in server.get("/api/games")[1]] == [*ours, "half"], "it may recover"
    said = (tmp_path / "data.log").read_text()
    sentence = "tired: mine is left out. The game half cannot be offered: OSError: the disk is gone"
    assert said.count(sentence) == 1, "it is said, but not to every visitor"


def test_the_list_in_the_terminal_names_a_game_that_fails_later(installed: Installed) -> None:
    """Its third answer is the one for the list: two were asked for when it was taken in."""
    later = "calls = []\ninfo = Half.info\n" + but(
        "info", "calls.append(1)\n    return info(self) if len(calls) < 3 else 7"
    )
    told = installed.add("tired", kits.GAMES, half_a_game(later)).games()
    assert told.returncode == 0, told.stderr
    said = "tired: mine is left out. info() of the game half has to answer with: GameInfo, not with: int."
    assert said in told.stdout.splitlines()
    for kit in all_kits():
        assert f"\n{kit.id}  " in f"\n{told.stdout}"


def test_our_own_games_are_found_in_their_folders() -> None:
    folder = Path(kits.__file__).parent / "bots"
    assert {kit.id for kit in kits.own_kits()} == {path.parent.name for path in folder.glob("*/kit.py")}
    assert [kit.order for kit in all_kits()] == sorted(kit.order for kit in all_kits())


def test_what_is_not_here_is_unknown() -> None:
    with pytest.raises(kits.UnknownGame):
        game_named("halma")
    with pytest.raises(kits.UnknownBot):
        bot_named("halma", "strong")
    with pytest.raises(kits.UnknownBot):
        kit_named(OURS.id).bot("clairvoyant")
    assert bots_for("halma") == []


def test_the_usual_number_of_players_is_four_where_that_can_be() -> None:
    class Two(Game):
        id = "two"
        min_seats = 2
        max_seats = 2

    class Many(Game):
        id = "many"
        min_seats = 6
        max_seats = 9

    assert (usual_players(Two()), usual_players(Many())) == (2, 6)
    assert all(usual_players(kit.game) == min(4, kit.game.max_seats) for kit in all_kits())


class Plain(Game):
    """A game that only has a name."""

    id = "plain"
    rules_version = 1
    min_seats = 2
    max_seats = 4


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ({"bots": (OwnBot("Two Words", Uniform, Text("x")),)}, "kit-bot-name"),
        ({"bots": (OwnBot("me", Uniform, Text("x")), OwnBot("me", Uniform, Text("x")))}, "kit-bot-twice"),
        ({"bots": ("me",)}, "kit-part"),
        ({"rulebook": Rulebook("OTHER", {1: 1})}, "kit-sign"),
        ({"measures": 3}, "kit-part"),
        ({"leader": "red"}, "kit-part"),
        ({"words": "here"}, "kit-part"),
        ({"order": "first"}, "kit-part"),
        ({"commands": (Command("play it", "plain-cli", "x"),)}, "kit-part"),
        ({"commands": (Command("mine", "cli-mine", "x"),)}, "kit-foreign-word"),
    ],
)
def test_every_part_is_looked_at(part: dict[str, object], message: str) -> None:
    with pytest.raises(KitError) as caught:
        Kit(game=Plain(), **part)  # type: ignore[arg-type]
    assert caught.value.message.id == message
    for lang in LANGUAGES:
        said = Catalogue(lang).format(caught.value.message)
        assert "{" not in said
        assert "plain" in said


def test_a_kit_needs_nothing_but_a_game() -> None:
    kit = Kit(game=Plain())
    assert kit.prefix == "plain"
    assert kit.bot_names() == ["gentle", "normal", "strong", "master", "uniform"]
    assert Guest("plain", "me", Uniform).label == ""


def test_words_from_outside_begin_with_the_prefix_of_their_game(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("plain-name = Plain\nweb-title = Mine now\n")
    with pytest.raises(KitError, match=r"web-title.*plain-"):
        Kit(game=Plain(), words=tmp_path)


def test_words_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_bytes(b"plain-name = Pl\xe4in\n")
    with pytest.raises(KitError, match=r"The words of plain cannot be read \(.*en\.ftl\)"):
        Kit(game=Plain(), words=tmp_path)
