"""`python -m bench`: one table of everything that is measured."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

from bench.machine import kind
from bench.table import Bench, Row, as_json, markdown, plain

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "bench.md"
PAINT = "## Frames and first paint"  # a section that a bench of its own writes


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def benches(only: str) -> list[Bench]:
    """What is to be measured, imported late so that one part does not need what another needs."""
    out: list[Bench] = []
    if only in ("", "engine"):
        from bench import engine

        out.append(engine.measure)
    if only in ("", "lab"):
        from bench import lab

        out.append(lab.measure)
    if only in ("", "server"):
        from bench import network

        out.append(network.measure)
    if only in ("", "page"):
        from bench import page

        out.append(page.measure)
    return out


def with_section(text: str, section: str) -> str:
    """A document with this section, in the place of the one of that name or at the end."""
    head = section.splitlines()[0]
    before, _, rest = text.partition(f"{head}\n")
    _, mark, after = rest.partition("\n## ")
    return f"{before.rstrip()}\n\n{section.rstrip()}\n" + (f"{mark}{after}" if mark else "")


def section_of(text: str, head: str) -> str:
    """A section of a document with its headline; nothing if it has none."""
    _, found, rest = text.partition(f"{head}\n")
    return f"{found}{rest.partition(chr(10) + '## ')[0]}" if found else ""


def about() -> str:
    """What the games have to say of their rows."""
    from bench import engine

    return "".join(part.about for part in engine.parts())


def document(rows: Sequence[Row], machine: str) -> str:
    return f"""# Speed

Written by `make bench`. The machine: {machine} when it began.

{markdown(rows)}
## How to read this

Ours and the peers' are measured in turn, A B A B, five rounds or more in the same run, because what else the machine
does is not known: the ratios hold better than the numbers. Of the engine's rounds the best counts, everywhere else the
median.

{about()}- **Search** builds a fresh tree of so many iterations, with the roll-outs of the bots that search.
- **Lab**: worker processes play whole games of bots; busy is the processor time they used of what they could get.
- **Server**: one core for the server, another for all clients, a fresh server and fresh tables in every round. Two
  players at each table answer every state as soon as they see it, so each table always has one decision under way. A
  durable decision is acknowledged when it is on disk (SQLite, WAL, synchronous=FULL); boardgame.io keeps its state in
  memory. The peer gets twice our warm-up, because Node compiles while it runs. Decisions are compared, not plies.
- **Page**: Chromium without a window and without a graphics card, empty cache, over loopback.

`python -m bench --quick` shows that everything runs; `--only engine|lab|server|page` measures one part; `--json FILE`
keeps the numbers.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=(__doc__ or "").split(": ")[1])
    parser.add_argument("--quick", action="store_true", help="tiny sizes: shows that it runs, not how fast")
    parser.add_argument("--only", choices=["engine", "lab", "server", "page"], default="", help="one part of the table")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows there too")
    asked = parser.parse_args(arguments)
    machine = kind()
    rows: list[Row] = []
    failed = False
    for bench in benches(asked.only):
        try:
            rows += bench(asked.quick, say)
        except Exception:  # the other parts are still worth having
            traceback.print_exc()
            failed = True
    print(plain(rows))
    if asked.json is not None:
        asked.json.write_text(as_json(rows, machine), encoding="utf-8")
    if failed:
        say("a part failed, see above")
        return 1
    if not asked.quick and not asked.only:
        paint = section_of(DOCUMENT.read_text("utf-8"), PAINT) if DOCUMENT.exists() else ""
        text = document(rows, machine)
        DOCUMENT.write_text(with_section(text, paint) if paint else text, encoding="utf-8")
        say(f"written to {DOCUMENT.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
