"""What can be measured of a game while it is played: a closed vocabulary, each measure one whole number per game.

Length, end and each seat's share of the win are always noted. What follows from many games together (seats, luck and
skill, win rates) is computed from those, see analysis.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lamplight.core.game import State
from lamplight.core.view import Event
from lamplight.kits import kit_named

DECISIONS: Final = "decisions"
CHOICES: Final = "choices"
LEAD: Final = "lead-changes"
LUCK: Final = "luck-share"  # in percent of all that changed anybody's chances, see docs/analysis.md
GIVEN: Final = "given-away"  # by decisions against the best found: hundredths of a point of a hundred, of all seats
ALWAYS: Final = ("plies", "turns")
TOGETHER: Final = ("ends", "seats", "luck", "bots")  # of all games of a cell together
EVERYWHERE: Final = (DECISIONS, CHOICES, LUCK, GIVEN)


def known(game: str) -> list[str]:
    """All measures of a game, the ones that are always there first."""
    kit = kit_named(game)
    lead = [LEAD] if kit.leader is not None else []
    pieces = [kit.tally.measure] if kit.tally is not None else []
    return [*ALWAYS, *TOGETHER, *EVERYWHERE, *lead, *pieces, *kit.measures]


def by_piece(game: str) -> str | None:
    """The measure that is counted piece by piece, if the game has one."""
    kit = kit_named(game)
    return kit.tally.measure if kit.tally is not None else None


def counted(game: str, wanted: Iterable[str]) -> tuple[str, ...]:
    """Those of the wanted measures that are counted in every game, in their usual order."""
    chosen = set(wanted)
    if CHOICES in chosen:
        chosen.add(DECISIONS)  # choices are counted per decision
    return tuple(name for name in known(game) if name in chosen and name not in ALWAYS and name not in TOGETHER)


class Counter:
    """Watches one game and counts what was asked for."""

    def __init__(self, game: str, measures: tuple[str, ...]) -> None:
        kit = kit_named(game)
        tally = kit.tally
        self.measures = measures
        self.kinds = {kit.measures[name] for name in measures if name in kit.measures}
        self.tallied = tally.event if tally is not None and tally.measure in measures else ""
        self.listens = bool(self.kinds) or bool(self.tallied)  # else nobody need tell anything
        self.looks = DECISIONS in measures or CHOICES in measures
        self.judges = GIVEN in measures
        self.books = LUCK in measures or self.judges  # then the whole game is looked at when it is over
        self._leader = kit.leader if LEAD in measures else None
        self._events = kit.measures
        self.begin()

    def begin(self) -> None:
        """A new game."""
        self.counts: dict[str, int] = dict.fromkeys(self.kinds, 0)
        self.pieces: dict[str, int] = {}
        self.decisions = 0
        self.choices = 0
        self.lead_changes = 0
        self.luck_share = 0
        self.given = 0
        self._ahead = -1

    def asked(self, choices: int) -> None:
        """Somebody has to decide between so many actions."""
        self.decisions += 1
        self.choices += choices

    def happened(self, state: State, events: Iterable[Event]) -> None:
        """A ply was played."""
        for event in events:
            if event.kind in self.kinds:
                self.counts[event.kind] += 1
            if event.kind == self.tallied and event.piece:
                self.pieces[event.piece] = self.pieces.get(event.piece, 0) + 1
        if self._leader is not None:
            ahead = self._leader(state)
            if ahead >= 0 and ahead != self._ahead:
                self.lead_changes += self._ahead >= 0
                self._ahead = ahead

    def values(self) -> tuple[int, ...]:
        """What was counted, in the order of the measures."""
        out = []
        for name in self.measures:
            if name in self._events:
                out.append(self.counts[self._events[name]])
            else:
                of = {DECISIONS: self.decisions, CHOICES: self.choices, LEAD: self.lead_changes}
                of |= {LUCK: self.luck_share, GIVEN: self.given}
                out.append(of.get(name, len(self.pieces)))
        return tuple(out)
