"""The stack as text: every frame by its name with what its numbers say, from the bottom; and which may lie on which.

turn,turn-end,action,rolling/test/keep-or-again/0/4/0/SA1/0
turn,turn-end,action,walk/1/3/0,run/EQ05.use/1/-,walk/2/4/1,penalty/2
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lamplight.core.position import Fields, plain
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves.state import CARD, KEENFIRE, MOST_DICE, NOWHERE, ROWS, WHO, WIDE, Realm, of_kind
from lamplight.games.dwarves.tables import (
    EFFECT_CHOOSE,
    EFFECT_LOSE_EQUIPMENT,
    EFFECT_LOSE_HEALTH,
    FIRST_ADVENTURE,
    FIRST_THREAT,
    ONE,
    PLACE_STATIC,
    PLACES,
    QUEST_DICE,
    QUEST_DUEL,
    QUEST_TESTS,
    SUPPLY,
    TROOPS,
    WHO_BEARER,
    Tables,
)

NAMES: Final = (
    "choose-dwarf", "deal-dwarf", "agree-first", "draw-first", "turn", "start", "hero", "scenario", "refill", "action",
    "turn-end", "recruits", "flow", "fetching", "sweep", "reveal", "lay-down", "rolling", "walk", "penalty", "loss",
    "share-loss", "share-heal", "heal-one", "finding", "giving", "dropping", "removing", "cleansing", "digging", "run",
    "marching", "march-all", "dismissing", "choosing", "rewarded", "striking", "threats",
)  # fmt: skip
WHY: Final = ("card", "penalty", "fight", "duel", "council", "saddle")
STEPS: Final = {
    on.ROLL_ALL: "all",
    on.COUNCIL_TURN: "council",
    on.ROLL_ONE: "one",
    on.COUNCIL_ASKS: "one-or-keep",
    on.ABILITY_ASKS: "again-or-keep",
    on.STONE_ASKS: "runestone-or-keep",
    on.RAISE_ASKS: "raise-or-keep",
    on.DECIDED: "decided",
}
TALLIES: Final = (on.HEAL_ONE, on.FINDING, on.CLEANSING, on.MARCHING, on.DISMISSING, on.THREATS)
BARE: Final = (
    on.AGREE_FIRST, on.DRAW_FIRST, on.TURN, on.START, on.HERO, on.REFILL, on.ACTION, on.TURN_END,
)  # fmt: skip
LETTERS: Final = "ota"  # of Orcs, Trolls and Älfar
MOST_FRAMES: Final = 60
MOST: Final = 30  # no card counts further
BIGGEST_ROLL: Final = 3  # skulls on a Recruitment die
NONE: Final = "-"
KEENFIRE_NAME: Final = "keenfire"


# ---- words that other fields use too


def troops_told(packed: i64) -> str:
    """Troops of all kinds: 2o1t."""
    return "".join([f"{of_kind(packed, kind)}{LETTERS[kind]}" for kind in range(len(TROOPS)) if of_kind(packed, kind)])


def troops_read(word: str) -> int | None:
    """Packed troops; None if the word tells none. The kinds stand in their order, each at most once."""
    found = 0
    number = ""
    last = -1
    for sign in word:
        kind = LETTERS.find(sign)
        if kind < 0:
            number += sign
            continue
        if kind <= last or not plain(number) or not 1 <= int(number) <= SUPPLY[kind] or number[0] == "0":
            return None
        found += int(number) * ONE[kind]
        last = kind
        number = ""
    return found if found and not number else None


def gear_told(tables: Tables, gear: i64) -> str:
    return KEENFIRE_NAME if gear == KEENFIRE else tables.gear_names[gear]


def gear_read(tables: Tables, word: str) -> int | None:
    return int(KEENFIRE) if word == KEENFIRE_NAME else tables.gear_index.get(word)


def place_told(tables: Tables, place: i64) -> str:
    return PLACES[place] if place < PLACE_STATIC else tables.place_names[place - PLACE_STATIC]


def place_read(tables: Tables, word: str) -> int | None:
    return PLACES.index(word) if word in PLACES else tables.place_index.get(word)


class Lists:
    """Every list of effects by a name: AV07.reward, EQ05.use; a list inside it is AV07.reward.1."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.names: dict[int, str] = {}
        for card, name in enumerate(tables.card_names):
            self.add(int(tables.card_reward[card]), f"{name}.reward")
            self.add(int(tables.card_threat[card]), f"{name}.threat")
            self.add(int(tables.card_setup[card]), f"{name}.setup")
            self.add(int(tables.card_each_turn[card]), f"{name}.turn")
        for gear, name in enumerate(tables.gear_names):
            self.add(int(tables.gear_use[gear]), f"{name}.use")
        self.numbers: dict[str, int] = {name: number for number, name in self.names.items()}

    def add(self, number: int, name: str) -> None:
        if number >= 0:
            self.names[number] = name
            for at, inner in enumerate(self.inner(number)):
                self.add(inner, f"{name}.{at + 1}")

    def inner(self, number: int) -> list[int]:
        """The lists that effects of this list may run."""
        found: list[int] = []
        tables = self.tables
        for op in range(int(tables.list_first[number]), int(tables.list_end[number])):
            if tables.op_kind[op] == EFFECT_CHOOSE:
                found += range(int(tables.op_a[op]), int(tables.op_a[op] + tables.op_b[op]))
            elif tables.op_kind[op] == EFFECT_LOSE_EQUIPMENT and tables.op_b[op] >= 0:
                found.append(int(tables.op_b[op]))
        return found

    def choices(self, number: int) -> int:
        """How many lists people choose from if this is the first of them; 0 if it is not."""
        tables = self.tables
        for op in range(len(tables.op_kind)):
            if tables.op_kind[op] == EFFECT_CHOOSE and tables.op_a[op] == number:
                return int(tables.op_b[op])
        return 0

    def of_end(self, end: i64) -> int:
        """The list whose effects end there."""
        return next(number for number in self.names if self.tables.list_end[number] == end)

    def bound(self, number: int) -> bool:
        """Does the list, with all inside it, need somebody whom its card is bound to?"""
        tables = self.tables
        for op in range(int(tables.list_first[number]), int(tables.list_end[number])):
            if tables.op_kind[op] == EFFECT_LOSE_HEALTH and tables.op_b[op] == WHO_BEARER:
                return True
        return any(self.bound(inner) for inner in self.inner(number))


# ---- writing


def told(realm: Realm) -> str:
    """All frames from the bottom."""
    lists = Lists(realm.tables)
    found: list[str] = []
    rest = realm.copy()
    assert isinstance(rest, Realm)
    while rest.depth > 0:
        found.append("/".join([NAMES[rest.top()], *words(rest, lists)]))
        rest.pop()
    return ",".join(reversed(found))


def words(realm: Realm, lists: Lists) -> list[str]:
    """What the uppermost frame says."""
    kind = int(realm.top())
    tables = realm.tables
    left = str(int(on.Tally.left(realm)))
    if kind in BARE:
        return []
    if kind in TALLIES:
        return [left]
    if kind in (on.CHOOSE_DWARF, on.DEAL_DWARF):
        return [seat_told(on.Joining.seat(realm))]
    if kind == on.SCENARIO:
        return [str(int(on.Scenario.drawn(realm)))]
    if kind == on.RECRUITS:
        skulls = troops_told(on.Recruits.skulls(realm)) or NONE
        return [tables.names[on.Recruits.space(realm)], flag(on.Recruits.again(realm)), skulls]
    if kind == on.FLOW:
        waiting = on.Flow.waiting(realm)
        return [NONE if waiting == NOWHERE else tables.names[waiting]]
    if kind == on.FETCHING:
        return [troops_told(on.Fetching.missing(realm)) or NONE]
    if kind == on.SWEEP:
        return [flag(on.Sweep.struck(realm))]
    if kind == on.REVEAL:
        return [tables.card_names[on.Reveal.card(realm)], flag(on.Reveal.heard(realm))]
    if kind in (on.LAY_DOWN, on.REWARDED):
        return [tables.card_names[on.Leaving.card(realm)]]
    if kind == on.ROLLING:
        return roll_told(realm)
    if kind == on.WALK:
        points = str(int(on.Walk.points(realm)))
        return [seat_told(on.Walk.seat(realm)), points, flag(on.Walk.free(realm))]
    if kind == on.PENALTY:
        return [seat_told(on.Penalty.seat(realm))]
    if kind == on.LOSS:
        return [seat_told(on.Loss.seat(realm)), WHY[on.Loss.why(realm)]]
    if kind == on.SHARE_LOSS:
        return [left, WHY[on.ShareLoss.why(realm)]]
    if kind == on.SHARE_HEAL:
        return [left, flag(on.ShareHeal.by_council(realm))]
    if kind == on.GIVING:
        return [gear_told(tables, on.Giving.gear(realm))]
    if kind == on.DROPPING:
        otherwise = int(on.Dropping.otherwise(realm))
        return [left, NONE if otherwise < 0 else lists.names[otherwise]]
    if kind == on.REMOVING:
        troop = int(on.Removing.kind(realm))
        chosen = on.Removing.chosen(realm)
        place = tables.names[chosen] if chosen != NOWHERE else place_told(tables, on.Removing.place(realm))
        return [left, TROOPS[troop] if troop >= 0 else "any", place]
    if kind == on.DIGGING:
        return [place_told(tables, on.Digging.place(realm))]
    if kind == on.RUN:
        number = lists.of_end(on.Run.end(realm))
        done = int(on.Run.at(realm) - tables.list_first[number])
        return [lists.names[number], str(done), seat_told(on.Run.bearer(realm))]
    if kind == on.MARCH_ALL:
        return [left, str(int(on.MarchAll.marched(realm)))]
    if kind == on.CHOOSING:
        return [lists.names[int(on.Choosing.first(realm))], seat_told(on.Choosing.bearer(realm))]
    assert kind == on.STRIKING
    return [str(int(on.Striking.removed(realm))), flag(on.Striking.able(realm))]


def roll_told(realm: Realm) -> list[str]:
    purpose = int(on.Rolling.purpose(realm))
    for_card = purpose in (on.FOR_TEST, on.FOR_TRY, on.FOR_DUEL)
    return [
        on.PURPOSES[purpose],
        STEPS[int(on.Rolling.step(realm))],
        str(int(on.Rolling.flags(realm))),
        str(int(on.Rolling.dice(realm))),
        str(int(on.Rolling.face(realm))),
        realm.tables.card_names[on.Rolling.card(realm)] if for_card else NONE,
        str(int(on.Rolling.part(realm))),
    ]


def seat_told(seat: i64) -> str:
    return NONE if seat < 0 else str(int(seat) + 1)


def flag(set_: bool) -> str:
    return "1" if set_ else "0"


# ---- reading


class Reader:
    """The words of one frame, taken one after the other; close() says whether all of them were right."""

    def __init__(self, realm: Realm, frame: str) -> None:
        self.realm = realm
        self.words: list[str] = frame.split("/")
        self.at: int = 1
        self.wrong: bool = False

    def word(self) -> str:
        if self.at >= len(self.words):
            self.wrong = True
            return ""
        self.at += 1
        return self.words[self.at - 1]

    def of(self, found: int | None) -> int:
        """What a word stands for; 0 if it stands for nothing."""
        if found is None:
            self.wrong = True
            return 0
        return found

    def number(self, least: int, most: int) -> int:
        word = self.word()
        return self.of(int(word) if plain(word) and str(int(word)) == word and least <= int(word) <= most else None)

    def flag(self) -> bool:
        return self.number(0, 1) == 1

    def seat(self) -> int:
        return self.number(1, int(self.realm.seats)) - 1

    def bearer(self) -> int:
        """A seat, or nobody (-1)."""
        if self.at < len(self.words) and self.words[self.at] == NONE:
            self.at += 1
            return -1
        return self.seat()

    def space(self) -> int:
        return self.of(self.realm.tables.index.get(self.word()))

    def card(self, first: int, end: int) -> int:
        found = self.of(self.realm.tables.card_index.get(self.word()))
        self.wrong = self.wrong or not first <= found < end
        return found

    def troops(self) -> int:
        word = self.word()
        return 0 if word == NONE else self.of(troops_read(word))

    def one_of(self, known: tuple[str, ...]) -> int:
        word = self.word()
        return self.of(known.index(word) if word in known else None)

    def list_of(self, lists: Lists) -> int:
        return self.of(lists.numbers.get(self.word()))

    def close(self) -> bool:
        """Was everything right, and is nothing left?"""
        return not self.wrong and self.at == len(self.words)


def read(realm: Realm, fields: Fields, frames: list[str]) -> list[int]:
    """Lay frames on the empty stack of a table that is set already; the Equipment cards that they give."""
    lists = Lists(realm.tables)
    kinds: list[int] = []
    joining: list[int] = []
    given: list[int] = []
    if not 0 < len(frames) <= MOST_FRAMES:
        fields.fault("dw-position-stack", most=MOST_FRAMES)
        return given
    for frame in frames:
        reader = Reader(realm, frame)
        name = reader.words[0]
        depth = realm.depth
        if name in NAMES:
            push(realm, NAMES.index(name), reader, lists)
        if name not in NAMES or not reader.close():
            fields.fault("dw-position-frame", found=frame[:60])
            return given
        assert realm.depth == depth + 1
        kind = NAMES.index(name)
        kinds.append(kind)
        if kind in JOINING:
            joining.append(int(on.Joining.seat(realm)))
        elif kind == on.GIVING:
            given.append(int(on.Giving.gear(realm)))
        elif kind == on.REWARDED or (kind == on.SWEEP and on.Sweep.struck(realm)):
            realm.held += 1  # R51
    misplaced = first_misplaced(realm, kinds, joining)
    if misplaced >= 0:
        below = NAMES[kinds[misplaced - 1]] if misplaced > 0 else NONE
        fields.fault("dw-position-frame-place", frame=NAMES[kinds[misplaced]], below=below)
    return given


def push(realm: Realm, kind: int, reader: Reader, lists: Lists) -> None:
    """Lay one frame on the stack; the reader knows whether it was told rightly."""
    tables = realm.tables
    if kind in BARE:
        on.push(realm, kind)
    elif kind in TALLIES:
        on.Tally.push(realm, kind, reader.number(0, MOST))
    elif kind in (on.CHOOSE_DWARF, on.DEAL_DWARF):
        on.Joining.push(realm, kind, reader.seat())
    elif kind == on.SCENARIO:
        on.push(realm, kind)
        for _ in range(reader.number(0, FIRST_ADVENTURE)):
            on.Scenario.draw(realm)
    elif kind == on.RECRUITS:
        on.Recruits.push(realm, reader.space())
        again = reader.flag()
        skulls = reader.troops()
        reader.wrong |= any(of_kind(skulls, troop) > (BIGGEST_ROLL if again else 0) for troop in range(len(TROOPS)))
        if again:
            on.Recruits.roll_again(realm, skulls)
    elif kind == on.FLOW:
        on.Flow.push(realm)
        waiting = reader.word()
        if waiting != NONE:
            on.Flow.wait(realm, reader.of(tables.index.get(waiting)))
    elif kind == on.FETCHING:
        on.Fetching.push(realm, reader.troops())
    elif kind == on.SWEEP:
        on.push(realm, kind)
        on.Sweep.set_struck(realm, reader.flag())
        reader.wrong |= on.Sweep.struck(realm) and realm.cards[WIDE + CARD] < FIRST_THREAT
    elif kind == on.REVEAL:
        on.Reveal.push(realm, reader.card(FIRST_ADVENTURE, len(tables.card_names)))
        if reader.flag():
            on.Reveal.hear(realm)
    elif kind == on.LAY_DOWN:
        on.Leaving.push(realm, kind, reader.card(FIRST_ADVENTURE, len(tables.card_names)))
    elif kind == on.REWARDED:
        on.Leaving.push(realm, kind, reader.card(0, FIRST_THREAT))
    elif kind == on.ROLLING:
        push_roll(realm, reader)
    elif kind == on.WALK:
        seat = reader.seat()
        points = reader.number(0, MOST)
        free = reader.flag()
        reader.wrong |= not free and (seat != realm.active or realm.top() != on.ACTION)
        on.Walk.push(realm, seat, points, free)
    elif kind == on.PENALTY:
        on.Penalty.push(realm, reader.seat())
    elif kind == on.LOSS:
        seat = reader.seat()
        on.Loss.push(realm, seat, reader.one_of(WHY))
    elif kind == on.SHARE_LOSS:
        points = reader.number(0, MOST)
        on.ShareLoss.push(realm, points, reader.one_of(WHY))
    elif kind == on.SHARE_HEAL:
        points = reader.number(0, MOST)
        on.ShareHeal.push(realm, points, reader.flag())
    elif kind == on.GIVING:
        on.Giving.push(realm, reader.of(gear_read(tables, reader.word())))
    elif kind == on.DROPPING:
        cards = reader.number(0, MOST)
        otherwise = reader.word()
        on.Dropping.push(realm, cards, -1 if otherwise == NONE else reader.of(lists.numbers.get(otherwise)))
    elif kind == on.REMOVING:
        push_removing(realm, reader)
    elif kind == on.DIGGING:
        on.Digging.push(realm, reader.of(place_read(tables, reader.word())))
    elif kind == on.RUN:
        number = reader.list_of(lists)
        done = reader.number(0, int(tables.list_end[number] - tables.list_first[number]))
        bearer = reader.bearer()
        reader.wrong |= bearer < 0 and lists.bound(number)
        on.Run.push(realm, number, bearer)
        for _ in range(done):
            on.Run.go_on(realm)
    elif kind == on.MARCH_ALL:
        on.Tally.push(realm, kind, reader.number(0, MOST))
        for _ in range(reader.number(0, int(realm.seats))):
            on.MarchAll.next(realm)
    elif kind == on.CHOOSING:
        number = reader.list_of(lists)
        count = lists.choices(number)
        bearer = reader.bearer()
        reader.wrong |= count == 0 or (bearer < 0 and any(lists.bound(number + n) for n in range(count)))
        on.Choosing.push(realm, number, count, bearer)
    else:
        assert kind == on.STRIKING
        removed = reader.number(0, MOST_DICE)
        on.Striking.push(realm, reader.flag())
        for _ in range(removed):
            on.Striking.remove(realm)


def push_removing(realm: Realm, reader: Reader) -> None:
    """Troops of a kind or of any, from a place or from the one space that was chosen."""
    tables = realm.tables
    troops = reader.number(0, MOST)
    kind = reader.one_of(("any", *TROOPS)) - 1
    place = reader.word()
    if place in tables.index:
        on.Removing.push(realm, troops, kind, 0)
        on.Removing.choose(realm, tables.index[place])
    else:
        on.Removing.push(realm, troops, kind, reader.of(place_read(tables, place)))


def push_roll(realm: Realm, reader: Reader) -> None:
    """A roll, with the dice that lie: as many as it has, or one less while that one is rolled again."""
    tables = realm.tables
    purpose = reader.one_of(on.PURPOSES)
    steps = list(STEPS)
    step = steps[reader.one_of(tuple(STEPS.values()))]
    flags = reader.number(0, on.ABILITY_PASSED | on.STONE_PASSED)
    dice = reader.number(0, MOST_DICE)
    face = reader.number(0, 6)
    word = reader.word()
    part = reader.number(0, 3)
    card = 0 if word == NONE else reader.of(tables.card_index.get(word))
    lying = shown(realm.dice)
    if step == on.ROLL_ONE:
        reader.wrong |= face == 0 or lying != dice - 1
    else:
        reader.wrong |= face != 0 or (step != on.ROLL_ALL and lying != dice)
    if purpose in (on.FOR_TEST, on.FOR_TRY, on.FOR_DUEL):
        quest = {on.FOR_TEST: QUEST_TESTS, on.FOR_TRY: QUEST_DICE, on.FOR_DUEL: QUEST_DUEL}[purpose]
        up = [int(realm.cards[row * WIDE + CARD]) for row in range(ROWS)]
        reader.wrong |= word == NONE or card not in up or tables.quest_kind[card] != quest
        parts = int(tables.part_first[card + 1] - tables.part_first[card]) if purpose == on.FOR_TEST else 1
        reader.wrong |= part >= parts
    else:
        reader.wrong |= word != NONE or part != 0
    on.Rolling.push(realm, purpose, dice, card, part)
    on.Rolling.set_passed(realm, flags)
    if step == on.ROLL_ONE:
        on.Rolling.take_up(realm, face)
    else:
        on.Rolling.go(realm, step)


def shown(dice: i64) -> int:
    """How many dice lie."""
    return sum([int(dice) // 8**face % 8 for face in range(6)])


# ---- which frame may lie on which

SETTING_UP: Final = (on.THREATS, on.REFILL, on.SCENARIO)
TURNING: Final = (on.TURN_END, on.ACTION, on.REFILL, on.SCENARIO, on.HERO, on.START)
JOINING: Final = (on.CHOOSE_DWARF, on.DEAL_DWARF)
BEGINNINGS: Final = ([on.AGREE_FIRST], [on.DRAW_FIRST])
UNDERNEATH: Final = (*BARE, on.SCENARIO, on.THREATS, *JOINING)  # they interrupt nothing
LAST: Final = (on.ROLLING, on.FLOW, on.RECRUITS)  # nothing interrupts them


def first_misplaced(realm: Realm, kinds: list[int], joining: list[int]) -> int:
    """The first frame that cannot lie where it lies, or -1; joining are the seats that get their dwarves."""
    if kinds[0] != on.TURN:
        return 0
    spine = SETTING_UP if kinds[1:2] == [on.THREATS] else TURNING
    at = 1
    while at < len(kinds) and at - 1 < len(spine) and kinds[at] == spine[at - 1]:
        at += 1
    missing = [seat for seat in range(int(realm.seats)) if realm.folk[seat * WIDE + WHO] < 0]
    if spine == SETTING_UP and at - 1 == len(spine) and (missing or kinds[at : at + 1] in BEGINNINGS):
        wrong = missing != joining[::-1] or missing != list(range(int(realm.seats) - len(missing), int(realm.seats)))
        found = joining_misplaced(realm, kinds, at, len(missing))
        return len(kinds) - 1 if found < 0 and wrong else found
    while at < len(kinds):
        if missing or not fits(realm, kinds, at):
            return at
        at += 1
    return len(kinds) - 1 if missing else -1


def joining_misplaced(realm: Realm, kinds: list[int], at: int, missing: int) -> int:
    """Who begins is asked once everybody has a dwarf."""
    rules = realm.rules
    expected: list[int] = [on.AGREE_FIRST if rules.agree else on.DRAW_FIRST]
    expected += [on.CHOOSE_DWARF if rules.choose else on.DEAL_DWARF] * missing
    for number, kind in enumerate(expected):
        if at + number >= len(kinds):
            return len(kinds) - 1
        if kinds[at + number] != kind:
            return at + number
    return at + len(expected) if len(kinds) > at + len(expected) else -1


def fits(realm: Realm, kinds: list[int], at: int) -> bool:
    """May this frame interrupt those below it?"""
    kind, below = kinds[at], kinds[at - 1]
    if below in LAST or below == on.TURN or kind in UNDERNEATH:
        return False
    if kind in (on.ROLLING, on.STRIKING):
        return below == on.ACTION
    if kind in (on.SWEEP, on.REVEAL, on.LAY_DOWN):
        return below == on.REFILL
    if kind == on.FETCHING:
        return on.SCENARIO in kinds[:at] and realm.cards[CARD] >= 0
    return True
