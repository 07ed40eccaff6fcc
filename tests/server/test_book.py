"""The rulebook of every game is handed out, as it is read, to whoever asks."""

from __future__ import annotations

import gzip
import json
import urllib.error
import urllib.request

import pytest
from tests.examples import EXAMPLE, SIGN
from tests.server.people import Server
from tests.waiting import DEADLINE

from lamplight.kits import all_kits


def test_the_book_of_every_game(server: Server) -> None:
    for kit in all_kits():
        status, book, _ = server.get(f"/api/book/{kit.id}")
        assert status == 200
        assert (book["game"], book["prefix"]) == (kit.id, kit.prefix)
        boards = {one["board"] for part in book["sections"] for one in part.get("examples", [])}
        assert boards == set(book["boards"])


def test_a_book_is_packed_where_that_is_welcome(server: Server) -> None:
    asked = urllib.request.Request(f"{server.url}/api/book/{EXAMPLE}", headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(asked, timeout=DEADLINE) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        body = answer.read()
    assert len(body) < 20_000
    names = [
        entry.get("name") for part in json.loads(gzip.decompress(body))["sections"] for entry in part.get("entries", [])
    ]
    assert f"{SIGN}-8.13" in names


def test_there_is_no_book_of_a_game_that_is_not_here(server: Server) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{server.url}/api/book/nothing", timeout=DEADLINE)
