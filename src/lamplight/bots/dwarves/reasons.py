"""What a person at the table would say about a decision in The Dwarves, whoever thought of it."""

from __future__ import annotations

from typing import Final

from lamplight.bots.dwarves.heuristic import GEAR_WORTH, aim, name, raised, stamina, suits
from lamplight.bots.dwarves.jobs import best_job, card_worth
from lamplight.bots.dwarves.jobs import reason_for as card_reason
from lamplight.bots.dwarves.walking import (
    awaited,
    march_reason,
    move_reason,
    open_rows,
    placed,
    places_of,
    seen,
    step_reason,
    stop_reason,
    titled,
)
from lamplight.core.game import State
from lamplight.core.view import Text
from lamplight.games.dwarves import actions, quests
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.beside import brink
from lamplight.games.dwarves.catalogue import effects, joined
from lamplight.games.dwarves.dice import at_least, highest
from lamplight.games.dwarves.game import DwarvesState
from lamplight.games.dwarves.perished import FULL
from lamplight.games.dwarves.state import (
    CARD,
    KEENFIRE,
    LIFE,
    PROGRESS,
    SPACES,
    WHO,
    WIDE,
    count,
    of_kind,
    one_of,
)
from lamplight.games.dwarves.tables import (
    ATTRIBUTES,
    BATTLE,
    COUNCIL_MUST_REROLL_HIGHEST,
    COUNCIL_RECRUIT_REROLL_BLANKS,
    COUNCIL_THREAT_REVEALED_LOSE,
    COUNCIL_TURN_START_DOOM,
    EFFECT_FREE_MOVE,
    EFFECT_HEAL,
    EFFECT_REMOVE_TROOPS,
    EFFECT_TUNNEL_TILE,
    PLACE_ANY,
    QUEST_CLEAR,
    QUEST_COUNCIL,
    QUEST_DEFEAT,
    QUEST_DUEL,
    STAGE_C,
    TROOPS,
)

CLOSE: Final = 6  # spaces between the tokens that make every step of the Doom token count
FRAIL: Final = 2  # Health that a dwarf does not like to lose
CROWDED: Final = 3  # troops on the Blacksaddle that are nearly too many
BURDENS: Final = (
    COUNCIL_TURN_START_DOOM,
    COUNCIL_RECRUIT_REROLL_BLANKS,
    COUNCIL_MUST_REROLL_HIGHEST,
    COUNCIL_THREAT_REVEALED_LOSE,
)


def reason_for(realm: State, seat: int, code: int) -> Text:
    """Why somebody would make this legal decision."""
    del seat  # all play together
    assert isinstance(realm, DwarvesState)
    kind = int(actions.kind_of(code))
    rest = code - kind
    if kind in (actions.STEP, actions.TUNNEL):
        return step_reason(realm, int(on.Walk.seat(realm)), code)
    if kind == actions.STOP:
        return stop_reason(realm, int(on.Walk.seat(realm)))
    if kind in (actions.KEEP, actions.AGAIN, actions.RUNESTONE, actions.REROLL, actions.RAISE):
        return dice_reason(realm, kind, rest)
    if kind in (actions.NONE, actions.DONE):
        return refusal_reason(realm)
    if kind == actions.STRIKE:
        return strike_reason(realm, int(actions.card_of(code)), int(actions.troop_of(code)))
    if kind in (actions.REMOVE, actions.FETCH):
        return remove_reason(realm, kind, int(actions.space_of(code)), int(actions.troop_of(code)))
    if kind in (actions.CLEANSE, actions.DIG):
        return cleanse_reason(realm, rest) if kind == actions.CLEANSE else dig_reason(realm, rest)
    if kind in (actions.USE, actions.PAY, actions.DROP, actions.GIVE):
        return gear_reason(realm, kind, code)
    if kind in (actions.HEALTH, actions.DOOM, actions.SHIELD, actions.TAKE, actions.LOSE, actions.HEAL):
        return health_reason(realm, kind, rest)
    if kind == actions.MARCH:
        return march_reason(realm, rest)
    if kind == actions.DISMISS:
        return dismiss_reason(realm, rest)
    if kind == actions.CHOOSE:
        what = joined(effects(realm.tables, on.Choosing.first(realm) + rest), "dw-and")
        return Text("dw-reason-choose-what", {"what": what})
    if kind == actions.BE:
        return be_reason(realm, rest)
    if kind == actions.BEGIN:
        return Text("dw-reason-begin")
    return action_reason(realm, kind, code)


# ---- the actions of a turn


def action_reason(realm: DwarvesState, kind: int, code: int) -> Text:
    seat = int(realm.active)
    if kind == actions.MOVE:
        return move_reason(realm, seat)
    if kind == actions.FIGHT:
        return fight_reason(realm, seat)
    if kind == actions.MESSAGE:
        return message_reason(realm)
    if kind == actions.OUTFIT:
        return Text("dw-reason-outfit")
    if kind == actions.DUEL:
        left = realm.tables.quest_count[realm.cards[CARD]] - realm.cards[PROGRESS]
        return Text("dw-reason-win" if left <= realm.value(seat, BATTLE) else "dw-reason-duel")
    if kind == actions.TEST:
        return test_reason(realm, seat, int(actions.card_of(code)), int(actions.part_of(code)))
    if kind == actions.TRY:
        return card_reason(realm, int(actions.card_of(code)))
    return end_reason(realm, seat)


def test_reason(realm: DwarvesState, seat: int, card: int, part: int) -> Text:
    """A test is for its card; the last part of the last card wins."""
    tables = realm.tables
    first = int(tables.part_first[card])
    if card == realm.cards[CARD] and tables.card_stage[card] == STAGE_C:
        progress = realm.cards[PROGRESS]
        missing = 0
        for other in range(first, int(tables.part_first[card + 1])):
            if other != first + part and quests.successes(progress, other - first) < tables.part_count[other]:
                missing += 1
        need = tables.part_count[first + part] - quests.successes(progress, part)
        if missing == 0 and need <= realm.value(seat, tables.part_attribute[first + part]):
            return Text("dw-reason-win")
    return card_reason(realm, card)


def hunted_by(realm: DwarvesState, troops: int) -> int:
    """The face-up card that counts some of these troops when they are defeated, or -1."""
    tables = realm.tables
    for row in open_rows(realm):
        card = realm.cards[row * WIDE + CARD]
        if tables.quest_kind[card] == QUEST_DEFEAT:
            wanted = tables.quest_troop[card]
            if wanted < 0 or of_kind(troops, wanted) > 0:
                return int(card)
    return -1


def fight_reason(realm: DwarvesState, seat: int) -> Text:
    """What a fight is for: a card, land about to perish, the Blacksaddle."""
    tables = realm.tables
    space = int(realm.at(seat))
    foes = int(quests.foes(realm, space))
    for row in open_rows(realm):
        if quests.bound_here(realm, row, space) != 0:
            return card_reason(realm, realm.cards[row * WIDE + CARD])
    card = hunted_by(realm, foes)
    if card >= 0:
        left = tables.quest_count[card] - realm.cards[realm.row_of(card) * WIDE + PROGRESS]
        if tables.card_stage[card] == STAGE_C and card == realm.cards[CARD]:
            if left <= realm.value(seat, BATTLE) and left <= count(foes):
                return Text("dw-reason-win")
        return card_reason(realm, card)
    if space in brink(realm):
        return placed(realm, "dw-reason-brink", space)
    for row in open_rows(realm):
        card = int(realm.cards[row * WIDE + CARD])
        if tables.quest_kind[card] in (QUEST_DUEL, QUEST_CLEAR) and realm.within(space, tables.quest_place[card], -1):
            return card_reason(realm, card)
    if space == tables.blacksaddle and count(realm.troops[space]) >= CROWDED:
        return Text("dw-reason-saddle")
    return Text("dw-reason-fight")


def message_reason(realm: DwarvesState) -> Text:
    """A message is for a card, against what the council does now, or for what it will do next."""
    tables = realm.tables
    for row in open_rows(realm):
        card = realm.cards[row * WIDE + CARD]
        if tables.quest_kind[card] == QUEST_COUNCIL and realm.council < tables.quest_count[card]:
            return card_reason(realm, card)
    if int(tables.council_effect[realm.council]) in BURDENS:
        return Text("dw-reason-message-away", {"effect": say.council_effect(int(realm.council))})
    return Text("dw-reason-message-towards", {"effect": say.council_effect(int(realm.council) + 1)})


def end_reason(realm: DwarvesState, seat: int) -> Text:
    if realm.left <= 0:
        return Text("dw-reason-save")
    card = awaited(realm, seat)
    if card >= 0:
        return titled(realm, "dw-reason-wait-card", card)
    idle = best_job(realm, seen(realm, seat), seat, False).score <= 0.0
    return Text("dw-reason-rest" if idle else "dw-reason-end")


# ---- dice


def dice_reason(realm: DwarvesState, kind: int, face: int) -> Text:
    """Enough, too little, or worth a risk?"""
    purpose = int(on.Rolling.purpose(realm))
    step = int(on.Rolling.step(realm))
    target, wanted = aim(realm, purpose)
    if purpose == on.FOR_MOVE:
        enough = highest(realm.dice) >= target - 1
    else:
        enough = at_least(realm.dice, target) >= wanted
    if kind == actions.AGAIN:
        return Text("dw-reason-again-more" if enough else "dw-reason-again")
    if kind == actions.RUNESTONE:
        return Text("dw-reason-runestone")
    if kind == actions.REROLL:
        sure = face < highest(realm.dice) if purpose == on.FOR_MOVE else face < target
        return Text("dw-reason-reroll" if sure else "dw-reason-reroll-more")
    if step == on.RAISE_ASKS:
        felling, _ = raised(realm, [actions.RAISE + face] if kind == actions.RAISE else raises(realm))
        if kind == actions.RAISE:
            return Text("dw-reason-raise" if felling == actions.RAISE + face else "dw-reason-raise-free")
        return Text("dw-reason-raise-none" if felling == actions.KEEP else "dw-reason-keep")
    if enough:
        return Text("dw-reason-keep")
    if step == on.STONE_ASKS:
        return Text("dw-reason-keep-stone")
    risky = step == on.ABILITY_ASKS and at_least(realm.dice, target) > 0
    return Text("dw-reason-keep-risk" if risky else "dw-reason-keep-anyway")


def raises(realm: DwarvesState) -> list[int]:
    """The dice that could be raised."""
    return [code for code in realm.legal_actions() if actions.RAISE < code < actions.CHOOSE]


# ---- troops


def strike_reason(realm: DwarvesState, card: int, kind: int) -> Text:
    if card < 0:
        card = hunted_by(realm, int(one_of(kind)))
    if card >= 0:
        return titled(realm, "dw-reason-strike-card", card)
    space = int(realm.at(realm.active))
    if space in brink(realm):
        return placed(realm, "dw-reason-brink", space)
    stronger = [code for code in realm.legal_actions() if actions.strike(-1, kind) < code < actions.strike(0, 0)]
    if stronger:
        return Text("dw-reason-strike-fewer", {"troop": Text(f"dw-troop-{TROOPS[kind]}.one")})
    return Text("dw-reason-strike")


def remove_reason(realm: DwarvesState, base: int, space: int, kind: int) -> Text:
    """Why this troop is taken off the map, or put on a card."""
    if base == actions.REMOVE:
        card = hunted_by(realm, int(one_of(kind)))
        if card >= 0:
            return titled(realm, "dw-reason-strike-card", card)
    if space in brink(realm):
        return placed(realm, "dw-reason-remove", space)
    there = int(count(realm.troops[space]))
    if space == realm.tables.blacksaddle and CROWDED <= there < FULL:
        return Text("dw-reason-saddle")
    if base == actions.FETCH:
        most = max(int(count(realm.troops[actions.space_of(code)])) for code in realm.legal_actions())
        if there == most:
            return Text("dw-reason-fetch")
    return placed(realm, "dw-reason-remove-fewer", space)


# ---- the land


def cleanse_reason(realm: DwarvesState, space: int) -> Text:
    tables = realm.tables
    if tables.entrance[space] != 0:  # DW-9.3
        return placed(realm, "dw-reason-cleanse-tunnel", space)
    farthest = max(int(tables.steps[other]) for other in range(SPACES) if realm.land[other] != 0)
    if tables.steps[space] == farthest:
        return Text("dw-reason-cleanse")
    return placed(realm, "dw-reason-cleanse-any", space)


def dig_reason(realm: DwarvesState, space: int) -> Text:
    """An entrance at, or beside, a place that a card names is for that card."""
    tables = realm.tables
    for row in open_rows(realm):
        for place in places_of(realm, row, int(realm.active)):
            if place == PLACE_ANY:
                continue
            for other in range(SPACES):
                if tables.distance[space * SPACES + other] <= 1 and realm.within(other, place, -1):
                    return titled(realm, "dw-reason-dig-card", int(realm.cards[row * WIDE + CARD]))
    return Text("dw-reason-dig")


# ---- Equipment


def gear_reason(realm: DwarvesState, kind: int, code: int) -> Text:
    tables = realm.tables
    if kind == actions.USE:
        return use_reason(realm, int(actions.gear_of(code)))
    if kind == actions.PAY:
        card, price = tables.card_label(actions.card_of(code)), tables.gear_label(actions.gear_of(code))
        return Text("dw-reason-pay-card", {"card": card, "gear": price})
    if kind == actions.DROP:
        least = min(GEAR_WORTH[actions.gear_of(other)] for other in realm.legal_actions())
        lost = int(actions.gear_of(code))
        if GEAR_WORTH[lost] == least:
            return Text("dw-reason-drop")
        owner = name(realm, actions.seat_of(code))
        return Text("dw-reason-drop-gear", {"dwarf": owner, "gear": tables.gear_label(lost)})
    gear = int(on.Giving.gear(realm))
    taker = actions.seat_of(code)
    dwarf = name(realm, taker)
    best = max(suits(realm, actions.seat_of(other), gear) for other in realm.legal_actions())
    if suits(realm, taker, gear) == best:
        return Text("dw-reason-give", {"dwarf": dwarf})
    attribute = int(realm.rules.forged_attribute if gear == KEENFIRE else tables.gear_attribute[gear])
    if attribute < 0:
        return Text("dw-reason-give-any", {"dwarf": dwarf})
    label = Text(f"dw-attribute-{ATTRIBUTES[attribute]}")
    return Text("dw-reason-give-attribute", {"dwarf": dwarf, "attribute": label})


def use_reason(realm: DwarvesState, gear: int) -> Text:
    """An Equipment card is used for the first thing that it does."""
    tables = realm.tables
    label = tables.gear_label(gear)
    effect = tables.op_kind[tables.list_first[tables.gear_use[gear]]]
    if effect == EFFECT_HEAL:
        hurt = [seat for seat in range(int(realm.seats)) if realm.folk[seat * WIDE + LIFE] < realm.most_health(seat)]
        if hurt:
            weakest = min(hurt, key=lambda seat: stamina(realm, seat))
            return Text("dw-reason-use-heal", {"dwarf": name(realm, weakest), "gear": label})
    if effect == EFFECT_REMOVE_TROOPS:
        return Text("dw-reason-use-troops", {"gear": label})
    if effect == EFFECT_FREE_MOVE:
        return Text("dw-reason-use-march", {"gear": label})
    if effect == EFFECT_TUNNEL_TILE:
        return Text("dw-reason-use-tunnel", {"gear": label})
    return Text("dw-reason-use", {"gear": label})


# ---- Health and Doom


def health_reason(realm: DwarvesState, kind: int, rest: int) -> Text:
    if kind in (actions.LOSE, actions.HEAL):
        return share_reason(realm, kind, rest)
    seat = on.Penalty.seat(realm) if realm.top() == on.PENALTY else on.Loss.seat(realm)
    dwarf = name(realm, seat)
    life = int(realm.folk[seat * WIDE + LIFE])
    if kind == actions.SHIELD:
        return Text("dw-reason-shield-last", {"dwarf": dwarf}) if life == 1 else Text("dw-reason-shield")
    if kind == actions.TAKE:
        return Text("dw-reason-take")
    close = realm.doom - realm.hero <= CLOSE
    if kind == actions.HEALTH:
        if life <= FRAIL:
            return Text("dw-reason-penalty-health-hard", {"dwarf": dwarf})
        return Text("dw-reason-penalty-health" if close else "dw-reason-bear", {"dwarf": dwarf})
    if close:
        return Text("dw-reason-penalty-doom-tight", {"dwarf": dwarf})
    return Text("dw-reason-penalty-doom", {"dwarf": dwarf}) if life <= FRAIL else Text("dw-reason-penalty-doom-far")


def share_reason(realm: DwarvesState, kind: int, seat: int) -> Text:
    """Who loses or gains a point of what the group shares out."""
    others = [code - kind for code in realm.legal_actions() if actions.kind_of(code) == kind]
    mine = stamina(realm, seat)
    if kind == actions.LOSE:
        if mine >= max(stamina(realm, other) for other in others):
            return Text("dw-reason-lose", {"dwarf": name(realm, seat)})
        frail = realm.folk[seat * WIDE + LIFE] <= FRAIL
        return Text("dw-reason-lose-hard" if frail else "dw-reason-bear", {"dwarf": name(realm, seat)})
    least = mine <= min(stamina(realm, other) for other in others)
    return Text("dw-reason-heal" if least else "dw-reason-heal-any", {"dwarf": name(realm, seat)})


# ---- other decisions of the group


REFUSALS: Final = {
    on.STRIKING: "dw-reason-spare",
    on.SHARE_HEAL: "dw-reason-heal-none",
    on.REMOVING: "dw-reason-remove-none",
    on.CLEANSING: "dw-reason-cleanse-none",
    on.DIGGING: "dw-reason-dig-none",
    on.MARCHING: "dw-reason-march-none",
    on.DISMISSING: "dw-reason-dismiss-none",
}


def refusal_reason(realm: DwarvesState) -> Text:
    """Why nothing, or nothing more, is wanted."""
    return Text(REFUSALS[int(realm.top())])


def dismiss_reason(realm: DwarvesState, card: int) -> Text:
    threats = [int(actions.card_of(code)) for code in realm.legal_actions() if code != actions.NONE]
    worst = card_worth(realm, card) >= max(card_worth(realm, other) for other in threats)
    return titled(realm, "dw-reason-dismiss" if worst else "dw-reason-dismiss-any", card)


def be_reason(realm: DwarvesState, who: int) -> Text:
    """A dwarf is chosen for what nobody else still to be had does better."""
    tables = realm.tables
    taken = [int(realm.folk[seat * WIDE + WHO]) for seat in range(int(realm.seats))]
    rows = (tables.char_battle, tables.char_craft, tables.char_speed, tables.char_health)
    for attribute, row in enumerate(rows):
        if all(row[other] <= row[who] for other in range(len(tables.char_names)) if other not in taken):
            dwarf = Text(f"dw-dwarf-{tables.char_names[who]}")
            label = Text(f"dw-attribute-{ATTRIBUTES[attribute]}")
            return Text("dw-reason-be-attribute", {"dwarf": dwarf, "attribute": label})
    return Text("dw-reason-be")
