"""`lamplight tables`: what whoever runs a server does with its tables, while it runs."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated, Final

from lamplight.core.faults import OK, Fault, cannot, no_file, usage
from lamplight.core.screen import Column
from lamplight.core.view import Text
from lamplight.kits import UnknownGame, game_named
from lamplight.server.care import operating
from lamplight.server.care.forgetting import forget as forget_at
from lamplight.server.care.forgetting import seat_by_words, tables_with_words
from lamplight.server.care.operating import Summary, Wanted
from lamplight.server.care.places import is_newest, known, reading, writing
from lamplight.server.database import Conflict
from lamplight.terminal.arguments import meta, whole
from lamplight.terminal.care import in_use
from lamplight.terminal.progress import Progress
from lamplight.terminal.screen import Screen
from lamplight.terminal.setup import chosen_game

Folder = Annotated[str | None, meta("folder")]
Url = Annotated[str, meta("url")]
Id = Annotated[str | None, meta("table")]
MOST_DAYS: Final = 100_000


def list_(
    *,
    game: str = "",
    unfinished: bool = False,
    finished: bool = False,
    older: Annotated[int, whole(0, MOST_DAYS, "days")] = 0,
    json: bool = False,
    data: Folder = None,
    database: Url = "",
    screen: Screen,
) -> int:
    wanted = Wanted(chosen_game(game).id if game else "", unfinished, finished, older)
    with reading(in_use(data, database)) as connection:
        if not is_newest(known(connection)):
            raise cannot("cli-care-older", place=in_use(data, database).shown)
        found = list(operating.summaries(connection, wanted))
    if json:
        screen.line(as_json([one.plain() for one in found]))
        return OK
    heads = ("id", "game", "state", "plies", "made", "moved", "seen", "who")
    columns = [Column(screen.words(f"cli-tables-head-{head}"), right=head == "plies") for head in heads]
    if found:
        screen.table(columns, [row(one, screen) for one in found])
    screen.say("cli-tables-count", count=len(found))
    return OK


def as_json(what: object) -> str:
    return json.dumps(what, ensure_ascii=False, indent=1)


def row(one: Summary, screen: Screen) -> tuple[str, ...]:
    """A table on one line."""
    who = ", ".join(seat.name for seat in one.seats if seat.name)
    return (one.id, one.game, state(one, screen), str(one.plies), when(one.made), when(one.moved), when(one.seen), who)


def state(one: Summary, screen: Screen) -> str:
    kind = "closed" if one.closed else "over" if one.over else "goes" if one.warned >= one.touched else "on"
    return screen.words(f"cli-tables-state-{kind}")


def when(moment: int) -> str:
    """A moment by the clock of this machine; nothing if it is not known."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment)) if moment else "-"


def show(table: Id = None, /, *, json: bool = False, data: Folder = None, database: Url = "", screen: Screen) -> int:
    name = given(table)
    with reading(in_use(data, database)) as connection:
        if not is_newest(known(connection)):
            raise cannot("cli-care-older", place=in_use(data, database).shown)
        one = operating.summary(connection, name)
    if json:
        screen.line(as_json(one.plain()))
        return OK
    screen.line(f"{screen.paint(one.id, 'bold')}  {title(one.game, screen)}  {state(one, screen)}")
    said = {"made": one.made, "moved": one.moved, "seen": one.seen, "ended": max(one.ended, 0), "closed": one.closed}
    rows = [(screen.words(f"cli-tables-head-{head}"), when(moment)) for head, moment in said.items() if moment]
    rows.append((screen.words("cli-tables-head-plies"), str(one.plies)))
    rows += [(f"--option {option}", value) for option, value in one.options.items()]
    screen.table((Column(least=10), Column()), rows)
    seats = [
        (
            str(seat.seat + 1),
            screen.words(f"cli-tables-seat-{seat.kind}"),
            seat.name or seat.bot or "-",
            when(seat.seen),
        )
        for seat in one.seats
    ]
    screen.table((Column(least=3), Column(least=8), Column(least=10), Column()), seats)
    return OK


def title(game: str, screen: Screen) -> str:
    try:
        return screen.text(game_named(game).info().name)
    except UnknownGame:
        return game


def given(table: str | None) -> str:
    if table is None:
        raise usage("cli-which-table")
    return table.rstrip("/").rpartition("/")[2]


def close(table: Id = None, /, *, data: Folder = None, database: Url = "", screen: Screen) -> int:
    name = given(table)
    with writing(in_use(data, database)) as connection:
        done = operating.close(connection, name)
    screen.say("cli-tables-closed" if done else "cli-tables-closed-already", table=name)
    return OK


def open_(table: Id = None, /, *, data: Folder = None, database: Url = "", screen: Screen) -> int:
    name = given(table)
    with writing(in_use(data, database)) as connection:
        done = operating.close(connection, name, again=True)
    screen.say("cli-tables-opened" if done else "cli-tables-open-already", table=name)
    return OK


def free_seat(
    table: Id = None,
    seat: Annotated[str | None, meta("seat")] = None,
    /,
    *,
    data: Folder = None,
    database: Url = "",
    screen: Screen,
) -> int:
    name = given(table)
    if seat is None or not seat.isdecimal():
        raise usage("cli-which-seat")
    try:
        with writing(in_use(data, database)) as connection:
            invite = operating.free_seat(connection, name, int(seat) - 1)
    except Conflict:
        raise cannot("cli-care-conflict", table=name) from None
    screen.say("cli-tables-freed", table=name, seat=int(seat))
    screen.line(f"  /t/{name}#invite={invite}")
    return OK


def delete(
    *tables: Annotated[str, meta("table")], yes: bool = False, data: Folder = None, database: Url = "", screen: Screen
) -> int:
    names = [given(one) for one in tables] or [given(None)]
    if not yes:
        raise usage("cli-tables-sure", count=len(names))
    with writing(in_use(data, database)) as connection:
        for name in names:
            operating.delete(connection, name)
    for name in names:
        screen.say("cli-tables-deleted", table=name)
    return OK


def export(
    table: Id = None,
    file: Annotated[str | None, meta("file")] = None,
    /,
    *,
    data: Folder = None,
    database: Url = "",
    screen: Screen,
) -> int:
    name = given(table)
    with reading(in_use(data, database)) as connection:
        lines = operating.exported(connection, name)
    if file is None:
        screen.line("\n".join(lines))
        return OK
    try:
        with Path(file).open("x", encoding="utf-8") as out:
            out.write("\n".join(lines) + "\n")
    except FileExistsError:
        raise cannot("cli-care-file-exists", file=file) from None
    except OSError as error:
        raise no_file(error, file) from None
    screen.say("cli-tables-exported", table=name, file=file)
    return OK


def forget(
    table: Id = None,
    /,
    *,
    words: Annotated[str, meta("words")] = "",
    data: Folder = None,
    database: Url = "",
    screen: Screen,
) -> int:
    if not words.strip():
        raise usage("cli-which-words")
    where = in_use(data, database)
    if table is not None:
        names = [given(table)]
    else:
        with reading(where) as connection:
            names = list(tables_with_words(connection))
    done = 0
    with Progress(screen) as bar:
        for name in bar.over(names, len(names)):
            done += forget_one(name, words, where.url, screen)
    if not done:
        raise Fault(1, Text("cli-tables-words-unknown"))
    return OK


def forget_one(name: str, words: str, url: str, screen: Screen) -> int:
    """Forget whoever has these words at one table; how many seats that were."""
    where = in_use(None, url)
    with reading(where) as connection:
        at = seat_by_words(operating.found(connection, name), words)
    if at is None:
        return 0
    try:
        with writing(where) as connection:
            stored = operating.found(connection, name)
            if seat_by_words(stored, words) != at:
                raise Conflict(name)
            forget_at(connection, stored, at)
    except Conflict:
        raise cannot("cli-care-conflict", table=name) from None
    screen.say("cli-tables-forgotten", table=name, seat=at + 1)
    return 1
