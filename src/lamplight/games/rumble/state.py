"""The position: who stands where, who is out, where the chest is, and whose secret everybody is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.core.game import CHANCE, State, filled
from lamplight.games.rumble.dungeon import Dungeon

OUT: Final = -1
NOBODY: Final = -1
UNDEALT: Final = -2
UNCOUNTED: Final = -1

# What is going on.
LAYING: Final = 0  # chance gives the number of the layout
PLACING: Final = 1  # chance puts a character into each room
DEALING: Final = 2  # chance deals the secret tokens
STARTING: Final = 3  # chance says who begins
BRAWLING: Final = 4  # the seats act in turn


class Rules:
    """What was agreed for this match: immutable, shared by all its states."""

    def __init__(
        self,
        options: dict[str, str],
        sets: str,
        layout: str,
        twisty: bool,
        adventures: i64,
        rebuild: bool,
        guard: bool,
        tokens: i64,
        scaled: bool,
        tie_break: bool,
        seating_start: bool,
        characters: i64,
        first: i64,
        dry_limit: i64,
        version: i64,
    ) -> None:
        self.options = options  # as they were checked
        self.sets = sets  # "d", "h" or "dh"
        self.layout = layout  # the spelling of a fixed layout; "" if chance gives a number
        self.twisty = twisty
        self.adventures: i64 = adventures
        self.rebuild: bool = rebuild
        self.guard: bool = guard
        self.tokens: i64 = tokens  # secret tokens a seat
        self.scaled: bool = scaled
        self.tie_break: bool = tie_break
        self.seating_start: bool = seating_start
        self.characters: i64 = characters  # 12, or 24 with both boxes
        self.first: i64 = first  # number of the first character of these boxes
        self.dry_limit: i64 = dry_limit
        self.version: i64 = version  # of the rules


class Brawl(State):
    """Data and small questions."""

    def __init__(self, seats: i64, rules: Rules, dungeon: Dungeon, source: Brawl | None) -> None:
        """A copy of the source; without one a table where nothing is set up yet."""
        self.seats = seats
        self.rules: Rules = rules
        self.dungeon: Dungeon = dungeon
        if source is None:
            self.actor = CHANCE
            self.phase: i64 = PLACING
            self.adventure: i64 = 0  # from 0
            self.room_of: vec[i64] = vec[i64]()  # room of each character, or OUT
            self.crowd: vec[i64] = vec[i64]()  # characters in each room
            self.owner: vec[i64] = vec[i64]()  # seat that holds each character's token, NOBODY or UNDEALT
            self.fallen: vec[i64] = vec[i64]()  # victims, first to fall first
            self.scores: vec[i64] = filled(seats, 0)  # points of each seat
            self.history: vec[i64] = vec[i64]()  # of every adventure that is scored: see scoring.ROW
            self.chest: i64 = OUT  # room of the chest, or OUT
            self.inside: i64 = 0  # characters still inside
            self.escaped: i64 = OUT  # who left with the chest, or OUT
            self.dry: i64 = 0  # turns since the last victim or escape
            self.last_who: i64 = OUT  # who was moved on the turn before, or OUT
            self.last_from: i64 = OUT  # and from where
            self.turn: i64 = 0
            self.settled: i64 = 0  # characters placed, or tokens dealt, in this phase
            self.starter: i64 = 0  # who began this adventure
            self.ways_all: i64 = UNCOUNTED  # actions of all, take-backs among them, or UNCOUNTED: see counting
            self.ways_low: i64 = 0  # those of each of the first twelve characters
            self.ways_high: i64 = 0  # and of the others
            self.backward: i64 = 0  # how many are take-backs
            self.mates: vec[i64] = vec[i64]()  # the sum of the numbers of those in each room: who is alone is known
        else:  # field by field: to hand over twenty arguments takes longer
            self.actor = source.actor
            self.phase = source.phase
            self.adventure = source.adventure
            self.room_of = source.room_of[:]
            self.crowd = source.crowd[:]
            self.owner = source.owner if source.phase == BRAWLING else source.owner[:]  # no brawl writes to it
            self.fallen = source.fallen[:]
            self.scores = source.scores  # these two are replaced when they change, never written to
            self.history = source.history
            self.chest = source.chest
            self.inside = source.inside
            self.escaped = source.escaped
            self.dry = source.dry
            self.last_who = source.last_who
            self.last_from = source.last_from
            self.turn = source.turn
            self.settled = source.settled
            self.starter = source.starter
            self.ways_all = source.ways_all
            if source.ways_all >= 0:
                self.ways_low = source.ways_low
                self.ways_high = source.ways_high
                self.backward = source.backward
                self.mates = source.mates[:]
            else:
                self.ways_low = 0
                self.ways_high = 0
                self.backward = 0
                self.mates = source.mates

    def key(self) -> str:
        """Everything that can change, the secrets too, and the rules unless the first: never shown to anybody."""
        numbers = [int(self.seats), int(self.actor), int(self.phase), int(self.adventure), int(self.chest)]
        numbers += [int(self.inside), int(self.escaped), int(self.dry), int(self.last_who), int(self.last_from)]
        numbers += [int(self.turn), int(self.settled), int(self.starter)]
        parts = [" ".join([str(number) for number in numbers])]
        for row in (self.room_of, self.owner, self.fallen, self.scores, self.history):
            parts.append(" ".join([str(int(number)) for number in row]))
        version = int(self.rules.version)
        return "|".join([self.dungeon.spelled if version == 1 else f"{self.dungeon.spelled}/{version}", *parts])
