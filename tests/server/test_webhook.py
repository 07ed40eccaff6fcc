"""The host's webhook: told once for each turn of whoever does not look; nobody waits for it, and no log is flooded."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.examples import EXAMPLE, called
from tests.pushes import Browser, PushService, Taken
from tests.server.people import Moved, Server, ServerHere, people, why
from tests.server.test_notices import hidden, shown, wish
from tests.server.test_serve import failing, is_one_sentence
from tests.waiting import until

from lamplight.server import notices, sending
from lamplight.server.contradictions import bare
from lamplight.server.serve import BAD_SETTING
from lamplight.server.webhook import Told, ToldGame, ToldSeat, ToldTable, Webhook

DOCS = Path(__file__).resolve().parents[2] / "docs" / "together.md"
HOME = "https://games.example"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tries follow one another at once."""
    monkeypatch.setattr(sending, "PAUSE", 0.01)


def hook(service: PushService, name: str = "hook") -> str:
    return f"{service.url}/{name}"


def said(one: Taken) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(one.body)
    return found


class Couple:
    """Ada at seat 0, who looks; Ben at seat 1, who has put the phone away. Nobody has asked for notices."""

    def __init__(self, server: Server) -> None:
        self.table = server.table("here", "here")
        self.ada, self.ben = self.table.sit(0), self.table.sit(1)
        self.ada.ask("seat", seat=0, act="name", name="Ada")
        self.ben.ask("seat", seat=1, act="name", name="Ben")
        for one in (self.ada, self.ben):
            shown(one)
        if self.ben.actor == 1:
            self.to(0)
        hidden(self.ben)

    def to(self, seat: int) -> None:
        """Whoever is asked plays until the other one is."""
        acting = self.ben if seat == 0 else self.ada
        while acting.actor != seat:
            acting.act()
        for one in (self.ada, self.ben):
            one.settle()


def logged(server: Server) -> list[str]:
    """What the server has said about its webhook."""
    text = (server.folder.parent / f"{server.folder.name}.log").read_text()
    return [line for line in text.splitlines() if "webhook" in line]


def test_each_turn_is_told_once_as_the_manual_says(own_server: Callable[..., Server], service: PushService) -> None:
    server = own_server(webhook=hook(service), webhook_secret="owl", public_address=HOME)
    pair = Couple(server)
    with people(pair.ada, pair.ben):
        before = int(time.time())
        pair.to(1)
        (first,) = service.wait(1)
        told = said(first)
        assert before <= told["since"] <= time.time()
        assert pair.ada.v >= told["turn"] > 0
        assert told == {
            "kind": "turn",
            "game": {"id": EXAMPLE, "name": called(EXAMPLE)},
            "table": {"id": pair.table.id, "address": f"{HOME}/t/{pair.table.id}"},
            "seat": {"number": 1, "name": "Ben"},
            "turn": told["turn"],
            "since": told["since"],
            "text": f"Ben, it is your turn: {called(EXAMPLE)}",
        }
        example = re.search(r"```json\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
        assert example is not None
        manual = json.loads(example[1])
        changing = {"table": told["table"], "turn": told["turn"], "since": told["since"]}
        assert list(manual) == list(told), "in the same order, too"
        assert {**manual, **changing} == told
        assert manual["table"]["address"] == f"{HOME}/t/{manual['table']['id']}"
        proof = hmac.new(b"owl", first.body, hashlib.sha256).hexdigest()
        assert first.headers["x-lamplight-signature"] == f"sha256={proof}"
        assert first.headers["content-type"] == "application/json"
        for keys in pair.table.keys.values():
            for secret in (keys["token"], keys["words"], "owl"):
                assert secret not in first.body.decode() + str(first.headers)
        pair.to(0)  # several decisions of one turn are one turn
        service.quiet(server, hook=True)
        pair.to(1)
        second = said(service.wait(2)[1])["turn"]
        assert second > told["turn"]
        hooked = "SELECT hooked FROM seats JOIN matches ON number = match WHERE id = ? ORDER BY seat"
        assert server.sql(hooked, pair.table.id) == [(-1,), (second,)]
        server.kill()
        server.start()
        pair.ada.again()
        pair.ben.again()
        hidden(pair.ben)
        pair.to(0)  # still the same turn
        service.quiet(server, hook=True)
        shown(pair.ben)
        pair.to(1)
        service.quiet(server, hook=True)  # he looks


def test_without_a_secret_nothing_is_signed_and_without_a_public_address_it_is_found_at_home(
    own_server: Callable[..., Server], service: PushService
) -> None:
    server = own_server(webhook=hook(service), lang="de")
    pair = Couple(server)
    with people(pair.ada, pair.ben):
        pair.ben.ask("seat", seat=1, act="name", name="")
        pair.to(1)
        (only,) = service.wait(1)
        assert "x-lamplight-signature" not in only.headers
        told = said(only)
        assert told["table"]["address"] == f"{server.url}/t/{pair.table.id}"
        assert (told["seat"]["name"], told["text"]) == ("Spieler 2", f"Spieler 2, du bist dran: {called(EXAMPLE)}")


def test_one_turn_is_told_once_by_push_and_once_by_the_webhook(
    own_server: Callable[..., Server], service: PushService
) -> None:
    server = own_server(webhook=hook(service), push_anywhere=1)
    pair = Couple(server)
    with people(pair.ada, pair.ben):
        assert wish(server, pair.table, pair.table.token(1), Browser(service, "ben")) == 200
        pair.to(1)
        assert sorted(one.path for one in service.wait(2)) == ["/hook", "/send/ben"]
        service.quiet(server, hook=True)


def test_a_nudge_is_told_there_while_it_listens(
    server_here: Callable[..., ServerHere],
    service: PushService,
    moved: Moved,
    quick: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(notices, "now", moved.now)
    server = server_here(webhook=hook(service), public_address=HOME)
    pair = Couple(server)
    with people(pair.ada, pair.ben):
        pair.to(1)
        turn = said(service.wait(1)[0])
        assert pair.ada.ask("nudge", seat=0)["t"] == "ack"
        nudge = said(service.wait(2)[1])
        text = f"Ben, Ada is waiting for you: {called(EXAMPLE)}"
        assert nudge == {**turn, "kind": "nudge", "text": text}
        assert why(pair.ada.ask("nudge", seat=0)) == "server-nudge-soon"
        moved.on(3601)
        service.answers["hook"] = [403]
        assert pair.ada.ask("nudge", seat=0)["t"] == "ack"
        service.wait(3)
        sender = server.app.state.tables.house.notices.hook
        until(lambda: not sender.well)
        moved.on(3601)
        assert why(pair.ada.ask("nudge", seat=0)) == "server-nudge-deaf", "nobody listens there"
        pair.to(0)
        pair.to(1)
        assert [said(one)["kind"] for one in service.wait(4)] == ["turn", "nudge", "nudge", "turn"]
        until(lambda: sender.well)
        assert pair.ada.ask("nudge", seat=0)["t"] == "ack"
        service.wait(5)


def test_a_webhook_that_fails_is_tried_thrice_holds_up_nobody_and_is_logged_once(
    server_here: Callable[..., ServerHere],
    service: PushService,
    quick: None,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = server_here(webhook=hook(service))
    pair = Couple(server)
    with people(pair.ada, pair.ben):

        def turn(heard: int) -> None:
            """Ben's turn comes and goes, and so many requests leave for it."""
            before = len(service.taken)
            pair.to(1)
            pair.to(0)
            service.wait(before + heard)
            until(lambda: sender.sent + sender.failed == turns + 1)

        sender = server.app.state.tables.house.notices.hook
        turns = 0
        for answers, heard in (([500] * 3, 3), ([307], 1), ([410], 1), ([401], 1)):
            service.answers["hook"] = list(answers)
            turn(heard)
            turns += 1
        assert [one.path for one in service.taken if one.path != "/hook"] == [], "no redirect is followed"
        service.hangs.add("hook")
        with monkeypatch.context() as hasty:
            hasty.setattr(sending, "LONGEST", 2.0)  # it has arrived by then
            turn(3)
        turns += 1
        assert (sender.sent, sender.failed) == (0, 5)
        service.hangs.clear()
        service.going.set()
        service.floods.add("hook")
        turn(1)
        turns += 1
        assert (sender.sent, sender.failed) == (1, 5)
        assert service.poured < 2**26, "nobody listens to all of it"
        words = [one.getMessage() for one in caplog.records if "webhook" in one.getMessage()]
        at = service.url.removeprefix("http://")
        assert words == [
            f"the webhook at {at} takes no notices: it answers 500; play goes on without it",
            f"the webhook at {at} takes notices again",
        ]


def test_when_too_many_wait_the_oldest_are_dropped() -> None:
    webhook = Webhook("http://127.0.0.1:1/", "")
    most = webhook._queue.maxsize
    one = Told("turn", ToldGame("g", "G"), ToldTable("t", "/t/t"), ToldSeat(0, "Ada"), 0, 0, "")
    for _ in range(most + 5):
        webhook.post(one)
    assert (webhook._queue.qsize(), webhook.dropped) == (most, 5)


@pytest.mark.parametrize(
    "address",
    ["games.example/x", "ftp://example.org/x", "http://", "http://u:p@example.org/", "http://x:99999/", "http://a b/"],
)  # fmt: skip
def test_a_wrong_address_is_named_at_the_start(tmp_path: Path, address: str) -> None:
    code, text = failing(tmp_path / "data", "--set", f"webhook={address}")
    assert (code, is_one_sentence(text)) == (BAD_SETTING, True), text
    assert bare(address) in text
    assert "u:p" not in text
