"""The machine: what lies uppermost on the stack is worked off until people or chance must decide.

What the frames do stands in the modules of their families; here is who does what, and when a quest is completed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.core.game import OVER
from lamplight.games.dwarves import (
    actions,
    battle,
    company,
    drawing,
    gear,
    health,
    movement,
    perished,
    quests,
    rolling,
    turn,
)
from lamplight.games.dwarves import effects as fx
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.state import CARD, DONE, PROGRESS, ROWS, RUNNING, WIDE, Realm
from lamplight.games.dwarves.tables import STAGE_C

FRAMES: Final = vec[on.Frame](
    [  # in the order of their kinds
        company.ChooseDwarfFrame(),
        company.DealDwarfFrame(),
        company.AgreeFirstFrame(),
        company.DrawFirstFrame(),
        turn.TurnFrame(),
        turn.StartFrame(),
        turn.HeroFrame(),
        drawing.ScenarioFrame(),
        drawing.RefillFrame(),
        turn.ActionFrame(),
        turn.TurnEndFrame(),
        perished.RecruitFrame(),
        perished.FlowFrame(),
        drawing.FetchFrame(),
        drawing.SweepFrame(),
        drawing.RevealFrame(),
        drawing.LayDownFrame(),
        rolling.RollFrame(),
        movement.WalkFrame(),
        movement.PenaltyFrame(),
        health.LossFrame(),
        health.ShareLossFrame(),
        health.HealFrame(one=False),
        health.HealFrame(one=True),
        gear.FindFrame(),
        gear.GiveFrame(),
        gear.DropFrame(),
        fx.RemoveFrame(),
        fx.CleanseFrame(),
        fx.DigFrame(),
        fx.RunFrame(),
        movement.MarchFrame(),
        movement.MarchAllFrame(),
        drawing.DismissFrame(),
        fx.ChooseFrame(),
        drawing.RewardedFrame(),
        battle.StrikeFrame(),
        drawing.ThreatsFrame(),
    ]
)


def uppermost(realm: Realm) -> on.Frame:
    """What the uppermost frame does."""
    return FRAMES[realm.top()]


def answer(realm: Realm, code: i64) -> None:
    """Carry out a decision: what costs no action at many moments, or an answer to what the uppermost frame asks."""
    if actions.is_use(code):
        gear.use(realm, actions.gear_of(code))
    elif actions.is_pay(code):
        gear.pay(realm, actions.card_of(code), actions.gear_of(code))
    else:
        FRAMES[realm.top()].answer(realm, code)


def advance(realm: Realm) -> None:
    """Go on until somebody must decide, chance must draw, or the game is over."""
    while realm.result == RUNNING:
        kind = realm.top()
        if realm.dirty:
            realm.dirty = False
            if quests.latch(realm) and complete(realm, kind):
                continue
            kind = realm.top()
        if FRAMES[kind].work(realm):
            return
    realm.actor = OVER
    if realm.tell is not None:
        say.ended(realm)


def complete(realm: Realm, kind: i64) -> bool:
    """Complete the first quest that is done, if this is the moment. # R51, R72

    The last Scenario card wins at once. Anything else waits until a reward or a loss under way is finished.
    """
    scenario = realm.cards[CARD]
    if scenario >= 0 and realm.cards[PROGRESS] & DONE and realm.tables.card_stage[scenario] == STAGE_C:
        fx.complete(realm, 0)
        return True
    calm = (
        kind == on.WALK
        or kind == on.ACTION
        or kind == on.STRIKING
        or kind == on.TURN
        or kind == on.HERO
        or kind == on.SCENARIO
        or kind == on.REFILL
        or kind == on.TURN_END
    )
    if realm.held > 0 or not calm:
        realm.dirty = True
        return False
    row: i64 = 0
    while row < ROWS:
        if realm.cards[row * WIDE + CARD] >= 0 and realm.cards[row * WIDE + PROGRESS] & DONE:
            fx.complete(realm, row)
            realm.dirty = True
            return True
        row += 1
    return False
