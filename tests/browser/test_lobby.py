"""A lobby that knows you: what is going on, the last game, bots as one likes them, names and colours."""

from __future__ import annotations

import json
import re
import urllib.request
import zipfile
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.access import faults
from tests.browser.conftest import SIZES, MakeDevice, Server
from tests.browser.sitting import sit
from tests.browser.waiting import still, until
from tests.server.people import Device as Person
from tests.waiting import DEADLINE

from lamplight.core.record import read_record, verify
from lamplight.kits import game_named

pytestmark = pytest.mark.browser

TABLE = re.compile(r"/t/[a-z0-9]+$")


def told(server: Server, path: str) -> Any:
    with urllib.request.urlopen(server.url + path, timeout=DEADLINE) as answer:
        return json.load(answer)


def table_of(page: Page, server: Server) -> Any:
    """What everybody may know of the table on the page."""
    page.wait_for_url(TABLE)
    return told(server, f"/api/tables/{page.url.rpartition('/')[2]}")


def games(page: Page) -> Locator:
    return page.get_by_role("group", name="Games").get_by_role("button")


def sit_at(page: Page, server: Server, table: dict[str, Any]) -> None:
    """At the door again, after having sat down in all of the table's seats that are here."""
    sit(page, server, table, *(at for at, keys in enumerate(table["seats"]) if keys.get("token")))
    page.goto(server.url)


def test_a_newcomer_is_one_tap_from_playing(server: Server, device: MakeDevice) -> None:
    page = device("phone", touch=True).page
    page.goto(server.url)
    page.get_by_role("button", name="Play now").tap()
    kinds = [seat["kind"] for seat in table_of(page, server)["seats"]]
    assert kinds == ["here", "bot", "bot", "bot"]


def test_every_game_has_a_card_and_the_chosen_one_is_remembered(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.goto(server.url)
    known = told(server, "/api/games")
    expect(games(page)).to_have_count(len(known))
    for game, button, card in zip(known, games(page).all(), page.locator(".pick").all(), strict=True):
        expect(button).to_have_accessible_name(game["names"]["en"])
        expect(card.locator("small")).to_have_count(3)  # players, age, minutes
        expect(card.locator("small").first).to_have_text(f"{game['min_seats']} to {game['max_seats']} players")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".feel")).not_to_be_empty()
        page.reload()
        expect(page.locator(".games [aria-pressed=true]")).to_have_text(game["names"]["en"])
    page.get_by_role("button", name="Play now").click()
    assert table_of(page, server)["game"] == known[-1]["id"]


def test_bots_by_number_and_level_and_the_same_again(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.goto(server.url)
    page.get_by_role("button", name="Play bots").click()
    sheet = page.get_by_role("dialog", name="Play bots")
    sheet.get_by_role("radio", name="2", exact=True).check()
    sheet.get_by_role("radio", name="Gentle").check()
    sheet.get_by_role("radio", name="Owl").check()
    sheet.get_by_label("Your name").fill("Ada")
    sheet.get_by_label("Board").select_option("short")
    sheet.get_by_role("button", name="Start the game").click()
    first = table_of(page, server)
    assert [(seat["kind"], seat.get("bot"), seat.get("name")) for seat in first["seats"]] == [
        ("bot", "gentle", None), ("here", None, "Ada"), ("bot", "gentle", None)
    ]  # fmt: skip
    assert first["options"]["board"] == "short"
    page.goto(server.url)
    expect(page.get_by_role("button", name="Play now")).to_contain_text("You and 2 bots: Gentle")
    page.get_by_role("button", name="Play bots").click()
    expect(sheet.get_by_role("radio", name="Owl")).to_be_checked()
    expect(sheet.get_by_label("Your name")).to_have_value("Ada")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(lambda url: TABLE.search(url) is not None and first["id"] not in url)
    again = table_of(page, server)
    assert [(seat["kind"], seat.get("bot"), seat.get("name")) for seat in again["seats"]] == [
        ("bot", "gentle", None), ("here", None, "Ada"), ("bot", "gentle", None)
    ]  # fmt: skip
    assert again["options"] == first["options"]


def test_names_round_one_tablet_are_remembered(server: Server, device: MakeDevice) -> None:
    page = device("tablet").page
    page.goto(server.url)
    page.get_by_role("button", name="Round one tablet").click()
    for seat, name in (("Fox", "Mia"), ("Owl", "Ben"), ("Frog", "")):
        page.get_by_label(f"Name for the seat {seat}").fill(name)
    page.get_by_role("button", name="Start the game").click()
    assert [seat.get("name", "") for seat in table_of(page, server)["seats"]] == ["Mia", "Ben", ""]
    page.goto(server.url)
    page.get_by_role("button", name="Round one tablet").click()
    expect(page.get_by_label("Name for the seat Fox")).to_have_value("Mia")
    expect(page.get_by_label("Name for the seat Owl")).to_have_value("Ben")


def test_what_goes_on_comes_first_with_company_and_turn(server: Server, device: MakeDevice) -> None:
    page = device("phone", touch=True).page
    sit_at(page, server, server.new_table([{"kind": "here"}, {"kind": "remote", "name": "Bea"}], start="youngest"))
    shelf = page.get_by_role("region", name="Continue a game")
    link = shelf.get_by_role("link")
    expect(link).to_contain_text("with Bea")
    expect(link).to_contain_text("Your turn!")
    box = link.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 844 / 2, "no need to scroll"
    link.tap()
    page.wait_for_url(TABLE)


def test_the_server_is_asked_once_in_a_while(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.clock.install()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/api/mine") else None)
    sit_at(page, server, server.new_table([{"kind": "here"}, {"kind": "bot"}]))
    expect(page.get_by_role("region", name="Continue a game")).to_contain_text("with")
    assert asked
    before = len(asked)
    page.clock.run_for(60_000)
    until(page, lambda: len(asked) >= before + 3, "how they stand now is never asked")
    assert len(asked) <= before + 5, "not in every moment"


def test_on_a_shared_device_the_one_on_turn_is_named(server: Server, device: MakeDevice) -> None:
    page = device().page
    sit_at(page, server, server.new_table([{"kind": "here", "name": "Mia"}, {"kind": "here", "name": "Ben"}]))
    link = page.get_by_role("region", name="Continue a game").get_by_role("link")
    expect(link).to_contain_text("with Mia and Ben")
    expect(link).to_contain_text("It’s Mia’s turn")


def test_a_table_that_is_no_more_leaves_the_list(server: Server, device: MakeDevice) -> None:
    page = device().page
    table = server.new_table([{"kind": "here"}, {"kind": "bot"}])
    sit_at(page, server, table)
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('lamplight.tables'));
          kept.push({ ...kept[0], id: 'nosuchtable', seen: 1 });
          localStorage.setItem('lamplight.tables', JSON.stringify(kept));
        }"""
    )
    page.reload()
    expect(page.get_by_role("region", name="Continue a game").get_by_role("link")).to_have_count(1)
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('lamplight.tables')).map(one => one.id)")
    assert kept == [table["table"]]


def test_without_an_answer_the_list_is_shown_all_the_same(server: Server, device: MakeDevice) -> None:
    one = device()
    one.forgiven = ("Failed to load resource",)
    one.page.route("**/api/mine", lambda route: route.abort())
    sit_at(one.page, server, server.new_table([{"kind": "here"}, {"kind": "bot"}]))
    expect(one.page.get_by_role("region", name="Continue a game").get_by_role("link")).to_contain_text("Last seen")


def test_an_invitation_names_the_game_and_the_host(server: Server, device: MakeDevice) -> None:
    page = device("phone", touch=True).page
    table = server.new_table([{"kind": "here", "name": "Ada"}, {"kind": "remote"}, {"kind": "bot"}])
    name = next(
        game["names"]["en"]
        for game in told(server, "/api/games")
        if game["id"] == told(server, f"/api/tables/{table['table']}")["game"]
    )
    page.goto(f"{server.url}/t/{table['table']}#invite={table['seats'][1]['invite']}")
    expect(page.get_by_role("main")).to_contain_text(f"Ada invites you: {name}")
    expect(page.get_by_role("main")).to_contain_text("At the table: Frog")
    still(page)
    assert faults(page) == []
    page.get_by_label("Your name").fill("Bea")
    page.get_by_role("button", name="Sit down and play").click()
    page.wait_for_selector(".table")
    assert told(server, f"/api/tables/{table['table']}")["seats"][1]["name"] == "Bea"
    page.goto(server.url)
    page.get_by_role("button", name="With friends far away").click()
    expect(page.get_by_label("Name for the seat Fox")).to_have_value("Bea")


def test_whoever_invites_is_told_that_only_this_device_gets_here(server: Server, device: MakeDevice) -> None:
    """The server of the tests listens to this machine alone, as `make play` does."""
    page = device().page
    page.goto(server.url)
    page.get_by_role("button", name="With friends far away").click()
    expect(page.get_by_role("dialog")).to_contain_text("Only this device can reach the game")
    expect(page.get_by_role("dialog")).to_contain_text("make play HOST=0.0.0.0")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Round one tablet").click()
    expect(page.get_by_role("dialog").locator(".chairs li")).to_have_count(3)
    expect(page.get_by_role("dialog")).not_to_contain_text("make play")
    made = server.new_table([{"kind": "here"}, {"kind": "remote"}])
    page.goto(f"{server.url}/t/{made['table']}#seat={made['seats'][0]['token']}")
    page.locator(".bar").get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Owl").click()
    page.get_by_role("button", name="Make an invitation link").click()
    expect(page.get_by_role("dialog")).to_contain_text("make play HOST=0.0.0.0")


def test_a_link_tells_what_it_leads_to(server: Server) -> None:
    with urllib.request.urlopen(f"{server.url}/t/abc", timeout=DEADLINE) as answer:
        page = answer.read().decode()
    for tag in ('name="description"', 'property="og:title"', 'property="og:description"', 'property="og:type"'):
        assert re.search(rf'<meta {tag} content="[^"]{{5,}}"', page), tag
    picture = re.search(r'<meta property="og:image" content="([^"]+)"', page)
    assert picture is not None
    with urllib.request.urlopen(picture[1], timeout=DEADLINE) as answer:  # it is in what was built
        assert answer.headers["content-type"] == "image/jpeg"


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_at_all(server: Server, device: MakeDevice, size: str, theme: str) -> None:
    page = device(size, touch=size == "phone", theme=theme).page
    sit_at(page, server, server.new_table([{"kind": "here"}, {"kind": "bot"}]))
    expect(page.get_by_role("region", name="Continue a game")).to_contain_text("with")
    assert faults(page) == []
    for way in ("Play bots", "Round one tablet", "With friends far away", "I have three words", "Settings"):
        page.get_by_role("button", name=way).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        still(page)
        assert faults(page) == [], way
        page.get_by_role("button", name="Close", exact=True).click()
        expect(page.get_by_role("button", name=way)).to_be_focused()
    page.goto(f"{server.url}/phone")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert faults(page) == []


def overlaps(page: Page) -> list[list[str]]:
    """Pairs of controls or lines of text that lie on each other, and what sticks out of the page sideways."""
    found: list[list[str]] = page.evaluate(
        """() => {
          const parts = 'main button, main a, main p, main h1, main h2, header button, header a';
          const seen = [...document.querySelectorAll(parts)]
            .filter(one => one.checkVisibility() && !one.matches('.hidden') && !one.closest('.shelf ul'))
            .map(one => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width > 1 && box.height > 1);
          const name = one => one.textContent.trim().slice(0, 30) || one.getAttribute('aria-label');
          const out = [];
          for (const [one, a] of seen) {
            if (a.right > innerWidth + 1 || a.left < -1) out.push([name(one), 'sticks out']);
            if (one.scrollWidth > one.clientWidth + 2 && one.matches('button, p')) out.push([name(one), 'is cut']);
            for (const [other, b] of seen) {
              if (one === other || one.contains(other) || other.contains(one)) continue;
              const across = a.left < b.right - 2 && b.left < a.right - 2;
              if (across && a.top < b.bottom - 2 && b.top < a.bottom - 2) out.push([name(one), name(other)]);
            }
          }
          if (document.documentElement.scrollWidth > innerWidth) out.push(['page', 'scrolls sideways']);
          return out;
        }"""
    )
    return found


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_nothing_overlaps_at_any_shape(server: Server, device: MakeDevice, language: str) -> None:
    page = device(language=language).page
    sit_at(page, server, server.new_table([{"kind": "here"}, {"kind": "bot"}]))
    page.wait_for_selector(".now")
    still(page)
    for width, height in (*SIZES.values(), (320, 256), (600, 700)):
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        assert overlaps(page) == [], (width, height)
    for width, height in ((1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.documentElement.style.fontSize = '32px'")  # letters twice as large
        assert overlaps(page) == [], (width, height, "200 %")


def test_where_it_is_my_turn_comes_first_then_where_there_is_news(fixed: Server, device: MakeDevice) -> None:
    page = device().page
    ada, ben = {"kind": "here", "name": "Ada"}, {"kind": "remote", "name": "Ben"}
    mine, news, theirs = (fixed.new_table(seats) for seats in ([ada, ben], [ben, ada], [ben, ada]))
    for made in (mine, news, theirs):
        sit_at(page, fixed, made)
    cards = page.locator(".shelf li a")
    order = [f"/t/{made['table']}" for made in (mine, theirs, news)]
    for at, address in enumerate(order):
        expect(cards.nth(at)).to_have_attribute("href", address)
    expect(cards.first.locator(".turn")).to_have_text("Your turn!")
    page.evaluate(
        """id => {
            const all = JSON.parse(localStorage.getItem("lamplight.tables"));
            const next = all.map(one => (one.id === id ? { ...one, looked: 0 } : one));
            localStorage.setItem("lamplight.tables", JSON.stringify(next));
        }""",
        news["table"],
    )
    page.reload()
    expect(page.get_by_role("img", name="There is news")).to_have_count(1)
    expect(cards.nth(1).get_by_role("img", name="There is news")).to_be_visible()
    for at, made in enumerate((mine, news, theirs)):
        expect(cards.nth(at)).to_have_attribute("href", f"/t/{made['table']}")


@pytest.mark.parametrize("shape", SIZES.values())
def test_the_way_to_play_is_seen_at_once(server: Server, device: MakeDevice, shape: tuple[int, int]) -> None:
    page = device().page
    page.set_viewport_size({"width": shape[0], "height": shape[1]})
    sit_at(page, server, server.new_table([{"kind": "here"}, {"kind": "bot"}]))
    for name in ("Play now", "Play bots", "Round one tablet", "With friends far away"):
        box = page.get_by_role("button", name=name).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= shape[1], name


def test_finished_games_stay_under_a_fold(server: Server, device: MakeDevice) -> None:
    page = device("phone", touch=True).page
    over = server.new_table([{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "uniform"}], board="short")
    person = Person(server, over["table"], [over["seats"][0]["token"]])
    person.ask("seat", seat=0, act="bot", bot="uniform")
    while not person.over:
        person.until("step", "sync")
    person.close()
    won = person.view["outcome"]["seats"][0]["won"]
    sit_at(page, server, over)
    sit_at(page, server, server.new_table([{"kind": "here"}, {"kind": "bot"}]))
    expect(page.get_by_role("region", name="Continue a game").get_by_role("link")).to_have_count(1)
    fold = page.locator("details")
    fold.get_by_text("Finished (1)").tap()
    link = fold.get_by_role("link").first
    expect(link).to_contain_text("with Owl")
    expect(link).to_contain_text("You won!" if won else "You lost to Owl")
    expect(fold.locator(".tally b")).to_contain_text(f"one game, {1 if won else 0} won")
    expect(fold.locator(".share")).to_have_count(0)  # one game is no share
    assert faults(page) == []
    assert overlaps(page) == []
    with page.expect_download() as coming:
        fold.get_by_role("button", name="Save all as one file").tap()
    with zipfile.ZipFile(coming.value.path()) as archive:
        (name,) = archive.namelist()
        record = read_record(archive.read(name).decode().split("\n"))
    assert over["table"] in name
    assert record.margin.names == ("Ada", "")
    assert verify(record, game_named(record.game)).match.over
    with page.expect_download() as coming:
        fold.get_by_role("button", name="Save this game as a file").tap()
    assert coming.value.suggested_filename == f"lamplight-{over['table']}.jsonl"
    fold.get_by_role("link", name="Watch it again").tap()
    page.wait_for_selector("main.replay")
    page.goto(server.url)
    fold.get_by_text("Finished (1)").tap()
    link.tap()
    expect(page.locator(".end")).to_be_visible()
    page.goto(server.url)
    fold.get_by_text("Finished (1)").tap()
    fold.get_by_role("button", name="Play it once more").tap()
    page.wait_for_selector("main.table")
    assert over["table"] not in page.url
    page.goto(server.url)
    fold.get_by_text("Finished (1)").tap()
    fold.get_by_role("button", name="Forget all").tap()
    page.get_by_role("dialog").get_by_role("button", name="Take off").tap()
    expect(fold).to_have_count(0)
    expect(page.get_by_role("region", name="Continue a game").get_by_role("link")).to_have_count(2)
    assert over["table"] not in page.evaluate("() => localStorage.getItem('lamplight.tables')")
