"""What is logged, and how: one line for each event, for people or for programs; nothing about people in it.

Names, tokens and what people say to each other are never handed to a logger; as a second lock every line loses what
looks like a whole address, a password or a token.
"""

from __future__ import annotations

import ipaddress
import json
import logging
import re
import sys
import time
from collections import deque
from typing import Final, NamedTuple

FORMATS: Final = ("text", "json")
LEVELS: Final = ("debug", "info", "warning", "error")
TEXT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
LAST: Final = 40  # failures that are remembered
QUIET: Final = (
    "uvicorn",
    "websockets",
    "sqlalchemy",
    "alembic",
    "asyncio",
)  # what others say is heard from warnings on

LOGIN: Final = re.compile(r"(?<=://)[^\s/@]+@")
PASSWORD: Final = re.compile(r"(?i)\b(password|passwd|pwd|token|secret)(\s*[=:]\s*)(?!['\"]?\$)[^\s&,;]+")
IPV4: Final = re.compile(r"(?<![\w.])(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}(?![\w.])")
IPV6: Final = re.compile(r"(?<![\w:])[0-9A-Fa-f:]*:[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(?![\w:])")
TOKEN: Final = re.compile(r"(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*[\d-])[\w-]{22,}(?![\w-])")


def about(event: str, table: str = "", seconds: float | None = None) -> dict[str, object]:
    """What an event is called, where it was and how long it took: the `extra` of a call to a logger."""
    return {"event": event, "table": table, "seconds": seconds}


def discreet(text: str) -> str:
    """The same without what nobody need know.

    >>> discreet("no line to 203.0.113.9:5432 nor [2001:db8:7::1], but to 127.0.0.1 at 12:30:05")
    'no line to 203.0.x.x:5432 nor [2001:db8:x], but to 127.0.0.1 at 12:30:05'
    >>> discreet("postgresql://me:hunter2@db/lamp password=hunter2 k7Qd-_x2LMzzw0PqRs81aBcD")
    'postgresql://…@db/lamp password=… …'
    """
    text = LOGIN.sub("…@", text)
    text = PASSWORD.sub(r"\1\2…", text)
    text = IPV4.sub(lambda found: _short(found[0], f"{found[1]}.x.x"), text)
    text = IPV6.sub(lambda found: _short(found[0], ":".join(found[0].split(":")[:2]) + ":x"), text)
    return TOKEN.sub("…", text)


def _short(address: str, shown: str) -> str:
    """Only what is an address is cut, and of nobody who is this machine."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return address if found.is_loopback or found.is_unspecified else shown


class Plain(logging.Formatter):
    """A line for people; what went wrong inside follows below it."""

    def __init__(self) -> None:
        super().__init__(TEXT)

    def format(self, record: logging.LogRecord) -> str:
        seconds = getattr(record, "seconds", None)
        return discreet(super().format(record) + ("" if seconds is None else f" ({seconds:.3f} s)"))


class Lines(logging.Formatter):
    """A line of JSON, whatever is in it."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "event": getattr(record, "event", "") or record.name.removeprefix("lamplight."),
            "message": discreet(record.getMessage()),
        }
        if table := getattr(record, "table", ""):
            said["table"] = table
        if (seconds := getattr(record, "seconds", None)) is not None:
            said["seconds"] = round(seconds, 6)
        if record.exc_info:
            said["trace"] = discreet(self.formatException(record.exc_info))
        return json.dumps(said, ensure_ascii=False)


class Failure(NamedTuple):
    """Something that went wrong."""

    at: float  # seconds since 1970
    level: str
    event: str
    table: str
    said: str


class Failures(logging.Handler):
    """Remembers the last things that went wrong."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._last: deque[Failure] = deque(maxlen=LAST)

    def emit(self, record: logging.LogRecord) -> None:
        event = getattr(record, "event", "") or record.name.removeprefix("lamplight.")
        said = discreet(record.getMessage())
        level = record.levelname.lower()
        self._last.append(Failure(record.created, level, event, getattr(record, "table", ""), said))

    def newest(self) -> list[Failure]:
        return list(self._last)[::-1]


failures: Final = Failures()  # of this process


_chosen: list[tuple[str, str]] = []


def chosen() -> tuple[str, str] | None:
    """How this process logs, for those that it starts; None if it was never said."""
    return _chosen[-1] if _chosen else None


def set_up(form: str, level: str) -> None:
    """Log to stderr in this form, from this level on."""
    _chosen[:] = [(form, level)]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if form == "json" else Plain())
    root = logging.getLogger()
    root.handlers[:] = [handler, failures]
    root.setLevel(level.upper())
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
