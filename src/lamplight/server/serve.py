"""Running the server: everything that can go wrong at the start is said in one sentence."""

from __future__ import annotations

import argparse
import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import IO

import uvicorn
from uvicorn.config import LoopFactoryType, WSProtocolType

from lamplight.core.messages import Catalogue
from lamplight.core.view import Text
from lamplight.server.app import create_app
from lamplight.server.programs import BadProgram, take_in
from lamplight.server.settings import Settings
from lamplight.server.store import Store, StoreError

OK = 0
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


class Announcing(uvicorn.Server):
    """Says where it listens once it really does."""

    def __init__(self, config: uvicorn.Config, sentence: str) -> None:
        super().__init__(config)
        self.sentence = sentence

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self.sentence, flush=True)


def bound(host: str, port: int) -> socket.socket:
    """A socket that owns this address; raises CannotStart."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, OverflowError, UnicodeError) as error:
        raise CannotStart(BAD_ADDRESS, Text("server-no-address", {"host": host, "detail": str(error)})) from None
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
            text = Text("server-port-taken", {"port": str(port)})
        elif number == errno.EACCES:
            text = Text("server-port-forbidden", {"port": str(port)})
        else:
            text = Text("server-no-address", {"host": host, "detail": str(error)})
        raise CannotStart(BAD_ADDRESS, text) from None
    return listener


def locked_folder(folder: Path) -> IO[str]:
    """The data folder, ours alone as long as the file stays open; raises CannotStart."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("a")
    except OSError as error:
        text = Text("server-folder-unusable", {"folder": str(folder), "detail": error.strerror or str(error)})
        raise CannotStart(BAD_FOLDER, text) from None
    try:
        import fcntl
    except ImportError:  # no such locks here: the database has its own
        return lock
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise CannotStart(BAD_FOLDER, Text("server-folder-taken", {"folder": str(folder)})) from None
    return lock


def opened(settings: Settings) -> Store:
    """The database, migrated and writable; raises CannotStart."""
    store: Store | None = None
    try:
        store = Store(settings.url, settings.busy_timeout)
        store.open()
    except StoreError as error:
        if store is not None:
            store.close()
        raise CannotStart(BAD_DATABASE, error.message) from None
    except Exception as error:  # a bad URL, a missing driver
        raise CannotStart(BAD_DATABASE, Text("server-store-broken", {"detail": str(error)})) from None
    return store


def address(listener: socket.socket, host: str) -> str:
    """What to type into a browser."""
    port = listener.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def serve(settings: Settings, host: str, port: int, loop: LoopFactoryType, ws: WSProtocolType) -> None:
    """Serve until asked to stop; raises CannotStart."""
    for program in settings.programs:
        try:
            take_in(program)
        except BadProgram as error:
            raise CannotStart(BAD_PROGRAM, error.message) from None
    listener = bound(host, port)
    try:
        with locked_folder(settings.data_dir):
            store = opened(settings)
            app = create_app(settings, store, listener.getsockname()[:2])
            config = uvicorn.Config(
                app,
                loop=loop,
                ws=ws,
                ws_max_size=settings.frame_size,
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                lifespan="on",
                server_header=False,
                proxy_headers=settings.trust_proxy,
                timeout_graceful_shutdown=GRACE,
            )
            sentence = Catalogue(settings.lang).format(
                Text("server-listening", {"address": address(listener, host), "folder": str(settings.data_dir)})
            )
            tuned()
            Announcing(config, sentence).run(sockets=[listener])
    finally:
        listener.close()


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


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | str = "lamplight-data",
    settings: Settings | None = None,
    loop: LoopFactoryType | None = None,
    ws: WSProtocolType = "websockets-sansio",
) -> int:
    """Run the server until it is stopped; the exit code. Whatever prevents it is one sentence on stderr."""
    chosen = replace(settings or Settings(), data_dir=Path(data_dir))
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    before = signal.signal(signal.SIGTERM, lambda *_: None)  # a server asked to stop has not failed
    try:
        serve(chosen, host, port, loop or best_loop(), ws)
    except CannotStart as error:
        print(Catalogue(chosen.lang).format(error.text), file=sys.stderr, flush=True)
        return error.code
    except (KeyboardInterrupt, asyncio.CancelledError):
        return OK
    finally:
        signal.signal(signal.SIGTERM, before)
    return OK


def main(argv: Sequence[str] | None = None) -> int:
    """`python -m lamplight.server`: the server with every setting at hand."""
    parser = argparse.ArgumentParser(prog="python -m lamplight.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", default="lamplight-data", metavar="FOLDER")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", dest="changes")
    parser.add_argument("--loop", choices=["uvloop", "asyncio"])
    parser.add_argument("--ws", choices=["websockets-sansio", "websockets", "wsproto"], default="websockets-sansio")
    args = parser.parse_args(argv)
    settings = Settings()
    for change in args.changes:
        name, _, value = change.partition("=")
        try:
            settings = settings.with_text(name, value)
        except ValueError:
            sentence = Catalogue(settings.lang).format(Text("server-bad-setting", {"setting": change}))
            print(sentence, file=sys.stderr)
            return 2
    return run(args.host, args.port, args.data, settings, args.loop, args.ws)
