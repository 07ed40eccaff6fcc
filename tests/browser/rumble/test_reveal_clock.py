"""Secrets that are turned up: behind the face-down tokens nothing tells yet who owned whom, nor who has won (RD-6)."""

from __future__ import annotations

import pytest
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import version
from tests.browser.script import Script
from tests.browser.sitting import ADA, BEA, sit
from tests.browser.waiting import frames, ready, until

pytestmark = pytest.mark.browser

SHORT = 4  # the seed of the script
# Everything from which the end of an adventure could be read: the log, the seats, what lies beside, who stands where,
# and what ears have heard.
TOLD = """() => {
  const said = (part) => [...document.querySelectorAll(part)].map((one) => one.textContent.trim());
  const marks = (part, ...names) =>
    [...document.querySelectorAll(part)].map((one) => names.map((name) => one.getAttribute(name)).join(' '));
  return {
    log: said('.past .log li > button:first-child'), seats: said('.players li'), beside: said('.table > .panel'),
    turn: marks('.players li', 'aria-current'), fate: marks('.own li', 'data-fate'),
    board: marks('.stage .node', 'data-id', 'aria-label'), points: said('.stage text'), heard: said('.news p'),
  };
}"""


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_nobody_reads_the_winner_behind_the_reveal(fixed: Server, device: MakeDevice, speed: str) -> None:
    """The last decision of a script is made here, all others were made before."""
    script = Script("rumble", 3, SHORT, adventures="1", layout="ring")
    made = fixed.table_of("rumble", ADA, BEA, {"kind": "here"}, adventures="1", layout="ring")
    script.lead(fixed, made, len(script.dos) - 1)
    page = device(list=False, speed=speed).page
    page.clock.install()
    sit(page, fixed, made, script.seats[-1])
    ready(page)
    page.wait_for_selector(".stage .node", state="attached")
    page.wait_for_selector(".stage text", state="attached")
    before, known = version(page), page.evaluate(TOLD)
    assert known["log"]
    assert known["seats"]
    assert known["board"]

    def decided() -> bool:
        """A line that is dialled anew takes no answer meanwhile."""
        if page.locator('[data-open="true"]').count():
            page.locator(f'.option[data-do="{script.dos[-1]}"]').evaluate_all("all => all[0]?.click()")
        return version(page) != before

    until(page, decided)
    page.wait_for_selector(".showing")
    assert page.evaluate(TOLD) == known, "all stands as it did before the last decision"
    for _ in range(3):
        page.clock.fast_forward(10_000)  # nor does it change behind it, however long nobody closes it
        frames(page)
        assert page.evaluate(TOLD) == known
    assert page.locator(".table[inert]").count() == 1
    table = page.locator(".table")
    shown, newest = int(table.get_attribute("data-shown") or 0), int(table.get_attribute("data-v") or 0)
    assert shown < newest, "the end of the adventure waits"
    lines: list[int] = page.locator(".past .log li").evaluate_all("all => all.map(one => Number(one.dataset.v))")
    assert max(lines) <= shown
