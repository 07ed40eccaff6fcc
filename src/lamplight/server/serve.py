"""Running the server: everything that can go wrong at the start is said in one sentence."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import IO

import uvicorn
from uvicorn.config import LoopFactoryType

from lamplight.core.messages import Catalogue
from lamplight.core.view import Text
from lamplight.server.app import Lamplight, create_app
from lamplight.server.compiled import is_compiled
from lamplight.server.gate import Gate, Line, gate_of
from lamplight.server.logs import about, set_up
from lamplight.server.opening import CannotOpen, lock_beside, opened, where_kept
from lamplight.server.programs import BadProgram, take_in
from lamplight.server.settings import Settings
from lamplight.server.sources import BadSettings, Typed, changed, gathered
from lamplight.server.store import Store
from lamplight.server.workers import READY, Crew, Parent

log = logging.getLogger("lamplight.serve")

OK = 0
BAD_SETTING = 2  # there is no such setting, or not with such a value
BAD_ADDRESS = 3  # the port is taken or the address is not ours
BAD_FOLDER = 4  # the data folder cannot be used
BAD_DATABASE = 5  # the database cannot be used
BAD_PROGRAM = 6  # a program that was to be a bot cannot be one
GRACE = 3  # seconds for connections to end
SWITCH = 0.001  # seconds until a thread that waits for the interpreter gets it: the writer must not starve
COLLECT = (20_000, 20, 50)  # nearly all messages go without the collector; it need not look often


class CannotStart(Exception):
    """Why the server does not start, and the exit code that says so."""

    def __init__(self, code: int, text: Text) -> None:
        super().__init__(text.id)
        self.code = code
        self.text = text


class Answering(uvicorn.Server):
    """One process that serves: it takes lines that others hand to it as well as its own, and hands its tables over
    before it ends."""

    def __init__(self, app: Lamplight, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.app.leading.adopt = self._adopt

    async def _adopt(self, line: socket.socket, head: bytes) -> None:
        """Go on with a line of which another process has read so much."""
        loop = asyncio.get_running_loop()

        def made() -> Gate:
            gate: Gate = self.config.http_protocol_class(  # type: ignore[assignment, call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop
            )
            gate.led = head
            return gate

        line.setblocking(False)
        await loop.connect_accepted_socket(made, line)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("the server is asked to stop", extra=about("stopping"))
        self.app.leading.adopt = None
        for server in self.servers:
            server.close()  # whoever comes now comes to the others
        await self.app.state.tables.hand_over()
        await super().shutdown(sockets)


class Announcing(Answering):
    """Says where it listens once it really does."""

    def __init__(self, app: Lamplight, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(app, config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()
            log.info("the server is ready", extra=about("started"))


def bound(host: str, port: int) -> socket.socket:
    """A socket that owns this address; raises CannotStart."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, OverflowError, UnicodeError) as error:
        raise CannotStart(BAD_ADDRESS, Text("start-no-address", {"host": host, "detail": str(error)})) from None
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
        listener.setblocking(False)
    except (OSError, OverflowError) as error:
        listener.close()
        number = getattr(error, "errno", None)
        if number == errno.EADDRINUSE:
            text = Text("start-port-taken", {"port": str(port)})
        elif number == errno.EACCES:
            text = Text("start-port-forbidden", {"port": str(port)})
        else:
            text = Text("start-no-address", {"host": host, "detail": str(error)})
        raise CannotStart(BAD_ADDRESS, text) from None
    return listener


@contextlib.contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """The games in a file are this server's alone; a database server sorts several out. Raises CannotStart."""
    lock = lock_beside(settings)
    if lock is None:
        yield
        return
    with locked(lock):
        yield


def locked(path: Path) -> IO[str]:
    """This file and what lies beside it, ours alone as long as the file stays open; raises CannotStart."""
    folder = path.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = path.open("a")
    except OSError as error:
        text = Text("start-folder-unusable", {"folder": str(folder), "detail": error.strerror or str(error)})
        raise CannotStart(BAD_FOLDER, text) from None
    try:
        import fcntl
    except ImportError:  # no such locks here: the database has its own
        return lock
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        text = Text("start-folder-taken", {"folder": str(folder)})
        if path.suffix:  # a file that was named, and not the usual one of a data folder
            text = Text("start-file-taken", {"file": str(path.with_suffix(""))})
        raise CannotStart(BAD_FOLDER, text) from None
    return lock


def address(listener: socket.socket, host: str) -> str:
    """What to type into a browser."""
    port = listener.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def configured(app: Lamplight, settings: Settings, loop: LoopFactoryType) -> uvicorn.Config:
    """How requests come to the application: through its gate."""
    return uvicorn.Config(
        app,
        loop=loop,
        http=gate_of(app.entrance),
        ws=Line,
        ws_max_size=settings.frame_size,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.pulse,
        ws_ping_timeout=settings.pulse,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        proxy_headers=False,  # proxies.py believes only those that were named
        timeout_graceful_shutdown=GRACE,
    )


def serve(settings: Settings, loop: LoopFactoryType) -> int:
    """Serve until asked to stop; the exit code. Raises CannotStart."""
    for program in settings.programs:
        try:
            take_in(program)
        except BadProgram as error:
            raise CannotStart(BAD_PROGRAM, error.message) from None
    listener = bound(settings.host, settings.port)
    try:
        with alone(settings):
            store = ready(settings)
            sentence = welcome(settings, address(listener, settings.host))
            if settings.workers == 1:
                app = create_app(settings, store, listener.getsockname()[:2])
                config = configured(app, settings, loop)
                tuned()
                Announcing(app, config, lambda: print(sentence, flush=True)).run(sockets=[listener])
                return OK
            store.close()  # it is up to date, and every process opens it for itself
            return Parent(settings, listener, partial(one_of_several, loop=loop)).run(
                lambda: print(sentence, flush=True)
            )
    finally:
        listener.close()


def ready(settings: Settings) -> Store:
    """The database; raises CannotStart."""
    try:
        return opened(settings)
    except CannotOpen as error:
        raise CannotStart(BAD_DATABASE, error.message) from None


def one_of_several(settings: Settings, crew: Crew, loop: LoopFactoryType) -> int:
    """One process of several: it serves until it is asked to stop, or its parent is gone; the exit code."""
    try:
        store = ready(settings)
    except CannotStart as error:
        print(Catalogue(settings.lang).format(error.text), file=sys.stderr, flush=True)
        return error.code
    app = create_app(settings, store, crew.listener.getsockname()[:2], crew.site, crew.chairs)
    leases = app.state.tables.house.leases
    listen = leases.named

    def named(name: str) -> None:
        crew.say(name)  # before anybody else hears of it
        listen(name)

    def announce() -> None:
        asyncio.get_running_loop().add_reader(crew.line.fileno(), orphaned)
        crew.say(READY)

    def orphaned() -> None:
        asyncio.get_running_loop().remove_reader(crew.line.fileno())
        server.should_exit = True

    leases.named = named
    tuned()
    server = Announcing(app, configured(app, settings, loop), announce)
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        server.run(sockets=[crew.listener])
    return OK


def welcome(settings: Settings, address: str) -> str:
    """Where the server is, where its games are kept, and how fast the rules run."""
    rules = Text("start-rules-compiled" if is_compiled() else "start-rules-plain")
    told: dict[str, int | str | Text] = {
        "address": f"{address.rstrip('/')}{settings.prefix}/",
        "kept": where_kept(settings),
        "rules": rules,
    }
    return Catalogue(settings.lang).format(Text("start-listening", told))


def tuned() -> None:
    """Make the whole process a server: short waits for the writer's thread, no long pauses for garbage."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()  # what has been loaded stays and need not be looked through again
    gc.set_threshold(*COLLECT)


def best_loop() -> LoopFactoryType:
    """uvloop where there is one."""
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return "asyncio"
    return "uvloop"


def run(settings: Settings, loop: LoopFactoryType | None = None) -> int:
    """Run the server until it is stopped; the exit code. Whatever prevents it is one sentence on stderr."""
    set_up(settings.log_format, settings.log_level)
    before = signal.signal(signal.SIGTERM, lambda *_: None)  # a server asked to stop has not failed
    try:
        return serve(settings, loop or best_loop())
    except CannotStart as error:
        print(Catalogue(settings.lang).format(error.text), file=sys.stderr, flush=True)
        return error.code
    except (KeyboardInterrupt, asyncio.CancelledError):
        return OK
    finally:
        signal.signal(signal.SIGTERM, before)


def main(argv: Sequence[str] | None = None) -> int:
    """`python -m lamplight.server`: the server with every setting at hand."""
    parser = argparse.ArgumentParser(prog="python -m lamplight.server")
    parser.add_argument("--host")
    parser.add_argument("--port")
    parser.add_argument("--data", metavar="FOLDER")
    parser.add_argument("--config", default="", metavar="FILE")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", dest="changes")
    parser.add_argument("--loop", choices=["uvloop", "asyncio"])
    args = parser.parse_args(argv)
    flags = {"--host": ("host", args.host), "--port": ("port", args.port), "--data": ("data_dir", args.data)}
    typed = [Typed(flag, name, (value,)) for flag, (name, value) in flags.items() if value is not None]
    try:
        held = gathered(os.environ, [*typed, *map(changed, args.changes)], args.config)
    except BadSettings as error:
        say = Catalogue(Settings().lang).format
        lines = [say(fault).rstrip() for fault in error.faults]
        if len(lines) > 1:
            lines = [say(Text("settings-wrong")), *(f"  - {line}" for line in lines)]
        print("\n".join(lines), file=sys.stderr)
        return BAD_SETTING
    return run(held.settings, args.loop)
