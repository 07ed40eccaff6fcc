"""What a table shows beside the board: dwarves, cards, tracks, piles, dice; in figures and in words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lamplight.core.view import Text
from lamplight.games.dwarves import actions, quests
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.gear import pile_size
from lamplight.games.dwarves.perished import outflow
from lamplight.games.dwarves.state import (
    BIT,
    CARD,
    DONE,
    GEAR,
    GEARS,
    KEENFIRE,
    LIFE,
    MARKS,
    PROGRESS,
    ROWS,
    SPACES,
    TROOPS,
    WHO,
    WIDE,
    Realm,
    bits,
    count,
    of_kind,
)
from lamplight.games.dwarves.tableau import (
    Card,
    Dice,
    Dwarf,
    Inflow,
    Part,
    PerishedTile,
    Piles,
    RealmTableau,
    Stage,
    Tracks,
    Troops,
    Walk,
)
from lamplight.games.dwarves.tables import (
    BATTLE,
    COLOURS,
    CRAFT,
    FIRST_ADVENTURE,
    FIRST_THREAT,
    QUEST_COUNCIL,
    QUEST_DEFEAT,
    QUEST_DUEL,
    QUEST_FIGHT,
    QUEST_GATHER,
    QUEST_JOURNEY,
    QUEST_PAY,
    QUEST_TESTS,
    QUEST_VISIT,
    SPEED,
)

TO_THREATS: Final = FIRST_THREAT - FIRST_ADVENTURE  # bit of the first Threat card in the Adventure pile
STAGES: Final[dict[int, Stage]] = {
    on.COUNCIL_ASKS: "reroll",
    on.ABILITY_ASKS: "again",
    on.STONE_ASKS: "runestone",
    on.RAISE_ASKS: "raise",
}


def own_gear(realm: Realm, seat: int) -> list[int]:
    """The kinds of equipment that a dwarf owns."""
    return [gear for gear in range(GEARS) if realm.owns(seat, gear)]


def tableau(realm: Realm) -> RealmTableau:
    """Turn, tracks, supply, piles, dwarves, cards, dice, and what is about to happen."""
    tables = realm.tables
    names = tables.names
    walk = None
    if realm.depth > 0 and realm.top() == on.WALK:
        walk = Walk(int(on.Walk.seat(realm)), int(on.Walk.points(realm)))
    return RealmTableau(
        int(realm.active),
        int(realm.left),
        Tracks(int(realm.hero), int(realm.doom), int(realm.council), int(realm.pause)),
        _troops(realm.supply),
        Piles(
            int(bits(realm.pile) + realm.hidden),
            int(bits(realm.pile >> TO_THREATS) + realm.hidden),
            int(bits(realm.unseen) - realm.hidden),
            int(bits(realm.discard)),
            int(pile_size(realm.gear_pile)),
            int(pile_size(realm.gear_gone)),
            int(bits(realm.tiles)) + len(realm.under),
            int(realm.left_a),
            int(realm.left_b),
            int(bits(realm.stage_c)),
        ),
        int(realm.rules.limit),
        tuple([_dwarf(realm, seat) for seat in range(int(realm.seats)) if realm.folk[seat * WIDE + WHO] >= 0]),
        tuple([_card(realm, row) for row in range(ROWS) if realm.cards[row * WIDE + CARD] >= 0]),
        tuple([_tile(realm, space) for space in range(SPACES) if realm.land[space] > 0]),
        _dice(realm),
        walk,
        tuple([names[space] for space in brink(realm)]),
        tuple([Inflow(names[gate], names[outflow(realm, gate)]) for gate in tables.gateway]),
    )


def in_words(beside: RealmTableau) -> tuple[Text, ...]:
    """The dice; all else is said by the panel beside the map."""
    if beside.dice is None:
        return ()
    return (Text("dw-ui-dice", {"dice": ", ".join([str(face) for face in beside.dice.faces])}),)


def _troops(packed: i64) -> Troops:
    return Troops(int(of_kind(packed, 0)), int(of_kind(packed, 1)), int(of_kind(packed, 2)))


def _dwarf(realm: Realm, seat: int) -> Dwarf:
    return Dwarf(
        seat,
        say.piece_of(realm, seat),
        max(0, int(realm.folk[seat * WIDE + LIFE])),
        int(realm.most_health(seat)),
        int(realm.value(seat, BATTLE)),
        int(realm.value(seat, CRAFT)),
        int(realm.value(seat, SPEED)),
        tuple([realm.tables.gear_names[gear] for gear in own_gear(realm, seat)]),
        bool(realm.folk[seat * WIDE + GEAR] & BIT[KEENFIRE]),
    )


def _card(realm: Realm, row: int) -> Card:
    """Troops on a card, whom it is bound to, and how far its quest is."""
    card = int(realm.cards[row * WIDE + CARD])
    bearer = int(quests.bearer_of(realm, row))
    journeys: tuple[int, ...] = ()
    if realm.tables.quest_kind[card] == QUEST_JOURNEY:
        seats = int(realm.cards[row * WIDE + MARKS])
        journeys = tuple([seat for seat in range(int(realm.seats)) if seats >> seat & 1])
    return Card(
        realm.tables.card_names[card],
        _troops(realm.cards[row * WIDE + TROOPS]),
        bearer if bearer >= 0 else None,
        tuple([Part(have, need) for have, need in progress(realm, row)]),
        journeys,
    )


def _tile(realm: Realm, space: int) -> PerishedTile:
    """How the tile on this space lies: its colour chooses the printed arrow. # DW-5.3"""
    tables = realm.tables
    tile = int(realm.land[space]) - 1
    colour = int(tables.tile_colour[tile])
    direction = int(tables.arrow[space * 3 + colour])
    return PerishedTile(tables.tile_names[tile], tables.names[space], COLOURS[colour], direction)


def progress(realm: Realm, row: int) -> list[tuple[int, int]]:
    """What a face-up card has and needs, part by part."""
    tables = realm.tables
    card = int(realm.cards[row * WIDE + CARD])
    kind = int(tables.quest_kind[card])
    done = int(realm.cards[row * WIDE + PROGRESS]) % DONE
    need = int(tables.quest_count[card])
    first, last = int(tables.part_first[card]), int(tables.part_first[card + 1])
    if kind == QUEST_TESTS:
        return [(int(quests.successes(done, k)), int(tables.part_count[first + k])) for k in range(last - first)]
    if kind == QUEST_VISIT:
        return [(done >> k & 1, 1) for k in range(last - first)]
    if kind == QUEST_FIGHT:
        whole = int(count(tables.quest_troops[card]))
        return [(whole - int(count(realm.cards[row * WIDE + TROOPS])), whole)]
    if kind == QUEST_GATHER:
        return [(min(int(realm.gathered(tables.quest_place[card])), need), need)]
    if kind == QUEST_COUNCIL:
        return [(min(int(realm.council), need), need)]
    if kind in (QUEST_DEFEAT, QUEST_DUEL, QUEST_PAY):
        return [(min(done, need), need)]
    return []


def _dice(realm: Realm) -> Dice | None:
    """The dice of the roll under way."""
    if realm.depth == 0 or realm.dice == 0:
        return None
    kind = realm.top()
    faces = tuple(actions.dice_of(actions.ROLL + int(realm.dice)))
    if kind == on.STRIKING:
        return Dice(faces, "fight", "assign")
    if kind == on.ROLLING:
        return Dice(faces, on.PURPOSES[on.Rolling.purpose(realm)], STAGES.get(int(on.Rolling.step(realm)), "roll"))
    if kind == on.WALK and not on.Walk.free(realm):
        return Dice(faces, "move", "walk")
    return None


def brink(realm: Realm) -> list[int]:
    """Spaces where one more troop makes the land perish. # DW-5.1, DW-5.9"""
    if realm.tiles == 0 and len(realm.under) == 0:
        return []
    limit = int(realm.rules.limit)
    saddle = int(realm.tables.blacksaddle)
    return [
        space
        for space in range(SPACES)
        if space != saddle and realm.land[space] == 0 and count(realm.troops[space]) >= limit - 1
    ]
