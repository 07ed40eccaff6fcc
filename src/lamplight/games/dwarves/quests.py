"""Quests: what brings a card forward, and when it is completed. Chapters DW-12 and DW-13."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.state import BIT, CARD, DONE, MARKS, PROGRESS, ROWS, SPACES, TROOPS, WIDE, Realm
from lamplight.games.dwarves.tables import (
    QUEST_CLEAR,
    QUEST_COUNCIL,
    QUEST_DEFEAT,
    QUEST_DUEL,
    QUEST_FIGHT,
    QUEST_GATHER,
    QUEST_JOURNEY,
    QUEST_TESTS,
    QUEST_VISIT,
)

NEEDED: Final = vec[i64]([4, 5, 6])  # the lowest die that removes an Orc, a Troll, an Alf # DW-10.2
PART_BITS: Final = 4  # of the progress, per part of a test


def successes(progress: i64, part: i64) -> i64:
    """How many successes a part of a card has."""
    return (progress >> (PART_BITS * part)) & 15


def bearer_of(realm: Realm, row: i64) -> i64:
    """The seat a card is bound to, or -1."""
    card = realm.cards[row * WIDE + CARD]
    return realm.cards[row * WIDE + MARKS] if realm.tables.card_bearer[card] else -1


def fulfilled(realm: Realm, card: i64) -> bool:
    """Is a quest that is a state of the table fulfilled now? # DW-7.2, R27"""
    tables = realm.tables
    kind = tables.quest_kind[card]
    if kind == QUEST_GATHER:
        return realm.gathered(tables.quest_place[card]) >= tables.quest_count[card]
    return kind == QUEST_COUNCIL and realm.council >= tables.quest_count[card]


def latch(realm: Realm) -> bool:
    """Mark every face-up card whose quest is completed at this moment. True if any is marked."""
    tables = realm.tables
    cards = realm.cards
    found = False
    row: i64 = 0
    while row < ROWS:
        base: i64 = row * WIDE
        card = cards[base]
        if card >= 0:
            progress = cards[base + PROGRESS]
            if progress & DONE:
                found = True
            else:
                kind = tables.quest_kind[card]
                done = False
                if kind == QUEST_TESTS:
                    first = tables.part_first[card]
                    last = tables.part_first[card + 1]
                    part = first
                    done = True
                    while part < last:
                        if successes(progress, part - first) < tables.part_count[part]:
                            done = False
                            break
                        part += 1
                elif kind == QUEST_FIGHT:
                    done = cards[base + TROOPS] == 0
                elif kind == QUEST_VISIT:
                    done = progress == BIT[tables.part_first[card + 1] - tables.part_first[card]] - 1
                elif kind == QUEST_GATHER or kind == QUEST_COUNCIL:  # noqa: SIM109  (compiled, `in` builds a tuple)
                    done = fulfilled(realm, card)
                elif kind == QUEST_DEFEAT or kind == QUEST_DUEL:  # noqa: SIM109
                    done = progress >= tables.quest_count[card]
                elif kind == QUEST_CLEAR:
                    done = clear(realm, tables.quest_place[card])
                if done:
                    cards[base + PROGRESS] = progress + DONE
                    found = True
        row += 1
    return found


def clear(realm: Realm, place: i64) -> bool:
    """Does the active dwarf stand in the place, and no troop?"""
    if not realm.within(realm.at(realm.active), place, -1):
        return False
    space: i64 = 0
    while space < SPACES:
        if realm.troops[space] != 0 and realm.within(space, place, -1):
            return False
        space += 1
    return True


def defeated(realm: Realm, kind: i64) -> None:
    """A troop was defeated by the group. # R47, R48"""
    tables = realm.tables
    row: i64 = 0
    while row < ROWS:
        card = realm.cards[row * WIDE + CARD]
        if card >= 0 and tables.quest_kind[card] == QUEST_DEFEAT:
            wanted = tables.quest_troop[card]
            progress = realm.cards[row * WIDE + PROGRESS]
            if (wanted < 0 or wanted == kind) and progress & DONE == 0:
                realm.cards[row * WIDE + PROGRESS] = progress + 1
                if realm.tell is not None:
                    say.progress(realm, int(card), int(progress + 1), int(tables.quest_count[card]))
        row += 1
    realm.dirty = True


def setting_out(realm: Realm, seat: i64) -> None:
    """A dwarf begins to move: a journey may start where he stands. # R29, R30"""
    row: i64 = 0
    while row < ROWS:
        card = realm.cards[row * WIDE + CARD]
        if card >= 0 and realm.tables.quest_kind[card] == QUEST_JOURNEY:
            if realm.within(realm.at(seat), realm.tables.quest_place[card], -1):
                _travel(realm, row, card, seat)
        row += 1


def _travel(realm: Realm, row: i64, card: i64, seat: i64) -> None:
    marks = realm.cards[row * WIDE + MARKS]
    if marks & BIT[seat] == 0:
        realm.cards[row * WIDE + MARKS] = marks + BIT[seat]
        if realm.tell is not None:
            say.journey_begun(realm, int(seat), int(card))


def entered(realm: Realm, seat: i64) -> None:
    """A dwarf has entered his space by movement: visits and journeys. # DW-13.7 to DW-13.9"""
    tables = realm.tables
    space = realm.at(seat)
    row: i64 = 0
    while row < ROWS:
        card = realm.cards[row * WIDE + CARD]
        if card >= 0 and realm.cards[row * WIDE + PROGRESS] & DONE == 0:
            kind = tables.quest_kind[card]
            if kind == QUEST_VISIT:
                first = tables.part_first[card]
                part = first
                while part < tables.part_first[card + 1]:
                    if realm.within(space, tables.part_place[part], -1):
                        if realm.cards[row * WIDE + PROGRESS] & BIT[part - first] == 0:
                            realm.cards[row * WIDE + PROGRESS] += BIT[part - first]
                            if realm.tell is not None:
                                say.visited(realm, int(seat), int(card), int(space))
                    part += 1
            elif kind == QUEST_JOURNEY:
                if realm.within(space, tables.quest_to[card], -1) and realm.cards[row * WIDE + MARKS] & BIT[seat]:
                    realm.cards[row * WIDE + PROGRESS] += DONE
                    if realm.tell is not None:
                        say.journey_done(realm, int(seat), int(card))
                elif realm.within(space, tables.quest_place[card], -1):
                    _travel(realm, row, card, seat)
        row += 1
    realm.dirty = True


def other_action(realm: Realm, seat: i64) -> None:
    """An action other than moving ends this dwarf's journeys. # DW-13.9"""
    row: i64 = 0
    while row < ROWS:
        card = realm.cards[row * WIDE + CARD]
        if card >= 0 and realm.tables.quest_kind[card] == QUEST_JOURNEY:
            if realm.cards[row * WIDE + MARKS] & BIT[seat]:
                realm.cards[row * WIDE + MARKS] -= BIT[seat]
                if realm.tell is not None:
                    say.journey_lost(realm, int(seat), int(card))
        row += 1


def lapse(realm: Realm) -> None:
    """The turn ends: successes that are not kept lapse. # DW-12.3"""
    row: i64 = 0
    while row < ROWS:
        card = realm.cards[row * WIDE + CARD]
        if card >= 0 and realm.tables.quest_kind[card] == QUEST_TESTS and realm.tables.quest_keep[card] == 0:
            if realm.cards[row * WIDE + PROGRESS] != 0:
                if realm.tell is not None:
                    say.lapsed(realm, int(card), int(realm.cards[row * WIDE + PROGRESS]))
                realm.cards[row * WIDE + PROGRESS] = 0
        row += 1


def fought_from(realm: Realm, row: i64, space: i64) -> bool:
    """Are the troops of this face-up card fought from this space? # DW-10.4, DW-13.14"""
    place = realm.tables.quest_place[realm.cards[row * WIDE + CARD]]
    return realm.within(space, place, bearer_of(realm, row))


def bound_here(realm: Realm, row: i64, space: i64) -> i64:
    """Troops on a card that are fought from this space, packed."""
    card = realm.cards[row * WIDE + CARD]
    if card < 0 or realm.tables.quest_kind[card] != QUEST_FIGHT:
        return 0
    troops = realm.cards[row * WIDE + TROOPS]
    return troops if troops != 0 and fought_from(realm, row, space) else 0


def foes(realm: Realm, space: i64) -> i64:
    """All troops that are fought from this space, packed. # DW-10.5"""
    found = realm.troops[space]
    row: i64 = 0
    while row < ROWS:
        found += bound_here(realm, row, space)
        row += 1
    return found
