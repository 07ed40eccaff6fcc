"""The table at which the lessons are tried: game, seats, the others, options."""

TABLE = ("dwarves", 4, "companion", {"difficulty": "easy"})
