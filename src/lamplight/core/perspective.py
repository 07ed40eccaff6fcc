"""What a bot gets: a seat's knowledge, never the state."""

from __future__ import annotations

from mypy_extensions import i64

from lamplight.core.entry import Entry
from lamplight.core.game import State
from lamplight.core.rng import Rng
from lamplight.core.view import TableView


class Perspective:
    """A seat's knowledge as a world it cannot tell from the true one, from which more such worlds can be drawn."""

    def __init__(self, state: State, seat: i64, rng: Rng, history: list[Entry] | None = None) -> None:
        self.seat: i64 = seat
        self.history: list[Entry] = [] if history is None else history  # the plies as this seat knows them
        self.world: State = state.determinize(seat, rng)

    def view(self) -> TableView:
        return self.world.view(int(self.seat))

    def sample(self, rng: Rng) -> State:
        """Another world with the same view history."""
        return self.world.determinize(self.seat, rng)

    def __reduce__(self) -> tuple[object, ...]:
        return (restored_perspective, (self.world, self.seat, self.history))


def restored_perspective(world: State, seat: i64, history: list[Entry]) -> Perspective:
    """A perspective carried over from another process; a sample of a sample is a sample."""
    return Perspective(world, seat, Rng(0), history)
