"""What a worker keeps for a bot that searches: for one seat of one table, within bounds, and never in the way."""

from __future__ import annotations

import logging

import pytest
from tests.examples import EXAMPLE, QUICK, SHORT, USUAL

from lamplight.bots.search.searcher import FRESH, LEVELS, Level, Searcher
from lamplight.core.chance import Dealer
from lamplight.core.match import Match, Step
from lamplight.core.rng import Rng
from lamplight.kits import bot_named, game_named
from lamplight.server.bot_memory import Asked, Memory, Whose


@pytest.fixture(autouse=True)
def timeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """No clock, so that the same question has the same answer."""
    monkeypatch.setitem(LEVELS, "strong", Level("strong", 60, 0.0, 0.0, 0.0))


def begun(game: str = QUICK, seed: int = 7) -> Match:
    match = Match(game_named(game), SHORT[game][2], 3, Dealer(bytes([seed]) * 32))
    match.begin()
    return match


def asked(match: Match, table: str = "t", seed: int = 5, bot: str = "strong") -> Asked:
    seat = int(match.state.actor)
    return Asked(match.game.id, bot, match.perspective(seat, Rng(seed)), seed, table=table)


def fresh(question: Asked) -> str:
    """What a bot says that has kept nothing."""
    return bot_named(question.game, question.bot).choose(question.perspective, Rng(question.seed)).do


def play(match: Match, do: str) -> None:
    assert isinstance(match.act(int(match.state.actor), do), Step)


def pass_on(match: Match, seat: int) -> None:
    """The others play until it is this seat's turn again, and has a choice."""
    while int(match.state.actor) != seat or len(match.state.legal_actions()) < 2:
        play(match, match.state.text(match.state.legal_actions()[0]))


def test_what_was_found_serves_the_next_question() -> None:
    match, memory = begun(), Memory()
    question = asked(match)
    decision = memory.choose(question)
    assert decision.do == fresh(question)
    (searcher,) = memory.kept.values()
    budget = searcher.level.budget(searcher.judge(question.perspective))
    assert searcher.tree.iterations == budget
    memory.choose(question)
    assert searcher.tree.iterations == budget + budget // FRESH  # it went on where it was
    assert list(memory.kept) == [Whose("t", int(match.state.actor), "strong")]


def test_only_searchers_at_a_table_are_kept() -> None:
    match, memory = begun(), Memory()
    memory.choose(asked(match, table=""))
    memory.choose(asked(match, bot=USUAL[QUICK]))
    assert not memory.kept


def test_what_a_seat_knows_never_meets_another_seat() -> None:
    """Same table, same bot, another seat: a tree of its own, and the answer of somebody who was never asked before."""
    match, memory = begun(), Memory()
    for _ in range(12):
        question = asked(match)
        seat = int(question.perspective.seat)
        before = {whose.seat: one for whose, one in memory.kept.items()}
        answer = memory.choose(question).do
        kept = {whose.seat: one for whose, one in memory.kept.items()}
        assert kept[seat] is before.get(seat, kept[seat])
        assert len({id(one) for one in kept.values()}) == len(kept)
        for other, searcher in before.items():
            if other != seat:
                assert kept[other] is searcher
        if seat not in before:
            assert answer == fresh(question)
        play(match, answer)
    assert {whose.seat for whose in memory.kept} == {0, 1, 2}


def test_the_seat_is_that_of_the_knowledge() -> None:
    """Nobody can name another seat: it is read from the perspective."""
    question = asked(begun())
    assert question.whose == Whose("t", int(question.perspective.seat), "strong")
    assert "seat" not in Asked._fields


def test_another_table_another_tree() -> None:
    memory = Memory()
    memory.choose(asked(begun(), "one"))
    question = asked(begun(seed=8), "two")
    assert memory.choose(question).do == fresh(question)
    assert [whose.table for whose in memory.kept] == ["one", "two"]


@pytest.mark.parametrize("game", list(SHORT))
def test_after_a_move_was_taken_back_it_begins_anew(game: str) -> None:
    """It answers legally, and right after it as somebody who does not know what was taken back."""
    match, memory = begun(game), Memory()
    seat = int(match.state.actor)
    pass_on(match, seat)
    done = memory.choose(asked(match)).do
    play(match, done)
    pass_on(match, seat)
    memory.choose(asked(match))
    target = match.undo_target(seat)
    while target is not None and match.plies[target].do != done:
        match.undo(seat, target)
        target = match.undo_target(seat)
    assert target is not None
    match.undo(seat, target)
    question = asked(match)
    assert memory.choose(question).do == fresh(question)
    play(match, next(do for do in map(match.state.text, match.state.legal_actions()) if do != done))
    pass_on(match, seat)
    question = asked(match, seed=6)
    answer = memory.choose(question).do
    play(match, answer)
    pass_on(match, seat)
    play(match, memory.choose(asked(match)).do)


def test_another_game_under_the_same_name_begins_anew() -> None:
    memory = Memory()
    match = begun(EXAMPLE)
    for _ in range(4):
        play(match, memory.choose(asked(match)).do)
    again = begun(EXAMPLE, seed=9)
    question = asked(again)
    assert memory.choose(question).do == fresh(question)


def test_those_asked_longest_ago_are_forgotten() -> None:
    memory = Memory(most=2)
    for table in ("one", "two", "one", "three"):
        memory.choose(asked(begun(), table))
    assert [whose.table for whose in memory.kept] == ["one", "three"]


def test_trees_take_no_more_room_than_they_may() -> None:
    memory = Memory(nodes=1)
    for table in ("one", "two"):
        memory.choose(asked(begun(), table))
        assert [whose.table for whose in memory.kept] == [table]
    size = int(next(iter(memory.kept.values())).tree.size())
    memory = Memory(nodes=2 * size + size // 2)
    for table in ("one", "two", "three"):
        memory.choose(asked(begun(), table))
    assert [whose.table for whose in memory.kept] == ["two", "three"]


def test_one_that_stumbles_over_what_it_kept_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    match, memory = begun(), Memory()
    question = asked(match)
    memory.choose(question)
    (broken,) = memory.kept.values()
    broken.tree.root = 10**9
    with caplog.at_level(logging.ERROR):
        assert memory.choose(question).do == fresh(question)
    assert "could not go on" in caplog.text
    (other,) = memory.kept.values()
    assert isinstance(other, Searcher)
    assert other is not broken
