"""What can be set about a server; every default is what a family at home wants."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Settings:
    """Immutable; `with_text` changes a field from the text of a command line."""

    data_dir: Path = Path("lamplight-data")
    database: str = ""  # a database URL; empty is SQLite in data_dir
    static: Path = STATIC
    lang: str = "en"
    origins: tuple[str, ...] = ()  # further origins whose pages may talk to this server
    trust_proxy: bool = False  # believe X-Forwarded-For of a proxy on this machine

    busy_timeout: float = 2.0  # seconds to wait for somebody else's lock on the database
    idle: float = 900.0  # seconds after which a table that nobody looks at leaves memory

    programs: tuple[str, ...] = ()  # of the host's own as bots, GAME:NAME=COMMAND; never a visitor's
    bot_delay: float = 0.9  # seconds before a bot moves, so that people can follow
    bot_workers: int = field(default_factory=lambda: max(2, min(4, os.cpu_count() or 1)))
    bot_timeout: float = 30.0  # seconds after which a thinking bot is given up

    frame_size: int = 16_384  # bytes of one message
    message_rate: float = 20.0  # messages per second and connection
    message_burst: int = 60
    suggest_rate: float = 2.0  # proposals to whoever decides, per second and seat
    suggest_burst: int = 6
    mailbox: int = 200  # commands that may wait at one table
    backlog: int = 64  # messages that may wait for a client that reads slowly
    strikes: int = 200  # limited messages in a row after which a connection is closed
    connections: int = 5_000
    connections_per_address: int = 200
    tables_per_address: int = 60  # at once; then so many per hour
    claims_per_address: int = 60  # at once; then so many per hour
    words_per_address: int = 10  # tries at three words, at once; then so many per hour
    words_per_table: int = 20  # tries at three words at one table, at once; then so many per hour
    codes_per_address: int = 20  # tries at the code of a phone, at once; then so many per hour
    codes_in_all: int = 2_000  # the same from all addresses together
    code_life: float = 600.0  # seconds that such a code is good for
    checks_per_address: int = 1_800  # questions whether options would do, at once; then so many per hour

    def with_text(self, name: str, value: str) -> Settings:
        """The settings with one field read from text; raises ValueError for an unknown name or a bad value."""
        known = {item.name: getattr(self, item.name) for item in fields(self)}
        if name not in known:
            raise ValueError(name)
        old = known[name]
        new: object
        if isinstance(old, bool):
            if value not in ("0", "1"):
                raise ValueError(value)
            new = value == "1"
        elif isinstance(old, int):
            new = int(value)
        elif isinstance(old, float):
            new = float(value)
        elif isinstance(old, Path):
            new = Path(value)
        elif isinstance(old, tuple):
            new = tuple(part for part in value.split(",") if part)
        else:
            new = value
        return replace(self, **{name: new})  # type: ignore[arg-type]

    @property
    def url(self) -> str:
        """The database in use."""
        return self.database or f"sqlite:///{self.data_dir / 'lamplight.db'}"
