"""Pointing: everybody sees at what, by its name; only what everybody sees can be pointed at, and never as a flood."""

from __future__ import annotations

import pytest
from tests.examples import SHORT
from tests.server.people import Server, people, why

from lamplight.server.pointing import BURST


def test_everybody_at_the_table_sees_it(server: Server) -> None:
    table = server.table("here", "here")
    ada, ben, watcher = table.sit(0), table.sit(1), table.watch()
    with people(ada, ben, watcher):
        before = ada.v
        piece = ada.view["pieces"][0]["id"]
        places = [place["id"] for place in ada.heard[0]["board"]["places"][:3]]
        for at in ([piece], places, [piece, *places]):
            assert ada.ask("point", seat=0, at=at)["t"] == "ack"
            for device in (ben, watcher):
                assert device.until("pointed") == {"t": "pointed", "seat": 0, "at": at}
        assert ada.v == before, "it is no part of the game"


@pytest.mark.parametrize("game", SHORT)
def test_nothing_that_a_stranger_does_not_see(server: Server, game: str) -> None:
    """Whatever else stands in a seat's own view, it cannot be pointed at; what a stranger sees can."""
    table = server.table_of(game, "here", "here", "here")
    with people(table.sit(0), table.watch()) as (ada, watcher):
        seen = {one["id"] for one in (*watcher.view["pieces"], *watcher.heard[0]["board"]["places"])}
        own = {one["id"] for one in ada.view["pieces"]} - seen
        for thing in sorted(own)[:2] or ["what-nobody-has"]:
            assert why(ada.ask("point", seat=0, at=[thing])) == "server-suggest-unknown"
        first = min(seen)
        assert why(ada.ask("point", seat=0, at=[first, "what-nobody-has"])) == "server-suggest-unknown"
        assert ada.ask("point", seat=0, at=[first])["t"] == "ack"
        assert watcher.until("pointed") == {"t": "pointed", "seat": 0, "at": [first]}
        assert [one["at"] for one in watcher.heard if one["t"] == "pointed"] == [[first]]


@pytest.mark.parametrize(
    ("who", "seat", "at", "answer"),
    [
        ("ada", 0, [], "failed"),
        ("ada", 0, ["x"] * 9, "failed"),
        ("ada", 0, ["<b>x</b>"], "refused"),
        ("ada", 1, ["x"], "refused"),
        ("watcher", 0, ["x"], "refused"),
    ],
)
def test_only_for_oneself_and_only_so_much(server: Server, who: str, seat: int, at: list[str], answer: str) -> None:
    table = server.table("here", "here")
    with people(table.sit(0), table.watch()) as (ada, watcher):
        device = {"ada": ada, "watcher": watcher}[who]
        device.send({"t": "point", "key": "k", "seat": seat, "at": at})
        assert device.until("ack", "failed", "refused")["t"] == answer


def test_a_flood_is_held_back(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0)) as (ada,):
        piece = ada.view["pieces"][0]["id"]
        found = ada.flood(*[{"t": "point", "seat": 0, "at": [piece]}] * (BURST + 2))
        assert found == ["ack"] * BURST + ["limited"] * 2
