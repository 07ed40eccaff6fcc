"""The web client's files: compressed ahead, hashed ones kept for ever, the page itself asked for every time.

The page tells what its address leads to, so it is written anew for every answer.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from lamplight.core.messages import Catalogue
from lamplight.core.view import Text
from lamplight.server.links import Links

ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
FOR_EVER = "public, max-age=31536000, immutable"
EVERY_TIME = "no-cache"
OLDER = "older/"
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


def accepted(header: str) -> set[str]:
    """The encodings that a client takes.

    >>> sorted(accepted("gzip, br;q=0.8, zstd;q=0"))
    ['br', 'gzip']
    """
    out: set[str] = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.strip().replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            out.add(name.strip())
    return out - {""}


class Files:
    """Finds the file for a path, or the page for an address of the client's own."""

    def __init__(self, folder: Path, lang: str, links: Links) -> None:
        self.folder = folder.resolve()
        self.lang = lang
        self.links = links

    async def respond(self, request: Request) -> Response:
        wanted = request.path_params.get("path", "")
        file = self._file(wanted)
        if file is None and wanted.startswith("assets/"):
            file = self._file(OLDER + wanted.removeprefix("assets/"))  # pages opened before an upgrade still ask for it
        if file is None:
            if "." in wanted.rpartition("/")[2]:
                return PlainTextResponse(self._say("server-no-file"), 404)
            return await self._page(request)
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        headers = {"Vary": "Accept-Encoding"}
        hashed = file.parent in (self.folder / "assets", self.folder / "older")
        headers["Cache-Control"] = FOR_EVER if hashed else EVERY_TIME
        takes = accepted(request.headers.get("accept-encoding", ""))
        for name, suffix in ENCODINGS:
            packed = file.with_name(file.name + suffix)
            if name in takes and packed.is_file():
                headers["Content-Encoding"] = name
                file = packed
                break
        etag = f'"{file.stat().st_mtime_ns:x}-{file.stat().st_size:x}"'
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers={**headers, "ETag": etag})
        return FileResponse(file, media_type=kind, headers={**headers, "ETag": etag})

    async def _page(self, request: Request) -> Response:
        """The client itself, for every address of its own."""
        file = self.folder / "index.html"
        if not file.is_file():
            return PlainTextResponse(self._say("server-no-client"), 503)
        body = (await self.links.page(file.read_text(encoding="utf-8"), request)).encode()
        headers = {"Vary": "Accept-Encoding, Host", "Cache-Control": EVERY_TIME}
        if "gzip" in accepted(request.headers.get("accept-encoding", "")):
            headers["Content-Encoding"] = "gzip"
            body = gzip.compress(body, mtime=0)
        headers["ETag"] = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
        if request.headers.get("if-none-match") == headers["ETag"]:
            return Response(status_code=304, headers=headers)
        return Response(body, 200, headers, "text/html")

    def _file(self, wanted: str) -> Path | None:
        """The file of this path inside the folder; never one outside, never a packed one."""
        if not wanted or wanted == "index.html" or "\0" in wanted or wanted.endswith((".br", ".gz")):
            return None
        try:
            file = (self.folder / wanted).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except OSError:
            return None

    def _say(self, message: str) -> str:
        return Catalogue(self.lang).format(Text(message))
