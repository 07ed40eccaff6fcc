"""A kit: all that the platform asks of a game, as one typed object.

Only the game itself is needed; every other part has a default. Our own kits stand in `bots/<game>/kit.py`, those of
others come with their packages (see kits.py). Whoever wants to know something about a game asks its kit.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

import msgspec

from lamplight.bots.bot import Bot
from lamplight.bots.search.judge import Judge
from lamplight.bots.search.reasons import reason_for
from lamplight.bots.search.searcher import LEVELS, Level, Searcher
from lamplight.bots.uniform import Uniform
from lamplight.core.about import about
from lamplight.core.game import Game, State
from lamplight.core.messages import Catalogue, message_ids
from lamplight.core.observe import Observer
from lamplight.core.perspective import Perspective
from lamplight.core.rulebook import Rulebook
from lamplight.core.screen import Screen
from lamplight.core.svg import Draw
from lamplight.core.view import About, Board, Choice, GameInfo, TableView, Text

AT_RANDOM: Final = Text("core-bot-uniform")
ORDER: Final = 1000  # in the lobby: games from outside come after ours, by their names
UNIFORM: Final = "uniform"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")

Value = str | int | float | bool | list[int | str]  # of content that a study changes


class UnknownBot(LookupError):
    """There is no bot of that name for this game."""


class KitError(ValueError):
    """A kit that cannot be used; the message says in one sentence what is wrong with it."""

    def __init__(self, message: str, /, **args: int | str | Text) -> None:
        self.message = Text(message, dict(args))
        super().__init__(Catalogue("en").format(self.message))


class OwnBot(NamedTuple):
    """A bot of one game: its name on the command line, how a fresh one is made, and what people call it."""

    name: str
    make: Callable[[], Bot]
    label: Text


class Guest(NamedTuple):
    """A bot that somebody else brings for a game; its label is a name, not a message."""

    game: str
    name: str
    make: Callable[[], Bot]
    label: str = ""


class Tally(NamedTuple):
    """A measure that counts by piece how often an event of a kind happened to it; it tells how many pieces it met."""

    measure: str
    event: str


class Files(NamedTuple):
    """Files of one's own that stand for a value of an option: a board that somebody drew."""

    option: str
    largest: int  # bytes
    take: Callable[[str], str]  # makes the file's text known; the value of the option, or SetupError with every fault


class Content(NamedTuple):
    """Numbers of a game's content that a study may change."""

    opening: Callable[[dict[str, str], int, Mapping[str, Value]], State]  # options, seats, changes; or SetupError
    fingerprint: Callable[[], str]  # of the content as it is


class Command(NamedTuple):
    """A command of the terminal that belongs to one game: its name, the prefix of its messages, its module.

    at_table: one may also type it at the table; PREFIX-words are more words for it, with commas between them.

    The module has a function `run` whose signature says what can be typed: words are positional-only, options
    keyword-only, and `screen` is given to it; it returns an exit code or raises Fault (core/faults.py). The messages
    are PREFIX-short, PREFIX-about, PREFIX-examples and PREFIX-NAME for every word and option.
    """

    name: str
    prefix: str
    module: str
    at_table: bool = False


class Sketch(NamedTuple):
    """How a terminal draws the table with letters: the lines of a position, and what their signs mean.

    aside tells in words what lies beside the board, also where nothing is drawn; it is given how to say a text.
    """

    draw: Callable[[Board, TableView, Screen], list[str]]
    legend: Callable[[Screen], str]
    aside: Callable[[Board, TableView, Callable[[Text], str]], list[str]] | None = None


@dataclass(frozen=True, kw_only=True)
class Kit:
    """All that the platform asks of a game; raises KitError if it cannot be used."""

    game: Game
    prefix: str = ""  # of its messages and, in capitals, of its rules; the id of the game if nothing else is said
    rulebook: Rulebook | None = None
    bots: tuple[OwnBot, ...] = ()  # the usual one first
    guests: tuple[OwnBot, ...] = ()  # bots that others brought, see Guest
    random: Text = AT_RANDOM  # what the bot that plays at random is called here
    judge: Callable[[Perspective], Judge] = Judge
    reasons: Callable[[State, int, int], Text] = reason_for  # why a seat would do this; told to everybody
    about: Callable[[TableView, Board, str], About | None] = about  # what a piece or a place is, from a view alone
    measures: Mapping[str, str] = field(default_factory=dict)  # counted by the laboratory: name -> kind of event
    tally: Tally | None = None
    leader: Callable[[State], int] | None = None  # the seat that is ahead; -1 while several are level
    observer: Callable[[State], Observer] | None = None
    codes: Sequence[int] = ()  # without an observer of its own: every code of people's actions ...
    draws: Sequence[int] = ()  # ... and of chance
    picture: Draw | None = None  # how a position is drawn; else its places on a plane
    sketch: Sketch | None = None  # how a terminal draws it; else it is told in words
    files: Files | None = None
    content: Content | None = None
    commands: tuple[Command, ...] = ()
    words: Traversable | None = None  # a folder of en.ftl, de.ftl ...; our own stand in lamplight/locale
    lessons: Traversable | None = None  # a folder of lessons, one file for each, and tips.toml (see lessons.py)
    parts: tuple[str, ...] = ()  # what its skin marks with data-part, so that a lesson can point at it
    order: int = ORDER

    def __post_init__(self) -> None:
        self._check_game()
        settle(self.game)
        self._check_parts()
        self._check_bots()
        if not self.prefix:
            object.__setattr__(self, "prefix", self.id)
        self._check_commands()
        self._check_words()

    @property
    def id(self) -> str:
        return self.game.id

    def bot_names(self) -> list[str]:
        """The usual bot first, then the levels of the search from gentle to master, guests, and chance."""
        return [*[bot.name for bot in self.bots], *LEVELS, *[bot.name for bot in self.guests], UNIFORM]

    def bot(self, name: str) -> Bot:
        """A fresh bot; raises UnknownBot."""
        if name in LEVELS:
            return self.searcher(LEVELS[name])
        if name == UNIFORM:
            return Uniform()
        for bot in (*self.bots, *self.guests):
            if bot.name == name:
                return bot.make()
        raise UnknownBot(name)

    def searcher(self, level: Level) -> Searcher:
        """A fresh bot that searches this game."""
        return Searcher(level, self.judge, self.reasons)

    def info(self, game: Game | None = None) -> GameInfo:
        """What a lobby needs to know, bots included; game: the same one by other rules."""
        labels = {bot.name: bot.label for bot in (*self.bots, *self.guests)}
        labels |= {level: Text(f"core-bot-{level}") for level in LEVELS}
        labels[UNIFORM] = self.random
        bots = tuple(Choice(name, labels[name]) for name in self.bot_names())
        return msgspec.structs.replace((game or self.game).info(), bots=bots)

    def words_in(self, lang: str) -> str | None:
        """The catalogue that this game brings in a language; None where it brings none."""
        source = None if self.words is None else self.words / f"{lang}.ftl"
        return None if source is None or not source.is_file() else source.read_text(encoding="utf-8")

    def _check_game(self) -> None:
        game = self.game
        if not isinstance(game, Game):  # whoever writes one need not have checked its types
            raise KitError("kit-no-game")
        if not NAME.fullmatch(game.id):
            raise KitError("kit-id", found=game.id[:40])
        if not 1 <= game.min_seats <= game.max_seats or game.rules_version < 1:
            raise KitError("kit-game", game=game.id)

    def _check_parts(self) -> None:
        """Is every part what it has to be?"""
        for name, kind in KINDS.items():
            part = getattr(self, name)
            if not isinstance(part, kind) and not (part is None and name in OPTIONAL):
                raise KitError("kit-part", game=self.id, part=name, want=kind.__name__)
        for name in CALLED:
            part = getattr(self, name)
            if not callable(part) and not (part is None and name in OPTIONAL):
                raise KitError("kit-part", game=self.id, part=name, want="Callable")

    def _check_bots(self) -> None:
        taken = {*LEVELS, UNIFORM}
        for bot in (*self.bots, *self.guests):
            if not all([isinstance(bot, OwnBot), callable(getattr(bot, "make", None))]):
                raise KitError("kit-part", game=self.id, part="bots", want="OwnBot")
            if not isinstance(getattr(bot, "name", None), str):
                raise KitError("kit-part", game=self.id, part="bots", want="OwnBot")
            if not NAME.fullmatch(bot.name):
                raise KitError("kit-bot-name", game=self.id, bot=bot.name[:40])
            if bot.name in taken:
                raise KitError("kit-bot-twice", game=self.id, bot=bot.name)
            taken.add(bot.name)

    def _check_commands(self) -> None:
        """Commands have a name that can be typed, and messages of their game."""
        for command in self.commands:
            if not all([isinstance(command, Command), NAME.fullmatch(getattr(command, "name", ""))]):
                raise KitError("kit-part", game=self.id, part="commands", want="Command")
            if not command.prefix.startswith(f"{self.prefix}-"):
                raise KitError("kit-foreign-word", game=self.id, message=command.prefix, prefix=self.prefix)

    def _check_words(self) -> None:
        """Words of its own begin with its own prefix, and English is among them."""
        if self.rulebook is not None and self.rulebook.prefix != self.prefix:
            raise KitError("kit-sign", game=self.id, sign=self.rulebook.sign, prefix=self.prefix)
        if self.words is None:
            return
        source = self.words / "en.ftl"
        if not source.is_file():
            raise KitError("kit-no-words", game=self.id, file=str(source))
        try:
            words = source.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise KitError("kit-unreadable", game=self.id, file=str(source), why=str(error)) from error
        for message in message_ids(words):
            if not message.startswith(f"{self.prefix}-"):
                raise KitError("kit-foreign-word", game=self.id, message=message, prefix=self.prefix)


def settle(game: Game) -> None:
    """What the class of a game from outside says of it is written into the object, where compiled code looks for it."""
    for name in ("id", "rules_version", "min_seats", "max_seats", "secrets", "together"):
        slot = vars(Game).get(name)
        if slot is not None and hasattr(slot, "__set__"):  # else nothing is compiled
            slot.__set__(game, getattr(game, name))


KINDS: Final[dict[str, type]] = {
    "prefix": str,
    "rulebook": Rulebook,
    "bots": tuple,
    "guests": tuple,
    "random": Text,
    "measures": Mapping,
    "tally": Tally,
    "codes": Sequence,
    "draws": Sequence,
    "sketch": Sketch,
    "files": Files,
    "content": Content,
    "commands": tuple,
    "words": Traversable,
    "lessons": Traversable,
    "parts": tuple,
    "order": int,
}
CALLED: Final = ("judge", "reasons", "about", "leader", "observer", "picture")
OPTIONAL: Final = (
    "rulebook", "tally", "sketch", "files", "content", "words", "lessons", "leader", "observer", "picture",
)  # fmt: skip
