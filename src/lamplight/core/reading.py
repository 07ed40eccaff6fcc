"""How a rulebook is read: what comes first, what stands beside its rules, and what is printed, read or ours.

A game gives these as data; the sentences stand in the catalogues, under the prefix of the book:

    PREFIX-preface                    what is printed and what is ours, in a sentence or two
    PREFIX-intro-1 ...                how it is played, in a few paragraphs, headed by PREFIX-chapter-intros
    PREFIX-note-NAME                  what a chapter says besides its numbered rules
    PREFIX-example-NAME, .text        a worked example: its title, and what it shows
    PREFIX-key-NAME, .means           a sign of the game: its name, and what it means
    PREFIX-shelf-NAME                 the heading of a shelf of things that have a page each: tiles, rooms, cards
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from lamplight.core.view import Text

PRINTED: Final = "printed"  # as the printed rulebook has it, in our words
READ: Final = "read"  # our reading, where the print is silent or contradicts itself
OURS: Final = "ours"  # not in the box: made by us
MARKS: Final = (PRINTED, READ, OURS)

Cell = Text | int | str


class Example(NamedTuple):
    """A worked example: a position as text, and what is claimed of it. lamplight.book checks every claim."""

    name: str
    chapter: int
    rules: tuple[str, ...]  # what it shows
    position: str
    places: tuple[str, ...]  # drawn; none: all of them
    about: str = ""  # a piece or place: `can` is then all that can be done with it
    can: tuple[str, ...] = ()  # what is allowed here
    cannot: tuple[tuple[str, str], ...] = ()  # what is not, and by which rule
    plays: tuple[str, ...] = ()  # decisions and luck, one after another
    ends: tuple[tuple[str, str], ...] = ()  # pieces, and where they are then
    tells: tuple[str, ...] = ()  # kinds of events that happen on the way, in this order
    seat: int = -1  # through whose eyes; nobody's own
    asked: bool = True  # is the question told, too?


class Grid(NamedTuple):
    """A table below the rules of a chapter: its title, its headings and its rows."""

    chapter: int
    title: Text
    head: tuple[Text, ...]
    rows: tuple[tuple[Cell, ...], ...]


class Thing(NamedTuple):
    """A tile, a room, a card: it has a page of its own. name is a word of an address: letters, digits, dashes."""

    name: str
    title: Text
    text: tuple[Text, ...]  # what is to be said of it, line by line
    rules: tuple[str, ...] = ()  # the rules and rulings that speak of it
    mark: str = PRINTED


class Shelf(NamedTuple):
    """Things of one sort; the sort is a word of the game."""

    sort: str
    things: tuple[Thing, ...]


def no_grids() -> tuple[Grid, ...]:
    return ()


def no_shelves() -> tuple[Shelf, ...]:
    return ()


class Reading(NamedTuple):
    """What a game adds to its numbered rules, so that they can be learnt from."""

    order: tuple[int, ...] = ()  # chapters in the order of learning; the others follow
    preface: bool = False  # with it, everything is marked as printed, read or ours
    intros: int = 0  # paragraphs of the introduction
    notes: tuple[tuple[int, str], ...] = ()  # chapter, name
    editions: tuple[str, ...] = ()  # rulings that matter only to those who compare editions
    printed: tuple[str, ...] = ()  # rulings and variants that are in print
    ours: tuple[str, ...] = ()  # rules, rulings and notes that are not
    examples: tuple[Example, ...] = ()
    grids: Callable[[], tuple[Grid, ...]] = no_grids
    key: tuple[str, ...] = ()  # signs
    shelves: Callable[[], tuple[Shelf, ...]] = no_shelves


PLAIN: Final = Reading()
