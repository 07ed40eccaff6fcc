"""The kind bot: it frightens nobody it need not, seeks company, never hurries to win alone, and its games end."""

from __future__ import annotations

import pytest
from tests.bots.dunkelrunde.test_heuristic import GAME, at, share_of_one

from lamplight.bots.dunkelrunde.kind import Kind
from lamplight.core.game import CHANCE, OVER
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games.dunkelrunde.actions import CHILD
from lamplight.games.dunkelrunde.game import DunkelRundeState
from lamplight.games.dunkelrunde.outcome import winners
from lamplight.kits import bot_named


def frightens(night: DunkelRundeState, code: int) -> list[int]:
    """The children that a ghost's move sends back."""
    if code >= CHILD:
        return []
    after = night.copy()
    after.apply(code)
    return [child for child in range(2 * int(night.seats)) if after.child_at[child] != night.child_at[child]]


def choice(night: DunkelRundeState) -> tuple[str, str]:
    decision = bot_named("dunkelrunde", "kind").choose(Perspective(night, 0, Rng(1)), Rng(1))
    return decision.do, decision.reason.id


@pytest.mark.parametrize("seats", [2, 4])
def test_it_frightens_nobody_that_it_need_not(seats: int) -> None:
    """DR-12.4: in whole games, wherever some ghost can go without a fright, none of its moves is one."""
    rng = Rng(seats)
    for _ in range(6):
        night = GAME.new({"board": "short"}, seats)
        assert isinstance(night, DunkelRundeState)
        plies = 0
        while night.actor != OVER:
            plies += 1
            assert plies < 2000, "a game among kind ones ends, too"
            if night.actor == CHANCE:
                night.apply(night.chance_at(rng.below(night.chance_total())))
                continue
            seat = int(night.actor)
            decision = Kind().choose(Perspective(night, seat, rng), rng)
            assert night.refusal(seat, decision.code) is None
            assert all(Catalogue(lang).has(decision.reason.id) for lang in LANGUAGES)
            others = [child for child in frightens(night, decision.code) if child // 2 != seat]
            harmless = [code for code in night.legal_actions() if not frightens(night, code)]
            assert not others or not harmless
            night.apply(decision.code)


def test_it_frees_whoever_waits() -> None:
    """DR-8.13: somebody waits at the river; it comes, and they cross together."""
    do, reason = choice(at(9, 3, [11, 20], [1, 17, 23, 34], (2, 8)))
    assert (do, reason) == ("child red-girl 11", "dr-reason-kind-company")


def test_it_keeps_company_on_the_road_and_does_not_leave_anybody_alone() -> None:
    """DR-10.7: a child that stands alone gets company; the one beside its own is not left for a longer walk."""
    assert choice(at(3, 0, [5, 20], [9, 17, 23, 34], (2, 8)))[0] == "child red-girl 5"
    assert choice(at(15, 4, [15, 20], [1, 18, 23, 34], (1, 8)))[0] == "child red-boy 5"


def test_it_does_not_win_alone_while_it_can_do_anything_else() -> None:
    """DR-6.4: its girl could join its boy at the linden; it moves a ghost first, and ends the game only if it must."""
    night = at(44, 45, [20, 30], [1, 17, 23, 34], (1, 5))
    do, _ = choice(night)
    assert do.startswith("ghost")
    alone = night.copy()
    alone.apply(alone.parse("child red-girl 45"))
    assert winners(alone) == [0]


def test_it_is_easier_to_beat_than_the_usual_bot() -> None:
    """Parity is 0.25; 24 seeded games, so the result is always the same."""
    assert share_of_one("kind", "thoughtful", 24) < 0.2


def test_it_takes_a_ghost_out_of_the_way() -> None:
    """S9: a ghost on the river bank keeps the last child from the boat; it is moved away."""
    night = at(45, 20, [10, 30], [11, 17, 23, 34], (4, 3))
    do, reason = choice(night)
    if do.startswith("child"):
        night.apply(night.parse(do))
        do, reason = choice(night)
    assert (do.split()[:2], reason) == (["ghost", "tree"], "dr-reason-kind-ghost")
