"""What a search says about its moves: a sentence of the game for every legal action, true, and discreet in Rumble."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.conformance.words import bundle, faults
from tests.games.dunkelrunde.table import Table as Night
from tests.games.dwarves.table import BOX, new
from tests.games.dwarves.table import Table as Realm
from tests.games.rumble.table import Table as Brawl
from tests.games.rumble.table import vector

import lamplight
from lamplight.core.game import CHANCE, OVER, State
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.games.dunkelrunde.actions import GHOSTS
from lamplight.games.dwarves import frames as on
from lamplight.games.rumble.game import RumbleState
from lamplight.kits import bot_named, game_named, kit_named

BOTS = Path(lamplight.__file__).parent / "bots"
SOURCES = [*BOTS.glob("*/reasons.py"), *BOTS.glob("*/walking.py")]
SAID = {id for path in SOURCES for id in re.findall(r'"((?:dr|rd|dw)-reason-[a-z-]+)"', path.read_text("utf-8"))}

# What could be said about nearly any move of its kind.
PLAIN = {
    "core-reason-search", "dr-reason-forward", "dr-reason-group-others", "rd-reason-quiet",
    "dw-reason-move", "dw-reason-wander", "dw-reason-stop-early", "dw-reason-end", "dw-reason-keep-anyway",
    "dw-reason-march-any",
}  # fmt: skip


class Game(NamedTuple):
    """Games of one kind, as they are played for these tests."""

    name: str
    options: dict[str, str]
    seats: int
    bot: str
    games: int
    every: int  # how many decisions from one position to the next


GAMES = [
    Game("dunkelrunde", {"board": "short"}, 3, "thoughtful", 1, 1),
    Game("dunkelrunde", {}, 4, "uniform", 1, 3),
    Game("rumble", {"adventures": "1"}, 4, "bluffer", 4, 1),
    Game("rumble", {"adventures": "1", "set": "both", "doors": "twisty"}, 5, "uniform", 1, 2),
    Game("rumble", {"adventures": "1", "set": "house"}, 3, "uniform", 1, 1),
    Game("dwarves", {}, 3, "companion", 2, 3),
    Game("dwarves", {"perish": "4", "dwarves": "random"}, 4, "uniform", 5, 3),
]


class Position(NamedTuple):
    """Somebody has a choice, and chose."""

    state: State
    seat: int
    chosen: int
    key: str


@functools.cache
def positions(number: int) -> list[Position]:
    """Positions of whole games, each with more than one legal action."""
    game = GAMES[number]
    found: list[Position] = []
    for seed in range(game.games):
        bot = bot_named(game.name, game.bot)
        state = game_named(game.name).new(game.options, game.seats)
        rng = Rng(100 * number + seed)
        decisions = 0
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(state.chance_at(rng.below(state.chance_total())))
                continue
            seat = int(state.actor)
            code = bot.choose(Perspective(state, seat, rng), rng).code
            decisions += 1
            if decisions % game.every == 0 and len(state.legal_actions()) > 1:
                found.append(Position(state.copy(), seat, code, state.key()))
            state.apply(code)
    return found


every_game = pytest.mark.parametrize("number", range(len(GAMES)), ids=[f"{g.name}-{g.bot}-{g.seats}" for g in GAMES])


def told(state: State, seat: int) -> dict[int, Text]:
    """What is said about every legal action."""
    reasons = kit_named(type(state).__module__.split(".")[2]).reasons
    return {code: reasons(state, seat, code) for code in state.legal_actions()}


@functools.cache
def all_told(number: int) -> list[dict[int, Text]]:
    """The same for all positions of a game."""
    return [told(position.state, position.seat) for position in positions(number)]


@every_game
def test_every_legal_action_has_a_sentence_in_every_language(number: int) -> None:
    said = all_told(number)
    assert all(position.state.key() == position.key for position in positions(number))
    reasons = [reason for table in said for reason in table.values()]
    assert [fault for reason in reasons for fault in faults(reason)] == []
    ids = {reason.id for reason in reasons}
    assert "core-reason-search" not in ids
    assert len(said) > 50
    assert len(ids) > 8


@pytest.mark.parametrize("game", ["dunkelrunde", "rumble", "dwarves"])
def test_hardly_any_decision_of_a_sensible_player_gets_a_sentence_that_says_nothing(game: str) -> None:
    ids = [
        said[position.chosen].id
        for number, played in enumerate(GAMES)
        if played.name == game and played.bot != "uniform"
        for position, said in zip(positions(number), all_told(number), strict=True)
    ]
    assert len(ids) > 90
    assert sum(id in PLAIN for id in ids) < 0.05 * len(ids)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_can_be_said_is_in_the_catalogues(lang: str) -> None:
    assert len(SAID) > 80
    assert [id for id in sorted(SAID) if not bundle(lang).has_message(id)] == []


# --- discretion ---


def test_in_rumble_a_reason_tells_nothing_of_who_owns_whom() -> None:
    """Worlds that differ in the tokens alone, the own ones too, give the same sentences; even one without tokens."""
    random_ = random.Random(8)
    rng = Rng(8)
    compared = 0
    for number, game in enumerate(GAMES):
        if game.name != "rumble":
            continue
        for (state, seat, _, _), said in zip(positions(number), all_told(number), strict=True):
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
                assert told(world, seat) == said
                compared += len(said)
            assert all(told(state, other) == said for other in range(int(state.seats)))
    assert compared > 5000


# --- particular sentences ---

Make = Callable[[], State]
Said = tuple[Make, str, str, str]  # a position, what somebody does in it, the reason, and words of its sentence


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
    (night(2, 8, red_girl=9, blue_boy=11), "child red-girl 11", "dr-reason-cross-river", "Makes 2 at the river"),
    (night(2, 8, red_girl=38, blue_boy=40), "child red-girl 40", "dr-reason-cross-gate", "Makes 2 at the gate"),
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
    (night(5, 4, blue_boy=2, tree=7), "ghost tree back", "dr-reason-block", "Tile 3"),
    (night(4, 3, blue_girl=5), "ghost tree forward", "dr-reason-lurk", "the blue girl"),
    (night(2, 6, red_girl=39), "ghost tree forward", "dr-reason-unharmed", "nothing changes"),
    (night(4, 1, red_girl=19), "ghost tree forward", "dr-reason-least-harm", "least harm"),
    (night(1, 6, red_girl=42), "ghost inn forward", "dr-reason-nearer-own", "closer to my own"),
    (night(4, 8, red_girl=8, blue_boy=13), "child red-girl 9", "dr-reason-towards", "River bank"),
    (night(2, 4, blue_boy=1, blue_girl=16), "child red-girl 2", "dr-reason-overtake", "the blue boy"),
    (night(3, 6, red_boy=43), "child red-boy 44", "dr-reason-unreached", "none of them"),
    (night(3, 6, red_girl=14, blue_girl=28), "child red-girl 15", "dr-reason-forward", "headway"),
]


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


def realm(gesture: Callable[[Realm], Realm], *dos: str, ask: tuple[int, int, int, int] | None = None) -> Make:
    """The Dwarves with Tungdil on turn: set up like this, played on, and perhaps asked something."""

    def make() -> State:
        table = gesture(Realm("tungdil", "boindil", "bavragor"))
        if table.state.depth == 0:
            table.turn("tungdil")
        table.does(*dos)
        if ask is not None:
            table.state.push(*ask)
            table.state.actor = table.state.active
        return table.state

    return make


WOOD = realm(lambda table: table.at("tungdil", "s53").card("SA7"), "move", "roll 5 3 2")  # beside Greenglade
MAGUS = realm(lambda table: table.at("tungdil", "s53").card("SA5"), "move", "roll 5 3 2")  # beside Porista
QUEEN = realm(lambda table: table.at("tungdil", "s36").card("SA3"))
BRINK = realm(lambda table: table.at("tungdil", "s21").troops("s21", orc=3, troll=1).card("SA7"))
FIGHT = realm(lambda table: table.at("tungdil", "s21").troops("s21", orc=1, troll=1).card("SA7"), "fight", "roll 6 4 1")
SADDLE = realm(lambda table: table.at("tungdil", "s31").troops("s31", orc=3).card("SA7"))
FEW_TROOPS = realm(lambda table: table.at("tungdil", "s21").troops("s21", orc=1).card("SA7"))
HUNT = realm(lambda table: table.at("tungdil", "s31").troops("s31", orc=3).card("AV23"))
GEAR = realm(
    lambda table: table.owns("tungdil", "EQ05", "EQ06", "EQ09", "EQ10")
    .health("boindil", 1).troops("gate_iv", orc=1).card("AV19").turn("tungdil", left=0)
)  # fmt: skip


def new_realm() -> State:
    return new(3)


def choosing() -> State:
    """Everybody has a dwarf; who begins?"""
    state = new(2)
    for who in ("tungdil", "boindil"):
        state.apply(state.parse(f"be {who}"))
    return state


def asked(frame: int, a: int, b: int = 0, gesture: Callable[[Realm], Realm] = lambda table: table) -> Make:
    """The group is asked something while the wood for the shaft is wanted."""
    return realm(lambda table: gesture(table.card("SA7")), ask=(frame, a, b, 0))


def dice(*who_and_dos: str, **set_up: int) -> Make:
    """Somebody at Roodacre, where troops stand, has rolled."""

    def make() -> State:
        who, *dos = who_and_dos
        table = Realm(who, "tungdil").at(who, "s20").troops("s20", **set_up).card("AV19")
        return table.turn(who).does(*dos).state

    return make


REALM: list[Said] = [
    # where a walk leads
    (realm(lambda table: table.at("tungdil", "s20").card("SC1")), "move", "dw-reason-walk-card", "Keep the Gateways!"),
    (WOOD, "step s52", "dw-reason-scenario", "Wood for the Shaft"),
    (MAGUS, "step s47", "dw-reason-scenario", "The Magus’s Legacy"),
    (MAGUS, "step s54", "dw-reason-walk-card", "The Magus’s Legacy"),
    (MAGUS, "step s58", "dw-reason-wander", "Rân Ribastur 7"),
    (WOOD, "stop", "dw-reason-stop-early", ""),
    (
        realm(lambda table: table.at("tungdil", "s53").perished("s52", "P05").card("SA7"), "move", "roll 5 3 2"),
        "stop", "dw-reason-stop-perished", "Greenglade",
    ),
    (
        realm(lambda table: table.at("tungdil", "s53").troops("s52", orc=1).card("SA7"), "move", "roll 5 3 2"),
        "stop", "dw-reason-stop-troops", "Greenglade",
    ),
    (
        realm(lambda table: table.at("tungdil", "s52").card("SA7"), "move", "roll 5 3 2"),
        "stop", "dw-reason-stop-card", "Wood for the Shaft",
    ),
    (
        realm(lambda table: table.at("tungdil", "s01").card("SA7"), "move", "roll 5 3 2"),
        "tunnel s51", "dw-reason-tunnel-card", "Wood for the Shaft",
    ),
    (
        realm(lambda table: table.at("tungdil", "s01").card("AV03"), "move", "roll 5 3 2"),
        "tunnel s60", "dw-reason-tunnel-card", "Abandoned Tunnel",
    ),
    (
        realm(lambda table: table.at("tungdil", "s01").troops("s60", orc=4), "move", "roll 5 3 2"),
        "tunnel s60", "dw-reason-tunnel", "shortest way",
    ),
    (
        realm(lambda table: table.at("tungdil", "s20").troops("s22", orc=4), "move", "roll 5 3 2"),
        "step s21", "dw-reason-walk", "Gauragar 8",
    ),
    (
        realm(lambda table: table.at("tungdil", "s20"), "move", "roll 5 3 2"),
        "step s12", "dw-reason-walk-tunnel", "Tabaîn 1",
    ),
    # what an action is for
    (QUEEN, "move", "dw-reason-move", ""),
    (QUEEN, "end", "dw-reason-wait-card", "Audience with the Firstling Queen"),
    (BRINK, "end", "dw-reason-end", ""),
    (realm(lambda table: table.card("TH12").health("tungdil", 1)), "end", "dw-reason-rest", "Nothing useful"),
    (BRINK, "fight", "dw-reason-brink", "Tabaîn 7"),
    (SADDLE, "fight", "dw-reason-saddle", "Blacksaddle"),
    (FEW_TROOPS, "fight", "dw-reason-fight", "fewer troops"),
    (HUNT, "fight", "dw-reason-adventure", "Hunting the War Bands"),
    (
        realm(lambda table: table.at("tungdil", "s49").card("TH10").troops("s49", orc=4)),
        "fight", "dw-reason-avert", "The Orcs of Toboribor Muster",
    ),
    (
        realm(lambda table: table.at("tungdil", "s31").wasteland(15).card("SC2").troops("s31", orc=1)),
        "fight", "dw-reason-scenario", "Defeat Nôd’onn!",
    ),
    (realm(lambda table: table.at("tungdil", "s31").wasteland(15).card("SC2")), "duel", "dw-reason-duel", "At him!"),
    (
        realm(lambda table: table.at("tungdil", "s31").wasteland(15).card("SC2").progress("SC2", done=2)),
        "duel", "dw-reason-win", "win",
    ),
    (
        realm(lambda table: table.at("tungdil", "gate_iv").card("SC1").progress("SC1", 1, 1, 0, 1)),
        "test SC1 3", "dw-reason-win", "win",
    ),
    (
        realm(lambda table: table.at("tungdil", "gate_iv").card("SC1").progress("SC1", 1, 0, 0, 1)),
        "test SC1 3", "dw-reason-scenario", "Keep the Gateways!",
    ),
    (realm(lambda table: table.card("AV01")), "try AV01", "dw-reason-adventure", "What are Dwarven Women like?"),
    (realm(lambda table: table.card("SA4")), "message", "dw-reason-scenario", "A Voice Among the Clans"),
    (realm(lambda table: table.council(1)), "message", "dw-reason-message-away", "At the start of every turn"),
    (realm(lambda table: table.council(7)), "message", "dw-reason-message-towards", "one die may be rolled again"),
    (realm(lambda table: table.council(9)), "outfit", "dw-reason-outfit", "Equipment"),
    (GEAR, "use EQ05", "dw-reason-use-heal", "Boïndil needs help now: Beer Stein"),
    (GEAR, "use EQ06", "dw-reason-use-march", "Dwarven Song"),
    (GEAR, "use EQ09", "dw-reason-use-troops", "Throwing Axes"),
    (GEAR, "use EQ10", "dw-reason-use-tunnel", "Old Tunnel Map"),
    (GEAR, "end", "dw-reason-save", "later"),
    (
        realm(lambda table: table.at("tungdil", "s47").owns("tungdil", "EQ05").card("AV22")),
        "pay AV22 EQ05", "dw-reason-pay-card", "“An Enchantress’s Price”: Beer Stein",
    ),
    # dice
    (dice("boindil", "fight", "roll 4 3 2 1", troll=3), "again", "dw-reason-again", "not good enough"),
    (dice("boindil", "fight", "roll 4 3 2 1", troll=3), "keep", "dw-reason-keep-anyway", ""),
    (dice("boindil", "fight", "roll 5 3 2 1", troll=3), "keep", "dw-reason-keep-risk", "worse"),
    (dice("boindil", "fight", "roll 6 6 5 4", orc=3), "again", "dw-reason-again-more", "more"),
    (dice("boindil", "fight", "roll 6 6 5 4", orc=3), "keep", "dw-reason-keep", "will do"),
    (dice("boendal", "fight", "roll 4 3 2 1", troll=2), "raise 4", "dw-reason-raise", "difference"),
    (dice("boendal", "fight", "roll 4 3 2 1", troll=2), "raise 1", "dw-reason-raise-free", "no harm"),
    (dice("boendal", "fight", "roll 5 3 2 1", troll=1), "keep", "dw-reason-raise-none", "One pip more"),
    (
        realm(lambda table: table.owns("tungdil", "EQ08"), "message", "roll 3 2"),
        "runestone", "dw-reason-runestone", "Runestone",
    ),
    (
        realm(lambda table: table.owns("tungdil", "EQ08"), "message", "roll 3 2"),
        "keep", "dw-reason-keep-stone", "Runestone",
    ),
    (realm(lambda table: table.council(8), "move", "roll 5 3 2"), "reroll 3", "dw-reason-reroll", "better"),
    (realm(lambda table: table.council(8), "move", "roll 5 3 2"), "reroll 5", "dw-reason-reroll-more", "even more"),
    # troops
    (FIGHT, "strike troll", "dw-reason-strike", "most dangerous"),
    (FIGHT, "strike orc", "dw-reason-strike-fewer", "one fewer: Orc"),
    (FIGHT, "done", "dw-reason-spare", ""),
    (
        realm(lambda table: table.at("tungdil", "s49").card("SA2"), "fight", "roll 6 4 1"),
        "strike orc SA2", "dw-reason-strike-card", "Conquer Toboribor",
    ),
    (asked(on.REMOVING, 2, -1, lambda t: t.troops("s20", orc=2)), "remove orc s20", "dw-reason-remove-fewer", ""),
    (asked(on.REMOVING, 2, -1, lambda t: t.troops("s20", orc=4)), "remove orc s20", "dw-reason-remove", "Roodacre"),
    (asked(on.REMOVING, 2, -1, lambda t: t.troops("s20", orc=4)), "done", "dw-reason-remove-none", ""),
    (
        asked(on.FETCHING, 1, 0, lambda t: t.troops("s20", orc=2).troops("s22", orc=1)),
        "fetch orc s20", "dw-reason-fetch", "most harm",
    ),
    # the land
    (asked(on.CLEANSING, 1, 0, lambda t: t.perished("s17", "P05")), "cleanse s17", "dw-reason-cleanse-tunnel", ""),
    (asked(on.CLEANSING, 1, 0, lambda t: t.perished("s20", "P05")), "cleanse s20", "dw-reason-cleanse", ""),
    (
        asked(on.CLEANSING, 1, 0, lambda t: t.perished("s20", "P05").perished("gate_v", "P07")),
        "cleanse s20", "dw-reason-cleanse-any", "Roodacre",
    ),
    (asked(on.CLEANSING, 1, 0, lambda t: t.perished("s20", "P05")), "done", "dw-reason-cleanse-none", ""),
    (asked(on.DIGGING, 0), "dig s53", "dw-reason-dig-card", "Wood for the Shaft"),
    (asked(on.DIGGING, 0), "dig s20", "dw-reason-dig", "tunnel"),
    (asked(on.DIGGING, 0), "none", "dw-reason-dig-none", ""),
    # Health and Doom
    (asked(on.PENALTY, 0, 0, lambda t: t.doom(5)), "health", "dw-reason-penalty-health", "too close"),
    (asked(on.PENALTY, 0), "health", "dw-reason-bear", "Tungdil"),
    (asked(on.PENALTY, 0, 0, lambda t: t.health("tungdil", 1)), "health", "dw-reason-penalty-health-hard", "Tungdil"),
    (asked(on.PENALTY, 0, 0, lambda t: t.doom(5)), "doom", "dw-reason-penalty-doom-tight", "Tungdil"),
    (asked(on.PENALTY, 0, 0, lambda t: t.health("tungdil", 1)), "doom", "dw-reason-penalty-doom", "Tungdil"),
    (asked(on.PENALTY, 0), "doom", "dw-reason-penalty-doom-far", "far enough"),
    (asked(on.LOSS, 0, 0, lambda t: t.owns("tungdil", "EQ07")), "shield", "dw-reason-shield", "shield"),
    (asked(on.LOSS, 0, 0, lambda t: t.owns("tungdil", "EQ07")), "take", "dw-reason-take", "later"),
    (
        asked(on.LOSS, 0, 0, lambda t: t.owns("tungdil", "EQ07").health("tungdil", 1)),
        "shield", "dw-reason-shield-last", "Tungdil",
    ),
    (asked(on.SHARE_LOSS, 1, 0, lambda t: t.health("boindil", 1)), "lose 2", "dw-reason-lose-hard", "Boïndil"),
    (asked(on.SHARE_LOSS, 1), "lose 3", "dw-reason-lose", "Bavragor"),
    (asked(on.SHARE_HEAL, 1, 1, lambda t: t.health("boindil", 1)), "heal 2", "dw-reason-heal", "Boïndil"),
    (asked(on.SHARE_HEAL, 1, 1, lambda t: t.health("boindil", 1)), "none", "dw-reason-heal-none", ""),
    (
        asked(on.SHARE_HEAL, 1, 1, lambda t: t.health("boindil", 1).health("tungdil", 2)),
        "heal 1", "dw-reason-heal-any", "Tungdil",
    ),
    # what else the group decides
    (asked(on.GIVING, 1), "give 2", "dw-reason-give", "Boïndil"),
    (asked(on.GIVING, 1), "give 1", "dw-reason-give-attribute", "Tungdil stronger: Battle"),
    (asked(on.GIVING, 4, 0, lambda t: t.health("tungdil", 1)), "give 2", "dw-reason-give-any", "Boïndil"),
    (asked(on.DROPPING, 1, -1, lambda t: t.owns("tungdil", "EQ01", "EQ10")), "drop 1 EQ10", "dw-reason-drop", ""),
    (
        asked(on.DROPPING, 1, -1, lambda t: t.owns("tungdil", "EQ01", "EQ10")),
        "drop 1 EQ01", "dw-reason-drop-gear", "Tungdil can do without it: Comfortable Boots",
    ),
    (asked(on.MARCHING, 4), "march 2", "dw-reason-march-card", "Boïndil can set out for “Wood for the Shaft”"),
    (asked(on.MARCHING, 4), "none", "dw-reason-march-none", ""),
    (realm(lambda t: t, ask=(on.MARCHING, 4, 0, 0)), "march 2", "dw-reason-march-any", "Boïndil"),
    (
        realm(lambda t: t.troops("s20", orc=4), ask=(on.MARCHING, 4, 0, 0)),
        "march 2", "dw-reason-march-space", "Boïndil is needed there: Roodacre",
    ),
    (asked(on.DISMISSING, 1, 0, lambda t: t.card("TH06", "TH13")), "dismiss TH13", "dw-reason-dismiss", "War Drums"),
    (asked(on.DISMISSING, 1, 0, lambda t: t.card("TH06", "TH13")), "dismiss TH06", "dw-reason-dismiss-any", ""),
    (asked(on.DISMISSING, 1, 0, lambda t: t.card("TH06", "TH13")), "none", "dw-reason-dismiss-none", ""),
    (
        asked(on.CHOOSING, int(BOX.op_a[BOX.list_first[BOX.card_reward[BOX.card_index["AV16"]]]]), 2),
        "choose 1", "dw-reason-choose-what", "2 Equipment cards",
    ),
    (choosing, "begin 2", "dw-reason-begin", "start"),
    (new_realm, "be boindil", "dw-reason-be-attribute", "Nobody is better at it than Boïndil: Battle"),
]  # fmt: skip

SENTENCES = [*NIGHT, *BRAWL, *REALM]


@pytest.mark.parametrize(("make", "do", "reason", "words"), SENTENCES, ids=[f"{one[2]}-{one[1]}" for one in SENTENCES])
def test_what_is_said_about(make: Make, do: str, reason: str, words: str) -> None:
    state = make()
    code = state.parse(do)
    assert code in state.legal_actions(), [state.text(other) for other in state.legal_actions()]
    found = kit_named(type(state).__module__.split(".")[2]).reasons(state, int(state.actor), code)
    assert (found.id, faults(found)) == (reason, [])
    assert words in Catalogue("en").format(found)


# What only content of one's own brings up.
ELSEWHERE = {"dw-reason-use", "dw-reason-be"}


def test_nothing_is_written_that_is_never_said() -> None:
    assert SAID - {said[2] for said in SENTENCES} == ELSEWHERE
