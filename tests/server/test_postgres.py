"""The same promises on PostgreSQL, and several server processes on one database."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.conftest import GENEROUS
from tests.server.people import Created, Device, Message, Server, ServerHere, first_victim, people
from tests.server.postgres import Cluster, programs
from tests.server.test_promises import (  # noqa: F401
    test_p1_acknowledged_is_on_disk,
    test_p1_an_act_survives_a_kill_right_after_its_acknowledgement,
    test_p2_a_command_takes_effect_once,
    test_p2_two_seats_may_choose_the_same_key,
    test_p3_a_seat_receives_only_bytes_derivable_from_its_own_view,
    test_p4_reconnect_or_restart_never_needs_a_reload,
    test_p5_no_command_is_dropped_silently,
    test_p6_a_stored_game_replays_to_the_same_state,
    test_p6_a_table_that_diverges_is_set_aside_and_others_go_on,
    test_p7_absence_is_handled_by_people,
)
from tests.server.test_serve import failing, is_one_sentence
from tests.server.test_store import (  # noqa: F401
    test_a_reader_meets_a_missing_match,
    test_a_seat_that_is_no_longer_as_it_was_read_is_left_alone,
    test_an_append_is_all_or_nothing,
    test_appends_that_wait_share_one_commit,
    test_one_conflict_does_not_spoil_the_others,
    test_somebody_else_wrote_first,
    test_the_migrations_make_the_schema_of_the_code,
)
from tests.server.test_tables import (  # noqa: F401
    test_rematch_moves_everybody_with_new_keys,
    test_undo_after_luck_asks_every_other_person,
)

from lamplight.server.serve import BAD_DATABASE
from lamplight.server.store import Store

pytestmark = pytest.mark.skipif(
    programs() is None, reason="PostgreSQL is not installed (tools/postgres.sh says how to get it)"
)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    folder = programs()
    assert folder is not None
    running = Cluster(folder)
    yield running
    running.close()


@pytest.fixture(scope="module")
def server(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("shared") / "data", **{**GENEROUS, "database": cluster.database()})
    yield running
    running.close()


@pytest.fixture
def own_server(cluster: Cluster, tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts a server with a database of its own, unless one is named."""
    running: list[Server] = []

    def start(**settings: object) -> Server:
        given = {**GENEROUS, **settings}
        given.setdefault("database", cluster.database())
        running.append(Server(tmp_path / f"data{len(running)}", **given))
        return running[-1]

    yield start
    for each in running:
        each.close()


@pytest.fixture
def server_here(cluster: Cluster, tmp_path: Path) -> Iterator[Callable[..., ServerHere]]:
    running: list[ServerHere] = []

    def start(**settings: object) -> ServerHere:
        given = {**GENEROUS, "database": cluster.database(), **settings}
        running.append(ServerHere(tmp_path / f"here{len(running)}", **given))
        return running[-1]

    yield start
    for each in running:
        each.close()


@pytest.fixture
def store(cluster: Cluster) -> Iterator[Store]:
    made = Store(cluster.database(), 2.0)
    made.open()
    yield made
    made.close()


# --- a database that is not there -----------------------------------------------------------------


def test_a_database_that_cannot_be_reached_is_one_sentence(cluster: Cluster, tmp_path: Path) -> None:
    for url in (cluster.url("nowhere"), cluster.url("nowhere").replace(cluster.password, "wrong")):
        code, said = failing(tmp_path / "data", "--set", f"database={url}")
        assert code == BAD_DATABASE
        assert is_one_sentence(said)
        assert cluster.password not in said


def test_a_database_that_goes_away_and_comes_back(cluster: Cluster, own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        answer = device.act()
        v = answer["v"]
        cluster.stop()
        try:
            failed = device.act(key="again")
            assert (failed["t"], failed["message"]["id"]) == ("failed", "server-store-broken")
            assert "\n" not in failed["message"]["args"]["detail"]
        finally:
            cluster.start()
        assert device.v == v
        for n in range(50):  # the very same command, until the database answers
            answer = device.act(key="again")
            if answer["t"] != "failed":
                break
            assert n < 49
        assert answer["t"] == "step"
        device.again()
        assert device.v == answer["v"]


# --- several processes ----------------------------------------------------------------------------


@pytest.fixture
def two(cluster: Cluster, own_server: Callable[..., Server]) -> tuple[Server, Server]:
    """Two processes on one database."""
    url = cluster.database()
    return own_server(database=url), own_server(database=url)


def at(server: Server, table: Created, *seats: int) -> Device:
    """A device with these seats at another process."""
    return Device(server, table.id, [table.token(seat) for seat in seats])


def test_a_ply_made_at_one_process_reaches_a_socket_at_the_other(two: tuple[Server, Server]) -> None:
    one, other = two
    table = one.table("here", "here")
    a, b, stranger = table.sit(0), at(other, table, 1), Device(other, table.id, [])
    devices = {0: a, 1: b}
    with people(a, b, stranger):
        assert b.heard[0]["mine"] == [1]
        for _ in range(12):
            newest = max(a.v, b.v)
            a.catch_up(newest)
            b.catch_up(newest)
            assert a.actor == b.actor
            assert devices[a.actor].act()["t"] == "step"
        newest = max(a.v, b.v)
        for device in (a, b, stranger):
            device.catch_up(newest)
            assert device.view["pieces"] == a.view["pieces"]
        assert one.sql("SELECT count(*) FROM plies") == [(newest,)]
        # A process that is gone for good takes nothing with it.
        one.kill()
        c = at(other, table, 0)
        with people(c):
            b.catch_up(c.v)
            assert {0: c, 1: b}[c.actor].act()["t"] == "step"


def test_of_two_at_once_one_counts_and_the_other_is_told(two: tuple[Server, Server]) -> None:
    one, other = two
    lost = 0
    for n in range(8):
        table = one.table("here", "here")
        a, b = table.sit(0, 1), at(other, table, 0, 1)  # the same seats on two devices at two processes
        with people(a, b):
            for turn in range(6):
                newest = max(a.v, b.v)
                a.catch_up(newest)
                b.catch_up(newest)
                seat, v = a.actor, a.v
                for device, do in ((a, a.options[0]), (b, b.options[-1])):
                    device.send({"t": "act", "key": f"k{n}-{turn}-{device is a}", "seat": seat, "prompt": v, "do": do})
                kinds = sorted([a.answer(f"k{n}-{turn}-True")["t"], b.answer(f"k{n}-{turn}-False")["t"]])
                assert kinds == ["stale", "step"], "exactly one of them"
                lost += 1
            newest = max(a.v, b.v)
            a.catch_up(newest)
            b.catch_up(newest)
            assert a.view["pieces"] == b.view["pieces"]
        assert one.sql("SELECT n FROM plies JOIN matches ON number = match WHERE id = ? ORDER BY n", table.id) == [
            (at_,) for at_ in range(newest)
        ]
    assert lost == 48


def test_bots_at_two_processes_play_every_turn_once(two: tuple[Server, Server]) -> None:
    one, other = two
    table = one.table("bot:uniform", "bot:uniform", board="short")
    with people(table.watch(), Device(other, table.id, [])) as (a, b):
        for device in (a, b):
            while not device.over:
                device.until("step", "sync")
        assert a.view == b.view
        assert one.get(f"/api/tables/{table.id}/record")[1] == other.get(f"/api/tables/{table.id}/record")[1]


def test_seats_names_and_notebooks_are_the_same_everywhere(two: tuple[Server, Server]) -> None:
    one, other = two
    table = one.table_of("rumble", "here", "remote", "bot:uniform", adventures="1")
    a, far = table.sit(0), at(other, table, 0)
    with people(a, far):
        invite = {"invite": table.keys[1]["invite"], "name": "Bea", "key": "0123456789abcdef"}
        status, keys, _ = other.post(f"/api/tables/{table.id}/claim", invite)
        assert (status, keys["seat"]) == (200, 1)
        while a.info["seats"][1].get("name") != "Bea":
            a.until("table")
        # The answer may be asked for again anywhere, and nobody else gets the seat.
        assert one.post(f"/api/tables/{table.id}/claim", invite)[1] == keys
        assert one.post(f"/api/tables/{table.id}/claim", {**invite, "key": "another-claimant"})[0] == 409
        with people(Device(other, table.id, [keys["token"]])) as (b,):
            assert b.heard[0]["mine"] == [1]
            while not a.info["seats"][1].get("present"):
                a.until("table")
            assert a.ask("seat", seat=1, kind="bot")["refusal"]["message"]["id"] == "server-seat-held"
            assert a.ask("note", seat=0, text="XYZZY")["result"] == "ok"
            assert far.until("notes")["notes"] == [{"seat": 0, "text": "XYZZY"}]
            b.ask("why", seat=1, touches=["lich"])
            assert "XYZZY" not in "".join(b.raw)
        while a.info["seats"][1].get("present"):
            a.until("table")


def test_a_phone_at_the_other_process_holds_its_seat_alone(two: tuple[Server, Server]) -> None:
    one, other = two
    table = one.table_of("rumble", "here", "here", "here", adventures="1")
    with people(table.sit(0, 1)) as (tablet,):
        code = tablet.ask("lend", seat=1)["code"]
        status, lent, _ = other.post("/api/phone", {"code": code})
        assert status == 200, lent
        with people(Device(other, table.id, [lent["token"]])) as (phone,):
            assert phone.heard[0]["mine"] == [1]
            while not tablet.info["seats"][1].get("phone"):
                tablet.until("table")
            assert tablet.ask("look", seat=1)["refusal"]["message"]["id"] == "server-seat-on-phone"
        while tablet.info["seats"][1].get("phone"):
            tablet.until("table")
        assert tablet.ask("look", seat=1)["t"] == "looked"


def asked(device: Device, name: str, there: bool = True) -> Message:
    while (name in device.info) is not there:
        device.until("table", "sync")
    found: Message = device.info.get(name) or {}
    return found


def test_what_is_asked_of_all_is_asked_and_answered_everywhere(two: tuple[Server, Server]) -> None:
    one, other = two
    table = one.table_of("rumble", "here", "here", "here", "bot:uniform", adventures="3", guard="on")
    a, b, c = table.sit(0), at(other, table, 1), at(other, table, 2)
    with people(a, b, c):
        while a.actor == 3:
            a.until("step", "sync")
        for device in (b, c):
            device.catch_up(a.v)
        # A seat with a secret: the last yes comes from afar, the invitation goes to whoever asked.
        assert a.ask("seat", seat=3, kind="here", key="mine")["result"] == "ok"
        for device in (b, c):
            assert asked(device, "proposal")["waiting"] == [1, 2]
        assert b.ask("vote", seat=1, yes=False)["result"] == "ok"
        assert a.until("refused")["refusal"]["message"]["id"] == "server-take-refused"
        for device in (a, b, c):
            asked(device, "proposal", there=False)
        assert a.ask("seat", seat=3, kind="here", key="again")["result"] == "ok"
        for device, seat in ((b, 1), (c, 2)):
            asked(device, "proposal")
            assert device.ask("vote", seat=seat, yes=True)["result"] == "ok"
        assert a.until("invitation")["key"] == "again"
        # A motion of the game.
        for device in (a, b, c):
            asked(device, "proposal", there=False)
        first_victim(a, b, c)
        assert b.ask("propose", seat=1, prompt=b.v, do="call")["result"] == "ok"
        for device in (a, c):
            asked(device, "proposal")
        assert a.ask("vote", seat=0, yes=True)["result"] == "ok"
        assert c.ask("vote", seat=2, yes=True)["t"] in ("step", "ack")
        for device in (a, b, c):
            while device.view["tableau"]["adventure"] == 1:
                device.until("step", "sync")


def test_taking_back_is_agreed_on_across_processes(two: tuple[Server, Server]) -> None:
    one, other = two
    table = one.table("here", "here")
    a, b = table.sit(0), at(other, table, 1)
    devices = {0: a, 1: b}
    with people(a, b):
        for _ in range(40):
            newest = max(a.v, b.v)
            a.catch_up(newest)
            b.catch_up(newest)
            if a.actor == 1 and a.v > 6:
                break
            devices[a.actor].act()
        v = a.v
        assert a.ask("undo", seat=0, prompt=v)["result"] == "ok"
        assert asked(b, "undo")["waiting"] == [1]
        assert b.ask("undo-answer", seat=1, yes=True)["result"] == "ok"
        for device in (a, b):
            device.catch_up(v + 1)
            assert device.actor == 0
        # Whoever asked at a process that dies asks no more.
        while a.actor == 0:
            a.act()
        b.catch_up(a.v)
        assert a.ask("undo", seat=0, prompt=a.v)["result"] == "ok"
        asked(b, "undo")
        one.stop()
        asked(b, "undo", there=False)
        assert b.act()["t"] == "step"


def test_late_news_of_a_settled_question_wakes_nothing(two: tuple[Server, Server]) -> None:
    import psycopg

    one, other = two
    table = one.table_of("rumble", "here", "here", "bot:uniform", adventures="1")
    a, b = table.sit(0), at(other, table, 1)
    address = str(one.settings["database"]).replace("+psycopg", "")
    with people(a, b), psycopg.connect(address, autocommit=True) as line:
        line.execute("LISTEN lamplight")
        while a.actor == 2:
            a.until("step", "sync")
        b.catch_up(a.v)
        assert a.ask("seat", seat=2, kind="here")["result"] == "ok"
        asked(b, "proposal")
        assert b.ask("vote", seat=1, yes=False)["result"] == "ok"
        assert a.until("refused")["refusal"]["message"]["id"] == "server-take-refused"
        heard = [note.payload for note in line.notifies(timeout=1) if '"asked"' in note.payload]
        assert heard
        assert "closed" not in heard[0]
        for device in (a, b):
            asked(device, "proposal", there=False)
        line.execute("SELECT pg_notify('lamplight', %s)", (heard[0].replace(json.loads(heard[0])["by"], "late", 1),))
        for device, seat in ((b, 1), (a, 0)):  # news come in their order: after this both have heard it
            assert device.ask("seat", seat=seat, kind="here", name=f"Name {seat}")["result"] == "ok"
        for device in (a, b):
            while [each.get("name") for each in device.info["seats"][:2]] != ["Name 0", "Name 1"]:
                device.until("table")
                assert "proposal" not in device.info
        assert b.ask("vote", seat=1, yes=True)["refusal"]["message"]["id"] == "server-vote-none"
