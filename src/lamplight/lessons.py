"""The lessons of all games: found in the folders that their kits name, and checked by playing them.

A lesson that is faulty is named with its file, and only that one is left out. `check` plays a lesson in all branches
(every allowed choice of every step) by the rules of its game, so a changed rule that breaks one is noticed.
"""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from lamplight.bots.kit import Kit
from lamplight.core.faults import near
from lamplight.core.game import CHANCE, OVER, TEACHER, Game, NotationError, SetupError, UnknownVersion
from lamplight.core.lesson import (
    LONGEST_TEXT,
    PART,
    TABLE_PARTS,
    Lesson,
    LessonError,
    Page,
    choices,
    fits,
    read_lesson,
)
from lamplight.core.match import Step
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.position import PositionError
from lamplight.core.taught import ON, OffScript, Taught
from lamplight.core.tip import MOMENTS, Tip, read_tips
from lamplight.core.view import Refusal, Text
from lamplight.kits import all_kits, kit_named
from lamplight.probe import reason

SUFFIX: Final = ".toml"
TIPS: Final = "tips.toml"  # lies in the same folder
MOST_POSITIONS: Final = 5_000  # that a lesson may lead to, in all its branches

log = logging.getLogger(__name__)


class UnknownLesson(LookupError):
    """This game has no lesson of that name."""


@dataclass(frozen=True)
class Faulty:
    """A lesson file that is left out, and all that is wrong with it."""

    file: str
    faults: tuple[Text, ...]

    def texts(self) -> list[Text]:
        """Each fault in one sentence, with the file."""
        return [Text("lesson-fault-left-out", {"file": self.file, "why": fault}) for fault in self.faults]


@dataclass(frozen=True)
class Syllabus:
    """The lessons of one game by their names, in the order of their files, its tips, and what was left out."""

    lessons: dict[str, Lesson]
    faulty: tuple[Faulty, ...]
    tips: tuple[Tip, ...] = ()


def title_of(kit: Kit, lesson: str) -> Text:
    """What a lesson is called."""
    return Text(f"{kit.prefix}-lesson-{lesson}")


def sources(kit: Kit) -> Iterator[tuple[str, bytes]]:
    """The lesson files of a game, each with its name."""
    if kit.lessons is None or not kit.lessons.is_dir():
        return
    for file in sorted(kit.lessons.iterdir(), key=lambda one: one.name):
        if file.name.endswith(SUFFIX) and file.name != TIPS:
            yield file.name, file.read_bytes()


def gathered(kit: Kit) -> Syllabus:
    """All lessons of a game that can be held, and those that cannot."""
    found: dict[str, Lesson] = {}
    faulty: list[Faulty] = []
    for name, source in sources(kit):
        try:
            lesson = read_lesson(source)
        except LessonError as error:
            faulty.append(Faulty(f"{kit.id}/{name}", tuple(error.faults)))
            continue
        faults = tried(lesson, kit)
        if lesson.id in found:
            faults.append(Text("lesson-fault-twice", {"lesson": lesson.id}))
        if faults:
            faulty.append(Faulty(f"{kit.id}/{name}", tuple(faults)))
        else:
            found[lesson.id] = lesson
    for lesson in found.values():
        if lesson.next and lesson.next not in found:
            known = ", ".join(found)
            fault = Text("lesson-fault-next", {"lesson": lesson.id, "next": lesson.next, "known": known})
            faulty.append(Faulty(kit.id, (fault,)))
    tips, wrong = gathered_tips(kit)
    return Syllabus(found, (*faulty, *wrong), tips)


def tried(lesson: Lesson, kit: Kit) -> list[Text]:
    """All that is wrong with a lesson, also where the rules of its game fail while it is played."""
    try:
        return check(lesson, kit)
    except Exception as error:  # somebody else's code
        return [Text("lesson-fault-raised", {"game": kit.id, "why": reason(error)})]


def gathered_tips(kit: Kit) -> tuple[tuple[Tip, ...], list[Faulty]]:
    """The tips of a game; none, and why, if something is wrong with them."""
    file = None if kit.lessons is None else kit.lessons / TIPS
    if file is None or not file.is_file():
        return (), []
    try:
        tips = read_tips(file.read_bytes())
        faults = check_tips(tips, kit)
    except LessonError as error:
        tips, faults = (), error.faults
    return ((), [Faulty(f"{kit.id}/{TIPS}", tuple(faults))]) if faults else (tips, [])


def check_tips(tips: tuple[Tip, ...], kit: Kit) -> list[Text]:
    """All that is wrong with the tips of a game."""
    faults: list[Text] = []
    known = (*kit.rulebook.rules, *kit.rulebook.rulings) if kit.rulebook is not None else ()
    for tip in tips:
        if len(tip.moments()) != 1:
            faults.append(Text("lesson-fault-moment", {"tip": tip.id, "known": ", ".join(MOMENTS)}))
        if tip.rule not in known:
            faults.append(Text("lesson-fault-rule", {"tip": tip.id, "rule": tip.rule, "near": near(tip.rule, known)}))
        if [other.id for other in tips].count(tip.id) > 1:
            faults.append(Text("lesson-fault-tip-twice", {"tip": tip.id}))
        for lang in languages(kit):
            words = Catalogue(lang)
            for message in [message for message in (tip.say, tip.text, tip.note) if message]:
                if not words.has(message):
                    faults.append(Text("lesson-fault-tip-text", {"tip": tip.id, "message": message, "lang": lang}))
            length = len(words.format(Text(tip.say)))
            if length > LONGEST_TEXT:
                args: dict[str, int | str | Text] = {"tip": tip.id, "lang": lang, "length": length}
                faults.append(Text("lesson-fault-tip-long", {**args, "most": LONGEST_TEXT}))
    return list({str(fault): fault for fault in faults}.values())


def languages(kit: Kit) -> list[str]:
    """The languages that a game speaks; one from outside may speak English alone."""
    return [lang for lang in LANGUAGES if kit.words is None or kit.words_in(lang) is not None]


@functools.cache
def syllabus(game: str) -> Syllabus:
    """The lessons of a game, read and checked once in this process; raises UnknownGame."""
    found = gathered(kit_named(game))
    for faulty in found.faulty:
        for text in faulty.texts():
            log.warning("%s", Catalogue("en").format(text))
    return found


def lesson_named(game: str, lesson: str) -> Lesson:
    """A lesson that can be held; raises UnknownGame or UnknownLesson."""
    try:
        return syllabus(game).lessons[lesson]
    except KeyError:
        raise UnknownLesson(lesson) from None


def read_all() -> None:
    """Reads and checks the lessons of all games, so that nobody waits for it later."""
    for kit in all_kits():
        syllabus(kit.id)


def table_of(game: Game, lesson: Lesson) -> Taught:
    """A match that follows a lesson, before it begins."""
    return Taught(game.in_version(lesson.rules), lesson)


# --- checking -----------------------------------------------------------------------------------------


def check(lesson: Lesson, kit: Kit) -> list[Text]:
    """All that is wrong with a lesson; nothing if it can be held."""
    faults = _frame_faults(lesson, kit)
    if faults:
        return faults
    texts, positions = _text_faults(lesson, kit), _position_faults(lesson, kit)
    return texts + (positions or Walk(lesson, kit).faults())


def at_step(number: int, page: Page, message: str, /, **args: int | str | Text) -> Text:
    """A fault of one step."""
    return Text("lesson-fault-step", {"step": number, "say": page.say, "why": Text(message, dict(args))})


def _frame_faults(lesson: Lesson, kit: Kit) -> list[Text]:
    """Can the table be set up at all?"""
    if lesson.game != kit.id:
        return [Text("lesson-fault-game", {"found": lesson.game, "game": kit.id})]
    faults: list[Text] = []
    try:
        game = kit.game.in_version(lesson.rules)
    except UnknownVersion as error:
        return [error.message]
    for options, seats in ((lesson.options, lesson.seats), (lesson.then.options, lesson.then.seats)):
        try:
            game.new({**game.suited(seats), **options}, seats)
        except SetupError as error:
            faults += error.faults
    if not 0 <= lesson.you < lesson.seats:
        faults.append(Text("lesson-fault-you", {"seat": lesson.you, "seats": lesson.seats}))
    for bot in {lesson.bot, lesson.then.bot}:
        if bot not in kit.bot_names():
            known = kit.bot_names()
            faults.append(Text("lesson-fault-bot", {"bot": bot, "known": ", ".join(known), "near": near(bot, known)}))
    last = lesson.step[-1]
    if last.play or last.bots or last.luck or last.until:
        faults.append(at_step(len(lesson.step), last, "lesson-fault-last"))
    return faults


def _text_faults(lesson: Lesson, kit: Kit) -> list[Text]:
    """Is everything said in every language that the game speaks, and short enough?"""
    faults: list[Text] = []
    for lang in languages(kit):
        words = Catalogue(lang)
        title = title_of(kit, lesson.id)
        if not words.has(title.id):
            faults.append(Text("lesson-fault-title", {"message": title.id, "lang": lang}))
        for number, page in enumerate(lesson.step, 1):
            if not words.has(page.say.partition(".")[0]):
                faults.append(at_step(number, page, "lesson-fault-no-text", message=page.say, lang=lang))
                continue
            length = len(words.format(page.text()))
            if length > LONGEST_TEXT:
                faults.append(at_step(number, page, "lesson-fault-long", length=length, most=LONGEST_TEXT, lang=lang))
    return faults


def _position_faults(lesson: Lesson, kit: Kit) -> list[Text]:
    """Is every position one of this game, with as many seats?"""
    faults: list[Text] = []
    game = kit.game.in_version(lesson.rules)
    for number, page in enumerate(lesson.step, 1):
        if not page.position:
            continue
        try:
            state = game.position(page.position)
        except PositionError as error:
            faults += [at_step(number, page, "lesson-fault-position", why=fault) for fault in error.faults]
            continue
        if state.seats != lesson.seats:
            faults.append(
                at_step(number, page, "lesson-fault-position-seats", found=int(state.seats), seats=lesson.seats)
            )
    return faults


def refused(match: Taught, seat: int, do: str) -> Refusal | None:
    """Why a seat may not do that by the rules of the game."""
    try:
        return match.state.refusal(seat, match.state.parse(do))
    except NotationError:
        return Refusal("", Text("core-not-an-action", {"do": do}))


class Walk:
    """All ways through a lesson, each step by the rules; what cannot happen is named once."""

    def __init__(self, lesson: Lesson, kit: Kit) -> None:
        self.lesson = lesson
        self.game = kit.game.in_version(lesson.rules)
        self.parts = {f"{PART}{name}" for name in (*TABLE_PARTS, *kit.parts)}
        self._faults: dict[str, Text] = {}
        self._seen: set[tuple[object, ...]] = set()
        self._possible: set[tuple[int, int, str]] = set()  # choices that some way through the lesson offers

    def faults(self) -> list[Text]:
        match = Taught(self.game, self.lesson)
        if self._went(match, match.begin):
            self._walk(match)
        self._never()
        return list(self._faults.values())

    def _walk(self, match: Taught) -> None:
        """On from here, in all branches."""
        while not match.over:
            page = self.lesson.step[match.step_number - 1]
            key = (match.step_number, match.played, match.moved, match.fell, match.reading(), match.state.key())
            if key in self._seen:
                return
            self._seen.add(key)
            if len(self._seen) > MOST_POSITIONS:
                self._fault(match, "lesson-fault-endless", most=MOST_POSITIONS)
                return
            if match.reading():
                if not self._step(match, match.you, ON):
                    return
            elif match.state.actor == match.you:
                offered = self._offered(match, page)
                for do in offered[1:]:
                    branch = match.rewound(match.version)
                    assert isinstance(branch, Taught)
                    if self._step(branch, branch.you, do):
                        self._walk(branch)
                if not offered or not self._step(match, match.you, offered[0]):
                    return
            elif match.state.actor == OVER:
                self._fault(match, "lesson-fault-game-over")
                return
            else:
                move = match.scripted()
                if move is None:
                    self._stuck(match, page)
                    return
                if not self._step(match, int(match.state.actor), move):
                    return

    def _step(self, match: Taught, seat: int, do: str) -> bool:
        """One decision and what follows it; False if the lesson breaks there."""
        if seat != match.you:
            refusal = refused(match, seat, do)
            if refusal is not None:
                self._fault(match, "lesson-fault-bot-move", do=do, rule=refusal.rule, reason=refusal.message)
                return False
        return self._went(match, lambda: match.act(seat, do))

    def _went(self, match: Taught, work: Callable[[], Step | Refusal]) -> bool:
        before, start = match.step_number, len(match.plies)
        try:
            done = work()
        except OffScript as error:
            self._off(error)
            return False
        if isinstance(done, Refusal):
            self._fault(match, "lesson-fault-refused", reason=done.message)
            return False
        if match.step_number != before:
            self._turned(match, start)
        return True

    def _turned(self, match: Taught, start: int) -> None:
        """A page was turned: was everything of those before used up, and is everything here that this one lights?"""
        pages = [at for at, ply in enumerate(match.plies) if ply.by == TEACHER]
        for number, (at, end) in enumerate(pairwise(pages), 1):
            if end >= start:
                page = self.lesson.step[number - 1]
                plies = match.plies[at:end]
                fell = len([ply for ply in plies if ply.by == CHANCE])
                moved = len([ply for ply in plies if ply.by >= 0 and ply.by != match.you])
                if fell < len(page.luck):
                    self._keep(at_step(number, page, "lesson-fault-luck-left", count=len(page.luck) - fell))
                if moved < len(page.bots):
                    self._keep(at_step(number, page, "lesson-fault-bots-left", count=len(page.bots) - moved))
        self._lit(match)

    def _lit(self, match: Taught) -> None:
        """Is everything on the table that this step lights?"""
        page = self.lesson.step[match.step_number - 1]
        view = match.state.view(match.you)
        known = {piece.id for piece in view.pieces} | {place.id for place in match.state.scene().places} | self.parts
        if view.prompt is not None:
            known |= {thing for option in view.prompt.options for thing in option.touches}
        for thing in page.light:
            if thing not in known:
                self._fault(match, "lesson-fault-light", id=thing, near=near(thing, sorted(known)))

    def _offered(self, match: Taught, page: Page) -> list[str]:
        """What may be played now; a fault if that is nothing."""
        offered, at = match.offered(), match.played
        if at == len(page.play):
            self._stuck(match, page)
            return []
        for one in choices(page.play[at]):
            if any(fits(one, do) for do in offered):
                self._possible.add((match.step_number, at, one))
            elif not offered:  # each with the rule that forbids it
                why = refused(match, match.you, one)
                if why is not None:
                    self._fault(match, "lesson-fault-play-refused", do=one, rule=why.rule, reason=why.message)
        return offered

    def _never(self) -> None:
        """Choices that no way through the lesson ever offers, where others are."""
        for number, page in enumerate(self.lesson.step, 1):
            for at, line in enumerate(page.play):
                never = [one for one in choices(line) if (number, at, one) not in self._possible]
                if len(never) < len(choices(line)):
                    for one in never:
                        self._keep(at_step(number, page, "lesson-fault-never", do=one))

    def _stuck(self, match: Taught, page: Page) -> None:
        """It does not go on from here: why?"""
        actor = int(match.state.actor)
        for kind in page.until:
            if not match.happened(kind):
                self._fault(match, "lesson-fault-until", kind=kind)
                return
        if actor == match.you:
            self._fault(match, "lesson-fault-your-turn")
        else:
            self._fault(match, "lesson-fault-bot-silent", seat=actor)

    def _off(self, error: OffScript) -> None:
        page = self.lesson.step[max(0, error.step - 1)]
        self._keep(at_step(error.step, page, "lesson-fault-luck", do=error.do))

    def _fault(self, match: Taught, message: str, **args: int | str | Text) -> None:
        number = max(1, match.step_number)
        self._keep(at_step(number, self.lesson.step[number - 1], message, **args))

    def _keep(self, fault: Text) -> None:
        self._faults.setdefault(str(fault), fault)
