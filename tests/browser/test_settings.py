"""What a device prefers: a theme, sounds, keys; and that everything can be read in both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import MakeDevice, Server
from tests.browser.sitting import sit

pytestmark = pytest.mark.browser


def brightness(page: Page) -> float:
    """Of what lies behind everything, from 0 to 1."""
    found: float = page.evaluate(
        """() => {
          const ground = getComputedStyle(document.documentElement).backgroundColor;
          const [red, green, blue] = ground.match(/[0-9.]+/g).map(Number);
          return (red + green + blue) / 765;
        }"""
    )
    return found


def test_the_theme_follows_the_device_until_one_is_chosen(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.emulate_media(color_scheme="light")
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert brightness(page) > 0.8
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert brightness(page) < 0.2
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Light: by day").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert brightness(page) > 0.8


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_boxes_to_tick_are_light_on_paper(server: Server, device: MakeDevice, theme: str) -> None:
    page = device(theme=theme, muted=True).page
    page.goto(server.url)
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_role("checkbox", name="Sound")
    expect(box).not_to_be_checked()
    assert box.evaluate("one => getComputedStyle(one).colorScheme") == "light"


def test_sound_is_on_until_it_is_muted_and_that_is_kept(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.goto(server.url)
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_role("checkbox", name="Sound")
    expect(box).to_be_checked()
    box.uncheck()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Sound")).not_to_be_checked()


def test_the_table_has_switches_for_keys_thoughts_and_list(server: Server, device: MakeDevice) -> None:
    page = device().page
    made = server.new_table([{"kind": "here"}, {"kind": "bot"}])
    sit(page, server, made, 0)
    page.get_by_role("navigation").get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Single keys").uncheck()
    page.get_by_role("checkbox", name="What bots think").uncheck()
    page.get_by_role("checkbox", name="List of choices").check()
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('lamplight.settings'))")
    assert (kept["keys"], kept["thoughts"], kept["list"]) == (False, False, True)
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("navigation").get_by_role("button", name="Settings")).to_be_focused()
    page.get_by_role("navigation").get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog")).to_contain_text("Single keys are switched off")
    expect(page.get_by_role("dialog").locator("kbd", has_text="u")).to_have_count(0)
