"""Why not? Every refusal with the rule behind it. No refusal depends on who owns whom."""

from __future__ import annotations

from lamplight.core.game import ALL, CHANCE, OVER
from lamplight.core.view import Refusal, Text, seat_name
from lamplight.games.rumble import actions
from lamplight.games.rumble import tell as say
from lamplight.games.rumble.actions import CALL, CARRY, FIGHT, LEAVE, START, STRIDE
from lamplight.games.rumble.state import BRAWLING, OUT, Brawl

_Args = dict[str, int | str | Text]


def _no(rule: str, message: str, args: _Args, *pieces: str) -> Refusal:
    return Refusal(rule, Text(message, args), pieces)


def refusal(brawl: Brawl, seat: int, code: int, legal: list[int], due: list[int]) -> Refusal | None:
    """Why this seat (or CHANCE, or ALL) may not do that now; legal and due are the actions and outcomes in force."""
    if brawl.actor == OVER:
        return _no("RD-6.8", "rd-no-over", {})
    if code >= START or code < 0:
        if seat == CHANCE and brawl.actor == CHANCE and code in due:
            return None
        return _no("RD-2.6", "rd-no-chance", {})
    if code == CALL:
        if seat != ALL or brawl.phase != BRAWLING or not brawl.rules.guard:
            return _no("G3", "rd-no-call", {})
        return None
    if brawl.actor == CHANCE:
        return _no("RD-4.4", "rd-no-not-yet", {})
    if seat != brawl.actor:
        return _no("RD-4.3", "rd-no-not-your-turn", {"who": seat_name(int(brawl.actor))})
    if code in legal:
        return None
    return _because(brawl, code)


def _because(brawl: Brawl, code: int) -> Refusal:
    who = int(actions.who_of(code))
    if who >= brawl.rules.characters or FIGHT + STRIDE <= code < LEAVE:
        return _no("RD-1.1", "rd-no-nobody", {})
    name = say.name_of(brawl, who)
    args: _Args = {"character": say.character(brawl, who, ".in")}
    here = int(brawl.room_of[who])
    if here == OUT:
        return _no("RD-4.12", "rd-no-out", args, name)
    args["from"] = say.room(brawl, here)
    if code >= LEAVE:
        if brawl.dungeon.exit < 0:
            return _no("RD-5.3", "rd-no-no-exit", args, name)
        if here != brawl.dungeon.exit:
            return _no("RD-5.4", "rd-no-exit-elsewhere", {**args, "to": say.room(brawl, int(brawl.dungeon.exit))}, name)
        return _no("A4", "rd-no-exit-no-chest", args, name)
    if code >= FIGHT:
        return _no("RD-4.10", "rd-no-alone", args, name)
    to = int(actions.room_of(code))
    if to >= brawl.dungeon.rooms:
        return _no("RD-1.1", "rd-no-nobody", {})
    args["to"] = say.room(brawl, to)
    if code >= CARRY and brawl.chest != here:
        return _no("RD-5.2", "rd-no-chest-elsewhere", args, name)
    if to == here:
        return _no("RD-4.6", "rd-no-same-room", args, name)
    if to not in brawl.dungeon.neighbours(here):
        return _no("RD-4.7", "rd-no-door", args, name)
    if code < CARRY and brawl.crowd[here] > 1:
        return _no("RD-4.8", "rd-no-crowded", args, name)
    return _no("G1", "rd-no-take-back", args, name)


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
