"""Several processes as one server: tables have one owner, whatever happens to it nothing acknowledged is lost, and
others take over soon."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import GENEROUS
from tests.server.people import Created, Device, Server, ServerHere, people
from tests.server.postgres import Cluster, programs
from tests.server.test_kill import LOST, Player
from tests.server.test_office import Browser
from tests.server.test_serve import failing, is_one_sentence
from tests.server.test_watch import figures
from tests.waiting import DEADLINE, looks, until

from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.match import Match
from lamplight.kits import game_named
from lamplight.server import leases
from lamplight.server import tables as live
from lamplight.server.database import engine_for, migrate
from lamplight.server.serve import BAD_SETTING
from lamplight.server.subscriptions import keepsake

KILLS = 3  # how soon play goes on is measured in the campaign

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
    """One server of two processes."""
    folder = tmp_path_factory.mktemp("workers") / "data"
    running = Server(folder, **{**GENEROUS, "database": cluster.database(), "workers": 2})
    yield running
    assert running.stop() == 0


def processes(server: Server) -> list[str]:
    return [name for (name,) in server.sql("SELECT name FROM processes ORDER BY name")]


def owner(server: Server, table: Created) -> str:
    """The process that owns a table."""
    found = server.sql("SELECT owner FROM leases JOIN matches ON number = match WHERE id = ?", table.id)
    return str(found[0][0]) if found else ""


def pids(server: Server) -> dict[str, int]:
    """Which process has which name: each takes lines at an address of its own."""
    assert server.process is not None
    children = [
        int(one) for one in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    ]
    inodes: dict[str, str] = {}
    for line in Path("/proc/net/unix").read_text().splitlines()[1:]:
        parts = line.split()
        if len(parts) == 8 and parts[7].startswith("@lamplight-"):
            inodes.setdefault(f"socket:[{parts[6]}]", parts[7].removeprefix("@lamplight-"))
    found: dict[str, int] = {}
    named = processes(server)
    for pid in children:
        with contextlib.suppress(OSError):  # it ends just now
            for link in Path(f"/proc/{pid}/fd").iterdir():
                name = inodes.get(os.readlink(link))
                if name in named:
                    found[str(name)] = pid
    return found


def both_there(server: Server) -> dict[str, int]:
    """The two processes, as soon as there are two that serve."""
    for _ in looks("there are not two processes"):
        found = pids(server)
        if len(found) == 2 and len(processes(server)) == 2:
            break
    return found


def of_both(server: Server, *kinds: str) -> dict[str, Created]:
    """A table of either process."""
    found: dict[str, Created] = {}
    for _ in range(60):
        table = server.table(*kinds)
        with people(table.watch()):
            found[owner(server, table)] = table
        if len(found) == 2:
            return found
    raise AssertionError("all tables go to one process")


def back(device: Device) -> float:
    """The line was lost: dial until somebody answers; how many seconds that took."""
    began = time.monotonic()
    for _ in looks("nobody took over"):
        with contextlib.suppress(*LOST):
            device.again()
            break
    return time.monotonic() - began


def stored(server: Server, table: str) -> tuple[Match, list[tuple[str, int, str]]]:
    """The match as the database has it, and the commands in its log."""
    number, game, options, seats, seed = server.sql(
        "SELECT number, game, options, seats, seed FROM matches WHERE id = ?", table
    )[0]
    rows: list[tuple[Any, ...]] = server.sql('SELECT n, by, "do", key FROM plies WHERE match = ? ORDER BY n', number)
    assert [row[0] for row in rows] == list(range(len(rows)))
    match = Match(game_named(game), json.loads(options), seats, Dealer(bytes(seed)))
    for _, by, do, _ in rows:
        match.redo(Entry(by, do))
    return match, [(key.split(" ", 1)[1], by, do) for _, by, do, key in rows if key is not None]


def test_with_a_file_there_is_one_process_and_more_are_refused_in_one_sentence(tmp_path: Path) -> None:
    code, said = failing(tmp_path / "data", "--set", "workers=2")
    assert code == BAD_SETTING
    assert is_one_sentence(said) or "PostgreSQL" in said
    assert "workers" in said


def test_whoever_comes_is_led_to_the_owner_whichever_process_accepts(server: Server) -> None:
    both_there(server)
    for table in of_both(server, "here", "here").values():
        a, b, watchers = table.sit(0), table.sit(1), [table.watch() for _ in range(6)]
        with people(a, b, *watchers):
            for _ in range(6):
                newest = max(a.v, b.v)
                a.catch_up(newest)
                b.catch_up(newest)
                assert {0: a, 1: b}[a.actor].act()["t"] == "step"
            newest = max(a.v, b.v)
            for device in (a, b, *watchers):
                device.catch_up(newest)
        assert server.sql("SELECT count(*) FROM leases JOIN matches ON number = match WHERE id = ?", table.id) == [(1,)]


def test_whoever_comes_is_led_to_an_owner_that_has_just_begun_and_is_not_known_yet(
    cluster: Cluster, server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases.Leases, "_look", lambda *_, **__: None)
    url = cluster.database()
    one, other = server_here(database=url), server_here(database=url)
    table = one.table("here", "here")
    with people(table.sit(0), Device(other, table.id, [table.token(1)])) as (a, b):
        assert owner(one, table) == one.store.listener.name
        assert {0: a, 1: b}[a.actor].act()["t"] == "step"


def test_nothing_acknowledged_is_lost_or_doubled_by_kills_in_the_middle_of_play(server: Server) -> None:
    for round_ in range(KILLS):
        killed(server, round_)


def killed(server: Server, seed: int) -> float:
    """Kill one of the processes while both play; how many seconds later its people are back at their table."""
    stop = threading.Event()
    there = both_there(server)
    tables = of_both(server, "here", "here", "here")
    victim, kept = tables
    players = [
        Player(tables[kept], (0, 1, 2), seed, stop),
        *(Player(tables[victim], (seat,), 100 * seed + seat, stop) for seat in range(3)),
    ]

    def acts() -> int:
        """How often the people of the victim have acted; nobody has met with trouble."""
        assert not [player.trouble for player in players if player.trouble]
        return sum(len(player.acked) for player in players[1:])

    for player in players:
        player.start()
    try:
        until(lambda: acts() and all(player.acked for player in players))  # it is in the middle of play
        os.kill(there[victim], signal.SIGKILL)
        died = time.monotonic()
        until(lambda: acts() and all(player.returns for player in players[1:]))
        took = time.monotonic() - died
        count = acts()
        until(lambda: acts() >= count + 4)  # and goes on
    finally:
        stop.set()
        for player in players:
            player.join(DEADLINE)
    assert not [player.trouble for player in players if player.trouble]
    assert players[0].returns == 0, "whoever was at the other process noticed nothing"
    for table in tables.values():
        of_table = [player for player in players if player.table is table]
        match, log = stored(server, table.id)
        assert len(set(log)) == len(log)
        for player in of_table:
            assert [entry for entry in log if entry[0] in player.sent] == player.acked
        assert len(log) == sum(len(player.acked) for player in of_table)
        with people(table.sit(0, 1, 2)) as (device,):
            assert device.v == match.version
    return took


def test_a_process_that_slept_and_wakes_writes_nothing(server: Server) -> None:
    """What was sent to it while it slept is not kept by it, and its people go to where the table is now."""
    there = both_there(server)
    name, table = next(iter(of_both(server, "here", "here").items()))
    with people(table.sit(0, 1)) as (a,), contextlib.ExitStack() as later:
        v = a.act()["v"]
        seat, do = a.actor, a.options[0]
        os.kill(there[name], signal.SIGSTOP)
        try:
            a.send({"t": "act", "key": "asleep", "seat": seat, "prompt": v, "do": do})
            (b,) = later.enter_context(people(table.sit(0, 1)))  # waits at the door until the table is free
            assert owner(server, table) not in ("", name)
            assert b.v == v
        finally:
            os.kill(there[name], signal.SIGCONT)
        with contextlib.suppress(*LOST):  # its line ends without a word
            while True:
                assert a.hear().get("ack") != "asleep"
        a.again()
        assert a.v == v
        assert server.sql("SELECT count(*) FROM plies WHERE key = ?", f"{seat} asleep") == [(0,)]
        assert b.act()["t"] == "step"
        until(lambda: len(now := processes(server)) == 2 and name not in now, "it is not back, or not by another name")


def told_by_all(server: Server) -> Iterator[dict[str, float]]:
    """The figures, asked for until every process has been the one to answer."""
    for _ in looks("they do not tell each other"):
        now = figures(server)
        if now["lamplight_processes"] == 2:
            yield now


def test_whichever_process_is_asked_the_figures_are_those_of_both(server: Server) -> None:
    both_there(server)
    tables = of_both(server, "here", "here")
    with people(*(table.sit(0, 1) for table in tables.values())) as devices:
        before = next(told_by_all(server))
        for device in devices:
            assert device.act()["t"] == "step"
        went = "lamplight_answers_total{answer=went}"
        said = [now for now, _ in zip(told_by_all(server), range(12), strict=False)]
        assert {now["lamplight_sockets"] for now in said} == {2}
        assert {now["lamplight_tables_attended"] for now in said} == {2}
        assert {now[went] for now in said} == {before.get(went, 0) + 2}
        assert {now["lamplight_ack_seconds_count"] for now in said} == {said[0][went]}
        assert {now["lamplight_bots_most"] for now in said} == {said[0]["lamplight_bots_most"]}
        browser = Browser(server)
        for _ in range(6):
            assert browser.get() == 200
            assert f"<dd>{', '.join(processes(server))}</dd>" in browser.body
            assert f"<dd>2 / {said[0]['lamplight_sockets_most']:.0f}</dd>" in browser.body


def all_say(server: Server, status: int) -> None:
    """Whichever process is asked, it answers so; soon, for they tell each other."""
    until(lambda: {server.get("/health/ready")[0] for _ in range(12)} == {status}, f"not all say {status}")


def test_what_the_operator_wants_holds_for_all_processes_and_for_one_that_comes_later(server: Server) -> None:
    there = both_there(server)
    browser = Browser(server)
    assert browser.get() == 200
    assert browser.send("/operator/drain", {**browser.form("/operator/drain"), "sure": "yes"}) == 303
    try:
        all_say(server, 503)
        os.kill(next(iter(there.values())), signal.SIGKILL)
        both_there(server)
        all_say(server, 503)
    finally:
        assert browser.get() == 200
        assert browser.send("/operator/drain", {**browser.form("/operator/drain"), "sure": "yes"}) == 303
    all_say(server, 200)


def test_a_process_that_is_asked_to_stop_hands_its_tables_over_at_once(server: Server) -> None:
    handed_over(server)


def handed_over(server: Server) -> float:
    """Ask one of the processes to stop; how many seconds later its people are back at their table."""
    there = both_there(server)
    name, table = next(iter(of_both(server, "here", "here").items()))
    with people(table.sit(0, 1)) as (device,):
        v = device.act()["v"]
        os.kill(there[name], signal.SIGTERM)
        with contextlib.suppress(*LOST):
            while True:
                device.hear()
        took = back(device)
        assert device.v == v
        assert owner(server, table) not in ("", name)
        assert device.act()["t"] == "step"
    assert name not in both_there(server)
    said = (server.folder.parent / f"{server.folder.name}.log").read_text()
    assert f"process {name} is gone" not in said, "it said goodbye itself"
    return took


def test_the_database_goes_away_and_comes_back_and_everybody_keeps_what_they_own(
    server: Server, cluster: Cluster
) -> None:
    before = both_there(server)
    tables = of_both(server, "here", "here")
    devices = {name: table.sit(0, 1) for name, table in tables.items()}
    with people(*devices.values()):
        cluster.stop()
        try:
            for device in devices.values():
                assert device.act(key="again")["t"] == "failed"
        finally:
            cluster.start()
        for name, device in devices.items():
            for _ in looks("the database does not answer"):
                if device.act(key="again")["t"] == "step":
                    break
            assert owner(server, tables[name]) == name
    assert set(both_there(server)) == set(before)


def test_between_machines_a_table_goes_to_where_its_people_come(
    cluster: Cluster, server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No line can be handed over there: whoever owns the table lets go of it, once it has had it for a while."""
    url = cluster.database()
    monkeypatch.setattr(live, "TENURE", 0.0)
    monkeypatch.setattr(leases, "this_machine", lambda: "one")
    one = server_here(database=url)
    monkeypatch.setattr(leases, "this_machine", lambda: "other")
    other = server_here(database=url)
    table = one.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        v = device.act()["v"]
        assert owner(one, table) == one.store.listener.name
        there = Device(other, table.id, [table.token(0), table.token(1)])
        with people(there):
            assert there.v == v
            assert owner(one, table) == other.store.listener.name
            with contextlib.suppress(*LOST):  # the first line ends without a word
                while True:
                    assert device.hear()["t"] != "failed"
            assert there.act()["t"] == "step"


def test_processes_that_begin_together_make_a_keepsake_once(cluster: Cluster) -> None:
    """On a fresh database all of them find that there is none."""
    engine, about_to, heard = engine_for(cluster.database(), 2.0), threading.Event(), []
    migrate(engine)

    def made() -> bytes:
        about_to.set()
        return b"second"

    def begin() -> None:
        with engine.connect() as connection, connection.begin():
            heard.append(keepsake(connection, "it", made))

    second = threading.Thread(target=begin)
    with engine.connect() as connection, connection.begin():
        assert keepsake(connection, "it", lambda: b"first") == b"first"
        second.start()
        assert about_to.wait(DEADLINE)
    second.join()
    engine.dispose()
    assert heard == [b"first"]


def test_the_parent_that_is_killed_leaves_nobody_behind(cluster: Cluster, own_server: Callable[..., Server]) -> None:
    server = own_server(database=cluster.database(), workers=2)
    there = both_there(server)
    server.kill()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in there.values()))
    assert processes(server) == []
