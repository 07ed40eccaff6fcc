"""The arena: fair line-ups, ratings from complete groups, and a command that can be stopped at any moment."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pyarrow.parquet
import pytest
from tests.examples import EXAMPLE, QUICK, SHORT, USUAL, other_option
from tests.lab.conftest import plan_of
from tests.terminal.conftest import Open, Run

from lamplight.core.messages import Catalogue
from lamplight.kits import game_named
from lamplight.lab import arena, report, run
from lamplight.lab.arena import MOST_LINEUPS, Ratings, lineups
from lamplight.lab.faults import LabFault
from lamplight.lab.job import Cell, Plan, Row
from lamplight.lab.measures import LUCK
from lamplight.lab.play import Player
from lamplight.lab.store import JOURNAL, PLAN, Store

BOT = USUAL[QUICK]
OPTIONS = [word for name, value in SHORT[QUICK][2].items() for word in ("--option", f"{name}={value}")]
SMALL = ("arena", QUICK, BOT, "uniform", "--players", "3", *OPTIONS)
OTHER = other_option(QUICK, 3)[0]
LEAST, MOST = game_named(QUICK).min_seats, game_named(QUICK).max_seats


@pytest.mark.parametrize("seats", range(2, 13))
@pytest.mark.parametrize("count", range(2, 7))
def test_every_bot_has_every_seat_equally_often(count: int, seats: int) -> None:
    bots = [f"bot{n}" for n in range(count)]
    found = lineups(bots, seats, False)
    assert len(set(found)) == len(found)
    assert all(len(set(lineup)) > 1 for lineup in found)
    for seat in range(seats):
        times = Counter(lineup[seat] for lineup in found)
        assert len(times) == count
        assert len(set(times.values())) == 1, times
    assert len(found) <= max(MOST_LINEUPS, seats * 20)


def test_a_team_is_of_one_kind() -> None:
    assert lineups(["a", "b"], 3, True) == (("a",) * 3, ("b",) * 3)


def won_by(plan: Plan, number: int, seat: int) -> Row:
    seats = plan.cells[0].seats
    return Row(
        number, 10, 5, "most", tuple(float(s == seat) for s in range(seats)), tuple(s == seat for s in range(seats)), ()
    )


def test_ratings_use_complete_groups_only(tmp_path: Path) -> None:
    plan = plan_of(Cell(EXAMPLE, {}, (("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")), 3), all_measures=False)
    with Store(tmp_path, plan) as store:
        store.keep([won_by(plan, number, number % 3) for number in range(6)])  # a wins wherever it sits
        store.keep([won_by(plan, 6, 1)])
        found = arena.rate(store, False)
    assert found.games == 6
    assert [(one.bot, one.share, one.games) for one in found.ratings] == [("a", 1.0, 6), ("b", 0.0, 12)]
    with Store(tmp_path / "empty", plan) as store, pytest.raises(LabFault) as caught:
        arena.rate(store, False)
    assert caught.value.text.id == "lab-no-group"


def test_who_beat_whom_counts_a_shared_win_half(tmp_path: Path) -> None:
    plan = plan_of(Cell(EXAMPLE, {}, (("a", "b", "c"),), 2), all_measures=False)
    with Store(tmp_path, plan) as store:
        store.keep([Row(0, 1, 1, "shared", (0.5, 0.5, 0.0), (True, True, False), ()), won_by(plan, 1, 2)])
        found = arena.rate(store, False)
    assert found.beaten == {"a": {"b": 0.5, "c": 1.0}, "b": {"a": 0.5, "c": 1.0}, "c": {"a": 1.0, "b": 1.0}}


def test_teams_are_rated_by_how_often_they_win(tmp_path: Path) -> None:
    plan = plan_of(Cell(EXAMPLE, {}, (("a", "a"), ("b", "b")), 10), all_measures=False)
    with Store(tmp_path, plan) as store:
        for number in range(plan.games):
            won = number % 2 == 0 or number < 4  # a always, b in two games
            store.keep([Row(number, 1, 1, "x", (0.5 * won,) * 2, (won,) * 2, ())])
        found = arena.rate(store, True)
    assert [(one.bot, one.rating, one.games) for one in found.ratings] == [("a", 1.0, 10), ("b", 0.2, 10)]
    assert found.ratings[1].low < 0.2 < found.ratings[1].high < found.ratings[0].low
    assert found.ratings[0].ahead > 0.99


def test_the_share_of_a_team_is_surer_without_luck(tmp_path: Path) -> None:
    cell = Cell(EXAMPLE, {}, (("a", "a"), ("b", "b")), 200)
    lots = random.Random(7)
    plan = msgspec.structs.replace(plan_of(cell, all_measures=False), measures=(LUCK,))
    with Store(tmp_path, plan) as store:
        for number in range(plan.games):
            dealt = lots.uniform(-0.5, 0.5)
            won = dealt + lots.uniform(-0.1, 0.1) + (0.2 if number % 2 == 0 else 0.0) > 0
            luck = (0.5 * dealt,) * 2
            store.keep([Row(number, 1, 1, "x", (0.5 * won,) * 2, (won,) * 2, (50,), {}, (), luck)])
        found = arena.rate(store, True)
    assert [one.bot for one in found.adjusted] == [one.bot for one in found.ratings]
    for plain, free in zip(found.ratings, found.adjusted, strict=True):
        assert free.high - free.low < 0.8 * (plain.high - plain.low)
        assert free.low < {"a": 0.7, "b": 0.5}[free.bot] < free.high  # so often they win in truth
        assert 0 <= free.low <= free.rating <= free.high <= 1


def test_luck_and_skill_of_every_bot_add_up(tmp_path: Path, lamplight: Run) -> None:
    done = lamplight(*SMALL, "--games", "24", "--luck", "--out", "out", "--processes", "1")
    assert done.returncode == 0, done.stderr
    assert "Without what luck gave" in done.stdout
    assert "start + luck + own decisions + decisions of the others = result" in done.stdout
    folder = tmp_path / "out"
    ratings = msgspec.json.decode((folder / "ratings.json").read_bytes(), type=Ratings)
    assert {one.bot for one in ratings.adjusted} == {one.bot for one in ratings.books} == {BOT, "uniform"}
    for one in ratings.books:
        assert abs(one.start + one.luck + one.own + one.others - one.result) < 1e-9
        assert one.own_low < one.own < one.own_high
        share = next(rating.share for rating in ratings.ratings if rating.bot == one.bot)
        assert one.result == pytest.approx(share, abs=1e-4)
    table = pyarrow.parquet.read_table(folder / "results.parquet").to_pylist()
    for row in table:
        sums = zip(row["start"], row["luck"], row["own"], row["others"], row["result"], row["shares"], strict=True)
        assert all(abs(a + b + c + d - e) < 1e-9 and e == share for a, b, c, d, e, share in sums)
    assert any(luck for row in table for luck in row["luck"])
    page = (folder / "report.html").read_text("utf-8")
    assert "<h2>Without luck</h2>" in page
    assert "<h2>Luck and skill, bot by bot</h2>" in page
    assert f"{100 * ratings.books[0].own:.2f}" in page


def test_a_whole_arena(tmp_path: Path, lamplight: Run) -> None:
    done = lamplight(*SMALL, "--games", "40", "--out", "out", "--processes", "2")
    assert done.returncode == 0, done.stderr
    assert f"{BOT} is better than uniform" in done.stdout
    folder = tmp_path / "out"
    ratings = msgspec.json.decode((folder / "ratings.json").read_bytes(), type=Ratings)
    assert [one.bot for one in ratings.ratings] == [BOT, "uniform"]
    table = pyarrow.parquet.read_table(folder / "results.parquet")
    assert table.column("number").to_pylist() == list(range(42))  # seven whole groups of six
    assert ratings.games == 42
    shares = table.column("shares").to_pylist()
    usual = [
        share
        for bots, row in zip(table.column("bots").to_pylist(), shares, strict=True)
        for bot, share in zip(bots, row, strict=True)
        if bot == BOT
    ]
    assert ratings.ratings[0].share == pytest.approx(sum(usual) / len(usual), abs=1e-4)
    page = (folder / "report.html").read_text("utf-8")
    assert page.count("<svg") >= 3
    again = lamplight(*SMALL, "--games", "40", "--out", "out")
    assert again.returncode == 0
    assert "42 of 42 games" in again.stdout
    assert pyarrow.parquet.read_table(folder / "results.parquet") == table
    other = lamplight(*SMALL, "--games", "60", "--out", "out")
    assert other.returncode == 3
    assert "holds a run of something else" in other.stderr


def test_ctrl_c_stops_and_the_same_command_goes_on(tmp_path: Path, terminal: Open) -> None:
    words = (*SMALL, "--games", "100000", "--out", "out", "--processes", "2")
    first = terminal(*words)
    first.until(" left")
    first.interrupt()
    first.rest()
    assert first.code() == 130
    assert "games are kept in out; the same command goes on from there" in first.seen
    assert "Traceback" not in first.seen
    journal = tmp_path / "out" / JOURNAL
    before = [row[0] for line in journal.read_text("utf-8").splitlines() for row in json.loads(line)]
    assert 0 < len(before) < 100_000
    assert len(set(before)) == len(before)
    second = terminal(*words)
    second.until("the others follow")
    second.until(" left")
    second.kill()  # not even time to say good-bye
    plan = msgspec.json.decode((tmp_path / "out" / PLAN).read_bytes(), type=Plan)
    with Store(tmp_path / "out", plan) as store:
        numbers = [row.number for row in store.rows()]
    assert len(numbers) > len(before)
    assert set(before) < set(numbers)
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize(
    ("typed", "code", "said"),
    [
        ("arena", 2, "Which game?"),
        (f"arena {QUICK}", 2, "Which bots? There are: "),
        (f"arena {QUICK} {BOT}", 2, "name at least two"),
        (f"arena {QUICK} {BOT} {BOT}", 2, "named once only"),
        (f"arena {QUICK} {BOT} unifrom", 2, "Did you mean “uniform”?"),
        (f"arena {QUICK} {BOT} uniform --players 99", 2, f"for {LEAST} to {MOST} players"),
        (f"arena {QUICK} {BOT} uniform --games none", 2, "--games takes a whole number"),
        (f"arena {QUICK} {BOT} uniform --option {OTHER}=maybe", 2, "cannot be “maybe”"),
        (f"arena {QUICK} {BOT} uniform --on moon", 2, "--on takes ray or ray=ADDRESS"),
        (f"arena {QUICK} {BOT} uniform --on ray=", 2, "--on takes ray or ray=ADDRESS"),
        (f"arena {QUICK} {BOT} uniform --on ray=here", 2, "is no address of a Ray cluster"),
        (f"arena {QUICK} {BOT} uniform --on ray=127.0.0.1:1", 3, "No Ray cluster answers at 127.0.0.1:1"),
        (f"arena {QUICK} {BOT} uniform --out /dev/null/x", 3, "/dev/null/x cannot be used"),
        ("study", 2, "Which file?"),
        ("study nothing.toml", 3, "nothing.toml cannot be used"),
    ],
)
def test_mistakes_are_one_sentence(lamplight: Run, typed: str, code: int, said: str) -> None:
    done = lamplight(*typed.split())
    assert (done.returncode, said in done.stderr) == (code, True), done.stderr
    assert "Traceback" not in done.stderr


def test_a_full_disk_is_one_sentence_and_loses_nothing(tmp_path: Path) -> None:
    code = (
        "import resource, sys\nfrom lamplight.cli import main\n"
        "if __name__ == '__main__':\n"
        "    resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))\n    sys.exit(main(sys.argv[1:]))\n"
    )
    (tmp_path / "narrow.py").write_text(code, "utf-8")
    words = [*SMALL, "--games", "600", "--out", "out", "--processes", "1"]
    done = narrow(tmp_path, words)
    assert done[0] == 3
    assert "The games cannot be written to out" in done[1]
    assert "Traceback" not in done[1]
    plan = msgspec.json.decode((tmp_path / "out" / PLAN).read_bytes(), type=Plan)
    with Store(tmp_path / "out", plan) as store:
        assert store.count > 0
        assert f"The {store.count} games that are there are safe" in done[1]


def narrow(folder: Path, words: list[str]) -> tuple[int, str]:
    """Runs a command whose files may not grow."""
    env = {**os.environ, "LAMPLIGHT_LANG": "en", "PYTHONDONTWRITEBYTECODE": "1"}  # which Python would cut off as well
    done = subprocess.run(
        [sys.executable, "narrow.py", *words],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stderr


class Links(HTMLParser):
    """Finds what a page would load."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.tables = self.figures = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        self.found += [f"{tag} {key}" for key in ("src", "href", "srcset", "action") if key in names]
        self.found += [tag] if tag in ("script", "link", "iframe", "img") else []
        self.tables += tag == "table"
        self.figures += tag == "svg" and "aria-label" in names


class Tables(HTMLParser):
    """The facts and the tables of a report, by the headings above them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.facts = self.heading = ""
        self.tables: dict[str, list[list[str]]] = {}
        self._in: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._in = ["facts"] if dict(attrs).get("class") == "facts" else [tag]
        if tag == "h2":
            self.heading = ""
        elif tag == "tr":
            self.tables.setdefault(self.heading, []).append([])

    def handle_endtag(self, tag: str) -> None:
        self._in = []

    def handle_data(self, data: str) -> None:
        if self._in == ["facts"]:
            self.facts += data
        elif self._in == ["h2"]:
            self.heading += data
        elif self._in in (["td"], ["th"]):
            self.tables[self.heading][-1].append(data)


def test_all_counts_of_a_report_are_those_of_its_games(tmp_path: Path) -> None:
    """Recomputed from the rows: games, seats, decided games, each never more than there were."""
    game = game_named(QUICK)
    plan = arena.plan(game, [BOT, "uniform"], 4, SHORT[QUICK][2], 60, "counts", "")
    rows = list(Player(plan).rows(0, plan.games))
    with Store(tmp_path, plan) as store:
        store.keep(rows[:-1])  # the last group lacks a game: none of it counts anywhere
        found = arena.rate(store, False)
        counted = list(arena.counted_rows(store))
        summary = run.summarised(store, arena.counted_rows(store))[0]
        page = Tables(report.arena(Catalogue("en"), plan, found, summary))
    size = len(plan.cells[0].lineups)
    games = plan.games - size
    assert [row.number for row in counted] == list(range(games))
    assert found.games == summary.games == games
    assert f"{games} games" in page.facts
    lines = page.tables["Ratings"][1:]
    seats = {line[0]: int(line[-1]) for line in lines}
    lineups = [plan.cells[0].lineups[number % size] for number in range(games)]
    assert seats == Counter(bot for lineup in lineups for bot in lineup)
    assert sum(seats.values()) == 4 * games
    (duel,) = page.tables["One against the other"][1:]
    decided = [
        [sum(share for bot, share in zip(lineup, row.shares, strict=True) if bot == name) for name in (BOT, "uniform")]
        for lineup, row in zip(lineups, counted, strict=True)
        if sum(row.shares) > 0
    ]
    assert int(duel[-1]) == len(decided) <= games
    one, other = (rating.bot for rating in found.ratings)
    won = sum(pair[(BOT, "uniform").index(one)] for pair in decided)
    assert found.beaten[one][other] == pytest.approx(won)
    assert found.beaten[one][other] + found.beaten[other][one] == pytest.approx(len(decided))
    assert duel[1] == f"{100 * won / len(decided):.1f} %"
    for rating in found.ratings:
        assert rating.share * rating.games == pytest.approx(
            found.beaten[rating.bot][{one: other, other: one}[rating.bot]], abs=0.02
        )
    for heading, table in page.tables.items():
        if "games" in table[0]:
            at = table[0].index("games")
            assert {line[at] for line in table[1:]} == {str(games)}, heading


@pytest.mark.parametrize("lang", ["en", "de", "es", "fr"])
def test_the_report_needs_nothing_else_and_has_a_table_beside_every_chart(tmp_path: Path, lang: str) -> None:
    game = game_named(QUICK)
    plan = arena.plan(game, [BOT, "uniform"], 2, SHORT[QUICK][2], 8, "x", "")
    with Store(tmp_path, plan) as store:
        store.keep(list(Player(plan).rows(0, plan.games)))
        page = report.arena(Catalogue(lang), plan, arena.rate(store, False), run.summarised(store)[0])
    links = Links()
    links.feed(page)
    assert links.found == []
    assert links.tables == links.figures >= 4
    assert f'<html lang="{lang}">' in page
    assert "lab-" not in page.replace("lamplight", "")
    assert "url(" not in page
