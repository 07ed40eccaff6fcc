"""What is asked, of whom, and in which words."""

from __future__ import annotations

from typing import Final

from lamplight.core.game import CHANCE
from lamplight.core.view import Text, seat_name
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import quests
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.catalogue import some, troops
from lamplight.games.dwarves.dice import at_least
from lamplight.games.dwarves.state import CARD, KEENFIRE, Realm, of_kind

Args = dict[str, int | str | Text]

# Decisions of the group: the active player says what was agreed. # DW-3.4
TOGETHER: Final = (
    on.PENALTY, on.SHARE_LOSS, on.SHARE_HEAL, on.HEAL_ONE, on.GIVING, on.DROPPING, on.REMOVING, on.CLEANSING,
    on.DIGGING, on.MARCHING, on.DISMISSING, on.CHOOSING, on.FETCHING,
)  # fmt: skip


def ask(realm: Realm) -> Text:
    """The question that is open; the group's questions say so."""
    if realm.actor == CHANCE:
        return _ask_chance(realm)
    question = _question(realm)
    if of_the_group(realm):
        return Text("dw-ask-together", {"ask": question, "who": seat_name(int(realm.actor))})
    return question


def ask_alone(realm: Realm) -> Text | None:
    """The group's question where the group is one person; None if it is nobody's but the actor's. # DW-3.4"""
    return _question(realm) if realm.actor >= 0 and of_the_group(realm) else None


def of_the_group(realm: Realm) -> bool:
    """Is it for all to decide together?"""
    return realm.top() in TOGETHER and not by_gear(realm)


def by_gear(realm: Realm) -> bool:
    """Is it the owner of an Equipment card who decides, by using it?"""
    op = say.operation(realm)
    return op >= 0 and say.owner_of(realm.tables, op)[1] >= 0


def _ask_chance(realm: Realm) -> Text:
    kind = realm.top()
    if kind == on.ROLLING:
        return Text("dw-ask-roll")
    if kind == on.RECRUITS:
        return Text("dw-ask-recruit", {"space": say.space_name(realm, int(on.Recruits.space(realm)))})
    if kind == on.FLOW:
        return Text("dw-ask-tile", {"space": say.space_name(realm, int(on.Flow.waiting(realm)))})
    return Text(CHANCE_ASKS[int(kind)])


CHANCE_ASKS: Final = {
    on.SCENARIO: "dw-ask-scenario",
    on.REFILL: "dw-ask-draw",
    on.FINDING: "dw-ask-find",
    on.DEAL_DWARF: "dw-ask-deal",
    on.DRAW_FIRST: "dw-ask-first",
}
ROLL_ASKS: Final = {
    on.COUNCIL_ASKS: "dw-ask-reroll",
    on.ABILITY_ASKS: "dw-ask-again",
    on.STONE_ASKS: "dw-ask-runestone",
    on.RAISE_ASKS: "dw-ask-raise",
}


def _question(realm: Realm) -> Text:
    kind = int(realm.top())
    if kind == on.ACTION:
        return Text("dw-ask-action", {"left": int(realm.left), "dwarf": say.dwarf(realm, int(realm.active))})
    if kind == on.WALK:
        walker = say.dwarf(realm, int(on.Walk.seat(realm)))
        return Text("dw-ask-walk", {"points": int(on.Walk.points(realm)), "dwarf": walker})
    if kind == on.ROLLING:
        step = int(on.Rolling.step(realm))
        message = ROLL_ASKS[step]
        if step in (on.ABILITY_ASKS, on.RAISE_ASKS):
            return Text(message, {"dwarf": say.dwarf(realm, int(realm.active))})
        return Text(message)
    if kind == on.STRIKING:
        return Text("dw-ask-strike", {"left": useful_dice(realm)})
    if kind == on.PENALTY:
        seat = int(on.Penalty.seat(realm))
        args: Args = {"space": say.space_name(realm, int(realm.at(seat))), "dwarf": say.dwarf(realm, seat)}
        return Text("dw-ask-penalty", args)
    if kind == on.LOSS:
        return Text("dw-ask-shield", {"dwarf": say.dwarf(realm, int(on.Loss.seat(realm)))})
    left = int(on.Tally.left(realm))
    if kind == on.SHARE_LOSS:
        if on.ShareLoss.why(realm) == on.BY_COUNCIL:
            return Text("dw-ask-lose-council")
        return Text("dw-ask-lose", {"left": left})
    if kind == on.SHARE_HEAL:
        return Text("dw-ask-heal-council") if on.ShareHeal.by_council(realm) else Text("dw-ask-heal", {"left": left})
    if kind == on.HEAL_ONE:
        return Text("dw-ask-heal-one", {"count": left})
    if kind == on.GIVING:
        gear = int(on.Giving.gear(realm))
        return (
            Text("dw-ask-keenfire") if gear == KEENFIRE else Text("dw-ask-give", {"gear": say.gear_name(realm, gear)})
        )
    if kind == on.REMOVING and on.Removing.kind(realm) >= 0:
        return Text("dw-ask-remove-kind", {"troops": some(int(on.Removing.kind(realm)), left)})
    if kind == on.MARCHING:
        return Text("dw-ask-march", {"count": left})
    if kind == on.CHOOSING:
        return Text("dw-ask-choose", {"card": say.cause(realm)})
    if kind == on.FETCHING:
        missing = troops(int(on.Fetching.missing(realm)))
        return Text("dw-ask-fetch", {"card": say.card_name(realm, int(realm.cards[CARD])), "troops": missing})
    if kind in LEFT_ASKS:
        return Text(LEFT_ASKS[kind], {"left": left})
    return Text(PLAIN_ASKS[kind])


LEFT_ASKS: Final = {on.DROPPING: "dw-ask-drop", on.REMOVING: "dw-ask-remove", on.CLEANSING: "dw-ask-cleanse"}
PLAIN_ASKS: Final = {
    on.CHOOSE_DWARF: "dw-ask-be",
    on.AGREE_FIRST: "dw-ask-begin",
    on.DIGGING: "dw-ask-dig",
    on.DISMISSING: "dw-ask-dismiss",
}


def useful_dice(realm: Realm) -> int:
    """Dice that can still remove a troop: each against the weakest kind that is there."""
    foes = quests.foes(realm, realm.at(realm.active))
    for kind in range(3):
        if of_kind(foes, kind) > 0:
            return int(at_least(realm.dice, quests.NEEDED[kind]))
    return 0
