"""One command, one outcome, one answer: what every kind of message needs is checked in one place, over real sockets."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.people import Device, Message, Server, ServerHere, people, why

from lamplight.core.view import Text
from lamplight.server import command, wire
from lamplight.server.acting import Acting
from lamplight.server.command import NEEDS
from lamplight.server.database import StoreError
from lamplight.server.outcomes import (
    Done,
    Duplicate,
    Fail,
    Limit,
    Outcome,
    Overtaken,
    Refuse,
    Stale,
    answered,
    refuse,
)
from lamplight.server.store import Store

# A message of every kind but hello, as seat 0 could send it.
MESSAGES: dict[str, Message] = {
    "act": {"seat": 0, "prompt": 0, "do": "nonsense"},
    "plan": {"seat": 0, "prompt": 0, "dos": ["nonsense", "more"]},
    "why": {"seat": 0, "touches": ["linden"]},
    "about": {"thing": "red-girl"},
    "past": {"v": 0},
    "nudge": {"seat": 0},
    "react": {"seat": 0, "v": 1, "face": "laugh"},
    "point": {"seat": 0, "at": ["red-girl"]},
    "advice": {"seat": 0},
    "undo": {"seat": 0, "prompt": 0},
    "propose": {"seat": 0, "prompt": 0, "do": "call"},
    "answer": {"seat": 0, "question": "none", "yes": True},
    "seat": {"seat": 0, "act": "name", "name": "Ada"},
    "invite": {},
    "pace": {"limit": 3600},
    "door": {"door": "closed"},
    "rematch": {},
    "disclose": {"seat": 0},
    "look": {"seat": 0},
    "lend": {"seat": 0},
    "put-away": {"seat": 0},
    "note": {"seat": 0, "text": "x"},
    "say": {"seat": 0, "phrase": "hello"},
    "suggest": {"seat": 0, "prompt": 0, "at": "linden"},
}


def answers(device: Device, key: str) -> list[Message]:
    """Everything that this device was told under this key."""
    device.settle()
    return [one for one in device.heard if one.get("key") == key or one.get("ack") == key]


def send(device: Device, kind: str, key: str, **fields: object) -> Message:
    message = dict(MESSAGES[kind])
    if "prompt" in message:
        message["prompt"] = device.v
    return device.ask(kind, key=key, **{**message, **fields})


def test_every_kind_of_message_is_known_and_declares_its_needs() -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in wire.FromClient.__args__}
    del kinds["ping"]  # answered before it comes to any table
    assert set(kinds) == {*MESSAGES, "hello"}
    assert set(NEEDS) == set(kinds.values())
    for kind, needs in NEEDS.items():
        fields = kind.__struct_fields__  # type: ignore[attr-defined]
        assert "prompt" in fields or not needs.prompt
        assert "key" in fields or kind is wire.Hello
        assert "seat" in fields or not (needs.mine or needs.person or needs.phone or needs.there or needs.once)


@pytest.mark.parametrize("kind", list(MESSAGES))
@pytest.mark.parametrize("who", ["holder", "stranger", "other", "paused"])
def test_every_command_gets_exactly_one_answer(server: Server, kind: str, who: str) -> None:
    table = server.table("here", "remote", "bot:uniform", advice="open")
    device = table.watch() if who == "stranger" else table.claim(1) if who == "other" else table.sit(0)
    with people(device):
        if who == "paused":
            assert device.ask("seat", seat=0, act="pause")["result"] == "ok"
        answer = send(device, kind, f"{kind}-{who}")
        kinds = "ack step refused stale failed because about past advice code looked table-invite"
        assert answer["t"] in kinds.split(), answer
        assert answers(device, f"{kind}-{who}") == [answer]
        if who in ("stranger", "other") and kind not in ("about", "past", "seat", "invite", "pace", "door", "rematch"):
            assert why(answer) == "server-not-your-seat"
        if who == "stranger" and kind in ("seat", "invite", "pace", "door", "rematch"):
            assert why(answer) == "server-watching"


@pytest.mark.parametrize("kind", ["act", "plan", "undo", "propose", "suggest"])
def test_an_answer_to_an_older_prompt_is_stale(server: Server, kind: str) -> None:
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        device.act()
        answer = send(device, kind, "old", prompt=device.v - 1)
        assert (answer["t"], answer["v"]) == ("stale", device.v)


def test_two_devices_answer_one_question_and_both_are_told_the_same_outcome(server: Server) -> None:
    """Several times over: whichever is first counts once, the other is told so, and both see one table."""
    table = server.table("here", "here", board="short")
    with people(table.sit(0, 1), table.sit(0, 1)) as (phone, tablet):
        answers: list[str] = []
        for n in range(12):
            newest = max(phone.v, tablet.v)
            for device in (phone, tablet):
                device.catch_up(newest)
            asked = {"t": "act", "seat": phone.actor, "prompt": newest}
            order = (phone, tablet) if n % 2 else (tablet, phone)
            for device, do in zip(order, (phone.options[0], phone.options[-1]), strict=True):
                device.send({**asked, "key": f"both-{n}-{device is phone}", "do": do})
            said = {device: device.answer(f"both-{n}-{device is phone}") for device in order}
            assert sorted(one["t"] for one in said.values()) == ["stale", "step"], "exactly one of them"
            late = next(device for device in order if said[device]["t"] == "stale")
            assert said[late]["v"] == late.v > newest, "it was told what counts before it is told that it was late"
            answers += [one["t"] for one in said.values()]
            for device in order:
                device.catch_up(late.v)
            assert (phone.v, phone.view) == (tablet.v, tablet.view)
            if phone.over:
                break
        assert len(answers) > 2
    record = server.sql(
        "SELECT count(*) FROM plies JOIN matches ON plies.match = matches.number WHERE id = ?", table.id
    )
    assert record == [(phone.v,)]


@pytest.mark.parametrize("kind", ["act", "plan", "propose", "suggest"])
def test_only_a_person_who_plays_the_seat_acts_for_it(server: Server, kind: str) -> None:
    table = server.table("here", "here")
    with people(table.sit(0)) as (device,):
        assert device.ask("seat", seat=0, act="pause")["result"] == "ok"
        assert why(send(device, kind, "k")) == "server-seat-not-yours-now"


def test_a_seat_that_is_not_there(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0)) as (device,):
        answer = send(device, "seat", "k", seat=9)
        assert (answer["t"], answer["message"]["id"]) == ("failed", "server-no-seat")


def test_what_counts_once_is_acknowledged_as_duplicate_the_second_time(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        assert send(device, "note", "n")["result"] == "ok"
        assert send(device, "note", "n", text="another")["result"] == "duplicate"
        do = {"key": "a", "seat": device.actor, "prompt": device.v, "do": device.options[0]}
        assert device.ask("act", **do)["ack"] == "a"
        assert device.ask("act", **do)["result"] == "duplicate"
        assert len(answers(device, "a")) == 2


def test_a_handler_that_fails_is_answered_and_the_table_goes_on(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = server_here()

    async def broken(self: Acting, command: object) -> Outcome:
        self.room.taken_out().act(0, "nonsense")  # halfway through a step
        raise RuntimeError("broken")

    real = Acting.act
    monkeypatch.setattr(Acting, "act", broken)
    table = server.table("here", "here")
    monkeypatch.setattr(Acting, "act", real)
    with people(table.sit(0, 1), table.watch()) as (device, stranger):
        answer = device.act(key="k")
        assert (answer["t"], answer["message"]["id"]) == ("failed", "server-internal")
        assert answers(device, "k") == [answer]
        assert device.ask("why", seat=0, touches=["linden"])["t"] == "because", "the match is back"
        assert stranger.again()["v"] == device.v


def test_whoever_is_overtaken_for_ever_is_told_to_wait(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    async def overtaken(self: Acting, command: command.Command[wire.Act]) -> Outcome:
        tried.append(command.key)
        return Overtaken()

    monkeypatch.setattr(Acting, "act", overtaken)
    server = server_here()
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        answer = device.act(key="k")
        assert (answer["t"], answer["message"]["id"]) == ("limited", "server-table-busy")
        assert answers(device, "k") == [answer]
        assert 1 < len(tried) < 10


def test_the_match_goes_back_even_if_nothing_can_be_read(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = server_here()
    table = server.table("here", "here")
    with people(table.sit(0, 1), table.watch()) as (device, stranger):
        device.act()
        v, view = device.v, device.view
        real = Store._transact

        def ill(*_: object) -> list[object]:
            raise StoreError("full", "no room")

        async def blind(*_: object) -> object:
            raise StoreError("broken", "no disk")

        monkeypatch.setattr(Store, "_transact", ill)
        read = Store.read
        monkeypatch.setattr(Store, "read", blind)
        assert device.act(key="lost")["message"]["id"] == "server-store-full"
        assert device.act(key="later")["message"]["id"] == "server-store-broken", "nothing is done while in doubt"
        assert (device.again()["v"], device.view) == (v, view), "what was last known is shown"
        assert stranger.again()["v"] == v
        monkeypatch.setattr(Store, "_transact", real)
        monkeypatch.setattr(Store, "read", read)
        assert device.act(key="lost")["t"] == "step"


def test_each_outcome_has_its_message() -> None:
    said = Text("server-internal")
    assert answered(Done(), "k", 7) == wire.Ack("k", "ok", 7)
    assert answered(Done(wire.Because("k", ())), "k", 7) == wire.Because("k", ())
    assert answered(Duplicate(), "k", 7) == wire.Ack("k", "duplicate", 7)
    assert answered(Stale(), "k", 7) == wire.Stale("k", 7)
    refused = refuse("table-seat", "server-watching")
    assert isinstance(refused, Refuse)
    assert answered(refused, "k", 7) == wire.Refused("k", refused.refusal)
    assert answered(Fail(said), "k", 7) == wire.Failed("k", said)
    assert answered(Limit(5, said), "k", 7) == wire.Limited("k", 5, said)
