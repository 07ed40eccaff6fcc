"""Writes web/src/wire.ts, the TypeScript side of every message, from the msgspec types of server/wire.py.

`python -m lamplight.server.typescript` writes the file, `--check` fails when it is stale.

What the server sends leaves out fields that hold their default; `read` in the written file puts them back,
so that the client never meets a missing field. What the client sends may leave them out.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import msgspec
from msgspec import inspect

from lamplight.core.view import GameInfo
from lamplight.server import wire

TARGET: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "wire.ts"

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
    """Collects the structs reachable from the roots and renders them in the order of their discovery."""

    def __init__(self) -> None:
        self.structs: dict[str, inspect.StructType] = {}

    def add(self, kind: inspect.Type) -> None:
        """Takes in a type and all that it is made of."""
        if isinstance(kind, inspect.StructType):
            name = kind.cls.__name__
            known = self.structs.get(name)
            if known is not None:
                if known.cls is not kind.cls:
                    raise TypeError(f"two different structs are called {name}")
                return
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
        lines = [f"/** {' '.join((kind.cls.__doc__ or '').split())} */", f"export interface {kind.cls.__name__} {{"]
        if kind.tag_field is not None:
            lines.append(f"  readonly {kind.tag_field}: {json.dumps(kind.tag)};")
        for field in kind.fields:
            mark = "?" if sent and not field.required else ""
            lines.append(f"  readonly {field.encode_name}{mark}: {self.type(field.type)};")
        return "\n".join([*lines, "}"])

    def inner(self, kind: inspect.Type) -> str:
        """The name under which `filled` finds the struct inside a field; "*" for the values of a dictionary."""
        match kind:
            case inspect.StructType():
                return kind.cls.__name__
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
    for root in [*roots, GameInfo]:
        if root not in (msgspec.Struct, wire.Strict, wire.Sent):
            writer.add(inspect.type_info(root))
    for union in unions.values():
        writer.add(union)
    received = [kind for kind in writer.structs.values() if not issubclass(kind.cls, wire.Strict)]
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


def main(arguments: list[str]) -> int:
    """Writes the file, or with --check compares it; returns the exit code."""
    text = render()
    if "--check" in arguments:
        fresh = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        if not fresh:
            print("web/src/wire.ts is stale: run python -m lamplight.server.typescript", file=sys.stderr)
        return 0 if fresh else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
