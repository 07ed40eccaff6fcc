"""Every game shows a seat what it may know and nothing else, and says nothing without words in every language."""

from __future__ import annotations

import pytest
from tests.conformance.walks import ALL, SetUp, played, positions, step_at_random
from tests.conformance.words import faults, texts_in

from lamplight.core.events import Narrator, heard_by
from lamplight.core.game import OVER, Game
from lamplight.core.rng import Rng
from lamplight.core.view import Refusal
from lamplight.kits import all_games, info_of

every_setup = pytest.mark.parametrize("setup", ALL, ids=repr)


@every_setup
def test_a_seat_cannot_tell_a_sampled_world_from_the_true_one(setup: SetUp) -> None:
    """Same view, same question, same answers to what it may not do, and the same events where nothing is hidden."""
    rng = Rng(21)
    for state in positions(setup, 22, 12, every=31):
        key = state.key()
        for seat in range(setup.seats):
            world = state.determinize(seat, rng)
            assert world is not state
            assert world.view(seat) == state.view(seat)
            assert world.actor == state.actor
            if state.actor == seat:
                assert world.legal_actions() == state.legal_actions()
            codes = [*state.legal_actions(), *state.candidates(seat)[::7]]
            for code in codes:
                assert world.refusal(seat, code) == state.refusal(seat, code), "a refusal tells nothing new"
            if world.key() == key and state.actor != OVER:
                code = step_at_random(state, rng)
                tell, tell_too = Narrator(), Narrator()
                after = state.copy()
                after.apply(code, tell)
                world.apply(code, tell_too)
                assert tell.events == tell_too.events
                assert after.view(seat) == world.view(seat)
        assert state.key() == key


@every_setup
def test_only_who_is_asked_gets_options(setup: SetUp) -> None:
    """Where all decide together everybody gets them, as the question of whoever decides, and nobody knows more."""
    assert not (setup.game.together and setup.game.secrets)
    for state in positions(setup, 23, 30, every=11):
        for seat in [None, *range(setup.seats)]:
            view = state.view(seat)
            assert view.actor == state.actor
            if state.actor == OVER:
                assert view.prompt is None
                assert view.outcome == state.outcome()
                continue
            assert view.prompt is not None
            assert view.outcome is None
            if state.actor >= 0:
                assert view.prompt.seat == state.actor
            if state.actor >= 0 and (seat == state.actor or setup.game.together):
                assert [option.do for option in view.prompt.options] == [state.text(c) for c in state.legal_actions()]
                for option, code in zip(view.prompt.options, state.legal_actions(), strict=True):
                    assert set(state.touches(code)) <= set(option.touches)
            else:
                assert view.prompt.options == ()
            if setup.game.together:
                assert view == state.view(None)


@every_setup
def test_telling_changes_nothing(setup: SetUp) -> None:
    rng = Rng(24)
    for state in positions(setup, 25, 25, every=13):
        if state.actor == OVER:
            continue
        code = step_at_random(state, rng)
        silent, told = state.copy(), state.copy()
        silent.apply(code)
        told.apply(code, Narrator())
        assert silent.key() == told.key()


@every_setup
def test_everything_shown_and_told_has_words(setup: SetUp) -> None:
    rng = Rng(26)
    wrong: set[str] = set()
    for state in positions(setup, 27, 25, every=17):
        said: list[object] = [state.view(seat) for seat in [None, *range(setup.seats)]]
        for seat in range(setup.seats):
            said += [state.refusal(seat, code) for code in state.candidates(seat)[:: 1 + int(rng.below(9))]]
        if state.actor != OVER:
            tell = Narrator()
            state.copy().apply(step_at_random(state, rng), tell)
            said += tell.events
        wrong |= {fault for text in texts_in(said) for fault in faults(text)}
    match = played(setup, "words")
    told = [event for _, event in match.history(0)]
    assert told
    wrong |= {fault for text in texts_in([told, match.view(None)]) for fault in faults(text)}
    assert not wrong, "\n".join(sorted(wrong))


@every_setup
def test_a_match_asked_why_gives_reasons_with_words(setup: SetUp) -> None:
    match = played(setup, "why", plies=60)
    state = match.state
    if state.actor < 0:
        return
    seat = int(state.actor)
    refused = [code for code in state.candidates(seat) if state.refusal(seat, code) is not None]
    wrong: set[str] = set()
    for code in refused[::5]:
        for refusal in match.why(seat, state.touches(code)):
            wrong |= {fault for text in texts_in(refusal) for fault in faults(text)}
    for legal in state.legal_actions():
        assert match.why(seat, state.touches(legal)) == []
    assert [refusal.message.id for refusal in match.why(seat, ["the moon"])] == ["core-nothing-there"]
    for nonsense in ("", "dance", "undo 0"):
        answer = match.act(seat, nonsense)
        assert isinstance(answer, Refusal)
        wrong |= {fault for text in texts_in(answer) for fault in faults(text)}
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_a_lobby_shows_has_words(game: Game) -> None:
    texts = texts_in(info_of(game))
    for setup in ALL:
        if setup.game is game:
            texts += texts_in(game.board(setup.options))
    wrong = {fault for text in texts for fault in faults(text)}
    assert not wrong, "\n".join(sorted(wrong))


@every_setup
def test_a_stranger_hears_no_more_than_anybody(setup: SetUp) -> None:
    """What a stranger at the window is told, every seat is told too."""
    match = played(setup, "stranger", plies=200)
    public = match.history(None)
    for seat in range(setup.seats):
        mine = match.history(seat)
        assert all(told in mine for told in public)
        assert all(heard_by(event, seat) for _, event in mine)
