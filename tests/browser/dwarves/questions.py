"""Questions of every kind that the game asks, for the tests of the board.

`python -m tests.browser.dwarves.questions` plays at random; of every kind of option it keeps the question with the
fewest choices and the one with the most.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from lamplight.core.game import CHANCE, OVER
from lamplight.core.view import TableView
from lamplight.games.dwarves.game import Dwarves

FILE = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "dwarves" / "questions.json"
GAMES = 60
EACH = 2  # questions of every kind
MOST = 40  # options of a question that is kept


def asked(view: TableView) -> dict[str, Any]:
    """A question with all that a hand may touch."""
    assert view.prompt is not None
    return {
        "pieces": [[one.id, one.at] for one in view.pieces],
        "options": [
            [one.do, list(one.touches), [[effect.piece, effect.to] for effect in one.effects]]
            for one in view.prompt.options
        ],
    }


def played(luck: random.Random) -> list[dict[str, Any]]:
    """All questions of one game."""
    game = Dwarves()
    state = game.new({"perish": luck.choice(["5", "4"])}, luck.randint(2, 5))
    out: list[dict[str, Any]] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.chance_at(luck.randrange(state.chance_total())))
            continue
        view = state.view(state.actor)
        out.append(asked(view))
        codes = state.legal_actions()
        # what is rare is tried: a game of walks alone shows little
        words = [state.text(code).split()[0] for code in codes]
        kind = luck.choice(sorted(set(words) - {"end"} or {"end"}))
        state.apply(luck.choice([code for code, word in zip(codes, words, strict=True) if word == kind]))
    return out


def questions(games: int) -> list[dict[str, Any]]:
    luck = random.Random(5)
    best: dict[str, list[dict[str, Any]]] = {}
    for _ in range(games):
        for one in played(luck):
            if len(one["options"]) > MOST:
                continue
            for kind in {do.split()[0] for do, _, _ in one["options"]}:
                kept = best.setdefault(kind, [])
                if one not in kept:
                    kept.append(one)
                    kept.sort(key=lambda each: len(each["options"]))
                    # the smallest and the largest: few choices, and many that must be told apart
                    best[kind] = kept[:1] + kept[-1:] if len(kept) > EACH else kept
    out: list[dict[str, Any]] = []
    for kind in sorted(best):
        out += [one for one in best[kind] if one not in out]
    return out


if __name__ == "__main__":
    found = questions(GAMES)
    FILE.write_text(
        "[\n" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in found) + "\n]\n", encoding="utf-8"
    )
    kinds = sorted({do.split()[0] for one in found for do, _, _ in one["options"]})
    print(len(found), "questions,", FILE.stat().st_size, "bytes:", *kinds)
