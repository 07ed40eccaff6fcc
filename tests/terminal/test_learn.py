"""Lessons at the keyboard: who only presses Enter or takes the first choice gets through each, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.examples import EXAMPLE
from tests.terminal.conftest import Run
from tests.terminal.pupil import typed

from lamplight.cli import main
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text
from lamplight.kits import all_kits, kit_named
from lamplight.lessons import syllabus

LESSONS = [(kit.id, lesson) for kit in all_kits() for lesson in syllabus(kit.id).lessons]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LAMPLIGHT_DEBUG", "1")
    return tmp_path


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_is_got_through_in_every_language(game: str, lesson: str, lang: str, home: Path) -> None:
    code, said = typed(command=["learn", game, lesson, "--lang", lang])
    assert code == 0
    told, words = "".join(said), Catalogue(lang)
    for page in syllabus(game).lessons[lesson].step:
        assert words.format(page.text()) in told
    assert words.format(Text("lesson-all")) in told
    assert f"lamplight play {game} --players" in told


def test_it_is_gone_on_with_where_it_was_left_in_another_language(home: Path) -> None:
    steps = syllabus(EXAMPLE).lessons["first"].step
    code, said = typed("", "", "quit", command=["learn", EXAMPLE, "--lang", "en"])
    assert code == 0
    assert "lamplight learn" in said[-1]
    code, said = typed("quit", command=["learn", EXAMPLE, "--lang", "de"])
    assert code == 0
    assert Catalogue("de").format(steps[2].text()) in said[0]
    code, said = typed("undo", "quit", command=["learn", EXAMPLE])
    assert code == 0
    assert Catalogue("en").format(steps[1].text()) in said[1]
    code, said = typed("quit", command=["learn", EXAMPLE, "--again"])
    assert code == 0
    assert Catalogue("en").format(steps[0].text()) in said[0]


def test_a_record_of_a_lesson_that_does_not_fit_any_more_begins_anew(home: Path) -> None:
    typed("", "quit", command=["learn", EXAMPLE])
    (path,) = (home / "lamplight" / "records").glob("*.jsonl")
    path.write_text(path.read_text().replace("page 2", "page 7") + '{"by": 0, "do"')
    code, said = typed("quit", command=["learn", EXAMPLE])
    assert code == 0
    assert Catalogue("en").format(syllabus(EXAMPLE).lessons["first"].step[0].text()) in "".join(said)


def test_something_else_is_kindly_refused(home: Path) -> None:
    code, said = typed("nonsense", "", "help", "hint", "why", "quit", command=["learn", EXAMPLE])
    assert code == 0
    assert Catalogue("en").format(Text("lesson-read")) in said[1]


def test_mistakes_name_what_there_is(lamplight: Run, tmp_path: Path) -> None:
    done = lamplight("learn", EXAMPLE, "furst")
    assert done.returncode == 2
    assert "first" in done.stderr
    source = kit_named(EXAMPLE).lessons
    assert source is not None
    good = (source / "first.toml").read_text(encoding="utf-8")
    (tmp_path / "good.toml").write_text(good)
    (tmp_path / "bad.toml").write_text(good.replace("rules = 2", "rules = 99"))
    done = lamplight("lesson", "check", "good.toml", "bad.toml")
    assert done.returncode == 1
    assert "good.toml: nothing is wrong." in done.stdout
    assert "99" in done.stdout
    assert lamplight("lesson", "check", "none.toml").returncode == 3
    assert "first" in lamplight("games").stdout


def test_the_record_of_a_lesson_is_refused_where_games_are_checked(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(command=["learn", EXAMPLE])
    (path,) = (home / "lamplight" / "records").glob("*.jsonl")
    assert main(["verify", str(path)]) == 1
    assert "the record of the lesson" in capsys.readouterr().err
    assert main(["replay", str(path)]) != 0
    assert main(["play", "--resume", str(path)]) != 0
