"""The content with some numbers changed: `threat.TH01.quest.troops.orc = 3` and the like.

A path is the name of a content file, then keys; an element of a list is named by its id, its troop, its n or its place
from 0 (`dice.recruitment.orc.faces`, `doom_track.spaces.40.kind`). Only what is there can be changed, and what comes
out is checked like any content of one's own.
"""

from __future__ import annotations

import functools
import json
import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Final

from lamplight.core.game import SetupError
from lamplight.core.view import Text
from lamplight.games.dwarves.content import FILES, load
from lamplight.games.dwarves.tables import Tables

NAMED_BY: Final = ("id", "troop", "n", "name")


def changed(changes: Mapping[str, object]) -> Tables:
    """The tables of the box with these changes; raises SetupError with every fault."""
    return _changed(json.dumps(dict(changes), sort_keys=True))


@functools.cache
def _changed(changes: str) -> Tables:
    folder = resources.files("lamplight.games.dwarves") / "content"
    data = {name: tomllib.loads((folder / name).read_text(encoding="utf-8")) for name in FILES}
    faults = [fault for path, value in json.loads(changes).items() if (fault := change(data, path, value)) is not None]
    if faults:
        raise SetupError(faults)
    return load({name: written(file) for name, file in data.items()})


def change(data: dict[str, dict[str, object]], path: str, value: object) -> Text | None:
    """Sets the value at a path; or says that there is no such path."""
    file, *keys = path.split(".")
    at: object = data.get(f"{file}.toml")
    for depth, key in enumerate(keys):
        if depth == 0 and isinstance(at, dict) and key not in at:  # a card by its id alone
            at = next((one for one in at.values() if isinstance(one, list) and place(one, key) is not None), at)
        found = place(at, key)
        if found is None:
            break
        if depth == len(keys) - 1:
            assert isinstance(at, dict | list)
            at[found] = value  # type: ignore[index]
            return None
        at = at[found]  # type: ignore[index]
    return Text("dw-content-path", {"path": path})


def place(at: object, key: str) -> str | int | None:
    """Where a key leads in a table or a list."""
    if isinstance(at, dict):
        return key if key in at else None
    if isinstance(at, list):
        for by in NAMED_BY:
            for n, element in enumerate(at):
                if isinstance(element, dict) and str(element.get(by)) == key:
                    return n
        if key.isdigit() and int(key) < len(at):
            return int(key)
    return None


def written(data: Mapping[str, object]) -> str:
    """A table as TOML: short lines, tables in lists one below the other.

    >>> written({"n": 1, "card": [{"id": "a", "x": {"y": [1, 2]}}]})
    '"n" = 1\\n[["card"]]\\n"id" = "a"\\n"x" = { "y" = [1, 2] }\\n'
    """
    plain, nested = [], []
    for key, value in data.items():
        name = json.dumps(key)
        if isinstance(value, dict):
            nested.append(f"[{name}]\n" + "".join(f"{json.dumps(k)} = {literal(v)}\n" for k, v in value.items()))
        elif isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
            for one in value:
                nested.append(f"[[{name}]]\n" + "".join(f"{json.dumps(k)} = {literal(v)}\n" for k, v in one.items()))
        else:
            plain.append(f"{name} = {literal(value)}\n")
    return "".join(plain + nested)


def literal(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {literal(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        between = ",\n" if any(isinstance(one, dict) for one in value) else ", "
        return "[" + between.join(literal(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)
