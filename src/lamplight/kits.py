"""The kits of all games that can be played here: our own, and those that other packages bring.

Ours are found in `lamplight.bots`, one package for each game. A package that somebody installed brings a game with the
entry point `lamplight.games` (a Kit) and a bot with `lamplight.bots` (a Guest). What is wrong with one of these is
named with its package, and only that one is left out.
"""

from __future__ import annotations

import functools
import importlib
import logging
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from multiprocessing import parent_process
from operator import index
from typing import Final, TypeVar

import lamplight.bots
from lamplight.bots.bot import Bot
from lamplight.bots.kit import Guest, Kit, KitError, OwnBot, UnknownBot
from lamplight.bots.search.searcher import LEVELS
from lamplight.core.game import Game
from lamplight.core.messages import Catalogue, add_words
from lamplight.core.view import GameInfo, Text
from lamplight.outside.outsider import Called, Outsider, called
from lamplight.probe import probe, reason

__all__ = [
    "ADVISER",
    "Fault",
    "Setting",
    "UnknownBot",
    "UnknownGame",
    "all_games",
    "all_kits",
    "bot_named",
    "bots_for",
    "faults",
    "invite",
    "game_named",
    "info_of",
    "kit_named",
    "program_named",
    "seconds_of",
    "spelled",
    "tried",
    "usual_players",
    "whole",
]

ADVISER: Final = "strong"  # the level that is asked when somebody wants a hint
USUAL_PLAYERS: Final = 4
GAMES: Final = "lamplight.games"
BOTS: Final = "lamplight.bots"

T = TypeVar("T")

log = logging.getLogger(__name__)


class UnknownGame(LookupError):
    """There is no game of that name here."""


@dataclass(frozen=True)
class Fault:
    """A game or a bot of a package that could not be taken in, and why."""

    package: str
    entry: str
    message: Text

    def text(self) -> Text:
        """All of that in one sentence."""
        return Text("kit-left-out", {"package": self.package, "entry": self.entry, "why": self.message})


@dataclass(frozen=True)
class Shelf:
    """All kits by the id of their game, in the order of the lobby, and what was left out."""

    kits: dict[str, Kit]
    faults: tuple[Fault, ...]
    origins: dict[str, tuple[str, str]]  # of games from outside: their package and entry point


def own_kits() -> list[Kit]:
    """The kits of our own games: every package of lamplight.bots that has one."""
    found = []
    for module in pkgutil.iter_modules(lamplight.bots.__path__):
        if module.ispkg and find_spec(f"lamplight.bots.{module.name}.kit") is not None:
            kit = importlib.import_module(f"lamplight.bots.{module.name}.kit").KIT
            assert isinstance(kit, Kit)
            found.append(kit)
    return found


@functools.cache
def shelf() -> Shelf:
    """What there is in this process; packages are asked once."""
    kits = {kit.id: kit for kit in own_kits()}
    faults: list[Fault] = []
    origins: dict[str, tuple[str, str]] = {}
    for entry in brought(GAMES):
        try:
            kit = a_kit(entry, kits)
        except KitError as error:
            faults.append(Fault(package_of(entry), entry.name, error.message))
        else:
            kits[kit.id] = kit
            origins[kit.id] = (package_of(entry), entry.name)
            if kit.words is not None:
                add_words(kit.words)
    for entry in brought(BOTS):
        try:
            kit = with_guest(entry, kits)
        except KitError as error:
            faults.append(Fault(package_of(entry), entry.name, error.message))
        else:
            kits[kit.id] = kit
    if parent_process() is None:  # a worker would only say it again
        for fault in faults:
            warn(Catalogue("en").format(fault.text()))
    ordered = sorted(kits.values(), key=lambda kit: (kit.order, kit.id))
    return Shelf({kit.id: kit for kit in ordered}, tuple(faults), origins)


def brought(group: str) -> list[EntryPoint]:
    """What installed packages bring, always in the same order."""
    return sorted(entry_points(group=group), key=lambda entry: (package_of(entry), entry.name))


def package_of(entry: EntryPoint) -> str:
    """The package that brings it."""
    return entry.dist.name if entry.dist is not None else entry.value.partition(":")[0]


def loaded(entry: EntryPoint) -> object:
    """The object that an entry point names; raises KitError whatever goes wrong in there."""
    try:
        return entry.load()
    except KitError:
        raise
    except (Exception, SystemExit) as error:  # somebody else's code
        raise KitError("kit-import", module=entry.value, why=reason(error)) from error


def a_kit(entry: EntryPoint, kits: dict[str, Kit]) -> Kit:
    """The kit of a game from outside; raises KitError."""
    kit = loaded(entry)
    if not isinstance(kit, Kit):
        raise KitError("kit-no-kit", module=entry.value, found=type(kit).__name__)
    if kit.id in kits:
        raise KitError("kit-id-taken", game=kit.id)
    if kit.prefix in [other.prefix for other in kits.values()]:
        raise KitError("kit-prefix-taken", game=kit.id, prefix=kit.prefix)
    probe(kit)
    return kit


def with_guest(entry: EntryPoint, kits: dict[str, Kit]) -> Kit:
    """The kit of a game with one more bot; raises KitError."""
    guest = loaded(entry)
    if not isinstance(guest, Guest):
        raise KitError("kit-no-guest", module=entry.value, found=type(guest).__name__)
    if guest.game not in kits:
        raise KitError("kit-guest-game", bot=guest.name, game=guest.game, known=", ".join(kits))
    kit = kits[guest.game]
    return replace(kit, guests=(*kit.guests, OwnBot(guest.name, guest.make, Text(guest.label or guest.name))))


def all_kits() -> list[Kit]:
    """All kits, in the order of the lobby."""
    return list(shelf().kits.values())


def faults() -> tuple[Fault, ...]:
    """What other packages brought and could not be taken in."""
    return shelf().faults


def tried(kit: Kit, offer: Callable[[Kit], T]) -> T | Fault:
    """What is made of a game for a list of games; a fault if it fails only now, so that the other games stay."""
    try:
        return offer(kit)
    except Exception as error:  # somebody else's code
        why = error.message if isinstance(error, KitError) else Text("kit-late", {"game": kit.id, "why": reason(error)})
        fault = Fault(*shelf().origins.get(kit.id, (lamplight.__name__, kit.id)), why)
        warn(Catalogue("en").format(fault.text()))
        return fault


@functools.lru_cache(maxsize=64)
def warn(sentence: str) -> None:
    """Writes a sentence into the log, however often it is said."""
    log.warning("%s", sentence)


def kit_named(game: str) -> Kit:
    """The kit of the game of this id; raises UnknownGame."""
    try:
        return shelf().kits[game]
    except KeyError:
        raise UnknownGame(game) from None


def all_games() -> list[Game]:
    """All games, in the order of the lobby."""
    return [kit.game for kit in all_kits()]


def game_named(name: str) -> Game:
    """The game of this id; raises UnknownGame."""
    return kit_named(name).game


def info_of(game: Game) -> GameInfo:
    """What a lobby needs to know of a game, with all its bots."""
    return kit_named(game.id).info(game)


def usual_players(game: Game | GameInfo) -> int:
    """How many play if nobody says: four where the game allows it."""
    return max(game.min_seats, min(USUAL_PLAYERS, game.max_seats))


def bots_for(game: str) -> list[str]:
    """The bots of a game: the usual one first, then the levels of the search from gentle to master, guests, chance."""
    return shelf().kits[game].bot_names() if game in shelf().kits else []


def bot_named(game: str, name: str) -> Bot:
    """A fresh bot, or a program that sits in for one (`cmd:./mybot`); raises UnknownBot."""
    if game not in shelf().kits:
        raise UnknownBot(name)
    kit = shelf().kits[game]
    program = called(name)
    return kit.bot(name) if program is None else outsider(kit, program)


def outsider(kit: Kit, program: Called) -> Outsider:
    """A program in a seat of this game; whenever it fails the usual bot has its turn."""
    return Outsider(program.command, kit.game, kit.bot(kit.bot_names()[0]), program.seconds)


_invited: dict[tuple[str, str], Called] = {}


def invite(game: str, name: str, program: Called) -> None:
    """A program gets a name among the bots of a game, in this process; raises UnknownGame or KitError."""
    kit = kit_named(game)
    bot = OwnBot(name, functools.partial(outsider, kit, program), Text(name))
    shelf().kits[game] = replace(kit, guests=(*kit.guests, bot))
    _invited[game, name] = program


def program_named(game: str, name: str) -> Called | None:
    """The program that was invited under this name; None for all other bots."""
    return _invited.get((game, name))


def seconds_of(name: str) -> float:
    """How long a bot of this name may think about a decision, by the clock; those that do not search answer at once."""
    return LEVELS[name].seconds if name in LEVELS else 0.0


Setting = str | int | bool  # what a program may give as the value of an option


def spelled(game: Game, players: int, options: Mapping[str, Setting]) -> dict[str, str]:
    """Options as the rules spell them: yes and no, on and off, numbers as digits; and what this many players need."""
    found: dict[str, str] = {}
    values = {spec.name: [choice.value for choice in spec.choices] for spec in game.info().options}
    for name, value in options.items():
        if isinstance(value, bool):
            word = ("on" if value else "off") if "on" in values.get(name, []) else ("yes" if value else "no")
        else:
            word = str(value)
        found[name] = word
    return {**game.suited(players), **found}


def whole(what: str, value: object, least: int, most: int) -> int:
    """A whole number that a program gave for something; raises ValueError with a sentence.

    >>> whole("seed", 7, 0, 9)
    7
    >>> whole("seed", 1.5, 0, 9)
    Traceback (most recent call last):
        ...
    ValueError: seed is a whole number from 0 to 9, not 1.5.
    """
    try:
        number = index(value)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        number = least - 1
    if not least <= number <= most:
        args: dict[str, int | str | Text] = {"what": what, "least": str(least), "most": str(most), "found": repr(value)}
        raise ValueError(Catalogue("en").format(Text("adapter-whole", args)))
    return number
