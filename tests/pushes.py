"""A push service of our own, as a maker of browsers runs one: it takes messages, and a browser's keys open them."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature


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
                    service.going.wait(20)
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

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def wait(self, count: int, seconds: float = 60.0) -> list[Taken]:
        """So many messages, as soon as they are here."""
        end = time.monotonic() + seconds
        while len(self.taken) < count and time.monotonic() < end:
            time.sleep(0.01)
        assert len(self.taken) >= count, f"{len(self.taken)} of {count} notices came"
        return self.taken

    def quiet(self, seconds: float = 0.4) -> None:
        """Nothing more comes."""
        before = len(self.taken)
        time.sleep(seconds)
        assert len(self.taken) == before

    def close(self) -> None:
        self.going.set()
        self.server.shutdown()
        self.server.server_close()
        self.thread.join(5)
