"""`lamplight rules`: the rulebook from the catalogue, whole or one rule of it."""

from __future__ import annotations

import textwrap

from lamplight.core.faults import OK, cannot, unknown
from lamplight.core.rulebook import Rulebook
from lamplight.core.view import Text
from lamplight.kits import kit_named
from lamplight.terminal.screen import Screen
from lamplight.terminal.setup import chosen_game, game_ids

MARGIN = 10


def run(game: str | None = None, rule: str | None = None, /, *, screen: Screen) -> int:
    if game is None:
        game = game_ids()[0]
    elif rule is None and game not in game_ids():
        for name in game_ids():
            book = kit_named(name).rulebook
            if book is not None and book.named(game) is not None:
                game, rule = name, game  # `lamplight rules` with nothing but the name of a rule
                break
    print_rules(chosen_game(game).id, rule, screen)
    return OK


def book_of(game: str) -> Rulebook:
    """The rulebook of a game."""
    book = kit_named(game).rulebook
    if book is None:
        raise cannot("cli-no-rulebook", game=game)
    return book


Args = dict[str, int | str | Text]


def agreement(options: dict[str, str]) -> Args:
    """What was agreed at a table as arguments of its rules: numbers are numbers, so that a rule can say four, not five.

    >>> agreement({"size": "4", "pace": "easy"})
    {'size': 4, 'pace': 'easy'}
    """
    return {name: int(value) if value.isdecimal() else value for name, value in options.items()}


def print_rules(game: str, rule: str | None, screen: Screen, options: dict[str, str] | None = None) -> None:
    """The whole rulebook, a chapter, or one rule of a game; with options as they are played at a table."""
    args = agreement(options or {})
    book = book_of(game)
    if rule is None:
        whole(book, screen, args)
        return
    found = book.named(rule)
    if found is None:
        raise unknown("cli-unknown-rule", rule, book.known())
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
    for heading, names in book.headings:
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
