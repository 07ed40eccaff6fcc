"""The Dwarves as the platform knows them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Final

from lamplight.bots.dwarves.heuristic import Companion
from lamplight.bots.dwarves.judge import DwarvesJudge
from lamplight.bots.dwarves.reasons import reason_for
from lamplight.bots.kit import Command, Content, Kit, OwnBot, Sketch, Tally, Value
from lamplight.core.game import State
from lamplight.core.view import Text
from lamplight.games.dwarves.about import about
from lamplight.games.dwarves.atlas import aside, draw, legend
from lamplight.games.dwarves.changes import changed
from lamplight.games.dwarves.content import standard
from lamplight.games.dwarves.game import Dwarves, opening, rules_for
from lamplight.games.dwarves.observe import observer
from lamplight.games.dwarves.picture import hexes
from lamplight.games.dwarves.rulebook import BOOK

GAME: Final = Dwarves()


def changed_opening(options: dict[str, str], seats: int, changes: Mapping[str, Value]) -> State:
    """The first position with some numbers of the content changed."""
    GAME.new(options, seats)  # refuses what cannot be set up at all
    return opening(rules_for(GAME.checked(options), changed(changes)), seats)


KIT: Final = Kit(
    game=GAME,
    prefix="dw",
    rulebook=BOOK,
    bots=(OwnBot("companion", Companion, Text("dw-bot-companion")),),
    random=Text("dw-bot-uniform"),
    judge=DwarvesJudge,
    about=about,
    reasons=reason_for,
    measures={
        "completed": "done",
        "perished": "perish",
        "strikes": "strike",
        "wounds": "hurt",
        "dug": "dig",
        "threats-struck": "threat",
        "reshuffles": "reshuffle",
    },
    tally=Tally("cards", "done"),
    observer=observer,
    picture=hexes,
    sketch=Sketch(draw, legend, aside),
    content=Content(changed_opening, lambda: standard().content),
    commands=(Command("card", "dw-cli-card", "lamplight.games.dwarves.commands", at_table=True),),
    lessons=resources.files("lamplight.games.dwarves") / "lessons",
    parts=("sheet", "outlook"),
    order=3,
)
