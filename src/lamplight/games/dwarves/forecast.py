"""What an option would bring: costs, dice and chances, before it is taken."""

from __future__ import annotations

from typing import Final

from lamplight.core.view import Effect, Text
from lamplight.games.dwarves import actions, quests
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.beside import progress
from lamplight.games.dwarves.catalogue import troops
from lamplight.games.dwarves.pieces import row_place, troop_piece
from lamplight.games.dwarves.state import BIT, CARD, LIFE, MARKS, ROWS, TROOPS, WIDE, Realm, count, of_kind
from lamplight.games.dwarves.tables import (
    ABILITY_COUNCIL_PLUS_ONE,
    ABILITY_CRAFT_TEST_REROLL_ALL,
    ABILITY_FIGHT_RAISE_ONE,
    ABILITY_FIGHT_REROLL_ALL,
    ABILITY_PERISHED_IMMUNE,
    BATTLE,
    COUNCIL_MAY_REROLL_ONE,
    COUNCIL_MUST_REROLL_HIGHEST,
    CRAFT,
    GEAR_HEALTH_LOSS,
    QUEST_JOURNEY,
    SPEED,
)

ROLL_ATTRIBUTES: Final = {
    actions.MOVE: SPEED,
    actions.FIGHT: BATTLE,
    actions.MESSAGE: CRAFT,
    actions.DUEL: BATTLE,
    actions.OUTFIT: CRAFT,
}


def own_dice(realm: Realm, card: int) -> int:
    """How many dice a card's own roll has."""
    dice = int(realm.tables.quest_dice[card])
    return min(7, dice if dice > 0 else int(realm.folk[realm.active * WIDE + LIFE]))


def preview(realm: Realm, code: int) -> list[Effect]:
    """What an action would do, with a word of warning where one is due."""
    tables = realm.tables
    kind = int(actions.kind_of(code))
    rest = code - kind
    if kind in (actions.STEP, actions.TUNNEL):
        return _step(realm, rest, kind == actions.TUNNEL)
    if kind == actions.STOP:
        seat = int(on.Walk.seat(realm))
        return [Effect(say.piece_of(realm, seat), tables.names[realm.at(seat)], "stay")]
    if kind in ROLL_ATTRIBUTES or kind in (actions.TEST, actions.TRY):
        return _roll(realm, code)
    if kind == actions.STRIKE:
        card = int(actions.card_of(code))
        if card < 0:
            here = int(realm.at(realm.active))
            return [Effect(troop_piece(realm, int(actions.troop_of(code)), here), say.SUPPLY, "strike")]
        row = int(realm.row_of(card))
        last = count(realm.cards[row * WIDE + TROOPS]) == 1
        note = Text("dw-preview-last", {"card": say.card_name(realm, card)}) if last else None
        return [Effect(tables.card_names[card], row_place(row), "strike", note)]
    if kind in (actions.REMOVE, actions.FETCH):
        taken = troop_piece(realm, int(actions.troop_of(code)), int(actions.space_of(code)))
        return [Effect(taken, say.SUPPLY, "remove") if kind == actions.REMOVE else Effect(taken, "scenario", "fetch")]
    if kind == actions.CLEANSE:
        return [Effect(tables.tile_names[realm.land[rest] - 1], "pile", "cleanse")]
    if kind == actions.DIG:
        return [Effect("tunnel", tables.names[rest], "dig")]
    if kind == actions.DOOM:
        to = int(realm.doom) - 1
        note = Text("dw-preview-lost-doom") if to == realm.hero else None
        return [Effect("doom", f"d{to}", "doom", note)]
    if kind in (actions.HEALTH, actions.TAKE):
        return [_loss(realm, hurt(realm))]
    if kind == actions.LOSE:
        return [_loss(realm, rest)]
    if kind == actions.SHIELD:
        seat = hurt(realm)
        gear = int(realm.gear_with(seat, GEAR_HEALTH_LOSS))
        return [Effect(say.gear_piece(realm, seat, gear), "equipment-discard", "use")]
    if kind == actions.DISMISS:
        return [Effect(tables.card_names[rest], "discard", "discard")]
    if kind == actions.DROP:
        lost = say.gear_piece(realm, int(actions.seat_of(code)), int(actions.gear_of(code)))
        return [Effect(lost, "equipment-discard", "drop")]
    if kind == actions.USE:
        return [Effect(say.gear_piece(realm, int(realm.active), rest), "equipment-discard", "use")]
    if kind == actions.PAY:
        card = int(actions.card_of(code))
        row = int(realm.row_of(card))
        have, need = progress(realm, row)[0]
        note = Text("dw-preview-last", {"card": say.card_name(realm, card)}) if have + 1 >= need else None
        price = say.gear_piece(realm, int(realm.active), int(actions.gear_of(code)))
        return [Effect(price, row_place(row), "pay", note)]
    if kind == actions.BE:
        name = tables.char_names[rest]
        return [Effect(name, tables.names[tables.char_start[rest]], "be", Text(f"dw-dwarf-{name}.ability"))]
    return []


def hurt(realm: Realm) -> int:
    """Whose Health is asked for: the dwarf of a penalty or a loss, else the active one."""
    if realm.top() == on.PENALTY:
        return int(on.Penalty.seat(realm))
    return int(on.Loss.seat(realm) if realm.top() == on.LOSS else realm.active)


def _loss(realm: Realm, seat: int) -> Effect:
    """A dwarf loses a point; the last one would lose the game, unless he has a shield to use."""
    note = None
    shield = realm.top() != on.LOSS and realm.gear_with(seat, GEAR_HEALTH_LOSS) >= 0
    if realm.folk[seat * WIDE + LIFE] <= 1 and not shield:
        note = Text("dw-preview-lost-health", {"dwarf": say.dwarf(realm, seat)})
    return Effect(say.piece_of(realm, seat), realm.tables.names[realm.at(seat)], "hurt", note)


def _step(realm: Realm, to: int, tunnel: bool) -> list[Effect]:
    """Where the dwarf goes, and what awaits him there."""
    seat = int(on.Walk.seat(realm))
    name = say.piece_of(realm, seat)
    there = realm.tables.names[to]
    notes = awaiting(realm, seat, to)
    how = "tunnel" if tunnel else "walk"
    found = [Effect(name, there, how, notes[0] if notes else None, (there,))]
    return found + [Effect(name, there, "note", note) for note in notes[1:]]


def awaiting(realm: Realm, seat: int, space: int) -> list[Text]:
    """What awaits a dwarf on a space: Perished Land costs, troops end the walk. # DW-8.4, DW-8.5"""
    notes: list[Text] = []
    if realm.land[space] != 0:
        if realm.ability(seat) == ABILITY_PERISHED_IMMUNE:
            notes.append(Text("dw-preview-immune", {"dwarf": say.dwarf(realm, seat)}))
        else:
            notes.append(Text("dw-preview-perished"))
    if realm.troops[space] != 0:
        notes.append(Text("dw-preview-troops", {"troops": troops(realm.troops[space])}))
    return notes


def _roll(realm: Realm, code: int) -> list[Effect]:
    """What a roll needs and how often it works out."""
    kind = int(actions.kind_of(code))
    tables = realm.tables
    seat = int(realm.active)
    own = say.piece_of(realm, seat)
    here = tables.names[realm.at(seat)]
    ability = int(realm.ability(seat))
    found: list[Effect] = []
    if kind == actions.MESSAGE:
        to = int(realm.council) + 1
        target = int(tables.council_target[realm.council])
        if ability == ABILITY_COUNCIL_PLUS_ONE:
            target -= 1
        there = Text("dw-preview-council", {"n": to, "effect": say.council_effect(to)})
        chance = odds(realm, int(realm.value(seat, CRAFT)), target, 1, False)
        found = [
            Effect("council", f"c{to}", "council", there),
            Effect("council", f"c{to}", "note", Text("dw-preview-odds", {"percent": chance})),
        ]
    elif kind == actions.FIGHT:
        foes = int(quests.foes(realm, realm.at(seat)))
        weakest = next(troop for troop in range(3) if of_kind(foes, troop) > 0)
        target = int(quests.NEEDED[weakest]) - (1 if ability == ABILITY_FIGHT_RAISE_ONE else 0)
        again = ability == ABILITY_FIGHT_REROLL_ALL
        chance = odds(realm, int(realm.value(seat, BATTLE)), target, 1, again)
        found = [
            Effect(own, here, "fight", Text("dw-preview-foes", {"troops": troops(foes)})),
            Effect(own, here, "note", Text("dw-preview-fight-odds", {"percent": chance})),
        ]
    elif kind == actions.DUEL:
        target = int(tables.quest_target[realm.cards[CARD]])
        chance = odds(realm, int(realm.value(seat, BATTLE)), target, 1, False)
        found = [Effect(own, here, "fight", Text("dw-preview-fight-odds", {"percent": chance}))]
    elif kind == actions.OUTFIT:
        again = ability == ABILITY_CRAFT_TEST_REROLL_ALL
        chance = odds(realm, int(realm.value(seat, CRAFT)), int(tables.council_craft), 1, again)
        found = [Effect("council", f"c{realm.council}", "test", Text("dw-preview-odds", {"percent": chance}))]
    elif kind == actions.TEST:
        found = [_test(realm, int(actions.card_of(code)), int(actions.part_of(code)))]
    elif kind == actions.TRY:
        card = int(actions.card_of(code))
        target, need = int(tables.quest_target[card]), int(tables.quest_count[card])
        chance = odds(realm, own_dice(realm, card), target, need, False)
        at = row_place(int(realm.row_of(card)))
        found = [Effect(tables.card_names[card], at, "test", Text("dw-preview-odds", {"percent": chance}))]
    if kind != actions.MOVE:
        found += _journeys(realm, seat)
    return found


def _test(realm: Realm, card: int, part: int) -> Effect:
    """A test for one part of a card: how often it brings a success."""
    tables = realm.tables
    seat = int(realm.active)
    row = int(realm.row_of(card))
    at = int(tables.part_first[card]) + part
    attribute = int(tables.part_attribute[at])
    again = attribute == CRAFT and realm.ability(seat) == ABILITY_CRAFT_TEST_REROLL_ALL
    chance = odds(realm, int(realm.value(seat, attribute)), int(tables.part_target[at]), 1, again)
    have, need = progress(realm, row)[part]
    message = "dw-preview-odds" if need - have == 1 else "dw-preview-odds-one"
    return Effect(tables.card_names[card], row_place(row), "test", Text(message, {"percent": chance}))


def _journeys(realm: Realm, seat: int) -> list[Effect]:
    """Journeys that any action but a move would end. # DW-13.9"""
    found = []
    for row in range(ROWS):
        card = int(realm.cards[row * WIDE + CARD])
        if card >= 0 and realm.tables.quest_kind[card] == QUEST_JOURNEY:
            if realm.cards[row * WIDE + MARKS] & BIT[seat]:
                note = Text("dw-preview-journey", {"card": say.card_name(realm, card)})
                found.append(Effect(realm.tables.card_names[card], row_place(row), "note", note))
    return found


def odds(realm: Realm, dice: int, target: int, need: int, again: bool) -> int:
    """The chance in per cent that so many dice reach the target, with the council's and one's own re-rolls."""
    hit = min(6, max(0, 7 - target)) / 6
    effect = realm.tables.council_effect[realm.council]
    must, may = effect == COUNCIL_MUST_REROLL_HIGHEST, effect == COUNCIL_MAY_REROLL_ONE
    whole = 0.0
    ways = 1
    for hits in range(dice + 1):
        chance = ways * hit**hits * (1 - hit) ** (dice - hits)
        ways = ways * (dice - hits) // (hits + 1)
        sure, lucky = hits, hits  # successes that are sure, and with luck in the re-roll
        if must and dice > 0:
            sure = max(0, hits - 1)
            lucky = sure + 1
        elif may and hits < dice:
            lucky = hits + 1
        whole += chance * (1.0 if sure >= need else (hit if lucky >= need else 0.0))
    if again:
        whole = 1 - (1 - whole) ** 2
    return int(100 * whole + 0.5)
