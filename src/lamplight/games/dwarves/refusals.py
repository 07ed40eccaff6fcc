"""Why not? Every fault of an action (see faults.py) with the rule behind it, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from lamplight.core.game import CHANCE, OVER
from lamplight.core.view import Refusal, Text, seat_name
from lamplight.games.dwarves import actions, faults
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.catalogue import place, some
from lamplight.games.dwarves.faults import ASKED, FREE, SEATED, SPACED
from lamplight.games.dwarves.state import CARD, ROWS, SPACES, WIDE, Realm
from lamplight.games.dwarves.tables import (
    BLOCK_BEARER_MOVE,
    BLOCK_COUNCIL,
    BLOCK_HEAL,
    BLOCK_TUNNEL,
    TROOPS,
)
from lamplight.games.dwarves.tables import GEAR as GEARS

Args = dict[str, int | str | Text]
Told = tuple[Args, tuple[str, ...]]  # what a sentence speaks of, and the pieces it is about

PARTS: Final = 4  # the most parts of a card, the most options of a choice


class Reason(NamedTuple):
    """The rule behind a fault, its message (dw-no-...) and what the message speaks of."""

    rule: str
    message: str
    told: Callable[[Realm, int], Told]


def refusal(realm: Realm, seat: int, code: int, due: bool) -> Refusal | None:
    """Why this seat (or CHANCE) may not do that now; due: chance may bring it."""
    if realm.actor == OVER:
        return _no("DW-3.1", "over", {})
    if code >= actions.PEOPLE and seat == CHANCE and due:
        return None
    if code >= actions.PEOPLE:
        return _no("DW-1.7", "chance", {})
    if realm.actor == CHANCE:
        return _no("DW-4.1", "not-yet", {})
    if seat != realm.actor:
        return _no("DW-3.4", "not-your-turn", {"who": seat_name(int(realm.actor))})
    found = int(faults.fault(realm, code))
    if found == faults.LEGAL:
        return None
    reason = REASONS[found]
    args, pieces = reason.told(realm, code)
    return _no(reason.rule, reason.message, args, *pieces)


def _no(rule: str, message: str, args: Args, *pieces: str) -> Refusal:
    return Refusal(rule, Text(f"dw-no-{message}", args), pieces)


# ---- what the sentences speak of


def _plain(_realm: Realm, _code: int) -> Told:
    return {}, ()


def _own(realm: Realm, _code: int) -> Told:
    """The dwarf whose turn it is."""
    seat = int(realm.active)
    return {"dwarf": say.dwarf(realm, seat)}, (say.piece_of(realm, seat),)


def _own_space(realm: Realm, _code: int) -> Told:
    seat = int(realm.active)
    here = int(realm.at(seat))
    return {"space": say.space_name(realm, here)}, (say.piece_of(realm, seat), realm.tables.names[here])


def _council(realm: Realm, _code: int) -> Told:
    return {"n": int(realm.council)}, ("council",)


def _by(realm: Realm, what: int) -> Told:
    """The face-up card that forbids it to everybody."""
    card = say.blocker(realm, what)
    return {"card": say.card_name(realm, card)}, (realm.tables.card_names[card],)


def _no_message(realm: Realm, _code: int) -> Told:
    return _by(realm, BLOCK_COUNCIL)


def _no_tunnel(realm: Realm, _code: int) -> Told:
    return _by(realm, BLOCK_TUNNEL)


def _no_healing(realm: Realm, _code: int) -> Told:
    return _by(realm, BLOCK_HEAL)


def _holder(realm: Realm, seat: int) -> Told:
    """The card that holds a dwarf."""
    card = say.blocker(realm, BLOCK_BEARER_MOVE, seat)
    args: Args = {"dwarf": say.dwarf(realm, seat), "card": say.card_name(realm, card)}
    return args, (say.piece_of(realm, seat), realm.tables.card_names[card])


def _held(realm: Realm, _code: int) -> Told:
    return _holder(realm, int(realm.active))


def _march_held(realm: Realm, code: int) -> Told:
    return _holder(realm, int(actions.seat_of(code)))


def _seat(realm: Realm, code: int) -> Told:
    """The dwarf that the action names."""
    seat = int(actions.seat_of(code))
    return {"dwarf": say.dwarf(realm, seat)}, (say.piece_of(realm, seat),)


def _duel(realm: Realm, _code: int) -> Told:
    seat = int(realm.active)
    where = place(realm.tables, realm.tables.quest_place[realm.cards[CARD]])
    args: Args = {"space": where, "dwarf": say.dwarf(realm, seat)}
    return args, (say.piece_of(realm, seat), realm.tables.names[realm.at(seat)])


def _card(realm: Realm, code: int) -> Told:
    card = int(actions.card_of(code))
    return {"card": say.card_name(realm, card)}, (realm.tables.card_names[card],)


def _with_own(realm: Realm, code: int, where: Text) -> Told:
    """A card, the place it names and the dwarf who is not there."""
    args, pieces = _card(realm, code)
    dwarf, own = _own(realm, code)
    return {**args, **dwarf, "place": where}, (*pieces, *own)


def _part(realm: Realm, code: int) -> int:
    return int(realm.tables.part_first[actions.card_of(code)] + actions.part_of(code))


def _part_place(realm: Realm, code: int) -> Told:
    return _with_own(realm, code, place(realm.tables, realm.tables.part_place[_part(realm, code)]))


def _quest_place(realm: Realm, code: int) -> Told:
    return _with_own(realm, code, place(realm.tables, realm.tables.quest_place[actions.card_of(code)]))


def _too_few(realm: Realm, code: int) -> Told:
    args, pieces = _card(realm, code)
    where = place(realm.tables, realm.tables.part_place[_part(realm, code)])
    return {**args, "place": where, "need": int(realm.tables.quest_count[actions.card_of(code)])}, pieces


def _missing_gear(realm: Realm, code: int) -> Told:
    args, pieces = _own(realm, code)
    return {**args, "gear": say.gear_name(realm, int(actions.gear_of(code)))}, pieces


def _gear(realm: Realm, code: int) -> Told:
    gear = int(actions.gear_of(code))
    return {"gear": say.gear_name(realm, gear)}, (say.gear_piece(realm, int(realm.active), gear),)


def _from_to(realm: Realm, code: int) -> Told:
    seat = int(on.Walk.seat(realm))
    here, to = int(realm.at(seat)), int(actions.space_of(code))
    args: Args = {"from": say.space_name(realm, here), "to": say.space_name(realm, to)}
    return args, (say.piece_of(realm, seat), realm.tables.names[to])


def _walker_here(realm: Realm, _code: int) -> Told:
    seat = int(on.Walk.seat(realm))
    here = int(realm.at(seat))
    args: Args = {"dwarf": say.dwarf(realm, seat), "space": say.space_name(realm, here)}
    return args, (say.piece_of(realm, seat), realm.tables.names[here])


def _space(realm: Realm, code: int) -> Told:
    """The space that the action names."""
    space = int(actions.space_of(code))
    return {"space": say.space_name(realm, space)}, (realm.tables.names[space],)


def _entrance(realm: Realm, _code: int) -> Told:
    """The space where the walker stands."""
    here = int(realm.at(on.Walk.seat(realm)))
    return {"space": say.space_name(realm, here)}, (realm.tables.names[here],)


def _face(_realm: Realm, code: int) -> Told:
    return {"die": int(actions.face_of(code))}, ()


def _troop(_realm: Realm, code: int) -> Told:
    return {"troop": say.troop_name(int(actions.troop_of(code)))}, ()


def _troop_here(realm: Realm, code: int) -> Told:
    here = int(realm.at(realm.active))
    args: Args = {"troop": say.troop_name(int(actions.troop_of(code))), "space": say.space_name(realm, here)}
    return args, (realm.tables.names[here],)


def _troop_there(realm: Realm, code: int) -> Told:
    args, pieces = _space(realm, code)
    return {**args, "troop": say.troop_name(int(actions.troop_of(code)))}, pieces


def _troop_on_card(realm: Realm, code: int) -> Told:
    args, pieces = _card(realm, code)
    return {**args, "troop": say.troop_name(int(actions.troop_of(code)))}, pieces


def _card_place(realm: Realm, code: int) -> Told:
    args, pieces = _card(realm, code)
    return {**args, "place": place(realm.tables, realm.tables.quest_place[actions.card_of(code)])}, pieces


def _loser(realm: Realm, _code: int) -> Told:
    seat = int(on.Loss.seat(realm))
    return {"dwarf": say.dwarf(realm, seat)}, (say.piece_of(realm, seat),)


def _given(realm: Realm, code: int) -> Told:
    args, pieces = _seat(realm, code)
    return {**args, "gear": say.gear_name(realm, int(on.Giving.gear(realm)))}, pieces


def _dropped(realm: Realm, code: int) -> Told:
    args, pieces = _seat(realm, code)
    return {**args, "gear": say.gear_name(realm, int(actions.gear_of(code)))}, pieces


def _wanted(realm: Realm, _code: int) -> Told:
    return {"troops": some(int(on.Removing.kind(realm)), int(on.Tally.left(realm)))}, ()


def _digger(realm: Realm, _code: int) -> Told:
    seat = int(realm.active)
    return {"dwarf": say.dwarf(realm, seat)}, (realm.tables.names[realm.at(seat)],)


def _dwarf(realm: Realm, code: int) -> Told:
    name = realm.tables.char_names[actions.dwarf_of(code)]
    return {"dwarf": Text(f"dw-dwarf-{name}")}, (name,)


REASONS: Final[dict[int, Reason]] = {
    faults.NOTHING: Reason("DW-1.8", "nobody", _plain),
    faults.NO_SPACE: Reason("DW-1.1", "nobody", _plain),
    faults.NO_SEAT: Reason("DW-2.9", "seat", _plain),
    faults.NOT_ASKED: Reason("DW-4.1", "not-asked", _plain),
    faults.MUST_PAY: Reason("DW-8.5", "must", _plain),
    faults.MUST_DECIDE: Reason("DW-3.4", "must", _plain),
    faults.NO_ACTIONS: Reason("DW-8.1", "actions", _own),
    faults.HELD: Reason("R59", "held", _held),
    faults.NO_FOES: Reason("DW-10.1", "troops", _own_space),
    faults.COUNCIL_END: Reason("DW-11.12", "council-end", _council),
    faults.COUNCIL_BLOCKED: Reason("R58", "message-blocked", _no_message),
    faults.NOT_NINE: Reason("DW-11.12", "council-nine", _council),
    faults.NO_DUEL: Reason("DW-13.5", "duel-none", _plain),
    faults.DUEL_ELSEWHERE: Reason("DW-13.5", "duel-elsewhere", _duel),
    faults.DUEL_TROOPS: Reason("R65", "duel-troops", _duel),
    faults.NOT_UP: Reason("DW-12.1", "card", _card),
    faults.NO_TEST: Reason("DW-12.1", "test", _card),
    faults.NO_PART: Reason("DW-12.1", "part", _card),
    faults.PART_DONE: Reason("DW-13.2", "part-done", _card),
    faults.TEST_ELSEWHERE: Reason("DW-12.4", "test-elsewhere", _part_place),
    faults.TUNNEL_FIRST: Reason("DW-13.10", "after-tunnel", _part_place),
    faults.TOO_FEW: Reason("DW-13.3", "too-few", _too_few),
    faults.NO_TRY: Reason("DW-13.11", "try", _card),
    faults.TRY_ELSEWHERE: Reason("DW-13.11", "try-elsewhere", _quest_place),
    faults.NO_PAY: Reason("DW-12.1", "pay", _card),
    faults.PAID: Reason("DW-12.7", "paid", _card),
    faults.PAY_ELSEWHERE: Reason("DW-12.4", "pay-elsewhere", _quest_place),
    faults.NO_GEAR: Reason("DW-15.1", "gear", _missing_gear),
    faults.GEAR_WORKS: Reason("DW-15.4", "gear-passive", _gear),
    faults.GEAR_MOMENT: Reason("DW-15.4", "gear-moment", _gear),
    faults.GEAR_USELESS: Reason("DW-15.4", "gear-useless", _gear),
    faults.NO_POINTS: Reason("DW-8.2", "points", _plain),
    faults.ROLL_FIRST: Reason("DW-8.2", "roll-first", _plain),
    faults.SAME_SPACE: Reason("DW-8.3", "same-space", _walker_here),
    faults.NOT_ADJACENT: Reason("DW-8.3", "adjacent", _from_to),
    faults.ENTRANCE_HERE: Reason("DW-9.1", "entrance-here", _entrance),
    faults.PERISHED_HERE: Reason("DW-9.3", "entrance-perished", _entrance),
    faults.ENTRANCE_THERE: Reason("DW-9.1", "entrance-there", _space),
    faults.PERISHED_THERE: Reason("DW-9.3", "entrance-perished", _space),
    faults.TUNNEL_BLOCKED: Reason("R58", "tunnel-blocked", _no_tunnel),
    faults.NO_ABILITY: Reason("DW-10.7", "ability", _own),
    faults.NO_RUNESTONE: Reason("DW-15.4", "runestone", _own),
    faults.NO_DIE: Reason("DW-11.11", "die", _face),
    faults.NO_DIE_TO_RAISE: Reason("DW-10.8", "die", _face),
    faults.RAISE_SIX: Reason("DW-10.8", "raise-six", _plain),
    faults.NO_TROOP: Reason("DW-10.1", "such-troop", _troop_here),
    faults.CARD_ELSEWHERE: Reason("DW-10.4", "card-elsewhere", _card_place),
    faults.NO_TROOP_ON_CARD: Reason("DW-10.4", "such-troop-card", _troop_on_card),
    faults.DIE_TOO_LOW: Reason("DW-10.2", "die-too-low", _troop),
    faults.NO_SHIELD: Reason("DW-15.4", "shield", _loser),
    faults.HEAL_BLOCKED: Reason("R58", "heal-blocked", _no_healing),
    faults.FULL: Reason("R49", "full", _seat),
    faults.OWNS: Reason("DW-15.1", "owns", _given),
    faults.NO_GEAR_TO_DROP: Reason("DW-15.6", "drop", _dropped),
    faults.WRONG_KIND: Reason("DW-12.7", "remove-kind", _wanted),
    faults.NOBODY_THERE: Reason("DW-12.7", "remove-empty", _troop_there),
    faults.WRONG_PLACE: Reason("DW-12.7", "remove-place", _space),
    faults.NO_TILE: Reason("R11", "tile", _space),
    faults.DIG_HERE: Reason("DW-15.4", "dig-here", _digger),
    faults.DIG_PERISHED: Reason("R35", "dig-perished", _space),
    faults.DIG_ENTRANCE: Reason("R35", "dig-entrance", _space),
    faults.MARCH_HELD: Reason("R59", "march-held", _march_held),
    faults.MARCH_FIGHTING: Reason("R77", "march-fighting", _seat),
    faults.NO_THREAT: Reason("DW-11.10", "dismiss", _card),
    faults.NO_CHOICE: Reason("DW-12.7", "choice", _plain),
    faults.NOT_MISSING: Reason("DW-7.3", "fetch-kind", _troop),
    faults.NOBODY_TO_FETCH: Reason("DW-7.3", "remove-empty", _troop_there),
    faults.TAKEN: Reason("DW-2.9", "taken", _dwarf),
}


# ---- what one could think of


def candidates(realm: Realm) -> list[int]:
    """Every action a seat could think of: first those of the moment, then all others."""
    found = _all(realm)
    top = int(realm.top()) if realm.depth > 0 else -1
    first = (*ASKED.get(top, ()), *(FREE if top in (on.ACTION, on.WALK, on.STRIKING) else ()))
    return [code for code in found if actions.kind_of(code) in first] + [
        code for code in found if actions.kind_of(code) not in first
    ]


def _all(realm: Realm) -> list[int]:
    """Whatever can be written down, about what lies on this table."""
    seats = range(int(realm.seats))
    codes = list(range(len(actions.PLAIN)))
    up = [int(realm.cards[row * WIDE + CARD]) for row in range(ROWS) if realm.cards[row * WIDE + CARD] >= 0]
    codes += [actions.BE + who for who in range(len(realm.tables.char_names))]
    for base in SEATED:
        codes += [base + seat for seat in seats]
    codes += [base + face for base in (actions.REROLL, actions.RAISE) for face in range(1, actions.FACES + 1)]
    codes += [actions.CHOOSE + n for n in range(PARTS)]
    codes += [actions.USE + gear for gear in range(GEARS)]
    codes += [int(actions.drop(seat, gear)) for seat in seats for gear in range(GEARS)]
    codes += [int(actions.test(card, part)) for card in up for part in range(PARTS)]
    codes += [base + card for base in (actions.TRY, actions.DISMISS) for card in up]
    codes += [int(actions.pay(card, gear)) for card in up for gear in range(GEARS)]
    codes += [int(actions.strike(card, kind)) for card in (-1, *up) for kind in range(len(TROOPS))]
    for base in SPACED:
        codes += [base + space for space in range(SPACES)]
    for base in (actions.REMOVE, actions.FETCH):
        codes += [base + space * 4 + kind for space in range(SPACES) for kind in range(len(TROOPS))]
    return codes
