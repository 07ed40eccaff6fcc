"""What comes out of a printer: the page as PDF."""

from __future__ import annotations

import re

from playwright.sync_api import Page


def printed(page: Page) -> bytes:
    """The page as it is printed on A4."""
    return page.pdf(format="A4")


def pages_of(paper: bytes) -> int:
    """How many sheets it takes."""
    return len(re.findall(rb"/Type\s*/Page[^s]", paper))
