"""How often the companion wins The Dwarves: by difficulty, players and card; `make winrates` writes docs/winrates.md.

Every game is named by its seed, so the same games are played on every machine; a share comes with its 95 % interval
(Wilson's). Games are spread over the cores.
"""

from __future__ import annotations

import argparse
import math
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from lamplight.core.events import Narrator
from lamplight.core.game import CHANCE, OVER
from lamplight.core.messages import Catalogue
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games.dwarves.game import STAGES, DwarvesState
from lamplight.kits import bot_named, game_named
from lamplight.terminal.progress import Progress
from lamplight.terminal.screen import Screen

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "winrates.md"
COMPLETED = {"done"}  # kinds of events that name a card by piece
CHUNK = 25


class Task(NamedTuple):
    """Some games of one kind."""

    difficulty: str
    seats: int
    perish: str
    first: int
    games: int


class Tally(NamedTuple):
    """What came of some games."""

    task: Task
    reasons: Counter[str]
    turns: int
    plies: int
    faced: Counter[str]  # last Scenario cards that lay face up, won or not
    done: Counter[str]  # cards that were completed or averted


def played(task: Task) -> Tally:
    """Play the games of a task."""
    game = game_named("dwarves")
    bot = bot_named("dwarves", "companion")
    options = {"difficulty": task.difficulty, "perish": task.perish, "dwarves": "random", "first": "random"}
    out = Tally(task, Counter(), 0, 0, Counter(), Counter())
    turns = plies = 0
    for seed in range(task.first, task.first + task.games):
        luck = Rng(2 * seed)
        mood = Rng(2 * seed + 1)
        state = game.new(options, task.seats)
        assert isinstance(state, DwarvesState)
        shown = -1
        while state.actor != OVER:
            tell = Narrator()
            if state.actor == CHANCE:
                state.apply(state.chance_at(luck.below(state.chance_total())), tell)
            else:
                choice = bot.choose(Perspective(state, state.actor, mood, []), mood)
                state.apply(choice.code, tell)
            plies += 1
            for event in tell.events:
                if event.kind in COMPLETED and event.piece:
                    out.done[event.piece] += 1
            if int(state.cards[0]) >= 0 and int(state.cards[0]) != shown:
                shown = int(state.cards[0])
                if state.tables.card_stage[shown] == 2:
                    out.faced[state.tables.card_names[shown]] += 1
        ended = state.outcome()
        assert ended is not None
        out.reasons[ended.reason] += 1
        turns += int(state.turn)
    return out._replace(turns=turns, plies=plies)


def interval(hits: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> [round(end, 3) for end in interval(50, 100)]
    [0.404, 0.596]
    """
    z = 1.959964
    share = hits / games
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


def share(hits: int, games: int) -> str:
    low, high = interval(hits, games)
    return f"{100 * hits / games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def tasks(games: int, side: int) -> list[Task]:
    """All difficulties for three; the other numbers of players and the expert variant with fewer games."""
    kinds = [(difficulty, 3, "5", games) for difficulty in STAGES]
    kinds += [(difficulty, seats, "5", side) for seats in (2, 4, 5) for difficulty in STAGES]
    kinds += [(difficulty, 3, "4", side) for difficulty in STAGES]
    return [
        Task(difficulty, seats, perish, first, min(CHUNK, count - first))
        for difficulty, seats, perish, count in kinds
        for first in range(0, count, CHUNK)
    ]


def merged(tallies: Iterable[Tally]) -> dict[tuple[str, int, str], Tally]:
    """The tallies of each kind as one."""
    out: dict[tuple[str, int, str], Tally] = {}
    for tally in tallies:
        kind = (tally.task.difficulty, tally.task.seats, tally.task.perish)
        if kind not in out:
            out[kind] = Tally(tally.task._replace(first=0, games=0), Counter(), 0, 0, Counter(), Counter())
        old = out[kind]
        out[kind] = Tally(
            old.task._replace(games=old.task.games + tally.task.games),
            old.reasons + tally.reasons,
            old.turns + tally.turns,
            old.plies + tally.plies,
            old.faced + tally.faced,
            old.done + tally.done,
        )
    return out


def wins(tally: Tally) -> int:
    return sum(count for reason, count in tally.reasons.items() if reason.startswith("won-"))


def table(kinds: dict[tuple[str, int, str], Tally]) -> str:
    """The rows for people."""
    lines = [
        "| players | difficulty | perish at | games | won | by doom | by Health | turns |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for (difficulty, seats, perish), tally in sorted(
        kinds.items(), key=lambda item: (item[0][2] != "5", item[0][1] != 3, item[0][1], list(STAGES).index(item[0][0]))
    ):
        games = tally.task.games
        lines.append(
            f"| {seats} | {difficulty} | {perish} | {games} | {share(wins(tally), games)} "
            f"| {100 * tally.reasons['lost-doom'] / games:.1f} % | {100 * tally.reasons['lost-health'] / games:.1f} % "
            f"| {tally.turns / games:.1f} |"
        )
    return "\n".join(lines)


def last_cards(kinds: dict[tuple[str, int, str], Tally]) -> str:
    """How often each last Scenario card was won when it came up."""
    faced: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for tally in kinds.values():
        faced += tally.faced
        for reason, count in tally.reasons.items():
            if reason.startswith("won-"):
                won[reason[4:].upper()] += count
    lines = ["| last card | came up | won then |", "|---|---|---|"]
    lines += [f"| {card} | {faced[card]} | {share(won[card], faced[card])} |" for card in sorted(faced)]
    return "\n".join(lines)


def by_card(kinds: dict[tuple[str, int, str], Tally], names: Sequence[str]) -> str:
    """Completions (or averted threats) per thousand games, rarest first."""
    games = sum(tally.task.games for tally in kinds.values())
    done: Counter[str] = Counter()
    for tally in kinds.values():
        done += tally.done
    rows = sorted((1000 * done[name] / games, name) for name in names)
    return ", ".join(f"{name} {rate:.0f}" for rate, name in rows)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="win rates of the companion in The Dwarves")
    parser.add_argument("--games", type=int, default=1000, help="per difficulty with three players")
    parser.add_argument("--side", type=int, default=400, help="per difficulty with other numbers and the variant")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help=f"write {DOCUMENT.relative_to(ROOT)}")
    args = parser.parse_args(argv)
    if args.games < 1 or args.side < 1 or args.processes < 1:
        parser.error("numbers must be at least 1")
    todo = tasks(args.games, args.side)
    with ProcessPoolExecutor(args.processes) as pool, Progress(Screen(Catalogue("en"))) as bar:
        tallies = list(bar.over(pool.map(played, todo), len(todo)))
    kinds = merged(tallies)
    state = game_named("dwarves").new({}, 2)
    assert isinstance(state, DwarvesState)
    names = [name for name, at in state.tables.card_index.items() if not state.tables.card_immediate[at]]
    text = f"""# How often the companion wins The Dwarves

Written by `make winrates`. All dwarves are played by the companion bot. Dwarves and first player are dealt by chance
(in [strength.md](strength.md) the bots choose their dwarves, and win more often), and every game has a seed of its own.
In brackets: 95 % intervals.

{table(kinds)}

## The last Scenario card

{last_cards(kinds)}

## Completed cards

How often a card was completed (or its threat averted) per thousand games, rarest first:
{by_card(kinds, names)}.
"""
    print(text)
    if args.write:
        DOCUMENT.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
