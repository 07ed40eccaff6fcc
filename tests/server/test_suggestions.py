"""Where everybody decides alone, nothing is proposed."""

from __future__ import annotations

from tests.examples import SHORT, TOGETHER
from tests.server.people import Device, Message, Server, people, why


def suggest(device: Device, seat: int, **fields: object) -> Message:
    return device.ask("suggest", **{"seat": seat, "prompt": device.v, **fields})


def test_where_everybody_decides_alone_nothing_is_proposed(server: Server) -> None:
    for game in [game for game in SHORT if game != TOGETHER]:
        table = server.table_of(game, "here", "here", "here")
        devices = {seat: table.sit(seat) for seat in range(3)}
        with people(*devices.values()):
            idle = next(seat for seat in devices if seat != devices[0].actor)
            assert "together" not in devices[idle].info
            assert devices[idle].options == []
            assert why(suggest(devices[idle], idle, do="fight")) == "server-suggest-apart"
            assert why(suggest(devices[idle], idle)) == "server-suggest-apart"
