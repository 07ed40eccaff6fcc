"""A table in words, for people who watch a program play."""

from __future__ import annotations

import msgspec

from lamplight.core.game import CHANCE, OVER, State
from lamplight.core.messages import Catalogue
from lamplight.core.view import Text


def in_words(state: State, seat: int | None, catalogue: Catalogue) -> str:
    """What this seat sees (None: what everybody sees): whose turn it is, who is where, what lies beside the board."""
    say = catalogue.format
    view = state.view(seat)
    labels = {place.id: say(place.label) for place in state.scene().places}
    if view.outcome is not None:
        lines = [say(view.outcome.message)]
        for at, result in enumerate(view.outcome.seats):
            lines.append(f"  {say(Text('seat-name', {'seat': at, 'n': at + 1}))}: {say(result.message)}")
    elif view.prompt is None or view.actor in (CHANCE, OVER):
        lines = [say(Text("adapter-chance"))]
    else:
        who = say(Text("seat-name", {"seat": view.actor, "n": view.actor + 1}))
        lines = [say(Text("adapter-asked", {"who": who, "ask": say(view.prompt.ask)}))]
    where: dict[str, list[str]] = {}
    for piece in view.pieces:
        where.setdefault(piece.at, []).append(say(piece.label))
    for place in [*[known for known in labels if known in where], *[at for at in where if at not in labels]]:
        lines.append(f"  {labels.get(place, place)}: {', '.join(where[place])}")
    lines += [f"  {say(line)}" for line in view.beside]
    if view.own:
        lines.append(f"  [own] {', '.join([say(one) for one in view.own])}")
    if view.tableau is not None:
        for field, value in msgspec.structs.asdict(view.tableau).items():
            told = spelled(msgspec.to_builtins(value))
            if told:
                lines.append(f"  [{field}] {told}")
    if view.prompt is not None:
        lines += [f"  > {option.do}" for option in view.prompt.options]
    return "\n".join(lines)


def spelled(value: object) -> str:
    """A field of a tableau in one line, inner ones by their names; empty if there is nothing to say."""
    if isinstance(value, dict):
        inner = {field: spelled(part) for field, part in value.items()}
        return "(" + ", ".join(f"{field} {part}" for field, part in inner.items() if part) + ")"
    if isinstance(value, list | tuple):
        return " ".join([spelled(part) for part in value])
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)
