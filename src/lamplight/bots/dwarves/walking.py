"""Where a dwarf is going, and why: the sentences about moving, stepping, stopping and waiting in The Dwarves."""

from __future__ import annotations

from lamplight.bots.dwarves.heuristic import name, walk_reason
from lamplight.bots.dwarves.jobs import Glance, Job, card_job, card_worth, fight_job
from lamplight.core.view import Text
from lamplight.games.dwarves import actions, quests
from lamplight.games.dwarves.beside import brink
from lamplight.games.dwarves.game import DwarvesState
from lamplight.games.dwarves.state import AT, BIT, CARD, DONE, MARKS, PROGRESS, ROWS, SPACES, WIDE, count
from lamplight.games.dwarves.tables import (
    ABILITY_PERISHED_IMMUNE,
    PLACE_ANY,
    QUEST_CLEAR,
    QUEST_DICE,
    QUEST_DUEL,
    QUEST_FIGHT,
    QUEST_GATHER,
    QUEST_JOURNEY,
    QUEST_PAY,
    QUEST_TESTS,
    QUEST_VISIT,
)


def seen(realm: DwarvesState, seat: int) -> Glance:
    """The ways of one dwarf, by somebody who says why."""
    sight = Glance(realm, seat)
    sight.talks = True
    return sight


def open_rows(realm: DwarvesState) -> list[int]:
    """The rows of face-up cards whose quest is not completed yet, the most valuable card first."""
    rows: list[int] = []
    for row in range(ROWS):
        if realm.cards[row * WIDE + CARD] >= 0 and realm.cards[row * WIDE + PROGRESS] & DONE == 0:
            rows.append(row)
    rows.sort(key=lambda row: -card_worth(realm, realm.cards[row * WIDE + CARD]))
    return rows


def jobs_of(realm: DwarvesState, sight: Glance, seat: int) -> list[Job]:
    """All that is worth doing at some place for this dwarf, the best first."""
    found: list[Job] = []
    for row in open_rows(realm):
        found.append(card_job(realm, sight, seat, row))
    found.append(fight_job(realm, sight, seat))
    found = [job for job in found if job.score > 0.0 and job.space >= 0]
    found.sort(key=lambda job: -job.score)
    return found


def places_of(realm: DwarvesState, row: int, seat: int) -> list[int]:
    """The places where something can still be done for a face-up card."""
    tables = realm.tables
    card = realm.cards[row * WIDE + CARD]
    kind = tables.quest_kind[card]
    progress = realm.cards[row * WIDE + PROGRESS]
    if kind in (QUEST_TESTS, QUEST_VISIT):
        first = int(tables.part_first[card])
        places: list[int] = []
        for part in range(first, int(tables.part_first[card + 1])):
            if kind == QUEST_TESTS:
                done = quests.successes(progress, part - first) >= tables.part_count[part]
            else:
                done = progress & BIT[part - first] != 0
            if not done:
                places.append(int(tables.part_place[part]))
        return places
    if kind == QUEST_JOURNEY and realm.cards[row * WIDE + MARKS] & BIT[seat] != 0:
        return [int(tables.quest_to[card])]
    if kind in (QUEST_FIGHT, QUEST_JOURNEY, QUEST_GATHER, QUEST_DICE, QUEST_DUEL, QUEST_CLEAR, QUEST_PAY):
        return [int(tables.quest_place[card])]
    return []


def card_that_draws(realm: DwarvesState, sight: Glance, ahead: Glance | None, seat: int) -> int:
    """The card with a place that is elsewhere and, seen from ahead, nearer than before; or -1."""
    for row in open_rows(realm):
        bearer = quests.bearer_of(realm, row)
        for place in places_of(realm, row, seat):
            if place == PLACE_ANY:
                continue
            space = sight.nearest(seat, place, bearer)
            if space < 0 or sight.far(seat, space) == 0:
                continue
            then = -1 if ahead is None else int(ahead.nearest(seat, place, bearer))
            if ahead is None or (then >= 0 and ahead.far(seat, then) < sight.far(seat, space)):
                return int(realm.cards[row * WIDE + CARD])
    return -1


def awaited(realm: DwarvesState, seat: int) -> int:
    """The card for which this dwarf stands where others have yet to come, or -1."""
    tables = realm.tables
    here = realm.at(seat)
    for row in open_rows(realm):
        card = realm.cards[row * WIDE + CARD]
        if tables.quest_kind[card] not in (QUEST_GATHER, QUEST_TESTS) or tables.quest_count[card] <= 1:
            continue
        for place in places_of(realm, row, seat):
            if realm.within(here, place, -1) and realm.gathered(place) < tables.quest_count[card]:
                return int(card)
    return -1


def titled(realm: DwarvesState, message: str, card: int) -> Text:
    """A sentence about a card."""
    return Text(message, {"card": realm.tables.card_label(card)})


def placed(realm: DwarvesState, message: str, space: int) -> Text:
    """A sentence about a space."""
    return Text(message, {"space": realm.tables.space_label(space)})


def move_reason(realm: DwarvesState, seat: int) -> Text:
    """Why the dwarf sets out: for the best that waits elsewhere."""
    sight = seen(realm, seat)
    for job in jobs_of(realm, sight, seat):
        if job.space != realm.at(seat):
            return walk_reason(realm, job)
    card = card_that_draws(realm, sight, None, seat)
    return Text("dw-reason-move") if card < 0 else titled(realm, "dw-reason-walk-card", card)


def step_reason(realm: DwarvesState, seat: int, code: int) -> Text:
    """Why the dwarf goes there next: what the step brings him nearer to."""
    tunnel = actions.is_tunnel(code)
    to = int(actions.space_of(code))
    later = realm.copy()
    later.folk[seat * WIDE + AT] = to
    sight, ahead = seen(realm, seat), seen(later, seat)
    for job in jobs_of(realm, sight, seat):
        if ahead.far(seat, job.space) < sight.far(seat, job.space):
            if tunnel:
                return through_reason(job)
            return job.reason if to == job.space else walk_reason(realm, job)
    if tunnel and seat == realm.active and realm.tunnelled == 0:
        for row in open_rows(realm):
            if realm.tables.quest_after_tunnel[realm.cards[row * WIDE + CARD]] != 0:  # DW-13.10
                return titled(realm, "dw-reason-tunnel-card", int(realm.cards[row * WIDE + CARD]))
    card = card_that_draws(realm, sight, ahead, seat)
    if card >= 0:
        return titled(realm, "dw-reason-tunnel-card" if tunnel else "dw-reason-walk-card", card)
    crowd = crowd_ahead(realm, sight, ahead, seat)
    if crowd >= 0:
        return Text("dw-reason-tunnel") if tunnel else placed(realm, "dw-reason-walk", crowd)
    if not tunnel:
        door = door_ahead(realm, sight, ahead, seat)
        if door >= 0:
            return placed(realm, "dw-reason-walk-tunnel", door)
    return placed(realm, "dw-reason-wander", to)


def through_reason(job: Job) -> Text:
    """Why the dwarf takes the tunnels."""
    if "card" in job.reason.args:
        return Text("dw-reason-tunnel-card", {"card": job.reason.args["card"]})
    return Text("dw-reason-tunnel")


def crowd_ahead(realm: DwarvesState, sight: Glance, ahead: Glance, seat: int) -> int:
    """The space with the most troops that comes nearer; one about to perish before all others; or -1."""
    edge = brink(realm)
    best, most = -1, 0
    for space in range(SPACES):
        n = int(count(realm.troops[space]))
        if space in edge:
            n += SPACES
        if n > most and ahead.far(seat, space) < sight.far(seat, space):
            best, most = space, n
    return best


def door_ahead(realm: DwarvesState, sight: Glance, ahead: Glance, seat: int) -> int:
    """The nearest usable entrance of the tunnels, if it comes nearer; or -1."""
    best = -1
    for space in range(SPACES):
        if realm.usable(space) and (best < 0 or ahead.far(seat, space) < ahead.far(seat, best)):
            best = space
    return best if best >= 0 and ahead.far(seat, best) < sight.far(seat, best) else -1


def stop_reason(realm: DwarvesState, seat: int) -> Text:
    """Why the dwarf goes no further."""
    here = realm.at(seat)
    sight = seen(realm, seat)
    jobs = jobs_of(realm, sight, seat)
    for job in jobs:
        if job.space == here:
            if "card" in job.reason.args:
                return Text("dw-reason-stop-card", {"card": job.reason.args["card"]})
            return job.reason
    card = awaited(realm, seat)
    if card >= 0:
        return titled(realm, "dw-reason-wait-card", card)
    if jobs:
        step = int(sight.first_step(seat, jobs[0].space))
        if realm.land[step] != 0 and realm.ability(seat) != ABILITY_PERISHED_IMMUNE:
            return placed(realm, "dw-reason-stop-perished", step)
        if realm.troops[step] != 0:
            return placed(realm, "dw-reason-stop-troops", step)
    return Text("dw-reason-stop-early")


def march_reason(realm: DwarvesState, seat: int) -> Text:
    """Why this dwarf should walk at once."""
    dwarf = name(realm, seat)
    sight = seen(realm, seat)
    for job in jobs_of(realm, sight, seat):
        if job.space != realm.at(seat):
            if "card" in job.reason.args:
                return Text("dw-reason-march-card", {"dwarf": dwarf, "card": job.reason.args["card"]})
            return Text("dw-reason-march-space", {"dwarf": dwarf, "space": realm.tables.space_label(job.space)})
    card = card_that_draws(realm, sight, None, seat)
    if card >= 0:
        return Text("dw-reason-march-card", {"dwarf": dwarf, "card": realm.tables.card_label(card)})
    return Text("dw-reason-march-any", {"dwarf": dwarf})
