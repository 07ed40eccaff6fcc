"""How strong the bots of The Dwarves are."""

from bench.tournament import LEVELS, Tournament

NOTE = """\
The group wins or loses together: every game is played by bots of one kind, and the share is how often they win. The
bots choose their dwarves here; [winrates.md](winrates.md) deals the dwarves at random, so its numbers are lower.

"""
TOURNAMENTS = (
    Tournament(
        "dwarves",
        "The Dwarves, three players, Normal: how often the group wins",
        ("dwarves", *LEVELS, "companion", "--players", "3", "--option", "difficulty=normal", "--games", "2000"),
        NOTE,
    ),
)
