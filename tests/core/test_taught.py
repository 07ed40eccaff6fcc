"""A match that follows a lesson: its pages stand in its log, luck and bots are written, and one can go back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.games.pig.lamplight_pig.game import Pig

from lamplight.bots.kit import settle
from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.game import CHANCE, TEACHER
from lamplight.core.lesson import Lesson, read_lesson
from lamplight.core.match import Divergence, Match, Step
from lamplight.core.record import RecordFault, header_line, read_record, record_lines, verify
from lamplight.core.taught import ON, OffScript, Taught
from lamplight.core.view import Refusal

FILE = Path(__file__).resolve().parents[1] / "games" / "pig" / "lamplight_pig" / "lessons" / "first.toml"
LESSON = read_lesson(FILE.read_bytes())
GAME = Pig()
settle(GAME)


def begun(lesson: Lesson = LESSON) -> Taught:
    match = Taught(GAME, lesson)
    match.begin()
    return match


def did(match: Match, seat: int, do: str) -> Step:
    step = match.act(seat, do)
    assert isinstance(step, Step), step
    return step


def held() -> Taught:
    """The whole lesson."""
    match = begun()
    for do in (ON, "roll", "roll", "hold"):
        did(match, 0, do)
    did(match, 1, match.scripted() or "")
    return match


def refused(match: Match, seat: int, do: str) -> str:
    refusal = match.act(seat, do)
    assert isinstance(refusal, Refusal), refusal
    return refusal.message.id


def test_pages_turn_by_what_was_read_and_done() -> None:
    match = begun()
    assert match.entries == [Entry(TEACHER, "page 1")]
    guide = match.view(0).guide
    assert guide is not None
    assert (guide.step, guide.of, guide.say.id, guide.light) == (1, 3, "pig-lesson-first-aim", ("pig-1",))
    assert guide.read
    assert match.view(0).prompt is not None
    assert match.view(0).prompt.options == ()  # type: ignore[union-attr]
    step = did(match, 0, ON)
    assert [event.text.id for event in step.events] == ["pig-lesson-first-roll"], "it is told, for ears and the log"
    assert match.offered() == ["roll"]
    assert did(match, 0, "roll").entries == [Entry(0, "roll"), Entry(CHANCE, "die 4")]
    assert match.offered() == ["roll", "hold"]


def test_it_ends_with_its_last_page_and_not_with_the_game() -> None:
    match = held()
    assert match.over
    assert match.state.outcome() is None
    guide = match.view(0).guide
    assert guide is not None
    assert guide.done
    assert (guide.step, guide.of) == (3, 3)
    assert refused(match, 0, "roll") == "lesson-over"


def test_what_the_lesson_does_not_ask_for_is_kindly_refused() -> None:
    match = begun()
    assert refused(match, 0, "roll") == "lesson-read"
    assert match.why(0, ["die"])[0].message.id == "lesson-read"
    did(match, 0, ON)
    assert refused(match, 0, ON) == refused(match, 0, "hold") == "lesson-play"
    assert match.why(0, ["pot"])[0].message.id == "lesson-play"
    assert match.why(0, ["die"]) == []
    for do in ("roll", "roll"):
        did(match, 0, do)
    did(match, 0, "hold")
    assert refused(match, 1, "hold") == refused(match, 0, "roll") == "lesson-watch"
    before = match.version
    for answer in (match.deal("die 6"), match.agree("stop")):
        assert isinstance(answer, Refusal)
    assert match.version == before, "nobody can give it other luck"


def test_luck_is_what_is_written_else_always_the_same() -> None:
    match, again = held(), held()
    assert match.entries == again.entries
    assert next(ply.do for ply in match.plies if ply.by == CHANCE) == "die 4"
    other = read_lesson(FILE.read_text().replace('"die 4"', '"die 7"'))
    match = begun(other)
    did(match, 0, ON)
    with pytest.raises(OffScript, match="step 2: die 7"):
        match.act(0, "roll")


def test_taking_back_goes_back_through_the_steps() -> None:
    match = begun()
    did(match, 0, ON)
    did(match, 0, "roll")
    did(match, 0, "roll")
    assert match.step_number == 3
    before = match.state.key()
    for step, offered in ((2, ["roll", "hold"]), (2, ["roll"]), (1, [])):
        target = match.undo_target(0)
        assert target is not None
        match.undo(0, target)
        assert (match.step_number, match.offered()) == (step, offered)
    assert match.undo_target(0) is None
    for do in (ON, "roll", "roll"):
        did(match, 0, do)
    assert match.state.key() == before


def test_it_is_its_log() -> None:
    match = held()
    again = match.fresh()
    for entry in match.entries:
        again.redo(entry)
    assert again.state.key() == match.state.key()
    assert again.history(0) == match.history(0)
    back = match.rewound(4)
    assert isinstance(back, Taught)
    assert back.entries == match.entries[:4]


@pytest.mark.parametrize(
    ("kept", "entry"),
    [
        (1, Entry(TEACHER, "page 3")),  # a page too far
        (4, Entry(CHANCE, "die 6")),  # other luck than written
        (2, Entry(0, ON)),  # nothing to read
        (3, Entry(0, "hold")),  # not asked for
    ],
)
def test_a_log_that_was_changed_is_not_replayed(kept: int, entry: Entry) -> None:
    match = held()
    changed = match.fresh()
    for known in match.entries[:kept]:
        changed.redo(known)
    with pytest.raises(Divergence):
        changed.redo(entry)


def test_its_record_says_that_it_is_a_lesson_and_is_never_verified() -> None:
    lines = record_lines(held())
    header = json.loads(lines[0])
    assert (header["lesson"], header["commitment"]) == ("first", "")
    assert json.loads(lines[1]) == {"by": "lesson", "do": "page 1"}
    assert json.loads(lines[-1]) == {"end": "lesson"}
    record = read_record(lines)
    assert record.lesson == "first"
    with pytest.raises(RecordFault, match="core-record-lesson"):
        verify(record, GAME)


def test_an_ordinary_match_knows_no_script() -> None:
    match = Match(GAME, {}, 2, Dealer(bytes(32)))
    match.begin()
    assert (match.lesson, match.scripted()) == ("", None)
    assert "lesson" not in json.loads(header_line(match))
    assert refused(match, 0, ON) == "core-not-an-action"
    assert match.view(0).guide is None
    with pytest.raises(Divergence):
        match.redo(Entry(TEACHER, "page 1"))
