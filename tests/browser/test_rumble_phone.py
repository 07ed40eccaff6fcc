"""A seat goes to a phone by a picture: drawn where phones can reach the server, and leading there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.access import serious_faults
from tests.browser.conftest import ARGUMENTS, GAMES, SIZES, Device, MakeDevice, Server, browser_path
from tests.browser.pseudo import look, speak, spoken
from tests.browser.test_rumble import from_the_door

pytestmark = pytest.mark.browser

HOME = "lamplight.home"


@pytest.fixture
def home(browser: Browser) -> Iterator[Browser]:
    """A browser on a home network that has given the server a name: nothing there is "secure" to the browser."""
    rule = f"--host-resolver-rules=MAP {HOME} 127.0.0.1"
    running = browser.browser_type.launch(executable_path=browser_path(), args=[*ARGUMENTS, rule])
    yield running
    running.close()


def page_of(browser: Browser, screen: str) -> Device:
    width, height = SIZES[screen]
    one = Device(browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce"))
    kept = json.dumps({"speed": "off", "seenAim": GAMES, "list": True})
    one.context.add_init_script(
        f"localStorage.getItem('lamplight.settings') || localStorage.setItem('lamplight.settings', {kept!r})"
    )
    one.forgiven = ("Cross-Origin-Opener-Policy",)  # which only secure pages may ask for
    return one


def lend_first(page: Page) -> str:
    page.get_by_role("button", name="Memorised").click()
    page.get_by_role("button", name="Secrets on a phone").click()
    page.locator(".lend button").first.click()
    expect(page.locator("[data-code]")).to_be_visible()
    return page.locator("[data-code]").get_attribute("data-code") or ""


def test_a_picture_leads_a_phone_to_its_seat(server: Server, home: Browser) -> None:
    url = server.url.replace("127.0.0.1", HOME)
    tablet, phone = page_of(home, "tablet"), page_of(home, "phone")
    from_the_door(tablet.page, url, people=3, bots=0)
    code = lend_first(tablet.page)
    picture = tablet.page.get_by_role("img", name=re.compile("^Scan this picture"))
    expect(picture).to_be_visible()
    box = picture.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 150  # a camera at arm's length reads it
    assert serious_faults(tablet.page) == []
    link = tablet.page.get_by_label("Secrets on your phone").input_value()
    assert link == f"{url}/phone#{code}"

    # Two other pictures for other codes are other pictures: it is this link that is drawn.
    first = picture.locator("path").get_attribute("d")
    tablet.page.locator(".lend li").nth(1).get_by_role("button", name="Secrets on a phone").click()
    pictures = tablet.page.get_by_role("img", name=re.compile("^Scan this picture"))
    expect(pictures).to_have_count(2)
    assert pictures.nth(1).locator("path").get_attribute("d") != first

    phone.page.goto(link)
    phone.page.get_by_role("button", name="Take my seat").click()
    expect(phone.page.locator(".own li")).to_have_count(2)
    expect(tablet.page.locator(".lend li").first).to_contain_text("on the phone")
    expect(pictures).to_have_count(1)  # the code is used up
    assert tablet.unforgiven() == []
    assert phone.unforgiven() == []


def test_no_picture_where_it_would_lead_nowhere(server: Server, device: MakeDevice) -> None:
    page = device("tablet").page
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    from_the_door(page, server.url, people=3, bots=0)
    lend_first(page)
    expect(page.locator(".lend")).to_contain_text("make play HOST=0.0.0.0")
    expect(page.locator(".qr")).to_have_count(0)
    assert not any(re.search(r"/qr[-.]", address) for address in loaded)  # it comes only when it is wanted


def test_a_seat_on_a_phone_in_a_language_that_nobody_speaks(server: Server, device: MakeDevice) -> None:
    tablet, phone = device("tablet").page, device("phone").page
    from_the_door(tablet, server.url, people=3, bots=0)
    code = lend_first(tablet)
    speak(phone)
    phone.goto(f"{server.url}/phone#{code}")
    take = phone.get_by_role("button", name=spoken("web-phone-take"))
    expect(take).to_be_visible()
    look(phone, "phone")
    take.click()
    expect(phone.locator(".own li")).to_have_count(2)
    look(phone, "seat on a phone")
