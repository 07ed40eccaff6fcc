"""Old tables go if the host wants it so: after a notice, with all that belongs to them, wholly or not at all."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.pushes import Browser, PushService
from tests.server.care.homes import Home, aged, orphans, played, plies, said, to_the_end
from tests.server.people import Created, Moved, Server, ServerHere, people
from tests.server.test_notices import wish
from tests.waiting import DEADLINE, moment, until

from lamplight.server import clock
from lamplight.server.care.retention import Retention

DAY = 86_400


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> Moved:
    made = Moved()
    monkeypatch.setattr(clock, "now", made.now)
    return made


def rounds(server: ServerHere) -> int:
    """The server looks once at all tables; how many it removed."""
    tables, loop = server.app.state.tables, server.store._loop
    assert loop is not None

    async def work() -> int:
        await server.store.write(lambda _: None)
        tables.sweep()
        return await Retention(tables.house, tables).round()

    return asyncio.run_coroutine_threadsafe(work(), loop).result(DEADLINE)


def there(server: Server, *tables: Created) -> list[str]:
    """What whoever comes is told of these tables; nothing where they are there."""
    answers = [server.get(f"/api/tables/{table.id}")[:2] for table in tables]
    return ["" if status == 200 else body["error"]["id"] for status, body in answers]


def test_by_default_everything_stays_for_ever(home: Home, moved: Moved) -> None:
    server = home.here(idle=0)
    tables = played(server, 3), to_the_end(server)
    moved.on(3_000 * DAY)
    assert rounds(server) == 0
    assert there(server, *tables) == ["", ""]


def test_what_nobody_touches_is_told_of_and_goes_some_days_later(
    home: Home, moved: Moved, service: PushService
) -> None:
    server = home.here(keep_unfinished=30, idle=0, push_anywhere=1)
    table, kept = played(server, 3), to_the_end(server)
    browser = Browser(service, "ada")
    assert wish(server, table, table.token(0), browser) == 200
    moved.on(22 * DAY)
    assert rounds(server) == 0
    service.quiet(server)
    moved.on(DAY + 60)
    assert rounds(server) == 0
    (notice,) = service.wait(1)
    told = browser.opened(notice.body)
    assert told["path"] == f"/t/{table.id}"
    assert "In 7 days the table is deleted" in told["text"]
    mine = {"tables": [{"table": table.id, "tokens": [table.token(0)]}]}
    (shown,) = server.post("/api/mine", mine)[1]["tables"]
    assert 6 * DAY < shown["goes"] <= 7 * DAY
    moved.on(6 * DAY)
    assert rounds(server) == 0
    service.quiet(server)
    moved.on(DAY)
    assert rounds(server) == 1
    assert there(server, table, kept) == ["care-gone-untouched", ""]
    assert server.post("/api/mine", mine)[1]["gone"] == [table.id]
    assert orphans(home) == 0


def test_whoever_comes_in_time_keeps_it(home: Home, moved: Moved) -> None:
    server = home.here(keep_unfinished=30, idle=0)
    table, other = played(server, 3), played(server, 3)
    moved.on(24 * DAY)
    rounds(server)
    moved.on(5 * DAY)
    table.sit(0).close()
    live = server.app.state.tables.live
    until(lambda: table.id not in live or not live[table.id].room.connections)
    moved.on(3 * DAY)
    assert rounds(server) == 1
    assert there(server, table, other) == ["", "care-gone-untouched"]
    moved.on(28 * DAY)
    assert rounds(server) == 0, "they are told anew first"
    moved.on(7 * DAY)
    assert rounds(server) == 1


def test_nothing_goes_while_somebody_is_there(home: Home, moved: Moved) -> None:
    server = home.here(keep_unfinished=2, idle=0)
    table = played(server, 3)
    with people(table.sit(0)):
        for _ in range(4):
            moved.on(2 * DAY)
            assert rounds(server) == 0
    assert there(server, table) == [""]


def bare(record: bytes) -> bytes:
    """A record without its margin."""
    lines = [json.loads(line) for line in record.decode().splitlines()]
    margin = ("names", "bots", "began", "at")
    kept = [{name: value for name, value in line.items() if name not in margin} for line in lines]
    return "".join(f"{json.dumps(line)}\n" for line in kept).encode()


def test_what_is_over_leaves_its_record_and_no_name(home: Home, moved: Moved) -> None:
    server = home.here(keep_finished=10, idle=0)
    over, going = to_the_end(server), played(server, 3)
    record = server.get(f"/api/tables/{over.id}/record")[1]
    moved.on(9 * DAY)
    assert rounds(server) == 0
    moved.on(2 * DAY)
    assert rounds(server) == 1
    assert there(server, over, going) == ["care-gone-record", ""]
    left = server.get(f"/api/tables/{over.id}/record")[1]
    assert left == bare(record), "byte by byte, but for who played and when"
    assert home.lamplight("tables export", over.id).out.encode() == left
    assert plies(home.url, over.id) == []
    assert orphans(home) == 0
    size = home.sql("SELECT length(body) FROM records")[0][0]
    assert size < len(record) / 4


def test_the_record_of_a_closed_table_is_for_the_host_alone(home: Home, moved: Moved) -> None:
    server = home.here(keep_finished=10, idle=0)
    over = to_the_end(server)
    with people(over.sit(0)) as (device,):
        assert device.ask("door", door="closed")["t"] == "ack"
    moved.on(11 * DAY)
    assert rounds(server) == 1
    assert server.get(f"/api/tables/{over.id}/record")[0] == 410
    assert home.lamplight("tables export", over.id).code == 0


def test_or_nothing_at_all(home: Home, moved: Moved) -> None:
    server = home.here(keep_finished=10, leave_records=0, idle=0)
    over = to_the_end(server)
    moved.on(11 * DAY)
    assert rounds(server) == 1
    assert there(server, over) == ["care-gone-finished"]
    assert server.get(f"/api/tables/{over.id}/record")[0] == 410


def test_an_end_that_was_not_kept_is_found_by_replay(home: Home, moved: Moved) -> None:
    """A server that is killed right after the last move, or a table from before ends were kept."""
    server = home.here(keep_unfinished=10, keep_finished=0, idle=0)
    tables = to_the_end(server), to_the_end(server)
    for table, known in zip(tables, (0, -1), strict=True):
        home.sql("UPDATE matches SET ended = ? WHERE id = ?", known, table.id)
    moved.on(400 * DAY)
    for _ in range(3):
        moved.on(8 * DAY)
        assert rounds(server) == 0, "they are over, and what is over stays"
    assert there(server, *tables) == ["", ""]


def test_a_table_that_cannot_be_replayed_is_left_to_the_host(home: Home, moved: Moved) -> None:
    server = home.here(keep_unfinished=10, keep_finished=10, idle=0)
    table = played(server, 8)
    number = home.sql("SELECT number FROM matches WHERE id = ?", table.id)[0][0]
    home.sql("DELETE FROM plies WHERE match = ? AND n = 4", number)
    for _ in range(4):
        moved.on(10 * DAY)
        assert rounds(server) == 0
    assert home.sql("SELECT count(*) FROM matches") == [(1,)]


@pytest.mark.timeout(300)
def test_killed_in_the_middle_every_table_is_whole_or_gone(home: Home) -> None:
    server = home.server()
    over, going = [to_the_end(server) for _ in range(2)], [played(server, 10) for _ in range(6)]
    server.stop()
    home.close()
    aged(home, 400)
    home.sql("UPDATE matches SET warned = 1 + (SELECT max(at) FROM plies WHERE match = number) WHERE ended = 0")
    left = len(over) + len(going)
    for delay in (0.0, 0.05, 0.1, 0.2, 0.4):
        server = home.server(keep_unfinished=90, keep_finished=90)
        moment(delay)
        server.kill()
        assert orphans(home) == 0
        (count,) = home.sql("SELECT count(*) FROM matches")[0]
        assert home.sql("SELECT count(*) FROM graves") == [(len(over) + len(going) - count,)]
        assert home.sql("SELECT count(*) FROM graves WHERE why = 'record'") == home.sql("SELECT count(*) FROM records")
        assert count <= left
        left = count
        assert said("check", *home.words).code == 0
    server = home.server(keep_unfinished=90, keep_finished=90)
    until(lambda: home.sql("SELECT count(*) FROM matches") == [(0,)])
    assert there(server, *over, *going) == ["care-gone-record"] * 2 + ["care-gone-untouched"] * 6
