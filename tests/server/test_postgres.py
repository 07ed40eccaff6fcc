"""The same promises on PostgreSQL, and several server processes on one database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.conftest import GENEROUS
from tests.server.people import Created, Device, Message, Server, ServerHere, people
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
)
from tests.server.test_undo import test_undo_after_luck_asks_every_other_person  # noqa: F401

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


def asked(device: Device, name: str, there: bool = True) -> Message:
    while (name in device.info) is not there:
        device.until("table", "sync")
    found: Message = device.info.get(name) or {}
    return found


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
        b.unasked()
        assert b.until("settled")["result"] == "lapsed"
        assert b.act()["t"] == "step"
