"""What learning programs get: a seat's knowledge as a row of numbers, and its actions as 0 .. size - 1.

Rows and actions are seen from the seat: seat + 0 is the one that looks, seat + 1 the next one clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from lamplight.core.game import OVER, State, filled

SHORTEST_ROOM: Final = 64  # for a position line in a row ...
ROOM: Final = 4  # ... or so many times its length at the start
LAST_SIGN: Final = 127

Named = dict[str, "int | str | dict[str, int | str]"]


class ActionSpace:
    """Dense numbers for the codes of people's actions; a number means the same to every seat that looks."""

    def __init__(self, codes: list[list[int]]) -> None:
        """codes[seat][number]; a single row where no code names a seat."""
        rows = len(codes)
        span = max([max(row) for row in codes]) + 1
        self.size: i64 = len(codes[0])
        self.code_stride: i64 = self.size if rows > 1 else 0
        self.id_stride: i64 = span if rows > 1 else 0
        self.span: i64 = span
        self.codes: vec[i64] = vec[i64]()
        self.ids: vec[i64] = filled(span * rows, -1)
        for seat, row in enumerate(codes):
            for number, code in enumerate(row):
                self.codes = append(self.codes, i64(code))
                self.ids[seat * span + code] = number

    def code(self, number: i64, seat: i64) -> i64:
        """The code that this number stands for when this seat acts."""
        return self.codes[seat * self.code_stride + number]

    def number(self, code: i64, seat: i64) -> i64:
        """The number of a code when this seat acts, or -1."""
        if code < 0 or code >= self.span:
            return -1
        return self.ids[seat * self.id_stride + code]


class Part:
    """A stretch of the row: what its numbers are about, and between which bounds they lie."""

    def __init__(self, name: str, low: int, high: int, keys: list[str], words: list[str]) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.keys = keys  # one per number; none for a single number
        self.words = words  # what the numbers from low on mean; none if they are just numbers
        self.at = 0
        self.length = len(keys) if keys else 1

    def told(self, number: int) -> int | str:
        """A number as people say it."""
        at = number - self.low
        return self.words[at] if 0 <= at < len(self.words) else number


def number(name: str, low: int, high: int, words: list[str] | None = None) -> Part:
    """A single number."""
    return Part(name, low, high, [], words or [])


def numbers(name: str, low: int, high: int, keys: list[str], words: list[str] | None = None) -> Part:
    """A number for each key."""
    return Part(name, low, high, keys, words or [])


def flags(name: str, keys: list[str]) -> Part:
    """Yes or no for each key."""
    return Part(name, 0, 1, keys, [])


def seat_words(seats: int) -> list[str]:
    """What seats are called by the one that looks."""
    return ["me", *[f"seat+{k}" for k in range(1, seats)]]


def actor_words(seats: int) -> list[str]:
    """The words for who is to act, from OVER on."""
    return ["over", "chance", *seat_words(seats)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat may know into a row of numbers. One for all states of a set-up; it remembers nothing."""

    def __init__(
        self,
        seats: i64,
        actions: ActionSpace,
        chances: list[int],
        parts: list[Part],
        secrets: bool,
        together: bool,
        longest: i64,
    ) -> None:
        self.seats: i64 = seats
        self.actions = actions
        self.chances = chances  # every code that chance can draw, in a fixed order
        self.parts = parts
        self.secrets = secrets  # do seats know different things?
        self.together = together  # do all win or lose as one?
        self.longest: i64 = longest  # plies that no game can exceed, or 0 if there is no such bound
        at = 0
        for part in parts:
            part.at = at
            at += part.length
        self.size: i64 = at
        self._chance_ids = {code: k for k, code in enumerate(chances)}

    def fill(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the row of this seat from out[at] on, all but the still part."""
        raise NotImplementedError

    def follow(self, state: State, seat: i64, code: i64, out: vec[i16], at: i64) -> None:
        """Bring a row up to date that somebody got before this decision and that goes to this seat after it."""
        self.fill(state, seat, out, at)

    def fill_still(self, state: State, out: vec[i16], at: i64) -> None:
        """Write what every seat knows alike and only chance plies change."""

    def fill_rewards(self, state: State, out: vec[float], at: i64) -> None:
        """Write what every seat got, once the game is over: shares of one win, or 1 for all who won together."""
        result = state.outcome()
        assert result is not None
        seat: i64 = 0
        for got in result.seats:
            if self.together:
                out[at + seat] = 1.0 if got.won else 0.0
            else:
                out[at + seat] = got.share
            seat += 1

    def row(self, state: State, seat: i64) -> vec[i16]:
        """The whole row of this seat."""
        out = vec[i16]()
        k: i64 = 0
        while k < self.size:
            out = append(out, i16(0))
            k += 1
        self.fill(state, seat, out, 0)
        self.fill_still(state, out, 0)
        return out

    def named(self, row: Sequence[int]) -> Named:
        """A row in words: its parts by name, each a value or a value for each key."""
        out: Named = {}
        for part in self.parts:
            if not part.keys:
                out[part.name] = part.told(int(row[part.at]))
            else:
                out[part.name] = {key: part.told(int(row[part.at + k])) for k, key in enumerate(part.keys)}
        return out

    def lows(self) -> list[int]:
        """The lower bound of every number of the row."""
        return [part.low for part in self.parts for _ in range(part.length)]

    def highs(self) -> list[int]:
        """The upper bound of every number of the row."""
        return [part.high for part in self.parts for _ in range(part.length)]

    def chance_number(self, code: int) -> int:
        """The dense number of a chance outcome."""
        return self._chance_ids[code]

    def legal_numbers(self, state: State) -> list[int]:
        """The numbers of the legal actions, in ascending order; none unless a seat is to act."""
        seat = state.actor
        return sorted([int(self.actions.number(code, seat)) for code in state.legal_actions()])

    def opened(self, state: State) -> int:
        """How many of the secret plies so far lie open to everybody by now."""
        return 0

    def dealt_again(self, world: State, secrets: list[int]) -> list[int]:
        """The secret plies that are not open yet, as they must have been for this world to come about."""
        return secrets


class LineObserver(Observer):
    """The observer of a game that has none of its own and no secrets: its position line, character by character.

    Nothing is left out of the row, but a learning program has to find out by itself what the line says.
    """

    def __init__(self, state: State, codes: Sequence[int], draws: Sequence[int], together: bool) -> None:
        room = max(SHORTEST_ROOM, ROOM * len(state.position_seen(0)))
        seats = int(state.seats)
        parts = [
            number("seat", 0, seats - 1),
            number("actor", OVER, seats - 1, ["over", "chance"]),
            numbers("line", 0, LAST_SIGN, [str(k) for k in range(room)]),
        ]
        super().__init__(state.seats, ActionSpace([list(codes)]), list(draws), parts, False, together, 0)
        self.room: i64 = room

    def fill(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        line = state.position_seen(int(seat))
        if len(line) > self.room:
            raise ValueError(f"a position line of {len(line)} characters: this game needs an observer of its own")
        out[at] = i16(seat)
        out[at + 1] = i16(state.actor)
        base: i64 = at + 2
        k: i64 = 0
        for sign in line:
            out[base + k] = i16(min(ord(sign), LAST_SIGN))
            k += 1
        while k < self.room:
            out[base + k] = 0
            k += 1
