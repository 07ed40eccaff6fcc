"""Your turn, with the page closed: asked for in plain words, told by push, shown by the page's own worker."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.access import serious_faults
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import play_until
from tests.browser.waiting import frames, ready, until
from tests.examples import EXAMPLE, called
from tests.pushes import Browser as Phone
from tests.pushes import PushService

pytestmark = [pytest.mark.browser, pytest.mark.whole]

# The maker of a browser cannot be reached from a test: here its service is the test's own.
MAKER = """keys => {
  const json = { endpoint: keys.endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  const subscription = { endpoint: keys.endpoint, toJSON: () => json, unsubscribe: async () => true };
  PushManager.prototype.subscribe = async () => subscription;
}"""

# A browser without a window says no before it was asked; here it says what one with a window would.
SAYS = "Object.defineProperty(Notification, 'permission', {{ get: () => '{}' }})"


@pytest.fixture(scope="module")
def told_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("notices") / "data")
    running.changes = ("push_anywhere=1", "grace=2")
    running.start()
    yield running
    running.stop()


def test_whoever_closes_the_page_is_told_and_comes_back(told_server: Server, device: MakeDevice) -> None:
    server = told_server
    service = PushService()
    phone = Phone(service, "ben")
    try:
        made = server.new_table([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}])
        ada, other = device(), device("phone", touch=True, worker=True, notices="ask")
        other.context.grant_permissions(["notifications"], origin=server.url)
        ben = other.page
        ben.add_init_script(SAYS.format("granted"))
        ben.add_init_script(f"({MAKER})({json.dumps(phone.keys())})")
        ada.page.goto(f"{server.url}/t/{made['table']}#seat={made['seats'][0]['token']}")
        ben.goto(f"{server.url}/t/{made['table']}#seat={made['seats'][1]['token']}")
        ask = ben.get_by_text("Shall this device tell you when it is your turn?")
        expect(ask).to_be_visible()
        ben.wait_for_selector(".table .node")
        assert serious_faults(ben) == []
        ben.get_by_role("button", name="Yes, tell me").tap()
        expect(ask).to_have_count(0)
        ben.wait_for_function("() => navigator.serviceWorker.controller !== null")
        until(ben, lambda: server.sql("SELECT 1 FROM subscriptions"))  # what the page asks for last
        ben.close()
        play_until(lambda: bool(service.taken), ada.page)  # until it is Ben's turn
        (notice,) = service.wait(1)
        said = phone.opened(notice.body)
        assert (said["title"], said["text"]) == (f"Your turn: {called(EXAMPLE)}", "With Ada.")

        # Ada gets tired of waiting.
        ada.page.locator('[data-card="absent"]').get_by_role("button", name="Nudge").click()
        expect(ada.page.get_by_text("Ben was told that you are waiting.")).to_be_visible()
        nudge = phone.opened(service.wait(2)[1].body)
        assert (nudge["title"], nudge["text"]) == (f"{called(EXAMPLE)}: somebody is waiting", "Ada is waiting for you.")

        # The browser hands it to the worker, which shows it.
        page = other.context.new_page()
        page.goto(server.url)
        line = other.context.new_cdp_session(page)
        known: list[str] = []
        line.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda found: known.extend(one["registrationId"] for one in found["registrations"]),
        )
        line.send("ServiceWorker.enable")
        page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
        until(page, lambda: known)
        shown = """async () => {
          const registration = await navigator.serviceWorker.ready;
          const all = await registration.getNotifications();
          return all.map(one => [one.title, one.body, one.data.path]);
        }"""

        def delivered() -> bool:
            """Once it was never shown, nobody knows why. Told twice, it shows one notice for the table."""
            message = {"origin": server.url, "registrationId": known[-1], "data": json.dumps(said)}
            line.send("ServiceWorker.deliverPushMessage", message)
            frames(page)
            return bool(page.evaluate(shown))

        until(page, delivered)
        assert page.evaluate(shown) == [[f"Your turn: {called(EXAMPLE)}", "With Ada.", f"/t/{made['table']}"]]
        page.goto(f"{server.url}/t/{made['table']}")
        ready(page)
    finally:
        service.close()


def test_one_table_alone_can_be_silent(told_server: Server, device: MakeDevice) -> None:
    server = told_server
    service = PushService()
    try:
        made = server.new_table([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}])
        one = device(worker=True, notices="ask")
        one.context.grant_permissions(["notifications"], origin=server.url)
        page = one.page
        page.add_init_script(f"({MAKER})({json.dumps(Phone(service, 'silent').keys())})")
        page.add_init_script(SAYS.format("granted"))
        # It has no place for notices.
        page.add_init_script("ServiceWorkerRegistration.prototype.getNotifications = async () => []")
        page.goto(f"{server.url}/t/{made['table']}#seat={made['seats'][1]['token']}")
        page.get_by_role("button", name="Yes, tell me").click()
        count = "SELECT count(*) FROM subscriptions JOIN matches ON match = number WHERE id = ?"
        until(page, lambda: server.sql(count, made["table"]) == [(1,)])
        # The maker's service is the test's own: it remembers nothing over a page.
        page.evaluate("() => { PushManager.prototype.getSubscription = PushManager.prototype.subscribe; }")
        page.get_by_role("button", name="Seats").first.click()
        told = page.get_by_role("checkbox", name="Tell me of my turns at this table")
        expect(told).to_be_checked()
        told.uncheck()
        until(page, lambda: server.sql(count, made["table"]) == [(0,)])
        expect(told).to_be_enabled()  # the page has heard of it, too
        page.reload()
        page.get_by_role("button", name="Seats").first.click()
        expect(told).not_to_be_checked()
        assert server.sql(count, made["table"]) == [(0,)]
        told.check()
        until(page, lambda: server.sql(count, made["table"]) == [(1,)])
    finally:
        service.close()


def test_no_is_no_and_the_settings_say_why_not(server: Server, device: MakeDevice) -> None:
    made = server.new_table([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}])
    page = device("phone", touch=True, notices="ask").page
    page.add_init_script(SAYS.format("default"))
    page.goto(f"{server.url}/t/{made['table']}#seat={made['seats'][1]['token']}")
    page.get_by_role("button", name="No, thanks").tap()
    expect(page.get_by_text("Shall this device tell you")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".table .node")
    expect(page.get_by_text("Shall this device tell you")).to_have_count(0)


def test_it_is_an_app(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.goto(server.url)
    line = page.context.new_cdp_session(page)
    assert line.send("Page.getAppManifest")["errors"] == []
    found = [one["errorId"] for one in line.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(found) <= {"in-incognito"}
