"""What a search says about its moves in Rumble: discreet, too."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.bots.reasons import Games, Make, Said, Talk
from tests.games.rumble.table import Table as Brawl
from tests.games.rumble.table import vector

from lamplight.core.rng import Rng
from lamplight.games.rumble.game import RumbleState

GAMES = [
    Games({"adventures": "1"}, 4, "bluffer", 4, 1),
    Games({"adventures": "1", "set": "both", "doors": "twisty"}, 5, "uniform", 1, 2),
    Games({"adventures": "1", "set": "house"}, 3, "uniform", 1, 1),
]
TALK = Talk("rumble", GAMES, {"rd-reason-quiet"})


def brawl(gesture: Callable[[Brawl], Brawl], box: str = "dungeon") -> Make:
    """Rumble for three on the ring, set up like this."""
    return lambda: gesture(Brawl(3, box=box)).state


PAIR = brawl(lambda table: table.only("orc", "elf").stand("orc", "elf", "hall"))
AT_THE_EXIT = brawl(lambda table: table.stand("orc", "elf", "entry").chest("entry"))
WITH_THE_CHEST = brawl(lambda table: table.stand("orc", "elf", "library").chest("library"))
EARLY = brawl(lambda table: table.stand("elf", "kitchen"))
LATER = brawl(lambda table: table.fell("cube", "eye", "lich").stand("elf", "kitchen"))
CROWD = brawl(lambda table: table.stand("elf", "thief", "kitchen"))
FEW = brawl(lambda table: table.only("orc", "elf", "thief").stand("orc", "hall").stand("elf", "forge").chest("well"))
LOST = brawl(lambda table: table.only("orc", "elf").stand("orc", "entry").stand("elf", "crypt").chest("entry"))
GONE = brawl(lambda table: table.left("cube").only("eye", "orc", "elf").stand("orc", "library").stand("elf", "crypt"))
NEAR = brawl(lambda table: table.left("cube").only("eye", "orc").stand("eye", "entry").stand("orc", "hall"))
HOUSE = brawl(lambda table: table.only("ninja", "cat").stand("ninja", "frontdoor").stand("cat", "bath"), "house")

BRAWL: list[Said] = [
    (PAIR, "fight orc", "rd-reason-fight-last", "the elf"),
    (AT_THE_EXIT, "fight orc", "rd-reason-fight-exit", "not even the orc"),
    (AT_THE_EXIT, "leave orc", "rd-reason-leave", "loot"),
    (AT_THE_EXIT, "carry orc hall", "rd-reason-chest-away", "The chest"),
    (WITH_THE_CHEST, "fight elf", "rd-reason-fight-chest", "Out goes the elf"),
    (WITH_THE_CHEST, "carry elf kitchen", "rd-reason-chest-slip", "before the brawl"),
    (EARLY, "fight orc", "rd-reason-fight-early", "without a single point: the orc"),
    (LATER, "fight orc", "rd-reason-fight-free", "now the elf can walk"),
    (CROWD, "fight orc", "rd-reason-fight", "crowded"),
    (CROWD, "move lich kitchen", "rd-reason-crowd", "The more"),
    (CROWD, "move ogre treasury", "rd-reason-chest-crowd", "The chest"),
    (CROWD, "carry cleric cells", "rd-reason-chest-home", "fresh air"),
    (brawl(lambda table: table.chest("hall")), "carry eye entry", "rd-reason-chest-exit", "the way out"),
    (FEW, "move orc armoury", "rd-reason-chest-near", "nearer to the chest"),
    (FEW, "move elf well", "rd-reason-chest-look", "an eye on the chest"),
    (FEW, "move elf crypt", "rd-reason-chest-far", "Away from the chest"),
    (FEW, "move thief entry", "rd-reason-near", "next door"),
    (LOST, "move orc hall", "rd-reason-chest-left", "What chest?"),
    (GONE, "move eye entry", "rd-reason-quiet", "Easy does it"),
    (NEAR, "move eye den", "rd-reason-dodge", "reach"),
    (EARLY, "move cube hall", "rd-reason-meet", "get-together"),
    (HOUSE, "move ninja nursery", "rd-reason-towards", "towards the others"),
    (HOUSE, "move ninja study", "rd-reason-apart", "Away"),
]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_legal_action_has_a_sentence_in_every_language(number: int) -> None:
    TALK.check_sentences(number)


def test_hardly_any_decision_of_a_sensible_player_gets_a_sentence_that_says_nothing() -> None:
    TALK.check_telling()


@pytest.mark.parametrize(("make", "do", "reason", "words"), BRAWL, ids=[f"{one[2]}-{one[1]}" for one in BRAWL])
def test_what_is_said_about(make: Make, do: str, reason: str, words: str) -> None:
    TALK.check_said(make, do, reason, words)


def test_nothing_is_written_that_is_never_said() -> None:
    TALK.check_written(BRAWL, set())


def test_in_rumble_a_reason_tells_nothing_of_who_owns_whom() -> None:
    """Worlds that differ in the tokens alone, the own ones too, give the same sentences; even one without tokens."""
    random_ = random.Random(8)
    rng = Rng(8)
    compared = 0
    for number in range(len(GAMES)):
        for state, seat, _, _ in TALK.positions(number):
            said = TALK.told(state, seat)
            assert isinstance(state, RumbleState)
            worlds = [state.determinize(other, rng) for other in range(int(state.seats))]
            for _ in range(3):
                world = state.copy()
                owners = [int(owner) for owner in state.owner]
                random_.shuffle(owners)
                world.owner = vector(owners)
                worlds.append(world)
            blank = state.copy()
            blank.owner = vector([])
            for world in [*worlds, blank]:
                assert TALK.told(world, seat) == said
                compared += len(said)
            assert all(TALK.told(state, other) == said for other in range(int(state.seats)))
    assert compared > 5000
