"""Phrases: heard by everybody at the table in their own language, by seats only, and never as a flood."""

from __future__ import annotations

import pytest
from tests.server.people import Server

from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text
from lamplight.server.phrases import BURST, PHRASES


def test_everybody_at_the_table_hears_it(server: Server) -> None:
    table = server.table("here", "here")
    ada, ben, watcher = table.sit(0), table.sit(1), table.watch()
    before = ada.v
    assert ada.ask("say", seat=0, phrase="bravo")["t"] == "ack"
    for device in (ben, watcher):
        assert device.until("said") == {"t": "said", "seat": 0, "phrase": "bravo"}
    assert ada.v == before, "it is no part of the game"


@pytest.mark.parametrize(
    ("who", "seat", "phrase", "answer"),
    [
        ("ada", 0, "anything else", "failed"),
        ("ada", 0, "<b>x</b>", "failed"),
        ("ada", 1, "hello", "refused"),
        ("watcher", 0, "hello", "refused"),
    ],
)
def test_only_what_is_known_and_only_for_oneself(server: Server, who: str, seat: int, phrase: str, answer: str) -> None:
    table = server.table("here", "here")
    devices = {"ada": table.sit(0), "watcher": table.watch()}
    assert devices[who].ask("say", seat=seat, phrase=phrase)["t"] == answer


def test_a_flood_is_held_back(server: Server) -> None:
    table = server.table("here", "here")
    ada = table.sit(0)
    found = ada.flood(*[{"t": "say", "seat": 0, "phrase": "wow"}] * (BURST + 2))
    assert found == ["ack"] * BURST + ["limited"] * 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_has_words(lang: str) -> None:
    words = Catalogue(lang)
    said = [words.format(Text(f"web-say-{phrase}")) for phrase in PHRASES]
    assert len(set(said)) == len(PHRASES)
    assert all(len(one) <= 24 and not one.startswith("web-say") for one in said)
