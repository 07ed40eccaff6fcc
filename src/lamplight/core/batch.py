"""Many games of one kind stepped at once: rows, masks, rewards and actors lie in flat buffers that NumPy can look into.

Chance is settled at once, by a generator of each game. A game that is over begins anew in the same step.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from lamplight.core.game import CHANCE, OVER, State, buffer, filled, zeros
from lamplight.core.observe import Observer
from lamplight.core.rng import Rng

RUNNING: Final = 0
ENDED: Final = 1
CUT: Final = 2  # longer than was allowed: nobody gets anything

NOTHING: Final = -1  # no decision by which a row could be followed up

BYTES: Final = 8  # of an action
SPREAD: Final = 1000003  # between the seeds of two batches


class IllegalAction(ValueError):
    """An action that the game does not allow; no game of the batch was stepped."""

    def __init__(self, game: int, action: int) -> None:
        super().__init__(f"game {game}: action {action} is not legal")
        self.game = game
        self.action = action


def _zeros(length: i64) -> vec[i16]:
    out = vec[i16](capacity=length)
    k: i64 = 0
    while k < length:
        out = append(out, i16(0))
        k += 1
    return out


def _blank(length: i64) -> vec[u8]:
    out = vec[u8](capacity=length)
    k: i64 = 0
    while k < length:
        out = append(out, u8(0))
        k += 1
    return out


class Batch:
    """N games. After every step the row and mask of a game belong to its actor, and the rewards to this step alone."""

    def __init__(self, start: State, observer: Observer, games: i64, seed: i64, cap: i64) -> None:
        """cap: decisions after which a game is cut, or 0 for never."""
        self.games: i64 = games
        self.cap: i64 = cap
        self.seats: i64 = start.seats
        self.size: i64 = observer.size
        self.width: i64 = observer.actions.size
        self.observer: Observer = observer
        self.start: State = start.copy()
        self.rows: vec[i16] = _zeros(games * observer.size)
        self.masks: vec[u8] = _blank(games * observer.actions.size)
        self.rewards: vec[float] = zeros(games * start.seats)
        self.actors: vec[i64] = filled(games, 0)
        self.dones: vec[u8] = _blank(games)
        self.picks: vec[i64] = filled(games, 0)
        self.steps: i64 = 0  # decisions so far, in all games
        self.ended: i64 = 0  # games that ended so far
        self._legal: vec[i16] = _zeros(games * observer.actions.size)  # the numbers whose mask is set, game by game
        self._count: vec[i64] = filled(games, 0)
        self._length: vec[i64] = filled(games, 0)  # decisions in this game
        self._codes: vec[i64] = buffer()
        self._luck: Rng = Rng(0)
        self._states: vec[State] = vec[State](capacity=games)
        self._rngs: vec[Rng] = vec[Rng](capacity=games)
        self.reset(seed)

    def reset(self, seed: i64) -> None:
        """All games begin anew with the luck of this seed, in the same buffers."""
        self._luck = Rng(seed * SPREAD - 1)
        self._states = vec[State](capacity=self.games)
        self._rngs = vec[Rng](capacity=self.games)
        self.steps = 0
        self.ended = 0
        game: i64 = 0
        while game < self.games:
            rng = Rng(seed * SPREAD + game)
            state = self._begun(rng)
            self._rngs = append(self._rngs, rng)
            self._states = append(self._states, state)
            self._length[game] = 0
            self._clear(game)
            self._show(game, state, NOTHING)
            game += 1

    def state(self, game: int) -> State:
        """A copy of the position of one game."""
        return self._states[game].copy()

    def step(self, actions: bytes) -> None:
        """One decision in every game: its number as eight bytes, the lowest first. Raises IllegalAction."""
        games = self.games
        if len(actions) != games * BYTES:
            raise ValueError(f"{games} actions of {BYTES} bytes are needed")
        width = self.width
        masks = self.masks
        game: i64 = 0
        while game < games:
            number = read_i64_le(actions, game * BYTES)
            if number < 0 or number >= width or masks[game * width + number] == 0:
                raise IllegalAction(int(game), int(number))
            game += 1
        space = self.observer.actions
        codes = space.codes
        stride = space.code_stride
        actors = self.actors
        game = 0
        while game < games:
            self._advance(game, codes[actors[game] * stride + read_i64_le(actions, game * BYTES)])
            game += 1
        self.steps += games

    def sample(self) -> vec[i64]:
        """A legal action for every game, all equally likely; the same buffer each time."""
        picks = self.picks
        luck = self._luck
        legal = self._legal
        count = self._count
        width = self.width
        game: i64 = 0
        while game < self.games:
            picks[game] = i64(legal[game * width + luck.below(count[game])])
            game += 1
        return picks

    def _begun(self, rng: Rng) -> State:
        state = self.start.copy()
        while state.actor == CHANCE:
            state.apply(state.chance_at(rng.below(state.chance_total())))
        return state

    def _advance(self, game: i64, code: i64) -> None:
        """One decision in one game, the chance after it, and perhaps the end and a new beginning."""
        state = self._states[game]
        state.apply(code)
        done = code
        if state.actor < 0:
            rng = self._rngs[game]
            while state.actor == CHANCE:
                state.apply(state.chance_at(rng.below(state.chance_total())))
                done = NOTHING
        if self.dones[game] != RUNNING:
            self._clear(game)
        length: i64 = self._length[game] + 1
        if state.actor == OVER:
            self.observer.fill_rewards(state, self.rewards, game * self.seats)
            self.dones[game] = u8(ENDED)
            self.ended += 1
        elif length == self.cap:
            self.dones[game] = u8(CUT)
        else:
            self._length[game] = length
            self._show(game, state, done)
            return
        self._length[game] = 0
        state = self._begun(self._rngs[game])
        self._states[game] = state
        self._show(game, state, NOTHING)

    def _clear(self, game: i64) -> None:
        """Rewards are given once."""
        self.dones[game] = u8(RUNNING)
        base: i64 = game * self.seats
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[base + seat] = 0.0
            seat += 1

    def _show(self, game: i64, state: State, done: i64) -> None:
        """Write the row and the mask of whoever is to act, after this decision or after more than that."""
        observer = self.observer
        seat = state.actor
        self.actors[game] = seat
        at: i64 = game * self.size
        if done == NOTHING:
            observer.fill(state, seat, self.rows, at)
            observer.fill_still(state, self.rows, at)
        else:
            observer.follow(state, seat, done, self.rows, at)
        masks = self.masks
        legal = self._legal
        base: i64 = game * self.width
        k: i64 = 0
        n = self._count[game]
        while k < n:
            masks[base + i64(legal[base + k])] = 0
            k += 1
        codes = self._codes
        ids = observer.actions.ids
        shift: i64 = seat * observer.actions.id_stride
        n = state.fill_legal(codes)
        k = 0
        while k < n:
            number = ids[shift + codes[k]]
            legal[base + k] = i16(number)
            masks[base + number] = 1
            k += 1
        self._count[game] = n
