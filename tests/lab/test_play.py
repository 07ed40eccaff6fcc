"""A game of the laboratory is the game that a match would be: the same luck, the same knowledge, the same end."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import msgspec
import pytest
from tests.examples import QUICK, SECRET, SHORT, USUAL, needs_secrets
from tests.lab.conftest import plan_of, rows_of, small

from lamplight.bots import Bot, Decision
from lamplight.bots.kit import OwnBot
from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.match import Match, Step
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.kits import all_kits, bot_named, game_named, kit_named, shelf
from lamplight.lab.faults import LabFault
from lamplight.lab.job import Cell, Index, Plan, Row
from lamplight.lab.measures import CHOICES, DECISIONS
from lamplight.lab.play import UNFINISHED, Player, fingerprint, lots

CELLS = {
    game: Cell(game, options, ((USUAL[game], *["uniform"] * (players - 1)),), 1)
    for game, players, options in SHORT.values()
}
heard: list[list[Entry]] = []


class Listener(Bot):
    """Plays like the uniform bot, and notes what it was told."""

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        heard.append(list(perspective.history))
        return bot_named(SECRET, "uniform").choose(perspective, rng)


def as_match(plan: Plan, number: int) -> tuple[Match, list[int]]:
    """The same game as a match at a table; and how many choices each decision had."""
    task = Index(plan).task(number)
    cell = plan.cells[task.cell]
    game = game_named(cell.game)
    match = Match(game, cell.options, cell.seats, Dealer(task.luck))
    players = [bot_named(cell.game, name) for name in task.bots]
    match.begin()
    choices = []
    while not match.over:
        seat = int(match.state.actor)
        choices.append(len(match.state.legal_actions()))
        rng = lots(task.luck, seat, len(match.plies))
        step = match.act(seat, players[seat].choose(match.perspective(seat, rng), rng).do)
        assert isinstance(step, Step)
    return match, choices


@pytest.mark.parametrize("name", CELLS)
def test_a_row_is_the_game_that_a_match_would_be(name: str) -> None:
    plan = plan_of(CELLS[name])
    for row in rows_of(plan):
        match, choices = as_match(plan, row.number)
        outcome = match.state.outcome()
        assert outcome is not None
        assert (row.plies, row.reason) == (len(match.plies), outcome.reason)
        assert row.shares == tuple(result.share for result in outcome.seats)
        assert row.turns == match.view(None).turn + 1
        counted = dict(zip(plan.measures, row.values, strict=True))
        assert (counted[DECISIONS], counted[CHOICES]) == (len(choices), sum(choices))
        events = [event for _, told in match._told for event in told]
        kinds = Counter(event.kind for event in events)
        for measure, kind in kit_named(name).measures.items():
            assert counted[measure] == kinds[kind], measure
        tally = kit_named(name).tally
        if tally is not None:
            assert row.pieces == Counter(event.piece for event in events if event.kind == tally.event)


@needs_secrets
def test_bots_hear_what_their_seat_may_know_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = kit_named(SECRET)
    listening = replace(kit, guests=(OwnBot("listener", Listener, Text("listener")),))
    monkeypatch.setitem(shelf().kits, SECRET, listening)
    plan = plan_of(Cell(SECRET, SHORT[SECRET][2], (("listener",) * 3,), 1))
    heard.clear()
    rows_of(plan)
    in_the_lab = list(heard)
    heard.clear()
    as_match(plan, 0)
    assert in_the_lab == heard
    assert any("?" in entry.do for entry in in_the_lab[-1])


def test_the_same_plan_gives_the_same_rows_in_any_order() -> None:
    plan = plan_of(small(2))
    rows = rows_of(plan)
    player = Player(plan)
    again = [next(player.rows(number, number + 1)) for number in reversed(range(plan.games))]
    assert rows == again[::-1]
    assert rows_of(plan_of(small(2), seed="other")) != rows


def test_a_game_without_end_is_noted_as_unfinished() -> None:
    plan = plan_of(small(1), most_plies=50)
    for row in rows_of(plan):
        assert (row.reason, row.plies, sum(row.shares), any(row.won)) == (UNFINISHED, 50, 0.0, False)


def test_another_version_is_refused() -> None:
    plan = plan_of(small(1))
    for other in ({"version": "0.0.0"}, {"rules": {QUICK: "999"}}):
        with pytest.raises(LabFault) as caught:
            Player(msgspec.structs.replace(plan, **other))
        assert caught.value.text.id == "lab-other-version"


def test_rows_travel() -> None:
    rows = [row for cell in CELLS.values() for row in rows_of(plan_of(cell))]
    assert any(row.pieces for row in rows) == any(kit.tally for kit in all_kits())
    assert msgspec.json.decode(msgspec.json.encode(rows), type=list[Row]) == rows


def test_the_fingerprint_names_rules_and_content() -> None:
    for kit in all_kits():
        rules = str(kit.game.rules_version)
        content = "" if kit.content is None else f"-{kit.content.fingerprint()}"
        assert fingerprint(kit.id) == rules + content
