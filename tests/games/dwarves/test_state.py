"""The fields of a position: one list, from which constructor, copy, key and restoring follow."""

from __future__ import annotations

import pickle

from tests.games.dwarves.table import Table, new
from tools.dwarves import fields

from lamplight.games.dwarves.game import DwarvesState


def test_the_modules_are_as_the_list_has_them() -> None:
    assert fields.main(["--check"]) == 0


def test_a_changed_list_is_noticed() -> None:
    text = fields.MODULES[0].read_text("utf-8")
    assert fields.written(text) == text
    assert fields.written(text.replace("self.hero: i64 = hero", "self.hero: i64 = doom")) == text


def test_every_field_is_copied_and_restored() -> None:
    """Every field holds a number of its own, so that none can be taken for another."""
    state = Table().card("SA1").turn().state
    for at, number in enumerate(fields.NUMBERS):
        if number.name not in ("seats", "dirty"):
            setattr(state, number.name, 1000 + at)
    state.dirty = not state.dirty
    state.queue, state.under = state.troops[:3], state.land[:2]
    for other in (state.copy(), pickle.loads(pickle.dumps(state))):
        assert isinstance(other, DwarvesState)
        assert other.key() == state.key()
        for number in fields.NUMBERS:
            assert getattr(other, number.name) == getattr(state, number.name)
    numbers = [1000 + at for at in range(len(fields.NUMBERS))]
    told = [int(word) for word in state.key().split("|")[0].split(" ")]
    assert [n for n in told if n >= 1000] == [n for n in numbers if n in told]


def test_what_is_shared_is_never_written_to() -> None:
    """A copy has rows of its own, except those that are replaced when they change."""
    state = new()
    other = state.copy()
    for row in fields.ROWS:
        if not row.shared and len(getattr(state, row.name)):
            getattr(other, row.name)[0] += 1
    assert other.key() != state.key()
    assert new().key() == state.key()
