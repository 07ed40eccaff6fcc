"""What can be set about a server; every default is what a family at home wants.

What each means is the message `setting-<name>`, as `lamplight serve --help` and docs/settings.md show it.
Where values come from: sources.py. Which do not go together: contradictions.py.
"""

from __future__ import annotations

import functools
import math
import os
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, get_type_hints
from urllib.parse import urlsplit

from lamplight.core.messages import LANGUAGES, primary
from lamplight.core.view import Text
from lamplight.server.logs import FORMATS, LEVELS

STATIC = Path(__file__).parent / "static"
YES: Final = ("1", "yes", "true", "on")
NO: Final = ("0", "no", "false", "off")
MANY: Final = 1_000_000_000

GROUPS: Final = {
    "place": (
        "host", "port", "public_address", "sub_path", "trusted_proxies", "allowed_hosts", "origins", "lang",
        "open_tables",
    ),
    "kept": ("data_dir", "database", "workers", "busy_timeout", "snapshot", "idle", "keep_unfinished", "keep_finished",
             "leave_records"),
    "notices": ("contact", "webhook", "webhook_secret", "notices_per_address"),
    "bots": ("programs", "bot_delay", "bot_workers", "bot_timeout", "hints_per_address"),
    "limits": (
        "grace", "pulse", "header_size", "headers", "header_timeout", "body_timeout", "stalled", "frame_size",
        "message_rate", "message_burst", "suggest_rate", "suggest_burst", "past_rate",
        "past_burst", "mailbox", "backlog", "backlog_size", "strikes",
        "messages_per_address", "hello_rate", "hello_burst", "connections", "connections_per_address",
        "tables_per_address",
        "claims_per_address", "words_per_address", "words_per_guesser", "words_per_table", "codes_per_address",
        "codes_in_all", "code_life", "glances_per_address", "checks_per_address",
        "replays_per_address",
        "analyses_per_address",
    ),
    "watching": ("operator_token", "log_format", "log_level"),
    "making": ("static", "push_anywhere"),
}  # fmt: skip
BOUNDS: Final[dict[str, tuple[float, float]]] = {  # whole numbers are at least 1 otherwise, others at least 0
    "port": (0, 65_535),
    "strikes": (0, MANY),
    "snapshot": (0, MANY),
    "keep_unfinished": (0, MANY),
    "keep_finished": (0, MANY),
    "message_rate": (0.001, MANY),
    "suggest_rate": (0.001, MANY),
    "past_rate": (0.001, MANY),
    "messages_per_address": (0.001, MANY),
    "hello_rate": (0.001, MANY),
    "pulse": (0.01, MANY),
    "header_timeout": (0.1, MANY),
    "body_timeout": (0.1, MANY),
    "stalled": (0.1, MANY),
    "bot_workers": (1, 256),
    "workers": (1, 64),
}
CHOICES: Final = {"lang": LANGUAGES, "log_format": FORMATS, "log_level": LEVELS}
WHOLE: Final = frozenset({"programs"})  # lists whose items may hold a comma when they are given one by one


@dataclass(frozen=True)
class Settings:
    """Immutable; `with_text` changes a field from the text of a command line."""

    host: str = "127.0.0.1"  # the address to listen on
    port: int = 8000
    public_address: str = ""  # where everybody finds this server, "https://games.example/lamp"; empty: at home only
    sub_path: str = ""  # the path below which it is found; empty: that of the public address
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks that are believed who asks, and by which name
    allowed_hosts: tuple[str, ...] = ()  # further names that this server answers to; "*": any
    origins: tuple[str, ...] = ()  # further origins whose pages may talk to this server
    lang: str = "en"
    open_tables: bool = False  # tables may be open to strangers, and are listed

    data_dir: Path = Path("lamplight-data")
    database: str = ""  # a database URL; empty is SQLite in data_dir
    workers: int = 1  # processes that serve together; more than one need PostgreSQL
    static: Path = STATIC

    contact: str = "mailto:lamplight@localhost"  # whom a maker of browsers may ask about notices: mailto: or https:
    webhook: str = ""  # an http(s) address of the host's that is told of turns; empty: none
    webhook_secret: str = ""  # with which these requests are signed; empty: they are not
    push_anywhere: bool = False  # notices may go into the server's own network; for tests
    notices_per_address: int = 120  # wishes to be told of turns, at once; then so many per hour

    busy_timeout: float = 2.0  # seconds to wait for somebody else's lock on the database
    snapshot: int = 100  # entries of a log after which its position is written down beside it; 0: never
    idle: float = 900.0  # seconds after which a table that nobody looks at leaves memory

    keep_unfinished: int = 0  # days after which a table that nobody has touched is deleted; 0: never
    keep_finished: int = 0  # days after which a game that is over is put away; 0: never
    leave_records: bool = True  # a game that is put away leaves its record, without names

    programs: tuple[str, ...] = ()  # of the host's own as bots, GAME:NAME=COMMAND; never a visitor's
    bot_delay: float = 0.9  # seconds before a bot moves, so that people can follow
    bot_workers: int = field(default_factory=lambda: max(2, min(4, os.cpu_count() or 1)))
    bot_timeout: float = 30.0  # seconds after which a thinking bot is given up

    operator_token: str = ""  # with which whoever runs the server sees its figures; empty: at this machine only
    log_format: str = "text"  # or json
    log_level: str = "warning"
    hints_per_address: int = 300  # hints, at once; then so many per hour

    grace: float = 120.0  # seconds that a seat waits for whoever has gone before the others may go on without them
    pulse: float = 10.0  # seconds after which a silent device is asked whether it is there, and within which it says so
    header_size: int = 32_768  # bytes of the head of a request
    headers: int = 100  # lines of it
    header_timeout: float = 10.0  # seconds within which a request says what it wants, and a websocket hello
    body_timeout: float = 20.0  # seconds within which all that belongs to a request must have come
    stalled: float = 30.0  # seconds after which whoever does not read what they asked for is given up
    frame_size: int = 16_384  # bytes of one message
    message_rate: float = 20.0  # messages per second and connection
    message_burst: int = 60
    suggest_rate: float = 2.0  # proposals to whoever decides, per second and seat
    suggest_burst: int = 6
    past_rate: float = 2.0  # looks back at what happened, per second and device
    past_burst: int = 20
    mailbox: int = 200  # commands that may wait at one table
    backlog: int = 64  # messages that may wait for a client that reads slowly
    backlog_size: int = 1_048_576  # bytes of them
    strikes: int = 100  # messages too many, or unreadable ones, within a minute after which a connection is closed
    messages_per_address: float = 200.0  # messages per second from one address, beyond a few from each device
    hello_rate: float = 10.0  # times per second that an address is told all of a table
    hello_burst: int = 100
    connections: int = 5_000
    connections_per_address: int = 200
    tables_per_address: int = 60  # at once; then so many per hour
    claims_per_address: int = 60  # at once; then so many per hour
    words_per_address: int = 60  # wrong three words, at once; then so many per hour
    words_per_guesser: int = 10  # the same at one table
    words_per_table: int = 1_000  # the same at one table from all addresses together
    codes_per_address: int = 20  # tries at the code of a phone, at once; then so many per hour
    codes_in_all: int = 2_000  # the same from all addresses together
    code_life: float = 600.0  # seconds that such a code is good for
    replays_per_address: int = 2_000  # tables, records and parts of games that are read, at once; then so many per hour
    glances_per_address: int = 600  # looks at games, open tables, pictures of links, at once; then so many per hour
    checks_per_address: int = 1_800  # questions whether options would do, at once; then so many per hour
    analyses_per_address: int = 20  # games to be analysed, at once; then so many per hour

    def with_text(self, name: str, value: str) -> Settings:
        """The settings with one field read from text; raises ValueError for an unknown name or a bad value."""
        return replace(self, **{name: from_text(name, value)})

    @property
    def url(self) -> str:
        """The database in use."""
        return self.database or f"sqlite:///{self.data_dir / 'lamplight.db'}"

    @property
    def prefix(self) -> str:
        """The path below which everything lies; empty at the root.

        >>> Settings(public_address="https://example.org/games/").prefix, Settings(sub_path="lamp").prefix
        ('/games', '/lamp')
        """
        path = (self.sub_path or urlsplit(self.public_address).path).strip("/")
        return f"/{path}" if path else ""


@functools.cache
def kinds() -> dict[str, object]:
    """The type of every setting, by its name."""
    hints = get_type_hints(Settings)
    return {item.name: hints[item.name] for item in fields(Settings)}


def bounds(name: str) -> tuple[float, float]:
    """The least and the most that a number may be."""
    return BOUNDS.get(name, (1 if kinds()[name] is int else 0, MANY))


def group_of(name: str) -> str:
    """The heading that a setting stands under."""
    return next(group for group, names in GROUPS.items() if name in names)


def is_list(name: str) -> bool:
    return kinds()[name] == tuple[str, ...]


def expected(name: str) -> Text:
    """What a setting takes, in words."""
    kind = kinds()[name]
    if kind is bool:
        return Text("settings-takes-yes")
    if kind is int or kind is float:
        low, high = bounds(name)
        form = "whole" if kind is int else "number"
        if high == MANY:
            return Text(f"settings-takes-{form}", {"low": plain(low)})
        return Text(f"settings-takes-{form}-between", {"low": plain(low), "high": plain(high)})
    if name in CHOICES:
        return Text("settings-takes-lang", {"known": ", ".join(CHOICES[name])})
    return Text("settings-takes-list" if is_list(name) else "settings-takes-text")


def plain(number: float) -> str:
    """A number as it is typed.

    >>> plain(2.0), plain(0.25)
    ('2', '0.25')
    """
    return f"{number:.12g}"


def from_text(name: str, text: str) -> Any:
    """The value of a setting that was typed; raises ValueError."""
    kind = kinds().get(name)
    if kind is None:
        raise ValueError(name)
    if kind is bool:
        if text.strip().lower() not in YES + NO:
            raise ValueError(text)
        return text.strip().lower() in YES
    if kind is int:
        return within(name, int(text))
    if kind is float:
        return within(name, float(text))
    if kind is Path:
        if not text:
            raise ValueError(text)
        return Path(text)
    if is_list(name):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return chosen(name, text)


def from_file(name: str, value: object, folder: Path) -> Any:
    """The value of a setting that stands in a file of this folder; raises ValueError."""
    kind = kinds()[name]
    if kind is bool and isinstance(value, bool):
        return value
    if kind is int and isinstance(value, int) and not isinstance(value, bool):
        return within(name, value)
    if kind is float and isinstance(value, int | float) and not isinstance(value, bool):
        return within(name, float(value))
    if is_list(name) and isinstance(value, list) and all(isinstance(part, str) for part in value):
        return tuple(part.strip() for part in value if part.strip())
    if kind is Path and isinstance(value, str) and value:
        return folder / value
    if kind is str and isinstance(value, str):
        return chosen(name, value)
    raise ValueError(value)


def within(name: str, number: float) -> float:
    low, high = bounds(name)
    if not (math.isfinite(number) and low <= number <= high):
        raise ValueError(number)
    return number


def chosen(name: str, text: str) -> str:
    """A text that a setting may be; raises ValueError.

    >>> chosen("lang", "de_AT.UTF-8"), chosen("log_format", "JSON"), chosen("database", "")
    ('de', 'json', '')
    """
    if name not in CHOICES:
        return text
    found = primary(text) if name == "lang" else text.strip().lower()
    if found not in CHOICES[name]:
        raise ValueError(text)
    return found
