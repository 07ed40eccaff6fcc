"""How commands are typed: words and options become typed arguments, mistakes one sentence in any language."""

from __future__ import annotations

import doctest
import sys
from types import ModuleType
from typing import Annotated

import pytest

from lamplight.core.faults import Fault
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.terminal import arguments as module
from lamplight.terminal.arguments import Command, Reader, meta, opened, whole
from lamplight.terminal.help import overview, page
from lamplight.terminal.screen import Screen


def run(
    file: str | None = None,
    /,
    *more: str,
    games: Annotated[int, whole(1, 9)] = 5,
    option: Annotated[list[str] | None, meta("setting")] = None,
    wide: bool = False,
    screen: Screen,
) -> int:
    return 0


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    """Two commands, one of them in a group; the module of the third cannot even be loaded."""
    own = ModuleType("own_command")
    own.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "own_command", own)
    return Reader(
        [
            Command("try", "cli-simulate", "own_command:run"),
            Command("bot check", "cli-verify", "own_command:run"),
            Command("lost", "cli-games", "no_such_module:run"),
        ]
    )


def read(reader: Reader, typed: str) -> tuple[tuple[object, ...], dict[str, object]]:
    words = typed.split()
    found = reader.found(words)
    assert isinstance(found, Command)
    function, given, options = reader.read(found, words[len(found.name.split()) :])
    assert function is run
    return given, dict(options)


def test_words_and_options(reader: Reader) -> None:
    assert read(reader, "try") == ((), {})
    assert read(reader, "try a b c --games 7 --wide") == (("a", "b", "c"), {"games": 7, "wide": True})
    assert read(reader, "try --option x=1 a --option=y=2") == (("a",), {"option": ["x=1", "y=2"]})
    assert read(reader, "try --games 7 --games 8") == ((), {"games": 8})  # the last one counts
    assert read(reader, "try -- --wide -x") == (("--wide", "-x"), {})
    assert read(reader, "bot check a") == (("a",), {})


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("try --gmaes 3", "“lamplight try” has no option “--gmaes”. Did you mean “--games”?"),
        ("try --no-wide", "“lamplight try” has no option “--no-wide”. Did you mean “--wide”?"),
        ("try --file x", "“lamplight try” has no option “--file”."),
        ("try --screen x", "“lamplight try” has no option “--screen”."),
        ("try --q", "“lamplight try” has no option “--q”."),
        ("try -q", "“lamplight try” has no option “-q”."),
        ("try --games", "The option --games needs a value after it."),
        ("try --option --wide", "The option --option needs a value after it."),
        ("try --wide=yes", "The option --wide takes no value."),
        ("try --games 3.0", "The option --games takes a whole number from 1 to 9, not “3.0”."),
        ("try --games 0x3", "The option --games takes a whole number from 1 to 9, not “0x3”."),
        ("try --games -1", "The option --games takes a number from 1 to 9; -1 does not fit."),
        ("bot chekc", "There is no command “chekc”; there are: check. Did you mean “check”?"),
        ("tyr", "There is no command “tyr”; there are: try, bot, lost. Did you mean “try”?"),
        ("--plian", "“lamplight” has no option “--plian”. Did you mean “--plain”?"),
    ],
)
def test_mistakes(reader: Reader, typed: str, said: str) -> None:
    with pytest.raises(Fault) as caught:
        read(reader, typed)
    assert Catalogue("en").format(caught.value.text).strip() == said
    for lang in LANGUAGES[1:]:
        assert Catalogue(lang).format(caught.value.text).strip() != said


def test_what_can_be_said_with_any_command() -> None:
    asked = opened(["play", "--lang", "de", "--seed", "-5", "--plain", "--", "--help"])
    assert (asked.words, asked.lang, asked.plain, asked.help) == (
        ("play", "--seed", "-5", "--", "--help"),
        "de",
        True,
        False,
    )
    assert opened(["-h"]).help
    assert opened(["-V"]).version
    for typed, said in (("--lang", "cli-flag-needs-value"), ("--plain=no", "cli-flag-takes-none")):
        with pytest.raises(Fault) as caught:
            opened([typed])
        assert caught.value.text.id == said


def test_only_what_is_typed_is_loaded(reader: Reader) -> None:
    screen = Screen(Catalogue("en"))
    assert reader.found(["bot"]) == "bot"
    assert reader.found([]) == ""
    assert "  lost" in "\n".join(overview(reader, screen))
    assert "no_such_module" not in sys.modules
    lost = reader.found(["lost"])
    assert isinstance(lost, Command)
    with pytest.raises(ImportError):
        reader.read(lost, [])


def test_a_group_has_an_overview_and_its_commands_pages(reader: Reader) -> None:
    screen = Screen(Catalogue("en"))
    lines = overview(reader, screen, "bot")
    assert lines[0].startswith("usage: lamplight bot ")
    assert any(line.startswith("  check ") for line in lines)
    assert not any("lost" in line for line in lines)
    found = reader.found(["bot", "check"])
    assert isinstance(found, Command)
    assert page(found, reader, screen)[0] == "usage: lamplight bot check [FILE] [MORE ...] [options]"


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(module) == (0, 4)
