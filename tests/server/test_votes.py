"""What only all may do together: a proposal, the votes, and what comes of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import pytest
from tests.server.people import Created, Device, Message, Server, ServerHere, first_victim, people

from lamplight.core.chance import Dealer
from lamplight.core.match import Match
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.kits import game_named
from lamplight.server.bots import NO, YES, Question, Thought, agrees
from lamplight.server.votes import Votes


def rumble(server: Server, *kinds: str, **options: str) -> Created:
    return server.table_of("rumble", *kinds, **{"adventures": "3", **options})


def why(answer: Message) -> str:
    found: str = answer["refusal"]["message"]["id"]
    return found


def propose(device: Device, seat: int, **fields: object) -> Message:
    return device.ask("propose", **{"seat": seat, "prompt": device.v, "do": "call", **fields})


def adventure(device: Device) -> int:
    return int(device.view["tableau"]["adventure"])


def test_everybody_must_agree_and_then_it_is_done_like_an_act(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = rumble(server, "here", "here", "remote")
    tablet, remote, stranger = table.sit(0, 1), table.claim(2), table.watch()
    with people(tablet, remote, stranger):
        assert why(propose(tablet, 0)) == "server-vote-nothing", "not before the first victim"
        first_victim(tablet, remote)
        v = tablet.v
        stranger.catch_up(v)
        assert why(propose(stranger, 0)) == "server-not-your-seat"
        assert why(propose(tablet, 0, do="fight lich")) == "server-vote-nothing"
        assert propose(tablet, 0, prompt=v - 1)["t"] == "stale"
        assert why(tablet.ask("vote", seat=0, yes=True)) == "server-vote-none"
        assert propose(tablet, 0, key="p")["result"] == "ok"
        assert propose(tablet, 0, key="p")["result"] == "duplicate"
        for device in (tablet, remote, stranger):
            while "proposal" not in device.info:
                device.until("table")
            # The neighbour at the same tablet has a say of his own.
            assert device.info["proposal"] == {"seat": 0, "do": "call", "waiting": [1, 2]}
        remote.catch_up(v)
        assert why(propose(remote, 2)) == "server-vote-pending"
        assert why(tablet.ask("vote", seat=0, yes=True)) == "server-vote-not-asked"
        assert tablet.ask("vote", seat=1, yes=True)["result"] == "ok"
        assert (tablet.v, adventure(tablet)) == (v, 1)
        answer = remote.ask("vote", key="yes", seat=2, yes=True)
        assert (answer["t"], answer["ack"]) == ("step", "yes")
        assert {event["kind"] for event in answer["events"]} >= {"call", "score", "start"}
        with sqlite3.connect(server.folder / "lamplight.db") as db:
            row = db.execute("SELECT by, do, key FROM plies WHERE n = ?", (v,)).fetchone()
        db.close()
        assert row == (-3, "call", "2 yes")
        for device in (tablet, stranger):
            device.catch_up(answer["v"])
            assert adventure(device) == 2
            while "proposal" in device.info:
                device.until("table")
        server.kill()
        server.start()
        assert adventure(tablet) == 2
        assert tablet.again()["v"] >= answer["v"]
        remote.again()
        assert remote.ask("vote", key="yes", seat=2, yes=True)["result"] == "duplicate"


def test_a_no_or_the_next_act_lets_it_lapse(server: Server) -> None:
    table = rumble(server, "here", "remote", "here")
    a, b, c = table.sit(0), table.claim(1), table.sit(2)
    devices = {0: a, 1: b, 2: c}
    with people(a, b, c):
        first_victim(a, b, c)
        assert propose(a, 0)["result"] == "ok"
        assert b.ask("vote", seat=1, yes=False)["result"] == "ok"
        assert why(c.ask("vote", seat=2, yes=True)) == "server-vote-none"
        assert propose(a, 0)["result"] == "ok"
        assert a.ask("vote", seat=0, yes=False)["result"] == "ok", "taken back by who proposed it"
        assert propose(a, 0)["result"] == "ok"
        assert c.ask("vote", seat=2, yes=True)["result"] == "ok"
        v = a.v
        actor = devices[a.actor]
        actor.act()
        for device in (a, b, c):
            device.catch_up(v + 1)
        assert why(b.ask("vote", seat=1, yes=True)) == "server-vote-none"
        while "proposal" in b.info:
            b.until("table")
        assert adventure(b) == 1
        # Nobody need wait for a seat that nobody plays any more.
        assert propose(a, 0)["result"] == "ok"
        assert c.ask("vote", seat=2, yes=True)["result"] == "ok"
        assert b.ask("seat", seat=1, kind="paused")["result"] == "ok"
        while adventure(a) == 1:
            a.until("step")


def test_one_thing_is_asked_at_a_time(server: Server) -> None:
    table = rumble(server, "here", "remote", "here")
    devices = {0: table.sit(0), 1: table.claim(1), 2: table.sit(2)}
    with people(*devices.values()) as (a, b, c):
        first_victim(a, b, c)
        order = []
        for _ in range(2):
            newest = max(device.v for device in devices.values())
            for device in devices.values():
                device.catch_up(newest)
            order.append(a.actor)
            devices[a.actor].act()
        newest = max(device.v for device in devices.values())
        for device in devices.values():
            device.catch_up(newest)
        first = devices[order[0]]
        assert propose(a, 0)["result"] == "ok"
        assert why(first.ask("undo", seat=order[0], prompt=newest)) == "server-vote-pending"
        assert b.ask("vote", seat=1, yes=False)["result"] == "ok"
        assert first.ask("undo", seat=order[0], prompt=newest)["result"] == "ok"
        assert why(propose(c, 2)) == "server-undo-pending"
        # Going back lets a proposal lapse as well.
        last = order[1]
        assert first.ask("undo-answer", seat=order[0], yes=False)["result"] == "ok"
        assert propose(c, 2)["result"] == "ok"
        assert devices[last].ask("undo", seat=last, prompt=newest)["result"] == "ok"
        assert "proposal" not in devices[last].until("sync")["table"]


def test_bots_wait_for_the_answer(server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch) -> None:
    server = server_here()
    asked: list[Question] = []
    table = rumble(server, "here", "here", "bot:uniform")
    monkeypatch.setattr(Votes, "opinionated", lambda _: {})
    with people(table.sit(0, 1)) as (a,):
        first_victim(a)
        while a.actor == 2:
            a.until("step")
        monkeypatch.setattr(server.app.state.bots, "think", asked.append)
        while a.actor != 2:
            a.act()
        for _ in range(200):
            if asked:
                break
            a.ask("why", seat=0, touches=["lich"])
        v = a.v
        assert propose(a, 0)["result"] == "ok"
        [question] = asked
        world = question.perspective.world
        loop = server.app.state.bots._loop
        loop.call_soon_threadsafe(question.done, Thought(world.text(world.legal_actions()[0]), None))
        for _ in range(5):
            a.ask("why", seat=0, touches=["lich"])
        assert (a.v, len(asked)) == (v, 1), "the answer to an older question is not played"
        assert a.ask("vote", seat=1, yes=False)["result"] == "ok"
        for _ in range(200):
            if len(asked) == 2:
                break
            a.ask("why", seat=0, touches=["lich"])
        loop.call_soon_threadsafe(asked[1].done, Thought(world.text(world.legal_actions()[0]), None))
        a.until("step")
        assert a.v == v + 1


def test_where_nobody_is_to_be_asked_it_is_done_at_once(server: Server) -> None:
    table = rumble(server, "here", "bot:uniform", "bot:uniform", adventures="1")
    with people(table.sit(0)) as (a,):
        first_victim(a)
        while a.actor != 0:
            a.until("step")
        for bot in (1, 2):
            assert a.ask("seat", seat=bot, kind="paused")["result"] == "ok"
        assert propose(a, 0)["t"] == "step"
        assert a.over
    table = rumble(server, "here", "here", "here", guard="off")
    with people(table.sit(0)) as (a,):
        assert a.info.get("motions", []) == []
        assert why(propose(a, 0)) == "server-vote-nothing"
    with people(server.table("here", "here").sit(0)) as (a,):
        assert why(propose(a, 0)) == "server-vote-nothing"


class Stubborn:
    """A bot with an opinion."""

    def agrees(self, perspective: Perspective, motion: str, rng: Rng) -> bool:
        return motion == "call" and perspective.seat == 2


def test_a_bot_may_have_an_opinion() -> None:
    match = Match(game_named("rumble"), {}, 3, Dealer(bytes(32)))
    match.begin()
    knows = [match.perspective(seat, Rng(1)) for seat in range(3)]
    assert [agrees(Stubborn(), each, "call", Rng(1)) for each in knows] == [False, False, True]
    assert agrees(object(), knows[0], "call", Rng(1)), "one without agrees"


@pytest.mark.parametrize("said", [YES, NO])
def test_a_bot_that_wants_to_be_asked_is_asked(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    server = server_here()
    table = rumble(server, "here", "here", "bot:bluffer")
    asked: list[Question] = []

    def think(question: Question) -> None:
        if not question.motion:  # a turn of its own
            world = question.perspective.world
            dos = [world.text(code) for code in world.legal_actions()]
            server.app.state.bots._loop.call_soon(question.done, Thought(max(dos, key=lambda do: do[0] == "f"), None))
            return
        assert question.motion == "call"
        asked.append(question)
        server.app.state.bots._loop.call_soon(question.done, Thought(said, None))

    monkeypatch.setattr(Votes, "opinionated", lambda _: {2: "bluffer"})
    monkeypatch.setattr(server.app.state.bots, "think", think)
    with people(table.sit(0, 1)) as (a,):
        first_victim(a)
        while a.actor == 2:
            a.until("step")
        assert propose(a, 0)["result"] == "ok"
        answer = a.ask("vote", seat=1, yes=True)
        if said == YES:
            assert answer["t"] == "step"
            assert adventure(a) == 2
        else:
            assert why(answer) == "server-vote-none"
            assert adventure(a) == 1
    assert len(asked) == 1
    assert int(asked[0].perspective.seat) == 2
