"""What goes wrong in the laboratory: one message, perhaps with details; nothing that was finished is lost by it."""

from __future__ import annotations

from collections.abc import Iterable

from lamplight.core.view import Text


class LabFault(Exception):
    """A run that cannot be begun or cannot go on."""

    def __init__(self, text: Text, details: Iterable[Text] = (), mistyped: bool = False) -> None:
        super().__init__(text.id)
        self.text = text
        self.details = tuple(details)
        self.mistyped = mistyped  # was it asked for wrongly, rather than made impossible by the machine?


def cannot(message: str, **args: int | str | Text) -> LabFault:
    """The machine does not allow it."""
    return LabFault(Text(message, args))


def asked(message: str, **args: int | str | Text) -> LabFault:
    """What was asked for makes no sense."""
    return LabFault(Text(message, args), mistyped=True)


def needs(extra: str, error: ImportError) -> LabFault:
    """A package is missing: says what installs it."""
    return cannot("lab-missing-extra", package=error.name or extra, command=f"pip install 'lamplight[{extra}]'")
