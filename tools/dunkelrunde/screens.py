"""Pictures of DunkelRunde; those of the table in general are taken of it."""

from __future__ import annotations

from tools.camera import QUIET, Camera, Course, Sitting

SHOWN = ("desktop-middle", "phone-middle")
SIDE = ("story", "why-not", "rules", "text")


def take(camera: Camera) -> None:
    """The village from the first step to the castle."""
    if not camera.wants_any("start", "middle", "end"):
        return
    course = Course("dunkelrunde", {"board": "linden"})
    sitting = Sitting(camera, course)
    sitting.lead(course.moment(0))
    sitting.keep("start")
    sitting.lead(course.moment(len(course.dos) // 2, "child"))
    sitting.keep("middle", "child")
    sitting.lead(len(course.dos))
    sitting.keep("end", wait=".end svg")


def take_side(camera: Camera, size: str) -> None:
    """A table's sheets, and the table in words."""
    page = camera.page(size)
    people = ({"kind": "here", "name": "Ada"}, *[{"kind": "bot"}] * 3)
    made = camera.table("dunkelrunde", {"board": "linden"}, *people)
    camera.sit(page, made)
    page.wait_for_selector(".node")
    page.get_by_role("navigation").get_by_role("button", name="Help").click()
    page.get_by_role("dialog").get_by_role("button", name="The story").click()
    page.wait_for_selector("dialog svg")
    camera.keep(page, size, "story")
    page.wait_for_timeout(QUIET)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.locator('.node[data-id="45"]').evaluate("one => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    page.wait_for_selector(".bubble")
    camera.keep(page, size, "why-not")
    page.locator(".bubble").get_by_role("button", name="Rule").first.click()
    page.wait_for_selector("[data-rule]")
    camera.keep(page, size, "rules")
    camera.sit(page, made, "?text")
    camera.keep(page, size, "text")
    page.context.close()
