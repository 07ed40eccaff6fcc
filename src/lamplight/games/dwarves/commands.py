"""`lamplight card`: what a card of The Dwarves asks and does, found by its id or its title in any language."""

from __future__ import annotations

import difflib
import re
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from lamplight.core.faults import FAILED, OK, Fault, usage
from lamplight.core.game import SetupError
from lamplight.core.letters import plain
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.screen import Column, Screen
from lamplight.core.view import Text
from lamplight.games.dwarves.catalogue import Card, cards
from lamplight.games.dwarves.content import load, standard
from lamplight.games.dwarves.draft import LONGEST_TITLE
from lamplight.games.dwarves.sheet import shown
from lamplight.games.dwarves.tables import Tables

NEAR: Final = 0.72  # how alike two names must be, from 0 to 1
GUESSES: Final = 3


def run(*card: str, content: str | None = None, screen: Screen) -> int:
    tables = content_of(content)
    wanted = " ".join(card)
    book = cards(tables)
    if not wanted:
        if content is not None:
            screen.say("dw-cli-card-fine", folder=content, hash=tables.content)
        listed(book, screen)
        return OK
    found = search(book, wanted)
    if not found:
        named = [f"{screen.text(one.title)} ({one.id})" for one in near(book, wanted)]
        raise usage("dw-cli-card-unknown", value=shown(wanted), near=suggestion(named))
    if len(found) == 1:
        show(found[0], screen)
        return OK
    screen.say("dw-cli-card-several", value=shown(wanted), count=len(found))
    listed(found, screen)
    return OK


def content_of(folder: str | None) -> Tables:
    """The content of the box, or of a folder of one's own; every fault of it is named."""
    if folder is None:
        return standard()
    try:
        return load(Path(folder))
    except SetupError as error:
        text = Text("dw-cli-card-faults", {"folder": folder, "count": len(error.faults)})
        raise Fault(FAILED, text, error.faults) from None


def tidy_id(text: str) -> str:
    """An id without its zeros, so that av7 and AV07 are the same.

    >>> tidy_id("AV07"), tidy_id("av7"), tidy_id("sa 1")
    ('av7', 'av7', 'sa1')
    """
    return re.sub(r"(?<=[a-z])0+(?=\d)", "", plain(text).replace(" ", ""))


def titles(card: Card) -> list[str]:
    """What a card is called, in every language."""
    return [plain(Catalogue(lang).format(card.title)) for lang in LANGUAGES]


def search(book: list[Card], wanted: str) -> list[Card]:
    """The cards meant by a name: by its id, else by its whole title, else by a part of it."""
    name = plain(wanted)
    if not name:
        return []
    by_id = [card for card in book if tidy_id(card.id) == tidy_id(wanted)]
    if by_id:
        return by_id
    whole = [card for card in book if name in titles(card)]
    return whole or [card for card in book if any(name in title for title in titles(card))]


def near(book: list[Card], wanted: str) -> list[Card]:
    """The cards whose title, or as many words of it as were typed, comes closest; the closest first."""
    name = plain(wanted)
    if len(name) > LONGEST_TITLE:
        return []
    size = max(1, len(name.split()))
    scored: list[tuple[float, int]] = []
    for at, card in enumerate(book):
        best = difflib.SequenceMatcher(None, tidy_id(card.id), tidy_id(wanted)).ratio() if len(name) < 6 else 0.0
        for title in titles(card):
            words = title.split()
            parts = [title] + [" ".join(words[k : k + size]) for k in range(len(words) - size + 1)]
            best = max(best, *(difflib.SequenceMatcher(None, part, name).ratio() for part in parts))
        if best >= NEAR:
            scored.append((-best, at))
    return [book[at] for _, at in sorted(scored)[:GUESSES]]


def suggestion(guesses: list[str]) -> Text | str:
    """A question after the cards that were probably meant, or nothing."""
    if not guesses:
        return ""
    named = Text("cli-guess", {"guess": guesses[0]})
    for guess in guesses[1:]:
        named = Text("cli-guess-or", {"first": named, "guess": guess})
    return Text("cli-did-you-mean-one", {"guesses": named})


def kind(card: Card, screen: Screen) -> str:
    """What sort of card it is, with its stage or number of copies."""
    words = [screen.words(f"dw-kind-{card.kind}")]
    if card.stage:
        words.append(screen.words(f"dw-stage-{card.stage}"))
    if card.copies > 1:
        words.append(screen.words("dw-copies", count=card.copies))
    return ", ".join(words)


def listed(book: Sequence[Card], screen: Screen) -> None:
    """One line for each card."""
    rows = [(card.id, screen.text(card.title), kind(card, screen)) for card in book]
    screen.table((Column(least=8, style="yellow"), Column(), Column(style="dim")), rows)


def show(card: Card, screen: Screen) -> None:
    """The whole card."""
    screen.line(f"{screen.paint(screen.text(card.title), 'bold')}  ({card.id}; {kind(card, screen)})")
    if card.text is not None:
        for line in textwrap.wrap(screen.text(card.text), screen.width):
            screen.line(line)
    for section in card.sections:
        screen.line()
        screen.line(screen.paint(screen.text(section.heading()), "bold"))
        for told in section.lines:
            lines = textwrap.wrap(screen.text(told), screen.width - 4)
            screen.line("  - " + lines[0])
            for line in lines[1:]:
                screen.line("    " + line)
