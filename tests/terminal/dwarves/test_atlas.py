"""Girdlegard as text: every space, everybody on it, and beside it all that a group needs to decide."""

from __future__ import annotations

import io
import re

import pytest

from lamplight.core.chance import Dealer
from lamplight.core.match import Match
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.games.dwarves.atlas import TROOPS, aside, draw, legend
from lamplight.games.dwarves.tableau import RealmTableau
from lamplight.kits import game_named
from lamplight.terminal.screen import Screen


class Pipe(io.StringIO):
    encoding = "utf-8"


def screen(width: int, lang: str = "en") -> Screen:
    made = Screen(Catalogue(lang), Pipe(), io.StringIO())
    made.width = width
    return made


@pytest.fixture(scope="module")
def match() -> Match:
    """A game that has gone on for a while."""
    match = Match(game_named("dwarves"), {}, 3, Dealer(b"\5" * 32))
    match.begin()
    for k in range(60):
        dos = [match.state.text(code) for code in match.state.legal_actions()]
        match.act(int(match.state.actor), dos[7 * k % len(dos)])
    return match


@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_space_and_everybody_on_the_map_is_drawn(match: Match, width: int) -> None:
    board, view = match.state.scene(), match.view(None)
    lines = draw(board, view, screen(width))
    named = next(k for k, line in enumerate(lines) if line.startswith("s04 "))  # below the map: what places are called
    drawn = "\n".join(lines[:named])
    assert all(
        Catalogue("en").format(place.label) in "\n".join(lines[named:])
        for place in board.places
        if place.kind == "location"
    )
    assert max(map(len, lines)) <= width
    spaces = [place for place in board.places if place.kind in ("land", "location", "gateway")]
    for place in spaces:
        name = place.landmark if place.kind == "gateway" else place.id
        assert len(re.findall(rf"(?<!\S){name}(?![\dIV])", drawn)) == 1, place.id
    for kind, letter in TROOPS.items():
        there = sum(piece.count for piece in view.pieces if piece.kind == kind and piece.at in {p.id for p in spaces})
        assert sum(int(n) for n in re.findall(rf"(\d){letter}", drawn)) == there
    assert sorted(re.findall(r"@(\d)", drawn)) == ["1", "2", "3"]
    assert isinstance(view.tableau, RealmTableau)
    assert drawn.count("▒") == len(view.tableau.tiles)  # DW-5.3
    assert drawn.count("!") == len(view.tableau.brink)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_health_tracks_council_and_cards_stand_beside_it(match: Match, lang: str) -> None:
    says = Catalogue(lang).format
    view = match.view(None)
    told = aside(match.state.scene(), view, says)
    beside = view.tableau
    assert isinstance(beside, RealmTableau)
    for dwarf in beside.dwarves:
        line = next(line for line in told if line.startswith(f"@{dwarf.seat + 1} "))
        for number in (dwarf.health, dwarf.most_health, dwarf.battle, dwarf.craft, dwarf.speed):
            assert str(number) in line
    for card in beside.cards:
        line = next(line for line in told if line.startswith(f"{card.card} "))
        assert all(f"{part.have}/{part.need}" in line for part in card.quest)
        assert len(line) > 60  # what it asks, in words
    assert any(str(beside.tracks.hero) in line and str(beside.tracks.doom) in line for line in told)
    assert not [line for line in told if "dw-" in line]
    assert "▒" in legend(screen(80, lang))
