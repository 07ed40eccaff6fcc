"""What people see: built up from what a seat may know. The only secret is who owns whom."""

from __future__ import annotations

import functools

from lamplight.core.game import OVER
from lamplight.core.view import Effect, Option, Piece, Prompt, TableView, Text
from lamplight.games.rumble import actions
from lamplight.games.rumble import tell as say
from lamplight.games.rumble.actions import CARRY, FIGHT, LEAVE
from lamplight.games.rumble.outcome import outcome
from lamplight.games.rumble.scoring import points_at
from lamplight.games.rumble.state import BRAWLING, DEALING, LAYING, OUT, PLACING, Brawl
from lamplight.games.rumble.tableau import BrawlTableau, DrySpell


def view(brawl: Brawl, seat: int | None, legal: list[int]) -> TableView:
    """The table as this seat sees it; legal are the actions of the actor."""
    actor = int(brawl.actor)
    prompt = None
    if actor != OVER:
        options: tuple[Option, ...] = ()
        if seat is not None and seat == actor:
            options = tuple([option(brawl, code) for code in legal])
        prompt = Prompt(actor if actor >= 0 else 0, ask(brawl), options)
    secret = own(brawl, seat)
    return TableView(
        game="rumble",
        turn=int(brawl.turn),
        actor=actor,
        pieces=pieces(brawl),
        prompt=prompt,
        tableau=tableau(brawl, secret),
        outcome=outcome(brawl),
        own=tuple([say.character(brawl, who) for who in secret]),
    )


def pieces(brawl: Brawl) -> tuple[Piece, ...]:
    """The characters and the chest, wherever they are."""
    names = brawl.dungeon.names
    out = []
    place_of = {int(who): k for k, who in enumerate(brawl.fallen)}
    for who in range(int(brawl.rules.characters)):
        room = int(brawl.room_of[who])
        marks: tuple[str, ...] = ()
        if room != OUT:
            at = names[room]
            if brawl.crowd[room] > 1:
                marks = ("stuck",)
        elif who in place_of:
            at = f"out-{place_of[who] + 1}"
            marks = ("out",)
        elif who == brawl.escaped:
            at = "free"
            marks = ("out",)
        else:
            at = "box"
        out.append(Piece(say.name_of(brawl, who), "character", at, say.character(brawl, who), marks=marks))
    if brawl.dungeon.treasury >= 0:
        chest = int(brawl.chest)
        at = names[chest] if chest != OUT else ("free" if brawl.escaped != OUT else "box")
        out.append(Piece("chest", "chest", at, Text("rd-chest")))
    return tuple(out)


def own(brawl: Brawl, seat: int | None) -> list[int]:
    """The characters of the seat that looks; the left-over tokens are nobody's, not even chance's."""
    if seat is None or seat < 0:
        return []
    return [who for who in range(int(brawl.rules.characters)) if brawl.owner[who] == seat]


@functools.cache
def worth(count: int, scaled: bool) -> tuple[int, ...]:
    """What each rank is worth, the lowest first. # RD-6.4"""
    return tuple([int(points_at(rank, count, scaled)) for rank in range(count)])


def tableau(brawl: Brawl, secret: list[int]) -> BrawlTableau:
    """Scores, the line of the fallen, what each place is worth, past adventures; and the seat's own tokens."""
    rules = brawl.rules
    count = int(rules.characters)
    return BrawlTableau(
        adventure=int(brawl.adventure) + 1,
        adventures=int(rules.adventures),
        scores=tuple([int(points) for points in brawl.scores]),
        fallen=tuple([say.name_of(brawl, int(who)) for who in brawl.fallen]),
        worth=worth(count, rules.scaled),
        dry=DrySpell(int(brawl.dry), int(rules.dry_limit)) if rules.guard and brawl.phase == BRAWLING else None,
        secret=tuple([say.name_of(brawl, who) for who in secret]),
        revealed=say.reveals(brawl),
    )


def ask(brawl: Brawl) -> Text:
    """The question that is open."""
    if brawl.phase == BRAWLING:
        return Text("rd-ask-act")
    if brawl.phase == LAYING:
        return Text("rd-ask-lay")
    if brawl.phase == PLACING:
        return Text("rd-ask-place")
    return Text("rd-ask-deal" if brawl.phase == DEALING else "rd-ask-start")


def option(brawl: Brawl, code: int) -> Option:
    """A legal action with its label, all that it touches and what it would do."""
    who = int(actions.who_of(code))
    name = say.name_of(brawl, who)
    here = int(brawl.room_of[who])
    rooms = brawl.dungeon.names
    args: dict[str, int | str | Text] = {"character": say.character(brawl, who), "from": say.room(brawl, here)}
    if code < FIGHT:
        to = int(actions.room_of(code))
        args["to"] = say.room(brawl, to)
        carried = code >= CARRY
        note = None
        if brawl.crowd[to] > 0:
            note = Text("rd-preview-meet", {"count": int(brawl.crowd[to])})
        effects = [Effect(name, rooms[to], "walk", note, (rooms[to],))]
        touches = [name, rooms[to]]
        if carried:
            effects.append(Effect("chest", rooms[to], "walk", None, (rooms[to],)))
            touches.append("chest")
        word = "carry" if carried else "move"
        return Option(f"{word} {name} {rooms[to]}", Text(f"rd-do-{word}", args), tuple(touches), tuple(effects))
    if code < LEAVE:
        rank = len(brawl.fallen)
        worth = int(points_at(rank, brawl.rules.characters, brawl.rules.scaled))
        fight = Effect(name, f"out-{rank + 1}", "fight", Text("rd-preview-fight", {"points": worth}))
        return Option(f"fight {name}", Text("rd-do-fight", args), (name, rooms[here], "fight"), (fight,))
    gone = Effect(name, "free", "leave", Text("rd-preview-leave"))
    chest = Effect("chest", "free", "leave")
    return Option(f"leave {name}", Text("rd-do-leave", args), (name, rooms[here], "chest", "leave"), (gone, chest))
