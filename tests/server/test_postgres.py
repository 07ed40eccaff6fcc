"""The same promises on PostgreSQL, and several server processes on one database."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.examples import EXAMPLE
from tests.pushes import Browser as Phone
from tests.pushes import PushService
from tests.server.conftest import GENEROUS
from tests.server.people import Created, Device, Message, Moved, Server, ServerHere, people
from tests.server.postgres import Cluster, programs
from tests.server.test_door import (  # noqa: F401
    listed,
    made,
    shown_out,
    stranger,
    test_the_door_stays_as_it_is_after_a_kill,
    test_the_list_says_who_sits_where_and_how_it_is_played,
)
from tests.server.test_pace import (  # noqa: F401
    HOUR,
    limited,
    looked,
    slow,
    test_a_move_ends_it_and_so_does_whoever_says_so,
    test_a_turn_that_has_lasted_too_long_is_gone_on_with_by_a_bot,
    test_also_where_nobody_is_and_after_a_restart,
)
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
from tests.server.test_rematch import test_rematch_moves_everybody_with_new_keys  # noqa: F401
from tests.server.test_serve import failing, is_one_sentence
from tests.server.test_store import (  # noqa: F401
    test_a_reader_meets_a_missing_match,
    test_a_seat_that_is_no_longer_as_it_was_read_is_left_alone,
    test_an_append_is_all_or_nothing,
    test_appends_that_wait_share_one_commit,
    test_one_conflict_does_not_spoil_the_others,
    test_somebody_else_wrote_first,
    test_the_migrations_make_the_schema_of_the_code,
    test_what_can_wait_is_written_together_apart_from_the_plies_and_of_two_who_note_the_same_one_is_first,
)
from tests.server.test_undo import test_undo_after_luck_asks_every_other_person  # noqa: F401
from tests.waiting import looks, until

from lamplight.server.elsewhere import Elsewhere
from lamplight.server.ledger import Ledger
from lamplight.server.outcomes import Done
from lamplight.server.pace import Late
from lamplight.server.rows import SeatRow
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


def test_whoever_got_a_seat_at_one_process_holds_it_before_the_owner_has_heard_of_it(
    cluster: Cluster, server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deaf(*_: object) -> Done:
        return Done()

    monkeypatch.setattr(Elsewhere, "stored", deaf)
    url = cluster.database()
    one, other = server_here(database=url), server_here(database=url)
    table = one.table("here", "remote")
    with people(table.sit(0)):
        invite = {"invite": table.keys[1]["invite"], "name": "Bea"}
        status, keys, _ = other.post(f"/api/tables/{table.id}/claim", invite)
        assert status == 200, keys
        with people(Device(other, table.id, [keys["token"]])) as (bea,):
            assert bea.heard[0]["mine"] == [1]
        with people(Device(other, table.id, ["nobody's"])) as (stranger,):
            assert stranger.heard[0]["mine"] == []


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
            status, fault, _ = server.post("/api/tables", {"game": EXAMPLE, "seats": [{"kind": "here"}] * 2})
            assert (status, fault["error"]["id"]) == (503, "server-store-broken")
            for told in (failed["message"], fault["error"]):
                assert not told.get("args"), "where the database is, and what it says, is nobody's business"
            status, health, _ = server.get("/health/ready")
            assert (status, health["why"][:28]) == (503, "The database does not answer")
            assert server.get("/health/live")[0] == 200
        finally:
            cluster.start()
        assert device.v == v
        for _ in looks("the database does not answer"):
            answer = device.act(key="again")  # the very same command
            if answer["t"] != "failed":
                break
        assert answer["t"] == "step"
        device.again()
        assert device.v == answer["v"]
        until(lambda: server.get("/health/ready")[0] == 200)


# --- several processes ----------------------------------------------------------------------------


@pytest.fixture
def two(cluster: Cluster, own_server: Callable[..., Server]) -> tuple[Server, Server]:
    """Two processes on one database."""
    url = cluster.database()
    return own_server(database=url), own_server(database=url)


def owned_by(server: Server, table: Created) -> bool:
    """Does this process own the table? It listens as the one whose name stands there."""
    (owner,) = server.sql("SELECT owner FROM leases JOIN matches ON number = match WHERE id = ?", table.id)[0]
    return f"<dd>{owner}</dd>" in server.get("/operator")[1].decode()


def table_at(server: Server, *kinds: str, **options: str) -> Created:
    """A table that this process owns."""
    for _ in range(60):
        table = server.table(*kinds, **options)
        with people(table.watch()):
            if owned_by(server, table):
                return table
    raise AssertionError("it never owns one")


def at(server: Server, table: Created, *seats: int) -> Device:
    """A device with these seats at another process."""
    return Device(server, table.id, [table.token(seat) for seat in seats])


def test_no_name_of_a_table_upsets_the_database(two: tuple[Server, Server]) -> None:
    for name in ("%00", "a%00b", "%ff", "x" * 3000, "%F0%9F%99%82"):
        for path in ("", "/record", "/replay", "/analysis"):
            assert two[0].get(f"/api/tables/{name}{path}")[0] == 404, (name, path)


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
            b.again()  # its line may have been led to the one that is gone
            assert b.v == c.v == newest
            assert {0: c, 1: b}[c.actor].act()["t"] == "step"


def test_what_is_said_shown_and_pointed_at_reaches_the_other_process(two: tuple[Server, Server]) -> None:
    one, other = two
    table = one.table("here", "here")
    a = table.sit(0)
    b = at(other, table, 1)
    with people(a, b):
        devices = {0: a, 1: b}
        v = devices[a.actor].act()["v"]
        a.catch_up(v)
        b.catch_up(v)
        piece = a.view["pieces"][0]["id"]
        assert a.ask("say", seat=0, phrase="bravo")["t"] == "ack"
        assert b.until("said") == {"t": "said", "seat": 0, "phrase": "bravo"}
        assert a.ask("point", seat=0, at=[piece])["t"] == "ack"
        assert b.until("pointed") == {"t": "pointed", "seat": 0, "at": [piece]}
        assert a.ask("react", seat=0, v=v, face="wow")["t"] == "ack"
        assert b.until("reacted") == {"t": "reacted", "v": v, "seat": 0, "face": "wow"}
        b.again()
        assert b.heard[-1]["reactions"] == [{"v": v, "seat": 0, "face": "wow"}]
        assert a.ask("react", seat=0, v=v)["t"] == "ack"
        assert b.until("reacted") == {"t": "reacted", "v": v, "seat": 0}
        assert a.ask("react", seat=0, v=v, face="oops")["t"] == "ack"
        b.until("reacted")
    # A process that takes the table into its memory later learns what was shown elsewhere.
    third = one.table("here", "here")
    c = third.sit(0, 1)
    with people(c):
        v = c.act()["v"]
        assert c.ask("react", seat=0, v=v, face="laugh")["t"] == "ack"
        d = Device(other, third.id, [])
        with people(d):
            known = d.heard[0].get("reactions") or [d.until("reacted")]
            assert [(found["v"], found["seat"], found["face"]) for found in known] == [(v, 0, "laugh")]


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


def asked(device: Device, name: str, there: bool = True) -> Message:
    while (name in device.info) is not there:
        device.until("table", "sync")
    found: Message = device.info.get(name) or {}
    return found


def test_taking_back_is_agreed_on_across_processes(two: tuple[Server, Server]) -> None:
    one, other = two
    table = table_at(one, "here", "here")
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
        assert b.asked()["waiting"] == [1]
        assert b.reply(1, True)["result"] == "ok"
        for device in (a, b):
            device.catch_up(v + 1)
            assert device.actor == 0
            assert device.until("settled")["result"] == "agreed", "at both processes"
        # Whoever asked at a process that dies asks no more.
        while a.actor == 0:
            a.act()
        b.catch_up(a.v)
        assert a.ask("undo", seat=0, prompt=a.v)["result"] == "ok"
        b.asked()
        one.stop()
        b.again()
        assert "question" not in b.info
        assert b.act()["t"] == "step"


def test_of_two_claims_at_two_processes_one_counts_and_the_table_fills_up(two: tuple[Server, Server]) -> None:
    one, other = two
    table = one.table("here", "remote", "remote")
    with people(table.sit(0)), people(Device(other, table.id, [])):  # both have the table in memory
        own = table.keys[1]["invite"]
        told: list[tuple[int, Message]] = []

        def come(server: Server, invite: str, key: str) -> None:
            told.append(server.post(f"/api/tables/{table.id}/claim", {"invite": invite, "key": key})[:2])

        for invite, wanted in ((own, [200, 409]), (table.invite, [200, 409])):
            told.clear()
            both = [threading.Thread(target=come, args=(each, invite, f"{at}" * 16)) for at, each in enumerate(two)]
            for thread in both:
                thread.start()
            for thread in both:
                thread.join()
            assert sorted(status for status, _ in told) == wanted, told
        assert one.sql("SELECT count(*) FROM seats WHERE token IS NOT NULL") == [(3,)]


def test_of_two_processes_one_lets_a_bot_go_on(
    cluster: Cluster, server_here: Callable[..., ServerHere], moved: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both look at once: one takes it on, and if both did, one of them would find it done."""
    url = cluster.database()
    one, other = (server_here(database=url, bot_delay=600) for _ in range(2))
    acted: list[str] = []
    plain = Ledger.change_seat

    async def noted(self: Ledger, at: int, new: SeatRow, beside: Callable[[Any], None] = lambda _: None) -> Any:
        failed = await plain(self, at, new, beside)
        acted.append("failed" if failed is not None else new.kind)
        return failed

    monkeypatch.setattr(Ledger, "change_seat", noted)
    table = limited(one, "here", "remote")
    a, b = table.sit(0), table.claim(1, "Ben")
    b.close()
    b = at(other, table, 1)
    with people(a, b):
        for turn, together in enumerate((True, False)):
            while a.actor == 0:
                a.act()
            b.catch_up(a.v)
            moved.on(HOUR + 1)
            if together:
                both = [threading.Thread(target=looked, args=(server,)) for server in (one, other)]
                for look in both:
                    look.start()
                for look in both:
                    look.join()
            else:  # as if it had been noticed twice
                held = {server: server.app.state.tables.live.get(table.id) for server in (one, other)}
                (owner,) = (server for server, its in held.items() if its is not None and not its.room.guest)
                live, loop = held[owner], owner.store._loop
                assert loop is not None
                for _ in range(2):
                    loop.call_soon_threadsafe(live.notice, Late(0))
            for device in (a, b):
                while device.info["seats"][1]["kind"] != "bot":
                    device.until("table", "sync")
                device.settle()
            assert acted.count("bot") == turn + 1, "exactly one of them"
            assert (acted.count("failed") == 0) or not together
            assert b.ask("seat", seat=1, act="play")["t"] == "ack"
            while a.info["seats"][1]["kind"] != "remote":
                a.until("table", "sync")


def test_a_door_that_is_closed_at_one_process_is_closed_at_the_other(
    cluster: Cluster, own_server: Callable[..., Server]
) -> None:
    url = cluster.database()
    one, other = (own_server(database=url, open_tables=1) for _ in range(2))
    table = made(one, "open", "here Ada", "remote")
    assert list(listed(other)) == [table.id]
    with people(table.sit(0), at(other, table)) as (ada, eve):
        assert eve.info["door"] == "open"
        assert ada.ask("door", door="closed")["t"] == "ack"
        shown_out(eve)
        with people(stranger(other, table.id)) as (late,):
            shown_out(late)
        assert listed(other) == {}


def test_two_processes_tell_of_a_turn_once(
    own_server: Callable[..., Server], cluster: Cluster, service: PushService
) -> None:
    """Ada plays at one process, Ben's phone lies at the other with the page in the background: both see his turns."""
    database = cluster.database()
    here, there = (own_server(database=database, push_anywhere=1) for _ in range(2))
    table = here.table("here", "here")
    phone = Phone(service, "ben")
    with people(table.sit(0), Device(there, table.id, [table.token(1)])) as (ada, ben):
        while ben.actor == 1:
            ben.act()
        ada.catch_up(ben.v)
        asked = {"token": table.token(1), **phone.keys()}
        assert there.post(f"/api/tables/{table.id}/notices", asked)[0] == 200
        ben.ask("ping", key="hide", front=False)
        for turn in range(1, 7):
            while ada.actor == 0:
                ada.act()
            ben.catch_up(ada.v)
            service.wait(turn)
            while ben.actor == 1:
                ben.act()
            ada.catch_up(ben.v)
        for server in (here, there):
            service.quiet(server)
        assert len(service.taken) == 6


def test_two_processes_open_a_table_from_the_same_snapshot(cluster: Cluster, own_server: Callable[..., Server]) -> None:
    """What one has written down the other goes on from, and both tell the same game."""
    url = cluster.database()
    one, other = own_server(database=url, snapshot=20), own_server(database=url, snapshot=20)
    table = one.table("here", "here")
    with people(table.sit(0, 1)) as (a,):
        for _ in range(30):
            a.act()
        for _ in range(5):
            a.ask("undo", seat=a.actor, prompt=a.v)
            a.act()
        until(lambda: one.sql("SELECT count(*) FROM snapshots") != [(0,)])
        with people(at(other, table, 0, 1)) as (b,):
            newest = a.again()
            assert b.heard[0]["log"] == newest["log"]
            assert b.heard[0]["view"] == newest["view"]
            b.act()
            a.catch_up(b.v)
            a.act()
            b.catch_up(a.v)
            assert a.view["pieces"] == b.view["pieces"]
            assert a.again()["log"] == b.again()["log"]
    assert one.sql("SELECT count(*) FROM snapshots") != [(0,)]
