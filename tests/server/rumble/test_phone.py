"""Secret on my phone: a code lends a seat, the phone alone holds it while it is there, and gives it back."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable

from tests.server.people import Created, Device, Message, Server, people, why

from lamplight.server.seats import CODE_LENGTH, ID_LETTERS
from lamplight.server.where import reachable


def rumble(server: Server, *kinds: str) -> Created:
    return server.table_of("rumble", *kinds, adventures="1")


def lend(device: Device, seat: int) -> str:
    answer = device.ask("lend", seat=seat)
    assert (answer["t"], answer["seat"]) == ("code", seat), answer
    code: str = answer["code"]
    return code


def claim(server: Server, code: str) -> Message:
    status, lent, _ = server.post("/api/phone", {"code": code})
    assert status == 200, lent
    assert isinstance(lent, dict)
    return lent


def own(message: Message) -> list[str]:
    return list(message["view"]["tableau"]["secret"])


def until_phone(device: Device, seat: int, there: bool) -> None:
    """Until the holder of the seat knows that a phone has it or gave it back: first the news, then the view."""
    while device.info["seats"][seat].get("phone", False) is not there:
        if device.until("table", "sync")["t"] == "table" and device.info["seats"][seat].get("phone", False) is there:
            device.until("sync")


def test_the_phone_alone_speaks_for_its_seat_while_it_is_there(server: Server) -> None:
    table = rumble(server, "here", "here", "here")
    tablet = table.sit(0, 1, 2)
    lent = claim(server, lend(tablet, 1))
    assert (lent["table"], lent["seat"]) == (table.id, 1)
    assert len(lent["token"]) >= 22, "128 bits and more"
    with people(tablet):
        assert tablet.ask("look", seat=1)["t"] == "looked", "a token is not yet a phone"
        phone = Device(server, table.id, [lent["token"]])
        with people(phone):
            first = phone.heard[0]
            assert (first["mine"], first["seat"], first.get("shared", False)) == ([1], 1, False)
            assert len(own(first)) == 2
            until_phone(tablet, 1, True)
            for _ in range(60):  # until it is the phone's turn
                if tablet.actor == 1:
                    break
                tablet.act()
            assert tablet.options == [], "the tablet may not act for the seat that is elsewhere"
            phone.catch_up(tablet.v)
            do = phone.options[0]
            asked = {"seat": 1, "prompt": tablet.v}
            assert why(tablet.ask("act", do=do, **asked)) == "server-seat-on-phone"
            for command, fields in (
                ("look", {}),
                ("note", {"text": "x"}),
                ("lend", {}),
                ("undo", {"prompt": tablet.v}),
                ("propose", {"prompt": tablet.v, "do": "call"}),
                ("seat", {"act": "bot"}),
            ):
                assert why(tablet.ask(command, seat=1, **fields)) == "server-seat-on-phone", command
            assert why(phone.ask("lend", seat=1)) == "server-lend-phone"
            assert why(phone.ask("look", seat=0)) == "server-not-your-seat"
            assert why(phone.ask("put-away", seat=0)) == "server-not-your-seat"
            assert why(tablet.ask("put-away", seat=1)) == "server-not-your-seat"
            assert phone.act(do)["t"] == "step"
            assert phone.ask("note", seat=1, text="mine")["result"] == "ok"
            assert phone.ask("look", seat=1)["notes"]["text"] == "mine"
            # Put away: the tablet has it back at once.
            assert phone.ask("put-away", seat=1, key="away")["result"] == "ok"
            assert phone.until("sync")["mine"] == []
            until_phone(tablet, 1, False)
            assert tablet.ask("look", seat=1)["notes"]["text"] == "mine"
            assert why(phone.ask("look", seat=1)) == "server-not-your-seat"
            assert phone.greet()["mine"] == [1], "its token is still good"
            until_phone(tablet, 1, True)
        until_phone(tablet, 1, False)  # the line is lost
        assert tablet.ask("look", seat=1)["t"] == "looked"
        while tablet.actor != 1:
            tablet.act()
        assert tablet.act()["t"] == "step"


def test_a_tablet_with_one_seat_covers_it_while_the_phone_is_there(server: Server) -> None:
    table = rumble(server, "here", "here", "here")
    with people(table.sit(0)) as (tablet,):
        assert len(own(tablet.heard[0])) == 2
        phone = Device(server, table.id, [claim(server, lend(tablet, 0))["token"]])
        with people(phone):
            sync = tablet.until("sync")
            assert (sync["shared"], own(sync), sync.get("notes", [])) == (True, [], [])
            assert "secret" not in [line["event"]["kind"] for line in sync["log"]]
            assert len(own(phone.heard[0])) == 2
        back = tablet.until("sync")
        assert (back.get("shared", False), len(own(back))) == (False, 2)


def test_a_code_is_short_for_once_and_hashed(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = rumble(server, "here", "here", "remote")
    with people(table.sit(0, 1), table.watch()) as (tablet, stranger):
        codes = [lend(tablet, 0), lend(tablet, 0), lend(tablet, 1)]
        for code in codes:
            assert len(code) == CODE_LENGTH == 6
            assert set(code.lower()) <= set(ID_LETTERS)
            assert not set(code) & set("0O1IL")
        assert why(stranger.ask("lend", seat=0)) == why(stranger.ask("lend", seat=30)) == "server-not-your-seat"
        assert server.post("/api/phone", {"code": codes[0]})[0] == 404, "a newer one counts instead"
        typed = f" {codes[1][:3]}-{codes[1][3:].lower()} "
        lent = claim(server, typed)
        wrong = [server.post("/api/phone", {"code": code})[:2] for code in (codes[1], "AAAAAA", "zzzzzzzz")]
        assert wrong[0] == wrong[1] == wrong[2]
        assert wrong[0][0] == 404
        assert wrong[0][1] == {"error": {"id": "server-code-wrong"}}
        for body in ({"code": "abc"}, {"code": "a" * 13}, {}, {"code": "ABCDEF", "seat": 1}):
            assert server.post("/api/phone", body)[0] == 400
        # It survives a restart, as does the phone's token.
        server.kill()
        server.start()
        other = claim(server, codes[2])
        assert other["seat"] == 1
        phones = Device(server, table.id, [lent["token"], other["token"]])
        with people(phones):
            assert phones.heard[0]["shared"] is True, "two seats on one phone are shared as well"
            assert own(phones.heard[0]) == []
    disk = b"".join(path.read_bytes() for path in server.folder.iterdir())
    log = (server.folder.parent / f"{server.folder.name}.log").read_bytes()
    for secret in (*codes, lent["token"], other["token"]):
        assert secret.encode() not in disk + log


def test_a_code_grows_old_and_guessing_is_limited(own_server: Callable[..., Server]) -> None:
    server = own_server(codes_per_address=3)
    table = rumble(server, "here", "here", "here")
    with people(table.sit(0, 1, 2)) as (tablet,):
        code = lend(tablet, 0)
        server.sql("UPDATE codes SET until = 1")  # long ago
        assert server.post("/api/phone", {"code": code})[0] == 404
    assert [server.post("/api/phone", {"code": "AAAAAA"})[0] for _ in range(3)] == [404, 404, 429]
    status, fault, headers = server.post("/api/phone", {"code": code})
    assert (status, fault["error"]["id"]) == (429, "server-try-later")
    assert int(headers["retry-after"]) > 60


def test_a_new_phone_takes_the_place_of_the_old_one_and_three_words_of_all(server: Server) -> None:
    table = rumble(server, "here", "here", "here")
    with people(table.sit(0, 1, 2)) as (tablet,):
        one = Device(server, table.id, [claim(server, lend(tablet, 0))["token"]])
        with people(one):
            until_phone(tablet, 0, True)
            one.ask("put-away", seat=0)
            until_phone(tablet, 0, False)
            two = Device(server, table.id, [claim(server, lend(tablet, 0))["token"]])
            with people(two):
                assert one.greet()["mine"] == []
                assert two.heard[0]["mine"] == [0]
                code = lend(tablet, 1)
                words = [table.keys[seat]["words"] for seat in (0, 1)]
                for seat in (0, 1):
                    status, keys, _ = server.post(f"/api/tables/{table.id}/recover", {"words": words[seat]})
                    assert (status, keys["seat"]) == (200, seat)
                lost = two.until("sync")
                assert (lost["mine"], own(lost)) == ([], [])
                assert two.greet()["mine"] == []
        assert server.post("/api/phone", {"code": code})[0] == 404
        assert [tablet.ask("look", seat=seat)["t"] for seat in range(3)] == ["refused", "refused", "looked"]


def test_phones_work_where_there_is_no_secret_too(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (tablet,):
        phone = Device(server, table.id, [claim(server, lend(tablet, tablet.actor))["token"]])
        with people(phone):
            sync = tablet.until("sync")
            assert "shared" not in sync
            assert sync["table"]["seats"][phone.actor]["phone"] is True
            assert tablet.options == []
            assert phone.act()["t"] == "step"


def test_where_devices_at_home_find_the_server(server: Server) -> None:
    assert server.get("/api/where")[:2] == (200, {"addresses": []}), "open to this machine only"
    assert reachable("127.0.0.1", 80) == reachable("::1", 80) == reachable("somewhere.invalid", 80) == ()
    assert reachable("192.168.7.9", 8000) == ("http://192.168.7.9:8000",)
    assert reachable("fd00::7", 8000) == ("http://[fd00::7]:8000",)
    for found in reachable("0.0.0.0", 8123):
        host, _, port = found.removeprefix("http://").rpartition(":")
        address = ipaddress.ip_address(host)
        assert port == "8123"
        assert address.is_private
        assert not address.is_loopback
        with socket.socket() as mine:
            mine.bind((host, 0))  # it is really an address of this machine
