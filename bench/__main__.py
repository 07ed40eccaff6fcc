"""`python -m bench`: one table of everything that is measured."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bench.machine import kind
from bench.table import Bench, Row, as_json, markdown, plain

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "bench.md"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def benches(only: str) -> list[Bench]:
    """What is to be measured, imported late so that one part does not need what another needs."""
    out: list[Bench] = []
    if only in ("", "engine"):
        from bench import engine

        out.append(engine.measure)
    if only in ("", "server"):
        from bench import network

        out.append(network.measure)
    if only in ("", "page"):
        from bench import page

        out.append(page.measure)
    return out


def document(rows: Sequence[Row]) -> str:
    return f"""# Speed

Measured by `make bench` on: {kind()}. The machine is not idle and not quiet: read the ratios, which
come from measurements taken in turn in the same run, rather than the numbers.

{markdown(rows)}
"""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=(__doc__ or "").split(": ")[1])
    parser.add_argument("--quick", action="store_true", help="tiny sizes: shows that it runs, not how fast")
    parser.add_argument("--only", choices=["engine", "server", "page"], default="", help="one part of the table")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows there too")
    asked = parser.parse_args(arguments)
    rows = [row for bench in benches(asked.only) for row in bench(asked.quick, say)]
    print(plain(rows))
    if asked.json is not None:
        asked.json.write_text(as_json(rows, kind()), encoding="utf-8")
    if not asked.quick and not asked.only:
        DOCUMENT.write_text(document(rows), encoding="utf-8")
        say(f"written to {DOCUMENT.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
