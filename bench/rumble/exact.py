"""The table of known values of tiny Rumble, solved exactly.

python -m bench.rumble.exact               some minutes; compiled rules build the trees faster
"""

from __future__ import annotations

from lamplight.games.rumble.tiny import tiny
from lamplight.lab.exact import Tree

ROUNDS = 1000
CASES = ((3, 2), (3, 3), (3, 4), (4, 2))  # rooms, limit


def line(rooms: int, limit: int, rounds: int) -> str:
    """One game of the table."""
    tree = Tree(tiny(limit, rooms))
    found = tree.solved(rounds)
    first = tree.value_after(found.strategy, "start 1")
    sizes = f"| {rooms} | {limit} | {tree.nodes} | {len(tree.first)} "
    return f"{sizes}| {first:.4f} | {found.exploitability:.1e} | {tree.exploitability(tree.even()):.4f} |"


def main() -> None:
    print("| rooms | limit | positions | information sets | value of beginning | left to gain | even play |")
    print("|---|---|---|---|---|---|---|")
    for rooms, limit in CASES:
        print(line(rooms, limit, ROUNDS), flush=True)


if __name__ == "__main__":
    main()
