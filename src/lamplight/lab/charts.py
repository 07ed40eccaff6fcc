"""Charts as plain SVG: they need no script, no network and no colour alone to be read."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 860
LEAST_LABEL: Final = 120
MOST_LABEL: Final = 330
LETTER: Final = 6.9  # width
RIGHT: Final = 70
ROW: Final = 26
TOP: Final = 10
AXIS: Final = 34
TICKS: Final = 6
COLOURS: Final = 8  # classes c0 to c7 of the page
SEGMENT: Final = 34  # a part of a bar that is at least so wide carries its own number

Number = Callable[[float, int], str]


class Dot(NamedTuple):
    """A value with its interval, perhaps the range of most games around it."""

    label: str
    value: float
    low: float
    high: float
    wide_low: float | None = None
    wide_high: float | None = None


class Bar(NamedTuple):
    """Parts that add up to a whole, in the order of the legend."""

    label: str
    parts: Sequence[float]


def ticks(low: float, high: float) -> list[float]:
    """Round numbers that cover a range.

    >>> ticks(0, 1)
    [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    >>> ticks(-30, 170)
    [-50.0, 0.0, 50.0, 100.0, 150.0, 200.0]
    """
    if high <= low:
        high = low + 1.0
    rough = (high - low) / (TICKS - 1)
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(factor * unit for factor in (1, 2, 5, 10) if factor * unit >= rough * 0.999)
    first = math.floor(low / step + 1e-9)
    last = math.ceil(high / step - 1e-9)
    return [round(n * step, 10) + 0.0 for n in range(first, last + 1)]


def digits(step: float) -> int:
    """How many decimals tell neighbouring ticks apart.

    >>> digits(0.2), digits(50)
    (1, 0)
    """
    return max(0, math.ceil(-math.log10(step) - 1e-9)) if step > 0 else 0


def dots(
    title: str, unit: str, rows: Sequence[Dot], number: Number, percent: bool = False, mark: float | None = None
) -> str:
    """One line per value: a dot, a thick line for its 95 % interval, a thin one for the wider range."""
    ends = [
        end for row in rows for end in (row.low, row.high, row.wide_low, row.wide_high, row.value) if end is not None
    ]
    ends += [mark] if mark is not None else []
    if percent or 0 < min(ends) < 0.6 * max(ends):
        ends.append(0.0)
    scale = ticks(min(ends), max(ends))
    places = digits(scale[1] - scale[0])

    left_of = room(rows)

    def x(value: float) -> float:
        return round(left_of + (value - scale[0]) / (scale[-1] - scale[0]) * (WIDTH - left_of - RIGHT), 1)

    def said(value: float, more: int = 0) -> str:
        return f"{number(100 * value, max(0, places - 2) + more)} %" if percent else number(value, places + more)

    bottom = TOP + ROW * len(rows)
    out = [head(title, bottom + AXIS)]
    for tick in scale:
        out.append(f'<line class="grid" x1="{x(tick)}" x2="{x(tick)}" y1="{TOP}" y2="{bottom}"/>')
        out.append(f'<text class="tick" x="{x(tick)}" y="{bottom + 16}">{escape(said(tick))}</text>')
    if mark is not None:
        out.append(f'<line class="mark" x1="{x(mark)}" x2="{x(mark)}" y1="{TOP}" y2="{bottom}"/>')
    for at, row in enumerate(rows):
        y = TOP + ROW * at + ROW / 2
        out.append(f'<text class="label" x="{left_of - 12}" y="{y + 4}">{escape(short(row.label))}</text>')
        if row.wide_low is not None and row.wide_high is not None:
            out.append(f'<line class="wide" x1="{x(row.wide_low)}" x2="{x(row.wide_high)}" y1="{y}" y2="{y}"/>')
        out.append(f'<line class="sure" x1="{x(row.low)}" x2="{x(row.high)}" y1="{y}" y2="{y}"/>')
        out.append(f'<circle class="dot" cx="{x(row.value)}" cy="{y}" r="5"/>')
        out.append(f'<text class="value" x="{WIDTH - RIGHT + 10}" y="{y + 4}">{escape(said(row.value, 1))}</text>')
    out.append(f'<text class="unit" x="{(left_of + WIDTH - RIGHT) / 2}" y="{bottom + 31}">{escape(unit)}</text></svg>')
    return "".join(out)


def bars(title: str, names: Sequence[str], rows: Sequence[Bar], number: Number) -> str:
    """One bar per row, cut into its parts; the legend is above."""
    legend = TOP
    left_of = room(rows)
    out = []
    at = left_of
    for n, name in enumerate(names):
        wide = 26 + 7 * len(name)
        if at + wide > WIDTH and at > left_of:
            at, legend = left_of, legend + 20
        out.append(f'<rect class="c{n % COLOURS}" x="{at}" y="{legend}" width="12" height="12"/>')
        out.append(f'<text class="name" x="{at + 17}" y="{legend + 10}">{escape(name)}</text>')
        at += wide
    first = legend + 22
    for line, row in enumerate(rows):
        y = first + ROW * line
        out.append(f'<text class="label" x="{left_of - 12}" y="{y + 16}">{escape(short(row.label))}</text>')
        total = sum(row.parts) or 1.0
        left = float(left_of)
        for n, part in enumerate(row.parts):
            wide_part = part / total * (WIDTH - left_of - 10)
            if wide_part > 0:
                share = f"{number(100 * part / total, 0)} %"
                out.append(
                    f'<rect class="c{n % COLOURS}" x="{left:.1f}" y="{y}" width="{wide_part:.1f}" height="{ROW - 5}">'
                    f"<title>{escape(names[n])}: {escape(share)}</title></rect>"
                )
                if wide_part >= SEGMENT:
                    middle = left + wide_part / 2
                    out.append(
                        f'<text class="part p{n % COLOURS}" x="{middle:.1f}" y="{y + 15}">{escape(share)}</text>'
                    )
            left += wide_part
    return head(title, first + ROW * len(rows) + 6) + "".join(out) + "</svg>"


def head(title: str, height: float) -> str:
    """The beginning of a picture, with its name for those who do not see it."""
    name = escape(title, quote=True)
    return f'<svg role="img" aria-label="{name}" viewBox="0 0 {WIDTH} {height:.0f}" xmlns="http://www.w3.org/2000/svg">'


def room(rows: Sequence[Dot] | Sequence[Bar]) -> int:
    """The space that the longest label takes."""
    longest = max((len(row.label) for row in rows), default=0)
    return max(LEAST_LABEL, min(MOST_LABEL, round(LETTER * longest) + 20))


def short(label: str) -> str:
    """A label that fits beside its row; the table has it in full.

    >>> len(short("x" * 100))
    45
    """
    most = int((MOST_LABEL - 20) / LETTER) + 1
    return label if len(label) <= most else label[: most - 1] + "…"
