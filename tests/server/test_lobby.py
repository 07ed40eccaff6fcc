"""Setting up tables, taking seats, coming back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.people import Server

from lamplight.server.seats import new_token, word_list, words_hash


def test_games_are_listed_with_options_and_bots(server: Server) -> None:
    status, games, _ = server.get("/api/games")
    assert status == 200
    game = {game["id"]: game for game in games}["dunkelrunde"]
    assert {option["name"] for option in game["options"]} >= {"board", "advice"}
    assert [bot["value"] for bot in game["bots"]]


@pytest.mark.parametrize(
    ("ask", "status", "fault"),
    [
        ({"game": "halma", "seats": []}, 404, "server-unknown-game"),
        ({"game": "dunkelrunde", "seats": [{"kind": "here"}]}, 422, "core-seat-count"),
        ({"game": "dunkelrunde", "seats": [{"kind": "here"}] * 7}, 422, "core-seat-count"),
        ({"game": "dunkelrunde", "seats": [{"kind": "here"}] * 2, "options": {"x": "y"}}, 422, "core-unknown-option"),
        (
            {"game": "dunkelrunde", "seats": [{"kind": "here"}] * 2, "options": {"board": "y"}},
            422,
            "core-unknown-value",
        ),
        ({"game": "dunkelrunde", "seats": [{"kind": "bot", "bot": "x"}] * 2}, 422, "server-unknown-bot"),
        ({"game": "dunkelrunde", "seats": [{"kind": "king"}] * 2}, 400, "server-bad-request"),
        ({"game": "dunkelrunde", "seats": [{"kind": "here"}] * 2, "more": 1}, 400, "server-bad-request"),
        ({"game": "dunkelrunde", "seats": [{"kind": "here", "name": "x" * 25}] * 2}, 400, "server-bad-request"),
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
    ask = {"game": "dunkelrunde", "seats": [{"kind": "here"}] * 2, "options": {"x": "y", "board": "z"}}
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


def test_three_words_cannot_be_tried_out(own_server: Callable[..., Server]) -> None:
    server = own_server(words_per_address=5)
    table = server.table("here", "here")
    answers = [server.post(f"/api/tables/{table.id}/recover", {"words": "oak elm fir"}) for _ in range(8)]
    assert [status for status, _, _ in answers] == [404] * 5 + [429] * 3
    assert answers[-1][1]["error"]["id"] == "server-try-later"
    assert int(answers[-1][2]["retry-after"]) > 60
    table_limit = own_server(words_per_table=3, words_per_address=1000)
    table = table_limit.table("here", "here")
    path = f"/api/tables/{table.id}/recover"
    assert [table_limit.post(path, {"words": "oak elm fir"})[0] for _ in range(5)] == [404] * 3 + [429] * 2


def test_tables_per_address_are_limited(own_server: Callable[..., Server]) -> None:
    server = own_server(tables_per_address=3)
    ask = {"game": "dunkelrunde", "seats": [{"kind": "bot"}, {"kind": "paused"}]}
    assert [server.post("/api/tables", ask)[0] for _ in range(5)] == [200] * 3 + [429] * 2


def test_other_websites_may_not_post(server: Server) -> None:
    ask = {"game": "dunkelrunde", "seats": [{"kind": "here"}] * 2}
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
