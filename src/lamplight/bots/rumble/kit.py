"""Rumble in the Dungeon as the platform knows it."""

from __future__ import annotations

from importlib import resources
from typing import Final

from lamplight.bots.kit import Kit, OwnBot, Sketch
from lamplight.bots.rumble.heuristic import Bluffer
from lamplight.bots.rumble.judge import RumbleJudge
from lamplight.bots.rumble.leader import leader
from lamplight.bots.rumble.reasons import reason_for
from lamplight.core.view import Text
from lamplight.games.rumble.about import about
from lamplight.games.rumble.floors import aside, draw, legend
from lamplight.games.rumble.game import Rumble
from lamplight.games.rumble.observe import observer
from lamplight.games.rumble.picture import rooms
from lamplight.games.rumble.rulebook import BOOK

KIT: Final = Kit(
    game=Rumble(),
    prefix="rd",
    rulebook=BOOK,
    bots=(OwnBot("bluffer", Bluffer, Text("rd-bot-bluffer")),),
    random=Text("rd-bot-uniform"),
    judge=RumbleJudge,
    about=about,
    reasons=reason_for,
    measures={
        "adventures": "score",
        "guard-ends": "dry",  # adventures that the guard ended
        "escapes": "leave",  # somebody gets away with the chest
        "fights": "fight",
        "moves": "move",
        "carries": "carry",
    },
    leader=leader,
    observer=observer,
    picture=rooms,
    sketch=Sketch(draw, legend, aside),
    lessons=resources.files("lamplight.games.rumble") / "lessons",
    parts=("fallen", "secret"),
    order=2,
)
