"""DunkelRunde as the platform knows it."""

from __future__ import annotations

from importlib import resources
from typing import Final

from lamplight.bots.dunkelrunde.heuristic import Thoughtful
from lamplight.bots.dunkelrunde.judge import DunkelRundeJudge
from lamplight.bots.dunkelrunde.kind import Kind
from lamplight.bots.dunkelrunde.leader import leader
from lamplight.bots.dunkelrunde.reasons import reason_for
from lamplight.bots.kit import Command, Files, Kit, OwnBot, Sketch
from lamplight.core.view import Text
from lamplight.games.dunkelrunde.about import about
from lamplight.games.dunkelrunde.board import LARGEST_FILE, add_board, read_board
from lamplight.games.dunkelrunde.game import DunkelRunde
from lamplight.games.dunkelrunde.observe import observer
from lamplight.games.dunkelrunde.picture import road
from lamplight.games.dunkelrunde.road import draw, legend
from lamplight.games.dunkelrunde.rulebook import BOOK


def take_board(source: str) -> str:
    """Makes a board of one's own known by its name."""
    board = read_board(source)
    add_board(board)
    return board.name


KIT: Final = Kit(
    game=DunkelRunde(),
    prefix="dr",
    rulebook=BOOK,
    bots=(
        OwnBot("thoughtful", Thoughtful, Text("dr-bot-thoughtful")),
        OwnBot("kind", Kind, Text("dr-bot-kind")),
    ),
    random=Text("dr-bot-uniform"),
    judge=DunkelRundeJudge,
    about=about,
    reasons=reason_for,
    measures={
        "scares": "scare",  # a ghost sends a lone child back
        "escapes": "brave",  # a ghost meets a group, and nobody is scared
        "lapses": "lapse",  # a double that no group can use
        "groups": "group",
        "crossings": "cross",
        "waits": "wait",
        "witch": "witch",
        "stuck": "stuck",
    },
    leader=leader,
    observer=observer,
    picture=road,
    sketch=Sketch(draw, legend),
    files=Files("board", LARGEST_FILE, take_board),
    commands=(Command("board", "dr-cli-board", "lamplight.games.dunkelrunde.commands"),),
    lessons=resources.files("lamplight.games.dunkelrunde") / "lessons",
    order=1,
)
