"""Programs that the host has named as bots: each seat of each table that has one gets its own, and keeps it.

They are asked from the threads that feed the workers, never from the loop: a program has its own process anyway.
What one of them does wrong is in the log, and its turn goes to the usual bot of the game.
"""

from __future__ import annotations

import re
import threading
from collections import OrderedDict
from typing import Final

from lamplight.bots.kit import KitError
from lamplight.core.perspective import Perspective
from lamplight.core.view import Text
from lamplight.kits import UnknownGame, all_kits, invite, kit_named, outsider, program_named
from lamplight.outside.outsider import Called, Outsider, called
from lamplight.outside.process import ProgramFault, split
from lamplight.server.bot_memory import Whose

MOST_RUNNING: Final = 32  # programs; whoever was asked longest ago is sent home
PROGRAM: Final = re.compile(r"([^:=]+):([^:=@]+)(@[0-9.]+)?=(.+)", re.DOTALL)


class BadProgram(ValueError):
    """A program that cannot become a bot of the tables, and why."""

    def __init__(self, message: Text) -> None:
        super().__init__(message.id)
        self.message = message


def take_in(text: str) -> None:
    """A program that the host names becomes a bot of the tables: GAME:NAME=COMMAND; raises BadProgram."""
    found = PROGRAM.fullmatch(text)
    program = None if found is None else called(f"cmd{found[3] or ''}:{found[4]}")
    if found is None or program is None:
        raise BadProgram(Text("server-bad-program", {"value": text}))
    try:
        split(program.command)
        invite(found[1], found[2], program)
    except UnknownGame:
        known = ", ".join(kit.id for kit in all_kits())
        raise BadProgram(Text("server-program-game", {"game": found[1], "known": known})) from None
    except (ProgramFault, KitError) as fault:
        raise BadProgram(fault.message) from None


class Programs:
    """The programs that play at the tables of this server."""

    def __init__(self, most: int = MOST_RUNNING) -> None:
        self.most = most
        self._running: OrderedDict[Whose, Outsider] = OrderedDict()
        self._lock = threading.Lock()

    def named(self, game: str, bot: str) -> Called | None:
        """The program behind a bot's name; None for all other bots."""
        return program_named(game, bot)

    def for_seat(self, game: str, bot: str, table: str, perspective: Perspective) -> Outsider:
        """The program of this seat, started when it is first asked."""
        program = program_named(game, bot)
        assert program is not None
        whose = Whose(table, int(perspective.seat), bot)
        sent_home: list[Outsider] = []
        with self._lock:
            found = self._running.pop(whose, None) or outsider(kit_named(game), program)
            self._running[whose] = found
            while len(self._running) > self.most:
                sent_home.append(self._running.popitem(last=False)[1])
        for one in sent_home:
            one.close()
        return found

    def sit_at(self, table: str) -> bool:
        """Does a program play at this table?"""
        with self._lock:
            return any(whose.table == table for whose in self._running)

    def forget(self, table: str) -> None:
        """The programs of this table are sent home; one that is asked just then is started anew."""
        with self._lock:
            home = [self._running.pop(whose) for whose in list(self._running) if whose.table == table]
        for one in home:
            one.close()

    def close(self) -> None:
        """End all of them, with everything that they have started."""
        with self._lock:
            running = list(self._running.values())
            self._running.clear()
        for one in running:
            one.end()
