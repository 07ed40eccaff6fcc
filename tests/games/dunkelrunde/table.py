"""A table of DunkelRunde in the language of players' gestures, on the real game and through its public doors.

table = Table(players=4)
table.place("red-girl", 9).ghost("tree", 11).turn_of("red")
table.rolls(6, 3)
table.may("child red-girl 10")
table.may_not("child red-girl 11", rule="DR-10.9")
table.plays("child red-girl 10")
assert table.at("red-girl") == "10"
"""

from __future__ import annotations

import pytest
from tests.games.dunkelrunde import laws

from lamplight.core.events import Narrator
from lamplight.core.game import CHANCE, OVER
from lamplight.core.view import Event, Refusal
from lamplight.games.dunkelrunde.actions import CHILD_NAMES, COLOURS, GHOSTS
from lamplight.games.dunkelrunde.board import Board, board_named
from lamplight.games.dunkelrunde.game import DunkelRunde, DunkelRundeState

GAME = DunkelRunde()


def rule(*ids: str) -> pytest.MarkDecorator:
    """Cites the numbered rules, rulings (S5, T3) and examples (E12) that this test would see broken."""
    return pytest.mark.rule(*ids)


class Table:
    """A board with pieces set up by hand, and a turn that is played on it."""

    def __init__(self, players: int = 4, board: str = "linden", crowds: bool = True, rules: int = 2) -> None:
        self.board: Board = board_named(board).in_version(rules)
        self.players = players
        self.crowds = crowds
        self.children = dict.fromkeys(CHILD_NAMES[: 2 * players], "0")
        self.ghosts = {
            name: self.board.tiles[int(at)].name for name, at in zip(GHOSTS, self.board.ghost_start, strict=True)
        }
        self.mover = 0
        self.events: list[Event] = []
        self._state: DunkelRundeState | None = None

    # --- setting up ---

    def place(self, *who_and_where: str | int) -> Table:
        """Set one or several children on a tile: place("red-girl", "blue-boy", 9)."""
        *who, where = who_and_where
        for child in who:
            assert child in self.children, f"no {child} at this table"
            self.children[str(child)] = str(where)
        self._state = None
        return self

    def everybody(self, where: str | int) -> Table:
        return self.place(*self.children, where)

    def ghost(self, who: str, where: str | int) -> Table:
        assert who in self.ghosts
        self.ghosts[who] = str(where)
        self._state = None
        return self

    def turn_of(self, colour: str) -> Table:
        self.mover = COLOURS.index(colour)
        assert self.mover < self.players
        self._state = None
        return self

    @property
    def state(self) -> DunkelRundeState:
        """The position as set up, with the dice due, until somebody plays."""
        if self._state is None:
            self._state = laws.night_of(GAME.position(self.line()))
            laws.check(self._state)  # no test plays from a position that cannot be
        return self._state

    def line(self) -> str:
        """The position as set up, with the dice due, as text."""
        tiles = list(self.children.values())
        pairs = [f"{COLOURS[seat]}={tiles[2 * seat]},{tiles[2 * seat + 1]}" for seat in range(self.players)]
        words = [
            f"dunkelrunde/{self.board.rules}",
            f"seats={self.players}",
            f"board={self.board.name}",
            f"crowds={'group' if self.crowds else 'none'}",
            *pairs,
            f"ghosts={','.join(self.ghosts.values())}",
            f"turn={COLOURS[self.mover]}",
        ]
        return " ".join(words)

    # --- playing ---

    def rolls(self, child: int, ghost: int) -> Table:
        """The dice fall like this."""
        assert self.state.actor == CHANCE, "no dice are due"
        return self._does(CHANCE, f"roll {child} {ghost}")

    def plays(self, *dos: str) -> Table:
        """Whose turn it is does this; it must be allowed."""
        for do in dos:
            assert self.state.actor >= 0, f"nobody is asked to move: {do}"
            self._does(int(self.state.actor), do)
        return self

    def _does(self, by: int, do: str) -> Table:
        state = self.state
        code = state.parse(do)
        refusal = state.refusal(by, code)
        assert refusal is None, f"{do}: {refusal}"
        if by >= 0:
            assert code in state.legal_actions(), f"{do} is not listed"
        before = state.copy()
        narrator = Narrator()
        state.apply(code, narrator)
        self.events = narrator.events
        self.children = {
            name: self.board.tiles[int(state.child_at[child])].name for child, name in enumerate(self.children)
        }
        self.ghosts = {name: self.board.tiles[int(state.ghost_at[g])].name for g, name in enumerate(GHOSTS)}
        laws.check(state)
        laws.check_step(before, code, state)
        return self

    # --- asking ---

    def may(self, *dos: str) -> None:
        state = self.state
        for do in dos:
            code = state.parse(do)
            assert state.refusal(state.actor, code) is None, f"{do}: {state.refusal(state.actor, code)}"
            assert code in state.legal_actions(), f"{do} is not listed: {self.options()}"

    def may_not(self, do: str, rule: str, message: str | None = None, seat: str | None = None) -> Refusal:
        """It is refused, by this rule."""
        state = self.state
        code = state.parse(do)
        by = int(state.actor) if seat is None else COLOURS.index(seat)
        if by == state.actor:
            assert code not in state.legal_actions(), f"{do} is listed"
        refusal = state.refusal(by, code)
        assert refusal is not None, f"{do} is allowed"
        assert refusal.rule == rule, f"{do}: {refusal}"
        if message is not None:
            assert refusal.message.id == message, f"{do}: {refusal}"
        return refusal

    def options(self, kind: str = "") -> set[str]:
        """All legal actions now (of one kind), in notation."""
        return {do for do in map(self.state.text, self.state.legal_actions()) if do.startswith(kind)}

    def ends_of(self, who: str) -> set[str]:
        """The tiles where a child (by name) or the group of a tile (by number) may go."""
        kind = "child" if who in self.children else "group"
        return {do.split(" ")[2] for do in self.options(f"{kind} {who} ")}

    def at(self, who: str) -> str:
        """Where a child or a ghost is, as everybody sees it."""
        pieces = {piece.id: piece.at for piece in self.state.view(None).pieces}
        return pieces[f"ghost-{who}" if who in GHOSTS else who]

    def marks(self, who: str) -> tuple[str, ...]:
        return next(piece.marks for piece in self.state.view(None).pieces if piece.id == who)

    @property
    def asked(self) -> str:
        """Who is to act: a colour, "dice" or "nobody"."""
        actor = int(self.state.actor)
        return {CHANCE: "dice", OVER: "nobody"}.get(actor) or COLOURS[actor]

    @property
    def turn(self) -> str:
        """Whose turn it is, also while the dice roll."""
        return COLOURS[int(self.state.mover)]

    def told(self) -> list[str]:
        """What kinds of things the last gesture made happen."""
        return [event.kind for event in self.events]

    def told_rules(self) -> dict[str, str]:
        """The rule behind each kind of thing that happened."""
        return {event.kind: event.rule for event in self.events}

    def ends(self, reason: str, winners: list[str]) -> None:
        """The game is over, like this."""
        outcome = self.state.outcome()
        assert outcome is not None, "the game goes on"
        assert self.asked == "nobody"
        assert outcome.reason == reason
        assert [COLOURS[seat] for seat, result in enumerate(outcome.seats) if result.won] == winners

    def goes_on(self) -> None:
        assert self.state.outcome() is None
        assert self.asked != "nobody"
