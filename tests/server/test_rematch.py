"""After the end: the same people go on at another table."""

from __future__ import annotations

from tests.server.people import Device, Server, people, play_on


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
