"""Postcards: what the board of a table looks like, as a picture for the chat that its link is shared in.

A card shows what a stranger at the window sees of the board, and the name of the game; no prompt, no names of people,
nothing that only a seat knows. Drawing holds up whoever does it, so a humble process does; without one (or without its
library) there is no card. The last few are kept, and who comes when many are waiting gets none.
"""

from __future__ import annotations

import logging
import re
import textwrap
from collections import OrderedDict
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from lamplight.core.messages import Catalogue
from lamplight.core.svg import LAMP, NIGHT, Sheet, n, on_a_plane
from lamplight.core.view import Board, Piece, Text
from lamplight.kits import all_games, kit_named
from lamplight.pictures import MOON, by_place
from lamplight.server.humble import READY, Humble
from lamplight.server.piped import Asking

log = logging.getLogger("lamplight.postcards")

WIDE: Final = 1200  # pixels
HIGH: Final = 630
EDGE: Final = 28  # pixels free around the board
COLUMN: Final = 456  # pixels for the words, beside it
GLOW: Final = "#ff8a3c"
LARGEST: Final = 84  # letters of the name
SMALL: Final = 36  # letters of what stands below it
LETTER: Final = 0.54  # how wide a letter is, at most on the average of a line; its height is 1
KEPT: Final = 40  # cards
MOST_WAITING: Final = 8
LETTERS: Final = "letters"  # the folder of the fonts, in that of the web client
FOREIGN: Final = re.compile("[^\u0020-\u024f\u2010-\u2026\u20ac]")  # what our letters do not have


class Card(NamedTuple):
    """What is on it."""

    game: str
    lang: str
    board: Board
    pieces: tuple[Piece, ...]


def drawn(card: Card) -> str:
    """The card as SVG: the name of the game by lamplight, the board beside it."""
    kit = kit_named(card.game)
    say = Catalogue(card.lang).format
    sheet = Sheet()
    (kit.picture or on_a_plane)(sheet, card.board, by_place(card.pieces), frozenset(), say)
    name = lines(say(kit.game.info().name), LARGEST)
    below = lines(say(Text("server-link-title")), SMALL)
    step, more = name[1] * 1.04, below[1] * 1.25
    y = (HIGH - step * len(name[0]) - more * len(below[0])) / 2 + name[1] * 0.8
    words = [
        f'<text x="56" y="{n(y + step * k)}" font-family="Alegreya" font-weight="700" font-size="{n(name[1])}"'
        f' fill="{LAMP}">{escape(line)}</text>'
        for k, line in enumerate(name[0])
    ]
    y += step * (len(name[0]) - 1) + more * 1.4
    words += [
        f'<text x="58" y="{n(y + more * k)}" font-size="{n(below[1])}" fill="{MOON}">{escape(line)}</text>'
        for k, line in enumerate(below[0])
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}"'
        f' font-family="Alegreya Sans"><radialGradient id="glow" cx="0.22" cy="0.5" r="0.62">'
        f'<stop offset="0" stop-color="{GLOW}" stop-opacity="0.18"/>'
        f'<stop offset="1" stop-color="{GLOW}" stop-opacity="0"/></radialGradient>'
        f'<rect width="{WIDE}" height="{HIGH}" fill="{NIGHT}"/><rect width="{WIDE}" height="{HIGH}" fill="url(#glow)"/>'
        f"{''.join(words)}{framed(sheet)}</svg>"
    )


def framed(sheet: Sheet) -> str:
    """The board as large as it can be beside the words; nothing of a game without places."""
    if sheet.right < sheet.left:
        return ""
    left = 56 + COLUMN + EDGE
    box = f"{n(sheet.left)} {n(sheet.top)} {n(sheet.right - sheet.left)} {n(sheet.bottom - sheet.top)}"
    marks = FOREIGN.sub("", "".join(sheet.marks))
    return (
        f'<svg x="{left}" y="{EDGE}" width="{WIDE - left - EDGE}" height="{HIGH - 2 * EDGE}" viewBox="{box}">'
        f"{marks}</svg>"
    )


def lines(words: str, largest: float) -> tuple[list[str], float]:
    """Words as lines that fit into the column, and how large they are.

    >>> lines("Come and play by lamplight", 36)
    (['Come and play by', 'lamplight'], 36)
    """
    words = FOREIGN.sub("", words)
    longest = max((len(word) for word in words.split()), default=1)
    size = min(largest, COLUMN / (LETTER * longest))
    return textwrap.wrap(words, max(longest, int(COLUMN / (LETTER * size)))), size


def painted(svg: str, letters: Path) -> bytes:
    """A drawing as PNG, with the fonts of this folder and no others; without any it has no words."""
    import resvg_py

    fonts = sorted(str(file) for file in letters.glob("*.ttf"))
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts))


def work(asking: Asking) -> None:
    """The process: paints what it is asked for."""
    all_games()
    asking.answer(READY)
    for card, letters in asking:
        try:
            asking.answer(painted(drawn(card), letters))
        except Exception:
            log.exception("no picture of a table of %s", card.game)
            asking.answer(b"")


class Postcards:
    """The cards of all tables, each painted once for a version of its table."""

    def __init__(self, static: Path) -> None:
        self.painter = Humble("lamplight-painter", work)
        self._letters = static / LETTERS
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._waiting = 0

    async def of(self, table: str, version: int, card: Card) -> bytes | None:
        """The card of a table at this version as PNG, if there is one."""
        key = (table, version)
        if key not in self._kept:
            if self._waiting >= MOST_WAITING:
                return None
            self._waiting += 1
            try:
                found: bytes | None = await self.painter.ask((card, self._letters))
            finally:
                self._waiting -= 1
            if not found:
                return None
            self._kept[key] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    def close(self) -> None:
        self.painter.close()
