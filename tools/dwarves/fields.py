"""Writes what repeats the fields of a position of The Dwarves: constructor, copy, key, empty table, restoring.

    python -m tools.dwarves.fields            after a change of the list below
    python -m tools.dwarves.fields --check    says whether the modules are up to date

A compiled copy() is fast because it is a constructor with every field spelled out. The list is here, once; the
modules hold what follows from it between the marks `# <fields: ...>` and `# </fields>`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
GAME: Final = ROOT / "src" / "lamplight" / "games" / "dwarves"
MODULES: Final = (GAME / "state.py", GAME / "game.py")


class Row(NamedTuple):
    """A field that is a row of numbers; the key holds all of them, in this order."""

    name: str
    empty: str  # on an empty table
    comment: str = ""
    shared: bool = False  # replaced when it changes, never written to: a copy may hold the same one


class Number(NamedTuple):
    """A field that is a number; the key holds all of them, in this order."""

    name: str
    empty: str
    comment: str = ""
    truth: bool = False


ROWS: Final = (
    Row("troops", "filled(SPACES, 0)", "packed, on every space"),
    Row("land", "filled(SPACES, 0)", "the tile on every space + 1, or 0"),
    Row("folk", "folk", "see WHO, AT, LIFE, GEAR"),
    Row("cards", "cards", "see CARD, TROOPS, PROGRESS, MARKS"),
    Row("stack", "filled(64, 0)", "see frames.py; what lies above the depth is of no meaning"),
    Row("queue", "vec[i64]()", "spaces that received troops in this chain # R1"),
    Row("under", "vec[i64]()", "tiles that went back under the pile, in order # R11", shared=True),
)
NUMBERS: Final = (
    Number("seats", "seats"),
    Number("actor", "CHANCE"),
    Number("head", "0", "how many spaces of the queue are worked off"),
    Number("supply", "supply", "packed"),
    Number("dice", "0", "the roll: three bits per face"),
    Number("hero", "0"),
    Number("doom", "len(tables.track_kind) - 1"),
    Number("council", "tables.council_start"),
    Number("pause", "0", "Hero steps to be skipped # R20"),
    Number("tunnel", "NOWHERE", "space of the Tunnel tile, or NOWHERE"),
    Number("active", "0"),
    Number("left", "0", "actions left"),
    Number("tunnelled", "0", "has the active dwarf moved through the tunnels on this turn?"),
    Number("turn", "0"),
    Number("tiles", "_ones(len(tables.tile_names))", "tiles in the pile whose order nobody knows"),
    Number("stage_a", "0", "stage A cards not seen yet"),
    Number("left_a", "rules.stages", "how many of them are in the pile"),
    Number("left_b", "1"),
    Number("stage_c", "0"),
    Number("pile", "_ones(ADVENTURES)", "known cards of the Adventure pile (bit = card - 12)"),
    Number("hidden", "0", "Threat cards shuffled unseen into it"),
    Number("unseen", "_ones(THREATS)", "Threat cards that nobody has seen yet, in either pile (bit = card - 42)"),
    Number("discard", "0"),
    Number("drawn", "0", "cards drawn in this step # R25"),
    Number("gear_pile", "0", "four bits per kind"),
    Number("gear_gone", "0"),
    Number("held", "0", "rewards and strikes under way: no card is completed meanwhile # R51"),
    Number("dirty", "False", "something happened that may complete a quest", truth=True),
    Number("result", "RUNNING"),
    Number("won_by", "-1", "the card that won, or -1"),
)


def constructor() -> str:
    parameters = [f"{row.name}: vec[i64]" for row in ROWS]
    parameters += [f"{number.name}: {'bool' if number.truth else 'i64'}" for number in NUMBERS]
    lines = [
        "def __init__(self, rules: Rules, depth: i64, " + ", ".join(parameters) + ") -> None:",
        "    self.rules: Rules = rules",
        "    self.tables: Tables = rules.tables",
        "    self.depth: i64 = depth  # frames on the stack",
    ]
    for row in ROWS:
        lines.append(f"    self.{row.name}: vec[i64] = {row.name}{_comment(row.comment)}")
    for number in NUMBERS:
        kind = "" if number.name in ("seats", "actor") else ": bool" if number.truth else ": i64"
        lines.append(f"    self.{number.name}{kind} = {number.name}{_comment(number.comment)}")
    lines.append("    self.tell: Narrator | None = None")
    return "\n".join(lines)


def key() -> str:
    numbers = ", ".join(f"int(self.{number.name})" for number in NUMBERS)
    rows = ", ".join("self.stack[: self.depth * WIDE]" if row.name == "stack" else f"self.{row.name}" for row in ROWS)
    return f"numbers = [{numbers}]\nrows = [{rows}]"


def copy() -> str:
    rows = [f"self.{row.name}" if row.shared else f"self.{row.name}[:]" for row in ROWS]
    return _made(["self.rules", "self.depth", *rows, *(f"self.{number.name}" for number in NUMBERS)])


def empty() -> str:
    return _made(["rules", "0", *(row.empty for row in ROWS), *(number.empty for number in NUMBERS)], named=True)


def restored() -> str:
    rows = [f"r[{at}]" for at, _ in enumerate(ROWS)]
    stack = next(at for at, row in enumerate(ROWS) if row.name == "stack")
    numbers = [f"n[{at}] != 0" if number.truth else f"n[{at}]" for at, number in enumerate(NUMBERS)]
    return _made(["rules", f"len(r[{stack}]) // WIDE", *rows, *numbers])


def _made(arguments: list[str], named: bool = False) -> str:
    if named:
        names = ["rules", "depth", *(row.name for row in ROWS), *(number.name for number in NUMBERS)]
        arguments = [f"{name}={argument}" for name, argument in zip(names, arguments, strict=True)]
    return f"return DwarvesState({', '.join(arguments)})"


def _comment(words: str) -> str:
    return f"  # {words}" if words else ""


PARTS: Final = {"constructor": constructor, "key": key, "copy": copy, "empty": empty, "restored": restored}
MARKED: Final = re.compile(r"^( *)# <fields: (\w+)>\n.*?^ *# </fields>\n", re.MULTILINE | re.DOTALL)


def written(text: str) -> str:
    """A module with all that lies between marks as the list has it."""

    def part(found: re.Match[str]) -> str:
        indent, name = found.groups()
        lines = "".join(f"{indent}{line}\n" for line in PARTS[name]().splitlines())
        return f"{indent}# <fields: {name}>\n{lines}{indent}# </fields>\n"

    return formatted(MARKED.sub(part, text))


def formatted(text: str) -> str:
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(MODULES[0]), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def main(arguments: list[str]) -> int:
    stale = [path for path in MODULES if written(path.read_text("utf-8")) != path.read_text("utf-8")]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.name} is not as the list of fields has it: run python -m tools.dwarves.fields")
        return 1 if stale else 0
    for path in stale:
        path.write_text(written(path.read_text("utf-8")), "utf-8")
        print(f"{path.name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
