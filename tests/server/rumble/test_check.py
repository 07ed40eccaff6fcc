"""The lobby asks whether a table of Rumble can be set up."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from tests.examples import EXAMPLE
from tests.server.people import Server, people


def test_the_board_as_it_would_lie_or_every_fault(server: Server) -> None:
    status, checked, _ = server.post("/api/games/rumble/check", {"options": {"layout": "ring"}, "seats": 4})
    assert status == 200
    assert "faults" not in checked
    assert len(checked["board"]["places"]) == 12
    spelled = checked["board"]["id"]
    assert len(spelled) <= 160
    own = server.post("/api/games/rumble/check", {"options": {"layout": spelled}})[1]
    assert own == {"board": checked["board"]}, "one's own, by its spelling"
    broken = server.post("/api/games/rumble/check", {"options": {"layout": spelled[: len(spelled) // 2]}})[1]
    assert broken["faults"]
    assert "board" not in broken
    faults = server.post("/api/games/rumble/check", {"options": {"set": "x", "doors": "y"}, "seats": 20})[1]["faults"]
    assert [fault["id"] for fault in faults] == ["core-unknown-value", "core-unknown-value", "core-seat-count"]
    two = server.post("/api/games/rumble/check", {"options": {"guard": "off", "scoring": "scaled"}, "seats": 2})[1]
    assert {fault["id"] for fault in two["faults"]} == {"rd-setup-two-guard", "rd-setup-scoring"}
    assert server.post(f"/api/games/{EXAMPLE}/check", {})[1]["board"]["id"]
    with sqlite3.connect(server.folder / "lamplight.db") as db:
        assert db.execute("SELECT count(*) FROM matches").fetchone() == (0,)
    db.close()


def test_what_cannot_be_read_is_an_error_of_its_kind(own_server: Callable[..., Server]) -> None:
    server = own_server(checks_per_address=5)
    for game in ("ludo", "x" * 500, "..%2f"):
        status, fault, _ = server.post(f"/api/games/{game}/check", {})
        assert status in (404, 405)
        assert fault["error"]["id"] in ("server-unknown-game", "server-no-page")
        assert len(str(fault)) < 200
    for body in (b"{", b"[]", b'{"options": {"set": 1}}', b'{"seats": 33}', b'{"seats": -1}', b'{"more": 1}', b"\xff"):
        assert server.post("/api/games/rumble/check", body)[0] == 400
    long = {"options": {"layout": "a" * 161}}
    assert server.post("/api/games/rumble/check", long)[0] == 400
    assert server.post("/api/games/rumble/check", b" " * 20_000)[0] == 413
    assert server.get("/api/games/rumble/check")[0] in (404, 405)
    kinds = [server.post("/api/games/rumble/check", {})[0] for _ in range(5)]
    assert kinds[0] == 200
    assert kinds[-1] == 429


def test_no_bot_sits_where_bots_cannot_play(server: Server) -> None:
    """Rumble without its guard: refused with a bot, at the start and later."""
    people_only = server.table_of("rumble", "here", "here", "here", guard="off")
    bot = {"game": "rumble", "options": {"guard": "off"}, "seats": [{"kind": "here"}] * 2 + [{"kind": "bot"}]}
    status, answer, _ = server.post("/api/tables", bot)
    assert (status, answer["error"]["id"]) == (422, "rd-setup-bot-guard")
    with people(people_only.sit(0, 1, 2)) as (tablet,):
        refused = tablet.ask("seat", seat=1, act="bot")
        assert refused["refusal"]["message"]["id"] == "rd-setup-bot-guard"
        assert tablet.ask("seat", seat=1, act="pause")["result"] == "ok"
