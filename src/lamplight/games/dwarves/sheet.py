"""Reading data that nobody has checked yet: every fault is named, nothing is believed."""

from __future__ import annotations

from typing import Final

from lamplight.core.view import Text

MOST_FAULTS: Final = 100
LONGEST_ECHO: Final = 60


def shown(value: object) -> str:
    """A value of somebody else's file, short and printable enough to be repeated in a sentence."""
    if isinstance(value, str):
        text = value[: LONGEST_ECHO + 1]
    elif isinstance(value, bool):
        text = "true" if value else "false"
    elif isinstance(value, int):
        text = str(value) if -(10**15) < value < 10**15 else "..."
    elif isinstance(value, list):
        text = "[...]"
    elif isinstance(value, dict):
        text = "{...}"
    else:
        text = str(value)[: LONGEST_ECHO + 1]
    clean = "".join(letter if letter.isprintable() else "?" for letter in text)
    return clean if len(clean) <= LONGEST_ECHO else clean[:LONGEST_ECHO] + "..."


class Faults:
    """All that is wrong with some content; beyond MOST_FAULTS they are only counted."""

    def __init__(self) -> None:
        self.found: list[Text] = []
        self.more = 0

    def add(self, id: str, args: dict[str, int | str | Text]) -> None:
        if len(self.found) < MOST_FAULTS:
            self.found.append(Text(id, args))
        else:
            self.more += 1

    def __len__(self) -> int:
        return len(self.found)

    def texts(self) -> list[Text]:
        """The faults as messages."""
        if self.more:
            return [*self.found, Text("dw-content-more", {"count": self.more})]
        return self.found


class Sheet:
    """One table of a file. Asking for a key checks it; `close` names the keys nobody asked for.

    A getter always returns a value of the right type; where there is none it names the fault and returns a stand-in.
    """

    def __init__(self, where: str, data: dict[str, object], faults: Faults) -> None:
        self.where = where
        self.data = data
        self.faults = faults
        self.asked: set[str] = set()

    def fault(self, id: str, args: dict[str, int | str | Text]) -> None:
        self.faults.add(id, {"where": self.where, **args})

    def has(self, key: str) -> bool:
        self.asked.add(key)
        return key in self.data

    def _missing(self, key: str) -> bool:
        if self.has(key):
            return False
        self.fault("dw-content-missing-key", {"key": key})
        return True

    def _wrong(self, key: str, want: str) -> None:
        args: dict[str, int | str | Text] = {"key": key, "value": shown(self.data[key]), "want": Text(want)}
        self.fault("dw-content-wrong-type", args)

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within limits."""
        if self._missing(key):
            return low
        value = self.data[key]
        if isinstance(value, bool) or not isinstance(value, int):
            self._wrong(key, "dw-content-want-number")
            return low
        if not low <= value <= high:
            self.fault("dw-content-range", {"key": key, "value": shown(value), "low": low, "high": high})
            return low
        return value

    def flag(self, key: str, default: bool | None) -> bool:
        """Yes or no; without a default it must be there."""
        if default is not None and not self.has(key):
            return default
        if self._missing(key):
            return False
        value = self.data[key]
        if not isinstance(value, bool):
            self._wrong(key, "dw-content-want-flag")
            return False
        return value

    def text(self, key: str, longest: int) -> str:
        """Some words for people; never empty."""
        if self._missing(key):
            return ""
        value = self.data[key]
        if not isinstance(value, str):
            self._wrong(key, "dw-content-want-text")
            return ""
        if not value.strip() or not value.isprintable():
            self.fault("dw-content-no-text", {"key": key})
            return ""
        if len(value) > longest:
            self.fault("dw-content-long-text", {"key": key, "count": longest})
            return value[:longest]
        return value

    def word(self, key: str, known: tuple[str, ...]) -> str:
        """One word of a closed list; the empty word if it is none."""
        return self.word_or(key, known, "dw-content-unknown-word")

    def word_or(self, key: str, known: tuple[str, ...], unknown: str) -> str:
        """Like word, with a message of its own for a word that is not in the list."""
        if self._missing(key):
            return ""
        value = self.data[key]
        if not isinstance(value, str):
            self._wrong(key, "dw-content-want-text")
            return ""
        if value not in known:
            self.fault(unknown, {"key": key, "value": shown(value), "known": ", ".join(known)})
            return ""
        return value

    def raw(self, key: str) -> str:
        """A text whose meaning the caller checks; the empty one if there is none."""
        if self._missing(key):
            return ""
        value = self.data[key]
        if not isinstance(value, str):
            self._wrong(key, "dw-content-want-text")
            return ""
        return value

    def items(self, key: str) -> list[object]:
        """A list of anything."""
        if self._missing(key):
            return []
        value = self.data[key]
        if not isinstance(value, list):
            self._wrong(key, "dw-content-want-list")
            return []
        out: list[object] = value
        return out

    def words(self, key: str, known: tuple[str, ...]) -> list[str]:
        """A list of words of a closed list."""
        out: list[str] = []
        for value in self.items(key):
            if isinstance(value, str) and value in known:
                out.append(value)
            else:
                args: dict[str, int | str | Text] = {"key": key, "value": shown(value), "known": ", ".join(known)}
                self.fault("dw-content-unknown-word", args)
        return out

    def sheet(self, key: str) -> Sheet:
        """A table inside this one."""
        inner: dict[str, object] = {}
        if not self._missing(key):
            value = self.data[key]
            if isinstance(value, dict):
                inner = value
            else:
                self._wrong(key, "dw-content-want-table")
        return Sheet(f"{self.where} {key}", inner, self.faults)

    def sheets(self, key: str) -> list[Sheet]:
        """A list of tables; each is called by its id, or by its place in the list from 1."""
        out: list[Sheet] = []
        for at, value in enumerate(self.items(key)):
            if not isinstance(value, dict):
                self._wrong(key, "dw-content-want-tables")
                continue
            name = value.get("id")
            called = shown(name) if isinstance(name, str) else f"{key} {at + 1}"
            out.append(Sheet(f"{self.where} {called}", value, self.faults))
        return out

    def close(self) -> None:
        """Names the keys that mean nothing here."""
        for key in self.data:
            if key not in self.asked:
                self.fault("dw-content-unknown-key", {"key": shown(key)})
