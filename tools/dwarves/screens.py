"""Pictures of The Dwarves."""

from __future__ import annotations

from tools.camera import Camera, Course, Sitting

from lamplight.core.view import TableView

SHOWN = ("desktop-dwarves-middle", "phone-dwarves-middle")
SIDE = ("dwarves-choose", "dwarves-cards")
DECAY = 7  # Perished Land that shows how the game goes


def take(camera: Camera) -> None:
    """The map at the start and in its decay, a fight, the end."""
    if not camera.wants_any("dwarves-start", "dwarves-middle", "dwarves-fight", "dwarves-end"):
        return
    course = Course("dwarves", {"difficulty": "easy", "dwarves": "random", "first": "random"})
    sitting = Sitting(camera, course)
    sitting.lead(course.moment(0))
    sitting.keep("dwarves-start")
    moments = {
        "dwarves-middle": (course.moment(0, "step", lambda view: decayed(view) >= DECAY), "step"),
        "dwarves-fight": (course.moment(len(course.dos) // 4, "strike"), "strike"),
    }
    for name, (at, word) in sorted(moments.items(), key=lambda one: one[1]):
        sitting.lead(at)
        sitting.keep(name, word)
    sitting.lead(len(course.dos))
    sitting.keep("dwarves-end", wait=".end .art")


def decayed(view: TableView) -> int:
    """How many spaces of a map have perished."""
    return sum(one.kind == "tile" for one in view.pieces)


def take_side(camera: Camera, size: str) -> None:
    """The choice of dwarves and the catalogue of cards."""
    page = camera.page(size)
    people = ({"kind": "here", "name": "Ada"}, *[{"kind": "bot"}] * 3)
    camera.sit(page, camera.table("dwarves", {"difficulty": "easy"}, *people))
    camera.keep(page, size, "dwarves-choose")
    page.goto(f"{camera.url}/cards")
    page.wait_for_selector(".cards .card")
    camera.keep(page, size, "dwarves-cards")
    page.context.close()
