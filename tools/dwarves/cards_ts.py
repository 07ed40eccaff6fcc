"""Writes web/src/games/dwarves/cards.ts from the game's content: what the client draws but the server does not say.

`python tools/dwarves/cards_ts.py` writes it, `--check` only tells whether it is up to date.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

from lamplight.games.dwarves.reading import MARKS

ROOT = Path(__file__).resolve().parents[2]
CONTENT = ROOT / "src" / "lamplight" / "games" / "dwarves" / "content"
TARGET = ROOT / "web" / "src" / "games" / "dwarves" / "cards.ts"

HEAD = """// Written by `python tools/dwarves/cards_ts.py` from the content of the game. Do not edit.

export type CardKind = "scenario" | "adventure" | "threat" | "equipment";

/** A successful die of an attribute that a card asks for. */
export interface Part {
  readonly place: string;
  readonly attribute: string;
  readonly target: number;
  readonly count: number;
}

export interface Card {
  readonly id: string;
  readonly kind: CardKind;
  /** Of scenario cards. */
  readonly stage: string;
  /** What is to be done; of equipment when it is used. */
  readonly quest: string;
  /** The places that the task is about, one after another. */
  readonly places: readonly string[];
  readonly parts: readonly Part[];
  /** What it does: reward, threat or use. */
  readonly effects: readonly string[];
  readonly immediate: boolean;
  readonly copies: number;
  /** Printed, known by hints only, or ours. */
  readonly mark: "printed" | "read" | "ours";
}

"""


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))


def kinds(effects: list[dict[str, Any]]) -> list[str]:
    """The kinds of all effects of a list, those inside others too, each once."""
    found: list[str] = []
    for effect in effects:
        inner = [one for option in effect.get("options", []) for one in option]
        inner += effect.get("otherwise", []) + effect.get("effects", [])
        name = effect["kind"]
        if name == "attribute":
            name = f"attribute-{effect['attribute']}"
        found += kinds(inner) if name in ("choose", "each_turn") else [name, *kinds(inner)]
    return list(dict.fromkeys(found))


def places(quest: dict[str, Any]) -> list[str]:
    named = [quest.get("from"), quest.get("to"), quest.get("place"), *quest.get("places", [])]
    named += [part["place"] for part in quest.get("parts", [])]
    return list(dict.fromkeys(one for one in named if one and one != "any"))


def card(kind: str, entry: dict[str, Any]) -> dict[str, Any]:
    quest = entry.get("quest", {})
    effects = entry.get("reward", []) + entry.get("threat", []) + entry.get("use", [])
    for single in ("ongoing", "passive"):
        effects += [entry[single]] if single in entry else []
    return {
        "id": entry["id"],
        "kind": kind,
        "stage": entry.get("stage", ""),
        "quest": quest.get("kind", entry.get("when", "passive")),
        "places": places(quest),
        "parts": [
            {key: part[key] for key in ("place", "attribute", "target", "count")} for part in quest.get("parts", [])
        ],
        "effects": kinds(effects),
        "immediate": bool(entry.get("immediate", False)),
        "copies": entry.get("copies", 1),
        "mark": MARKS[entry["source"]],
    }


def made() -> str:
    cards = [
        card(kind, entry) for kind in ("scenario", "adventure", "threat", "equipment") for entry in load(kind)["card"]
    ]
    land = load("map")
    spots = {f"location:{one['id']}": one["space"] for one in land["location"]}
    spots |= {f"gateway:{one['id']}": one["space"] for one in land["gateway"]}
    spots |= {f"tunnel:{one['id']}": one["space"] for one in land["tunnel"]}
    steps = [0, *(space.get("step_right", 0) for space in load("council")["space"])]
    kingdoms = [one["id"] for one in land["kingdom"]]

    def lines(rows: list[Any]) -> str:
        return "".join(f"  {json.dumps(row, ensure_ascii=False)},\n" for row in rows)

    text = HEAD
    text += f"export const CARDS: readonly Card[] = [\n{lines(cards)}];\n\n"
    text += "/** The one space of a named place. */\n"
    text += f"export const SPOTS: Readonly<Record<string, string>> = {json.dumps(spots, indent=2)};\n\n"
    text += f"export const KINGDOMS: readonly string[] = {json.dumps(kingdoms)};\n\n"
    folk = [
        {key: one[key] for key in ("id", "start", "battle", "craft", "speed", "health")}
        for one in load("characters")["character"]
    ]
    text += "/** The five dwarves as they begin. */\n"
    text += f"export const FOLK = [\n{lines(folk)}] as const;\n\n"
    text += (
        "/** What a message has to show on the council's space of this number; 0 where there is no step further. */\n"
    )
    text += f"export const STEPS: readonly number[] = {json.dumps(steps)};\n\n"
    text += "/** The symbols of the Doom track, from its start. */\n"
    track = [space["kind"] for space in sorted(load("doom_track")["spaces"], key=lambda one: one["n"])]
    text += f"export const TRACK: readonly string[] = {json.dumps(track)};\n\n"
    tiles = [one["id"] for one in load("perished_tiles")["tile"]]
    text += f"export const TILES: readonly string[] = {json.dumps(tiles)};\n\n"
    faces = [die["faces"] for die in load("dice")["recruitment"]]
    text += "/** The skulls on the three Recruitment dice. */\n"
    text += f"export const RECRUITS: readonly (readonly number[])[] = {json.dumps(faces)};\n\n"
    text += "/** Cards that let the Hero token rest, and for how many turns. */\n"
    text += f"export const RESTS: Readonly<Record<string, number>> = {json.dumps(amounts('hero_pause', 'turns'))};\n\n"
    text += "/** Cards that put Threat cards into the Adventure pile, and how many. */\n"
    text += f"export const OMENS: Readonly<Record<string, number>> = {json.dumps(amounts('add_threats', 'count'))};\n"
    return text


def amounts(kind: str, key: str) -> dict[str, int]:
    """The cards with this effect, each with how much of it."""
    found: dict[str, int] = {}
    for name in ("scenario", "adventure", "threat"):
        for entry in load(name)["card"]:
            for effect in entry.get("reward", []) + entry.get("threat", []):
                if effect["kind"] == kind:
                    found[entry["id"]] = found.get(entry["id"], 0) + effect[key]
    return found


def main(arguments: list[str]) -> int:
    text = made()
    if "--check" in arguments:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET.relative_to(ROOT)} is out of date: run python tools/dwarves/cards_ts.py", file=sys.stderr)
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
