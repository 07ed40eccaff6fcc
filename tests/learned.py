"""A player who knows only what the lessons and tips of a game taught: rows of data, each naming the text it comes from.

A row fits an option by the first word of its notation, by a message of its label, by what is noted of it, or by how a
piece would move. The rows are asked in order; the first that fits some options decides among those, by the largest
number under `most` of their labels where that is given, and else by lot.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from lamplight.bots import Bot, Decision
from lamplight.core.chance import Dealer
from lamplight.core.match import Match, Step
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Effect, Option, TableView, Text
from lamplight.kits import bot_named, game_named
from lamplight.lessons import syllabus

GAMES = Path(__file__).resolve().parent / "games"


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that was taught: what to do (or, with `never`, what to leave alone) where it can be done."""

    taught: str  # the message of a lesson or tip that says so
    do: str = ""
    label: str = ""
    note: str = ""
    how: str = ""
    whose: str = ""  # "mine" or "other": whose piece the effect is about
    card: str = ""  # how the id of a card begins that it touches
    most: str = ""
    least: int = 0  # so many in a hundred it must succeed, by what is noted of it
    never: bool = False


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that was taught, what counts most first."""

    row: tuple[Row, ...]


def learned(game: str) -> tuple[Row, ...]:
    """What the lessons of a game taught."""
    return msgspec.toml.decode((GAMES / game / "learned.toml").read_bytes(), type=Learned).row


def fits(row: Row, option: Option, view: TableView, seat: int) -> bool:
    """Is this what the row speaks of?"""
    if row.do and option.do.split(" ", 1)[0] != row.do:
        return False
    if row.label and option.label.id != row.label:
        return False
    if row.card and not any(thing.startswith(row.card) for thing in option.touches):
        return False
    if row.least and not any(likely(effect) >= row.least for effect in option.effects):
        return False
    if not (row.note or row.how or row.whose):
        return True
    own = {piece.id for piece in view.pieces if piece.seat == seat} | mine_by_secret(view)
    for effect in option.effects:
        noted = not row.note or (effect.note is not None and effect.note.id == row.note)
        moved = not row.how or effect.how == row.how
        whose = not row.whose or (effect.piece in own) == (row.whose == "mine")
        if noted and moved and whose:
            return True
    return False


def likely(effect: Effect) -> int:
    """How often out of a hundred it succeeds, if that is noted."""
    percent = effect.note.args.get("percent", 0) if effect.note is not None else 0
    return percent if isinstance(percent, int) else 0


def mine_by_secret(view: TableView) -> set[str]:
    """The pieces that are called like something only this seat may know."""
    return {piece.id for piece in view.pieces if piece.label in view.own}


def choice(rows: tuple[Row, ...], view: TableView, seat: int, rng: Rng) -> str:
    """What somebody does who knows only this."""
    assert view.prompt is not None
    options = list(view.prompt.options)
    for row in rows:
        found = [option for option in options if fits(row, option, view, seat)]
        if row.never:
            options = [option for option in options if option not in found] or options
        elif found:
            return best(found, row.most, rng).do
    return best(options, "", rng).do


def best(options: list[Option], most: str, rng: Rng) -> Option:
    if most:
        top = max(amount(option, most) for option in options)
        options = [option for option in options if amount(option, most) == top]
    return options[int(rng.below(len(options)))]


def amount(option: Option, name: str) -> int:
    value = option.label.args.get(name, 0)
    return value if isinstance(value, int) else 0


class Pupil(Bot):
    """That player as a bot."""

    def __init__(self, rows: tuple[Row, ...]) -> None:
        self.rows = rows

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        world, seat = perspective.world, perspective.seat
        do = choice(self.rows, world.view(seat), seat, rng)
        return Decision(world.parse(do), do, Text("core-reason-random"))


def wins(game: str, seats: int, others: str, games: int, *, instead: str = "", **options: str) -> float:
    """How many of so many seeded games such a player wins (or its share of them) against these bots, or with them;
    `instead` is a bot that sits in its place, to compare."""
    played, won = game_named(game), 0.0
    pupil = bot_named(game, instead) if instead else Pupil(learned(game))
    for number in range(games):
        seed = hashlib.sha256(f"{game}{number}".encode()).digest()
        match = Match(played, {**played.suited(seats), **options}, seats, Dealer(seed))
        match.begin()
        own, rng = number % seats, Rng(number + 1)
        bots = [pupil if seat == own else bot_named(game, others) for seat in range(seats)]
        while not match.over:
            actor = int(match.state.actor)
            step = match.act(actor, bots[actor].choose(match.perspective(actor, rng), rng).do)
            assert isinstance(step, Step), step
        outcome = match.state.outcome()
        assert outcome is not None
        won += float(outcome.seats[own].won) if played.together else outcome.seats[own].share
    return won


def untaught(game: str) -> list[str]:
    """What the rows say was taught, and no lesson or tip says."""
    found = syllabus(game)
    said = {page.say for lesson in found.lessons.values() for page in lesson.step} | {tip.say for tip in found.tips}
    return [row.taught for row in learned(game) if row.taught not in said]
