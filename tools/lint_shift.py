"""Refuses a constant on the left of `<<` in compiled modules: mypyc 2.4.1 computes it in 32 bits.

setup.py mends the generated C, but an editor's mypyc, or a later one, may not; a table of bits is safe everywhere.
Constants are literals, `i64(1)`, Final names of the module and locals that only ever hold one constant.
"""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ["core", "games", "bots"]
Scope = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef


def is_constant(node: ast.expr, names: set[str]) -> bool:
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name):
            return name in names
        case ast.UnaryOp(operand=operand):
            return is_constant(operand, names)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, names) and is_constant(right, names)
        case ast.Call(func=ast.Name(id="i64" | "i32" | "i16" | "u8" | "int"), args=[argument]):
            return is_constant(argument, names)
        case _:
            return False


def constant_names(scope: Scope) -> set[str]:
    """Names of this scope that are given a value once, and that value is a constant."""
    given: dict[str, list[ast.expr | None]] = {}
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    if isinstance(target, ast.Name):
                        given.setdefault(target.id, []).append(value)
                    else:
                        for part in ast.walk(target):
                            if isinstance(part, ast.Name):
                                given.setdefault(part.id, []).append(None)
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if value is not None:
                given.setdefault(name, []).append(value)
            case ast.AugAssign(target=ast.Name(id=name)) | ast.NamedExpr(target=ast.Name(id=name)):
                given.setdefault(name, []).append(None)
            case ast.For(target=target) | ast.comprehension(target=target):
                for part in ast.walk(target):
                    if isinstance(part, ast.Name):
                        given.setdefault(part.id, []).append(None)
            case ast.arg(arg=name):
                given.setdefault(name, []).append(None)
            case _:
                pass
    names: set[str] = set()
    for name, values in given.items():
        if len(values) == 1 and values[0] is not None and is_constant(values[0], names):
            names.add(name)
    return names


def faults(source: str, path: str) -> list[str]:
    """One line per shift of a constant by something that is not a constant."""
    tree = ast.parse(source, path)
    module_names = constant_names(ast.Module([n for n in tree.body if isinstance(n, ast.Assign | ast.AnnAssign)], []))
    found: dict[tuple[int, int], str] = {}
    scopes: list[Scope] = [tree, *(n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))]
    for scope in scopes:
        names = module_names if isinstance(scope, ast.Module) else module_names | constant_names(scope)
        for node in ast.walk(scope):
            if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)):
                continue
            if is_constant(node.left, names) and not is_constant(node.right, names):
                place = (node.lineno, node.col_offset)
                found[place] = f"{path}:{node.lineno}:{node.col_offset + 1}: constant left of <<: use a table of bits"
    return [found[place] for place in sorted(found)]


def main() -> int:
    folder = ROOT / "src" / "lamplight"
    paths = [path for part in FOLDERS for path in sorted((folder / part).rglob("*.py"))]
    found = [line for path in paths for line in faults(path.read_text("utf-8"), str(path.relative_to(ROOT)))]
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
