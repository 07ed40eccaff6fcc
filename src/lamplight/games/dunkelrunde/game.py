"""DunkelRunde behind the protocol: the turn (chapter DR-9) and the set-up (chapter DR-7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.core import view as shown
from lamplight.core.events import Narrator
from lamplight.core.game import (
    CHANCE,
    OVER,
    ZEROS,
    Game,
    NotationError,
    SetupError,
    State,
    check_seats,
    checked_options,
    filled,
)
from lamplight.core.position import Fields
from lamplight.core.rng import Rng
from lamplight.core.view import Choice, GameInfo, OptionSpec, Outcome, Refusal, TableView, Text
from lamplight.games.dunkelrunde import actions, needs, outcome
from lamplight.games.dunkelrunde import position as positions
from lamplight.games.dunkelrunde import refusals as why
from lamplight.games.dunkelrunde import tell as say
from lamplight.games.dunkelrunde import view as views
from lamplight.games.dunkelrunde.actions import (
    CHILD,
    COLOURS,
    GHOST,
    GHOST_COUNT,
    GHOST_FACES,
    GHOST_MOVES,
    GROUP,
    ROLLS,
    START,
)
from lamplight.games.dunkelrunde.board import NEWEST_RULES, Board, board_named, board_names
from lamplight.games.dunkelrunde.children import can_move_a_child, count_child_moves, fill_child_moves, move_child
from lamplight.games.dunkelrunde.ghosts import fill_ghost_moves, move_ghost
from lamplight.games.dunkelrunde.groups import can_move_a_group, fill_group_moves, move_group
from lamplight.games.dunkelrunde.state import DOUBLE, MOVING, ROLLING, STARTING, Night

VERSIONS: Final = (1, 2)
MIN_SEATS: Final = 2  # DR-5.1
MAX_SEATS: Final = 6


class DunkelRundeState(Night):
    """A position of DunkelRunde."""

    def copy(self) -> DunkelRundeState:
        return DunkelRundeState(
            self.seats,
            self.actor,
            self.board,
            self.crowds,
            self.child_at[:],
            self.ghost_at[:],
            self.children_on[:],
            self.ghosts_on[:],
            self.phase,
            self.mover,
            self.child_pips,
            self.ghost_pips,
            self.child_owed,
            self.ghost_owed,
            self.before_river,
            self.girls_home,
            self.boys_home,
            self.turn,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (self.board.name, self.board.rules, self.key()))

    def fill_legal(self, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.actor < 0:
            return n
        if self.phase == DOUBLE:
            return fill_group_moves(self, out, n)
        if self.child_owed:
            n = fill_child_moves(self, out, n)
        if self.ghost_owed:
            n = fill_ghost_moves(out, n)
        return n

    def legal_total(self) -> i64:
        if self.actor < 0:
            return 0
        if self.phase == DOUBLE:
            return fill_group_moves(self, ZEROS[: self.board.most_actions], 0)
        n: i64 = 0
        if self.child_owed:
            n = count_child_moves(self)
        if self.ghost_owed:
            n += GHOST_MOVES
        return n

    def legal_at(self, k: i64) -> i64:
        out = ZEROS[: self.board.most_actions]
        if self.phase == DOUBLE:
            fill_group_moves(self, out, 0)
            return out[k]
        n: i64 = 0
        if self.child_owed:
            n = fill_child_moves(self, out, n)
        return out[k] if k < n else GHOST + k - n

    def legal_any(self, rng: Rng, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.phase == DOUBLE:
            return out[rng.below(fill_group_moves(self, out, n))]
        if self.child_owed:
            n = fill_child_moves(self, out, n)
        if not self.ghost_owed:
            return out[rng.below(n)]
        k = rng.below(n + GHOST_MOVES)  # they are always the same, so nobody lists them
        if k < n:
            return out[k]
        return GHOST + k - n

    def most_actions(self) -> i64:
        return self.board.most_actions

    def chance_label(self) -> str:
        return "start" if self.phase == STARTING else "dice"

    def chance_total(self) -> i64:
        return self.seats if self.phase == STARTING else ROLLS

    def chance_at(self, k: i64) -> i64:
        return START + k if self.phase == STARTING else k

    def apply(self, code: i64, tell: Narrator | None = None) -> None:
        if code < START:
            self._roll(code, tell)
        elif code >= GROUP:
            move_group(self, actions.origin_of(code), actions.tile_of(code), tell)
            if not self._ended(tell):
                self._dice_due()  # DR-9.8
        elif code >= CHILD:
            move_child(self, actions.child_of(code), actions.tile_of(code), tell)
            self.child_owed = False
            if not self._ended(tell) and not self.ghost_owed:
                self._next_turn()
        elif code >= GHOST:
            move_ghost(self, actions.ghost_of(code), actions.direction_of(code), tell)
            self.ghost_owed = False
            if not self.child_owed:
                self._next_turn()
            elif not can_move_a_child(self):  # S33, S34
                if tell is not None:
                    say.stuck(self, tell)
                self.child_owed = False
                self._next_turn()
        else:
            self.mover = code - START
            if tell is not None:
                say.started(tell, int(self.mover), "S48")
            self._dice_due()

    def _roll(self, code: i64, tell: Narrator | None) -> None:
        """Both dice at once; a double asks for a group instead of child and ghost. # DR-9.2, DR-9.4"""
        self.child_pips = actions.child_pips(code)
        self.ghost_pips = actions.ghost_pips(code)
        if tell is not None:
            say.rolled(self, tell)
        if self.child_pips != self.ghost_pips:
            self.phase = MOVING
            self.child_owed = True
            self.ghost_owed = True
            self.actor = self.mover
        elif can_move_a_group(self):
            self.phase = DOUBLE
            self.child_owed = False
            self.ghost_owed = False
            self.actor = self.mover
        elif tell is not None:
            say.lapsed(self, tell)  # DR-9.7, T3: the same player rolls again

    def _dice_due(self) -> None:
        self.phase = ROLLING
        self.actor = CHANCE

    def _next_turn(self) -> None:
        """The next player clockwise rolls. # DR-9.1"""
        self.mover += 1
        if self.mover == self.seats:
            self.mover = 0
        self.turn += 1
        self._dice_due()

    def _ended(self, tell: Narrator | None) -> bool:
        """The game ends at the moment the curse is broken; what was still owed is dropped. # DR-6.2, S45"""
        if not self.curse_broken():
            return False
        self.actor = OVER
        self.child_owed = False
        self.ghost_owed = False
        if tell is not None:
            result = outcome.outcome(self)
            if result is not None:
                say.ended(tell, outcome.winners(self), result.rule)
        return True

    def refusal(self, seat: i64, code: i64) -> Refusal | None:
        return why.refusal(self, int(seat), int(code))

    def needs(self, seat: i64, code: i64) -> Text | None:
        return needs.needs(self, int(seat), int(code))

    def candidates(self, seat: i64) -> list[int]:
        return why.candidates(self, int(seat))

    def text(self, code: i64) -> str:
        tiles = self.board.tiles
        if code < START:
            return f"roll {actions.child_pips(code)} {actions.ghost_pips(code)}"
        if code < GHOST:
            return f"start {code - START + 1}"
        if code < CHILD:
            return f"ghost {actions.GHOSTS[actions.ghost_of(code)]} {actions.DIRECTIONS[actions.direction_of(code)]}"
        to = tiles[actions.tile_of(code)].name
        if code < GROUP:
            return f"child {actions.CHILD_NAMES[actions.child_of(code)]} {to}"
        return f"group {tiles[actions.origin_of(code)].name} {to}"

    def parse(self, text: str) -> int:
        words = text.split(" ")
        code = self._parsed(words)
        if code is None:
            raise NotationError(text[:80])
        return code

    def _parsed(self, words: list[str]) -> int | None:
        tiles = self.board.index
        if len(words) == 2 and words[0] == "start":
            if words[1] in ("1", "2", "3", "4", "5", "6") and int(words[1]) <= self.seats:
                return int(actions.start(int(words[1]) - 1))
            return None
        if len(words) != 3:
            return None
        kind, what, where = words
        if kind == "child" and what in actions.CHILD_OF and where in tiles:
            child = actions.CHILD_OF[what]
            return int(actions.child_move(child, tiles[where])) if child < 2 * self.seats else None
        if kind == "ghost" and what in actions.GHOST_OF and where in actions.DIRECTIONS:
            return int(actions.ghost_move(actions.GHOST_OF[what], actions.DIRECTIONS.index(where)))
        if kind == "group" and what in tiles and where in tiles:
            return int(actions.group_move(tiles[what], tiles[where]))
        faces = ("1", "2", "3", "4", "5", "6", "7", "8")
        if kind == "roll" and what in faces[: actions.CHILD_FACES] and where in faces[:GHOST_FACES]:
            return int(actions.roll(int(what), int(where)))
        return None

    def touches(self, code: i64) -> list[str]:
        """The pieces and places of an action, legal or not."""
        board = self.board
        if code < GHOST:
            return []
        if code < CHILD:
            ghost = int(actions.ghost_of(code))
            out = [say.piece_of_ghost(ghost)]
            if self.actor >= 0 and self.ghost_pips > 0:
                path = board.ghost_path(
                    int(self.ghost_at[ghost]), int(actions.direction_of(code)), int(self.ghost_pips)
                )
                out.append(board.tiles[path[-1]].name)
            return out
        to = int(actions.tile_of(code))
        if code < GROUP:
            return [actions.CHILD_NAMES[actions.child_of(code)], board.tiles[to].name]
        origin = int(actions.origin_of(code))
        names = [actions.CHILD_NAMES[child] for child in self.children_at(origin)]
        return [*names, board.tiles[origin].name, board.tiles[to].name]

    def scene(self) -> shown.Board:
        return self.board.shown()

    def view(self, seat: int | None) -> TableView:
        legal = self.legal_actions() if seat is not None and seat == self.actor else []
        return views.view(self, seat, legal)

    def determinize(self, seat: i64, rng: Rng) -> DunkelRundeState:
        return self.copy()

    def outcome(self) -> Outcome | None:
        return outcome.outcome(self)

    def position(self) -> str:
        return positions.position(self)


def placed(
    board: Board, crowds: bool, seats: i64, child_at: vec[i64], ghost_at: vec[i64], mover: i64
) -> DunkelRundeState:
    """A position with everybody where it says and the dice due."""
    night = DunkelRundeState(
        seats, CHANCE, board, crowds, filled(2 * seats, 0), ghost_at, filled(board.count, 0), filled(board.count, 0),
        ROLLING, mover, 0, 0, False, False, 2 * seats, 0, 0, 0,
    )  # fmt: skip
    night.children_on[0] = 2 * seats
    for child in range(2 * int(seats)):
        night.put(child, child_at[child])
    for ghost in range(GHOST_COUNT):
        night.ghosts_on[ghost_at[ghost]] += 1
    return night


def restored(board: str, version: int, key: str) -> DunkelRundeState:
    """A state from its key (for pickling)."""
    numbers = [int(word) for word in key.split(" ")[1:]]
    seats, actor, phase, mover, child_pips, ghost_pips, child_owed, ghost_owed, turn, crowds = numbers[:10]
    tiles = vec[i64]([i64(tile) for tile in numbers[10 : 10 + 2 * seats]])
    ghosts = vec[i64]([i64(tile) for tile in numbers[10 + 2 * seats :]])
    night = placed(board_named(board).in_version(version), bool(crowds), seats, tiles, ghosts, mover)
    night.actor = actor
    night.phase = phase
    night.child_pips = child_pips
    night.ghost_pips = ghost_pips
    night.child_owed = bool(child_owed)
    night.ghost_owed = bool(ghost_owed)
    night.turn = turn
    return night


class DunkelRunde(Game):
    """The game as a lobby sees it."""

    id = "dunkelrunde"
    min_seats = MIN_SEATS
    max_seats = MAX_SEATS

    def __init__(self, version: int = NEWEST_RULES) -> None:
        self.rules_version = version

    def versions(self) -> tuple[int, ...]:
        return VERSIONS

    def of_version(self, version: int) -> Game:
        return DunkelRunde(version)

    def position(self, line: str) -> State:
        fields = Fields(line, self.id, positions.FIELDS)
        fields.played_by(VERSIONS)
        board = board_named(fields.one_of("board", board_names(), positions.USUAL_BOARD))
        told = positions.Told(fields, board, MAX_SEATS, MIN_SEATS)
        fields.check()
        told.check_places()
        told.check_turn()
        fields.check()
        night = placed(
            board.in_version(fields.version),
            told.crowds,
            told.seats,
            vec[i64]([i64(tile) for tile in told.children]),
            vec[i64]([i64(tile) for tile in told.ghosts]),
            told.mover,
        )
        positions.complete(night, told)
        fields.check()
        return night

    def info(self) -> GameInfo:
        starts = ["youngest", "random", *(f"seat-{n}" for n in range(2, MAX_SEATS + 1))]
        return GameInfo(
            id=self.id,
            name=Text("dr-name"),
            tagline=Text("dr-tagline"),
            rules_version=self.rules_version,
            min_seats=MIN_SEATS,
            max_seats=MAX_SEATS,
            options=(
                OptionSpec(
                    "board",
                    Text("dr-option-board"),
                    tuple(Choice(name, _board_label(name)) for name in board_names()),
                    variant=True,
                ),
                OptionSpec("start", Text("dr-option-start"), tuple(Choice(s, _start_label(s)) for s in starts), True),
                _option("crowds", "group", "none"),
                _option("advice", "off", "open"),
            ),
            bots=(),
            colours=COLOURS,
        )

    def checked(self, options: dict[str, str]) -> dict[str, str]:
        return checked_options(self.info(), options)

    def new(self, options: dict[str, str], seats: int) -> State:
        """Everybody in the village, a ghost on each blue tile. # DR-7.1, DR-7.2"""
        check_seats(self.info(), seats)
        chosen = self.checked(options)
        board = board_named(chosen["board"]).in_version(self.rules_version)
        start = chosen["start"]
        first = int(start[5:]) - 1 if start.startswith("seat-") else 0
        if first >= seats:
            raise SetupError([Text("dr-start-nobody", {"n": first + 1, "seats": seats})])
        night = placed(board, chosen["crowds"] == "group", seats, filled(2 * seats, 0), board.ghost_start[:], first)
        if start == "random":
            night.phase = STARTING
        return night

    def board(self, options: dict[str, str]) -> shown.Board:
        return board_named(self.checked(options)["board"]).shown()

    def content(self, options: dict[str, str]) -> str:
        return board_named(self.checked(options)["board"]).content


def _option(name: str, *values: str) -> OptionSpec:
    choices = tuple(Choice(value, Text(f"dr-option-{name}-{value}")) for value in values)
    return OptionSpec(name, Text(f"dr-option-{name}"), choices, variant=True)


def _board_label(name: str) -> Text:
    return Text(f"dr-option-board-{name}") if name in ("linden", "short") else Text("dr-option-board-own", {"n": name})


def _start_label(start: str) -> Text:
    if start.startswith("seat-"):
        return Text("dr-option-start-seat", {"n": int(start[5:])})
    return Text(f"dr-option-start-{start}")
