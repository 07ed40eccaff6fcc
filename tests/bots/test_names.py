"""Who can be asked to play: the bots of every game by name, in four languages, with a word about how they play."""

from __future__ import annotations

import pytest
from tests.examples import EXAMPLE

from lamplight.bots import Bot
from lamplight.bots.search.searcher import LEVELS, Searcher
from lamplight.core.chance import Dealer
from lamplight.core.match import Match, Step
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.kits import ADVISER, UnknownBot, all_games, bot_named, bots_for, game_named, kit_named, seconds_of

every_game = pytest.mark.parametrize("game", [game.id for game in all_games()])


@every_game
def test_the_usual_one_comes_first_then_the_levels_then_chance(game: str) -> None:
    own = [bot.name for bot in kit_named(game).bots]
    assert bots_for(game) == [*own, "gentle", "normal", "strong", "master", "uniform"]
    assert [bot.value for bot in kit_named(game).info().bots] == bots_for(game)


@every_game
def test_every_bot_is_made_afresh(game: str) -> None:
    for name in bots_for(game):
        bot = bot_named(game, name)
        assert isinstance(bot, Bot)
        assert bot_named(game, name) is not bot
        assert isinstance(bot, Searcher) == (name in LEVELS)
        if isinstance(bot, Searcher):
            assert bot.level is LEVELS[name]


def test_an_unknown_bot_is_refused() -> None:
    for game, name in ((EXAMPLE, "clairvoyant"), ("halma", "strong")):
        with pytest.raises(UnknownBot):
            bot_named(game, name)
    assert bots_for("halma") == []


def test_the_levels_think_longer_the_stronger_they_are() -> None:
    times = [seconds_of(name) for name in ("gentle", "normal", "strong", "master")]
    assert times == sorted(times)
    assert 0 < times[0] < times[2] < times[3] <= 3.0  # the lobby promises "up to three seconds"
    assert seconds_of(bots_for(EXAMPLE)[0]) == seconds_of("uniform") == 0.0
    assert 0 < seconds_of(ADVISER) <= 1.0  # whoever asks for a hint waits no longer


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_word_about_it(game: str, language: str) -> None:
    words = Catalogue(language)
    labels = [bot.label for bot in kit_named(game).info().bots]
    names = [words.format(label) for label in labels]
    about = [words.format(Text(f"{label.id}.help")) for label in labels]
    for label, name, said in zip(labels, names, about, strict=True):
        assert words.has(label.id)
        assert name not in ("", label.id)
        assert said.endswith(".")
        assert not said.endswith(".help")
    assert len(set(names)) == len(set(about)) == len(labels)


@every_game
@pytest.mark.parametrize("level", ["gentle", "normal"])
def test_a_level_plays_by_its_name(game: str, level: str) -> None:
    """As it is, with its clock: legal and explained."""
    match = Match(game_named(game), {}, game_named(game).min_seats, Dealer(bytes(32)))
    match.begin()
    while len(match.state.legal_actions()) < 2:
        assert isinstance(match.act(int(match.state.actor), match.state.text(match.state.legal_actions()[0])), Step)
    seat = int(match.state.actor)
    decision = bot_named(game, level).choose(match.perspective(seat, Rng(1)), Rng(2))
    assert decision.code in match.state.legal_actions()
    assert Catalogue("en").format(decision.reason) not in ("", decision.reason.id)
    assert isinstance(match.act(seat, decision.do), Step)
