"""The same table in other processes: who is there, and what is asked of all.

Plies, seats and notebooks come from the database. Presence and the open question are kept in memory by every process
and told to the others. A question is carried out by the process where it was asked; answers given elsewhere come to it.
"""

from __future__ import annotations

from typing import Final, cast, get_args

import msgspec

from lamplight.server import news, wire
from lamplight.server.disclosing import Disclosure
from lamplight.server.handover import SeatChange
from lamplight.server.ledger import Ledger
from lamplight.server.motions import Motion
from lamplight.server.outcomes import FRAME, Done, Handlers, Outcome, Tell
from lamplight.server.questions import Matter, Question, Questions
from lamplight.server.reactions import Reactions
from lamplight.server.room import Room
from lamplight.server.store import Store
from lamplight.server.suggestions import Suggestions
from lamplight.server.undo import TakeBack

RESULTS: Final = get_args(wire.Settlement)


def told(matter: Matter) -> news.TakeBack | news.Motion | news.SeatChange | news.Disclosure:
    """What a question is about, as other processes are told."""
    if isinstance(matter, TakeBack):
        return news.TakeBack(matter.to)
    if isinstance(matter, Motion):
        return news.Motion(matter.do)
    if isinstance(matter, Disclosure):
        return news.Disclosure()
    assert isinstance(matter, SeatChange)
    return news.SeatChange(matter.act, matter.at, matter.by, matter.name, matter.bot)


def heard(matter: news.TakeBack | news.Motion | news.SeatChange | news.Disclosure) -> Matter:
    """The same the other way round."""
    if isinstance(matter, news.TakeBack):
        return TakeBack(matter.to)
    if isinstance(matter, news.Motion):
        return Motion(matter.do)
    if isinstance(matter, news.Disclosure):
        return Disclosure()
    return SeatChange(cast(wire.SeatAct, matter.act), matter.at, matter.by, matter.name, matter.bot)


class Elsewhere:
    """What the other processes say about one table."""

    def __init__(
        self,
        room: Room,
        store: Store,
        ledger: Ledger,
        questions: Questions,
        suggestions: Suggestions,
        reactions: Reactions,
    ) -> None:
        self.room = room
        self.store = store
        self.ledger = ledger
        self.questions = questions
        self.suggestions = suggestions
        self.reactions = reactions
        self._said_room = news.Room("")
        self._said_ask: news.Asked | None = None
        self.handlers: Handlers = {
            news.Stored: self.stored,
            news.Who: self.who,
            news.Room: self.others,
            news.Asked: self.asked,
            news.Bye: self.gone,
        }

    # --- saying ---------------------------------------------------------------------------------

    def share(self) -> None:
        """Tell the others what has changed here of presence and of the open question."""
        store = self.store
        if not store.listener.shares:
            return
        here = self._here()
        if here != self._said_room:
            self._said_room = here
            store.say(here)
        ask, before = self._ask(), self._said_ask
        if before is not None and (ask is None or ask.id != before.id):
            result = self.questions.closed.get(before.id)
            if result is not None:
                store.say(msgspec.structs.replace(before, by=store.listener.name, waiting=(), closed=result))
        if ask is not None and ask != before:
            store.say(ask)
        self._said_ask = ask

    def arrive(self) -> None:
        """The table has come into memory: the others tell what they know."""
        if self.store.listener.shares:
            self.store.say(news.Who(self.store.listener.name, self.room.number))

    def _here(self) -> news.Room:
        connections = self.room.connections
        seats = sorted({at for connection in connections for at in connection.seats})
        phones = sorted({at for connection in connections for at in connection.phone})
        watchers = sum(1 for connection in connections if not connection.seats)
        front = sorted({at for connection in connections if connection.front for at in self.room.hands(connection)})
        return news.Room(
            self.store.listener.name, self.room.number, tuple(seats), tuple(phones), watchers, tuple(front)
        )

    def _ask(self) -> news.Asked | None:
        question = self.questions.open
        if question is None:
            return None
        return news.Asked(
            self.store.listener.name,
            self.room.number,
            id=question.id,
            owner=question.owner,
            v=question.version,
            seat=question.seat,
            matter=told(question.matter),
            waiting=tuple(sorted(question.waiting)),
            agreed=tuple(sorted(question.agreed)),
            witnesses=tuple(sorted(question.witnesses)),
        )

    # --- hearing --------------------------------------------------------------------------------

    async def stored(self, _: news.Stored) -> Outcome:
        await self.ledger.reload()
        return Done()

    async def who(self, _: news.Who) -> Outcome:
        self._said_room = news.Room("")
        ask = self._said_ask
        self.share()
        if ask is not None and ask == self._said_ask:
            self.store.say(ask)
        self.suggestions.say_again()
        self.reactions.say_again()
        return Done()

    async def others(self, item: news.Room) -> Outcome:
        before = self.room.there()
        if item.seats or item.watchers:
            self.room.afar[item.by] = item
        else:
            self.room.afar.pop(item.by, None)
        self.room.note_gone(before)
        return self._others_changed()

    async def gone(self, item: news.Bye) -> Outcome:
        """A process has ended: its people are not here, and nobody carries out what was asked there."""
        before = self.room.there()
        here = self.room.afar.pop(item.by, None)
        self.room.note_gone(before)
        question = self.questions.open
        orphan = question is not None and question.owner == item.by
        if orphan:
            self.questions.close("lapsed")
            self._said_ask = None
        return self._others_changed() if orphan or here is not None else Done()

    def _others_changed(self) -> Outcome:
        return Done(tell=Tell(frame=True, holders=self.room.count_phones()))

    async def asked(self, item: news.Asked) -> Outcome:
        questions, now = self.questions, self.questions.open
        if item.closed:
            if now is not None and now.id == item.id:
                questions.open = None
                self._said_ask = None
            result = cast(wire.Settlement, item.closed if item.closed in RESULTS else "lapsed")
            questions.ended(item.id, item.seat, result, heard(item.matter).ended(result))
            return Done(tell=FRAME)
        if item.v != self.room.version or item.id in questions.closed:
            return Done()  # of another time
        if now is None or now.id != item.id:
            if item.owner == questions.process:
                return Done()  # of ours, and we know better
            if now is not None and now.id < item.id:
                return Done()  # two were asked at once and ours counts
            questions.close("lapsed")
            now = Question(item.id, item.seat, heard(item.matter), set(item.waiting), item.v, item.owner)
            questions.open = now
            now.witnesses = frozenset(item.witnesses)
        now.waiting &= set(item.waiting)
        now.agreed |= set(item.agreed)
        self._said_ask = msgspec.structs.replace(item, by=self.store.listener.name)  # what they know already
        return Done(tell=FRAME)
