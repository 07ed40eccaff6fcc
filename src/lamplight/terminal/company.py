"""The company at a table: what its players are called, and every sentence with their names in it."""

from __future__ import annotations

from collections.abc import Sequence

from lamplight.core.view import Event, GameInfo, Text
from lamplight.terminal.screen import Screen
from lamplight.terminal.seats import Sitter

SEAT = "seat-name"
ALONG = "along"  # a piece that takes part in what another event tells


class Company:
    """The rules speak of seats; here they get the names of those who sit there."""

    def __init__(self, info: GameInfo, seats: Sequence[Sitter], screen: Screen) -> None:
        self.info = info
        self.seats = list(seats)
        self.screen = screen

    def colour(self, seat: int) -> str:
        """The colour of a seat."""
        return self.info.colours[seat]

    def name(self, seat: int) -> str:
        """What a player is called: the own name, or the seat's colour."""
        own = self.seats[seat].name if seat < len(self.seats) else ""
        return own or self.screen.words(f"colour-{self.colour(seat)}")

    def named(self, text: Text) -> Text:
        """The text with names for seats."""
        args: dict[str, int | str | Text] = {}
        for key, value in text.args.items():
            if not isinstance(value, Text):
                args[key] = value
            elif value.id == SEAT and isinstance(seat := value.args.get("seat"), int):
                args[key] = self.name(seat)
            else:
                args[key] = self.named(value)
        return Text(text.id, args)

    def says(self, text: Text) -> str:
        """The sentence, with names for seats."""
        if text.id == SEAT and isinstance(seat := text.args.get("seat"), int):
            return self.name(seat)
        return self.screen.text(self.named(text))

    def told(self, event: Event) -> str | None:
        """The event as one line; None if another event tells it."""
        return None if event.kind == ALONG else self.says(event.text)

    def nameplate(self, seat: int) -> str:
        """A seat with its number, its colour, and who plays it."""
        who = self.seats[seat]
        screen = self.screen
        if who.human:
            played = screen.words("term-you")
        else:
            label = next((choice.label for choice in self.info.bots if choice.value == who.bot), None)
            played = screen.words("term-bot", bot=label if label is not None else who.bot)
        return f"{seat + 1}  {screen.paint(self.name(seat), 'bold', self.colour(seat))}: {played}"
