"""What people are told. Who owns whom is told to the owner alone, until the scoring. Nothing here changes the game."""

from __future__ import annotations

from lamplight.core.events import Narrator
from lamplight.core.view import Event, Text, seat_name
from lamplight.games.rumble import actions
from lamplight.games.rumble.actions import CARRY, CHARACTERS, FIGHT, LEAVE
from lamplight.games.rumble.scoring import ROW
from lamplight.games.rumble.state import Brawl
from lamplight.games.rumble.tableau import Reveal, Revealed, Scored

LABELS = tuple([Text(f"rd-character-{name}") for name in CHARACTERS])  # a view needs all of them, every time


def character(brawl: Brawl, who: int, form: str = "") -> Text:
    if form:
        return Text(f"rd-character-{name_of(brawl, who)}{form}")
    return LABELS[int(brawl.rules.first) + who]


def name_of(brawl: Brawl, who: int) -> str:
    """Characters are numbered within the boxes in play; the house's own come first when it is alone."""
    return CHARACTERS[int(brawl.rules.first) + who]


def room(brawl: Brawl, at: int) -> Text:
    return brawl.dungeon.labels[at]


def acted(brawl: Brawl, tell: Narrator, code: int) -> None:
    """Before the action is carried out: what it does."""
    seat = int(brawl.actor)
    who = int(actions.who_of(code))
    here = int(brawl.room_of[who])
    args: dict[str, int | str | Text] = {
        "who": seat_name(seat),
        "character": character(brawl, who, ".in"),
        "from": room(brawl, here),
    }
    name = name_of(brawl, who)
    names = brawl.dungeon.names
    if code < FIGHT:
        to = int(actions.room_of(code))
        args["to"] = room(brawl, to)
        path = (names[here], names[to])
        carried = code >= CARRY
        kind, rule = ("carry", "RD-5.1") if carried else ("move", "RD-4.6")
        tell.say(Event(kind, Text(f"rd-event-{kind}", args), rule, piece=name, path=path, seat=seat))
        if carried:
            tell.say(Event("along", Text("rd-event-carry", args), rule, piece="chest", path=path, seat=seat))
    elif code < LEAVE:
        path = (names[here], f"out-{len(brawl.fallen) + 1}")
        tell.say(Event("fight", Text("rd-event-fight", args), "RD-4.10", piece=name, path=path, seat=seat))
    else:
        path = (names[here], "free")
        tell.say(Event("leave", Text("rd-event-leave", args), "RD-5.3", piece=name, path=path, seat=seat))
        tell.say(Event("along", Text("rd-event-leave", args), "RD-5.3", piece="chest", path=path, seat=seat))


def laid(tell: Narrator, number: int) -> None:
    tell.say(Event("lay", Text("rd-event-lay", {"n": number}), "RD-2.2"))


def placed(brawl: Brawl, tell: Narrator) -> None:
    """All characters stand in their rooms."""
    text = Text("rd-event-placed", {"adventure": int(brawl.adventure) + 1})
    tell.say(Event("placed", text, "RD-2.4"))


def dealt(brawl: Brawl, tell: Narrator, seat: int, who: int) -> None:
    """A secret token: for the ears of its owner only. # RD-2.6"""
    text = Text("rd-event-secret", {"character": character(brawl, who, ".in")})
    tell.say(Event("secret", text, "RD-2.6", piece=name_of(brawl, who), seat=seat, audience=(seat,)))


def all_dealt(brawl: Brawl, tell: Narrator) -> None:
    tell.say(Event("dealt", Text("rd-event-dealt", {"count": int(brawl.rules.tokens)}), "RD-2.6"))


def started(tell: Narrator, seat: int, rule: str) -> None:
    tell.say(Event("start", Text("rd-event-start", {"who": seat_name(seat)}), rule, seat=seat))


def guarded(tell: Narrator, kind: str, count: int) -> None:
    """The adventure ends before one is left."""
    tell.say(Event(kind, Text(f"rd-event-{kind}", {"count": count}), "G2" if kind == "dry" else "G3"))


def reveals(brawl: Brawl) -> tuple[Reveal, ...]:
    """The adventures that are over: who owned whom, and what that was worth. # RD-6.1"""
    history = brawl.history
    if len(history) == 0:
        return ()
    count = int(brawl.rules.characters)
    first = int(brawl.rules.first)
    out: list[Reveal] = []
    scores = [0] * int(brawl.seats)
    for base in range(0, len(history), ROW * count):
        before = tuple(scores)
        best = [0] * int(brawl.seats)
        rows: list[Revealed] = []
        for who in range(count):
            at = base + ROW * who
            seat, rank, points = int(history[at]), int(history[at + 1]), int(history[at + 2])
            if seat >= 0 and points > best[seat]:
                best[seat] = points
            rows.append(Revealed(CHARACTERS[first + who], seat if seat >= 0 else None, rank, points))
        out.append(Reveal(len(out) + 1, tuple(rows), before))
        scores = [had + got for had, got in zip(scores, best, strict=True)]
    return tuple(out)


def scored(brawl: Brawl, tell: Narrator, before: list[int]) -> None:
    """Tokens are turned up: who owned whom, and what each seat got. # RD-6.1"""
    reveal = reveals(brawl)[-1]
    tell.say(Event("score", Text("rd-event-score", {"adventure": reveal.adventure}), "RD-6.1", detail=reveal))
    for seat in range(int(brawl.seats)):
        own = [who for who, row in enumerate(reveal.rows) if row.seat == seat]
        best = max(own, key=lambda who: reveal.rows[who].points)
        gained = int(brawl.scores[seat]) - before[seat]
        args: dict[str, int | str | Text] = {
            "who": seat_name(seat),
            "character": character(brawl, best, ".in"),
            "points": gained,
            "total": int(brawl.scores[seat]),
        }
        tell.say(
            Event(
                "reveal",
                Text("rd-event-reveal", args),
                "RD-6.2",
                piece=name_of(brawl, best),
                seat=seat,
                detail=Scored(gained, int(brawl.scores[seat])),
            )
        )


def ended(tell: Narrator, winners: list[int], rule: str) -> None:
    text = seat_name(winners[0])
    for seat in winners[1:]:
        text = Text("seat-and", {"first": text, "second": seat_name(seat)})
    tell.say(Event("end", Text("rd-event-end", {"who": text}), rule))
