"""Writes web/src/wire.ts, the TypeScript side of every message, from the msgspec types of server/wire.py.

`python -m lamplight.server.typescript` writes the files, `--check` fails when one is stale.

What the server sends leaves out fields that hold their default; `read` in the written file puts them back,
so that the client never meets a missing field. What the client sends may leave them out.

A game's own structs (its tableau, its chart, the details of its events) are written into web/src/games/<game>/wire.ts,
for its skin alone: in wire.ts they are parameters of the types that hold them. They are sent whole, so nothing has to
be put back.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import msgspec
from msgspec import inspect

from lamplight.book import Book
from lamplight.core.view import Chart, Detail, GameInfo, Tableau
from lamplight.kits import all_games
from lamplight.server import wire

TARGET: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "wire.ts"

Kind = type[msgspec.Struct]

# What every game fills in its own way, and the letter that stands for it in the types that hold it.
OPEN: Final[dict[Kind, str]] = {Tableau: "T", Chart: "C", Detail: "D"}

OWN_HEADER: Final = """\
// Written by `python -m lamplight.server.typescript` from {module}. Do not edit.
"""

HEADER: Final = """\
// Written by `python -m lamplight.server.typescript` from server/wire.py and core/view.py. Do not edit.
"""

READER: Final = """
type Shape = readonly [field: string, type: string, fallback: string | null][];
type Json = { [field: string]: unknown };

function filled(value: unknown, type: string): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => filled(item, type));
  if (type.startsWith("*")) {
    const out: Json = {};
    for (const key of Object.keys(value)) out[key] = filled((value as Json)[key], type.slice(1));
    return out;
  }
  const shape = SHAPES[type];
  if (shape === undefined) return value;
  const out: Json = { ...(value as Json) };
  for (const [field, inner, fallback] of shape) {
    if (field in out) out[field] = filled(out[field], inner);
    else if (fallback !== null) out[field] = JSON.parse(fallback) as unknown;
  }
  return out;
}

/** A message of the websocket, with every field that was left out put back. */
export function read(text: string): FromServer {
  const value = JSON.parse(text) as { t: string };
  return filled(value, TAGS[value.t] ?? "") as FromServer;
}

/** An answer of the HTTP interface, with every field that was left out put back. */
export function readAs<K extends keyof Named>(name: K, value: unknown): Named[K] {
  return filled(value, name) as Named[K];
}
"""


class Writer:
    """Collects the structs reachable from the roots and renders them in the order of their discovery.

    whole: the structs of a game, of which every field must be sent.
    """

    def __init__(self, whole: bool = False) -> None:
        self.structs: dict[str, inspect.StructType] = {}
        self.whole = whole

    def add(self, kind: inspect.Type) -> None:
        """Takes in a type and all that it is made of."""
        if isinstance(kind, inspect.StructType):
            name = kind.cls.__name__
            known = self.structs.get(name)
            if known is not None:
                if known.cls is not kind.cls:
                    raise TypeError(f"two different structs are called {name}")
                return
            if self.whole and kind.cls.__struct_config__.omit_defaults:
                raise TypeError(f"{name} leaves out what holds its default: a game's own structs are sent whole")
            self.structs[name] = kind
            for field in kind.fields:
                self.add(field.type)
        elif isinstance(kind, inspect.UnionType):
            for part in kind.types:
                self.add(part)
        elif isinstance(kind, inspect.CollectionType):
            self.add(kind.item_type)
        elif isinstance(kind, inspect.TupleType):
            for part in kind.item_types:
                self.add(part)
        elif isinstance(kind, inspect.DictType):
            self.add(kind.value_type)
        elif isinstance(kind, inspect.Metadata):
            self.add(kind.type)

    def type(self, kind: inspect.Type) -> str:
        """The TypeScript type of a msgspec type; raises TypeError for one that JSON or this writer does not know."""
        match kind:
            case inspect.StructType():
                return kind.cls.__name__
            case inspect.UnionType():
                return " | ".join(self.type(part) for part in kind.types)
            case inspect.VarTupleType() | inspect.ListType():
                item = self.type(kind.item_type)
                return f"readonly ({item})[]" if "|" in item else f"readonly {item}[]"
            case inspect.TupleType():
                return f"readonly [{', '.join(self.type(part) for part in kind.item_types)}]"
            case inspect.DictType():
                return f"Readonly<Record<string, {self.type(kind.value_type)}>>"
            case inspect.LiteralType():
                return " | ".join(json.dumps(value) for value in kind.values)
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.Metadata():
                return self.type(kind.type)
        raise TypeError(f"no TypeScript for {kind!r}")

    def interface(self, kind: inspect.StructType) -> str:
        """One struct as an interface, with its docstring; sent structs have every field, received ones may omit."""
        sent = issubclass(kind.cls, wire.Strict)
        note = f"/** {' '.join((kind.cls.__doc__ or '').split())} */"
        if kind.cls in OPEN:
            tag = f"{{ readonly {kind.tag_field}: string }}" if kind.tag_field is not None else "object"
            return f"{note}\nexport type {kind.cls.__name__} = {tag};"
        name = kind.cls.__name__
        held = [one for field in kind.fields for one in self.open_in(field.type)]
        if held:
            name += (
                f"<{', '.join(f'{OPEN[one]} extends {one.__name__} | null = {one.__name__} | null' for one in held)}>"
            )
        lines = [note, f"export interface {name} {{"]
        if kind.tag_field is not None:
            lines.append(f"  readonly {kind.tag_field}: {json.dumps(kind.tag)};")
        for field in kind.fields:
            mark = "?" if sent and not field.required else ""
            own = self.open_in(field.type)  # with null or without: its game says it
            shown = OPEN[own[0]] if own else self.type(field.type)
            lines.append(f"  readonly {field.encode_name}{mark}: {shown};")
        return "\n".join([*lines, "}"])

    def open_in(self, kind: inspect.Type) -> list[Kind]:
        """What a field itself holds that every game fills in its own way."""
        if isinstance(kind, inspect.StructType):
            return [kind.cls] if kind.cls in OPEN else []
        if isinstance(kind, inspect.UnionType):
            return [one for part in kind.types for one in self.open_in(part)]
        return []

    def inner(self, kind: inspect.Type) -> str:
        """The name under which `filled` finds the struct inside a field; "*" for the values of a dictionary."""
        match kind:
            case inspect.StructType():
                return "" if kind.cls in OPEN else kind.cls.__name__
            case inspect.Metadata():
                return self.inner(kind.type)
            case inspect.DictType():
                value = self.inner(kind.value_type)
                return "*" + value if value else ""
            case inspect.VarTupleType() | inspect.ListType():
                return self.inner(kind.item_type)
            case inspect.UnionType():
                names = {name for name in (self.inner(part) for part in kind.types) if name}
                if len(names) > 1:
                    raise TypeError(f"a field may hold only one kind of struct, not {sorted(names)}")
                return names.pop() if names else ""
        return ""

    def shape(self, kind: inspect.StructType) -> str:
        """The fields of a received struct that hold structs or may be left out."""
        rows: list[str] = []
        for field in kind.fields:
            inner = self.inner(field.type)
            fallback: str | None = None
            if field.default is not msgspec.NODEFAULT:
                fallback = msgspec.json.encode(field.default).decode()
            elif field.default_factory is not msgspec.NODEFAULT:
                fallback = msgspec.json.encode(field.default_factory()).decode()
            if inner or fallback is not None:
                rows.append(f"[{json.dumps(field.encode_name)}, {json.dumps(inner)}, {json.dumps(fallback)}]")
        return f"  {kind.cls.__name__}: [{', '.join(rows)}],"


def render() -> str:
    """The whole text of wire.ts."""
    roots = [value for value in vars(wire).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    writer = Writer()
    unions = {"FromClient": inspect.type_info(wire.FromClient), "FromServer": inspect.type_info(wire.FromServer)}
    for root in [*roots, GameInfo, Book]:
        if root not in (msgspec.Struct, wire.Strict, wire.Sent):
            writer.add(inspect.type_info(root))
    for union in unions.values():
        writer.add(union)
    received = [
        kind for kind in writer.structs.values() if not issubclass(kind.cls, wire.Strict) and kind.cls not in OPEN
    ]
    tagged = [kind for kind in received if kind.tag_field is not None]
    parts = [
        HEADER,
        *(writer.interface(kind) for kind in writer.structs.values()),
        *(f"export type {name} = {writer.type(union)};" for name, union in unions.items()),
        f"export type SeatKind = {writer.type(inspect.type_info(wire.SeatKind))};",
        "/** Every struct that the server may send, by name. */\nexport interface Named {\n"
        + "\n".join(f"  {kind.cls.__name__}: {kind.cls.__name__};" for kind in received)
        + "\n}",
        "const TAGS: Readonly<Record<string, string>> = {\n"
        + "\n".join(f"  {json.dumps(kind.tag)}: {json.dumps(kind.cls.__name__)}," for kind in tagged)
        + "\n};",
        "const SHAPES: Readonly<Record<string, Shape>> = {\n"
        + "\n".join(writer.shape(kind) for kind in received if writer.shape(kind) != f"  {kind.cls.__name__}: [],")
        + "\n};",
    ]
    return "\n\n".join(parts) + "\n" + READER


def below(kind: Kind) -> list[Kind]:
    """The structs that are this one in the way of some game, in the order of their definition."""
    return [found for one in kind.__subclasses__() for found in (one, *below(one))]


def render_own(package: str) -> str | None:
    """The text of a game's own wire.ts; None for a game that has nothing of its own to send."""
    own = {kind: [one for one in below(kind) if one.__module__.startswith(f"{package}.")] for kind in OPEN}
    modules = sorted({one.__module__ for found in own.values() for one in found})
    if not modules:
        return None
    writer = Writer(whole=True)
    for found in own.values():
        for one in found:
            writer.add(inspect.type_info(one))
    # The view, the board and the events of this game, for its skin.
    holders = {Tableau: ("View", "TableView"), Chart: ("Ground", "Board"), Detail: ("Told", "Event")}
    named = [(holders[kind], " | ".join(one.__name__ for one in found)) for kind, found in own.items() if found]
    named = [(held, f"{types} | null" if held[0] == "Told" else types) for held, types in named]
    paths = ", ".join(f"{module.removeprefix('lamplight.').replace('.', '/')}.py" for module in modules)
    parts = [
        OWN_HEADER.format(module=paths)
        + f'import type {{ {", ".join(sorted(base for (_, base), _ in named))} }} from "../../wire";\n',
        *(writer.interface(kind) for kind in writer.structs.values()),
        "\n".join(f"export type {name} = {base}<{types}>;" for (name, base), types in named),
    ]
    return "\n\n".join(parts) + "\n"


def files() -> dict[Path, str]:
    """Every file that is written, with its text; a game without a folder in the client needs none."""
    found = {TARGET: render()}
    for game in all_games():
        text = render_own(type(game).__module__.rpartition(".")[0])
        folder = TARGET.parent / "games" / game.id
        if text is not None and folder.is_dir():
            found[folder / "wire.ts"] = text
    return found


def main(arguments: list[str]) -> int:
    """Writes the files, or with --check compares them; returns the exit code."""
    stale = False
    for path, text in files().items():
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path} is stale: run python -m lamplight.server.typescript", file=sys.stderr)
            stale = True
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
