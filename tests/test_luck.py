"""Every run the same: the luck of a test follows from its name and the seed alone, and shared things have their own."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers
from tests import luck


@pytest.fixture(scope="module")
def shared() -> str:
    return luck.named()


def dealt(name: str, seed: int, matches: int = 2) -> list[bytes]:
    """What the first matches of a test begin with, on a server that has served others before."""
    server = luck.Luck()
    luck.name("another", seed)
    server.token_bytes(32)
    luck.name(name, seed)
    return [server.token_bytes(32) for _ in range(matches)]


def test_luck_follows_from_the_name_and_the_seed_alone() -> None:
    assert dealt("a test", 0) == dealt("a test", 0)
    assert len({*dealt("a test", 0), *dealt("a test", 1), *dealt("another test", 0)}) == 6


def test_bots_draw_from_the_luck_of_the_match() -> None:
    draws = []
    for _ in range(2):
        server = luck.Luck()
        luck.name("a test", 0)
        server.token_bytes(32)
        draws.append([server.randbits(31) for _ in range(5)])
    assert draws[0] == draws[1]
    assert len(set(draws[0])) == 5


def test_what_several_tests_share_has_luck_of_its_own(shared: str, request: pytest.FixtureRequest) -> None:
    seed = request.config.getoption("--seed")
    assert shared == f"tests/test_luck.py::shared {seed}"
    assert luck.named() == f"{request.node.nodeid} {seed}"


def test_what_hypothesis_draws_is_the_same_every_time_and_no_clock_judges_it(request: pytest.FixtureRequest) -> None:
    config = request.config
    seed, fresh = config.getoption("--seed"), "campaign" in config.getoption("markexpr")
    assert settings.default is not None
    assert settings.default.deadline is None
    assert settings.default.derandomize == (not seed and not fresh)

    def cases(by: int) -> list[int]:
        found: list[int] = []
        luck.drawn(by)
        try:

            @given(integers(0, 10**9))
            def one(number: int) -> None:
                found.append(number)

            one()
        finally:
            luck.drawn(seed, fresh)
        return found

    assert cases(0) == cases(0)
    assert cases(5) == cases(5) != cases(6)
