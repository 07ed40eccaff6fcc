"""The dungeon as text: every room, every door and nothing that is not there, in any layout and any language."""

from __future__ import annotations

import io
import itertools

import pytest

from lamplight.core.chance import Dealer
from lamplight.core.match import Match
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Board
from lamplight.games.rumble.floors import aside, draw, legend
from lamplight.kits import game_named
from lamplight.terminal.screen import Screen


class Pipe(io.StringIO):
    encoding = "utf-8"


class Ascii(io.StringIO):
    encoding = "ascii"


def screen(width: int, lang: str = "en", out: io.StringIO | None = None) -> Screen:
    made = Screen(Catalogue(lang), out or Pipe(), io.StringIO())
    made.width = width
    return made


def brawl(seed: int, **options: str) -> Match:
    """An adventure that has begun."""
    match = Match(game_named("rumble"), options, 4, Dealer(bytes([seed]) * 32))
    match.begin()
    return match


def fought(match: Match, moves: int) -> None:
    """Goes on for some moves: somebody is thrown out wherever that is possible."""
    for _ in range(moves):
        state = match.state
        dos = [state.text(code) for code in state.legal_actions()]
        match.act(int(state.actor), next((do for do in dos if do.startswith("fight")), dos[0]))


def doors(board: Board) -> int:
    """How many ways there are between rooms of one floor."""
    floor = {place.id: place.kind for place in board.places}
    return sum(floor[to] == place.kind for place in board.places for to in place.next) // 2


@pytest.mark.parametrize(
    ("seed", "options", "width"),
    [
        *itertools.product(range(4), [{}], (60, 80)),
        *itertools.product(range(2), [{"set": "house", "doors": "twisty"}, {"set": "both"}], (60, 80)),
    ],
)
def test_every_door_is_drawn_once_and_no_line_is_too_long(seed: int, options: dict[str, str], width: int) -> None:
    match = brawl(seed, **options)
    board = match.state.scene()
    stairs = sum(place.kind != other.kind for place in board.places for other in board.places if other.id in place.next)
    for lang in LANGUAGES:
        lines = draw(board, match.view(None), screen(width, lang))
        drawn = "\n".join(lines)
        assert max(map(len, lines)) <= width
        assert drawn.count("↔") + drawn.count("↕") == doors(board) + stairs // 2  # RD-4.7
    plain = draw(board, match.view(None), screen(width, "en", Ascii()))
    assert not set("".join(plain)) & set("┌─┐│└┘├┤┬┴┼↔↕⇱≋◇◆")


def test_nothing_is_left_out_where_a_cell_is_narrow() -> None:
    match = brawl(5)
    view = match.view(None)
    shown = "".join(draw(match.state.scene(), view, screen(60, "de")))
    letters = "".join(sign for sign in shown if sign.isalpha())
    for piece in view.pieces:
        name = Catalogue("de").format(piece.label)
        assert letters.count(name[:3]) >= 1
    words = draw(match.state.scene(), view, screen(30))  # too narrow for a grid: told in words, with the doors
    assert len(words) == len(match.state.scene().places)
    assert sum(line.partition("↔")[2].count(",") + 1 for line in words) == 2 * doors(match.state.scene())


def test_a_star_stands_before_ones_own_and_nobody_elses() -> None:
    match = brawl(3)
    board = match.state.scene()
    assert "*" not in "".join(draw(board, match.view(None), screen(80)))
    for seat in range(4):
        view = match.view(seat)
        drawn = draw(board, view, screen(80))
        assert sum(line.count("*") for line in drawn) == len(view.own)
        for text in view.own:
            assert "*" + Catalogue("en").format(text).split()[0] in "".join(drawn)


def test_scores_and_those_who_were_thrown_out_stand_beside_it() -> None:
    match = brawl(1)
    board = match.state.scene()
    says = Catalogue("en").format
    assert aside(board, match.view(None), says)[1] == "Nobody has been thrown out yet. The next one gets nothing."
    fought(match, 40)
    points, fallen, dry = aside(board, match.view(None), says)
    assert points.startswith("Adventure 1 of 3. Points: ")
    gone = [piece for piece in match.view(None).pieces if "out" in piece.marks]
    assert gone
    assert all(says(piece.label) in fallen for piece in gone)
    assert fallen.count("(0)") == min(2, len(gone))  # RD-6.4
    assert "more turn" in dry


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_signs_are_explained(lang: str) -> None:
    told = legend(screen(80, lang))
    for sign in "↔*⇱≋◇◆":
        assert sign in told
