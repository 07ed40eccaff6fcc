"""A table in words, for people who watch a program play."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lamplight.core.game import CHANCE, OVER, State
from lamplight.core.messages import Catalogue
from lamplight.core.view import Text, seat_name


def in_words(state: State, seat: int | None, catalogue: Catalogue, names: Sequence[str] = ()) -> str:
    """What this seat sees (None: what everybody sees): whose turn it is, who is where, what lies beside the board.

    names are how the seats are called.
    """
    say = catalogue.format
    view = state.view(seat)
    labels = {place.id: say(place.label) for place in state.scene().places}
    if view.outcome is not None:
        lines = [say(view.outcome.message)]
        for at, result in enumerate(view.outcome.seats):
            lines.append(f"  {say(seat_name(at))}: {say(result.message)}")
    elif view.prompt is None or view.actor in (CHANCE, OVER):
        lines = [say(Text("adapter-chance"))]
    else:
        who = say(seat_name(view.actor))
        lines = [say(Text("adapter-asked", {"who": who, "ask": say(view.prompt.ask)}))]
    where: dict[str, list[str]] = {}
    for piece in view.pieces:
        where.setdefault(piece.at, []).append(say(piece.label))
    for place in [*[known for known in labels if known in where], *[at for at in where if at not in labels]]:
        lines.append(f"  {labels.get(place, place)}: {', '.join(where[place])}")
    lines += [f"  {say(line)}" for line in view.beside]
    if view.own:
        lines.append(f"  {say(Text('adapter-own'))}: {', '.join([say(one) for one in view.own])}")
    if view.tableau is not None:
        known = {**labels, **{piece.id: say(piece.label) for piece in view.pieces}}
        seats = list(names) if len(names) == state.seats else []
        for field, value in msgspec.structs.asdict(view.tableau).items():
            told = spelled(msgspec.to_builtins(value), known, seats)
            if told:
                lines.append(f"  {field.replace('_', ' ')}: {told}")
    if view.prompt is not None:
        lines += [f"  > {option.do}" for option in view.prompt.options]
    return "\n".join(lines)


def spelled(value: object, known: dict[str, str], seats: Sequence[str]) -> str:
    """A field of a tableau in one line: ids as their labels, a number for each seat with its name; empty for nothing.

    >>> spelled({"hero_at": "inn", "open": True, "scores": [3, 0]}, {"inn": "Deserted inn"}, ["Ada", "Bo"])
    'hero at Deserted inn, open yes, scores Ada 3, Bo 0'
    """
    if isinstance(value, dict):
        inner = {field.replace("_", " "): spelled(part, known, seats) for field, part in value.items()}
        return ", ".join(f"{field} {part}" for field, part in inner.items() if part)
    if isinstance(value, list | tuple):
        parts = [spelled(part, known, seats) for part in value]
        if seats and len(parts) == len(seats) and all(type(part) is int for part in value):
            return ", ".join(f"{name} {part}" for name, part in zip(seats, parts, strict=True))
        return ("; " if any(isinstance(part, dict | list | tuple) for part in value) else ", ").join(parts)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return known.get(value, value) if isinstance(value, str) else "" if value is None else str(value)
