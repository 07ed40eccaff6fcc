"""The companion of The Dwarves: takes the job that brings the group most per turn, and does the next part of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.bots.bot import Bot, Decision
from lamplight.bots.dwarves.jobs import (
    SILENT,
    Glance,
    Job,
    Sight,
    best_job,
    card_worth,
    doom_worth,
    health_worth,
    list_worth,
    message_job,
)
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.games.dwarves import actions, quests
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves.dice import at_least, highest
from lamplight.games.dwarves.game import DwarvesState
from lamplight.games.dwarves.state import (
    CARD,
    KEENFIRE,
    LIFE,
    PROGRESS,
    ROWS,
    SPACES,
    WHO,
    WIDE,
    Realm,
    count,
    of_kind,
)
from lamplight.games.dwarves.tables import (
    ABILITY_COUNCIL_PLUS_ONE,
    BATTLE,
    CRAFT,
    EFFECT_FREE_MOVE,
    EFFECT_HEAL,
    EFFECT_REMOVE_TROOPS,
    HEALTH,
    QUEST_DEFEAT,
    SPEED,
)


class Companion(Bot):
    """Does what helps the group most, as far as it can see without looking ahead."""

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        world = perspective.world
        assert isinstance(world, DwarvesState)
        legal = world.legal_actions()
        if len(legal) == 1:
            return Decision(legal[0], world.text(legal[0]), Text("dw-reason-only"))
        code, reason = decide(world, legal, rng)
        return Decision(code, world.text(code), reason)


def seeing(realm: Realm, seat: i64, quick: bool) -> Sight:
    return Glance(realm, seat) if quick else Sight(realm)


def decide(realm: DwarvesState, legal: list[int], rng: Rng, quick: bool = False) -> tuple[int, Text]:
    """The choice among the legal codes, with its reason; a quick one does not look for ways."""
    kind = int(realm.top())
    if kind == on.ACTION:
        return action(realm, legal, quick)
    if kind == on.WALK:
        return walk(realm, legal, quick)
    if kind == on.ROLLING:
        return dice(realm, legal)
    if kind == on.STRIKING:
        return strike(realm, legal)
    return group(realm, kind, legal, rng)


def action(realm: DwarvesState, legal: list[int], quick: bool) -> tuple[int, Text]:
    """Of the best jobs the first that can be begun now."""
    seat = realm.active
    used = gear_to_use(realm, legal, quick)
    if used is not None:
        return used
    if realm.left <= 0:
        return actions.END, Text("dw-reason-rest")
    sight = seeing(realm, seat, quick)
    job = best_job(realm, sight, seat, False)
    return begun(realm, job, legal, seat)


def begun(realm: DwarvesState, job: Job, legal: list[int], seat: i64) -> tuple[int, Text]:
    """The next action for a job."""
    if job.score > 0.0:
        there = job.space < 0 or job.space == realm.at(seat)
        if there and job.code >= 0:
            code = int(job.code)
            if actions.is_pay(code):
                return pay(code, legal), Text("dw-reason-pay")
            if code in legal:
                return code, job.reason
        elif not there and actions.MOVE in legal:
            return actions.MOVE, walk_reason(realm, job)
    fallback = message_job(realm, seat)
    if fallback.score > 0.0 and int(fallback.code) in legal:
        return int(fallback.code), fallback.reason
    return actions.END, Text("dw-reason-rest")


def walk_reason(realm: Realm, job: Job) -> Text:
    if job.reason is SILENT:
        return SILENT
    if "card" in job.reason.args:
        return Text("dw-reason-walk-card", {"card": job.reason.args["card"]})
    return Text("dw-reason-walk", {"space": realm.tables.space_label(job.space)})


def pay(base: int, legal: list[int]) -> int:
    """The card that will be missed least."""
    options = [code for code in legal if actions.is_pay(code) and actions.card_of(code) == actions.card_of(base)]
    return min(options, key=lambda code: GEAR_WORTH[actions.gear_of(code)])


GEAR_WORTH: Final = [1.2, 1.4, 1.5, 1.6, 1.0, 0.8, 1.3, 0.9, 0.7, 0.3]


def gear_to_use(realm: DwarvesState, legal: list[int], quick: bool) -> tuple[int, Text] | None:
    """Equipment that helps now."""
    tables = realm.tables
    for code in legal:
        if not actions.is_use(code):
            continue
        gear = int(actions.gear_of(code))
        op = tables.list_first[tables.gear_use[gear]]
        effect = tables.op_kind[op]
        reason = Text("dw-reason-use", {"gear": tables.gear_label(gear)})
        if effect == EFFECT_HEAL:
            for seat in range(int(realm.seats)):
                life = realm.folk[seat * WIDE + LIFE]
                if life == 1 or realm.most_health(seat) - life >= tables.op_a[op]:
                    return code, reason
        elif effect == EFFECT_REMOVE_TROOPS:
            here = realm.at(realm.active)
            for space in range(SPACES):
                if tables.distance[here * SPACES + space] <= 1 and count(realm.troops[space]) >= realm.rules.limit - 1:
                    return code, reason
        elif effect == EFFECT_FREE_MOVE and realm.left == 2:
            sight = seeing(realm, realm.active, quick)
            for seat in range(int(realm.seats)):
                job = best_job(realm, sight, seat, True)
                far = float(sight.far(seat, job.space)) / 10.0 if job.space >= 0 else 0.0
                if job.score > 4.0 and 2.0 <= far <= 5.0:
                    return code, reason
    return None


def walk(realm: DwarvesState, legal: list[int], quick: bool) -> tuple[int, Text]:
    """The next step towards the best job, or a stop."""
    seat = on.Walk.seat(realm)
    sight = seeing(realm, seat, quick)
    job = best_job(realm, sight, seat, True)
    if job.score <= 0.0 or job.space < 0 or job.space == realm.at(seat):
        return actions.STOP, Text("dw-reason-stop")
    to = sight.first_step(seat, job.space)
    step = int(actions.STEP + to)
    if step in legal:
        return step, walk_reason(realm, job)
    through = int(actions.TUNNEL + to)
    if through in legal:
        return through, Text("dw-reason-tunnel")
    return actions.STOP, Text("dw-reason-stop")


def dice(realm: DwarvesState, legal: list[int]) -> tuple[int, Text]:
    """Roll again what is not good enough."""
    purpose = int(on.Rolling.purpose(realm))
    target, wanted = aim(realm, purpose)
    good = int(at_least(realm.dice, target))
    raise_codes = [code for code in legal if actions.RAISE < code < actions.CHOOSE]
    if raise_codes:
        return raised(realm, raise_codes)
    enough = good >= wanted
    if purpose == on.FOR_MOVE:
        enough = highest(realm.dice) >= 4
    if actions.AGAIN in legal:
        rolled = int(on.Rolling.dice(realm))
        if not enough and float(good) < float(rolled) * float(7 - target) / 6.0:
            return actions.AGAIN, Text("dw-reason-again")
        return actions.KEEP, Text("dw-reason-keep")
    if actions.RUNESTONE in legal:
        vital = purpose in (on.FOR_TEST, on.FOR_DUEL, on.FOR_FIGHT)
        if vital and good == 0:
            return actions.RUNESTONE, Text("dw-reason-again")
        return actions.KEEP, Text("dw-reason-keep")
    lowest = min(code for code in legal if code != actions.KEEP)
    if purpose == on.FOR_MOVE:
        return (
            (actions.KEEP, Text("dw-reason-keep")) if highest(realm.dice) >= 5 else (lowest, Text("dw-reason-reroll"))
        )
    if actions.face_of(lowest) >= target or enough:
        return actions.KEEP, Text("dw-reason-keep")
    return lowest, Text("dw-reason-reroll")


def aim(realm: DwarvesState, purpose: int) -> tuple[int, int]:
    """The number a die must show in this roll, and how many should."""
    tables = realm.tables
    card = on.Rolling.card(realm)
    if purpose == on.FOR_TEST:
        part = on.Rolling.part(realm)
        at = tables.part_first[card] + part
        row = realm.row_of(card)
        need = tables.part_count[at] - quests.successes(realm.cards[row * WIDE + PROGRESS], part)
        return int(tables.part_target[at]), int(need)
    if purpose in (on.FOR_TRY, on.FOR_DUEL):
        wanted = int(tables.quest_count[card])
        if purpose == on.FOR_DUEL:
            wanted -= int(realm.cards[PROGRESS])
        return int(tables.quest_target[card]), wanted
    if purpose == on.FOR_MESSAGE:
        target = int(tables.council_target[realm.council])
        return (target - 1 if realm.ability(realm.active) == ABILITY_COUNCIL_PLUS_ONE else target), 1
    if purpose == on.FOR_OUTFIT:
        return int(tables.council_craft), 1
    if purpose == on.FOR_FIGHT:
        foes = quests.foes(realm, realm.at(realm.active))
        lowest = 4 if of_kind(foes, 0) > 0 else (5 if of_kind(foes, 1) > 0 else 6)
        return lowest, int(count(foes))
    return 5, 1


def raised(realm: DwarvesState, codes: list[int]) -> tuple[int, Text]:
    """The die whose raise removes one more troop."""
    foes = quests.foes(realm, realm.at(realm.active))
    for code in codes:  # falling use: 5 to 6 for an Alf, 4 to 5 for a Troll, 3 to 4 for an Orc
        face = actions.face_of(code)
        if face == 3 and of_kind(foes, 0) > at_least(realm.dice, 4):
            return code, Text("dw-reason-raise")
        if face == 4 and of_kind(foes, 0) == 0 and of_kind(foes, 1) > at_least(realm.dice, 5):
            return code, Text("dw-reason-raise")
        if face == 5 and of_kind(foes, 2) > at_least(realm.dice, 6):
            return code, Text("dw-reason-raise")
    return actions.KEEP, Text("dw-reason-keep")


def strike(realm: DwarvesState, legal: list[int]) -> tuple[int, Text]:
    """The strongest that can be struck; troops on cards before those on the space."""
    best = -1
    best_worth = -1.0
    for code in legal:
        if not actions.STRIKE <= code < actions.REMOVE:
            continue
        kind = actions.troop_of(code)
        card = actions.card_of(code)
        worth = float(kind)
        if card >= 0:
            worth += 2.0 + card_worth(realm, card) / 10.0
        for row in range(ROWS):
            open_card = realm.cards[row * WIDE + CARD]
            if open_card >= 0 and realm.tables.quest_kind[open_card] == QUEST_DEFEAT:
                if realm.tables.quest_troop[open_card] == kind:
                    worth += 1.5
        if worth > best_worth:
            best, best_worth = code, worth
    if best < 0:
        return actions.DONE, Text("dw-reason-stop")
    card = actions.card_of(best)
    if card >= 0:
        return best, Text("dw-reason-strike-card", {"card": realm.tables.card_label(card)})
    return best, Text("dw-reason-strike")


def name(realm: Realm, seat: i64) -> Text:
    return Text(f"dw-dwarf-{realm.tables.char_names[realm.folk[seat * WIDE + WHO]]}")


def group(realm: DwarvesState, kind: int, legal: list[int], rng: Rng) -> tuple[int, Text]:
    """Decisions for the group: losses, rewards, and what comes before the first turn."""
    tables = realm.tables
    if kind == on.PENALTY:
        seat = on.Penalty.seat(realm)
        dwarf = name(realm, seat)
        if health_worth(realm, seat) < doom_worth(realm):
            return actions.HEALTH, Text("dw-reason-penalty-health", {"dwarf": dwarf})
        return actions.DOOM, Text("dw-reason-penalty-doom", {"dwarf": dwarf})
    if kind == on.LOSS:
        if realm.folk[on.Loss.seat(realm) * WIDE + LIFE] <= 2:
            return actions.SHIELD, Text("dw-reason-shield")
        return actions.TAKE, Text("dw-reason-take")
    if kind == on.SHARE_LOSS:
        best = max(legal, key=lambda code: stamina(realm, actions.seat_of(code)))
        return best, Text("dw-reason-lose", {"dwarf": name(realm, actions.seat_of(best))})
    if kind in (on.SHARE_HEAL, on.HEAL_ONE):
        hurt = [code for code in legal if code != actions.NONE]
        best = min(hurt, key=lambda code: stamina(realm, actions.seat_of(code)))
        return best, Text("dw-reason-heal", {"dwarf": name(realm, actions.seat_of(best))})
    if kind == on.GIVING:
        gear = int(on.Giving.gear(realm))
        best = max(legal, key=lambda code: suits(realm, actions.seat_of(code), gear))
        return best, Text("dw-reason-give", {"dwarf": name(realm, actions.seat_of(best))})
    if kind == on.DROPPING:
        return min(legal, key=lambda code: GEAR_WORTH[actions.gear_of(code)]), Text("dw-reason-drop")
    if kind in (on.REMOVING, on.FETCHING):
        troops = [code for code in legal if code >= actions.REMOVE]
        best = max(troops, key=lambda code: menace(realm, actions.space_of(code), actions.troop_of(code)))
        return best, Text("dw-reason-remove", {"space": tables.space_label(actions.space_of(best))})
    if kind == on.CLEANSING:
        tiles = [code for code in legal if code != actions.DONE]
        return max(tiles, key=lambda code: int(tables.steps[actions.space_of(code)])), Text("dw-reason-cleanse")
    if kind == on.DIGGING:
        digs = [code for code in legal if code != actions.NONE]
        if not digs:
            return actions.NONE, Text("dw-reason-none")
        return min(digs, key=lambda code: dig_cost(realm, actions.space_of(code))), Text("dw-reason-dig")
    if kind == on.MARCHING:
        return march(realm, legal)
    if kind == on.DISMISSING:
        threats = [code for code in legal if code != actions.NONE]
        best = max(threats, key=lambda code: card_worth(realm, actions.card_of(code)))
        return best, Text("dw-reason-dismiss", {"card": tables.card_label(actions.card_of(best))})
    if kind == on.CHOOSING:
        first = int(on.Choosing.first(realm))
        return max(legal, key=lambda code: list_worth(realm, first + actions.option_of(code))), Text("dw-reason-choose")
    if kind == on.CHOOSE_DWARF:
        return min(legal, key=lambda code: LIKED.index(tables.char_names[actions.dwarf_of(code)])), Text("dw-reason-be")
    return legal[int(rng.below(len(legal)))], Text("dw-reason-begin")


LIKED: Final = ("balyndis", "bavragor", "boindil", "tungdil", "boendal")


def stamina(realm: Realm, seat: i64) -> float:
    """How well a dwarf can bear a loss."""
    life = realm.folk[seat * WIDE + LIFE]
    return float(life) + float(realm.most_health(seat)) / 10.0


def suits(realm: Realm, seat: i64, gear: int) -> float:
    """How well a piece of equipment suits a dwarf."""
    attribute = realm.rules.forged_attribute if gear == KEENFIRE else realm.tables.gear_attribute[gear]
    if attribute == HEALTH:
        return -float(realm.folk[seat * WIDE + LIFE])
    if attribute in (BATTLE, CRAFT):
        return float(realm.value(seat, attribute))
    if attribute == SPEED:
        return -float(realm.value(seat, SPEED))
    return -float(realm.folk[seat * WIDE + LIFE]) / 2.0


def menace(realm: Realm, space: i64, kind: i64) -> float:
    """How much a troop threatens where it stands."""
    n = count(realm.troops[space])
    found = float(n) * 1.0 + float(kind) * 0.4
    if n >= realm.rules.limit - 1:
        found += 3.0
    if space == realm.tables.blacksaddle:
        found += 2.5 if n >= 3 else -1.0
    for row in range(ROWS):
        card = realm.cards[row * WIDE + CARD]
        if card >= 0 and realm.tables.quest_kind[card] == QUEST_DEFEAT and realm.tables.quest_troop[card] == kind:
            found += 2.0
    return found


def dig_cost(realm: Realm, space: i64) -> int:
    """Near the dwarves is near enough."""
    found = 0
    for seat in range(int(realm.seats)):
        found += int(realm.tables.distance[realm.at(seat) * SPACES + space])
    return found


def march(realm: DwarvesState, legal: list[int]) -> tuple[int, Text]:
    """The dwarf whose best job comes most into reach."""
    sight = Sight(realm)
    best = actions.NONE
    best_score = 0.0
    for code in legal:
        if code == actions.NONE:
            continue
        job = best_job(realm, sight, actions.seat_of(code), True)
        if job.space >= 0 and job.space != realm.at(actions.seat_of(code)) and job.score > best_score:
            best, best_score = code, job.score
    if best == actions.NONE:
        return best, Text("dw-reason-none")
    return best, Text("dw-reason-march", {"dwarf": name(realm, actions.seat_of(best))})


class Hasty:
    """The companion in a hurry, for roll-outs: looks for the ways of one dwarf, and walks where it set out for."""

    def __init__(self) -> None:
        self.goal: i64 = -1
        self.sight: Glance | None = None

    def forget(self) -> None:
        """What was seen no longer holds."""
        self.goal = -1
        self.sight = None

    def choose(self, realm: DwarvesState, legal: vec[i64], n: i64, rng: Rng) -> i64:
        """One of the legal codes; there are at least two."""
        kind = realm.top()
        if kind == on.WALK:
            return self.walk(realm, legal, n)
        if kind == on.ACTION and realm.left > 0:
            seat = realm.active
            sight = Glance(realm, seat)
            job = best_job(realm, sight, seat, False)
            self.goal = job.space
            self.sight = sight
            if job.score > 0.0:
                if job.space < 0 or job.space == realm.at(seat):
                    code = job.code
                    if actions.is_pay(code):
                        code = pay(int(code), [int(legal[k]) for k in range(n)])
                    if code >= 0 and has(legal, n, code):
                        return code
                elif has(legal, n, actions.MOVE):
                    return actions.MOVE
            job = message_job(realm, seat)
            return job.code if job.score > 0.0 and has(legal, n, job.code) else actions.END
        code, _ = decide(realm, [int(legal[k]) for k in range(n)], rng, True)
        return code

    def walk(self, realm: DwarvesState, legal: vec[i64], n: i64) -> i64:
        """The next step of the way; with nothing left to do he may as well look again."""
        seat = on.Walk.seat(realm)
        sight = self.sight
        if sight is None or seat != realm.active or self.goal < 0 or self.goal == realm.at(seat):
            sight = Glance(realm, seat)
            self.goal = best_job(realm, sight, seat, True).space
            self.sight = sight
        if self.goal < 0 or self.goal == realm.at(seat):
            self.forget()
            return actions.STOP
        to = sight.first_step(seat, self.goal)
        step = actions.STEP + to
        if has(legal, n, step):
            return step
        step = actions.TUNNEL + to
        if has(legal, n, step):
            return step
        self.forget()
        return actions.STOP


def has(codes: vec[i64], n: i64, code: i64) -> bool:
    """Is the code among the first n?"""
    k: i64 = 0
    while k < n:
        if codes[k] == code:
            return True
        k += 1
    return False
