"""The Python API: every door of it, for every game; what it may not tell, it does not tell."""

from __future__ import annotations

import copy
import doctest
import functools
import importlib.util
import os
import pickle
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from tests.examples import EXAMPLE, QUICK, SHORT, TOGETHER, USUAL, needs_together

import lamplight
from lamplight.api import Info
from lamplight.bots import Bot, Decision
from lamplight.core.messages import Catalogue
from lamplight.core.perspective import Perspective
from lamplight.core.playout import playout
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.kits import Setting, UnknownBot, UnknownGame, all_games, game_named

ROOT = Path(__file__).resolve().parent.parent
GAMES = [game.id for game in all_games()]
SMALL: dict[str, dict[str, Setting]] = {game: dict(options) for game, _, options in SHORT.values()}
PROGRAM = '''\
"""A program of somebody who uses Lamplight."""

from __future__ import annotations

import sys

import lamplight
from lamplight import Choice, GameRow, Play, Ply, Rows


def longest(rows: Rows[GameRow]) -> int:
    return max(row.plies for row in rows)


def best(play: Play) -> str:
    found: Rows[Choice] = lamplight.search(play, iterations=20)
    return found[0].do


names: list[str] = [info.name for info in lamplight.games()]
game: str = lamplight.games()[0].game
play: Play = lamplight.new(game, players=3, seed=sys.argv[1])
while not play.over:
    seat: int | None = play.seat
    if seat == 0 and len(play.history) < 20:
        play.step(best(play))
    else:
        play.bot("uniform")
last: Ply = play.history[-1]
try:
    play.step("call")
except lamplight.Refused as refused:
    rule: str = refused.rule
copy: Play = lamplight.replay(play.record().splitlines())
svg: str = play.picture().svg
print(len(names), last.do, rule, copy.winners == play.winners, longest(lamplight.simulate(game, 2, 3, "uniform")))
'''


def child(code: str, *arguments: str) -> str:
    """What a fresh Python prints."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *arguments],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, timeout=120,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def begun(game: str, plies: int, seed: int = 3, players: int = 3) -> lamplight.Play:
    """A game after so many decisions at random."""
    play = lamplight.new(game, players=players, seed=seed, options=SMALL[game])
    for _ in range(plies):
        if not play.over:
            play.bot("uniform")
    return play


def test_importing_lamplight_loads_nothing() -> None:
    loaded = child("import sys, lamplight; print([name for name in sys.modules if name.startswith('lamplight.')])")
    assert loaded == "[]"
    assert "fluent" not in child("import sys, lamplight; print(*{name.split('.')[0] for name in sys.modules})")


def test_the_command_line_does_not_load_the_api() -> None:
    code = "import sys, lamplight.cli as cli; cli.main(['games']); assert 'lamplight.api' not in sys.modules"
    assert EXAMPLE in child(code)


@pytest.mark.parametrize("first", ["import lamplight.games", "import lamplight.api", "from lamplight import new", ""])
def test_the_games_can_be_listed_and_imported_in_any_order(first: str) -> None:
    code = f"{first}\nimport lamplight\nprint(len(lamplight.games()))\nfrom lamplight.kits import all_games"
    assert child(code) == str(len(GAMES))


def test_all_names_are_there_and_no_others() -> None:
    for name in lamplight.__all__:
        assert getattr(lamplight, name) is not None
        assert name in dir(lamplight)
    for name in ("nonsense", "lots"):  # api.py uses the second, but it is no part of the surface
        assert not hasattr(lamplight, name)


def test_docstrings() -> None:
    """Those of a compiled module are taken from its source: it keeps them to itself."""
    spec = importlib.util.spec_from_file_location("source", ROOT / "src" / "lamplight" / "core" / "svg.py")
    assert spec is not None
    assert spec.loader is not None
    svg = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(svg)
    for module in (lamplight, svg):
        found = doctest.testmod(module)
        assert found.attempted > 0
        assert found.failed == 0


def test_the_games_are_listed_as_the_lobby_lists_them() -> None:
    listed: list[Info] = lamplight.games()
    assert [info.game for info in listed] == GAMES
    for info in listed:
        of = game_named(info.game).info()
        assert (info.least, info.most) == (of.min_seats, of.max_seats)
        assert set(info.options) == {spec.name for spec in of.options}
        assert "uniform" in info.bots


@pytest.mark.parametrize("game", GAMES)
def test_a_game_from_its_beginning_to_its_record(game: str, tmp_path: Path) -> None:
    play = lamplight.new(game, players=3, seed="a word", options=SMALL[game])
    assert play.game == game
    assert play.players == 3
    assert (play.over, play.winners, play.outcome) == (False, (), None)
    assert [offer.do for offer in play.offers()] == play.actions
    play.step(play.actions[-1]).run("uniform")
    assert (play.over, play.seat, play.actions) == (True, None, [])
    assert play.offers() == []
    assert play.outcome is not None
    assert play.winners == tuple(seat for seat, got in enumerate(play.outcome.seats) if got.won)
    file = tmp_path / "game.jsonl"
    play.save(file)
    again = lamplight.replay(file)
    assert again.record() == play.record() == file.read_text("utf-8")
    assert again.state.key() == play.state.key()
    assert again.outcome == play.outcome
    with pytest.raises(lamplight.Refused):
        again.step("call")
    with pytest.raises(ValueError, match="no seat is to act"):
        again.bot("uniform")
    with pytest.raises(lamplight.Refused):
        again.undo()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    one, two, other = (begun(game, 12, seed) for seed in (5, 5, 6))
    assert one.history == two.history
    assert one.history != other.history


def test_seeds_may_be_numbers_words_bytes_or_nothing() -> None:
    def luck(seed: int | str | bytes | None) -> bytes:
        dealer = lamplight.new(EXAMPLE, seed=seed).match.dealer
        assert dealer is not None
        return dealer.seed

    assert luck(42) == bytes(31) + b"\x2a"
    assert luck(bytes(range(32))) == bytes(range(32))
    assert luck("42") not in (luck(42), luck("43"))
    assert luck(None) != luck(None)
    with pytest.raises(ValueError, match="32 bytes"):
        luck(b"short")


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_its_own_way_under_the_same_luck(game: str) -> None:
    play = begun(game, 8)
    before = (play.record(), play.state.key())
    copy = play.copy()
    assert (copy.record(), copy.state.key()) == before
    copy.bot("uniform")
    assert (play.record(), play.state.key()) == before
    play.bot("uniform")
    assert play.state.key() == copy.state.key()


@pytest.mark.parametrize("game", GAMES)
def test_undo_takes_back_one_decision_with_its_luck(game: str) -> None:
    play = begun(game, 6)
    key = play.state.key()
    do = play.bot("uniform")
    after = play.state.key()
    assert play.undo().state.key() == key
    assert play.step(do).state.key() == after
    with pytest.raises(lamplight.Refused):
        lamplight.new(game, players=3, seed=1, options=SMALL[game]).undo()


def test_a_set_up_that_cannot_be_is_refused_in_words() -> None:
    most = game_named(EXAMPLE).max_seats
    with pytest.raises(lamplight.Refused, match=f"to {most} players, not 99"):
        lamplight.new(EXAMPLE, players=99)
    with pytest.raises(lamplight.Refused, match="no option") as both:
        lamplight.new(EXAMPLE, colour="red", board=7)
    assert len(both.value.texts) == 2
    with pytest.raises(UnknownGame, match=EXAMPLE):
        lamplight.new("chess")
    with pytest.raises(UnknownBot, match="uniform"):
        begun(EXAMPLE, 0).bot("nobody")
    with pytest.raises(ValueError, match="2 bots for 3 seats"):
        begun(EXAMPLE, 0).run(["uniform", "uniform"])
    with pytest.raises(IndexError):
        begun(EXAMPLE, 0).view(3)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_an_svg_with_every_place_and_piece(game: str, lang: str) -> None:
    play = begun(game, 25)
    svg = play.picture(0, lang).svg
    root = ET.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    left, top, wide, high = (float(word) for word in root.attrib["viewBox"].split())
    titles = [title.text for title in root.iter("{http://www.w3.org/2000/svg}title")]
    texts = " ".join(text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text"))
    words = Catalogue(lang).format
    board = play.state.scene()
    assert {words(place.label) for place in board.places} <= set(titles)
    for piece in play.view(0).pieces:
        assert words(piece.label) in titles or words(piece.label) in texts or piece.kind == "tile"
    for text in root.iter("{http://www.w3.org/2000/svg}text"):
        assert left <= float(text.attrib["x"]) <= left + wide
        assert top <= float(text.attrib["y"]) <= top + high
    if lang == "en":
        assert play._repr_svg_() == play.picture().svg


def test_tables_are_shown_as_tables() -> None:
    html = lamplight.games()._repr_html_()
    table = ET.fromstring(html)
    assert [cell.text for cell in table.iter("th")] == ["game", "name", "least", "most", "bots", "options"]
    assert len(list(table.iter("tr"))) == 1 + len(GAMES)
    rows: lamplight.Rows[tuple[str, float]] = lamplight.Rows([("<b>", 0.5)])
    assert "&lt;b&gt;" in rows._repr_html_()
    assert "0.500" in rows._repr_html_()
    assert lamplight.Rows().columns() == ()


@pytest.mark.parametrize("game", GAMES)
def test_search_gives_every_action_and_the_same_table_again(game: str) -> None:
    play = begun(game, 4)
    while len(play.actions) < 2:
        play.bot("uniform")
    key = play.state.key()
    found = lamplight.search(play, iterations=40, seed=9)
    assert {choice.do for choice in found} == set(play.actions)
    assert sum(choice.visits for choice in found) == 40
    assert [choice.visits for choice in found] == sorted((choice.visits for choice in found), reverse=True)
    assert found == lamplight.search(play, iterations=40, seed=9)
    assert play.state.key() == key


def test_search_takes_levels_and_seconds() -> None:
    play = begun(EXAMPLE, 2)
    assert 0 < sum(choice.visits for choice in lamplight.search(play, "gentle")) <= 60
    assert sum(choice.visits for choice in lamplight.search(play, seconds=0.05)) >= 4
    assert sum(choice.visits for choice in lamplight.search(play, "master", iterations=10)) == 10
    assert sum(choice.visits for choice in lamplight.search(play, iterations=21, processes=2)) == 21
    with pytest.raises(LookupError, match="gentle"):
        lamplight.search(play, "grand")


def test_luck_can_be_given_by_hand() -> None:
    play = lamplight.new(EXAMPLE, players=2, dealt=False)
    assert (play.seat, play.over) == (None, False)
    outcomes = play.chance()
    assert sum(weight for _, weight in outcomes) == play.state.chance_total()
    with pytest.raises(lamplight.Refused):
        play.deal("roll 9 9")
    assert play.deal("roll 5 3").seat == 0
    assert play.run("uniform").seat is None  # the next roll is due
    with pytest.raises(lamplight.Refused, match="rolled for you"):
        begun(EXAMPLE, 1).deal("roll 5 3")


def test_an_unfinished_record_goes_on_with_its_seed() -> None:
    play = begun(EXAMPLE, 10)
    lines = play.record().splitlines()
    assert "seed" not in play.record()
    seed = (3).to_bytes(32, "big")
    again = lamplight.replay(lines, seed=seed)
    assert again.run("uniform").record() == play.run("uniform").record()
    without = lamplight.replay(lines)
    assert without.match.dealer is None
    with pytest.raises(lamplight.Refused, match="promised"):
        lamplight.replay(lines, seed=bytes(32))


@pytest.mark.parametrize("game", GAMES)
def test_simulated_games_are_reproducible_rows(game: str) -> None:
    rows = lamplight.simulate(game, 4, 3, "uniform", seed=5, measures=["decisions"], options=SMALL[game])
    assert [row.number for row in rows] == [0, 1, 2, 3]
    assert rows == lamplight.simulate(
        game, 4, bots=["uniform"] * 3, seed="5", measures=["decisions"], options=SMALL[game]
    )
    assert rows != lamplight.simulate(game, 4, 3, "uniform", seed=6, measures=["decisions"], options=SMALL[game])
    assert len({row.plies for row in rows}) > 1
    for row in rows:
        assert 0 < row.measures["decisions"] < row.plies
        assert all(row.shares[seat] > 0 for seat in row.winners)


def test_what_cannot_be_simulated_is_refused() -> None:
    with pytest.raises(LookupError, match="decisions"):
        lamplight.simulate(EXAMPLE, 1, measures=["sneezes"])
    with pytest.raises(lamplight.Refused, match="players"):
        lamplight.simulate(EXAMPLE, 1, 99)
    with pytest.raises(UnknownBot):
        lamplight.simulate(EXAMPLE, 1, 3, "nobody")


def test_several_processes_simulate_the_same_rows() -> None:
    one, two = (lamplight.simulate(QUICK, 12, 3, "uniform", processes=n, options=SMALL[QUICK]) for n in (1, 2))
    assert one == two


def test_the_arena_rates_bots_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="lamplight[lab] is not installed")
    bots = [USUAL[QUICK], "uniform"]
    rated = lamplight.arena(QUICK, bots, 40, 3, folder=tmp_path / "run", options=SMALL[QUICK])
    assert [one.bot for one in rated] == bots
    assert all(one.low <= one.rating <= one.high for one in rated)
    assert rated[0].games >= 40
    assert {"games.jsonl", "ratings.json"} <= {file.name for file in (tmp_path / "run").iterdir()}
    before = (tmp_path / "run" / "games.jsonl").read_bytes()
    assert lamplight.arena(QUICK, bots, 40, 3, folder=tmp_path / "run", options=SMALL[QUICK]) == rated
    assert (tmp_path / "run" / "games.jsonl").read_bytes() == before, "nothing was played twice"
    with pytest.raises(lamplight.Refused):
        lamplight.arena(QUICK, ["uniform"], 4, 3)
    with pytest.raises(UnknownBot):
        lamplight.arena(QUICK, ["uniform", "nobody"], 4, 3)


def test_a_study_gives_a_row_per_cell(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="lamplight[lab] is not installed")
    file = tmp_path / "study.toml"
    file.write_text(
        f'format = 1\ngame = "{EXAMPLE}"\ngames = 6\nbots = ["uniform"]\nmeasures = ["turns", "choices", "ends"]\n'
        '[options]\nboard = "short"\n[grid]\nplayers = [3, 4]\n',
        encoding="utf-8",
    )
    rows = lamplight.study(file)
    assert [row.varied["players"] for row in rows] == ["3", "4"]
    assert [len(row.shares) for row in rows] == [3, 4]
    for row in rows:
        assert row.games == sum(row.ends.values()) == 6
        assert row.means["choices"] > 1
        assert sum(row.shares) == pytest.approx(1)
    file.write_text(f'format = 1\ngame = "{EXAMPLE}"\ngaems = 6\n', encoding="utf-8")
    with pytest.raises(lamplight.Refused, match="gaems"):
        lamplight.study(file)


def test_the_engine_is_within_reach() -> None:
    play = begun(EXAMPLE, 0)
    state = play.state.copy()
    assert playout(state, Rng(1), 10_000) > 20
    assert state.outcome() is not None
    assert not play.over


def test_sentences_come_in_all_languages() -> None:
    play = begun(EXAMPLE, 6)
    english, german = play.log(0, names=("Ada", "Bo", "Cy")), play.log(0, "de", ("Ada", "Bo", "Cy"))
    assert len(english) == len(german) > 6
    assert english != german
    assert any("Ada" in line for line in english)


def test_a_program_that_uses_the_api_is_well_typed_and_runs(tmp_path: Path) -> None:
    program = tmp_path / "example.py"
    program.write_text(PROGRAM, encoding="utf-8")
    wrong = tmp_path / "wrong.py"
    wrong.write_text(
        "import lamplight\nlamplight.new('x').step(3)\nx: int = lamplight.games()\nlamplight.nonsense\n",
        encoding="utf-8",
    )
    found = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(program), str(wrong)],
        cwd=ROOT, capture_output=True, text=True, timeout=280, check=False,
    )  # fmt: skip
    faults = found.stdout.strip().splitlines()
    assert len(faults) == 3, found.stdout + found.stderr
    assert [fault.split("/wrong.py:")[1].split(":")[0] for fault in faults] == ["2", "3", "4"]
    games, *_, same, _ = child(PROGRAM, "a seed").split()
    assert (games, same) == (str(len(GAMES)), "True")


@needs_together
def test_a_plan_is_several_steps_that_go_back_as_one() -> None:
    play = lamplight.new(TOGETHER, players=2, seed=3)
    for _ in range(300):
        ways = [way for way in play.plans() if len(way.dos) == 2]
        if ways:
            break
        play.step("move" if "move" in play.actions else play.actions[0])
    key, plies = play.state.key(), len(play.history)
    assert play.plan(ways[0].dos) == 2
    assert [ply.do for ply in play.history[plies:] if ply.by >= 0] == list(ways[0].dos)
    assert play.undo().state.key() == key
    with pytest.raises(lamplight.Refused):
        play.plan(["nonsense"])
    assert play.plan([ways[0].dos[0], "nonsense"]) == 1


def first_legal(perspective: Perspective, rng: Rng) -> str:
    """A bot as a function: the first action of the list."""
    return perspective.world.text(perspective.world.legal_actions()[0])


class First(Bot):
    """The same as a class."""

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        do = first_legal(perspective, rng)
        return Decision(perspective.world.parse(do), do, Text("core-reason-only"))


def test_a_bot_may_be_a_function_an_object_or_a_class() -> None:
    """All of them play the same games, alone at a table and in the laboratory, also in other processes."""
    tables = [lamplight.new(EXAMPLE, players=2, seed=5) for _ in range(3)]
    kinds: list[Any] = [first_legal, First(), First]
    for table, bot in zip(tables, kinds, strict=True):
        for _ in range(20):
            legal = table.actions[0]
            assert table.bot(bot) == legal
    assert len({table.position() for table in tables}) == 1
    name, players, options = SHORT[EXAMPLE]
    assert lamplight.new(name, players, 1, options=options).run(["uniform", *[First] * (players - 1)]).over
    rows = [
        lamplight.simulate(name, 3, players, [bot, *["uniform"] * (players - 1)], options=options)
        for bot in (*kinds, functools.partial(first_legal))
    ]
    assert len({str([row._replace(bots=()) for row in found]) for found in rows}) == 1
    assert rows[2][0].bots[0] == f"py:{__name__}:First"
    apart = lamplight.simulate(name, 3, players, [First, *["uniform"] * (players - 1)], processes=2, options=options)
    assert list(apart) == list(rows[2])
    with pytest.raises(lamplight.Refused, match="known in this process only"):
        lamplight.simulate(name, 3, players, functools.partial(first_legal), processes=2, options=options)
    with pytest.raises(lamplight.Refused, match="is no bot"):
        lamplight.new(EXAMPLE, players=2, seed=5).bot(7)  # type: ignore[arg-type]
    with pytest.raises(lamplight.Refused, match="is no bot"):
        lamplight.new(EXAMPLE, players=2, seed=5).bot(dict)  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "players", "options"), list(SHORT.values()), ids=str)
def test_tables_can_be_copied_and_sent_to_other_processes(game: str, players: int, options: dict[str, str]) -> None:
    table = lamplight.new(game, players, 9, options=options)
    for _ in range(12):
        table.bot("uniform")
    table.undo()
    for again in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert again is not table
        assert again.position() == table.position()
        assert again.history == table.history
        assert again.run("uniform").record() == table.copy().run("uniform").record()
        assert not table.over
    dice = lamplight.new(game, players, options=options, dealt=False)
    assert pickle.loads(pickle.dumps(dice)).chance() == dice.chance()


@pytest.mark.parametrize(("game", "players", "options"), list(SHORT.values()), ids=str)
def test_equal_positions_have_equal_lines(game: str, players: int, options: dict[str, str]) -> None:
    """There and back; a position can be a key of a dictionary."""
    table = lamplight.new(game, players, 4, options=options)
    known = {}
    for _ in range(15):
        line = table.position()
        state = lamplight.position(line)
        assert state.position() == line
        assert state.key() == table.state.key()
        known[line] = table.actions
        table.bot("uniform")
    assert table.position() != line
    table.undo()
    assert known[table.position()] == table.actions
    if not game_named(game).secrets:
        assert table.position_seen() == table.position()
    else:
        assert "?" in table.position_seen()
        assert "?" not in table.position()
    with pytest.raises(lamplight.Refused, match="seats"):
        lamplight.position(f"{game}/1 seats=1000")
    with pytest.raises(LookupError, match="chess; there are"):
        lamplight.position("chess/1")
    with pytest.raises(LookupError):
        lamplight.position("")


def test_a_hint_says_what_and_why_and_changes_nothing() -> None:
    table = lamplight.new(EXAMPLE, players=2, seed=5)
    before = table.position()
    hint = table.hint("uniform")
    assert hint.do in table.actions
    assert hint.text == next(offer.text for offer in table.offers() if offer.do == hint.do)
    assert hint.why
    assert table.position() == before
    assert table.hint("uniform") == hint
    assert table.hint("uniform", lang="de").why != hint.why
    assert table.hint().do in table.actions


@pytest.mark.parametrize("seed", [-1, 1.5, 2**256])
def test_a_seed_is_a_whole_number_a_word_or_bytes(seed: float) -> None:
    with pytest.raises(ValueError, match=r"seed is a whole number from 0 to .*, not"):
        lamplight.new(EXAMPLE, seed=seed)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        lamplight.new(EXAMPLE, seed=b"abc")
