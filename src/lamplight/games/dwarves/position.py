"""Positions as text: what lies on the table, and the stack of what is still to be worked off.

    dwarves/2 turn=3 active=2 party=tungdil@s20/7/EQ05,boindil@s31/5 hero=3 doom=38 council=6 troops=s20:2o1t
    land=s33:P05 scenario=SA1/p1.0 ahead=4,1 up=AV07,TH04/2o/by1 stack=turn,turn-end,action

A dwarf stands where he starts and has all his Health unless the line says otherwise; a card has the troops that it
brings. What is told nowhere lies in its pile: tiles, cards, Equipment, troops in the supply.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from lamplight.core.game import OVER
from lamplight.core.position import Fields, spelled
from lamplight.core.view import GameInfo
from lamplight.games.dwarves import actions, drawing, quests, resolve, stack
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves.gear import in_pile
from lamplight.games.dwarves.perished import FORCED, FULL
from lamplight.games.dwarves.state import (
    AT,
    BIT,
    CARD,
    DONE,
    GEAR,
    GEARS,
    KEENFIRE,
    LIFE,
    LOST_DOOM,
    LOST_HEALTH,
    MARKS,
    MOST_DICE,
    NOWHERE,
    PROGRESS,
    ROWS,
    RUNNING,
    SPACES,
    TROOPS,
    WHO,
    WIDE,
    WON,
    Realm,
    bits,
    count,
    of_kind,
)
from lamplight.games.dwarves.tables import (
    ADVENTURES,
    COUNCIL,
    FIRST_ADVENTURE,
    FIRST_THREAT,
    ONE,
    QUEST_DEFEAT,
    QUEST_DUEL,
    QUEST_JOURNEY,
    QUEST_PAY,
    QUEST_TESTS,
    QUEST_VISIT,
    STAGE_A,
    STAGE_C,
    SUPPLY,
    THREATS,
    Tables,
)
from lamplight.games.dwarves.tables import TROOPS as KINDS

OPTIONS: Final = ("difficulty", "dwarves", "first", "perish")
KNOWN: Final = (
    *OPTIONS, "turn", "active", "left", "tunnelled", "party", "hero", "doom", "council", "pause", "tunnel", "troops",
    "land", "under", "scenario", "ahead", "seen", "up", "hidden", "known", "discard", "drawn", "gone", "dice", "stack",
    "queue", "head", "over", "dirty",
)  # fmt: skip
NOBODY: Final = "nobody"
ORDINARY: Final = "turn,turn-end,action"
NO_TROOPS: Final = "0"
MOST_TURNS: Final = 9999
MOST_LEFT: Final = 99
FACE_UP: Final = 3
ENDS: Final = ("doom", "health")


# ---- writing


def told(realm: Realm, defaults: dict[str, str]) -> str:
    """The whole position as one line; defaults are the options that need not be told."""
    tables = realm.tables
    chosen = realm.rules.options
    spaces = tables.names
    land = [(space, int(realm.land[space])) for space in range(SPACES)]
    troops = [(space, int(realm.troops[space])) for space in range(SPACES)]
    up = [int(realm.cards[row * WIDE + CARD]) for row in range(ROWS)]
    scenarios = realm.stage_a | realm.stage_c
    seen = [card for card in range(FIRST_ADVENTURE) if staged(tables, card) and not scenarios & BIT[card]]
    threats = [card for card in members(realm.pile, FIRST_ADVENTURE) if card >= FIRST_THREAT]
    fields: list[tuple[str, str]] = [
        *[(name, "" if chosen[name] == defaults[name] else chosen[name]) for name in OPTIONS],
        ("turn", str(int(realm.turn))),
        ("active", str(int(realm.active) + 1)),
        ("left", str(int(realm.left))),
        ("tunnelled", "1" if realm.tunnelled else ""),
        ("party", ",".join([dwarf_told(realm, seat) for seat in range(int(realm.seats))])),
        ("hero", str(int(realm.hero))),
        ("doom", str(int(realm.doom))),
        ("council", str(int(realm.council))),
        ("pause", str(int(realm.pause)) if realm.pause else ""),
        ("tunnel", "" if realm.tunnel == NOWHERE else spaces[realm.tunnel]),
        ("troops", ",".join([f"{spaces[at]}:{stack.troops_told(packed)}" for at, packed in troops if packed])),
        ("land", ",".join([f"{spaces[at]}:{tables.tile_names[tile - 1]}" for at, tile in land if tile])),
        ("under", ",".join([tables.tile_names[tile] for tile in realm.under])),
        ("scenario", card_told(realm, 0) if up[0] >= 0 else ""),
        ("ahead", f"{realm.left_a},{realm.left_b}"),
        ("seen", ",".join([tables.card_names[card] for card in seen if card != up[0]])),
        ("up", ",".join([card_told(realm, row) for row in range(1, ROWS) if up[row] >= 0])),
        ("hidden", str(int(realm.hidden)) if realm.hidden else ""),
        ("known", ",".join([tables.card_names[card] for card in threats])),
        ("discard", ",".join([tables.card_names[card] for card in members(realm.discard, FIRST_ADVENTURE)])),
        ("drawn", ",".join([tables.card_names[card] for card in members(realm.drawn, FIRST_ADVENTURE)])),
        ("gone", ",".join([tables.gear_names[gear] for gear in gone(realm)])),
        ("dice", ",".join([str(face) for face in actions.dice_of(actions.ROLL + realm.dice)])),
        ("stack", stack.told(realm)),
        ("queue", ",".join([queued_told(tables, int(space)) for space in realm.queue])),
        ("head", str(int(realm.head)) if realm.head else ""),
        ("over", end_told(realm)),
        ("dirty", "" if realm.dirty == any_done(realm) else str(int(realm.dirty))),
    ]
    return spelled("dwarves", int(realm.rules.version), fields)


def dwarf_told(realm: Realm, seat: i64) -> str:
    """tungdil@s20/7/EQ05.keenfire"""
    who = realm.folk[seat * WIDE + WHO]
    if who < 0:
        return NOBODY
    tables = realm.tables
    owned = [stack.gear_told(tables, kind) for kind in range(KEENFIRE + 1) if realm.owns(seat, kind)]
    words = [f"{tables.char_names[who]}@{tables.names[realm.at(seat)]}", str(int(realm.folk[seat * WIDE + LIFE]))]
    return "/".join(words + ([".".join(owned)] if owned else []))


def card_told(realm: Realm, row: i64) -> str:
    """SA1/2o1t/p1.0/done/by2/on1.3: troops, how far the quest is, whom it is bound to, who is on the journey."""
    tables = realm.tables
    base: i64 = row * WIDE
    card = realm.cards[base + CARD]
    progress = realm.cards[base + PROGRESS] & (DONE - 1)
    marks = realm.cards[base + MARKS]
    words = [tables.card_names[card]]
    if tables.quest_troops[card]:
        words.append(stack.troops_told(realm.cards[base + TROOPS]) or NO_TROOPS)
    if progress:
        words.append("p" + ".".join([str(part) for part in parts_of(tables, card, progress)]))
    if realm.cards[base + PROGRESS] & DONE:
        words.append("done")
    if tables.card_bearer[card]:
        words.append(f"by{marks + 1}")
    elif marks:
        words.append("on" + ".".join([str(seat + 1) for seat in members(marks, 0)]))
    return "/".join(words)


def parts_of(tables: Tables, card: i64, progress: i64) -> list[int]:
    """How far a quest is, part by part or as one number."""
    kind = tables.quest_kind[card]
    if kind not in (QUEST_TESTS, QUEST_VISIT):
        return [int(progress)]
    parts = range(int(tables.part_first[card + 1] - tables.part_first[card]))
    if kind == QUEST_VISIT:
        return [1 if progress & BIT[part] else 0 for part in parts]
    return [int(quests.successes(progress, part)) for part in parts]


def queued_told(tables: Tables, space: int) -> str:
    return f"{tables.names[space - FORCED]}!" if space >= FORCED else tables.names[space]


def end_told(realm: Realm) -> str:
    if realm.result == RUNNING:
        return ""
    if realm.result == WON:
        return f"won/{realm.tables.card_names[realm.won_by]}"
    return ENDS[0] if realm.result == LOST_DOOM else ENDS[1]


def gone(realm: Realm) -> list[int]:
    """The kinds of all Equipment cards on the discard pile."""
    return [kind for kind in range(GEARS) for _ in range(int(in_pile(realm.gear_gone, kind)))]


def members(mask: i64, first: int) -> list[int]:
    """The cards of a set of bits."""
    return [first + bit for bit in range(ADVENTURES + THREATS) if mask & BIT[bit]]


def any_done(realm: Realm) -> bool:
    """Does a card lie whose quest is completed?"""
    rows = [row for row in range(ROWS) if realm.cards[row * WIDE + CARD] >= 0]
    return any(realm.cards[row * WIDE + PROGRESS] & DONE != 0 for row in rows)


def staged(tables: Tables, card: i64) -> bool:
    """A Scenario card of a stage that has several."""
    return tables.card_stage[card] in (STAGE_A, STAGE_C)


# ---- reading


def options_of(fields: Fields, info: GameInfo) -> dict[str, str]:
    """The options that a line tells, the others as they usually are."""
    found: dict[str, str] = {}
    for spec in info.options:
        values = tuple([choice.value for choice in spec.choices])
        found[spec.name] = fields.one_of(spec.name, values, values[0])
    return found


def fill(realm: Realm, fields: Fields) -> None:
    """Set an empty table as the fields tell it; raises PositionError with every fault."""
    Filling(realm, fields).all()


class Filling:
    """An empty table that is being set."""

    def __init__(self, realm: Realm, fields: Fields) -> None:
        self.realm = realm
        self.tables: Tables = realm.tables
        self.fields = fields
        self.cards: list[int] = []  # all cards whose place is told

    def all(self) -> None:
        """What lies on the table, then the stack, then whether the game can stand like that."""
        fields, realm = self.fields, self.realm
        realm.turn = fields.number("turn", 0, MOST_TURNS, 1)
        realm.active = fields.number("active", 1, int(realm.seats), 1) - 1
        realm.left = fields.number("left", 0, MOST_LEFT, 2)
        realm.tunnelled = fields.number("tunnelled", 0, 1, 0)
        self.result()
        self.party()
        self.tracks()
        self.land()
        self.scenarios()
        self.face_up()
        self.troops()
        self.dice()
        fields.check()
        given = stack.read(realm, fields, fields.listed("stack", None, ORDINARY))
        self.piles()
        self.gear(given)
        self.flow()
        fields.check()
        self.stands()
        fields.check()

    def result(self) -> None:
        word = self.fields.word("over", "-")
        if word == "-":
            return
        self.realm.actor = OVER
        card = self.tables.card_index.get(word.removeprefix("won/")) if word.startswith("won/") else None
        if card is not None and self.tables.card_stage[card] == STAGE_C:
            self.realm.result = WON
            self.realm.won_by = card
        elif word in ENDS:
            self.realm.result = LOST_DOOM if word == ENDS[0] else LOST_HEALTH
        else:
            self.fields.fault("dw-position-over", found=word[:40])

    def party(self) -> None:
        realm, tables = self.realm, self.tables
        taken: list[int] = []
        for seat, text in enumerate(self.fields.listed("party")):
            if text == NOBODY:
                continue
            words = text.split("/")
            name, sign, space = words[0].partition("@")
            who = tables.char_index.get(name)
            if who is None or len(words) > 3 or (sign and space not in tables.index):
                self.fields.fault("dw-position-dwarf", found=text[:60])
                continue
            if who in taken:
                self.fields.fault("dw-position-dwarf-twice", dwarf=name)
            taken.append(who)
            realm.folk[seat * WIDE + WHO] = who
            realm.folk[seat * WIDE + AT] = tables.index[space] if sign else tables.char_start[who]
            for gear in words[2].split(".") if len(words) == 3 else []:
                kind = stack.gear_read(tables, gear)
                if kind is None or realm.owns(seat, kind):
                    self.fields.fault("dw-position-gear", found=gear[:40], dwarf=name)
                else:
                    realm.folk[seat * WIDE + GEAR] += BIT[kind]
            self.health(seat, name, words[1] if len(words) > 1 else "")
        fallen = [seat for seat in range(int(realm.seats)) if realm.folk[seat * WIDE + LIFE] == 0]
        if realm.result == LOST_HEALTH and not fallen:
            self.fields.fault("dw-position-fallen")

    def health(self, seat: int, name: str, word: str) -> None:
        """Nobody is without Health before the end, nor has more than he can have."""
        most = int(self.realm.most_health(seat))
        least = 0 if self.realm.result == LOST_HEALTH else 1
        points = int(word) if word.isascii() and word.isdigit() and len(word) == 1 else (most if not word else -1)
        if not least <= points <= most:
            self.fields.fault("dw-position-health", dwarf=name, found=word[:40], least=least, most=most)
            points = most
        self.realm.folk[seat * WIDE + LIFE] = points

    def tracks(self) -> None:
        """The tokens meet only at the end, and then they do. # DW-3.2"""
        realm, fields = self.realm, self.fields
        last = len(self.tables.track_kind) - 1
        realm.hero = fields.number("hero", 0, last, 0)
        realm.doom = fields.number("doom", 0, last, last)
        realm.council = fields.number("council", 1, COUNCIL, int(self.tables.council_start))
        realm.pause = fields.number("pause", 0, MOST_LEFT, 0)
        met = realm.result == LOST_DOOM
        if realm.hero > realm.doom or (realm.hero == realm.doom) != met:
            fields.fault("dw-position-tracks", hero=int(realm.hero), doom=int(realm.doom))

    def space(self, field: str, word: str) -> int:
        """The number of a space, or -1 and a fault."""
        if word not in self.tables.index:
            self.fields.fault("dw-position-space", field=field, found=word[:40])
            return -1
        return self.tables.index[word]

    def tile(self, field: str, word: str) -> int:
        """A tile that was not told before; it leaves the pile."""
        tile = self.tables.tile_index.get(word)
        if tile is None:
            self.fields.fault("dw-position-tile", field=field, found=word[:40])
            return -1
        if not self.realm.tiles & BIT[tile]:
            self.fields.fault("dw-position-tile-twice", tile=word)
            return -1
        self.realm.tiles -= BIT[tile]
        return tile

    def land(self) -> None:
        realm = self.realm
        for word in self.fields.listed("land", None, "-"):
            where, _, name = word.partition(":")
            space, tile = self.space("land", where), self.tile("land", name)
            if space < 0 or tile < 0:
                continue
            if realm.land[space] or space == self.tables.blacksaddle:  # DW-6.1
                self.fields.fault("dw-position-land", space=where)
            else:
                realm.land[space] = tile + 1
        for word in self.fields.listed("under", None, "-"):
            realm.under = append(realm.under, i64(self.tile("under", word)))
        word = self.fields.word("tunnel", "-")
        if word != "-":
            space = self.space("tunnel", word)
            perished = realm.rules.version == 1 and space >= 0 and realm.land[space] != 0  # R34 of version 1
            if perished or (space >= 0 and self.tables.entrance[space]):  # R35
                self.fields.fault("dw-position-tunnel", space=word)
            realm.tunnel = space

    def troops(self) -> None:
        """What stands on the map and lies on cards comes from the supply. # DW-1.5"""
        realm = self.realm
        for word in self.fields.listed("troops", None, "-"):
            where, _, told_ = word.partition(":")
            space = self.space("troops", where)
            packed = stack.troops_read(told_)
            if packed is None:
                self.fields.fault("dw-position-troops", found=word[:40])
            elif space >= 0 and (realm.troops[space] or realm.land[space]):  # DW-5.5, DW-5.7
                self.fields.fault("dw-position-troops-place", space=where)
            elif space >= 0:
                realm.troops[space] = packed
        rows = [realm.cards[row * WIDE + TROOPS] for row in range(ROWS)]
        supply = 0
        for kind, name in enumerate(KINDS):
            used = sum([int(of_kind(packed, kind)) for packed in [*realm.troops, *rows]])
            if used > SUPPLY[kind]:
                self.fields.fault("dw-position-supply", troop=name, found=used, most=SUPPLY[kind])
            supply += max(0, SUPPLY[kind] - used) * ONE[kind]
        realm.supply = supply

    # ---- cards

    def card(self, field: str, word: str, first: int, end: int) -> int:
        """A card that was not told before; -1 and a fault if it cannot be there."""
        card = self.tables.card_index.get(word)
        if card is None or not first <= card < end:
            self.fields.fault("dw-position-card", field=field, found=word[:40])
            return -1
        if card in self.cards:
            self.fields.fault("dw-position-card-twice", card=word)
            return -1
        self.cards.append(card)
        return card

    def scenarios(self) -> None:
        """The Scenario card that lies, those that were seen, and how many are still in the pile. # DW-14.1"""
        realm, tables = self.realm, self.tables
        word = self.fields.word("scenario", "-")
        lying = self.row(0, "scenario", word, 0, FIRST_ADVENTURE) if word != "-" else -1
        seen = [self.card("seen", name, 0, FIRST_ADVENTURE) for name in self.fields.listed("seen", None, "-")]
        for card in range(FIRST_ADVENTURE):
            if card != lying and card not in seen and tables.card_stage[card] == STAGE_A:
                realm.stage_a += BIT[card]
            elif card != lying and card not in seen and tables.card_stage[card] == STAGE_C:
                realm.stage_c += BIT[card]
        won = realm.result == WON and (lying >= 0 or int(realm.won_by) not in seen)
        if won or any(card >= 0 and not staged(tables, card) for card in seen):
            self.fields.fault("dw-position-seen")
        drawn = [card for card in [lying, *seen] if card >= 0 and tables.card_stage[card] == STAGE_A]
        usual = [max(0, int(realm.rules.stages) - len(drawn)), 1]
        if lying >= 0 and tables.card_stage[lying] != STAGE_A:
            usual = [0, 0]
        ahead = self.fields.numbers("ahead", 2, 0, FIRST_ADVENTURE) if self.fields.has("ahead") else usual
        realm.left_a, realm.left_b = ahead[0], ahead[1]
        stage = int(tables.card_stage[lying]) if lying >= 0 else STAGE_A
        impossible = (stage != STAGE_A and realm.left_a > 0) or (stage == STAGE_C and realm.left_b > 0)
        if impossible or realm.left_a > bits(realm.stage_a) or realm.left_b > 1:
            self.fields.fault("dw-position-ahead", a=int(realm.left_a), b=int(realm.left_b))

    def face_up(self) -> None:
        words = self.fields.listed("up", None, "-")
        if len(words) > FACE_UP:
            self.fields.fault("dw-position-up", most=FACE_UP)
            return
        for row, word in enumerate(words):
            self.row(row + 1, "up", word, FIRST_ADVENTURE, len(self.tables.card_names))

    def row(self, row: int, field: str, text: str, first: int, end: int) -> int:
        """A face-up card with all that is told of it; its number, or -1."""
        realm, tables = self.realm, self.tables
        words = text.split("/")
        card = self.card(field, words[0], first, end)
        if card < 0:
            return -1
        base = row * WIDE
        realm.cards[base + CARD] = card
        realm.cards[base + TROOPS] = tables.quest_troops[card]
        told_: list[str] = []
        for word in words[1:]:
            mark = self.mark(card, base, word)
            if not mark or mark in told_:
                self.fields.fault("dw-position-card-state", card=words[0], found=word[:40])
            told_.append(mark)
        if tables.card_bearer[card] and "by" not in told_:
            self.fields.fault("dw-position-bearer", card=words[0])
        return card

    def mark(self, card: int, base: int, word: str) -> str:
        """What a word says of a face-up card; nothing if it cannot be said of it."""
        realm, tables = self.realm, self.tables
        if word == "done":
            realm.cards[base + PROGRESS] += DONE
            return "done"
        if word.startswith("by"):
            seat = number(word[2:], 1, int(realm.seats))
            if seat is None or not tables.card_bearer[card]:
                return ""
            realm.cards[base + MARKS] = seat - 1
            return "by"
        if word.startswith("on"):
            seats = [number(one, 1, int(realm.seats)) for one in word[2:].split(".")]
            found = [seat for seat in seats if seat is not None]
            if found != seats or found != sorted(set(found)) or tables.quest_kind[card] != QUEST_JOURNEY:
                return ""
            realm.cards[base + MARKS] = sum([int(BIT[seat - 1]) for seat in found])
            return "on"
        if word.startswith("p"):
            progress = self.progress(card, word[1:].split("."))
            realm.cards[base + PROGRESS] += progress
            return "p" if progress else ""
        packed = 0 if word == NO_TROOPS else stack.troops_read(word)
        wanted = tables.quest_troops[card]
        if packed is None or not wanted or any(of_kind(packed, k) > of_kind(wanted, k) for k in range(len(KINDS))):
            return ""
        realm.cards[base + TROOPS] = packed
        return "troops"

    def progress(self, card: int, words: list[str]) -> int:
        """How far a quest is; 0 if it cannot be so."""
        tables = self.tables
        kind = tables.quest_kind[card]
        first = int(tables.part_first[card])
        parts = int(tables.part_first[card + 1]) - first
        if kind in (QUEST_TESTS, QUEST_VISIT):
            most = [int(tables.part_count[first + part]) if kind == QUEST_TESTS else 1 for part in range(parts)]
        elif kind in (QUEST_DEFEAT, QUEST_DUEL, QUEST_PAY):
            most = [int(tables.quest_count[card]) + (MOST_DICE if kind == QUEST_DUEL else 0)]
        else:
            return 0
        if len(words) != len(most):
            return 0
        found = 0
        width = quests.PART_BITS if kind == QUEST_TESTS else 1
        for part, word in enumerate(words):
            value = number(word, 0, most[part])
            if value is None:
                return 0
            found += value * int(BIT[width * part])
        return found

    def piles(self) -> None:
        """Adventure cards that are told nowhere are in the pile, threats that are not were never seen. # DW-7.10"""
        realm, fields = self.realm, self.fields
        end = len(self.tables.card_names)
        hand = int(on.turned_up(realm))
        if hand >= 0:
            self.card("stack", self.tables.card_names[hand], FIRST_ADVENTURE, end)
        discard = [self.card("discard", name, FIRST_ADVENTURE, end) for name in fields.listed("discard", None, "-")]
        known = [self.card("known", name, FIRST_THREAT, end) for name in fields.listed("known", None, "-")]
        realm.discard = sum([int(BIT[card - FIRST_ADVENTURE]) for card in discard if card >= 0])
        realm.pile = sum([int(BIT[card - FIRST_ADVENTURE]) for card in known if card >= 0])
        realm.unseen = 0
        for card in range(FIRST_ADVENTURE, end):
            if card not in self.cards and card < FIRST_THREAT:
                realm.pile += BIT[card - FIRST_ADVENTURE]
            elif card not in self.cards:
                realm.unseen += BIT[card - FIRST_THREAT]
        realm.hidden = fields.number("hidden", 0, int(bits(realm.unseen)), 0)
        realm.drawn = 0
        for name in fields.listed("drawn", None, "-"):
            card_ = self.tables.card_index.get(name, -1)
            if card_ < FIRST_ADVENTURE or realm.drawn & BIT[card_ - FIRST_ADVENTURE]:
                fields.fault("dw-position-drawn", found=name[:40])
            else:
                realm.drawn += BIT[card_ - FIRST_ADVENTURE]
        if realm.rules.version > 1 and realm.discard and not realm.pile and not realm.hidden:  # R78
            fields.fault("dw-position-pile", field="discard")

    def gear(self, given: list[int]) -> None:
        """Equipment: what is told nowhere is in the pile. # DW-15.6"""
        realm, tables = self.realm, self.tables
        names = self.fields.listed("gone", None, "-")
        realm.gear_pile = 0
        for name in names:
            if name not in tables.gear_index:
                self.fields.fault("dw-position-gear-card", found=name[:40])
        for kind in range(KEENFIRE + 1):
            name = stack.gear_told(tables, kind)
            owned = sum([1 for seat in range(int(realm.seats)) if realm.owns(seat, kind)]) + given.count(kind)
            lost = names.count(name)
            copies = int(tables.gear_copies[kind]) if kind < GEARS else 1
            if owned + lost > copies:
                self.fields.fault("dw-position-copies", gear=name, found=owned + lost, most=copies)
            elif kind < GEARS:
                realm.gear_pile += (copies - owned - lost) * BIT[4 * kind]
                realm.gear_gone += lost * BIT[4 * kind]
        if realm.rules.version > 1 and realm.gear_gone and not realm.gear_pile:  # R78
            self.fields.fault("dw-position-pile", field="gone")

    def dice(self) -> None:
        words = self.fields.listed("dice", None, "-")
        faces = [number(word, 1, actions.FACES) for word in words]
        found = [face for face in faces if face is not None]
        if found != faces or len(found) > MOST_DICE or found != sorted(found, reverse=True):
            self.fields.fault("dw-position-dice", found=",".join(words)[:40])
        else:
            self.realm.dice = actions.dice_on(actions.roll(found))

    # ---- the whole

    def flow(self) -> None:
        """Troops move only while the uppermost frame says so, and no space is full but those that wait. # DW-5.1, R1"""
        realm, tables = self.realm, self.tables
        flowing = realm.depth > 0 and realm.top() == on.FLOW
        waiting: list[int] = []
        for word in self.fields.listed("queue", None, "-"):
            space = self.space("queue", word.removesuffix("!"))
            waiting.append(space)
            realm.queue = append(realm.queue, i64(space + FORCED if word.endswith("!") else space))
        realm.head = self.fields.number("head", 0, max(0, len(waiting) - 1), 0)
        if flowing != (len(waiting) > 0):
            self.fields.fault("dw-position-queue")
        for space in range(SPACES):
            troops = count(realm.troops[space])
            saddle = space == tables.blacksaddle
            full = troops >= (FULL if saddle else realm.rules.limit) and (saddle or realm.tiles != 0)
            if full and not (flowing and (saddle or space in waiting[int(realm.head) :])):
                self.fields.fault("dw-position-full", space=tables.names[space])

    def stands(self) -> None:
        """Somebody is asked or chance draws, as if the game had come here; or it is over."""
        realm, fields = self.realm, self.fields
        realm.dirty = fields.number("dirty", 0, 1, int(any_done(realm))) == 1
        if realm.result != RUNNING:
            return
        if not drawable_to_the_end(realm):
            fields.fault("dw-position-last-stage")
            return
        after = realm.copy()
        assert isinstance(after, Realm)
        resolve.advance(after)
        realm.actor = after.actor
        if after.key() != realm.key():
            fields.fault("dw-position-idle")


def drawable_to_the_end(realm: Realm) -> bool:
    """Will there be a last Scenario card that fits? None was passed over before the step in which they are drawn."""
    lying = realm.cards[CARD]
    tables = realm.tables
    last = [card for card in range(FIRST_ADVENTURE) if tables.card_stage[card] == STAGE_C]
    left = [card for card in last if realm.stage_c & BIT[card]]
    if (lying >= 0 and tables.card_stage[lying] == STAGE_C) or left == last:
        return True
    drawing_ = lying < 0 and realm.top() == on.SCENARIO and realm.left_a == 0 and realm.left_b == 0
    return drawing_ and any(drawing.fits(realm, card) and not quests.fulfilled(realm, card) for card in left)


def number(word: str, least: int, most: int) -> int | None:
    """A whole number without a sign or leading zeros."""
    if not (word.isascii() and word.isdigit()) or len(word) > 3 or (len(word) > 1 and word[0] == "0"):
        return None
    return int(word) if least <= int(word) <= most else None
