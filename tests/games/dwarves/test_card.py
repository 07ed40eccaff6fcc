"""`lamplight card`: a card by its id, its title or a part of it, in any language; and content of one's own."""

from __future__ import annotations

import doctest
import re
from importlib import resources
from pathlib import Path

import pytest
from tests.terminal.conftest import Run

from lamplight.cli import main
from lamplight.core.letters import plain
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.games.dwarves import commands as module
from lamplight.games.dwarves.catalogue import cards
from lamplight.games.dwarves.commands import near, search, titles
from lamplight.games.dwarves.content import FILES, standard

BOOK = cards(standard())
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMPLIGHT_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


def ids(wanted: str) -> list[str]:
    return [card.id for card in search(BOOK, wanted)]


def test_a_card_is_shown_whole(lamplight: Run) -> None:
    told = lamplight("card", "AV07")
    assert told.returncode == 0
    assert told.stdout.splitlines() == [
        "Runes on the Old Anvil  (AV07; Adventure)",
        "On one turn succeed at three Craft tests 4+, anywhere. Draw 1 Equipment card; the Doom token goes",
        "back 1 space.",
        "",
        "Quest",
        "  - Craft test 4+ anywhere: 3 successes",
        "  - All successes on one turn of one player",
        "",
        "Reward",
        "  - 1 Equipment card",
        "  - The Doom token goes back 1",
    ]


def test_a_scenario_card_has_its_stage_and_a_kind_its_copies(capsys: Captured) -> None:
    assert main(["card", "sb1"]) == 0
    assert "(SB1; Scenario, Stage B)" in capsys.readouterr().out
    assert main(["card", "comfortable", "boots"]) == 0
    assert "(EQ01; Equipment, 3 cards)" in capsys.readouterr().out


def test_dwarves_can_be_looked_up(capsys: Captured) -> None:
    assert main(["card", "Boindil"]) == 0
    told = capsys.readouterr().out
    assert "Secondlings. Battle 4, Craft 1, Speed 2, Health 4. Starts here: Gateway II." in told


@pytest.mark.parametrize(
    "wanted", ["AV07", "av07", "av7", "AV 7", "Runes on the Old Anvil", "old anvil", "alten Amboss"]
)
def test_one_card_by_many_names(wanted: str) -> None:
    assert ids(wanted) == ["AV07"]


@pytest.mark.parametrize("card", BOOK, ids=lambda card: str(card.id))
def test_every_card_is_found_by_its_id_and_by_its_title_in_every_language(card: object) -> None:
    assert card in BOOK
    this = BOOK[BOOK.index(card)]
    assert search(BOOK, this.id) == [this]
    for lang in LANGUAGES:
        assert search(BOOK, Catalogue(lang).format(this.title)) == [this]


def test_accents_and_signs_do_not_matter() -> None:
    assert ids("nodonn") == []
    assert ids("defeat nod'onn") == ids("DEFEAT NÔD’ONN!") == ["SC2"]
    assert ids("alfar attack") == ["TH03"]


def test_a_whole_title_counts_more_than_a_part_of_one() -> None:
    """A title that stands inside another one still means its own card."""
    inside = [
        (short.id, long.id)
        for short in BOOK
        for long in BOOK
        if short is not long and any(a in b for a in titles(short) for b in titles(long))
    ]
    for short, _ in inside:
        assert ids(Catalogue("en").format(next(card.title for card in BOOK if card.id == short))) == [short]


def test_several_cards_are_listed(capsys: Captured) -> None:
    assert main(["card", "tunnel"]) == 0
    lines = capsys.readouterr().out.splitlines()
    found = [line.split()[0] for line in lines[1:]]
    assert lines[0] == f"{len(found)} cards are called something like “tunnel”:"
    assert {"AV03", "AV04", "EQ10"} <= set(found)
    assert re.split(" {2,}", lines[1]) == ["", "AV03", "Abandoned Tunnel", "Adventure"]


def test_without_a_name_all_cards_are_listed(capsys: Captured) -> None:
    assert main(["card", "--lang", "de"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 72
    assert re.split(" {2,}", lines[0]) == ["", "SA1", "Überzeugt die Menschenkönige", "Szenario, Stufe A"]
    assert len({line.index(re.split(" {2,}", line)[2]) for line in lines}) == 1  # in line below each other


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ("anvill", "There is no card “anvill”. Did you mean “Runes on the Old Anvil (AV07)”?"),
        ("Conquer Tobribor", "There is no card “Conquer Tobribor”. Did you mean “Conquer Toboribor (SA2)”"),
        ("qqqqqqqqqq", "There is no card “qqqqqqqqqq”."),
        ("!!!", "There is no card “!!!”."),
        ("AV31", "There is no card “AV31”. Did you mean “"),
    ],
)
def test_an_unknown_card_is_one_sentence_with_what_was_meant(wanted: str, said: str, capsys: Captured) -> None:
    assert main(["card", wanted]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert lines[0].startswith(said)
    assert lines[1:] == ["“lamplight --help” shows what can be typed."]


def test_guesses_are_few_and_the_closest_first() -> None:
    assert [card.id for card in near(BOOK, "bavragr")] == ["bavragor"]
    assert len(near(BOOK, "the")) <= 3
    assert near(BOOK, "x" * 100_000) == []


def test_hostile_names_are_not_repeated_whole(capsys: Captured) -> None:
    assert main(["card", "\x1b[31m" + "y" * 50_000]) == 2
    told = capsys.readouterr().err
    assert len(told) < 400
    assert "\x1b" not in told
    assert plain("\x1b[31m") == "31m"


def own(folder: Path, name: str = "", old: str = "", new: str = "") -> Path:
    """A folder with the content of the box, changed in one place."""
    source = resources.files("lamplight.games.dwarves") / "content"
    for file in FILES:
        text = (source / file).read_text(encoding="utf-8")
        if file == name:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / file).write_text(text, "utf-8")
    return folder


def test_content_of_ones_own(tmp_path: Path, capsys: Captured) -> None:
    folder = own(tmp_path, "adventure.toml", "steps = -4", "steps = -7")
    assert main(["card", "--content", str(folder), "av06"]) == 0
    assert "The Doom token goes back 7" in capsys.readouterr().out
    assert main(["card", "--content", str(folder)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(f"The content in {folder} is in order (")
    assert standard().content not in told[0]
    assert len(told) == 73


def test_faults_of_content_are_all_named(tmp_path: Path, capsys: Captured) -> None:
    folder = own(tmp_path, "adventure.toml", "steps = -4 }", 'steps = "four", luck = 1 }')
    assert main(["card", "--content", str(folder), "av06"]) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"The content in {folder} cannot be used, there are 2 faults:",
        "  - adventure AV06 reward 1: “steps” should be a whole number, not four.",
        "  - adventure AV06 reward 1: “luck” means nothing here.",
    ]
    assert main(["card", "--content", str(tmp_path / "nowhere")]) == 1
    assert "The file map.toml is missing." in capsys.readouterr().err


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(module) == (0, 1)
