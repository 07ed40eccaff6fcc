"""The content files: read, checked against the closed vocabulary of quests and effects, and flattened into Tables.

`standard()` is our own content, `load()` reads somebody else's for studies. A file is never believed:
whatever is wrong with it is named, all at once, by a SetupError.
"""

from __future__ import annotations

import functools
import tomllib
from importlib import resources
from pathlib import Path
from typing import Final

from lamplight.core.game import SetupError
from lamplight.games.dwarves.cards import CardReader
from lamplight.games.dwarves.chart import read_map
from lamplight.games.dwarves.components import read_characters, read_council, read_dice, read_tiles, read_track
from lamplight.games.dwarves.draft import Draft
from lamplight.games.dwarves.sheet import Faults, Sheet, shown
from lamplight.games.dwarves.tables import Tables

FILES: Final = (
    "map.toml",
    "perished_tiles.toml",
    "dice.toml",
    "doom_track.toml",
    "council.toml",
    "characters.toml",
    "scenario.toml",
    "adventure.toml",
    "threat.toml",
    "equipment.toml",
)
LARGEST_FILE: Final = 50_000
LONGEST_LINE: Final = 500


@functools.cache
def standard() -> Tables:
    """Our own cards, map and tiles."""
    folder = resources.files("lamplight.games.dwarves") / "content"
    found = load({name: (folder / name).read_text(encoding="utf-8") for name in FILES})
    found.standard = True
    found.again = box
    return found


def box() -> Tables:
    """The same, as a copied or unpickled one comes back."""
    return standard()


def load(source: Path | dict[str, str]) -> Tables:
    """The tables of a folder of content files, or of their texts by name; raises SetupError with every fault."""
    faults = Faults()
    texts = source if isinstance(source, dict) else _read(source, faults)
    sheets: dict[str, Sheet] = {}
    for name in FILES:
        if name in texts:
            sheets[name] = Sheet(name.removesuffix(".toml"), _parsed(name, texts[name], faults), faults)
        elif not isinstance(source, Path):
            faults.add("dw-content-missing-file", {"file": name})
    for name in texts:
        if name not in FILES:
            faults.add("dw-content-unknown-file", {"file": shown(name)})
    if len(faults):
        raise SetupError(faults.texts())
    draft = Draft(faults)
    read_map(draft, sheets["map.toml"])
    read_tiles(draft, sheets["perished_tiles.toml"])
    read_dice(draft, sheets["dice.toml"])
    read_track(draft, sheets["doom_track.toml"])
    read_council(draft, sheets["council.toml"])
    read_characters(draft, sheets["characters.toml"])
    CardReader(draft).read(*(sheets[f"{name}.toml"] for name in ("scenario", "adventure", "threat", "equipment")))
    for sheet in sheets.values():
        sheet.close()
    if len(faults):
        raise SetupError(faults.texts())
    return Tables(draft.ints, draft.words, draft.titles)


def _read(folder: Path, faults: Faults) -> dict[str, str]:
    """The texts of the content files in a folder."""
    texts: dict[str, str] = {}
    for name in FILES:
        path = folder / name
        try:
            if not path.is_file():
                faults.add("dw-content-missing-file", {"file": name})
                continue
            with path.open("rb") as file:
                texts[name] = file.read(LARGEST_FILE + 1).decode("utf-8")
        except OSError as error:
            faults.add("dw-content-unreadable", {"file": name, "why": shown(error.strerror or "")})
        except UnicodeDecodeError:
            faults.add("dw-content-not-utf8", {"file": name})
    return texts


def _parsed(name: str, text: str, faults: Faults) -> dict[str, object]:
    """The data of a file; nothing if it is no TOML of a sensible size."""
    if len(text) > LARGEST_FILE:
        faults.add("dw-content-large-file", {"file": name, "count": LARGEST_FILE})
        return {}
    if max(map(len, text.split("\n"))) > LONGEST_LINE:  # the parser takes quadratic time for long dotted keys
        faults.add("dw-content-long-line", {"file": name, "count": LONGEST_LINE})
        return {}
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # TOMLDecodeError, and ValueError for a number of too many digits
        faults.add("dw-content-not-toml", {"file": name, "why": shown(str(error))})
        return {}
