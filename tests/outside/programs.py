"""Programs for the tests: a well-behaved one in a few lines, and ways to spoil it."""

import shlex
import sys
from pathlib import Path

from tests.games.pig.lamplight_pig.game import Pig

from lamplight.core.game import Game
from lamplight.kits import all_games

ROOT = Path(__file__).resolve().parent.parent.parent
FIRST = ROOT / "examples" / "bots" / "first.py"
WALKER = ROOT / "examples" / "bots" / "walker.mjs"

GOOD = """
import json, os, sys, time

def say(**answer):
    print(json.dumps(answer), flush=True)

asked = 0
for line in sys.stdin:
    heard = json.loads(line)
    kind = heard["type"]
    if kind == "hello":
        {hello}
    elif kind == "game":
        {game}
    elif kind == "ask":
        asked += 1
        {ask}
    elif kind == "vote":
        {vote}
    elif kind == "bye":
        {bye}
"""
USUAL = {
    "hello": 'say(type="hello", protocol=1, name="Test")',
    "game": 'say(type="ready")',
    "ask": 'say(type="move", n=heard["n"], do=heard["options"][0], reason="the first one")',
    "vote": 'say(type="vote", n=heard["n"], yes=False)',
    "bye": "sys.exit(0)",
}


def python(source: str) -> str:
    """The command line that runs this source."""
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(source)}"


def program(**spoilt: str) -> str:
    """The command line of a program that behaves but for these answers."""
    return python(GOOD.format(**{**USUAL, **spoilt}))


def small_game() -> Game:
    """A game whose positions are told in a short line; nothing about it matters but that it is small."""
    return Pig()


def every_game() -> list[Game]:
    """All games of this house, and the small one."""
    return [*all_games(), small_game()]
