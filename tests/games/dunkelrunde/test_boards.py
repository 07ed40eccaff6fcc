"""Boards as data: what the two boards are, and that a board which the rules cannot be played on is refused by name."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from tests.games.dunkelrunde import laws, model

from lamplight.core.game import SetupError
from lamplight.core.playout import playout
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.games.dunkelrunde.actions import GHOSTS
from lamplight.games.dunkelrunde.board import TILE_COLOURS, Board, add_board, board_named, read_board
from lamplight.games.dunkelrunde.game import DunkelRunde, DunkelRundeState

Tile = dict[str, object]


class File:
    """A board file to spoil: the short board as tables, written out as TOML again."""

    def __init__(self) -> None:
        land = board_named("short")
        self.head: dict[str, object] = {"format": 1, "id": "spoiled"}
        self.tiles: list[Tile] = []
        for tile in land.tiles[: int(land.road)]:
            table: Tile = {"id": tile.name, "colour": TILE_COLOURS[tile.colour]}
            if tile.landmark:
                table["landmark"] = tile.landmark
            table["at"] = [tile.x, tile.y]
            self.tiles.append(table)
        self.paths: list[Tile] = [
            {"id": "deer", "from": "9", "to": "12", "tiles": [{"id": "h1a", "at": [1, 1]}]},
            {"id": "trail", "from": "13", "to": "16", "tiles": [{"id": "h2a", "at": [1, 1]}]},
            {
                "id": "bridle",
                "from": "18",
                "to": "22",
                "tiles": [{"id": "h3a", "at": [1, 1]}, {"id": "h3b", "at": [1, 1]}],
            },
        ]
        self.ghosts: list[Tile] = [
            {"id": name, "start": start} for name, start in zip(GHOSTS, ("4", "11", "14", "20"), strict=True)
        ]

    def text(self) -> str:
        lines = [f"{key} = {toml(value)}" for key, value in self.head.items()]
        for kind, tables in (("tile", self.tiles), ("path", self.paths), ("ghost", self.ghosts)):
            for table in tables:
                lines += [f"[[{kind}]]", *(f"{key} = {toml(value)}" for key, value in table.items())]
        return "\n".join(lines)

    def faults(self) -> list[str]:
        return faults_of(self.text())


def toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    return f'"{value}"' if isinstance(value, str) else str(value)


def faults_of(source: str) -> list[str]:
    """The ids of all faults of a file; it must be refused."""
    with pytest.raises(SetupError) as caught:
        read_board(source)
    assert all(isinstance(fault, Text) for fault in caught.value.faults)
    return [fault.id for fault in caught.value.faults]


def drop(file: File, *tiles: int) -> None:
    for at in sorted(tiles, reverse=True):
        del file.tiles[at]


def grow(file: File, count: int) -> None:
    for n in range(count):
        insert(file, 2, "grey")
        file.tiles[2]["id"] = f"y{n}"


def paint(file: File, at: int, colour: str, landmark: str = "") -> None:
    file.tiles[at] = {"id": str(at), "colour": colour, **({"landmark": landmark} if landmark else {}), "at": [1, 1]}


def insert(file: File, at: int, colour: str, landmark: str = "") -> None:
    file.tiles.insert(
        at, {"id": f"x{at}", "colour": colour, **({"landmark": landmark} if landmark else {}), "at": [1, 1]}
    )


def swap(file: File, a: int, b: int) -> None:
    file.tiles[a], file.tiles[b] = file.tiles[b], file.tiles[a]


FAULTS: dict[str, list[Callable[[File], object]]] = {
    "dr-board-no-village": [lambda f: drop(f, 0), lambda f: paint(f, 0, "grey"), lambda f: f.tiles.clear()],
    "dr-board-two-villages": [lambda f: insert(f, 3, "yellow", "village")],
    "dr-board-no-linden": [lambda f: drop(f, 26), lambda f: paint(f, 26, "brown")],
    "dr-board-unreachable": [lambda f: insert(f, 27, "grey")],
    "dr-board-shelters": [
        lambda f: drop(f, 8),
        lambda f: drop(f, 17),
        lambda f: insert(f, 10, "yellow", "tower"),
        lambda f: paint(f, 10, "yellow"),
        lambda f: insert(f, 0, "grey"),
        lambda f: swap(f, 8, 17),
    ],
    "dr-board-reds": [
        lambda f: drop(f, 7),
        lambda f: drop(f, 23),
        lambda f: paint(f, 5, "red"),
        lambda f: insert(f, 12, "red", "gate"),
        lambda f: swap(f, 7, 23),
        lambda f: f.tiles.insert(15, f.tiles.pop(23)),
    ],
    "dr-board-river-then-hut": [lambda f: insert(f, 8, "grey"), lambda f: swap(f, 6, 7)],
    "dr-board-gate-then-brown": [lambda f: insert(f, 24, "grey"), lambda f: drop(f, 24, 25)],
    "dr-board-last-before-linden": [lambda f: insert(f, 26, "grey"), lambda f: paint(f, 21, "brown")],
    "dr-board-short-stretch": [lambda f: drop(f, *range(9, 17))],
    "dr-board-blue-blocks": [lambda f: paint(f, 12, "blue")],
    "dr-board-bad-colour": [
        lambda f: f.tiles[3].update(colour="purple"),
        lambda f: f.tiles[3].update(colour="green"),
        lambda f: f.tiles[8].update(colour="grey"),
        lambda f: f.tiles[9].update(landmark="hut"),
        lambda f: f.tiles[7].update(colour="grey"),
        lambda f: f.tiles[4].update(colour="grey"),
    ],
    "dr-board-duplicate-tile": [
        lambda f: f.tiles[3].update(id="2"),
        lambda f: f.paths[0].update(tiles=[{"id": "3", "at": [1, 1]}]),
    ],
    "dr-board-path-empty": [lambda f: f.paths[1].update(tiles=[]), lambda f: f.paths[1].pop("tiles")],
    "dr-board-path-ends-on": [
        lambda f: f.paths[0].update({"from": "77"}),
        lambda f: f.paths[0].update(to="77"),
        lambda f: f.paths[0].update(to="h2a"),
        lambda f: f.paths[0].update({"from": "1", "to": "5"}),
        lambda f: f.paths[2].update(to="23"),
        lambda f: f.paths[2].update({"from": "24", "to": "26"}),
    ],
    "dr-board-path-backward": [
        lambda f: f.paths[0].update({"from": "12", "to": "9"}),
        lambda f: f.paths[0].update({"from": "9", "to": "9"}),
        lambda f: f.paths[0].update({"from": "9", "to": "10"}),
    ],
    "dr-board-path-skips-shelter": [lambda f: f.paths[1].update({"from": "15", "to": "18"})],
    "dr-board-path-skips-obstacle": [lambda f: f.paths[2].update(to="24"), lambda f: f.paths[2].update(to="26")],
    "dr-board-path-overlap": [
        lambda f: f.paths[1].update({"from": "10", "to": "13"}),
        lambda f: f.paths[1].update(id="deer"),
        lambda f: f.paths[1].update({"from": "9", "to": "15"}),
    ],
    "dr-board-ghost-missing": [
        lambda f: f.ghosts.pop(),
        lambda f: f.ghosts[0].update(start="h1a"),
        lambda f: f.ghosts[0].update(start="99"),
        lambda f: f.ghosts.clear(),
    ],
    "dr-board-ghost-off-blue": [
        lambda f: f.ghosts[0].update(start="5"),
        lambda f: (f.ghosts[1].update(start="14"), f.ghosts[2].update(start="11")),
    ],
    "dr-board-ghost-area": [lambda f: f.ghosts[0].update(start="20"), lambda f: f.ghosts[3].update(start="1")],
    "dr-board-blue-without-ghost": [lambda f: paint(f, 2, "blue"), lambda f: f.ghosts[2].update(start="11")],
    "dr-board-too-large": [lambda f: grow(f, 120)],
    "dr-board-unknown-key": [
        lambda f: f.head.update(colour="red"),
        lambda f: f.tiles[1].update(color="grey"),
        lambda f: f.paths[0].update(length=3),
        lambda f: f.ghosts[0].update(name="Casper"),
        lambda f: f.paths[0].update(tiles=[{"id": "h1a", "at": [1, 1], "colour": "green"}]),
    ],
    "dr-board-wrong-type": [
        lambda f: f.head.update(id=7),
        lambda f: f.head.update(id=""),
        lambda f: f.head.update(id="../x"),
        lambda f: f.head.update(id="a" * 41),
        lambda f: f.head.pop("id"),
        lambda f: f.tiles[1].update(id=1),
        lambda f: f.tiles[1].update(id="Eins"),
        lambda f: f.tiles[1].update(id="a b"),
        lambda f: f.tiles[1].update(colour=True),
        lambda f: f.tiles[1].update(landmark="moon"),
        lambda f: f.tiles[1].update(landmark=1),
        lambda f: f.tiles[1].update(at=[1]),
        lambda f: f.tiles[1].update(at=[1, "2"]),
        lambda f: f.tiles[1].update(at=[1, 1001]),
        lambda f: f.tiles[1].update(at=[True, False]),
        lambda f: f.tiles[1].pop("at"),
        lambda f: f.paths[0].update(id="secret"),
        lambda f: f.paths[0].update(tiles=[1, 2]),
        lambda f: f.paths[0].update(to=12),
        lambda f: f.ghosts.append({"id": "casper", "start": "4"}),
        lambda f: f.ghosts.append({"id": "tree", "start": "4"}),
        lambda f: f.ghosts[0].update(id=1),
    ],
    "dr-board-version": [
        lambda f: f.head.update(format=2),
        lambda f: f.head.update(format="1"),
        lambda f: f.head.pop("format"),
    ],
    "dr-board-not-toml": [lambda f: f.head.update(id=Raw("unquoted text")), lambda f: f.head.update(id=Raw("'"))],
}


class Raw:
    """A value written into the file as it is."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text


def test_the_unspoiled_file_is_good() -> None:
    board = read_board(File().text())
    short = board_named("short")
    assert [(t.name, t.colour, t.landmark, t.next) for t in board.tiles] == [
        (t.name, t.colour, t.landmark, t.next) for t in short.tiles
    ]
    assert list(board.ghost_start) == list(short.ghost_start)


@pytest.mark.parametrize(("fault", "number"), [(fault, n) for fault, ways in FAULTS.items() for n in range(len(ways))])
def test_each_fault_is_named(fault: str, number: int) -> None:
    file = File()
    FAULTS[fault][number](file)
    assert fault in file.faults()


def test_faults_name_what_they_are_about() -> None:
    file = File()
    file.tiles[3]["colour"] = "purple"
    with pytest.raises(SetupError) as caught:
        read_board(file.text())
    assert caught.value.faults == [Text("dr-board-bad-colour", {"tile": "3", "value": "purple"})]


def test_several_faults_are_all_named_at_once() -> None:
    file = File()
    file.head["author"] = "nobody"
    file.tiles[3]["colour"] = "purple"
    file.tiles[5]["at"] = "here"
    file.paths[0]["to"] = "77"
    file.paths[2]["to"] = "24"
    file.ghosts.pop()
    insert(file, 26, "grey")
    assert sorted(file.faults()) == sorted(
        [
            "dr-board-unknown-key",
            "dr-board-bad-colour",
            "dr-board-wrong-type",
            "dr-board-path-ends-on",
            "dr-board-path-skips-obstacle",
            "dr-board-ghost-missing",
            "dr-board-blue-without-ghost",
            "dr-board-last-before-linden",
        ]
    )


HOSTILE = [
    ("", "dr-board-version"),
    ("format = 1", "dr-board-wrong-type"),
    ("\x00\xff", "dr-board-not-toml"),
    ("x" * 1_000_000, "dr-board-too-large"),
    ("format = 1\n" * 100_000, "dr-board-too-large"),
    ("a." * 20_000 + "a = 1", "dr-board-too-large"),
    ("".join(f"b{n}." + "a." * 240 + "a = 1\n" for n in range(100)), "dr-board-version"),
    ("format = 1\n" + "".join("[" + "a." * 240 + f"a{n}]\n" for n in range(90)), "dr-board-unknown-key"),
    ("format = 1\nid = " + "[" * 400 + "]" * 50, "dr-board-not-toml"),
    ("format = 1\nid = " + "[\n" * 20_000, "dr-board-not-toml"),
    ("format = 1\nid = " + "{a=\n" * 100, "dr-board-not-toml"),
    ("format = 1\nid = " + "9" * 480, "dr-board-wrong-type"),
    ("format = 1\nid = 0x" + "f\\\n" * 9, "dr-board-not-toml"),
    ("format = 1\n" + "[[tile]]\n" * 5_000, "dr-board-too-large"),
    ("format = 1\n" + "[[ghost]]\n" * 4_500, "dr-board-wrong-type"),
    ("format = 1\n" + "[[path]]\n" * 5_000, "dr-board-path-empty"),
    ("format = 1\ntile = 3\npath = 'x'\nghost = {}", "dr-board-wrong-type"),
    ("format = 1\ntile = [[1], [2]]", "dr-board-wrong-type"),
    ("format = 1\nid = 2020-13-45", "dr-board-not-toml"),
    ("format = nan", "dr-board-version"),
    ("format = [1]", "dr-board-version"),
]


@pytest.mark.parametrize(("source", "fault"), HOSTILE)
def test_hostile_files_are_refused(source: str, fault: str) -> None:
    assert fault in faults_of(source)


@pytest.mark.campaign  # where clocks are read
@pytest.mark.parametrize("source", [source for source, _ in HOSTILE])
def test_hostile_files_are_refused_at_once(source: str) -> None:
    started = time.process_time()
    faults_of(source)
    assert time.process_time() - started < 1.0


# --- the two boards ---


def landmarks(board: Board, colour: str) -> list[str]:
    return [tile.landmark for tile in board.tiles if TILE_COLOURS[tile.colour] == colour]


def test_the_full_board_has_46_road_and_11_green_tiles() -> None:
    board = board_named("linden")
    assert (board.road, board.count) == (46, 57)
    assert sum(1 for tile in board.tiles if tile.colour == TILE_COLOURS.index("green")) == 11
    road = "".join(TILE_COLOURS[tile.colour][0] for tile in board.tiles[:46] if TILE_COLOURS[tile.colour] != "brown")
    assert road == "ygggggbggggryggggbgggggbggggygggggbgggggry"
    assert [tile.name for tile in board.tiles if TILE_COLOURS[tile.colour] == "brown"] == ["41", "42", "43", "44"]


@pytest.mark.parametrize("name", ["linden", "short"])
def test_the_boards_are_those_of_the_model(name: str) -> None:
    board, land = board_named(name), model.MAPS[name]
    assert {t.name: TILE_COLOURS[t.colour] for t in board.tiles} == land.colour
    assert {t.name: [board.tiles[to].name for to in t.next] for t in board.tiles} == land.ways
    assert {g: board.tiles[int(at)].name for g, at in zip(GHOSTS, board.ghost_start, strict=True)} == land.home
    assert landmarks(board, "yellow") == ["village", "hut", "tower", "linden"]
    assert landmarks(board, "red") == ["river", "gate"]
    assert landmarks(board, "blue") == list(GHOSTS)


@pytest.mark.parametrize("name", ["linden", "short"])
def test_hidden_paths_are_one_step_shorter_than_the_road(name: str) -> None:
    land = model.MAPS[name]
    forks = [tile for tile, ways in land.ways.items() if len(ways) == 2]
    assert len(forks) == 3
    avoided = []
    for fork in forks:
        tile, steps = land.ways[fork][1], 1
        while land.colour[tile] == "green":
            tile, steps = land.ways[tile][0], steps + 1
        skipped = land.road[int(fork) + 1 : int(tile)]
        avoided += [t for t in skipped if land.colour[t] == "blue"]
        assert steps == int(tile) - int(fork) - 1
    assert avoided == [land.home[ghost] for ghost in ("ruins", "graveyard", "inn")]


def test_people_see_the_board_as_it_is() -> None:
    shown = DunkelRunde().board({"board": "short"})
    land = model.MAPS["short"]
    assert {place.id: list(place.next) for place in shown.places} == land.ways
    assert {place.id: place.kind for place in shown.places} == land.colour
    assert all(0 <= place.x <= 1000 and 0 <= place.y <= 1000 for place in shown.places)
    assert len({(place.x, place.y) for place in shown.places}) == len(shown.places)


def test_the_hash_follows_the_rules_not_the_drawing() -> None:
    file = File()
    first = read_board(file.text()).content
    file.tiles[3]["at"] = [500, 500]
    assert read_board(file.text()).content == first
    file.paths[0]["tiles"] = [{"id": "h1a", "at": [1, 1]}, {"id": "h1b", "at": [1, 1]}]
    assert read_board(file.text()).content != first
    assert board_named("linden").content != board_named("short").content


def test_a_board_of_ones_own_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lamplight.games.dunkelrunde.board._added", {})  # and forgotten after this test
    file = File()
    file.head["id"] = "my-own"
    insert(file, 3, "grey")
    board = read_board(file.text())
    add_board(board)
    game = DunkelRunde()
    assert "my-own" in [choice.value for spec in game.info().options for choice in spec.choices if spec.name == "board"]
    state = game.new({"board": "my-own"}, 3)
    playout(state, Rng(5), 20_000)
    laws.check(state)
    assert state.outcome() is not None
    assert game.content({"board": "my-own"}) == board.content


def test_a_board_may_not_take_the_name_of_ours() -> None:
    file = File()
    file.head["id"] = "linden"
    with pytest.raises(SetupError) as caught:
        add_board(read_board(file.text()))
    assert [fault.id for fault in caught.value.faults] == ["dr-board-name-taken"]


@pytest.mark.parametrize("name", ["linden", "short"])
def test_no_position_has_more_actions_than_the_board_allows_for(name: str) -> None:
    """Every roll with the children anywhere: what is legal fits into the room for it."""
    rng, night = Rng(7), DunkelRunde().new({"board": name}, 6)
    assert isinstance(night, DunkelRundeState)
    most = 0
    for _ in range(60):
        trial = night.copy()
        for child in range(12):
            trial.put(child, rng.below(trial.board.linden))
        for roll in range(48):
            rolled = trial.copy()
            rolled.apply(roll)
            most = max(most, len(rolled.legal_actions()))
    assert 8 < most <= night.most_actions() < 100
