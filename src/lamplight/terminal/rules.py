"""`lamplight rules`: the rulebook from the catalogue, whole or one rule of it."""

from __future__ import annotations

import argparse
import textwrap

from lamplight.games.dunkelrunde import rulebook
from lamplight.terminal.arguments import Parser
from lamplight.terminal.faults import OK, unknown
from lamplight.terminal.screen import Screen
from lamplight.terminal.setup import chosen_game, game_ids

DUNKELRUNDE = "dunkelrunde"
MARGIN = 10


def arguments(parser: Parser) -> None:
    parser.name("game")
    parser.name("rule")


def run(args: argparse.Namespace, screen: Screen) -> int:
    game, rule = args.game, args.rule
    if game is None:
        game = game_ids()[0]
    elif rule is None and game not in game_ids() and rule_named(game) is not None:
        game, rule = game_ids()[0], game  # `lamplight rules DR-8.13`
    print_rules(chosen_game(game).id, rule, screen)
    return OK


def rule_named(text: str) -> str | None:
    """The rule, ruling, chapter or variant that a person means.

    >>> rule_named("dr-8.13"), rule_named("8.13"), rule_named("s5"), rule_named("8"), rule_named("crowds")
    ('DR-8.13', 'DR-8.13', 'S5', '8', 'crowds')
    >>> rule_named("DR-99.1") is None
    True
    """
    word = text.upper()
    for known in (word, "DR-" + word):
        if known in rulebook.RULES or known in rulebook.RULINGS:
            return known
    chapter = word.removeprefix("DR-")
    if chapter.isdecimal() and int(chapter) in rulebook.CHAPTERS:
        return str(int(chapter))
    return text.lower() if text.lower() in rulebook.VARIANTS else None


def print_rules(game: str, rule: str | None, screen: Screen) -> None:
    """The whole rulebook, a chapter, or one rule of a game."""
    assert game == DUNKELRUNDE
    if rule is None:
        whole(screen)
        return
    found = rule_named(rule)
    if found is None:
        raise unknown("cli-unknown-rule", rule, ["DR-4.1 … DR-14.4", "S1 … S50", "T1 … T16", *rulebook.VARIANTS])
    if found in rulebook.VARIANTS:
        entry(found, f"dr-variant-{found}", screen)
    elif found.isdecimal():
        chapter(int(found), screen)
    else:
        entry(found, rulebook.message_of(found), screen)


def whole(screen: Screen) -> None:
    """Every chapter, then the variants and the rulings."""
    screen.line(screen.paint(screen.words("dr-name"), "bold"))
    for number in rulebook.CHAPTERS:
        screen.line()
        chapter(number, screen)
    screen.line()
    screen.line(screen.paint(screen.words("dr-chapter-variants"), "bold"))
    for name in rulebook.VARIANTS:
        entry(name, f"dr-variant-{name}", screen)
    screen.line()
    screen.line(screen.paint(screen.words("dr-chapter-rulings"), "bold"))
    for name in rulebook.RULINGS:
        entry(name, rulebook.message_of(name), screen)


def chapter(number: int, screen: Screen) -> None:
    """A chapter with its heading."""
    heading = f"{number}. {screen.words(f'dr-chapter-{number}')}"
    screen.line(screen.paint(heading, "bold"))
    for name in rulebook.RULES:
        if name.startswith(f"DR-{number}."):
            entry(name, rulebook.message_of(name), screen)


def entry(name: str, message: str, screen: Screen) -> None:
    """A rule with its id in the margin."""
    width = max(30, screen.width - MARGIN)
    for k, line in enumerate(textwrap.wrap(screen.words(message), width)):
        margin = screen.paint(f"{name:<{MARGIN - 1}}", "yellow") if k == 0 else " " * (MARGIN - 1)
        screen.line(f"{margin} {line}")
