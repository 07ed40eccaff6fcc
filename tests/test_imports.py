"""Imports go down only: core <- games <- bots <- kits <- all that uses them <- cli. The rules do no I/O."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent / "src" / "lamplight"

# Each part may import itself, the parts below it, and the plain data next to the code (lamplight, lamplight.locale).
BELOW: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "locale": set(),
    "outside": {"core", "games", "bots"},
    "probe": {"core", "bots"},
    "kits": {"core", "games", "bots", "outside", "probe"},
    "book": {"core", "bots", "kits"},
    "lessons": {"core", "bots", "kits", "probe"},
    "analysis": {"core", "bots", "kits"},
    "lab": {"core", "games", "bots", "kits", "analysis"},
    "server": {"core", "games", "bots", "outside", "kits", "lessons", "locale", "book", "analysis", "pictures"},
    # the commands of lab and server are typed there
    "terminal": {
        "core",
        "games",
        "bots",
        "outside",
        "probe",
        "kits",
        "lessons",
        "locale",
        "lab",
        "server",
        "book",
        "analysis",
    },
    "adapters": {"core", "games", "bots", "kits", "pictures"},
    "cli": {"core", "games", "bots", "kits", "locale", "lab", "server", "terminal", "adapters"},
    "__main__": {"cli"},
    "__init__": {"api"},
    "pictures": {"core"},
    "api": {"core", "games", "bots", "kits", "lab", "terminal", "pictures", "analysis"},
}
# Nothing in the rules may depend on chance that is not drawn by the dealer, on a clock, or on the machine.
OUTSIDE = {
    "asyncio", "datetime", "glob", "io", "multiprocessing", "os", "platform", "random", "secrets", "shutil", "signal",
    "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
FREE_OF_OUTSIDE = ["core", "games"]
CALLS = {"input", "open", "print"}

Import = tuple[int, str]


def module_name(path: Path) -> str:
    parts = ["lamplight", *path.relative_to(ROOT).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 2 else parts)


def modules(part: str = "") -> list[Path]:
    return sorted(p for p in ROOT.rglob("*.py") if not part or p.relative_to(ROOT).parts[0] in {part, f"{part}.py"})


def imports(source: str, name: str, is_package: bool = False) -> list[Import]:
    """Every imported module, relative ones resolved, with its line; `from a import b` counts as a.b."""
    found: list[Import] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                package = name.split(".") if is_package else name.split(".")[:-1]
                base = ".".join([*package[: len(package) - node.level + 1], *([base] if base else [])])
            found += [(node.lineno, f"{base}.{alias.name}") for alias in node.names]
    return found


def wrong_way(source: str, name: str, is_package: bool = False) -> list[str]:
    """The imports of a module that do not go down."""
    part = name.split(".")[1] if "." in name else "__init__"
    found = []
    for line, imported in imports(source, name, is_package):
        parts = imported.split(".")
        if parts[0] != "lamplight" or len(parts) < 2 or parts[1] not in BELOW:
            continue  # another package, or a plain name of lamplight/__init__.py
        if parts[1] != part and parts[1] not in BELOW.get(part, set()):
            found.append(f"{name}:{line} imports {imported}")
        games = [p for p in (name.split("."), parts) if len(p) > 2 and p[1] == "games" and is_game(p[2])]
        if len(games) == 2 and games[0][2] != games[1][2]:
            found.append(f"{name}:{line} imports another game, {imported}")
    return found


def is_game(name: str) -> bool:
    return (ROOT / "games" / name).is_dir()


def reaches_outside(source: str, name: str) -> list[str]:
    """The ways in which a module reaches out of the rules."""
    found = [f"{name}:{n} imports {what}" for n, what in imports(source, name) if what.split(".")[0] in OUTSIDE]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            found.append(f"{name}:{node.lineno} calls {node.func.id}()")
    return found


def test_imports_go_down_only() -> None:
    found = [
        line
        for path in modules()
        for line in wrong_way(path.read_text("utf-8"), module_name(path), path.name == "__init__.py")
    ]
    assert not found, "\n".join(found)


def needed(source: str, name: str, known: set[str], is_package: bool = False) -> set[str]:
    """The modules of lamplight that a module imports, wherever it does so: also in functions and for type checkers."""
    found: set[str] = set()
    for _, imported in imports(source, name, is_package):
        module = imported
        while module and module not in known:  # `from a import b` names a module b, or something in the module a
            module = module.rpartition(".")[0]
        found.add(module)
    return found - {name, "", "lamplight"}


def circles(edges: dict[str, set[str]]) -> list[list[str]]:
    """The sets of modules each of which needs all others of its set (Tarjan's strongly connected components)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        number[name] = low[name] = len(number)
        stack.append(name)
        for other in sorted(edges.get(name, ())):
            if other not in number:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], number[other])
        if low[name] == number[name]:
            at = stack.index(name)
            circle = sorted(stack[at:])
            del stack[at:]
            if len(circle) > 1:
                found.append(circle)

    for name in sorted(edges):
        if name not in number:
            visit(name)
    return found


def test_no_module_needs_itself_in_a_roundabout_way() -> None:
    known = {module_name(path) for path in modules()}
    edges = {
        module_name(path): needed(path.read_text("utf-8"), module_name(path), known, path.name == "__init__.py")
        for path in modules()
    }
    found = circles(edges)
    assert not found, "\n".join(" <-> ".join(circle) for circle in found)


def test_every_part_has_its_place() -> None:
    parts = {path.relative_to(ROOT).parts[0].removesuffix(".py") for path in modules()}
    assert parts <= set(BELOW), f"say in BELOW where these belong: {sorted(parts - set(BELOW))}"


@pytest.mark.parametrize("part", FREE_OF_OUTSIDE)
def test_rules_reach_for_nothing_outside(part: str) -> None:
    found = [line for path in modules(part) for line in reaches_outside(path.read_text("utf-8"), module_name(path))]
    assert not found, "\n".join(found)


def test_the_walk_finds_what_it_looks_for() -> None:
    known = {"lamplight.server.table", "lamplight.server.tables", "lamplight.server.wire"}
    guarded = "if TYPE_CHECKING:\n    from lamplight.server.table import Table\nfrom lamplight.server import wire"
    assert needed(guarded, "lamplight.server.tables", known) == {"lamplight.server.table", "lamplight.server.wire"}
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}) == [["a", "b", "c"]]
    assert circles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []
    assert wrong_way("from lamplight.bots import mcts", "lamplight.core.match")
    assert wrong_way("from ..server import app", "lamplight.games.pig.state") == []  # that is games.server
    assert wrong_way("from ...server import app", "lamplight.games.pig.state")
    assert wrong_way("import lamplight.cli", "lamplight.server.app")
    assert wrong_way("def f():\n    from lamplight import server", "lamplight.core.match")
    assert not wrong_way("from lamplight.core import game\nfrom .state import X", "lamplight.games.pig.game")
    assert reaches_outside("from random import choice", "lamplight.core.chance")
    assert reaches_outside("x = open('y')", "lamplight.core.chance")
    assert not reaches_outside("import math\nimport hmac", "lamplight.core.chance")
