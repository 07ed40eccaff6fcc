"""The curtain and the reveal by ear and by key: announced, focused, worded once, open and shut by a press."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import serious_faults
from tests.browser.board import page_of
from tests.browser.conftest import SIZES, MakeDevice, Server
from tests.browser.script import Script
from tests.browser.sitting import ADA, BEA, sit, sit_down
from tests.browser.waiting import ready, still

pytestmark = pytest.mark.browser

SHORT = 4  # the seed of the script


def test_the_curtain_is_heard_and_opens_by_a_press(server: Server, device: MakeDevice) -> None:
    page = device("tablet").page
    sit_down(page, server, "rumble", ADA, BEA, {"kind": "here"}, adventures="1")
    curtain = page.locator("section.curtain")
    expect(curtain).to_have_attribute("role", "dialog")
    expect(curtain.locator("h2")).to_be_focused()
    said = curtain.get_by_role("status")
    expect(said).to_contain_text("headphones")
    hold = curtain.locator(".hold")
    tokens = curtain.locator("figure")

    hold.dispatch_event("click")  # as a screen reader makes it: no finger, no mouse
    expect(tokens).to_have_count(2)
    expect(hold).to_have_attribute("aria-pressed", "true")
    expect(said).to_contain_text("Your secret characters")
    names = tokens.locator("figcaption").all_inner_texts()
    tree = str(page.locator("section.curtain").aria_snapshot())
    for name in names:
        assert tree.lower().count(name.lower()) == 1, "the secret is worded once"
    assert serious_faults(page) == []
    hold.dispatch_event("click")
    expect(tokens).to_have_count(0)
    expect(said).to_contain_text("hidden again")

    hold.dispatch_event("click")
    expect(tokens).to_have_count(2)
    page.evaluate("dispatchEvent(new Event('blur'))")  # another window: nothing stays open
    expect(tokens).to_have_count(0)

    hold.focus()
    page.keyboard.down("Enter")
    expect(tokens).to_have_count(2)
    page.keyboard.up("Enter")
    expect(tokens).to_have_count(0)


def test_a_finger_still_has_to_hold(server: Server, device: MakeDevice) -> None:
    page = device("tablet").page
    page.clock.install()
    sit_down(page, server, "rumble", ADA, BEA, {"kind": "here"}, adventures="1")
    tokens = page.locator("section.curtain figure")
    box = page.locator("section.curtain .hold").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(2):
        page.mouse.down()
        expect(tokens).to_have_count(2)
        page.clock.fast_forward(60)  # else it might be the press of a screen reader
        page.mouse.up()
        expect(tokens).to_have_count(0)


def turned(page: Page) -> Iterator[None]:
    """The same page in every shape, as somebody turns and resizes it."""
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        yield


def test_curtain_and_reveal_fit_every_shape(fixed: Server, device: MakeDevice) -> None:
    """Two share this device; all but the last decision of a script are made elsewhere."""
    script = Script("rumble", 3, SHORT, adventures="1", layout="ring")
    assert script.seats[-1] in (0, 1)
    page = page_of(device, "desktop")
    made = fixed.table_of("rumble", ADA, BEA, {"kind": "here"}, adventures="1", layout="ring")
    sit(page, fixed, made, 0, 1)
    curtain = page.locator("section.curtain")
    memorised = page.get_by_role("button", name="Memorised")
    expect(curtain.locator("h2")).to_be_focused()
    tokens = curtain.locator("figure")
    for _ in turned(page):
        for button in (curtain.locator(".hold"), memorised):
            expect(button).to_be_in_viewport(ratio=1)
    curtain.locator(".hold").dispatch_event("click")
    for _ in turned(page):  # with the secret in sight: all of it can be seen, and it can be hidden
        expect(tokens).to_have_count(2)
        for part in (*tokens.all(), curtain.locator(".hold"), memorised):
            expect(part).to_be_in_viewport(ratio=0.99)
    curtain.locator(".hold").dispatch_event("click")
    expect(tokens).to_have_count(0)
    memorised.click()
    expect(curtain).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")
    page.goto(fixed.url)
    script.lead(fixed, made, len(script.dos) - 1)
    sit(page, fixed, made)
    page.wait_for_selector('[data-open="true"], section.curtain', state="attached")
    if curtain.count():
        memorised.click()
    ready(page)
    page.locator(f'.option[data-do="{script.dos[-1]}"]').evaluate("one => one.click()")
    show = page.locator(".show")
    expect(show.locator("h2")).to_be_focused()
    expect(show.get_by_role("status")).to_contain_text("point")
    expect(show.locator(".tokens li.up")).to_have_count(12)
    for _ in turned(page):
        for token in show.locator(".tokens li .disc").all():
            expect(token).to_be_in_viewport(ratio=0.99)
        for row in show.locator(".seats li").all():
            expect(row).to_be_in_viewport(ratio=0.99)
        expect(show.locator(".foot button")).to_be_in_viewport(ratio=1)
    show.locator(".foot button").click()
    expect(show).to_have_count(0)
