"""Setting up tables, taking seats, coming back."""

from __future__ import annotations

import contextlib
import gzip
import http.client
import json
import socket
import struct
import urllib.request
from collections.abc import Callable

import pytest
from tests.examples import EXAMPLE
from tests.server.people import Device, Server, people
from tests.waiting import DEADLINE

from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.kits import all_games
from lamplight.server.seats import claimed, new_token, word_list, words_hash


def test_games_are_listed_with_options_and_bots(server: Server) -> None:
    status, games, _ = server.get("/api/games")
    assert status == 200
    game = {game["id"]: game for game in games}[EXAMPLE]
    assert {option["name"] for option in game["options"]} >= {"board", "advice"}
    assert [bot["value"] for bot in game["bots"]]


def test_games_are_offered_with_names_secrets_and_what_many_seats_need(server: Server) -> None:
    offered = {game["id"]: game for game in server.get("/api/games")[1]}
    assert list(offered) == [game.id for game in all_games()]
    for game in all_games():
        shown, info = offered[game.id], game.info()
        needs = {one["seats"]: one["options"] for one in shown.get("suited", [])}
        for seats in range(info.min_seats, info.max_seats + 1):
            assert needs.get(seats, {}) == game.suited(seats)
        assert shown.get("secrets", False) == game.secrets
        assert shown["names"] == {lang: Catalogue(lang).format(info.name) for lang in LANGUAGES}
        assert info.name.id not in shown["names"].values()


def test_the_games_are_packed_where_that_is_welcome(server: Server) -> None:
    _, plain, _ = server.get("/api/games")
    asked = urllib.request.Request(f"{server.url}/api/games", headers={"Accept-Encoding": "gzip, br"})
    with urllib.request.urlopen(asked, timeout=DEADLINE) as response:
        packed = response.read()
    assert (response.headers["content-encoding"], response.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert json.loads(gzip.decompress(packed)) == plain
    assert len(packed) < len(json.dumps(plain)) / 2


@pytest.mark.parametrize(
    ("ask", "status", "fault"),
    [
        ({"game": "halma", "seats": []}, 404, "server-unknown-game"),
        ({"game": EXAMPLE, "seats": [{"kind": "here"}]}, 422, "core-seat-count"),
        ({"game": EXAMPLE, "seats": [{"kind": "here"}] * 7}, 422, "core-seat-count"),
        ({"game": EXAMPLE, "seats": [{"kind": "here"}] * 2, "options": {"x": "y"}}, 422, "core-unknown-option"),
        (
            {"game": EXAMPLE, "seats": [{"kind": "here"}] * 2, "options": {"board": "y"}},
            422,
            "core-unknown-value",
        ),
        ({"game": EXAMPLE, "seats": [{"kind": "bot", "bot": "x"}] * 2}, 422, "server-unknown-bot"),
        ({"game": EXAMPLE, "seats": [{"kind": "king"}] * 2}, 400, "server-bad-request"),
        ({"game": EXAMPLE, "seats": [{"kind": "here"}] * 2, "more": 1}, 400, "server-bad-request"),
        ({"game": EXAMPLE, "seats": [{"kind": "here", "name": "x" * 25}] * 2}, 400, "server-bad-request"),
        (b"{", 400, "server-bad-request"),
        (b"", 400, "server-bad-request"),
        (b"[" * 10_000, 400, "server-bad-request"),
        (b'{"game": "\xff"}', 400, "server-bad-request"),
        (b"{" + b" " * 20_000 + b"}", 413, "server-too-large"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_fault(server: Server, ask: object, status: int, fault: str) -> None:
    got, body, _ = server.post("/api/tables", ask)
    assert (got, body["error"]["id"]) == (status, fault)


def test_every_fault_of_the_options_is_named(server: Server) -> None:
    ask = {"game": EXAMPLE, "seats": [{"kind": "here"}] * 2, "options": {"x": "y", "board": "z"}}
    _, body, _ = server.post("/api/tables", ask)
    assert [body["error"]["id"], *(text["id"] for text in body["more"])] == [
        "core-unknown-option",
        "core-unknown-value",
    ]


def test_creating_gives_tokens_words_and_invitations(server: Server) -> None:
    table = server.table("here", "remote", "bot", "paused")
    assert set(table.keys) == {0, 1}
    assert len(table.keys[0]["token"]) >= 22  # 128 bits and more
    assert len(table.keys[0]["words"].split()) == 3
    assert "token" not in table.keys[1]
    assert len(table.keys[1]["invite"]) >= 22
    status, info, _ = server.get(f"/api/tables/{table.id}")
    assert status == 200
    assert info["seats"][1]["open"] is True
    assert "seed" not in info


def test_an_invitation_counts_once(server: Server) -> None:
    table = server.table("here", "remote")
    invite = table.keys[1]["invite"]
    table.claim(1).close()
    status, body, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": invite})
    assert (status, body["error"]["id"]) == (409, "server-invite-used")
    status, body, _ = server.post("/api/tables/nosuchtable/claim", {"invite": invite})
    assert (status, body["error"]["id"]) == (404, "server-no-table")


def recover_from(address: str, server: Server, table: str, words: str) -> int:
    """The status of a try at three words that comes from this address."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=DEADLINE, source_address=(address, 0))
    with contextlib.closing(line):
        body = json.dumps({"words": words})
        line.request("POST", f"/api/tables/{table}/recover", body, {"content-type": "application/json"})
        return line.getresponse().status


def test_three_words_cannot_be_tried_out(own_server: Callable[..., Server]) -> None:
    server = own_server(words_per_guesser=5, words_per_address=8)
    table, other = server.table("here", "here"), server.table("here", "here")
    answers = [server.post(f"/api/tables/{table.id}/recover", {"words": "oak elm fir"}) for _ in range(8)]
    assert [status for status, _, _ in answers] == [404] * 5 + [429] * 3
    assert answers[-1][1]["error"]["id"] == "server-try-later"
    assert int(answers[-1][2]["retry-after"]) > 60
    # At another table it may try again, but not without end.
    again = [server.post(f"/api/tables/{other.id}/recover", {"words": "oak elm fir"})[0] for _ in range(2)]
    assert again == [429] * 2
    # Whoever knows the words is not held up by whoever guesses.
    for seat in (0, 1):
        assert recover_from("127.0.0.2", server, table.id, table.keys[seat]["words"]) == 200


def test_right_words_are_not_counted(own_server: Callable[..., Server]) -> None:
    server = own_server(words_per_guesser=2, words_per_address=3, words_per_table=3)
    table = server.table("here", "here")
    path = f"/api/tables/{table.id}/recover"
    for _ in range(6):
        assert server.post(path, {"words": table.keys[1]["words"]})[0] == 200
    assert [server.post(path, {"words": "oak elm fir"})[0] for _ in range(3)] == [404] * 2 + [429]


def test_a_table_is_guarded_against_many_addresses_too(own_server: Callable[..., Server]) -> None:
    server = own_server(words_per_table=3)
    table = server.table("here", "here")
    tries = [recover_from(f"127.0.0.{2 + at}", server, table.id, "oak elm fir") for at in range(5)]
    assert tries == [404] * 3 + [429] * 2


def test_tables_per_address_are_limited(own_server: Callable[..., Server]) -> None:
    server = own_server(tables_per_address=3)
    ask = {"game": EXAMPLE, "seats": [{"kind": "bot"}, {"kind": "paused"}]}
    assert [server.post("/api/tables", ask)[0] for _ in range(5)] == [200] * 3 + [429] * 2


def test_other_websites_may_not_post(server: Server) -> None:
    ask = {"game": EXAMPLE, "seats": [{"kind": "here"}] * 2}
    assert server.post("/api/tables", ask, origin="https://evil.example")[0] == 403
    assert server.post("/api/tables", ask, origin="null")[0] == 403
    assert server.post("/api/tables", ask, sec_fetch_site="cross-site")[0] == 403
    assert server.post("/api/tables", ask, origin=server.url)[0] == 200
    assert server.post("/api/tables", ask, content_type="text/plain")[0] == 415


def test_the_word_list_is_large_and_plain() -> None:
    words = word_list()
    assert len(set(words)) == len(words) >= 1024
    assert all(word.isascii() and word.isalpha() and word.islower() and 2 <= len(word) <= 10 for word in words)
    assert not [word for word in words if word + "s" in words]


def test_secrets_are_long_and_words_are_hashed_slowly_per_table() -> None:
    assert len({new_token() for _ in range(100)}) == 100
    assert words_hash("oak elm fir", "a") != words_hash("oak elm fir", "b")
    assert words_hash("Oak, ELM fir", "a") == words_hash("oak elm fir", "a")


def asked_and_gone(server: Server, path: str, body: object) -> None:
    """Send a whole request and break the connection before any answer could be read."""
    data = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    head += f"Content-Length: {len(data)}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # no goodbye: a reset
        line.sendall(head.encode() + data)


def test_a_claim_whose_answer_was_lost_is_made_again_under_the_same_key(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.table("here", "remote")
    ask = {"invite": table.keys[1]["invite"], "name": "Bea", "key": "0123456789abcdef"}
    path = f"/api/tables/{table.id}/claim"
    with people(table.sit(0)) as (a,):
        asked_and_gone(server, path, ask)
        while a.info["seats"][1].get("open"):  # it has counted, although nobody got the answer
            a.until("table")
        status, body, _ = server.post(path, {**ask, "key": "another-key-than-that"})
        assert (status, body["error"]["id"]) == (409, "server-invite-used")
        assert server.post(path, {"invite": ask["invite"]})[0] == 409
        server.kill()
        server.start()
        status, keys, _ = server.post(path, {**ask, "name": "Eve"})
        assert (status, keys["seat"]) == (200, 1)
        assert server.post(path, ask)[1] == keys, "as often as need be"
        assert server.post(path, {**ask, "invite": "x"})[0] == 409
        with people(Device(server, table.id, [keys["token"]])) as (b,):
            assert b.heard[0]["mine"] == [1]
            assert b.info["seats"][1]["name"] == "Bea"
        status, found, _ = server.post(f"/api/tables/{table.id}/recover", {"words": keys["words"]})
        assert (status, found["seat"]) == (200, 1)
        assert server.post(path, ask)[0] == 409, "its token was replaced"


def test_two_claims_never_get_the_same_keys() -> None:
    made = {claimed(invite, key) for invite in ("a", "b") for key in ("k" * 16, "l" * 16)}
    assert len(made) == 4
    assert claimed("a", "k" * 16) in made
    for token, words in made:
        assert len(token) == len(new_token()) == 24
        assert [word in word_list() for word in words.split()] == [True] * 3


@pytest.mark.parametrize("key", ["short", "x" * 65, "sixteen letters and blanks", "ä" * 16])
def test_a_key_that_could_be_guessed_is_refused(server: Server, key: str) -> None:
    status, body, _ = server.post("/api/tables/nosuchtable/claim", {"invite": "x", "key": key})
    assert (status, body["error"]["id"]) == (400, "server-bad-request")
