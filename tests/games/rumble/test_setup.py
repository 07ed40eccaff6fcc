"""RD-1 to RD-3: the material, the set-up, the goal."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.rumble.table import GAME, SEATS, Table, beside, new, rule

from lamplight.core.events import Narrator, heard_by
from lamplight.core.game import CHANCE, SetupError
from lamplight.core.rng import Rng
from lamplight.games.rumble.actions import CHARACTERS, DUNGEON_CHARACTERS, HOUSE_CHARACTERS
from lamplight.games.rumble.game import RumbleState
from lamplight.games.rumble.state import BRAWLING, DEALING, PLACING, STARTING


def drawn(state: RumbleState, rng: Rng) -> RumbleState:
    """The set-up drawn to its end."""
    while state.actor == CHANCE:
        state.apply(state.chance_at(rng.below(state.chance_total())))
    return state


def texts(state: RumbleState) -> list[str]:
    return [state.text(code) for code, _ in state.chance_outcomes()]


def refused(players: int, **options: str) -> list[str]:
    with pytest.raises(SetupError) as caught:
        GAME.new(options, players)
    return [fault.id for fault in caught.value.faults]


@rule("RD-1.1")
def test_twelve_rooms_twelve_characters_twelve_tokens_one_chest() -> None:
    assert len(DUNGEON_CHARACTERS) == len(HOUSE_CHARACTERS) == 12
    assert len(set(CHARACTERS)) == 24
    for box, chests in (("dungeon", 1), ("house", 0)):
        state = new(3, set=box)
        assert len(state.scene().places) == 12
        kinds = Counter(piece.kind for piece in state.view(None).pieces)
        assert kinds["character"] == 12
        assert kinds["chest"] == chests
    assert len(GAME.info().colours) == len(set(GAME.info().colours)) >= 6
    table = Table(3)
    table.may_not("move cube entry", rule="RD-4.6")
    state = table.state
    for code in (31 * 32, 12 * 32, 1024 + 12 * 32, 2048 + 12, 2080 + 12, 31):  # a 13th character, a 13th room
        refusal = state.refusal(0, code)
        assert refusal is not None
        assert refusal.rule == "RD-1.1", code


@rule("RD-2.1")
def test_all_twelve_rooms_are_used() -> None:
    for layout in ("generated", "ring", "ladder", "eight"):
        state = drawn(new(3, layout=layout), Rng(4))
        assert {place.id for place in state.scene().places} == set(state.dungeon.names)
        assert len(state.dungeon.names) == 12


@rule("RD-2.2")
def test_the_shape_is_free() -> None:
    """Layouts by number, by name, or one's own."""
    shapes = set()
    for number in range(12):
        state = new(3)
        state.apply(state.parse(f"lay {number}"))
        shapes.add(frozenset((place.x, place.y) for place in state.scene().places))
    assert len(shapes) > 8
    own = "d1c:000010100110200210300310400410500510"
    assert new(3, layout=own).dungeon.spelled == own
    corridor = "d1c:" + "".join(f"{x:x}00" for x in range(12))
    assert new(3, layout=corridor).dungeon.neighbours(5) == [4, 6]


@rule("RD-2.3", "A17")
@pytest.mark.parametrize("name", ["ring", "ladder", "eight"])
def test_treasure_room_and_entry_are_far_apart(name: str) -> None:
    dungeon = new(3, layout=name).dungeon
    steps = {int(dungeon.exit): 0}
    todo = [int(dungeon.exit)]
    for room in todo:
        for other in dungeon.neighbours(room):
            if other not in steps:
                steps[other] = steps[room] + 1
                todo.append(other)
    assert steps[int(dungeon.treasury)] == max(steps.values()) >= 4


@rule("RD-2.4", "A16")
def test_every_room_receives_one_character_at_random() -> None:
    state = new(3, layout="ring")
    names = state.dungeon.names
    for at in range(12):
        assert state.phase == PLACING
        outcomes = state.chance_outcomes()
        assert len(outcomes) == 12 - at
        assert {weight for _, weight in outcomes} == {1}
        assert all(state.text(code).endswith(f" {names[at]}") for code, _ in outcomes)
        state.apply(outcomes[-1][0])
    assert list(state.crowd) == [1] * 12
    assert sorted(piece.at for piece in state.view(None).pieces if piece.kind == "character") == sorted(names)


@rule("RD-2.5")
def test_the_chest_starts_in_the_treasure_room() -> None:
    state = new(3)
    assert next(piece.at for piece in state.view(None).pieces if piece.id == "chest") == "box"
    state = drawn(state, Rng(1))
    assert next(piece.at for piece in state.view(None).pieces if piece.id == "chest") == "treasury"


@rule("RD-2.6", "A11", "A27")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_player_gets_tokens_that_only_he_sees(players: int) -> None:
    tokens = 3 if players == 2 else 2
    state = new(players, layout="ring")
    while state.phase == PLACING:
        state.apply(state.chance_at(0))
    held: dict[int, set[str]] = {seat: set() for seat in range(players)}
    for at in range(tokens * players):
        assert state.phase == DEALING
        assert len(state.chance_outcomes()) == 12 - at
        code = int(state.chance_at(at % 3 if at < 10 else 0))
        _, number, name = state.text(code).split(" ")
        tell = Narrator()
        state.apply(code, tell)
        held[int(number) - 1].add(name)
        told = [event for event in tell.events if event.kind == "secret"]
        assert [event.piece for event in told] == [name]
        assert [who for who in (None, *range(players)) if heard_by(told[0], who)] == [int(number) - 1]
    assert state.phase == STARTING
    assert sum(1 for owner in state.owner if owner == -1) == 12 - tokens * players
    for seat in range(players):
        assert len(held[seat]) == tokens
        assert set(beside(state.view(seat)).secret) == held[seat]
    assert beside(state.view(None)).secret == ()


@rule("RD-2.6")
def test_no_person_deals() -> None:
    state = new(3, layout="ring")
    while state.phase == PLACING:
        state.apply(state.chance_at(0))
    for seat in (0, 1, -3):
        refusal = state.refusal(seat, state.parse("deal 1 lich"))
        assert refusal is not None
        assert (refusal.rule, refusal.message.id) == ("RD-2.6", "rd-no-chance")
    refusal = state.refusal(0, state.parse("move lich hall"))
    assert refusal is not None
    assert refusal.rule == "RD-4.4"
    assert state.refusal(-1, state.parse("deal 1 lich")) is None
    assert state.refusal(-1, state.parse("deal 2 lich")) is not None, "seat after seat"


@rule("RD-2.7")
def test_everybody_starts_at_nothing() -> None:
    for players in (3, 6):
        assert beside(new(players).view(None)).scores == (0,) * players
    assert len(GAME.info().colours) >= GAME.max_seats


@rule("RD-3.1", "RD-6.8")
def test_most_points_over_three_adventures_wins() -> None:
    table = Table(3).scored([5, 10, 3], [2, 1, 9]).only("cube", "eye").stand("cube", "eye", "hall").chest("den")
    table.owns("fox", "cube").owns("owl", "eye").neutral("thief", "elf")
    assert int(table.rules.adventures) == 3
    table.plays("fight eye")
    assert table.scores()[0] == 7 + 10
    assert table.scores()[1] == 11 + 9
    table.ends("most", ["owl"])


@rule("RD-3.2")
def test_points_come_from_staying_longest_or_leaving_with_the_chest() -> None:
    stays = Table(3, adventures="1").only("cube", "eye").stand("cube", "eye", "entry").chest("entry").owns("owl", "eye")
    stays.plays("fight cube")
    assert stays.points()["eye"] == 10
    leaves = (
        Table(3, adventures="1").only("cube", "eye").stand("cube", "eye", "entry").chest("entry").owns("owl", "eye")
    )
    leaves.plays("leave cube")
    assert (leaves.points()["cube"], leaves.points()["eye"]) == (10, 9)


@rule("RD-4.1")
def test_chance_picks_who_begins_the_first_adventure() -> None:
    state = new(5, layout="ring")
    while state.phase != STARTING:
        state.apply(state.chance_at(0))
    assert state.chance_outcomes() == [(state.parse(f"start {n}"), 1) for n in range(1, 6)]
    state.apply(state.parse("start 4"))
    assert (state.actor, state.phase) == (3, BRAWLING)
    begun = set()
    for seed in range(40):
        begun.add(int(drawn(new(4, layout="ring"), Rng(seed)).actor))
    assert begun == {0, 1, 2, 3}


@rule("RD-4.2", "A13", "E16")
def test_the_poorest_begins_and_chance_picks_among_several() -> None:
    table = Table(3).scored([9, 3, 10], [3, 9, 10])  # 12, 12, 20
    state = table.between()
    assert table.scores() == [12, 12, 20]
    while state.phase != STARTING:
        state.apply(state.chance_at(0))
    assert texts(state) == ["start 1", "start 2"]
    assert {weight for _, weight in state.chance_outcomes()} == {1}
    assert state.refusal(-1, state.parse("start 3")) is not None
    second = Table(4).scored([9, 10, 1, 2], [10, 9, 2, 1]).between()
    while second.phase != STARTING:
        second.apply(second.chance_at(0))
    assert texts(second) == ["start 3", "start 4"]
    table = Table(3).scored([9, 3, 10])
    state = table.between()
    while state.phase != STARTING:
        state.apply(state.chance_at(0))
    table.luck("start 2")
    assert table.told_rules()["start"] == "RD-4.2"
    assert table.asked == "owl"


@rule("A13")
def test_by_seating_the_first_of_the_poorest_after_the_last_starter_begins() -> None:
    for starter, expected in (("fox", "start 3"), ("owl", "start 3"), ("hare", "start 4"), ("mole", "start 3")):
        state = Table(4, starter="seating").turn_of(starter).scored([9, 10, 1, 2], [10, 9, 2, 1]).between()
        while state.phase != STARTING:
            state.apply(state.chance_at(0))
        assert texts(state) == [expected], starter
    first = new(4, layout="ring", starter="seating")
    while first.phase != STARTING:
        first.apply(first.chance_at(0))
    assert len(first.chance_outcomes()) == 4, "the first adventure has no last starter"
    assert SEATS[2] == "hare"


def test_every_fault_of_the_set_up_is_named() -> None:
    assert refused(1) == ["core-seat-count"]
    assert refused(13, set="both") == ["core-seat-count"]
    assert refused(7) == ["core-seat-count", "rd-setup-too-many-tokens"]
    assert refused(7, set="house", tokens="3", scoring="scaled") == [
        "core-seat-count", "rd-setup-tokens", "rd-setup-too-many-tokens", "rd-setup-scoring"
    ]  # fmt: skip
    assert refused(3, scoring="scaled") == ["rd-setup-scoring"]
    assert refused(3, layout="moon") == ["rd-layout-spelling"]
    assert refused(3, set="garden", doors="open") == ["core-unknown-value"] * 2
    assert refused(3, lamp="on") == ["core-unknown-option"]


def test_the_draws_have_labels_of_their_own() -> None:
    """Labels do not disturb each other: the same seed deals the same tokens on any layout."""
    labels = []
    state = new(3)
    rng = Rng(2)
    while state.actor == CHANCE:
        labels.append(state.chance_label())
        state.apply(state.chance_at(rng.below(state.chance_total())))
    assert labels == ["lay", *["place"] * 12, *["deal"] * 6, "start"]
