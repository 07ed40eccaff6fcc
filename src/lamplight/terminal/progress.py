"""How far a long job is, and how long it will still take.

On a terminal one line is drawn again and again; where nothing may be drawn twice (--plain, TERM=dumb) a line is written
now and then; where nobody watches nothing is.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self, TypeVar

from lamplight.terminal.screen import Screen, is_live

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import Task

AFTER: Final = 1.0  # seconds: a job that is done by then needs no bar
OFTEN: Final = 0.2  # seconds between two drawings
SELDOM: Final = 10.0  # seconds between two lines
BAR: Final = 30

One = TypeVar("One")


class Progress:
    """Told how many of all are done, it shows that with the time that is left."""

    def __init__(self, screen: Screen, clock: Callable[[], float] = time.monotonic) -> None:
        self.screen = screen
        self.clock = clock
        self.watched = screen.err.isatty()
        self.live = is_live(screen.err) and not screen.plain
        self._began = -1.0
        self._first = 0
        self._shown = -SELDOM
        self._bar: Bar | None = None
        self.note: Callable[[], str] = str  # what else there is to say, asked for when it is shown

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.clear()

    def show(self, done: int, total: int) -> None:
        """So many of all are done."""
        if not self.watched:
            return
        now = self.clock()
        if self._began < 0:
            self._began, self._first = now, done
        if now - self._began < AFTER or done >= total:
            return
        if now - self._shown < (OFTEN if self.live else SELDOM):
            return
        self._shown = now
        if self.live:
            self._draw(done, total, now)
        else:
            self.screen.complain(self._sentence(done, total, now))

    def over(self, items: Iterable[One], total: int) -> Iterator[One]:
        """The items one by one, while the bar goes on."""
        self.show(0, total)
        for n, item in enumerate(items, 1):
            yield item
            self.show(n, total)

    def clear(self) -> None:
        """The bar is gone."""
        if self._bar is not None:
            self._bar.stop()
            self._bar = None

    def left(self, done: int, total: int, now: float) -> str:
        """The time that is left if it goes on like this; nothing while that cannot be known."""
        made = done - self._first
        if made <= 0:
            return ""
        return self.screen.words("cli-left", time=clock((now - self._began) * (total - done) / made))

    def _sentence(self, done: int, total: int, now: float) -> str:
        left = self.left(done, total, now)
        told = self.screen.words("cli-progress", done=done, total=total) + (f", {left}" if left else "")
        note = self.note()
        return f"{told}: {note}" if note else told

    def _draw(self, done: int, total: int, now: float) -> None:
        if self._bar is None:
            self._bar = self._begun(total)
        left = f"{self.left(done, total, now)}  {self.note()}".rstrip()
        self._bar.update(self._bar.task_ids[0], completed=done, total=total, left=left)
        self._bar.refresh()

    def _begun(self, total: int) -> Bar:
        from rich.console import Console
        from rich.progress import BarColumn, TextColumn
        from rich.progress import Progress as Bar
        from rich.text import Text

        class Left(TextColumn):
            def render(self, task: Task) -> Text:
                return Text(f"{task.completed:.0f}/{task.total:.0f}  {task.fields['left']}")

        console = Console(file=self.screen.err, highlight=False, markup=False, emoji=False)
        bar = Bar(
            BarColumn(BAR),
            Left(""),
            console=console,
            auto_refresh=False,  # no thread: the laboratory starts processes meanwhile
            transient=True,
            redirect_stdout=False,
            redirect_stderr=False,
        )
        bar.add_task("", total=total, left="")
        bar.start()
        return bar


def clock(seconds: float) -> str:
    """A time as people write it.

    >>> clock(75), clock(3 * 3600 + 62)
    ('1:15', '3:01:02')
    """
    whole = round(seconds)
    minutes, second = divmod(whole, 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"
