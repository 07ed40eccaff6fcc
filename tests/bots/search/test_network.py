"""The small network: its numbers and its sum, checked by hand."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from lamplight.bots.search import dunkelrunde_standing, dunkelrunde_weights, dwarves_standing, dwarves_weights
from lamplight.bots.search.network import network, numbers


def test_units_pass_on_what_is_above_zero() -> None:
    inner = numbers("1 2 0.5\n-1 -1 0")  # two units of two inputs, each with its bias
    outer = numbers("3 10 -1")
    assert network(inner, outer, vec[float]([1.0, 1.0]), 2) == pytest.approx(3 * 3.5 - 1)
    assert network(inner, outer, vec[float]([-1.0, -1.0]), 2) == pytest.approx(10 * 2 - 1)


@pytest.mark.parametrize(
    ("weights", "width"),
    [
        (dunkelrunde_weights, dunkelrunde_standing.FEATURES),
        (dwarves_weights, dwarves_standing.FEATURES),
    ],
)
def test_every_unit_has_a_weight_for_every_feature_and_a_bias(weights: object, width: int) -> None:
    inner, outer = getattr(weights, "INNER"), getattr(weights, "OUTER")  # noqa: B009
    assert len(inner) == (len(outer) - 1) * (width + 1)
