"""What a device is shown: the seat on turn, or a stranger’s view."""

from __future__ import annotations

from tests.server.people import Server, people


def test_a_device_with_several_seats_sees_the_one_on_turn(server: Server) -> None:
    table = server.table("here", "here", "here")
    with people(table.sit(0, 1, 2)) as (a,):
        for _ in range(12):
            assert a.seat == a.actor
            assert a.view["prompt"]["seat"] == a.actor
            a.act()


def test_strangers_watch_without_options(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0, 1), table.watch()) as (a, stranger):
        a.until("table")
        assert a.info["watchers"] == 1
        a.act()
        step = stranger.until("step")
        assert stranger.seat is None
        assert "options" not in (step["view"].get("prompt") or {})
        assert stranger.ask("act", seat=a.actor, prompt=a.v, do=a.options[0])["t"] == "refused"
