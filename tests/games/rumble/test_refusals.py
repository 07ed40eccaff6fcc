"""Every fault of an action is found by one function, and named with its rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.rumble import laws
from tests.games.rumble.table import GAME, Table, new

from lamplight.core.game import ALL, CHANCE, OVER
from lamplight.core.messages import Catalogue
from lamplight.core.rng import Rng
from lamplight.games.rumble import actions, brawling, calling
from lamplight.games.rumble.refusals import REASONS
from lamplight.games.rumble.state import OUT

FAULTS: dict[int, tuple[Callable[[], Table], str]] = {
    brawling.NO_SUCH: (lambda: Table(3), ""),  # has no notation: see below
    brawling.IS_OUT: (lambda: Table(3).fell("lich"), "move lich hall"),
    brawling.NO_EXIT: (lambda: Table(3, box="house"), "leave cat"),
    brawling.EXIT_ELSEWHERE: (lambda: Table(3), "leave lich"),
    brawling.NO_CHEST_AT_EXIT: (lambda: Table(3), "leave cube"),
    brawling.IS_ALONE: (lambda: Table(3), "fight lich"),
    brawling.CHEST_ELSEWHERE: (lambda: Table(3), "carry lich kitchen"),
    brawling.SAME_ROOM: (lambda: Table(3), "move cube entry"),
    brawling.NO_DOOR: (lambda: Table(3), "move cube kitchen"),
    brawling.IS_CROWDED: (lambda: Table(3).stand("eye", "entry"), "move cube hall"),
    brawling.TAKES_BACK: (lambda: Table(3).stand("eye", "library").plays("move cube hall"), "move cube entry"),
}
SPEECHLESS = (
    actions.move(12, 0),
    actions.move(0, 12),
    actions.carry(12, 0),
    actions.carry(0, 31),
    actions.fight(12),
    actions.leave(12),
    actions.leave(31),
)


def test_every_fault_has_its_case_and_its_reason() -> None:
    numbers = {value for name, value in vars(brawling).items() if name.isupper() and name in names()}
    assert numbers == set(FAULTS) == set(REASONS)


def names() -> set[str]:
    """The names of the faults: those after ALLOWED."""
    known = list(vars(brawling))
    return {name for name in known[known.index("ALLOWED") + 1 :] if name.isupper()}


@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault != brawling.NO_SUCH])
def test_a_fault_is_found_and_named(fault: int) -> None:
    make, do = FAULTS[fault]
    table = make()
    rule, message = REASONS[fault]
    assert brawling.fault(table.state, table.state.parse(do)) == fault
    refusal = table.may_not(do, rule=rule, message=message)
    assert refusal.pieces == (do.split(" ")[1],)
    for language in ("en", "de", "es", "fr"):
        text = Catalogue(language, list("abc")).format(refusal.message)
        assert text, language
        assert "{" not in text, language


@pytest.mark.parametrize("code", SPEECHLESS)
def test_what_is_not_in_these_boxes_is_refused(code: int) -> None:
    state = Table(3).state
    assert brawling.fault(state, code) == brawling.NO_SUCH
    refusal = state.refusal(state.actor, code)
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("RD-1.1", "rd-no-nobody")
    both = Table(3, box="both").state
    assert brawling.fault(both, code) != brawling.NO_SUCH or actions.who_of(code) > 23 or actions.room_of(code) > 23


def test_a_take_back_is_allowed_where_nothing_else_is() -> None:
    rooms = {"entry": (0, 0), "hall": (1, 0), "armoury": (5, 5)}
    table = Table.tiny(2, rooms).fell("cube").stand("eye", "entry").plays("move eye hall")
    back = table.state.parse("move eye entry")
    assert brawling.fault_but(table.state, back) == brawling.TAKES_BACK
    assert brawling.fault(table.state, back) == brawling.ALLOWED
    table.may("move eye entry")


@pytest.mark.parametrize("box", ["dungeon", "house", "both"])
def test_a_fault_for_everything_but_what_is_listed(box: str) -> None:
    """Every code there is, at positions where crowds, the chest and take-backs meet."""
    rng = Rng(len(box))
    state = new(4, set=box)
    looked = 0
    while looked < 12:
        if state.actor == OVER:
            state = new(4, set=box)
        if state.actor == CHANCE:
            state.apply(state.chance_at(rng.below(state.chance_total())))
            continue
        legal = state.legal_actions()
        if rng.below(8) == 0:
            looked += 1
            assert [code for code in range(actions.CALL) if brawling.fault(state, code) == brawling.ALLOWED] == sorted(
                legal
            )
        state.apply(legal[int(rng.below(len(legal)))])


CALLS: dict[int, tuple[Callable[[], Table], int]] = {
    calling.ALLOWED: (lambda: Table(3).fell("lich"), ALL),
    calling.NOT_ALL: (lambda: Table(3).fell("lich"), 0),
    calling.UNGUARDED: (lambda: Table(3, guard="off").fell("lich"), ALL),
    calling.NO_VICTIM: (lambda: Table(3), ALL),
}


@pytest.mark.parametrize("fault", CALLS)
def test_why_it_cannot_be_called_off(fault: int) -> None:
    make, by = CALLS[fault]
    state = make().state
    assert calling.call_fault(state, by) == fault
    refusal = state.refusal(by, state.parse("call"))
    if fault == calling.ALLOWED:
        assert refusal is None
        return
    assert refusal is not None
    assert refusal.rule == "G3"
    assert refusal.message.id == ("rd-no-call-early" if fault == calling.NO_VICTIM else "rd-no-call")


def test_it_cannot_be_called_off_before_the_brawl_or_after_the_end() -> None:
    state = new(3)
    assert calling.call_fault(state, ALL) == calling.NO_BRAWL
    over = Table(3, adventures="1").only("cube", "eye").stand("cube", "eye", "hall").plays("fight eye").state
    assert calling.call_fault(over, ALL) == calling.NO_BRAWL
    refusal = over.refusal(ALL, over.parse("call"))
    assert refusal is not None
    assert refusal.rule == "RD-6.8"


def test_doors_join_rooms_both_ways() -> None:
    dungeon = laws.brawl_of(GAME.new({"set": "both"}, 4)).dungeon
    for room in range(int(dungeon.rooms)):
        joined = [other for other in range(int(dungeon.rooms)) if dungeon.joined(room, other)]
        assert joined == dungeon.neighbours(room)
        assert all(dungeon.joined(other, room) for other in joined)
    assert OUT not in joined
