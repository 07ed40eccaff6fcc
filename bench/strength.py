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

from bench.games import brought
from bench.tournament import Tournament

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "strength.md"
RESULTS = ROOT / "build" / "strength"
PLAYERS = ("core", "games", "bots")  # what decides how a game goes

HEAD = """# How strong the bots are

Written by `make strength`, which runs the commands below and prints their output here. Every bot sits in every seat and
gets the same luck; a share is the share of wins, with shared wins counted in part.
Ratings are as in chess (400 points: ten times as strong); the intervals come from 1,000 resamples of the games.

The budgets of the levels are counted in iterations, so these games can be played again, move for move, on any machine
that is fast enough for the time limit not to matter.
"""


def tournaments() -> list[Tournament]:
    """All that bench/<game>/strength.py names."""
    return [one for module in brought("strength") for one in module.TOURNAMENTS]


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
        parts.append(f"## {one.title}\n\n{one.note}    $ lamplight arena {' '.join(one.command)}\n")
        parts.append("\n".join(f"    {line}".rstrip() for line in said.splitlines()) + "\n")
    return "\n".join(parts)


def main(arguments: Sequence[str] | None = None) -> int:
    all_of_them = tournaments()
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", choices=[one.name for one in all_of_them], action="append", help="only this one")
    parser.add_argument("--write", action="store_true", help="write docs/strength.md (only if all were played)")
    asked = parser.parse_args(arguments)
    found = []
    for one in all_of_them:
        if asked.only is None or one.name in asked.only:
            print(f"== {one.title}", flush=True)
            found.append((one, played(one)))
            print(found[-1][1], flush=True)
    if asked.write and len(found) == len(all_of_them):
        DOCUMENT.write_text(document(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
