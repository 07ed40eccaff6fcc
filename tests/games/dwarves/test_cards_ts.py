"""What the web client knows of the Dwarves' cards is what the game's content says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
CARDS = ROOT / "web" / "src" / "games" / "dwarves" / "cards.ts"


def test_the_cards_of_the_web_client_are_those_of_the_content() -> None:
    check = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "dwarves" / "cards_ts.py"), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert check.returncode == 0, check.stderr


def test_every_card_is_there_once() -> None:
    text = CARDS.read_text(encoding="utf-8")
    for kind, most in (("SA", 8), ("SB", 1), ("SC", 3), ("AV", 30), ("TH", 15), ("EQ", 10)):
        for n in range(1, most + 1):
            name = f"{kind}{n}" if kind.startswith("S") else f"{kind}{n:02}"
            assert text.count(f'"id": "{name}"') == 1, name
