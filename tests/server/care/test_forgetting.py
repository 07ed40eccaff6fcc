"""Somebody is forgotten at a table: nothing of theirs is left there, and the game is."""

from __future__ import annotations

from tests.pushes import Browser, PushService
from tests.server.care.homes import Home, played, plies
from tests.server.people import Created, Server, people
from tests.server.test_notices import wish


def known(home: Home, table: Created, seat: int) -> list[object]:
    """All that the database has of whoever holds a seat."""
    number = home.sql("SELECT number FROM matches WHERE id = ?", table.id)[0][0]
    row = home.sql(
        "SELECT name, token, words, invite, phone, seen, holiday FROM seats WHERE match = ? AND seat = ?", number, seat
    )[0]
    more = [
        home.sql(f"SELECT count(*) FROM {name} WHERE match = ? AND seat = ?", number, seat)[0][0]
        for name in ("notes", "codes", "subscriptions")
    ]
    return [value for value in (*row, *more) if value]


def lived_in(server: Server, service: PushService) -> Created:
    """A table where Ada and Ben have left traces of all kinds."""
    table = server.table("remote", "remote")
    for seat, name in enumerate(("Ada", "Ben")):
        table.claim(seat, name).close()
        assert wish(server, table, table.token(seat), Browser(service, name)) == 200
    with people(table.sit(0), table.sit(1)) as devices:
        for seat, device in enumerate(devices):
            assert device.ask("note", seat=seat, text="my secret thoughts")["t"] == "ack"
            assert device.ask("lend", seat=seat)["t"] == "code"
        devices[0].again()
        devices[devices[0].actor].again()
        assert devices[devices[0].actor].act()["t"] == "step"
    return table


def test_by_the_three_words(home: Home, service: PushService) -> None:
    server = home.server(push_anywhere=1)
    table, other = lived_in(server, service), played(server, 4)
    log, bens = plies(home.url, table.id), known(home, table, 1)
    assert known(home, table, 0)
    assert home.lamplight("tables forget", table.id, "--words", "not the words").code == 1
    assert home.lamplight("tables forget", "--words", table.keys[0]["words"]).code == 0, "all tables are searched"
    assert known(home, table, 0) == []
    assert known(home, table, 1) == bens, "nobody else is forgotten"
    assert plies(home.url, table.id) == log
    assert "Ada" not in home.lamplight("tables show --json", table.id).out
    status = server.post(f"/api/tables/{table.id}/recover", {"words": table.keys[0]["words"]})[0]
    assert status in (404, 409), "unknown, or changed just now where the server has not heard of it yet"
    assert known(home, table, 0) == []
    assert home.lamplight("check").code == 0
    assert known(home, other, 0)


def test_from_the_table_itself(home: Home, service: PushService) -> None:
    server = home.server(push_anywhere=1)
    table = lived_in(server, service)
    with people(table.sit(1)) as (ben,):
        assert ben.info["seats"][0]["name"] == "Ada"
        status, told, _ = server.post(f"/api/tables/{table.id}/forget", {"token": table.token(0)})
        assert (status, told) == (200, {"seats": 1})
        while ben.info["seats"][0].get("name"):
            ben.until("table", "sync")
        assert ben.info["seats"][0].get("open"), "the seat is free"
    assert known(home, table, 0) == []
    assert server.post(f"/api/tables/{table.id}/forget", {"token": table.token(0)})[0] == 403


def test_where_a_rematch_waits_for_them_too(home: Home) -> None:
    from tests.server.care.homes import to_the_end

    server = home.server()
    table = to_the_end(server)
    home.sql("UPDATE seats SET name = 'Ada' WHERE seat = 0")
    server.kill()
    server.start()
    with people(table.sit(1)) as (ben,):
        ben.send({"t": "rematch", "key": "again"})
        following = ben.until("moved")["table"]
    assert home.sql("SELECT name, heir FROM seats WHERE seat = 0 AND name = 'Ada'") != []
    assert home.lamplight("tables forget", table.id, "--words", table.keys[0]["words"]).code == 0
    assert home.sql("SELECT count(*) FROM seats WHERE name = 'Ada'") == [(0,)]
    assert server.get(f"/api/tables/{following}")[0] == 200
