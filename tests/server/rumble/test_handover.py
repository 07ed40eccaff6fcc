"""Taking over a seat: in a game with secrets every other person must agree before anything of it is told."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable

import pytest
from tests.server.people import Created, Device, Message, Moved, Server, ServerHere, people, why

from lamplight.server.database import StoreError


def rumble(server: Server, *kinds: str, **options: str) -> Created:
    return server.table_of("rumble", *kinds, **{"adventures": "1", **options})


def tokens_of(server: Server, table: Created, seat: int) -> set[str]:
    """The characters of a seat, from the log on disk."""
    with sqlite3.connect(server.folder / "lamplight.db") as db:
        rows = db.execute(
            "SELECT do FROM plies JOIN matches ON number = match WHERE id = ? AND do LIKE ? ORDER BY n",
            (table.id, f"deal {seat + 1} %"),
        ).fetchall()
    db.close()
    return {row[0].split(" ")[2] for row in rows}


def owned(device: Device) -> list[set[str]]:
    """Every secret that was ever sent to a device, as what somebody owns."""
    found: list[set[str]] = []

    def walk(value: object) -> None:
        if isinstance(value, dict):
            if value.get("kind") == "secret":
                found.append(set(value.get("marks", [])) | {value[name] for name in ("piece",) if value.get(name)})
            for each in value.values():
                walk(each)
        elif isinstance(value, list):
            for each in value:
                walk(each)

    for raw in device.raw:
        walk(json.loads(raw))
    return found


def taken(server: Server, table: Created, device: Device, invitation: Message) -> Message:
    """What the client does with an invitation to itself: claim it and say hello anew."""
    status, keys, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": invitation["invite"]})
    assert status == 200, keys
    device.tokens.append(keys["token"])
    return device.greet()


def test_a_bots_seat_needs_the_consent_of_every_other_person(own_server: Callable[..., Server]) -> None:
    server = own_server(bot_delay=600)
    table = rumble(server, "here", "remote", "remote", "bot:uniform")
    a, b, c, stranger = table.sit(0), table.claim(1), table.claim(2), table.watch()
    secret = tokens_of(server, table, 3)
    assert len(secret) == 2
    with people(a, b, c, stranger):
        assert a.ask("seat", seat=3, act="play", key="mine", by=0)["result"] == "ok"
        assert a.ask("seat", seat=3, act="play", key="mine", by=0)["result"] == "duplicate"
        for device in (a, b, c, stranger):
            asked = device.question()
            assert asked is not None
            assert (asked["kind"], asked["seat"], asked["waiting"]) == ("seat", 0, [1, 2])
            assert asked["text"]["id"] == "server-take-here"
            assert [asked["text"]["args"][name]["args"]["seat"] for name in ("who", "seat")] == [0, 3]
            assert asked["why"]["id"] == "server-take-why"
            assert [seat["kind"] for seat in device.info["seats"]] == ["here", "remote", "remote", "bot"]
        assert not [heard for heard in a.heard if heard["t"] == "invitation"]
        # Nothing else lets anybody in meanwhile, and one thing is asked at a time.
        assert why(a.ask("seat", seat=3, act="invite")) == "server-seat-not-open"
        assert why(b.ask("seat", seat=3, act="open")) == "server-question-pending"
        assert why(a.ask("look", seat=3)) == "server-not-your-seat"
        assert why(a.reply(0, True)) == "server-question-not-asked"
        assert why(stranger.reply(1, True)) == "server-not-your-seat"
        # One no, and it is off; whoever asked hears why, and nothing of the secret.
        assert b.reply(1, True)["result"] == "ok"
        assert c.reply(2, False)["result"] == "ok"
        settled = a.until("settled")
        assert (settled["result"], settled["text"]["id"]) == ("declined", "server-take-refused")
        assert a.question() is None
        assert a.again()["mine"] == [0]
        own = tokens_of(server, table, 0)
        assert all(each <= own for each in owned(a))
        assert all(not secret & each for device in (a, b, c, stranger) for each in owned(device))
        assert owned(stranger) == []
        # Asked again; now everybody agrees.
        assert a.ask("seat", seat=3, act="play")["result"] == "ok"
        again = a.asked()["id"]
        assert c.reply(2, True)["result"] == "ok"
        assert not [heard for heard in a.heard if heard["t"] == "invitation"]
        assert all(not secret & each for each in owned(a))
        assert b.reply(1, True, key="yes")["result"] == "ok"
        assert b.ask("answer", key="yes", seat=1, question=again, yes=True)["result"] == "duplicate"
        invitation = a.until("invitation")
        assert (invitation["key"], invitation["question"], invitation["here"]) == ("", again, True)
        # It is a's: nobody else gets an invitation to it.
        assert why(b.ask("seat", seat=3, act="invite")) == "server-seat-not-open"
        sync = taken(server, table, a, invitation)
        assert (sync["mine"], sync["shared"]) == ([0, 3], True)
        assert all(not secret & each for each in owned(a)), "a device with two seats shows neither by itself"
        looked = a.ask("look", seat=3)
        assert set(looked["view"]["tableau"]["secret"]) == secret
        for device in (b, c, stranger):
            device.settle()
        assert all(not secret & each for device in (b, c, stranger) for each in owned(device))


def test_a_paused_seat_and_one_for_a_friend_need_it_too(server: Server) -> None:
    table = rumble(server, "here", "remote", "paused", "bot:uniform")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        for seat, act, question in ((2, "play", "server-take-here"), (3, "open", "server-take-invite")):
            assert a.ask("seat", seat=seat, act=act)["result"] == "ok"
            asked = b.question()
            assert asked is not None
            assert (asked["text"]["args"]["seat"]["args"]["seat"], asked["text"]["id"]) == (seat, question)
            assert a.reply(0, False)["result"] == "ok", "who asked may think again"
            assert b.question() is None
        assert {heard["result"] for heard in a.heard if heard["t"] == "settled"} == {"withdrawn"}
        assert a.ask("seat", seat=3, act="open")["result"] == "ok"
        assert b.reply(1, True)["result"] == "ok"
        # Agreed: a friend may come, by the invitation of whoever asked.
        invite = a.until("invitation")
        assert (invite["key"], invite["question"] != "", "here" in invite) == ("", True, False)
        assert a.info["seats"][3]["open"] is True
        assert why(b.ask("seat", seat=3, act="invite")) == "server-seat-invited", "a is the host, and has one"
        status, keys, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": invite["invite"]})
        assert status == 200
        with people(Device(server, table.id, [keys["token"]])) as (friend,):
            assert friend.heard[0]["mine"] == [3]
            # Held now: nothing to ask, nobody else's business.
            assert why(a.ask("seat", seat=3, act="play")) == "server-seat-held"
        # A seat that is open to a guest from the start stays open, and its name may change.
        table = rumble(server, "here", "remote", "remote")
        with people(table.sit(0), table.claim(1)) as (a, b):
            assert a.ask("seat", seat=2, act="name", name="Guest")["result"] == "ok"
            assert why(a.ask("seat", seat=2, act="open")) == "server-seat-open"
            assert b.question() is None
            assert b.info["seats"][2]["name"] == "Guest"
            assert a.ask("seat", seat=2, act="invite")["t"] == "invitation"
            # But somebody who sits here already would learn a second secret.
            assert a.ask("seat", seat=2, act="play")["result"] == "ok"
            assert b.question() is not None


def test_people_who_share_a_tablet_or_hold_a_phone_each_have_a_say(server: Server) -> None:
    table = rumble(server, "here", "here", "here", "remote", "bot:uniform")
    tablet, far = table.sit(0, 1, 2), table.claim(3)
    with people(tablet, far):
        code = tablet.ask("lend", seat=1)["code"]
        _, lent, _ = server.post("/api/phone", {"code": code})
        with people(Device(server, table.id, [lent["token"]])) as (phone,):
            tablet.until("sync")
            # The tablet asks in the name of the seat whose turn it is to hold it.
            assert why(tablet.ask("seat", seat=4, act="play", by=1)) == "server-seat-on-phone"
            assert why(tablet.ask("seat", seat=4, act="play", by=3)) == "server-not-your-seat"
            assert tablet.ask("seat", seat=4, act="play", by=2, key="k")["result"] == "ok"
            asked = far.question()
            assert asked is not None
            assert (asked["seat"], asked["waiting"]) == (2, [0, 1, 3])
            assert tablet.reply(0, True)["result"] == "ok"
            assert why(tablet.reply(1, True)) == "server-seat-on-phone", "that one answers on the phone"
            assert far.reply(3, True)["result"] == "ok"
            assert phone.question() is not None
            assert "invitation" not in [heard["t"] for heard in tablet.heard]
            assert phone.reply(1, True)["result"] == "ok"
            invitation = tablet.until("invitation")
            assert invitation["seat"] == 4
            assert taken(server, table, tablet, invitation)["mine"] == [0, 1, 2, 4]
            assert "invitation" not in [heard["t"] for device in (phone, far) for heard in device.heard]
            # A phone may ask as well, for the one seat that it speaks for.
            assert owned(far) != []


def test_the_answer_finds_whoever_asked_on_a_new_line(server: Server) -> None:
    table = rumble(server, "here", "remote", "bot:uniform")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        assert a.ask("seat", seat=2, act="play", key="k")["result"] == "ok"
        a.again()
        assert a.info["question"]["kind"] == "seat"
        assert b.reply(1, True)["result"] == "ok"
        assert a.until("invitation")["seat"] == 2
        # Nobody came: the seat waits, and whoever wants it asks again.
        assert a.ask("seat", seat=2, act="play")["result"] == "ok"
        assert b.question() is not None
        for device in (a, b):
            device.settle()


def test_the_question_lapses_when_the_game_goes_on(server: Server) -> None:
    table = rumble(server, "here", "remote", "paused")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        for _ in range(2):  # by an act of one's own or of somebody else
            newest = max(a.v, b.v)
            a.catch_up(newest)
            b.catch_up(newest)
            if a.actor == 2:
                break
            assert a.ask("seat", seat=2, act="play")["result"] == "ok"
            before = len(a.heard)
            assert {0: a, 1: b}[a.actor].act()["t"] == "step"
            assert a.question() is None
            [settled] = [heard for heard in a.heard[before:] if heard["t"] == "settled"]
            assert (settled["result"], settled["text"]["id"]) == ("lapsed", "server-take-lapsed")
            late = {"seat": 1, "question": settled["question"], "yes": True}
            assert why(b.ask("answer", **late)) == "server-question-closed"


def test_whoever_stops_playing_is_not_waited_for_unless_present(
    server_here: Callable[..., ServerHere], moved: Moved
) -> None:
    server = server_here(bot_delay=600)
    table = rumble(server, "here", "remote", "remote", "bot:uniform")
    a, b, c = table.sit(0), table.claim(1), table.claim(2)
    with people(a, b, c):
        # To pause somebody who looks on does not take the say from them.
        assert b.ask("seat", seat=1, act="pause")["result"] == "ok"
        c.close()
        while a.info["seats"][2].get("present"):
            a.until("table")
        assert a.ask("seat", seat=3, act="play")["result"] == "ok"
        asked = b.question()
        assert asked is not None
        assert asked["waiting"] == [1, 2]
        assert b.reply(1, True)["result"] == "ok"
        moved.on(121)
        assert a.ask("seat", seat=0, act="name", name="Ada")["result"] == "ok"  # whatever happens: it is looked again
        assert a.until("invitation")["seat"] == 3


def test_alone_with_bots_or_after_the_end_nobody_is_asked(server: Server) -> None:
    table = rumble(server, "here", "bot:uniform", "bot:uniform")
    with people(table.sit(0)) as (a,):
        while a.actor != 0:  # while bots hold the other seats: an empty one would never move
            a.until("step")
        got = a.ask("seat", seat=1, act="play")
        assert (got["t"], got["here"]) == ("invitation", True)
    table = rumble(server, "here", "remote", "bot:uniform")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        for _ in range(400):
            newest = max(a.v, b.v)
            a.catch_up(newest)
            b.catch_up(newest)
            if a.over:
                break
            if a.actor == 2:
                a.until("step")
            else:
                device = {0: a, 1: b}[a.actor]
                device.act(next((do for do in device.options if do.startswith("fight")), device.options[0]))
        assert a.over
        assert a.ask("seat", seat=2, act="play")["t"] == "invitation", "all is turned up"


def test_without_secrets_nothing_is_asked(server: Server) -> None:
    table = server.table("here", "remote", "bot:uniform", "paused")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        assert a.ask("seat", seat=2, act="play")["t"] == "invitation"
        assert b.ask("seat", seat=3, act="open")["t"] == "invitation"
        assert why(b.ask("seat", seat=3, act="invite")) == "server-seat-invited"
        assert a.ask("seat", seat=3, act="invite")["t"] == "invitation", "the host may replace it"
        assert why(b.ask("seat", seat=2, act="invite")) == "server-seat-not-open", "it was given to a"
        assert b.question() is None


def test_giving_a_seat_to_a_bot_tells_nobody_its_secret(own_server: Callable[..., Server]) -> None:
    server = own_server(grace=0)
    table = rumble(server, "here", "remote", "remote")
    a, b, c, stranger = table.sit(0), table.claim(1), table.claim(2), table.watch()
    with people(a, b, c, stranger):
        secret = tokens_of(server, table, 1)
        b.close()
        while a.info["seats"][1].get("present"):
            a.until("table")
        assert a.ask("seat", seat=1, act="bot", bot="bluffer")["result"] == "ok"
        asked = c.question()
        assert asked is not None
        assert (asked["text"]["id"], asked["waiting"]) == ("server-take-bot", [2])
        assert c.reply(2, True)["result"] == "ok"
        assert a.until("settled")["result"] == "agreed"
        for _ in range(12):
            newest = max(a.v, c.v)
            a.catch_up(newest)
            c.catch_up(newest)
            if a.over:
                break
            if a.actor == 1:
                a.until("step")
            else:
                assert {0: a, 2: c}[a.actor].act()["t"] == "step"
        for device in (a, c, stranger):
            device.settle()
        for device in (a, c, stranger):
            assert all(not secret & each for each in owned(device))
        assert why(a.ask("seat", seat=1, act="play")) == "server-seat-kept"
        assert b.again()["mine"] == [1]
        assert b.ask("seat", seat=1, act="play")["result"] == "ok", "one's own is taken back freely"


def test_what_cannot_be_kept_is_not_granted(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = server_here(bot_delay=600)
    table = rumble(server, "here", "remote", "bot:uniform")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        assert a.ask("seat", seat=2, act="play")["result"] == "ok"
        real = server.store._transact

        def full(works: object) -> list[object]:
            raise StoreError("full", "no room")

        monkeypatch.setattr(server.store, "_transact", full)
        assert b.reply(1, True)["message"]["id"] == "server-store-full"
        assert a.question() is not None, "the question is still open"
        assert "invitation" not in [heard["t"] for heard in a.heard]
        monkeypatch.setattr(server.store, "_transact", real)
        assert b.reply(1, True)["result"] == "ok"
        assert a.until("invitation")["seat"] == 2


def test_seats_change_at_any_time_but_not_other_peoples(server: Server) -> None:
    table = server.table("here", "remote", "bot:uniform", "paused")
    a, b, stranger = table.sit(0), table.claim(1, "  Bea \t B. "), table.watch()
    with people(a, b, stranger):
        seats = b.info["seats"]
        assert [seat["kind"] for seat in seats] == ["here", "remote", "bot", "paused"]
        assert seats[1]["name"] == "Bea B."
        assert seats[2]["bot"] == "uniform"
        assert a.ask("seat", seat=1, act="bot")["refusal"]["message"]["id"] == "server-seat-held"
        assert stranger.ask("seat", seat=2, act="pause")["refusal"]["message"]["id"] == "server-watching"
        assert a.ask("seat", seat=2, act="bot", bot="nobody")["message"]["id"] == "server-unknown-bot"
        assert a.ask("seat", seat=9, act="pause")["message"]["id"] == "server-no-seat"
        invite = a.ask("seat", seat=2, act="open")["invite"]
        while not b.info["seats"][2].get("open"):
            b.until("table")
        status, keys, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": invite})
        assert (status, keys["seat"]) == (200, 2)
        assert b.ask("seat", seat=2, act="invite")["refusal"]["message"]["id"] == "server-seat-kept"
        # A seat nobody holds may be taken onto this very device.
        got = a.ask("seat", seat=3, act="play", key="mine")
        assert got["t"] == "invitation"
        status, keys, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": got["invite"]})
        a.tokens.append(keys["token"])
        assert a.greet()["mine"] == [0, 3]
        assert a.info["seats"][3]["kind"] == "here"


def test_an_absent_seat_may_be_paused_or_given_to_a_bot_but_stays_its_owners(
    own_server: Callable[..., Server],
) -> None:
    server = own_server(grace=0)
    table = server.table("here", "remote")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        b.close()
        while not a.info or a.info["seats"][1].get("present"):
            a.until("table")
        assert a.ask("seat", seat=1, act="play")["refusal"]["message"]["id"] == "server-seat-kept"
        assert a.ask("seat", seat=1, act="pause")["result"] == "ok"
        b.again()
        while b.view["actor"] != 1:
            a.catch_up(b.v)
            a.act()
            b.catch_up(a.v)
        assert b.act()["refusal"]["message"]["id"] == "server-seat-not-yours-now"
        assert b.ask("seat", seat=1, act="play", name="Back")["result"] == "ok"
        assert b.act()["t"] == "step"
