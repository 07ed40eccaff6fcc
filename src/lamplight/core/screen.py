"""What a command of a game may ask of the terminal: words, lines, colours, tables, and the text of a file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from lamplight.core.view import Text


class Column(NamedTuple):
    """A column of a table: its heading, on which side its cells stand, how wide it is at least, its style."""

    head: str = ""
    right: bool = False
    least: int = 0
    style: str = ""


class Screen(Protocol):
    """The terminal as a command sees it; terminal/screen.py is the real one."""

    width: int
    unicode: bool
    plain: bool

    def text(self, text: Text | str) -> str:
        """The sentence of a message; a string stands for itself."""
        ...

    def words(self, message: str, **args: int | str | Text) -> str:
        """The sentence of a message id with arguments."""
        ...

    def say(self, message: str, **args: int | str | Text) -> None:
        """Writes one message on a line of its own."""
        ...

    def line(self, line: str = "") -> None:
        """Writes a line."""
        ...

    def paint(self, text: str, *styles: str) -> str:
        """The text in these styles, or plain where colours are not wanted."""
        ...

    def table(self, columns: Sequence[Column], rows: Iterable[Sequence[str]]) -> None:
        """Writes rows below each other, columns in line."""
        ...

    def file(self, path: str, largest: int) -> str:
        """The text of a file, of its first bytes if it is larger; raises Fault if it cannot be read."""
        ...
