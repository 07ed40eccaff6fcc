"""A sequential test stops when it is sure, says the same in whatever order games come in, and errs as it promised."""

from __future__ import annotations

import doctest
import random
from pathlib import Path

import msgspec
import pyarrow.parquet
import pytest
from bench import sprt
from tests.examples import EXAMPLE, QUICK, SHORT, USUAL
from tests.lab.conftest import plan_of
from tests.terminal.conftest import Open, Run

import lamplight as package
from lamplight.lab import arena, run, sequential
from lamplight.lab.arena import Ratings
from lamplight.lab.faults import LabFault
from lamplight.lab.job import Cell, Plan, Row
from lamplight.lab.local import Keep
from lamplight.lab.sequential import NO, OPEN, YES, Answer, Question, Sequential, ratio, share_at
from lamplight.lab.store import JOURNAL, Chunks, Store

BOT = USUAL[QUICK]
OPTIONS = [word for name, value in SHORT[QUICK][2].items() for word in ("--option", f"{name}={value}")]
SPRT = ("arena", QUICK, BOT, "uniform", "--players", "2", *OPTIONS, "--sprt")
PAIR = (("a", "b"), ("b", "a"))


def pairs(groups: int = 500) -> Plan:
    return plan_of(Cell(EXAMPLE, {}, PAIR, groups), all_measures=False)


def row(number: int, first: bool) -> Row:
    """A game in which bot a won, or b."""
    seat = (number % 2) ^ (not first)
    return Row(number, 1, 1, "x", (float(seat == 0), float(seat == 1)), (seat == 0, seat == 1), ())


def games(count: int, share: float, seed: int) -> list[Row]:
    lots = random.Random(seed)
    return [row(number, lots.random() < share) for number in range(count)]


def test_the_examples_in_the_module_hold() -> None:
    assert doctest.testmod(sequential).failed == 0


def test_single_games_give_walds_ratio() -> None:
    """Where groups are single games the fitted spread is the binomial one."""
    import math

    walds = 70 * math.log(0.6 / 0.5) + 30 * math.log(0.4 / 0.5)
    assert ratio({1.0: 70, 0.0: 30}, 0.5, 0.6) == pytest.approx(walds, abs=0.02)


def test_groups_of_equal_luck_are_worth_less_than_as_many_games_or_more() -> None:
    """Both games of a group won or lost together say less than two games; always one each says more."""
    alike = ratio({1.0: 60, 0.0: 40}, 0.5, 0.55)
    apart = ratio({1.0: 20, 0.5: 80}, 0.5, 0.55)
    assert 0 < alike < ratio({1.0: 120, 0.0: 80}, 0.5, 0.55) < apart


@pytest.mark.parametrize(("share", "found"), [(0.75, YES), (0.5, NO)])
def test_the_order_in_which_games_come_in_does_not_matter(share: float, found: str) -> None:
    plan = pairs()
    rows = games(1000, share, 4)
    one = Sequential(plan, Question("a", 0.5, 0.6), False)
    assert one.hear(rows)
    assert one.answer.found == found
    assert 10 < one.groups < 400
    shuffled = list(rows)
    random.Random(1).shuffle(shuffled)
    other = Sequential(plan, Question("a", 0.5, 0.6), False)
    for part in range(0, 1000, 7):
        other.hear(shuffled[part : part + 7])
    assert other.answer == one.answer
    last = 2 * one.groups
    early = Sequential(plan, Question("a", 0.5, 0.6), False)
    assert not early.hear(rows[: last - 1])
    assert early.hear(rows[last - 1 : last])


def test_a_run_stops_and_counts_only_what_the_test_looked_at(tmp_path: Path) -> None:
    """Rows beyond the end are kept, but the ratings are those of the games that decided."""
    plan = pairs()
    rows = games(1000, 0.8, 2)

    class Hasty:
        """Brings the second half of every hundred games first."""

        def play(self, plan: Plan, chunks: Chunks, keep: Keep) -> None:
            for at in range(0, 1000, 100):
                keep(rows[at + 50 : at + 100])
                keep(rows[at : at + 50])
            raise AssertionError("it was not stopped")

    test = Sequential(plan, Question("a", 0.5, 0.6), False)
    standing = arena.Standing(plan, False, test)
    with Store(tmp_path, plan) as store:
        run.play(store, Hasty(), lambda *_: None, standing.hear)
        kept = store.count
        found = arena.rate(store, False, test.answer)
        summary = run.summarised(store, arena.counted_rows(store, test.groups))[0]
    assert found.test is not None
    assert found.test.found == YES
    assert found.games == summary.games == 2 * test.groups < kept < 1000
    best = found.ratings[0]
    assert best.share == pytest.approx(sum(r.shares[r.number % 2] for r in rows[: found.games]) / found.games, abs=1e-4)
    assert "LLR +" in standing.told()
    again = Sequential(plan, Question("a", 0.5, 0.6), False)
    with Store(tmp_path, plan) as store:  # it is known from what is there; nobody plays
        run.play(store, Hasty(), lambda *_: None, arena.Standing(plan, False, again).hear)
        assert store.count == kept
    assert again.answer == test.answer


def test_points_become_shares_of_the_same_line_ups() -> None:
    plan = plan_of(Cell(EXAMPLE, {}, arena.lineups(("a", "b"), 3, False), 2), all_measures=False)
    asked = arena.question(plan, False, (0.0, 100.0), True, 0.05, 0.05)
    assert asked.low == pytest.approx(0.5)
    assert asked.high == pytest.approx(share_at(100, plan.cells[0].lineups, "a"))
    assert asked.points == (0.0, 100.0)


@pytest.mark.parametrize(
    ("ends", "points", "alpha", "said"),
    [
        ((50, 0), True, 0.05, "lab-sprt-ends"),
        ((0.5, 1.0), False, 0.05, "lab-sprt-ends"),
        ((float("nan"), 0.6), False, 0.05, "lab-sprt-ends"),
        ((0, 50), True, 0.0, "lab-sprt-errors"),
        ((0, 50), True, 0.7, "lab-sprt-errors"),
    ],
)
def test_questions_that_make_no_sense(ends: tuple[float, float], points: bool, alpha: float, said: str) -> None:
    with pytest.raises(LabFault) as caught:
        arena.question(pairs(), False, ends, points, alpha, 0.05)
    assert caught.value.text.id == said


def test_a_test_compares_two_bots_or_asks_about_one_team() -> None:
    three = plan_of(Cell(EXAMPLE, {}, (("a", "b", "c"),), 2), all_measures=False)
    team = plan_of(Cell(EXAMPLE, {}, (("a", "a"),), 200), all_measures=False)
    for plan, together, points in ((three, False, True), (pairs(), True, False), (team, True, True)):
        with pytest.raises(LabFault):
            arena.question(plan, together, (0.1, 0.5), points, 0.05, 0.05)
    test = Sequential(team, arena.question(team, True, (0.3, 0.6), False, 0.05, 0.05), True)
    assert test.hear(Row(n, 1, 1, "x", (0.5, 0.5) if n % 4 else (0.0, 0.0), (n % 4 > 0,) * 2, ()) for n in range(200))
    assert test.answer.found == YES


@pytest.mark.parametrize("case", [sprt.CASES[0], sprt.CASES[3], sprt.CASES[8]], ids=lambda case: case.name)
def test_it_errs_seldom_and_saves_games(case: sprt.Case) -> None:
    """The chosen errors are 5 %; bench/sprt.py does it 2,000 times for each kind."""
    found = sprt.saved(case, 150, seed=3)
    wrong = found.high if case.truth == case.low else 1 - found.high
    assert wrong <= 0.10
    assert found.games < 0.65 * found.fixed


def test_the_command_stops_early_and_says_what_it_found(tmp_path: Path, lamplight: Run) -> None:
    done = lamplight(*SPRT, "--elo1", "100", "--games", "4000", "--out", "out", "--processes", "2")
    assert done.returncode == 0, done.stderr
    ratings = msgspec.json.decode((tmp_path / "out" / "ratings.json").read_bytes(), type=Ratings)
    assert isinstance(ratings.test, Answer)
    assert f"Decided after {ratings.games} games: {BOT} has rather +100 points than +0 points" in " ".join(
        done.stdout.split()
    )
    assert ratings.test.found == YES
    assert ratings.games == 2 * ratings.test.groups < 400
    table = pyarrow.parquet.read_table(tmp_path / "out" / "results.parquet")
    assert table.column("number").to_pylist() == list(range(ratings.games))
    one = lamplight(*SPRT, "--elo1", "100", "--games", "4000", "--out", "alone", "--processes", "1")
    assert one.returncode == 0
    assert (tmp_path / "alone" / "ratings.json").read_bytes() == (tmp_path / "out" / "ratings.json").read_bytes()
    again = lamplight(*SPRT, "--elo1", "100", "--games", "4000", "--out", "out")
    assert again.returncode == 0
    few = lamplight(*SPRT, "--elo0", "-10", "--elo1", "0", "--games", "4", "--out", "few", "--lang", "de")
    assert few.returncode == 0
    assert "nicht entschieden" in few.stdout
    api = package.compare(QUICK, BOT, "uniform", points=(0, 100), games=4000, players=2, options=SHORT[QUICK][2])
    assert (api.found, api.games, api.ratio) == (YES, ratings.games, ratings.test.ratio)
    assert api.low < api.share <= api.high


def test_a_stopped_test_goes_on(tmp_path: Path, terminal: Open) -> None:
    """Equal bots and answers that lie close together take long enough to be stopped, and it shows how it stands."""
    words = (*SPRT, "--share0", "0.95", "--share1", "0.951", "--games", "100000", "--out", "out", "--processes", "1")
    first = terminal(*words)
    first.until("LLR ")
    first.interrupt()
    first.rest()
    assert first.code() == 130
    size = (tmp_path / "out" / JOURNAL).stat().st_size
    second = terminal(*words)
    second.until("the others follow")
    second.until("LLR ")
    second.kill()
    assert (tmp_path / "out" / JOURNAL).stat().st_size >= size > 0


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (f"arena {QUICK} {BOT} uniform --elo0 3", "belong to --sprt"),
        (f"arena {QUICK} {BOT} uniform --sprt --elo0 3 --share0 0.5 --share1 0.6", "either --elo0 and --elo1"),
        (f"arena {QUICK} {BOT} uniform --sprt --share0 0.5", "either --elo0 and --elo1"),
        (f"arena {QUICK} {BOT} uniform --sprt --elo0 50 --elo1 0", "a lower answer and a higher one; 50 and 0 are not"),
        (f"arena {QUICK} {BOT} uniform --sprt --alpha 2", "--alpha and --beta lie between 0 and 0.5"),
        (f"arena {QUICK} {BOT} uniform --sprt --elo0 many", "--elo0"),
    ],
)
def test_mistakes_are_one_sentence(lamplight: Run, typed: str, said: str) -> None:
    done = lamplight(*typed.split())
    assert (done.returncode, said in " ".join(done.stderr.split())) == (2, True), done.stderr
    assert "Traceback" not in done.stderr


def test_no_test_no_answer() -> None:
    assert Sequential(pairs(), Question("a", 0.5, 0.6), False).answer.found == OPEN
