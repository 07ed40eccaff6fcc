"""The position: where the children and the ghosts are, and what is still owed in this turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.core.game import State
from lamplight.games.dunkelrunde.actions import GIRL
from lamplight.games.dunkelrunde.board import YELLOW, Board

# What the dice ask for.
STARTING: Final = 0  # chance says who begins
ROLLING: Final = 1  # the dice are due
MOVING: Final = 2  # a child and a ghost, in the order the player likes
DOUBLE: Final = 3  # a group


class Night(State):
    """Data and small questions. Child 2 * seat is that seat's girl, 2 * seat + 1 its boy."""

    def __init__(
        self,
        seats: i64,
        actor: i64,
        board: Board,
        crowds: bool,
        child_at: vec[i64],
        ghost_at: vec[i64],
        children_on: vec[i64],
        ghosts_on: vec[i64],
        phase: i64,
        mover: i64,
        child_pips: i64,
        ghost_pips: i64,
        child_owed: bool,
        ghost_owed: bool,
        before_river: i64,
        girls_home: i64,
        boys_home: i64,
        turn: i64,
    ) -> None:
        self.seats = seats
        self.actor = actor
        self.board: Board = board
        self.crowds: bool = crowds  # variant: is a crowd in a shelter a group?
        self.child_at: vec[i64] = child_at  # tile of each child
        self.ghost_at: vec[i64] = ghost_at  # tile of each ghost
        self.children_on: vec[i64] = children_on  # number of children on each tile
        self.ghosts_on: vec[i64] = ghosts_on  # number of ghosts on each tile
        self.phase: i64 = phase
        self.mover: i64 = mover  # the seat whose turn it is, also while the dice roll
        self.child_pips: i64 = child_pips  # the dice as they lie; 0 before the first roll
        self.ghost_pips: i64 = ghost_pips
        self.child_owed: bool = child_owed
        self.ghost_owed: bool = ghost_owed
        self.before_river: i64 = before_river  # children from the village up to and including the bank, S39
        self.girls_home: i64 = girls_home
        self.boys_home: i64 = boys_home
        self.turn: i64 = turn

    def is_group(self, tile: i64) -> bool:
        """Do two or more children stand here who could be moved together? # DR-10.7, S21, S22"""
        if self.children_on[tile] < 2 or tile == self.board.linden:
            return False
        return self.crowds or self.board.colour[tile] != YELLOW

    def haunted_group(self, tile: i64) -> bool:
        """Two or more children with a ghost among them: nobody leaves alone. # DR-10.8"""
        return self.ghosts_on[tile] > 0 and self.children_on[tile] >= 2

    def put(self, child: i64, tile: i64) -> None:
        """Set a child on a tile and keep the counts."""
        origin = self.child_at[child]
        self.children_on[origin] -= 1
        self.children_on[tile] += 1
        self.child_at[child] = tile
        bank = self.board.bank
        if origin <= bank and tile > bank:
            self.before_river -= 1
        if tile == self.board.linden:
            if child & 1 == GIRL:
                self.girls_home += 1
            else:
                self.boys_home += 1

    def curse_broken(self) -> bool:
        """At least one girl and one boy are at the linden. # DR-6.1"""
        return self.girls_home > 0 and self.boys_home > 0

    def children_at(self, tile: int) -> list[int]:
        """The children on a tile, in order."""
        return [child for child in range(2 * int(self.seats)) if self.child_at[child] == tile]

    def key(self) -> str:
        """Everything that can change, the board it stands on, and by which rules unless by the first."""
        numbers = [int(self.seats), int(self.actor), int(self.phase), int(self.mover)]
        numbers += [int(self.child_pips), int(self.ghost_pips), int(self.child_owed), int(self.ghost_owed)]
        numbers += [int(self.turn), int(self.crowds)]
        numbers += [int(tile) for tile in self.child_at] + [int(tile) for tile in self.ghost_at]
        board = self.board.content if self.board.rules == 1 else f"{self.board.content}/{self.board.rules}"
        return board + " " + " ".join([str(number) for number in numbers])
