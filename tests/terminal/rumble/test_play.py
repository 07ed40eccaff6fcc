"""Rumble at a terminal: secrets are shown one by one."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.conftest import Open, Run
from tests.terminal.test_play import MOST_ANSWERS, OVER, PROMPT, lines

RUMBLE = ("play", "rumble", "--seed", "2a", "--option", "adventures=1", "--record", "game.jsonl")


CLEARED = "\x1b[2J\x1b[3J\x1b[H"
PAGE = "\x1b[H\x1b[2J"


PRESS = "press Enter.\n> "


OWN = "Your secret characters: "


def test_a_game_with_secrets_alone(terminal: Open, lamplight: Run) -> None:
    table = terminal(*RUMBLE, "--players", "3")
    asked = table.until(PROMPT)
    assert "◆ Treasure chest" in asked
    assert OWN + "Troll, Cleric." in asked
    assert "press Enter" not in asked
    assert "(G3)" in table.ask("call")  # nothing can be stopped before somebody was thrown out
    refused = 0
    for _ in range(MOST_ANSWERS):
        table.type("call" if refused == 0 else "1")
        said = table.until(PROMPT, OVER)
        if "(yes/no)" in said:
            assert "says no" in table.ask("yes")
            refused += 1
        elif refused == 0 and OVER not in said:
            table.type("1")
            said = table.until(PROMPT, OVER)
        if OVER in said:
            break
    table.rest()
    assert table.code() == 0
    assert refused == 1
    assert lamplight("verify", "game.jsonl").returncode == 0


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


def test_a_turn_has_a_page_and_the_orders_speak_of_this_game(terminal: Open) -> None:
    table = terminal(*RUMBLE, "--players", "3", "--bot", "uniform")
    first = table.until(PROMPT)
    assert "Points: Red 0, Blue 0, Green 0" in first
    assert "list shows what each of them would do" in first  # more answers than one can read stand side by side
    assert "[move " not in first
    listed = table.ask("list troll")
    assert "[move troll " in listed
    assert [line for line in listed.splitlines() if "[" in line and "troll" not in line.lower()] == []
    assert "[move " in table.ask("list →")  # what is written there
    assert "No answer is about “dragon”" in table.ask("list dragon")
    helped = table.ask("help")
    assert "red-girl" not in helped
    assert "its notation (move " in " ".join(helped.split())
    assert "through the" in table.ask("about entry")  # where its doors lead
    table.type("1")
    page = table.until(PROMPT)
    assert page.count(PAGE) == 1
    assert "Red gives the sign" in page.split(PAGE)[1]  # what happened is told again on the new page
