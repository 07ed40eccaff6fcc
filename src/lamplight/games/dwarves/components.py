"""The files of the small components: Perished Land tiles, dice, the two tracks, the dwarves."""

from __future__ import annotations

from typing import Final

from lamplight.core.view import Text
from lamplight.games.dwarves.draft import LONGEST_TEXT, LONGEST_TITLE, MOST_HEALTH, SOURCES, TARGETS, Draft
from lamplight.games.dwarves.sheet import Sheet, shown
from lamplight.games.dwarves.tables import (
    ABILITIES,
    ATTRIBUTES,
    CHARACTERS,
    COLOURS,
    COUNCIL,
    COUNCIL_CRAFT_FOR_EQUIPMENT,
    COUNCIL_EFFECTS,
    GATEWAYS,
    HEALTH,
    NUMBER_DICE,
    TILES,
    TRACK,
    TRACK_DOOM,
    TRACK_KINDS,
    TRACK_START,
    TRACK_THREAT,
    TRACK_THREATS,
    TRACK_TROOPS,
    TROOPS,
)

MOST_SKULLS: Final = 7


def read_tiles(draft: Draft, sheet: Sheet) -> None:
    names: list[str] = []
    colours: list[int] = []
    drawn: list[int] = []
    for entry in sheet.sheets("tile"):
        names.append(entry.raw("id"))
        colour = entry.word("colour", COLOURS)
        colours.append(COLOURS.index(colour) if colour else 0)
        for side in ("left", "right"):
            kinds = entry.words(side, TROOPS)
            draft.count(f"{entry.where} {side}", len(kinds), 2)
            drawn.extend(TROOPS.index(kind) for kind in kinds)
        entry.word("source", SOURCES)
        entry.close()
    draft.count("perished_tiles", len(names), TILES)
    draft.roster("perished_tiles", names, [f"P{n:02}" for n in range(1, TILES + 1)])
    draft.words["tiles"] = names
    draft.ints["tile_colour"] = colours
    draft.ints["tile_drawn"] = drawn


def read_dice(draft: Draft, sheet: Sheet) -> None:
    number = sheet.sheet("number")
    number.number("count", NUMBER_DICE, NUMBER_DICE)
    if number.items("faces") != [1, 2, 3, 4, 5, 6]:
        number.fault("dw-content-fixed", {"key": "faces", "known": "1, 2, 3, 4, 5, 6"})
    number.word("source", SOURCES)
    number.close()
    faces = [0] * (6 * len(TROOPS))
    found: list[str] = []
    for entry in sheet.sheets("recruitment"):
        kind = entry.word("troop", TROOPS)
        found.append(kind)
        skulls = entry.items("faces")
        draft.count(f"{entry.where} faces", len(skulls), 6)
        for at, value in enumerate(skulls[:6]):
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_SKULLS:
                args: dict[str, int | str | Text] = {"key": "faces", "value": shown(value)}
                entry.fault("dw-content-range", {**args, "low": 0, "high": MOST_SKULLS})
            elif kind:
                faces[TROOPS.index(kind) * 6 + at] = value
        entry.word("source", SOURCES)
        entry.close()
    draft.roster("dice recruitment", found, list(TROOPS))
    draft.ints["recruit_face"] = faces


def read_track(draft: Draft, sheet: Sheet) -> None:
    kinds: list[int] = []
    gates: list[int] = []
    spaces = sheet.sheets("spaces")
    for at, entry in enumerate(spaces[:TRACK]):
        entry.number("n", at, at)
        word = entry.word("kind", TRACK_KINDS)
        kind = TRACK_KINDS.index(word) if word else TRACK_START
        gate = -1
        if kind == TRACK_TROOPS:
            numeral = entry.word("gateway", GATEWAYS)
            gate = draft.ints["gateway"][GATEWAYS.index(numeral)] if numeral else -1
        if (kind == TRACK_START) != (at == 0) or (kind == TRACK_DOOM) != (at == TRACK - 1):
            entry.fault("dw-content-track-ends", {})
        entry.word("source", SOURCES)
        entry.close()
        kinds.append(kind)
        gates.append(gate)
    draft.count("doom_track", len(spaces), TRACK)
    draft.count("doom_track threat", kinds.count(TRACK_THREAT), TRACK_THREATS)
    draft.ints["track_kind"] = kinds
    draft.ints["track_gate"] = gates


def read_council(draft: Draft, sheet: Sheet) -> None:
    target = [0] * (COUNCIL + 1)
    effect = [0] * (COUNCIL + 1)
    craft = 0
    spaces = sheet.sheets("space")
    for at, entry in enumerate(spaces[:COUNCIL]):
        number = entry.number("number", at + 1, at + 1)
        entry.raw("name")
        if number < COUNCIL:
            target[number] = entry.number("step_right", TARGETS[0], TARGETS[1])
        word = entry.word("effect", COUNCIL_EFFECTS)
        effect[number] = COUNCIL_EFFECTS.index(word) if word else 0
        if effect[number] == COUNCIL_CRAFT_FOR_EQUIPMENT:
            craft = entry.number("craft_target", TARGETS[0], TARGETS[1])
        entry.word("source", SOURCES)
        entry.word("place_source", SOURCES)
        entry.close()
    draft.count("council", len(spaces), COUNCIL)
    if effect.count(COUNCIL_CRAFT_FOR_EQUIPMENT) > 1:
        draft.count(f"council {COUNCIL_EFFECTS[COUNCIL_CRAFT_FOR_EQUIPMENT]}", 2, 1)
    draft.ints["council_target"] = target
    draft.ints["council_effect"] = effect
    draft.ints["council_start"] = [sheet.number("start", 1, COUNCIL)]
    draft.ints["council_craft"] = [craft]


def read_characters(draft: Draft, sheet: Sheet) -> None:
    names: list[str] = []
    columns: dict[str, list[int]] = {f"char_{key}": [] for key in (*ATTRIBUTES, "start", "ability")}
    for entry in sheet.sheets("character"):
        names.append(entry.raw("id"))
        entry.text("name", LONGEST_TITLE)
        entry.text("clan", LONGEST_TITLE)
        entry.text("ability_text", LONGEST_TEXT)
        numeral = entry.word("start", GATEWAYS)
        columns["char_start"].append(draft.ints["gateway"][GATEWAYS.index(numeral)] if numeral else 0)
        for at, key in enumerate(ATTRIBUTES):
            columns[f"char_{key}"].append(entry.number(key, 1, MOST_HEALTH if at == HEALTH else NUMBER_DICE))
        ability = entry.word("ability", ABILITIES)
        columns["char_ability"].append(ABILITIES.index(ability) if ability else 0)
        entry.word("ability_source", SOURCES)
        entry.word("source", SOURCES)
        entry.close()
    draft.roster("characters", names, list(CHARACTERS))
    draft.words["characters"] = names
    draft.ints.update(columns)
