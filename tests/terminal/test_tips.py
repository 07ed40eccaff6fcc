"""Tips at the keyboard: each once, where it first matters; none where nobody sits, none that nobody wants."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.examples import SHORT
from tests.terminal.conftest import Open, Run

from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text
from lamplight.kits import all_kits
from lamplight.lessons import syllabus

GAMES = [kit.id for kit in all_kits() if syllabus(kit.id).tips]
ANSWERS = "1\n" * 25 + "quit\n"


def game_of(game: str, *more: str) -> list[str]:
    """A short game with one person, its luck fixed."""
    _, players, options = SHORT[game]
    chosen = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    return ["play", game, "--players", str(players), "--bot", "uniform", "--seed", "2a", *chosen, *more]


def told(text: str, game: str, lang: str = "en") -> list[str]:
    """The tips that a text tells, in its order."""
    words = Catalogue(lang)
    says = {
        words.format(Text("term-tip", {"tip": words.format(Text(tip.say)), "rule": tip.rule})): tip.id
        for tip in syllabus(game).tips
    }
    plain = " ".join(text.split())
    found = [
        (at.start(), name)
        for said, name in says.items()
        for at in re.finditer(re.escape(" ".join(said.split())), plain)
    ]
    return [name for _, name in sorted(found)]


@pytest.mark.parametrize("game", GAMES)
def test_each_tip_is_told_once_and_not_in_the_next_game(lamplight: Run, tmp_path: Path, game: str) -> None:
    first = lamplight(*game_of(game, "--tips"), text=ANSWERS)
    names = told(first.stdout, game)
    assert names, first.stderr + first.stdout[-500:]
    assert len(set(names)) == len(names)
    kept = json.loads((tmp_path / "data" / "lamplight" / "records" / "tips.json").read_text())
    assert kept == {game: names}
    again = lamplight(*game_of(game, "--tips"), text=ANSWERS)
    assert set(told(again.stdout, game)) & set(names) == set()


def test_what_is_piped_has_none_unless_asked_and_a_terminal_has_them(
    lamplight: Run, terminal: Open, tmp_path: Path
) -> None:
    game = GAMES[0]
    piped = lamplight(*game_of(game), text=ANSWERS)
    assert told(piped.stdout, game) == []
    unwanted = lamplight(*game_of(game, "--tips", "--no-tips"), text=ANSWERS)
    assert told(unwanted.stdout, game) == []
    quiet = terminal(*game_of(game, "--no-tips"))
    table = terminal(*game_of(game))
    for one in (quiet, table):
        for answer in ANSWERS.split():
            one.until("\n> ")
            one.type(answer)
        one.rest()
    assert told(quiet.seen, game) == []
    assert (
        told(table.seen, game)
        == told(lamplight(*game_of(game, "--tips"), text=ANSWERS, XDG_DATA_HOME=str(tmp_path / "new")).stdout, game)
        != []
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tip_speaks_the_language_and_names_an_order_that_is_known(lamplight: Run, lang: str) -> None:
    game = GAMES[0]
    said = lamplight(*game_of(game, "--tips", "--lang", lang), text=ANSWERS).stdout
    assert told(said, game, lang)
    order = re.search(r": (\w+) \S+\)", Catalogue(lang).format(Text("term-tip", {"tip": "x", "rule": "y"})))
    assert order is not None
    assert order[1] in [
        word.strip() for word in ("rules," + Catalogue(lang).format(Text("term-words-rules"))).split(",")
    ]


def test_what_was_told_cannot_be_read_and_they_are_told_again(lamplight: Run, tmp_path: Path) -> None:
    game = GAMES[0]
    records = tmp_path / "data" / "lamplight" / "records"
    records.mkdir(parents=True)
    (records / "tips.json").write_text('{"torn": [1')
    assert told(lamplight(*game_of(game, "--tips"), text=ANSWERS).stdout, game)
    assert game in json.loads((records / "tips.json").read_text())
