"""A pupil at the keyboard: presses Enter where one reads, takes the first choice where one decides."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Sequence
from unittest import mock

from lamplight.cli import main

MOST = 200  # answers in a lesson


def typed(*words: str, command: Sequence[str]) -> tuple[int, list[str]]:
    """Types these words, then what is asked for; the exit code, and what was said before each answer and at last."""
    said: list[str] = []
    left = list(words)
    out = io.StringIO()

    def answer(_: str = "") -> str:
        said.append(out.getvalue())
        out.seek(0)
        out.truncate()
        assert len(said) < MOST, said[-3:]
        if left:
            return left.pop(0)
        choices = [line for line in said[-1].splitlines() if line.strip().startswith("1 ")]
        return "1" if choices else ""

    with mock.patch("builtins.input", answer), contextlib.redirect_stdout(out):
        code = main(list(command))
    return code, [*said, out.getvalue()]
