"""Steps through something by single keys, where a terminal can give them: on, back, to the start, to the end."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

NEXT, BACK, FIRST, LAST, AHEAD, BEHIND, QUIT = "next", "back", "first", "last", "ahead", "behind", "quit"
FAR: Final = 10  # steps at once
KEYS: Final[dict[str, str]] = {
    "\x1b[C": NEXT, "\x1bOC": NEXT, " ": NEXT, "\r": NEXT, "\n": NEXT, "n": NEXT, "l": NEXT,
    "\x1b[D": BACK, "\x1bOD": BACK, "b": BACK, "p": BACK, "h": BACK, "\x7f": BACK,
    "\x1b[H": FIRST, "\x1b[1~": FIRST, "\x1bOH": FIRST, "g": FIRST,
    "\x1b[F": LAST, "\x1b[4~": LAST, "\x1bOF": LAST, "G": LAST,
    "\x1b[6~": AHEAD, "\x1b[B": AHEAD, "\x1bOB": AHEAD,
    "\x1b[5~": BEHIND, "\x1b[A": BEHIND, "\x1bOA": BEHIND,
    "q": QUIT, "Q": QUIT, "\x1b": QUIT, "\x03": QUIT, "\x04": QUIT, "": QUIT,
}  # fmt: skip


def moved(at: int, key: str, last: int) -> int | None:
    """Where a key leads from here; None: the reader has had enough.

    >>> (
    ...     moved(3, "\\x1b[C", 9),
    ...     moved(3, "\\x1b[D", 9),
    ...     moved(3, "G", 9),
    ...     moved(0, "b", 9),
    ...     moved(3, "x", 9),
    ...     moved(3, "q", 9),
    ... )
    (4, 2, 9, 0, 3, None)
    """
    meant = KEYS.get(key)
    if meant == QUIT:
        return None
    aims = {NEXT: at + 1, BACK: at - 1, FIRST: 0, LAST: last, AHEAD: at + FAR, BEHIND: at - FAR}
    return at if meant is None else max(0, min(aims[meant], last))


def step_through(keys: Iterator[str], last: int, show: Callable[[int], None]) -> None:
    """Show where the keys lead, from the start on, until somebody has had enough or there are no more."""
    at = 0
    show(at)
    for key in keys:
        to = moved(at, key, last)
        if to is None:
            return
        if to != at:
            at = to
            show(at)


def can_step() -> bool:
    """Do people sit before this terminal, and can it give single keys?"""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") == "dumb":
        return False
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    return True


@contextmanager
def pressed() -> Iterator[Iterator[str]]:
    """The keys that are pressed, one after the other; afterwards the terminal is as it was."""
    import select
    import termios
    import tty

    file = sys.stdin.fileno()
    before = termios.tcgetattr(file)

    def each() -> Iterator[str]:
        while True:
            key = os.read(file, 1).decode("latin-1")
            while (key.startswith("\x1b") and key not in KEYS) or key == "\x1b":
                if not select.select([file], [], [], 0.05)[0] or len(key) > 5:
                    break
                key += os.read(file, 1).decode("latin-1")
            yield key

    try:
        tty.setcbreak(file)
        yield each()
    finally:
        termios.tcsetattr(file, termios.TCSADRAIN, before)
