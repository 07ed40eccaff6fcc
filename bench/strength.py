"""How strong the bots are: plays the tournaments of docs/strength.md with `lamplight arena`; `make strength` writes it.

A run that was stopped goes on where it was; the results stay in build/strength/, in a folder for every state of the
rules and bots, so that games of other bots are never counted with them.
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "strength.md"
RESULTS = ROOT / "build" / "strength"
PLAYERS = ("core", "games", "bots")  # what decides how a game goes
LEVELS = ("master", "strong", "normal", "gentle")

HEAD = """# How strong the bots are

Made by `make strength`, which runs the commands below and puts down what they print. Every bot sits in every seat and
gets the same luck; a share is of the wins, shared wins counted in part. In The Dwarves the group wins or loses
together: every game is played by bots of one kind, and the share is how often they win. Ratings are as in chess (400
points: ten times as strong); the intervals come from drawing the games anew.

The budgets of the levels are counted in iterations, so these games can be played again, move for move, on any machine
that is fast enough for the clock not to strike.
"""


class Tournament(NamedTuple):
    """One command and what it is to show."""

    name: str
    title: str
    command: tuple[str, ...]


FOUR = ("--players", "4", "--games", "400")
NORMAL = ("--players", "3", "--option", "difficulty=normal")

TOURNAMENTS = (
    Tournament("rumble", "Rumble, all bots, four players", ("rumble", *LEVELS, "bluffer", "uniform", *FOUR)),
    Tournament(
        "dunkelrunde",
        "DunkelRunde, all bots, four players",
        ("dunkelrunde", *LEVELS, "thoughtful", "uniform", *FOUR),
    ),
    Tournament(
        "dunkelrunde_heuristic",
        "DunkelRunde, strong against thoughtful, four players",
        ("dunkelrunde", "strong", "thoughtful", *FOUR),
    ),
    Tournament(
        "dunkelrunde_master",
        "DunkelRunde, master against strong, four players",
        ("dunkelrunde", "master", "strong", *FOUR),
    ),
    Tournament(
        "dwarves",
        "The Dwarves, three players, Normal: how often the group wins",
        ("dwarves", *LEVELS, "companion", *NORMAL, "--games", "2000"),
    ),
)


def state() -> str:
    """A short name for the rules and bots as they are now."""
    found = hashlib.sha256()
    for folder in PLAYERS:
        for path in sorted((ROOT / "src" / "lamplight" / folder).rglob("*.py")):
            found.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return found.hexdigest()[:12]


def played(one: Tournament) -> str:
    """What the arena prints, without the place of the results."""
    command = [
        sys.executable,
        "-m",
        "lamplight",
        "arena",
        *one.command,
        "--lang",
        "en",
        "--out",
        str(RESULTS / state() / one.name),
    ]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return "\n".join(line for line in done.stdout.splitlines() if str(RESULTS) not in line).strip()


def document(found: Sequence[tuple[Tournament, str]]) -> str:
    parts = [HEAD]
    for one, said in found:
        parts.append(f"## {one.title}\n\n    $ lamplight arena {' '.join(one.command)}\n")
        parts.append("\n".join(f"    {line}".rstrip() for line in said.splitlines()) + "\n")
    return "\n".join(parts)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", choices=[one.name for one in TOURNAMENTS], action="append", help="only this one")
    parser.add_argument("--write", action="store_true", help="write docs/strength.md (only if all were played)")
    asked = parser.parse_args(arguments)
    found = []
    for one in TOURNAMENTS:
        if asked.only is None or one.name in asked.only:
            print(f"== {one.title}", flush=True)
            found.append((one, played(one)))
            print(found[-1][1], flush=True)
    if asked.write and len(found) == len(TOURNAMENTS):
        DOCUMENT.write_text(document(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
