"""What would have to be so that a refused action could be done, where one fact is enough: an action more, a dwarf who
stands elsewhere, a card that is gone, a higher die, an Equipment card.

For every fault that one fact can heal there is a change here. It is made on a copy, and told only if the same rules
that refuse the action (faults.py) find no fault then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lamplight.core.view import Text
from lamplight.games.dwarves import actions, faults, quests
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.catalogue import place
from lamplight.games.dwarves.dice import ONE_FACE
from lamplight.games.dwarves.state import AT, BIT, CARD, GEAR, LIFE, ROWS, SPACES, WIDE, Realm, one_of
from lamplight.games.dwarves.tables import (
    BLOCK_BEARER_MOVE,
    BLOCK_COUNCIL,
    BLOCK_HEAL,
    BLOCK_TUNNEL,
    COUNCIL_CRAFT_FOR_EQUIPMENT,
)

Change = Callable[[Realm, int], Text | None]  # makes the fact true, and says it; None where there is no such fact
ORC: Final = 0


def needs(realm: Realm, seat: int, code: int) -> Text | None:
    """The one fact that this action of the actor lacks; None if there is none, or more than one is missing."""
    if seat < 0 or seat != realm.actor or not 0 <= code < actions.PEOPLE:
        return None
    change = CHANGES.get(int(faults.fault(realm, code)))
    if change is None:
        return None
    world = realm.copy()
    assert isinstance(world, Realm)
    told = change(world, code)
    return told if told is not None and faults.fault(world, code) == faults.LEGAL else None


# ---- somebody stands elsewhere


def _stand(world: Realm, code: int, seat: int, spaces: list[int], told: Text) -> Text | None:
    """A dwarf stands in one of these spaces, the first of them that does."""
    home = int(world.at(seat))
    for space in spaces:
        world.folk[seat * WIDE + AT] = space
        if space != home and faults.fault(world, code) == faults.LEGAL:
            return told
    return None


def _everywhere(world: Realm) -> list[int]:
    """All spaces, those next to the active dwarf first."""
    here = int(world.at(world.active))
    return sorted(range(SPACES), key=lambda space: int(world.tables.distance[here * SPACES + space]))


def _there(where: Callable[[Realm, int], int]) -> Change:
    """The active dwarf stands at the place that a card names."""

    def change(world: Realm, code: int) -> Text | None:
        seat = int(world.active)
        told = {"dwarf": say.dwarf(world, seat), "place": place(world.tables, where(world, code))}
        return _stand(world, code, seat, _everywhere(world), Text("dw-need-there", {**told}))

    return change


def _part_place(world: Realm, code: int) -> int:
    part = world.tables.part_first[actions.card_of(code)] + actions.part_of(code)
    return int(world.tables.part_place[part])


def _quest_place(world: Realm, code: int) -> int:
    return int(world.tables.quest_place[actions.card_of(code)])


def _duel_place(world: Realm, _code: int) -> int:
    return int(world.tables.quest_place[world.cards[CARD]])


def _beside(world: Realm, code: int) -> Text | None:
    """The walker stands next to where he wants to go. # DW-8.3"""
    seat, to = int(on.Walk.seat(world)), int(actions.space_of(code))
    far = int(world.tables.distance[world.at(seat) * SPACES + to])
    beside = [space for space in range(SPACES) if world.tables.distance[space * SPACES + to] == 1]
    told = Text("dw-need-beside", {"dwarf": say.dwarf(world, seat), "to": say.space_name(world, to), "n": far})
    return _stand(world, code, seat, beside, told)


def _digger(world: Realm, code: int) -> Text | None:
    seat, space = int(world.active), int(actions.space_of(code))
    told = Text("dw-need-at", {"dwarf": say.dwarf(world, seat), "space": say.space_name(world, space)})
    return _stand(world, code, seat, [space], told)


def _gather(world: Realm, code: int) -> Text | None:
    """As many more dwarves as are missing stand at the place. # DW-13.3"""
    where = _part_place(world, code)
    missing = int(world.tables.quest_count[actions.card_of(code)] - world.gathered(where))
    here = int(world.at(world.active))
    away = [seat for seat in range(int(world.seats)) if not world.within(world.at(seat), where, -1)]
    if len(away) < missing:
        return None
    for seat in away[:missing]:
        world.folk[seat * WIDE + AT] = here
    return Text("dw-need-gather", {"n": missing, "place": place(world.tables, where)})


# ---- a card is gone


def _gone(what: int, whose: Callable[[Realm, int], int] | None = None) -> Change:
    """The face-up card that forbids it has left the table. # R58, R59"""

    def change(world: Realm, code: int) -> Text | None:
        card = say.blocker(world, what, -1 if whose is None else whose(world, code))
        row = int(world.row_of(card))
        if card < 0 or row < 0:
            return None
        told = Text("dw-need-card-gone", {"card": say.card_name(world, card)})
        for at in range(row * WIDE, ROWS * WIDE):  # those below it move up
            world.cards[at] = world.cards[at + WIDE] if at + WIDE < ROWS * WIDE else -1
        return told

    return change


def _active(world: Realm, _code: int) -> int:
    return int(world.active)


def _seat(_world: Realm, code: int) -> int:
    return int(actions.seat_of(code))


# ---- the land and those on it


def _land(tile: int, message: str, where: Callable[[Realm, int], int]) -> Change:
    def change(world: Realm, code: int) -> Text | None:
        space = where(world, code)
        world.land[space] = tile
        return Text(message, {"space": say.space_name(world, space)})

    return change


def _here(world: Realm, _code: int) -> int:
    """Where the walker stands."""
    return int(world.at(on.Walk.seat(world)))


def _own_space(world: Realm, _code: int) -> int:
    return int(world.at(world.active))


def _space(_world: Realm, code: int) -> int:
    return int(actions.space_of(code))


def _tunnel_tile(where: Callable[[Realm, int], int]) -> Change:
    """The Tunnel tile lies there. # DW-9.2"""

    def change(world: Realm, code: int) -> Text | None:
        space = where(world, code)
        world.tunnel = space
        return Text("dw-need-tunnel-tile", {"space": say.space_name(world, space)})

    return change


def _foes(world: Realm, code: int) -> Text | None:
    """Somebody to fight with. # DW-10.1"""
    space = _own_space(world, code)
    world.troops[space] += one_of(ORC)
    return Text("dw-need-foes", {"space": say.space_name(world, space)})


def _no_foes(world: Realm, code: int) -> Text | None:
    """Nobody is in the way of the duel. # R65"""
    space = _own_space(world, code)
    world.troops[space] = 0
    return Text("dw-need-no-foes", {"space": say.space_name(world, space)})


def _troop(where: Callable[[Realm, int], int]) -> Change:
    """A troop of that kind is there."""

    def change(world: Realm, code: int) -> Text | None:
        space, kind = where(world, code), int(actions.troop_of(code))
        world.troops[space] += one_of(kind)
        return Text("dw-need-troop", {"troop": say.troop_name(kind), "space": say.space_name(world, space)})

    return change


# ---- dice, dwarves and what they carry


def _face(world: Realm, code: int) -> Text | None:
    """A die that shows this number. # DW-11.11, DW-10.8"""
    face = int(actions.face_of(code))
    world.dice += ONE_FACE[face]
    return Text("dw-need-die", {"die": face})


def _high_die(world: Realm, code: int) -> Text | None:
    """A die that is high enough for this troop. # DW-10.2"""
    kind = int(actions.troop_of(code))
    least = int(quests.NEEDED[kind])
    world.dice += ONE_FACE[least]
    return Text("dw-need-die-least", {"die": least, "troop": say.troop_name(kind)})


def _action(world: Realm, _code: int) -> Text | None:
    """One action more. # DW-8.1"""
    world.left = 1
    return Text("dw-need-action", {"dwarf": say.dwarf(world, int(world.active))})


def _nine(world: Realm, _code: int) -> Text | None:
    """The council has come as far as the equipment test. # DW-11.12"""
    for n, effect in enumerate(world.tables.council_effect):
        if effect == COUNCIL_CRAFT_FOR_EQUIPMENT:
            world.council = n
            return Text("dw-need-council", {"n": n})
    return None


def _tunnelled(world: Realm, _code: int) -> Text | None:
    """Gone through the tunnels on this turn. # DW-13.10"""
    world.tunnelled = True
    return Text("dw-need-tunnelled", {"dwarf": say.dwarf(world, int(world.active))})


def _gear(whose: Callable[[Realm, int], int]) -> Change:
    """Somebody owns this card. # DW-15.1"""

    def change(world: Realm, code: int) -> Text | None:
        seat, gear = whose(world, code), int(actions.gear_of(code))
        world.folk[seat * WIDE + GEAR] |= BIT[gear]
        return Text("dw-need-gear", {"dwarf": say.dwarf(world, seat), "gear": say.gear_name(world, gear)})

    return change


def _without(world: Realm, code: int) -> Text | None:
    """Nobody owns two of a kind. # DW-15.1"""
    seat, gear = _seat(world, code), int(on.Giving.gear(world))
    world.folk[seat * WIDE + GEAR] &= ~BIT[gear]
    return Text("dw-need-without", {"dwarf": say.dwarf(world, seat), "gear": say.gear_name(world, gear)})


def _hurt(world: Realm, code: int) -> Text | None:
    """Only who has lost Health is healed. # R49"""
    seat = _seat(world, code)
    world.folk[seat * WIDE + LIFE] -= 1
    return Text("dw-need-hurt", {"dwarf": say.dwarf(world, seat)})


CHANGES: Final[dict[int, Change]] = {
    faults.NO_ACTIONS: _action,
    faults.HELD: _gone(BLOCK_BEARER_MOVE, _active),
    faults.MARCH_HELD: _gone(BLOCK_BEARER_MOVE, _seat),
    faults.COUNCIL_BLOCKED: _gone(BLOCK_COUNCIL),
    faults.TUNNEL_BLOCKED: _gone(BLOCK_TUNNEL),
    faults.HEAL_BLOCKED: _gone(BLOCK_HEAL),
    faults.NO_FOES: _foes,
    faults.NOT_NINE: _nine,
    faults.DUEL_ELSEWHERE: _there(_duel_place),
    faults.DUEL_TROOPS: _no_foes,
    faults.TEST_ELSEWHERE: _there(_part_place),
    faults.TRY_ELSEWHERE: _there(_quest_place),
    faults.PAY_ELSEWHERE: _there(_quest_place),
    faults.CARD_ELSEWHERE: _there(_quest_place),
    faults.TUNNEL_FIRST: _tunnelled,
    faults.TOO_FEW: _gather,
    faults.NO_GEAR: _gear(_active),
    faults.NO_GEAR_TO_DROP: _gear(_seat),
    faults.OWNS: _without,
    faults.NOT_ADJACENT: _beside,
    faults.ENTRANCE_HERE: _tunnel_tile(_here),
    faults.ENTRANCE_THERE: _tunnel_tile(_space),
    faults.PERISHED_HERE: _land(0, "dw-need-healed", _here),
    faults.PERISHED_THERE: _land(0, "dw-need-healed", _space),
    faults.DIG_PERISHED: _land(0, "dw-need-healed", _space),
    faults.NO_TILE: _land(1, "dw-need-perished", _space),
    faults.DIG_HERE: _digger,
    faults.NO_DIE: _face,
    faults.NO_DIE_TO_RAISE: _face,
    faults.DIE_TOO_LOW: _high_die,
    faults.NO_TROOP: _troop(_own_space),
    faults.NOBODY_THERE: _troop(_space),
    faults.NOBODY_TO_FETCH: _troop(_space),
    faults.FULL: _hurt,
}
