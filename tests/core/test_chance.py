"""The dealer: exact, independent by label, and the same for ever."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from lamplight.core.chance import Dealer, commitment

ZERO, ONES = bytes(32), bytes([255] * 32)

# seed, label, n, total: the draw. These never change: records depend on them.
VECTORS = [
    (ZERO, "dice", 0, 48, 30),
    (ZERO, "dice", 1, 48, 41),
    (ZERO, "dice", 2, 48, 38),
    (ZERO, "start", 0, 6, 4),
    (ONES, "dice", 0, 48, 23),
    (ONES, "dice", 1_000_000, 48, 24),
    (ONES, "deck:adventure", 3, 52, 41),
    (bytes(range(32)), "dice", 0, 1, 0),
    (bytes(range(32)), "dice", 0, 2**64, 9746793778391876737),
]


def by_hand(seed: bytes, label: str, n: int, total: int) -> int:
    """The same draw as the documents tell it."""
    attempt = 0
    while True:
        number = int(hmac.new(seed, f"{label}:{n}:{attempt}".encode(), hashlib.sha256).hexdigest(), 16)
        if number < (2**256 // total) * total:
            return number % total
        attempt += 1


@pytest.mark.parametrize(("seed", "label", "n", "total", "draw"), VECTORS, ids=map(str, range(len(VECTORS))))
def test_known_draws(seed: bytes, label: str, n: int, total: int, draw: int) -> None:
    assert Dealer(seed).draw(label, n, total) == draw == by_hand(seed, label, n, total)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert (
        commitment(ZERO)
        == Dealer(ZERO).commitment
        == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )
    assert commitment(ONES) != commitment(ZERO)


def test_labels_do_not_disturb_each_other() -> None:
    """The n-th draw of a label depends on nothing but seed, label and n."""
    dealer = Dealer(ONES)
    dice = [dealer.draw("dice", n, 48) for n in range(50)]
    for n in range(50):
        dealer.draw("start", n, 6)
        assert dealer.draw("dice", n, 48) == dice[n]
    assert [Dealer(ONES).draw("dice", n, 48) for n in reversed(range(50))] == dice[::-1]
    assert [dealer.draw("other", n, 48) for n in range(50)] != dice
    assert [Dealer(ZERO).draw("dice", n, 48) for n in range(50)] != dice


def test_every_outcome_is_as_likely_as_any(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rejection makes it exact: of the 16 highest hashes and a total of 6 the last four do not count."""
    numbers = iter(range(2**256 - 16, 2**256))
    seen: list[int] = []

    class Hash:
        def __init__(self, *_: object) -> None:
            self.number: int = next(numbers)

        def digest(self) -> bytes:
            return self.number.to_bytes(32, "big")

    monkeypatch.setattr(hmac, "new", Hash)
    dealer = Dealer(ZERO)
    try:
        while True:
            seen.append(dealer.draw("die", len(seen), 6))
    except StopIteration:
        pass
    assert seen == [0, 1, 2, 3, 4, 5] * 2, "four were thrown away"


def test_draws_spread_evenly() -> None:
    """Chi-squared over 9,600 rolls of the 48 outcomes: far inside what honest dice give."""
    dealer = Dealer(hashlib.sha256(b"even").digest())
    counts = [0] * 48
    for n in range(9600):
        counts[dealer.draw("dice", n, 48)] += 1
    assert 20 < sum((count - 200) ** 2 / 200 for count in counts) < 90  # 47 degrees of freedom
