"""Every message is used: a file of Python or of the web client names it, or builds its name of words that it knows."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from lamplight.book import book_of
from lamplight.kits import all_kits

ROOT = Path(__file__).resolve().parents[2]  # the checkout, whichever build is tested
SOURCE = ROOT / "src" / "lamplight"
WEB = ROOT / "web" / "src"
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
NOT_OURS = {"static", "node_modules", "__pycache__"}
PREFIXES = tuple(f"{kit.prefix}-" for kit in all_kits())

Parts = tuple[str | None, ...]  # of a name that is built: what stands there, and None for what is put in


def python_names(path: Path) -> Iterator[str | Parts]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield tuple(str(part.value) if isinstance(part, ast.Constant) else None for part in node.values)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id  # an argument of a command, by which its help is called


def web_names(path: Path) -> Iterator[str | Parts]:
    text = path.read_text("utf-8")
    for found in re.finditer(r'"([^"\n]*)"|\'([^\'\n]*)\'', text):
        yield found[1] or found[2] or ""
    for found in re.finditer(r"`([^`]*)`", text):
        yield tuple(None if part.startswith("${") else part for part in re.split(r"(\$\{[^}]*\})", found[1]) if part)


def strings(value: object) -> Iterator[str]:
    """Keys and texts of a content file."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from strings(inner)


class Built:
    """Names of one make."""

    def __init__(self, parts: Parts) -> None:
        pattern = "".join("\0" if part is None else re.escape(part) for part in parts)
        self.pattern = re.compile(re.sub("\0+", r"([\\w.-]+?)", pattern))
        # Where next to nothing stands there, what is put in has to be a single word of the sources.
        self.single = re.search(r"\w-\w", "".join(part or "*" for part in parts)) is None


class Names:
    """All names in the sources: whole ones, and how others are built."""

    def __init__(self) -> None:
        whole: set[str] = set()
        built: set[Parts] = set()
        files = [path for path in SOURCE.rglob("*.py") if not NOT_OURS & set(path.parts)]
        pages = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
        for path in [*files, *pages]:
            for name in python_names(path) if path.suffix == ".py" else web_names(path):
                if isinstance(name, str) or None not in name:
                    whole.add("".join(part for part in name if part))
                elif re.search(r"[a-z]{2}", "".join(part for part in name if part)):
                    built.add(name)
        self.named = {name.partition(".")[0] for name in whole}
        self.built = [Built(parts) for parts in built]
        told = (word for name in whole if len(name) < 400 for word in [name, *re.split(r"[\s,]+", name)])
        self.words = {word.lower().lstrip("-") for word in told}
        for path in SOURCE.rglob("*.toml"):
            told_there = set(strings(tomllib.loads(path.read_text("utf-8"))))
            self.words |= {word.lower() for word in told_there}
            self.named |= told_there  # what a lesson or a tip says
        self.named |= set(MESSAGE.findall((SOURCE / "locale" / "en" / "terms.ftl").read_text("utf-8")))  # shown all
        for kit in all_kits():
            self.named |= set(strings(msgspec.to_builtins(book_of(kit.id))))  # what the rulebook shows
        own = re.compile(r"\.(?:word|own)\([^,]+, [\"`]([^\"`$]+)")
        self.own = {name for path in pages for name in own.findall(path.read_text("utf-8"))}

    def knows(self, piece: str, single: bool = True) -> bool:
        """Is it a word of the sources, a number, or several of them in a row?"""
        own = piece.partition("-")[2] if piece.startswith(PREFIXES) else piece
        if {piece, piece.replace("-", "_"), own} & self.words or re.fullmatch(r"[a-z]{0,2}\d+", piece):
            return True
        cuts = [at for at, letter in enumerate(piece) if letter == "-" and not single]
        return any(self.knows(piece[:at], single) and self.knows(piece[at + 1 :], single) for at in cuts)

    def builds(self, name: str, loosely: bool = True) -> bool:
        for one in self.built:
            found = one.pattern.fullmatch(name) if loosely or not one.single else None
            if found is not None and all(self.knows(piece.lower(), one.single) for piece in found.groups()):
                return True
        return False

    def uses(self, name: str, messages: set[str]) -> bool:
        """Is it named, or built, or made of something built (that is no message itself) with a word behind it?"""
        if name in self.named or self.builds(name):
            return True
        for at in (at for at, letter in enumerate(name) if letter == "-"):
            base, word = name[:at], name[at + 1 :]
            of_a_game = base.startswith(PREFIXES)
            if self.knows(word) and not (of_a_game and base in messages):
                if "-" in base and (base in self.named or self.builds(base, loosely=not of_a_game)):
                    return True
        return False

    def asks_for(self, name: str) -> bool:
        """Does the web client ask every game for a word of this name?"""
        return name in self.own or any(name.startswith(own) and name[len(own) :].isdecimal() for own in self.own)


def test_every_message_is_named_by_a_file() -> None:
    names = Names()
    files = {
        path.name: MESSAGE.findall(path.read_text("utf-8")) for path in sorted((SOURCE / "locale" / "en").glob("*.ftl"))
    }
    messages = {message for found in files.values() for message in found}
    unused = [
        f"{file}: {message}"
        for file, found in files.items()
        for message in found
        if not names.uses(message, messages)
        and not (message.startswith(PREFIXES) and names.asks_for(message.partition("-")[2]))
    ]
    assert len(messages) > 2000
    assert not unused, "used by no file: use them or take them out\n" + "\n".join(unused)
