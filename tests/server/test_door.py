"""The door of a table: who may look in, who may sit down, and which tables are listed. All over real sockets."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route
from tests.examples import EXAMPLE, SECRET, SHORT, called, needs_secrets
from tests.server.conftest import GENEROUS
from tests.server.people import Created, Device, Message, Moved, Server, ServerHere, people, why
from tests.server.test_mine import asked
from tests.server.test_rematch import finished, play_out
from tests.waiting import DEADLINE
from websockets.exceptions import ConnectionClosed

from lamplight.core.messages import Catalogue
from lamplight.server.door import ABANDONED, MOST, SHOWN_OUT, SHUT

SHUT_WORDS = Catalogue("en").format(SHUT)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose tables may be open to strangers."""
    running = Server(tmp_path_factory.mktemp("hall") / "data", open_tables=1, **GENEROUS)
    yield running
    running.close()


def made(server: Server, door: str, *kinds: str, game: str = EXAMPLE, **more: Any) -> Created:
    """A table with this door; a kind may have a name, "remote Ben"."""
    seats = [dict(zip(("kind", "name"), kind.split(" "), strict=False)) for kind in kinds]
    status, answer, _ = server.post("/api/tables", {"game": game, "seats": seats, "door": door, **more})
    assert status == 200, answer
    return Created(server, answer)


def stranger(server: Server, table: str, invite: str = "", tokens: tuple[str, ...] = ()) -> Device:
    """A device that has said hello, with this invitation, and has not heard anything yet."""
    device = Device(server, table, list(tokens), hello=False)
    device.send({"t": "hello", "tokens": list(tokens), **({"invite": invite} if invite else {})})
    return device


def shown_out(device: Device) -> None:
    """It is told why, and then the line ends; nothing comes in between."""
    assert device.until("failed") == {"t": "failed", "key": "", "message": {"id": SHUT.id}}
    with pytest.raises(ConnectionClosed) as ended:
        device.socket.recv(DEADLINE)
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == SHOWN_OUT


def told(body: Any) -> str:
    """The sentence of a fault."""
    found: str = body["error"]["id"]
    return found


def claim(server: Server, table: str, **ask: Any) -> tuple[int, Any]:
    return server.post(f"/api/tables/{table}/claim", ask)[:2]


def seen(server: ServerHere) -> None:
    """It is kept who is there now."""
    loop = server.store._loop
    assert loop is not None

    async def work() -> None:
        server.app.state.tables.see()
        await server.store.write(lambda _: None)

    asyncio.run_coroutine_threadsafe(work(), loop).result(DEADLINE)


def listed(server: Server) -> dict[str, Message]:
    """The list of open tables, by their ids."""
    status, body, _ = server.get("/api/open")
    assert status == 200, body
    return {one["id"]: one for one in body.get("tables", ())}


# --- closed ---------------------------------------------------------------------------------------


def test_a_stranger_at_a_closed_table_is_told_so_and_nothing_else(server: Server) -> None:
    table = made(server, "closed", "here Ada", "remote")
    with people(table.sit(0), stranger(server, table.id), stranger(server, table.id, "nonsense")) as (ada, one, other):
        for device in (one, other):
            shown_out(device)
            assert len(device.raw) == 1
        ada.settle()
        assert ada.info["door"] == "closed"
        assert "watchers" not in ada.info
        assert [message["t"] for message in ada.heard] == ["sync", "refused"], "and nobody at the table is bothered"


def test_who_watches_is_shown_out_when_the_host_closes_the_door_and_who_plays_is_not(server: Server) -> None:
    table = made(server, "link", "here Ada", "remote")
    with people(table.sit(0), table.claim(1, "Ben"), table.watch()) as (ada, ben, eve):
        assert "door" not in eve.info, "whoever has the link"
        while ada.info.get("watchers") != 1:
            ada.until("table")
        assert ada.ask("door", door="closed")["t"] == "ack"
        shown_out(eve)
        for device in (ada, ben):
            while device.info.get("door") != "closed":
                device.until("table")
            assert "watchers" not in device.info
        before = len(eve.raw)
        turn = {0: ada, 1: ben}[ada.actor]
        assert turn.act()["t"] == "step", "the game goes on"
        with pytest.raises(ConnectionClosed):
            eve.hear(0)
        assert len(eve.raw) == before
        assert ada.ask("door", door="link")["t"] == "ack"
        with people(table.watch()) as (back,):
            assert back.v == ada.v


def test_a_hello_without_the_key_ends_a_line_at_a_closed_table(server: Server) -> None:
    table = made(server, "closed", "here Ada", "remote")
    with people(table.sit(0), table.claim(1, "Ben")) as (ada, ben):
        ada.settle()
        ben.send({"t": "hello", "tokens": []})
        shown_out(ben)
        while ada.info["seats"][1].get("present"):
            ada.until("table")


def test_who_loses_their_seat_is_shown_out(server: Server) -> None:
    table = made(server, "closed", "here Ada", "remote", "remote")
    with people(table.sit(0), table.claim(1, "Ben"), table.claim(2, "Cleo")) as (ada, ben, cleo):
        assert ada.ask("seat", seat=1, act="free")["t"] == "invitation"
        shown_out(ben)
        mine = cleo.ask("seat", seat=2, act="open")
        assert mine["t"] == "invitation", "whoever leaves still gets the answer"
        shown_out(cleo)
        with people(stranger(server, table.id, mine["invite"])) as (again,):
            assert again.until("sync")["mine"] == [], "an invitation that counts"


def test_only_the_host_has_the_key_to_the_door(server: Server) -> None:
    table = made(server, "link", "here Ada", "remote")
    with people(table.sit(0), table.claim(1, "Ben"), table.watch()) as (ada, ben, eve):
        assert why(ben.ask("door", door="closed")) == "server-host-only"
        assert why(eve.ask("door", door="closed")) == "server-watching"
        assert ada.ask("door", door="ajar")["t"] == "failed"
        ada.settle()
        assert "door" not in ada.info
        assert ada.ask("seat", seat=1, act="host")["t"] == "ack"
        assert ben.ask("door", door="closed")["t"] == "ack", "the host, whoever that is"
        assert why(ada.ask("door", door="link")) == "server-host-only"


def test_an_invitation_lets_in_as_long_as_it_counts(server: Server) -> None:
    table = made(server, "closed", "here Ada", "remote", "remote")
    seat, whole = table.keys[1]["invite"], table.invite
    for invite in (seat, whole):
        with people(stranger(server, table.id, invite)) as (guest,):
            assert guest.until("sync")["mine"] == []
        status, info, _ = server.get(f"/api/tables/{table.id}", **{"lamplight-keys": f"nothing,{invite}"})
        assert (status, info["id"]) == (200, table.id)
    looking = stranger(server, table.id, seat)
    looking.until("sync")
    with people(table.sit(0), table.claim(1, "Ben"), looking) as (ada, _, guest):
        shown_out(guest)
        assert server.get(f"/api/tables/{table.id}", **{"lamplight-keys": seat})[0] == 403
        screen = stranger(server, table.id, whole)
        with people(screen):
            screen.until("sync")
            assert ada.ask("invite")["t"] == "table-invite"
            ada.settle()
            with people(stranger(server, table.id, whole)) as (late,):
                shown_out(late)
            shown_out(screen)


def test_the_invitation_of_a_table_counts_at_its_rematch(server: Server) -> None:
    """A big screen comes along, and whoever was invited finds the seat that is still free."""
    table = made(server, "closed", "here Ada", "remote", options={"board": "short"})
    ada, ben = play_out(table, "here", "remote")
    with people(ada, ben):
        assert ada.ask("rematch")["result"] == "ok"
        onwards = ada.until("moved")["table"]
        with people(stranger(server, onwards, table.invite)) as (screen,):
            assert screen.until("sync")["mine"] == []
        with people(stranger(server, onwards, "nonsense")) as (eve,):
            shown_out(eve)
        assert claim(server, onwards, invite=table.invite)[0] == 409, "every seat has its holder"


# --- every way to a closed table ------------------------------------------------------------------

WORDS = {"words": "apple apple apple"}
NO_SEAT = "server-not-your-seat"
ENDPOINT = "https://push.example/x"
WAYS: dict[str, tuple[str, object, int, str]] = {
    "/api/tables/{table}": ("GET", None, 403, SHUT.id),
    "/api/tables/{table}/record": ("GET", None, 403, SHUT.id),
    "/api/tables/{table}/replay": ("GET", None, 403, SHUT.id),
    "/api/tables/{table}/analysis": ("GET", None, 403, SHUT.id),
    "/api/tables/{table}/claim": ("POST", {"invite": "nonsense"}, 409, "server-invite-used"),
    "/api/tables/{table}/recover": ("POST", WORDS, 404, "server-words-wrong"),
    "/api/tables/{table}/notices": (
        "POST",
        {"token": "nonsense", "endpoint": ENDPOINT, "p256dh": "B" * 87, "auth": "A" * 22},
        403,
        NO_SEAT,
    ),
    "/api/tables/{table}/forget": ("POST", {"token": "nonsense"}, 403, NO_SEAT),
    "/api/tables/{table}/notices/off": ("POST", {"token": "nonsense", "endpoint": ENDPOINT}, 403, NO_SEAT),
}


def test_no_address_of_a_closed_table_tells_a_stranger_anything(server_here: Callable[..., ServerHere]) -> None:
    server = server_here()
    ways = {route.path for route in server.app.routes if isinstance(route, Route) and "{table}" in route.path}
    assert ways == WAYS.keys() | {"/share/{table}.png"}, "every address of a table is tried (that one in test_links.py)"
    ada, ben = finished(server, "here", "remote")
    with people(ada, ben):
        assert ada.ask("door", door="closed")["t"] == "ack"
        for path, (method, body, status, message) in WAYS.items():
            address = path.replace("{table}", ada.table)
            found = server.get(address) if method == "GET" else server.post(address, body)
            assert (found[0], told(found[1])) == (status, message), path
            for word in (EXAMPLE, "short", "seed", *ada.tokens):
                assert word not in json.dumps(found[1]), path
        assert asked(server, (ada.table, []), (ada.table, ["nonsense"])) == {"gone": [ada.table, ada.table]}
        assert asked(server, (ada.table, ada.tokens))["tables"][0]["id"] == ada.table
        for keys in (ada.tokens[0], f"nothing, {ben.tokens[0]}"):
            for path in (f"/api/tables/{ada.table}", f"/api/tables/{ada.table}/record"):
                assert server.get(path, **{"lamplight-keys": keys})[0] == 200
        assert claim(server, ada.table) == (403, {"error": {"id": "door-over"}})
        assert ada.ask("rematch")["result"] == "ok"
        onwards = ada.until("moved")
        with people(Device(server, onwards["table"], [onwards["seats"][0]["token"]])) as (again,):
            assert again.info["door"] == "closed", "the rematch has the same door"
            with people(stranger(server, onwards["table"])) as (eve,):
                shown_out(eve)


def test_the_words_of_a_link_say_only_that_it_is_closed(own_server: Callable[..., Server], tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<html><head></head><body></body></html>")
    server = own_server(static=static)
    table = made(server, "closed", "here Ada", "remote")

    def tags(id: str) -> dict[str, str]:
        page = server.get(f"/t/{id}")[1].decode()
        return {name: unescape(said) for name, said in re.findall(r'<meta \w+="([^"]+)" content="([^"]*)"', page)}

    for _ in range(2):
        found = tags(table.id)
        assert found["og:description"] == found["description"] == SHUT_WORDS
        assert called(EXAMPLE) not in str(found)
        assert "lamplight-open" not in found
        server.kill()
        server.start()  # the table is on disk only
    assert called(EXAMPLE) in tags(made(server, "link", "here", "here").id)["og:title"]


def test_the_door_stays_as_it_is_after_a_kill(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = made(server, "link", "here Ada", "remote")
    with people(table.sit(0)) as (ada,):
        assert ada.ask("door", door="closed")["t"] == "ack"
        server.kill()
    server.start()
    with people(stranger(server, table.id), table.sit(0)) as (eve, ada):
        shown_out(eve)
        assert ada.info["door"] == "closed"


def test_words_and_codes_open_a_closed_door(server: Server) -> None:
    table = made(server, "closed", "here Ada", "remote")
    words = table.keys[0]["words"]
    with people(table.sit(0)) as (ada,):
        code = ada.ask("lend", seat=0)["code"]
        status, lent, _ = server.post("/api/phone", {"code": code})
        assert status == 200
        with people(stranger(server, table.id, tokens=(lent["token"],))) as (phone,):
            assert phone.until("sync")["mine"] == [0]
    status, keys, _ = server.post(f"/api/tables/{table.id}/recover", {"words": words})
    assert status == 200
    with people(stranger(server, table.id, tokens=(keys["token"],))) as (back,):
        assert back.until("sync")["mine"] == [0]


# --- open, where that is allowed ------------------------------------------------------------------


def test_open_tables_are_off_unless_whoever_runs_the_server_wants_them(own_server: Callable[..., Server]) -> None:
    server = own_server(open_tables=1)
    table = made(server, "open", "here Ada", "remote")
    assert list(listed(server)) == [table.id]
    server.kill()
    server.settings["open_tables"] = 0
    server.start()
    status, body, _ = server.get("/api/open")
    assert (status, told(body)) == (404, "door-off")
    asks = {"game": EXAMPLE, "seats": [{"kind": "here"}, {"kind": "remote"}]}
    status, body, _ = server.post("/api/tables", {**asks, "door": "open"})
    assert (status, told(body)) == (422, "door-off")
    with people(table.sit(0), table.watch()) as (ada, _):
        assert "door" not in ada.info, "what was open is a table with a link"
        assert why(ada.ask("door", door="open")) == "door-off"
        status, body = claim(server, table.id)
        assert (status, told(body)) == (403, "door-invited-only")


def test_the_list_says_who_sits_where_and_how_it_is_played(
    server_here: Callable[..., ServerHere], moved: Moved
) -> None:
    server = server_here(open_tables=1)
    bots = [{"kind": "here", "name": "Ada"}, {"kind": "remote"}, {"kind": "bot", "bot": "uniform"}]
    asks = {"game": EXAMPLE, "seats": bots, "door": "open", "lang": "de", "limit": 3600, "options": {"board": "short"}}
    status, first, _ = server.post("/api/tables", asks)
    assert status == 200
    moved.on(90)
    second = made(server, "open", "here", "remote", "remote", lang="xx")
    made(server, "link", "here", "remote")
    made(server, "closed", "here", "remote")
    made(server, "open", "here", "here")
    found = listed(server)
    assert list(found) == [second.id, first["table"]], "the newest first, and only open ones with a free seat"
    one = found[first["table"]]
    assert one["game"] == EXAMPLE
    assert (one["lang"], one["limit"], one["options"]["board"]) == ("de", 3600, "short")
    assert 90 <= one["ago"] < 200
    assert [(seat["kind"], seat.get("name", ""), seat.get("bot", "")) for seat in one["seats"]] == [
        ("here", "Ada", ""),
        ("remote", "", ""),
        ("bot", "", "uniform"),
    ]
    assert [seat.get("open", False) for seat in one["seats"]] == [False, True, False]
    other = found[second.id]
    assert not {"lang", "limit"} & other.keys(), "live, and no language that we speak"
    whole = json.dumps(found)
    assert not any(secret in whole for secret in (first["invite"], first["seats"][0]["token"], second.invite))
    moved.on(ABANDONED + 1)
    assert listed(server) == {}, "nobody has come back for so long"
    with people(second.sit(0)) as (ada,):
        ada.settle()
        seen(server)
    assert list(listed(server)) == [second.id]


def test_no_more_than_so_many_are_listed(hall: Server) -> None:
    table = made(hall, "open", "here", "remote")
    rows = hall.sql("SELECT number FROM matches WHERE id = ?", table.id)
    columns = "game, rules, content, options, seats, seed, door, listed"
    for n in range(MOST):
        hall.sql(
            f"INSERT INTO matches (id, {columns}) SELECT 'copy{n}', {columns} FROM matches WHERE number = ?", rows[0][0]
        )
    hall.sql(
        "INSERT INTO seats (match, seat, kind, name, bot, token, heir, seen) SELECT m.number, s.seat, s.kind, s.name, "
        "s.bot, s.token, s.heir, s.seen FROM seats s, matches m WHERE s.match = ? AND m.id LIKE 'copy%'",
        rows[0][0],
    )
    found = listed(hall)
    assert len(found) == MOST
    assert table.id not in found
    hall.sql("UPDATE matches SET listed = NULL WHERE id LIKE 'copy%'")
    assert table.id in listed(hall)


def test_a_table_leaves_the_list_when_it_is_full_or_over_and_comes_back(hall: Server) -> None:
    table = made(hall, "open", "here Ada", "remote")
    assert table.id in listed(hall)
    status, keys = claim(hall, table.id, name="Eve")
    assert status == 200
    assert table.id not in listed(hall)
    with people(table.sit(0), Device(hall, table.id, [keys["token"]])) as (ada, eve):
        assert eve.info["seats"][1]["name"] == "Eve"
        assert eve.ask("seat", seat=1, act="open")["t"] == "invitation", "whoever leaves frees the seat"
        assert table.id in listed(hall)
        assert ada.ask("door", door="link")["t"] == "ack"
        assert table.id not in listed(hall)
        assert ada.ask("door", door="open")["t"] == "ack"
        assert table.id in listed(hall)


def test_a_game_that_is_over_is_not_listed_and_its_rematch_is(hall: Server) -> None:
    ada, ben = play_out(made(hall, "open", "here", "remote", options={"board": "short"}), "here", "remote")
    with people(ada, ben):
        assert ben.ask("seat", seat=1, act="open")["t"] == "invitation"
        assert ada.table not in listed(hall)
        assert ada.ask("door", door="link")["t"] == "ack"
        assert ada.ask("door", door="open")["t"] == "ack"
        assert ada.table not in listed(hall)
        assert claim(hall, ada.table)[1]["error"]["id"] == "door-over"
        assert ada.ask("rematch")["result"] == "ok"
        assert ada.until("moved")["table"] in listed(hall)


def test_of_two_who_want_the_last_seat_one_gets_it_and_both_are_told(hall: Server) -> None:
    for n in range(4):
        table = made(hall, "open", "here Ada", "remote")
        answers: list[tuple[int, Any, str]] = []
        key = f"{n}-one-who-comes-here"

        def come(key: str, table: str = table.id, answers: list[tuple[int, Any, str]] = answers) -> None:
            answers.append((*claim(hall, table, key=key), key))

        keys = [f"{key}-{who}" for who in "ab"]
        threads = [threading.Thread(target=come, args=(each,)) for each in keys]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        (won, seat, first), (lost, body, _) = sorted(answers, key=lambda one: one[0])
        assert (won, lost, told(body)) == (200, 409, "server-table-full")
        assert claim(hall, table.id, key=first) == (200, seat), "whose answer was lost asks again"


def test_an_open_door_is_for_free_seats_only(hall: Server) -> None:
    table = made(hall, "open", "here Ada", "remote", "bot")
    assert claim(hall, table.id)[1]["seat"] == 1
    status, body = claim(hall, table.id)
    assert (status, told(body)) == (409, "server-table-full"), "a bot's seat is not free"
    with people(table.sit(0)) as (ada,):
        assert ada.ask("seat", seat=2, act="open")["t"] == "invitation"
    assert claim(hall, table.id)[1]["seat"] == 2
    link = made(hall, "link", "here Ada", "remote")
    assert told(claim(hall, link.id)[1]) == "door-invited-only"


@needs_secrets
def test_where_there_are_secrets_a_device_has_one_seat_at_an_open_table(hall: Server) -> None:
    _, players, options = SHORT[SECRET]
    kinds = ["here Ada", "remote", "remote", *["bot"] * max(0, players - 3)]
    table = made(hall, "open", *kinds, game=SECRET, options=options if players >= 3 else {})
    status, keys = claim(hall, table.id)
    assert status == 200
    for tokens in ([keys["token"]], [table.token(0)]):
        status, body = claim(hall, table.id, tokens=tokens)
        assert (status, told(body)) == (409, "server-one-seat-each")
    assert claim(hall, table.id)[0] == 200


def test_whoever_only_looks_at_the_list_all_day_has_to_wait(own_server: Callable[..., Server]) -> None:
    server = own_server(open_tables=1, glances_per_address=2)
    assert [server.get("/api/open")[0] for _ in range(3)] == [200, 200, 429]
    status, body, headers = server.get("/api/open")
    assert (status, told(body)) == (429, "server-try-later")
    assert int(headers["retry-after"]) > 0


def test_the_page_says_that_there_are_open_tables(own_server: Callable[..., Server], tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<html><head></head><body></body></html>")
    for allowed in (0, 1):
        page = own_server(static=static, open_tables=allowed).get("/")[1].decode()
        assert ('<meta name="lamplight-open"' in page) is bool(allowed)
