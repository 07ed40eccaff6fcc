"""A game at a pseudo-terminal, by a scripted player: from the first question to the end, also after a kill."""

from __future__ import annotations

import json
import os
import random
import re
import time
from pathlib import Path
from typing import Any

import pytest
from tests.examples import EXAMPLE, SIGN
from tests.terminal.conftest import Open, Run, Terminal

from lamplight.core.record import read_record

SHORT = ("play", EXAMPLE, "--players", "2", "--board", "short", "--seed", "2a", "--record", "game.jsonl")
ALONE = (*SHORT, "--bot", "uniform")
TWO = (*SHORT, "--seat", "you:Anna", "--seat", "you:Ben")
MOST_ANSWERS = 3000
OVER = "lamplight verify"
PROMPT = "\n> "


def lines(path: Path) -> list[dict[str, Any]]:
    """What a record tells, without the times of the clock."""
    told = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return [{name: value for name, value in line.items() if name != "at"} for line in told]


def timeless(path: Path) -> bytes:
    """A record byte for byte, without the times of the clock."""
    return re.sub(rb', "(at|began)": \d+', b"", path.read_bytes())


def to_the_end(table: Terminal) -> int:
    """Answers every question with the first of its list; how many there were."""
    for n in range(MOST_ANSWERS):
        if OVER in table.until(PROMPT, OVER):
            return n
        table.type("1")
    raise AssertionError("the game does not end")


def test_whole_game_is_played_kept_and_checked(terminal: Open, lamplight: Run, tmp_path: Path) -> None:
    table = terminal(*ALONE)
    assert to_the_end(table) > 10
    assert "game.jsonl" in table.rest()
    assert table.code() == 0
    checked = lamplight("verify", "game.jsonl")
    assert checked.returncode == 0, checked.stderr
    told = lines(tmp_path / "game.jsonl")
    assert told[-1] == {"seed": "2a".zfill(64)}
    assert told[-2]["end"] in ("one", "pair")
    assert not (tmp_path / "game.jsonl.table").exists()
    result = table.seen.splitlines()[-5:-2]  # why it ended, and who has won
    assert "Won!" in "".join(result)
    assert lamplight("replay", "game.jsonl").stdout.splitlines()[-3:] == result


def test_the_record_says_who_played_and_when(terminal: Open, lamplight: Run, tmp_path: Path) -> None:
    before = int(time.time())
    table = terminal(*TWO)
    table.until(PROMPT)
    table.type("1")
    table.until(PROMPT)
    table.type("quit")
    table.rest()
    table = terminal("play", "--resume", "game.jsonl")
    table.until(PROMPT)
    table.type("1")
    table.until(PROMPT)
    table.type("quit")
    table.rest()
    margin = read_record((tmp_path / "game.jsonl").read_text("utf-8").splitlines()).margin
    assert margin.names == ("Anna", "Ben")
    assert before <= margin.began <= min(margin.times.values())
    plies = [line for line in lines(tmp_path / "game.jsonl") if "by" in line]
    assert sorted(margin.times) == list(range(len(plies)))
    assert max(margin.times.values()) <= time.time()
    assert "Played by Anna, Ben." in lamplight("replay", "game.jsonl").stdout


def test_list_notation_and_touched_things_all_play(terminal: Open, tmp_path: Path) -> None:
    table = terminal(*ALONE)
    first = table.until(PROMPT)
    do = re.search(r" 1  .*\[(child red-girl \w+)\]", first)
    assert do is not None
    narrowed = table.ask("red-boy")
    assert "[child red-boy" in narrowed
    assert "[child red-girl" not in narrowed
    assert "red girl" in table.ask(do.group(1)).lower()
    assert "[ghost tree forward]" in table.ask("list")
    table.ask("tree back")  # not unique as a thing, so nothing is played
    table.ask("ghost tree back")
    played = [line["do"] for line in lines(tmp_path / "game.jsonl") if line.get("by") == 0]
    assert played[:2] == [do.group(1), "ghost tree back"]


def test_unknown_words_and_numbers_change_nothing(terminal: Open, tmp_path: Path) -> None:
    table = terminal(*ALONE)
    table.until(PROMPT)
    before = (tmp_path / "game.jsonl").read_bytes()
    assert "99" in table.ask("99")
    assert "0" in table.ask("0")
    assert "Did you mean “help”?" in table.ask("hlep")
    assert "“dance”" in table.ask("dance")
    assert f"({SIGN}-" in table.ask("child blue-girl 3")
    assert (tmp_path / "game.jsonl").read_bytes() == before


def test_why_names_the_rule_or_says_that_it_is_allowed(terminal: Open) -> None:
    table = terminal(*ALONE)
    first = table.until(PROMPT)
    assert f"({SIGN}-" in table.ask("why red-girl 26")
    assert f"({SIGN}-8.10)" in table.ask("why child red-girl 4")  # a four would end on the blue tile
    legal = re.search(r"\[child (red-girl \w+)\]", first)
    assert legal is not None
    assert "That is allowed." in table.ask(f"why {legal.group(1)}")
    assert "That is allowed." in table.ask(f"why child {legal.group(1)}")
    assert "Did you mean “red-girl”?" in table.ask("why red-gril 3")
    assert "Why what?" in table.ask("why")
    assert f"({SIGN}-" in table.ask("red-girl 26")  # a thing that cannot be done explains itself


def test_about_says_what_it_is_what_it_can_do_and_which_rules_speak_of_it(terminal: Open) -> None:
    table = terminal(*ALONE)
    table.until(PROMPT)
    told = table.ask("about red-girl")
    assert "Red girl" in told
    assert f"{SIGN}-10.1" in told
    assert "  > " in told  # something that it can do now
    assert f"{SIGN}-8.10" in table.ask("about 4")
    assert "About what?" in table.ask("about")
    assert "“dragon”" in table.ask("about dragon")


def test_rules_hint_log_board_and_help(terminal: Open) -> None:
    table = terminal(*ALONE)
    table.until(PROMPT)
    assert f"{SIGN}-8.13" in table.ask(f"rules {SIGN}-8.13")
    assert f"There is no rule “{SIGN}-99”" in table.ask(f"rules {SIGN}-99")
    assert "Perhaps:" in table.ask("hint")
    assert "Village" in table.ask("board")
    text = table.ask("help")
    for order in ("list", "board", "why", "about", "hint", "undo", "log", "rules", "save", "quit"):
        assert f"\n  {order}, " in text


def replayed(lamplight: Run) -> list[str]:
    """What happened, as replay tells it (before the drawing)."""
    told = lamplight("replay", "game.jsonl").stdout.partition("\n\n")[0].splitlines()[4:]
    return [line[6:] for line in told if re.fullmatch(r" {6}\d\d:\d\d", line) is None]


def test_log_tells_everything_once(terminal: Open, lamplight: Run) -> None:
    table = terminal(*ALONE)
    table.until(PROMPT)
    for _ in range(8):
        table.ask("1")
    table.type("quit")
    table.rest()
    table = terminal("play", "--resume", "game.jsonl")
    table.until(PROMPT)
    told = [line[2:] for line in table.ask("log 500").splitlines() if line.startswith("  ")]
    assert told == replayed(lamplight)
    assert len(told) > 10


def test_log_in_the_running_game_tells_everything_once(terminal: Open, lamplight: Run) -> None:
    table = terminal(*ALONE)
    table.until(PROMPT)
    for _ in range(8):
        table.ask("1")
    told = [line[2:] for line in table.ask("log 500").splitlines() if line.startswith("  ")]
    assert told == replayed(lamplight)


def test_undo_takes_back_the_last_decision_and_the_dice_fall_again(terminal: Open, tmp_path: Path) -> None:
    table = terminal(*ALONE)
    table.until(PROMPT)
    assert "nothing to take back" in table.ask("undo")
    table.ask("1")
    assert "takes back: child red-girl" in table.ask("undo")
    table.ask("1")
    table.ask("ghost tree forward")
    told = lines(tmp_path / "game.jsonl")
    assert "takes back: ghost tree forward" in table.ask("undo")  # after the bot's turn: bots always agree
    table.ask("ghost tree forward")
    again = lines(tmp_path / "game.jsonl")[len(told) :]
    undo = next(k for k, line in enumerate(told) if line.get("do") == "ghost tree forward")
    assert again[0] == {"by": 0, "undo": 2}
    assert again[1:] == told[undo:]  # the same luck, and bots that draw the same lots
    assert to_the_end_after(table)


def to_the_end_after(table: Terminal) -> bool:
    table.type("1")
    return to_the_end(table) > 0


def test_undo_after_dice_needs_everybodys_yes(terminal: Open, tmp_path: Path) -> None:
    table = terminal(*TWO)
    first = table.until(PROMPT)
    assert "Anna (Red)" in first
    table.ask("1")
    assert "Ben" in table.ask("1")
    assert "Do all of you agree that Ben" not in table.seen
    table.ask("1")
    free = table.ask("undo")
    assert "Ben takes back" in free
    table.ask("1")
    assert "Anna" in table.ask("1")
    assert "Do all of you agree that Anna" in table.ask("undo")
    before = (tmp_path / "game.jsonl").read_bytes()
    assert "stays as it is" in table.ask("no")
    assert (tmp_path / "game.jsonl").read_bytes() == before
    table.ask("undo")
    assert "Anna takes back" in table.ask("yes")
    assert lines(tmp_path / "game.jsonl")[-1] == {"by": 0, "undo": 2}


def test_hot_seat_game_to_the_end(terminal: Open, lamplight: Run) -> None:
    table = terminal(*TWO)
    assert to_the_end(table) > 20
    assert "Anna" in table.seen
    assert "Ben" in table.seen
    table.rest()
    assert table.code() == 0
    assert lamplight("verify", "game.jsonl").returncode == 0


def test_interrupt_says_how_to_go_on_and_nothing_is_lost(terminal: Open, lamplight: Run, tmp_path: Path) -> None:
    table = terminal(*ALONE)
    table.until(PROMPT)
    table.ask("1")
    kept = lines(tmp_path / "game.jsonl")
    table.interrupt()
    last = table.rest()
    assert table.code() == 130
    assert "lamplight play --resume game.jsonl" in last
    assert "Traceback" not in last
    assert lines(tmp_path / "game.jsonl") == kept
    cut = lamplight("verify", "game.jsonl")
    assert cut.returncode == 1
    assert "before the end of the game" in cut.stderr
    again = terminal("play", "--resume", "game.jsonl")
    assert "The game goes on after 2 moves and rolls" in again.until(PROMPT)
    again.type("1")
    assert to_the_end(again) > 5
    again.rest()
    assert again.code() == 0
    assert lamplight("verify", "game.jsonl").returncode == 0


@pytest.mark.parametrize("answers", [1, 7, 13])
def test_resume_after_kill(terminal: Open, lamplight: Run, tmp_path: Path, answers: int) -> None:
    table = terminal(*ALONE)
    table.until(PROMPT)
    for _ in range(answers):
        table.ask("1")
    kept = (tmp_path / "game.jsonl").read_bytes()
    table.kill()
    assert (tmp_path / "game.jsonl").read_bytes() == kept
    again = terminal("play", "--resume", "game.jsonl")
    to_the_end(again)
    again.rest()
    assert again.code() == 0
    assert (tmp_path / "game.jsonl").read_bytes().startswith(kept)
    checked = lamplight("verify", "game.jsonl")
    assert checked.returncode == 0, checked.stderr


def test_resume_mends_a_record_torn_at_any_byte(lamplight: Run, tmp_path: Path) -> None:
    """A power cut may leave any prefix of the file: each goes on to the very same game."""
    whole = tmp_path / "game.jsonl"
    bots = ("--seat", "bot:uniform", "--seat", "bot:thoughtful")
    done = lamplight("play", EXAMPLE, *bots, "--board", "short", "--seed", "7", "--record", "done.jsonl")
    seats = [{"kind": "bot", "bot": "uniform"}, {"kind": "bot", "bot": "thoughtful"}]
    aside = json.dumps({"seats": seats, "seed": "7".zfill(64)})
    assert done.returncode == 0
    full = (tmp_path / "done.jsonl").read_bytes()
    ends = [at + 1 for at, byte in enumerate(full) if byte == ord("\n")]
    digest = full.index(b'{"ply": 20')
    end = full.index(b'{"end"')
    cuts = [ends[0], ends[3] - 5, digest, digest + 9, end, end + 3, full.index(b'{"seed"'), len(full) - 4]
    for cut in cuts:
        whole.write_bytes(full[:cut])
        (tmp_path / "game.jsonl.table").write_text(aside, "utf-8")
        mended = lamplight("play", "--resume", "game.jsonl")
        assert mended.returncode == 0, (cut, mended.stderr)
        assert timeless(whole) == timeless(tmp_path / "done.jsonl"), cut
        assert not (tmp_path / "game.jsonl.table").exists()
        whole.unlink()


def test_end_of_input_leaves_the_table(lamplight: Run, tmp_path: Path) -> None:
    left = lamplight(*ALONE, text="1\n")
    assert left.returncode == 0
    assert "lamplight play --resume game.jsonl" in left.stdout
    assert "\x1b[" not in left.stdout
    assert [line.get("by") for line in lines(tmp_path / "game.jsonl")[1:]] == ["chance", 0]


def test_only_one_process_writes_a_record(terminal: Open, lamplight: Run) -> None:
    table = terminal(*ALONE)
    table.until(PROMPT)
    second = lamplight("play", "--resume", "game.jsonl")
    assert second.returncode == 3
    assert "another table" in second.stderr
    assert table.ask("list")


def test_save_copies_the_record_without_the_seed(terminal: Open, tmp_path: Path) -> None:
    table = terminal(*ALONE)
    table.until(PROMPT)
    assert "copy.jsonl" in table.ask("save copy.jsonl")
    assert (tmp_path / "copy.jsonl").read_bytes() == (tmp_path / "game.jsonl").read_bytes()
    assert "2a".zfill(64) not in (tmp_path / "game.jsonl").read_text("utf-8")
    assert "exists already" in table.ask("save copy.jsonl")
    assert "no file" in table.ask("save nowhere/copy.jsonl")
    if os.name == "posix":
        assert (tmp_path / "game.jsonl.table").stat().st_mode & 0o077 == 0


def test_real_dice_are_typed_in(terminal: Open, lamplight: Run, tmp_path: Path) -> None:
    words = ("play", EXAMPLE, "--players", "2", "--board", "short", "--real-dice", "--record", "game.jsonl")
    table = terminal(*words, "--option", "start=random", "--seat", "you", "--seat", "you")
    assert "Who starts?" in table.until(PROMPT)
    assert "cannot come out" in table.ask("3")
    table.ask("2")
    assert "cannot come out" in table.ask("7 7")
    assert "cannot come out" in table.ask("1")
    assert "[child blue-girl" in table.ask("2, 5")
    assert lines(tmp_path / "game.jsonl")[0]["commitment"] == ""
    dice = random.Random(5)
    table.type("1")
    for _ in range(MOST_ANSWERS):
        part = table.until(PROMPT, OVER)
        if OVER in part:
            break
        table.type(f"{dice.randint(1, 6)} {dice.randint(1, 8)}" if "Type what comes out" in part else "1")
    table.rest()
    assert table.code() == 0
    checked = lamplight("verify", "game.jsonl")
    assert checked.returncode == 0, checked.stderr
    assert "real ones" in checked.stdout


def test_mistyped_dice_can_be_taken_back(terminal: Open, lamplight: Run, tmp_path: Path) -> None:
    words = ("play", EXAMPLE, "--players", "2", "--real-dice", "--record", "game.jsonl")
    table = terminal(*words)
    table.until(PROMPT)
    table.ask("2 5")
    taken = table.ask("undo")
    assert "takes back: roll 2 5." in taken
    assert "same way" not in taken
    assert "Type what comes out" in taken
    assert "3 for a child, 5 for a ghost" in table.ask("3 5")
    assert lines(tmp_path / "game.jsonl")[1:] == [
        {"by": "chance", "do": "roll 2 5"},
        {"by": 0, "undo": 0},
        {"by": "chance", "do": "roll 3 5"},
    ]
    assert "Everything up to there is in order" in lamplight("verify", "game.jsonl").stderr


def test_real_dice_game_goes_on_with_real_dice(terminal: Open) -> None:
    words = ("play", EXAMPLE, "--players", "2", "--real-dice", "--record", "game.jsonl")
    table = terminal(*words)
    table.until(PROMPT)
    table.ask("2 5")
    table.kill()
    again = terminal("play", "--resume", "game.jsonl")
    assert "Red rolls 2 for a child and 5 for a ghost" in again.until(PROMPT)


def test_colours_only_where_they_are_wanted(terminal: Open) -> None:
    table = terminal(*ALONE, NO_COLOR="")
    assert "\x1b[1m" in table.until(PROMPT)
    table.kill()
    for k, more in enumerate(({"NO_COLOR": "1"}, {"NO_COLOR": "", "TERM": "dumb"})):
        plain = terminal(*ALONE[:-3], f"plain{k}.jsonl", **more)
        assert "\x1b[1m" not in plain.until(PROMPT)
        plain.kill()


def test_plain_tells_in_words_where_everybody_is(lamplight: Run) -> None:
    told = lamplight(*ALONE, "--plain").stdout
    assert "  Village: Red girl, Red boy, Blue girl, Blue boy" in told
    assert "◆" not in told


@pytest.mark.parametrize(("lang", "word", "answer"), [("de", "hilfe", "diese Liste"), ("fr", "aide", "cette liste")])
def test_other_languages(lamplight: Run, lang: str, word: str, answer: str) -> None:
    told = lamplight(*ALONE, "--lang", lang, text=f"{word}\n")
    assert answer in told.stdout
    assert not re.search(r"\b(term|cli|dr|core)-[a-z]+-[a-z]+", told.stdout)


def test_records_go_home_if_no_place_was_given(lamplight: Run, tmp_path: Path) -> None:
    told = lamplight("play", EXAMPLE)
    found = list((tmp_path / "data" / "lamplight" / "records").glob(f"{EXAMPLE}-*.jsonl"))
    assert len(found) == 1
    assert str(found[0]) in told.stdout


def test_same_seed_same_game(lamplight: Run, tmp_path: Path) -> None:
    words = ("play", EXAMPLE, "--seat", "bot:uniform", "--players", "3", "--board", "short", "--seed", "abc")
    assert lamplight(*words, "--record", "a.jsonl").returncode == 0
    assert lamplight(*words, "--record", "b.jsonl").returncode == 0
    assert timeless(tmp_path / "a.jsonl") == timeless(tmp_path / "b.jsonl")
    lamplight(*words[:-1], "abd", "--record", "c.jsonl")
    assert (tmp_path / "a.jsonl").read_bytes() != (tmp_path / "c.jsonl").read_bytes()


def test_a_running_record_is_private_and_a_finished_one_is_not(terminal: Open, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table = terminal(*ALONE)
    table.until(PROMPT)
    table.ask("save copy.jsonl")
    for kept in (file, tmp_path / "copy.jsonl"):
        assert kept.stat().st_mode & 0o777 == 0o600
    table.kill()
    file.chmod(0o644)
    again = terminal("play", "--resume", "game.jsonl")
    again.until(PROMPT)
    assert file.stat().st_mode & 0o777 == 0o600
    again.type("1")
    to_the_end(again)
    again.rest()
    (tmp_path / "other").touch()
    assert file.stat().st_mode == (tmp_path / "other").stat().st_mode
