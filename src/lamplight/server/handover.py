"""Who plays a seat: hand it to a bot, pause it, take it over, invite somebody to it.

In a game with secrets whoever takes over a seat that nobody holds learns its secret: every other person at the table
must agree first, and until then no invitation to that seat is made at all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from lamplight.core.view import Refusal, Text
from lamplight.server import news, wire
from lamplight.server.seats import new_token, token_hash
from lamplight.server.sockets import Connection
from lamplight.server.store import HUMAN, Conflict, SeatRow, StoreError, stored_key, update_seat
from lamplight.server.votes import Motion, TakeOver, seat_name

if TYPE_CHECKING:
    from lamplight.server.table import Handlers, Table


def clean_name(name: str) -> str:
    """A name as it is shown: printable, without spare blanks.

    >>> clean_name("  Ada   L. ")
    'Ada L.'
    """
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


class HandOver:
    """The seats of one table as they change hands."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.handlers: Handlers = {wire.ChangeSeat: self.change, wire.NewInvite: self.invite}

    def change(self, connection: Connection, message: wire.ChangeSeat) -> None:
        table = self.table
        if not table.presence.seated(connection, message.key):
            return
        at, key = message.seat, message.key
        if at >= len(table.seats):
            connection.tell(wire.Failed(key, Text("server-no-seat", {"seat": at + 1})))
            return
        old = table.seats[at]
        mine = at in connection.seats
        if mine and not table.sharing.mine(connection, message):
            return
        if not mine and old.token is not None:
            if table.presence.present(at):
                table.refuse(connection, key, "table-seat", Text("server-seat-held"))
                return
            if message.kind in HUMAN:
                table.refuse(connection, key, "table-seat", Text("server-seat-kept"))
                return
        if not mine and self._tells_a_secret(old, message.kind):
            self._ask(connection, message)
            return
        bot = old.bot
        if message.kind == "bot":
            faults = table.game.bot_faults(table.match.options)
            if faults:
                table.refuse(connection, key, "table-seat", faults[0])
                return
            known = [choice.value for choice in table.about.bots]
            bot = message.bot or old.bot or known[0]
            if bot not in known:
                known_names = ", ".join(known)
                text = Text("server-unknown-bot", {"bot": bot, "known": known_names})
                connection.tell(wire.Failed(key, text))
                return
        named = clean_name(message.name) if mine or old.token is None else ""
        new = replace(old, kind=message.kind, bot=bot, name=named or old.name)
        invite = ""
        if old.token is None:
            if message.kind == "here":
                invite = new_token()
                new.invite = token_hash(invite)
            elif message.kind != "remote":
                new.invite = None

        def kept() -> None:
            if invite:
                connection.tell(wire.Invitation(key, at, invite, here=True))
            connection.tell(wire.Ack(key, "ok", table.version))
            table.telling.frame()

        self._keep(at, new, kept, lambda text: connection.tell(wire.Failed(key, text)))

    def invite(self, connection: Connection, message: wire.NewInvite) -> None:
        table = self.table
        if not table.presence.seated(connection, message.key):
            return
        at = message.seat
        if at >= len(table.seats):
            connection.tell(wire.Failed(message.key, Text("server-no-seat", {"seat": at + 1})))
            return
        old = table.seats[at]
        # A seat that was granted to somebody at the table is not for anybody else to take.
        granted = self._secret and old.kind == "here"
        if old.token is not None or old.kind not in HUMAN or granted:
            table.refuse(connection, message.key, "table-seat", Text("server-seat-not-open"))
            return
        invite = new_token()
        new = replace(old, invite=token_hash(invite))
        self._keep(
            at,
            new,
            lambda: connection.tell(wire.Invitation(message.key, at, invite)),
            lambda text: connection.tell(wire.Failed(message.key, text)),
        )

    # --- seats with a secret --------------------------------------------------------------------

    @property
    def _secret(self) -> bool:
        """Do the seats know different things now?"""
        return self.table.game.secrets and not self.table.over

    def _tells_a_secret(self, old: SeatRow, kind: str) -> bool:
        """Would this change let somebody into a seat that nobody holds? One that is open to a guest stays so."""
        return self._secret and old.token is None and kind in HUMAN and (old.kind, kind) != ("remote", "remote")

    def judges(self) -> list[int]:
        """The seats that must agree: those of the people who play, and of those who only look on for now."""
        table = self.table
        return [
            at
            for at, seat in enumerate(table.seats)
            if seat.token is not None and (seat.kind in HUMAN or table.presence.present(at))
        ]

    def _ask(self, connection: Connection, message: wire.ChangeSeat) -> None:
        """Ask everybody whether this person may have the seat, or may invite somebody to it."""
        table = self.table
        hands = table.sharing.hands(connection)
        by = message.by if message.by is not None else next(iter(hands), -1)
        if by not in hands:
            held = by in connection.seats or by < 0
            text = Text("server-seat-on-phone" if held else "server-not-your-seat")
            table.refuse(connection, message.key, "table-seat", text)
            return
        key = stored_key(by, message.key)
        if table.known(key):
            connection.tell(wire.Ack(message.key, "duplicate", table.version))
        elif not table.votes.refused(connection, message.key):
            take = TakeOver(message.seat, message.kind, clean_name(message.name), message.key, connection)
            table.votes.put(Motion(by, "", set(self.judges()) - {by}, take), connection, message, key)

    def grant(
        self,
        motion: Motion,
        take: TakeOver,
        connection: Connection | None,
        message: wire.Propose | wire.Vote | wire.ChangeSeat | None,
        key: str | None,
    ) -> bool:
        """Everybody agreed: the seat is open to whoever asked, and to nobody else; is it on its way?"""
        table = self.table
        at, old = take.at, table.seats[take.at]
        if old.token is not None:  # somebody has come by an older invitation meanwhile
            table.votes.motion = None
            if connection is not None and message is not None:
                connection.tell(wire.Ack(message.key, "ok", table.version))
            self.declined(motion, "server-seat-held")
            table.telling.frame()
            return False
        invite = new_token() if take.kind == "here" else ""
        new = replace(old, kind=take.kind, name=take.name or old.name, invite=token_hash(invite) if invite else None)

        def kept() -> None:
            table.votes.motion = None
            if key is not None:
                table.remember(key)
            asker = self._asker(motion, take)
            if invite and asker is not None:
                asker.tell(wire.Invitation(take.key, at, invite, here=True))
            if connection is not None and message is not None:
                connection.tell(wire.Ack(message.key, "ok", table.version))
            table.telling.frame()

        def lost(text: Text) -> None:
            if connection is not None and message is not None:
                connection.tell(wire.Failed(message.key, text))

        self._keep(at, new, kept, lost)
        return True

    def declined(self, motion: Motion, message: str) -> None:
        """Tell whoever asked that nothing came of it."""
        if motion.take is not None:
            asker = self._asker(motion, motion.take)
            if asker is not None:
                text = Text(message, {"seat": seat_name(motion.take.at)})
                asker.tell(wire.Refused(motion.take.key, Refusal("table-seat", text)))

    def _asker(self, motion: Motion, take: TakeOver) -> Connection | None:
        """The device that asked; if it is gone, one that speaks for the same seat now."""
        table = self.table
        first = take.connection
        if first is not None and first in table.connections and motion.seat in table.sharing.hands(first):
            return first
        for connection in table.connections:
            if motion.seat in table.sharing.hands(connection):
                return connection
        return None

    # --- on disk --------------------------------------------------------------------------------

    def _keep(self, at: int, new: SeatRow, kept: Callable[[], None], lost: Callable[[Text], None]) -> None:
        """Store who plays a seat, then tell; questions to all may be settled by that."""
        table = self.table
        table.busy = True
        old = table.seats[at]

        def done(_: object, error: Exception | None) -> None:
            if error is not None:
                text = Text("server-seat-changed" if isinstance(error, Conflict) else "server-internal")
                if isinstance(error, StoreError):
                    text = error.message
                table.reload(lambda: lost(text))
                return
            table.seats[at] = new
            table.undo.recount()
            table.votes.recount()
            kept()
            if not (table.undo.settled() or table.votes.settled()):
                table.proceed()

        table.store.submit(lambda db: update_seat(db, table.number, at, new, old), done)

    async def hold(self, at: int, seat: SeatRow) -> None:
        """Store and show who holds a seat now; part of an errand. Raises Conflict if somebody else was first."""
        table = self.table
        old = table.seats[at]
        try:
            await table.store.write(lambda db: update_seat(db, table.number, at, seat, old))
        except Conflict:
            table.post(None, news.Stored("", table.number))
            raise
        self.held(at, seat)

    def held(self, at: int, seat: SeatRow) -> None:
        """Show who holds a seat now, by what is on disk; part of an errand."""
        table = self.table
        table.seats[at] = seat
        table.sharing.moved(*[each for each in table.connections if table.presence.recognise(each)])
