"""A lobby that knows you: how the tables of a device stand, and nothing that a stranger may not know."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.examples import SHORT, TOGETHER, needs_together
from tests.server.people import Moved, Server, ServerHere, people

from lamplight.kits import all_games


def asked(server: Server, *held: tuple[str, list[str]]) -> dict[str, Any]:
    status, body, _ = server.post("/api/mine", {"tables": [{"table": name, "tokens": tokens} for name, tokens in held]})
    assert status == 200, body
    found: dict[str, Any] = body
    return found


def test_a_device_learns_who_plays_which_seats_are_its_own_and_whose_turn_it_is(server: Server) -> None:
    table = server.table("here", "here", "remote")
    (one,) = asked(server, (table.id, [table.token(0), table.token(1)]))["tables"]
    assert [seat["kind"] for seat in one["seats"]] == ["here", "here", "remote"]
    assert one["mine"] == [0, 1]
    with people(table.sit(0, 1)) as (device,):
        assert (one["id"], one["game"], one["turn"]) == (table.id, device.info["game"], device.actor)
        before = device.actor
        for _ in range(40):
            device.act()
            (one,) = asked(server, (table.id, [table.token(0)]))["tables"]
            assert one["turn"] == device.actor
            if device.actor != before:
                break
        assert device.actor != before, "the turn went on, and the answer with it"


def test_it_is_told_since_when(server_here: Callable[..., ServerHere], moved: Moved) -> None:
    """By the clock of the server, also after it was started anew."""
    server = server_here()
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        moved.on(7200)
        (one,) = asked(server, (table.id, []))["tables"]
        assert one["v"] == device.v
        assert 7200 <= one["ago"] < 7260
        device.act()
        (one,) = asked(server, (table.id, []))["tables"]
        assert one["v"] == device.v
        assert one.get("ago", 0) < 60
        moved.on(3600)
    server.close()
    server.start()
    (one,) = asked(server, (table.id, []))["tables"]
    assert 3600 <= one["ago"] < 3700


def test_a_name_is_told_and_a_lost_key_opens_nothing(server: Server) -> None:
    table = server.table("here", "remote")
    with people(table.claim(1, "Bea")):
        (one,) = asked(server, (table.id, ["x" * 24, table.token(1)]))["tables"]
        assert (one["mine"], one["seats"][1]["name"]) == ([1], "Bea")
        words = table.keys[1]["words"]
        assert server.post(f"/api/tables/{table.id}/recover", {"words": words})[0] == 200
        (one,) = asked(server, (table.id, [table.token(1)]))["tables"]
        assert "mine" not in one, "somebody sat down there with three words"


def test_tables_that_are_no_more_are_named_and_the_rest_keeps_its_order(server: Server) -> None:
    first, second = server.table("here", "bot"), server.table("here", "here")
    answer = asked(server, (second.id, []), ("nosuchtable", []), (first.id, []))
    assert [one["id"] for one in answer["tables"]] == [second.id, first.id]
    assert answer["gone"] == ["nosuchtable"]


def test_a_game_that_is_over_says_so_and_is_nobodys_turn(server: Server) -> None:
    table = server.table("here", "here", board="short")
    with people(table.sit(0, 1)) as (device,):
        for _ in range(2000):
            if device.over:
                break
            device.act(max(device.options, key=lambda do: int(do.split()[-1]) if do.split()[-1].isdigit() else 99))
        assert device.over
    (one,) = asked(server, (table.id, []))["tables"]
    assert one["over"] is True
    assert "turn" not in one
    results = device.view["outcome"]["seats"]
    assert one["won"] == [at for at, result in enumerate(results) if result["won"]]
    assert one["won"]
    assert "together" not in one


@needs_together
def test_where_all_play_together_it_is_told_that_they_won_or_lost_as_one(server: Server) -> None:
    game, players, options = SHORT[TOGETHER]
    table = server.table_of(game, "here", *["bot:uniform"] * (players - 1), **options)
    (one,) = asked(server, (table.id, []))["tables"]
    assert "together" not in one, "before the end nothing of it is told"
    with people(table.sit(0)) as (device,):
        device.ask("seat", seat=0, act="bot", bot="uniform")
        while not device.over:
            device.until("step", "sync")
        results = device.view["outcome"]["seats"]
    (one,) = asked(server, (table.id, []))["tables"]
    assert one["together"] is True
    assert one.get("won", []) == [at for at, result in enumerate(results) if result["won"]]
    assert len(one.get("won", [])) in (0, players)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_nothing_is_told_that_a_stranger_may_not_know(server: Server, game: Any) -> None:
    table = server.table_of(game.id, *["here"] * game.min_seats)
    tokens = [table.token(at) for at in table.keys]
    (mine,) = asked(server, (table.id, tokens))["tables"]
    (theirs,) = asked(server, (table.id, []))["tables"]
    assert mine.pop("mine") == list(table.keys)
    for one in (*mine["seats"], *theirs["seats"]):
        assert one.pop("gone", 0) >= 0
    assert mine == theirs, "who sits there learns no more than anybody"
    assert set(mine) <= {"id", "game", "seats", "turn", "over", "v", "ago"}
    known = {"seat", "colour", "kind", "name", "bot", "open", "present", "phone", "held", "gone", "away"}
    assert all(set(seat) <= known for seat in mine["seats"])
    told = json.dumps(mine)
    for keys in table.keys.values():
        assert keys["token"] not in told
        assert keys["words"] not in told


def test_looking_is_limited_and_checked(own_server: Callable[..., Server]) -> None:
    server = own_server(glances_per_address=3)
    assert [server.post("/api/mine", {})[0] for _ in range(5)] == [200] * 3 + [429] * 2
    many = {"tables": [{"table": "x"}] * 13}
    assert server.post("/api/mine", many)[0] == 400
    assert server.post("/api/mine", {}, origin="https://evil.example")[0] == 403
