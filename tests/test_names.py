"""A game is known to its own folders alone: its id and the prefix of its messages stand nowhere else.

So a game can be taken away with its folders: games/<id>, bots/<id>, web/src/games/<id>, tools/<id>, bench/<id>, its
catalogues and its tests.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from lamplight.bots.kit import Kit
from lamplight.kits import own_kits

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("src", "tests", "web/src", "tools", "bench", "setup.py")
KINDS = {".py", ".ftl", ".ts", ".mjs", ".svelte", ".css", ".toml", ".txt", ".html"}


def files(part: str) -> list[Path]:
    """What is kept in the repository, and what is new."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", part],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    paths = [Path(name) for name in listed.stdout.splitlines()]
    return [path for path in paths if path.suffix in KINDS and (ROOT / path).exists()]


def belongs_to(path: Path, game: str) -> bool:
    """Is this in a folder of the game, or a file that bears its name?"""
    return any(game in part for part in path.with_suffix("").parts)


def named(kit: Kit, text: str) -> list[str]:
    """Where a text names a game: by its id, by a message of its own, or by one of its rules."""
    words = rf"(?<![a-z])(?:{kit.id})(?![a-z])"
    pattern = rf"(?i:{words})|(?<![\w-]){kit.prefix}-[a-z]|(?<![\w-]){kit.prefix.upper()}-\d"
    return [match.group() for match in re.finditer(pattern, text)]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("kit", own_kits(), ids=lambda kit: kit.id)
def test_a_game_is_named_in_its_own_folders_alone(kit: Kit, part: str) -> None:
    others = [other.id for other in own_kits() if other.id != kit.id]
    found = []
    for path in files(part):
        if belongs_to(path, kit.id):
            continue
        text = (ROOT / path).read_text("utf-8")
        if path.suffix == ".ftl" and any(belongs_to(path, other) for other in others):
            continue  # the id may be a word of the language
        for number, line in enumerate(text.splitlines(), 1):
            if named(kit, line):
                found.append(f"{path}:{number}: {line.strip()[:100]}")
    assert not found, "\n".join(found)


def test_the_walk_finds_what_it_looks_for() -> None:
    kit = own_kits()[0]
    sign = kit.prefix.upper()
    for text in (f'new("{kit.id}")', kit.id.title(), f"{kit.prefix}-name", f"{sign}-4.1", f"lamplight.games.{kit.id}"):
        assert named(kit, text), text
    assert not named(kit, f"x{kit.prefix}-name and {kit.id}x")
    assert belongs_to(Path(f"tests/server/{kit.id}/test_votes.py"), kit.id)
    assert belongs_to(Path(f"src/lamplight/locale/en/{kit.id}-rules.ftl"), kit.id)
    assert not belongs_to(Path("tests/server/test_tables.py"), kit.id)
    assert {path.parts[0] for part in PARTS for path in files(part)} == {
        "src",
        "tests",
        "web",
        "tools",
        "bench",
        "setup.py",
    }
