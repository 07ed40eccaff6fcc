"""Lessons: ours can be held in every branch and language; what is wrong with one is named, and only it is left out."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.conformance.walks import seed_of
from tests.games.pig.lamplight_pig.bot import Careful
from tests.games.pig.lamplight_pig.game import Pig

from lamplight.bots.kit import Kit, OwnBot
from lamplight.core import messages
from lamplight.core.chance import Dealer
from lamplight.core.game import State
from lamplight.core.lesson import Lesson
from lamplight.core.match import Match, Step
from lamplight.core.messages import Catalogue
from lamplight.core.rulebook import Rulebook
from lamplight.core.view import Refusal, Text
from lamplight.kits import all_kits, kit_named, usual_players
from lamplight.lessons import Syllabus, gathered, syllabus

PIG = Path(__file__).resolve().parent / "games" / "pig" / "lamplight_pig"
Change = Callable[[str], str]


@pytest.fixture
def pig(tmp_path: Path) -> Iterator[Path]:
    """The folder of a small game with its words and its lesson, both of which may be changed."""
    folder = tmp_path / "pig"
    shutil.copytree(PIG, folder)
    messages.add_words(folder / "words")
    yield folder
    messages._added.remove(folder / "words")
    messages._book.cache_clear()


def studied(folder: Path, *changes: tuple[str, str], file: str = "lessons/first.toml") -> Syllabus:
    """The lessons of the small game after a change."""
    path = folder / file
    text = path.read_text()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    path.write_text(text)
    messages._book.cache_clear()
    bots = (OwnBot("careful", Careful, Text("pig-bot-careful")),)
    book = Rulebook("PIG", {1: 1, 2: 4, 3: 1}, (("pig-chapter-rulings", ("A1",)),))
    return gathered(Kit(game=Pig(), rulebook=book, bots=bots, words=folder / "words", lessons=folder / "lessons"))


def wrong(found: Syllabus) -> list[str]:
    """What is said to be wrong with the lessons."""
    return [Catalogue("en").format(text) for faulty in found.faulty for text in faulty.texts()]


@pytest.mark.parametrize("game", [kit.id for kit in all_kits() if kit.words is None])
def test_every_lesson_of_ours_can_be_held_in_all_branches(game: str) -> None:
    found = syllabus(game)
    assert not found.faulty, "\n".join(wrong(found))
    assert "first" in found.lessons, "every game of ours has a guided first game"


def test_a_good_lesson_is_found(pig: Path) -> None:
    found = studied(pig)
    assert wrong(found) == []
    assert isinstance(found.lessons["first"], Lesson)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('game = "pig"', 'game = "chess"', "It is for the game “chess”, but lies with “pig”."),
        ("rules = 1", "rules = 9", "version 9"),
        ("seats = 2\nbot", "seats = 7\nbot", "7"),
        ('options = { goal = "50" }\nthen', 'options = { goal = "51" }\nthen', "51"),
        ('bot = "careful"', 'bot = "carefull"', "There is no bot “carefull”. Did you mean “careful”?"),
        ("minutes = 1", "minutes = 1\nyou = 2", "You cannot sit in seat 2"),
        ("minutes = 1", "minutes = 1\nlength = 3", "This is not a lesson"),
        ('light = ["die"]', 'light = ["dice"]', "Step 2 (pig-lesson-first-roll): It lights “dice”"),
        ('say = "pig-lesson-first-hold"', 'say = "pig-lesson-first-hole"', "pig-lesson-first-hole is missing in fr"),
        ('"roll", ["roll", "hold"]', '"hold"', "“hold” cannot be played: "),
        ('"roll", ["roll", "hold"]', '"roll", ["roll", "hop"]', "“hop” can never be played"),
        ('luck = ["die 4"]', 'luck = ["die 7"]', "Step 2 (pig-lesson-first-roll): Luck cannot give “die 7” here."),
        ('luck = ["die 4"]', 'luck = ["die 4", "die 3"]', "One draw that is written down does not come."),
        ('bots = ["roll"]', 'bots = ["hold"]', "The bot cannot do “hold”: "),
        ('bots = ["roll"]\nluck = ["die 1"]\n', "", "It is the turn of seat 1, and nothing says what this bot does."),
        ('until = ["hold"]', 'until = ["hold", "snow"]', "It waits for the event “snow”, which does not come."),
        ("pot=9", "pot=1", "The position is faulty"),
        ("scores=0,0 turn=0", "scores=0,0,0 turn=0", "The position has 3 seats, the lesson 2."),
        ("minutes = 1", 'minutes = 1\nnext = "second"', "“first” is followed by “second”, which is not here."),
    ],
)
def test_what_is_wrong_with_a_lesson_is_named(pig: Path, old: str, new: str, said: str) -> None:
    more = [] if new else [('play = ["hold"]', 'play = ["hold", "roll"]')]
    found = studied(pig, (old, new), *more)
    assert any(said in line for line in wrong(found)), wrong(found)
    assert all("pig" in line for line in wrong(found)), "the file is named"
    assert "first" not in found.lessons or "next" in new


def test_a_text_that_is_too_long_is_named_with_its_language(pig: Path) -> None:
    found = studied(pig, ("gewinnt.", "gewinnt" + " und gewinnt" * 12 + "."), file="words/de.ftl")
    (said,) = wrong(found)
    assert "Step 1 (pig-lesson-first-aim): The text in de has" in said


def test_a_language_that_the_game_does_not_speak_is_no_fault(pig: Path) -> None:
    (pig / "words" / "fr.ftl").unlink()
    assert wrong(studied(pig)) == []
    found = studied(pig, ("pig-lesson-first-aim =", "pig-lesson-first-aims ="), file="words/es.ftl")
    assert any("pig-lesson-first-aim is missing in es" in line for line in wrong(found))


def test_rules_that_fail_while_a_lesson_is_played_leave_it_out(pig: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def torn(self: Pig, options: dict[str, str], seats: int) -> State:
        raise ZeroDivisionError("no die")

    monkeypatch.setattr(Pig, "new", torn)
    found = studied(pig)
    assert not found.lessons
    assert wrong(found)[0].endswith("The rules of pig fail while it is played: ZeroDivisionError: no die")


def test_a_faulty_file_leaves_the_others_alone(pig: Path) -> None:
    (pig / "lessons" / "broken.toml").write_bytes(b"\xff game = [")
    (pig / "lessons" / "twin.toml").write_text((pig / "lessons" / "first.toml").read_text())
    (pig / "lessons" / "notes.txt").write_text("not a lesson")
    found = studied(pig)
    assert list(found.lessons) == ["first"]
    assert [faulty.file for faulty in found.faulty] == ["pig/broken.toml", "pig/twin.toml"]


TIP = """
[[tip]]
id = "one"
say = "pig-lesson-first-hold"
rule = "PIG-2.2"
text = "pig-told-one"
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('rule = "PIG-2.2"', 'rule = "PIG-9.9"', "names the rule PIG-9.9"),
        ('text = "pig-told-one"', "", "needs exactly one moment"),
        ('text = "pig-told-one"', 'text = "pig-told-one"\nevent = "roll"', "needs exactly one moment"),
        ('text = "pig-told-one"', 'text = "pig-told-two"', "pig-told-two, which is missing in en"),
        ('say = "pig-lesson-first-hold"', 'say = "pig-tip"', "pig-tip, which is missing in fr"),
        ("[[tip]]", "[[tips]]", "This is not a lesson"),
    ],
)
def test_what_is_wrong_with_tips_is_named_and_lessons_stay(pig: Path, old: str, new: str, said: str) -> None:
    (pig / "lessons" / "tips.toml").write_text(TIP)
    assert [tip.id for tip in studied(pig).tips] == ["one"]
    found = studied(pig, (old, new), file="lessons/tips.toml")
    assert any(said in line for line in wrong(found)), wrong(found)
    assert found.tips == ()
    assert list(found.lessons) == ["first"]


@pytest.mark.parametrize("game", [kit.id for kit in all_kits() if kit.words is None])
def test_every_game_of_ours_has_tips(game: str) -> None:
    assert len(syllabus(game).tips) >= 6


def moments(game: str, seed: int) -> Iterator[set[tuple[str, str]]]:
    """A whole game at the usual table where everybody does anything: what each step brings that a tip may wait for."""
    kit, luck = kit_named(game), random.Random(seed)
    match = Match(kit.game, {}, usual_players(kit.game), Dealer(seed_of(f"tips {seed}")))
    step: Step | Refusal = match.begin()
    while True:
        assert isinstance(step, Step)
        seen = {("event", one.kind) for one in step.events} | {("text", one.text.id) for one in step.events}
        actor = int(match.state.actor)
        prompt = None if match.over else match.view(actor).prompt
        if prompt is not None:
            seen.add(("text", prompt.ask.id))
            for option in prompt.options:
                seen.add(("option", option.do.split(" ", 1)[0]))
                seen |= {("note", effect.note.id) for effect in option.effects if effect.note is not None}
        yield seen
        if prompt is None:
            return
        step = match.act(actor, luck.choice(prompt.options).do)


@pytest.mark.parametrize("game", [kit.id for kit in all_kits() if kit.words is None])
def test_every_tip_has_its_moment_in_real_games(game: str) -> None:
    missing = {tip.id: {(name, getattr(tip, name)) for name in tip.moments()} for tip in syllabus(game).tips}
    for seed in range(400):
        for seen in moments(game, seed):
            missing = {tip: wanted for tip, wanted in missing.items() if not wanted & seen}
        if not missing:
            return
    raise AssertionError(f"told in none of 400 games: {', '.join(missing)}")
