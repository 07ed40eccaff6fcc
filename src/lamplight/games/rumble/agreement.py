"""What is agreed before a match: boxes, players, tokens, and by which version of the rules."""

from __future__ import annotations

from typing import Final

from lamplight.core.game import SetupError
from lamplight.core.view import Choice, OptionSpec, Text
from lamplight.games.rumble.actions import DUNGEON_CHARACTERS
from lamplight.games.rumble.dungeon import curated
from lamplight.games.rumble.state import Rules

VERSIONS: Final = (1, 2)
NEWEST_RULES: Final = 2
MIN_SEATS: Final = 2
MAX_SEATS: Final = 12
BOX_SEATS: Final = 6  # one box
BOTH_SEATS: Final = 3  # both boxes: at least
VARIANT_SEATS: Final = 2  # A31: our variant for two
VARIANT_TOKENS: Final = 3
BOX_CHARACTERS: Final = 12
DRY_ROUNDS: Final = 4  # G2: turns a player, besides those for the rooms
FIRST_DRY_ROUNDS: Final = 8  # and by the first rules, without any for the rooms
FIRST_DRY_LEAST: Final = 24
SETS: Final = {"dungeon": "d", "house": "h", "both": "dh"}


def rules_for(chosen: dict[str, str], seats: int, version: int = NEWEST_RULES) -> Rules:
    """The agreement of a match; raises SetupError for what cannot be dealt."""
    sets = SETS[chosen["set"]]
    boxes = len(sets)
    characters = BOX_CHARACTERS * boxes
    faults: list[Text] = []
    if boxes == 1 and seats > BOX_SEATS:
        faults.append(Text("core-seat-count", {"seats": seats, "min": MIN_SEATS, "max": BOX_SEATS}))
    if boxes > 1 and seats < BOTH_SEATS:  # C4
        faults.append(Text("core-seat-count", {"seats": seats, "min": BOTH_SEATS, "max": MAX_SEATS}))
    if boxes == 1 and chosen["tokens"] != "usual":
        faults.append(Text("rd-setup-tokens", {"tokens": chosen["tokens"]}))
    tokens = 2
    if seats == VARIANT_SEATS:
        tokens = VARIANT_TOKENS  # A31
        if chosen["guard"] != "on":
            faults.append(Text("rd-setup-two-guard"))
    if chosen["tokens"] != "usual":
        tokens = int(chosen["tokens"])
    if tokens * seats > characters:
        faults.append(Text("rd-setup-too-many-tokens", {"tokens": tokens, "seats": seats}))
    if boxes == 1 and chosen["scoring"] != "ten":
        faults.append(Text("rd-setup-scoring"))
    if faults:
        raise SetupError(faults)
    return Rules(
        options=chosen,
        sets=sets,
        layout="" if chosen["layout"] == "generated" else chosen["layout"],
        twisty=chosen["doors"] == "twisty",
        adventures=int(chosen["adventures"]),
        rebuild=chosen["rebuild"] == "yes",
        guard=chosen["guard"] == "on",
        tokens=tokens,
        scaled=chosen["scoring"] == "scaled",
        tie_break=chosen["ties"] == "broken",
        seating_start=chosen["starter"] == "seating",
        characters=characters,
        first=len(DUNGEON_CHARACTERS) if sets == "h" else 0,
        dry_limit=dry_limit(characters, seats, version),
        version=version,
    )


def dry_limit(rooms: int, seats: int, version: int) -> int:
    """After so many turns without a victim or an escape the adventure ends. # G2

    >>> [dry_limit(12, seats, 2) for seats in (2, 3, 6)], [dry_limit(24, seats, 2) for seats in (3, 12)]
    ([80, 84, 96], [300, 336])
    """
    if version == 1:
        return max(FIRST_DRY_ROUNDS * seats, FIRST_DRY_LEAST)
    return rooms * rooms // 2 + DRY_ROUNDS * seats


def options() -> tuple[OptionSpec, ...]:
    """All that can be chosen; the first choice is the usual one."""
    names = sorted({name.split("-", 1)[1] for name in curated()})
    return (
        _option("set", "dungeon", "house", "both"),
        OptionSpec(
            "layout",
            Text("rd-option-layout"),
            tuple(Choice(name, Text(f"rd-option-layout-{name}")) for name in ("generated", *names)),
            free=True,
        ),
        _option("doors", "classic", "twisty", variant=True),
        _option("adventures", "3", "1"),
        _option("rebuild", "no", "yes"),
        _option("guard", "on", "off", variant=True),
        _option("tokens", "usual", "3", "4", variant=True),
        _option("scoring", "ten", "scaled", variant=True),
        _option("ties", "shared", "broken", variant=True),
        _option("starter", "random", "seating", variant=True),
    )


def defaults() -> dict[str, str]:
    """The usual choice of every option."""
    return {spec.name: spec.choices[0].value for spec in options()}


def _option(name: str, *values: str, variant: bool = False) -> OptionSpec:
    choices = tuple(Choice(value, Text(f"rd-option-{name}-{value}")) for value in values)
    return OptionSpec(name, Text(f"rd-option-{name}"), choices, variant=variant)
