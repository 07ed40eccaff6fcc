"""Looking back: what happened after a version, as whoever asks could see it when it happened."""

from __future__ import annotations

import random

import pytest
from tests.examples import EXAMPLE, SHORT
from tests.server.people import Device, Message, Server, people

from lamplight.kits import game_named
from lamplight.server.past import MOST

DECISIONS = 40


def without_question(view: Message) -> Message:
    return {name: value for name, value in view.items() if name != "prompt"}


def told(step: Message) -> Message:
    """A step of the game as a scene of the past."""
    return {"v": step["v"], "events": step["events"], "view": without_question(step["view"])}


def looked_back(device: Device, v: int) -> tuple[Message, list[Message]]:
    """How it stood at a version, and all scenes since."""
    first = page = device.ask("past", v=v)
    scenes: list[Message] = []
    for _ in range(100):
        assert page["t"] == "past", page
        assert len(page["scenes"]) <= MOST
        scenes += page["scenes"]
        if not page.get("more"):
            return first, scenes
        page = device.ask("past", v=scenes[-1]["v"])
    raise AssertionError("it never ends")


def steps_of(device: Device, since: int) -> list[Message]:
    return [told(heard) for heard in device.heard if heard["t"] == "step" and heard["v"] > since]


def scene_of(scene: Message) -> Message:
    return {name: value for name, value in scene.items() if name != "board"}


@pytest.mark.parametrize("game", list(SHORT))
def test_everybody_sees_again_what_they_were_shown(server: Server, game: str) -> None:
    """A seat, all seats on one device, and a stranger: each the very same views and events, and no question."""
    seats = game_named(game).min_seats
    table = server.table_of(game, *["here"] * (seats - 1), "remote", **SHORT[game][2])
    luck = random.Random(3)
    own, rest, stranger = table.claim(seats - 1), table.sit(*range(seats - 1)), table.watch()
    with people(own, rest, stranger) as devices:
        began = own.v
        before = [without_question(device.view) for device in devices]
        for _ in range(DECISIONS):
            own.catch_up(max(own.v, rest.v))
            rest.catch_up(own.v)
            if own.over:
                break
            device = own if own.actor == seats - 1 else rest
            assert device.act(luck.choice(device.options))["t"] == "step"
        newest = max(own.v, rest.v)
        for device, then in zip(devices, before, strict=True):
            device.catch_up(newest)
            first, scenes = looked_back(device, began)
            assert (first["v"], first["view"]) == (began, then)
            assert [scene_of(one) for one in scenes] == steps_of(device, began)
            middle = scenes[len(scenes) // 2]
            first, later = looked_back(device, middle["v"])
            assert (first["v"], first["view"]) == (middle["v"], middle["view"])
            assert later == scenes[len(scenes) // 2 + 1 :]
            assert looked_back(device, newest)[1] == []
            assert looked_back(device, newest + 7)[0]["view"] == without_question(device.view)


@pytest.mark.parametrize("game", list(SHORT))
def test_a_page_is_the_same_whether_or_not_the_one_before_it_was_read(server: Server, game: str) -> None:
    """Also when the game has gone on in between."""
    seats = game_named(game).min_seats
    table = server.table_of(game, *["here"] * seats, **SHORT[game][2])
    with people(table.sit(*range(seats)), table.sit(0)) as (one, other):
        for _ in range(DECISIONS):
            if not one.over:
                one.act()
        pages = [one.ask("past", v=0)]
        while pages[-1].get("more"):
            v = pages[-1]["scenes"][-1]["v"]
            if len(pages) == 2 and not one.over:
                one.act()
            pages.append(one.ask("past", v=v))
        assert len(pages) > 2
        assert pages[-1]["scenes"][-1]["v"] == one.v
        fresh = [table.sit(*range(seats)).ask("past", v=page["v"]) for page in pages[2:]]
        assert [(page["v"], page["view"], page["board"], page["scenes"]) for page in pages[2:]] == [
            (page["v"], page["view"], page["board"], page["scenes"]) for page in fresh
        ]
        other.catch_up(one.v)
        before = other.ask("past", v=0)
        own = other.ask("past", v=before["scenes"][-1]["v"])  # one seat alone may know other things
        assert own["view"] == before["scenes"][-1]["view"]


def test_what_was_taken_back_is_left_out(server: Server) -> None:
    table = server.table(*["here"] * 2)
    with people(table.sit(0, 1)) as (device,):
        for _ in range(60):
            device.act()
            if device.heard[-1].get("undoable"):
                break
        seat, gone = device.heard[-1]["undo_seat"], device.v
        assert device.ask("undo", seat=seat, prompt=gone)["result"] == "ok"
        device.until("sync")
        device.act(device.options[-1])
        first, scenes = looked_back(device, gone)
        assert first["v"] < gone
        assert [scene["v"] for scene in scenes] == [device.v]
        assert scenes[-1]["view"] == without_question(device.view)
        _, whole = looked_back(device, 0)
        assert gone not in [scene["v"] for scene in whole]


def test_a_bot_s_reasons_are_told_again(server: Server) -> None:
    table = server.table("here", "bot:thoughtful")
    with people(table.sit(0)) as (device,):
        for _ in range(12):
            device.act()
            while not device.over and device.actor != 0:
                device.until("step")
        _, scenes = looked_back(device, 0)
        again = [one["text"] for scene in scenes for one in scene["events"] if one["kind"] == "reason"]
        assert again == [
            one["text"]
            for step in device.heard
            if step["t"] == "step"
            for one in step["events"]
            if one["kind"] == "reason"
        ]
        assert again


def test_who_asks_without_end_waits(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        kinds = device.flood(*[{"t": "past", "v": 0}] * 40)
        assert kinds[:20] == ["past"] * 20
        assert "limited" in kinds


def test_a_lesson_has_no_past(server: Server) -> None:
    _, made, _ = server.post("/api/lessons", {"game": EXAMPLE, "lesson": "first"})
    device = Device(server, made["table"], [made["seats"][0]["token"]])
    with people(device):
        assert device.ask("past", v=0)["t"] == "refused"
