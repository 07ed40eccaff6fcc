"""Rumble as rows of numbers for learning programs. Only a seat's own tokens are in its row, never those of others."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from lamplight.core.game import OVER, State
from lamplight.core.observe import ActionSpace, Observer, Part, actor_words, flags, number, numbers, seat_words
from lamplight.games.rumble import actions
from lamplight.games.rumble.actions import CHARACTERS, LAYS
from lamplight.games.rumble.outcome import gains, top_ranks, winners
from lamplight.games.rumble.scoring import points_at
from lamplight.games.rumble.state import OUT, Brawl

PHASES = ["laying", "placing", "dealing", "starting", "brawling"]

AHEAD: Final = 10  # single numbers before the scores


def observer(state: State) -> Observer:
    """The observer of all states of this set-up."""
    assert isinstance(state, Brawl)
    return RumbleObserver(state)


def action_codes(characters: int) -> list[int]:
    """Moves and carries of every character to every room, fights, exits. A call is made by all, so it is not here."""
    both = [(who, room) for who in range(characters) for room in range(characters)]
    out = [int(actions.move(who, room)) for who, room in both]
    out += [int(actions.carry(who, room)) for who, room in both]
    out += [int(actions.fight(who)) for who in range(characters)]
    return out + [int(actions.leave(who)) for who in range(characters)]


def chance_codes(characters: int, seats: int) -> list[int]:
    out = [int(actions.start(seat)) for seat in range(seats)]
    out += [int(actions.place(who, room)) for who in range(characters) for room in range(characters)]
    out += [int(actions.deal(seat, who)) for seat in range(seats) for who in range(characters)]
    return out + [int(actions.lay(k)) for k in range(LAYS)]


def row_parts(brawl: Brawl) -> list[Part]:
    seats = int(brawl.seats)
    rules = brawl.rules
    count = int(rules.characters)
    rounds = int(rules.adventures)
    names = [CHARACTERS[int(rules.first) + who] for who in range(count)]
    rooms = brawl.dungeon.names
    seated = seat_words(seats)
    most = int(points_at(count - 1, count, rules.scaled))
    return [
        number("to-act", OVER, seats - 1, actor_words(seats)),
        number("phase", 0, len(PHASES) - 1, PHASES),
        number("adventure", 0, rounds - 1),
        number("starter", 0, seats - 1, seated),
        number("inside", 0, count),
        number("chest", OUT, count - 1, ["out", *rooms]),
        number("escaped", OUT, count - 1, ["nobody", *names]),
        number("dry", 0, int(rules.dry_limit)),
        number("last-moved", OUT, count - 1, ["nobody", *names]),
        number("last-from", OUT, count - 1, ["nowhere", *rooms]),
        numbers("scores", 0, rounds * most, seated),
        numbers("rooms", OUT, count - 1, names, ["out", *rooms]),
        numbers("fallen", -1, count - 1, names),
        flags("own", names),
        *([numbers("best", 0, most, seated), numbers("top-ranks", 0, rounds, seated)] if rules.tie_break else []),
        flags("doors", [f"{here} {there}" for here in rooms for there in rooms]),
    ]


class RumbleObserver(Observer):
    """What a seat of Rumble may know. The still part is the doors."""

    def __init__(self, brawl: Brawl) -> None:
        rules = brawl.rules
        count = int(rules.characters)
        seats = int(brawl.seats)
        set_up = 2 + count + int(rules.tokens) * seats
        longest = int(rules.adventures) * (set_up + (count - 1) * int(rules.dry_limit)) if rules.guard else 0
        super().__init__(
            seats,
            ActionSpace([action_codes(count)]),
            chance_codes(count, seats),
            row_parts(brawl),
            True,
            False,
            longest,
        )

    def fill(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Brawl)
        count = state.rules.characters
        self._fill_ahead(state, seat, out, at)
        at += AHEAD + state.seats
        room_of = state.room_of
        k: i64 = 0
        while k < count:
            out[at + k] = i16(room_of[k])
            out[at + count + k] = -1
            k += 1
        at += count
        fallen = state.fallen
        k = 0
        end: i64 = len(fallen)
        while k < end:
            out[at + fallen[k]] = i16(k)
            k += 1
        self._fill_own(state, seat, out, at + count)

    def follow(self, state: State, seat: i64, code: i64, out: vec[i16], at: i64) -> None:
        """One character went somewhere, or fell."""
        assert isinstance(state, Brawl)
        count = state.rules.characters
        self._fill_ahead(state, seat, out, at)
        at += AHEAD + state.seats
        who = actions.who_of(code)
        out[at + who] = i16(state.room_of[who])
        at += count
        if actions.FIGHT <= code < actions.LEAVE:
            out[at + who] = i16(len(state.fallen) - 1)
        self._fill_own(state, seat, out, at + count)

    def _fill_own(self, state: Brawl, seat: i64, out: vec[i16], at: i64) -> None:
        """The own characters, and what breaks ties."""
        count = state.rules.characters
        owner = state.owner
        k: i64 = 0
        while k < count:
            out[at + k] = 1 if owner[k] == seat else 0
            k += 1
        if state.rules.tie_break:
            self._fill_ties(state, seat, out, at + count)

    def _fill_ahead(self, state: Brawl, seat: i64, out: vec[i16], at: i64) -> None:
        """The single numbers and the scores."""
        seats = state.seats
        limit = state.rules.dry_limit
        rel: i64 = state.actor
        if rel >= 0:
            rel -= seat
            if rel < 0:
                rel += seats
        out[at] = i16(rel)
        out[at + 1] = i16(state.phase)
        out[at + 2] = i16(state.adventure)
        rel = state.starter - seat
        if rel < 0:
            rel += seats
        out[at + 3] = i16(rel)
        out[at + 4] = i16(state.inside)
        out[at + 5] = i16(state.chest)
        out[at + 6] = i16(state.escaped)
        dry: i64 = state.dry
        out[at + 7] = i16(dry if dry < limit else limit)
        out[at + 8] = i16(state.last_who)
        out[at + 9] = i16(state.last_from)
        at += AHEAD
        scores = state.scores
        k: i64 = 0
        who: i64 = seat
        while k < seats:
            out[at + k] = i16(scores[who])
            who += 1
            if who == seats:
                who = 0
            k += 1

    def _fill_ties(self, brawl: Brawl, seat: i64, out: vec[i16], at: i64) -> None:
        """What breaks a tie in the variant that breaks them. # A14"""
        seats = brawl.seats
        k: i64 = 0
        while k < seats:
            who = int((seat + k) % seats)
            out[at + k] = i16(max(gains(brawl, who), default=0))
            out[at + seats + k] = i16(top_ranks(brawl, who))
            k += 1

    def fill_still(self, state: State, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Brawl)
        count = state.rules.characters
        at += self.size - count * count
        first = state.dungeon.first
        through = state.dungeon.through
        rooms = state.dungeon.rooms
        k: i64 = 0
        while k < count * count:
            out[at + k] = 0
            k += 1
        room: i64 = 0
        while room < rooms:
            k = first[room]
            while k < first[room + 1]:
                out[at + room * count + through[k]] = 1
                k += 1
            room += 1

    def fill_rewards(self, state: State, out: vec[float], at: i64) -> None:
        assert isinstance(state, Brawl)
        won = winners(state)
        seat: i64 = 0
        while seat < state.seats:
            out[at + seat] = 0.0
            seat += 1
        for winner in won:
            out[at + winner] = 1.0 / len(won)

    def opened(self, state: State) -> int:
        """The tokens of every adventure that is scored lie open. # RD-6.1"""
        assert isinstance(state, Brawl)
        scored = state.adventure + (1 if state.actor == OVER else 0)
        return int(scored * state.rules.tokens * state.seats)

    def dealt_again(self, world: State, secrets: list[int]) -> list[int]:
        """Each seat's tokens of this world, in the order in which seats are dealt theirs; which came first is luck."""
        assert isinstance(world, Brawl)
        held: dict[int, list[int]] = {}
        for who in range(int(world.rules.characters)):
            held.setdefault(int(world.owner[who]), []).append(who)
        out = []
        for code in secrets:
            seat = int(actions.seat_of(code))
            out.append(int(actions.deal(seat, held[seat].pop(0))))
        return out
