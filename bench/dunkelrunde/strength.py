"""How strong the bots of DunkelRunde are."""

from bench.tournament import FOUR, LEVELS, Tournament

TOURNAMENTS = (
    Tournament(
        "dunkelrunde",
        "DunkelRunde, all bots, four players",
        ("dunkelrunde", *LEVELS, "thoughtful", "uniform", *FOUR),
    ),
    Tournament(
        "dunkelrunde_heuristic",
        "DunkelRunde, strong against thoughtful, four players",
        ("dunkelrunde", "strong", "thoughtful", *FOUR),
    ),
    Tournament(
        "dunkelrunde_master",
        "DunkelRunde, master against strong, four players",
        ("dunkelrunde", "master", "strong", *FOUR),
    ),
)
