"""Seats belong to people, in real browsers: somebody is away, somebody has lost their key, two come at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import noted, play_until, sit_down
from tests.examples import EXAMPLE, SECRET, needs_secrets

HOME = "http://192.168.0.7:8000"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody is waited for long."""
    running = Server(tmp_path_factory.mktemp("server") / "data")
    running.changes = ("grace=2",)
    running.start()
    yield running
    running.stop()


def named(kind: str, name: str = "") -> dict[str, str]:
    return {"kind": kind, "name": name} if name else {"kind": kind}


def address(server: Server, made: dict[str, Any], seat: int, kind: str = "invite") -> str:
    secret = made["seats"][seat]["token" if kind == "seat" else kind]
    return f"{server.url}/t/{made['table']}#{kind}={secret}"


def card(page: Page, kind: str) -> Any:
    return page.locator(f'[data-card="{kind}"]')


def until_turn_of(name: str, players: dict[str, Page]) -> None:
    """The others play until it is this one's turn."""
    asked = players[name].locator('.prompt[data-mine="true"]')
    play_until(lambda: asked.count() > 0, *(page for other, page in players.items() if other != name))


def row(page: Page, seat: int) -> Any:
    return page.locator(f'.seats li[data-seat="{seat}"]')


def open_row(page: Page, seat: int) -> Any:
    page.get_by_role("button", name="Seats").click()
    found = row(page, seat)
    if found.locator(".head").get_attribute("aria-expanded") == "false":
        found.locator(".head").click()
    return found


@needs_secrets
def test_an_absent_friend_a_vote_for_a_bot_and_back(server: Server, device: MakeDevice) -> None:
    made = server.table_of(SECRET, named("here", "Ada"), named("remote", "Ben"), named("remote", "Cleo"))
    ada, ben, cleo = device().page, device().page, device().page
    ada.goto(address(server, made, 0, "seat"))
    sit_down(ben, address(server, made, 1))
    sit_down(cleo, address(server, made, 2))
    until_turn_of("Cleo", {"Ada": ada, "Ben": ben, "Cleo": cleo})

    cleo.goto(server.url)  # gone, in the middle of her turn
    expect(ada.locator(".players")).to_contain_text("Away just now")
    expect(card(ada, "absent")).to_contain_text("Cleo is away")  # when the others may go on, it is said by itself
    expect(card(ben, "absent")).to_contain_text("Cleo is away")
    card(ada, "absent").get_by_role("button", name="Nudge").click()
    expect(ada.get_by_role("alert")).to_contain_text("Cleo cannot be told now")  # she never asked for notices
    card(ada, "absent").get_by_role("button", name="Let a bot go on").click()
    expect(ben.get_by_text("Ada would like a bot to go on meanwhile.")).to_be_visible()
    expect(ada.get_by_role("button", name="Never mind")).to_be_visible()
    ben.get_by_role("button", name="No", exact=True).click()
    expect(ada.get_by_role("alert")).to_contain_text("Somebody at the table would rather not")
    expect(ada.locator(".bubble")).not_to_contain_text("Rule")
    card(ben, "absent").get_by_role("button", name="Let a bot go on").click()
    ada.get_by_role("button", name="Yes", exact=True).click()
    expect(card(ada, "absent")).to_have_count(0)
    expect(ada.locator(".players li").nth(2).locator("svg[role=img]").last).to_be_visible()  # a robot

    cleo.goto(f"{server.url}/t/{made['table']}")
    expect(card(cleo, "back")).to_contain_text("A bot is playing for Cleo")
    card(cleo, "back").get_by_role("button", name="Take my seat back").click()
    expect(card(cleo, "back")).to_have_count(0)
    expect(ada.locator(".players li").nth(2)).to_contain_text("Here")
    expect(ada.locator(".asked .question")).to_have_count(0)  # nobody was asked


def test_lost_storage_and_three_words(server: Server, device: MakeDevice) -> None:
    made = server.new_table([named("here", "Ada"), named("remote")])
    ada, ben = device().page, device("phone", touch=True).page
    ada.goto(address(server, made, 0, "seat"))
    ben.goto(address(server, made, 1))
    expect(ben.get_by_role("main")).to_contain_text("Ada invites you")
    ben.get_by_role("button", name="Sit down and play").tap()
    with ben.expect_download() as kept:
        card(ben, "words").get_by_role("button", name="Keep as a picture").tap()
    assert kept.value.suggested_filename == f"lamplight-{made['table']}.png"
    with open(kept.value.path(), "rb") as picture:
        assert picture.read(8) == b"\x89PNG\r\n\x1a\n"
    words = noted(ben)
    assert len(words.split()) == 3

    ben.evaluate("localStorage.removeItem('lamplight.tables')")
    ben.reload()
    expect(ben.locator(".watch")).to_have_text("You are watching")
    ben.get_by_role("button", name="More").tap()
    ben.get_by_role("button", name="Seats").tap()
    ben.get_by_role("button", name="I have three words").tap()
    ben.get_by_label("Your three words").fill(words)
    ben.get_by_role("button", name="Back to my seat").tap()
    expect(ben.locator(".watch")).to_have_count(0)
    assert ben.evaluate("JSON.parse(localStorage.getItem('lamplight.tables'))[0].seats[0].token") != ""


def test_a_new_link_by_the_host_and_the_old_page_is_told(server: Server, device: MakeDevice) -> None:
    made = server.new_table([named("here", "Ada"), named("remote", "Ben")])
    ada, ben, fresh = device().page, device().page, device().page
    ada.goto(address(server, made, 0, "seat"))
    sit_down(ben, address(server, made, 1))
    expect(ada.locator(".players")).to_contain_text("Here")
    ben.goto(server.url)
    link_row = open_row(ada, 1)
    link_row.get_by_role("button", name="New link for Ben").click()
    link = link_row.get_by_label("Invitation for Ben").input_value()
    assert "#invite=" in link
    expect(ada.get_by_role("dialog")).to_contain_text("Only this device can reach the game")
    sit_down(fresh, link)
    expect(fresh.locator(".watch")).to_have_count(0)

    ben.goto(f"{server.url}/t/{made['table']}")  # the old key opens nothing any more
    expect(card(ben, "lost")).to_contain_text("no longer yours on this device")
    card(ben, "lost").get_by_role("button", name="Only watch").click()
    expect(ben.locator(".watch")).to_have_text("You are watching")


def test_of_two_who_come_at_once_one_sits_and_the_other_is_told(server: Server, device: MakeDevice) -> None:
    made = server.new_table([named("here", "Ada"), named("remote")])
    devices = [device(), device()]
    for one in devices:
        one.forgiven = ("409",)
        one.page.goto(address(server, made, 1))
        expect(one.page.get_by_role("button", name="Sit down and play")).to_be_enabled()
    for one in devices:  # neither waits for the other
        one.page.get_by_role("button", name="Sit down and play").evaluate("button => setTimeout(() => button.click())")
    told = [one.page.locator('[data-card="words"], form [role="alert"]') for one in devices]
    for answer in told:
        expect(answer).to_have_count(1)
    kinds = sorted("words" if answer.get_attribute("data-card") else "told" for answer in told)
    assert kinds == ["told", "words"]
    late = next(answer for answer in told if not answer.get_attribute("data-card"))
    expect(late).to_contain_text("used or replaced")


def test_one_link_for_the_table_and_a_key_is_not_thrown_away_unasked(server: Server, device: MakeDevice) -> None:
    ada, ben = device().page, device().page
    ada.goto(server.url)
    ada.get_by_role("button", name="With friends far away").click()
    sheet = ada.get_by_role("dialog")
    sheet.get_by_role("button", name=re.compile("^One more")).click()
    sheet.get_by_role("button", name="Start the game").click()
    link = ada.get_by_label("Invite to this table").input_value()
    sit_down(ben, link, "Ben")
    row_of_ben = row(ada, 1)
    expect(row_of_ben).to_contain_text("Ben")
    row_of_ben.locator(".head").click()
    row_of_ben.get_by_role("button", name="Free this seat").click()
    expect(row_of_ben.get_by_role("alert")).to_contain_text("Ben loses the seat")
    row_of_ben.get_by_role("button", name="Never mind").click()
    row_of_ben.get_by_role("button", name="Make Ben the host").click()
    expect(row_of_ben).to_contain_text("Host")
    expect(ada.get_by_label("Invite to this table")).to_have_count(0)

    ben.goto(server.url)
    running = ben.get_by_role("region").locator(".shelf li, li.paper")
    expect(running).to_have_count(1)
    running.get_by_role("button").click()
    expect(ben.get_by_role("dialog")).to_contain_text("three words")
    ben.get_by_role("button", name="Keep it").click()
    expect(running).to_have_count(1)
    running.get_by_role("button").click()
    ben.get_by_role("button", name="Take it off").click()
    expect(running).to_have_count(0)


def test_an_invitation_is_a_picture_for_a_camera_too(server: Server, device: MakeDevice) -> None:
    """The picture is of the link that stands beside it, at an address that other devices can reach."""
    made = server.table_of(EXAMPLE, named("here", "Ada"), named("remote"))
    one = device()
    one.context.route("**/api/where", lambda route: route.fulfill(json={"addresses": [HOME]}))
    page = one.page
    page.goto(address(server, made, 0, "seat"))
    page.get_by_role("button", name="Seats").click()
    link, picture = page.get_by_label("Invite to this table"), page.get_by_role("img", name="Invite to this table")
    page.get_by_role("button", name="Make a link for everybody").click()
    expect(picture).to_be_visible()
    box = picture.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 100, "a camera at arm's length reads it"
    whole = link.and_(page.locator("input")).input_value()
    assert re.fullmatch(rf"{HOME}/t/{made['table']}#join=[\w-]{{20,}}", whole)
    drawn = picture.locator("path").get_attribute("d")
    # The same link on a big screen is the same picture, and that of another one is not.
    secret = whole.partition("#join=")[2]
    for shown in (secret, secret[::-1]):
        screen = one.context.new_page()
        screen.goto(f"{server.url}/t/{made['table']}?screen#join={shown}")
        far = screen.get_by_role("img", name="Scan and play along").locator("path")
        assert (far.get_attribute("d") == drawn) == (shown == secret)
