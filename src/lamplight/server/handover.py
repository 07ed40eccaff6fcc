"""What people do with seats: name them, play them, give them to a bot, pause them, open them, invite, free them.

rights.py says who may do what, at once or after asking the others. In a game with secrets whoever gets into a seat
learns its secret: the others must agree first, at least one of them must be there to do so, and until then no
invitation to that seat is made at all.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from math import ceil
from typing import ClassVar, NamedTuple

from lamplight.core.view import Refusal, Text, seat_name
from lamplight.server import rights, wire
from lamplight.server.command import SEAT_RULE, Command
from lamplight.server.connection import Connection
from lamplight.server.ledger import Ledger
from lamplight.server.outcomes import FRAME, Done, Duplicate, Fail, Handlers, Outcome, Refuse, Tell, refuse
from lamplight.server.questions import Matter, Question, Questions, Words
from lamplight.server.rights import ACTS, GUARDED, Asker, Playing, Right, Whose, right
from lamplight.server.room import Room
from lamplight.server.rows import APART, SeatRow, stored_key
from lamplight.server.seats import new_token, token_hash
from lamplight.server.transactions import change_host, change_invite, drop_code

PLAYING = {"here": Playing.PERSON, "remote": Playing.PERSON, "bot": Playing.BOT, "paused": Playing.NOBODY}
ASKED = {
    "play": "server-take-here",
    "open": "server-take-invite",
    "invite": "server-take-invite",
    "renew": "server-take-renew",
    "bot": "server-take-bot",
    "pause": "server-take-pause",
}


def clean_name(name: str) -> str:
    """A name as it is shown: printable, without spare blanks.

    >>> clean_name("  Ada   L. ")
    'Ada L.'
    """
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


# --- who may do what ------------------------------------------------------------------------------


def secret(room: Room) -> bool:
    """Do the seats know different things now?"""
    return room.game.secrets and not room.over


def asker_at(room: Room, hands: tuple[int, ...]) -> Asker:
    """Who somebody is that speaks for these seats."""
    if not hands:
        return Asker.WATCHER
    return Asker.HOST if room.host() in hands else Asker.PERSON


def found(room: Room, at: int, mine: bool) -> rights.Seat:
    """A seat as somebody finds it."""
    row = room.seats[at]
    playing = PLAYING[row.kind]
    if mine:
        return rights.Seat(Whose.MINE, playing)
    if row.held:
        return rights.Seat(Whose.ANOTHERS, playing, room.presence(at), played=room.has_played(at))
    return rights.Seat(Whose.NOBODYS, playing, invited=row.invite is not None, promised=row.kind == "here")


def judges(room: Room) -> set[int]:
    """Who has a say about seats: the people who play and are not away, and those who only look on for now."""
    onlookers = {at for at, seat in enumerate(room.seats) if seat.token is not None and room.present(at)}
    return room.voices() | onlookers


def witnesses(room: Room, act: wire.SeatAct, own: tuple[int, ...]) -> frozenset[int] | None:
    """Of whom one must agree to what a device with these seats wants: those of others, if there are secrets.

    Empty: of nobody, for nobody else sits at this table. None: of somebody, but nobody of them is there.
    """
    if not (act in GUARDED and secret(room)):
        return frozenset()
    others = {at for at, seat in enumerate(room.seats) if seat.held and at not in own}
    return frozenset(others & judges(room)) or (None if others else frozenset())


def decided(room: Room, act: wire.SeatAct, connection: Connection, at: int) -> Right | str:
    """What a device may do with a seat now: whom nobody is left to ask need not ask, or may not."""
    hands = room.hands(connection)
    found_ = found(room, at, at in connection.seats)
    what = right(act, asker_at(room, hands), found_, secret(room))
    if what is Right.ASK:
        if witnesses(room, act, connection.seats) is None:
            return "server-seat-nobody-agrees"
        if not judges(room) - set(hands[:1]):
            return Right.NOW
    return what


def may(room: Room, connection: Connection) -> tuple[wire.May, ...]:
    """Everything that a device may do with the seats of its table."""
    if room.lesson is not None or not connection.seats:
        return ()
    bots = not room.game.bot_faults(room.options)

    def all_of(at: int) -> wire.May:
        if room.not_speaking(connection, at) is not None and at in connection.seats:
            return wire.May(at)
        rights_ = {act: decided(room, act, connection, at) for act in ACTS if bots or act != "bot"}
        now = tuple(act for act, what in rights_.items() if what is Right.NOW)
        return wire.May(at, now, tuple(act for act, what in rights_.items() if what is Right.ASK))

    return tuple(each for each in map(all_of, range(len(room.seats))) if each.now or each.ask)


def usual_bot(room: Room, at: int) -> str:
    """The bot that plays a seat if nobody says which: the one that did before, or else the usual one of the game."""
    known, before = [choice.value for choice in room.about.bots], room.seats[at].bot
    return before if before in known else known[0]


def refused(room: Room, why: str, at: int) -> Refuse:
    """It is not allowed; who has just gone is named, and how long they are waited for."""
    args: dict[str, int | str | Text] = {}
    if why == rights.JUST_GONE:
        args = {"who": seat_name(at), "minutes": max(1, ceil(room.grace(at) / 60))}
    return Refuse(Refusal(SEAT_RULE, Text(why, args)))


# --- what is done ---------------------------------------------------------------------------------


class Changed(NamedTuple):
    """A seat as it is to be, and the invitation that goes with it, if one was made."""

    seat: SeatRow
    invite: str


@dataclass(frozen=True)
class SeatChange(Matter):
    """Something to do with a seat, wanted by the holder of another one, or of this one."""

    kind: ClassVar[wire.QuestionKind] = "seat"
    act: wire.SeatAct
    at: int
    by: int
    name: str = ""
    bot: str = ""

    def judges(self, room: Room) -> set[int]:
        return judges(room)

    def words(self, room: Room, asker: int) -> Words:
        seat = seat_name(self.at)
        why = "server-take-why" if self.act in GUARDED else "server-take-back"
        return Words(Text(ASKED[self.act], {"who": seat_name(asker), "seat": seat}), Text(why, {"seat": seat}))

    def ended(self, result: wire.Settlement) -> Text:
        if result == "declined" and self.act in GUARDED:
            return Text("server-take-refused", {"seat": seat_name(self.at)})
        if result == "lapsed" and self.act == "play":
            return Text("server-take-lapsed", {"seat": seat_name(self.at)})
        return super().ended(result)

    def pointless(self, room: Room, asker: int) -> Text | None:
        """Whoever was away is back, or somebody else was quicker."""
        what = right(self.act, asker_at(room, (asker,)), found(room, self.at, self.at == asker), secret(room))
        return None if isinstance(what, Right) else refused(room, what, self.at).refusal.message

    def changed(self, room: Room, mine: bool) -> Changed:
        """The seat after it."""
        old, act = room.seats[self.at], self.act
        invite = ""
        if act == "name":
            return Changed(replace(old, name=self.name), "")
        if act == "bot":
            return Changed(replace(old, kind="bot", bot=self.bot), "")
        if act == "pause":
            return Changed(replace(old, kind="paused"), "")
        if act == "play" and mine:
            return Changed(replace(old, kind=old.own_kind), "")
        named = self.name or old.name
        if act in ("play", "renew", "invite"):
            invite = new_token()
        if act == "play":  # for the device that asked, beside the seats that it has
            new = replace(old, kind="here", name=named, home=room.home(self.by))
        elif act == "open" and not mine:  # an invitation that is under way still counts, but not one to somebody here
            new = replace(old, kind="remote", name=named, home=APART)
            if old.invite is None or old.kind == "here":
                invite = new_token()
        elif act in ("open", "free"):
            invite = new_token()
            new = SeatRow("remote", self.name, old.bot, seen=old.seen)
        else:
            new = replace(old)
        if invite:
            new.invite = token_hash(invite)
        return Changed(new, invite)

    async def do(
        self, ledger: Ledger, device: Connection | None, mine: bool, key: str = "", question: str = ""
    ) -> Outcome:
        """Do it; an invitation that was made goes to the device that wanted it, as answer to its command or later."""
        room, at = ledger.room, self.at
        if self.act == "host":
            failed = await ledger.write(lambda db: change_host(db, room.number, at))
            if failed is None:
                room.owner = at
            return failed if failed is not None else Done(tell=FRAME)
        old = room.seats[at]
        new, invite = self.changed(room, mine)
        if device is None and invite:
            new.invite = None  # nobody is there to get it
        failed = await ledger.change_seat(at, new)
        if failed is None and old.token is not None and new.token is None:
            failed = await ledger.write(partial(drop_code, number=room.number, at=at))
        if failed is not None:
            return failed
        tell = Tell(frame=True, devices=room.recognised(), holders=room.count_phones())
        if device is None or not invite:
            return Done(tell=tell)
        given = wire.Invitation(key, at, invite, here=self.act == "play", question=question)
        return Done(given, tell) if key else Done(tell=tell, letters=((device, given),))

    async def carry_out(self, ledger: Ledger, question: Question, once: str | None) -> Outcome:
        """Everybody agreed: it is done for whoever asked, and for nobody else."""
        late = self.pointless(ledger.room, question.seat)
        if late is not None:
            return Refuse(Refusal(SEAT_RULE, late))
        device = question.asker(ledger.room)
        return await self.do(ledger, device, self.at == question.seat, question=question.id)


class Returned(NamedTuple):
    """The holder of a seat is back, although somebody made a new link for them."""

    connection: Connection


class HandOver:
    """The seats of one table as they change hands."""

    def __init__(self, room: Room, ledger: Ledger, questions: Questions) -> None:
        self.room = room
        self.ledger = ledger
        self.questions = questions
        self.handlers: Handlers = {
            wire.ChangeSeat: self.change,
            wire.NewInvite: self.invite,
            Returned: self.returned,
        }

    async def change(self, command: Command[wire.ChangeSeat]) -> Outcome:
        room, message, connection = self.room, command.message, command.connection
        at, act = message.seat, message.act
        mine = at in connection.seats
        silent = room.not_speaking(connection, at) if mine else None
        if silent is not None:
            return Refuse(Refusal(SEAT_RULE, silent))
        hands = room.hands(connection)
        by = message.by if message.by is not None else next(iter(hands), -1)
        if by not in hands:
            on_phone = by in connection.seats or by < 0
            return refuse(SEAT_RULE, "server-seat-on-phone" if on_phone else "server-not-your-seat")
        once = stored_key(by, message.key)
        if room.known(once):  # asked already
            return Duplicate()
        what = decided(room, act, connection, at)
        if isinstance(what, str):
            return refused(room, what, at)
        bot = self._bot(message.bot, at) if act == "bot" else ""
        if not isinstance(bot, str):
            return bot
        change = SeatChange(act, at, by, clean_name(message.name), bot)
        if what is Right.NOW:
            return await change.do(self.ledger, connection, mine, message.key)
        needed = witnesses(room, act, connection.seats) or frozenset()
        outcome = await self.questions.ask(command, by, change, judges(room) - {by}, needed)
        if isinstance(outcome, Done):
            room.remember(once)
        return outcome

    def _bot(self, wanted: str, at: int) -> str | Outcome:
        """The bot that is to play the seat, or why none can."""
        room = self.room
        faults = room.game.bot_faults(room.options)
        if faults:
            return Refuse(Refusal(SEAT_RULE, faults[0]))
        bot = wanted or usual_bot(room, at)
        known = [choice.value for choice in room.about.bots]
        if bot not in known:
            return Fail(Text("server-unknown-bot", {"bot": bot, "known": ", ".join(known)}))
        return bot

    async def invite(self, command: Command[wire.NewInvite]) -> Outcome:
        """The host's invitation to whichever seat is free."""
        room = self.room
        invite = new_token()
        hashed = token_hash(invite)
        failed = await self.ledger.write(lambda db: change_invite(db, room.number, hashed))
        if failed is not None:
            return failed
        room.invite = hashed
        return Done(wire.TableInvite(command.key, invite))

    # --- links that were not needed -------------------------------------------------------------

    def concerns(self, connection: Connection) -> bool:
        """Is a new link under way for somebody who has just come without it?"""
        return any(self.room.seats[at].invite is not None for at in connection.main)

    async def returned(self, returned: Returned) -> Outcome:
        """Whoever is back with their old key needs no new link: it no longer counts."""
        room = self.room
        for at in returned.connection.main:
            if room.seats[at].invite is not None:
                await self.ledger.change_seat(at, replace(room.seats[at], invite=None))
        return Done()
