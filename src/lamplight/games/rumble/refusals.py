"""Why not? Every fault with the rule behind it. No refusal depends on who owns whom."""

from __future__ import annotations

from typing import Final

from lamplight.core.game import CHANCE, OVER
from lamplight.core.view import Refusal, Text, seat_name
from lamplight.games.rumble import actions, brawling, calling
from lamplight.games.rumble import tell as say
from lamplight.games.rumble.actions import CALL, FIGHT, START
from lamplight.games.rumble.state import OUT, Brawl

_Args = dict[str, int | str | Text]

REASONS: Final = {
    brawling.NO_SUCH: ("RD-1.1", "rd-no-nobody"),
    brawling.IS_OUT: ("RD-4.12", "rd-no-out"),
    brawling.NO_EXIT: ("RD-5.3", "rd-no-no-exit"),
    brawling.EXIT_ELSEWHERE: ("RD-5.4", "rd-no-exit-elsewhere"),
    brawling.NO_CHEST_AT_EXIT: ("A4", "rd-no-exit-no-chest"),
    brawling.IS_ALONE: ("RD-4.10", "rd-no-alone"),
    brawling.CHEST_ELSEWHERE: ("RD-5.2", "rd-no-chest-elsewhere"),
    brawling.SAME_ROOM: ("RD-4.6", "rd-no-same-room"),
    brawling.NO_DOOR: ("RD-4.7", "rd-no-door"),
    brawling.IS_CROWDED: ("RD-4.8", "rd-no-crowded"),
    brawling.TAKES_BACK: ("G1", "rd-no-take-back"),
}


def refusal(brawl: Brawl, seat: int, code: int, due: bool) -> Refusal | None:
    """Why this seat (or CHANCE, or ALL) may not do that now; due: is this an outcome of the draw that is due?"""
    if brawl.actor == OVER:
        return Refusal("RD-6.8", Text("rd-no-over"))
    if code >= START or code < 0:
        return None if seat == CHANCE and due else Refusal("RD-2.6", Text("rd-no-chance"))
    if code == CALL:
        return _call(int(calling.call_fault(brawl, seat)))
    if brawl.actor == CHANCE:
        return Refusal("RD-4.4", Text("rd-no-not-yet"))
    if seat != brawl.actor:
        return Refusal("RD-4.3", Text("rd-no-not-your-turn", {"who": seat_name(int(brawl.actor))}))
    fault = int(brawling.fault(brawl, code))
    return None if fault == brawling.ALLOWED else _named(brawl, fault, code)


def _call(fault: int) -> Refusal | None:
    if fault == calling.ALLOWED:
        return None
    return Refusal("G3", Text("rd-no-call-early" if fault == calling.NO_VICTIM else "rd-no-call"))


def _named(brawl: Brawl, fault: int, code: int) -> Refusal:
    """The fault in words: its rule, and whom and what it is about."""
    rule, message = REASONS[fault]
    if fault == brawling.NO_SUCH:
        return Refusal(rule, Text(message))
    who = int(actions.who_of(code))
    args: _Args = {"character": say.character(brawl, who, ".in")}
    here = int(brawl.room_of[who])
    if here != OUT:
        args["from"] = say.room(brawl, here)
        if fault == brawling.EXIT_ELSEWHERE:
            args["to"] = say.room(brawl, int(brawl.dungeon.exit))
        elif code < FIGHT:
            args["to"] = say.room(brawl, int(actions.room_of(code)))
    return Refusal(rule, Text(message, args), (say.name_of(brawl, who),))


def candidates(brawl: Brawl) -> list[int]:
    """Every action a seat could think of: every character to every room, every fight, every exit."""
    codes: list[int] = []
    for who in range(int(brawl.rules.characters)):
        for to in range(int(brawl.dungeon.rooms)):
            codes.append(int(actions.move(who, to)))
            codes.append(int(actions.carry(who, to)))
        codes.append(int(actions.fight(who)))
        codes.append(int(actions.leave(who)))
    return codes
