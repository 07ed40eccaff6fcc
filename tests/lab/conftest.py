"""What the tests of the laboratory share: small plans, and a real lamplight process."""

from __future__ import annotations

from pathlib import Path

from tests.examples import QUICK, SHORT, USUAL
from tests.terminal.conftest import env, lamplight, terminal

from lamplight import __version__
from lamplight.lab.job import Cell, Plan, Row
from lamplight.lab.measures import GIVEN, counted, known
from lamplight.lab.play import Player, fingerprint
from lamplight.lab.store import Store

__all__ = ["env", "lamplight", "terminal"]


def plan_of(*cells: Cell, seed: str = "tests", most_plies: int = 20_000, all_measures: bool = True) -> Plan:
    """A plan of these cells."""
    game = cells[0].game
    measures = counted(game, [name for name in known(game) if name != GIVEN]) if all_measures else ()
    return Plan(__version__, {game: fingerprint(game)}, seed, cells, measures, most_plies)


def small(groups: int, seats: int = 3, **options: str) -> Cell:
    """Short games: the usual bot among those who play at random."""
    bots = (USUAL[QUICK],) + ("uniform",) * (seats - 1)
    lineups = tuple(bots[-turn:] + bots[:-turn] for turn in range(seats))
    return Cell(QUICK, {**SHORT[QUICK][2], **options}, lineups, groups)


def rows_of(plan: Plan) -> list[Row]:
    """All games of a plan, played right here."""
    return list(Player(plan).rows(0, plan.games))


def kept(folder: Path, plan: Plan) -> list[Row]:
    """The games that a folder holds, in order."""
    with Store(folder, plan) as store:
        return list(store.rows())
