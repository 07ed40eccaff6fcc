"""The operator's page: who gets in, what it shows in each language, and that nothing is done by another page's form."""

from __future__ import annotations

import doctest
import html
import re
import sqlite3
import threading
import urllib.parse
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.care.homes import said
from tests.server.people import Server, ServerHere, people, play_on, request
from tests.waiting import DEADLINE

from lamplight.core.messages import LANGUAGES
from lamplight.server import office
from lamplight.server.care.survey import surveyed
from lamplight.server.settings import Settings

TOKEN = "a-token-of-the-operator-7"


class Stays(urllib.request.HTTPRedirectHandler):
    """Shows where it is led instead of going there."""

    def redirect_request(self, *_: object) -> None:
        return None


class Browser:
    """Keeps a cookie, and sends the forms of pages."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""
        self.body = ""

    def get(self, path: str = "/operator", lang: str = "en", **headers: str) -> int:
        asked = urllib.request.Request(self.server.url + path, headers={"Accept-Language": lang, **headers})
        return self._do(asked)

    def send(self, path: str, fields: dict[str, str], **headers: str) -> int:
        data = urllib.parse.urlencode(fields).encode()
        own = {"Origin": self.server.url, "Content-Type": "application/x-www-form-urlencoded", **headers}
        return self._do(urllib.request.Request(self.server.url + path, data, own))

    def _do(self, asked: urllib.request.Request) -> int:
        if self.cookie:
            asked.add_header("Cookie", self.cookie)
        try:
            with urllib.request.build_opener(Stays()).open(asked, timeout=DEADLINE) as response:
                status, body, headers = response.status, response.read(), response.headers
        except urllib.error.HTTPError as error:
            with error:
                status, body, headers = error.code, error.read(), error.headers
        given = headers.get("set-cookie")
        if given:
            assert {"HttpOnly", "SameSite=strict", "Path=/operator"} <= set(given.split("; "))
            self.cookie = given.split(";")[0]
        self.body = body.decode()
        self.to = headers.get("location", "")
        return int(status)

    def form(self, to: str) -> dict[str, str]:
        """The hidden fields of the form on the page that leads there."""
        found = re.search(rf'<form method="post" action="{re.escape(to)}">(.*?)</form>', self.body, re.DOTALL)
        assert found is not None, self.body
        return {name: html.unescape(value) for name, value in re.findall(r'name="(\w+)" value="([^"]*)"', found[1])}

    def enter(self) -> None:
        assert self.get() == 401
        assert self.send("/operator/enter", {"token": TOKEN}) == 303
        assert self.get() == 200


def test_whoever_has_the_token_comes_in_and_goes(own_server: Callable[..., Server]) -> None:
    browser = Browser(own_server(operator_token=TOKEN))
    assert browser.get() == 401
    assert "operator_token" in browser.body
    assert browser.send("/operator/enter", {"token": "wrong"}) == 401
    assert "This is not the operator_token of this server." in browser.body
    assert not browser.cookie
    assert browser.send("/operator/enter", {"token": TOKEN}, Origin="https://evil.example") == 403
    browser.enter()
    assert TOKEN not in browser.body + browser.cookie
    assert browser.get(Authorization=f"Bearer {TOKEN}x") == 401
    forged, browser.cookie = browser.cookie, browser.cookie[:-2] + "00"
    assert browser.get() == 401
    browser.cookie = forged
    assert browser.get() == 200
    assert browser.send("/operator/leave", browser.form("/operator/leave")) == 303
    assert browser.get() == 401


def test_it_shows_how_the_server_is(own_server: Callable[..., Server], tmp_path: Path) -> None:
    server = own_server(operator_token=TOKEN, keep_unfinished=30)
    made = server.table("here", "remote")
    with people(made.sit(0), made.claim(1, "Canaryname")) as (host, guest):
        play_on({0: host, 1: guest}, 2)
        browser = Browser(server)
        browser.enter()
        assert "All is well" in browser.body
        assert "2 / 5000" in browser.body
        assert f'href="/operator/tables/{made.id}"' in browser.body
        assert "Canaryname" not in browser.body
        assert "One table" in browser.body
        assert "not known: “lamplight backup” makes one" in browser.body
        assert said("backup", tmp_path / "b.db", "--data", server.folder).code == 0
        browser.get()
        assert "lamplight backup" not in browser.body
    for lang in LANGUAGES:
        assert browser.get(lang=f"{lang}-XX,en;q=0.5") == 200
        assert f'<html lang="{lang}">' in browser.body
        assert "operator-" not in browser.body, "a message is missing"
    assert browser.get(lang="tlh") == 200
    assert '<html lang="en">' in browser.body
    assert "<script" not in browser.body
    assert server.get("/operator/style.css")[2]["content-type"].startswith("text/css")


def test_a_table_is_closed_and_opened_again_only_by_a_form_of_ours(own_server: Callable[..., Server]) -> None:
    server = own_server(operator_token=TOKEN)
    made = server.table("here", "here")
    browser = Browser(server)
    browser.enter()
    page, to = f"/operator/tables/{made.id}", f"/operator/tables/{made.id}/close"
    with people(made.sit(0, 1)) as (device,):
        assert browser.get(page) == 200
        form = browser.form(to)
        assert form.pop("sure") == "yes"
        assert browser.send(to, form) == 400, "nobody ticked the box"
        sure = {**form, "sure": "yes"}
        for wrong in ({"seal": ""}, {"seal": "0" * 64}):
            assert browser.send(to, {**sure, **wrong}) == 403
        assert browser.send(to, sure, Origin="https://evil.example") == 403
        assert browser.send(to, sure, Origin="null") == 403
        stranger = Browser(server)
        assert stranger.send(to, sure) == 401
        assert browser.send(to, {"much": "x" * 5000, **sure}) == 403
        assert server.get(f"/api/tables/{made.id}")[0] == 200, "nothing of that has closed it"
        assert browser.send(to, sure) == 303
        assert device.until("failed")["message"]["id"] == "care-closed"
    assert server.get(f"/api/tables/{made.id}")[1]["error"]["id"] == "care-closed"
    assert browser.get(page) == 200
    assert browser.send(to, {**browser.form(to), "sure": "yes"}) == 303
    assert server.get(f"/api/tables/{made.id}")[0] == 200
    assert browser.get("/operator/tables/nosuchtable") == 404
    assert browser.get("/operator/tables/%3Cscript%3E") == 404
    assert "<script" not in browser.body


def test_nobody_new_is_taken_until_the_operator_says_so(own_server: Callable[..., Server]) -> None:
    server = own_server()
    browser = Browser(server)  # without a token: at this machine
    assert browser.get() == 200
    drain = browser.form("/operator/drain")
    assert Browser(server).send("/operator/drain", {"do": "drain", "sure": "yes"}) == 403
    assert server.get("/health/ready")[0] == 200
    assert browser.send("/operator/drain", drain) == 303
    assert server.get("/health/ready")[0] == 503
    assert browser.get() == 200
    assert "takes nobody new" in browser.body
    assert browser.send("/operator/drain", browser.form("/operator/drain")) == 303
    assert server.get("/health/ready")[0] == 200


def test_without_a_token_it_is_for_nobody_elsewhere(own_server: Callable[..., Server]) -> None:
    browser = Browser(own_server(trusted_proxies="127.0.0.1"))
    assert browser.get(**{"X-Forwarded-For": "203.0.113.7"}) == 403
    assert "No operator_token is set" in browser.body
    assert "<form" not in browser.body
    assert browser.send("/operator/enter", {"token": ""}, **{"X-Forwarded-For": "203.0.113.7"}) == 403


def test_it_is_there_while_the_database_is_not(server_here: Callable[..., ServerHere]) -> None:
    server = server_here(operator_token=TOKEN, busy_timeout=0.05)
    server.app.watch.health.patience = 0.2
    made = server.table("here", "here")
    browser = Browser(server)
    browser.enter()
    form = browser.get(f"/operator/tables/{made.id}") and browser.form(f"/operator/tables/{made.id}/close")
    assert isinstance(form, dict)
    file = server.folder / "lamplight.db"
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        server.app.watch.health._known = (float("-inf"), False)
        assert browser.get() == 200
        assert "The database does not answer" in browser.body
        assert browser.send(f"/operator/tables/{made.id}/close", {**form, "sure": "yes"}) == 503
        assert "database does not answer" in browser.body
        other.execute("ROLLBACK")


def test_it_is_there_while_every_thread_is_taken(server_here: Callable[..., ServerHere]) -> None:
    """As when a hundred visitors wait for a slow disk."""
    server = server_here(operator_token=TOKEN)
    browser = Browser(server)
    browser.enter()
    loop, release = server.store._loop, threading.Event()
    assert loop is not None
    taken = threading.Event()

    def take_all() -> None:
        for _ in range(100):
            loop.run_in_executor(None, release.wait)
        taken.set()

    loop.call_soon_threadsafe(take_all)
    assert taken.wait(DEADLINE)
    try:
        assert browser.get() == 200
        assert "One table" not in browser.body
        assert "0 tables" in browser.body, "what is on disk is read too"
        for path in ("/health/live", "/health/ready", "/metrics"):
            assert browser.get(path, Authorization=f"Bearer {TOKEN}") == 200
    finally:
        release.set()


def test_old_tables_are_told_apart(server_here: Callable[..., ServerHere]) -> None:
    server = server_here(keep_unfinished=10)
    names = [server.table("here", "here").id for _ in range(4)]
    day = 86_400
    with sqlite3.connect(server.folder / "lamplight.db", isolation_level=None) as other:
        (now,) = other.execute("SELECT max(made) FROM matches").fetchone()
        for name, days in zip(names, (0, 3, 20, 90), strict=True):
            other.execute("UPDATE matches SET made = ? WHERE id = ?", (now - days * day, name))
            number = "(SELECT number FROM matches WHERE id = ?)"
            other.execute(f"UPDATE plies SET at = ? WHERE match = {number}", (now - days * day, name))
            other.execute(f"UPDATE seats SET seen = 0 WHERE match = {number}", (name,))
        other.execute("UPDATE matches SET warned = ? WHERE id = ?", (now, names[2]))
    with server.store.engine.connect() as db, db.begin():
        found = surveyed(db, Settings(keep_unfinished=10), server.folder / "lamplight.db")
    assert found.ages == {"day": 1, "week": 1, "month": 1, "older": 1}
    assert [line.id for line in found.newest] == names
    assert (found.total, found.going, found.backed_up) == (4, 1, 0)
    assert found.size > 10_000
    assert found.room > 0
    ((_, counts),) = found.games.items()
    assert counts == {"going": 4}


def test_examples() -> None:
    found = doctest.testmod(office)
    assert found.attempted
    assert not found.failed


@pytest.mark.parametrize("path", ["/operator/nothing", "/operatorx", "/health/x", "/operator/enter"])
def test_there_is_nothing_else(path: str, server: Server) -> None:
    assert request(urllib.request.Request(server.url + path))[0] in (404, 405)
