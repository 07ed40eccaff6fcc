"""The conversation with one program: hello, a game, questions. A program that fails is ended and said goodbye to."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from lamplight import __version__
from lamplight.core.entry import Entry
from lamplight.core.game import ALL, CHANCE, Game
from lamplight.core.perspective import Perspective
from lamplight.core.view import Outcome, Text
from lamplight.outside import messages as say
from lamplight.outside.process import Program, ProgramFault

START: Final = 10.0  # seconds for hello, and for a new game
GRACE: Final = 0.25  # seconds on top of a decision's time: the way there and back
MOST_STRAY: Final = 50  # lines that answer something else, before that counts as nonsense
AUTHORS: Final[dict[int, str]] = {CHANCE: "chance", ALL: "all"}


class Said(NamedTuple):
    """What a program wants to do, in its notation, and why in its own words."""

    do: str
    reason: str


class Engine:
    """A program that has said hello. It knows one game at a time, from one seat."""

    def __init__(self, command: str) -> None:
        self.program = Program(command)
        self._asked = 0
        self._told: list[Entry] = []
        until = time.monotonic() + START
        self.program.send(say.encoded(say.Hello(say.PROTOCOL, f"lamplight {__version__}")), until)
        greeting = self._answer(until)
        if not isinstance(greeting, say.Greeting):
            raise self._nonsense(Text("outside-no-hello"))
        if greeting.protocol != say.PROTOCOL:
            raise self._nonsense(Text("outside-protocol", {"found": greeting.protocol, "known": say.PROTOCOL}))
        self.name = say.plain(greeting.name)
        self.author = say.plain(greeting.author)
        self.games = tuple(greeting.games)

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games

    def begin(self, game: Game, perspective: Perspective) -> None:
        """Tell it which game comes; a program that does not play it is refused."""
        if not self.plays(game.id):
            raise self._nonsense(Text("outside-not-this-game", {"game": game.id, "known": ", ".join(self.games)}))
        world = perspective.world
        position = world.position_seen(int(perspective.seat))
        self._told = []
        until = time.monotonic() + START
        began = say.Game(
            game.id,
            int(position.split(" ", 1)[0].partition("/")[2]),
            options_of(game, position),
            int(world.seats),
            int(perspective.seat),
            world.scene(),
        )
        self.program.send(say.encoded(began), until)
        if not isinstance(self._answer(until), say.Ready):
            raise self._nonsense(Text("outside-not-ready"))

    def ask(self, perspective: Perspective, seconds: float) -> Said:
        """A legal action of the seat; raises ProgramFault."""
        seat = int(perspective.seat)
        world = perspective.world
        options = [world.text(code) for code in world.legal_actions()]
        self._asked += 1
        since, plies = self._news(perspective.history)
        ask = say.Ask(self._asked, seconds, since, plies, options, world.position_seen(seat), perspective.view())
        until = time.monotonic() + seconds + GRACE
        self.program.send(say.encoded(ask), until)
        move = self._answer_to(self._asked, until)
        if not isinstance(move, say.Move):
            raise self._nonsense(Text("outside-no-move"))
        if move.do not in options:
            raise self._nonsense(Text("outside-illegal", {"do": say.plain(move.do)}))
        self._told = list(perspective.history)
        return Said(move.do, say.plain(move.reason))

    def agrees(self, perspective: Perspective, motion: str, seconds: float) -> bool:
        """Its yes or no to something that all must agree on; raises ProgramFault."""
        self._asked += 1
        since, plies = self._news(perspective.history)
        seen = perspective.world.position_seen(int(perspective.seat))
        vote = say.Vote(self._asked, seconds, motion, since, plies, seen, perspective.view())
        until = time.monotonic() + seconds + GRACE
        self.program.send(say.encoded(vote), until)
        voted = self._answer_to(self._asked, until)
        if not isinstance(voted, say.Voted):
            raise self._nonsense(Text("outside-no-vote"))
        self._told = list(perspective.history)
        return voted.yes

    def over(self, outcome: Outcome | None) -> None:
        """The game is over."""
        self.program.send(say.encoded(say.Over(outcome)), time.monotonic() + START)

    def close(self) -> bool:
        """Say goodbye; False if it had to be killed."""
        try:
            self.program.send(say.encoded(say.Bye()), time.monotonic() + 1.0)
        except ProgramFault:
            return False
        return self.program.end()

    def kill(self) -> None:
        self.program.kill()

    def _news(self, history: list[Entry]) -> tuple[int, list[say.Ply]]:
        """What has happened since it was last asked; after a move taken back some of that is to be forgotten."""
        same = 0
        most = min(len(history), len(self._told))
        while same < most and history[same] == self._told[same]:
            same += 1
        return same, [say.Ply(AUTHORS.get(entry.by, entry.by), entry.do) for entry in history[same:]]

    def _answer(self, until: float) -> say.Answer:
        line = self.program.line(until)
        try:
            return say.decoded(line)
        except ValueError as error:
            shown = say.plain(line[:120].decode(errors="replace"))
            raise self._nonsense(Text("outside-not-an-answer", {"line": shown, "why": str(error)})) from None

    def _answer_to(self, n: int, until: float) -> say.Answer:
        """The answer of this number; what answers an earlier question comes too late and is passed over."""
        for _ in range(MOST_STRAY):
            found = self._answer(until)
            if isinstance(found, say.Move | say.Voted) and found.n < n:
                continue
            if isinstance(found, say.Move | say.Voted) and found.n > n:
                break
            return found
        raise self._nonsense(Text("outside-other-question"))

    def _nonsense(self, message: Text) -> ProgramFault:
        self.program.kill()
        return ProgramFault(message)


def options_of(game: Game, position: str) -> dict[str, str]:
    """The options that a position was set up with: those that its line names, and the defaults."""
    given = dict(word.partition("=")[::2] for word in position.split()[1:])
    return {spec.name: given.get(spec.name, spec.choices[0].value) for spec in game.info().options}
