"""A real server in a process of its own, and people with devices who talk to it over real sockets."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import signal
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol

import sqlalchemy as sa
from tests import luck
from tests.examples import EXAMPLE
from tests.nursery import Process, born
from tests.waiting import DEADLINE, looks
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lamplight.server.app import create_app
from lamplight.server.serve import Answering, bound, configured
from lamplight.server.settings import Settings
from lamplight.server.store import Store

Message = dict[str, Any]


class Server:
    """The server as `python -m lamplight.server`; it can be killed and started again on the same port and data."""

    env: Mapping[str, str] | None = None  # what its process finds there instead of what the test has

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.settings = {"bot_delay": 0, "bot_workers": 1, **settings}
        self.port = 0
        self.process: Process | None = None
        self.start()

    def start(self) -> None:
        self.process = launched(self.folder, self.port, (), self.settings, self.env)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "127.0.0.1:" in line, f"the server did not start: {line}"
        self.port = int(line.split("127.0.0.1:")[1].split("/")[0])

    def kill(self) -> None:
        """No time for last words."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self._reap()

    def stop(self) -> int:
        """Asked politely; the exit code."""
        assert self.process is not None
        self.process.terminate()
        return self._reap()

    def _reap(self) -> int:
        assert self.process is not None
        code = self.process.wait(DEADLINE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code

    def close(self) -> None:
        if self.process is not None:
            self.kill()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def sql(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """What another program sees and does in the database right now."""
        url = str(self.settings.get("database", "")) or f"sqlite:///{self.folder / 'lamplight.db'}"
        engine = sa.create_engine(url, poolclass=sa.NullPool)
        marks = "?" if engine.dialect.name == "sqlite" else "%s"
        try:
            with engine.begin() as connection:
                done = connection.exec_driver_sql(statement.replace("?", marks), values)
                return [tuple(row) for row in done] if done.returns_rows else []
        finally:
            engine.dispose()

    def get(self, path: str, **headers: str) -> tuple[int, Any, dict[str, str]]:
        return request(urllib.request.Request(self.url + path, headers=headers))

    def post(self, path: str, body: object, **headers: str) -> tuple[int, Any, dict[str, str]]:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        sent = {"content-type": "application/json", **{k.replace("_", "-"): v for k, v in headers.items()}}
        return request(urllib.request.Request(self.url + path, data, sent))

    def table(self, *kinds: str, **options: str) -> Created:
        """A new table of the example; "bot:uniform" is a seat for that bot."""
        return self.table_of(EXAMPLE, *kinds, **options)

    def table_of(self, game: str, *kinds: str, **options: str) -> Created:
        """The same for any game."""
        seats = [{"kind": kind.partition(":")[0], "bot": kind.partition(":")[2]} for kind in kinds]
        status, made, _ = self.post("/api/tables", {"game": game, "seats": seats, "options": options})
        assert status == 200, made
        return Created(self, made)


class ServerBeside(Server):
    """The same server with another environment."""

    def __init__(self, folder: Path, env: Mapping[str, str]) -> None:
        self.env = env
        super().__init__(folder)


class ServerHere(Server):
    """The same server in a thread of the test, so that the test can get at its database and its bots."""

    host = "127.0.0.1"

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        settings = Settings(data_dir=self.folder)
        for name, value in self.settings.items():
            settings = settings.with_text(name, str(value))
        self.store = Store(settings.url, settings.busy_timeout)
        self.store.open()
        luck.given(luck.HERE)
        self.app = create_app(settings, self.store)
        listener = bound(self.host, self.port)
        self.port = listener.getsockname()[1]
        config = configured(self.app, settings, "auto")
        self.uvicorn = Answering(self.app, config)
        self.thread = threading.Thread(target=self.uvicorn.run, args=([listener],))
        self.thread.start()
        for _ in looks("the server did not start"):
            if self.uvicorn.started or not self.thread.is_alive():
                break
        assert self.uvicorn.started, "the server did not start"

    def close(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(DEADLINE)


def launch(folder: Path, port: int, *arguments: str, **settings: object) -> Process:
    """Start the server's process."""
    return launched(folder, port, arguments, settings)


def launched(
    folder: Path,
    port: int,
    arguments: tuple[str, ...],
    settings: Mapping[str, object],
    env: Mapping[str, str] | None = None,
) -> Process:
    """The same, in another environment if need be."""
    changes = [text for name, value in settings.items() for text in ("--set", f"{name}={value}")]
    module = "tests.luck" if env is None else "lamplight.server"  # the server itself; with the luck of the test
    command = ["-m", module, "--port", str(port), "--data", str(folder), *arguments, *changes]
    with (folder.parent / f"{folder.name}.log").open("a") as log:
        return born(command, stdout=subprocess.PIPE, stderr=log, env=env)


def request(asked: urllib.request.Request) -> tuple[int, Any, dict[str, str]]:
    """Status, body (from JSON where it is) and headers, whatever the status."""
    try:
        with urllib.request.urlopen(asked, timeout=DEADLINE) as response:
            status, body, headers = response.status, response.read(), response.headers
    except urllib.error.HTTPError as error:
        with error:
            status, body, headers = error.code, error.read(), error.headers
    known = {name.lower(): value for name, value in headers.items()}
    if known.get("content-type") == "application/json":
        return status, json.loads(body), known
    return status, body, known


class Moved:
    """The wall clock of the servers in this process, as far ahead as a test wants it."""

    def __init__(self) -> None:
        self.ahead = 0

    def on(self, seconds: int) -> None:
        """So much time goes by; below 0: the clock is set back."""
        self.ahead += seconds

    def now(self) -> int:
        return int(time.time()) + self.ahead


class Created:
    """A table as its creator knows it."""

    def __init__(self, server: Server, made: Message) -> None:
        self.server = server
        self.id: str = made["table"]
        self.invite: str = made.get("invite", "")
        self.keys = {keys["seat"]: keys for keys in made["seats"]}

    def token(self, seat: int) -> str:
        token: str = self.keys[seat]["token"]
        return token

    def sit(self, *seats: int) -> Device:
        """A device that holds these seats."""
        return Device(self.server, self.id, [self.token(seat) for seat in seats])

    def claim(self, seat: int, name: str = "") -> Device:
        """Somebody else takes the seat by its invitation."""
        status, keys, _ = self.server.post(
            f"/api/tables/{self.id}/claim", {"invite": self.keys[seat]["invite"], "name": name}
        )
        assert status == 200, keys
        self.keys[seat] = keys
        return self.sit(seat)

    def watch(self) -> Device:
        return Device(self.server, self.id, [])


class Reachable(Protocol):
    """A server on this machine."""

    port: int


class Device:
    """A browser, so to speak: it remembers the newest version and view it was told."""

    keys = itertools.count(1)

    def __init__(self, server: Reachable, table: str, tokens: list[str], hello: bool = True) -> None:
        self.server = server
        self.table = table
        self.tokens = tokens
        self.v = -1
        self.view: Message = {}
        self.seat: int | None = None
        self.info: Message = {}
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.line = contextlib.ExitStack()
        self.socket = self.dial()
        if hello:
            self.greet()

    def dial(self, **options: Any) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/ws/{self.table}"
        line: ClientConnection = self.line.enter_context(connect(address, max_size=2**22, compression=None, **options))
        return line

    def greet(self) -> Message:
        self.send({"t": "hello", "tokens": self.tokens, "v": self.v})
        return self.until("sync")

    def again(self) -> Message:
        """The line was lost: dial again."""
        self.close()
        self.socket = self.dial()
        return self.greet()

    def close(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            self.line.close()

    def send(self, message: Message | str) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self, timeout: float = DEADLINE) -> Message:
        """The next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.heard.append(message)
        if message["t"] in ("sync", "step"):
            self.v, self.view, self.seat = message["v"], message["view"], message.get("seat")
        if message["t"] in ("sync", "table"):
            self.info = message["table"]
        return message

    def until(self, *kinds: str, **wanted: object) -> Message:
        """The next message of this kind, with these values."""
        for _ in range(2000):
            message = self.hear()
            if message["t"] in kinds and all(message.get(name) == value for name, value in wanted.items()):
                return message
        raise AssertionError(f"never heard {kinds} {wanted}")

    def answer(self, key: str) -> Message:
        """The message that answers this command."""
        for _ in range(2000):
            message = self.hear()
            if message.get("key") == key or (message["t"] == "step" and message.get("ack") == key):
                return message
        raise AssertionError(f"no answer to {key}")

    def ask(self, command: str, /, **fields: object) -> Message:
        """Send a command and wait for its answer."""
        key = str(fields.pop("key", f"k{next(self.keys)}"))
        self.send({"t": command, "key": key, **fields})
        return self.answer(key)

    def flood(self, *commands: Message) -> list[str]:
        """Send all of these in one breath, as {"t": ...}; the kinds of their answers."""
        keys = [f"k{next(self.keys)}" for _ in commands]
        for key, command in zip(keys, commands, strict=True):
            self.send({**command, "key": key})
        return [self.answer(key)["t"] for key in keys]

    @property
    def options(self) -> list[str]:
        prompt = self.view.get("prompt") or {}
        return [option["do"] for option in prompt.get("options", ())]

    @property
    def actor(self) -> int:
        actor: int = self.view["actor"]
        return actor

    @property
    def over(self) -> bool:
        return "outcome" in self.view

    def act(self, do: str | None = None, **fields: object) -> Message:
        """Answer the prompt, with the first option unless told otherwise."""
        given = {"seat": self.view["actor"], "prompt": self.v, "do": do or self.options[0], **fields}
        return self.ask("act", **given)

    def settle(self) -> None:
        """Read everything that has been sent."""
        self.ask("why", seat=31, touches=["nothing"])

    def question(self) -> Message | None:
        """What is asked of all now."""
        self.settle()
        found: Message | None = self.info.get("question")
        return found

    def asked(self) -> Message:
        """What is asked of all, as soon as it is."""
        while "question" not in self.info:
            self.until("table", "sync")
        found: Message = self.info["question"]
        return found

    def unasked(self) -> None:
        """Until nothing is asked of all."""
        while "question" in self.info:
            self.until("table", "sync")

    def reply(self, seat: int, yes: bool, **fields: object) -> Message:
        """Answer what is asked of all now."""
        self.settle()
        return self.ask("answer", **{"seat": seat, "question": self.asked()["id"], "yes": yes, **fields})

    def catch_up(self, v: int) -> None:
        """Read until this version is known."""
        for _ in range(2000):
            if self.v >= v:
                return
            self.hear()
        raise AssertionError(f"never heard of version {v}")


def play_on(devices: dict[int, Device], acts: int, choose: int = 0) -> int:
    """The devices (by seat) play so many acts, or to the end; the acts played. All devices know everything after."""
    done = 0
    for done in range(acts):
        newest = max(device.v for device in devices.values())
        for device in devices.values():
            device.catch_up(newest)
        actor = next(iter(devices.values())).actor
        if actor not in devices:
            return done
        device = devices[actor]
        answer = device.act(device.options[choose % len(device.options)])
        assert answer["t"] == "step", answer
    newest = max(device.v for device in devices.values())
    for device in devices.values():
        device.catch_up(newest)
    return done + 1


def until_offered(devices: dict[int, Device], motion: str) -> None:
    """Play until the game offers this to all together; everybody knows everything after. Fights bring it about."""
    for _ in range(300):
        newest = max(device.v for device in devices.values())
        for device in devices.values():
            device.catch_up(newest)
            device.settle()
        first = next(iter(devices.values()))
        if first.v != newest or any(device.v != first.v for device in devices.values()):
            continue
        if motion in first.info.get("motions", ()) and first.actor in devices:
            return
        if first.actor in devices:
            device = devices[first.actor]
            device.act(next((do for do in device.options if do.startswith("fight")), device.options[0]))
        else:
            first.until("step", "sync")
    raise AssertionError(f"{motion} was never offered")


def why(answer: Message) -> str:
    """The message of a refusal."""
    assert answer["t"] == "refused", answer
    found: str = answer["refusal"]["message"]["id"]
    return found


@contextlib.contextmanager
def people(*devices: Device) -> Iterator[tuple[Device, ...]]:
    """These devices, closed in the end."""
    try:
        yield devices
    finally:
        for device in devices:
            device.close()
