"""What people do at a table besides playing: take back, change seats, ask, watch, play again."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.server.people import Device, Message, Server, ServerHere, people, play_on


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
            while "undo" not in device.info:
                device.until("table")
            assert device.info["undo"]["seat"] == 0
            assert device.info["undo"]["waiting"] == [1, 2]
        assert b.ask("undo-answer", seat=1, yes=True)["result"] == "ok"
        assert c.ask("undo-answer", seat=2, yes=False)["result"] == "ok"
        while "undo" in a.info:
            a.until("table")
        assert (a.v, a.view["pieces"]) == (v, pieces)
        assert a.ask("undo", seat=0, prompt=v)["result"] == "ok"
        assert c.ask("undo-answer", seat=2, yes=True)["result"] == "ok"
        assert b.ask("undo-answer", seat=1, yes=True, key="yes")["result"] == "ok"
        sync = a.until("sync")
        assert sync["view"]["actor"] == 0
        assert sync["v"] > v
        b.send({"t": "undo-answer", "key": "yes", "seat": 1, "yes": True})
        assert b.answer("yes")["result"] == "duplicate"


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
        assert b.act()["t"] == "step"
        b.until("table")
        assert "undo" not in b.info
        assert b.ask("undo-answer", seat=1, yes=True)["refusal"]["message"]["id"] == "server-undo-none"
        # Take everything back to that decision and make it again: the same dice fall.
        a.catch_up(b.v)
        assert a.ask("undo", seat=0, prompt=a.v)["result"] == "ok"
        assert b.ask("undo-answer", seat=1, yes=True)["result"] == "ok"
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


def test_seats_change_at_any_time_but_not_other_peoples(server: Server) -> None:
    table = server.table("here", "remote", "bot:uniform", "paused")
    a, b, stranger = table.sit(0), table.claim(1, "  Bea \t B. "), table.watch()
    with people(a, b, stranger):
        seats = b.info["seats"]
        assert [seat["kind"] for seat in seats] == ["here", "remote", "bot", "paused"]
        assert seats[1]["name"] == "Bea B."
        assert seats[2]["bot"] == "uniform"
        assert a.ask("seat", seat=1, kind="bot")["refusal"]["message"]["id"] == "server-seat-held"
        assert stranger.ask("seat", seat=2, kind="paused")["refusal"]["message"]["id"] == "server-watching"
        assert a.ask("seat", seat=2, kind="bot", bot="nobody")["message"]["id"] == "server-unknown-bot"
        assert a.ask("seat", seat=9, kind="paused")["message"]["id"] == "server-no-seat"
        assert a.ask("seat", seat=2, kind="remote")["result"] == "ok"
        while not b.info["seats"][2].get("open"):
            b.until("table")
        invite = b.ask("invite", seat=2)["invite"]
        status, keys, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": invite})
        assert (status, keys["seat"]) == (200, 2)
        assert b.ask("invite", seat=2)["refusal"]["message"]["id"] == "server-seat-not-open"
        # A seat nobody holds may be taken onto this very device.
        got = a.ask("seat", seat=3, kind="here", key="mine")
        assert got["t"] == "invitation"
        status, keys, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": got["invite"]})
        a.tokens.append(keys["token"])
        assert a.greet()["mine"] == [0, 3]
        assert a.info["seats"][3]["kind"] == "here"


def test_an_absent_seat_may_be_paused_or_given_to_a_bot_but_stays_its_owners(server: Server) -> None:
    table = server.table("here", "remote")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        b.close()
        while not a.info or a.info["seats"][1].get("present"):
            a.until("table")
        assert a.ask("seat", seat=1, kind="here")["refusal"]["message"]["id"] == "server-seat-kept"
        assert a.ask("seat", seat=1, kind="paused")["result"] == "ok"
        b.again()
        while b.view["actor"] != 1:
            a.catch_up(b.v)
            a.act()
            b.catch_up(a.v)
        assert b.act()["refusal"]["message"]["id"] == "server-seat-not-yours-now"
        assert b.ask("seat", seat=1, kind="remote", name="Back")["result"] == "ok"
        assert b.act()["t"] == "step"


def test_a_table_of_bots_plays_to_its_end_and_says_why(own_server: Callable[..., Server]) -> None:
    server = own_server(bot_workers=2)
    table = server.table("bot:uniform", "bot:thoughtful", board="short")
    with people(table.watch()) as (stranger,):
        while not stranger.over:
            stranger.until("step", "sync")
        kinds = {event["kind"] for message in stranger.heard for event in message.get("events", ())}
        assert "reason" in kinds
        log = stranger.again()["log"]
        assert sum(1 for line in log if line["event"]["kind"] == "reason") > 10
        server.kill()
        server.start()
        assert stranger.again()["log"] == log
        assert server.get(f"/api/tables/{table.id}/record")[0] == 200


def test_bots_go_on_after_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.table("bot:uniform", "bot:uniform")
    server.kill()
    server.start()
    with people(table.watch()) as (stranger,):
        v = stranger.v
        stranger.until("step")
        assert stranger.v > v


def test_advice_is_for_open_tables_and_for_people_alone(server: Server) -> None:
    table = server.table("here", "remote")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        first = a if a.actor == 0 else b
        assert first.ask("advice", seat=first.actor)["refusal"]["message"]["id"] == "server-no-advice"
    table = server.table("here", "remote", advice="open")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        first, second = (a, b) if a.actor == 0 else (b, a)
        advice = first.ask("advice", seat=first.actor)
        assert advice["t"] == "advice"
        assert advice["do"] in first.options
        assert advice["reason"]["id"]
        other = 1 - first.actor
        assert second.ask("advice", seat=other)["refusal"]["message"]["id"] == "server-not-your-turn"
    table = server.table("here", "bot:uniform")
    with people(table.sit(0)) as (a,):
        while a.actor != 0:
            a.until("step")
        assert a.ask("advice", seat=0)["do"] in a.options


def test_why_names_the_rule(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (a,):
        because = a.ask("why", seat=a.actor, touches=["red-girl", "linden"])
        assert because["t"] == "because"
        assert because["refusals"]
        assert because["refusals"][0]["message"]["id"]


def finished(server: Server, *kinds: str) -> tuple[Device, ...]:
    """People at a table whose game is over; the first holds all seats that are here."""
    table = server.table(*kinds, board="short")
    here = [seat for seat, kind in enumerate(kinds) if kind == "here"]
    remote = [seat for seat, kind in enumerate(kinds) if kind == "remote"]
    a = table.sit(*here)
    others = [table.claim(seat) for seat in remote]
    devices = {**dict.fromkeys(here, a), **dict(zip(remote, others, strict=True))}
    for n in range(3000):
        if a.over:
            break
        assert play_on(devices, 1, choose=-1 - n) == 1
    for device in (a, *others):
        while not device.info.get("over"):
            device.until("table")
    return (a, *others)


def test_rematch_moves_everybody_with_new_keys(server: Server) -> None:
    a, b, c = finished(server, "here", "remote", "remote")
    with people(a, b, c):
        c.close()  # away when the others go on
        assert a.ask("rematch", key="more")["result"] == "ok"
        moved = {device: device.until("moved") for device in (a, b)}
        table = moved[a]["table"]
        assert table == moved[b]["table"] != a.table
        assert b.ask("rematch")["result"] == "duplicate"
        keys = b.until("moved")["seats"]  # the keys of before were not in use yet
        new_a = Device(server, table, [keys["token"] for keys in moved[a]["seats"]])
        new_b = Device(server, table, [keys[0]["token"]])
        c.again()
        late = c.until("moved")
        new_c = Device(server, late["table"], [late["seats"][0]["token"]])
        with people(new_a, new_b, new_c):
            assert [device.heard[0]["mine"] for device in (new_a, new_b, new_c)] == [[0], [1], [2]]
            assert new_a.info["options"]["board"] == "short"
            assert play_on({0: new_a, 1: new_b, 2: new_c}, 6) == 6
            new_c.close()
            c.again()  # the keys are in use: the old table stays where it is
            assert c.ask("why", seat=2, touches=["linden"])["t"] == "because"
            assert [m["t"] for m in c.heard].count("moved") == 1


def test_a_device_with_several_seats_sees_the_one_on_turn(server: Server) -> None:
    table = server.table("here", "here", "here")
    with people(table.sit(0, 1, 2)) as (a,):
        for _ in range(12):
            assert a.seat == a.actor
            assert a.view["prompt"]["seat"] == a.actor
            a.act()


def test_strangers_watch_without_options(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0, 1), table.watch()) as (a, stranger):
        a.until("table")
        assert a.info["watchers"] == 1
        a.act()
        step = stranger.until("step")
        assert stranger.seat is None
        assert "options" not in (step["view"].get("prompt") or {})
        assert stranger.ask("act", seat=a.actor, prompt=a.v, do=a.options[0])["t"] == "refused"


def test_idle_tables_leave_memory_and_come_back(server_here: Callable[..., ServerHere]) -> None:
    server = server_here(idle=0)
    table, watched = server.table("here", "here"), server.table("here", "here")
    with people(watched.sit(0, 1)):
        with people(table.sit(0, 1)) as (device,):
            answer = device.act()
        tables = server.app.state.tables
        for _ in range(500):  # the line is closed a moment later
            if tables.sweep():
                break
            time.sleep(0.01)
        assert list(tables.live) == [watched.id]
        with people(table.sit(0, 1)) as (device,):
            assert (device.v, device.view) == (answer["v"], answer["view"])
            assert device.act()["t"] == "step"
