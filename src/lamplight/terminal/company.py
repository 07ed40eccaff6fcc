"""The company at a table: what its players are called, and every sentence with their names in it."""

from __future__ import annotations

from collections.abc import Sequence

from lamplight.core.messages import Catalogue
from lamplight.core.view import Event, GameInfo, Text
from lamplight.terminal.screen import Screen
from lamplight.terminal.seats import Sitter

ALONG = "along"  # a piece that takes part in what another event tells


class Company:
    """The rules speak of seats; here they get the names of those who sit there, or else their colours."""

    def __init__(self, info: GameInfo, seats: Sequence[Sitter], screen: Screen) -> None:
        self.info = info
        self.seats = list(seats)
        self.screen = screen
        own = [who.name for who in self.seats]
        names = [screen.words(f"colour-{colour}") for colour in info.colours]
        self._names = [name or names[seat] for seat, name in enumerate(own)] + names[len(own) :]
        self._catalogue = Catalogue(screen.catalogue.lang, self._names)

    def colour(self, seat: int) -> str:
        """The colour of a seat."""
        return self.info.colours[seat]

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self._names[seat]

    def says(self, text: Text) -> str:
        """The sentence, with names for seats."""
        return self._catalogue.format(text).rstrip()

    def told(self, event: Event) -> str | None:
        """The event as one line; None if another event tells it."""
        return None if event.kind == ALONG else self.says(event.text)

    def kind(self, bot: str) -> Text | str:
        """What bots of a kind are called."""
        return next((choice.label for choice in self.info.bots if choice.value == bot), bot)

    def nameplate(self, seat: int) -> str:
        """A seat with its number, its name, its colour, and who plays it."""
        who = self.seats[seat]
        screen = self.screen
        if who.human:
            played = screen.words("term-you")
        else:
            played = screen.words("term-bot", bot=self.kind(who.bot))
        colour = screen.words(f"colour-{self.colour(seat)}")
        name = f"{who.name} ({colour})" if who.name else colour
        return f"{seat + 1}  {screen.paint(name, 'bold', self.colour(seat))}: {played}"
