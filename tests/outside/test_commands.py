"""Programs where people type them: at a table in the terminal, in the arena, in a study, and before the checker."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pyarrow.parquet
import pytest
from tests.examples import EXAMPLE, SHORT
from tests.outside.programs import FIRST, GOOD, USUAL
from tests.terminal.conftest import Run

from lamplight.lab.arena import Ratings

FINE = f"cmd@20:{shlex.quote(sys.executable)} {FIRST}"
OPTIONS = [word for name, value in SHORT[EXAMPLE][2].items() for word in ("--option", f"{name}={value}")]
PLAY = ("play", EXAMPLE, *OPTIONS, "--seed", "1", "--record", "game.jsonl", "--seat")
BAD_ENDS = ["sys.exit('the lamp is out')", "say(type='move', n=heard['n'], do='win')"]
SENTENCES = ["The program ended with code 1.", "The program wants “win”, which is not one of the options."]


def spoilt(folder: Path, **answers: str) -> str:
    """The command line of a program that behaves but for these answers."""
    file = folder / "spoilt.py"
    file.write_text(GOOD.format(**{**USUAL, **answers}), "utf-8")
    return f"{shlex.quote(sys.executable)} {file}"


def indented(text: str) -> Iterator[str]:
    return (line.strip() for line in text.splitlines() if line.startswith("    "))


def test_a_program_sits_at_a_table_in_the_terminal(lamplight: Run) -> None:
    done = lamplight(*PLAY, f"bot:{FINE}", "--seat", "bot:uniform")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert lamplight("verify", "game.jsonl").returncode == 0


@pytest.mark.parametrize(("ask", "sentence"), list(zip(BAD_ENDS, SENTENCES, strict=True)), ids=["crash", "cheat"])
def test_one_that_fails_is_reported_there_and_the_game_is_played_to_its_end(
    ask: str, sentence: str, tmp_path: Path, lamplight: Run
) -> None:
    command = spoilt(tmp_path, ask=ask)
    done = lamplight(*PLAY, f"bot:cmd@20:{command}", "--seat", "bot:uniform")
    assert done.returncode == 0, done.stderr
    assert done.stderr.count(sentence) == 3
    assert "The program failed 3 times; the usual bot plays this game to its end." in done.stderr
    assert "Traceback" not in done.stderr.replace("It wrote: ", "")
    assert lamplight("verify", "game.jsonl").returncode == 0


def test_one_that_is_not_there_is_one_sentence(lamplight: Run) -> None:
    done = lamplight(*PLAY, "bot:cmd:./no/such/program", "--seat", "bot:uniform")
    assert (done.returncode, done.stdout) == (2, "")
    assert "There is no program “./no/such/program” here." in done.stderr


def test_a_program_is_rated_in_the_arena_and_its_lost_turns_are_told(tmp_path: Path, lamplight: Run) -> None:
    """One plays; the other crashes whenever it is asked, so the usual bot has all its turns."""
    failing = f"cmd@20:{spoilt(tmp_path, ask=BAD_ENDS[0])}"
    bots = (FINE, failing)
    words = ("arena", EXAMPLE, *bots, "--players", "2", *OPTIONS, "--games", "2", "--processes", "1")
    done = lamplight(*words, "--out", "out")
    assert done.returncode == 0, done.stderr
    ratings = msgspec.json.decode((tmp_path / "out" / "ratings.json").read_bytes(), type=Ratings)
    assert {one.bot for one in ratings.ratings} == set(bots)
    table = pyarrow.parquet.read_table(tmp_path / "out" / "results.parquet")
    lost = dict.fromkeys(bots, 0)
    for line, turns in zip(table.column("bots").to_pylist(), table.column("lost").to_pylist(), strict=True):
        for bot, many in zip(line, turns, strict=True):
            lost[bot] += many
    assert lost[FINE] == 0
    assert lost[failing] > len(table) * 3  # not only those at which it crashed, before it was given up
    assert ratings.lost == {failing: lost[failing]}
    told = [line for line in done.stdout.splitlines() if "the usual bot made" in line]
    assert len(told) == 1
    assert re.sub(r"(?<=\d)\D(?=\d{3})", "", told[0]).endswith(f"made {lost[failing]} turns for it.")


def test_a_program_plays_in_a_study(tmp_path: Path, lamplight: Run) -> None:
    options = "\n".join(f'{name} = "{value}"' for name, value in SHORT[EXAMPLE][2].items())
    (tmp_path / "study.toml").write_text(
        f"format = 1\ngame = {EXAMPLE!r}\ngames = 2\nmeasures = ['turns']\nplayers = 2\n"
        f"bots = [{FINE!r}, 'uniform']\n[options]\n{options}\n",
        "utf-8",
    )
    done = lamplight("study", "study.toml", "--out", "out", "--processes", "1")
    assert done.returncode == 0, done.stderr
    table = pyarrow.parquet.read_table(tmp_path / "out" / "results.parquet")
    assert {bot for line in table.column("bots").to_pylist() for bot in line} == {FINE, "uniform"}
    assert all(not any(turns) for turns in table.column("lost").to_pylist())


def test_the_checker_says_what_it_tried_and_that_all_is_well(lamplight: Run) -> None:
    done = lamplight("bot", "check", FINE.partition(":")[2], "--game", EXAMPLE, "--games", "1", "--seconds", "20")
    assert (done.returncode, done.stderr) == (0, "")
    said = done.stdout.splitlines()
    assert "It says hello: First" in said[0]
    assert "legal decisions, the longest took" in said[1]
    assert said[-2:] == [said[-2], "The program keeps the protocol."]
    assert "It ends when it is told to." in said[-2]


@pytest.mark.parametrize(("ask", "sentence"), list(zip(BAD_ENDS, SENTENCES, strict=True)), ids=["crash", "cheat"])
def test_the_checker_names_what_is_wrong(ask: str, sentence: str, tmp_path: Path, lamplight: Run) -> None:
    words = ("--game", EXAMPLE, "--games", "1", "--seconds", "20")
    done = lamplight("bot", "check", spoilt(tmp_path, ask=ask), *words)
    assert (done.returncode, done.stderr) == (1, "")
    assert sentence in done.stdout
    assert done.stdout.splitlines()[-1].startswith("The program does not keep the protocol")
    assert list(indented(done.stdout)) == (["It wrote to standard error: the lamp is out"] if "lamp" in ask else [])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "Which program?"),
        (("./mybot", "--game", "ludo"), "ludo"),
        (("./mybot", "--games", "0"), "--games"),
    ],
)
def test_the_checker_typed_wrongly_is_one_sentence(words: tuple[str, ...], sentence: str, lamplight: Run) -> None:
    done = lamplight("bot", "check", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
