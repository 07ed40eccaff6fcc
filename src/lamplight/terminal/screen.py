"""Where the terminal client writes: sentences from the catalogue, colours only where they help."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final, TextIO

from lamplight.core.messages import Catalogue
from lamplight.core.view import Text

STYLES: Final = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "94",
    "violet": "35",
    "grey": "37",
    "brown": "33",
    "white": "97",
}
FAR: Final = 60  # lines


def wants_colour(stream: TextIO) -> bool:
    """Colours are for a terminal that knows them and a person who did not ask for none (NO_COLOR)."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb"


class Screen:
    """The terminal as the commands see it."""

    def __init__(self, catalogue: Catalogue, out: TextIO | None = None, err: TextIO | None = None) -> None:
        self.catalogue = catalogue
        self.out: TextIO = out or sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        self.err: TextIO = err or sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        self.colour = wants_colour(self.out)
        self.width = max(40, min(shutil.get_terminal_size((80, 24)).columns, 120))
        self.unicode = "utf" in (self.out.encoding or "").lower()

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
        clears = self.out.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self.out.write("\x1b[2J\x1b[3J\x1b[H" if clears else "\n" * FAR)
        self.out.flush()

    def complain(self, text: Text | str) -> None:
        """Writes a sentence where errors go."""
        self.err.write(self.text(text) + "\n")
        self.err.flush()

    def paint(self, text: str, *styles: str) -> str:
        """The text in these styles, or plain where colours are not wanted."""
        codes = ";".join(STYLES[style] for style in styles if style in STYLES)
        return f"\x1b[{codes}m{text}\x1b[0m" if self.colour and codes and text else text
