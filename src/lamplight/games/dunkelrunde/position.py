"""A position of DunkelRunde as one line. Nothing is hidden, so everybody may read all of it.

    dunkelrunde/2 seats=2 board=short red=9,h1a blue=0,7 ghosts=4,11,14,20 turn=blue asks=move dice=5,3 turns=12

red, blue, ...   the tiles of a seat's girl and boy            ghosts   of tree, ruins, graveyard and inn
turn             whose turn it is                              dice     as they lie, for a child and for a ghost
asks             start, roll, move (a child and a ghost), child, ghost, group, or nothing once the curse is broken
"""

from __future__ import annotations

from typing import Final

from lamplight.core.game import CHANCE, OVER
from lamplight.core.position import Fields, spelled
from lamplight.core.view import Text
from lamplight.games.dunkelrunde.actions import CHILD_FACES, COLOURS, GHOST_COUNT, GHOST_FACES, GHOSTS
from lamplight.games.dunkelrunde.board import BLUE, RED, Board
from lamplight.games.dunkelrunde.children import can_move_a_child
from lamplight.games.dunkelrunde.groups import can_move_a_group
from lamplight.games.dunkelrunde.state import DOUBLE, MOVING, ROLLING, STARTING, Night

FIELDS: Final = ("seats", "board", "crowds", *COLOURS, "ghosts", "turn", "asks", "dice", "turns")
ASKS: Final = ("roll", "start", "move", "child", "ghost", "group", "nothing")
CROWDS: Final = ("group", "none")
USUAL_BOARD: Final = "linden"
MOST_TURNS: Final = 1_000_000


def position(night: Night) -> str:
    """The line of a position."""
    board = night.board
    tiles = [board.tiles[int(at)].name for at in night.child_at]
    fields = [
        ("seats", str(int(night.seats))),
        ("board", "" if board.name == USUAL_BOARD else board.name),
        ("crowds", "" if night.crowds else "none"),
    ]
    for seat in range(int(night.seats)):
        fields.append((COLOURS[seat], f"{tiles[2 * seat]},{tiles[2 * seat + 1]}"))
    fields.append(("ghosts", ",".join([board.tiles[int(at)].name for at in night.ghost_at])))
    fields.append(("turn", COLOURS[int(night.mover)]))
    fields.append(("asks", asks(night)))
    fields.append(("dice", f"{night.child_pips},{night.ghost_pips}" if night.child_pips > 0 else ""))
    fields.append(("turns", str(int(night.turn)) if night.turn > 0 else ""))
    return spelled("dunkelrunde", board.rules, fields)


def asks(night: Night) -> str:
    """What is asked for, in a word."""
    if night.actor == OVER:
        return "nothing"
    if night.actor == CHANCE:
        return "start" if night.phase == STARTING else "roll"
    if night.phase == DOUBLE:
        return "group"
    return "move" if night.child_owed and night.ghost_owed else "child" if night.child_owed else "ghost"


class Told:
    """What a line says, as far as it can be understood; what is wrong is collected in its fields."""

    def __init__(self, fields: Fields, board: Board, most_seats: int, least_seats: int) -> None:
        self.fields = fields
        self.board = board
        self.seats = fields.number("seats", least_seats, most_seats)
        self.crowds = fields.one_of("crowds", CROWDS, "group") == "group"
        self.children: list[int] = []
        for seat, colour in enumerate(COLOURS):
            if seat < self.seats:
                self.children += self.tiles(colour, 2, "0,0")
            elif fields.has(colour):
                fields.fault("dr-position-nobody", colour=Text(f"colour-{colour}"), seats=self.seats)
        starts = ",".join([board.tiles[int(at)].name for at in board.ghost_start])
        self.ghosts = self.tiles("ghosts", GHOST_COUNT, starts)
        self.mover = COLOURS.index(fields.one_of("turn", COLOURS[: self.seats], COLOURS[0]))
        self.asks = fields.one_of("asks", ASKS, "roll")
        self.turns = fields.number("turns", 0, MOST_TURNS, 0)
        self.dice = [0, 0]
        if fields.has("dice"):
            least = fields.numbers("dice", 2, 1, GHOST_FACES)
            if least[0] > CHILD_FACES:
                fields.fault("core-position-number", field="dice", found=str(least[0]), least=1, most=CHILD_FACES)
            self.dice = least

    def tiles(self, name: str, count: int, default: str) -> list[int]:
        """Tiles by their names; the village where there is no such tile."""
        found = self.fields.listed(name, count, default)
        for tile in found:
            if tile not in self.board.index:
                self.fields.fault("dr-position-tile", field=name, found=tile[:40], board=self.board.name)
        known = [self.board.index.get(tile, 0) for tile in found]
        return known if known else [0] * count

    def check_places(self) -> None:
        """Does everybody stand where the rules let them rest?"""
        board, fault = self.board, self.fields.fault
        for ghost, (start, at) in enumerate(zip(board.ghost_start, self.ghosts, strict=True)):
            if at >= board.road or not board.low[start] <= at <= board.high[start]:  # DR-8.7
                fault("dr-position-stretch", ghost=Text(f"dr-ghost-{GHOSTS[ghost]}"), tile=board.labels[at])
        for tile in sorted(set(self.children)):
            crowd = self.children.count(tile)
            if board.colour[tile] == BLUE:  # DR-8.10
                fault("dr-position-blue", tile=board.labels[tile])
            elif board.colour[tile] == RED and crowd > 1:  # S15
                fault("dr-position-red", tile=board.labels[tile])
            elif crowd == 1 and tile in self.ghosts:  # S12
                fault("dr-position-alone", tile=board.labels[tile])
        before = [tile for tile in self.children if tile <= board.bank]
        if before == [int(board.bank)]:  # S41
            fault("dr-position-last", tile=board.labels[int(board.bank)])

    def check_turn(self) -> None:
        """Does what is asked for fit the dice and the linden?"""
        fault = self.fields.fault
        home = [child % 2 for child, tile in enumerate(self.children) if tile == self.board.linden]
        if (0 in home and 1 in home) != (self.asks == "nothing"):  # DR-6.2
            fault("dr-position-over")
        double = self.dice[0] == self.dice[1]
        if self.asks == "start":
            if self.dice[0] or self.turns or any(self.children):
                fault("dr-position-start")
        elif self.asks != "roll":
            if not self.dice[0]:
                fault("core-position-missing", field="dice")
            elif self.asks != "nothing" and double != (self.asks == "group"):  # DR-9.4
                fault("dr-position-dice", asks=self.asks)


def complete(night: Night, told: Told) -> None:
    """Put the turn of a line into a position where everybody stands already; faults go to its fields."""
    night.turn = told.turns
    night.child_pips, night.ghost_pips = told.dice
    asked = told.asks
    if asked in ("roll", "start"):
        night.actor = CHANCE
        night.phase = STARTING if asked == "start" else ROLLING
        return
    night.phase = DOUBLE if told.dice[0] == told.dice[1] else MOVING
    night.child_owed = asked in ("move", "child")
    night.ghost_owed = asked in ("move", "ghost")
    night.actor = OVER if asked == "nothing" else night.mover
    stuck = (asked == "group" and not can_move_a_group(night)) or (asked == "child" and not can_move_a_child(night))
    if stuck:  # DR-9.7, S33: then it would not be asked for
        told.fields.fault("dr-position-stuck", asks=asked)
