"""The turn: what begins it, the Hero token, the actions, its end. Chapter DW-4, and DW-8.1 for the actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lamplight.games.dwarves import actions, choices, perished, quests, rolling
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.council import move_council
from lamplight.games.dwarves.effects import add_threats
from lamplight.games.dwarves.state import (
    CARD,
    LIFE,
    LOST_DOOM,
    MARKS,
    MOST_DICE,
    ROWS,
    RUNNING,
    WIDE,
    Realm,
)
from lamplight.games.dwarves.tables import (
    BATTLE,
    COUNCIL_TURN_START_DOOM,
    CRAFT,
    SPEED,
    TRACK_COUNCIL,
    TRACK_THREAT,
    TRACK_TROOPS,
)

ACTIONS_A_TURN: Final = 2
THREATS_A_SPACE: Final = 2  # DW-4.4


class TurnFrame(on.Frame):
    """The bottom of the stack: the next turn begins."""

    def work(self, realm: Realm) -> bool:
        realm.turn += 1
        realm.left = ACTIONS_A_TURN
        realm.tunnelled = 0
        realm.drawn = 0
        on.push(realm, on.TURN_END)
        on.push(realm, on.ACTION)
        on.push(realm, on.REFILL)
        on.push(realm, on.SCENARIO)
        on.push(realm, on.HERO)
        on.push(realm, on.START)
        realm.dirty = True
        if realm.tell is not None:
            say.turn_begins(realm)
        return False


class StartFrame(on.Frame):
    """Before the Hero step: the Council's leftmost space, then cards that act each turn. # DW-11.4, R16"""

    def work(self, realm: Realm) -> bool:
        realm.pop()
        if realm.tables.council_effect[realm.council] == COUNCIL_TURN_START_DOOM:
            perished.doom(realm, 1, on.BY_COUNCIL)
            if realm.result != RUNNING:
                return False
        row: i64 = ROWS - 1
        while row > 0:
            card = realm.cards[row * WIDE + CARD]
            if card >= 0 and realm.tables.card_each_turn[card] >= 0:
                if realm.tell is not None:
                    say.each_turn(realm, int(card))
                on.Run.push(realm, realm.tables.card_each_turn[card], realm.cards[row * WIDE + MARKS])
            row -= 1
        return False


class HeroFrame(on.Frame):
    """The Hero token and the symbol of its new space. # DW-4.2 to DW-4.6"""

    def work(self, realm: Realm) -> bool:
        realm.pop()
        if realm.pause > 0:  # R20
            realm.pause -= 1
            if realm.tell is not None:
                say.hero_rests(realm)
            return False
        realm.hero += 1
        if realm.tell is not None:
            say.hero_step(realm)
        if realm.hero == realm.doom:  # R17
            realm.result = LOST_DOOM
            return False
        symbol = realm.tables.track_kind[realm.hero]
        if symbol == TRACK_COUNCIL:
            move_council(realm, -1)
        elif symbol == TRACK_THREAT:
            add_threats(realm, THREATS_A_SPACE)
        elif symbol == TRACK_TROOPS:
            on.Recruits.push(realm, realm.tables.track_gate[realm.hero])
        return False


class ActionFrame(on.Frame):
    """The actions of the active player. # DW-8.1"""

    def work(self, realm: Realm) -> bool:
        if realm.left <= 0 and not choices.anything_free(realm):
            realm.pop()
            return False
        return on.waits(realm, realm.active)

    def answer(self, realm: Realm, code: i64) -> None:
        if code == actions.END:
            if realm.tell is not None:
                say.passed(realm)
            realm.pop()
        else:
            realm.left -= 1
            _act(realm, code)


class TurnEndFrame(on.Frame):
    """The turn passes on. # DW-12.3"""

    def work(self, realm: Realm) -> bool:
        quests.lapse(realm)
        realm.active = (realm.active + 1) % realm.seats
        realm.pop()
        return False


def _act(realm: Realm, code: i64) -> None:
    """Every action begins with a roll."""
    tables = realm.tables
    seat = realm.active
    if code == actions.MOVE:
        rolling.start(realm, on.FOR_MOVE, realm.value(seat, SPEED), 0, 0)
        return
    quests.other_action(realm, seat)
    if code == actions.FIGHT:
        rolling.start(realm, on.FOR_FIGHT, realm.value(seat, BATTLE), 0, 0)
    elif code == actions.MESSAGE:
        rolling.start(realm, on.FOR_MESSAGE, realm.value(seat, CRAFT), 0, 0)
    elif code == actions.DUEL:
        rolling.start(realm, on.FOR_DUEL, realm.value(seat, BATTLE), realm.cards[CARD], 0)
    elif code == actions.OUTFIT:
        rolling.start(realm, on.FOR_OUTFIT, realm.value(seat, CRAFT), 0, 0)
    elif code < actions.TRY:
        card = actions.card_of(code)
        part = actions.part_of(code)
        attribute = tables.part_attribute[tables.part_first[card] + part]
        rolling.start(realm, on.FOR_TEST, realm.value(seat, attribute), card, part)
    else:
        card = actions.card_of(code)
        dice = tables.quest_dice[card]
        if dice == 0:
            dice = realm.folk[seat * WIDE + LIFE]
        rolling.start(realm, on.FOR_TRY, dice if dice < MOST_DICE else MOST_DICE, card, 0)
