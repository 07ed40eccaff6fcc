"""Packages that only some people need; a missing one is named in one sentence."""

from __future__ import annotations

from lamplight.core.messages import Catalogue
from lamplight.core.view import Text


class MissingExtra(ImportError):
    """An adapter was imported without the package it adapts to."""


def missing(error: ImportError, extra: str) -> MissingExtra:
    """The sentence that says what is missing and which command installs it."""
    words = Text("adapter-missing", {"package": error.name or extra, "command": f"pip install 'lamplight[{extra}]'"})
    return MissingExtra(Catalogue("en").format(words), name=error.name)
