"""What a search says about its moves in DunkelRunde."""

from __future__ import annotations

import pytest
from tests.bots.reasons import Games, Make, Said, Talk
from tests.games.dunkelrunde.table import Table as Night

from lamplight.core.game import State
from lamplight.games.dunkelrunde.actions import GHOSTS

GAMES = [Games({"board": "short"}, 3, "thoughtful", 1, 1), Games({}, 4, "uniform", 1, 3)]
TALK = Talk("dunkelrunde", GAMES, {"dr-reason-forward", "dr-reason-group-others"})


def night(child: int, ghost: int, **where: int) -> Make:
    """DunkelRunde for red and blue, red on turn: children and ghosts stand here, and the dice show this."""

    def make() -> State:
        table = Night(players=2)
        for who, tile in where.items():
            if who in GHOSTS:
                table.ghost(who, tile)
            else:
                table.place(who.replace("_", "-"), tile)
        return table.rolls(child, ghost).state

    return make


NIGHT: list[Said] = [
    (night(2, 8, red_girl=9, blue_boy=11), "child red-girl 11", "dr-reason-cross-river", "That makes 2 at the river"),
    (night(2, 8, red_girl=38, blue_boy=40), "child red-girl 40", "dr-reason-cross-gate", "That makes 2 at the gate"),
    (night(2, 8, red_girl=9), "child red-girl 11", "dr-reason-wait-red", "Waits at the red tile"),
    (
        night(2, 8, red_girl=9, red_boy=20, blue_girl=21, blue_boy=22),
        "child red-girl 11",
        "dr-reason-witch",
        "the witch",
    ),
    (night(1, 5, red_girl=44, red_boy=45), "child red-girl 45", "dr-reason-curse", "curse"),
    (night(1, 5, red_girl=44), "child red-girl 45", "dr-reason-arrive", "linden"),
    (night(2, 5, red_girl=26), "child red-girl 28", "dr-reason-shelter", "shelter"),
    (night(3, 5, red_girl=13, blue_boy=15), "child red-girl 15", "dr-reason-join", "a group of 2"),
    (night(2, 5, red_girl=29), "child red-girl h3a", "dr-reason-path", "Bridle path"),
    (night(2, 5, red_girl=29, blue_boy=35, inn=30), "child red-girl 31", "dr-reason-past", "the inn ghost"),
    (night(2, 5, red_girl=29, blue_boy=30), "child red-girl 31", "dr-reason-lead", "lead"),
    (night(2, 5, red_girl=29), "child red-girl 31", "dr-reason-lead-on", "further ahead"),
    (night(2, 5, red_girl=29), "child red-boy 2", "dr-reason-catch-up", "behind"),
    (night(5, 4, blue_boy=2), "child red-girl 1", "dr-reason-set-out", "Out of the shelter"),
    (night(4, 4, red_girl=14, red_boy=14, blue_girl=20, blue_boy=20), "group 14 18", "dr-reason-group-own", "my own"),
    (
        night(4, 4, red_girl=14, red_boy=14, blue_girl=20, blue_boy=20),
        "group 20 24",
        "dr-reason-group-others",
        "others",
    ),
    (night(4, 4, blue_girl=20, blue_boy=20, red_girl=30), "group 20 24", "dr-reason-group-leader-held", "in the lead"),
    (night(4, 4, blue_girl=20, blue_boy=20, red_boy=13), "group 20 24", "dr-reason-group-least", "gains least"),
    (night(3, 2, blue_girl=20, blue_boy=20, ruins=18), "ghost ruins forward", "dr-reason-haunt", "nobody leaves"),
    (night(3, 2, blue_girl=20, red_boy=20, ruins=20), "ghost ruins forward", "dr-reason-free", "the ruins ghost"),
    (night(3, 2, red_girl=20, ruins=18), "ghost ruins forward", "dr-reason-scare-own", "the red girl: Witch’s hut"),
    (night(3, 2, blue_girl=20, ruins=18), "ghost ruins forward", "dr-reason-scare", "the blue girl back"),
    (night(2, 5, red_girl=29), "ghost inn forward", "dr-reason-away", "the inn ghost drifts off"),
    (night(5, 4, blue_boy=2, tree=7), "ghost inn back", "dr-reason-harmless", "the inn ghost"),
    (night(5, 4, blue_boy=2, tree=7), "ghost tree back", "dr-reason-block", "Grey tile, 3 past the village"),
    (night(4, 3, blue_girl=5), "ghost tree forward", "dr-reason-lurk", "the blue girl"),
    (night(2, 6, red_girl=39), "ghost tree forward", "dr-reason-unharmed", "nothing changes"),
    (night(4, 1, red_girl=19), "ghost tree forward", "dr-reason-least-harm", "least harm"),
    (night(1, 6, red_girl=42), "ghost inn forward", "dr-reason-nearer-own", "closer to my own"),
    (night(4, 8, red_girl=8, blue_boy=13), "child red-girl 9", "dr-reason-towards", "River bank"),
    (night(2, 4, blue_boy=1, blue_girl=16), "child red-girl 2", "dr-reason-overtake", "the blue boy"),
    (night(3, 6, red_boy=43), "child red-boy 44", "dr-reason-unreached", "none of them"),
    (night(3, 6, red_girl=14, blue_girl=28), "child red-girl 15", "dr-reason-forward", "headway"),
]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_legal_action_has_a_sentence_in_every_language(number: int) -> None:
    TALK.check_sentences(number)


def test_hardly_any_decision_of_a_sensible_player_gets_a_sentence_that_says_nothing() -> None:
    TALK.check_telling()


@pytest.mark.parametrize(("make", "do", "reason", "words"), NIGHT, ids=[f"{one[2]}-{one[1]}" for one in NIGHT])
def test_what_is_said_about(make: Make, do: str, reason: str, words: str) -> None:
    TALK.check_said(make, do, reason, words)


def test_nothing_is_written_that_is_never_said() -> None:
    TALK.check_written(NIGHT, set())
