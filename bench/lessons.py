"""What the lessons are worth: a player who knows only what they taught, in a hundred games of each game.

python -m bench.lessons
"""

from __future__ import annotations

from tests.learned import wins

from bench.games import brought

GAMES = 100
CHANCE = "uniform"  # who sits in the same seat and has learned nothing


def main() -> None:
    for module in brought("lessons"):
        game, seats, others, options = module.TABLE
        won = wins(game, seats, others, GAMES, **options)
        print(f"{game}: {won:.1f} of {GAMES} with {seats - 1} x {others}")
        if others != CHANCE:  # what the company alone is worth
            without = wins(game, seats, others, GAMES, instead=CHANCE, **options)
            print(f"{game}: {without:.1f} of {GAMES} with {seats - 1} x {others} and {CHANCE} in that seat")


if __name__ == "__main__":
    main()
