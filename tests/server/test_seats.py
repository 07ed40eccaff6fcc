"""Seats belong to people: every cell of the table of rights over real sockets, and what follows (docs/seats.md)."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
from tests.examples import SECRET, needs_secrets
from tests.server.conftest import GENEROUS
from tests.server.people import Created, Device, Message, Moved, Server, ServerHere, people, play_on, why
from tests.server.test_rights import SEATS

from lamplight.kits import all_games
from lamplight.server import clock
from lamplight.server.rights import ACTS, Act, Asker, Right, There, Whose, right

OPEN_GAME = next(game.id for game in all_games() if not game.secrets)
AWAY = 121  # seconds: longer than anybody is waited for


@pytest.fixture(scope="module")
def clock_of_all() -> Iterator[Moved]:
    made = Moved()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock, "now", made.now)
        yield made


@pytest.fixture(scope="module")
def here(clock_of_all: Moved, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHere]:
    """One server in this process, whose clock can be moved; its bots never come to a decision."""
    running = ServerHere(tmp_path_factory.mktemp("seats") / "data", **{**GENEROUS, "bot_delay": 600})
    yield running
    running.close()


def reread(server: ServerHere, table: Created) -> None:
    """The table is forgotten, so that whoever comes next finds what is on disk."""
    server.app.state.tables.live.pop(table.id, None)


def until(device: Device, seat: int, **wanted: object) -> Message:
    """Wait until everybody may know this of a seat."""
    while not device.info or any(device.info["seats"][seat].get(name) != value for name, value in wanted.items()):
        device.until("table", "sync")
    found: Message = device.info["seats"][seat]
    return found


class Around:
    """A table with the host (seat 0), a person (1), somebody else who is there (3), and a seat as it is found (2)."""

    def __init__(self, server: ServerHere, moved: Moved, game: str, name: str, asker: Asker) -> None:
        seat = SEATS[name]
        kind = {"nobody's, a bot plays it": "bot:uniform", "nobody's, it takes a break": "paused"}.get(name, "remote")
        self.table = table = server.table_of(game, "here", "remote", kind, "remote")
        if name == "free, nobody is invited":
            server.sql("UPDATE seats SET invite = NULL WHERE seat = 2 AND match = ?", self.number(server))
        if seat.promised:
            server.sql("UPDATE seats SET kind = 'here', home = 0 WHERE seat = 2 AND match = ?", self.number(server))
        reread(server, table)
        self.devices = {0: table.sit(0), 1: table.claim(1), 3: table.claim(3)}
        self.me = 0 if asker is Asker.HOST else 1
        self.seat = self.me if seat.whose is Whose.MINE else 2
        asking = self.devices[self.me]
        first = {"yours, a bot plays it": "bot", "yours, it takes a break": "pause"}.get(name)
        if first is not None:
            assert asking.ask("seat", seat=self.seat, act=first)["result"] == "ok"
        if seat.whose is Whose.ANOTHERS:
            holder = self.devices[2] = table.claim(2)
            if name.endswith("it takes a break"):
                assert holder.ask("seat", seat=2, act="pause")["result"] == "ok"
            if seat.there is not There.PRESENT:
                holder.close()
                for device in (asking, self.devices[3]):
                    until(device, 2, present=None)
            if seat.there is There.AWAY:
                moved.on(AWAY)
        self.asker = asking

    def number(self, server: ServerHere) -> int:
        return int(server.sql("SELECT number FROM matches WHERE id = ?", self.table.id)[0][0])

    def ask(self, act: Act) -> Message:
        return self.asker.ask("seat", seat=self.seat, act=act, **({"name": "Zoe"} if act == "name" else {}))

    def agree(self) -> None:
        """Everybody who is asked says yes."""
        asked = self.asker.asked()
        for at in asked["waiting"]:
            assert self.devices[at].reply(at, True)["result"] == "ok"

    def check_done(self, act: Act, invitation: Message | None) -> None:
        """What was done can be seen by somebody else."""
        other = self.devices[3]
        other.settle()
        seat = other.info["seats"][self.seat]
        if act == "name":
            assert seat["name"] == "Zoe"
        elif act == "host":
            assert other.info["host"] == self.seat
        elif act in ("bot", "pause"):
            assert seat["kind"] == {"bot": "bot", "pause": "paused"}[act]
        elif act == "play" and self.seat == self.me:
            assert seat["kind"] == ("here" if self.me == 0 else "remote")
        else:
            assert invitation is not None
            assert (invitation["seat"], invitation.get("here", False)) == (self.seat, act == "play")
            if act != "renew":
                assert (seat["open"], seat.get("held")) == (True, None)
        assert other.question() is None

    def close(self) -> None:
        for device in self.devices.values():
            device.close()


@pytest.mark.parametrize("name", list(SEATS))
@pytest.mark.parametrize("asker", [Asker.PERSON, Asker.HOST], ids=["person", "host"])
@pytest.mark.parametrize("secrets", [False, pytest.param(True, marks=needs_secrets)], ids=["open", "secrets"])
def test_every_cell(here: ServerHere, clock_of_all: Moved, name: str, asker: Asker, secrets: bool) -> None:
    game = SECRET if secrets else OPEN_GAME
    expected = {act: right(act, asker, SEATS[name], secrets) for act in ACTS}
    first = Around(here, clock_of_all, game, name, asker)
    try:
        offered = {one["seat"]: one for one in first.asker.greet().get("may", ())}.get(first.seat, {})
        assert list(offered.get("now", [])) == [act for act in ACTS if expected[act] is Right.NOW]
        assert list(offered.get("ask", [])) == [act for act in ACTS if expected[act] is Right.ASK]
        before = first.asker.info
        for act, what in expected.items():
            if not isinstance(what, Right):
                assert why(first.ask(act)) == what, act
        first.asker.settle()
        assert first.asker.info["seats"] == before["seats"], "what is refused changes nothing"
        watcher = first.table.watch()
        with people(watcher):
            assert "may" not in watcher.heard[0]
            assert why(watcher.ask("seat", seat=first.seat, act="name")) == "server-watching"
        again: Around | None = first
        for act, what in expected.items():
            if not isinstance(what, Right):
                continue
            now = again or Around(here, clock_of_all, game, name, asker)
            again = None
            try:
                answer = now.ask(act)
                invitation = answer if answer["t"] == "invitation" else None
                if what is Right.ASK:
                    assert answer["result"] == "ok", answer
                    now.agree()
                    assert now.asker.until("settled")["result"] == "agreed"
                    given = [heard for heard in now.asker.heard if heard["t"] == "invitation"]
                    invitation = given[-1] if given else None
                else:
                    assert answer["t"] in ("ack", "invitation"), answer
                now.check_done(act, invitation)
            finally:
                now.close()
    finally:
        first.close()


@pytest.mark.parametrize("game", [OPEN_GAME, pytest.param(SECRET, marks=needs_secrets)])
def test_who_has_played_is_not_freed(here: ServerHere, game: str) -> None:
    table = here.table_of(game, "here", "remote")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        assert "free" in may_of(a.greet(), 1)
        while "free" in may_of(a.heard[-1], 1):
            devices = {0: a, 1: b}
            play_on(devices, 1)
            a.greet()
        assert why(a.ask("seat", seat=1, act="free")) == "server-seat-played"


def may_of(sync: Message, seat: int) -> list[str]:
    found: list[str] = next((one.get("now", []) for one in sync.get("may", ()) if one["seat"] == seat), [])
    return found


# --- who is away ----------------------------------------------------------------------------------


def test_everybody_is_told_when_somebody_is_waited_for_no_longer(server_here: Callable[..., ServerHere]) -> None:
    server = server_here(grace=3)
    table = server.table("here", "remote")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        a.settle()
        b.close()
        gone = until(a, 1, present=None)
        assert "away" not in gone
        assert gone["gone"] <= 1
        answer = a.ask("seat", seat=1, act="bot")
        assert why(answer) == "server-seat-just-gone"
        assert answer["refusal"]["message"]["args"]["minutes"] == 1
        until(a, 1, away=True)  # nobody does anything: the server says so by itself
        assert "bot" in may_of(a.heard[-1], 1)
        b.again()
        back = until(a, 1, present=True)
        assert "gone" not in back
        assert "away" not in back


def test_when_somebody_was_last_there_is_kept_and_a_server_that_was_down_waits_anew(
    server_here: Callable[..., ServerHere], moved: Moved
) -> None:
    server = server_here()
    table = server.table("here", "remote")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        b.close()
        until(a, 1, present=None)
        moved.on(1000)
        a.greet()
        seat = a.info["seats"][1]
        assert 1000 <= seat["gone"] <= 1010
        assert seat["away"] is True
        a.close()
    server.close()
    moved.on(5000)
    server.start()
    with people(table.sit(0)) as (a,):
        seat = a.info["seats"][1]
        assert 6000 <= seat["gone"] <= 6020
        assert "away" not in seat, "nobody could be there while the server was not"
        assert why(a.ask("seat", seat=1, act="bot")) == "server-seat-just-gone"
        moved.on(AWAY)
        assert a.ask("seat", seat=1, act="bot")["result"] == "ok"


@pytest.mark.parametrize("restarted", [False, True])
def test_a_clock_that_was_set_back_keeps_nobody_waiting(
    server_here: Callable[..., ServerHere], moved: Moved, restarted: bool
) -> None:
    """It was wrong by a day when somebody was last seen, and the grace is what it always is."""
    moved.on(86400)
    server = server_here()
    table = server.table("here", "remote")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        b.close()
        until(a, 1, present=None)
        moved.on(-86400)
        if restarted:
            a.close()
            server.close()
            server.start()
            a.again()
        a.greet()
        assert "away" not in a.info["seats"][1]
        answer = a.ask("seat", seat=1, act="bot")
        assert why(answer) == "server-seat-just-gone"
        assert answer["refusal"]["message"]["args"]["minutes"] <= AWAY // 60 + 1
        moved.on(AWAY)
        a.greet()
        assert a.info["seats"][1]["away"] is True
        assert a.ask("seat", seat=1, act="bot")["result"] == "ok"


def test_whoever_is_away_has_no_say_and_holds_up_nobody(server_here: Callable[..., ServerHere], moved: Moved) -> None:
    server = server_here(bot_delay=600)
    table = server.table("here", "remote", "remote")
    devices = {0: table.sit(0), 1: table.claim(1), 2: table.claim(2)}
    a, b, c = devices.values()
    with people(*devices.values()):
        while a.actor == 0 or a.v < 5:
            play_on(devices, 1)
        assert a.ask("undo", seat=0, prompt=a.v)["result"] == "ok"
        assert a.asked()["waiting"] == [1, 2]
        c.close()
        until(a, 2, present=None)
        assert b.reply(1, True)["result"] == "ok"
        asked = a.question()
        assert asked is not None
        assert asked["waiting"] == [2], "who has just gone may come back and answer"
        moved.on(AWAY)
        assert b.ask("seat", seat=1, act="name", name="Bea")["result"] == "ok"  # something happens
        assert a.until("settled")["result"] == "agreed"
        # And from the beginning only those are asked who are not away.
        a.catch_up(b.v)
        while a.actor == 0:
            assert a.act()["t"] == "step"
        b.catch_up(a.v)
        assert b.ask("seat", seat=2, act="bot")["result"] == "ok"


def test_what_came_of_a_question_is_told_to_whoever_asked_when_they_are_back(server: Server) -> None:
    table = server.table("here", "remote", "remote")
    devices = {0: table.sit(0), 1: table.claim(1), 2: table.claim(2)}
    a, b, _ = devices.values()
    with people(*devices.values()):
        while a.actor == 0 or a.v < 5:
            play_on(devices, 1)
        assert a.ask("undo", seat=0, prompt=a.v)["result"] == "ok"
        name = b.asked()["id"]
        a.close()
        until(b, 0, present=None)
        assert b.reply(1, False)["result"] == "ok"
        a.again()
        settled = a.until("settled")
        assert (settled["question"], settled["result"]) == (name, "declined")
        assert a.again()["t"] == "sync"
        a.settle()
        assert sum(1 for heard in a.heard if heard["t"] == "settled") == 1, "once"


# --- secrets --------------------------------------------------------------------------------------


@needs_secrets
def test_somebody_else_must_be_there_to_agree_when_a_person_gets_into_a_secret_seat(
    server_here: Callable[..., ServerHere], moved: Moved
) -> None:
    server = server_here(bot_delay=600)
    table = server.table_of(SECRET, "here", "remote", "bot:uniform")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        assert a.ask("seat", seat=2, act="play")["result"] == "ok"
        a.asked()
        b.close()
        until(a, 1, present=None)
        moved.on(AWAY)
        assert a.ask("seat", seat=0, act="name", name="Ada")["result"] == "ok"  # something happens
        settled = a.until("settled")
        assert (settled["result"], settled["text"]["id"]) == ("lapsed", "server-seat-nobody-agrees")
        assert "invitation" not in [heard["t"] for heard in a.heard]
        for act in ("play", "open"):
            assert why(a.ask("seat", seat=2, act=act)) == "server-seat-nobody-agrees"
        assert why(a.ask("seat", seat=1, act="renew")) == "server-seat-nobody-agrees"
        sync = a.greet()
        assert {act for one in sync["may"] for act in one.get("ask", ())} == set()
        assert may_of(sync, 1) == ["bot", "pause", "free"], "but the game need not stop"
        assert a.ask("seat", seat=1, act="bot")["result"] == "ok"
        b.again()
        assert b.ask("seat", seat=1, act="play")["result"] == "ok", "back, without asking anybody"
        until(a, 1, kind="remote")


@needs_secrets
def test_a_question_about_somebody_away_is_pointless_when_they_are_back(
    server_here: Callable[..., ServerHere], moved: Moved
) -> None:
    server = server_here()
    table = server.table_of(SECRET, "here", "remote", "remote")
    a, b, c = table.sit(0), table.claim(1), table.claim(2)
    with people(a, b, c):
        c.close()
        until(a, 2, present=None)
        moved.on(AWAY)
        assert a.ask("seat", seat=2, act="bot")["result"] == "ok"
        name = b.asked()["id"]
        c.again()
        settled = a.until("settled")
        assert (settled["result"], settled["text"]["id"]) == ("lapsed", "server-seat-held")
        assert why(b.ask("answer", seat=1, question=name, yes=True)) == "server-question-closed"
        a.settle()
        assert a.info["seats"][2]["kind"] == "remote"


@needs_secrets
def test_a_guest_cannot_take_the_seat_that_a_friend_was_invited_to(server: Server) -> None:
    """A review found this: a fresh invitation to somebody else's open seat, claimed beside one's own."""
    table = server.table_of(SECRET, "here", "remote", "remote")
    a, b = table.sit(0), table.claim(1)
    friend = table.keys[2]["invite"]
    with people(a, b):
        assert why(b.ask("seat", seat=2, act="invite")) == "server-seat-invited"
        assert why(b.ask("invite")) == "server-host-only"
        ask = {"invite": friend, "tokens": [table.token(1)]}
        status, fault, _ = server.post(f"/api/tables/{table.id}/claim", ask)
        assert (status, fault["error"]["id"]) == (409, "server-one-seat-each")
        # Without showing them it is claimed, but a device that has both keys holds only one hand.
        status, keys, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": friend})
        assert status == 200
        with people(Device(server, table.id, [table.token(1), keys["token"]])) as (both,):
            sync = both.heard[0]
            assert (sync["mine"], sync["aside"], sync["seat"], "shared" in sync) == ([1], [2], 1, False)
            for command, fields in (("look", {}), ("note", {"text": "x"}), ("lend", {})):
                assert why(both.ask(command, seat=2, **fields)) == "server-not-your-seat"
            assert [seat.get("present", False) for seat in both.info["seats"]] == [True, True, False]
        # The host frees the seat that was taken by the wrong one, and invites again.
        again = a.ask("seat", seat=2, act="free")
        assert again["t"] == "invitation"
        with people(Device(server, table.id, [keys["token"]])) as (evicted,):
            assert evicted.heard[0]["mine"] == []
        status, keys, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": again["invite"]})
        assert (status, keys["seat"]) == (200, 2)


@needs_secrets
def test_seats_of_one_tablet_stay_together_and_others_apart(server: Server) -> None:
    table = server.table_of(SECRET, "remote", "here", "here", "remote")
    with people(table.claim(0), table.claim(3)) as (zero, three):
        assert (zero.heard[0]["mine"], three.heard[0]["mine"]) == ([0], [3])
        with people(table.sit(1, 2)) as (tablet,):
            assert (tablet.heard[0]["mine"], tablet.heard[0]["shared"]) == ([1, 2], True)
        with people(table.sit(1, 2, 3)) as (greedy,):
            assert (greedy.heard[0]["mine"], greedy.heard[0]["aside"]) == ([1, 2], [3])
        with people(table.sit(0, 1, 2)) as (greedy,):
            assert (greedy.heard[0]["mine"], greedy.heard[0]["aside"]) == ([0], [1, 2])
    # Where there is nothing to hide, one device may hold them all.
    table = server.table("here", "remote", "remote")
    with people(table.claim(1), table.claim(2)), people(table.sit(0, 1, 2)) as (all_,):
        assert all_.heard[0]["mine"] == [0, 1, 2]


@needs_secrets
def test_after_a_rematch_the_seat_of_somebody_absent_is_still_theirs(
    server_here: Callable[..., ServerHere], moved: Moved
) -> None:
    server = server_here()
    table = server.table_of(SECRET, "here", "remote", "remote")
    a, b, c = table.sit(0), table.claim(1), table.claim(2)
    with people(a, b, c):
        number = server.sql("SELECT number FROM matches WHERE id = ?", table.id)[0][0]
        c.close()
        until(a, 2, present=None)
        room = server.app.state.tables.live[table.id].room
        room.over = True  # as far as going on elsewhere is concerned
        assert a.ask("rematch")["result"] == "ok"
        moves = [device.until("moved") for device in (a, b)]
        with people(*(Device(server, m["table"], [m["seats"][0]["token"]]) for m in moves)) as (a2, b2):
            seat = a2.info["seats"][2]
            assert (seat["held"], "open" in seat) == (True, False)
            for act, said in (("play", "kept"), ("open", "kept"), ("invite", "kept"), ("bot", "just-gone")):
                assert why(b2.ask("seat", seat=2, act=act)) == f"server-seat-{said}"
            moved.on(AWAY)
            assert b2.ask("seat", seat=2, act="bot")["result"] == "ok"
            a2.asked()
            assert a2.reply(0, True)["result"] == "ok"
            until(a2, 2, kind="bot")
            c.again()
            third = c.until("moved")
            with people(Device(server, third["table"], [third["seats"][0]["token"]])) as (c2,):
                assert c2.heard[0]["mine"] == [2]
                assert c2.ask("seat", seat=2, act="play")["result"] == "ok"
        assert server.sql("SELECT host FROM matches WHERE number > ?", number) == [(0,)]


# --- a lost key -----------------------------------------------------------------------------------


def lost(server: Server, moved: Moved) -> tuple[Created, Device, Device]:
    table = server.table("here", "remote", "remote")
    a, b = table.sit(0), table.claim(1)
    with people(table.claim(2)) as (c,):
        c.settle()
    until(a, 2, present=None)
    moved.on(AWAY)
    return table, a, b


def test_a_new_link_brings_whoever_lost_theirs_back_and_ends_the_old_key(
    server_here: Callable[..., ServerHere], moved: Moved
) -> None:
    server = server_here()
    table, a, b = lost(server, moved)
    with people(a, b):
        link = a.ask("seat", seat=2, act="renew")
        assert (link["t"], link["seat"], link.get("here", False)) == ("invitation", 2, False)
        a.settle()
        assert a.info["seats"][2]["held"] is True, "the seat is still theirs"
        status, keys, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": link["invite"], "name": "Cleo"})
        assert (status, keys["seat"]) == (200, 2)
        status, fault, _ = server.post(f"/api/tables/{table.id}/recover", {"words": table.keys[2]["words"]})
        assert (status, fault["error"]["id"]) == (404, "server-words-wrong"), "the old words are lost, too"
        with people(Device(server, table.id, [keys["token"]]), table.sit(2)) as (new, old):
            assert (new.heard[0]["mine"], old.heard[0]["mine"]) == ([2], [])
        status, fault, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": link["invite"]})
        assert (status, fault["error"]["id"]) == (409, "server-invite-used")


def test_whoever_is_back_with_the_old_key_needs_no_new_link(
    server_here: Callable[..., ServerHere], moved: Moved
) -> None:
    server = server_here()
    table, a, b = lost(server, moved)
    with people(a, b):
        assert b.ask("seat", seat=2, act="renew")["result"] == "ok", "whoever is not the host asks"
        assert a.asked()["text"]["id"] == "server-take-renew"
        assert a.reply(0, True)["result"] == "ok"
        link = b.until("invitation")
        with people(table.sit(2)) as (c,):
            assert c.heard[0]["mine"] == [2]
            c.settle()
            status, fault, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": link["invite"]})
            assert (status, fault["error"]["id"]) == (409, "server-invite-used")
        until(a, 2, present=None)
        status, _, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": link["invite"]})
        assert status == 409, "also after they are gone again"


# --- the host -------------------------------------------------------------------------------------


def test_the_host_is_whoever_made_the_table_and_the_next_one_while_they_are_away(
    server_here: Callable[..., ServerHere], moved: Moved
) -> None:
    server = server_here()
    table = server.table("remote", "here", "remote")
    zero, one, two = table.claim(0), table.sit(1), table.claim(2)
    with people(zero, one, two):
        for device in (zero, one, two):
            device.settle()
            assert device.info["host"] == 1
        assert why(two.ask("seat", seat=2, act="host")) == "server-seat-yours"
        assert why(two.ask("seat", seat=0, act="host")) == "server-host-only"
        one.close()
        until(two, 1, present=None)
        two.settle()
        assert two.info["host"] == 1, "who has just gone is the host still"
        moved.on(AWAY)
        assert two.greet()["table"]["host"] == 2
        assert two.ask("invite")["t"] == "table-invite"
        one.again()
        while two.info["host"] != 1:
            two.until("table")
        assert one.ask("seat", seat=0, act="host")["result"] == "ok"
        while zero.info["host"] != 0:
            zero.until("table")
        assert why(one.ask("invite")) == "server-host-only"
        for device in (zero, one, two):
            device.close()
    server.close()
    server.start()
    with people(table.sit(1)) as (one,):
        assert one.info["host"] == 0, "it is kept"


# --- invitations ----------------------------------------------------------------------------------


def claim(server: Server, table: Created, invite: str, **more: object) -> tuple[int, Message]:
    status, body, _ = server.post(f"/api/tables/{table.id}/claim", {"invite": invite, **more})
    return status, body


def test_one_invitation_of_the_table_for_whichever_seat_is_free(server: Server) -> None:
    table = server.table("here", "remote", "bot:uniform", "remote")
    with people(table.sit(0)) as (a,):
        first = table.invite
        key = "k" * 32
        status, one = claim(server, table, first, name="Bea", key=key)
        assert (status, one["seat"]) == (200, 1)
        assert claim(server, table, first, name="Bea", key=key) == (200, one), "asked again, the same answer"
        invite = a.ask("invite")["invite"]
        status, fault = claim(server, table, first)
        assert (status, fault["error"]["id"]) == (409, "server-invite-used"), "a new one ends the old one"
        assert claim(server, table, invite)[1]["seat"] == 3
        status, fault = claim(server, table, invite)
        assert (status, fault["error"]["id"]) == (409, "server-table-full")
        own = a.ask("seat", seat=2, act="open")["invite"]
        assert claim(server, table, own)[1]["seat"] == 2
        assert [seat["name"] for seat in a.greet()["table"]["seats"] if "name" in seat] == ["Bea"]


def test_the_table_fills_first_what_nobody_was_invited_to(server_here: Callable[..., ServerHere]) -> None:
    server = server_here()
    table = server.table("here", "remote", "remote")
    server.sql("UPDATE seats SET invite = NULL WHERE seat = 2")
    reread(server, table)
    assert claim(server, table, table.invite)[1]["seat"] == 2
    assert claim(server, table, table.keys[1]["invite"])[1]["seat"] == 1


@needs_secrets
def test_an_invitation_stays_good_while_a_bot_keeps_the_seat_warm(server_here: Callable[..., ServerHere]) -> None:
    server = server_here(bot_delay=600)
    table = server.table_of(SECRET, "here", "remote", "remote")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        assert b.ask("seat", seat=2, act="bot")["result"] == "ok"
        status, keys = claim(server, table, table.keys[2]["invite"])
        assert (status, keys["seat"]) == (200, 2)
        until(a, 2, kind="remote", held=True)


def test_of_two_who_claim_one_invitation_at_once_one_gets_it_and_both_are_told(server: Server) -> None:
    for _ in range(5):
        table = server.table("here", "remote")
        gate = threading.Barrier(2)
        told: list[tuple[int, Message]] = []

        def come(
            table: Created = table, gate: threading.Barrier = gate, told: list[tuple[int, Message]] = told
        ) -> None:
            gate.wait()
            told.append(claim(server, table, table.keys[1]["invite"], key="x" * 16 + str(threading.get_ident())))

        both = [threading.Thread(target=come) for _ in range(2)]
        for one in both:
            one.start()
        for one in both:
            one.join()
        assert sorted(status for status, _ in told) == [200, 409]
        won = next(body for status, body in told if status == 200)
        lost_ = next(body for status, body in told if status == 409)
        assert lost_["error"]["id"] == "server-invite-used"
        with people(Device(server, table.id, [won["token"]])) as (b,):
            assert b.heard[0]["mine"] == [1]


# --- one's own ------------------------------------------------------------------------------------


def test_ones_own_seat_goes_to_a_friend_and_one_watches(server: Server) -> None:
    table = server.table("here", "remote")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        link = b.ask("seat", seat=1, act="open")
        assert link["t"] == "invitation"
        assert b.until("sync")["mine"] == []
        seat = until(a, 1, open=True)
        assert "held" not in seat
        assert claim(server, table, link["invite"])[1]["seat"] == 1


@needs_secrets
def test_tables_from_before_have_a_host_and_go_on(server_here: Callable[..., ServerHere]) -> None:
    from alembic import command
    from alembic.config import Config

    server = server_here()
    table = server.table_of(SECRET, "remote", "here", "here")
    a, b = table.claim(0), table.sit(1, 2)
    with people(a, b):
        a.settle()
    server.close()
    config = Config()
    config.set_main_option("script_location", "src/lamplight/server/migrations")
    store = server.store
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.downgrade(config, "0003")
    store.engine.dispose()
    server.start()
    with people(table.sit(0), table.sit(1, 2)) as (a, b):
        assert (a.heard[0]["mine"], b.heard[0]["mine"]) == ([0], [1, 2])
        assert b.info["host"] == 1
        play_on({0: a, 1: b, 2: b}, 3)
    at = server.sql("SELECT count(*), count(at) FROM plies")[0]
    assert at[0] > at[1] > 0, "what came before has no time, what comes now has one"
