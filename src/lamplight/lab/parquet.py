"""Results as a Parquet file, written in pieces: one line per game, in the order of the games' numbers."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from lamplight.lab.faults import needs
from lamplight.lab.job import Index, Plan, Row
from lamplight.lab.measures import by_piece
from lamplight.lab.store import refused

RESULTS: Final = "results.parquet"
BOOKS: Final = {"start": 0, "own": 2, "others": 3, "result": 4}  # a column -> its place in a seat's books
AT_ONCE: Final = 10_000  # games


def import_pyarrow() -> Any:
    """PyArrow, or a sentence that says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise needs("lab", error) from None
    return pyarrow


def labels(plan: Plan) -> list[str]:
    """What tells the cells of a plan apart, each a column."""
    return list(dict.fromkeys(name for cell in plan.cells for name in cell.labels))


def schema(pa: Any, plan: Plan) -> Any:
    """The columns of a plan's results."""
    pieces = by_piece(plan.cells[0].game)
    columns = [
        ("number", pa.int64()),
        ("cell", pa.int32()),
        ("group", pa.int64()),
        ("lineup", pa.int32()),
        ("game", pa.string()),
        ("players", pa.int32()),
        *((f"grid_{name}", pa.string()) for name in labels(plan)),
        ("bots", pa.list_(pa.string())),
        ("plies", pa.int32()),
        ("turns", pa.int32()),
        ("reason", pa.string()),
        ("shares", pa.list_(pa.float64())),
        ("won", pa.list_(pa.bool_())),
        ("lost", pa.list_(pa.int32())),
        ("luck", pa.list_(pa.float64())),
        *((name, pa.list_(pa.float64())) for name in BOOKS),
        ("given", pa.list_(pa.float64())),
        ("decided", pa.list_(pa.int32())),
        *((name.replace("-", "_"), pa.int64()) for name in plan.measures if name != pieces),
    ]
    if pieces is not None and pieces in plan.measures:
        columns.append((pieces, pa.map_(pa.string(), pa.int32())))
    return pa.schema(columns)


def write(folder: Path, plan: Plan, rows: Iterable[Row]) -> Path:
    """The results of a run; the file is there as a whole or not at all."""
    pa = import_pyarrow()
    path, new = folder / RESULTS, folder / (RESULTS + ".new")
    columns = schema(pa, plan)
    index = Index(plan)
    names = labels(plan)
    try:
        with pa.parquet.ParquetWriter(new, columns, compression="zstd") as writer:
            held: list[dict[str, object]] = []
            for row in rows:
                held.append(line(plan, index, names, row))
                if len(held) == AT_ONCE:
                    writer.write_table(pa.Table.from_pylist(held, columns))
                    held = []
            writer.write_table(pa.Table.from_pylist(held, columns))
        os.replace(new, path)
    except OSError as error:
        new.unlink(missing_ok=True)
        raise refused(error, path) from None
    return path


def line(plan: Plan, index: Index, names: list[str], row: Row) -> dict[str, object]:
    """A game with all that its number says."""
    task = index.task(row.number)
    cell = plan.cells[task.cell]
    pieces = by_piece(cell.game)
    out: dict[str, object] = {
        "number": row.number,
        "cell": task.cell,
        "group": task.group,
        "lineup": task.lineup,
        "game": cell.game,
        "players": cell.seats,
        "bots": list(task.bots),
        "plies": row.plies,
        "turns": row.turns,
        "reason": row.reason,
        "shares": list(row.shares),
        "won": list(row.won),
        "lost": list(row.lost),
        "luck": list(row.luck),
        **{name: [seat[k] for seat in row.books] for name, k in BOOKS.items()},
        "given": list(row.given),
        "decided": list(row.decided),
    }
    out.update({f"grid_{name}": cell.labels.get(name) for name in names})
    for name, value in zip(plan.measures, row.values, strict=True):
        out[name.replace("-", "_")] = list(row.pieces.items()) if name == pieces else value
    return out
