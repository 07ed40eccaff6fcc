"""A study: a TOML file that says what is varied and what is measured. Everything wrong with it is named at once.

format = 1
title = "..."                      about = "..."
game = "its id"                    games = 200 (per cell)            seed = "any word"       most-plies = 20000
measures = ["turns", "choices", "ends", "seats"]
players = 4    bots = ["thoughtful"]    board = "linden"             what is not varied ...
[options]      crowds = "none"
[content]      "dice.recruitment.orc.faces" = [1, 1, 1, 2, 2, 2]
[grid]         players = [2, 3]    bots = [["thoughtful"], ["thoughtful", "uniform"]]    board = ["linden", "my.toml"]
[grid.options] crowds = ["group", "none"]                            ... and what is: every combination is a cell
[grid.content] "threat.TH01.quest.troops.orc" = [2, 3]
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Final

from lamplight import __version__
from lamplight.bots.kit import Value
from lamplight.core.game import Game, SetupError
from lamplight.core.view import Text
from lamplight.kits import UnknownBot, UnknownGame, all_games, bot_named, bots_for, game_named, kit_named
from lamplight.lab import measures
from lamplight.lab.arena import lineups
from lamplight.lab.faults import LabFault, asked
from lamplight.lab.job import MOST_CELLS, MOST_GAMES, Cell, Plan
from lamplight.lab.play import fingerprint, opened
from lamplight.lab.store import refused

FORMAT: Final = 1
LARGEST: Final = 100_000
KEYS: Final = (
    "format", "title", "about", "game", "games", "seed", "most-plies", "measures", "players", "bots", "board",
    "options", "content", "grid",
)  # fmt: skip
GRID: Final = ("players", "bots", "board", "options", "content")
MOST_PLIES: Final = 20_000
LONGEST_PLIES: Final = 10_000_000
MOST_FAULTS: Final = 20


class Reader:
    """Reads a study; collects what is wrong with it."""

    def __init__(self, path: Path, data: dict[str, object]) -> None:
        self.path = path
        self.data = data
        self.faults: list[Text] = []

    def fault(self, message: str, **args: int | str | Text) -> None:
        self.faults.append(Text(message, args))

    def stop(self) -> None:
        """Raises what was found so far."""
        if self.faults:
            about = Text("lab-study-faults", {"file": str(self.path), "count": len(self.faults)})
            raise LabFault(about, self.faults[:MOST_FAULTS], mistyped=True)

    def keys(self, table: dict[str, object], allowed: tuple[str, ...], where: str) -> None:
        for key in table:
            if key not in allowed:
                self.fault("lab-study-key", key=f"{where}{key}", known=", ".join(allowed))

    def text(self, key: str, default: str) -> str:
        value = self.data.get(key, default)
        if isinstance(value, str):
            return value
        self.fault("lab-study-type", key=key, want=Text("lab-want-text"))
        return default

    def number(self, key: str, default: int, low: int, high: int) -> int:
        value = self.data.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.fault("lab-study-number", key=key, low=low, high=high)
        return default

    def words(self, value: object, key: str) -> list[str]:
        if isinstance(value, list) and value and all(isinstance(one, str) for one in value):
            return [str(one) for one in value]
        self.fault("lab-study-type", key=key, want=Text("lab-want-texts"))
        return []

    def table(self, data: dict[str, object], key: str, where: str = "") -> dict[str, object]:
        value = data.get(key, {})
        if isinstance(value, dict):
            return value
        self.fault("lab-study-type", key=f"{where}{key}", want=Text("lab-want-table"))
        return {}

    def several(self, value: object, key: str) -> list[object]:
        if isinstance(value, list) and value:
            return value
        self.fault("lab-study-type", key=key, want=Text("lab-want-list"))
        return []


class Draft:
    """A cell that is not yet checked."""

    def __init__(self, players: int, bots: list[str], board: str) -> None:
        self.players = players
        self.bots = bots
        self.board = board
        self.options: dict[str, str] = {}
        self.changes: dict[str, Value] = {}
        self.labels: dict[str, str] = {}


Setter = Callable[[Reader, Draft, str, object], None]


def read(path: Path) -> Plan:
    """The plan of a study file; raises LabFault."""
    try:
        with open(path, "rb") as file:
            source = file.read(LARGEST + 1)
    except OSError as error:
        raise refused(error, path) from None
    if len(source) > LARGEST:
        raise asked("lab-study-large", file=str(path))
    try:
        data = tomllib.loads(source.decode("utf-8"))
    except (ValueError, RecursionError) as error:  # not TOML, or not UTF-8
        reason = str(error).splitlines()[0]
        raise asked("lab-study-not-toml", file=str(path), reason=reason) from None
    return planned(Reader(path, data))


def planned(reader: Reader) -> Plan:
    """The plan of what was read."""
    data = reader.data
    reader.keys(data, KEYS, "")
    if data.get("format") != FORMAT:
        reader.fault("lab-study-format", format=FORMAT)
    game = chosen_game(reader)
    wanted = chosen_measures(reader, game)
    games = reader.number("games", 100, 1, MOST_GAMES)
    most_plies = reader.number("most-plies", MOST_PLIES, 1, LONGEST_PLIES)
    title, about, seed = (reader.text(key, default) for key, default in TEXTS.items())
    cells = [cell for draft in crossed(reader, game) if (cell := checked(reader, game, draft, games)) is not None]
    reader.stop()
    if sum(cell.games for cell in cells) > MOST_GAMES:
        reader.fault("lab-study-large-grid", count=len(cells), cells=MOST_CELLS, games=MOST_GAMES)
        reader.stop()
    rules = {game.id: fingerprint(game.id)}
    counted = measures.counted(game.id, wanted)
    return Plan(__version__, rules, seed, tuple(cells), counted, most_plies, title, about, tuple(dict.fromkeys(wanted)))


TEXTS: Final = {"title": "", "about": "", "seed": "lamplight"}


def chosen_game(reader: Reader) -> Game:
    name = reader.text("game", "")
    try:
        return game_named(name)
    except UnknownGame:
        reader.fault("lab-study-game", value=name, known=", ".join(game.id for game in all_games()))
        reader.stop()
        raise


def chosen_measures(reader: Reader, game: Game) -> list[str]:
    known = measures.known(game.id)
    wanted = reader.words(reader.data.get("measures", ["turns", "ends"]), "measures")
    for name in wanted:
        if name not in known:
            reader.fault("lab-study-measure", value=name, game=game.id, known=", ".join(known))
    return wanted


def crossed(reader: Reader, game: Game) -> list[Draft]:
    """Every combination of what the grid varies."""
    data = reader.data
    before = len(reader.faults)
    grid = reader.table(data, "grid")
    reader.keys(grid, GRID, "grid.")
    fixed = Draft(reader.number("players", 4, 1, 99), [], reader.text("board", ""))
    fixed.bots = reader.words(data["bots"], "bots") if "bots" in data else bots_for(game.id)[:1]
    for name, value in reader.table(data, "options").items():
        set_option(reader, fixed, name, value)
    for name, value in reader.table(data, "content").items():
        set_content(reader, fixed, name, value)
    axes: list[tuple[str, list[object], Setter]] = []
    setters: dict[str, Setter] = {"players": set_players, "bots": set_bots, "board": set_board}
    for key, set_it in setters.items():
        if key in grid:
            if key in data:
                reader.fault("lab-study-twice", key=key)
            axes.append((key, reader.several(grid[key], f"grid.{key}"), set_it))
    for table, set_one in (("options", set_option), ("content", set_content)):
        for name, values in reader.table(grid, table, "grid.").items():
            if name in reader.table(data, table):
                reader.fault("lab-study-twice", key=f"{table}.{name}")
            axes.append((name, reader.several(values, f"grid.{table}.{name}"), set_one))
    count = 1
    for _, values, _ in axes:
        count *= len(values)
    if count > MOST_CELLS:
        reader.fault("lab-study-large-grid", count=count, cells=MOST_CELLS, games=MOST_GAMES)
    if len(reader.faults) > before:
        reader.stop()  # there is no grid whose cells could be looked at
    drafts = []
    for combination in product(*(values for _, values, _ in axes)):
        draft = Draft(fixed.players, fixed.bots, fixed.board)
        draft.options, draft.changes = dict(fixed.options), dict(fixed.changes)
        for (name, _, set_it), value in zip(axes, combination, strict=True):
            set_it(reader, draft, name, value)
            draft.labels[name] = shown(value)
        drafts.append(draft)
    if len(reader.faults) > before:
        reader.stop()
    return drafts


def shown(value: object) -> str:
    """A value of the grid as people read it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return " ".join(str(one) for one in value) if isinstance(value, list) else str(value)


def set_players(reader: Reader, draft: Draft, _: str, value: object) -> None:
    if isinstance(value, int) and not isinstance(value, bool):
        draft.players = value
    else:
        reader.fault("lab-study-type", key="grid.players", want=Text("lab-want-numbers"))


def set_bots(reader: Reader, draft: Draft, _: str, value: object) -> None:
    draft.bots = [value] if isinstance(value, str) else reader.words(value, "grid.bots")


def set_board(reader: Reader, draft: Draft, _: str, value: object) -> None:
    if isinstance(value, str):
        draft.board = value
    else:
        reader.fault("lab-study-type", key="grid.board", want=Text("lab-want-texts"))


def set_option(reader: Reader, draft: Draft, name: str, value: object) -> None:
    if isinstance(value, str | int) and not isinstance(value, bool):
        draft.options[name] = str(value)
    else:
        reader.fault("lab-study-type", key=f"options.{name}", want=Text("lab-want-text"))


def set_content(reader: Reader, draft: Draft, name: str, value: object) -> None:
    fine = isinstance(value, str | int | float | bool)
    if isinstance(value, list) and value:
        fine = all(isinstance(one, int) for one in value) or all(isinstance(one, str) for one in value)
    if fine:
        draft.changes[name] = value  # type: ignore[assignment]
    else:
        reader.fault("lab-study-type", key=f"content.{name}", want=Text("lab-want-value"))


def checked(reader: Reader, game: Game, draft: Draft, games: int) -> Cell | None:
    """A cell that can be played; or the faults say why not."""
    before = len(reader.faults)
    where = ", ".join(f"{name} = {value}" for name, value in draft.labels.items()) or "-"
    board = ""
    if draft.changes and kit_named(game.id).content is None:
        reader.fault("lab-study-no-content", game=game.id)
    for bot in draft.bots:
        try:
            bot_named(game.id, bot)
        except UnknownBot:
            reader.fault("lab-study-bot", value=bot, game=game.id, known=", ".join(bots_for(game.id)))
    if len(set(draft.bots)) < len(draft.bots):
        reader.fault("lab-bot-twice")
    if draft.board:
        board = own_board(reader, game, draft)
    if len(reader.faults) > before:
        del reader.faults[before + 1 :]
        if reader.faults[before] in reader.faults[:before]:
            reader.faults.pop()  # said of another cell already
        return None
    lines = lineups(draft.bots, draft.players, game.together) if draft.players > 0 else (("",),)
    options = {**game.suited(draft.players), **draft.options}
    cell = Cell(game.id, options, lines, max(1, -(-games // len(lines))), draft.labels, board, draft.changes)
    try:
        opened(cell)
    except SetupError as error:
        reader.fault("lab-study-cell", cell=where, reason=error.faults[0])
        return None
    return cell


def own_board(reader: Reader, game: Game, draft: Draft) -> str:
    """The text of a file of one's own; nothing for a board by name."""
    name = draft.board
    files = kit_named(game.id).files
    if files is None:
        reader.fault("lab-study-no-board", game=game.id)
        return ""
    if not name.endswith(".toml"):
        draft.options[files.option] = name
        return ""
    path = reader.path.parent / name
    try:
        source = path.read_bytes()[: files.largest + 1].decode("utf-8")
        draft.options[files.option] = files.take(source)
    except OSError as error:
        reader.faults.append(refused(error, path).text)
        return ""
    except UnicodeDecodeError:
        reader.fault("lab-file", file=str(path), reason="UTF-8")
        return ""
    except SetupError as error:
        reader.fault("lab-study-board", file=str(path), reason=error.faults[0])
        return ""
    return source
