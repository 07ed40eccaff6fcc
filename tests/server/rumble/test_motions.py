"""Motions: what only all may do together, proposed by somebody and answered by people and bots."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import pytest
from tests.server.people import Created, Device, Message, Server, ServerHere, people, until_offered, why
from tests.waiting import until

from lamplight.core.chance import Dealer
from lamplight.core.match import Match
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.kits import game_named
from lamplight.server.bots import NO, YES, Question, Thought, Worker, WorkerLost, agrees


def rumble(server: Server, *kinds: str, **options: str) -> Created:
    return server.table_of("rumble", *kinds, **{"adventures": "3", **options})


def propose(device: Device, seat: int, **fields: object) -> Message:
    return device.ask("propose", **{"seat": seat, "prompt": device.v, "do": "call", **fields})


def adventure(device: Device) -> int:
    return int(device.view["tableau"]["adventure"])


def test_everybody_must_agree_and_then_it_is_done_like_an_act(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = rumble(server, "here", "here", "remote")
    tablet, remote, stranger = table.sit(0, 1), table.claim(2), table.watch()
    with people(tablet, remote, stranger):
        until_offered({0: tablet, 1: tablet, 2: remote}, "call")
        stranger.catch_up(tablet.v)
        v = tablet.v
        assert why(propose(stranger, 0)) == "server-not-your-seat"
        assert why(propose(tablet, 0, do="fight lich")) == "server-question-nothing"
        assert propose(tablet, 0, prompt=v - 1)["t"] == "stale"
        nothing = {"seat": 0, "question": "none", "yes": True}
        assert why(tablet.ask("answer", **nothing)) == "server-question-closed"
        assert propose(tablet, 0, key="p")["result"] == "ok"
        assert propose(tablet, 0, key="p")["result"] == "duplicate"
        for device in (tablet, remote, stranger):
            asked = device.asked()
            # The neighbour at the same tablet has a say of his own.
            assert (asked["kind"], asked["seat"], asked["waiting"]) == ("motion", 0, [1, 2])
            words = [asked[name]["id"] for name in ("text", "why", "yes", "no")]
            assert words == ["rd-call-question", "rd-call-explain", "rd-call-yes", "rd-call-no"]
            assert asked["text"]["args"]["who"]["args"]["seat"] == 0
        remote.catch_up(v)
        assert why(propose(remote, 2)) == "server-question-pending"
        assert why(tablet.reply(0, True)) == "server-question-not-asked"
        assert tablet.reply(1, True)["result"] == "ok"
        assert (tablet.v, adventure(tablet)) == (v, 1)
        answer = remote.reply(2, True, key="yes")
        assert (answer["t"], answer["ack"]) == ("step", "yes")
        assert {event["kind"] for event in answer["events"]} >= {"call", "score", "start"}
        with sqlite3.connect(server.folder / "lamplight.db") as db:
            row = db.execute("SELECT by, do, key FROM plies WHERE n = ?", (v,)).fetchone()
        db.close()
        assert row == (-3, "call", "2 yes")
        for device in (tablet, stranger):
            device.catch_up(answer["v"])
            assert adventure(device) == 2
            device.unasked()
            settled = device.until("settled")
            assert (settled["question"], settled["seat"], settled["result"]) == (asked["id"], 0, "agreed")
            assert settled["text"]["id"] == "server-question-agreed"
        server.kill()
        server.start()
        assert adventure(tablet) == 2
        assert tablet.again()["v"] >= answer["v"]
        remote.again()
        again = {"key": "yes", "seat": 2, "question": asked["id"], "yes": True}
        assert remote.ask("answer", **again)["result"] == "duplicate"


def test_a_no_or_the_next_act_lets_it_lapse(server: Server) -> None:
    table = rumble(server, "here", "remote", "here")
    a, b, c = table.sit(0), table.claim(1), table.sit(2)
    devices = {0: a, 1: b, 2: c}
    with people(a, b, c):
        until_offered(devices, "call")
        assert propose(a, 0)["result"] == "ok"
        first = c.asked()["id"]
        assert b.reply(1, False)["result"] == "ok"
        assert why(c.ask("answer", seat=2, question=first, yes=True)) == "server-question-closed"
        a.unasked()
        assert propose(a, 0)["result"] == "ok"
        assert a.reply(0, False)["result"] == "ok", "taken back by who proposed it"
        for device in (b, c):
            assert device.until("settled", result="withdrawn")["seat"] == 0
        assert propose(a, 0)["result"] == "ok"
        assert c.reply(2, True)["result"] == "ok"
        v = a.v
        actor = devices[a.actor]
        actor.act()
        for device in (a, b, c):
            device.catch_up(v + 1)
        b.unasked()
        last = b.until("settled", result="lapsed")["question"]
        assert why(b.ask("answer", seat=1, question=last, yes=True)) == "server-question-closed"
        assert adventure(b) == 1
        # Nobody need wait for a seat that nobody plays any more.
        until_offered(devices, "call")
        for device in (a, c):
            device.unasked()
        assert propose(a, 0)["result"] == "ok"
        assert c.reply(2, True)["result"] == "ok"
        assert b.ask("seat", seat=1, act="pause")["result"] == "ok"
        while adventure(a) == 1:
            a.until("step")


def test_one_thing_is_asked_at_a_time(server: Server) -> None:
    table = rumble(server, "here", "remote", "here")
    devices = {0: table.sit(0), 1: table.claim(1), 2: table.sit(2)}
    with people(*devices.values()) as (a, b, c):
        until_offered(devices, "call")
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
        assert why(first.ask("undo", seat=order[0], prompt=newest)) == "server-question-pending"
        assert b.reply(1, False)["result"] == "ok"
        assert first.ask("undo", seat=order[0], prompt=newest)["result"] == "ok"
        assert why(propose(c, 2)) == "server-question-pending"
        # Going back lets a proposal lapse as well.
        last = order[1]
        assert first.reply(order[0], False)["result"] == "ok"
        assert propose(c, 2)["result"] == "ok"
        assert devices[last].ask("undo", seat=last, prompt=newest)["result"] == "ok"
        assert "question" not in devices[last].until("sync")["table"]


class Minds:
    """Stands where the bots are: makes their first move at once, and keeps what they are asked to agree to."""

    def __init__(self, server: ServerHere, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moves: list[Question] = []
        self.motions: list[Question] = []
        self.loop = server.app.state.bots._loop
        self.waits = False  # until it is told to answer
        monkeypatch.setattr(server.app.state.bots, "think", self.think)

    def think(self, question: Question) -> None:
        if question.motion:
            self.motions.append(question)
        elif self.waits:
            self.moves.append(question)
        else:
            self.move(question)

    def move(self, question: Question) -> None:
        world = question.perspective.world
        deeds = [world.text(code) for code in world.legal_actions()]
        do = next((one for one in deeds if one.startswith("fight")), deeds[0])
        self.loop.call_soon_threadsafe(question.done, Thought(do, None))

    def says(self, question: Question, word: str) -> None:
        self.loop.call_soon_threadsafe(question.done, Thought(word, None))


def test_bots_wait_for_the_answer(server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch) -> None:
    server = server_here()
    minds = Minds(server, monkeypatch)
    table = rumble(server, "here", "here", "bot:uniform")
    with people(table.sit(0, 1)) as (a,):
        until_offered({0: a, 1: a}, "call")
        minds.waits = True
        while a.actor != 2:
            a.act()
        until(lambda: len(minds.moves) == 1)
        a.settle()
        v = a.v
        assert propose(a, 0)["result"] == "ok"
        minds.move(minds.moves[0])
        for _ in range(5):
            a.settle()
        assert (a.v, len(minds.moves)) == (v, 1), "the answer to an older question is not played"
        assert a.reply(1, False)["result"] == "ok"
        until(lambda: len(minds.moves) == 2)
        minds.move(minds.moves[1])
        a.until("step")
        assert a.v == v + 1


@pytest.mark.parametrize("said", [YES, NO])
def test_bots_are_asked_like_people(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    server = server_here()
    minds = Minds(server, monkeypatch)
    table = rumble(server, "here", "bot:uniform", "bot:bluffer")
    with people(table.sit(0)) as (a,):
        until_offered({0: a}, "call")
        assert propose(a, 0)["result"] == "ok"
        assert a.asked()["waiting"] == [1, 2]
        until(lambda: len(minds.motions) == 2)
        assert [(int(one.perspective.seat), one.bot, one.motion) for one in minds.motions] == [
            (1, "uniform", "call"),
            (2, "bluffer", "call"),
        ]
        minds.says(minds.motions[0], YES)
        while a.info["question"]["waiting"] != [2]:
            a.until("table")
        minds.says(minds.motions[1], said)
        settled = a.until("settled")
        assert settled["result"] == ("agreed" if said == YES else "declined")
        assert adventure(a) == (2 if said == YES else 1)


def test_a_bot_that_is_no_longer_asked_has_no_veto(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = server_here()
    minds = Minds(server, monkeypatch)
    table = rumble(server, "here", "here", "bot:uniform")
    with people(table.sit(0, 1)) as (a,):
        until_offered({0: a, 1: a}, "call")
        assert propose(a, 0)["result"] == "ok"
        until(lambda: len(minds.motions) == 1)
        assert a.ask("seat", seat=2, act="pause")["result"] == "ok"
        minds.says(minds.motions[0], NO)
        for _ in range(5):
            asked = a.question()
            assert asked is not None
            assert asked["waiting"] == [1]
        assert a.reply(1, True)["t"] == "step"


def test_what_the_game_does_not_offer_cannot_be_proposed(server: Server) -> None:
    table = rumble(server, "here", "here", "here", guard="off")
    with people(table.sit(0)) as (a,):
        assert a.info.get("motions", []) == []
        assert why(propose(a, 0)) == "server-question-nothing"
    with people(server.table("here", "here").sit(0)) as (a,):
        assert why(propose(a, 0)) == "server-question-nothing"


class Stubborn:
    """A bot with an opinion."""

    def agrees(self, perspective: Perspective, motion: str, rng: Rng) -> bool:
        return motion == "call" and perspective.seat == 2


def test_a_bot_may_have_an_opinion() -> None:
    match = Match(game_named("rumble"), {}, 3, Dealer(bytes(32)))
    match.begin()
    knows = [match.perspective(seat, Rng(1)) for seat in range(3)]
    assert [agrees(Stubborn(), each, "call", Rng(1)) for each in knows] == [False, False, True]
    assert not agrees(object(), knows[0], "call", Rng(1)), "one without an opinion says no to what may cost it points"
    assert all(agrees(object(), each, "nothing that costs", Rng(1)) is False for each in knows)


def test_nobody_loses_the_game_to_a_single_click(own_server: Callable[..., Server]) -> None:
    """Nothing of the kind is offered before the first victim; then bots with something to hope for say no. # G3"""
    server = own_server()
    for bots in (("bot:uniform", "bot:uniform"), ("bot:bluffer", "bot:gentle")):
        for _ in range(50):  # until nobody has been thrown out before the first decision of a person
            table = rumble(server, "here", *bots, adventures="1")
            with people(table.sit(0)) as (a,):
                while a.actor != 0:
                    a.until("step")
                if not a.view["tableau"].get("fallen"):
                    assert "motions" not in a.info
                    assert why(propose(a, 0)) == "server-question-nothing"
                    break
        else:
            raise AssertionError("somebody is always thrown out before")
        with people(table.sit(0)) as (a,):
            until_offered({0: a}, "call")
            first = a.view["tableau"]["fallen"]
            assert len(first) >= 1
            v = a.v
            if len(first) > 3:
                continue
            assert propose(a, 0)["result"] == "ok"
            assert a.asked()["why"]["id"] == "rd-call-explain"
            settled = a.until("settled")
            assert (settled["seat"], settled["result"]) == (0, "declined"), "nearly all are still inside"
            assert settled["text"]["id"] == "server-question-declined"
            assert a.question() is None
            assert (adventure(a), a.over) == (1, False)
            while a.v == v and a.actor != 0:
                a.until("step")


def test_a_bot_that_cannot_answer_is_no_yes(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that is lost says what the rules say: no, while agreeing may cost points. # G3"""
    server = server_here()
    table = rumble(server, "here", "bot:uniform", "bot:uniform")
    with people(table.sit(0)) as (a,):
        until_offered({0: a}, "call")

        def lost(self: Worker, *_: object) -> Thought:
            raise WorkerLost("gone")

        monkeypatch.setattr(Worker, "ask", lost)
        knows = table_match(server, table).perspective(1, Rng(1))
        assert propose(a, 0)["result"] == "ok"
        settled = a.until("settled")
        assert settled["result"] == ("agreed" if not knows.world.costs(1, "call") else "declined")


def table_match(server: ServerHere, table: Created) -> Match:
    """The match as the server has it."""
    match: Match = server.app.state.tables.live[table.id].room.match
    return match
