"""How a page comes to a table: by the links of its seats, as whoever was given them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from tests.browser.conftest import Server

ADA = {"kind": "here", "name": "Ada"}
BEA = {"kind": "here", "name": "Bea"}
BOT = {"kind": "bot"}  # of the usual kind
CHANCE = {"kind": "bot", "bot": "uniform"}
"""Whirlwind, who plays at random."""


def sit(page: Page, server: Server, made: dict[str, Any], *seats: int, query: str = "") -> Page:
    """At a table in these seats; in none, at the window, unless the page has been there before."""
    table = f"{server.url}/t/{made['table']}{query}"
    for seat in seats:
        page.goto(f"{table}#seat={made['seats'][seat]['token']}")
    if not seats:
        page.goto(table)
    elif len(seats) > 1:  # all of them at once, from the first message on
        page.reload()
    page.wait_for_selector(".table, main.text")
    return page


def sit_down(
    page: Page, server: Server, game: str, *seats: dict[str, str], query: str = "", **options: str
) -> dict[str, Any]:
    """At a new table, in all seats of those who are here; the table as its creator knows it."""
    made = server.table_of(game, *seats, **options)
    here = [at for at, seat in enumerate(seats) if seat["kind"] == "here"]
    sit(page, server, made, *here, query=query)
    return made
