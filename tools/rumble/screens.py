"""Pictures of Rumble."""

from __future__ import annotations

from playwright.sync_api import Page
from tools.camera import PEOPLE, SIZES, Camera, Course, Sitting, press

SHOWN = ("desktop-rumble-middle", "phone-rumble-middle")
SIDE = ("rumble-curtain", "rumble-phone", "rumble-build")


def take(camera: Camera) -> None:
    """The dungeon at the start and in the middle of an adventure, the secrets turned up, the end."""
    if not camera.wants_any("rumble-start", "rumble-middle", "rumble-reveal", "rumble-end"):
        return
    course = Course("rumble", {"layout": "ring", "adventures": "1"})
    sitting = Sitting(camera, course)
    sitting.lead(course.moment(0))
    sitting.keep("rumble-start")
    sitting.lead(course.moment(len(course.dos) // 3, "fight"))
    sitting.keep("rumble-middle", "fight")
    sitting.lead(len(course.dos) - 1)
    pages: dict[str, Page] = {}
    for size in SIZES:  # who was there sees the secrets turned up
        if camera.wants(size, "rumble-reveal", "rumble-end"):
            pages[size] = camera.page(size)
            pages[size].goto(f"{camera.url}/t/{sitting.made['table']}#seat={sitting.made['seats'][0]['token']}")
            pages[size].wait_for_selector(".node", state="attached")
    sitting.lead(len(course.dos))
    for size, page in pages.items():
        page.wait_for_selector(".tokens li.up")
        camera.keep(page, size, "rumble-reveal")
        page.locator(".show .foot button").click()
        page.wait_for_selector(".end .art")
        camera.keep(page, size, "rumble-end")
        page.context.close()


def take_side(camera: Camera, size: str) -> None:
    """The curtain, a phone's code, the builder."""
    page = camera.page(size)
    people = [{"kind": "here", "name": name} for name in PEOPLE[:3]]
    home = camera.url.replace("127.0.0.1", "lamplight.home")
    camera.share(page, "rumble", camera.table("rumble", {"layout": "ring"}, *people), home)
    camera.keep(page, size, "rumble-curtain")
    page.get_by_role("button", name="Memorised").click()
    press(page, "Secrets on a phone")
    page.locator(".lend button").first.click()
    page.wait_for_selector(".qr")
    camera.keep(page, size, "rumble-phone")

    page.goto(f"{camera.url}/build")
    page.get_by_label("Load").select_option("ladder")
    page.locator(".cell.full").nth(4).click()
    page.wait_for_selector(".good")
    camera.keep(page, size, "rumble-build")
    page.context.close()
