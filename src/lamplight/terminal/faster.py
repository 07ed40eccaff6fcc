"""The command with the compiled rules wherever there are any, and a word where there are none."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from lamplight.core.view import Text
from lamplight.server.compiled import fresh_build, is_compiled
from lamplight.terminal.screen import Screen

# What applies rules; the rest would only start later.
RULED: Final = frozenset(
    ("play", "learn", "replay", "verify", "analyse", "serve", "simulate", "arena", "study", "bot")
)  # fmt: skip
LONG: Final = frozenset(("simulate", "arena", "study", "analyse"))  # here it is worth waiting for a compiler


def hurried(command: str, screen: Screen) -> None:
    """Starts this process anew with the compiled rules of the checkout, if they are fresh; says so if it is slow."""
    if command not in RULED or is_compiled() or os.environ.get("LAMPLIGHT_PURE") == "1":
        return
    compiled = fresh_build()
    if compiled is not None and os.name == "posix" and not sys.flags.ignore_environment:
        again(compiled)
    elif command in LONG:
        screen.complain(Text("cli-slow", {"rules": how()}))


def how() -> Text:
    """How the rules run when a command needs them."""
    if is_compiled() or fresh_build() is not None:
        return Text("cli-rules-compiled")
    in_checkout = (Path(__file__).resolve().parents[3] / "Makefile").is_file()
    return Text("cli-rules-plain-checkout" if in_checkout else "cli-rules-plain")


def again(compiled: Path) -> None:
    """This very command with the compiled rules, in the place of this process."""
    path = os.pathsep.join(part for part in (str(compiled), os.environ.get("PYTHONPATH", "")) if part)
    sys.stdout.flush()
    words = [sys.executable, "-m", "lamplight", *sys.argv[1:]]
    os.execve(sys.executable, words, {**os.environ, "PYTHONPATH": path})
