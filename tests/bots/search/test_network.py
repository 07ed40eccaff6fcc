"""The small network: its numbers and its sum, checked by hand."""

from __future__ import annotations

import importlib
from importlib.util import find_spec

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lamplight.bots.search.network import network, numbers
from lamplight.kits import all_kits


def test_units_pass_on_what_is_above_zero() -> None:
    inner = numbers("1 2 0.5\n-1 -1 0")  # two units of two inputs, each with its bias
    outer = numbers("3 10 -1")
    told = vec[i64]([0, 0])
    assert network(inner, outer, vec[float]([1.0, 1.0]), 2, told) == pytest.approx(3 * 3.5 - 1)
    assert network(inner, outer, vec[float]([-1.0, -1.0]), 2, told) == pytest.approx(10 * 2 - 1)


def test_what_is_zero_counts_for_nothing() -> None:
    """Whatever was told before, and wherever the zeros are."""
    inner = numbers("1 2 4 0.5\n-1 -3 -9 0.25")
    outer = numbers("1 1 0")
    told = vec[i64]([2, 1, 0])
    assert network(inner, outer, vec[float]([0.0, 0.0, 1.0]), 3, told) == pytest.approx(4.5)
    assert network(inner, outer, vec[float]([0.0, -1.0, 0.0]), 3, told) == pytest.approx(3.25)
    assert network(inner, outer, vec[float]([0.0, 0.0, 0.0]), 3, told) == pytest.approx(0.75)


@pytest.mark.parametrize("game", [kit.id for kit in all_kits()])
def test_every_unit_has_a_weight_for_every_feature_and_a_bias(game: str) -> None:
    if find_spec(f"lamplight.bots.{game}.weights") is None:
        pytest.skip("its judge has no network")
    weights = importlib.import_module(f"lamplight.bots.{game}.weights")
    width = importlib.import_module(f"lamplight.bots.{game}.standing").FEATURES
    assert len(weights.INNER) == (len(weights.OUTER) - 1) * (width + 1)
