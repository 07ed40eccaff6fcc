"""The turns of bots: they play to the end, say why, and go on after a restart."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.people import Server, people


def test_a_table_of_bots_plays_to_its_end_and_says_why(own_server: Callable[..., Server]) -> None:
    server = own_server(bot_workers=2)
    table = server.table("bot:uniform", "bot:thoughtful", board="short")
    with people(table.watch()) as (stranger,):
        while not stranger.over:
            stranger.until("step", "sync")
        kinds = {event["kind"] for message in stranger.heard for event in message.get("events", ())}
        assert "reason" in kinds
        log = stranger.again()["log"]
        assert sum(1 for line in log if line["event"]["kind"] == "reason") > 10
        server.kill()
        server.start()
        assert stranger.again()["log"] == log
        assert server.get(f"/api/tables/{table.id}/record")[0] == 200


def test_bots_go_on_after_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.table("bot:uniform", "bot:uniform")
    server.kill()
    server.start()
    with people(table.watch()) as (stranger,):
        v = stranger.v
        stranger.until("step")
        assert stranger.v > v
