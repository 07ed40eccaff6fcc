"""Games are analysed after their end: one at a time, humbly, kept with the game; who may see the record may ask."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from typing import Any

from tests.server.people import Server, ServerHere, people
from tests.waiting import looks

import lamplight
from lamplight.server.analysing import BROKEN_OFF, HUMBLE, LOST


def played(server: Server, *bots: str) -> str:
    """A table of bots that has come to its end."""
    table = server.table(*(bots or ("bot:uniform", "bot:thoughtful")), board="short")
    with people(table.watch()) as (stranger,):
        while not stranger.over:
            stranger.until("step", "sync")
    return f"/api/tables/{table.id}/analysis"


def waited(server: Server, path: str, enough: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """What is told of an analysis once it is like that."""
    done = -1.0
    while True:  # it is humble: on a busy machine everybody else comes first, so the deadline is for each part of it
        for _ in looks("it does not go on"):
            status, told, _ = server.get(path)
            assert status == 200
            if enough(told):
                return dict(told)
            if (further := told.get("done", 0.0)) > done:
                done = further
                break


def test_a_game_is_analysed_once_and_kept(own_server: Callable[..., Server]) -> None:
    server = own_server(bot_workers=2, bot_delay=0, analyses_per_address=1)
    path = played(server)
    assert server.get(path)[:2] == (404, {"error": {"id": "analysis-none"}})
    status, told, _ = server.post(path, {})
    assert status == 200
    assert told["done"] < 1.0
    found = waited(server, path, lambda told: told["done"] == 1.0)["analysis"]
    for one in found["accounts"]:
        assert abs(one["start"] + one["luck"] + one["own"] + one["others"] - one["result"]) < 1e-9
    _, lines, _ = server.get(path.replace("analysis", "record"))
    assert len(found["moments"]) == len(lamplight.replay(lines.decode().splitlines()).history)
    assert server.post(played(server), {})[0] == 429
    server.kill()
    server.start()
    assert server.get(path)[1]["analysis"] == found
    assert server.post(path, {})[0] == 200, "what is there need not be made again"


def test_nobody_learns_anything_before_the_end(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.table("here", "remote", board="short")
    for status, told, _ in (
        server.get(f"/api/tables/{table.id}/analysis"),
        server.post(f"/api/tables/{table.id}/analysis", {}),
    ):
        assert (status, told["error"]["id"]) == (409, "server-record-early")


def test_a_process_that_dies_is_told_of_and_may_be_asked_again(server_here: Callable[..., ServerHere]) -> None:
    server = server_here(bot_delay=0)
    path = played(server)
    assert server.post(path, {})[0] == 200
    waited(server, path, lambda told: "analysis" in told)  # the first picture
    analyst = server.app.state.tables.house.analyst
    assert analyst.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, analyst.pid) == HUMBLE
    os.kill(analyst.pid, signal.SIGKILL)
    assert waited(server, path, lambda told: "trouble" in told)["trouble"] == {"id": LOST.id}
    assert server.post(path, {})[0] == 200
    assert waited(server, path, lambda told: told["done"] == 1.0)["analysis"]["finished"]


def test_who_asked_may_have_enough_and_what_was_found_is_shown(server_here: Callable[..., ServerHere]) -> None:
    server = server_here(bot_delay=0, analyses_per_address=50)
    first, second = played(server), played(server)
    for path in (first, second):
        assert server.post(path, {})[0] == 200
    told = server.post(f"{second}?enough", {})[1]
    assert told["trouble"] == {"id": BROKEN_OFF.id}, "it had not begun"
    assert server.post(f"{first}?enough", {})[0] == 200
    told = waited(server, first, lambda told: "trouble" in told)
    assert told["trouble"] == {"id": BROKEN_OFF.id}
    found = told["analysis"]
    assert 0.0 < found["done"] < 1.0
    for one in found["accounts"]:
        assert abs(one["start"] + one["luck"] + one["own"] + one["others"] - one["result"]) < 1e-9
    assert server.post(first, {})[0] == 200
    assert waited(server, first, lambda told: told["done"] == 1.0)["analysis"]["finished"], (
        "asked again it is made whole"
    )
    assert server.post(f"{first}?enough", {})[1]["done"] == 1.0, "what is there stays"


def test_nobody_breaks_off_what_others_want(server_here: Callable[..., ServerHere]) -> None:
    server = server_here(bot_delay=0)
    path = played(server)
    analyst = server.app.state.tables.house.analyst
    assert server.post(path, {})[0] == 200
    (number,) = analyst._wanted
    analyst.enough(number, "somebody else")
    analyst.wanted(number, "somebody else")
    assert server.post(f"{path}?enough", {})[0] == 200
    assert waited(server, path, lambda told: told["done"] == 1.0)["analysis"]["finished"]
