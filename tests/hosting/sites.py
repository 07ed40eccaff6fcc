"""A real nginx or Caddy in front of a real server, with the very files of deploy/: only ports, addresses and paths of
certificates are put in, as an operator would. Everything is on the loopback address.
"""

from __future__ import annotations

import contextlib
import datetime
import http.client
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from tests.server.people import Device, Message
from tests.waiting import DEADLINE, looks
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
UNPACKED = ROOT / "build" / "proxies"


def program(name: str) -> str | None:
    """A program that can be run, as tools/proxies.sh found or unpacked it."""
    places = [os.environ.get("PATH", ""), "/usr/sbin", str(UNPACKED / "usr/sbin"), str(UNPACKED / "usr/bin")]
    return os.environ.get(f"LAMPLIGHT_{name.upper()}") or shutil.which(name, path=os.pathsep.join(places))


def free_ports(count: int) -> list[int]:
    """Different ports that nobody listens at: all are held before the first is let go."""
    with contextlib.ExitStack() as held:
        free = [held.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [one.getsockname()[1] for one in free]


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """A certificate for this name that nobody but us believes, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(who)
        .issuer_name(who)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    chain, secret = folder / f"{name}.pem", folder / f"{name}.key"
    chain.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    form = serialization.PrivateFormat.PKCS8
    secret.write_bytes(key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()))
    return chain, secret


class Site:
    """A proxy that runs: https://NAME/ at a port of its own."""

    def __init__(
        self, kind: str, file: str, name: str, behind: int, folder: Path, prefix: str = "", *also: int
    ) -> None:
        found = program(kind)
        assert found is not None
        self.name, self.prefix = name, prefix
        self.tls, self.plain = free_ports(2)
        self.chain, self.key = certificate(folder, name)
        self.log = folder / f"{kind}.log"
        text = (DEPLOY / file).read_text()
        servers = " ".join(f"server 127.0.0.1:{port};" for port in (behind, *also))  # as the guide says
        text = text.replace("server 127.0.0.1:8000;", servers).replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
        command = self._nginx(text, folder, found) if kind == "nginx" else self._caddy(text, folder, found)
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with self.log.open("w") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **home})
        for _ in looks(self.log.read_text):
            assert self.process.poll() is None, self.log.read_text()
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.tls), DEADLINE).close()
                break

    def _nginx(self, text: str, folder: Path, found: str) -> list[str]:
        text = re.sub(r"(?m)^ *listen \[::\].*\n", "", text)
        text = text.replace("listen 80;", f"listen 127.0.0.1:{self.plain};")
        text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{self.tls} ssl")
        text = re.sub(r"ssl_certificate .*;", f"ssl_certificate {self.chain};", text)
        text = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {self.key};", text)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
        (folder / "site.conf").write_text(text)
        (folder / "nginx.conf").write_text(
            f"daemon off; master_process off; pid {folder}/pid; error_log stderr;\n"
            f"events {{ worker_connections 256; }}\n"
            f"http {{ access_log off; {temporary} include {folder}/site.conf; }}\n"
        )
        return [found, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]

    def _caddy(self, text: str, folder: Path, found: str) -> list[str]:
        own = f"{self.name}:{self.tls} {{\n\tbind 127.0.0.1\n\ttls {self.chain} {self.key}"
        text = text.replace(f"\n{self.name} {{", f"\n{own}", 1)
        head = (
            f"{{\n\tadmin off\n\tauto_https disable_redirects\n\thttp_port {self.plain}\n\thttps_port {self.tls}\n}}\n"
        )
        (folder / "Caddyfile").write_text(head + text)
        return [found, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(DEADLINE)

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.chain))

    def line(self, who: str) -> socket.socket:
        """A connection of a visitor from this address."""
        return socket.create_connection(("127.0.0.1", self.tls), DEADLINE, source_address=(who, 0))

    def ask(
        self, path: str, body: object = None, who: str = "127.0.0.1", **headers: str
    ) -> tuple[int, Any, dict[str, str]]:
        """Status, body and headers, as a browser gets them."""
        secured = self.trust.wrap_socket(self.line(who), server_hostname=self.name)
        asked = http.client.HTTPConnection(self.name)
        asked.sock = secured
        sent = {"Host": self.name, **{name.replace("_", "-"): value for name, value in headers.items()}}
        data = None if body is None else json.dumps(body).encode()
        if data is not None:
            sent = {"Content-Type": "application/json", "Origin": f"https://{self.name}", **sent}
        try:
            asked.request("GET" if data is None else "POST", self.prefix + path, data, sent)
            got = asked.getresponse()
            content = got.read()
        finally:
            asked.close()
        known = {name.lower(): value for name, value in got.getheaders()}
        is_json = known.get("content-type") == "application/json"
        return got.status, json.loads(content) if is_json else content, known


class Visitor(Device):
    """A browser that comes through the proxy, over TLS."""

    def __init__(self, site: Site, table: str, tokens: list[str], who: str = "127.0.0.1", hello: bool = True) -> None:
        self.site, self.who = site, who
        self.port = site.tls
        super().__init__(self, table, tokens, hello)

    def dial(self, **options: Any) -> ClientConnection:
        address = f"wss://{self.site.name}{self.site.prefix}/ws/{self.table}"
        trust = self.site.trust
        # With TLS 1.3 nginx now and then never got the first words of such a line, with TLS 1.2 it always did. Likely,
        # one thread reads the server's tickets while another writes, and OpenSSL is not made for that.
        trust.maximum_version = ssl.TLSVersion.TLSv1_2
        made: ClientConnection = self.line.enter_context(
            connect(
                address, sock=self.site.line(self.who), ssl=trust, origin=Origin(f"https://{self.site.name}"),
                max_size=2**22, open_timeout=DEADLINE, **options,
            )
        )  # fmt: skip
        return made


def made_by(answer: Message, seat: int) -> str:
    """The token of a seat at a table that was just made."""
    token: str = next(keys["token"] for keys in answer["seats"] if keys["seat"] == seat)
    return token
