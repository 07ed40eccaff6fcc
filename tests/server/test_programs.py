"""Programs of the host at the tables: they play, and whatever they do wrong the table goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.outside.programs import FIRST, GOOD, USUAL
from tests.server.people import Device, Server, launch
from tests.waiting import DEADLINE, until

from lamplight.kits import all_kits

GAME = all_kits()[0].id  # any game
PREFIX = all_kits()[0].prefix


def script(folder: Path, **spoilt: str) -> Path:
    """A program as a file, so that its command line holds no comma."""
    file = folder / "bot.py"
    file.write_text("#!/usr/bin/env python3\n" + GOOD.format(**{**USUAL, **spoilt}))
    file.chmod(0o755)
    return file


def log(server: Server) -> str:
    return (server.folder.parent / f"{server.folder.name}.log").read_text()


def reasons(device: Device, least: int) -> list[str]:
    """The reasons that the bots give, until there are so many."""
    found: list[str] = []
    for _ in range(500):
        if len(found) >= least or device.over:
            return found
        events = device.hear().get("events", [])
        found += [event["text"]["id"] for event in events if event["kind"] == "reason"]
    raise AssertionError(f"only {len(found)} reasons")


def played(tmp_path: Path, file: Path) -> tuple[list[str], str]:
    """What a table of two such bots says in its first moves, and the server's log."""
    server = Server(tmp_path / "data", programs=f"{GAME}:mine={file}")
    try:
        table = server.table_of(GAME, "bot:mine", "bot:mine")
        watcher = table.watch()
        try:
            return reasons(watcher, 6), log(server)
        finally:
            watcher.close()
    finally:
        assert server.stop() == 0


def test_a_program_plays_at_a_table_under_the_name_that_the_host_gave_it(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", programs=f"{GAME}:mine={FIRST}")
    try:
        _, games, _ = server.get("/api/games")
        assert "mine" in [bot["value"] for game in games if game["id"] == GAME for bot in game["bots"]]
    finally:
        server.stop()
    said, logged = played(tmp_path, FIRST)
    assert set(said) <= {"outside-reason", "core-reason-only"}
    assert "outside-reason" in said
    assert "bot" not in logged


@pytest.mark.parametrize("spoilt", ["sys.exit(1)", "say(type='move', n=heard['n'], do='win')"], ids=["crash", "cheat"])
def test_a_program_that_fails_loses_its_turns_and_the_table_goes_on(spoilt: str, tmp_path: Path) -> None:
    said, logged = played(tmp_path, script(tmp_path, ask=spoilt))
    assert "outside-reason" not in said
    assert "failed 3 times" in logged


def running(file: Path) -> list[int]:
    """The living processes of a program, and of all that it forked."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0") if entry.name.isdigit() else []
            if str(file).encode() in words and b") Z " not in (entry / "stat").read_bytes():
                found.append(int(entry.name))
        except OSError:
            continue
    return found


FORKED = "open(__file__ + '.forked', 'a').write('x')"


@pytest.mark.parametrize(
    ("seconds", "ask", "sentence"),
    [
        (1, f"os.fork() or time.sleep(600); {FORKED}; time.sleep(600)", "The program did not answer in time."),
        (20, "[print(' ', flush=True, end=' ' * 9999) for _ in range(9999)]", "The program wrote a line of more than"),
        (20, "[print(' ' * 9999, file=sys.stderr, flush=True) for _ in range(9999)]", "The program wrote more than"),
        (20, f"[os.fork() or time.sleep(600) for _ in range(60)]; {FORKED}; time.sleep(600)", "The program started"),
    ],
    ids=["hang", "flood", "complain", "fork"],
)  # fmt: skip
def test_one_that_hangs_floods_or_forks_is_killed_with_its_children_and_the_table_goes_on(
    seconds: int, ask: str, sentence: str, tmp_path: Path
) -> None:
    file = script(tmp_path, ask=ask)
    server = Server(tmp_path / "data", programs=f"{GAME}:mine@{seconds}={file}")
    try:
        watcher = server.table_of(GAME, "bot:mine", "bot:mine").watch()
        said = reasons(watcher, 8)
        assert len(said) >= 8  # three faults of each are over, and it goes on
        assert all(one.startswith((f"{PREFIX}-reason", "core-reason")) for one in said), said  # the usual bot's own
        watcher.close()
        logged = log(server)
        assert logged.count(sentence) >= 3
        assert "failed 3 times" in logged
        assert ("os.fork" in ask) == file.with_name("bot.py.forked").exists()
        until(lambda: not running(file), "something of it still runs")
    finally:
        assert server.stop() == 0


def test_no_visitor_can_name_a_program(tmp_path: Path) -> None:
    trace = Path("visitor-was-here")  # where the server runs
    server = Server(tmp_path / "data")
    try:
        seats = [{"kind": "here"}, {"kind": "bot", "bot": f"cmd:touch {trace}"}]
        status, body, _ = server.post("/api/tables", {"game": GAME, "seats": seats, "options": {}})
        assert (status, "server-unknown-bot" in str(body)) == (422, True)
        table = server.table_of(GAME, "here", "here")
        device = table.sit(0, 1)
        assert device.ask("seat", seat=1, act="bot", bot=f"cmd:touch {trace}")["t"] in ("refused", "failed")
        device.close()
    finally:
        server.stop()
    assert not trace.exists()


@pytest.mark.parametrize(
    ("program", "sentence"),
    [
        ("mybot", "is not a bot for your tables"),
        (f"nogame:mybot={FIRST}", "no game “nogame”"),
        (f"{GAME}:mybot=./no/such/program", "There is no program"),
        (f"{GAME}:strong={FIRST}", "strong"),
    ],
)
def test_a_program_that_cannot_be_a_bot_is_one_sentence(program: str, sentence: str, tmp_path: Path) -> None:
    process = launch(tmp_path / "data", 0, programs=program)
    assert process.wait(DEADLINE) == 6
    assert process.stdout is not None
    process.stdout.close()
    said = (tmp_path / "data.log").read_text()
    assert sentence in said
    assert len(said.splitlines()) == 1
