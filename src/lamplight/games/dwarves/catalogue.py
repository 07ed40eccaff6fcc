"""Every card in words: what it asks and what it does, told from the same tables that the rules play by.

The catalogue page, the rules beside the table and `lamplight card` all show this.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lamplight.core.view import Text
from lamplight.games.dwarves.tables import (
    ANY_TROOP,
    ATTRIBUTES,
    BLOCKS,
    CONDITIONS,
    EFFECT_ADD_THREATS,
    EFFECT_ADD_TROOPS,
    EFFECT_ATTRIBUTE,
    EFFECT_CHOOSE,
    EFFECT_CLEANSE,
    EFFECT_COUNCIL,
    EFFECT_DISCARD_THREAT,
    EFFECT_DOOM,
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
    FIRST_ADVENTURE,
    FIRST_THREAT,
    GEAR_WHEN,
    HEALTH,
    ONE,
    PLACE_ANY,
    PLACE_HERE,
    PLACE_STATIC,
    PLACES,
    QUEST_CLEAR,
    QUEST_COUNCIL,
    QUEST_DEFEAT,
    QUEST_DICE,
    QUEST_DUEL,
    QUEST_FIGHT,
    QUEST_GATHER,
    QUEST_JOURNEY,
    QUEST_PAY,
    QUEST_TESTS,
    QUEST_VISIT,
    STAGES,
    TROOPS,
    WHO,
    Tables,
)

KINDS: Final = ("scenario", "adventure", "threat", "equipment", "dwarf")
SECTIONS: Final = (
    "condition",
    "setup",
    "quest",
    "avert",
    "reward",
    "immediate",
    "ongoing",
    "threat",
    "passive",
    "own_turn",
    "own_roll",
    "health_loss",
    "ability",
)


class Section:
    """A part of a card; its heading is the message dw-section-<name>."""

    def __init__(self, name: str, lines: list[Text]) -> None:
        self.name = name
        self.lines = lines

    def heading(self) -> Text:
        return Text(f"dw-section-{self.name}")


class Card:
    """A card, a kind of Equipment or a dwarf as people read it."""

    def __init__(
        self, id: str, kind: str, title: Text, text: Text | None, stage: str, copies: int, sections: list[Section]
    ) -> None:
        self.id = id
        self.kind = kind
        self.title = title
        self.text = text  # the sentence of the catalogue; content of one's own has none
        self.stage = stage  # A, B or C of a Scenario card, else ""
        self.copies = copies
        self.sections = sections


def cards(tables: Tables) -> list[Card]:
    """All cards in the order of the box: Scenario, Adventure, Threat, Equipment; then the dwarves."""
    found = [card_shown(tables, card) for card in range(len(tables.card_names))]
    found += [gear_shown(tables, gear) for gear in range(len(tables.gear_names))]
    found += [dwarf_shown(tables, dwarf) for dwarf in range(len(tables.char_names))]
    return found


def card_shown(tables: Tables, card: i64) -> Card:
    """A Scenario, Adventure or Threat card."""
    name = tables.card_names[card]
    kind = KINDS[0 if card < FIRST_ADVENTURE else 1 if card < FIRST_THREAT else 2]
    sections: list[Section] = []
    condition = int(tables.condition_kind[card])
    if condition:
        lines = [Text(f"dw-condition-{CONDITIONS[condition]}", {"count": int(tables.condition_value[card])})]
        sections.append(Section("condition", lines))
    if tables.card_setup[card] >= 0:
        sections.append(Section("setup", effects(tables, tables.card_setup[card])))
    quest = quests(tables, card)
    if quest:
        sections.append(Section("avert" if card >= FIRST_THREAT else "quest", quest))
    if tables.card_reward[card] >= 0:
        sections.append(Section("reward", effects(tables, tables.card_reward[card])))
    if tables.card_block[card]:
        sections.append(Section("ongoing", [Text(f"dw-effect-block-{BLOCKS[tables.card_block[card]]}")]))
    if tables.card_each_turn[card] >= 0:
        each = [Text("dw-effect-each-turn", {"what": line}) for line in effects(tables, tables.card_each_turn[card])]
        sections.append(Section("ongoing", each))
    if tables.card_threat[card] >= 0:
        lines = effects(tables, tables.card_threat[card])
        sections.append(Section("immediate" if tables.card_immediate[card] else "threat", lines))
    stage = STAGES[tables.card_stage[card]] if tables.card_stage[card] >= 0 else ""
    return Card(name, kind, tables.card_label(card), _sentence(tables, "card", name), stage, 1, sections)


def gear_shown(tables: Tables, gear: i64) -> Card:
    """A kind of Equipment."""
    name = tables.gear_names[gear]
    if tables.gear_use[gear] >= 0:
        section = Section(GEAR_WHEN[tables.gear_when[gear]], effects(tables, tables.gear_use[gear]))
    else:
        section = Section("passive", [_bonus(tables.gear_attribute[gear], tables.gear_bonus[gear])])
    copies = int(tables.gear_copies[gear])
    return Card(name, KINDS[3], tables.gear_label(gear), _sentence(tables, "gear", name), "", copies, [section])


def dwarf_shown(tables: Tables, dwarf: i64) -> Card:
    """A dwarf: attributes, start and ability."""
    name = tables.char_names[dwarf]
    values: dict[str, int | str | Text] = {
        "battle": int(tables.char_battle[dwarf]),
        "craft": int(tables.char_craft[dwarf]),
        "speed": int(tables.char_speed[dwarf]),
        "health": int(tables.char_health[dwarf]),
        "space": tables.space_label(tables.char_start[dwarf]),
        "clan": Text(f"dw-dwarf-{name}.clan"),
    }
    section = Section("ability", [Text(f"dw-dwarf-{name}.ability")])
    return Card(name, KINDS[4], Text(f"dw-dwarf-{name}.full"), Text("dw-dwarf-values", values), "", 1, [section])


def _sentence(tables: Tables, family: str, name: str) -> Text | None:
    return Text(f"dw-{family}-{name.lower()}.text") if tables.standard else None


# --- places and troops ------------------------------------------------------------------------------


def place(tables: Tables, code: i64) -> Text:
    """A place on its own: "Porista", "any space", "a space with an Älf"."""
    return Text(_place_id(tables, code))


def place_in(tables: Tables, code: i64) -> Text:
    """A place in a sentence: "in Porista", "anywhere"."""
    return Text(_place_id(tables, code) + ".in")


def _place_id(tables: Tables, code: i64) -> str:
    if code < PLACE_STATIC:
        return "dw-place-" + PLACES[code].replace(":", "-")
    family, _, name = tables.place_names[code - PLACE_STATIC].partition(":")
    if family == "location":
        return f"dw-space-{name}"
    if family == "gateway":
        return f"dw-space-gate_{name.lower()}"
    return f"dw-{family}-{name}"


def troops(packed: i64) -> Text:
    """Some troops, kind by kind: "2 Orcs and 1 Troll"."""
    named: list[Text] = []
    for kind in range(len(TROOPS)):
        count = int(packed) // ONE[kind] % 256
        if count:
            named.append(Text(f"dw-troop-{TROOPS[kind]}", {"count": count}))
    return joined(named, "dw-and")


def some(kind: i64, count: i64) -> Text:
    """A number of troops of one kind, or of any."""
    name = "any" if kind == ANY_TROOP else TROOPS[kind]
    return Text(f"dw-troop-{name}", {"count": int(count)})


def joined(texts: list[Text], by: str) -> Text:
    """Several texts as one: commas, and the last one joined by a message of two."""
    whole = texts[0]
    for at in range(1, len(texts)):
        with_last = at == len(texts) - 1
        whole = Text(by if with_last else "dw-comma", {"first": whole, "second": texts[at]})
    return whole


# --- quests -----------------------------------------------------------------------------------------


def quests(tables: Tables, card: i64) -> list[Text]:
    """What a card asks for, one line per part and condition."""
    kind = int(tables.quest_kind[card])
    at = place_in(tables, tables.quest_place[card])
    count, target = int(tables.quest_count[card]), int(tables.quest_target[card])
    if kind == QUEST_TESTS:
        return _tests(tables, card)
    if kind == QUEST_FIGHT:
        return [Text("dw-quest-fight", {"troops": troops(tables.quest_troops[card]), "place": at})]
    if kind == QUEST_VISIT:
        parts = range(tables.part_first[card], tables.part_first[card + 1])
        return [Text("dw-quest-visit", {"place": place(tables, tables.part_place[part])}) for part in parts]
    if kind == QUEST_JOURNEY:
        ends = {"from": place(tables, tables.quest_place[card]), "to": place(tables, tables.quest_to[card])}
        return [Text("dw-quest-journey", {**ends})]
    if kind == QUEST_GATHER:
        return [Text("dw-quest-gather", {"count": count, "place": at})]
    if kind == QUEST_COUNCIL:
        return [Text("dw-quest-council", {"n": count})]
    if kind == QUEST_DICE:
        dice = int(tables.quest_dice[card])
        many: dict[str, int | str | Text] = {"count": count, "target": target, "place": at}
        if dice:
            return [Text("dw-quest-dice", {**many, "dice": dice})]
        return [Text("dw-quest-dice-health", many)]
    if kind == QUEST_DEFEAT:
        return [Text("dw-quest-defeat", {"troops": some(tables.quest_troop[card], count), "place": at})]
    if kind == QUEST_DUEL:
        return [Text("dw-quest-duel", {"count": count, "target": target, "place": at})]
    if kind == QUEST_CLEAR:
        return [Text("dw-quest-clear", {"place": at})]
    if kind == QUEST_PAY:
        return [Text("dw-quest-pay", {"count": count, "place": at})]
    return []


def _tests(tables: Tables, card: i64) -> list[Text]:
    lines: list[Text] = []
    if tables.quest_after_tunnel[card]:
        lines.append(Text("dw-quest-after-tunnel"))
    if tables.quest_count[card] > 1:
        lines.append(Text("dw-quest-dwarves", {"count": int(tables.quest_count[card])}))
    needed = 0
    for part in range(tables.part_first[card], tables.part_first[card + 1]):
        values: dict[str, int | str | Text] = {
            "attribute": Text(f"dw-attribute-{ATTRIBUTES[tables.part_attribute[part]]}"),
            "count": int(tables.part_count[part]),
            "target": int(tables.part_target[part]),
            "place": place_in(tables, tables.part_place[part]),
        }
        lines.append(Text("dw-quest-test", values))
        needed += int(tables.part_count[part])
    if needed > 1:
        lines.append(Text("dw-quest-kept" if tables.quest_keep[card] else "dw-quest-one-turn"))
    return lines


# --- effects ----------------------------------------------------------------------------------------


def effects(tables: Tables, number: i64) -> list[Text]:
    """What a list of effects does, one line per effect."""
    return [effect(tables, op) for op in range(tables.list_first[number], tables.list_end[number])]


def effect(tables: Tables, op: i64) -> Text:
    """One effect in words."""
    kind = int(tables.op_kind[op])
    a, b, c = int(tables.op_a[op]), int(tables.op_b[op]), int(tables.op_c[op])
    if kind in COUNTED:
        return Text(COUNTED[kind], {"count": a})
    if kind in BY_WHO:
        return Text(f"{BY_WHO[kind]}-{WHO[b]}", {"count": a})
    if kind == EFFECT_COUNCIL:
        return Text("dw-part-council-right" if a > 0 else "dw-part-council-left", {"count": abs(a)})
    if kind == EFFECT_DOOM:
        return Text("dw-part-doom" if a > 0 else "dw-part-doom-back", {"count": abs(a)})
    if kind == EFFECT_LOSE_EQUIPMENT:
        lost = Text("dw-part-lose-equipment", {"count": a})
        if b < 0:
            return lost
        return Text("dw-effect-otherwise", {"what": lost, "otherwise": joined(effects(tables, b), "dw-and")})
    if kind == EFFECT_REMOVE_TROOPS:
        any_kind = b == ANY_TROOP
        what = Text("dw-part-remove-any", {"count": a}) if any_kind else Text("dw-part-remove", {"troops": some(b, a)})
        return what if c == PLACE_ANY else Text("dw-effect-only", {"what": what, "place": place_in(tables, c)})
    if kind == EFFECT_ADD_TROOPS:
        return Text("dw-part-add", {"space": tables.space_label(a), "troops": troops(b)})
    if kind == EFFECT_RECRUIT:
        return Text("dw-part-recruit", {"space": tables.space_label(a)})
    if kind == EFFECT_PERISH:
        return Text("dw-part-perish", {"space": place(tables, a)})
    if kind == EFFECT_TUNNEL_TILE:
        return Text("dw-effect-tunnel-here" if a == PLACE_HERE else "dw-part-tunnel")
    if kind == EFFECT_RELOCATE:
        return Text("dw-part-relocate", {"space": tables.space_label(a)})
    if kind == EFFECT_CHOOSE:
        options = [joined(effects(tables, number), "dw-and") for number in range(a, a + b)]
        return Text("dw-effect-choose", {"what": joined(options, "dw-or")})
    if kind == EFFECT_ATTRIBUTE:
        return _bonus(a, b)
    if kind == EFFECT_PREVENT:
        return Text("dw-effect-prevent")
    assert kind == EFFECT_REROLL, kind
    return Text("dw-effect-reroll")


COUNTED: Final = {
    EFFECT_EQUIPMENT: "dw-part-equipment",
    EFFECT_HERO_PAUSE: "dw-part-pause",
    EFFECT_CLEANSE: "dw-part-cleanse",
    EFFECT_EXTRA_ACTIONS: "dw-part-extra",
    EFFECT_DISCARD_THREAT: "dw-part-dismiss",
    EFFECT_ADD_THREATS: "dw-part-threats",
}
BY_WHO: Final = {
    EFFECT_HEAL: "dw-part-heal",
    EFFECT_LOSE_HEALTH: "dw-part-lose",
    EFFECT_FREE_MOVE: "dw-part-march",
}


def _bonus(attribute: i64, bonus: i64) -> Text:
    if attribute == HEALTH:
        return Text("dw-effect-health", {"bonus": int(bonus)})
    name = Text(f"dw-attribute-{ATTRIBUTES[attribute]}")
    return Text("dw-effect-attribute", {"attribute": name, "bonus": int(bonus)})
