"""Rumble at a terminal: secrets are shown one by one."""

from __future__ import annotations

import json
from pathlib import Path

from tests.terminal.conftest import Open, Run
from tests.terminal.test_play import OVER, PROMPT, lines

RUMBLE = ("play", "rumble", "--seed", "2a", "--option", "adventures=1", "--record", "game.jsonl")


CLEARED = "\x1b[2J\x1b[3J\x1b[H"


PRESS = "press Enter.\n> "


OWN = "Your secret characters: "


def test_a_game_with_secrets_alone(terminal: Open, lamplight: Run) -> None:
    table = terminal(*RUMBLE, "--players", "3", "--bot", "uniform")
    asked = table.until(PROMPT)
    assert "Treasure room: Barbarian, Treasure chest" in asked
    assert OWN + "Troll, Cleric." in asked
    assert "press Enter" not in asked
    said = ""
    while OVER not in said:  # nothing can be stopped before somebody was thrown out
        table.type("call")
        said = table.until(PROMPT, OVER)
        if "(yes/no)" in said:
            table.type("yes")  # who plays at random does not mind
            table.until(OVER)
            break
        elif OVER not in said:
            assert "(G3)" in said
            table.type("1")
            said = table.until(PROMPT, OVER)
    table.rest()
    assert table.code() == 0
    assert lamplight("verify", "game.jsonl").returncode == 0
    told = lamplight("replay", "game.jsonl", "--json").stdout.splitlines()
    assert [json.loads(line)["by"] for line in told if '"do": "call"' in line] == ["all"]


def test_secrets_are_shown_one_by_one_on_a_shared_screen(terminal: Open, tmp_path: Path) -> None:
    table = terminal(*RUMBLE, "--seat", "you:Anna", "--seat", "you:Ben", "--seat", "bot")
    hands = {"Anna": "Troll, Cleric", "Ben": ""}
    for _ in range(6):
        before = table.until(PRESS)
        who = before.rsplit("Hand over to ", 1)[1].split(".")[0]
        # Whatever was secret before is wiped off before the screen goes on to the next one.
        assert OWN not in before.rsplit(CLEARED, 1)[-1]
        assert "Psst" not in before
        table.type("")
        asked = table.until(PROMPT)
        assert CLEARED in asked
        own = asked.split(OWN)[1].split(".")[0]
        hands[who] = hands[who] or own
        assert hands[who] == own
        table.type("1")
    assert len(set(hands.values())) == 2
    table.until(PRESS)
    table.type("")
    table.until(PROMPT)
    table.type("call")
    table.until(PROMPT)
    table.type("no")
    table.until(PROMPT)
    table.type("quit")
    left = table.rest()
    assert left.index(CLEARED) < left.index("lamplight play --resume")
    assert table.code() == 0
    deals = [line["do"] for line in lines(tmp_path / "game.jsonl") if line.get("do", "").startswith("deal ")]
    assert len(deals) == 6


def test_what_a_game_with_secrets_needs(lamplight: Run) -> None:
    assert "deals secrets" in lamplight("play", "rumble", "--real-dice").stderr
    assert lamplight("rules", "rumble", "g2").stdout.startswith("G2 ")
    assert lamplight("rules", "RD-4.10").stdout.startswith("RD-4.10 ")
    assert "RD-1.1 … RD-7.2" in lamplight("rules", "rumble", "RD-9.9").stderr
    whole = lamplight("rules", "rumble").stdout
    assert whole.count("\nRD-") == 38
    for rest in ("rd-", "term-", "cli-"):
        assert rest not in whole
    twelve = lamplight("play", "rumble", "--players", "12", "--record", "big.jsonl", text="q\n")
    assert "Lime: bot" in twelve.stdout
    assert twelve.returncode == 0
