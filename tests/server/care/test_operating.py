"""What the host does with tables while the server runs: it hears of everything, and nothing is lost on either side."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest
from tests.examples import EXAMPLE
from tests.server.care.homes import Home, aged, orphans, played, plies, said, to_the_end
from tests.server.people import Device, Message, people
from websockets.exceptions import ConnectionClosed

from lamplight.server.care.schema import referring
from lamplight.server.leases import MOMENTARY


def test_the_list_tells_what_is_played_and_since_when(home: Home) -> None:
    server = home.server()
    over, going, old = to_the_end(server), played(server, 4), played(server, 4)
    aged(home, 40, old)
    listed = json.loads(home.lamplight("tables list --json").out)
    assert [one["id"] for one in listed] == [over.id, going.id, old.id]
    assert [one["over"] for one in listed] == [True, False, False]
    assert all(one["made"] <= one["moved"] and one["seen"] for one in listed)
    assert listed[1]["plies"] == len(plies(home.url, going.id))
    for words, wanted in (
        ("--unfinished", [going, old]),
        ("--finished", [over]),
        ("--older 30", [old]),
        (f"--game {EXAMPLE} --unfinished --older 30", [old]),
    ):
        found = json.loads(home.lamplight(f"tables list --json {words}").out)
        assert [one["id"] for one in found] == [one.id for one in wanted], words
    text = home.lamplight("tables show", going.id).out
    assert going.id in text
    assert home.lamplight("tables show", f"http://games.example/t/{going.id}").code == 0
    secrets = home.sql("SELECT seed FROM matches WHERE id = ?", going.id)[0][0]
    assert bytes(secrets).hex() not in home.lamplight("tables show --json", going.id).out


def ended(device: Device) -> tuple[int, Message]:
    """How the server ended a line, and the last that it said."""
    with pytest.raises(ConnectionClosed) as closed:
        device.until("never")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, device.heard[-1]


def test_a_closed_table_is_told_so_and_opened_again_as_it_was(home: Home) -> None:
    server = home.server()
    table = played(server, 5)
    log = plies(home.url, table.id)
    with people(table.sit(0, 1), table.watch()) as devices:
        assert home.lamplight("tables close", table.id).code == 0
        for device in devices:
            code, last = ended(device)
            assert (code, last["message"]["id"]) == (4409, "care-closed")
    assert server.get(f"/api/tables/{table.id}")[0] == 410
    assert server.post(f"/api/tables/{table.id}/recover", {"words": table.keys[0]["words"]})[0] == 410
    assert "already" in home.lamplight("tables close", table.id).out
    assert home.lamplight("tables open", table.id).code == 0
    with people(table.sit(0, 1)) as (device,):
        assert device.act()["t"] == "step"
    assert plies(home.url, table.id)[: len(log)] == log


def test_a_deleted_table_says_what_became_of_it(home: Home) -> None:
    server = home.server()
    table, other = played(server, 5), played(server, 5)
    with people(table.sit(0, 1)) as (device,):
        assert home.lamplight("tables delete", table.id).code == 2, "only with --yes"
        assert home.lamplight("tables delete", table.id, "--yes").code == 0
        code, last = ended(device)
        assert (code, last["message"]["id"]) == (4404, "care-gone-operator")
    assert server.get(f"/api/tables/{table.id}")[1]["error"]["id"] == "care-gone-operator"
    assert server.get("/api/tables/never")[1]["error"]["id"] == "server-no-table"
    assert "has been deleted" in home.lamplight("tables show", table.id).err
    assert orphans(home) == 0
    with people(other.sit(0, 1)) as (device,):
        assert device.act()["t"] == "step"


def test_its_number_is_never_given_to_another(home: Home) -> None:
    server = home.server()
    first = played(server, 3)
    number = home.sql("SELECT number FROM matches WHERE id = ?", first.id)[0][0]
    assert home.lamplight("tables delete", first.id, "--yes").code == 0
    second = server.table("here", "here")
    assert home.sql("SELECT number FROM matches WHERE id = ?", second.id)[0][0] > number


def test_a_freed_seat_has_a_new_invitation_and_the_old_key_is_nothing(home: Home) -> None:
    server = home.server()
    table = server.table("here", "here")
    with people(table.sit(0), table.sit(1)) as (ada, ben):
        done = home.lamplight("tables free-seat", table.id, 2)
        assert done.code == 0, done.all
        invite = done.out.partition("#invite=")[2].strip()
        while not ada.info["seats"][1].get("open"):
            ada.until("table", "sync")
        while 1 in ben.until("sync").get("mine", []):
            pass
        status, keys, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": invite, "name": "Cleo"})
        assert (status, keys["seat"]) == (200, 1)
    for words in ((table.id,), (table.id, "9"), (table.id, "x"), ("nothing", "1"), ()):
        assert home.lamplight("tables free-seat", *words).code in (2, 3)


def test_a_move_and_the_host_at_the_same_time_lose_nothing(home: Home) -> None:
    """Whatever was acknowledged is on disk, whoever else wrote meanwhile."""
    server = home.server()
    table = server.table("here", "here")
    done = threading.Event()
    acked = 0
    wrong: list[Message] = []

    def play() -> None:
        nonlocal acked
        with people(table.sit(0)) as (device,):
            while not done.is_set() and not device.over:
                if device.actor != 0:
                    if device.info["seats"][1]["kind"] != "bot":
                        device.ask("seat", seat=1, act="bot")
                    device.settle()
                    continue
                answer = device.act()
                if answer["t"] == "step":
                    acked += 1
                elif answer["t"] not in ("stale", "limited"):
                    wrong.append(answer)

    thread = threading.Thread(target=play)
    thread.start()
    told = [home.lamplight("tables free-seat", table.id, 2) for _ in range(6)]
    done.set()
    thread.join()
    assert {one.code for one in told} <= {0, 3}
    assert all("just changed that seat" in one.err for one in told if one.code), "one of the two is told to look again"
    assert wrong == []
    assert sum(1 for _, by, _ in plies(home.url, table.id) if by == 0) == acked
    assert home.lamplight("check").code == 0


def test_a_record_is_taken_out_and_verified(home: Home, tmp_path: Path) -> None:
    server = home.server()
    over, going = to_the_end(server), played(server, 5)
    assert home.lamplight("tables export", over.id, tmp_path / "over.jsonl").code == 0
    assert said("verify", tmp_path / "over.jsonl").code == 0
    assert '"seed"' in (tmp_path / "over.jsonl").read_text()
    assert home.lamplight("tables export", over.id, tmp_path / "over.jsonl").code == 3, "never written over"
    running = home.lamplight("tables export", going.id)
    assert (running.code, '"seed"' in running.out) == (0, False)


def test_everything_that_refers_to_a_table_is_known(file_home: Home) -> None:
    """Whatever else is kept of tables goes with them: by the schema as it is on disk."""
    import sqlalchemy as sa

    file_home.server()
    engine = sa.create_engine(file_home.url)
    found = sa.MetaData()
    found.reflect(engine)
    engine.dispose()
    refer = {t.name for t in found.sorted_tables if any(k.column.table.name == "matches" for k in t.foreign_keys)}
    assert refer == {table.name for table in referring()}
    named = {t.name for t in found.sorted_tables if "match" in t.c} - MOMENTARY  # leases end with their process
    assert named <= refer, "a table of the schema that names a match must refer to it"


@pytest.mark.parametrize(
    "words", ["list --older x", "show", "show nothing", "close", "delete --yes", "forget", "export"]
)
def test_what_cannot_be_done_is_one_sentence(file_home: Home, words: str) -> None:
    file_home.server()
    done = file_home.lamplight(f"tables {words}")
    assert done.code in (2, 3)
    assert done.err.splitlines()[0].endswith((".", "?")) or ";" in done.err or "." in done.err
    assert "Traceback" not in done.all
