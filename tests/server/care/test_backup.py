"""A backup is everything as of one moment, while people play; it counts when it was read again, or there is none."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

import pytest
from tests.nursery import born
from tests.server.care.homes import Home, in_file, played, plies, said, to_the_end
from tests.server.people import Created, people
from tests.waiting import DEADLINE, moment, until

from lamplight.server.care.checking import check
from lamplight.server.care.places import Place, reading


def test_a_backup_holds_everything_and_can_be_read(home: Home, tmp_path: Path) -> None:
    server = home.server()
    tables = [played(server, 25), to_the_end(server), server.table("here", "remote")]
    done = home.lamplight("backup", tmp_path / "b.db")
    assert done.code == 0, done.all
    assert "3 tables, 3 replayed" in done.out
    for table in tables:
        assert plies(f"sqlite:///{tmp_path / 'b.db'}", table.id) == plies(home.url, table.id)
    assert in_file(tmp_path / "b.db", "SELECT count(*) FROM seats") == home.sql("SELECT count(*) FROM seats")
    assert [one.name for one in tmp_path.iterdir() if "b.db" in one.name] == ["b.db"], "nothing beside it"
    assert os.stat(tmp_path / "b.db").st_mode & 0o077 == 0, "there are seeds in it"


class Pacer(threading.Thread):
    """Plays at two tables in turn, first at one, then at the other: never is one of them more than a move ahead."""

    def __init__(self, tables: tuple[Created, Created]) -> None:
        super().__init__()
        self.tables = tables
        self.stop = threading.Event()
        self.done = 0

    def run(self) -> None:
        with people(*(table.sit(0, 1) for table in self.tables)) as devices:
            while not self.stop.is_set() and not any(device.over for device in devices):
                for device in devices:
                    assert device.act()["t"] == "step"
                    self.done += 1


def acts(url: str, table: Created) -> int:
    return sum(1 for _, by, _ in plies(url, table.id) if by >= 0)


def test_while_people_play_it_is_as_of_one_moment(home: Home, tmp_path: Path) -> None:
    server = home.server()
    pacers = [Pacer((server.table("here", "here"), server.table("here", "here"))) for _ in range(2)]
    for pacer in pacers:
        pacer.start()
    seen = []

    def further(at: int) -> bool:
        return min(pacer.done for pacer in pacers) >= at or not all(pacer.is_alive() for pacer in pacers)

    try:
        for n in range(6):
            at = min(pacer.done for pacer in pacers) + 4
            until(partial(further, at))
            done = home.lamplight("backup", tmp_path / f"{n}.db")
            assert done.code == 0, done.all
            seen.append(min(pacer.done for pacer in pacers))
    finally:
        for pacer in pacers:
            pacer.stop.set()
        for pacer in pacers:
            pacer.join()
    for n in range(6):
        url = f"sqlite:///{tmp_path / f'{n}.db'}"
        for pacer in pacers:
            first, second = (acts(url, table) for table in pacer.tables)
            assert 0 <= first - second <= 1, "one moment for both tables"
            for table in pacer.tables:
                log = plies(url, table.id)
                assert log == plies(home.url, table.id)[: len(log)]
    assert seen[0] < seen[-1], "they played all the while"


def test_in_a_folder_it_is_called_after_the_time_and_old_ones_go(home: Home, tmp_path: Path) -> None:
    played(home.server(), 3)
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in ("lamplight-20200101-000000.db", "lamplight-20200102-000000.db", "mine.db"):
        (folder / name).write_text("old")
    done = home.lamplight("backup", folder, "--keep", 2)
    assert done.code == 0, done.all
    names = sorted(one.name for one in folder.iterdir())
    assert len(names) == 3
    assert names[0] == "lamplight-20200102-000000.db"
    assert names[2] == "mine.db", "what is not ours stays"


def test_nothing_is_written_over_unless_told(file_home: Home, tmp_path: Path) -> None:
    played(file_home.server(), 3)
    (tmp_path / "b.db").write_text("dear to me")
    done = file_home.lamplight("backup", tmp_path / "b.db")
    assert (done.code, (tmp_path / "b.db").read_text()) == (3, "dear to me")
    assert file_home.lamplight("backup", tmp_path / "b.db", "--replace").code == 0
    assert said("check", tmp_path / "b.db").code == 0


def test_a_full_disk_leaves_nothing(home: Home, tmp_path: Path) -> None:
    played(home.server(), 30)
    folder = tmp_path / "full"
    folder.mkdir()
    words = " ".join(["backup", str(folder / "b.db"), *home.words])
    limited = f"ulimit -f 40; exec {sys.executable} -m lamplight --lang en {words}"  # blocks of 1 or half a kB
    done = subprocess.run(["sh", "-c", limited], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 3, done.stdout + done.stderr
    assert "not enough room" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert list(folder.iterdir()) == []
    assert home.lamplight("backup", folder / "b.db").code == 0


@pytest.mark.timeout(300)
def test_killed_at_any_time_there_is_a_whole_backup_or_none(home: Home, tmp_path: Path) -> None:
    server = home.server()
    many = [played(server, 12) for _ in range(6)]
    folder = tmp_path / "backups"
    folder.mkdir()
    luck = random.Random(9)
    whole = killed = 0
    longest = 0.0
    for n in range(14):
        file = folder / f"{n}.db"
        began = time.monotonic()
        with (tmp_path / "said").open("a") as said_:
            process = born(["-m", "lamplight", "backup", str(file), *home.words], said_, said_)
        if n < 2:  # how long it takes
            assert process.wait(DEADLINE) == 0
            longest = max(longest, time.monotonic() - began)
        else:
            moment(luck.uniform(0, min(longest, 2.0)))
            process.send_signal(signal.SIGKILL)
            process.wait(DEADLINE)
            killed += 1
        if file.exists():
            whole += 1
            with reading(Place(f"sqlite:///{file}")) as connection:
                found = check(connection)
            assert (found.tables, found.flaws) == (len(many), ())
    assert whole >= 2
    assert killed == 12
    last = folder / "0.db"
    assert home.lamplight("backup", last, "--replace").code == 0
    for part in folder.glob(".*.part*"):  # what was left behind is taken over by the next of that name
        name = part.name.removeprefix(".").split(".part")[0]
        if not (folder / name).exists():
            assert home.lamplight("backup", folder / name).code == 0
    assert not list(folder.glob(".*.part")), "nothing half done is left"


def test_two_at_once_do_not_write_the_same_file(file_home: Home, tmp_path: Path) -> None:
    import fcntl

    played(file_home.server(), 3)
    with (tmp_path / ".b.db.part").open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        done = file_home.lamplight("backup", tmp_path / "b.db")
        assert done.code == 3
        assert "is writing" in done.err
        assert (tmp_path / ".b.db.part").exists(), "it is another's"


def test_a_faulty_table_is_named_and_the_backup_counts(home: Home, tmp_path: Path) -> None:
    table = played(home.server(), 15)
    number = home.sql("SELECT number FROM matches WHERE id = ?", table.id)[0][0]
    home.sql("UPDATE plies SET \"do\" = 'ghost inn nowhere' WHERE match = ? AND n = 7", number)
    for done in (
        home.lamplight("backup", tmp_path / "b.db"),
        home.lamplight("check"),
        said("check", tmp_path / "b.db"),
    ):
        assert done.code == 1
        assert f"table {table.id}, move 7:" in done.out


def test_every_kind_of_fault_is_named_by_its_ply(file_home: Home) -> None:
    server = file_home.server()
    gap, digest, seats, game = (played(server, 25) for _ in range(4))
    number = {one.id: file_home.sql("SELECT number FROM matches WHERE id = ?", one.id)[0][0] for one in (gap, digest)}
    file_home.sql("DELETE FROM plies WHERE match = ? AND n = 5", number[gap.id])
    kept = file_home.sql("SELECT min(n) FROM plies WHERE match = ? AND digest IS NOT NULL", number[digest.id])[0][0]
    file_home.sql("UPDATE plies SET digest = 'x' WHERE match = ? AND n = ?", number[digest.id], kept)
    file_home.sql("DELETE FROM seats WHERE seat = 1 AND match = (SELECT number FROM matches WHERE id = ?)", seats.id)
    file_home.sql("UPDATE matches SET game = 'chess' WHERE id = ?", game.id)
    done = file_home.lamplight("check")
    assert done.code == 1
    for line in (f"{gap.id}, move 5:", f"{digest.id}, move {kept}:", f"{seats.id}: There are 1 seats", f"{game.id}:"):
        assert f"table {line}" in done.out
    assert "4 tables are faulty" in done.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["backup"], "Where to?"),
        (["backup", "x.db", "--data", "/nowhere"], "There is no file"),
        (["backup", "x.db", "--database", "mysql://a/b"], "no database that Lamplight can use"),
        (["check", "nothing.db"], "There is no file"),
        (["check", __file__], "damaged or is no database"),
        (["backup", "x.db", "--keep", "3"], "--keep is for a folder"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = said(*words)
    assert done.code in (2, 3)
    assert sentence in done.err.splitlines()[0]
    assert list(tmp_path.iterdir()) == []


def test_a_backup_into_a_folder_that_is_not_there(file_home: Home, tmp_path: Path) -> None:
    played(file_home.server(), 3)
    done = file_home.lamplight("backup", tmp_path / "no" / "b.db")
    assert done.code == 3
    assert "There is no file" in done.err
