"""`lamplight rules`: the rulebook from the catalogue, whole or one rule of it."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Final, NamedTuple

from lamplight.core.faults import OK, unknown
from lamplight.core.view import Text
from lamplight.games.dunkelrunde import rulebook as dunkelrunde
from lamplight.games.dwarves import rulebook as dwarves
from lamplight.games.rumble import rulebook as rumble
from lamplight.terminal.screen import Screen
from lamplight.terminal.setup import chosen_game, game_ids

MARGIN = 10


class Rulebook(NamedTuple):
    """The contents of a game's rulebook: rules are called DR-8.13, their messages begin with dr-."""

    sign: str
    chapters: tuple[int, ...]
    rules: tuple[str, ...]
    rulings: tuple[tuple[str, tuple[str, ...]], ...]  # by heading
    variants: tuple[str, ...]
    message_of: Callable[[str], str]
    known: tuple[str, ...]  # for people who ask for a rule that is not there

    @property
    def prefix(self) -> str:
        return self.sign.lower()


BOOKS: Final = {
    "dunkelrunde": Rulebook(
        "DR",
        tuple(dunkelrunde.CHAPTERS),
        tuple(dunkelrunde.RULES),
        (("dr-chapter-rulings", tuple(dunkelrunde.RULINGS)),),
        tuple(dunkelrunde.VARIANTS),
        dunkelrunde.message_of,
        ("DR-4.1 … DR-14.4", "S1 … S50", "T1 … T16"),
    ),
    "rumble": Rulebook(
        "RD",
        tuple(rumble.CHAPTERS),
        rumble.RULES,
        tuple(
            (f"rd-chapter-{heading}", tuple(name for name in rumble.RULINGS if name.startswith(letter)))
            for heading, letter in (("rulings", "A"), ("combination", "C"), ("guard", "G"))
        ),
        (),
        rumble.message_of,
        ("RD-1.1 … RD-7.2", "A1 … A31", "C1 … C7", "G1 … G3"),
    ),
    "dwarves": Rulebook(
        "DW",
        tuple(dwarves.CHAPTERS),
        dwarves.RULES,
        (("dw-chapter-rulings", dwarves.RULINGS),),
        (),
        dwarves.message_of,
        ("DW-1.1 … DW-15.6", "R1 … R79"),
    ),
}


def run(game: str | None = None, rule: str | None = None, /, *, screen: Screen) -> int:
    if game is None:
        game = game_ids()[0]
    elif rule is None and game not in game_ids():
        for name in game_ids():
            if rule_named(game, name) is not None:
                game, rule = name, game  # `lamplight rules DR-8.13`
                break
    print_rules(chosen_game(game).id, rule, screen)
    return OK


def rule_named(text: str, game: str = "dunkelrunde") -> str | None:
    """The rule, ruling, chapter or variant that a person means.

    >>> rule_named("dr-8.13"), rule_named("8.13"), rule_named("s5"), rule_named("8"), rule_named("crowds")
    ('DR-8.13', 'DR-8.13', 'S5', '8', 'crowds')
    >>> rule_named("DR-99.1") is None
    True
    >>> rule_named("4.10", "rumble"), rule_named("g2", "rumble"), rule_named("8", "rumble")
    ('RD-4.10', 'G2', None)
    """
    book = BOOKS[game]
    word = text.upper()
    rulings = [name for _, names in book.rulings for name in names]
    for known in (word, f"{book.sign}-{word}"):
        if known in book.rules or known in rulings:
            return known
    chapter = word.removeprefix(f"{book.sign}-")
    if chapter.isdecimal() and int(chapter) in book.chapters:
        return str(int(chapter))
    return text.lower() if text.lower() in book.variants else None


Args = dict[str, int | str | Text]


def agreement(options: dict[str, str]) -> Args:
    """What was agreed at a table as arguments of its rules: numbers are numbers, so that a rule can say four, not five.

    >>> agreement({"perish": "4", "difficulty": "easy"})
    {'perish': 4, 'difficulty': 'easy'}
    """
    return {name: int(value) if value.isdecimal() else value for name, value in options.items()}


def print_rules(game: str, rule: str | None, screen: Screen, options: dict[str, str] | None = None) -> None:
    """The whole rulebook, a chapter, or one rule of a game; with options as they are played at a table."""
    args = agreement(options or {})
    book = BOOKS[game]
    if rule is None:
        whole(book, screen, args)
        return
    found = rule_named(rule, game)
    if found is None:
        raise unknown("cli-unknown-rule", rule, [*book.known, *book.variants])
    if found in book.variants:
        entry(found, f"{book.prefix}-variant-{found}", screen, args)
    elif found.isdecimal():
        chapter(book, int(found), screen, args)
    else:
        entry(found, book.message_of(found), screen, args)


def whole(book: Rulebook, screen: Screen, args: Args) -> None:
    """Every chapter, then the variants and the rulings."""
    screen.line(screen.paint(screen.words(f"{book.prefix}-name"), "bold"))
    for number in book.chapters:
        screen.line()
        chapter(book, number, screen, args)
    if book.variants:
        screen.line()
        screen.line(screen.paint(screen.words(f"{book.prefix}-chapter-variants"), "bold"))
        for name in book.variants:
            entry(name, f"{book.prefix}-variant-{name}", screen, args)
    for heading, names in book.rulings:
        screen.line()
        screen.line(screen.paint(screen.words(heading), "bold"))
        for name in names:
            entry(name, book.message_of(name), screen, args)


def chapter(book: Rulebook, number: int, screen: Screen, args: Args) -> None:
    """A chapter with its heading."""
    heading = f"{number}. {screen.words(f'{book.prefix}-chapter-{number}')}"
    screen.line(screen.paint(heading, "bold"))
    for name in book.rules:
        if name.startswith(f"{book.sign}-{number}."):
            entry(name, book.message_of(name), screen, args)


def entry(name: str, message: str, screen: Screen, args: Args) -> None:
    """A rule with its id in the margin."""
    width = max(30, screen.width - MARGIN)
    for k, line in enumerate(textwrap.wrap(screen.text(Text(message, args)), width)):
        margin = screen.paint(f"{name:<{MARGIN - 1}}", "yellow") if k == 0 else " " * (MARGIN - 1)
        screen.line(f"{margin} {line}")
