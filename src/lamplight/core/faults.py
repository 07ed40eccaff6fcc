"""What goes wrong in a command: an exit code and one sentence from the catalogue."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

from lamplight.core.view import Text

OK: Final = 0
FAILED: Final = 1
USAGE: Final = 2
CANNOT: Final = 3
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


class Fault(Exception):
    """Ends a command with an exit code and says why; the details stand on lines of their own."""

    def __init__(self, code: int, text: Text, details: Iterable[Text] = ()) -> None:
        super().__init__(text.id)
        self.code = code
        self.text = text
        self.details = tuple(details)


def usage(message: str, **args: int | str | Text) -> Fault:
    """The command was typed in a way that cannot be understood."""
    return Fault(USAGE, Text(message, args))


def cannot(message: str, **args: int | str | Text) -> Fault:
    """The command was understood, but the world does not allow it (a file, a port, a database)."""
    return Fault(CANNOT, Text(message, args))


def no_file(error: OSError, path: object) -> Fault:
    """The fault that fits an error of the file system, in our words."""
    name = str(path)
    if isinstance(error, FileNotFoundError):
        return cannot("cli-file-missing", file=name)
    if isinstance(error, PermissionError):
        return cannot("cli-file-forbidden", file=name)
    if isinstance(error, IsADirectoryError):
        return cannot("cli-file-directory", file=name)
    if isinstance(error, FileExistsError):
        return cannot("cli-file-exists", file=name)
    return cannot("cli-file-error", file=name, reason=error.strerror or type(error).__name__)


def near(value: str, known: Iterable[str]) -> Text | str:
    """A question after the name that was probably meant, or nothing."""
    guesses = difflib.get_close_matches(value.lower(), list(known), n=1, cutoff=0.6)
    return Text("cli-did-you-mean", {"guess": guesses[0]}) if guesses else ""


def unknown(message: str, value: str, known: Iterable[str], **args: int | str | Text) -> Fault:
    """There is no such thing: names what there is, and what was probably meant."""
    names = list(known)
    return usage(message, value=value, known=", ".join(names), near=near(value, names), **args)
