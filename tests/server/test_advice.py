"""Hints: a strong bot thinks for the seat that asks, nobody is held up by it, and it is not silent without need."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.examples import EXAMPLE, PREFIX, QUICK
from tests.server.people import Created, Device, Server, ServerHere, people
from tests.waiting import until

from lamplight.server import advice
from lamplight.server.bots import Question, Thought


class Adviser:
    """Stands where the bots are: remembers what is asked, and answers when it is told to."""

    def __init__(self, server: ServerHere, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Question] = []
        self.loop = server.app.state.bots._loop
        monkeypatch.setattr(server.app.state.bots, "think", self.asked.append)

    def question(self, number: int) -> Question:
        until(lambda: len(self.asked) > number, "nobody asked")
        return self.asked[number]

    def says(self, question: Question, thought: Thought) -> None:
        self.loop.call_soon_threadsafe(question.done, thought)


def two_here(server: ServerHere) -> Created:
    """One device plays both seats, so that nobody else has to be waited for."""
    return server.table("here", "here")


def ask(device: Device, key: str) -> None:
    device.send({"t": "advice", "key": key, "seat": device.actor})


def test_a_strong_bot_thinks_for_the_seat_that_asks(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = server_here()
    adviser = Adviser(server, monkeypatch)
    table = two_here(server)
    with people(table.sit(0, 1)) as (a,):
        ask(a, "k")
        question = adviser.question(0)
        assert (question.game, question.bot, question.table) == (EXAMPLE, "strong", table.id)
        assert int(question.perspective.seat) == a.actor
        assert question.short  # it does not queue behind the turns of bots that think long
        adviser.says(question, Thought(a.options[0], None))
        assert a.answer("k")["message"]["id"] == "server-adviser-silent"


def test_the_search_gives_a_hint_with_a_reason(server_here: Callable[..., ServerHere]) -> None:
    server = server_here()
    for game in dict.fromkeys((EXAMPLE, QUICK)):
        table = server.table_of(game, "here", "bot:uniform", "bot:uniform")
        with people(table.sit(0)) as (a,):
            while a.actor != 0 or len(a.options) < 2:
                a.until("step") if a.actor != 0 else a.act()
            hint = a.ask("advice", seat=0)
            assert hint["t"] == "advice", hint
            assert hint["do"] in a.options
            assert hint["reason"]["id"]


def test_if_the_search_fails_the_usual_bot_is_asked(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "ADVISER", "no-such-bot")
    server = server_here()
    with people(two_here(server).sit(0, 1)) as (a,):
        while len(a.options) < 2:
            a.act()
        hint = a.ask("advice", seat=a.actor)
        assert hint["t"] == "advice", hint
        assert hint["do"] in a.options
        assert hint["reason"]["id"].startswith(f"{PREFIX}-reason-")


def test_nobody_waits_for_a_hint_to_play_on(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same question is not thought about twice; the next one need not wait for the last."""
    server = server_here()
    adviser = Adviser(server, monkeypatch)
    with people(two_here(server).sit(0, 1)) as (a,):
        ask(a, "first")
        ask(a, "again")
        assert a.answer("again")["t"] == "limited"
        first = adviser.question(0)
        assert first.wanted()
        assert a.act()["t"] == "step"
        assert not first.wanted()  # nobody needs it any more
        ask(a, "second")
        second = adviser.question(1)
        assert second.wanted()
        adviser.says(first, Thought(first.perspective.world.text(first.perspective.world.legal_actions()[0]), None))
        assert a.answer("first")["t"] == "stale"
        ask(a, "more")
        assert a.answer("more")["t"] == "limited"  # the second is still thought about
        assert len(adviser.asked) == 2


def test_a_hint_for_somebody_who_left_is_not_thought_about(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = server_here()
    adviser = Adviser(server, monkeypatch)
    with people(two_here(server).sit(0, 1)) as (a,):
        ask(a, "k")
        question = adviser.question(0)
        assert question.wanted()
        a.close()
        until(lambda: not question.wanted())


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


def test_an_address_has_a_budget_of_hints(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = server_here(hints_per_address=2)
    adviser = Adviser(server, monkeypatch)
    table, other = two_here(server), two_here(server)
    with people(table.sit(0, 1), other.sit(0, 1)) as (a, b):
        ask(a, "k1")
        assert adviser.question(0).home == "127.0.0.1"
        ask(b, "k2")
        adviser.question(1)
        assert a.act()["t"] == "step"
        assert a.ask("advice", seat=a.actor)["message"]["id"] == "server-try-later"
        assert len(adviser.asked) == 2
    assert server.app.state.tables.house.refused.counts()["hints"] == 1
