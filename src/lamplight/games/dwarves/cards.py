"""The files of cards: quests, effects, conditions and Equipment, read into tables."""

from __future__ import annotations

from typing import Final

from lamplight.core.view import Text
from lamplight.games.dwarves.draft import FARTHEST, LONGEST_TEXT, LONGEST_TITLE, MOST_HEALTH, SOURCES, TARGETS, Draft
from lamplight.games.dwarves.sheet import Sheet, shown
from lamplight.games.dwarves.tables import (
    ADVENTURES,
    ANY_TROOP,
    ATTRIBUTES,
    BLOCK_BEARER_MOVE,
    BLOCKS,
    CHARACTERS,
    CONDITION_TILES_AT_LEAST,
    CONDITION_TILES_BELOW,
    CONDITIONS,
    COUNCIL,
    EFFECT_ADD_THREATS,
    EFFECT_ADD_TROOPS,
    EFFECT_ATTRIBUTE,
    EFFECT_BLOCK,
    EFFECT_CHOOSE,
    EFFECT_CLEANSE,
    EFFECT_COUNCIL,
    EFFECT_DISCARD_THREAT,
    EFFECT_DOOM,
    EFFECT_EACH_TURN,
    EFFECT_EQUIPMENT,
    EFFECT_EXTRA_ACTIONS,
    EFFECT_FREE_MOVE,
    EFFECT_HEAL,
    EFFECT_HERO_PAUSE,
    EFFECT_LOSE_EQUIPMENT,
    EFFECT_LOSE_HEALTH,
    EFFECT_PERISH,
    EFFECT_PREVENT,
    EFFECT_RECRUIT,
    EFFECT_RELOCATE,
    EFFECT_REMOVE_TROOPS,
    EFFECT_REROLL,
    EFFECT_TUNNEL_TILE,
    EFFECTS,
    GATEWAYS,
    GEAR,
    GEAR_COPIES,
    GEAR_HEALTH_LOSS,
    GEAR_OWN_ROLL,
    GEAR_PASSIVE,
    GEAR_WHEN,
    HEALTH,
    NUMBER_DICE,
    PLACE_ANY,
    PLACE_BEARER,
    PLACE_STATIC,
    QUEST_CLEAR,
    QUEST_COUNCIL,
    QUEST_DEFEAT,
    QUEST_DICE,
    QUEST_DUEL,
    QUEST_FIGHT,
    QUEST_GATHER,
    QUEST_JOURNEY,
    QUEST_NONE,
    QUEST_PAY,
    QUEST_TESTS,
    QUEST_VISIT,
    QUESTS,
    SCENARIOS,
    STAGE_C,
    STAGE_COUNTS,
    STAGES,
    SUPPLY,
    THREATS,
    TILES,
    TRACK,
    WHO,
    WHO_BEARER,
)

MOST_EFFECTS: Final = 8
MOST_OPTIONS: Final = 4
MOST_PARTS: Final = 6
DEEPEST: Final = 3

# Which effects may stand where: in what happens once, in the use of Equipment, in what holds while a card lies there.
ONCE: Final = tuple(range(EFFECT_CHOOSE + 1))
SCENARIO_REWARD: Final = (*ONCE, EFFECT_ATTRIBUTE)
PASSIVE: Final = (EFFECT_ATTRIBUTE,)
ONGOING: Final = (EFFECT_BLOCK, EFFECT_EACH_TURN)
PREVENTION: Final = (EFFECT_PREVENT,)
NEW_ROLL: Final = (EFFECT_REROLL,)

# Which places a quest or an effect may name; "fixed" is a set of spaces, "one" a single space.
QUEST_PLACES: Final = ("any", "tunnel", "perished", "troop:orc", "troop:troll", "troop:alf", "bearer", "fixed")
FIXED: Final = ("fixed",)
FIXED_OR_BEARER: Final = ("fixed", "bearer")
ONE_SPACE: Final = ("one",)
REMOVE_PLACES: Final = ("any", "tunnel", "perished", "here", "near", "fixed")
PERISH_PLACES: Final = ("tunnel", "troop:orc", "troop:troll", "troop:alf", "fixed")
TILE_PLACES: Final = ("any", "here")


CARD_COLUMNS: Final = (
    "card_stage",
    "quest_kind",
    "quest_place",
    "quest_to",
    "quest_count",
    "quest_target",
    "quest_dice",
    "quest_troop",
    "quest_keep",
    "quest_after_tunnel",
    "quest_troops",
    "part_first",
    "card_reward",
    "card_threat",
    "card_setup",
    "card_each_turn",
    "card_immediate",
    "card_bearer",
    "card_block",
    "condition_kind",
    "condition_value",
)


class CardReader:
    """The four files of cards; every quest and effect is one of a closed list."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.lists: list[list[Sheet]] = []  # lists of effects by number; read breadth first, after all cards
        self.list_allowed: list[tuple[int, ...]] = []
        self.list_depth: list[int] = []
        self.list_bearer: list[bool] = []
        self.bearer = False  # does the card being read have a bearer?

    def read(self, scenario: Sheet, adventure: Sheet, threat: Sheet, equipment: Sheet) -> None:
        for key in (*CARD_COLUMNS, "part_place", "part_attribute", "part_target", "part_count"):
            self.draft.ints[key] = []
        self.draft.words["cards"] = []
        self.read_cards(scenario, "S", SCENARIOS)
        self.read_cards(adventure, "AV", ADVENTURES)
        self.read_cards(threat, "TH", THREATS)
        self.draft.ints["part_first"].append(len(self.draft.ints["part_place"]))
        self.check_stages()
        self.read_equipment(equipment)
        self.read_lists()

    def read_cards(self, sheet: Sheet, letters: str, need: int) -> None:
        cards = sheet.sheets("card")
        self.draft.count(sheet.where, len(cards), need)
        names: list[str] = []
        for entry in cards[: 2 * need]:
            name = entry.raw("id")
            names.append(name)
            self.draft.words["cards"].append(name)
            self.draft.titles[name] = entry.text("title", LONGEST_TITLE)
            entry.text("text", LONGEST_TEXT)
            entry.word("source", SOURCES)
            row: dict[str, int] = dict.fromkeys(CARD_COLUMNS, 0)
            for key in ("card_stage", "card_reward", "card_threat", "card_setup", "card_each_turn", "quest_to"):
                row[key] = -1
            row["quest_troop"] = ANY_TROOP
            row["part_first"] = len(self.draft.ints["part_place"])
            self.bearer = False
            if letters == "S":
                self.read_scenario(entry, row)
            elif letters == "TH":
                self.read_threat(entry, row)
            else:
                row["card_reward"] = self.add_list(entry, "reward", ONCE)
            self.read_quest(entry.sheet("quest"), row)
            if (row["quest_kind"] == QUEST_NONE) != (row["card_immediate"] == 1):
                entry.fault("dw-content-immediate", {})
            entry.close()
            for key, value in row.items():
                self.draft.ints[key].append(value)
        if letters == "S":
            expected = [f"S{STAGES[at]}{n}" for at, count in enumerate(STAGE_COUNTS) for n in range(1, count + 1)]
        else:
            expected = [f"{letters}{n:02}" for n in range(1, need + 1)]
        self.draft.roster(sheet.where, names, expected)

    def read_scenario(self, entry: Sheet, row: dict[str, int]) -> None:
        stage = entry.word("stage", STAGES)
        row["card_stage"] = STAGES.index(stage) if stage else 0
        if entry.has("reward"):
            row["card_reward"] = self.add_list(entry, "reward", SCENARIO_REWARD)
        if entry.has("setup"):
            row["card_setup"] = self.add_list(entry, "setup", ONCE)
        if row["card_stage"] == STAGE_C and entry.has("condition"):  # DW-7.4
            condition = entry.sheet("condition")
            kind = condition.word("kind", CONDITIONS[1:])
            row["condition_kind"] = CONDITIONS.index(kind) if kind else 0
            row["condition_value"] = condition.number("value", 1, sum(SUPPLY))
            condition.close()

    def read_threat(self, entry: Sheet, row: dict[str, int]) -> None:
        row["card_immediate"] = 1 if entry.flag("immediate", None) else 0
        self.bearer = entry.flag("bearer", False)
        row["card_bearer"] = 1 if self.bearer else 0
        row["card_threat"] = self.add_list(entry, "threat", ONCE)
        if not entry.has("ongoing"):
            return
        ongoing = entry.sheet("ongoing")
        kind = self.effect_kind(ongoing, ONGOING)
        if kind == EFFECT_BLOCK:
            word = ongoing.word("what", BLOCKS[1:])
            row["card_block"] = BLOCKS.index(word) if word else 0
            if row["card_block"] == BLOCK_BEARER_MOVE and not self.bearer:
                ongoing.fault("dw-content-no-bearer", {})
        elif kind == EFFECT_EACH_TURN:
            row["card_each_turn"] = self.add_list(ongoing, "effects", ONCE)
        if kind >= 0:
            ongoing.close()
        if row["card_immediate"]:
            entry.fault("dw-content-immediate", {})

    def check_stages(self) -> None:
        """Eight A, one B, three C; whatever the map looks like, one of the C cards fits. # DW-1.8, R60"""
        stages, names = self.draft.ints["card_stage"], self.draft.words["cards"]
        for at, letter in enumerate(STAGES):
            self.draft.count(f"scenario {letter}", stages.count(at), STAGE_COUNTS[at])
        kinds, values = self.draft.ints["condition_kind"], self.draft.ints["condition_value"]
        last = [card for card in range(len(names)) if stages[card] == STAGE_C]
        below = max((values[card] for card in last if kinds[card] == CONDITION_TILES_BELOW), default=0)
        least = min((values[card] for card in last if kinds[card] == CONDITION_TILES_AT_LEAST), default=TILES + 1)
        if all(kinds[card] for card in last) and below < min(least, TILES + 1):
            self.draft.faults.add("dw-content-conditions", {"where": "scenario"})

    def place(self, sheet: Sheet, key: str, allowed: tuple[str, ...]) -> int:
        """The code of a place that may stand here."""
        return self.place_code(sheet, key, sheet.raw(key), allowed)

    def place_code(self, sheet: Sheet, key: str, name: str, allowed: tuple[str, ...]) -> int:
        code = self.draft.place_codes.get(name, -1)
        if code < 0:
            if name or key in sheet.data:
                sheet.fault("dw-content-dead-place", {"key": key, "place": shown(name)})
            return PLACE_ANY
        form = name
        if code >= PLACE_STATIC:
            single = len(self.draft.place_spaces[code - PLACE_STATIC]) == 1
            form = "one" if single and "one" in allowed else "fixed"
        if form not in allowed:
            sheet.fault("dw-content-wrong-place", {"key": key, "place": shown(name)})
        elif code == PLACE_BEARER and not self.bearer:
            sheet.fault("dw-content-no-bearer", {})
        return code

    def one_space(self, sheet: Sheet, key: str) -> int:
        """The space of a place that is a single one."""
        code = self.place(sheet, key, ONE_SPACE)
        spaces = self.draft.place_spaces[code - PLACE_STATIC] if code >= PLACE_STATIC else []
        return spaces[0] if spaces else 0

    def read_quest(self, sheet: Sheet, row: dict[str, int]) -> None:
        word = sheet.word_or("kind", QUESTS, "dw-content-unknown-quest")
        if not word:
            return
        kind = QUESTS.index(word)
        row["quest_kind"] = kind
        if kind == QUEST_TESTS:
            row["quest_keep"] = 1 if sheet.flag("keep", None) else 0
            row["quest_after_tunnel"] = 1 if sheet.flag("after_tunnel", False) else 0
            row["quest_count"] = sheet.number("dwarves", 1, len(CHARACTERS)) if sheet.has("dwarves") else 1
            parts = sheet.sheets("parts")
            for part in parts[:MOST_PARTS]:
                attribute = part.word("attribute", ATTRIBUTES[:HEALTH])
                self.add_part(
                    self.place(part, "place", QUEST_PLACES),
                    ATTRIBUTES.index(attribute) if attribute else 0,
                    part.number("target", TARGETS[0], TARGETS[1]),
                    part.number("count", 1, NUMBER_DICE),
                )
                part.close()
            self.limit(sheet, "parts", len(parts), MOST_PARTS)
        elif kind == QUEST_FIGHT:
            row["quest_place"] = self.place(sheet, "place", FIXED_OR_BEARER)
            row["quest_troops"] = self.draft.troops(sheet, "troops")
        elif kind == QUEST_VISIT:
            places = sheet.items("places")
            for value in places[:MOST_PARTS]:
                name = value if isinstance(value, str) else ""
                self.add_part(self.place_code(sheet, "places", name, QUEST_PLACES), -1, 0, 1)
            self.limit(sheet, "places", len(places), MOST_PARTS)
        elif kind == QUEST_JOURNEY:
            row["quest_place"] = self.place(sheet, "from", FIXED)
            row["quest_to"] = self.place(sheet, "to", FIXED)
            row["quest_count"] = 1
        elif kind == QUEST_GATHER:
            row["quest_place"] = self.place(sheet, "place", FIXED)
            row["quest_count"] = sheet.number("dwarves", 1, len(CHARACTERS))
        elif kind == QUEST_COUNCIL:
            row["quest_count"] = sheet.number("at_least", 1, COUNCIL)
        elif kind == QUEST_DICE:
            row["quest_dice"] = self.dice(sheet)
            row["quest_target"] = sheet.number("target", TARGETS[0], TARGETS[1])
            row["quest_count"] = sheet.number("count", 1, NUMBER_DICE)
            row["quest_place"] = self.place(sheet, "place", QUEST_PLACES)
        elif kind == QUEST_DEFEAT:
            row["quest_count"] = sheet.number("count", 1, sum(SUPPLY))
            row["quest_troop"] = self.draft.kind_of_troop(sheet, "troop")
            row["quest_place"] = self.place(sheet, "place", QUEST_PLACES)
        elif kind == QUEST_DUEL:
            row["quest_place"] = self.place(sheet, "place", ONE_SPACE)
            row["quest_count"] = sheet.number("tokens", 1, NUMBER_DICE)
            row["quest_target"] = sheet.number("target", TARGETS[0], TARGETS[1])
        elif kind == QUEST_CLEAR:
            row["quest_place"] = self.place(sheet, "place", FIXED)
        elif kind == QUEST_PAY:
            row["quest_place"] = self.place(sheet, "place", QUEST_PLACES)
            row["quest_count"] = sheet.number("equipment", 1, GEAR)
        sheet.close()

    def add_part(self, place: int, attribute: int, target: int, count: int) -> None:
        self.draft.ints["part_place"].append(place)
        self.draft.ints["part_attribute"].append(attribute)
        self.draft.ints["part_target"].append(target)
        self.draft.ints["part_count"].append(count)

    def dice(self, sheet: Sheet) -> int:
        """How many dice a card's own roll has; 0 is as many as Health."""
        if isinstance(sheet.data.get("dice"), int):
            return sheet.number("dice", 1, NUMBER_DICE)
        word = sheet.word("dice", ("health", *(str(n) for n in range(1, NUMBER_DICE + 1))))
        return 0 if word in ("", "health") else int(word)

    def limit(self, sheet: Sheet, key: str, found: int, most: int) -> None:
        """A list that is neither empty nor endless."""
        if key in sheet.data and not 1 <= found <= most:
            sheet.fault("dw-content-length", {"key": key, "count": found, "low": 1, "high": most})

    # --- effects -------------------------------------------------------------------------------------

    def add_list(self, sheet: Sheet, key: str, allowed: tuple[int, ...], depth: int = 1) -> int:
        """The number of a list of effects that will be read later."""
        effects = sheet.sheets(key)
        self.limit(sheet, key, len(effects), MOST_EFFECTS)
        return self.put_list(effects, allowed, depth)

    def put_list(self, effects: list[Sheet], allowed: tuple[int, ...], depth: int) -> int:
        self.lists.append(effects[:MOST_EFFECTS])
        self.list_allowed.append(allowed)
        self.list_depth.append(depth)
        self.list_bearer.append(self.bearer)
        return len(self.lists) - 1

    def read_lists(self) -> None:
        """All lists of effects, breadth first, so that the lists of one choice have consecutive numbers."""
        for key in ("list_first", "list_end", "op_kind", "op_a", "op_b", "op_c"):
            self.draft.ints[key] = []
        at = 0
        while at < len(self.lists):
            self.bearer = self.list_bearer[at]
            self.draft.ints["list_first"].append(len(self.draft.ints["op_kind"]))
            for effect in self.lists[at]:
                kind = self.effect_kind(effect, self.list_allowed[at])
                if kind >= 0:
                    self.read_effect(effect, kind, self.list_allowed[at], self.list_depth[at])
                    effect.close()
            self.draft.ints["list_end"].append(len(self.draft.ints["op_kind"]))
            at += 1

    def effect_kind(self, sheet: Sheet, allowed: tuple[int, ...]) -> int:
        """The kind of an effect that may stand here; -1 if there is none."""
        word = sheet.word_or("kind", EFFECTS, "dw-content-unknown-effect")
        if not word:
            return -1
        kind = EFFECTS.index(word)
        if kind not in allowed:
            sheet.fault("dw-content-misplaced-effect", {"value": word})
            return -1
        return kind

    def op(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.draft.ints["op_kind"].append(kind)
        self.draft.ints["op_a"].append(a)
        self.draft.ints["op_b"].append(b)
        self.draft.ints["op_c"].append(c)

    def who(self, sheet: Sheet, known: tuple[str, ...]) -> int:
        word = sheet.word("who", known)
        if not word:
            return 0
        if word == WHO[WHO_BEARER] and not self.bearer:
            sheet.fault("dw-content-no-bearer", {})
        return WHO.index(word)

    def steps(self, sheet: Sheet, most: int) -> int:
        """A number of steps to one side or the other, at least one."""
        steps = sheet.number("steps", -most, most)
        if steps == 0 and sheet.data.get("steps") == 0:
            sheet.fault("dw-content-no-steps", {"key": "steps"})
        return steps

    def read_effect(self, sheet: Sheet, kind: int, allowed: tuple[int, ...], depth: int) -> None:
        if kind == EFFECT_HEAL:
            amount = sheet.number("amount", 1, MOST_HEALTH)
            self.op(kind, amount, self.who(sheet, ("one", "split", "each", "active")))
        elif kind == EFFECT_LOSE_HEALTH:
            amount = sheet.number("amount", 1, MOST_HEALTH)
            self.op(kind, amount, self.who(sheet, ("split", "each", "active", "bearer")))
        elif kind in (EFFECT_EQUIPMENT, EFFECT_DISCARD_THREAT, EFFECT_EXTRA_ACTIONS):
            self.op(kind, sheet.number("count", 1, 3))
        elif kind == EFFECT_LOSE_EQUIPMENT:
            count = sheet.number("count", 1, GEAR)
            self.op(kind, count, self.nested(sheet, "otherwise", allowed, depth) if sheet.has("otherwise") else -1)
        elif kind == EFFECT_REMOVE_TROOPS:
            count, troop = sheet.number("count", 1, sum(SUPPLY)), self.draft.kind_of_troop(sheet, "troop")
            self.op(kind, count, troop, self.place(sheet, "place", REMOVE_PLACES))
        elif kind == EFFECT_ADD_TROOPS:
            self.op(kind, self.one_space(sheet, "place"), self.draft.troops(sheet, "troops"))
        elif kind == EFFECT_RECRUIT:
            numerals = sheet.words("gateways", GATEWAYS)
            self.limit(sheet, "gateways", len(numerals), len(GATEWAYS))
            for numeral in numerals[: len(GATEWAYS)]:
                self.op(kind, self.draft.ints["gateway"][GATEWAYS.index(numeral)])
        elif kind == EFFECT_COUNCIL:
            self.op(kind, self.steps(sheet, COUNCIL - 1))
        elif kind == EFFECT_DOOM:
            self.op(kind, self.steps(sheet, TRACK - 1))
        elif kind == EFFECT_HERO_PAUSE:
            self.op(kind, sheet.number("turns", 1, 9))
        elif kind == EFFECT_PERISH:
            self.op(kind, self.place(sheet, "place", PERISH_PLACES))
        elif kind == EFFECT_CLEANSE:
            self.op(kind, sheet.number("count", 1, TILES))
        elif kind == EFFECT_TUNNEL_TILE:
            self.op(kind, self.place(sheet, "place", TILE_PLACES))
        elif kind == EFFECT_FREE_MOVE:
            spaces = sheet.number("spaces", 1, FARTHEST)
            self.op(kind, spaces, self.who(sheet, ("one", "each")))
        elif kind == EFFECT_RELOCATE:
            sheet.word("who", ("all",))
            self.op(kind, self.one_space(sheet, "to"))
        elif kind == EFFECT_ADD_THREATS:
            self.op(kind, sheet.number("count", 1, THREATS))
        elif kind == EFFECT_CHOOSE:
            self.choose(sheet, allowed, depth)
        elif kind == EFFECT_ATTRIBUTE:
            attribute, bonus = self.attribute(sheet, ATTRIBUTES[:HEALTH])
            self.op(kind, attribute, bonus)
        elif kind == EFFECT_PREVENT:
            sheet.word("what", ("health",))
            self.op(kind)
        elif kind == EFFECT_REROLL:
            sheet.word("dice", ("all",))
            self.op(kind)

    def attribute(self, sheet: Sheet, known: tuple[str, ...]) -> tuple[int, int]:
        """What is higher by how much."""
        word = sheet.word("attribute", known)
        bonus = sheet.number("bonus", 1, NUMBER_DICE)
        return ATTRIBUTES.index(word) if word else 0, bonus

    def nested(self, sheet: Sheet, key: str, allowed: tuple[int, ...], depth: int) -> int:
        """The number of a list inside an effect."""
        if depth >= DEEPEST:
            sheet.fault("dw-content-deep", {"key": key, "count": DEEPEST})
            return -1
        return self.add_list(sheet, key, allowed, depth + 1)

    def choose(self, sheet: Sheet, allowed: tuple[int, ...], depth: int) -> None:
        """One of several lists; their numbers are consecutive."""
        options = sheet.items("options")
        if depth >= DEEPEST:
            sheet.fault("dw-content-deep", {"key": "options", "count": DEEPEST})
            return
        if "options" in sheet.data and not 2 <= len(options) <= MOST_OPTIONS:
            args: dict[str, int | str | Text] = {"key": "options", "count": len(options)}
            sheet.fault("dw-content-length", {**args, "low": 2, "high": MOST_OPTIONS})
        first = len(self.lists)
        for at, option in enumerate(options[:MOST_OPTIONS]):
            inner = Sheet(f"{sheet.where} options {at + 1}", {"effects": option}, self.draft.faults)
            self.add_list(inner, "effects", allowed, depth + 1)
        self.op(EFFECT_CHOOSE, first, len(self.lists) - first)

    # --- Equipment -----------------------------------------------------------------------------------

    def read_equipment(self, sheet: Sheet) -> None:
        names: list[str] = []
        columns: dict[str, list[int]] = {f"gear_{key}": [] for key in ("copies", "attribute", "bonus", "when", "use")}
        self.bearer = False
        cards = sheet.sheets("card")
        for entry in cards[: 2 * GEAR]:
            name = entry.raw("id")
            names.append(name)
            self.draft.titles[name] = entry.text("title", LONGEST_TITLE)
            entry.text("text", LONGEST_TEXT)
            entry.word("source", SOURCES)
            columns["gear_copies"].append(entry.number("copies", 1, GEAR_COPIES))
            attribute, bonus, when, use = -1, 0, GEAR_PASSIVE, -1
            if entry.has("passive"):
                passive = entry.sheet("passive")
                if self.effect_kind(passive, PASSIVE) >= 0:
                    attribute, bonus = self.attribute(passive, ATTRIBUTES)
                    passive.close()
            else:
                word = entry.word("when", GEAR_WHEN[1:])
                when = GEAR_WHEN.index(word) if word else 1
                allowed = PREVENTION if when == GEAR_HEALTH_LOSS else NEW_ROLL if when == GEAR_OWN_ROLL else ONCE
                use = self.add_list(entry, "use", allowed)
            entry.close()
            columns["gear_attribute"].append(attribute)
            columns["gear_bonus"].append(bonus)
            columns["gear_when"].append(when)
            columns["gear_use"].append(use)
        self.draft.count("equipment", len(cards), GEAR)
        self.draft.count("equipment copies", sum(columns["gear_copies"]), GEAR_COPIES)
        self.draft.roster("equipment", names, [f"EQ{n:02}" for n in range(1, GEAR + 1)])
        self.draft.words["gear"] = names
        self.draft.ints.update(columns)
