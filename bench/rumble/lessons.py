"""The table at which the lessons are tried: game, seats, the others, options."""

TABLE = ("rumble", 4, "uniform", {"adventures": "1"})
