"""The table at which the lessons are tried: game, seats, the others, options."""

TABLE = ("dunkelrunde", 4, "uniform", {"board": "short"})
