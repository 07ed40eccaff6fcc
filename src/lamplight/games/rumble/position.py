"""A position of Rumble as one line. Who holds which tokens stands only in the full form; others see "?".

    rumble/2 seats=3 layout=ring stage=brawl acts=2 at=cube:entry,eye:hall,... fell=lich,orc chest=den
             holds=cube+orc,?+?,?+? dry=3 last=eye:armoury turns=17

stage       lay, place, deal, start, brawl or over           acts, began   seats, from 1
at          who stands where                                 fell, escaped  who is out; the first to fall first
holds       the tokens of each seat                          dry, last     turns without a victim; who came from where
past        of each scored adventure all characters from the lowest rank up, with their owners: lich:2<cube:-<...
            those who shared a rank are joined by ~; adventures by ;
built       the layout that chance gave, where it is not one of our own choice
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lamplight.core.game import OVER, SetupError
from lamplight.core.position import HIDDEN, Fields, spelled
from lamplight.core.view import Text
from lamplight.games.rumble import tell as say
from lamplight.games.rumble.agreement import MAX_SEATS, MIN_SEATS, SETS, defaults, rules_for
from lamplight.games.rumble.dungeon import Dungeon, dungeon_of, named_layout, numbered
from lamplight.games.rumble.outcome import gains
from lamplight.games.rumble.scoring import ROW, points_at, ranks
from lamplight.games.rumble.state import (
    BRAWLING,
    DEALING,
    LAYING,
    NOBODY,
    OUT,
    PLACING,
    STARTING,
    UNDEALT,
    Brawl,
    Rules,
)

OPTIONS: Final = ("set", "layout", "doors", "adventures", "rebuild", "guard", "tokens", "scoring", "ties", "starter")
BOARD: Final = ("at", "holds", "acts", "fell", "escaped", "chest", "dry", "last")
FIELDS: Final = ("seats", *OPTIONS, "built", "stage", "adventure", "began", *BOARD, "turns", "past")
STAGES: Final = ("lay", "place", "deal", "start", "brawl", "over")
PHASES: Final = (LAYING, PLACING, DEALING, STARTING, BRAWLING, BRAWLING)
TOLD: Final = {"lay": 0, "place": 1, "deal": 2, "start": 2, "brawl": 8, "over": 8}  # so many of BOARD belong to a stage
EVERYBODY: Final = -9  # who may know all tokens: nobody but the record
MOST_TURNS: Final = 1_000_000


# --- writing ---


def position(brawl: Brawl, seat: int | None) -> str:
    """The line as this seat (None: a stranger) may know it; EVERYBODY: the full form."""
    rules = brawl.rules
    names = [say.name_of(brawl, who) for who in range(int(rules.characters))]
    rooms = brawl.dungeon.names
    stage = stage_of(brawl)
    usual = defaults()
    fields = [("seats", str(int(brawl.seats)))]
    fields += [(name, rules.options[name] if rules.options[name] != usual[name] else "") for name in OPTIONS]
    given = rules.layout == "" and brawl.dungeon.spelled != numbered(rules.sets, rules.twisty, 0).spelled
    fields.append(("built", brawl.dungeon.spelled if given else ""))
    fields.append(("stage", stage))
    fields.append(("adventure", _beyond(int(brawl.adventure) + 1, 1)))
    fields.append(("began", _beyond(int(brawl.starter) + 1, 1)))
    inside = [f"{names[who]}:{rooms[int(at)]}" for who, at in enumerate(brawl.room_of) if at != OUT]
    fields.append(("at", ",".join(inside)))
    fields.append(("holds", holds(brawl, names, EVERYBODY if stage == "over" else seat)))
    if stage == "brawl":
        fields.append(("acts", str(int(brawl.actor) + 1)))
    if TOLD[stage] == len(BOARD):
        fields.append(("fell", ",".join([names[int(who)] for who in brawl.fallen])))
        fields.append(("escaped", names[int(brawl.escaped)] if brawl.escaped != OUT else ""))
        fields.append(("chest", rooms[int(brawl.chest)] if brawl.chest != OUT else ""))
        fields.append(("dry", _beyond(int(brawl.dry), 0)))
        last = f"{names[int(brawl.last_who)]}:{rooms[int(brawl.last_from)]}" if brawl.last_who != OUT else ""
        fields.append(("last", last))
    fields.append(("turns", _beyond(int(brawl.turn), 0)))
    fields.append(("past", past(brawl, names)))
    return spelled("rumble", int(rules.version), fields)


def _beyond(number: int, usual: int) -> str:
    return "" if number == usual else str(number)


def stage_of(brawl: Brawl) -> str:
    return "over" if brawl.actor == OVER else STAGES[PHASES.index(int(brawl.phase))]


def holds(brawl: Brawl, names: list[str], seat: int | None) -> str:
    """The tokens of every seat; how many there are is no secret, which they are is. # RD-2.6"""
    held: list[str] = []
    for other in range(int(brawl.seats)):
        own = [names[who] for who, owner in enumerate(brawl.owner) if owner == other]
        shown = own if seat in (other, EVERYBODY) else [HIDDEN] * len(own)
        held.append("+".join(shown) if shown else "-")
    return "" if all(one == "-" for one in held) else ",".join(held)


def past(brawl: Brawl, names: list[str]) -> str:
    """The adventures that are scored; there all tokens lie open. # RD-6.1"""
    count = len(names)
    told: list[str] = []
    for base in range(0, len(brawl.history), ROW * count):
        by_rank: dict[int, list[str]] = {}
        for who in range(count):
            owner, rank = int(brawl.history[base + ROW * who]), int(brawl.history[base + ROW * who + 1])
            by_rank.setdefault(rank, []).append(f"{names[who]}:{owner + 1 if owner >= 0 else '-'}")
        told.append("<".join(["~".join(by_rank[rank]) for rank in sorted(by_rank)]))
    return ";".join(told)


# --- reading ---


class Agreed:
    """The first part of a line: who plays what by which rules, and where."""

    def __init__(self, fields: Fields, specs: dict[str, tuple[str, ...]]) -> None:
        """specs: the values of every option; the layout may be another one."""
        self.fields = fields
        self.seats = fields.number("seats", MIN_SEATS, MAX_SEATS)
        usual = defaults()
        self.options = {
            name: fields.word(name, usual[name]) if name == "layout" else fields.one_of(name, specs[name], usual[name])
            for name in OPTIONS
        }
        self.rules: Rules | None = None
        self.dungeon: Dungeon | None = None
        if fields.faults:
            return
        kinds, twisty = SETS[self.options["set"]], self.options["doors"] == "twisty"
        try:
            self.rules = rules_for(self.options, self.seats, fields.version)
            if self.options["layout"] != "generated":
                self.dungeon = named_layout(kinds, self.options["layout"])
                if fields.has("built"):
                    fields.fault("rd-position-built")
            elif fields.has("built"):
                self.dungeon = dungeon_of(fields.word("built"), kinds)
                if any(floor.twisty != twisty for floor in self.dungeon.floors):
                    fields.fault("rd-position-built")
            else:
                self.dungeon = numbered(kinds, twisty, 0)
        except SetupError as error:
            fields.faults.extend(error.faults)


class Reader:
    """Puts the rest of a line into an empty brawl; what is wrong is collected in the fields."""

    def __init__(self, fields: Fields, brawl: Brawl) -> None:
        self.fields = fields
        self.brawl = brawl
        self.names = [say.name_of(brawl, who) for who in range(int(brawl.rules.characters))]
        self.number = {name: who for who, name in enumerate(self.names)}
        self.stage = fields.one_of("stage", STAGES)

    def read(self) -> None:
        """All of it, as far as it can be understood."""
        brawl, fields, stage = self.brawl, self.fields, self.stage
        for name in BOARD[TOLD[stage] :]:
            if fields.has(name):
                fields.fault("rd-position-stage", field=name, stage=stage)
        if stage == "over" and fields.has("acts"):
            fields.fault("rd-position-stage", field="acts", stage=stage)
        rules = brawl.rules
        brawl.phase = PHASES[STAGES.index(stage)]
        last = int(rules.adventures)
        brawl.adventure = fields.number("adventure", last if stage == "over" else 1, last, 1) - 1
        brawl.starter = fields.number("began", 1, int(brawl.seats), 1) - 1
        brawl.turn = fields.number("turns", 0, MOST_TURNS, 0)
        if stage == "lay" and (rules.layout or (brawl.adventure > 0 and not rules.rebuild)):
            fields.fault("rd-position-lay")
        self.places()
        if stage in ("deal", "start", "brawl", "over"):
            self.tokens()
        if stage in ("deal", "start"):
            brawl.inside = rules.characters
            brawl.chest = brawl.dungeon.treasury
        if TOLD[stage] == len(BOARD):
            self.outside()
            self.guard()
        self.history()
        if stage == "brawl":
            brawl.actor = fields.number("acts", 1, int(brawl.seats)) - 1
        elif stage == "over":
            brawl.actor = OVER
            if not fields.faults:
                self.check_end()

    def who(self, field: str, name: str) -> int:
        """A character by name; -1 if there is no such one."""
        if name not in self.number:
            self.fields.fault("rd-position-character", field=field, found=name[:40])
        return self.number.get(name, -1)

    def room(self, field: str, name: str) -> int:
        """A room by name; OUT if there is no such one."""
        rooms = self.brawl.dungeon.index
        if name not in rooms:
            self.fields.fault("rd-position-room", field=field, found=name[:40])
        return rooms.get(name, OUT)

    def label(self, who: int) -> Text:
        return say.character(self.brawl, who)

    def places(self) -> None:
        """Who stands where. # RD-2.4"""
        brawl = self.brawl
        for one in self.fields.listed("at", default="-"):
            name, _, place = one.partition(":")
            who, room = self.who("at", name), self.room("at", place)
            if who < 0 or room == OUT:
                continue
            if brawl.room_of[who] != OUT:
                self.fields.fault("rd-position-twice", character=self.label(who))
            else:
                brawl.room_of[who] = room
                brawl.crowd[room] += 1
        placed = sum(1 for room in brawl.room_of if room != OUT)
        alone = all(brawl.crowd[room] == (1 if room < placed else 0) for room in range(int(brawl.dungeon.rooms)))
        everybody = placed == brawl.rules.characters
        if self.stage == "place":
            brawl.settled = placed
            if not alone or everybody:
                self.fields.fault("rd-position-placing")
        elif self.stage in ("deal", "start") and not (alone and everybody):
            self.fields.fault("rd-position-placed")

    def tokens(self) -> None:
        """Who owns whom. # RD-2.6, A11"""
        brawl, tokens, seats = self.brawl, int(self.brawl.rules.tokens), int(self.brawl.seats)
        dealt = 0
        for seat, held in enumerate(self.fields.listed("holds", seats, ",".join(["-"] * seats))):
            own = [] if held == "-" else held.split("+")
            if self.fields.hides("holds", own):
                return
            for name in own:
                who = self.who("holds", name)
                if who >= 0 and brawl.owner[who] != UNDEALT:
                    self.fields.fault("rd-position-token", character=self.label(who))
                elif who >= 0:
                    brawl.owner[who] = seat
            full = len(own) == tokens
            if self.stage == "deal":
                full = len(own) <= tokens and (not own or dealt == seat * tokens)
            if not full:
                self.fields.fault("rd-position-holds", n=seat + 1, found=len(own), tokens=tokens)
            dealt += len(own)
        if self.stage != "deal":
            for who in range(len(self.names)):
                if brawl.owner[who] == UNDEALT:
                    brawl.owner[who] = NOBODY
        elif dealt == tokens * seats:
            self.fields.fault("rd-position-dealing")
        else:
            brawl.settled = dealt

    def outside(self) -> None:
        """Who is out, and the chest: everybody is in one place, and the chest goes with who escaped. # RD-4.12, A6"""
        brawl, fields = self.brawl, self.fields
        gone = [(name, self.who("fell", name)) for name in fields.listed("fell", default="-")]
        for _, who in gone:
            if who >= 0:
                brawl.fallen = append(brawl.fallen, i64(who))
        if fields.has("escaped"):
            brawl.escaped = self.who("escaped", fields.word("escaped"))
        out = [int(who) for who in brawl.fallen] + ([int(brawl.escaped)] if brawl.escaped != OUT else [])
        for who in range(len(self.names)):
            places = out.count(who) + (1 if brawl.room_of[who] != OUT else 0)
            if places != 1:
                fields.fault("rd-position-twice" if places else "rd-position-missing", character=self.label(who))
        brawl.inside = sum(1 for room in brawl.room_of if room != OUT)
        least = 1 if self.stage == "over" else 2
        if brawl.inside < least:  # RD-4.3
            fields.fault("rd-position-inside", least=least)
        if brawl.dungeon.treasury < 0 or brawl.escaped != OUT:
            if fields.has("chest") or (brawl.dungeon.treasury < 0 and brawl.escaped != OUT):
                fields.fault("rd-position-chest")
        else:
            place = fields.word("chest")
            brawl.chest = self.room("chest", place) if place else OUT

    def guard(self) -> None:
        """How long nobody has gone out, and who was moved last. # G1, G2"""
        brawl, fields = self.brawl, self.fields
        most = int(brawl.rules.dry_limit) - (0 if self.stage == "over" else 1) if brawl.rules.guard else MOST_TURNS
        brawl.dry = fields.number("dry", 0, most, 0)
        if not fields.has("last"):
            return
        name, _, place = fields.word("last").partition(":")
        who, room = self.who("last", name), self.room("last", place)
        if who < 0 or room == OUT:
            return
        here = int(brawl.room_of[who])
        if not brawl.rules.guard or brawl.dry == 0 or here == OUT or not brawl.dungeon.joined(here, room):
            fields.fault("rd-position-last", character=self.label(who))
        else:
            brawl.last_who, brawl.last_from = who, room

    def history(self) -> None:
        """The adventures that are scored, and the scores that follow from them. # RD-6.1, RD-6.2"""
        brawl, fields = self.brawl, self.fields
        due = int(brawl.adventure) + (1 if self.stage == "over" else 0)
        told = fields.word("past", "-")
        adventures = [] if told == "-" else told.split(";")
        if len(adventures) != due:
            fields.fault("rd-position-past", found=len(adventures), count=due)
            return
        rows: vec[i64] = vec[i64]()
        for number, adventure in enumerate(adventures, 1):
            owner, rank = self.scored(number, adventure)
            for who in range(len(self.names)):
                points = points_at(rank[who], brawl.rules.characters, brawl.rules.scaled)
                rows = append(append(append(rows, i64(owner[who])), i64(rank[who])), points)
        brawl.history = rows
        if not fields.faults:
            brawl.scores = vec[i64]([i64(sum(gains(brawl, seat))) for seat in range(int(brawl.seats))])

    def scored(self, number: int, adventure: str) -> tuple[list[int], list[int]]:
        """Owner and rank of every character in one adventure."""
        count, fields = len(self.names), self.fields
        owner, rank = [NOBODY] * count, [-1] * count
        at = 0
        together: list[int] = []  # ranks that are shared, and by how many
        for place in adventure.split("<"):
            sharing = place.split("~")
            for one in sharing:
                name, _, held = one.partition(":")
                who = self.who("past", name)
                if who >= 0 and rank[who] < 0:
                    rank[who] = at
                    known = held == "-" or held in [str(seat + 1) for seat in range(int(self.brawl.seats))]
                    owner[who] = int(held) - 1 if known and held != "-" else NOBODY
                    if not known:
                        fields.fault("rd-position-owner", n=number, found=held[:40])
            if len(sharing) > 1:
                together += [at, at + len(sharing)]
            at += len(sharing)
        full = at == count and min(rank) >= 0
        last = len(together) in (0, 2) and (not together or together[1] in (count - 1, count))
        held_by = [owner.count(seat) for seat in range(int(self.brawl.seats))]
        if not full or not last or held_by != [int(self.brawl.rules.tokens)] * len(held_by):
            fields.fault("rd-position-ranks", n=number)
            return [NOBODY] * count, [0] * count
        return owner, rank

    def check_end(self) -> None:
        """Does the last adventure end as it lies on the table? # RD-6.3, G2"""
        brawl = self.brawl
        base = len(brawl.history) - ROW * len(self.names)
        due = ranks(brawl, bool(brawl.inside > 1))
        for who in range(len(self.names)):
            owner, rank = brawl.history[base + ROW * who], brawl.history[base + ROW * who + 1]
            if owner != brawl.owner[who] or rank != due[who] or (brawl.inside > 1 and not brawl.rules.guard):
                self.fields.fault("rd-position-end")
                return
