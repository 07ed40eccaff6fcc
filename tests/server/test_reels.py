"""A game once more: any scene, with the eyes that whoever looks may have; bad records are refused with the reason."""

from __future__ import annotations

import json
import os
import signal
import urllib.parse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.examples import SECRET, SHORT, needs_secrets
from tests.server.people import Created, Server, ServerHere, people
from tests.server.test_rematch import finished, play_out

from lamplight.core.match import Match
from lamplight.core.record import read_record, verify
from lamplight.kits import all_games, game_named
from lamplight.server.reels import AT_ONCE, BadRecord, Cast, Reel

RECORDS = Path(__file__).parents[1] / "records"
NOW = 1_790_000_000
FILES = [min((RECORDS / game.id).glob("*.jsonl")) for game in all_games() if (RECORDS / game.id).is_dir()]
ONE = FILES[0]


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def posted(server: Server, lines: list[str], **more: Any) -> tuple[int, Any]:
    return server.post("/api/replay", {"record": "\n".join(lines), **more})[:2]


def why(body: Any) -> str:
    """The fault behind a refusal: that of its line where it names one."""
    error = body["error"]
    found: str = error["args"]["why"]["id"] if error["id"] == "replay-fault" else error["id"]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_every_scene_is_as_it_was_told_and_any_stretch_is_the_same(path: Path) -> None:
    """Scenes end before each decision; their views are those of the match at that ply, wherever one begins to look."""
    lines = lines_of(path)
    reel = Reel(lines, Cast(), NOW)
    record = read_record(lines)
    stood: dict[int, Any] = {}
    told: dict[int, int] = {}

    def watch(_: int, match: Match) -> None:
        stood[match.ply] = msgspec.structs.replace(match.view(None), prompt=None)
        told[match.ply] = len(match.history(None))

    verify(record, game_named(record.game), watch)
    whole = reel.whole("", 0)
    assert whole.plies[-1] == reel.match.ply
    assert list(whole.plies) == sorted(set(whole.plies))
    assert len(whole.log) == told[reel.match.ply]
    frames = {}
    for first in range(0, len(whole.plies), AT_ONCE):
        part = reel.frames("window", first)
        frames.update({first + at: frame for at, frame in enumerate(part.frames)})
    assert len(frames) == len(whole.plies)
    for number, frame in frames.items():
        assert frame.v == whole.plies[number]
        if frame.v:
            assert frame.view == stood[frame.v]
        assert frame.view.prompt is None
    again = Reel(lines, Cast(), NOW)
    for first in (len(frames) - 3, 7, 0, len(frames) - 1):
        part = again.frames("window", first)
        assert [frame.view for frame in part.frames] == [frames[first + at].view for at in range(len(part.frames))]


def test_a_finished_game_is_shown_from_any_ply(server: Server) -> None:
    ada, ben = finished(server, "here", "remote")
    with people(ada, ben):
        status, reel, headers = server.get(f"/api/tables/{ada.table}/replay?ply=30")
        assert status == 200, reel
        assert "gzip" not in headers.get("content-encoding", "")
        scene = next(at for at, ply in enumerate(reel["plies"]) if ply >= 30)
        assert reel["frames"]["first"] <= scene < reel["frames"]["first"] + len(reel["frames"]["frames"])
        assert reel["over"]
        assert reel["eyes"] == "open"
        assert reel["fault"] is None
        last = len(reel["plies"]) - 1
        end = server.get(f"/api/tables/{ada.table}/replay?first={last}")[1]
        assert end["frames"][-1]["view"]["outcome"] == ada.view["outcome"]
        beyond = server.get(f"/api/tables/{ada.table}/replay?first=999999")[1]
        assert beyond["first"] == last
        assert server.get(f"/api/tables/{ada.table}/replay?ply=-3&first=x")[0] == 200


def private(server: Server) -> tuple[Created, list[str]]:
    """Ada, Ben and perhaps others at a table with secrets."""
    _, seats, options = SHORT[SECRET]
    kinds = ["here", *["remote"] * (seats - 1)]
    return server.table_of(SECRET, *kinds, **options), kinds


@needs_secrets
def test_while_a_game_goes_on_everybody_sees_again_what_they_could_see(server: Server) -> None:
    table, _ = private(server)
    with people(table.sit(0), table.claim(1)) as (ada, ben):
        keys = {"lamplight-keys": ada.tokens[0]}
        address = f"/api/tables/{ada.table}/replay"
        mine = server.get(address, **keys)[1]
        assert (mine["eyes"], mine["may"], mine["over"]) == ("0", ["0", "window"], False)
        assert mine["frames"]["frames"][-1]["view"]["own"]
        for eyes in ("1", "open"):
            seen = server.get(f"{address}?eyes={eyes}", **keys)[1]
            assert seen["eyes"] == "0", "nobody looks with the eyes of another"
        stranger = server.get(f"{address}?eyes=open")[1]
        assert (stranger["eyes"], stranger["may"]) == ("window", ["window"])
        for frame in stranger["frames"]["frames"]:
            assert "own" not in frame["view"]
            assert "known" not in frame
        assert not [line for line in stranger["log"] if "audience" in line["event"]]
        assert server.get(f"/api/tables/{ada.table}/record", **keys)[0] == 409
        both = server.get(address, **{"lamplight-keys": f"{ada.tokens[0]},{ben.tokens[0]}"})[1]
        assert both["eyes"] == "window", "a device with two hands sees no secret"


@needs_secrets
def test_after_the_end_all_is_open_to_those_who_played_and_to_nobody_else(server: Server) -> None:
    table, kinds = private(server)
    with people(*play_out(table, *kinds)) as (ada, *_):
        address = f"/api/tables/{ada.table}/replay"
        played = server.get(f"{address}?eyes=open&first=1", **{"lamplight-keys": ada.tokens[0]})[1]
        knows = played["frames"][0]["known"]
        assert {one["seat"] for one in knows} == set(range(len(kinds)))
        other = server.get(f"{address}?eyes=1", **{"lamplight-keys": ada.tokens[0]})[1]
        assert other["frames"]["frames"][-1]["view"]["own"]
        stranger = server.get(f"{address}?eyes=open")[1]
        assert stranger["may"] == ["window"]
        assert "known" not in json.dumps(stranger["frames"])


@needs_secrets
def test_what_might_have_been_is_shown_to_those_who_may_know_all(server: Server) -> None:
    table, kinds = private(server)
    with people(*play_out(table, *kinds)) as (ada, *_):
        address = f"/api/tables/{ada.table}/replay"
        keys = {"lamplight-keys": ada.tokens[0]}
        reel = server.get(address, **keys)[1]
        scene = next(at for at, by in enumerate(reel["by"]) if by >= 0 and at > 4)
        ply = reel["plies"][scene - 1]
        lines = server.get(f"/api/tables/{ada.table}/record", **keys)[1].decode().splitlines()
        record = read_record(lines)
        match = verify(record, game_named(record.game)).match
        state = stood(match, ply)
        other = next(text for text in map(state.text, state.legal_actions()) if text != match.ply_at(ply).do)
        asked = f"{address}?ply={ply}&instead={urllib.parse.quote(other)}"
        status, side, _ = server.get(asked, **keys)
        assert status == 200, side
        before, after = side["frames"]
        assert (before["v"], after["v"]) == (ply, ply + 1)
        shown = server.get(f"{address}?first={scene - 1}&eyes=open", **keys)[1]["frames"][0]
        assert before["view"] == shown["view"]
        assert after["events"]
        assert server.get(asked)[1]["error"]["id"] == "replay-branch-secret", "a stranger finds out nothing by trying"
        assert server.get(f"{address}?ply={ply}&instead=nonsense", **keys)[0] == 422
        assert server.get(f"{address}?ply=99999&instead={urllib.parse.quote(other)}", **keys)[0] == 422
        assert server.get(f"{address}?ply=0&instead={urllib.parse.quote(other)}", **keys)[0] == 422


def stood(match: Match, ply: int) -> Any:
    """How it stood after so many plies."""
    state = match.game.new(match.options, match.seats)
    for at in range(ply):
        state.apply(state.parse(match.ply_at(at).do))
    return state


# --- files ----------------------------------------------------------------------------------------


def test_a_file_is_shown_as_the_game_that_it_tells(server: Server) -> None:
    for path in FILES:
        lines = lines_of(path)
        status, reel = posted(server, lines)
        assert status == 200, reel
        assert (reel["fault"], reel["notes"]) == (None, [])
        last = len(reel["plies"]) - 1
        status, end = posted(server, lines, first=last)
        assert status == 200
        assert end["frames"][-1]["view"].get("outcome")


def changed(lines: list[str], line: int, /, **more: Any) -> list[str]:
    out = list(lines)
    out[line] = json.dumps({**json.loads(out[line]), **more})
    return out


def test_what_is_no_record_is_refused_with_its_reason_and_soon(server: Server) -> None:
    lines = lines_of(ONE)
    posted(server, lines)  # the process has started
    body = [json.loads(line) for line in lines]
    decision = next(at for at, line in enumerate(body) if isinstance(line.get("by"), int))
    deep = "[" * 50_000 + "]" * 50_000
    cases: dict[str, tuple[list[str], str]] = {
        "nothing": ([""], "core-record-no-header"),
        "no header": (lines[1:], "core-record-no-header"),
        "letters": (["once upon a time"], "core-record-not-json"),
        "deep": ([deep[:99_000]], "core-record-not-json"),
        "another version": (changed(lines, 0, lamplight=99), "core-record-version"),
        "other rules": (changed(lines, 0, rules=77), "core-unknown-rules"),
        "another board": (changed(lines, 0, content="0" * 16), "core-record-content"),
        "a game not here": (changed(lines, 0, game="chess"), "replay-no-game"),
        "a lesson": (changed(lines, 0, lesson="first"), "core-record-lesson"),
        "a million plies": (lines[:2] + ['{"by":0}'] * 120_000, "core-record-too-large"),
        "a first ply that is none": (changed(lines[:2], 1, by="nobody"), "core-record-bad-line"),
    }
    for name, (wrong, reason) in cases.items():
        status, answer = posted(server, wrong)
        assert status in (422, 400), (name, answer)
        assert why(answer).startswith(reason), (name, answer)
    assert server.post("/api/replay", {"record": "x" * 3_000_000})[0] == 413
    assert server.post("/api/replay", {"record": lines[0], "eyes": "x" * 9})[0] == 400
    assert server.post("/api/replay", {"record": lines[0], "more": 1})[0] == 400
    status, answer = posted(server, changed(lines, decision, do="fly away"))
    assert status == 200
    assert answer["fault"]["args"]["line"] == decision + 1
    assert answer["plies"][-1] < decision


def test_a_record_that_is_cut_or_was_edited_is_shown_as_far_as_it_goes(server: Server) -> None:
    lines = lines_of(ONE)
    for cut in (len(lines) // 2, 30):
        status, reel = posted(server, [*lines[:cut], lines[cut][: len(lines[cut]) // 2]])
        assert status == 200
        assert reel["fault"]["args"] == {"line": cut + 1, "why": {"id": "core-record-not-json"}}
        assert not reel["over"]
        assert reel["plies"][-1] > 10
    digest = next(at for at, line in enumerate(lines) if "digest" in line)
    status, reel = posted(server, changed(lines, digest, digest="0" * 16))
    assert reel["fault"]["args"]["why"]["id"] == "core-record-digest"
    assert reel["plies"][-1] == 20


def test_names_and_times_of_a_record_are_shown_and_harmless(server: Server) -> None:
    lines = lines_of(ONE)
    seats = json.loads(lines[0])["seats"]
    names = ["<img src=x onerror=alert(1)>", "a\u202eb\u0007c", *["x" * 900] * (seats - 2)]
    decision = next(at for at, line in enumerate(lines) if '"by": "chance"' not in line and '"by"' in line)
    named = changed(lines, 0, names=names, began=4_000_000_000, ratings="many")
    status, reel = posted(server, changed(named, decision, at=4_000_000_000, note="Look at that!"))
    assert status == 200
    assert reel["seats"][0]["name"] == names[0]  # a page shows it as text
    assert reel["seats"][1]["name"] == "a b c"
    assert all(len(seat.get("name", "")) <= 60 for seat in reel["seats"])
    assert [note["id"] for note in reel["notes"]] == ["replay-future"]
    assert reel["began"] == 0
    assert set(reel["times"]) == {0}
    assert list(reel["remarks"].values()) == ["Look at that!"]


def test_a_record_that_takes_too_long_is_shown_as_far_as_time_went() -> None:
    """A clock that runs fast: the reader stops in the middle and says so."""
    ticks = iter(range(10_000))
    reel = Reel(lines_of(ONE), Cast(), NOW, clock=lambda: next(ticks) / 50)
    assert reel.fault is not None
    assert str(reel.fault.args["why"]).count("replay-too-long") == 1
    assert 5 < reel.match.ply < 60


def test_a_process_that_is_killed_is_replaced(server_here: Callable[..., ServerHere]) -> None:
    server = server_here()
    lines = lines_of(ONE)
    assert posted(server, lines)[0] == 200
    booth = server.app.state.tables.house.booth
    old = booth.pid
    os.kill(old, signal.SIGKILL)
    assert posted(server, lines)[0] in {200, 422}  # it dies of its own accord: whoever asks just then may ask again
    assert posted(server, lines)[0] == 200
    assert booth.pid != old


def test_nothing_can_be_shown_of_what_is_no_record() -> None:
    with pytest.raises(BadRecord):
        Reel([], Cast(), NOW)


def test_who_asks_too_often_waits(own_server: Callable[..., Server]) -> None:
    server = own_server(replays_per_address=2)
    table = server.table("here", "bot:uniform")
    address = f"/api/tables/{table.id}/replay"
    found = [server.get(address)[0] for _ in range(3)]
    assert found == [200, 200, 429]


@pytest.mark.parametrize(("part", "usual"), [("", 200), ("/record", 409), ("/analysis", 409)])
def test_reading_costs_the_reader(own_server: Callable[..., Server], part: str, usual: int) -> None:
    """Tables that nobody has open are fetched from disk for whoever asks: not without end."""
    server = own_server(replays_per_address=2)
    table = server.table("here", "bot:uniform")
    found = [server.get(f"/api/tables/{table.id}{part}")[0] for _ in range(3)]
    assert found == [usual, usual, 429]
