"""Reactions: a face at a move, one per seat, seen by everybody, changed and taken back, no part of the record."""

from __future__ import annotations

import pytest
from tests.server.people import Device, Server, people, why

from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text
from lamplight.server.phrases import PHRASES
from lamplight.server.reactions import BURST, FACES


def moved(ada: Device, ben: Device) -> int:
    """Whoever is asked decides; the version of that."""
    newest = max(ada.v, ben.v)
    ada.catch_up(newest)
    ben.catch_up(newest)
    step = (ada if ada.actor == 0 else ben).act()
    assert step["t"] == "step"
    v: int = step["v"]
    ada.catch_up(v)
    ben.catch_up(v)
    return v


def test_everybody_sees_it_and_whoever_comes_later_too(server: Server) -> None:
    table = server.table("here", "here")
    ada, ben, watcher = table.sit(0), table.sit(1), table.watch()
    with people(ada, ben, watcher):
        v = moved(ada, ben)
        plies = server.sql("SELECT count(*) FROM plies")
        assert ben.ask("react", seat=1, v=v, face="wow")["t"] == "ack"
        for device in (ada, watcher):
            assert device.until("reacted") == {"t": "reacted", "v": v, "seat": 1, "face": "wow"}
        late = table.watch()
        with people(late):
            assert late.heard[0]["reactions"] == [{"v": v, "seat": 1, "face": "wow"}]
        assert server.sql("SELECT count(*) FROM plies") == plies, "it is no part of the record"


def test_one_per_seat_and_move_which_is_changed_and_taken_back(server: Server) -> None:
    table = server.table("here", "here")
    ada, ben = table.sit(0), table.sit(1)
    with people(ada, ben):
        first = moved(ada, ben)
        second = moved(ada, ben)
        for v, seat, face in ((first, 1, "wow"), (second, 1, "oops"), (first, 1, "laugh"), (first, 0, "think")):
            assert (ben if seat else ada).ask("react", seat=seat, v=v, face=face)["t"] == "ack"
        ben.again()
        faces = [(one["v"], one["seat"], one["face"]) for one in ben.heard[-1]["reactions"]]
        assert faces == [(second, 1, "oops"), (first, 1, "laugh"), (first, 0, "think")]
        assert ben.ask("react", seat=1, v=first)["t"] == "ack"
        assert ada.until("reacted", v=first, seat=1, face=None) == {"t": "reacted", "v": first, "seat": 1}
        ben.again()
        assert [(one["v"], one["seat"]) for one in ben.heard[-1]["reactions"]] == [(second, 1), (first, 0)]


def test_the_same_once_more_is_told_to_nobody(server: Server) -> None:
    table = server.table("here", "here")
    ada, ben = table.sit(0), table.sit(1)
    with people(ada, ben):
        v = moved(ada, ben)
        for face in ("wow", "wow", "oops"):
            assert ben.ask("react", seat=1, v=v, face=face)["t"] == "ack"
        ada.until("reacted", face="oops")
        assert [one["face"] for one in ada.heard if one["t"] == "reacted"] == ["wow", "oops"]


def test_what_is_taken_back_takes_its_faces_along(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (both,):
        while True:
            step = both.act()
            if step.get("undoable"):
                break
        v = both.v
        assert both.ask("react", seat=0, v=v, face="oops")["t"] == "ack"
        assert both.ask("undo", seat=step["undo_seat"], prompt=both.v)["t"] in ("ack", "sync")
        both.again()
        assert "reactions" not in both.heard[-1]
        assert why(both.ask("react", seat=0, v=v, face="oops")) == "together-gone"


@pytest.mark.parametrize(
    ("who", "seat", "face", "answer"),
    [
        ("ada", 0, "hello", "failed"),
        ("ada", 0, "<b>x</b>", "failed"),
        ("ada", 1, "wow", "refused"),
        ("watcher", 0, "wow", "refused"),
    ],
)
def test_only_what_is_known_and_only_for_oneself(server: Server, who: str, seat: int, face: str, answer: str) -> None:
    table = server.table("here", "here")
    devices = {"ada": table.sit(0), "ben": table.sit(1), "watcher": table.watch()}
    with people(*devices.values()):
        v = moved(devices["ada"], devices["ben"])
        assert devices[who].ask("react", seat=seat, v=v, face=face)["t"] == answer


def test_of_what_has_not_happened_nothing_is_said(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0)) as (ada,):
        assert why(ada.ask("react", seat=0, v=ada.v + 1, face="wow")) == "together-gone"


def test_a_flood_is_held_back(server: Server) -> None:
    table = server.table("here", "here")
    ada, ben = table.sit(0), table.sit(1)
    with people(ada, ben):
        v = moved(ada, ben)
        found = ada.flood(*({"t": "react", "seat": 0, "v": v, "face": FACES[n % 2]} for n in range(BURST + 2)))
        assert found == ["ack"] * BURST + ["limited"] * 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_is_one_of_the_phrases(lang: str) -> None:
    assert set(FACES) < set(PHRASES)
    words = Catalogue(lang)
    assert words.format(Text("together-gone")) != "together-gone"
