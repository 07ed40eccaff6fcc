"""Signs of life, both ways: whoever asks is answered, and a device that has vanished is not shown as present."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.faulty import Proxy
from tests.server.people import Device, Server
from tests.waiting import until
from websockets.frames import Frame, Opcode
from websockets.protocol import Event
from websockets.sync.client import ClientConnection, connect

PULSE = 1.0  # seconds; a device on a good line answers sooner


def test_a_ping_is_answered_at_once_with_the_newest_version(server: Server) -> None:
    table = server.table("here", "here")
    device = table.sit(0, 1)
    assert device.ask("ping", key="p1") == {"t": "pong", "key": "p1", "v": device.v}
    device.act()
    assert device.ask("ping", key="p2")["v"] == device.v


def test_a_ping_before_hello_is_answered_and_tells_nothing(server: Server) -> None:
    table = server.table("here", "here")
    stranger = Device(server, table.id, [], hello=False)
    assert stranger.ask("ping", key="p1") == {"t": "pong", "key": "p1", "v": -1}
    stranger.close()


@pytest.mark.parametrize("way", ["up", "down", "both"])
def test_a_device_behind_a_line_that_swallows_everything_is_away(own_server: Callable[..., Server], way: str) -> None:
    server = own_server(pulse=PULSE)
    table = server.table("here", "here")
    watcher = table.sit(0)
    proxy = Proxy(server.port)
    try:
        far = Device(server, table.id, [], hello=False)
        far.close()
        far.socket = far.line.enter_context(dialled(proxy, table.id))
        far.tokens = [table.token(1)]
        far.greet()
        watcher.settle()
        assert watcher.info["seats"][1]["present"] is True
        proxy.swallow_up, proxy.swallow_down = way in ("up", "both"), way in ("down", "both")
        while watcher.info["seats"][1].get("present", False):  # for ever, if nobody noticed: then hear() gives up
            watcher.hear()
    finally:
        proxy.stop()
        far.close()


def dialled(proxy: Proxy, table: str) -> ClientConnection:
    return connect(f"ws://127.0.0.1:{proxy.port}/ws/{table}", compression=None, ping_interval=None)


def test_a_device_that_only_answers_stays(own_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> None:
    server = own_server(pulse=PULSE)
    table = server.table("here", "here")
    watcher, quiet = table.sit(0), table.sit(1)
    asked: list[Frame] = []
    plain = quiet.socket.process_event

    def noted(event: Event) -> None:
        if isinstance(event, Frame) and event.opcode is Opcode.PING:  # it is answered by now
            asked.append(event)
        plain(event)

    monkeypatch.setattr(quiet.socket, "process_event", noted)
    until(lambda: len(asked) >= 3)  # nobody asks again who has not heard the answer
    watcher.settle()
    assert watcher.info["seats"][1]["present"] is True
    assert quiet.ask("ping", key="p9")["t"] == "pong"
