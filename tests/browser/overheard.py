"""What goes over the line of a page, as its browser tells it: so it is known that nothing came of a gesture."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

DEEDS = ("act", "plan")


class Overheard:
    """Everything that a page says to the server and is told by it; made before the page is opened.

    The browser tells of what was sent in the order of what it is asked: once a page has answered anything, all is here
    that it had sent by then.
    """

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        line.on("framereceived", lambda frame: self.told.append(json.loads(frame)))

    def asked(self, *kinds: str) -> int:
        """How many commands of these kinds were sent; one that is sent again on a new line is the same."""
        return len({message["key"] for message in self.sent if message["t"] in kinds})

    @property
    def deeds(self) -> int:
        """How many decisions were sent."""
        return self.asked(*DEEDS)
