"""The margin of a record at a terminal: who played, when, where the game comes from, and what is said of a move."""

from __future__ import annotations

import time
from typing import Final

from lamplight.core.margin import Branch, Margin
from lamplight.core.match import Match
from lamplight.core.view import GameInfo, Text
from lamplight.terminal.company import Company
from lamplight.terminal.screen import Screen
from lamplight.terminal.seats import BOT, YOU, Sitter

GRACE: Final = 86_400  # seconds that a clock may be ahead
MINUTE: Final = 60


def people_of(margin: Margin, seats: int) -> list[Sitter]:
    """Who sat where, as far as the record says."""
    names = margin.names or ("",) * seats
    bots = margin.bots or ("",) * seats
    return [Sitter(BOT if bot else YOU, name, bot) for name, bot in zip(names, bots, strict=True)]


def company_of(margin: Margin, info: GameInfo, seats: int, screen: Screen) -> Company:
    """The company with the names that they had."""
    return Company(info, people_of(margin, seats), screen)


def root_of(branch: Branch) -> Text:
    """Where a game comes from, in a sentence."""
    if not branch.of:
        return Text("replay-branch-file", {"ply": branch.ply})
    return Text("replay-branch", {"ply": branch.ply, "of": branch.of})


class Beside:
    """What stands beside a game; times from the future are left out, and that is said."""

    def __init__(self, margin: Margin, now: float) -> None:
        self.margin = margin
        self.latest = now + GRACE
        self._told = 0

    def past(self, at: int) -> int:
        """A time, if it has come already."""
        return at if at <= self.latest else 0

    def head(self, company: Company, screen: Screen) -> list[str]:
        """Who played, when it began and where it comes from; nothing where the record does not say."""
        margin = self.margin
        lines: list[str] = []
        if any(margin.names) or any(margin.bots) or any(rating is not None for rating in margin.ratings):
            who = ", ".join(self.nameplate(seat, company, screen) for seat in range(len(company.seats)))
            lines.append(screen.words("term-replay-people", who=who))
        if self.past(margin.began):
            self._told = margin.began
            lines.append(screen.words("term-replay-began", when=clock(margin.began, "%Y-%m-%d %H:%M")))
        if any(at > self.latest for at in (margin.began, *margin.times.values())):
            lines.append(screen.words("replay-future"))
        if margin.branch is not None:
            lines.append(screen.text(root_of(margin.branch)))
        return lines

    def nameplate(self, seat: int, company: Company, screen: Screen) -> str:
        """A seat's player, with a bot's kind and a rating."""
        who = company.seats[seat]
        ratings = self.margin.ratings
        rating = ratings[seat] if ratings else None
        more = ["" if who.human else screen.words("term-bot", bot=company.kind(who.bot))]
        more.append("" if rating is None else str(rating))
        return " ".join([company.name(seat), *(f"[{one}]" for one in more if one)])

    def when(self, n: int) -> str:
        """The time of the n-th entry, where the clock has moved on by a minute since it was told last."""
        at = self.past(self.margin.times.get(n, 0))
        if at == 0 or abs(at - self._told) < MINUTE:
            return ""
        self._told = at
        return clock(at, "%H:%M")

    def note(self, n: int) -> str:
        """What somebody says of the n-th entry."""
        return self.margin.notes.get(n, "")

    def notes(self, match: Match) -> dict[int, str]:
        """The same of the plies in force, by their numbers from 0."""
        return {ply: self.margin.notes[v - 1] for ply, v in enumerate(match.versions()) if v - 1 in self.margin.notes}


def clock(at: int, shape: str) -> str:
    """A time as the clock on the wall shows it."""
    try:
        return time.strftime(shape, time.localtime(at))
    except (OverflowError, OSError, ValueError):
        return "?"
