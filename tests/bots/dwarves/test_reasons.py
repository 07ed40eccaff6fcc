"""What a search says about its moves in The Dwarves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.bots.reasons import Games, Make, Said, Talk
from tests.games.dwarves.table import BOX, new
from tests.games.dwarves.table import Table as Realm

from lamplight.core.game import State
from lamplight.games.dwarves import frames as on

GAMES = [Games({}, 3, "companion", 2, 3), Games({"perish": "4", "dwarves": "random"}, 4, "uniform", 5, 3)]
TALK = Talk(
    "dwarves",
    GAMES,
    {
        "dw-reason-move",
        "dw-reason-wander",
        "dw-reason-stop-early",
        "dw-reason-end",
        "dw-reason-keep-anyway",
        "dw-reason-march-any",
    },
)


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
    (MAGUS, "step s58", "dw-reason-wander", "Rân Ribastur, south-east of Greenglade"),
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
        "step s21", "dw-reason-walk", "Gauragar, south-east of Âlandur",
    ),
    (
        realm(lambda table: table.at("tungdil", "s20"), "move", "roll 5 3 2"),
        "step s12", "dw-reason-walk-tunnel", "Northern tunnel entrance (Tabaîn)",
    ),
    # what an action is for
    (QUEEN, "move", "dw-reason-move", ""),
    (QUEEN, "end", "dw-reason-wait-card", "Audience with the Firstling Queen"),
    (BRINK, "end", "dw-reason-end", ""),
    (realm(lambda table: table.card("TH12").health("tungdil", 1)), "end", "dw-reason-rest", "Nothing useful"),
    (BRINK, "fight", "dw-reason-brink", "Tabaîn, east of Roodacre"),
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

# What only content of one's own brings up.
ELSEWHERE = {"dw-reason-use", "dw-reason-be"}


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_legal_action_has_a_sentence_in_every_language(number: int) -> None:
    TALK.check_sentences(number)


def test_hardly_any_decision_of_a_sensible_player_gets_a_sentence_that_says_nothing() -> None:
    TALK.check_telling()


@pytest.mark.parametrize(("make", "do", "reason", "words"), REALM, ids=[f"{one[2]}-{one[1]}" for one in REALM])
def test_what_is_said_about(make: Make, do: str, reason: str, words: str) -> None:
    TALK.check_said(make, do, reason, words)


def test_nothing_is_written_that_is_never_said() -> None:
    TALK.check_written(REALM, ELSEWHERE)
