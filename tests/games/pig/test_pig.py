"""Pig proves that a game is added by its folder alone: installed by pip, it is known everywhere."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import MakeDevice, Server, browser, device
from tests.browser.hands import wait_for_turn
from tests.browser.waiting import changed, ready
from tests.games.pig.conftest import ROOT, Python
from tests.terminal.conftest import Open

__all__ = ["browser", "device"]

MOST_ANSWERS = 500
LEARNING = """
import random, warnings
warnings.simplefilter("ignore")
import numpy as np
from pettingzoo.test import api_test
from lamplight.adapters.batch import Games
from lamplight.adapters.pettingzoo import env
api_test(env("pig", goal="50"), num_cycles=200)
table = env("pig", players=3, goal="50", render_mode="ansi")
table.reset(seed=4)
for agent in table.agent_iter():
    seen, _, over, cut, told = table.last()
    assert "of 50 points" in table.render()
    mask = seen["action_mask"]
    legal = {"roll", "hold"} if mask.sum() == 2 else {"roll"}
    assert over or set(told["legal"].values()) == legal
    assert told["named"]["actor"] == "over" or not over
    table.step(None if over or cut else int(np.flatnonzero(mask)[-1]))
games = Games("pig", games=16, seed=2)
ended = 0
for _ in range(2000):
    games.step(games.sample())
    ended += int((games.dones == 1).sum())
assert ended > 16, ended
import pyspiel
import lamplight.adapters.open_spiel
game = pyspiel.load_game("lamplight_pig(players=3,goal=50)")
for seed in range(5):
    luck, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            codes, odds = zip(*state.chance_outcomes())
            assert len(codes) == 6 and abs(sum(odds) - 1) < 1e-9
            state.apply_action(luck.choices(codes, odds)[0])
        else:
            assert state.action_to_string(0) == "roll"
            state.apply_action(luck.choice(state.legal_actions()))
    assert sum(state.returns()) == 1
print("learned")
"""
PLAYED = """
import json, lamplight
import lamplight.core.game as core
play = lamplight.new("pig", players=2, seed=7).run("careful")
best = lamplight.search(lamplight.new("pig", players=2, seed=1), iterations=60)
counted = ["rolls", "holds", "lead-changes"]
rows = lamplight.simulate("pig", 6, 3, ["careful", "uniform", "careful"], goal=50, measures=counted)
print(json.dumps({
    "core": core.__file__, "key": play.state.key(), "record": play.record(), "svg": play.picture().svg[:4],
    "best": [choice.do for choice in best], "rows": [row.measures for row in rows],
    "games": [info.game for info in lamplight.games()], "reason": play.history[-1].do,
}))
"""


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_it_passes_the_conformance_suite(python: Python) -> None:
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/conformance", "-k", "pig")
    told = python(*words, cwd=ROOT)
    assert re.search(r"^\d\d+ passed", told, re.MULTILINE), told


def test_it_is_listed_with_its_words(python: Python) -> None:
    listed = python("-m", "lamplight", "games")
    assert "pig  Pig. Roll as long as you dare" in listed
    assert "careful      Careful Piglet. Holds at twenty." in listed
    assert "Ferkelei. Würfle, solange du dich traust" in python("-m", "lamplight", "--lang", "de", "games")


def test_its_rules_can_be_read(python: Python) -> None:
    whole = python("-m", "lamplight", "rules", "pig")
    assert "PIG-2.2   A one takes all points of this turn" in whole
    assert "A1        What was held once" in whole
    assert "PIG-2.4   Roll at least once" in python("-m", "lamplight", "rules", "PIG-2.4")


def test_it_is_played_to_the_end_at_a_terminal(terminal: Open, python: Python, installed: Path, tmp_path: Path) -> None:
    words = ("play", "pig", "--players", "2", "--seed", "2a", "--option", "goal=50", "--record", "pig.jsonl")
    table = terminal(*words, PYTHONPATH=str(installed))
    table.until("\n> ")
    told = table.ask("hold")
    assert "Roll at least once" in told
    assert "PIG-2.4" in told
    holds = 0
    while "lamplight verify" not in told:
        holds += "Hold" in told
        assert holds < MOST_ANSWERS
        table.type("hold" if "Hold" in told else "roll")
        told = table.until("\n> ", "lamplight verify")
    assert holds > 5
    assert table.code() == 0
    assert "Won!" in table.seen
    assert "Pig" in python("-m", "lamplight", "verify", tmp_path / "pig.jsonl")
    assert "wins with" in python("-m", "lamplight", "replay", tmp_path / "pig.jsonl")


def test_bots_meet_in_the_arena(python: Python, tmp_path: Path) -> None:
    words = (
        "arena",
        "pig",
        "careful",
        "uniform",
        "--games",
        "24",
        "--players",
        "2",
        "--processes",
        "2",
        "--out",
        "arena",
    )
    told = python("-m", "lamplight", *words)
    assert told.index("careful") < told.index("uniform"), "the careful one is better"
    assert (tmp_path / "arena" / "results.parquet").exists()


def test_a_study_measures_it(python: Python, tmp_path: Path) -> None:
    study = 'format = 1\ngame = "pig"\ngames = 6\nplayers = 2\nmeasures = ["turns", "rolls", "lead-changes"]\n'
    (tmp_path / "goals.toml").write_text(study + '[grid.options]\ngoal = ["50", "100"]\n')
    python("-m", "lamplight", "study", "goals.toml", "--processes", "1", "--out", "study")
    report = next((tmp_path / "study").glob("*.html")).read_text("utf-8")
    assert "How often the die was rolled." in report
    (tmp_path / "cards.toml").write_text(study.replace('"rolls"', '"cards"'))
    with pytest.raises(AssertionError, match="cards"):
        python("-m", "lamplight", "study", "cards.toml", "--out", "cards")


def test_programs_learn_it(python: Python) -> None:
    assert python("-c", LEARNING).endswith("learned\n")


def played(python: Python, first: str = "") -> dict[str, object]:
    told: dict[str, object] = json.loads(python("-c", PLAYED, first=first))
    return told


def test_programs_play_it(python: Python) -> None:
    told = played(python)
    assert told["svg"] == "<svg"
    assert told["best"] == ["roll"]
    assert told["games"] == [*dict.fromkeys([*told["games"], "pig"])]  # type: ignore[misc]
    rows = told["rows"]
    assert isinstance(rows, list)
    assert all(row["rolls"] > row["holds"] for row in rows)


def test_compiled_rules_take_it_as_it_is(python: Python) -> None:
    """What the class of a game says is seen by compiled code too."""
    compiled = ROOT / "build" / "compiled"
    if not (compiled / "lamplight" / "kits.py").exists():
        pytest.skip("nothing is compiled here (make compiled)")
    fast, plain = played(python, str(compiled)), played(python, str(ROOT / "src"))
    assert str(fast.pop("core")) != str(plain.pop("core"))
    assert fast == plain


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory, installed: Path) -> Iterator[Server]:
    path = os.pathsep.join(part for part in (str(installed), os.environ.get("PYTHONPATH", "")) if part)
    running = Server(tmp_path_factory.mktemp("server") / "data", PYTHONPATH=path)
    running.start()
    yield running
    running.stop()


@pytest.mark.browser
def test_it_is_played_in_a_browser(table_server: Server, device: MakeDevice) -> None:
    """From the lobby, where it has its name, to the end; the table is told in words, and the options are a list."""
    page = device().page
    page.goto(table_server.url)
    page.get_by_role("tab", name="Pig").or_(page.get_by_role("button", name="Pig", exact=True)).first.click()
    page.get_by_role("button", name="Round one tablet").click()
    sheet = page.get_by_role("dialog")
    rows = sheet.locator(".chairs li")
    while rows.count() > 2:
        sheet.get_by_role("button", name="One seat fewer").click()
    rows.nth(1).locator("select").select_option("bot:careful")
    sheet.get_by_label("Points to win").select_option("50")
    sheet.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    assert wait_for_turn(page)
    expect(page.get_by_text("of 50 points").first).to_be_visible()
    expect(page.get_by_text("Roll or hold?").first).to_be_visible()
    for _ in range(MOST_ANSWERS):
        if not wait_for_turn(page):
            break
        before = page.locator("[data-v]").first.get_attribute("data-v") or ""
        ready(page)
        page.locator(".option").last.click()
        # Where one touch has not played it yet: whether it is still there is asked and done in one go.
        page.evaluate("document.querySelector('.go:not([disabled])')?.click()")
        changed(page, before)
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.get_by_text(re.compile("wins with \\d+ points")).first).to_be_visible()


@pytest.mark.browser
def test_its_words_reach_the_browser_in_its_language(table_server: Server, device: MakeDevice) -> None:
    page = device(language="fr-FR").page
    page.goto(table_server.url)
    expect(page.get_by_text("Cochonnet").first).to_be_visible()
