"""All live tables: they come from disk, are set aside if they cannot be played on, and leave memory when idle."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.people import Created, Device, Message, Server, ServerHere, people
from tests.waiting import until
from websockets.exceptions import ConnectionClosed

from lamplight.core.chance import Dealer
from lamplight.core.match import Match
from lamplight.kits import all_games, game_named
from lamplight.server.tables import SET_ASIDE


def test_idle_tables_leave_memory_and_come_back(server_here: Callable[..., ServerHere]) -> None:
    server = server_here(idle=0)
    table, watched = server.table("here", "here"), server.table("here", "here")
    with people(watched.sit(0, 1)):
        with people(table.sit(0, 1)) as (device,):
            answer = device.act()
        tables = server.app.state.tables
        until(tables.sweep)  # the line is closed a moment later
        assert list(tables.live) == [watched.id]
        with people(table.sit(0, 1)) as (device,):
            assert (device.v, device.view) == (answer["v"], answer["view"])
            assert device.act()["t"] == "step"


def refused_at_the_door(server: Server, table: Created) -> tuple[Message, int]:
    """What a device hears that comes to a table which cannot be played on here, and the code of its line's end."""
    with people(Device(server, table.id, [table.token(0)], hello=False)) as (device,):
        device.send({"t": "hello", "tokens": device.tokens})
        message: Message = device.until("failed")["message"]
        with pytest.raises(ConnectionClosed) as closed:
            device.hear()
        assert closed.value.rcvd is not None
        return message, closed.value.rcvd.code


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_table_is_played_on_by_the_rules_it_began_with_or_not_at_all(
    own_server: Callable[..., Server], game: str
) -> None:
    server = own_server()
    known = game_named(game).versions()
    seats = ["here"] * max(2, game_named(game).min_seats)
    table, other = server.table_of(game, *seats), server.table_of(game, *seats)
    server.kill()
    server.sql("UPDATE matches SET rules = 99 WHERE id = ?", table.id)
    server.start()
    message, code = refused_at_the_door(server, table)
    assert message["id"] == "core-unknown-rules"
    assert message["args"] == {"version": 99, "known": ", ".join(str(version) for version in known)}
    assert code == SET_ASIDE
    for path in ("", "/record"):
        status, fault, _ = server.get(f"/api/tables/{table.id}{path}")
        assert (status, fault["error"]["id"]) == (410, "core-unknown-rules")
    status, fault, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": "x"})
    assert (status, fault["error"]["id"]) == (410, "core-unknown-rules")
    # Nothing of it was touched, and others go on.
    assert server.sql("SELECT rules FROM matches WHERE id = ?", table.id) == [(99,)]
    with people(other.sit(0)) as (device,):
        assert device.info["rules_version"] == known[-1]


@pytest.mark.parametrize("version", sorted({version for game in all_games() for version in game.versions()}))
def test_every_known_version_is_played_by_itself(own_server: Callable[..., Server], version: int) -> None:
    server = own_server()
    for game in all_games():
        if version not in game.versions():
            continue
        seats = max(2, game.min_seats)
        table = server.table_of(game.id, *["here"] * seats)
        server.kill()
        match = Match(game.in_version(version), {}, seats, Dealer(bytes(32)))  # as that version would have begun it
        [(number,)] = server.sql("SELECT number FROM matches WHERE id = ?", table.id)
        server.sql("DELETE FROM plies WHERE match = ?", number)
        server.sql("UPDATE matches SET rules = ?, seed = ? WHERE number = ?", version, bytes(32), number)
        for n, entry in enumerate(match.begin().entries):
            server.sql('INSERT INTO plies (match, n, by, "do") VALUES (?, ?, ?, ?)', number, n, entry.by, entry.do)
        server.start()
        with people(table.sit(*range(seats))) as (device,):
            assert device.info["rules_version"] == version
            assert device.act()["t"] == "step"
            assert device.info["rules_version"] == version


def test_a_table_of_a_game_that_is_gone_says_so(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.table("here", "here")
    server.kill()
    server.sql("UPDATE matches SET game = 'long-gone' WHERE id = ?", table.id)
    server.start()
    message, code = refused_at_the_door(server, table)
    assert (message["id"], message["args"]) == ("server-game-gone", {"game": "long-gone"})
    assert code == SET_ASIDE
    status, fault, _ = server.get(f"/api/tables/{table.id}")
    assert (status, fault["error"]["id"]) == (410, "server-game-gone")
