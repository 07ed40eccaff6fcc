"""Gymnasium environments: one seat learns, bots sit in the others.

    from lamplight.adapters.gymnasium import Seat, seats
    table = Seat("ID of a game", players=3, others="uniform", OPTION="value")
    tables = seats(8, "ID of a game", players=3)        a vector environment

An observation is the seat's row; what is legal is in info["action_mask"] and in action_masks(), where programs that
know masks look for it. The reward comes at the end: the seat's share of one win, or 1 where all won together.
"""

from __future__ import annotations

import functools
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

from lamplight.adapters.extras import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, SyncVectorEnv
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, "gymnasium") from None

from lamplight.adapters.drawn import drawn, pixels
from lamplight.adapters.setup import MOST_SEED, MOST_STEPS, SetUp
from lamplight.adapters.words import in_words
from lamplight.bots import Bot
from lamplight.core.entry import Entry
from lamplight.core.game import CHANCE, OVER, State, check_bots
from lamplight.core.messages import Catalogue
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text, seat_name
from lamplight.kits import Setting, bot_named, bots_for, whole

MODES: Final = ("ansi", "svg", "rgb_array")
MOST_TABLES: Final = 100_000
WORD: Final = 2**31

Make = str | Callable[[], Bot]
Row = NDArray[np.int16]
Info = dict[str, Any]


class Seat(gymnasium.Env[Row, Any]):
    """A table at which one seat is the learner's. seat=None: another one by lot in every game."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 4}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | None = 0,
        others: Make | Sequence[Make] | None = None,
        render_mode: str | None = None,
        max_steps: int = 0,
        lang: str = "en",
        **options: Setting,
    ) -> None:
        """others: the bot of all other seats (a name, or what makes one), or one for each; None is the usual bot.

        max_steps: own decisions after which a game is cut, without a reward; 0 for never.
        """
        if render_mode is not None and render_mode not in MODES:
            args: dict[str, int | str | Text] = {"known": ", ".join(MODES), "found": render_mode}
            raise ValueError(Catalogue("en").format(Text("adapter-render", args)))
        self.setup = SetUp(game, players, options)
        check_bots(self.setup.game, self.setup.game.checked(self.setup.options))
        self.render_mode = render_mode
        self.max_steps = whole("max_steps", max_steps, 0, MOST_STEPS)
        self.lang = lang
        self.fixed = None if seat is None else whole("seat", seat, 0, self.setup.players - 1)
        self._others = self._company(others)
        low, high = self.setup.bounds()
        self.observation_space = gymnasium.spaces.Box(low, high, dtype=np.int16)
        self.action_space = gymnasium.spaces.Discrete(self.setup.actions)
        self._rng = Rng(secrets.randbits(32))
        self._state: State = self.setup.new()
        self.seat = self.fixed or 0
        self._bots: dict[int, Bot] = {}
        self._seen: list[list[Entry]] = []
        self._steps = 0
        self._over = True  # nothing can be done before the first reset

    def _company(self, others: Make | Sequence[Make] | None) -> list[Make]:
        """What makes the bots of the other seats, clockwise from the learner."""
        found: list[Make]
        if others is None or isinstance(others, str) or callable(others):
            found = [bots_for(self.setup.game.id)[0] if others is None else others] * (self.setup.players - 1)
        else:
            found = list(others)
        whole("len(others)", len(found), self.setup.players - 1, self.setup.players - 1)
        for one in found:
            if isinstance(one, str):
                bot_named(self.setup.game.id, one)
        return found

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, Info]:
        """A new game. A seed decides all its luck; without one the luck goes on where it was."""
        if seed is not None:
            self._rng = Rng(whole("seed", seed, 0, MOST_SEED))
        super().reset(seed=seed)
        players = self.setup.players
        for _ in range(MOST_STEPS):
            self.seat = int(self._rng.below(players)) if self.fixed is None else self.fixed
            self._state = self.setup.new()
            self._bots = {(self.seat + 1 + at) % players: made(self.setup, one) for at, one in enumerate(self._others)}
            self._seen = [[] for _ in range(players)]
            self._steps = 0
            self._go_on()
            if self._state.actor != OVER:  # else the others ended it before we were asked
                break
        self._over = False
        return self._row(), self._info()

    def step(self, action: int) -> tuple[Row, float, bool, bool, Info]:
        """The learner's decision, and all that follows until it is asked again. Raises ValueError with the rule."""
        words = Catalogue(self.lang).format
        if self._over:
            raise gymnasium.error.ResetNeeded(words(Text("adapter-reset")))
        self._apply(self._code(action))
        self._steps += 1
        self._go_on()
        ended = self._state.actor == OVER
        cut = not ended and self._steps == self.max_steps
        self._over = ended or cut
        reward = self.setup.rewards(self._state)[self.seat] if ended else 0.0
        return self._row(), float(reward), ended, cut, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every legal action."""
        return self.setup.mask(self._state, self.seat).astype(np.bool_)

    def legal(self) -> dict[int, str]:
        """The legal actions with their notations."""
        if self._state.actor != self.seat:
            return {}
        numbers = self.setup.observer.legal_numbers(self._state)
        return {number: self.setup.text(self._state, number, self.seat) for number in numbers}

    def render(self) -> Any:
        """The table as the learner sees it (ansi), or as everybody does: a drawing (svg) or its pixels (rgb_array)."""
        if self.render_mode is None:
            gymnasium.logger.warn("render_mode is not set")
            return None
        if self.render_mode == "ansi":
            return in_words(self._state, self.seat, Catalogue(self.lang))
        drawing = drawn(self.setup.game.id, self._state, self.lang)
        return drawing if self.render_mode == "svg" else pixels(drawing)

    def _row(self) -> Row:
        return self.setup.row(self._state, self.seat).copy()

    def _info(self) -> Info:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def _code(self, action: object) -> int:
        words = Catalogue(self.lang).format
        if not isinstance(action, int | np.integer) or not 0 <= int(action) < self.setup.actions:
            args: dict[str, int | str | Text] = {"action": str(action), "last": self.setup.actions - 1}
            raise ValueError(words(Text("adapter-no-action", args)))
        code = self.setup.code(int(action), self.seat)
        refusal = self._state.refusal(self.seat, code)
        if refusal is not None:
            args = {
                "who": seat_name(self.seat),
                "do": self._state.text(code),
                "rule": refusal.rule,
                "why": refusal.message,
            }
            raise ValueError(words(Text("adapter-illegal", args)))
        return code

    def _go_on(self) -> None:
        """Luck and the others, until the learner is asked or the game is over."""
        state = self._state
        while state.actor != OVER and state.actor != self.seat:
            actor = int(state.actor)
            if actor == CHANCE:
                self._apply(int(state.chance_at(self._rng.below(state.chance_total()))))
                continue
            lots = Rng(self._rng.below(WORD))
            decision = self._bots[actor].choose(Perspective(state, actor, lots, self._seen[actor]), lots)
            self._apply(state.parse(decision.do))

    def _apply(self, code: int) -> None:
        """One ply, as every seat may know it."""
        state = self._state
        actor, only, do = int(state.actor), int(state.secret_of(code)), state.text(code)
        for seat, seen in enumerate(self._seen):
            seen.append(Entry(actor, do if only in (-1, seat) else state.veiled(code)))
        state.apply(code)


def made(setup: SetUp, make: Make) -> Bot:
    """A fresh bot for a seat."""
    return bot_named(setup.game.id, make) if isinstance(make, str) else make()


def seats(count: int, game: str, *, same_step: bool = True, **more: Any) -> SyncVectorEnv:
    """So many tables as one vector environment. reset(seed=n) gives table i the luck of seed n + i.

    A game that is over begins anew: in the same step, with the last row in infos["final_obs"], or in the next one.
    """
    whole("count", count, 1, MOST_TABLES)
    mode = AutoresetMode.SAME_STEP if same_step else AutoresetMode.NEXT_STEP
    return SyncVectorEnv([functools.partial(Seat, game, **more)] * count, autoreset_mode=mode)
