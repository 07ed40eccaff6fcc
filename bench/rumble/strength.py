"""How strong the bots of Rumble are."""

from bench.tournament import FOUR, LEVELS, Tournament

TOURNAMENTS = (
    Tournament("rumble", "Rumble, all bots, four players", ("rumble", *LEVELS, "bluffer", "uniform", *FOUR)),
)
