"""What is asked of all: one question with an id, answered once by each who is asked, told to all when it ends."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.people import Device, Message, Server, people, play_on, why


def three(server: Server) -> dict[int, Device]:
    """Three people, each with a device, where seat 0 would have to ask the others to take back."""
    table = server.table("here", "remote", "remote")
    devices = {0: table.sit(0), 1: table.claim(1), 2: table.claim(2)}
    while devices[0].actor == 0 or devices[0].v < 5:
        play_on(devices, 1)
    return devices


def undo(device: Device, seat: int, **fields: object) -> Message:
    return device.ask("undo", **{"seat": seat, "prompt": device.v, **fields})


def test_every_answer_names_the_question(server: Server) -> None:
    devices = three(server)
    a, b, c = devices.values()
    with people(a, b, c):
        assert undo(a, 0)["result"] == "ok"
        first = b.asked()["id"]
        assert b.reply(1, False)["result"] == "ok"
        assert undo(a, 0)["result"] == "ok"
        asked = c.question()
        assert asked is not None
        second = asked["id"]
        assert first != second
        # A yes that was meant for the first is no yes to the second.
        assert why(c.ask("answer", seat=2, question=first, yes=True)) == "server-question-closed"
        assert why(c.ask("answer", seat=2, question="whatever", yes=False)) == "server-question-closed"
        asked = c.question()
        assert asked is not None
        assert (asked["id"], asked["waiting"]) == (second, [1, 2])
        assert c.ask("answer", seat=2)["t"] == "failed", "without an id it is no answer at all"


def test_a_seat_that_is_no_longer_asked_cannot_veto(server: Server) -> None:
    devices = three(server)
    a, b, c = devices.values()
    with people(a, b, c):
        assert undo(a, 0)["result"] == "ok"
        assert b.reply(1, True)["result"] == "ok"
        for yes in (False, True):  # said is said
            assert why(b.reply(1, yes)) == "server-question-not-asked"
        assert why(a.reply(0, True)) == "server-question-not-asked", "whoever asks has said yes by asking"
        asked = c.question()
        assert asked is not None
        assert asked["waiting"] == [2]
        assert c.reply(2, True)["result"] == "ok"
        for device in (a, b, c):
            assert device.until("settled")["result"] == "agreed"


def test_a_seat_that_stopped_playing_cannot_veto(server: Server) -> None:
    devices = three(server)
    a, b, c = devices.values()
    with people(a, b, c):
        assert undo(a, 0)["result"] == "ok"
        assert b.ask("seat", seat=1, act="pause")["result"] == "ok"
        assert why(b.reply(1, False)) == "server-question-not-asked"
        assert c.reply(2, True)["result"] == "ok"
        assert a.until("settled")["result"] == "agreed"


def test_the_last_one_to_be_asked_stops_playing_and_it_is_done(server: Server) -> None:
    devices = three(server)
    a, b, c = devices.values()
    with people(a, b, c):
        v = a.v
        assert undo(a, 0)["result"] == "ok"
        assert b.reply(1, True)["result"] == "ok"
        assert c.ask("seat", seat=2, act="pause")["result"] == "ok"
        assert a.until("settled")["result"] == "agreed"
        a.catch_up(v + 1)
        assert a.actor == 0


def test_it_lapses_when_whoever_asked_stops_playing(server: Server) -> None:
    devices = three(server)
    a, b, c = devices.values()
    with people(a, b, c):
        assert undo(a, 0)["result"] == "ok"
        b.asked()
        assert a.ask("seat", seat=0, act="pause")["result"] == "ok"
        for device in (a, b, c):
            settled = device.until("settled")
            assert (settled["seat"], settled["result"]) == (0, "lapsed")
            assert device.question() is None


def test_asking_the_same_again_changes_nothing(server: Server) -> None:
    devices = three(server)
    a, b, c = devices.values()
    with people(a, b, c):
        assert undo(a, 0)["result"] == "ok"
        assert b.reply(1, True)["result"] == "ok"
        before = a.question()
        assert undo(a, 0)["result"] == "ok"
        assert a.question() == before, "who has answered need not answer again"


def test_who_asked_may_take_it_back_and_answers_count_once(server: Server) -> None:
    devices = three(server)
    a, b, c = devices.values()
    with people(a, b, c):
        assert undo(a, 0, key="ask")["result"] == "ok"
        assert undo(a, 0, key="ask")["result"] == "duplicate"
        name = b.asked()["id"]
        answer = {"key": "once", "seat": 1, "question": name, "yes": True}
        assert b.ask("answer", **answer)["result"] == "ok"
        assert b.ask("answer", **answer)["result"] == "duplicate"
        assert a.reply(0, False)["result"] == "ok"
        for device in (a, b, c):
            settled = device.until("settled")
            text = settled.pop("text")
            assert settled == {"t": "settled", "question": name, "seat": 0, "result": "withdrawn"}
            assert text["id"] == "server-question-withdrawn"


def test_a_restart_forgets_the_question_and_answers_say_so(own_server: Callable[..., Server]) -> None:
    server = own_server()
    devices = three(server)
    a, b, c = devices.values()
    with people(a, b, c):
        assert undo(a, 0)["result"] == "ok"
        name = b.asked()["id"]
        server.kill()
        server.start()
        assert "question" not in b.again()["table"]
        assert why(b.ask("answer", seat=1, question=name, yes=True)) == "server-question-closed"
