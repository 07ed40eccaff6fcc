"""What a person at the table may see: plain immutable values, without a sentence in them.

Every value here is built up from what a seat may know. Texts are message ids with arguments;
the catalogues turn them into sentences. The same types describe the wire (see server/wire.py).
"""

from __future__ import annotations

import msgspec


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message id with arguments; an argument that is itself a Text is formatted first."""

    id: str
    args: dict[str, int | str | Text] = {}


def seat_name(seat: int) -> Text:
    """A seat as the catalogues know it; who sits there is the table's matter."""
    return Text("seat-name", {"seat": seat, "n": seat + 1})


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an action is not allowed: the rule that forbids it, in words, with the pieces it is about.

    needs says what would have to be so that it could be done, where the rules know of one fact that is enough.
    """

    rule: str
    message: Text
    pieces: tuple[str, ...] = ()
    needs: Text | None = None


def lacking(refusal: Refusal, needs: Text | None) -> Refusal:
    """The same refusal with what would have to be."""
    return msgspec.structs.replace(refusal, needs=needs)


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a thing on the table is: its name, what there is to say of it, and the rules that speak of it."""

    name: Text
    what: tuple[Text, ...] = ()
    rules: tuple[str, ...] = ()


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing an option would do, for the preview: a piece comes to a place, perhaps in a special way."""

    piece: str
    to: str
    how: str = "walk"
    note: Text | None = None
    via: tuple[str, ...] = ()


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal action: its notation, its label, all that it touches, and what it would do."""

    do: str
    label: Text
    touches: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """Several plies of one seat that lead to a place further than one option does; they are sent as a plan.

    dos are the notations in their order; path are the places from where it begins to where it ends; price is all that
    it costs, and what awaits one there. Ways to the same place stand together, the cheapest first.
    """

    to: str
    dos: tuple[str, ...]
    label: Text
    path: tuple[str, ...]
    touches: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()
    price: tuple[Text, ...] = ()


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """The question put to a seat; only that seat gets the options, and everybody where all decide together.

    plans are what can be done in several plies at once, for whoever gets the options.
    """

    seat: int
    ask: Text
    options: tuple[Option, ...] = ()
    plans: tuple[Way, ...] = ()


class Guide(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a lesson says at this moment: step `step` of `of`, and the things that it speaks of.

    light are ids of pieces and places, or parts of the table ("part:dice"). read: there is nothing to decide, one reads
    and goes on. done: the lesson is over.
    """

    step: int
    of: int
    say: Text
    light: tuple[str, ...] = ()
    read: bool = False
    done: bool = False


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece on the table, or a heap of equal ones: where it is, whose it is, and what holds for it now.

    marks are words of the game, each of which holds or does not ("held"); their order means nothing.
    """

    id: str
    kind: str
    at: str
    label: Text
    seat: int | None = None
    marks: tuple[str, ...] = ()
    count: int = 1


class Beside(msgspec.Struct, frozen=True):
    """A neighbour of a place, and which way it lies ("north-east", "back", "through the east door")."""

    to: str
    way: Text


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of the board; these never change during a match and are sent once.

    marks are words of the game, as in Piece; what has a value of its own stands in the chart of the board. about says
    in words what is printed there, the kind of place first; beside are all its neighbours, for tables in words.
    """

    id: str
    kind: str
    label: Text
    x: float
    y: float
    next: tuple[str, ...] = ()
    landmark: str = ""
    marks: tuple[str, ...] = ()
    about: tuple[Text, ...] = ()
    beside: tuple[Beside, ...] = ()


class Chart(msgspec.Struct, frozen=True):
    """What is printed on a board beyond what places of all games have; a game that needs it has its own.

    Like Tableau and Detail it is sent as it is, every field of it: core knows only that it is there. Games keep
    theirs in games/<game>/tableau.py; web/src/games/<game>/wire.ts is generated from that.
    """


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """The still part of the table: its places and its name."""

    id: str
    places: tuple[Place, ...]
    chart: Chart | None = None


class SeatResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat got: whether it won, its share of the win in [0, 1], and why."""

    won: bool
    share: float
    message: Text


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The end of a game: the result of every seat, the reason, and the rule behind it."""

    reason: str
    rule: str
    message: Text
    seats: tuple[SeatResult, ...]


class Detail(msgspec.Struct, frozen=True, tag=str.lower, tag_field="what"):
    """The numbers of an event under their names; every game has its own, and `what` tells them apart."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one log line and one movement on the board.

    dice are the faces that were rolled just now, as they lie; everything else that has a number is in detail.
    audience None is everybody; else only these seats may learn of it.
    """

    kind: str
    text: Text
    rule: str = ""
    piece: str = ""
    path: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    seat: int | None = None
    audience: tuple[int, ...] | None = None
    detail: Detail | None = None


class Tableau(msgspec.Struct, frozen=True):
    """Dice, scores and other things beside the board; every game has its own, in the words of its rulebook."""


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that one seat (or a stranger at the window) may see of the game at one moment.

    beside says in words what lies beside the board, for tables without a drawing; own names what only this seat
    may know. guide is there in a lesson alone.
    """

    game: str
    turn: int
    actor: int
    pieces: tuple[Piece, ...]
    prompt: Prompt | None = None
    tableau: Tableau | None = None
    outcome: Outcome | None = None
    beside: tuple[Text, ...] = ()
    own: tuple[Text, ...] = ()
    guide: Guide | None = None


def asking(view: TableView, ask: Text) -> TableView:
    """The same view with the question in other words."""
    if view.prompt is None:
        return view
    return msgspec.structs.replace(view, prompt=msgspec.structs.replace(view.prompt, ask=ask))


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One value that a game's option may take."""

    value: str
    label: Text


class OptionSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game as the lobby and the command line offer it; the first choice is the default.

    free: a value of one's own is allowed too; the game checks it.
    """

    name: str
    label: Text
    choices: tuple[Choice, ...]
    variant: bool = False
    free: bool = False


class Suited(msgspec.Struct, frozen=True):
    """The options that this many seats need because the defaults do not do for them."""

    seats: int
    options: dict[str, str]


class LessonOffer(msgspec.Struct, frozen=True):
    """A lesson of a game: its name, and about how long it takes."""

    id: str
    minutes: int


class GameInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a lobby needs to know of a game.

    The last four are what the game says elsewhere (Game.suited, Game.secrets, its catalogues, its lessons), gathered
    by the server. names: what the game is called, by language.
    """

    id: str
    name: Text
    tagline: Text
    rules_version: int
    min_seats: int
    max_seats: int
    options: tuple[OptionSpec, ...]
    bots: tuple[Choice, ...]  # filled in by the kit, see bots/kit.py: a game leaves it empty
    colours: tuple[str, ...]
    suited: tuple[Suited, ...] = ()
    secrets: bool = False
    names: dict[str, str] = {}
    lessons: tuple[LessonOffer, ...] = ()
