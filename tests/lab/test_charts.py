"""The charts of reports: everything is on them in words and numbers, and they need nothing but the page around them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from lamplight.core.messages import Catalogue
from lamplight.lab.charts import SVG, Bar, Dot, bars, dots
from lamplight.lab.report import STYLE, Words

NUMBER = Words(Catalogue("en")).number
ROWS = [
    Dot("slow", 60.0, 50.0, 70.0, 20.0, 100.0),
    Dot("<b>fast & “loose”</b>", 20.0, 15.0, 25.0, 10.0, 40.0),
    Dot("slow", 40.0, 35.0, 45.0, 30.0, 50.0),  # two rows may be called the same
]


def said(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{{{SVG}}}text")]


def coloured(element: ET.Element, tag: str, colour: str, known: dict[str, str]) -> Iterator[ET.Element]:
    """The elements of a kind that have this colour, or get it from what they are in."""
    known = {**known, **{name: value for name, value in element.attrib.items() if name in ("fill", "stroke")}}
    if element.tag == f"{{{SVG}}}{tag}" and colour in known.values():
        yield element
    for child in element:
        yield from coloured(child, tag, colour, known)


def places(svg: str, tag: str, colour: str) -> list[float]:
    """Where the marks of a colour stand, in the order of the rows."""
    found = coloured(ET.fromstring(svg), tag, colour, {})
    moved = [re.match(r"translate\(([\d.-]+),", one.get("transform", "")) for one in found]
    return [float(one[1]) for one in moved if one is not None]


def test_every_row_is_named_and_its_number_written() -> None:
    svg = dots("Turns", "turns of all", ROWS, NUMBER)
    texts = said(svg)
    assert [text for text in texts if text in ("slow", ROWS[1].label)] == ["slow", ROWS[1].label, "slow"]
    assert [text for text in texts if re.fullmatch(r"\d\d\.\d", text)] == ["60.0", "20.0", "40.0"]
    assert "turns of all" in texts
    assert {"0", "20", "40", "60", "80", "100"} <= set(texts)  # the axis
    assert 'role="img" aria-label="Turns"' in svg


def test_dots_stand_where_their_values_are() -> None:
    svg = dots("Turns", "turns", ROWS, NUMBER)
    slow, fast, middle = places(svg, "path", "var(--sure)")
    assert slow - middle == pytest.approx(middle - fast, abs=0.3)
    low = places(svg, "line", "var(--sure)")
    wide = places(svg, "line", "var(--faint)")
    for at, row in enumerate(ROWS):
        dot = (slow, fast, middle)[at]
        assert wide[at] < low[at] < dot
        unit = (slow - fast) / 40
        assert dot - low[at] == pytest.approx(unit * (row.value - row.low), abs=0.3)


def test_shares_in_the_signs_of_the_language_and_a_fair_line() -> None:
    german = Words(Catalogue("de")).number
    svg = dots("Sitze", "Anteil", [Dot("a", 0.125, -0.1, 0.3)], german, True, 0.0)
    assert "12,5 %" in said(svg)
    assert "stroke-dasharray" in svg
    assert any(re.fullmatch(r"\d+ %", text) for text in said(svg))


def test_parts_of_bars_add_up_and_small_ones_have_no_number() -> None:
    svg = bars("Ends", ["one", "pair", "rare"], [Bar("all", [30, 69, 1]), Bar("none", [0, 0, 0])], NUMBER)
    texts = said(svg)
    assert [text for text in texts if text.endswith(" %")] == ["30 %", "69 %"]
    assert [text for text in texts if text in ("one", "pair", "rare")] == ["one", "pair", "rare"]  # the legend
    for n in range(3):
        assert f"var(--c{n})" in svg


@pytest.mark.parametrize("svg", [dots("T", "u", ROWS, NUMBER), bars("E", ["x"], [Bar("y", [1])], NUMBER)])
def test_colours_are_the_pages_and_nothing_is_loaded(svg: str) -> None:
    used = set(re.findall(r"var\((--\w+)\)", svg))
    assert used
    assert used <= set(re.findall(r"(--\w+):", STYLE))
    fixed = set(re.findall(r'(?:fill|stroke)="([^"]+)"', svg)) - {f"var({name})" for name in used}
    assert fixed <= {"none", "#fff", "#1b1815", "transparent"}
    assert not re.search(r"url\(|href|<script|font-family|class=", svg)
    assert len(svg) < 6000


def test_the_same_numbers_give_the_same_picture() -> None:
    assert dots("T", "u", ROWS, NUMBER) == dots("T", "u", ROWS, NUMBER)
