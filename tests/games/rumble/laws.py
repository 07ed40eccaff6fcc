"""What holds in every position of Rumble, and across every step: the conservation laws."""

from __future__ import annotations

from lamplight.core.game import CHANCE, OVER, State
from lamplight.games.rumble.actions import CALL, CARRY, DEAL, FIGHT, LAY, LEAVE, PLACE, START, room_of, seat_of, who_of
from lamplight.games.rumble.game import RumbleState
from lamplight.games.rumble.state import BRAWLING, DEALING, LAYING, NOBODY, OUT, PLACING, STARTING, UNDEALT

ROW = 3


def brawl_of(state: State) -> RumbleState:
    assert isinstance(state, RumbleState)
    return state


def check(state: State) -> None:
    """The laws of one position."""
    brawl = brawl_of(state)
    rules = brawl.rules
    count, rooms = int(rules.characters), int(brawl.dungeon.rooms)
    where = [int(room) for room in brawl.room_of]
    fallen = [int(who) for who in brawl.fallen]
    inside = [who for who in range(count) if where[who] != OUT]
    escaped = [] if brawl.escaped == OUT else [int(brawl.escaped)]
    assert len(where) == count
    assert all(room == OUT or 0 <= room < rooms for room in where)
    assert [int(n) for n in brawl.crowd] == [where.count(room) for room in range(rooms)], "the crowd is counted right"
    assert len(set(fallen)) == len(fallen), "nobody falls twice"
    assert 0 <= brawl.adventure < rules.adventures
    if brawl.phase in (BRAWLING, STARTING, DEALING):
        assert sorted(inside + fallen + escaped) == list(range(count)), "inside, fallen and escaped are all of them"
        assert brawl.inside == len(inside)
    else:
        assert not fallen
        assert not escaped
        assert len(inside) == (brawl.settled if brawl.phase == PLACING else 0)
        assert all(n <= 1 for n in brawl.crowd), "one to a room (RD-2.4)"
    check_chest(brawl)
    check_owners(brawl)
    check_history(brawl)
    check_turn(brawl)


def check_chest(brawl: RumbleState) -> None:
    treasury = int(brawl.dungeon.treasury)
    if treasury < 0 or brawl.phase in (LAYING, PLACING):
        assert brawl.chest == OUT
        assert treasury >= 0 or brawl.escaped == OUT, "without a chest nobody escapes (A4)"
    else:
        assert (brawl.chest == OUT) == (brawl.escaped != OUT), "the chest is in a room, or out with the escaped one"
        assert brawl.chest == OUT or 0 <= brawl.chest < brawl.dungeon.rooms


def check_owners(brawl: RumbleState) -> None:
    owners = [int(seat) for seat in brawl.owner]
    tokens, seats = int(brawl.rules.tokens), int(brawl.seats)
    assert len(owners) == brawl.rules.characters
    held = [owners.count(seat) for seat in range(seats)]
    if brawl.phase in (LAYING, PLACING):
        assert set(owners) == {UNDEALT}
    elif brawl.phase == DEALING:
        assert sum(held) == brawl.settled
        assert held == [min(tokens, max(0, int(brawl.settled) - tokens * seat)) for seat in range(seats)]
        assert owners.count(UNDEALT) == len(owners) - sum(held)
    else:
        assert held == [tokens] * seats, "every seat has its tokens (RD-2.6)"
        assert owners.count(NOBODY) == len(owners) - tokens * seats, "the rest is neutral (A11)"


def check_history(brawl: RumbleState) -> None:
    """Scored adventures: ranks without gaps, points by the formula, and the scores their sum."""
    rules = brawl.rules
    count, tokens, seats = int(rules.characters), int(rules.tokens), int(brawl.seats)
    done = int(brawl.adventure) + (1 if brawl.actor == OVER else 0)
    rows = [int(number) for number in brawl.history]
    assert len(rows) == ROW * count * done, "one block per scored adventure"
    scores = [0] * seats
    for base in range(0, len(rows), ROW * count):
        block = [tuple(rows[at : at + ROW]) for at in range(base, base + ROW * count, ROW)]
        owners = [owner for owner, _, _ in block]
        assert [owners.count(seat) for seat in range(seats)] == [tokens] * seats
        ranks = sorted(rank for _, rank, _ in block)
        together = max(ranks.count(rank) for rank in ranks)
        if together == 1:
            assert ranks == list(range(count))
            assert sum(ranks) == count * (count - 1) // 2
        else:
            first = next(rank for rank in ranks if ranks.count(rank) == together)
            assert ranks == [first if first <= k < first + together else k for k in range(count)], (
                "one shared rank (G2)"
            )
            assert first + together in (count, count - 1), "they are the last, or the last but the escaped one"
        for seat in range(seats):
            scores[seat] += max(points for owner, _, points in block if owner == seat)
        for _, rank, points in block:
            assert points == max(0, rank - (1 if rules.scaled else count - 11)), "the formula of chapter 2"
    assert [int(points) for points in brawl.scores] == scores


def check_turn(brawl: RumbleState) -> None:
    rules = brawl.rules
    if brawl.phase != BRAWLING:
        assert brawl.actor == CHANCE
    elif brawl.actor != OVER:
        assert 0 <= brawl.actor < brawl.seats
        assert brawl.inside >= 2, "with one left the adventure is over (RD-4.3)"
        assert brawl.legal_actions(), "no dead position (A20)"
        assert not rules.guard or brawl.dry < rules.dry_limit
    if brawl.last_who != OUT:
        assert rules.guard
        assert brawl.last_from in brawl.dungeon.neighbours(int(brawl.room_of[brawl.last_who]))


def check_step(before: State, code: int, after: State) -> None:
    """The laws of one step: what may change, and that nothing else does."""
    old, new = brawl_of(before), brawl_of(after)
    assert new.rules is old.rules
    assert all(b >= a for a, b in zip(old.scores, new.scores, strict=True)), "scores never fall"
    assert list(new.history)[: len(old.history)] == list(old.history), "what was revealed stays"
    scored = len(new.history) - len(old.history)
    assert scored in (0, ROW * old.rules.characters)
    assert (new.turn == old.turn + 1) if code < CALL else (new.turn == old.turn)
    if not scored:
        assert list(new.scores) == list(old.scores)
        assert new.adventure == old.adventure
    if code >= START:
        check_chance(old, code, new)
        return
    base = len(old.history)
    if scored:
        owners = [int(new.history[base + ROW * who]) for who in range(int(old.rules.characters))]
        assert owners == [int(seat) for seat in old.owner], "what is turned up is what was dealt"
        assert new.actor == OVER or new.adventure == old.adventure + 1
        return
    assert code != CALL
    assert new.actor == (old.actor + 1) % old.seats, "seat after seat (RD-4.3)"
    assert list(new.owner) == list(old.owner)
    assert new.dungeon is old.dungeon
    who = int(who_of(code))
    moved = [one for one in range(int(old.rules.characters)) if old.room_of[one] != new.room_of[one]]
    assert moved == [who], "one character, and nobody else"
    if code < FIGHT:
        assert new.room_of[who] == room_of(code)
        assert room_of(code) in old.dungeon.neighbours(int(old.room_of[who]))
        assert new.chest == (old.chest if code < CARRY else room_of(code))
        assert new.dry == old.dry + 1
        assert list(new.fallen) == list(old.fallen)
    else:
        assert new.dry == 0
        assert new.inside == old.inside - 1
        if code < LEAVE:
            assert list(new.fallen) == [*old.fallen, who], "one more in the line (RD-4.11, RD-4.12)"
            assert (new.chest, new.escaped) == (old.chest, old.escaped)
        else:
            assert (new.chest, new.escaped) == (OUT, who)
            assert old.room_of[who] == old.chest == old.dungeon.exit


def check_chance(old: RumbleState, code: int, new: RumbleState) -> None:
    assert old.actor == CHANCE
    if code >= LAY:
        assert (old.phase, new.phase) == (LAYING, PLACING)
    elif code >= DEAL:
        assert old.phase == DEALING
        assert new.owner[who_of(code)] == seat_of(code)
        assert old.owner[who_of(code)] == UNDEALT
    elif code >= PLACE:
        assert old.phase == PLACING
        assert new.room_of[who_of(code)] == room_of(code)
        assert old.crowd[room_of(code)] == 0
    else:
        assert (old.phase, new.phase) == (STARTING, BRAWLING)
        assert new.actor == new.starter == code - START
        assert new.inside == new.rules.characters
