"""A rulebook as it is read, in the browser, on paper and in the terminal: one order, one source.

The contents come from the game's rulebook (core/rulebook.py, core/reading.py), the sentences from the catalogues, and
the worked examples from the rules themselves: every claim of an example is tried out when the book is made.
"""

from __future__ import annotations

import functools
import logging
from typing import Final, Literal

import msgspec

from lamplight.bots.kit import Kit
from lamplight.core.events import Narrator, heard_by
from lamplight.core.game import CHANCE, State
from lamplight.core.messages import Catalogue
from lamplight.core.reading import MARKS, READ, Cell, Example, Grid, Thing
from lamplight.core.rulebook import Rulebook
from lamplight.core.view import Board, TableView, Text
from lamplight.kits import kit_named

Mark = Literal["printed", "read", "ours"]
Kind = Literal["intro", "chapter", "key", "terms", "shelf", "variants", "rulings", "editions"]

EDITIONS: Final = Text("book-editions")
KEY: Final = Text("book-key")
TERMS: Final = Text("book-terms")

log = logging.getLogger(__name__)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paragraph: what people and refusals call it ("S5"; nothing for what has no number), and its sentences."""

    id: str
    text: Text
    name: str = ""
    mark: Mark = "printed"


class Row(msgspec.Struct, frozen=True):
    """A row of a table."""

    cells: tuple[Text, ...]


class Rows(msgspec.Struct, frozen=True):
    """A table: its title, its headings, its rows."""

    title: Text
    head: tuple[Text, ...]
    rows: tuple[Row, ...]


class Sign(msgspec.Struct, frozen=True):
    """A sign of the game and what it means; the skin draws it by its id."""

    id: str
    name: Text
    means: Text


class Term(msgspec.Struct, frozen=True):
    """A word of the game, what it means in one sentence, and the rule that says more; nothing if there is none."""

    id: str
    name: Text
    means: Text
    rule: str


class Denied(msgspec.Struct, frozen=True):
    """Something that cannot be done: what it would touch, and why not, by which rule."""

    what: tuple[Text, ...]
    touches: tuple[str, ...]
    why: Text
    rule: str


class Allowed(msgspec.Struct, frozen=True):
    """Something that can be done, as it is offered at a table."""

    label: Text
    touches: tuple[str, ...]


class Stand(msgspec.Struct, frozen=True):
    """Who is at a place, for words instead of a drawing."""

    place: Text
    there: tuple[Text, ...]


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A worked example: the position before and, if something is done in it, after; all that is said of it holds.

    board is one of the boards of the book; places are those that are drawn.
    """

    id: str
    title: Text
    text: Text
    rules: tuple[str, ...]
    board: str
    places: tuple[str, ...]
    before: TableView
    stands: tuple[Stand, ...]
    asks: Text | None = None
    can: tuple[Allowed, ...] = ()
    cannot: tuple[Denied, ...] = ()
    told: tuple[Text, ...] = ()
    after: TableView | None = None
    stands_after: tuple[Stand, ...] = ()


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing of the game that has a page of its own."""

    id: str
    sort: str
    title: Text
    text: tuple[Text, ...] = ()
    rules: tuple[str, ...] = ()
    mark: Mark = "printed"


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the book under one heading; open: it lies open from the beginning. number is that of a chapter."""

    id: str
    kind: Kind
    title: Text
    number: int = 0
    open: bool = False
    entries: tuple[Entry, ...] = ()
    tables: tuple[Rows, ...] = ()
    examples: tuple[Shown, ...] = ()
    signs: tuple[Sign, ...] = ()
    terms: tuple[Term, ...] = ()
    items: tuple[Item, ...] = ()


class Book(msgspec.Struct, frozen=True):
    """A game's rulebook in the order in which one learns the game; boards are those that its examples are played on."""

    game: str
    prefix: str
    preface: Text | None
    sections: tuple[Section, ...]
    boards: dict[str, Board]


class FalseExample(ValueError):
    """An example that claims what is not so."""


@functools.cache
def book_of(game: str) -> Book | None:
    """The book of a game; None if it has none. Raises UnknownGame."""
    kit = kit_named(game)
    return None if kit.rulebook is None else bound(kit, kit.rulebook)


def bound(kit: Kit, rules: Rulebook) -> Book:
    """The whole book of a kit."""
    prefix, reading = rules.prefix, rules.reading
    boards: dict[str, Board] = {}
    shown: dict[int, list[Shown]] = {}
    for example in reading.examples:
        try:
            one = played(kit, prefix, example, boards)
        except (FalseExample, ValueError) as error:  # a line that is no position, a notation that is none
            log.warning("%s: the example %s is left out: %s", kit.id, example.name, error)
        else:
            shown.setdefault(example.chapter, []).append(one)
    grids = reading.grids()
    sections: list[Section] = []
    if reading.intros:
        paragraphs = [f"{prefix}-intro-{n}" for n in range(1, reading.intros + 1)]
        entries = tuple(Entry(one, Text(one)) for one in paragraphs)
        sections.append(Section("intro", "intro", Text(f"{prefix}-chapter-intros"), open=True, entries=entries))
    for number in rules.order:
        entries = tuple(entry(rules, name) for name in rules.rules_of(number))
        entries += tuple(note(rules, name) for chapter, name in reading.notes if chapter == number)
        sections.append(
            Section(
                f"chapter-{number}",
                "chapter",
                Text(f"{prefix}-chapter-{number}"),
                number=number,
                entries=entries,
                tables=tuple(rows(grid) for grid in grids if grid.chapter == number),
                examples=tuple(shown.get(number, ())),
            )
        )
    if reading.key:
        signs = tuple(Sign(n, Text(f"{prefix}-key-{n}"), Text(f"{prefix}-key-{n}.means")) for n in reading.key)
        sections.append(Section("key", "key", KEY, signs=signs))
    if terms := terms_of(prefix):
        sections.append(Section("terms", "terms", TERMS, terms=terms))
    for shelf in reading.shelves():
        items = tuple(item(shelf.sort, thing) for thing in shelf.things)
        title = Text(f"{prefix}-shelf-{shelf.sort}")
        sections.append(Section(f"shelf-{shelf.sort}", "shelf", title, items=items))
    if rules.variants:
        entries = tuple(variant(rules, name) for name in rules.variants)
        sections.append(Section("variants", "variants", Text(f"{prefix}-chapter-variants"), entries=entries))
    for heading, names in rules.headings:
        entries = tuple(entry(rules, name) for name in names if name not in reading.editions)
        word = heading.removeprefix(f"{prefix}-chapter-")
        sections.append(Section(word, "rulings", Text(heading), entries=entries))
    if reading.editions:
        entries = tuple(entry(rules, name) for name in reading.editions)
        sections.append(Section("editions", "editions", EDITIONS, entries=entries))
    preface = Text(f"{prefix}-preface") if reading.preface else None
    return Book(kit.id, prefix, preface, tuple(sections), boards)


def terms_of(prefix: str) -> tuple[Term, ...]:
    """The words of a game, as its catalogue has them."""
    catalogue = Catalogue("en")
    found = []
    for name in catalogue.named(f"{prefix}-term-"):
        rule = catalogue.format(Text(f"{name}.rule"))
        found.append(Term(name, Text(name), Text(f"{name}.means"), "" if rule == f"{name}.rule" else rule))
    return tuple(found)


def entry(rules: Rulebook, name: str) -> Entry:
    message = rules.message_of(name)
    return Entry(message, Text(message), name, mark(rules.mark_of(name)))


def variant(rules: Rulebook, name: str) -> Entry:
    message = f"{rules.prefix}-variant-{name}"
    return Entry(message, Text(message), mark=mark(rules.mark_of(name)))


def note(rules: Rulebook, name: str) -> Entry:
    message = f"{rules.prefix}-note-{name}"
    return Entry(message, Text(message), mark=mark(rules.mark_of(name)))


def item(sort: str, thing: Thing) -> Item:
    return Item(thing.name, sort, thing.title, thing.text, thing.rules, mark(thing.mark))


def rows(grid: Grid) -> Rows:
    """A table whose cells are all texts; a number or a sign stands for itself."""

    def told(cell: Cell) -> Text:
        return cell if isinstance(cell, Text) else Text("book-cell", {"what": cell})

    return Rows(grid.title, grid.head, tuple(Row(tuple(map(told, row))) for row in grid.rows))


def mark(name: str) -> Mark:
    """A mark by its name; what somebody else's game calls otherwise is its own reading."""
    found: Mark = msgspec.convert(name if name in MARKS else READ, Mark)
    return found


def played(kit: Kit, prefix: str, example: Example, boards: dict[str, Board]) -> Shown:
    """An example as the rules play it; raises FalseExample if one of its claims is wrong."""
    state = kit.game.position(example.position)
    scene = state.scene()
    boards.setdefault(scene.id, scene)
    eyes = None if example.seat < 0 else example.seat
    places = example.places or tuple(place.id for place in scene.places)
    unknown = set(places) - {place.id for place in scene.places}
    if unknown:
        raise FalseExample(f"no such places: {', '.join(sorted(unknown))}")
    before = state.view(eyes)
    asked = None if before.prompt is None or not example.asked else before.prompt.ask
    can = allowed(state, example)
    cannot = tuple(denied(state, scene, one, rule) for one, rule in example.cannot)
    told = tuple(named(kit, text) for text in narrated(state, example))
    after = state.view(eyes) if example.plays else None
    if after is not None:
        check_ends(after, example)
    return Shown(
        id=example.name,
        title=Text(f"{prefix}-example-{example.name}"),
        text=Text(f"{prefix}-example-{example.name}.text"),
        rules=example.rules,
        board=scene.id,
        places=places,
        before=still(before),
        stands=stands(scene, before, places),
        asks=asked,
        can=can,
        cannot=cannot,
        told=told,
        after=None if after is None else still(after),
        stands_after=() if after is None else stands(scene, after, places),
    )


def named(kit: Kit, text: Text) -> Text:
    """The same text with seats called by their colours: nobody sits there."""
    if text.id == "seat-name":
        colours = kit.game.info().colours
        seat = text.args.get("seat")
        return Text(f"colour-{colours[seat]}") if isinstance(seat, int) and seat < len(colours) else text
    args = {name: named(kit, value) if isinstance(value, Text) else value for name, value in text.args.items()}
    return Text(text.id, args)


def still(view: TableView) -> TableView:
    """A view to look at: nothing is asked."""
    return msgspec.structs.replace(view, prompt=None)


def allowed(state: State, example: Example) -> tuple[Allowed, ...]:
    """What the example says can be done; with a piece it is about, all that can be done with it."""
    if not example.can and not example.about:
        return ()
    prompt = state.view(int(state.actor)).prompt if state.actor >= 0 else None
    options = {} if prompt is None else {option.do: option for option in prompt.options}
    missing = [one for one in example.can if one not in options]
    if missing:
        raise FalseExample(f"not allowed: {', '.join(missing)}")
    if example.about:
        more = [one for one, option in options.items() if example.about in option.touches and one not in example.can]
        if more:
            raise FalseExample(f"allowed too: {', '.join(more)}")
    return tuple(Allowed(options[one].label, options[one].touches) for one in example.can)


def denied(state: State, scene: Board, notation: str, rule: str) -> Denied:
    """Why something cannot be done; raises FalseExample if it can, or cannot for another reason."""
    seat = max(0, int(state.actor))
    code = state.parse(notation)
    refusal = state.refusal(seat, code)
    if refusal is None or refusal.rule != rule:
        found = "nothing" if refusal is None else refusal.rule
        raise FalseExample(f"{notation} is refused by {found}, not by {rule}")
    touched = tuple(state.touches(code))
    labels = {place.id: place.label for place in scene.places}
    labels |= {piece.id: piece.label for piece in state.view(seat).pieces}
    return Denied(tuple(labels[one] for one in touched if one in labels), touched, refusal.message, rule)


def narrated(state: State, example: Example) -> tuple[Text, ...]:
    """Plays the example; what everybody is told meanwhile."""
    told: list[Text] = []
    kinds: list[str] = []
    for notation in example.plays:
        code = state.parse(notation)
        if state.actor == CHANCE:
            known = any(outcome == code for outcome, _ in state.chance_outcomes())
        else:
            known = code in state.legal_actions()
        if not known:
            raise FalseExample(f"cannot be played: {notation}")
        narrator = Narrator()
        state.apply(code, narrator)
        for event in narrator.events:
            kinds.append(event.kind)
            if heard_by(event, None) and event.kind != "along":
                told.append(event.text)
    rest = iter(kinds)
    missing = [kind for kind in example.tells if kind not in rest]
    if missing:
        raise FalseExample(f"does not happen: {', '.join(missing)}; but {', '.join(kinds)}")
    return tuple(told)


def check_ends(view: TableView, example: Example) -> None:
    """Is everybody where the example says?"""
    where = {piece.id: piece.at for piece in view.pieces}
    for piece, place in example.ends:
        if where.get(piece) != place:
            raise FalseExample(f"{piece} is at {where.get(piece)}, not at {place}")


def stands(scene: Board, view: TableView, places: tuple[str, ...]) -> tuple[Stand, ...]:
    """Who is where, of the places that are drawn and have anybody."""
    found = []
    for place in scene.places:
        here = tuple(piece.label for piece in view.pieces if piece.at == place.id)
        if here and place.id in places:
            found.append(Stand(place.label, here))
    return tuple(found)
