"""Positions as text: one line that a person can read and write, as FEN is for chess.

    game/rules-version name=value name=value ...

Values hold no blanks. A line names everything that can change and every option that differs from the default; a field
that is left out has the game's own default. Secrets stand only in the full form; in what a seat may see they are "?".
"""

from __future__ import annotations

from lamplight.core.view import Text

LONGEST = 8_000
HIDDEN = "?"


class PositionError(ValueError):
    """A line that tells no position; every fault is named."""

    def __init__(self, faults: list[Text]) -> None:
        super().__init__(", ".join([fault.id for fault in faults]))
        self.faults = faults


class Fields:
    """The fields of a line, asked for one by one; what is wrong with them is collected in faults.

    >>> fields = Fields("pig/1 seats=3 scores=4,0,x", "pig", ("seats", "scores", "hand"))
    >>> fields.number("seats", 2, 6), fields.numbers("scores", 3, 0, 99), fields.word("hand", "0")
    (3, [4, 0, 0], '0')
    >>> [fault.id for fault in fields.faults]
    ['core-position-number']
    """

    def __init__(self, line: str, game: str, known: tuple[str, ...]) -> None:
        self.faults: list[Text] = []
        self.version: int = 0
        self.values: dict[str, str] = {}
        words = line.split()
        head, _, version = (words[0] if words else "").partition("/")
        if len(line) > LONGEST:
            self.fault("core-position-long", most=LONGEST)
            words = []
        elif head != game or not plain(version) or int(version) == 0:
            self.fault("core-position-game", game=game, found=words[0][:40] if words else "")
        else:
            self.version = int(version)
        for word in words[1:]:
            name, sign, value = word.partition("=")
            if not sign or not value:
                self.fault("core-position-field", found=word[:40])
            elif name not in known:
                self.fault("core-position-unknown", field=name[:40], known=", ".join(known))
            elif name in self.values:
                self.fault("core-position-twice", field=name)
            else:
                self.values[name] = value

    def played_by(self, known: tuple[int, ...]) -> None:
        """The line must tell a position by one of these versions of the rules."""
        if self.version and self.version not in known:
            self.faults.append(unknown_rules(self.version, known))

    def fault(self, message: str, **args: int | str | Text) -> None:
        """One more thing that is wrong."""
        self.faults.append(Text(message, dict(args)))

    def check(self) -> None:
        """Raises PositionError if anything was wrong so far."""
        if self.faults:
            raise PositionError(self.faults)

    def has(self, name: str) -> bool:
        return name in self.values

    def word(self, name: str, default: str | None = None) -> str:
        """The value of a field; without a default it must be there."""
        if name in self.values:
            return self.values[name]
        if default is None:
            self.fault("core-position-missing", field=name)
            return ""
        return default

    def one_of(self, name: str, choices: tuple[str, ...], default: str | None = None) -> str:
        """A word out of a closed set; the first one where it is wrong."""
        found = self.word(name, default)
        if found in choices:
            return found
        if found:
            self.fault("core-position-choice", field=name, found=found[:40], known=", ".join(choices))
        return choices[0]

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds; the least one where it is wrong."""
        found = self.word(name, None if default is None else str(default))
        return self._within(name, found, least, most) if found else least

    def numbers(self, name: str, count: int, least: int, most: int) -> list[int]:
        """So many whole numbers with commas between them."""
        found = self.listed(name, count)
        return [self._within(name, one, least, most) for one in found] if found else [least] * count

    def listed(self, name: str, count: int | None = None, default: str | None = None) -> list[str]:
        """Words with commas between them; "-" is none; nothing where their number is wrong."""
        found = self.word(name, default)
        parts = [] if found in ("", "-") else found.split(",")
        if found and count is not None and len(parts) != count:
            self.fault("core-position-count", field=name, found=len(parts), count=count)
            return []
        return parts

    def hides(self, name: str, parts: list[str]) -> bool:
        """Is one of these parts hidden? Then the line is what a seat may see, which cannot be played.

        >>> fields = Fields("pig/1 hand=4,?", "pig", ("hand",))
        >>> fields.hides("hand", fields.listed("hand")), [fault.id for fault in fields.faults]
        (True, ['core-position-hidden'])
        """
        if HIDDEN not in parts:
            return False
        self.fault("core-position-hidden", field=name)
        return True

    def _within(self, name: str, word: str, least: int, most: int) -> int:
        digits = word.removeprefix("-")
        if not plain(digits) or not least <= int(word) <= most:
            self.fault("core-position-number", field=name, found=word[:40], least=least, most=most)
            return least
        return int(word)


def unknown_rules(version: int, known: tuple[int, ...]) -> Text:
    """Rules that nobody here plays by, and those that can be played by."""
    return Text("core-unknown-rules", {"version": version, "known": ", ".join([str(n) for n in known])})


def plain(digits: str) -> bool:
    """A short run of ASCII digits."""
    return digits.isascii() and digits.isdigit() and len(digits) <= 12


def spelled(game: str, version: int, fields: list[tuple[str, str]]) -> str:
    """The line of a position; fields that are empty are left out.

    >>> spelled("pig", 1, [("seats", "3"), ("hand", ""), ("scores", "4,0,0")])
    'pig/1 seats=3 scores=4,0,0'
    """
    return " ".join([f"{game}/{version}", *[f"{name}={value}" for name, value in fields if value]])
