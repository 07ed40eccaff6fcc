"""Every game that there is: the books balance, luck is fair, and the same record gives the same analysis."""

from __future__ import annotations

import json
import os
import re
import signal
from math import sqrt
from pathlib import Path

import msgspec
import pytest
from tests.examples import EXAMPLE, SECRET, SHORT, needs_secrets
from tests.waiting import until

import lamplight
from lamplight.analysis import Analysis, Budget, analysed, running
from lamplight.analysis.course import NotAnalysis, read
from lamplight.api import Play, Refused
from lamplight.cli import main
from lamplight.core.entry import Entry
from lamplight.core.faults import FAILED, INTERRUPTED
from lamplight.core.match import Match
from lamplight.kits import all_kits
from lamplight.terminal.analyse import BARS, PLAIN_BARS
from lamplight.terminal.progress import Progress

SMALL = Budget(2, 1, 40, 16, 32)
GAMES = [kit.id for kit in all_kits()]


def played(game: str, seed: int, bot: str | None = None) -> Play:
    """A short game of bots."""
    _, seats, options = SHORT[game]
    return lamplight.new(game, seats, seed, options=options).run(bot)


def gap(found: Analysis) -> float:
    return max(abs(one.start + one.luck + one.own + one.others - one.result) for one in found.accounts)


@pytest.mark.parametrize("game", GAMES)
def test_start_luck_and_decisions_are_the_result(game: str) -> None:
    for seed in range(3):
        play = played(game, seed, "uniform" if seed == 2 else None)
        found = analysed(play.match, seed, SMALL)
        assert gap(found) < 1e-9
        outcome = play.outcome
        assert outcome is not None
        got = [float(one.won) if found.together else one.share for one in outcome.seats]
        assert [one.result for one in found.accounts] == pytest.approx(got, abs=1e-12)
        assert len(found.moments) == len(play.history)
        assert len(found.turns) <= 5
        assert [award.seat for award in found.awards] == list(range(found.seats))
        assert len({award.award for award in found.awards}) == found.seats


@pytest.mark.parametrize("game", GAMES)
def test_luck_is_fair(game: str) -> None:
    """Over some games of bots that play at random; bench/luck.py has thousands."""
    luck = [
        [
            one.luck
            for one in analysed(played(game, seed, "uniform").match, seed, Budget(1, 1, 0, 0, 0), judge=False).accounts
        ]
        for seed in range(24)
    ]
    for of_seat in zip(*luck, strict=True):
        mean = sum(of_seat) / len(of_seat)
        error = sqrt(sum((one - mean) ** 2 for one in of_seat) / (len(of_seat) - 1) / len(of_seat))
        assert abs(mean) < 3.5 * error + 1e-9


def test_what_is_shared_out_comes_to_the_same() -> None:
    match = played(EXAMPLE, 5).match
    alone, shared = analysed(match, 1, SMALL), analysed(match, 1, SMALL, processes=2)
    assert alone == shared
    assert read(alone.json()) == alone


@pytest.mark.parametrize("processes", [1, 2])
def test_one_that_is_broken_off_keeps_what_was_found(processes: int) -> None:
    match = played(EXAMPLE, 5).match
    parts: list[float] = []
    whole = analysed(match, 1, SMALL)
    found = analysed(match, 1, SMALL, processes, parts.append, stop=lambda: len(parts) >= 20)
    assert found.done == pytest.approx(20 / len(match.plies))
    assert gap(found) < 1e-9
    assert len(found.moments) == len(whole.moments)
    assert 0 < sum(one.judged is not None for one in found.moments) <= 20
    for one, other in zip(found.moments, whole.moments, strict=True):
        if one.judged is not None and other.judged is not None:
            assert one.judged.best == other.judged.best
    assert not found.awards
    assert analysed(match, 1, SMALL, stop=lambda: len(parts) > 10**6) == whole


def test_a_game_that_is_not_over_is_analysed_as_far_as_it_went() -> None:
    play = played(EXAMPLE, 6)
    half = Match(play.match.game, play.options, play.players, None)
    for entry in play.history[: len(play.history) // 2]:
        half.redo(Entry(entry.by, entry.do))
    found = analysed(half, 1, SMALL)
    assert not found.finished
    assert not found.awards
    assert gap(found) < 1e-9


def dying(plies: list[int]) -> list[running.Found]:
    """In a process: the first part is done; then, once somebody has heard of that, it dies."""
    if 0 in plies:
        return running.some(plies)
    until(Path(os.environ["LAMPLIGHT_TEST_HEARD"]).exists)
    os._exit(9)


def test_a_process_that_dies_takes_nothing_along(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, heard = tmp_path / "game.jsonl", tmp_path / "heard"
    play = played(EXAMPLE, 5)
    play.save(file)
    monkeypatch.setenv("LAMPLIGHT_TEST_HEARD", str(heard))
    monkeypatch.setattr(running, "some", dying)
    monkeypatch.setattr(Progress, "show", lambda *_: heard.touch())
    assert main(["analyse", str(file), "--depth", "quick", "--processes", "2", "--json"]) == FAILED
    told = capsys.readouterr()
    assert "came to an end by itself" in told.err
    found = read(told.out.encode())
    assert found.done == pytest.approx(running.PIECES / len(play.history), abs=0.01)
    assert gap(found) < 1e-9
    assert len(found.moments) == len(play.history)


@needs_secrets
def test_what_a_seat_could_know_is_told_beside_what_is_known(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    play = played(SECRET, 5)
    play.save(file)
    assert main(["--lang", "en", "analyse", str(file), "--depth", "quick"]) == 0
    told = capsys.readouterr().out
    knew = [line for line in told.splitlines() if line.lstrip().startswith("knew ")]
    assert len(knew) == play.players
    assert all(set(line.split()[1]) <= {*BARS, *PLAIN_BARS} for line in knew)
    assert "could know it whenever it decided" in told


def test_what_is_no_analysis_is_said_to_be_none() -> None:
    for data in (b"", b"{}", b"[1]", b'{"format": 99'):
        with pytest.raises(NotAnalysis):
            read(data)
    found = json.loads(analysed(played(EXAMPLE, 5).match, 1, SMALL, judge=False).json())
    with pytest.raises(NotAnalysis) as other:
        read(json.dumps({**found, "format": 99}).encode())
    assert other.value.message.id == "analysis-format"


def test_ctrl_c_breaks_off_and_tells_what_was_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.jsonl"
    played(EXAMPLE, 5).save(file)
    usual = signal.getsignal(signal.SIGINT)

    def shown(bar: Progress, done: int, total: int) -> None:
        if done > total // 4 and signal.getsignal(signal.SIGINT) is not usual:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Progress, "show", shown)
    assert main(["analyse", str(file), "--depth", "quick", "--json"]) == INTERRUPTED
    told = capsys.readouterr()
    found = read(told.out.encode())
    assert 0.25 < found.done < 0.5
    assert "broken off" in told.err
    assert signal.getsignal(signal.SIGINT) is usual


def test_a_game_is_told_again_with_its_course(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    play = played(EXAMPLE, 5)
    file = tmp_path / "game.jsonl"
    play.save(file)
    found = lamplight.analyse(file, depth="quick")

    def bars() -> list[str]:
        assert main(["replay", str(file), "--course"]) == 0
        last = [line.split()[-1] for line in capsys.readouterr().out.splitlines() if line.strip()]
        return [word for word in last if len(word) > 20 and set(word) <= {*BARS, *PLAIN_BARS}]

    quick = bars()
    assert len(quick) == found.seats
    beside = tmp_path / "game.analysis.json"
    flat = msgspec.structs.replace(
        found, moments=tuple(msgspec.structs.replace(one, value=(0.0, 1.0)) for one in found.moments)
    )
    beside.write_bytes(flat.json())
    assert len(bars()) == found.seats
    assert bars() != quick, "what was found before is shown again"
    beside.write_bytes(msgspec.structs.replace(flat, moments=flat.moments[1:]).json())
    assert bars() == quick, "that of another game is not"
    beside.write_text("nonsense")
    assert bars() == quick


def test_the_command_tells_it_and_writes_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    play = played(EXAMPLE, 5)
    file, cut, empty = tmp_path / "game.jsonl", tmp_path / "cut.jsonl", tmp_path / "empty.jsonl"
    play.save(file)
    cut.write_text("\n".join(play.record().split("\n")[:-4]) + '\n{"by": 0, "do')
    empty.write_text(play.record().split("\n")[0] + "\n")

    def said(*words: str) -> tuple[int, str, str]:
        code = main(["analyse", *words])
        told = capsys.readouterr()
        return code, told.out, told.err

    code, out, _ = said(str(file), "--depth", "quick", "--plain")
    assert code == 0
    assert "given away" in out
    assert "too close" in out
    assert out.count("+-") + out.count("±") >= 3 * play.players
    assert re.search(r"points of a hundred.* \(\d+ to \d+\)", out)
    _, out, _ = said(str(file), "--depth", "quick", "--json")
    assert read(out.encode()) == lamplight.analyse(file, depth="quick")
    assert said(str(cut))[0] == 1
    assert "Did you mean “deep”?" in said(str(file), "--depth", "deeep")[2]
    assert "nothing to analyse" in said(str(empty))[2]
    with pytest.raises(Refused, match="nothing to analyse"):
        lamplight.analyse(empty)
    with pytest.raises(LookupError, match="quick, usual, deep"):
        lamplight.analyse(file, depth="deeep")
