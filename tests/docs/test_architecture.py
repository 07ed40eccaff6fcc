"""docs/architecture.md tells of the house as it is: what it names is there, and what is there is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")
SERVER = ROOT / "src/lamplight/server"
WEB = ROOT / "web/src"
EVERYWHERE = [
    *(ROOT / "src").rglob("*.*"),
    *WEB.rglob("*.*"),
    *(ROOT / "tools").rglob("*.*"),
    *(ROOT / "tests").rglob("*.*"),
    ROOT / "setup.py",
]


def section(title: str) -> str:
    """The text below a headline."""
    return PAGE.split(f"\n## {title}", 1)[1].split("\n## ", 1)[0]


def test_every_module_of_the_server_is_told_of() -> None:
    told = section("Server")
    modules = [path.name for path in sorted(SERVER.glob("*.py")) if not path.name.startswith("__")]
    assert len(modules) > 40
    assert [name for name in modules if not re.search(rf"(?<!\w){re.escape(name)}", told)] == []


def test_every_folder_of_the_web_client_is_told_of() -> None:
    told = section("Web client")
    folders = [path.name for path in sorted(WEB.iterdir()) if path.is_dir()]
    assert len(folders) > 10
    assert [name for name in folders if f"{name}/" not in told] == []


def test_no_file_is_told_of_that_is_not_there() -> None:
    names = set(re.findall(r"(?<![\w*/<>.-])([\w-]+(?:\.svelte)?\.(?:py|ts|svelte|toml|css))\b", PAGE))
    there = {path.name for path in EVERYWHERE}
    assert len(names) > 80
    assert sorted(names - there) == []


@pytest.mark.parametrize(
    "part",
    ["cli", "terminal", "server", "lab", "adapters", "api", "book", "lessons", "pictures", "kits", "outside", "core"],
)
def test_the_picture_shows_parts_that_are_there(part: str) -> None:
    picture = (ROOT / "docs/house.svg").read_text("utf-8")
    assert f">{part}</text>" in picture
    assert (ROOT / "src/lamplight" / part).is_dir() or (ROOT / f"src/lamplight/{part}.py").is_file()


def test_the_picture_leaves_no_part_out() -> None:
    picture = (ROOT / "docs/house.svg").read_text("utf-8")
    here = (ROOT / "src/lamplight").iterdir()
    parts = [
        path.stem
        for path in here
        if (path.is_dir() or path.suffix == ".py") and not path.name.startswith("_") and path.name != "locale"
    ]
    assert [name for name in parts if not re.search(rf">{name}(?:/&lt;game&gt;)?</text>", picture)] == []
    folders = [path.name for path in WEB.iterdir() if path.is_dir() and path.name != "games"]
    assert [name for name in folders if not re.search(rf"\b{name}\b", picture)] == []
