"""Charts: said in Vega-Lite, drawn by vl-convert as SVG that needs no script, no network and no colour alone.

Colours are the variables of the page (`var(--ink)`), so one picture fits a light and a dark page.
"""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from types import ModuleType
from typing import Final, NamedTuple

from lamplight.lab.faults import needs

VERSION: Final = "6.4"  # of Vega-Lite: the same numbers give the same picture
WIDTH: Final = 860
LABEL: Final = 330  # the most that a label may take; the table has it in full
LETTER: Final = 7.4  # the width of one; whoever reads the page may have another font than the one that was measured
VALUE: Final = 70  # room at the right for the number itself
ROW: Final = 26
TICKS: Final = 6
COLOURS: Final = 8  # --c0 to --c7 of the page
DARK: Final = (1, 5, 7)  # colours that are light: what is written on them is dark
SHARE: Final = 0.045  # a part of a bar that is at least so large carries its own number
LEGEND: Final = 105  # letters that fit side by side
SVG: Final = "http://www.w3.org/2000/svg"
GROUP: Final = f"{{{SVG}}}g"
INHERITED: Final = ("fill", "stroke", "stroke-width", "text-anchor")
NOISE: Final = re.compile(r"class|role|aria-.*|pointer-events|font-.*|stroke-miterlimit|version|width|height")

Number = Callable[[float, int], str]
Spec = Mapping[str, object]


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


def import_vega() -> ModuleType:
    """vl-convert, or a sentence that says how to get it."""
    try:
        import vl_convert
    except ImportError as error:
        raise needs("lab", error) from None
    return vl_convert


def dots(
    title: str, unit: str, rows: Sequence[Dot], number: Number, percent: bool = False, mark: float | None = None
) -> str:
    """One line per value: a dot, a thick line for its 95 % interval, a thin one for the wider range."""
    ends = [
        end for row in rows for end in (row.low, row.high, row.wide_low, row.wide_high, row.value) if end is not None
    ]
    ends += [mark] if mark is not None else []
    reach = max(ends) - min(ends)
    places = 1 if percent else 1 if reach > 20 else 2
    values = [
        {
            "at": at,
            "said": f"{number(100 * row.value, places)} %" if percent else number(row.value, places),
            **{key: value for key, value in row._asdict().items() if isinstance(value, float | int)},
        }
        for at, row in enumerate(rows)
    ]
    axis = {"title": unit, "tickCount": TICKS, **({"format": "%"} if percent else {})}
    scale = {"zero": percent or 0 < min(ends) < 0.6 * max(ends), "nice": TICKS}
    x = {"type": "quantitative", "axis": axis, "scale": scale}
    y = {"field": "at", "type": "ordinal", "axis": labels(rows)}
    layers: list[Spec] = []
    if mark is not None:
        style = {"type": "rule", "color": "var(--faint)", "strokeDash": [4, 4]}
        layers.append({"mark": style, "encoding": {"x": {**x, "datum": mark}}})
    for low, high, colour, size, opacity in (
        ("wide_low", "wide_high", "var(--faint)", 1.5, 1.0),
        ("low", "high", "var(--sure)", 6, 0.45),
    ):
        line = {"type": "rule", "color": colour, "size": size, "opacity": opacity}
        if all(low in one for one in values):
            layers.append({"mark": line, "encoding": {"x": {**x, "field": low}, "x2": {"field": high}, "y": y}})
    dot = {"type": "circle", "color": "var(--sure)", "size": 80, "opacity": 1}
    layers.append({"mark": dot, "encoding": {"x": {**x, "field": "value"}, "y": y}})
    said = {"type": "text", "align": "left", "dx": 10, "color": "var(--ink)"}
    layers.append({"mark": said, "encoding": {"x": {"value": "width"}, "y": y, "text": {"field": "said"}}})
    return drawn(title, {"data": {"values": values}, "layer": layers}, number, VALUE)


def bars(title: str, names: Sequence[str], rows: Sequence[Bar], number: Number) -> str:
    """One bar per row, cut into its parts; the legend is above, in their order."""
    values = []
    for at, row in enumerate(rows):
        total = sum(row.parts) or 1.0
        ends = [end / total for end in accumulate(row.parts)]
        for n, (part, end) in enumerate(zip(row.parts, ends, strict=True)):
            share = part / total
            said = f"{number(100 * share, 0)} %" if share >= SHARE else ""
            ink = "#1b1815" if n % COLOURS in DARK else "#fff"
            values.append({"at": at, "part": names[n], "from": end - share, "to": end, "said": said, "ink": ink})
    y = {"field": "at", "type": "ordinal", "axis": labels(rows)}
    x = {"field": "from", "type": "quantitative", "axis": None, "scale": {"domain": [0, 1]}}
    colours = {"domain": list(names), "range": [f"var(--c{n % COLOURS})" for n in range(len(names))]}
    columns = max(1, LEGEND // (max(map(len, names), default=1) + 5))
    legend = {"title": None, "orient": "top", "columns": columns, "symbolType": "square", "symbolOpacity": 1}
    colour = {"field": "part", "type": "nominal", "scale": colours, "legend": legend}
    bar = {"type": "bar", "height": ROW - 5, "stroke": "var(--card)"}
    middle = {**x, "field": "middle"}
    written = {"field": "ink", "type": "nominal", "scale": None}
    layers: list[Spec] = [
        {"mark": bar, "encoding": {"x": x, "x2": {"field": "to"}, "y": y, "color": colour}},
        {
            "transform": [{"calculate": "(datum.from + datum.to) / 2", "as": "middle"}],
            "mark": {"type": "text"},
            "encoding": {"x": middle, "y": y, "text": {"field": "said"}, "color": written},
        },
    ]
    return drawn(title, {"data": {"values": values}, "layer": layers}, number)


def labels(rows: Sequence[Dot] | Sequence[Bar]) -> Spec:
    """The names of the rows, at the left; two rows may be called the same."""
    names = [row.label for row in rows]
    return {
        "title": None,
        "labelExpr": f"{json.dumps(names)}[datum.value]",
        "labelColor": "var(--ink)",
        "labelPadding": 8,
        "labelLimit": LABEL,
        "minExtent": min(LABEL, LETTER * max(map(len, names), default=0)) + 8,
        "grid": False,
    }


QUIET: Final = {
    "background": None,
    "font": "system-ui, sans-serif",
    "view": {"stroke": None},
    "text": {"fontSize": 13},
    "legend": {"labelFontSize": 13, "labelColor": "var(--ink)", "labelLimit": LABEL, "columnPadding": 30},
    "axis": {
        "domain": False,
        "ticks": False,
        "gridColor": "var(--rule)",
        "labelColor": "var(--faint)",
        "labelFontSize": 13,
        "labelFlush": False,
        "labelSeparation": 16,
        "titleColor": "var(--faint)",
        "titleFontSize": 13,
        "titleFontWeight": "normal",
    },
}


def drawn(title: str, spec: Spec, number: Number, right: int = 0) -> str:
    """The picture as SVG, with its name for those who do not see it."""
    whole = {
        "$schema": "https://vega.github.io/schema/vega-lite/v6.json",
        "width": WIDTH,
        "height": {"step": ROW},
        "autosize": {"type": "fit-x", "contains": "padding"},
        "padding": {"left": 4, "right": right + 4, "top": 4, "bottom": 4},
        "config": QUIET,
        **spec,
    }
    signs = {"decimal": number(0.5, 1)[1], "thousands": "", "grouping": [3], "currency": ["", ""], "percent": " %"}
    svg = import_vega().vegalite_to_svg(whole, vl_version=VERSION, format_locale=signs)
    return tidied(svg, title)


def gathered(parent: ET.Element) -> None:
    """What all children say of themselves is said once, by their parent; a group that says nothing is left out."""
    children = list(parent)
    if len(children) > 1:
        for name in INHERITED:
            said = {child.get(name) for child in children}
            if len(said) == 1 and None not in said and parent.tag == GROUP:
                parent.set(name, said.pop() or "")
                for child in children:
                    del child.attrib[name]
    for at, child in reversed(list(enumerate(children))):
        if child.tag == GROUP and (not child.attrib or not len(child)):
            parent[at : at + 1] = list(child)


def tidied(svg: str, title: str) -> str:
    """Only what is seen: what the page's style says, and what is hidden, is left out."""
    ET.register_namespace("", SVG)
    root = ET.fromstring(svg)
    for parent in list(root.iter()):
        for child in list(parent):
            hidden = child.get("class") in ("background", "foreground") or child.get("opacity") == "0"
            if hidden or (child.tag == f"{{{SVG}}}text" and not child.text):
                parent.remove(child)
    for element in root.iter():
        for name, value in list(element.attrib.items()):
            if (NOISE.fullmatch(name) and element.tag != f"{{{SVG}}}rect") or (name, value) == ("opacity", "1"):
                del element.attrib[name]
            elif name in ("transform", "d", "x2", "y2"):
                element.set(name, re.sub(r"\d+\.\d+", lambda found: f"{float(found[0]):.1f}".removesuffix(".0"), value))
    for parent in reversed(list(root.iter())):
        gathered(parent)
    root.set("role", "img")
    root.set("aria-label", title)
    return ET.tostring(root, encoding="unicode")
