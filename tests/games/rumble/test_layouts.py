"""Layouts: their spelling, everything that can be wrong with them, the curated ones and the generator."""

from __future__ import annotations

import pytest
from tests.games.rumble.table import GAME, new, rule

from lamplight.core.game import SetupError
from lamplight.core.view import Text
from lamplight.games.rumble.actions import LAYS
from lamplight.games.rumble.dungeon import SIDES, Dungeon, curated, dungeon_of, named_layout, numbered
from lamplight.games.rumble.layout import Card, Floor, distances, faults, generated, parse_floor, parse_layout
from lamplight.games.rumble.rooms import DUNGEON_ROOMS, HOUSE_ROOMS, TWISTY, doors
from lamplight.games.rumble.tableau import DungeonChart, RoomCard

RING = "d1c:000100200300310320230130030020010330"
HOUSE_RING = "h1c:330100200300310320230130030020010000"


def wrong(layout: str, box: str = "dungeon") -> list[str]:
    with pytest.raises(SetupError) as caught:
        GAME.checked({"set": box, "layout": layout})
    return [fault.id for fault in caught.value.faults]


def cards(spelling: str = RING) -> list[Card]:
    return parse_floor(spelling).cards


def ids(floor: Floor, combined: bool = False) -> list[str]:
    return [fault.id for fault in faults(floor, combined)]


# --- spelling ---


@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize("kinds", ["d", "h", "dh"])
def test_what_is_spelled_can_be_read_again(kinds: str, number: int) -> None:
    dungeon = numbered(kinds, number % 3 == 0, number)
    again = named_layout(kinds, dungeon.spelled)
    assert again.spelled == dungeon.spelled
    assert again.names == dungeon.names
    assert again.shown() == dungeon.shown()
    assert [again.neighbours(room) for room in range(len(again.names))] == [
        dungeon.neighbours(room) for room in range(len(dungeon.names))
    ]
    box = {"d": "dungeon", "h": "house", "dh": "both"}[kinds]
    assert new(3, set=box, layout=dungeon.spelled).dungeon.spelled == dungeon.spelled


def test_the_spelling_counts_in_sixteen_and_turns() -> None:
    floor = parse_floor("d1t:" + "".join(f"{x:x}{15 - x:x}{x % 4}" for x in range(12)))
    assert floor.twisty
    assert [(card.x, card.y, card.turn) for card in floor.cards] == [(x, 15 - x, x % 4) for x in range(12)]
    assert floor.spelled() == "d1t:" + "".join(f"{x:x}{15 - x:x}{x % 4}" for x in range(12))


@pytest.mark.parametrize(
    "text",
    [
        "", " ", ":", "d1c", "d1c:", "d1c: ", "ringg", "Ring", "d-ring", RING[:-1], RING + "0", RING + "000",
        f" {RING}", f"{RING} ",
        f"{RING}\n", RING.upper(), RING.replace("d1c", "x1c"), RING.replace("d1c", "d1x"), RING.replace("d1c", "d1cc"),
        RING.replace("d1c", "d1"), RING[:-1] + "4", RING[:-1] + "-", RING[:-3] + "g00", RING[:-3] + "F00",
        RING[:-3] + "３00",
        RING[:-3] + "٣00", RING[:-1] + "²", RING.replace("0", "\x00"), f"{RING}+", f"+{RING}", "+" * 119, "d1c:" * 25,
        "💀" * 12, "d1c:" + "💀" * 36, "../../etc/passwd", "d1c:" + "0" * 35 + "\n", "x" * 121,
        "x" * 5_000_000, ":" * 5_000_000,
    ],
    ids=lambda text: repr(text[:24]),
)  # fmt: skip
def test_hostile_spellings_are_refused(text: str) -> None:
    assert wrong(text) == ["rd-layout-spelling"]


def test_an_unknown_version_is_named() -> None:
    with pytest.raises(SetupError) as caught:
        parse_layout(RING.replace("d1c", "d2c"), "d")
    assert caught.value.faults == [Text("rd-layout-version", {"value": "2", "known": "1"})]


def test_the_boxes_must_fit_the_lay_out() -> None:
    assert wrong(HOUSE_RING) == ["rd-layout-wrong-set"]
    assert wrong(RING, "house") == ["rd-layout-wrong-set"]
    assert wrong(f"{RING}+{RING}", "both") == ["rd-layout-wrong-set"]
    assert wrong(f"{HOUSE_RING}+{RING}", "both") == ["rd-layout-wrong-set"]
    assert wrong(RING, "both") == ["rd-layout-wrong-set"]
    assert wrong(f"{RING}+{HOUSE_RING}") == ["rd-layout-wrong-set"]
    assert GAME.checked({"set": "both", "layout": f"{RING}+{HOUSE_RING}"})


def test_only_good_lay_outs_are_kept_in_memory_and_not_for_ever() -> None:
    assert dungeon_of.cache_info().maxsize is not None
    assert numbered.cache_info().maxsize is not None


# --- faults ---


def test_a_good_floor_has_none() -> None:
    assert ids(parse_floor(RING)) == []
    assert ids(parse_floor(HOUSE_RING), combined=True) == []


@rule("RD-2.1")
def test_every_fault_by_its_own() -> None:
    unknown = Floor("d", False, [*cards(), Card("moon" * 10, 9, 9, 0)])
    assert faults(unknown, False) == [Text("rd-layout-unknown", {"room": ("moon" * 10)[:20]})]
    repeated = Floor("d", False, [*cards(), Card("hall", 9, 9, 0)])
    assert faults(repeated, False) == [Text("rd-layout-repeated", {"room": Text("rd-room-hall")})]
    overlap = Floor("d", False, cards("d1c:000100200300310320230130030020010230"))
    assert faults(overlap, False) == [
        Text("rd-layout-overlap", {"room": Text("rd-room-treasury"), "other": Text("rd-room-well")})
    ]
    missing = Floor("d", False, [card for card in cards() if card.room != "den"])
    assert faults(missing, False) == [Text("rd-layout-missing", {"room": Text("rd-room-den")})]
    apart = Floor("d", False, cards(RING[:-3] + "ff0"))
    assert faults(apart, False) == [Text("rd-layout-unreachable", {"room": Text("rd-room-treasury")})]
    close = Floor("d", False, cards("d1c:000100200300310320230130030020330010"))
    assert faults(close, False) == [Text("rd-layout-too-close", {"steps": 1, "need": 4})]
    front = Floor("h", False, cards("h1c:100330200300310320230130030020010000"))
    assert faults(front, True) == [Text("rd-layout-front-door", {"steps": 1, "need": 6})]
    assert faults(front, False) == []


@rule("A18")
def test_twisty_doors_must_meet() -> None:
    """The same cells with classic doors are one dungeon, with doors turned away they are not."""
    floor = Floor("d", True, cards(RING))
    assert "rd-layout-unreachable" in ids(floor)
    links = floor.links()
    for room, others in links.items():
        for other in others:
            assert room in links[other], "a door has two sides"


def test_several_faults_are_all_named() -> None:
    heap = Floor(
        "d", False, [Card(room, 0, 0, 0) for room in DUNGEON_ROOMS if room != "well"] + [Card("moon", 1, 1, 0)]
    )
    found = ids(heap)
    assert found.count("rd-layout-overlap") == 10
    assert found.count("rd-layout-missing") == found.count("rd-layout-unknown") == 1
    split = "d1c:" + "000" + "100" + "".join(f"{x:x}50" for x in range(9)) + "200"
    found = wrong(split)
    assert found.count("rd-layout-unreachable") == 9
    assert found.count("rd-layout-too-close") == 1
    both = wrong(f"{RING[:-3]}ff0+{HOUSE_RING[:-3]}ff0", "both")
    assert both.count("rd-layout-unreachable") == 2, "of both floors"


# --- curated ---


@rule("RD-2.2", "RD-2.3")
@pytest.mark.parametrize("name", sorted(curated()))
def test_the_curated_lay_outs_can_be_played_on(name: str) -> None:
    kinds, layout = name.split("-")
    dungeon = named_layout(kinds, layout)
    assert dungeon.spelled == curated()[name]
    for floor in dungeon.floors:
        assert ids(floor, len(kinds) > 1) == []
        check_good(floor)
    assert sorted({key.split("-")[1] for key in curated()}) == ["eight", "ladder", "ring"]


# --- generator ---


def check_good(floor: Floor) -> None:
    """Connected, with a loop, the two special rooms as far apart as any two rooms."""
    links = floor.links()
    names = DUNGEON_ROOMS if floor.kind == "d" else HOUSE_ROOMS
    assert sorted(links) == sorted(names)
    assert len({(card.x, card.y) for card in floor.cards}) == 12
    far = {room: distances(links, room) for room in names}
    assert all(len(steps) == 12 for steps in far.values()), "connected"
    assert sum(len(others) for others in links.values()) // 2 >= 12, "a loop"
    diameter = max(max(steps.values()) for steps in far.values())
    assert diameter >= 4
    one, two = ("entry", "treasury") if floor.kind == "d" else ("cellar", "frontdoor")
    assert far[one][two] == diameter


@rule("RD-2.3", "A17", "A19", "C2", "C3")
@pytest.mark.parametrize(
    ("kind", "twisty", "count"), [("d", False, 300), ("h", False, 300), ("d", True, 40), ("h", True, 40)]
)
def test_generated_lay_outs_are_good(kind: str, twisty: bool, count: int) -> None:
    seen = set()
    for number in range(count):
        floor = generated(kind, twisty, number, combined=True)
        assert floor.twisty == twisty
        assert ids(floor, combined=True) == []
        check_good(floor)
        seen.add(floor.spelled())
        assert parse_floor(floor.spelled()).spelled() == floor.spelled()
    assert len(seen) == count, "other numbers, other layouts"


def test_the_same_number_gives_the_same_lay_out() -> None:
    for kind in ("d", "h"):
        for number in (0, 1, 77, LAYS - 1):
            one, two = generated(kind, False, number, False), generated(kind, False, number, False)
            assert one.spelled() == two.spelled()
    numbered.cache_clear()
    first = numbered("dh", False, 5)
    numbered.cache_clear()
    assert numbered("dh", False, 5).spelled == first.spelled


def test_generated_lay_outs_stay_as_they_are() -> None:
    """Records name a layout by its number alone."""
    assert generated("d", False, 0, False).spelled() == FIRST["d1c"]
    assert generated("d", True, 0, False).spelled() == FIRST["d1t"]
    assert generated("h", False, 0, True).spelled() == FIRST["h1c"]
    assert generated("h", True, 0, True).spelled() == FIRST["h1t"]


FIRST = {
    "d1c": "d1c:020330320210120200410110220310100400",
    "d1t": "d1t:020212113302223411311333230321123423",
    "h1c": "h1c:620300210220400420120520310410110010",
    "h1t": "h1t:403120312412422212223112023012320002",
}


def test_the_number_of_a_lay_out_is_drawn_and_can_be_listed() -> None:
    state = new(3)
    assert state.chance_label() == "lay"
    outcomes = state.chance_outcomes()
    assert len(outcomes) == LAYS == int(state.chance_total())
    assert {weight for _, weight in outcomes} == {1}
    assert state.refusal(-1, state.parse("lay 0")) is None
    assert state.refusal(0, state.parse("lay 0")) is not None
    last = f"lay {LAYS - 1}"
    assert state.text(state.parse(last)) == last
    state.apply(state.parse("lay 3"))
    assert state.dungeon.spelled == numbered("d", False, 3).spelled


# --- what people see of it ---


@pytest.mark.parametrize("kinds", ["d", "h", "dh"])
def test_the_scene_shows_cards_doors_and_special_rooms(kinds: str) -> None:
    for number in range(6):
        dungeon: Dungeon = numbered(kinds, number == 0, number)
        board = dungeon.shown()
        assert len({(place.x, place.y) for place in board.places}) == len(board.places)
        assert [place.id for place in board.places] == dungeon.names
        assert isinstance(board.chart, DungeonChart)
        cards = {card.room: card for card in board.chart.rooms}
        assert list(cards) == dungeon.names
        for place in board.places:
            assert sorted(place.next) == sorted(
                dungeon.names[other] for other in dungeon.neighbours(dungeon.index[place.id])
            )
            card = next(card for floor in dungeon.floors for card in floor.cards if card.room == place.id)
            open_to = tuple(SIDES[side] for side in doors(place.id, card.turn, number == 0))
            assert cards[place.id] == RoomCard(place.id, open_to, card.turn)
        marked = {mark: [place.id for place in board.places if mark in place.marks] for mark in ("exit", "treasure")}
        assert (
            marked
            == {
                "d": {"exit": ["entry"], "treasure": ["treasury"]},
                "h": {"exit": [], "treasure": []},
                "dh": {"exit": ["frontdoor"], "treasure": ["treasury"]},
            }[kinds]
        )


def test_every_card_has_doors() -> None:
    assert set(TWISTY) == set(DUNGEON_ROOMS + HOUSE_ROOMS)
    for room in TWISTY:
        assert doors(room, 0, False) == (0, 1, 2, 3)
        assert 2 <= len(doors(room, 1, True)) <= 4
        assert doors(room, 4, True) == doors(room, 0, True)
    assert doors("kitchen", 0, True) == (0, 1)
    assert doors("kitchen", 1, True) == (1, 2), "a quarter clockwise"
    assert doors("kitchen", 3, True) == (0, 3)
