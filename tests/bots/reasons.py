"""What a search says about its moves, put to the test: a telling sentence of the game for every legal action."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.conformance.words import bundle, faults

import lamplight
from lamplight.core.game import CHANCE, OVER, State
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.kits import kit_named

Make = Callable[[], State]
Said = tuple[Make, str, str, str]  # a position, what somebody does in it, the reason, and words of its sentence


class Games(NamedTuple):
    """Games of one kind, as they are played for these tests."""

    options: dict[str, str]
    seats: int
    bot: str
    games: int
    every: int  # how many decisions from one position to the next


class Position(NamedTuple):
    """Somebody has a choice, and chose."""

    state: State
    seat: int
    chosen: int
    key: str


class Talk:
    """The reasons of a game."""

    def __init__(self, game: str, games: list[Games], plain: set[str]) -> None:
        """plain: what could be said about nearly any move of its kind."""
        self.kit = kit_named(game)
        self.games = games
        self.plain = plain | {"core-reason-search"}
        self._positions: dict[int, list[Position]] = {}

    def written(self) -> set[str]:
        """Every reason that stands in the bots of this game, but those that only its own bots give."""
        folder = Path(lamplight.__file__).parent / "bots" / self.kit.id
        sources = [path for path in (folder / "reasons.py", folder / "walking.py") if path.exists()]
        pattern = rf'"({self.kit.prefix}-reason-[a-z-]+)"'
        return {id for path in sources for id in re.findall(pattern, path.read_text("utf-8"))}

    def positions(self, number: int) -> list[Position]:
        """Positions of whole games, each with more than one legal action."""
        if number not in self._positions:
            self._positions[number] = list(self._played(number))
        return self._positions[number]

    def _played(self, number: int) -> list[Position]:
        kind = self.games[number]
        found: list[Position] = []
        for seed in range(kind.games):
            bot = self.kit.bot(kind.bot)
            state = self.kit.game.new(kind.options, kind.seats)
            rng = Rng(100 * number + seed)
            decisions = 0
            while state.actor != OVER:
                if state.actor == CHANCE:
                    state.apply(state.chance_at(rng.below(state.chance_total())))
                    continue
                seat = int(state.actor)
                code = bot.choose(Perspective(state, seat, rng), rng).code
                decisions += 1
                if decisions % kind.every == 0 and len(state.legal_actions()) > 1:
                    found.append(Position(state.copy(), seat, code, state.key()))
                state.apply(code)
        return found

    def told(self, state: State, seat: int) -> dict[int, Text]:
        """What is said about every legal action."""
        return {code: self.kit.reasons(state, seat, code) for code in state.legal_actions()}

    def check_sentences(self, number: int) -> None:
        """Every legal action has a sentence of the game in every language, and nothing is changed by saying it."""
        said = [self.told(position.state, position.seat) for position in self.positions(number)]
        assert all(position.state.key() == position.key for position in self.positions(number))
        reasons = [reason for table in said for reason in table.values()]
        assert [fault for reason in reasons for fault in faults(reason)] == []
        ids = {reason.id for reason in reasons}
        assert "core-reason-search" not in ids
        assert len(said) > 50
        assert len(ids) > 8

    def check_telling(self) -> None:
        """Hardly any decision of a sensible player gets a sentence that says nothing."""
        ids = [
            self.kit.reasons(position.state, position.seat, position.chosen).id
            for number, kind in enumerate(self.games)
            if kind.bot != "uniform"
            for position in self.positions(number)
        ]
        assert len(ids) > 90
        assert sum(id in self.plain for id in ids) < 0.05 * len(ids)

    def check_said(self, make: Make, do: str, reason: str, words: str) -> None:
        """What is said about one move."""
        state = make()
        code = state.parse(do)
        assert code in state.legal_actions(), [state.text(other) for other in state.legal_actions()]
        found = self.kit.reasons(state, int(state.actor), code)
        assert (found.id, faults(found)) == (reason, [])
        assert words in Catalogue("en").format(found)

    def check_written(self, sentences: list[Said], elsewhere: set[str]) -> None:
        """Nothing is written that is never said, and all of it stands in the catalogues."""
        assert self.written() - {said[2] for said in sentences} == elsewhere
        for lang in LANGUAGES:
            assert [id for id in sorted(self.written()) if not bundle(lang).has_message(id)] == []
