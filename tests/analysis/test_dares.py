"""The estimator against brute force, on a game whose every way can be counted."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import pytest
from tests.analysis.dares import WORDS, DaresGame, Exact, Foolish, Noise, kit, lines, match_of, truth

from lamplight.analysis import Analysis, books, looking, running
from lamplight.analysis.looking import Budget
from lamplight.bots.search.judge import Judge
from lamplight.core.game import CHANCE
from lamplight.core.rng import Rng

ONCE = Budget(1, 1, 500, 8, 8)
FEW = Budget(2, 2, 200, 64, 64)


Analyse = Callable[..., Analysis]


@pytest.fixture
def analyse(monkeypatch: pytest.MonkeyPatch) -> Analyse:
    """Analyses a line of a small game with a judge."""

    def run(
        game: DaresGame, judge: type[Judge], line: list[str], budget: Budget, seed: int = 1, judges: bool = False
    ) -> Analysis:
        own = kit(game, judge)
        monkeypatch.setattr(looking, "kit_named", lambda _: own)
        return running.analysed(match_of(game, line), seed, budget, judge=judges)

    return run


def adds_up(found: Analysis) -> bool:
    return all(abs(one.start + one.luck + one.own + one.others - one.result) < 1e-12 for one in found.accounts)


def test_a_judge_that_knows_gives_the_true_luck_and_the_true_mistakes(analyse: Analyse) -> None:
    game = DaresGame(4, False)
    right = judged = 0
    for _, line in lines(game)[::9]:
        found = analyse(game, Exact, line, ONCE, judges=True)
        state = game.new({}, 2)
        assert abs(found.start[0] - truth(state)) < 1e-12
        for at, do in enumerate(line):
            before = state.copy()
            state.apply(state.parse(do))
            moment = found.moments[at]
            assert abs(moment.value[0] - truth(state)) < 1e-12
            if before.actor >= 0:
                seat = int(before.actor)
                assert found.change(at)[seat] <= 1e-12  # nobody is better than the best
                assert moment.judged is not None
                better = before.copy()
                better.apply(better.parse(moment.judged.best))
                lost = (truth(better) - truth(state)) * (1 if seat == 0 else -1)
                assert abs(moment.judged.lost - lost) < 1e-9
                verdict = "best" if moment.judged.best == do or lost < 0 else "lost" if lost > 0 else "close"
                assert moment.judged.verdict == verdict
                right += abs(truth(better) - truth(before)) < 1e-12
                judged += 1
    assert right > 0.9 * judged > 50


@pytest.mark.parametrize("twice", [False, True])
def test_accounts_add_up_whatever_the_judge_thinks(analyse: Analyse, twice: bool) -> None:
    game = DaresGame(3, twice)
    for _, line in lines(game):
        found = analyse(game, Foolish, line, FEW)
        assert adds_up(found)
        assert [one.result for one in found.accounts] == [
            one.share
            for one in match_of(game, line).state.outcome().seats  # type: ignore[union-attr]
        ]


@pytest.mark.parametrize("dares", [0.5, 0.9])
def test_luck_is_zero_on_the_average_even_if_the_judge_is_a_fool(analyse: Analyse, dares: float) -> None:
    """Over all ways the game can go, each as likely as it is, however people decide: exactly."""
    game = DaresGame(4, False)
    mean = absolute = 0.0
    for chance, line in lines(game, dares):
        luck = analyse(game, Foolish, line, FEW).accounts[0].luck
        mean += chance * luck
        absolute += chance * abs(luck)
    assert abs(mean) < 1e-12
    assert absolute > 0.05  # there was some


def test_luck_is_zero_on_the_average_where_draws_follow_draws(analyse: Analyse) -> None:
    """There the outcomes that did not come are dealt on by lots of the analysis: zero over these lots as well."""
    game = DaresGame(2, True)
    ways = lines(game)
    means = []
    for seed in range(40):
        means.append(sum(chance * analyse(game, Foolish, line, FEW, seed).accounts[0].luck for chance, line in ways))
    mean = sum(means) / len(means)
    error = sqrt(sum((one - mean) ** 2 for one in means) / (len(means) - 1) / len(means))
    assert error < 0.01
    assert abs(mean) < 3 * error


@pytest.mark.parametrize("twice", [False, True])
def test_luck_is_fair_in_two_thousand_games(monkeypatch: pytest.MonkeyPatch, twice: bool) -> None:
    """Games as they come, by lots of their own; the judge is a fool, and the books are those of the laboratory."""
    game = DaresGame(4, twice)
    own = kit(game, Foolish)
    monkeypatch.setattr(looking, "kit_named", lambda _: own)
    rng = Rng(2_000)
    lucks = []
    for seed in range(2_000):
        state = game.new({}, 2)
        line = []
        while state.actor >= 0 or state.actor == CHANCE:
            legal = state.legal_actions() if state.actor >= 0 else [0]
            by_lot = state.actor == CHANCE
            code = state.chance_at(rng.below(state.chance_total())) if by_lot else legal[int(rng.below(len(legal)))]
            line.append(state.text(code))
            state.apply(code)
        look, _ = looking.looked_at(match_of(game, line), seed)
        lucks.append(books.booked(look).luck[0])
    mean = sum(lucks) / len(lucks)
    error = sqrt(sum((one - mean) ** 2 for one in lucks) / (len(lucks) - 1) / len(lucks))
    assert 0.001 < error < 0.01
    assert abs(mean) < 2 * error


def test_the_books_of_the_laboratory_are_those_of_brute_force(monkeypatch: pytest.MonkeyPatch) -> None:
    """Luck and decisions as they truly were, a sum that holds, and what was given away where the best is found."""
    game = DaresGame(4, False)
    own = kit(game, Exact)
    monkeypatch.setattr(looking, "kit_named", lambda _: own)
    same = seats = 0
    for _, line in lines(game)[::5]:
        look, _ = looking.looked_at(match_of(game, line), 1)
        found = books.booked(look, judge=True)
        parts = zip(found.start, found.luck, found.own, found.others, found.result, strict=True)
        assert all(abs(start + luck + mine + others - end) < 1e-9 for start, luck, mine, others, end in parts)
        luck, decided = 0.0, [0.0, 0.0]
        for at, ply in enumerate(look.plies):
            change = truth(look.states[at + 1]) - truth(look.states[at])
            if ply.by == CHANCE:
                luck += change
            else:
                decided[ply.by] += change if ply.by == 0 else -change
        assert abs(found.luck[0] - luck) < 1e-9
        assert all(abs(one - true) < 1e-9 for one, true in zip(found.own, decided, strict=True))
        assert found.turns == (2, 2)
        for given, lost in zip(found.given, decided, strict=True):
            assert given <= -lost + 1e-9  # nothing is better than the best
            same += abs(given + lost) < 1e-9
            seats += 1
    assert same > 0.8 * seats > 50


def test_who_has_no_choice_decides_nothing(analyse: Analyse) -> None:
    game = DaresGame(4, True)
    line = ["dare", "draw 3", "dare", "draw 0", "draw 0", "safe", "dare", "draw 2"]
    found = analyse(game, Foolish, line, FEW)
    forced = [at for at, one in enumerate(found.moments) if one.forced]
    assert forced
    for at in forced:
        assert max(abs(change) for change in found.change(at)) < 1e-12
        assert found.moments[at].judged is None


def test_what_makes_no_difference_is_no_mistake(analyse: Analyse) -> None:
    """A judge of pure noise: the best found is better by chance alone, and other lots say so."""
    game = DaresGame(6, False)
    ways = [line for _, line in lines(game) if "safe" in line][::37]
    judged = [
        one.judged
        for line in ways
        for one in analyse(game, Noise, line, FEW, len(line), True).moments
        if one.judged is not None
    ]
    differ = [one for one in judged if one.lost != 0.0]
    mistaken = [one for one in differ if one.verdict == "lost"]
    assert len(judged) > 100
    assert len(mistaken) <= 0.06 * len(judged)
    assert abs(sum(one.lost for one in judged)) / len(judged) < 0.02


def test_words_of_the_game_are_there_and_back() -> None:
    state = DaresGame(2, True).new({}, 2)
    assert [state.parse(word) for word in WORDS.values()] == list(WORDS)
    state.apply(state.parse("dare"))
    assert state.actor == CHANCE
