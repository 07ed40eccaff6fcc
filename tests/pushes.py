"""A push service of our own, as a maker of browsers runs one: it takes messages, and a browser's keys open them."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from tests.examples import EXAMPLE
from tests.server.people import Device, Reachable, people, request
from tests.waiting import DEADLINE, until


def spelt(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of one browser, and its address at the push service."""

    def __init__(self, service: PushService, name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = f"{service.url}/send/{name}"

    def keys(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.endpoint, "p256dh": spelt(point), "auth": spelt(self.auth)}

    def opened(self, body: bytes) -> dict[str, Any]:
        plain: dict[str, Any] = json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))
        return plain


class Taken:
    """One message as it arrived."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body
        self.at = time.monotonic()

    def signed_by(self, key: str) -> bool:
        """Did whoever has this public key sign it, for this very service? (RFC 8292)"""
        scheme, _, said = self.headers["authorization"].partition(" ")
        fields = dict(part.strip().split("=", 1) for part in said.split(","))
        claims, _, signature = fields["t"].rpartition(".")
        raw = read(signature)
        numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(key))
        try:
            public.verify(encode_dss_signature(*numbers), claims.encode(), ec.ECDSA(hashes.SHA256()))
        except InvalidSignature:
            return False
        body = json.loads(read(claims.partition(".")[2]))
        return scheme == "vapid" and fields["k"] == key and body["aud"] == f"http://{self.headers['host']}"


class Door(ThreadingHTTPServer):
    """Knows who is inside: whoever has come and is not done yet."""

    def __init__(self, handler: type[BaseHTTPRequestHandler]) -> None:
        self.inside: set[object] = set()
        super().__init__(("127.0.0.1", 0), handler)

    def process_request(self, request: Any, client_address: Any) -> None:
        self.inside.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        super().shutdown_request(request)
        self.inside.discard(request)


class PushService:
    """Runs in a thread on loopback. `answers` says what a path is answered with; 201 unless told otherwise."""

    def __init__(self) -> None:
        self.taken: list[Taken] = []
        self.answers: dict[str, list[int]] = {}
        self.hangs: set[str] = set()
        self.floods: set[str] = set()  # answered without an end
        self.poured = 0  # bytes of such answers
        self.going = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", "0")))
                name = self.path.rpartition("/")[2]
                service.taken.append(Taken(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                if name in service.hangs:
                    service.going.wait(DEADLINE)
                waiting = service.answers.get(name)
                status = waiting.pop(0) if waiting else 201
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", f"{service.url}/send/elsewhere")
                if name in service.floods:
                    self.pour()
                    return
                self.send_header("content-length", "0")
                self.end_headers()

            def pour(self) -> None:
                """Much more than anybody wants to hear, until they hang up."""
                self.send_header("content-length", str(2**30))
                self.end_headers()
                self.close_connection = True
                try:
                    for _ in range(2**14):
                        self.wfile.write(b"x" * 2**16)
                        service.poured += 2**16
                except OSError:
                    pass

            def log_message(self, *_: object) -> None:
                pass

        self.server = Door(Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def wait(self, count: int) -> list[Taken]:
        """So many messages, as soon as they are here."""
        until(lambda: len(self.taken) >= count, lambda: f"{len(self.taken)} of {count} notices came")
        return self.taken

    def quiet(self, server: Reachable, hook: bool = False, after: bool = False) -> None:
        """Nothing more comes: the next thing that is heard of the server is a turn at another table.

        All that there was to tell before has left before that. hook: the server tells its webhook, too; after:
        also what is told only after the grace, if somebody who was asked looks away and stays away.
        """
        before = list(self.taken)
        table, ways = another_turn(server, Browser(self, "another"), after)

        def of_it() -> list[Taken]:
            return [one for one in self.taken if one.path == "/send/another" or table.encode() in one.body]

        until(lambda: len(of_it()) == ways + hook, "nothing is told at all")
        until(lambda: not self.server.inside, "somebody never comes to an end")
        for one in of_it():
            self.taken.remove(one)
        assert self.taken == before

    def close(self) -> None:
        self.going.set()
        self.server.shutdown()
        self.server.server_close()
        self.thread.join(DEADLINE)


def another_turn(server: Reachable, browser: Browser, after: bool) -> tuple[str, int]:
    """Somebody at a table of their own is asked and does not look: at once, or only after they were asked.

    The table, and in how many ways browsers are told of it; none where the server tells no browser of ours.
    """
    url = f"http://127.0.0.1:{server.port}/api/tables"

    def posted(path: str, body: object) -> tuple[int, Any]:
        sent = urllib.request.Request(url + path, json.dumps(body).encode(), {"content-type": "application/json"})
        return request(sent)[:2]

    status, made = posted("", {"game": EXAMPLE, "seats": [{"kind": "here"}] * 2})
    assert status == 200, made
    first, second = (keys["token"] for keys in made["seats"])
    with people(Device(server, made["table"], [first]), Device(server, made["table"], [second])) as (ada, ben):
        while ben.actor == 1:
            ben.act()
        ada.settle()
        told = posted(f"/{made['table']}/notices", {"token": second, **browser.keys()})[0] == 200
        if not after:
            ben.ask("ping", front=False)
        while ada.actor == 0:
            ada.act()
        ben.ask("ping", front=False)
    return made["table"], int(told)
