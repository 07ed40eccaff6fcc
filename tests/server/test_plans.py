"""Plans over real sockets: ply by ply for everybody, once per key, taken back as one, also after a restart."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.examples import TOGETHER, needs_together
from tests.server.people import Created, Device, Message, Server, ServerHere, people, why
from tests.waiting import moment

from lamplight.server.database import StoreError

pytestmark = needs_together


def table_of_two(server: Server) -> Created:
    return server.table_of(TOGETHER, "here", "here")


def ways(device: Device) -> list[Message]:
    found: list[Message] = device.view["prompt"].get("plans", [])
    return found


def walking(device: Device, plies: int = 3) -> Message:
    """Play until a way of so many plies of one kind is offered that costs nothing and that luck does not follow."""
    for n in range(400):
        for way in ways(device):
            if len(way["dos"]) == plies and "price" not in way and len({do.split()[0] for do in way["dos"]}) == 1:
                return way
        do = next((do for do in device.options if do == "move"), device.options[n % len(device.options)])
        assert device.act(do)["t"] == "step"
    raise AssertionError("nobody walks")


def plan(device: Device, dos: list[str], **fields: object) -> Message:
    return device.ask("plan", **{"seat": device.actor, "prompt": device.v, "dos": dos, **fields})


def test_everybody_sees_every_ply_and_whoever_planned_hears_how_far_it_went(server: Server) -> None:
    table = table_of_two(server)
    with people(table.sit(0, 1), table.watch()) as (device, stranger):
        way = walking(device)
        v = device.v
        before = len(device.heard)
        answer = plan(device, way["dos"], key="far")
        assert (answer["t"], answer["result"], answer["done"], answer["v"]) == ("ack", "ok", 3, v + 3)
        assert "refusal" not in answer
        stranger.catch_up(v + 3)
        for each in (device, stranger):
            steps = [one for one in each.heard if one["t"] == "step" and one["v"] > v]
            assert [step["v"] for step in steps] == [v + 1, v + 2, v + 3]
            assert [step.get("more", False) for step in steps] == [True, True, False]
            assert all("ack" not in step for step in steps)
            assert all("plans" not in step["view"]["prompt"] for step in steps[:2]), "nobody is asked meanwhile"
            paths = [event["path"][-1] for step in steps for event in step["events"] if "path" in event]
            assert paths[-1] == way["to"]
        assert [one["t"] for one in device.heard[before:]] == ["step", "step", "step", "ack"]
        [piece] = [one for one in device.view["pieces"] if one["id"] == way["touches"][0]]
        assert piece["at"] == way["to"]


def test_it_is_taken_back_as_one_and_a_turn_as_a_whole(server: Server) -> None:
    table = table_of_two(server)
    with people(table.sit(0, 1)) as (device,):
        way = walking(device, 3)
        seat, pieces = device.actor, device.view["pieces"]
        assert device.act(way["dos"][0])["t"] == "step"
        single = device.heard[-1]
        assert (single["undo_plies"], single["turn_plies"]) == (1, single["turn_plies"])
        turn = single["turn_plies"]
        assert plan(device, way["dos"][1:])["done"] == 2
        step = next(one for one in reversed(device.heard) if one["t"] == "step")
        assert (step["undo_plies"], step["turn_plies"], step["undo_seat"]) == (2, turn + 2, seat)
        assert device.ask("undo", seat=seat, prompt=device.v)["result"] == "ok"
        sync = device.until("sync")
        assert (sync["undo_plies"], sync["turn_plies"]) == (1, turn)
        assert plan(device, way["dos"][1:])["done"] == 2
        assert device.ask("undo", seat=seat, prompt=device.v, whole=True)["result"] == "ok"
        sync = device.until("sync")
        assert "turn_plies" not in sync, "nothing is left that is free"
        assert "undoable" not in sync
        if turn == 1:
            assert sync["view"]["pieces"] == pieces
        assert why(device.ask("undo", seat=seat, prompt=device.v, whole=True)) == "server-undo-luck"


def test_it_ends_early_without_an_error(server: Server) -> None:
    table = table_of_two(server)
    with people(table.sit(0, 1)) as (device,):
        way = walking(device)
        seat, v = device.actor, device.v
        first = way["dos"][0]
        far = way["dos"][2]
        # The second is against a rule: the first was carried out, and the rule is named.
        answer = plan(device, [first, far if far != way["dos"][1] else first, first], key="rule")
        assert (answer["result"], answer["done"], answer["v"]) == ("ok", 1, v + 1)
        assert answer["refusal"]["rule"]
        assert device.v == v + 1
        # Another question than the next action answers: no rule is broken.
        answer = plan(device, [way["dos"][1], "health", "doom"], key="other")
        assert (answer["done"], "refusal" in answer) == (1, False)
        assert device.actor == seat
        # Nothing at all could be done: refused, and nothing has changed.
        v = device.v
        assert plan(device, ["nonsense", first], key="no")["t"] == "refused"
        assert device.v == v
        assert plan(device, [], key="none")["t"] == "failed"
        assert plan(device, ["stop"] * 25, key="many")["t"] == "failed"
        # The walk ends, and then the turn: with "end" somebody else is asked.
        answer = plan(device, ["stop", "end", "end", "end"], key="end")
        assert 1 <= answer["done"] <= 4


def test_a_key_counts_once_before_and_after_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = table_of_two(server)
    with people(table.sit(0, 1)) as (device,):
        way = walking(device)
        seat, prompt, pieces = device.actor, device.v, device.view["pieces"]
        message = {"key": "once", "seat": seat, "prompt": prompt, "dos": way["dos"]}
        assert device.ask("plan", **message)["done"] == 3
        again = device.ask("plan", **message)
        assert (again["result"], again["done"]) == ("duplicate", 3)
        back = device.again().get("undo_plies", 0)
        assert back in (0, 3), "as one, unless luck was used where the walk ended"
        after = device.v
        assert after >= prompt + 3
        server.kill()
        server.start()
        assert device.again().get("undo_plies", 0) == back
        again = device.ask("plan", **message)
        assert (again["result"], again["done"], device.v) == ("duplicate", 3, after)
        assert device.ask("undo", seat=seat, prompt=device.v)["result"] == "ok"
        assert device.until("sync")["view"]["pieces"] == pieces


@pytest.mark.parametrize("kept", [1, 2])
def test_a_restart_in_the_middle_loses_and_doubles_nothing(own_server: Callable[..., Server], kept: int) -> None:
    """The server dies when only some plies are on disk; whoever was not answered sends the plan again."""
    server = own_server()
    table = table_of_two(server)
    with people(table.sit(0, 1)) as (device,):
        way = walking(device)
        seat, prompt, pieces = device.actor, device.v, device.view["pieces"]
        message = {"key": "torn", "seat": seat, "prompt": prompt, "dos": way["dos"]}
        assert device.ask("plan", **message)["done"] == 3
        server.kill()
        server.sql("DELETE FROM plies WHERE n >= ?", prompt + kept)
        server.start()
        assert device.again()["v"] == prompt + kept
        again = device.ask("plan", **message)
        assert (again["result"], again["done"], device.v) == ("duplicate", kept, prompt + kept)
        keys = server.sql("SELECT key FROM plies WHERE n >= ? ORDER BY n", prompt)
        assert keys == [(f"{seat} torn",), (f"{seat} torn 1",)][:kept]
        rest = plan(device, way["dos"][kept:], key="rest")
        assert rest["done"] == 3 - kept
        assert device.ask("undo", seat=seat, prompt=device.v)["result"] == "ok"
        assert device.until("sync")["undo_plies"] == kept, "two plans, taken back one after the other"
        assert device.ask("undo", seat=seat, prompt=device.v)["result"] == "ok"
        assert device.until("sync")["view"]["pieces"] == pieces


@pytest.mark.parametrize("pause", [0.0, 0.002, 0.004, 0.01])
def test_a_kill_at_any_moment_leaves_a_beginning_of_it(own_server: Callable[..., Server], pause: float) -> None:
    """Sent, killed, sent again under the same key: every ply is in the log once, in order, without a gap."""
    server = own_server()
    table = table_of_two(server)
    with people(table.sit(0, 1)) as (device,):
        way = walking(device)
        message = {"key": "kill", "seat": device.actor, "prompt": device.v, "dos": way["dos"]}
        prompt = device.v
        device.send({"t": "plan", **message})
        moment(pause)
        server.kill()
        server.start()
        device.again()
        answer = device.ask("plan", **message)
        rows = server.sql("SELECT do, key FROM plies WHERE n >= ? AND key IS NOT NULL ORDER BY n", prompt)
        assert [do for do, _ in rows] == way["dos"][: answer["done"]]
        assert len({key for _, key in rows}) == len(rows)
        assert answer["done"] == 3 or answer["result"] == "duplicate"
        assert device.v == prompt + answer["done"]


def test_what_cannot_be_kept_ends_it_and_is_told(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = server_here()
    table = table_of_two(server)
    with people(table.sit(0, 1), table.watch()) as (device, stranger):
        way = walking(device)
        v = device.v
        real = server.store._transact
        written = []

        def full_after_one(works: object) -> list[object]:
            written.append(works)
            if len(written) > 1:
                raise StoreError("full", "no room")
            return real(works)  # type: ignore[arg-type]

        monkeypatch.setattr(server.store, "_transact", full_after_one)
        answer = plan(device, way["dos"], key="full")
        monkeypatch.setattr(server.store, "_transact", real)
        assert (answer["result"], answer["done"], answer["v"]) == ("ok", 1, v + 1)
        assert (answer["refusal"]["rule"], answer["refusal"]["message"]["id"]) == ("table-plan", "server-store-full")
        stranger.catch_up(v + 1)
        device.settle()
        assert [one["v"] for one in stranger.heard if one["t"] == "step" and one["v"] > v] == [v + 1]
        assert device.v == v + 1
        rest = plan(device, way["dos"][1:], key="rest")
        assert rest["done"] == 2
        again = device.ask("plan", key="full", seat=device.actor, prompt=v, dos=way["dos"])
        assert (again["result"], again["done"]) == ("duplicate", 1)


def test_nothing_comes_between_its_plies(server: Server) -> None:
    table = table_of_two(server)
    with people(table.sit(0, 1)) as (device,):
        way = walking(device)
        seat, v = device.actor, device.v
        device.send({"t": "plan", "key": "p", "seat": seat, "prompt": v, "dos": way["dos"]})
        device.send({"t": "act", "key": "a", "seat": seat, "prompt": v + 1, "do": "stop"})
        device.send({"t": "undo", "key": "u", "seat": seat, "prompt": v + 3})
        assert device.answer("p")["done"] == 3
        assert device.answer("a")["t"] == "stale"
        assert device.answer("u")["result"] == "ok"
        assert device.until("sync")["v"] == v + 4
