"""How the rulebook of The Dwarves is read: its order, its marks, its tables, and what its examples say in words."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import resources

from lamplight.book import Section, book_of
from lamplight.core.messages import Catalogue
from lamplight.games.dwarves.reading import OF_CARD
from lamplight.games.dwarves.rulebook import BOOK
from lamplight.kits import game_named

KINDS = (("alf", "Älf"), ("troll", "Troll"), ("orc", "Orc"))

english = Catalogue("en").format


def sections() -> dict[str, Section]:
    book = book_of("dwarves")
    assert book is not None
    return {one.id: one for one in book.sections}


def test_the_introduction_comes_first_and_the_components_last() -> None:
    assert BOOK.order == (3, 4, 8, 10, 12, 11, 5, 6, 7, 9, 2, 13, 15, 14, 1)
    assert [entry.id for entry in sections()["intro"].entries] == [f"dw-intro-{n}" for n in range(1, 11)]
    assert BOOK.reading.editions == ("R7", "R28", "R60", "R61")


def test_cards_are_marked_as_their_content_says() -> None:
    marks = {name: Counter(item.mark for item in sections()[f"shelf-{name}"].items) for name in ("adventure", "threat")}
    assert marks["adventure"] == {"ours": 23, "read": 6, "printed": 1}
    assert marks["threat"] == {"ours": 11, "read": 4}
    assert BOOK.mark_of("DW-11.13") == "ours"
    assert BOOK.mark_of("DW-11.12") == "printed"


def test_rules_of_single_cards_belong_to_cards_that_there_are() -> None:
    names = {item.id.removeprefix("dwarf-") for part in sections().values() for item in part.items}
    assert set(OF_CARD) <= names
    assert len(names) == 12 + 30 + 15 + 10 + 5 + 36 + 1


def test_every_tile_has_a_page_that_says_what_is_drawn_on_it() -> None:
    """DW-1.6, DW-1.9: 36 tiles with an arrow and four troops, and the Tunnel tile."""
    *tiles, tunnel = sections()["shelf-tile"].items
    assert len(tiles) == 36
    assert {tile.mark for tile in tiles} == {"ours"}
    assert tunnel.mark == "printed"
    folder = resources.files("lamplight.games.dwarves") / "content"
    drawn = tomllib.loads((folder / "perished_tiles.toml").read_text("utf-8"))["tile"]
    for tile, entry in zip(tiles, drawn, strict=True):
        assert tile.id == entry["id"]
        assert english(tile.title) == f"Perished Land {entry['id']}, {entry['colour']} arrow"
        first, second, third, fourth = [f"1 {dict(KINDS)[kind]}" for kind in (*entry["left"], *entry["right"])]
        assert english(tile.text[1]).endswith(f": {first}, {second}; right of it: {third}, {fourth}.")
        assert "DW-5.1" in tile.rules


def test_the_table_of_the_council_says_what_its_rules_say() -> None:
    """DW-11.4 to DW-11.12: the step to the right."""
    (table,) = sections()["chapter-11"].tables
    steps = [english(row.cells[2]) for row in table.rows]
    for space, step in enumerate(steps[:8], 1):
        rule = english(next(one for one in sections()["chapter-11"].entries if one.name == f"DW-11.{space + 3}").text)
        assert f"(A message needs {step}.)" in rule
    assert steps[8] == "–"


def test_a_die_beats_whom_the_table_says() -> None:
    """DW-10.2: tried out in a fight."""
    line = next(one for one in BOOK.reading.examples if one.name == "fight").position
    (table,) = sections()["chapter-10"].tables
    for row in table.rows:
        number, beaten = english(row.cells[0])[-1], english(row.cells[1])
        state = game_named("dwarves").position(line)
        for notation in ("fight", f"roll {number} 1 1" if number != "3" else "roll 3 2 1"):
            state.apply(state.parse(notation))
        prompt = state.view(0).prompt if state.actor >= 0 else None
        struck = {option.do for option in prompt.options if option.do.startswith("strike")} if prompt else set()
        named = {f"strike {kind}" for kind, word in KINDS if word in beaten}
        assert struck == named, number


def test_what_is_lost_in_a_fight_without_a_hit() -> None:
    """DW-10.3"""
    shown = next(one for one in sections()["chapter-10"].examples if one.id == "missed")
    assert any("loses 1 Health. Left: 3." in english(text) for text in shown.told)
