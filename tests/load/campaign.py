"""The campaign: every part is run against real servers on this machine, and every figure has a bound.

    python -m tests.load.campaign                    all parts, each with its usual number
    python -m tests.load.campaign floods kills=500   some parts, with a number of their own
    python -m tests.load.campaign --times 10         everything ten times as long or as often
    python -m tests.load.campaign --write            the figures also go into docs/reliability.md

It exits with 1 if a figure is out of its bounds. Parts: tests/load/parts.py.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.load.figures import Figure, Part
from tests.load.parts import PARTS

PAGE = Path(__file__).resolve().parents[2] / "docs/reliability.md"
BEGIN, END = "<!-- campaign -->", "<!-- end of campaign -->"


class Result(NamedTuple):
    """What came of a part."""

    part: Part
    number: int
    took: float
    figures: list[Figure]

    @property
    def kept(self) -> bool:
        return all(figure.kept for figure in self.figures)


class Unknown(Exception):
    """There is no such part, or its number is none."""


def chosen(words: Sequence[str], times: float = 1.0) -> list[tuple[Part, int]]:
    """The parts that are asked for with their numbers; raises Unknown.

    >>> [(part.name, number) for part, number in chosen(["kills=500", "hello"])]
    [('kills', 500), ('hello', 20)]
    """
    known = {part.name: part for part in PARTS}
    asked: list[tuple[Part, int]] = []
    for word in words or list(known):
        name, _, number = word.partition("=")
        if name not in known:
            raise Unknown(f"There is no part {name!r}. Parts: {', '.join(known)}.")
        if number and not (number.isascii() and number.isdigit() and int(number) > 0):
            raise Unknown(f"{word!r}: the number of a part is a whole number above 0, as in {name}=10.")
        part = known[name]
        asked.append((part, int(number) if number else max(1, round(part.usual * times))))
    return asked


def run(part: Part, number: int) -> Result:
    """One part; if it breaks, that is a figure out of its bounds."""
    began = time.monotonic()
    try:
        figures = part.run(number, lambda text: print(f"   {text}", flush=True))
    except Exception as error:
        traceback.print_exc()
        figures = [Figure(f"broke: {type(error).__name__}", 1, most=0)]
    return Result(part, number, time.monotonic() - began, figures)


def lines(results: Sequence[Result]) -> list[str]:
    """The table, as Markdown."""
    out = ["| part | figure | measured | bound | |", "|---|---|---:|---|---|"]
    for result in results:
        for at, figure in enumerate(result.figures):
            name = f"**{result.part.name}** ({result.number}): {result.part.about}" if at == 0 else ""
            out.append(f"| {name} | {figure.what} | {figure.shown} | {figure.bound} | {'' if figure.kept else 'RED'} |")
    return out


def written(page: str, results: Sequence[Result], machine: str) -> str:
    """The page with these figures in the place of those before; parts that were not run keep their rows."""
    head, rest = page.split(BEGIN, 1)
    old, tail = rest.split(END, 1)
    names = {result.part.name for result in results}
    blocks: dict[str, list[str]] = {}
    name = ""
    for row in old.splitlines():
        if row.startswith("| **"):
            name = row[4:].partition("**")[0]
        if row.startswith("| ") and name:
            blocks.setdefault(name, []).append(row)
    for result in results:
        blocks[result.part.name] = lines([result])[2:]
    order = [part.name for part in PARTS]
    rows = [row for name in sorted(blocks, key=order.index) for row in blocks[name] if name in names or row]
    return f"{head}{BEGIN}\n{machine}\n\n" + "\n".join([*lines([])[:2], *rows]) + f"\n{END}{tail}"


def machine() -> str:
    """Where it was measured."""
    return f"Measured on {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}."


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.load.campaign")
    parser.add_argument("parts", nargs="*", metavar="PART[=NUMBER]")
    parser.add_argument("--times", type=float, default=1.0, help="everything so many times as long or as often")
    parser.add_argument("--write", action="store_true", help="write the figures into docs/reliability.md")
    args = parser.parse_args(argv)
    try:
        asked = chosen(args.parts, args.times)
    except Unknown as error:
        print(error, file=sys.stderr)
        return 2
    results = []
    for part, number in asked:
        print(f"== {part.name} ({number})", flush=True)
        results.append(run(part, number))
        for figure in results[-1].figures:
            mark = "    " if figure.kept else "RED "
            print(f"{mark}{figure.what}: {figure.shown} ({figure.bound})", flush=True)
        if args.write:
            PAGE.write_text(written(PAGE.read_text("utf-8"), results[-1:], machine()), "utf-8")
    print("\n".join(lines(results)))
    return 0 if all(result.kept for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
