"""The secrets of a game that is over: open to those who played, to strangers only if all of them agreed."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any

from tests.examples import SECRET, SHORT, needs_secrets
from tests.server.people import Created, Device, Server, people
from tests.server.test_rematch import finished, play_out

from lamplight.kits import kit_named

CANARY = "canary-7f3a"

pytestmark = needs_secrets


@contextlib.contextmanager
def over(server: Server) -> Iterator[tuple[Created, list[Device]]]:
    """A game with secrets of people who each have a device; one of them has taken a note."""
    _, seats, options = SHORT[SECRET]
    kinds = ["here", *["remote"] * (seats - 1)]
    table = server.table_of(SECRET, *kinds, **options)
    with people(table.sit(0)) as (early,):
        assert early.ask("note", seat=0, text=CANARY)["t"] == "ack"
    with people(*play_out(table, *kinds)) as devices:
        yield table, list(devices)


def seed_of(server: Server, table: str) -> str:
    found: bytes = server.sql("SELECT seed FROM matches WHERE id = ?", table)[0][0]
    return found.hex()


def everything(server: Server, table: Created) -> dict[str, tuple[int, Any]]:
    """What a stranger gets who asks for all there is, by address and over the line."""
    address = f"/api/tables/{table.id}"
    found = {path: server.get(address + path)[:2] for path in ("", "/record", "/analysis", "/replay?eyes=open")}
    found["analyse"] = server.post(address + "/analysis", {})[:2]
    with people(table.watch()) as (stranger,):
        stranger.settle()
        found["line"] = (200, stranger.heard)
    return found


def as_text(found: dict[str, tuple[int, Any]]) -> str:
    return "".join(body.decode() if isinstance(body, bytes) else json.dumps(body) for _, body in found.values())


def test_strangers_learn_nothing_that_was_hidden_until_all_agree(server: Server) -> None:
    with over(server) as (table, (ada, ben, *others)):
        seed = seed_of(server, table.id)
        with people(table.watch()) as (stranger,):
            before = everything(server, table)
            assert {path: status for path, (status, _) in before.items()} == {
                "": 200, "/record": 403, "/analysis": 403, "/replay?eyes=open": 200, "analyse": 403, "line": 200
            }  # fmt: skip
            text = as_text(before)
            for canary in (seed, CANARY, '"known"', '"open": true', '"own"'):
                assert canary not in text, canary
            keys = {"lamplight-keys": ben.tokens[0]}
            assert seed in server.get(f"/api/tables/{table.id}/record", **keys)[1].decode()
            assert server.get(f"/api/tables/{table.id}/analysis", **keys)[0] == 404, "nobody has asked for it"
            assert CANARY in json.dumps(ben.heard), "those who played read each other's notes"

            refused = stranger.ask("disclose", seat=0)
            assert refused["t"] == "refused"
            assert ada.ask("disclose", seat=0)["result"] == "ok"
            asked = questioned(ben)
            assert (asked["kind"], asked["waiting"]) == ("disclose", list(range(1, len(others) + 2)))
            assert ben.ask("answer", seat=1, question=asked["id"], yes=False)["result"] == "ok"
            assert ada.until("settled")["result"] == "declined"
            assert as_text(everything(server, table)).count(seed) == 0

            agree(ada, [ben, *others], asked["id"])
            after = everything(server, table)
            assert after["/record"][0] == 200
            assert after["/analysis"][0] == 404
            assert after["analyse"][0] == 200
            text = as_text(after)
            for canary in (seed, CANARY, '"known"', '"open": true'):
                assert canary in text, canary
            while not stranger.info.get("open"):
                stranger.until("sync", "table")
            assert CANARY in json.dumps(stranger.heard)
        server.kill()
        server.start()
        assert server.get(f"/api/tables/{table.id}/record")[0] == 200, "what was opened stays open"


def questioned(device: Device, but: str = "") -> dict[str, Any]:
    """What is asked of all (but for this), once this device has heard of it."""
    while device.info.get("question", {}).get("id", but) == but:
        device.until("table", "sync")
    return dict(device.info["question"])


def agree(asker: Device, others: list[Device], but: str) -> None:
    """All say yes to opening the game."""
    assert asker.ask("disclose", seat=0)["result"] == "ok"
    for at, other in enumerate(others, 1):
        assert other.ask("answer", seat=at, question=questioned(other, but)["id"], yes=True)["result"] == "ok"
    assert asker.until("settled")["result"] == "agreed"


def test_who_is_away_is_asked_too(own_server: Callable[..., Server]) -> None:
    """Everywhere else who is away does not hold up the others; but what was seen cannot be taken back."""
    server = own_server(grace=0)
    with over(server) as (table, (ada, *others)):
        others[-1].close()
        assert ada.ask("disclose", seat=0)["result"] == "ok"
        for at, other in enumerate(others[:-1], 1):
            assert other.ask("answer", seat=at, question=questioned(other)["id"], yes=True)["result"] == "ok"
        ada.settle()
        assert ada.info["question"]["waiting"] == [len(others)]
        assert server.get(f"/api/tables/{table.id}/record")[0] == 403


def test_a_device_that_all_share_decides_alone_and_not_before_the_end(server: Server) -> None:
    _, seats, options = SHORT[SECRET]
    kinds = ["here"] * seats
    table = server.table_of(SECRET, *kinds, **options)
    with people(table.sit(*range(seats))) as (tablet,):
        assert tablet.ask("disclose", seat=0)["refusal"]["message"]["id"] == "server-disclose-early"
    with people(*play_out(table, *kinds)) as (tablet,):
        assert server.get(f"/api/tables/{table.id}/record")[0] == 403
        assert tablet.ask("disclose", seat=0)["result"] == "ok"
        assert server.get(f"/api/tables/{table.id}/record")[0] == 200


def test_bots_among_themselves_have_no_secrets_from_anybody(server: Server) -> None:
    _, seats, options = SHORT[SECRET]
    bot = kit_named(SECRET).bot_names()[0]
    table = server.table_of(SECRET, *[f"bot:{bot}"] * seats, **options)
    with people(table.watch()) as (stranger,):
        assert "open" not in stranger.info
        while not stranger.over:
            stranger.until("step", "sync")
    assert server.get(f"/api/tables/{table.id}/record")[0] == 200


def test_a_game_without_secrets_is_open_to_whoever_may_look_in(server: Server) -> None:
    ada, ben = finished(server, "here", "remote")
    with people(ada, ben):
        assert server.get(f"/api/tables/{ada.table}/record")[0] == 200
        assert ada.ask("disclose", seat=0)["result"] == "ok"
        assert "question" not in ada.info
