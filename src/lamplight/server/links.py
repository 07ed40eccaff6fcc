"""What a link tells that is shared in a chat: the game, a few words, a picture of the board; nothing of who plays.

The picture shows what a stranger at the window sees. Of a table that is closed to watchers a link tells only that, and
its picture is the one of all other links.
"""

from __future__ import annotations

import hashlib
import re
from html import escape

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from lamplight.core.messages import Catalogue
from lamplight.core.view import Text
from lamplight.kits import UnknownGame, game_named
from lamplight.server.database import StoreError
from lamplight.server.door import SHUT, shut
from lamplight.server.hosts import HOST
from lamplight.server.limits import HOUR, Buckets
from lamplight.server.postcards import HIGH as CARD_HIGH
from lamplight.server.postcards import WIDE as CARD_WIDE
from lamplight.server.postcards import Card
from lamplight.server.sockets import address_of
from lamplight.server.tables import Absent, Tables
from lamplight.server.transactions import front_of

TABLE = re.compile(r"t/([A-Za-z0-9_-]{1,40})/?")
FILES = re.compile(r'( (?:href|src)=")\./')  # of the client itself, as it was built: seen from where it lies
PICTURE = "share.jpg"  # of every link that has none of its own
CARDS = "share/"  # those of tables
OPEN = "lamplight-open"  # the tag by which the page learns that tables may be open to strangers here
WIDE, HIGH = 840, 441  # pixels of the picture

Front = tuple[str, str, int]  # the game of a table, its door, its version


def tagged(page: str, tags: dict[str, str]) -> str:
    """The page with these tags in its head, in the place of those of the same name.

    >>> tagged('<head><meta property="og:title" content="old" /></head>', {"og:title": 'a "b"', "og:url": "/"})
    '<head><meta property="og:title" content="a &quot;b&quot;" /><meta property="og:url" content="/" /></head>'
    """
    for name, content in tags.items():
        kind = "property" if name.startswith("og:") else "name"
        tag = f'<meta {kind}="{name}" content="{escape(content)}" />'
        same = rf'<meta {kind}="{name}" content="[^"]*" ?/?>'
        page, found = re.subn(same, tag.replace("\\", r"\\"), page)
        if not found:
            page = page.replace("</head>", f"{tag}</head>", 1)
    return page


class Links:
    """Speaks the server's language: who asks for the sake of a chat says nothing about theirs."""

    def __init__(self, tables: Tables, lang: str) -> None:
        self.tables = tables
        self.say = Catalogue(lang).format
        settings = tables.house.settings
        self.public = settings.public_address.rstrip("/")
        self.prefix = settings.prefix
        self.lang = lang
        self.generic = settings.static / PICTURE
        self.looking = Buckets(settings.glances_per_address / HOUR, settings.glances_per_address)

    async def page(self, page: str, request: Request) -> str:
        """The page as it is sent for this address."""
        path = str(request.path_params.get("path", ""))
        found = TABLE.fullmatch(path)
        front = None if found is None else await self._front(found[1])
        title, text = self._words(front)
        about = self.say(text)
        tags = {"description": about, "og:description": about, "og:title": self.say(title)}
        picture, wide, high, shows = PICTURE, WIDE, HIGH, Text("server-link-picture")
        if found is not None and front is not None and text is not SHUT:
            # Chats keep a picture for as long as its address is the same.
            picture, wide, high, shows = f"{CARDS}{found[1]}.png?v={front[2]}", CARD_WIDE, CARD_HIGH, self._board(front)
        host = request.headers.get("host", "")
        if self.public or HOST.fullmatch(host):  # a picture must have a whole address
            site = self.public or f"{request.url.scheme}://{host}{self.prefix}"
            tags |= {
                "og:url": f"{site}/{path}",
                "og:image": f"{site}/{picture}",
                "og:image:width": str(wide),
                "og:image:height": str(high),
                "og:image:alt": self.say(shows),
                "twitter:card": "summary_large_image",
            }
        if self.tables.house.settings.open_tables:
            tags[OPEN] = "1"
        return tagged(FILES.sub(rf"\g<1>{self.prefix}/", page), tags)

    async def picture(self, request: Request) -> Response:
        """GET /share/{table}.png: the board as a stranger sees it now, or the picture of all other links."""
        if not self.looking.take(address_of(request.scope)):
            painted = await self._card(request.path_params["table"])
            if painted is not None:
                etag = f'"{hashlib.sha256(painted).hexdigest()[:24]}"'
                headers = {"Cache-Control": "no-cache", "ETag": etag}
                if request.headers.get("if-none-match") == etag:
                    return Response(status_code=304, headers=headers)
                return Response(painted, 200, headers, "image/png")
        if not self.generic.is_file():
            return PlainTextResponse(self.say(Text("server-no-file")), 404)
        return FileResponse(self.generic, media_type="image/jpeg", headers={"Cache-Control": "no-cache"})

    async def _card(self, name: str) -> bytes | None:
        """The picture of a table that may be looked at by everybody, if there is one."""
        if not TABLE.fullmatch(f"t/{name}"):
            return None
        table = await self.tables.find(name, take=False)
        if isinstance(table, Absent) or shut(table.room, ()):
            return None
        room = table.room
        card = Card(room.game.id, self.lang, room.match.state.scene(), tuple(room.view(None, False).pieces))
        return await self.tables.house.postcards.of(name, room.version, card)

    def _words(self, front: Front | None) -> tuple[Text, Text]:
        """What stands over the picture, and below it; of a table that is closed to watchers only that."""
        title, about = Text("server-link-title"), Text("server-link-about")
        if front is None:
            return title, about
        game, door, _ = front
        if door == "closed":
            return title, SHUT
        try:
            return Text("server-link-table", {"game": game_named(game).info().name}), about
        except UnknownGame:
            return title, about

    def _board(self, front: Front) -> Text:
        """What the picture of a table shows."""
        try:
            return Text("server-link-board", {"game": game_named(front[0]).info().name})
        except UnknownGame:
            return Text("server-link-picture")

    async def _front(self, table: str) -> Front | None:
        """Which game is played at a table, its door and its version; it is not opened for that."""
        live = self.tables.live.get(table)
        if live is not None:
            return live.room.game.id, live.room.door, live.room.version
        try:
            return await self.tables.store.read(lambda connection: front_of(connection, table))
        except StoreError:
            return None
