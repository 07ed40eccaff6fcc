"""Why not? Every refusal with the rule behind it, for every kind of action at every kind of moment."""

from __future__ import annotations

from typing import Final

from lamplight.core.game import CHANCE, OVER
from lamplight.core.view import Refusal, Text, seat_name
from lamplight.games.dwarves import actions, battle, quests
from lamplight.games.dwarves import effects as fx
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.catalogue import place, some
from lamplight.games.dwarves.rolling import at_least
from lamplight.games.dwarves.state import CARD, PROGRESS, ROWS, SPACES, WHO, WIDE, Realm, of_kind
from lamplight.games.dwarves.tables import (
    BLOCK_BEARER_MOVE,
    BLOCK_COUNCIL,
    BLOCK_HEAL,
    BLOCK_TUNNEL,
    CARDS,
    GEAR_OWN_ROLL,
    GEAR_OWN_TURN,
    GEAR_PASSIVE,
    PLACE_HERE,
    QUEST_DICE,
    QUEST_DUEL,
    QUEST_FIGHT,
    QUEST_PAY,
    QUEST_TESTS,
    TROOPS,
)
from lamplight.games.dwarves.tables import GEAR as GEARS

_Args = dict[str, int | str | Text]

PARTS: Final = 4  # the most parts of a card, the most options of a choice
FREE: Final = (actions.PAY, actions.USE)  # what costs no action
TURN: Final = (
    actions.MOVE, actions.FIGHT, actions.MESSAGE, actions.DUEL, actions.OUTFIT, actions.TEST, actions.TRY,
)  # fmt: skip
SEATED: Final = (actions.BEGIN, actions.LOSE, actions.HEAL, actions.GIVE, actions.MARCH)
WAYS_OUT: Final = (
    actions.END, actions.STOP, actions.KEEP, actions.DONE, actions.NONE, actions.TAKE,
)  # fmt: skip
# The questions that must be answered by one of their own answers: nobody can pass them by.
MUST: Final = (
    on.CHOOSE_DWARF, on.AGREE_FIRST, on.FETCHING, on.PENALTY, on.LOSS, on.SHARE_LOSS, on.SHARE_HEAL, on.HEAL_ONE,
    on.GIVING, on.DROPPING, on.CHOOSING,
)  # fmt: skip


def _no(rule: str, message: str, args: _Args, *pieces: str) -> Refusal:
    return Refusal(rule, Text(f"dw-no-{message}", args), pieces)


def refusal(realm: Realm, seat: int, code: int, legal: list[int], due: list[int]) -> Refusal | None:
    """Why this seat (or CHANCE) may not do that now; legal and due are the actions and outcomes in force."""
    if realm.actor == OVER:
        return _no("DW-3.1", "over", {})
    if code >= actions.PEOPLE:
        if seat == CHANCE and realm.actor == CHANCE and code in due:
            return None
        return _no("DW-1.7", "chance", {})
    if realm.actor == CHANCE:
        return _no("DW-4.1", "not-yet", {})
    if seat != realm.actor:
        return _no("DW-3.4", "not-your-turn", {"who": seat_name(int(realm.actor))})
    if code in legal:
        return None
    return _because(realm, code)


def _unknown(realm: Realm, code: int) -> Refusal | None:
    """A number that means nothing at this table."""
    nothing = _no("DW-1.8", "nobody", {})
    if code < 0:
        return nothing
    tables = realm.tables
    kind = int(actions.kind_of(code))
    rest = code - kind
    if kind in SEATED or kind == actions.DROP:
        seat = rest // 16 if kind == actions.DROP else rest
        if seat >= realm.seats:
            return _no("DW-2.9", "seat", {})
        return nothing if kind == actions.DROP and rest % 16 >= GEARS else None
    if kind in (actions.STEP, actions.TUNNEL, actions.CLEANSE, actions.DIG):
        return _no("DW-1.1", "nobody", {}) if rest >= SPACES else None
    if kind in (actions.REMOVE, actions.FETCH):
        return nothing if rest // 4 >= SPACES or rest % 4 >= len(TROOPS) else None
    known = True
    if kind == actions.STRIKE:
        known = rest // 4 <= CARDS and rest % 4 < len(TROOPS)
    elif kind == actions.TEST:
        known = rest // 4 < CARDS
    elif kind in (actions.TRY, actions.DISMISS):
        known = rest < CARDS
    elif kind == actions.PAY:
        known = rest // 16 < CARDS and rest % 16 < GEARS
    elif kind == actions.USE:
        known = rest < GEARS
    elif kind == actions.BE:
        known = rest < len(tables.char_names)
    elif kind in (actions.REROLL, actions.RAISE):
        known = 1 <= rest <= actions.FACES
    return None if known else nothing


def _because(realm: Realm, code: int) -> Refusal:
    """The most telling reason: first whether it means anything, then whether it is asked for, then why not this."""
    unknown = _unknown(realm, code)
    if unknown is not None:
        return unknown
    kind = int(actions.kind_of(code))
    rest = code - kind
    top = int(realm.top())
    if kind in FREE:
        return _free(realm, kind, rest)
    if top == on.ACTION:
        if kind in TURN:
            return _action(realm, kind, rest)
        if kind in (actions.STEP, actions.TUNNEL, actions.STOP):
            return _no("DW-8.2", "points", {}) if realm.left <= 0 else _no("DW-8.2", "roll-first", {})
    elif top == on.WALK:
        if kind == actions.STEP:
            return _step(realm, rest)
        if kind == actions.TUNNEL:
            return _tunnel(realm, rest)
    elif top == on.ROLLING:
        found = _dice(realm, kind, rest)
        if found is not None:
            return found
    elif top == on.STRIKING:
        if kind == actions.STRIKE:
            return _strike(realm, rest)
    else:
        found = _choice(realm, top, kind, rest)
        if found is not None:
            return found
        if top in MUST and kind in WAYS_OUT:
            return _no("DW-8.5" if top == on.PENALTY else "DW-3.4", "must", {})
    return _no("DW-4.1", "not-asked", {})


# ---- the actions of a turn


def _action(realm: Realm, kind: int, rest: int) -> Refusal:
    """Why the active dwarf cannot take this action."""
    tables = realm.tables
    seat = int(realm.active)
    own = say.piece_of(realm, seat)
    here = int(realm.at(seat))
    who = say.dwarf(realm, seat)
    if realm.left <= 0:
        return _no("DW-8.1", "actions", {}, own)
    if kind == actions.MOVE:
        return _held(realm, seat, "held")
    if kind == actions.FIGHT:
        return _no("DW-10.1", "troops", {"space": say.space_name(realm, here)}, own, tables.names[here])
    if kind == actions.MESSAGE:
        if tables.council_target[realm.council] == 0:
            return _no("DW-11.12", "council-end", {}, "council")
        return _blocked(realm, BLOCK_COUNCIL, "message-blocked")
    if kind == actions.OUTFIT:
        return _no("DW-11.12", "council-nine", {"n": int(realm.council)}, "council")
    if kind == actions.DUEL:
        card = int(realm.cards[CARD])
        if card < 0 or tables.quest_kind[card] != QUEST_DUEL:
            return _no("DW-13.5", "duel-none", {})
        where = place(tables, tables.quest_place[card])
        if not realm.within(here, tables.quest_place[card], -1):
            return _no("DW-13.5", "duel-elsewhere", {"space": where, "dwarf": who}, own)
        return _no("R65", "duel-troops", {"space": where, "dwarf": who}, own, tables.names[here])
    if kind == actions.TEST:
        return _test(realm, rest // 4, rest % 4)
    args: _Args = {"card": say.card_name(realm, rest)}
    name = tables.card_names[rest]
    if realm.row_of(rest) < 0:
        return _no("DW-12.1", "card", args, name)
    if tables.quest_kind[rest] != QUEST_DICE:
        return _no("DW-13.11", "try", args, name)
    args["place"] = place(tables, tables.quest_place[rest])
    args["dwarf"] = who
    return _no("DW-13.11", "try-elsewhere", args, name, own)


def _held(realm: Realm, seat: int, message: str) -> Refusal:
    """A card holds this dwarf."""
    card = say.blocker(realm, BLOCK_BEARER_MOVE, seat)
    args: _Args = {"dwarf": say.dwarf(realm, seat), "card": say.card_name(realm, card)}
    return _no("R59", message, args, say.piece_of(realm, seat), realm.tables.card_names[card])


def _blocked(realm: Realm, what: int, message: str) -> Refusal:
    """A card that lies face up forbids it to everybody."""
    card = say.blocker(realm, what)
    return _no("R58", message, {"card": say.card_name(realm, card)}, realm.tables.card_names[card])


def _test(realm: Realm, card: int, part: int) -> Refusal:
    tables = realm.tables
    seat = int(realm.active)
    row = int(realm.row_of(card))
    name = tables.card_names[card]
    args: _Args = {"card": say.card_name(realm, card)}
    if row < 0:
        return _no("DW-12.1", "card", args, name)
    if tables.quest_kind[card] != QUEST_TESTS:
        return _no("DW-12.1", "test", args, name)
    at = int(tables.part_first[card]) + part
    if at >= tables.part_first[card + 1]:
        return _no("DW-12.1", "part", args, name)
    if quests.successes(realm.cards[row * WIDE + PROGRESS], part) >= tables.part_count[at]:
        return _no("DW-13.2", "part-done", args, name)
    where = place(tables, tables.part_place[at])
    own = say.piece_of(realm, seat)
    if not realm.within(realm.at(seat), tables.part_place[at], quests.bearer_of(realm, row)):
        args["place"] = where
        args["dwarf"] = say.dwarf(realm, seat)
        return _no("DW-12.4", "test-elsewhere", args, name, own)
    if tables.quest_after_tunnel[card] and not realm.tunnelled:
        args["dwarf"] = say.dwarf(realm, seat)
        return _no("DW-13.10", "after-tunnel", args, name, own)
    args["place"] = where
    args["need"] = int(tables.quest_count[card])
    return _no("DW-13.3", "too-few", args, name)


def _free(realm: Realm, kind: int, rest: int) -> Refusal:
    """Using equipment or paying with it: on one's own turn, at any moment of the actions. # DW-15.4"""
    tables = realm.tables
    seat = int(realm.active)
    gear = rest % 16
    args: _Args = {"gear": say.gear_name(realm, gear)}
    piece = say.gear_piece(realm, seat, gear)
    top = int(realm.top())
    moment = top in (on.ACTION, on.STRIKING) or (top == on.WALK and realm.c() == 0)
    if kind == actions.PAY:
        card = rest // 16
        name = tables.card_names[card]
        if realm.row_of(card) < 0:
            return _no("DW-12.1", "card", {"card": say.card_name(realm, card)}, name)
        if tables.quest_kind[card] != QUEST_PAY:
            return _no("DW-12.1", "pay", {"card": say.card_name(realm, card)}, name)
        if not realm.within(realm.at(seat), tables.quest_place[card], -1):
            elsewhere: _Args = {
                "card": say.card_name(realm, card),
                "place": place(tables, tables.quest_place[card]),
                "dwarf": say.dwarf(realm, seat),
            }
            return _no("DW-12.4", "pay-elsewhere", elsewhere, name)
    if realm.folk[seat * WIDE + WHO] >= 0 and not realm.owns(seat, gear):
        return _no("DW-15.1", "gear", {**args, "dwarf": say.dwarf(realm, seat)}, say.piece_of(realm, seat))
    if kind == actions.USE and tables.gear_when[gear] == GEAR_PASSIVE:
        return _no("DW-15.4", "gear-passive", args, piece)
    if kind == actions.PAY or not moment or tables.gear_when[gear] != GEAR_OWN_TURN:
        return _no("DW-15.4", "gear-moment", args, piece)
    return _no("DW-15.4", "gear-useless", args, piece)


# ---- walking


def _step(realm: Realm, to: int) -> Refusal:
    seat = int(realm.a())
    own = say.piece_of(realm, seat)
    here = int(realm.at(seat))
    if to == here:
        args: _Args = {"dwarf": say.dwarf(realm, seat), "space": say.space_name(realm, here)}
        return _no("DW-8.3", "same-space", args, own)
    args = {"from": say.space_name(realm, here), "to": say.space_name(realm, to)}
    return _no("DW-8.3", "adjacent", args, own, realm.tables.names[to])


def _tunnel(realm: Realm, to: int) -> Refusal:
    seat = int(realm.a())
    here = int(realm.at(seat))
    if to == here:
        return _step(realm, to)
    for space, message in ((here, "entrance-here"), (to, "entrance-there")):
        if not realm.usable(space):
            args: _Args = {"space": say.space_name(realm, space)}
            name = realm.tables.names[space]
            if realm.tables.entrance[space]:
                return _no("DW-9.3", "entrance-perished", args, name)
            return _no("DW-9.1", message, args, name)
    return _blocked(realm, BLOCK_TUNNEL, "tunnel-blocked")


# ---- dice and fights


def _dice(realm: Realm, kind: int, rest: int) -> Refusal | None:
    """The roller is asked something else, or for dice that do not lie there."""
    seat = int(realm.active)
    args: _Args = {"dwarf": say.dwarf(realm, seat)}
    own = say.piece_of(realm, seat)
    step = int(realm.b()) % 16
    if kind == actions.AGAIN:
        return _no("DW-10.7", "ability", args, own)
    if kind == actions.RUNESTONE and realm.gear_with(seat, GEAR_OWN_ROLL) < 0:
        return _no("DW-15.4", "runestone", args, own)
    if kind == actions.RAISE and step == on.RAISE_ASKS:
        if rest == actions.FACES:
            return _no("DW-10.8", "raise-six", {})
        return _no("DW-10.8", "die", {"die": rest})
    if kind == actions.REROLL and step == on.COUNCIL_ASKS:
        return _no("DW-11.11", "die", {"die": rest})
    return None


def _strike(realm: Realm, rest: int) -> Refusal:
    kind, card = rest % 4, rest // 4 - 1
    here = int(realm.at(realm.active))
    tables = realm.tables
    args: _Args = {"troop": say.troop_name(kind)}
    if card < 0:
        if of_kind(realm.troops[here], kind) == 0:
            args["space"] = say.space_name(realm, here)
            return _no("DW-10.1", "such-troop", args, tables.names[here])
    else:
        name = tables.card_names[card]
        row = int(realm.row_of(card))
        if row < 0:
            return _no("DW-12.1", "card", {"card": say.card_name(realm, card)}, name)
        args["card"] = say.card_name(realm, card)
        bound = int(quests.bound_here(realm, row, here))
        if of_kind(bound, kind) == 0:
            fought = tables.quest_kind[card] == QUEST_FIGHT
            if fought and not realm.within(here, tables.quest_place[card], quests.bearer_of(realm, row)):
                where = place(tables, tables.quest_place[card])
                return _no("DW-10.4", "card-elsewhere", {"card": args["card"], "place": where}, name)
            return _no("DW-10.4", "such-troop-card", args, name)
    assert at_least(realm.dice, battle.NEEDED[kind]) == 0
    return _no("DW-10.2", "die-too-low", {"troop": args["troop"]})


# ---- what the group decides


def _choice(realm: Realm, top: int, kind: int, rest: int) -> Refusal | None:
    """A wrong answer to the question that is open; None if it is no answer to it at all."""
    tables = realm.tables
    if top == on.CHOOSE_DWARF and kind == actions.BE:
        name = tables.char_names[rest]
        return _no("DW-2.9", "taken", {"dwarf": Text(f"dw-dwarf-{name}")}, name)
    if top in (on.SHARE_HEAL, on.HEAL_ONE) and kind == actions.HEAL:
        if realm.blocked(BLOCK_HEAL):
            return _blocked(realm, BLOCK_HEAL, "heal-blocked")
        return _no("R49", "full", {"dwarf": say.dwarf(realm, rest)}, say.piece_of(realm, rest))
    if top == on.GIVING and kind == actions.GIVE:
        args: _Args = {"dwarf": say.dwarf(realm, rest), "gear": say.gear_name(realm, int(realm.a()))}
        return _no("DW-15.1", "owns", args, say.piece_of(realm, rest))
    if top == on.MARCHING and kind == actions.MARCH:
        return _held(realm, rest, "march-held")
    if top == on.DROPPING and kind == actions.DROP:
        seat = rest // 16
        args = {"dwarf": say.dwarf(realm, seat), "gear": say.gear_name(realm, rest % 16)}
        return _no("DW-15.6", "drop", args, say.piece_of(realm, seat))
    if top == on.REMOVING and kind == actions.REMOVE:
        return _remove(realm, rest // 4, rest % 4)
    if top == on.FETCHING and kind == actions.FETCH:
        if of_kind(realm.a(), rest % 4) == 0:
            return _no("DW-7.3", "fetch-kind", {"troop": say.troop_name(rest % 4)})
        return _nobody_there(realm, "DW-7.3", rest // 4, rest % 4)
    if top == on.CLEANSING and kind == actions.CLEANSE:
        return _no("R11", "tile", {"space": say.space_name(realm, rest)}, tables.names[rest])
    if top == on.DIGGING and kind == actions.DIG:
        return _dig(realm, rest)
    if top == on.DISMISSING and kind == actions.DISMISS:
        return _no("DW-11.10", "dismiss", {"card": say.card_name(realm, rest)}, tables.card_names[rest])
    if top == on.CHOOSING and kind == actions.CHOOSE:
        return _no("DW-12.7", "choice", {})
    return None


def _nobody_there(realm: Realm, rule: str, space: int, kind: int) -> Refusal:
    args: _Args = {"space": say.space_name(realm, space), "troop": say.troop_name(kind)}
    return _no(rule, "remove-empty", args, realm.tables.names[space])


def _remove(realm: Realm, space: int, kind: int) -> Refusal:
    wanted = int(realm.b())
    if wanted >= 0 and wanted != kind:
        return _no("DW-12.7", "remove-kind", {"troops": some(wanted, realm.a())})
    if of_kind(realm.troops[space], kind) == 0:
        return _nobody_there(realm, "DW-12.7", space, kind)
    return _no("DW-12.7", "remove-place", {"space": say.space_name(realm, space)}, realm.tables.names[space])


def _dig(realm: Realm, space: int) -> Refusal:
    name = realm.tables.names[space]
    args: _Args = {"space": say.space_name(realm, space)}
    here = int(realm.at(realm.active))
    if realm.a() == PLACE_HERE and space != here:
        who = say.dwarf(realm, int(realm.active))
        return _no("DW-15.4", "dig-here", {"dwarf": who}, realm.tables.names[here])
    if realm.land[space] != 0:
        return _no("R35", "dig-perished", args, name)
    assert not fx.may_dig(realm, space)
    return _no("R35", "dig-entrance", args, name)


# ---- what one could think of


def candidates(realm: Realm) -> list[int]:
    """Every action a seat could think of: first those of the moment, then all others."""
    found = _all(realm)
    top = int(realm.top()) if realm.depth > 0 else -1
    first = MOMENTS.get(top, ())
    return [code for code in found if actions.kind_of(code) in first] + [
        code for code in found if actions.kind_of(code) not in first
    ]


MOMENTS: Final[dict[int, tuple[int, ...]]] = {
    on.CHOOSE_DWARF: (actions.BE,),
    on.AGREE_FIRST: (actions.BEGIN,),
    on.ACTION: (*TURN, *FREE, actions.END),
    on.WALK: (actions.STEP, actions.TUNNEL, actions.STOP, *FREE),
    on.STRIKING: (actions.STRIKE, actions.DONE, *FREE),
    on.ROLLING: (actions.KEEP, actions.REROLL, actions.AGAIN, actions.RUNESTONE, actions.RAISE),
    on.PENALTY: (actions.HEALTH, actions.DOOM),
    on.LOSS: (actions.SHIELD, actions.TAKE),
    on.SHARE_LOSS: (actions.LOSE,),
    on.SHARE_HEAL: (actions.HEAL,),
    on.HEAL_ONE: (actions.HEAL,),
    on.GIVING: (actions.GIVE,),
    on.DROPPING: (actions.DROP,),
    on.REMOVING: (actions.REMOVE,),
    on.CLEANSING: (actions.CLEANSE,),
    on.DIGGING: (actions.DIG,),
    on.MARCHING: (actions.MARCH,),
    on.DISMISSING: (actions.DISMISS,),
    on.CHOOSING: (actions.CHOOSE,),
    on.FETCHING: (actions.FETCH,),
}


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
    codes += [actions.DROP + seat * 16 + gear for seat in seats for gear in range(GEARS)]
    codes += [actions.TEST + card * 4 + part for card in up for part in range(PARTS)]
    codes += [base + card for base in (actions.TRY, actions.DISMISS) for card in up]
    codes += [actions.PAY + card * 16 + gear for card in up for gear in range(GEARS)]
    codes += [actions.STRIKE + (card + 1) * 4 + kind for card in (-1, *up) for kind in range(len(TROOPS))]
    for base in (actions.STEP, actions.TUNNEL, actions.CLEANSE, actions.DIG):
        codes += [base + space for space in range(SPACES)]
    for base in (actions.REMOVE, actions.FETCH):
        codes += [base + space * 4 + kind for space in range(SPACES) for kind in range(len(TROOPS))]
    return codes
