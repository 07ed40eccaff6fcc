"""After the end: the same people go on at another table."""

from __future__ import annotations

from tests.server.people import Created, Device, Server, people, play_on


def finished(server: Server, *kinds: str) -> tuple[Device, ...]:
    """People at a table whose game is over; the first holds all seats that are here."""
    return play_out(server.table(*kinds, board="short"), *kinds)


def play_out(table: Created, *kinds: str) -> tuple[Device, ...]:
    """The same at this table."""
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
            device.until("table", "sync")
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


def test_whoever_let_a_bot_play_to_the_end_sits_down_again(server: Server) -> None:
    """Also at one device for two; the bot that was a bot from the beginning stays one."""
    table = server.table("here", "here", "bot", board="short")
    a = table.sit(0, 1)
    for seat in (0, 1):
        assert a.ask("seat", seat=seat, act="bot", bot="uniform")["result"] == "ok"
    while not a.info.get("over"):
        a.until("table")
    with people(a):
        assert a.ask("rematch")["result"] == "ok"
        moved = a.until("moved")
    again = Device(server, moved["table"], [keys["token"] for keys in moved["seats"]])
    with people(again):
        assert [seat["kind"] for seat in again.info["seats"]] == ["here", "here", "bot"]


def test_whoever_watches_comes_along_also_late(server: Server) -> None:
    """A big screen that had no line just then finds the way, and gets no key."""
    a, b = finished(server, "here", "remote")
    there, late = (Device(server, a.table, []) for _ in range(2))
    with people(a, b, there, late):
        late.close()
        assert a.ask("rematch")["result"] == "ok"
        table = a.until("moved")["table"]
        late.again()
        for device in (there, late):
            assert device.until("moved") == {"t": "moved", "table": table, "seats": []}
