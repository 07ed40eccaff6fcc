"""Taking back: freely while no luck followed, else everybody is asked; luck comes again."""

from __future__ import annotations

from tests.server.people import Device, Message, Server, people, play_on, why


def moved_by(device: Device, seat: int, others: dict[int, Device]) -> None:
    """Play on until this seat has just made a decision and luck has not been used since."""
    for _ in range(50):
        newest = max(each.v for each in others.values())
        for each in others.values():
            each.catch_up(newest)
        if device.actor == seat and len({do.split()[0] for do in device.options}) == 2:
            device.act()  # a child's or a ghost's move: the other one is still owed
            for each in others.values():
                each.catch_up(device.v)
            if device.heard[-1].get("undoable"):
                return
        else:
            play_on(others, 1)
    raise AssertionError("no free undo came up")


def rolls(step: Message) -> list[Message]:
    """The dice that fell in a step."""
    return [event for event in step["events"] if event["kind"] == "roll"]


def test_free_undo_goes_back_and_everybody_is_told(server: Server) -> None:
    table = server.table("here", "remote")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        moved_by(a, 0, {0: a, 1: b})
        assert a.heard[-1]["undo_seat"] == 0
        a.settle()
        before = len(a.heard)
        v = a.v
        assert a.ask("undo", seat=0, prompt=v)["result"] == "ok"
        sync = a.until("sync")
        assert sync["v"] == v + 1
        assert sync["view"]["actor"] == 0
        assert b.until("sync")["view"]["pieces"] == sync["view"]["pieces"]
        assert len(a.heard) == before + 2
        assert a.act()["t"] == "step"


def test_undo_after_luck_asks_every_other_person(server: Server) -> None:
    table = server.table("here", "remote", "remote")
    devices = {0: table.sit(0), 1: table.claim(1), 2: table.claim(2)}
    a, b, c = devices.values()
    with people(a, b, c):
        while a.actor == 0 or a.v < 5:
            play_on(devices, 1)
        v, pieces = a.v, a.view["pieces"]
        assert a.ask("undo", seat=0, prompt=v)["result"] == "ok"
        for device in (a, b, c):
            asked = device.asked()
            assert (asked["kind"], asked["seat"], asked["waiting"]) == ("take-back", 0, [1, 2])
            assert asked["text"]["id"] == "server-undo-question"
        assert b.reply(1, True)["result"] == "ok"
        assert c.reply(2, False)["result"] == "ok"
        for device in (a, b):
            device.unasked()
        settled = a.until("settled")
        assert (settled["result"], settled["text"]["id"]) == ("declined", "server-question-declined")
        assert (a.v, a.view["pieces"]) == (v, pieces)
        assert a.ask("undo", seat=0, prompt=v)["result"] == "ok"
        assert c.reply(2, True)["result"] == "ok"
        assert b.reply(1, True, key="yes")["result"] == "ok"
        sync = a.until("sync")
        assert sync["view"]["actor"] == 0
        assert sync["v"] > v
        assert a.until("settled")["result"] == "agreed"
        assert b.ask("answer", key="yes", seat=1, question="whatever", yes=True)["result"] == "duplicate"


def test_a_request_lapses_with_the_next_act_and_luck_comes_again(server: Server) -> None:
    table = server.table("here", "remote")
    a, b = table.sit(0), table.claim(1)
    devices = {0: a, 1: b}
    with people(a, b):
        while a.actor == 0 or a.v < 5:
            play_on(devices, 1)
        assert a.ask("undo", seat=0, prompt=a.v)["result"] == "ok"
        rolled = rolls([message for message in a.heard if message.get("ack")][-1])
        assert rolled
        b.asked()
        assert b.act()["t"] == "step"
        old = b.info["question"]["id"]
        b.unasked()
        assert why(b.ask("answer", seat=1, question=old, yes=True)) == "server-question-closed"
        assert a.until("settled")["result"] == "lapsed"
        # Take everything back to that decision and make it again: the same dice fall.
        a.catch_up(b.v)
        assert a.ask("undo", seat=0, prompt=a.v)["result"] == "ok"
        assert b.reply(1, True)["result"] == "ok"
        a.until("sync")
        b.until("sync")
        assert rolls(a.act()) == rolled


def test_alone_against_bots_undo_needs_nobody(server: Server) -> None:
    table = server.table("here", "bot:uniform")
    with people(table.sit(0)) as (a,):
        for _ in range(4):
            a.act()
            while a.actor != 0:
                a.until("step")
        assert a.ask("undo", seat=0, prompt=a.v)["result"] == "ok"
        assert a.until("sync")["view"]["actor"] == 0


def test_undo_of_an_old_prompt_is_stale_and_of_nothing_is_refused(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (a,):
        assert a.ask("undo", seat=0, prompt=a.v)["refusal"]["message"]["id"] == "server-undo-nothing"
        a.act()
        assert a.ask("undo", seat=0, prompt=a.v - 1)["t"] == "stale"
