"""The map file: kingdoms, spaces, arrows, landmarks; everything the rules ask of the map is checked here."""

from __future__ import annotations

from lamplight.core.view import Text
from lamplight.games.dwarves.draft import FARTHEST, LONGEST_TITLE, SOURCES, Draft
from lamplight.games.dwarves.sheet import Sheet, shown
from lamplight.games.dwarves.tables import (
    COLOURS,
    DIRECTIONS,
    GATEWAYS,
    KINGDOMS,
    LOCATIONS,
    PLACE_STATIC,
    SPACES,
    STEP_Q,
    STEP_R,
    TUNNELS,
)


def read_map(draft: Draft, sheet: Sheet) -> None:
    meta = sheet.sheet("meta")
    meta.word("source", SOURCES)
    for key, known in (("colours", COLOURS), ("directions", DIRECTIONS), ("blocked_edges", ())):
        if meta.items(key) != list(known):
            meta.fault("dw-content-fixed", {"key": key, "known": ", ".join(known)})
    meta.close()
    kingdoms = _named(draft, sheet, "kingdom", list(KINGDOMS), ("side",))
    draft.words["kingdoms"] = kingdoms
    _read_spaces(draft, sheet, kingdoms)
    draft.count("map space", len(draft.index), SPACES)
    _read_landmarks(draft, sheet)
    draft.ints["in_place"] = [
        1 if space in spaces else 0 for spaces in draft.place_spaces for space in range(len(draft.index))
    ]
    draft.ints["place_space"] = [spaces[0] if len(spaces) == 1 else -1 for spaces in draft.place_spaces]
    draft.words["places"] = [name for name, code in draft.place_codes.items() if code >= PLACE_STATIC]
    _check_flow(draft)
    if not len(draft.faults):
        _measure(draft)


def _named(draft: Draft, sheet: Sheet, key: str, expected: list[str], more: tuple[str, ...]) -> list[str]:
    """The ids of a list of named things of the map."""
    out: list[str] = []
    for entry in sheet.sheets(key):
        out.append(entry.raw("id"))
        entry.text("name", LONGEST_TITLE)
        for word in more:
            entry.text(word, LONGEST_TITLE)
        entry.word("source", SOURCES)
        entry.close()
    draft.roster(f"map {key}", out, expected)
    return out


def _read_spaces(draft: Draft, sheet: Sheet, kingdoms: list[str]) -> None:
    columns: dict[str, list[int]] = {key: [] for key in ("q", "r", "kingdom", "space_number", "arrow")}
    names: list[str] = []
    at: dict[tuple[int, int], str] = {}
    size = [0 for _ in kingdoms]
    for entry in sheet.sheets("space")[: 2 * SPACES]:
        name = entry.raw("id")
        if not name or not name.replace("_", "").isalnum() or not name.isascii() or len(name) > 12:
            entry.fault("dw-content-bad-id", {"id": shown(name)})
        elif name in draft.index:
            draft.faults.add("dw-content-duplicate", {"where": "map space", "id": shown(name)})
        draft.index.setdefault(name, len(draft.index))
        names.append(name)
        q, r = entry.number("q", -FARTHEST, FARTHEST), entry.number("r", -FARTHEST, FARTHEST)
        if (q, r) in at:
            entry.fault("dw-content-same-place", {"other": shown(at[(q, r)])})
        at[(q, r)] = name
        columns["q"].append(q)
        columns["r"].append(r)
        home = entry.raw("kingdom")
        if home and home not in kingdoms:
            entry.fault("dw-content-dead-place", {"key": "kingdom", "place": shown(home)})
        number = kingdoms.index(home) if home in kingdoms else -1
        columns["kingdom"].append(number)
        if number >= 0:
            size[number] += 1
        columns["space_number"].append(size[number] if number >= 0 else 0)
        arrows = entry.sheet("arrows")
        if q == 0 and r == 0:
            columns["arrow"].extend([-1, -1, -1])  # DW-6.1: no arrow leaves the Blacksaddle
        else:
            columns["arrow"].extend(arrows.number(colour, 0, len(DIRECTIONS) - 1) for colour in COLOURS)
        arrows.close()
        entry.word("source", SOURCES)
        entry.close()
    draft.ints.update(columns)
    draft.words["spaces"] = names
    for number, name in enumerate(kingdoms):
        spaces = [space for space, home in enumerate(columns["kingdom"]) if home == number]
        if not spaces:
            draft.faults.add("dw-content-empty-kingdom", {"where": "map kingdom", "id": shown(name)})
        draft.add_place(f"kingdom:{name}", spaces)


def _read_landmarks(draft: Draft, sheet: Sheet) -> None:
    """Locations, gateways and tunnel entrances; their numbers are the order of the file, gateways go by numeral."""
    count = len(draft.index)
    for key, expected in (("location", LOCATIONS), ("gateway", GATEWAYS), ("tunnel", TUNNELS)):
        ids: list[str] = []
        spaces: list[int] = []
        on: list[int] = [-1] * count
        for entry in sheet.sheets(key):
            ids.append(entry.raw("id"))
            if key != "tunnel":
                entry.text("name", LONGEST_TITLE)
            space = draft.space(entry, "space")
            if space < count:
                if on[space] >= 0:
                    entry.fault("dw-content-same-place", {"other": shown(ids[on[space]])})
                on[space] = len(spaces)
            spaces.append(space)
            entry.word("source", SOURCES)
            entry.close()
            draft.add_place(f"{key}:{ids[-1]}", [space])
        draft.roster(f"map {key}", ids, list(expected))
        if key == "gateway":
            by_numeral = dict(zip(ids, spaces, strict=True))
            spaces = [by_numeral.get(numeral, 0) for numeral in GATEWAYS]
            on = [spaces.index(space) if space in spaces else -1 for space in range(count)]
            draft.ints["gateway"] = spaces
            draft.ints["gateway_of"] = on
            for name, space in draft.index.items():  # DW-1.1: a space is a gateway or lies in a kingdom
                if space < count and (on[space] >= 0) == (draft.ints["kingdom"][space] >= 0):
                    draft.faults.add("dw-content-homeless", {"where": "map space", "id": shown(name)})
        else:
            draft.words[f"{key}s"] = ids
            draft.ints[f"{key}_space"] = spaces
            draft.ints[f"{key}_of"] = on
    draft.ints["entrance"] = [1 if number >= 0 else 0 for number in draft.ints["tunnel_of"]]


def _check_flow(draft: Draft) -> None:
    """Every arrow leads to a neighbour nearer the Blacksaddle, which lies at (0, 0). # DW-1.4, R7"""
    qs, rs, arrows = draft.ints["q"], draft.ints["r"], draft.ints["arrow"]
    at = {(q, r): space for space, (q, r) in enumerate(zip(qs, rs, strict=True))}
    code = draft.place_codes.get("location:blacksaddle", -1)
    blacksaddle = draft.place_spaces[code - PLACE_STATIC][0] if code >= PLACE_STATIC else -1
    draft.ints["blacksaddle"] = [blacksaddle]
    if at.get((0, 0), -2) != blacksaddle:
        draft.faults.add("dw-content-blacksaddle", {"where": "map"})
    for space, name in enumerate(draft.words["spaces"]):
        for colour, word in enumerate(COLOURS):
            direction = arrows[space * 3 + colour]
            if direction < 0:
                continue
            q, r = qs[space], rs[space]
            to = (q + STEP_Q[direction], r + STEP_R[direction])
            args: dict[str, int | str | Text] = {"where": f"map {shown(name)}", "colour": Text(f"dw-colour-{word}")}
            if to not in at:
                draft.faults.add("dw-content-arrow-leaves", args)
            elif _norm(to[0], to[1]) >= _norm(q, r):
                draft.faults.add("dw-content-arrow-away", args)


def _measure(draft: Draft) -> None:
    """Neighbours and distances. Every flow ends at the Blacksaddle, so the map hangs together."""
    qs, rs = draft.ints["q"], draft.ints["r"]
    count = len(qs)
    at = {(q, r): space for space, (q, r) in enumerate(zip(qs, rs, strict=True))}
    near = [at.get((qs[s] + STEP_Q[d], rs[s] + STEP_R[d]), -1) for s in range(count) for d in range(6)]
    distance: list[int] = []
    for start in range(count):
        far = [-1] * count
        far[start] = 0
        todo = [start]
        for space in todo:
            for other in near[space * 6 : space * 6 + 6]:
                if other >= 0 and far[other] < 0:
                    far[other] = far[space] + 1
                    todo.append(other)
        distance.extend(far)
    centre = draft.ints["blacksaddle"][0]
    steps = distance[centre * count : (centre + 1) * count]
    ranked = sorted((steps[space], name, space) for space, name in enumerate(draft.words["spaces"]))
    draft.ints["near"] = near
    draft.ints["distance"] = distance
    draft.ints["steps"] = steps
    draft.ints["by_nearness"] = [space for _, _, space in ranked]


def _norm(q: int, r: int) -> int:
    return q * q + q * r + r * r
