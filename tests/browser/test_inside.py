"""An invitation opened in the browser inside a chat: it says so, and the seat taken there goes on in the real one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.access import serious_faults
from tests.browser.conftest import MakeDevice, Server
from tests.browser.waiting import frames, until

pytestmark = pytest.mark.browser

CHAT = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Mobile/15E148 Instagram 334.0.0 (iPhone15,2; iOS 17_5; en_GB)"
)
PARTS = re.compile(r"/assets/(?:inside|SeatCards)-")


def test_a_seat_taken_in_a_chat_goes_on_in_the_real_browser(server: Server, device: MakeDevice) -> None:
    made = server.new_table([{"kind": "here", "name": "Ada"}, {"kind": "remote"}])
    invitation = f"{server.url}/t/{made['table']}#invite={made['seats'][1]['invite']}"
    chat = device("phone", touch=True, agent=CHAT).page
    fetched: list[str] = []
    chat.on("requestfinished", lambda one: fetched.append(one.url) if PARTS.search(one.url) else None)
    chat.goto(invitation)
    expect(chat.get_by_text("You are in the browser inside Instagram.")).to_be_visible()
    chat.get_by_role("button", name="Carry on in your own browser").tap()
    offered = chat.locator("[data-inside] input").input_value()
    assert serious_faults(chat) == []

    # The invitation is not used up by that: it opens the same door in the real browser.
    look = device().page
    look.goto(offered)
    expect(look.get_by_role("button", name="Sit down")).to_be_visible()
    expect(look.locator("[data-inside]")).to_have_count(0)

    # Whoever sits down in the chat all the same is told at the table, once, beside the board and not over the question.
    chat.get_by_label("Your name").fill("Ben")
    chat.get_by_role("button", name="Sit down").tap()
    card = chat.locator("[data-card=inside]")
    expect(card).to_contain_text("inside Instagram")
    assert serious_faults(chat) == []
    card.get_by_role("button", name="Carry on in your own browser").tap()
    link = card.locator("input").input_value()
    words = card.locator("strong").last.inner_text()
    assert len(words.split()) == 3

    # The same seat, with nothing but that link; the invitation would open nothing more.
    real = device("phone", touch=True).page
    real.goto(link)
    real.wait_for_selector(".table .node")
    assert "#" not in real.url
    expect(real.locator("[data-inside]")).to_have_count(0)
    real.get_by_role("button", name="What happened").tap()
    expect(real.get_by_role("dialog").locator(".players li", has_text="Ben")).to_contain_text("You")
    second = device()
    second.forgiven = ("Failed to load resource",)  # it is refused, and said
    late = second.page
    late.goto(invitation)
    late.get_by_role("button", name="Sit down").click()
    expect(late.get_by_role("alert")).to_be_visible()

    # Whoever stays is not told again.
    card.get_by_role("button", name="Stay here").tap()
    expect(card).to_have_count(0)
    wanted = set(fetched)  # for the card
    assert any("SeatCards" in url for url in wanted)
    fetched.clear()
    chat.reload()
    chat.wait_for_selector(".table .node")
    until(chat, lambda: wanted <= set(fetched), lambda: f"never fetched again: {wanted - set(fetched)}")
    frames(chat)
    expect(card).to_have_count(0)
