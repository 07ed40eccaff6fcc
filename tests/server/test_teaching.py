"""Lesson tables: real tables whose luck is written down, which say so, survive everything, and admit no other luck."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.examples import EXAMPLE
from tests.server.people import Created, Device, Message, Server, ServerHere, people

from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.record import RecordFault, read_record, verify
from lamplight.core.taught import ON
from lamplight.kits import all_kits, game_named, kit_named
from lamplight.lessons import syllabus

LESSONS = [(kit.id, lesson) for kit in all_kits() for lesson in syllabus(kit.id).lessons]


def lesson_table(server: Server, game: str = EXAMPLE, lesson: str = "first") -> Created:
    status, made, _ = server.post("/api/lessons", {"game": game, "lesson": lesson})
    assert status == 200, made
    return Created(server, made)


def guide(device: Device) -> Message:
    found: Message = device.view["guide"]
    return found


def seat_of(device: Device) -> int:
    assert device.seat is not None
    return device.seat


def follow(device: Device) -> bool:
    """Do the one thing that the lesson asks for: read on, or the first option; False if it is over or others play."""
    if guide(device).get("done"):
        return False
    if guide(device).get("read"):
        assert device.act(ON, seat=seat_of(device))["t"] == "step"
    elif device.options and device.view["prompt"]["seat"] == device.seat:
        assert device.act(seat=seat_of(device))["t"] == "step"
    else:
        device.until("step")
    return True


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_who_only_follows_what_is_asked_gets_to_the_end(server: Server, game: str, lesson: str) -> None:
    script = syllabus(game).lessons[lesson]
    with people(lesson_table(server, game, lesson).sit(script.you)) as (device,):
        said = [guide(device)["say"]["id"]]
        while follow(device):
            if guide(device)["say"]["id"] != said[-1]:
                said.append(guide(device)["say"]["id"])
        assert said == [page.say for page in script.step]
        device.until("table")
        assert device.info["over"]
        for lang in LANGUAGES:  # texts are ids: whoever reads them chooses the language
            assert Catalogue(lang).has(said[0])


def test_a_lesson_table_says_what_it_is(server: Server) -> None:
    with people(lesson_table(server).sit(0)) as (device,):
        told = device.info["lesson"]
        assert told["id"] == "first"
        assert told["title"]["id"] == f"{kit_named(EXAMPLE).prefix}-lesson-first"
        assert told["bot"] == "gentle"
        assert device.info["commitment"] == "", "no dice were promised"
        tokens = device.tokens
        _, mine, _ = server.post("/api/mine", {"tables": [{"table": device.table, "tokens": tokens}]})
        assert mine["tables"][0]["lesson"] == "first"
    with people(server.table("here", "bot").sit(0)) as (device,):
        assert "lesson" not in device.info
        assert "guide" not in device.view
    _, games, _ = server.get("/api/games")
    assert games[0]["lessons"][0]["id"] == "first"


def test_its_record_is_never_taken_for_that_of_a_game(server: Server) -> None:
    table = lesson_table(server)
    with people(table.sit(0)) as (device,):
        status, _, _ = server.get(f"/api/tables/{table.id}/record")
        assert status == 409, "not before the end"
        while follow(device):
            pass
    _, body, _ = server.get(f"/api/tables/{table.id}/record")
    record = read_record(body.decode().splitlines())
    assert record.lesson == "first"
    with pytest.raises(RecordFault, match="core-record-lesson"):
        verify(record, game_named(EXAMPLE))
    assert "seed" not in json.loads(body.decode().splitlines()[-1])


def test_nobody_scripts_luck_at_an_ordinary_table(server: Server) -> None:
    seats = [{"kind": "here"}, {"kind": "bot"}]
    extra: Message
    for extra in ({"lesson": "first"}, {"luck": ["roll 6 6"]}, {"seed": "00"}, {"script": {}}):
        status, said, _ = server.post("/api/tables", {"game": EXAMPLE, "seats": seats, **extra})
        assert (status, said["error"]["id"]) == (400, "server-bad-request")
    for extra in ({"luck": []}, {"step": []}, {"seats": seats}, {"options": {}}):
        status, _, _ = server.post("/api/lessons", {"game": EXAMPLE, "lesson": "first", **extra})
        assert status == 400
    with people(server.table("here", "bot").sit(0)) as (device,):
        while device.actor != 0:
            device.until("step")
        assert device.act(ON)["t"] == "refused"
        assert device.act("page 2")["t"] == "refused"


def test_an_unknown_lesson_is_named(server: Server) -> None:
    status, said, _ = server.post("/api/lessons", {"game": EXAMPLE, "lesson": "ninth"})
    assert (status, said["error"]["id"]) == (404, "server-unknown-lesson")
    status, said, _ = server.post("/api/lessons", {"game": "chess", "lesson": "first"})
    assert (status, said["error"]["id"]) == (404, "server-unknown-game")


def test_something_else_is_kindly_refused(server: Server) -> None:
    with people(lesson_table(server).sit(0)) as (device,):
        piece = device.view["pieces"][0]["id"]
        why = device.ask("why", seat=0, touches=[piece])
        assert why["refusals"][0]["message"]["id"] == "lesson-read"
        while guide(device).get("read"):
            follow(device)
        stray = device.view["pieces"][-1]["id"]
        assert device.ask("why", seat=0, touches=[stray])["refusals"][0]["message"]["id"] == "lesson-play"
        v = device.v
        commands: dict[str, Message] = {
            "advice": {},
            "seat": {"act": "bot", "seat": 1},
            "invite": {"seat": None},
            "lend": {},
            "suggest": {"prompt": v, "at": piece},
            "propose": {"prompt": v, "do": "call"},
            "rematch": {"seat": None},
        }
        for command, fields in commands.items():
            given: Message = {"seat": 0, **fields}
            given = {key: value for key, value in given.items() if value is not None}
            said = device.ask(command, **given)
            assert (said["t"], said["refusal"]["message"]["id"]) == ("refused", "lesson-leads"), command
        assert device.v == v


def test_taking_back_goes_back_a_step_and_the_same_comes_again(server: Server) -> None:
    with people(lesson_table(server).sit(0)) as (device,):
        seen: list[tuple[int, list[Message]]] = []
        while guide(device)["step"] < 6:  # past a bot's turn
            seen.append((guide(device)["step"], device.view["pieces"]))
            assert follow(device)
        views = dict(seen)
        while guide(device)["step"] > 1:
            before = guide(device)["step"]
            assert device.ask("undo", seat=0, prompt=device.v)["result"] == "ok"
            device.until("sync")
            assert guide(device)["step"] == before - 1
            assert device.view["pieces"] == views[before - 1] or guide(device)["step"] == 5
        while guide(device)["step"] < 6:
            follow(device)


def test_who_comes_back_finds_the_step_they_left(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = lesson_table(server)
    device = table.sit(0)
    while guide(device)["step"] < 4:
        follow(device)
    before = device.view
    sync = device.again()  # the line was lost, or the page loaded anew
    assert sync["view"] == before
    device.close()
    server.kill()
    server.start()
    with people(table.sit(0)) as (later,):
        assert later.view == before
        while follow(later):
            pass
        assert guide(later)["done"]


def test_a_lesson_that_was_rewritten_is_not_gone_on_with(server_here: Callable[..., ServerHere]) -> None:
    server = server_here()
    table = lesson_table(server)
    table.sit(0).close()
    server.sql("UPDATE matches SET lesson = 'first 000000000000'")
    server.app.state.tables.live.clear()
    status, said, _ = server.get(f"/api/tables/{table.id}")
    assert (status, said["error"]["id"]) == (410, "server-lesson-gone")
