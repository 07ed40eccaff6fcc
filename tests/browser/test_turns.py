"""It is somebody's turn: heard at the table, counted in the title and on the icons; and the app is offered, once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import play_until
from tests.browser.waiting import frames, until

pytestmark = pytest.mark.browser

# What the browser is asked for: notes that are played, and the number on the app's icon.
WATCHED = """(() => {
  window.notes = [];
  window.badges = [];
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    const tone = make.call(this);
    setTimeout(() => window.notes.push(tone.frequency.value));
    return tone;
  };
  navigator.setAppBadge = async (count) => void window.badges.push(count);
  navigator.clearAppBadge = async () => void window.badges.push(0);
  Object.defineProperty(document, "visibilityState", { get: () => (window.away ? "hidden" : "visible") });
})()"""
TURN = 784  # the last note of the sound
ICON = "() => document.querySelector('link[rel=\"icon\"]').href"


def play_to(page: Page, other: Page) -> None:
    """This page decides until the other one is asked."""
    play_until(lambda: other.locator('[data-open="true"]').count() > 0, page)


def rung(page: Page) -> int:
    found: int = page.evaluate(f"() => window.notes.filter((one) => one === {TURN}).length")
    return found


def test_turns_are_heard_and_counted(server: Server, device: MakeDevice) -> None:
    pair = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}]
    one, two = server.new_table(pair), server.new_table(pair)
    ada, ben = device().page, device().page
    ben.add_init_script(WATCHED)
    ben.goto(f"{server.url}/t/{one['table']}#seat={one['seats'][0]['token']}")
    expect(ben).to_have_title(re.compile(r"^\(1\) "))
    plain = ben.evaluate(ICON)

    # At another table, where somebody else is asked: the first one waits all the same.
    ben.goto(f"{server.url}/t/{two['table']}#seat={two['seats'][1]['token']}")
    ada.goto(f"{server.url}/t/{two['table']}#seat={two['seats'][0]['token']}")
    ben.wait_for_selector(".table .node")
    expect(ben).to_have_title(re.compile(r"^\(1\) "))
    until(ben, lambda: ben.evaluate("() => window.badges.at(-1)") == 1)
    until(ben, lambda: str(ben.evaluate(ICON)).startswith("blob:"))
    ben.locator("h1").first.dispatch_event("click")
    ben.mouse.click(5, 5)  # before that no browser lets a page be heard
    assert rung(ben) == 0

    play_to(ada, ben)
    expect(ben).to_have_title(re.compile(r"^\(2\) "))
    until(ben, lambda: ben.evaluate("() => window.badges.at(-1)") == 2)
    until(ben, lambda: rung(ben) == 1)

    # A page that nobody looks at rings, too; and what is over is counted no longer.
    play_to(ben, ada)
    expect(ben).to_have_title(re.compile(r"^\(1\) "))
    ben.evaluate("() => { window.away = true; document.dispatchEvent(new Event('visibilitychange')); }")
    play_to(ada, ben)
    until(ben, lambda: rung(ben) == 2)
    ben.evaluate("() => { window.away = false; document.dispatchEvent(new Event('visibilitychange')); }")

    # At the door they are all counted.
    ben.goto(server.url)
    expect(ben).to_have_title("(2) Lamplight")
    for made in (one, two):
        ben.locator(f'a[href="/t/{made["table"]}"]').wait_for()
    ben.evaluate("() => localStorage.removeItem('lamplight.tables')")
    ben.reload()
    expect(ben).to_have_title("Lamplight")
    assert ben.evaluate(ICON) == plain


OFFER = """() => {
  window.asked = 0;
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = async () => void (window.asked += 1);
  dispatchEvent(offer);
  return offer.defaultPrevented;
}"""


@pytest.mark.parametrize("answer", ["No, thanks", "Install it"])
def test_the_app_is_offered_when_it_matters_and_once(server: Server, device: MakeDevice, answer: str) -> None:
    made = server.new_table([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}])
    page = device(notices="no").page
    fetched: list[str] = []  # of what offers it
    page.on("request", lambda one: fetched.append(one.url) if "/assets/Install-" in one.url else None)
    page.goto(f"{server.url}/t/{made['table']}#seat={made['seats'][1]['token']}")
    page.wait_for_selector(".table .node")
    assert page.evaluate(OFFER), "the browser's own question waits"
    hint = page.locator("[data-install]")
    frames(page)
    expect(hint).to_have_count(0)
    assert fetched == []

    # Notices were chosen: an app could show them best.
    page.evaluate("""() => {
      const kept = JSON.parse(localStorage.getItem("lamplight.settings"));
      localStorage.setItem("lamplight.settings", JSON.stringify({ ...kept, notices: "yes" }));
    }""")
    page.reload()
    page.wait_for_selector(".table .node")
    assert page.evaluate(OFFER)
    expect(hint).to_be_visible()
    hint.get_by_role("button", name=answer).click()
    expect(hint).to_have_count(0)
    assert page.evaluate("() => window.asked") == (answer == "Install it")
    fetched.clear()
    page.reload()
    page.wait_for_selector(".table .node")
    assert page.evaluate(OFFER)
    page.wait_for_function("() => document.querySelector('[data-part=act]') !== null")
    frames(page)
    expect(hint).to_have_count(0)
    assert fetched == []
