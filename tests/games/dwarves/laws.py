"""What holds in every position of The Dwarves: nothing is lost, nothing is there twice, no play after the end."""

from __future__ import annotations

from lamplight.core.game import CHANCE, OVER, State
from lamplight.games.dwarves import actions
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves.game import DwarvesState
from lamplight.games.dwarves.state import (
    CARD,
    DONE,
    GEAR,
    GEARS,
    KEENFIRE,
    LIFE,
    LOST_DOOM,
    LOST_HEALTH,
    MARKS,
    PROGRESS,
    RUNNING,
    TROOPS,
    WHO,
    WIDE,
    WON,
)
from lamplight.games.dwarves.tables import FIRST_ADVENTURE, FIRST_THREAT, QUEST_FIGHT, STAGE_A, STAGE_C

WHOLE = (30, 25, 20)  # DW-1.5
SPACES = 65
TILES = 36
CARDS = 57


def realm_of(state: State) -> DwarvesState:
    assert isinstance(state, DwarvesState)
    return state


def kinds(packed: int) -> tuple[int, int, int]:
    """Orcs, Trolls, Älfar."""
    return packed % 256, packed // 256 % 256, packed // 65536


def frames(state: DwarvesState) -> list[tuple[int, int, int, int]]:
    """What lies on the stack, from the bottom."""
    stack = [int(number) for number in state.stack[: state.depth * WIDE]]
    return [(stack[k], stack[k + 1], stack[k + 2], stack[k + 3]) for k in range(0, len(stack), WIDE)]


def members(mask: int) -> list[int]:
    return [bit for bit in range(64) if mask >> bit & 1]


def check(state: State) -> None:
    """All laws of a position."""
    realm = realm_of(state)
    check_troops(realm)
    check_tiles(realm)
    check_cards(realm)
    check_gear(realm)
    check_dwarves(realm)
    check_course(realm)


def check_troops(realm: DwarvesState) -> None:
    """30, 25 and 20: in the supply, on the map or on cards; none on Perished Land; few on every other space."""
    on_map = {space: kinds(troops) for space, troops in enumerate(map(int, realm.troops)) if troops}
    elsewhere = [kinds(int(realm.cards[row * WIDE + TROOPS])) for row in range(4)]
    places = [kinds(int(realm.supply)), *on_map.values(), *elsewhere]
    assert all(0 <= n <= 30 for place in places for n in place)
    assert tuple(map(sum, zip(*places, strict=True))) == WHOLE
    flowing = realm.top() == on.FLOW
    for space, troops in on_map.items():
        assert realm.land[space] == 0, "troops stay on no Perished space (DW-5.5, DW-5.7)"
        if space == realm.tables.blacksaddle:
            assert sum(troops) < 5 or flowing, "a full Blacksaddle is emptied (DW-6.2)"
        elif realm.tiles:  # once the pile was used up a space may stay full (DW-5.9, R10)
            assert sum(troops) < realm.rules.limit or flowing, "a full space perishes (DW-5.1)"


def check_tiles(realm: DwarvesState) -> None:
    """36 tiles: on the map, in the pile, or under it."""
    found = [int(tile) - 1 for tile in realm.land if tile] + members(int(realm.tiles)) + [int(t) for t in realm.under]
    assert sorted(found) == list(range(TILES))
    assert realm.land[realm.tables.blacksaddle] == 0, "the Blacksaddle never perishes (DW-6.1)"
    assert realm.tiles_on_map() == TILES - len(members(int(realm.tiles))) - len(realm.under)
    if realm.tunnel >= 0:
        if realm.rules.version == 1:
            assert realm.land[realm.tunnel] == 0, "the Tunnel tile lies on no Perished space (R34 of version 1)"
        assert realm.tables.entrance[realm.tunnel] == 0, "nor on an entrance (R35)"


def check_cards(realm: DwarvesState) -> None:
    """45 Adventure and Threat cards and 12 Scenario cards, each in one place."""
    up = [int(realm.cards[row * WIDE + CARD]) for row in range(4)]
    assert up[0] < FIRST_ADVENTURE
    lying = [card for card in up[1:] if card >= 0]
    assert up[1 : len(lying) + 1] == lying, "no gap between face-up cards"
    handled = [int(a) for kind, a, _, _ in frames(realm) if kind in (on.REVEAL, on.LAY_DOWN)]
    found = lying + handled + [FIRST_ADVENTURE + bit for bit in members(int(realm.pile) | int(realm.discard))]
    assert not int(realm.pile) & int(realm.discard)
    found += [FIRST_THREAT + bit for bit in members(int(realm.unseen))]
    assert sorted(found) == list(range(FIRST_ADVENTURE, CARDS))
    assert 0 <= realm.hidden <= len(members(int(realm.unseen)))
    if realm.rules.version > 1:
        assert realm.pile or realm.hidden or not realm.discard, "an empty pile is made anew at once (R78)"
    tables = realm.tables
    stages = {stage: [c for c in range(FIRST_ADVENTURE) if tables.card_stage[c] == stage] for stage in (0, 1, 2)}
    assert set(members(int(realm.stage_a))) <= set(stages[STAGE_A]) - {up[0]}
    assert set(members(int(realm.stage_c))) <= set(stages[STAGE_C]) - {up[0]}
    assert realm.left_a >= 0
    assert realm.left_b in (0, 1)
    if up[0] >= 0:
        stage = tables.card_stage[up[0]]
        assert stage == STAGE_A or realm.left_a == 0
        assert stage != STAGE_C or realm.left_b == 0
        assert stage < 1 or up[0] in stages[int(stage)]
    for row in range(4):
        card, progress = up[row], int(realm.cards[row * WIDE + PROGRESS])
        if card < 0:
            assert [int(n) for n in realm.cards[row * WIDE + 1 : row * WIDE + WIDE]] == [0, 0, 0]
        else:
            assert 0 <= progress < 2 * DONE
            if tables.quest_kind[card] != QUEST_FIGHT:
                assert realm.cards[row * WIDE + TROOPS] == 0
            if tables.card_bearer[card]:
                assert 0 <= realm.cards[row * WIDE + MARKS] < realm.seats


def check_gear(realm: DwarvesState) -> None:
    """22 Equipment cards, kind by kind; Keenfire with one dwarf at most."""
    given = [int(a) for kind, a, _, _ in frames(realm) if kind == on.GIVING]
    if realm.gear_pile + realm.gear_gone == 0 and realm.turn == 0:
        return
    for kind in range(GEARS):
        owned = sum(1 for seat in range(int(realm.seats)) if realm.owns(seat, kind))
        piles = int(realm.gear_pile) >> 4 * kind & 15, int(realm.gear_gone) >> 4 * kind & 15
        assert owned + sum(piles) + given.count(kind) == realm.tables.gear_copies[kind]
    if realm.rules.version > 1:
        assert realm.gear_pile or not realm.gear_gone, "an empty pile is made anew at once (R78)"
    assert sum(1 for seat in range(int(realm.seats)) if realm.owns(seat, KEENFIRE)) <= 1
    assert all(realm.folk[seat * WIDE + GEAR] < 2 << KEENFIRE for seat in range(int(realm.seats)))


def check_dwarves(realm: DwarvesState) -> None:
    """Everybody is somewhere, somebody else, and alive while the game runs."""
    chosen = [int(realm.folk[seat * WIDE + WHO]) for seat in range(int(realm.seats))]
    ready = [who for who in chosen if who >= 0]
    assert len(set(ready)) == len(ready)
    for seat in range(int(realm.seats)):
        if chosen[seat] >= 0:
            life = realm.folk[seat * WIDE + LIFE]
            assert 0 <= life <= realm.most_health(seat)
            assert life > 0 or realm.result == LOST_HEALTH, "no Health, no game (DW-3.3)"
            assert 0 <= realm.at(seat) < SPACES


def check_course(realm: DwarvesState) -> None:
    """The tracks, the stack, and who is asked."""
    assert 0 <= realm.hero <= realm.doom <= 40
    assert (realm.hero == realm.doom) == (realm.result == LOST_DOOM), "the tokens meet only at the end (DW-3.2)"
    assert 1 <= realm.council <= 9
    assert realm.pause >= 0
    assert realm.held >= 0
    outcome = realm.outcome()
    assert (realm.actor == OVER) == (realm.result != RUNNING) == (outcome is not None)
    if outcome is not None:
        assert {result.won for result in outcome.seats} == {realm.result == WON}, "all win or all lose"
        assert (realm.won_by >= 0) == (realm.result == WON)
        return
    assert realm.depth > 0
    assert frames(realm)[0][0] == on.TURN
    held = sum(1 for kind, a, _, _ in frames(realm) if kind == on.REWARDED or (kind == on.SWEEP and a == 1))
    assert realm.held == held
    if realm.actor == CHANCE:
        assert realm.chance_total() > 0
    else:
        assert 0 <= realm.actor < realm.seats
        assert realm.legal_actions(), "nobody is asked for nothing"
        assert len(set(realm.legal_actions())) == len(realm.legal_actions())


def check_step(before: State, code: int, after: State) -> None:
    """The laws of one step: what may change by it, and that nothing else does."""
    old, new = realm_of(before), realm_of(after)
    kind = int(actions.kind_of(code))
    assert new.rules is old.rules
    assert old.result == RUNNING
    assert old.hero <= new.hero <= old.hero + 1, "the Hero steps once a turn, and never back (DW-4.2)"
    assert old.turn <= new.turn <= old.turn + 1
    seats = range(int(old.seats))
    for seat in seats:
        here, there = int(old.at(seat)), int(new.at(seat))
        if here != there and here >= 0 and kind != actions.DRAW:  # a card may call everybody to the Blacksaddle
            assert kind in (actions.STEP, actions.TUNNEL), "nobody moves without a step"
            assert (seat, there) == (old.actor, code - kind)
            assert kind == actions.TUNNEL or there in near(old, here)
        if old.folk[seat * WIDE + WHO] >= 0:
            assert new.folk[seat * WIDE + WHO] == old.folk[seat * WIDE + WHO]
    landed = {space for space in range(SPACES) if new.land[space] and not old.land[space]}
    cleared = {space for space in range(SPACES) if old.land[space] and not new.land[space]}
    assert cleared == ({code - kind} if kind == actions.CLEANSE else set()), "tiles leave only by cards (R68)"
    assert kind == actions.TILE or not landed or old.tiles == 0, "tiles come by chance, or from under the pile"
    assert all(new.land[space] == old.land[space] for space in range(SPACES) if space not in landed | cleared)
    if kind == actions.TILE:
        assert members(int(old.tiles)) == sorted([*members(int(new.tiles)), code - kind])
    if kind in (actions.STRIKE, actions.REMOVE) and new.turn == old.turn:
        assert sum(kinds(int(new.supply))) >= sum(kinds(int(old.supply))) + 1, "defeated troops go to the supply"
    if kind in (actions.KEEP, actions.REROLL, actions.AGAIN):
        assert [int(n) for n in new.troops] == [int(n) for n in old.troops]
    assert new.left_a <= old.left_a
    assert new.left_b <= old.left_b
    assert not int(new.unseen) & ~int(old.unseen), "what was seen is known for good"


def near(realm: DwarvesState, space: int) -> list[int]:
    return [int(to) for to in realm.tables.near[space * 6 : space * 6 + 6] if to >= 0]
