"""What is read and written in one transaction: functions of a connection, for `Store.write` and `Store.read`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lamplight.server import news
from lamplight.server.database import Conflict
from lamplight.server.rows import MatchRow, PlyRow, SeatRow, Stored, codes, graves, matches, notes, plies, seats


def seat_values(seat: SeatRow) -> dict[str, object]:
    """A seat as the values of its columns, without that which makes it no other seat."""
    return {
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "token": seat.token,
        "words": seat.words,
        "invite": seat.invite,
        "heir": seat.heir,
        "phone": seat.phone,
        "home": seat.home,
        "since": seat.since,
        "holiday": seat.holiday,
    }


def insert_match(connection: Connection, row: MatchRow, held: list[SeatRow], first: list[PlyRow]) -> int:
    """Store a new match with its seats and first plies (their match number is filled in); its number."""
    result = connection.execute(
        sa.insert(matches).values(
            id=row.id,
            game=row.game,
            rules=row.rules,
            content=row.content,
            options=row.options,
            seats=row.seats,
            seed=row.seed,
            lesson=row.lesson,
            host=row.host,
            made=row.made,
            invite=row.invite,
            pace=row.pace,
            due=row.due,
            door=row.door,
            listed=row.listed,
            lang=row.lang,
            ended=row.ended,
            branch=row.branch,
            **_numbered(connection),
        )
    )
    key = result.inserted_primary_key
    assert key is not None
    number = int(key[0])
    connection.execute(
        sa.insert(seats),
        [{"match": number, "seat": at, "seen": seat.seen, **seat_values(seat)} for at, seat in enumerate(held)],
    )
    if first:
        names = [column.name for column in plies.columns]
        connection.execute(sa.insert(plies), [dict(zip(names, (number, *ply[1:]), strict=True)) for ply in first])
    return number


def _numbered(connection: Connection) -> dict[str, int]:
    """A number that no table ever had: whoever still remembers one that is gone must not write into another."""
    if connection.dialect.name != "sqlite":
        return {}  # a sequence gives none twice
    newest = [connection.execute(sa.select(sa.func.max(one.c.number))).scalar() for one in (matches, graves)]
    return {"number": max(number or 0 for number in newest) + 1}


def link_rematch(connection: Connection, number: int, table: str) -> bool:
    """Name the table of the rematch, once; False if there is one already."""
    changed = connection.execute(
        sa.update(matches).where(matches.c.number == number, matches.c.next.is_(None)).values(next=table)
    )
    news.stored(connection, number)
    return changed.rowcount == 1


def update_seat(connection: Connection, number: int, at: int, seat: SeatRow, old: SeatRow) -> None:
    """Store who plays a seat now; raises Conflict if it is no longer as it was read."""
    same = [seats.c[name].is_not_distinct_from(value) for name, value in seat_values(old).items()]
    changed = connection.execute(
        sa.update(seats)
        .where(seats.c.match == number, seats.c.seat == at, *same)
        .values(seen=later_seen(seat.seen), **seat_values(seat))
    )
    if changed.rowcount != 1:
        raise Conflict(f"seat {at} of match {number}")
    news.stored(connection, number)


def holds_any(connection: Connection, number: int, tokens: Collection[bytes]) -> bool:
    """Does one of these (hashed) tokens hold a seat of the match, on its own or as a phone, by what is on disk?"""
    held = seats.c.token.in_(tokens) | seats.c.phone.in_(tokens)
    found = connection.execute(sa.select(seats.c.seat).where(seats.c.match == number, held).limit(1))
    return found.first() is not None


def later_seen(now: int) -> sa.Case[int]:
    """The later of this moment and the one that is stored."""
    return sa.case((seats.c.seen > now, seats.c.seen), else_=now)


def see(connection: Connection, there: list[tuple[int, int]], now: int) -> None:
    """Store that the holders of these seats (match, seat) were there; nobody is told."""
    for number, at in there:
        connection.execute(
            sa.update(seats).where(seats.c.match == number, seats.c.seat == at).values(seen=later_seen(now))
        )


def change_host(connection: Connection, number: int, at: int) -> None:
    """Store whose table it is."""
    connection.execute(sa.update(matches).where(matches.c.number == number).values(host=at))
    news.stored(connection, number)


def change_invite(connection: Connection, number: int, invite: bytes) -> None:
    """Store the invitation to whichever seat is free, in place of the one before."""
    connection.execute(sa.update(matches).where(matches.c.number == number).values(invite=invite))
    news.stored(connection, number)


def change_pace(connection: Connection, number: int, pace: int | None, due: int | None) -> None:
    """Store how long a turn may last, and when that is looked at next."""
    connection.execute(sa.update(matches).where(matches.c.number == number).values(pace=pace, due=due))
    news.stored(connection, number)


def note_due(connection: Connection, number: int, due: int | None) -> None:
    """Store when it is looked next whether a turn has lasted too long; nobody is told."""
    connection.execute(sa.update(matches).where(matches.c.number == number).values(due=due))


def tables_late(connection: Connection, now: int, most: int) -> list[tuple[int, str, int]]:
    """The tables (number, id, due) that are to be looked at, those that have waited longest first."""
    found = sa.select(matches.c.number, matches.c.id, matches.c.due).where(matches.c.due <= now)
    return [(r.number, r.id, r.due) for r in connection.execute(found.order_by(matches.c.due).limit(most))]


def take_look(connection: Connection, number: int, due: int, again: int) -> bool:
    """Take it on to look at this table, and put off when others do; False if somebody else has."""
    mine = sa.update(matches).where(matches.c.number == number, matches.c.due == due)
    return connection.execute(mine.values(due=again)).rowcount == 1


def still_asked(connection: Connection, number: int, version: int, pace: int | None) -> None:
    """Raises Conflict if the game has gone on meanwhile, or by another pace."""
    newest = connection.execute(sa.select(sa.func.max(plies.c.n)).where(plies.c.match == number)).scalar()
    known = connection.execute(sa.select(matches.c.pace).where(matches.c.number == number)).scalar()
    if (-1 if newest is None else newest) + 1 != version or known != pace:
        raise Conflict(f"the turn of match {number}")


def change_door(connection: Connection, number: int, door: str, listed: int | None) -> None:
    """Store who may come in, and since when the table is listed."""
    connection.execute(sa.update(matches).where(matches.c.number == number).values(door=door, listed=listed))
    news.stored(connection, number)


def open_secrets(connection: Connection, number: int, now: int) -> None:
    """Store that everybody may know the secrets of a game."""
    connection.execute(sa.update(matches).where(matches.c.number == number).values(opened=now))
    news.stored(connection, number)


def note_listed(connection: Connection, number: int, listed: int | None) -> None:
    """Store since when a table is listed; nobody is told."""
    connection.execute(sa.update(matches).where(matches.c.number == number).values(listed=listed))


def tables_listed(connection: Connection, since: int, most: int) -> list[tuple[MatchRow, list[SeatRow]]]:
    """The listed tables that have a free seat, and where somebody has been since then; the newest first."""
    held = sa.or_(seats.c.token.is_not(None), seats.c.heir)
    here = seats.c.match == matches.c.number
    free = sa.exists().where(here, seats.c.kind == "remote", sa.not_(held))
    alive = sa.exists().where(here, held, seats.c.seen >= since)
    order = (matches.c.listed.desc(), matches.c.number.desc())
    found = sa.select(matches).where(matches.c.listed.is_not(None), free, alive).order_by(*order).limit(most)
    rows = [MatchRow(*row) for row in connection.execute(found)]
    sitting: dict[int, list[SeatRow]] = {row.number: [] for row in rows}
    for r in connection.execute(sa.select(seats).where(seats.c.match.in_(sitting)).order_by(seats.c.seat)):
        sitting[r.match].append(_seat(r))
    return [(row, sitting[row.number]) for row in rows]


def front_of(connection: Connection, table: str) -> tuple[str, str, int] | None:
    """Which game a match is of, its door, and its version; None if there is none of this id."""
    entries = sa.select(sa.func.count()).where(plies.c.match == matches.c.number).scalar_subquery()
    asked = sa.select(matches.c.game, matches.c.door, entries.label("version")).where(matches.c.id == table)
    found = connection.execute(asked).first()
    return None if found is None else (found.game, found.door, found.version)


def _seat(r: Any) -> SeatRow:
    return SeatRow(
        r.kind, r.name, r.bot, r.token, r.words, r.invite, bool(r.heir), r.phone, r.home, r.since, r.seen, r.holiday
    )


def load_match(connection: Connection, table: str, first: int = 0) -> Stored | None:
    """All that is stored of a match, with the plies from `first` on; None if there is none of this id."""
    found = connection.execute(sa.select(matches).where(matches.c.id == table)).first()
    if found is None:
        return None
    row = MatchRow(*found)
    held = [
        _seat(r) for r in connection.execute(sa.select(seats).where(seats.c.match == row.number).order_by(seats.c.seat))
    ]
    entries = [
        tuple(r)
        for r in connection.execute(
            sa.select(plies).where(plies.c.match == row.number, plies.c.n >= first).order_by(plies.c.n)
        )
    ]
    written = connection.execute(sa.select(notes.c.seat, notes.c.body).where(notes.c.match == row.number))
    return Stored(row, held, entries, {r.seat: r.body for r in written})


def keys_among(connection: Connection, number: int, keys: list[str]) -> set[str]:
    """Those of these keys of commands that stand in the log of a match."""
    found = sa.select(plies.c.key).where(plies.c.match == number, plies.c.key.in_(keys))
    return {str(row.key) for row in connection.execute(found)}


def write_note(connection: Connection, number: int, at: int, body: str) -> None:
    """Store a seat's notebook in place of the one before."""
    connection.execute(sa.delete(notes).where(notes.c.match == number, notes.c.seat == at))
    connection.execute(sa.insert(notes).values(match=number, seat=at, body=body))
    news.stored(connection, number)


def put_code(connection: Connection, code: bytes, number: int, at: int, until: int, now: int) -> None:
    """Store the hash of the code of a seat in place of the one before; codes that are too old are forgotten."""
    old = sa.or_(codes.c.until < now, sa.and_(codes.c.match == number, codes.c.seat == at))
    connection.execute(sa.delete(codes).where(old))
    connection.execute(sa.insert(codes).values(code=code, match=number, seat=at, until=until))


def code_table(connection: Connection, code: bytes) -> str | None:
    """The table that a code belongs to, whether it still counts or not."""
    found = sa.select(matches.c.id).join(codes, codes.c.match == matches.c.number).where(codes.c.code == code)
    return connection.execute(found).scalar()


def take_code(connection: Connection, code: bytes, number: int, now: int) -> int | None:
    """Use up a code of this match: its seat, if it still counts."""
    mine = (codes.c.code == code, codes.c.match == number)
    at = connection.execute(sa.select(codes.c.seat).where(*mine, codes.c.until >= now)).scalar()
    connection.execute(sa.delete(codes).where(*mine))
    return at


def drop_code(connection: Connection, number: int, at: int) -> None:
    """The code of a seat no longer counts."""
    connection.execute(sa.delete(codes).where(codes.c.match == number, codes.c.seat == at))
