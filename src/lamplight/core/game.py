"""The protocol that every game implements: a State that plays and a Game that sets it up.

Inside core, games and bots an action is an integer code; everywhere else it is its notation.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from lamplight.core.events import Narrator
from lamplight.core.position import unknown_rules
from lamplight.core.rng import Rng
from lamplight.core.view import Board, GameInfo, Outcome, Refusal, TableView, Text, Way

CHANCE: Final = -1
OVER: Final = -2
ALL: Final = -3  # the author of what everybody at the table agreed on
TEACHER: Final = -4  # the author of the pages of a lesson
MOST_ACTIONS: Final = 1024  # no game has more legal actions at once
MOST_OUTCOMES: Final = 4096  # nor more outcomes of one draw


class NotationError(ValueError):
    """A text that is not the notation of any action of this game."""


class SetupError(ValueError):
    """A game that cannot be set up like that; every fault is named."""

    def __init__(self, faults: list[Text]) -> None:
        super().__init__(", ".join(fault.id for fault in faults))
        self.faults = faults


class UnknownVersion(ValueError):
    """A version of a game's rules that cannot be played by here."""

    def __init__(self, game: str, version: int, known: tuple[int, ...]) -> None:
        super().__init__(f"{game}: rules version {version}")
        self.message = unknown_rules(version, known)


def filled(length: i64, value: i64) -> vec[i64]:
    """A vector of this length holding the same value everywhere."""
    out = vec[i64](capacity=length)
    i: i64 = 0
    while i < length:
        out = append(out, value)
        i += 1
    return out


def zeros(length: i64) -> vec[float]:
    """So many zeros."""
    out = vec[float](capacity=length)
    i: i64 = 0
    while i < length:
        out = append(out, 0.0)
        i += 1
    return out


ZEROS: Final = filled(MOST_OUTCOMES, 0)


def buffer() -> vec[i64]:
    """A fresh buffer that holds any list of legal actions."""
    return ZEROS[:MOST_ACTIONS]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. Mutable and flat; copy() gives an independent one."""

    def __init__(self, seats: i64, actor: i64) -> None:
        self.seats: i64 = seats
        self.actor: i64 = actor  # a seat, CHANCE or OVER

    def fill_legal(self, out: vec[i64]) -> i64:
        """Write the legal codes at the start of out, in a fixed order; their number."""
        raise NotImplementedError

    def legal_actions(self) -> list[int]:
        """The legal codes as a list; none unless a seat is to act."""
        if self.actor < 0:
            return []
        out = ZEROS[: self.most_actions()]
        n = self.fill_legal(out)
        return [int(out[i]) for i in range(n)]

    def legal_total(self) -> i64:
        """How many actions are legal; none unless a seat is to act. Games that keep count need no list for it."""
        if self.actor < 0:
            return 0
        return self.fill_legal(ZEROS[: self.most_actions()])

    def legal_at(self, k: i64) -> i64:
        """The k-th legal code in the order of fill_legal, 0 <= k < legal_total()."""
        out = ZEROS[: self.most_actions()]
        self.fill_legal(out)
        return out[k]

    def legal_any(self, rng: Rng, out: vec[i64]) -> i64:
        """One of the legal codes, all equally likely; out is a buffer for games that must list them to choose."""
        return out[rng.below(self.fill_legal(out))]

    def most_actions(self) -> i64:
        """No position of this game has more legal actions."""
        return MOST_ACTIONS

    def chance_label(self) -> str:
        """The dealer's label for the draw that is due."""
        raise NotImplementedError

    def chance_total(self) -> i64:
        """The total weight of all outcomes of the draw that is due."""
        raise NotImplementedError

    def chance_at(self, k: i64) -> i64:
        """The outcome that owns the k-th unit of weight, 0 <= k < chance_total()."""
        raise NotImplementedError

    def fill_chance(self, codes: vec[i64], weights: vec[i64]) -> i64:
        """Write all outcomes with their exact integer weights; their number. The one source is chance_at."""
        total = self.chance_total()
        n: i64 = 0
        k: i64 = 0
        while k < total:
            code = self.chance_at(k)
            if n > 0 and codes[n - 1] == code:
                weights[n - 1] += 1
            else:
                codes[n] = code
                weights[n] = 1
                n += 1
            k += 1
        return n

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """All outcomes as (code, weight); none unless chance is to act."""
        if self.actor != CHANCE:
            return []
        codes = ZEROS[:]
        weights = ZEROS[:]
        n = self.fill_chance(codes, weights)
        return [(int(codes[i]), int(weights[i])) for i in range(n)]

    def apply(self, code: i64, tell: Narrator | None = None) -> None:
        """Carry out a legal action or a chance outcome."""
        raise NotImplementedError

    def refusal(self, seat: i64, code: i64) -> Refusal | None:
        """Why this seat (or CHANCE) may not do that now; None exactly for the legal actions."""
        raise NotImplementedError

    def needs(self, seat: i64, code: i64) -> Text | None:
        """What would have to be so that this seat could do what is refused, where one fact is enough; else None."""
        return None

    def candidates(self, seat: i64) -> list[int]:
        """Every action that this seat could think of now, legal or not."""
        raise NotImplementedError

    def text(self, code: i64) -> str:
        """The notation of an action."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The code of a notation; raises NotationError."""
        raise NotImplementedError

    def touches(self, code: i64) -> list[str]:
        """The ids of all pieces and places that the action touches."""
        raise NotImplementedError

    def scene(self) -> Board:
        """The still part of the table as it lies now; it changes seldom, and only by chance plies."""
        raise NotImplementedError

    def motions(self) -> list[str]:
        """The notations of what everybody together may do now (see ALL)."""
        return []

    def plans(self, seat: i64) -> list[Way]:
        """What this seat, if it is asked, may do in several plies at once, without luck or anybody else between them.

        For every place that takes more than one ply the ways there, the cheapest first. Only views ask for them.
        """
        return []

    def formality(self, person: i64) -> i64:
        """What the actor answers where this is the only person, if people are asked only to agree; else -1."""
        return -1

    def ask_alone(self) -> Text | None:
        """The open question as it is put where only one person plays, if it speaks of agreeing elsewhere."""
        return None

    def costs(self, seat: i64, motion: str) -> bool:
        """Could it cost this seat something to agree to a motion? Then its bot says no."""
        return False

    def secret_of(self, code: i64) -> i64:
        """The only seat that may know this ply in full; -1 if everybody may."""
        return -1

    def veiled(self, code: i64) -> str:
        """The notation of a ply as those see it who may not know it in full."""
        return self.text(code)

    def view(self, seat: int | None) -> TableView:
        """What this seat may see; None is a stranger at the window."""
        raise NotImplementedError

    def determinize(self, seat: i64, rng: Rng) -> State:
        """A world that this seat cannot tell from the true one."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """The result once the game is over."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent state equal to this one."""
        raise NotImplementedError

    def key(self) -> str:
        """The whole state as one canonical line; equal states have equal keys."""
        raise NotImplementedError

    def position(self) -> str:
        """The whole position as one line that people can read and Game.position takes back; secrets included."""
        raise NotImplementedError

    def position_seen(self, seat: int | None) -> str:
        """The same line as this seat (None: a stranger) may know it: what is hidden is written "?"."""
        return self.position()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game as a lobby sees it: what it is called, how many play, what can be chosen."""

    id: str = ""
    rules_version: int = 0  # the rules that this very object plays by
    min_seats: int = 0
    max_seats: int = 0
    secrets: bool = False  # do seats know different things?
    together: bool = False  # may everybody see, and propose, what whoever decides could do?

    def versions(self) -> tuple[int, ...]:
        """All versions of the rules that can be played by, the oldest first and the usual one last."""
        return (self.rules_version,)

    def in_version(self, version: int) -> Game:
        """This game by these rules, for records and tables that began with them; raises UnknownVersion."""
        if version == self.rules_version:
            return self
        if version not in self.versions():
            raise UnknownVersion(self.id, version, self.versions())
        return self.of_version(version)

    def of_version(self, version: int) -> Game:
        """This game by another one of its versions."""
        raise NotImplementedError

    def position(self, line: str) -> State:
        """The position that a line tells (see State.position); raises PositionError naming every fault."""
        raise NotImplementedError

    def info(self) -> GameInfo:
        raise NotImplementedError

    def suited(self, seats: int) -> dict[str, str]:
        """The options that must differ from the defaults so that this many can play."""
        return {}

    def bot_faults(self, options: dict[str, str]) -> list[Text]:
        """What keeps bots from a table with these options; nothing if they may play there."""
        return []

    def checked(self, options: dict[str, str]) -> dict[str, str]:
        """All options with defaults filled in; raises SetupError naming every fault."""
        raise NotImplementedError

    def new(self, options: dict[str, str], seats: int) -> State:
        """The first position; raises SetupError."""
        raise NotImplementedError

    def board(self, options: dict[str, str]) -> Board:
        """The still part of the table."""
        raise NotImplementedError

    def content(self, options: dict[str, str]) -> str:
        """A hash of the data files in use."""
        raise NotImplementedError


def checked_options(info: GameInfo, options: dict[str, str]) -> dict[str, str]:
    """The options of a game with defaults; unknown names and values are refused, all at once."""
    faults: list[Text] = []
    known = {spec.name: spec for spec in info.options}
    for name, value in options.items():
        spec = known.get(name)
        if spec is None:
            faults.append(Text("core-unknown-option", {"option": name, "known": ", ".join(known)}))
        elif not spec.free and value not in [choice.value for choice in spec.choices]:
            values = ", ".join(choice.value for choice in spec.choices)
            faults.append(Text("core-unknown-value", {"option": name, "value": value, "known": values}))
    if faults:
        raise SetupError(faults)
    return {name: options.get(name, spec.choices[0].value) for name, spec in known.items()}


def check_bots(game: Game, options: dict[str, str]) -> None:
    """Refuses options that no bot can play with."""
    faults = game.bot_faults(options)
    if faults:
        raise SetupError(faults)


def check_seats(info: GameInfo, seats: int) -> None:
    """Refuses a number of players that the game is not made for."""
    if not info.min_seats <= seats <= info.max_seats:
        raise SetupError([Text("core-seat-count", {"seats": seats, "min": info.min_seats, "max": info.max_seats})])
