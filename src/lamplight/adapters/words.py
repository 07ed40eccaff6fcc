"""A table in words, for people who watch a program play."""

from __future__ import annotations

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
    for item in view.tableau:
        told = " ".join([*[str(value) for value in item.values], *item.marks])
        if told:
            lines.append(f"  [{item.kind}] {told}")
    if view.prompt is not None:
        lines += [f"  > {option.do}" for option in view.prompt.options]
    return "\n".join(lines)
