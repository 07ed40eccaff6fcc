"""What people are told: the events of a move. Nothing here changes the game."""

from __future__ import annotations

from lamplight.core.events import Narrator
from lamplight.core.view import Event, Text, seat_name
from lamplight.games.dunkelrunde.actions import CHILD_NAMES, GHOSTS
from lamplight.games.dunkelrunde.state import Night


def child_name(child: int, form: str = "") -> Text:
    return Text(f"dr-child-{CHILD_NAMES[child]}{form}")


def ghost_name(ghost: int, form: str = "") -> Text:
    return Text(f"dr-ghost-{GHOSTS[ghost]}{form}")


def piece_of_ghost(ghost: int) -> str:
    return f"ghost-{GHOSTS[ghost]}"


def tile_names(night: Night, tiles: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple(night.board.tiles[tile].name for tile in tiles)


def place(night: Night, tile: int) -> Text:
    return night.board.labels[tile]


def started(tell: Narrator, seat: int, rule: str) -> None:
    tell.say(Event("start", Text("dr-event-start", {"who": seat_name(seat)}), rule, seat=seat))


def rolled(night: Night, tell: Narrator) -> None:
    child, ghost = int(night.child_pips), int(night.ghost_pips)
    who = int(night.mover)
    if child == ghost:
        text = Text("dr-event-double", {"who": seat_name(who), "pips": child})
    else:
        text = Text("dr-event-roll", {"who": seat_name(who), "child": child, "ghost": ghost})
    tell.say(Event("roll", text, "DR-9.2", dice=(child, ghost), seat=who))


def lapsed(night: Night, tell: Narrator) -> None:
    tell.say(Event("lapse", Text("dr-event-lapse"), "DR-9.7", seat=int(night.mover)))


def stuck(night: Night, tell: Narrator) -> None:
    who = int(night.mover)
    tell.say(Event("stuck", Text("dr-event-stuck", {"who": seat_name(who)}), "DR-10.2", seat=who))


def child_walked(night: Night, tell: Narrator, child: int, path: tuple[int, ...]) -> None:
    args: dict[str, int | str | Text] = {
        "child": child_name(child, ".in"),
        "from": place(night, path[0]),
        "to": place(night, path[-1]),
    }
    tell.say(
        Event(
            "child",
            Text("dr-event-child", args),
            "DR-10.1",
            piece=CHILD_NAMES[child],
            path=tile_names(night, path),
            seat=child // 2,
        )
    )


def group_walked(night: Night, tell: Narrator, children: list[int], path: tuple[int, ...]) -> None:
    args: dict[str, int | str | Text] = {
        "count": len(children),
        "from": place(night, path[0]),
        "to": place(night, path[-1]),
    }
    names = tile_names(night, path)
    text = Text("dr-event-group", args)
    for k, child in enumerate(children):  # the first tells, the others walk along
        kind = "group" if k == 0 else "along"
        tell.say(Event(kind, text, "DR-11.1", piece=CHILD_NAMES[child], path=names, seat=child // 2))


def waits(night: Night, tell: Narrator, child: int, tile: int) -> None:
    args: dict[str, int | str | Text] = {"child": child_name(child, ".in"), "to": place(night, tile)}
    tell.say(Event("wait", Text("dr-event-wait", args), "DR-8.12", piece=CHILD_NAMES[child], seat=child // 2))


def crossed(night: Night, tell: Narrator, children: list[int], tile: int, onward: int) -> None:
    which = "river" if tile == night.board.bank else "gate"
    text = Text(f"dr-event-cross-{which}", {"count": len(children)})
    for k, child in enumerate(children):
        kind = "cross" if k == 0 else "along"
        path = tile_names(night, [tile, onward])
        tell.say(Event(kind, text, "DR-8.13", piece=CHILD_NAMES[child], path=path, seat=child // 2))


def witch_helped(night: Night, tell: Narrator, child: int, tile: int, onward: int) -> None:
    text = Text("dr-event-witch", {"child": child_name(child, ".in")})
    path = tile_names(night, [tile, onward])
    tell.say(Event("witch", text, "DR-8.16", piece=CHILD_NAMES[child], path=path, seat=child // 2))


def arrived(tell: Narrator, child: int) -> None:
    text = Text("dr-event-linden", {"child": child_name(child, ".in")})
    tell.say(Event("linden", text, "DR-8.5", piece=CHILD_NAMES[child], seat=child // 2))


def ghost_walked(night: Night, tell: Narrator, ghost: int, path: list[int], turned: bool) -> None:
    args: dict[str, int | str | Text] = {
        "ghost": ghost_name(ghost, ".in"),
        "to": place(night, path[-1]),
        "pips": int(night.ghost_pips),
    }
    text = Text("dr-event-turned" if turned else "dr-event-ghost", args)
    names = tile_names(night, path)
    rule = "DR-8.8" if turned else "DR-12.2"
    tell.say(Event("ghost", text, rule, piece=piece_of_ghost(ghost), path=names, seat=int(night.mover)))


def scared(night: Night, tell: Narrator, child: int, tile: int, refuge: int) -> None:
    args: dict[str, int | str | Text] = {"child": child_name(child, ".in"), "to": place(night, refuge)}
    path = tile_names(night, [tile, refuge])
    tell.say(
        Event("scare", Text("dr-event-scare", args), "DR-13.1", piece=CHILD_NAMES[child], path=path, seat=child // 2)
    )


def brave(tell: Narrator, ghost: int) -> None:
    tell.say(Event("brave", Text("dr-event-brave"), "DR-13.2", piece=piece_of_ghost(ghost)))


def ended(tell: Narrator, winners: list[int], rule: str) -> None:
    tell.say(Event("end", Text("dr-event-end", {"who": seats_names(winners)}), rule))


def seats_names(seats: list[int]) -> Text:
    """Several seats as one text: a chain of pairs, so that a catalogue can say "a and b"."""
    text = seat_name(seats[0])
    for seat in seats[1:]:
        text = Text("seat-and", {"first": text, "second": seat_name(seat)})
    return text
