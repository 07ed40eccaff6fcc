"""Where the commands write: sentences from the catalogue, tables, colours only where they help.

Rich lays tables out and knows what a terminal can show. It is loaded when it is first needed, so that a command that
writes plain lines starts without it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import shutil
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

from lamplight.core.faults import FAILED, Fault, cannot, no_file
from lamplight.core.messages import Catalogue
from lamplight.core.screen import Column
from lamplight.core.view import Text
from lamplight.terminal.harmless import harmless

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

# What the rules and skins call a style, in the words of Rich.
STYLES: Final = {
    "bold": "bold",
    "dim": "dim",
    "red": "red",
    "green": "green",
    "yellow": "yellow",
    "blue": "bright_blue",
    "violet": "magenta",
    "grey": "white",
    "brown": "yellow",
    "white": "bright_white",
}
FAR: Final = 60  # lines
LEAST: Final = 40  # columns
MOST: Final = 120
ENDLESS: Final = 10_000  # columns of a pipe: nothing is broken there
INDENT: Final = 2
ESCAPE: Final = "\x1b"


def is_live(stream: TextIO) -> bool:
    """Is this a terminal that can move its cursor?"""
    return stream.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def silence(stream: TextIO) -> None:
    """What is still buffered goes nowhere, also when the interpreter closes the stream."""
    with contextlib.suppress(OSError, ValueError), open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), stream.fileno())


def breaks(text: str, first: int, width: int) -> list[int]:
    """Where lines begin after the first; a word that is longer than a line stays whole, so that it can be copied.

    >>> breaks("one two three", 7, 7), breaks("a-very-long-word", 7, 7)
    ([8], [])
    """
    from rich.cells import cell_len

    found: list[int] = []
    start = 0
    for word in re.finditer(r"\[[^\]]{1,24}\]|[^ ]+", text):
        if word.start() > start and cell_len(text[start : word.end()]) > (width if found else first):
            start = word.start()
            found.append(start)
    return found


class Screen:
    """The terminal as the commands see it. Plain: no colours, no frames, nothing is drawn twice (for the ear).

    Whatever is written goes through `shown`: no text steers the terminal, wherever it comes from. Our own colours are
    noted by a mark that nobody can guess until then.
    """

    def __init__(
        self, catalogue: Catalogue, out: TextIO | None = None, err: TextIO | None = None, plain: bool = False
    ) -> None:
        self.catalogue = catalogue
        self.out: TextIO = out or sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        self.err: TextIO = err or sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        self.plain = plain
        self.asked: str | None = None  # the language that was typed, if one was
        self.live = is_live(self.out) and not plain
        self.colour = self.live and not os.environ.get("NO_COLOR")
        self.width = max(LEAST, min(shutil.get_terminal_size((80, 24)).columns, MOST))
        self.unicode = "utf" in (self.out.encoding or "").lower()
        self._consoles: dict[int, Console] = {}
        self._mark = f"\ue000{secrets.token_hex(8)}\ue001"  # stands for the escape of our own colours

    def text(self, text: Text | str) -> str:
        """The sentence of a message; a string stands for itself."""
        return text if isinstance(text, str) else self.catalogue.format(text).rstrip()

    def words(self, message: str, **args: int | str | Text) -> str:
        """The sentence of a message id with arguments."""
        return self.text(Text(message, args))

    def say(self, message: str, **args: int | str | Text) -> None:
        """Writes one message on a line of its own, or on several where the terminal is narrow."""
        self.prose(self.words(message, **args))

    def line(self, line: str = "") -> None:
        """Writes a line; what is written has left the process when this returns."""
        self.write(self.shown(line) + "\n")

    def prose(self, text: str, hang: int = 0) -> None:
        """Writes sentences, broken between words at the width of a terminal; later lines begin in the column `hang`."""
        for line in text.split("\n"):
            self.line("\n".join(self.broken(line, hang)))

    def broken(self, line: str, hang: int = 0) -> list[str]:
        """The line in pieces that fit; in a pipe and for the ear it stays whole."""
        if not self.live or len(line) <= self.width:
            return [line]
        from rich.text import Text as Styled

        indent = len(line) - len(line.lstrip(" "))
        styled = Styled.from_ansi(self._tame(line.lstrip(" ")).replace(self._mark, ESCAPE))
        if indent + styled.cell_len <= self.width:
            return [line]
        console = self.console(ENDLESS)
        lines = []
        hang = max(hang, indent)
        for k, part in enumerate(styled.divide(breaks(styled.plain, self.width - indent, self.width - hang))):
            part.rstrip()
            with console.capture() as made:
                console.print(part, end="", soft_wrap=True)
            lines.append(" " * (hang if k else indent) + made.get().replace(ESCAPE, self._mark))
        return lines

    def columns(self, cells: Sequence[str], gap: int = 2) -> list[str]:
        """Cells side by side, downwards first, in as many columns as fit."""
        wide = max(map(len, cells)) + gap
        high = -(-len(cells) // max(1, (self.width + gap) // wide))
        return ["".join(cell.ljust(wide) for cell in cells[k::high]).rstrip() for k in range(high)]

    def page(self) -> None:
        """A terminal begins a fresh page; what was written before can still be scrolled to where it keeps that."""
        if self.live:
            self.write("\x1b[H\x1b[2J")

    def write(self, text: str) -> None:
        """Hands the text over; where it cannot be (a disk that is full), that is a fault, and nothing more is tried."""
        try:
            self.out.write(text)
            self.out.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            silence(self.out)
            if error.errno == errno.EBADF:
                return  # whoever closed the output does not want it
            raise cannot("cli-no-output", reason=error.strerror or type(error).__name__) from None

    def shown(self, text: str) -> str:
        """The text as it may be written: harmless, in our own colours."""
        return ESCAPE.join([harmless(part) for part in text.split(self._mark)])

    def clear(self) -> None:
        """Nothing of what stood here can be read any more; where that is impossible it moves far up."""
        self.write("\x1b[2J\x1b[3J\x1b[H" if is_live(self.out) else "\n" * FAR)

    def complain(self, text: Text | str) -> None:
        """Writes a sentence where errors go."""
        try:
            self.err.write(self.shown(self.text(text)) + "\n")
            self.err.flush()
        except OSError:  # there is no other place to say it
            silence(self.err)

    def paint(self, text: str, *styles: str) -> str:
        """The text in these styles, or plain where colours are not wanted."""
        known = [STYLES[style] for style in styles if style in STYLES]
        if not (self.colour and known and text):
            return text
        from rich.text import Text as Styled

        console = self.console(ENDLESS)
        with console.capture() as made:
            console.print(Styled(self._tame(text), " ".join(known)), end="", soft_wrap=True)
        return made.get().replace(ESCAPE, self._mark)

    def _tame(self, text: str) -> str:
        """Harmless, but for the marks of our own colours."""
        return self._mark.join([harmless(part) for part in text.split(self._mark)])

    def table(self, columns: Sequence[Column], rows: Iterable[Sequence[str]]) -> None:
        """Rows below each other, columns in line; on a terminal long cells are broken, in a pipe never."""
        from rich import box
        from rich.padding import Padding
        from rich.table import Table
        from rich.text import Text as Styled

        headed = any(column.head for column in columns)
        table = Table(
            box=box.SIMPLE_HEAD if headed and self.live and self.unicode else None,
            show_header=headed,
            show_edge=False,
            pad_edge=False,
            padding=(0, 2, 0, 0),
            header_style="bold",
        )
        for column in columns:
            table.add_column(
                column.head,
                justify="right" if column.right else "left",
                min_width=column.least or None,
                style=STYLES.get(column.style, ""),
                no_wrap=not self.live,
            )
        for row in rows:
            table.add_row(*[Styled(self._tame(cell)) for cell in row])
        framed = Padding(table, (0, 0, 0, INDENT), expand=False)
        self.line("\n".join(self.laid_out(framed, self.width if self.live else ENDLESS)))

    def laid_out(self, what: RenderableType, width: int | None = None) -> list[str]:
        """The lines of what Rich lays out, in so many columns; what it is told must be harmless already."""
        console = self.console(width or self.width)
        with console.capture() as made:
            console.print(what)
        return [line.rstrip() for line in made.get().replace(ESCAPE, self._mark).splitlines()]

    def console(self, width: int) -> Console:
        """Rich's idea of this terminal."""
        found = self._consoles.get(width)
        if found is None:
            from rich.console import Console

            found = Console(
                file=self.out,
                width=width,
                force_terminal=self.colour,
                no_color=not self.colour,
                markup=False,
                emoji=False,
                highlight=False,
            )
            self._consoles[width] = found
        return found

    def file(self, path: str, largest: int) -> str:
        """The text of a file, of its first bytes if it is larger; a fault if it cannot be read."""
        try:
            with open(path, "rb") as file:
                data = file.read(largest + 1)
        except OSError as error:
            raise no_file(error, Path(path)) from None
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError:
            raise Fault(FAILED, Text("cli-file-not-text", {"file": path})) from None
