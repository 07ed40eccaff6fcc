"""Starting, stopping and what a browser gets: every trouble is one sentence and an exit code."""

from __future__ import annotations

import re
import socket
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.examples import EXAMPLE
from tests.nursery import ran
from tests.server.people import Server

from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.server.files import Files
from lamplight.server.serve import BAD_ADDRESS, BAD_DATABASE, BAD_FOLDER, OK


def failing(folder: Path, *arguments: str, port: int = 0) -> tuple[int, str]:
    """Start a server that cannot start; its exit code and what it says."""
    done = ran(["-m", "lamplight.server", "--port", str(port), "--data", str(folder), *arguments])
    assert done.stdout == ""
    return done.returncode, done.stderr


def is_one_sentence(text: str) -> bool:
    return "Traceback" not in text and text.count("\n") == 1 and len(text) > 30


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, said = failing(tmp_path / "data", port=port)
    assert (code, is_one_sentence(said)) == (BAD_ADDRESS, True), said
    assert str(port) in said


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    code, said = failing(tmp_path / "data", "--host", "192.0.2.1")
    assert (code, is_one_sentence(said)) == (BAD_ADDRESS, True), said


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, said = failing(tmp_path / "file" / "data")
    assert (code, is_one_sentence(said)) == (BAD_FOLDER, True), said


def test_a_folder_that_another_server_uses(own_server: Callable[..., Server]) -> None:
    code, said = failing(own_server().folder)
    assert (code, is_one_sentence(said)) == (BAD_FOLDER, True), said


def test_a_locked_database(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "lamplight.db", isolation_level=None)
    other.execute("PRAGMA journal_mode=WAL")
    other.execute("BEGIN IMMEDIATE")
    code, said = failing(tmp_path, "--set", "busy_timeout=0.2")
    other.close()
    assert (code, is_one_sentence(said)) == (BAD_DATABASE, True), said


def test_a_readonly_a_broken_and_an_unknown_database(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "ro.db").close()
    (tmp_path / "bad.db").write_bytes(b"no database at all" * 100)
    for url in (
        f"sqlite:///file:{tmp_path / 'ro.db'}?mode=ro&uri=true",
        f"sqlite:///{tmp_path / 'bad.db'}",
        "nonsense",
        "nosuchbase://x/y",
    ):
        code, said = failing(tmp_path / "data", "--set", f"database={url}")
        assert (code, is_one_sentence(said)) == (BAD_DATABASE, True), said


def test_an_unknown_setting(tmp_path: Path) -> None:
    code, said = failing(tmp_path, "--set", "colour=blue")
    assert (code, is_one_sentence(said)) == (2, True), said


def test_a_polite_end_is_a_success_and_closes_the_lines(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.table("here", "bot:uniform")
    device = table.sit(0)
    assert server.stop() == OK
    device.close()
    server.start()
    assert device.again()["mine"] == [0]
    device.close()


def test_every_response_has_the_security_headers(server: Server) -> None:
    for path in ("/", "/t/abc", "/api/games", "/api/nothing", "/nothing.js"):
        _, _, headers = server.get(path)
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_parts_of_pages_have_the_headers_that_mean_something_there(site: Server) -> None:
    _, _, part = site.get("/assets/app-1a2b.js")
    assert part["x-content-type-options"] == "nosniff"
    assert part["cross-origin-resource-policy"] == "same-origin"
    assert part["referrer-policy"] == "no-referrer"  # of what the module imports
    assert "content-security-policy" not in part
    for path in ("/sw.js", "/assets/page-1a2b.html", "/assets/nothing.js", "/assets/drawn-1a2b.svg"):
        assert "default-src 'self'" in site.get(path)[2]["content-security-policy"], path


@pytest.fixture
def site(tmp_path: Path, own_server: Callable[..., Server]) -> Server:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "sw.js").write_text("plain")
    (folder / "assets" / "page-1a2b.html").write_text("<!doctype html>")
    (folder / "assets" / "drawn-1a2b.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "assets" / "app-1a2b.js").write_text("plain")
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"brotli")
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(b"gzip")
    (tmp_path / "secret.txt").write_text("secret")
    return own_server(static=folder)


def test_files_are_sent_as_the_browser_likes_them(site: Server) -> None:
    path = "/assets/app-1a2b.js"
    for takes, body, encoding in (
        ("gzip, deflate, br", b"brotli", "br"),
        ("gzip", b"gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", b"gzip", "gzip"),
        ("identity", b"plain", None),
    ):
        status, got, headers = site.get(path, **{"Accept-Encoding": takes})
        assert (status, got, headers.get("content-encoding")) == (200, body, encoding)
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert headers["vary"] == "Accept-Encoding"
        assert headers["content-type"].startswith("text/javascript")
        assert site.get(path, **{"Accept-Encoding": takes, "If-None-Match": headers["etag"]})[0] == 304


def test_the_page_is_sent_for_every_address_of_the_client(site: Server) -> None:
    for path in ("/", "/t/abcdef", f"/rules/{EXAMPLE}"):
        status, body, headers = site.get(path)
        assert (status, body) == (200, b"<!doctype html>")
        assert headers["cache-control"] == "no-cache"
    assert site.get("/missing.png")[0] == 404
    status, body, _ = site.get("/api/none")
    assert (status, body["error"]["id"]) == (404, "server-no-page")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd", "/%00.js"]
)
def test_nothing_outside_the_folder_is_sent(site: Server, path: str) -> None:
    with socket.create_connection(("127.0.0.1", site.port)) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert b"secret" not in answer
    assert b"root:" not in answer


def test_a_client_that_was_not_built_is_told(tmp_path: Path, own_server: Callable[..., Server]) -> None:
    status, body, _ = own_server(static=tmp_path / "none").get("/")
    assert status == 503
    assert b"make web" in body


def test_every_message_is_in_every_language_and_none_is_left_over() -> None:
    source = Path(sys.modules[Files.__module__].__file__ or "").parent
    used = set()
    for file in source.glob("*.py"):
        used |= set(re.findall(r'"(server-[a-z-]+)"', file.read_text()))
    kinds = ("locked", "readonly", "full", "missing", "corrupt", "broken")
    used |= {f"server-store-{kind}" for kind in kinds}
    for lang in LANGUAGES:
        text = (source.parent / "locale" / lang / "server.ftl").read_text()
        there = re.findall(r"^(server-[a-z-]+) =", text, re.MULTILINE)
        assert len(there) == len(set(there))
        assert set(there) == used
        assert all(Catalogue(lang).has(message) for message in used)


def test_the_languages_use_the_same_variables() -> None:
    source = Path(sys.modules[Files.__module__].__file__ or "").parent.parent / "locale"
    seen = []
    for lang in LANGUAGES:
        messages = re.split(r"^(?=server-)", (source / lang / "server.ftl").read_text(), flags=re.MULTILINE)[1:]
        seen.append({text.split(" =")[0]: set(re.findall(r"\$(\w+)", text)) for text in messages})
    assert seen[0] == seen[1] == seen[2]
