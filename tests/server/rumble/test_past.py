"""Looking back over a deal: whoever was told a secret is told it again, and nobody else is (RD-2.6)."""

from __future__ import annotations

import random

import pytest
from tests.server.people import Message, Server, people
from tests.server.test_past import looked_back, scene_of, steps_of

MOST_DECISIONS = 600


def secrets_in(scenes: list[Message]) -> list[Message]:
    return [event for scene in scenes for event in scene["events"] if event["kind"] == "secret"]


@pytest.mark.rule("RD-2.6")
def test_a_secret_is_told_again_to_its_own_seat_alone(server: Server) -> None:
    table = server.table_of("rumble", "here", "here", "remote")
    luck = random.Random(5)
    own, rest, stranger = table.claim(2), table.sit(0, 1), table.watch()
    with people(own, rest, stranger) as devices:
        began = own.v
        for _ in range(MOST_DECISIONS):
            own.catch_up(max(own.v, rest.v))
            rest.catch_up(own.v)
            if secrets_in(steps_of(own, began)):
                break
            device = own if own.actor == 2 else rest
            assert device.act(luck.choice(device.options))["t"] == "step"
        newest = max(own.v, rest.v)
        heard = []
        for device in devices:
            device.catch_up(newest)
            scenes = looked_back(device, began)[1]
            assert [scene_of(one) for one in scenes] == steps_of(device, began)
            heard.append([event["seat"] for event in secrets_in(scenes)])
        assert set(heard[0]) == {2}
        assert heard[1:] == [[], []], "a device that two share, and a stranger"
