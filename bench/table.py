"""The rows of the one table, and how they are written for people and for machines."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Literal

HEADINGS = ("what", "measured", "unit", "goal", "", "against the peer, same run")


@dataclass(frozen=True)
class Goal:
    """What was promised: at least or less than a number."""

    kind: Literal["at least", "less than"]
    value: float

    def met(self, measured: float) -> bool:
        return measured >= self.value if self.kind == "at least" else measured < self.value

    def text(self) -> str:
        return f"{'≥' if self.kind == 'at least' else '<'} {number(self.value)}"


def at_least(value: float) -> Goal:
    return Goal("at least", value)


def less_than(value: float) -> Goal:
    return Goal("less than", value)


@dataclass(frozen=True)
class Ratio:
    """How many times better than a peer we were in the same run (2 is twice as fast), and what was promised."""

    peer: str
    times: float
    goal: float | None = None


@dataclass(frozen=True)
class Row:
    """One measurement; a value of None could not be taken, and the note says why."""

    group: str
    name: str
    value: float | None
    unit: str
    goal: Goal | None = None
    ratios: tuple[Ratio, ...] = ()
    note: str = ""

    def verdict(self) -> str:
        """met, missed, or nothing where nothing was promised."""
        if self.value is None:
            return "not measured"
        promises = [self.goal.met(self.value)] if self.goal is not None else []
        promises += [ratio.times >= ratio.goal for ratio in self.ratios if ratio.goal is not None]
        return "" if not promises else "met" if all(promises) else "MISSED"


Say = Callable[[str], None]
Bench = Callable[[bool, Say], list[Row]]


def unmeasured(rows: Sequence[Row], why: str) -> list[Row]:
    """The same rows without values."""
    return [Row(row.group, row.name, None, row.unit, row.goal, (), why) for row in rows]


def number(value: float) -> str:
    """Three digits that count, without exponents.

    >>> number(9012345.6), number(812.4), number(26.71), number(0.0345), number(1000.0)
    ('9,010,000', '812', '26.7', '0.0345', '1,000')
    """
    if value == 0:
        return "0"
    text = f"{value:.3g}"
    rounded = float(text)
    return f"{rounded:,.0f}" if abs(rounded) >= 100 or rounded == int(rounded) else f"{rounded:.10g}"


def cells(row: Row) -> tuple[str, ...]:
    ratios = ", ".join(
        f"{number(ratio.times)}x {ratio.peer}" + (f" (goal {number(ratio.goal)}x)" if ratio.goal is not None else "")
        for ratio in row.ratios
    )
    return (
        row.name,
        "-" if row.value is None else number(row.value),
        row.unit,
        row.goal.text() if row.goal is not None else "",
        row.verdict(),
        ratios,
    )


def plain(rows: Sequence[Row]) -> str:
    """The table for a terminal, notes below it."""
    lines = [HEADINGS, *(cells(row) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]

    def line(texts: Sequence[str]) -> str:
        padded = [
            text.rjust(width) if column == 1 else text.ljust(width)
            for column, (text, width) in enumerate(zip(texts, widths, strict=True))
        ]
        return "  ".join(padded).rstrip()

    out = [line(HEADINGS), line(["-" * width for width in widths])]
    out += [line(cells(row)) for row in rows]
    noted = notes(rows)
    return "\n".join(out + (["", *noted] if noted else []))


def markdown(rows: Sequence[Row]) -> str:
    """The table for a document."""
    out = ["| " + " | ".join(HEADINGS) + " |", "|---|---:|---|---|---|---|"]
    out += ["| " + " | ".join(cells(row)) + " |" for row in rows]
    noted = [f"- {note}" for note in notes(rows)]
    return "\n".join(out + (["", *noted] if noted else [])) + "\n"


def notes(rows: Sequence[Row]) -> list[str]:
    """What must be known to read the numbers, each once."""
    out: dict[str, list[str]] = {}
    for row in rows:
        if row.note:
            out.setdefault(row.note, []).append(row.name)
    return [f"{'; '.join(names)}: {note}" for note, names in out.items()]


def as_json(rows: Sequence[Row], machine: str) -> str:
    listed = [{**asdict(row), "verdict": row.verdict()} for row in rows]
    return json.dumps({"machine": machine, "rows": listed}, indent=1) + "\n"
