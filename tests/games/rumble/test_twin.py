"""The peers of Rumble's playout play by our rules: the C twin ply by ply, the plain Python ones action by action."""

from __future__ import annotations

import math
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from bench.rumble import plain
from bench.rumble.engine import PART
from bench.rumble.twin import SEATS, SOURCE, Missing, Played, Twin, compiler
from tests.waiting import DEADLINE

from lamplight.core.game import CHANCE, buffer
from lamplight.core.rng import Rng
from lamplight.games.rumble.actions import CARRY, DEAL, FIGHT, LEAVE, START, STRIDE, room_of, who_of
from lamplight.games.rumble.game import RumbleState

SURE = 4.5  # standard errors: one false alarm in some hundred thousand runs, were the seeds not fixed


@pytest.fixture
def twin() -> Twin:
    try:
        return Twin(7)
    except Missing as why:
        pytest.skip(str(why))


def ours(rng: Rng) -> Played:
    """One game of ours at random, told as the twin tells its own."""
    state = PART.begin()
    assert isinstance(state, RumbleState)
    codes: list[int] = []
    actions = buffer()
    end = ""
    while True:
        if state.actor >= 0:
            code = int(actions[rng.below(state.fill_legal(actions))])
        elif state.actor == CHANCE:
            code = int(state.chance_at(rng.below(state.chance_total())))
        else:
            break
        codes.append(code)
        state.apply(code)
    end = "last one" if state.inside == 1 else "dry"
    return Played(codes, end, int(state.escaped), len(state.fallen), [int(points) for points in state.scores])


def test_the_twin_plays_the_same_games_from_the_same_seed(twin: Twin) -> None:
    rng = Rng(7)
    ends: Counter[str] = Counter()
    escapes = 0
    for _ in range(300):
        mine, theirs = ours(rng), twin.game()
        assert mine == theirs
        ends[mine.end] += 1
        escapes += mine.escaped >= 0
    assert set(ends) == {"last one", "dry"}, "both ways to end must have been compared"
    assert escapes > 0


def test_the_twin_compiles_without_a_warning(twin: Twin) -> None:
    flags = ("-std=c11", "-fsyntax-only", "-Wall", "-Wextra", "-Werror")
    done = subprocess.run(
        [*compiler(), *flags, str(SOURCE)], capture_output=True, text=True, check=False, timeout=DEADLINE
    )
    assert done.returncode == 0, done.stderr


def test_many_games_of_the_twin_are_the_games_it_plays_one_by_one(twin: Twin) -> None:
    assert Twin(7).games(200) == sum(len(twin.game().codes) for _ in range(200))


def test_with_other_luck_length_ends_and_points_agree_on_the_average(twin: Twin) -> None:
    """Other seeds, so nothing but the rules can make the averages agree."""
    rng = Rng(12345)
    mine = [ours(rng) for _ in range(600)]
    theirs = [twin.game() for _ in range(6000)]
    measures: dict[str, Callable[[Played], float]] = {
        "plies": lambda game: float(len(game.codes)),
        "dry": lambda game: float(game.end == "dry"),
        "escapes": lambda game: float(game.escaped >= 0),
        "victims": lambda game: float(game.victims),
        "shared": lambda game: float(game.scores.count(max(game.scores)) > 1),
        "points": lambda game: float(sum(game.scores)),
    }
    for name, value in measures.items():
        (a, error_a), (b, error_b) = (mean([value(game) for game in games]) for games in (mine, theirs))
        assert abs(a - b) <= SURE * math.hypot(error_a, error_b), name


def mean(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return middle, math.sqrt(spread / len(values))


def plain_code(code: int) -> int:
    """Our code of an action or outcome as the plain game numbers it."""
    if code >= DEAL:
        return (code - DEAL) % STRIDE
    if code >= START:
        return int(who_of(code)) if code >= 4096 else code - START
    if code >= LEAVE:
        return plain.LEAVE + code - LEAVE
    if code >= FIGHT:
        return plain.FIGHT + code - FIGHT
    return (plain.CARRY if code >= CARRY else 0) + int(who_of(code)) * plain.ROOMS + int(room_of(code))


def walk(seed: int) -> Iterator[tuple[RumbleState, int]]:
    """A random game of ours: every position with what is done in it."""
    state = PART.begin()
    assert isinstance(state, RumbleState)
    rng = Rng(seed)
    while state.actor >= CHANCE:
        codes = state.legal_actions() or [code for code, _ in state.chance_outcomes()]
        code = codes[int(rng.below(len(codes)))]
        yield state, code
        state.apply(code)
    yield state, -1


@pytest.mark.parametrize("seed", range(40))
def test_the_plain_game_allows_and_scores_what_ours_does(seed: int) -> None:
    game = plain.PlainBrawl()
    for state, code in walk(seed):
        if state.actor >= 0:
            assert game.player == state.actor
            assert game.legal() == sorted(plain_code(legal) for legal in state.legal_actions())
            game.act(plain_code(code))
        elif state.actor == CHANCE:
            assert game.player is None
            assert sorted(game.draws()) == sorted(plain_code(outcome) for outcome, _ in state.chance_outcomes())
            game.draw(plain_code(code))
        else:
            assert game.over
            assert game.scores == [int(points) for points in state.scores]


def test_openspiel_plays_the_plain_game_to_its_end() -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed (make .venv/.bench)")
    from bench.rumble import spiel
    from bench.spiel import Peer

    peer = Peer(spiel.NAME, 3)
    state = peer.game.new_initial_state()
    assert peer.play(state) == len(state.history()) > 2 * plain.CHARACTERS
    assert state.is_terminal()
    assert max(state.returns()) <= 10
    assert peer.game.num_players() == SEATS


def test_pettingzoo_accepts_the_environment() -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed (make .venv/.bench)")
    from bench import zoo
    from bench.rumble.zoo import RumbleEnv

    env = RumbleEnv()
    play = zoo.stepped(env, 5)
    assert play() >= plain.CHARACTERS - 1
    assert env.brawl.over
    assert env.agents == []
