"""What is on disk: group commit, isolation of failures, migrations, and a database that is not well."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event
from tests import loops
from tests.examples import EXAMPLE
from tests.server.people import Created, ServerHere, people
from tests.waiting import DEADLINE, until

from lamplight.server import bot_turns
from lamplight.server import store as writing
from lamplight.server.database import Conflict, StoreError
from lamplight.server.rows import MatchRow, PlyRow, SeatRow, metadata
from lamplight.server.store import Store
from lamplight.server.subscriptions import NOTE_TOLD, Subscription, subscribe, told_values
from lamplight.server.transactions import insert_match, load_match, note_due, tables_late, take_look, update_seat


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path / 'test.db'}", 0.2)
    made.open()
    yield made
    made.close()


def match_row(name: str) -> MatchRow:
    return MatchRow(0, name, EXAMPLE, 1, "", "{}", 2, b"", None)


def ply(match: int, n: int, key: str | None = None) -> PlyRow:
    return (match, n, 0, f"do {n}", key, None, None, 7)


async def appended(store: Store, *batches: list[PlyRow]) -> list[Exception | None]:
    """Append all these at once; what came of each."""
    loop = asyncio.get_running_loop()
    results: list[Exception | None] = [None] * len(batches)
    left = len(batches)
    ready = loop.create_future()

    def done(at: int, _: object, error: Exception | None) -> None:
        nonlocal left
        results[at] = error
        left -= 1
        if left == 0:
            ready.set_result(None)

    for at, rows in enumerate(batches):
        store.append(rows, partial(done, at))
    await asyncio.wait_for(ready, DEADLINE)
    return results


def run(store: Store, work: Callable[[], Any]) -> Any:
    async def main() -> Any:
        store.start(asyncio.get_running_loop())
        return await work()

    return loops.run(main())


def test_the_migrations_make_the_schema_of_the_code(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_database_keeps_its_word(store: Store) -> None:
    with store.engine.connect() as connection:
        pragma = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        }
    assert pragma == {"journal_mode": "wal", "synchronous": 2}


def test_appends_that_wait_share_one_commit(store: Store) -> None:
    async def work() -> None:
        matches = []
        for n in range(50):
            row = match_row(f"m{n}")
            matches.append(await store.write(partial(insert_match, row=row, held=[SeatRow("here")], first=[])))
        before = store.commits
        gate = threading.Event()
        store.submit(lambda _: gate.wait(DEADLINE), lambda *_: None)  # the writer is busy while the others arrive
        waiting = asyncio.ensure_future(appended(store, *[[ply(m, 0, "0 k"), ply(m, 1)] for m in matches]))
        await asyncio.sleep(0)
        gate.set()
        assert await waiting == [None] * 50
        assert store.commits - before <= 2

    run(store, work)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM plies").scalar() == 100


def test_what_can_wait_is_written_together_apart_from_the_plies_and_of_two_who_note_the_same_one_is_first(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No ply waits for it, none is spoilt by it, and it is not spoilt by one."""
    note = store.prepared(NOTE_TOLD)

    async def noted(*ones: Subscription, told: int) -> list[asyncio.Future[tuple[list[tuple[str]], Exception | None]]]:
        """Noted, each by itself."""
        futures = [asyncio.get_running_loop().create_future() for _ in ones]

        def done(at: int, rows: Any, error: Exception | None) -> None:
            futures[at].set_result(([tuple(row) for row in rows], error))

        for at, one in enumerate(ones):
            store.later(note(**told_values([one], told, None)), partial(done, at))
        return futures

    async def work() -> None:
        number = await store.write(partial(insert_match, row=match_row("m"), held=[SeatRow("here")], first=[]))
        one, two = (Subscription(number, 0, name, "", "", "en", None, None, 0) for name in ("one", "two"))
        for new in (one, two):
            await store.write(partial(subscribe, new=new))
        gate = threading.Event()
        store.submit(lambda _: gate.wait(DEADLINE), lambda *_: None)
        first, again, other = await noted(one, one, two, told=4)
        waiting = asyncio.ensure_future(appended(store, [ply(number, 0, "k")], [ply(number, 0, "l")]))
        await asyncio.sleep(0)
        gate.set()
        done, refused = await waiting
        assert (done, type(refused)) == (None, Conflict)
        assert [await one for one in (first, again, other)] == [([("one",)], None), ([], None), ([("two",)], None)]
        await appended(store, [ply(number, 1)])
        monkeypatch.setattr(writing, "GATHER", DEADLINE)  # from now on the clock does not decide when that is
        before = store.commits
        once = Subscription(number, 0, "one", "", "", "en", None, None, 0, told=4)
        together = await noted(once, once, told=9)
        await appended(store, [ply(number, 2)])
        assert store.commits == before + 1
        store._gathered()
        assert [await asyncio.wait_for(one, DEADLINE) for one in together] == [([("one",)], None), ([], None)]
        assert store.commits == before + 2
        both = [replace(one, told=9), replace(two, told=9)]  # two is still at 4
        future = asyncio.get_running_loop().create_future()
        store.later(note(**told_values(both, 12, 60)), lambda rows, error: future.set_result((rows, error)))
        store.close()  # what waits is written
        rows, error = await asyncio.wait_for(future, DEADLINE)
        assert ([tuple(row) for row in rows], error) == ([("one",)], None)

    run(store, work)
    with store.engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT endpoint, told, due FROM subscriptions ORDER BY endpoint")
        assert [tuple(row) for row in found] == [("one", 12, 60), ("two", 4, None)]


def test_one_conflict_does_not_spoil_the_others(store: Store) -> None:
    async def work() -> list[Exception | None]:
        a = await store.write(lambda db: insert_match(db, match_row("a"), [SeatRow("here")], []))
        b = await store.write(lambda db: insert_match(db, match_row("b"), [SeatRow("here")], []))
        gate = threading.Event()
        store.submit(lambda _: gate.wait(DEADLINE), lambda *_: None)
        waiting = asyncio.ensure_future(
            appended(store, [ply(a, 0, "k")], [ply(a, 0)], [ply(b, 0, "k")], [ply(a, 1, "k")], [ply(a, 1, "l")])
        )
        await asyncio.sleep(0)
        gate.set()
        return await waiting

    results = run(store, work)
    assert [type(result) for result in results] == [type(None), Conflict, type(None), Conflict, type(None)]
    with store.engine.connect() as connection:
        stored = load_match(connection, "a")
    assert stored is not None
    assert [row[1] for row in stored.plies] == [0, 1]


def test_an_append_is_all_or_nothing(store: Store) -> None:
    async def work() -> list[Exception | None]:
        a = await store.write(lambda db: insert_match(db, match_row("a"), [SeatRow("here")], []))
        return await appended(store, [ply(a, n) for n in range(30)] + [ply(a, 3)])

    assert isinstance(run(store, work)[0], Conflict)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM plies").scalar() == 0


def test_a_seat_that_is_no_longer_as_it_was_read_is_left_alone(store: Store) -> None:
    old = SeatRow("remote", "Bea", invite=b"i")
    first = SeatRow("remote", "Bea", token=b"t", words=b"w", phone=b"p", heir=True)

    async def work() -> None:
        a = await store.write(lambda db: insert_match(db, match_row("a"), [SeatRow("here"), old], []))
        await store.write(lambda db: update_seat(db, a, 1, first, old))
        with pytest.raises(Conflict):
            await store.write(lambda db: update_seat(db, a, 1, SeatRow("bot", bot="uniform"), old))
        with pytest.raises(Conflict):
            await store.write(lambda db: update_seat(db, a, 2, first, first))
        await store.write(lambda db: update_seat(db, a, 0, SeatRow("paused"), SeatRow("here")))

    run(store, work)
    with store.engine.connect() as connection:
        stored = load_match(connection, "a")
    assert stored is not None
    assert stored.seats == [SeatRow("paused"), first]


def test_a_look_at_a_table_is_taken_on_once(store: Store) -> None:
    async def work() -> None:
        for name, due in (("late", 100), ("later", 50), ("early", 101), ("never", None)):
            row = replace(match_row(name), pace=60, due=due)
            await store.write(partial(insert_match, row=row, held=[SeatRow("here")], first=[]))
        found = await store.read(lambda db: tables_late(db, 100, 9))
        assert [(name, due) for _, name, due in found] == [("later", 50), ("late", 100)]
        assert len(await store.read(lambda db: tables_late(db, 100, 1))) == 1
        number = found[0][0]
        assert await store.write(lambda db: take_look(db, number, 50, 400))
        assert not await store.write(lambda db: take_look(db, number, 50, 400)), "somebody else has"
        assert [name for _, name, _ in await store.read(lambda db: tables_late(db, 100, 9))] == ["late"]
        await store.write(lambda db: note_due(db, number, None))
        assert "later" not in [name for _, name, _ in await store.read(lambda db: tables_late(db, 999, 9))]

    run(store, work)


def test_a_reader_meets_a_missing_match(store: Store) -> None:
    with store.engine.connect() as connection:
        assert load_match(connection, "nothing") is None


# --- a database that is not well ----------------------------------------------------------------


@contextmanager
def locked(server: ServerHere) -> Iterator[None]:
    """Another program holds the database."""
    other = sqlite3.connect(server.folder / "lamplight.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@contextmanager
def pragma(server: ServerHere, ill: str, well: str) -> Iterator[None]:
    """Every connection of the server gets a setting that makes SQLite itself refuse to write."""
    state = [ill]

    def checkout(connection: Any, *_: object) -> None:
        connection.execute(state[0])

    def renew() -> None:
        raw, server.store._raw = server.store._raw, None
        if raw is not None:
            raw.close()

    event.listen(server.store.engine, "checkout", checkout)
    renew()
    yield
    state[0] = well
    renew()


ILLS: dict[str, Callable[[ServerHere], Any]] = {
    "locked": locked,
    "readonly": lambda server: pragma(server, "PRAGMA query_only=ON", "PRAGMA query_only=OFF"),
    "full": lambda server: pragma(server, "PRAGMA max_page_count=1", "PRAGMA max_page_count=4294967294"),
}


@pytest.mark.parametrize("ill", list(ILLS))
def test_a_write_that_fails_changes_nothing_and_the_table_goes_on(
    server_here: Callable[..., ServerHere], ill: str
) -> None:
    server = server_here(busy_timeout=0.2)
    table, other = server.table("here", "here"), server.table("here", "here")
    with people(table.sit(0, 1), table.watch(), other.sit(0, 1)) as (device, stranger, neighbour):
        device.act()
        stranger.catch_up(device.v)
        v, view = device.v, device.view
        failures = 0
        with ILLS[ill](server):
            for n in range(400):  # until the pages at hand are used up
                answer = device.act(key=f"ill-{n}")
                if answer["t"] == "failed":
                    failures += 1
                    assert answer["message"]["id"] == f"server-store-{ill}"
                    assert device.v == v
                    if failures == 3:
                        break
                else:
                    assert ill == "full"
                    v, view = device.v, device.view
            assert failures == 3
            if ill != "full":  # where a small change still finds room in its page
                status, fault, _ = server.post("/api/tables", {"game": EXAMPLE, "seats": [{"kind": "here"}] * 2})
                assert (status, fault["error"]["id"]) == (503, f"server-store-{ill}")
                assert device.ask("seat", seat=0, act="pause")["message"]["id"] == f"server-store-{ill}"
            device.again()
            assert (device.v, device.view) == (v, view)
        answer = device.act(key=f"ill-{n}")  # the very same command, again
        assert answer["t"] == "step"
        assert answer["v"] > v
        stranger.catch_up(answer["v"])
        assert stranger.view["pieces"] == device.view["pieces"]
        assert neighbour.act()["t"] == "step"


def test_a_bot_tries_again_when_the_database_is_well(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = server_here(busy_timeout=0.1)
    table = server.table("here", "bot:uniform", start="seat-2")
    house, tries = server.app.state.tables.house, []
    plain = house.later

    def noted(delay: float, call: Callable[..., None], *args: Any) -> None:
        if delay == bot_turns.RETRY:  # its move could not be kept
            tries.append(call)
        plain(delay, call, *args)

    monkeypatch.setattr(bot_turns, "RETRY", 0.0625)
    monkeypatch.setattr(house, "later", noted)
    with contextlib.ExitStack() as stack:
        with locked(server):  # before the first look, with which the bot begins
            (stranger,) = stack.enter_context(people(table.watch()))
            seen = stranger.v
            until(lambda: len(tries) >= 3)
            stranger.settle()
            assert stranger.v == seen
        stranger.until("step")


def begun_without_a_double(server: ServerHere) -> Created:
    """A table for two on one device whose first roll asks for a child and a ghost."""
    for _ in range(50):
        table = server.table("here", "here")
        with people(table.sit(0, 1)) as (device,):
            if len({option.split(" ")[0] for option in device.options}) > 1:
                return table
    raise AssertionError("fifty doubles in a row")


def test_somebody_else_wrote_first(server_here: Callable[..., ServerHere]) -> None:
    """Two servers on one database: whoever comes second reads what the other did, and says stale."""
    server = server_here()
    table = begun_without_a_double(server)  # else dice would be due after the other server's entry
    with people(table.sit(0, 1)) as (device,):
        [(number,)] = server.sql("SELECT number FROM matches WHERE id = ?", table.id)
        server.sql(
            'INSERT INTO plies (match, n, by, "do") VALUES (?, ?, ?, ?)',
            number,
            device.v,
            device.actor,
            device.options[0],
        )
        v = device.v
        answer = device.act(device.options[-1])
        assert answer["t"] == "stale"
        assert answer["v"] == v + 1
        assert [message["v"] for message in device.heard if message["t"] == "sync"] == [v, v + 1]
        assert device.act()["t"] == "step"


def test_errors_name_their_kind(tmp_path: Path) -> None:
    (tmp_path / "no.db").write_bytes(b"this is not a database" * 100)
    with pytest.raises(StoreError) as broken:
        Store(f"sqlite:///{tmp_path / 'no.db'}").open()
    assert broken.value.kind == "corrupt"
    with pytest.raises(StoreError) as missing:
        Store(f"sqlite:///{tmp_path / 'nowhere' / 'x.db'}").open()
    assert missing.value.kind == "missing"
    sqlite3.connect(tmp_path / "ro.db").close()
    with pytest.raises(StoreError) as readonly:
        Store(f"sqlite:///file:{tmp_path / 'ro.db'}?mode=ro&uri=true").open()
    assert readonly.value.kind == "readonly"
