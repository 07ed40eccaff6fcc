"""What the build of the web client leaves behind: the new files, and for a day those that open pages still ask for."""

from __future__ import annotations

import asyncio
import os
import struct
import time
from pathlib import Path
from typing import cast

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from tools import build_web

from lamplight.server.build import build_of
from lamplight.server.files import Files
from lamplight.server.links import Links

NOWHERE = cast(Links, None)  # no page is asked for here, only files


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    monkeypatch.setattr(build_web, "STATIC", folder)
    monkeypatch.setattr(build_web, "OLDER", folder / "older")
    return folder


def renewed(static: Path, *names: str) -> None:
    """A build that leaves these files and no others."""
    with build_web.kept_older():
        for path in (static / "assets").iterdir():
            path.unlink()
        for old in (static / "older").glob("*"):
            old.unlink()
        for name in names:
            (static / "assets" / name).write_text(name)
        (static / "index.html").write_text(" ".join(names))


def asked(static: Path, path: str) -> httpx.Response:
    app = Starlette(routes=[Route("/{path:path}", Files(static, "en", NOWHERE).respond)])

    async def get() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            return await client.get(path)

    return asyncio.run(get())


def test_files_of_the_build_before_stay_for_a_day(static: Path) -> None:
    renewed(static, "a-1.js", "b-1.js")
    renewed(static, "a-2.js", "b-1.js")
    assert sorted(path.name for path in (static / "older").iterdir()) == ["a-1.js"]
    renewed(static, "a-3.js", "b-1.js")
    assert sorted(path.name for path in (static / "older").iterdir()) == ["a-1.js", "a-2.js"]
    long_ago = time.time() - build_web.A_DAY - 60
    os.utime(static / "older" / "a-1.js", (long_ago, long_ago))
    renewed(static, "a-3.js", "b-1.js")
    assert sorted(path.name for path in (static / "older").iterdir()) == ["a-2.js"]


def test_a_page_opened_before_an_upgrade_finds_its_files(static: Path) -> None:
    renewed(static, "a-1.js")
    first = build_of.__wrapped__(static)
    renewed(static, "a-2.js")
    assert build_of.__wrapped__(static) != first
    for name in ("a-1.js", "a-2.js"):
        answer = asked(static, f"/assets/{name}")
        assert (answer.status_code, answer.text) == (200, name)
        assert "immutable" in answer.headers["cache-control"]
    assert asked(static, "/assets/a-0.js").status_code == 404


def test_a_font_is_unpacked_as_it_was_before_it_was_packed() -> None:
    """Every table of it lies where its head says, and has the checksum that its maker gave it."""
    for name in build_web.FONTS:
        font = build_web.unpacked((build_web.WEB / "node_modules" / "@fontsource" / f"{name}.woff").read_bytes())
        assert font[:4] in (b"\0\1\0\0", b"OTTO")
        count = int.from_bytes(font[4:6])
        for entry in range(count):
            tag, checksum, offset, length = struct.unpack_from(">4s3I", font, 12 + 16 * entry)
            table = font[offset : offset + length] + bytes(-length % 4)
            assert len(table) == length + -length % 4
            if tag != b"head":  # it holds the sum of the whole
                assert sum(struct.unpack(f">{len(table) // 4}I", table)) % 2**32 == checksum, tag
        assert offset + length + -length % 4 == len(font)
    with pytest.raises(ValueError, match="not a font"):
        build_web.unpacked(b"wOF2" + bytes(40))
