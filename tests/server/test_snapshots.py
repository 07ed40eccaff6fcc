"""Snapshots beside the log: a table that is opened from one is the same table, and a wrong one harms nobody."""

from __future__ import annotations

import logging
import random
import threading
from collections.abc import Callable

import msgspec
import pytest
import sqlalchemy as sa
from tests.examples import EXAMPLE, SECRET, needs_secrets
from tests.server.people import Created, Device, Message, Server, ServerHere, people, play_on
from tests.waiting import DEADLINE, PAUSE, moment, until
from websockets.exceptions import WebSocketException

from lamplight.core.snapshot import decoded, difference, encoded
from lamplight.server.checking import GONE, RIGHT, compared
from lamplight.server.replay import Restored, restored
from lamplight.server.rows import SnapshotRow, snapshots
from lamplight.server.snapshots import load_newest, pass_snapshot, put_snapshot
from lamplight.server.store import Store
from lamplight.server.tables import Tables
from lamplight.server.transactions import load_match


def rows(store: Store) -> list[SnapshotRow]:
    """The snapshots on disk, the oldest first."""
    with store.engine.connect() as connection:
        found = connection.execute(sa.select(snapshots).order_by(snapshots.c.n)).all()
    return [SnapshotRow(row.n, row.body, row.beside, bool(row.checked)) for row in found]


def both(store: Store, table: str) -> tuple[Restored, Restored]:
    """A match as it is opened, and as the whole log tells it."""
    with store.engine.connect() as connection, connection.begin():
        opened, whole = load_newest(connection, table), load_match(connection, table)
    assert opened is not None
    assert whole is not None
    assert opened.snapshot is not None
    assert len(opened.plies) < len(whole.plies)
    return restored(opened), restored(whole)


def played(device: Device, seats: tuple[int, ...], decisions: int, luck: random.Random) -> None:
    """Somebody who holds all seats plays, and takes back a third of it."""
    for _ in range(decisions):
        if device.over:
            return
        if luck.random() < 0.3:
            device.ask("undo", seat=luck.choice(seats), prompt=device.v)
        else:
            device.act(luck.choice(device.options))


def told(device: Device) -> Message:
    """All that a device is told when it comes, without what depends on when that is."""
    sync = dict(device.again())
    for name in ("build", "may"):
        sync.pop(name, None)
    sync["table"] = {name: sync["table"].get(name) for name in ("id", "options", "commitment", "over", "motions")}
    return sync


def tables_of(server: ServerHere) -> Tables:
    found: Tables = server.app.state.tables
    return found


def forgotten(server: ServerHere) -> None:
    """No table is in memory any more."""
    until(lambda: all(table.idle for table in tables_of(server).live.values()))
    tables_of(server).live.clear()


@pytest.mark.parametrize("game", [EXAMPLE, pytest.param(SECRET, marks=needs_secrets)])
def test_a_table_from_a_snapshot_is_the_same_table(server_here: Callable[..., ServerHere], game: str) -> None:
    server = server_here(snapshot=20)
    table = server.table_of(game, "here", "here")
    with people(table.sit(0, 1)) as (device,):
        played(device, (0, 1), 60, random.Random(6))
        before = told(device)
    until(lambda: rows(server.store))
    found, truth = both(server.store, table.id)
    assert difference(found.match, truth.match) == ""
    assert (found.played, found.moved) == (truth.played, truth.moved)
    forgotten(server)
    with people(table.sit(0, 1), table.watch()) as (device, stranger):
        assert told(device) == before
        assert next(message for message in stranger.heard if message["t"] == "sync")["log"]
        if not device.over:
            assert device.act()["t"] == "step"
    assert tables_of(server).live[table.id].room.early >= 20


def test_a_command_of_long_ago_still_counts_once(server_here: Callable[..., ServerHere]) -> None:
    """P2: whoever was offline while the table was opened anew hears that it was done, not that it is too late."""
    server = server_here(snapshot=20)
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        first = {"t": "act", "key": "first", "seat": device.actor, "prompt": device.v, "do": device.options[0]}
        device.send(first)
        assert device.answer("first")["t"] == "step"
        play_on({0: device, 1: device}, 40)
    until(lambda: rows(server.store))
    forgotten(server)
    with people(table.sit(0, 1)) as (device,):
        room = tables_of(server).live[table.id].room
        assert room.early
        assert not room.known("0 first")
        device.send(first)
        assert device.answer("first") == {"t": "ack", "key": "first", "result": "duplicate", "v": device.v}
        again = {**first, "key": "second"}
        device.send(again)
        assert device.answer("second")["t"] == "stale"


def test_a_key_that_is_used_again_for_something_new_is_a_duplicate(server_here: Callable[..., ServerHere]) -> None:
    server = server_here(snapshot=20)
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        seat = device.actor
        device.ask("act", seat=seat, prompt=device.v, do=device.options[0], key="mine")
        play_on({0: device, 1: device}, 40)
        while device.actor != seat:
            device.act()
    until(lambda: rows(server.store))
    forgotten(server)
    with people(table.sit(0, 1)) as (device,):
        v = device.v
        device.send({"t": "act", "key": "mine", "seat": seat, "prompt": v, "do": device.options[0]})
        answer = device.answer("mine")
        assert (answer["t"], answer.get("result")) == ("ack", "duplicate")
        assert device.v == v


def spoilt(store: Store, change: Callable[[bytes], bytes], column: str = "body") -> None:
    """Something happens to the newest snapshot."""
    newest = rows(store)[-1]
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        value = change(getattr(newest, column))
        connection.execute(sa.update(snapshots).where(snapshots.c.n == newest.n).values({column: value}))


def unlucky(body: bytes) -> bytes:
    """The snapshot with other luck to come."""
    snapshot = decoded(body)
    return encoded(msgspec.structs.replace(snapshot, draws={name: n + 1 for name, n in snapshot.draws.items()}))


@pytest.mark.parametrize(
    ("column", "change"),
    [
        ("body", lambda body: body[:-1]),
        ("body", lambda body: body[:100] + bytes([body[100] ^ 1]) + body[101:]),
        ("body", lambda _: b""),
        ("beside", lambda body: body[:-1] + bytes([body[-1] ^ 1])),
    ],
)
def test_a_snapshot_that_was_damaged_is_noticed_and_dropped(
    server_here: Callable[..., ServerHere],
    caplog: pytest.LogCaptureFixture,
    column: str,
    change: Callable[[bytes], bytes],
) -> None:
    server = server_here(snapshot=20)
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        play_on({0: device, 1: device}, 30)
        before = told(device)
    until(lambda: rows(server.store))
    bad = rows(server.store)[-1].n
    spoilt(server.store, change, column)
    damaged = rows(server.store)[-1]
    forgotten(server)
    with caplog.at_level(logging.ERROR, "lamplight.snapshots"), people(table.sit(0, 1)) as (device,):
        assert told(device) == before
    assert f"its snapshot at {bad} is dropped" in caplog.text
    until(lambda: (now := rows(server.store)) and now[-1][:3] != damaged[:3])  # another one is made at once
    both(server.store, table.id)


def test_what_the_log_does_not_say_is_found_by_the_check(server_here: Callable[..., ServerHere]) -> None:
    """A snapshot with another table's luck fits its digest: only a replay of the log can tell."""
    server = server_here(snapshot=20)
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        play_on({0: device, 1: device}, 30)
    until(lambda: rows(server.store))
    number, n = 1, rows(server.store)[-1].n
    until(lambda: rows(server.store)[-1].checked)
    with server.store.engine.connect() as connection:
        assert compared(connection, number, n) == RIGHT
        assert compared(connection, number, n + 1) == GONE
    spoilt(server.store, unlucky)
    with server.store.engine.connect() as connection:
        assert compared(connection, number, n) == "luck"


def test_a_table_from_a_wrong_snapshot_is_read_again(
    server_here: Callable[..., ServerHere], caplog: pytest.LogCaptureFixture
) -> None:
    server = server_here(snapshot=20)
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        play_on({0: device, 1: device}, 30)
    until(lambda: rows(server.store))
    forgotten(server)
    until(lambda: rows(server.store)[-1].checked)
    spoilt(server.store, unlucky)
    with server.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(sa.update(snapshots).values(checked=False))
    with caplog.at_level(logging.ERROR, "lamplight.snapshots"), people(table.sit(0, 1)) as (device,):
        until(lambda: "is wrong and dropped: luck" in caplog.text)
        live = tables_of(server).live[table.id]
        until(lambda: live.room.doubt)
        device.act()
        with server.store.engine.connect() as connection, connection.begin():
            whole = load_match(connection, table.id)
        assert whole is not None
        assert difference(live.room.match, restored(whole).match) == "", "the luck that came is the true one"


def test_an_older_database_without_snapshots_opens_as_before(own_server: Callable[..., Server]) -> None:
    """And gets its first snapshot when the table is first opened."""
    server = own_server(snapshot=0)
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        play_on({0: device, 1: device}, 40)
        before = told(device)
    assert server.sql("SELECT count(*) FROM snapshots") == [(0,)]
    server.stop()
    server.settings["snapshot"] = 20
    for newer in ("leases", "processes", "analyses", "snapshots", "changes", "records", "graves"):
        server.sql(f"DROP TABLE {newer}")
    for newer in ("opened", "branch", "ended", "warned", "closed"):
        server.sql(f"ALTER TABLE matches DROP COLUMN {newer}")
    server.sql("UPDATE alembic_version SET version_num = '0008'")
    server.start()
    with people(table.sit(0, 1)) as (device,):
        assert told(device) == before
        until(lambda: server.sql("SELECT count(*) FROM snapshots") == [(1,)])


def test_a_lesson_has_no_snapshot_and_a_game_has_two_at_most(own_server: Callable[..., Server]) -> None:
    server = own_server(snapshot=20)
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        for _ in range(8):
            play_on({0: device, 1: device}, 15)
            assert server.sql("SELECT count(*) FROM snapshots")[0][0] <= 2
    until(lambda: server.sql("SELECT count(*) FROM snapshots")[0][0])
    newest = server.sql("SELECT max(n) FROM snapshots")[0][0]
    assert newest % 20 == 0 or newest > 0
    digests = server.sql("SELECT digest FROM plies WHERE n = ?", newest - 1)
    assert digests[0][0] is not None, "the log has a digest where there is a snapshot"


def test_a_newer_snapshot_is_not_replaced_by_an_older_one(server_here: Callable[..., ServerHere]) -> None:
    """Two processes may write theirs in any order."""
    store = server_here(snapshot=0).store
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.exec_driver_sql(
            "INSERT INTO matches (number, id, game, rules, content, options, seats) "
            "VALUES (7, 't', 'g', 1, '', '{}', 2)"
        )
        for n, checked in ((20, True), (60, False), (40, False), (60, False), (80, False)):
            for statement in put_snapshot(store, 7, SnapshotRow(n, b"x", b"y", checked)):
                connection.exec_driver_sql(*statement)
    assert [(row.n, row.checked) for row in rows(store)] == [(20, True), (80, False)]
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        for n in (60, 80):  # the first is not there any more
            for statement in pass_snapshot(store, 7, n):
                connection.exec_driver_sql(*statement)
            assert [row.n for row in rows(store)] == [20, 80], "not before the transaction has ended"
    assert [(row.n, row.checked) for row in rows(store)] == [(80, True)]


class Restless(threading.Thread):
    """Acts and takes back at one table, and comes back whenever the server does."""

    def __init__(self, table: Created, seed: int, stop: threading.Event) -> None:
        super().__init__()
        self.table = table
        self.luck = random.Random(seed)
        self.stop = stop
        self.trouble: list[str] = []
        self.v = 0

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                with people(self.table.sit(0, 1)) as (device,):
                    if device.v < self.v:
                        self.trouble.append(f"{device.v} < {self.v}")
                    while not self.stop.is_set() and not device.over:
                        played(device, (0, 1), 1, self.luck)
                        self.v = device.v
                    if device.over:
                        return
            except (WebSocketException, OSError, EOFError):  # the server is gone
                self.stop.wait(PAUSE)
            except Exception as error:
                self.trouble.append(repr(error))


@pytest.mark.timeout(600)
def test_a_kill_at_any_moment_of_writing_a_snapshot_harms_nothing(own_server: Callable[..., Server]) -> None:
    """P6: after every kill the table opens, from what there is, as the whole log tells it."""
    server = own_server(snapshot=20)
    stop = threading.Event()
    luck = random.Random(9)
    players = [Restless(server.table("here", "here"), seed, stop) for seed in range(3)]
    for player in players:
        player.start()
    seen = 0
    try:
        for n in range(8):
            if n == 4:
                until(lambda: server.sql("SELECT count(DISTINCT match) FROM snapshots") == [(len(players),)])
            moment(luck.uniform(0.3, 1.2))
            server.kill()
            store = Store(f"sqlite:///{server.folder / 'lamplight.db'}")
            for player in players:
                with store.engine.connect() as connection, connection.begin():
                    opened, whole = load_newest(connection, player.table.id), load_match(connection, player.table.id)
                assert opened is not None
                assert whole is not None
                seen += opened.snapshot is not None
                assert difference(restored(opened).match, restored(whole).match) == ""
            store.close()
            server.start()
    finally:
        stop.set()
        for player in players:
            player.join(DEADLINE)
    assert not [player.trouble for player in players if player.trouble]
    assert seen > 3, "there were snapshots at the time of the kills"
