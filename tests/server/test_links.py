"""A link that is shared tells the game and shows its board as strangers see it, and nothing of who sits there (P8)."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import signal
import socket
import struct
import zlib
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest
from tests.examples import EXAMPLE, SHORT
from tests.server.people import Server, ServerHere, play_on
from tools import build_web

from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.kits import game_named
from lamplight.server import postcards
from lamplight.server.links import HIGH, PICTURE, WIDE
from lamplight.server.postcards import Card, drawn, painted

WEB = Path(__file__).resolve().parents[2] / "web"
LIGHT = 60_000  # bytes of the picture


@pytest.fixture
def site(tmp_path: Path, own_server: Callable[..., Server]) -> Callable[..., Server]:
    """Makes a server with the client's own page."""
    folder = tmp_path / "static"
    folder.mkdir()
    shutil.copy(WEB / "index.html", folder)
    shutil.copy(WEB / "public" / PICTURE, folder)
    return lambda **settings: own_server(static=folder, **settings)


def seen(server: Server, address: str) -> tuple[str, bytes]:
    """The picture at an address, and its kind."""
    status, picture, headers = server.get(address.removeprefix(server.url))
    assert status == 200
    return headers["content-type"], picture


def card(server: Server, table: str) -> bytes:
    """The picture of a table, as soon as there is one: a busy machine may give none at first."""
    for _ in range(20):
        kind, picture = seen(server, tags(server, f"/t/{table}")["og:image"])
        if kind == "image/png":
            return picture
    raise AssertionError("no picture of this table")


def size(png: bytes) -> tuple[int, int]:
    """Where a PNG says how large it is; all of it must be there."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert png[-8:] == b"IEND" + zlib.crc32(b"IEND").to_bytes(4)
    wide, high = struct.unpack(">2I", png[16:24])
    return wide, high


def tags(server: Server, path: str, **headers: str) -> dict[str, str]:
    """All tags of the page's head, by their names."""
    status, body, _ = server.get(path, **headers)
    assert status == 200
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', body.decode())
    assert len({name for name, _ in found}) == len(found), "every tag once"
    return {name: unescape(content) for name, content in found}


def name_of(game: str, lang: str) -> str:
    return Catalogue(lang).format(game_named(game).info().name)


def test_a_table_is_called_by_its_game_and_by_nobody_at_it(site: Callable[..., Server]) -> None:
    server = site()
    _, made, _ = server.post(
        "/api/tables", {"game": EXAMPLE, "seats": [{"kind": "here", "name": "Ada"}, {"kind": "remote"}]}
    )
    told = tags(server, f"/t/{made['table']}")
    assert name_of(EXAMPLE, "en") in told["og:title"]
    assert told["og:url"] == f"{server.url}/t/{made['table']}"
    secrets = [one for seat in made["seats"] for one in (seat.get("token"), seat.get("invite"), seat.get("words"))]
    for word in ["Ada", *filter(None, secrets)]:
        assert word not in str(told)


def test_a_table_that_is_not_in_memory_is_named_and_stays_on_disk(site: Callable[..., Server]) -> None:
    server = site()
    table = server.table("here", "here").id
    server.kill()
    server.start()
    assert name_of(EXAMPLE, "en") in tags(server, f"/t/{table}")["og:title"]


def test_other_addresses_have_a_title_too(site: Callable[..., Server]) -> None:
    server = site()
    for path in ("/", "/t/nosuchtable", "/phone", "/t/" + "x" * 60):
        assert tags(server, path)["og:title"] == "Come and play by lamplight"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_the_language_of_the_server(site: Callable[..., Server], lang: str) -> None:
    server = site(lang=lang)
    told = tags(server, f"/t/{server.table('here', 'here').id}")
    assert name_of(EXAMPLE, lang) in told["og:title"]
    assert told["description"] == told["og:description"]
    assert len(told["og:description"]) > 40


def test_the_picture_has_a_whole_address_and_is_light(site: Callable[..., Server]) -> None:
    server = site()
    told = tags(server, "/")
    assert told["og:image"] == f"{server.url}/{PICTURE}"
    assert (told["og:image:width"], told["og:image:height"]) == (str(WIDE), str(HIGH))
    status, picture, headers = server.get(f"/{PICTURE}")
    assert (status, headers["content-type"]) == (200, "image/jpeg")
    assert len(picture) < LIGHT
    at = 2  # its size stands where a JPEG says it
    while picture[at + 1] not in (0xC0, 0xC2):
        at += 2 + int.from_bytes(picture[at + 2 : at + 4])
    assert (int.from_bytes(picture[at + 7 : at + 9]), int.from_bytes(picture[at + 5 : at + 7])) == (WIDE, HIGH)


def test_behind_a_proxy_the_address_is_that_of_the_proxy(site: Callable[..., Server]) -> None:
    server = site(trusted_proxies="127.0.0.1", allowed_hosts="play.example")
    told = tags(server, "/", Host="play.example", **{"X-Forwarded-Proto": "https"})
    assert told["og:image"] == f"https://play.example/{PICTURE}"


@pytest.mark.parametrize("host", ['x"><script>', "a/b", "", "x" * 300])
def test_a_host_that_is_none_is_not_repeated(site: Callable[..., Server], host: str) -> None:
    server = site()
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert b"og:image" not in answer
    assert b"<script>" not in answer


def test_the_page_is_packed_and_known_again(site: Callable[..., Server]) -> None:
    server = site()
    _, plain, _ = server.get("/")
    _, packed, headers = server.get("/", **{"Accept-Encoding": "gzip"})
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    assert server.get("/", **{"Accept-Encoding": "gzip", "If-None-Match": headers["etag"]})[0] == 304
    assert server.get("/index.html")[0] == 404, "the page has one way out"


# --- the picture of a table ----------------------------------------------------------------------


@pytest.mark.parametrize("game", SHORT)
def test_the_link_of_a_table_shows_its_board(site: Callable[..., Server], game: str) -> None:
    server = site()
    _, players, options = SHORT[game]
    table = server.table_of(game, *["here"] * players, **options).id
    told = tags(server, f"/t/{table}")
    assert told["og:image"].startswith(f"{server.url}/share/{table}.png?v=")
    assert (told["og:image:width"], told["og:image:height"]) == (str(postcards.WIDE), str(postcards.HIGH))
    assert name_of(game, "en") in told["og:image:alt"]
    picture = card(server, table)
    assert size(picture) == (postcards.WIDE, postcards.HIGH)
    assert 10_000 < len(picture) < 5 * LIGHT, "there is something on it, and chats take it"


def test_the_picture_goes_along_with_the_game(site: Callable[..., Server]) -> None:
    server = site()
    table = server.table("here", "here")
    before, address = card(server, table.id), tags(server, f"/t/{table.id}")["og:image"]
    assert card(server, table.id) == before
    server.kill()
    server.start()
    assert tags(server, f"/t/{table.id}")["og:image"] == address, "not opened, but the same"
    device = table.sit(0, 1)
    play_on({0: device, 1: device}, 2)
    device.close()
    assert tags(server, f"/t/{table.id}")["og:image"] != address, "chats keep what is at an address"
    assert card(server, table.id) != before


def test_who_is_closed_to_watchers_or_not_there_has_the_picture_of_all_others(site: Callable[..., Server]) -> None:
    server = site()
    _, generic = seen(server, f"/{PICTURE}")
    seats = [{"kind": "here"}, {"kind": "remote"}]
    _, closed, _ = server.post("/api/tables", {"game": EXAMPLE, "seats": seats, "door": "closed"})
    assert tags(server, f"/t/{closed['table']}")["og:image"] == f"{server.url}/{PICTURE}"
    for name in (closed["table"], "nosuchtable", "x" * 60, "a%20b"):
        assert seen(server, f"/share/{name}.png") == ("image/jpeg", generic), name


def test_whoever_only_looks_at_pictures_all_day_gets_the_one_of_all_others(site: Callable[..., Server]) -> None:
    server = site(glances_per_address=1)
    table = server.table("here", "here").id
    seen(server, f"/share/{table}.png")
    assert seen(server, f"/share/{table}.png")[0] == "image/jpeg"


def test_a_painter_that_dies_is_replaced(server_here: Callable[..., ServerHere], tmp_path: Path) -> None:
    shutil.copy(WEB / "index.html", tmp_path)
    shutil.copy(WEB / "public" / PICTURE, tmp_path)
    server = server_here(static=tmp_path)
    cards = server.app.state.tables.house.postcards
    card(server, server.table("here", "here").id)
    os.kill(cards.painter.pid, signal.SIGKILL)
    card(server, server.table("here", "here").id)


def test_the_picture_has_nobody_s_name_on_it(site: Callable[..., Server]) -> None:
    """Two tables where different people sit have the same picture, whatever they are called."""
    server = site()
    pictures = set()
    for name in ("Ada", '</svg><b>&"'):
        seats = [{"kind": "here", "name": name}, {"kind": "here", "name": name}]
        status, made, _ = server.post("/api/tables", {"game": EXAMPLE, "seats": seats})
        assert status == 200, made
        pictures.add(card(server, made["table"]))
    assert len(pictures) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHORT)
def test_the_words_on_it_are_those_of_the_server_and_fit(game: str, lang: str) -> None:
    _, players, options = SHORT[game]
    state = game_named(game).new(options, players)
    svg = drawn(Card(game, lang, state.scene(), tuple(state.view(None).pieces)))
    name = "".join(re.findall(r'font-weight="700"[^>]*>([^<]*)<', svg))
    assert name.replace(" ", "") == name_of(game, lang).replace(" ", "")
    for at, large, words in re.findall(r'<text x="5." y="([0-9.]+)"[^>]* font-size="([0-9.]+)"[^>]*>([^<]*)<', svg):
        assert 0 < float(at) < postcards.HIGH
        assert len(words) * float(large) * 0.5 < postcards.COLUMN


def test_it_is_painted_with_our_letters_and_no_others(tmp_path: Path) -> None:
    words = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><text y="20" font-family="{}">Lamp</text></svg>'
    )
    bare = painted('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>', tmp_path)
    assert painted(words.format("sans-serif"), tmp_path) == bare, "nothing of this machine"
    for name in build_web.FONTS:
        file = WEB / "node_modules" / "@fontsource" / f"{name}.woff"
        (tmp_path / f"{file.stem}.ttf").write_bytes(build_web.unpacked(file.read_bytes()))
    seen = {painted(words.format(family), tmp_path) for family in ("Alegreya", "Alegreya Sans")}
    assert len(seen | {bare}) == 3
