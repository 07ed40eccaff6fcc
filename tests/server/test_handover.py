"""Taking over a seat: in a game with secrets every other person must agree before anything of it is told."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable

import pytest
from tests.server.people import Created, Device, Message, Server, ServerHere, first_victim, people

from lamplight.server.store import StoreError


def rumble(server: Server, *kinds: str, **options: str) -> Created:
    return server.table_of("rumble", *kinds, **{"adventures": "1", **options})


def why(answer: Message) -> str:
    found: str = answer["refusal"]["message"]["id"]
    return found


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


def settle(*devices: Device) -> None:
    """Everybody has heard everything."""
    for device in devices:
        device.ask("why", seat=31, touches=["lich"])


def proposal(device: Device) -> Message | None:
    settle(device)
    found: Message | None = device.info.get("proposal")
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
        assert a.ask("seat", seat=3, kind="here", key="mine", by=0)["result"] == "ok"
        assert a.ask("seat", seat=3, kind="here", key="mine", by=0)["result"] == "duplicate"
        for device in (a, b, c, stranger):
            asked = proposal(device)
            assert asked is not None
            assert (asked["seat"], asked["take"], asked["waiting"]) == (0, 3, [1, 2])
            assert asked["question"]["id"] == "server-take-here"
            assert asked["question"]["args"]["who"]["args"]["seat"] == 0
            assert asked["why"]["id"] == "server-take-why"
            assert [seat["kind"] for seat in device.info["seats"]] == ["here", "remote", "remote", "bot"]
        assert not [heard for heard in a.heard if heard["t"] == "invitation"]
        # Nothing else lets anybody in meanwhile, and one thing is asked at a time.
        assert why(a.ask("invite", seat=3)) == "server-seat-not-open"
        assert why(b.ask("seat", seat=3, kind="remote")) == "server-vote-pending"
        assert why(a.ask("look", seat=3)) == "server-not-your-seat"
        assert why(a.ask("vote", seat=0, yes=True)) == "server-vote-not-asked"
        assert why(stranger.ask("vote", seat=1, yes=True)) == "server-not-your-seat"
        # One no, and it is off; whoever asked hears why, and nothing of the secret.
        assert b.ask("vote", seat=1, yes=True)["result"] == "ok"
        assert c.ask("vote", seat=2, yes=False)["result"] == "ok"
        assert why(a.until("refused")) == "server-take-refused"
        assert proposal(a) is None
        assert a.again()["mine"] == [0]
        own = tokens_of(server, table, 0)
        assert all(each <= own for each in owned(a))
        assert all(not secret & each for device in (a, b, c, stranger) for each in owned(device))
        assert owned(stranger) == []
        # Asked again; now everybody agrees.
        assert a.ask("seat", seat=3, kind="here", key="again")["result"] == "ok"
        assert c.ask("vote", seat=2, yes=True)["result"] == "ok"
        assert not [heard for heard in a.heard if heard["t"] == "invitation"]
        assert all(not secret & each for each in owned(a))
        assert b.ask("vote", key="yes", seat=1, yes=True)["result"] == "ok"
        assert b.ask("vote", key="yes", seat=1, yes=True)["result"] == "duplicate"
        invitation = a.until("invitation")
        assert (invitation["key"], invitation["seat"], invitation["here"]) == ("again", 3, True)
        # It is a's: nobody else gets an invitation to it.
        assert why(b.ask("invite", seat=3)) == "server-seat-not-open"
        sync = taken(server, table, a, invitation)
        assert (sync["mine"], sync["shared"]) == ([0, 3], True)
        assert all(not secret & each for each in owned(a)), "a device with two seats shows neither by itself"
        looked = a.ask("look", seat=3)
        assert set(looked["view"]["tableau"]["secret"]) == secret
        settle(b, c, stranger)
        assert all(not secret & each for device in (b, c, stranger) for each in owned(device))


def test_a_paused_seat_and_one_for_a_friend_need_it_too(server: Server) -> None:
    table = rumble(server, "here", "remote", "paused", "bot:uniform")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        for seat, kind, question in ((2, "here", "server-take-here"), (3, "remote", "server-take-invite")):
            assert a.ask("seat", seat=seat, kind=kind)["result"] == "ok"
            asked = proposal(b)
            assert asked is not None
            assert (asked["take"], asked["question"]["id"]) == (seat, question)
            assert a.ask("vote", seat=0, yes=False)["result"] == "ok", "who asked may think again"
            assert proposal(b) is None
        assert "refused" not in [heard["t"] for heard in a.heard]
        assert a.ask("seat", seat=3, kind="remote")["result"] == "ok"
        assert b.ask("vote", seat=1, yes=True)["result"] == "ok"
        while not a.info["seats"][3].get("open"):
            a.until("table")
        # Agreed: a friend may come, by whoever's invitation.
        invite = b.ask("invite", seat=3)
        assert "here" not in invite
        status, keys, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": invite["invite"]})
        assert status == 200
        with people(Device(server, table.id, [keys["token"]])) as (friend,):
            assert friend.heard[0]["mine"] == [3]
            # Held now: nothing to ask, nobody else's business.
            assert why(a.ask("seat", seat=3, kind="here")) == "server-seat-held"
        # A seat that is open to a guest from the start stays open, and its name may change.
        table = rumble(server, "here", "remote", "remote")
        with people(table.sit(0), table.claim(1)) as (a, b):
            assert a.ask("seat", seat=2, kind="remote", name="Guest")["result"] == "ok"
            assert proposal(b) is None
            assert b.info["seats"][2]["name"] == "Guest"
            assert a.ask("invite", seat=2)["t"] == "invitation"
            # But somebody who sits here already would learn a second secret.
            assert a.ask("seat", seat=2, kind="here")["result"] == "ok"
            assert proposal(b) is not None


def test_people_who_share_a_tablet_or_hold_a_phone_each_have_a_say(server: Server) -> None:
    table = rumble(server, "here", "here", "here", "remote", "bot:uniform")
    tablet, far = table.sit(0, 1, 2), table.claim(3)
    with people(tablet, far):
        code = tablet.ask("lend", seat=1)["code"]
        _, lent, _ = server.post("/api/phone", {"code": code})
        with people(Device(server, table.id, [lent["token"]])) as (phone,):
            tablet.until("sync")
            # The tablet asks in the name of the seat whose turn it is to hold it.
            assert why(tablet.ask("seat", seat=4, kind="here", by=1)) == "server-seat-on-phone"
            assert why(tablet.ask("seat", seat=4, kind="here", by=3)) == "server-not-your-seat"
            assert tablet.ask("seat", seat=4, kind="here", by=2, key="k")["result"] == "ok"
            asked = proposal(far)
            assert asked is not None
            assert (asked["seat"], asked["waiting"]) == (2, [0, 1, 3])
            assert tablet.ask("vote", seat=0, yes=True)["result"] == "ok"
            assert why(tablet.ask("vote", seat=1, yes=True)) == "server-seat-on-phone", "that one answers on the phone"
            assert far.ask("vote", seat=3, yes=True)["result"] == "ok"
            assert proposal(phone) is not None
            assert "invitation" not in [heard["t"] for heard in tablet.heard]
            assert phone.ask("vote", seat=1, yes=True)["result"] == "ok"
            invitation = tablet.until("invitation")
            assert invitation["key"] == "k"
            assert taken(server, table, tablet, invitation)["mine"] == [0, 1, 2, 4]
            assert "invitation" not in [heard["t"] for device in (phone, far) for heard in device.heard]
            # A phone may ask as well, for the one seat that it speaks for.
            assert owned(far) != []


def test_the_answer_finds_whoever_asked_on_a_new_line(server: Server) -> None:
    table = rumble(server, "here", "remote", "bot:uniform")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        assert a.ask("seat", seat=2, kind="here", key="k")["result"] == "ok"
        a.again()
        assert a.info["proposal"]["take"] == 2
        assert b.ask("vote", seat=1, yes=True)["result"] == "ok"
        assert a.until("invitation")["key"] == "k"
        # Nobody came: the seat waits, and whoever wants it asks again.
        assert a.ask("seat", seat=2, kind="here")["result"] == "ok"
        assert proposal(b) is not None
        settle(a, b)


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
            assert a.ask("seat", seat=2, kind="here")["result"] == "ok"
            before = len(a.heard)
            assert {0: a, 1: b}[a.actor].act()["t"] == "step"
            assert proposal(a) is None
            assert next(why(heard) for heard in a.heard[before:] if heard["t"] == "refused") == "server-take-lapsed"
            assert why(b.ask("vote", seat=1, yes=True)) == "server-vote-none"


def test_whoever_stops_playing_is_not_waited_for_unless_present(server: Server) -> None:
    table = rumble(server, "here", "remote", "remote", "bot:uniform")
    a, b, c = table.sit(0), table.claim(1), table.claim(2)
    with people(a, b, c):
        # To pause somebody who looks on does not take the say from them.
        assert b.ask("seat", seat=1, kind="paused")["result"] == "ok"
        c.close()
        while a.info["seats"][2].get("present"):
            a.until("table")
        assert a.ask("seat", seat=3, kind="here")["result"] == "ok"
        asked = proposal(b)
        assert asked is not None
        assert asked["waiting"] == [1, 2]
        assert b.ask("vote", seat=1, yes=True)["result"] == "ok"
        assert a.ask("seat", seat=2, kind="paused")["result"] == "ok"
        assert a.until("invitation")["seat"] == 3


def test_alone_with_bots_or_after_the_end_nobody_is_asked(server: Server) -> None:
    table = rumble(server, "here", "bot:uniform", "bot:uniform", guard="on")
    with people(table.sit(0)) as (a,):
        first_victim(a)
        while a.actor != 0:  # while bots hold the other seats: an empty one would never move
            a.until("step")
        got = a.ask("seat", seat=1, kind="here")
        assert (got["t"], got["here"]) == ("invitation", True)
        assert a.ask("seat", seat=2, kind="paused")["result"] == "ok"
        assert a.ask("propose", seat=0, prompt=a.v, do="call")["t"] == "step"
        assert a.over
    table = rumble(server, "here", "remote", "bot:uniform", guard="on")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        first_victim(a, b)
        while a.actor == 2:
            a.until("step")
        assert a.ask("seat", seat=2, kind="paused")["result"] == "ok"
        assert a.ask("propose", seat=0, prompt=a.v, do="call")["result"] == "ok"
        assert b.ask("vote", seat=1, yes=True)["t"] == "step"
        a.catch_up(b.v)
        assert a.over
        assert a.ask("seat", seat=2, kind="here")["t"] == "invitation", "all is turned up"


def test_without_secrets_nothing_is_asked(server: Server) -> None:
    table = server.table("here", "remote", "bot:uniform", "paused")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        assert a.ask("seat", seat=2, kind="here")["t"] == "invitation"
        assert a.ask("seat", seat=3, kind="remote")["result"] == "ok"
        assert b.ask("invite", seat=3)["t"] == "invitation"
        assert b.ask("invite", seat=2)["t"] == "invitation"
        assert proposal(b) is None


def test_giving_a_seat_to_a_bot_tells_nobody_its_secret(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = rumble(server, "here", "remote", "remote")
    a, b, c, stranger = table.sit(0), table.claim(1), table.claim(2), table.watch()
    with people(a, b, c, stranger):
        secret = tokens_of(server, table, 1)
        b.close()
        while a.info["seats"][1].get("present"):
            a.until("table")
        assert a.ask("seat", seat=1, kind="bot", bot="bluffer")["result"] == "ok"
        assert proposal(c) is None, "a bot keeps a secret; nobody is asked"
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
        settle(a, c, stranger)
        for device in (a, c, stranger):
            assert all(not secret & each for each in owned(device))
        assert why(a.ask("seat", seat=1, kind="here")) == "server-seat-kept"
        assert b.again()["mine"] == [1]
        assert b.ask("seat", seat=1, kind="remote")["result"] == "ok", "one's own is taken back freely"


def test_what_cannot_be_kept_is_not_granted(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = server_here(bot_delay=600)
    table = rumble(server, "here", "remote", "bot:uniform")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        assert a.ask("seat", seat=2, kind="here")["result"] == "ok"
        real = server.store._transact

        def full(works: object) -> list[object]:
            raise StoreError("full", "no room")

        monkeypatch.setattr(server.store, "_transact", full)
        assert b.ask("vote", seat=1, yes=True)["message"]["id"] == "server-store-full"
        assert proposal(a) is not None, "the question is still open"
        assert "invitation" not in [heard["t"] for heard in a.heard]
        monkeypatch.setattr(server.store, "_transact", real)
        assert b.ask("vote", seat=1, yes=True)["result"] == "ok"
        assert a.until("invitation")["seat"] == 2
