"""The page about the engine protocol: what it prints is what is said, and the example programs answer it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.examples import small_game
from tests.outside.programs import FIRST, WALKER, program
from tests.outside.test_check import node
from tests.waiting import DEADLINE

from lamplight.core.chance import Dealer
from lamplight.core.match import Match
from lamplight.core.rng import Rng
from lamplight.outside import messages
from lamplight.outside.engine import Engine
from lamplight.outside.process import LONGEST_LINE, MOST_PROCESSES, MOST_WRITTEN

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "engine-protocol.md").read_text("utf-8")
Message = dict[str, Any]


def dialogue() -> list[tuple[Message, Message]]:
    """What the host says on the page, each with the answer below it."""
    found = []
    for block in re.findall(r"```json\n(.+?)```", PAGE, re.DOTALL):
        said, end = json.JSONDecoder().raw_decode(block)
        answer, rest = json.JSONDecoder().raw_decode(block[end:].lstrip())
        assert block[end:].lstrip()[rest:].strip() == ""
        found.append((said, answer))
    return found


DIALOGUE = dialogue()


def test_the_page_prints_every_question_with_its_answer() -> None:
    told = re.findall(r"^\| `(\w+)` \| (?:`(\w+)`|nothing) \|", PAGE, re.MULTILINE)
    assert [(said["type"], answer["type"]) for said, answer in DIALOGUE] == [pair for pair in told if pair[1]]
    assert {pair[0] for pair in told} == {tag(one) for one in get_args(messages.Said)}
    assert {pair[1] for pair in told if pair[1]} == {tag(one) for one in get_args(messages.Answer)}


def tag(message: Any) -> str:
    found: str = message.__struct_config__.tag
    return found


def test_the_host_says_just_what_the_page_prints(tmp_path: Path) -> None:
    """A real conversation: each line of the host has the fields that the page shows, no more and no fewer."""
    note = tmp_path / "heard.json"
    keep = f"seen[kind] = sorted(heard); open({str(note)!r}, 'w').write(json.dumps(seen)); "
    engine = Engine(
        program(
            hello=f"seen = {{}}; {keep} say(type='hello', protocol=1, name='x')",
            game=f"{keep} say(type='ready')",
            ask=f"{keep} say(type='move', n=heard['n'], do=heard['options'][0])",
            vote=f"{keep} say(type='vote', n=heard['n'], yes=True)",
        )
    )
    game = small_game()
    match = Match(game, game.suited(2), 2, Dealer(bytes(32)))
    match.begin()
    seen = match.perspective(int(match.state.actor), Rng(1))
    engine.begin(game, seen)
    engine.ask(seen, 20.0)
    engine.agrees(seen, "call", 20.0)
    engine.kill()
    heard = json.loads(note.read_text("utf-8"))
    assert heard == {said["type"]: sorted(said) for said, _ in DIALOGUE}
    view = json.loads(messages.encoded(messages.Ask(1, 1.0, 0, [], [], "", seen.view())))["view"]
    printed = next(said for said, _ in DIALOGUE if said["type"] == "ask")["view"]
    assert set(printed) <= set(view)
    assert set(printed["prompt"]) <= set(view["prompt"])
    assert set(printed["prompt"]["options"][0]) <= set(view["prompt"]["options"][0])


def test_the_answers_of_the_page_are_answers() -> None:
    for said, answer in DIALOGUE:
        found = messages.decoded(json.dumps(answer).encode())
        assert set(answer) - {"type"} <= set(type(found).__struct_fields__)
        assert fits(said, answer)


def fits(said: Message, answer: Message) -> bool:
    """Does this answer that?"""
    if said["type"] == "ask" and answer["do"] not in said["options"]:
        return False
    kind = {"game": "ready", "ask": "move"}.get(said["type"], said["type"])
    return bool(answer["type"] == kind and ("n" not in said or answer["n"] == said["n"]))


@pytest.mark.parametrize("command", [[sys.executable, str(FIRST)], [node(), str(WALKER)]], ids=["python", "javascript"])
def test_the_examples_answer_what_the_page_says(command: list[str]) -> None:
    lines = [*(said for said, _ in DIALOGUE), {"type": "over", "outcome": None}, {"type": "bye"}]
    typed = "".join(json.dumps(line) + "\n" for line in lines)
    done = subprocess.run(command, input=typed, capture_output=True, encoding="utf-8", timeout=DEADLINE, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(DIALOGUE)
    for (said, _), answer in zip(DIALOGUE, answers, strict=True):
        messages.decoded(json.dumps(answer).encode())
        assert fits(said, answer), (said, answer)


def test_the_limits_of_the_page_are_the_limits() -> None:
    assert f"more than {LONGEST_LINE // 1024} kB" in PAGE
    assert f"more than {MOST_WRITTEN // 1024} kB without an answer" in PAGE.replace("\n", " ")
    assert f"more than {MOST_PROCESSES} processes" in PAGE
