"""Where the commands write: sentences from the catalogue, tables, colours only where they help.

Rich lays tables out and knows what a terminal can show. It is loaded when it is first needed, so that a command that
writes plain lines starts without it.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

from lamplight.core.faults import FAILED, Fault, no_file
from lamplight.core.messages import Catalogue
from lamplight.core.screen import Column
from lamplight.core.view import Text

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


def is_live(stream: TextIO) -> bool:
    """Is this a terminal that can move its cursor?"""
    return stream.isatty() and os.environ.get("TERM", "dumb") != "dumb"


class Screen:
    """The terminal as the commands see it. Plain: no colours, no frames, nothing is drawn twice (for the ear)."""

    def __init__(
        self, catalogue: Catalogue, out: TextIO | None = None, err: TextIO | None = None, plain: bool = False
    ) -> None:
        self.catalogue = catalogue
        self.out: TextIO = out or sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        self.err: TextIO = err or sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        self.plain = plain
        self.live = is_live(self.out) and not plain
        self.colour = self.live and not os.environ.get("NO_COLOR")
        self.width = max(LEAST, min(shutil.get_terminal_size((80, 24)).columns, MOST))
        self.unicode = "utf" in (self.out.encoding or "").lower()
        self._consoles: dict[int, Console] = {}

    def text(self, text: Text | str) -> str:
        """The sentence of a message; a string stands for itself."""
        return text if isinstance(text, str) else self.catalogue.format(text).rstrip()

    def words(self, message: str, **args: int | str | Text) -> str:
        """The sentence of a message id with arguments."""
        return self.text(Text(message, args))

    def say(self, message: str, **args: int | str | Text) -> None:
        """Writes one message on a line of its own."""
        self.line(self.words(message, **args))

    def line(self, line: str = "") -> None:
        """Writes a line; what is written has left the process when this returns."""
        self.out.write(line + "\n")
        self.out.flush()

    def clear(self) -> None:
        """Nothing of what stood here can be read any more; where that is impossible it moves far up."""
        self.out.write("\x1b[2J\x1b[3J\x1b[H" if is_live(self.out) else "\n" * FAR)
        self.out.flush()

    def complain(self, text: Text | str) -> None:
        """Writes a sentence where errors go."""
        self.err.write(self.text(text) + "\n")
        self.err.flush()

    def paint(self, text: str, *styles: str) -> str:
        """The text in these styles, or plain where colours are not wanted."""
        known = [STYLES[style] for style in styles if style in STYLES]
        if not (self.colour and known and text):
            return text
        from rich.text import Text as Styled

        console = self.console(ENDLESS)
        with console.capture() as made:
            console.print(Styled(text, " ".join(known)), end="", soft_wrap=True)
        return made.get()

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
            table.add_row(*map(Styled, row))
        framed = Padding(table, (0, 0, 0, INDENT), expand=False)
        self.line("\n".join(self.laid_out(framed, self.width if self.live else ENDLESS)))

    def laid_out(self, what: RenderableType, width: int | None = None) -> list[str]:
        """The lines of what Rich lays out, in so many columns."""
        console = self.console(width or self.width)
        with console.capture() as made:
            console.print(what)
        return [line.rstrip() for line in made.get().splitlines()]

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
