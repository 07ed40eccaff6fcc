"""Rumble from Python: refusals, secrets, pictures and records."""

from __future__ import annotations

import json

import pytest
from tests.test_api import begun

import lamplight
from lamplight.core.messages import Catalogue
from lamplight.core.rng import Rng
from lamplight.games.rumble.tableau import BrawlTableau


def test_what_is_refused_names_the_rule_and_changes_nothing() -> None:
    play = begun("rumble", 0)
    key = play.state.key()
    with pytest.raises(lamplight.Refused, match=r"\(RD-4\.10\)$") as refused:
        play.step("fight lich")
    assert refused.value.rule == "RD-4.10"
    assert play.why("fight lich") == str(refused.value)
    assert play.why(play.actions[0]) is None
    assert play.state.key() == key
    with pytest.raises(lamplight.Refused, match="not a move"):
        play.step("dance")


def test_options_may_be_numbers_and_truths() -> None:
    chosen = lamplight.new("rumble", adventures=1, guard=False, rebuild=True).options
    assert (chosen["adventures"], chosen["guard"], chosen["rebuild"]) == ("1", "off", "yes")
    assert lamplight.new("rumble", players=8).options["set"] == "both"  # one box is not enough for so many


def test_a_seat_learns_its_own_secrets_only() -> None:
    play = begun("rumble", 5)
    dealt = [ply.do for ply in play.history if ply.do.startswith("deal ")]
    assert len(dealt) == 6
    assert not any(do.endswith("?") for do in dealt)
    for seat in range(3):
        known = [ply.do for ply in play.seen(seat) if ply.do.startswith("deal ")]
        assert [do for do in known if not do.endswith("?")] == [
            do for do in dealt if do.startswith(f"deal {seat + 1} ")
        ]
        beside = play.view(seat).tableau
        assert isinstance(beside, BrawlTableau)
        assert sorted(beside.secret) == sorted(do.split(" ")[2] for do in known if not do.endswith("?"))
    assert all(ply.do.endswith("?") for ply in play.seen() if ply.do.startswith("deal "))
    beside = play.view().tableau
    assert isinstance(beside, BrawlTableau)
    assert beside.secret == ()


def test_pictures_do_not_depend_on_the_secrets_of_others() -> None:
    """Two tables that differ only in what the others hold give this seat the same picture."""
    play = begun("rumble", 5)
    seat = play.seat
    assert seat is not None
    twin = play.copy()
    rng = Rng(1)
    while twin.state.key() == play.state.key():
        twin.match.state = play.state.determinize(seat, rng)
    assert str(play.picture(seat)) == str(twin.picture(seat))
    assert str(play.picture()) == str(twin.picture())


def test_the_last_decision_is_lit() -> None:
    play = begun("rumble", 0)
    assert '#ffc861" stroke-width="6"' not in play.picture().svg
    play.step(next(do for do in play.actions if do.startswith("move ")))
    assert '#ffc861" stroke-width="6"' in play.picture().svg


def test_a_record_is_checked_and_can_be_looked_at_ply_by_ply() -> None:
    play = begun("rumble", 1000)
    lines = play.record().splitlines()
    for plies in (0, 1, 20, len(play.history)):
        assert lamplight.replay(lines, plies=plies).history == play.history[:plies]
    at = next(n for n, line in enumerate(lines) if "fight" in line)
    do = json.loads(lines[at])
    forged = [*lines[:at], json.dumps({**do, "do": "fight nobody"}), *lines[at + 1 :]]
    with pytest.raises(lamplight.Refused, match=f"line {at + 1}"):
        lamplight.replay(forged)
    with pytest.raises(lamplight.Refused):
        lamplight.replay(["{}"])
    with pytest.raises(OSError, match="nowhere"):
        lamplight.replay("/nowhere/game.jsonl")


def test_bots_are_refused_where_they_cannot_play() -> None:
    play = lamplight.new("rumble", players=3, guard=False)
    with pytest.raises(lamplight.Refused) as caught:
        play.bot()
    assert "guard" in str(caught.value)
    with pytest.raises(lamplight.Refused):
        lamplight.simulate("rumble", 1, players=4, guard=False)


def test_a_picture_for_a_seat_says_what_only_that_seat_knows() -> None:
    play = begun("rumble", 5)
    own = {seat: play.picture(seat).svg for seat in range(play.players)}
    assert len(set(own.values())) == play.players
    for seat, svg in own.items():
        for text in play.view(seat).own:
            assert Catalogue("en").format(text) in svg.partition("Your secret characters: ")[2].partition("<")[0]
    assert "secret characters" not in play.picture().svg
    assert "Points: " in play.picture().svg
    assert "out-1" not in play.picture().svg
