"""`lamplight verify`: is a record true? Every ply, digest, roll and the end are checked again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from lamplight.core.faults import FAILED, OK, Fault, usage
from lamplight.core.game import CHANCE, Game
from lamplight.core.record import Record, RecordFault, Verified, read_record, verify
from lamplight.core.view import Text
from lamplight.terminal.arguments import meta
from lamplight.terminal.company import Company
from lamplight.terminal.progress import Progress
from lamplight.terminal.recordbook import read_lines, record_fault
from lamplight.terminal.screen import Screen
from lamplight.terminal.setup import game_ids, own_board

PIPE = "-"  # the file that comes by standard input


def run(file: str | None = None, /, *, board: Annotated[str | None, meta("toml")] = None, screen: Screen) -> int:
    path, record, game = opened_file(file, board)
    last = record.body[-1][0] if record.body else 0
    try:
        with Progress(screen) as bar:
            found = verify(record, game, lambda line, _: bar.show(line, last))
    except RecordFault as fault:
        raise record_fault(path, fault, FAILED) from None
    check_whole(path, record, found)
    report(path, game, found, screen)
    return OK


def opened_file(file: str | None, board: str | None) -> tuple[Path, Record, Game]:
    """A record file and its game; one sentence about what is wrong with it otherwise."""
    if file is None:
        raise usage("cli-which-file")
    path = Path(file)
    lines = read_lines(path, piped=file == PIPE)
    try:
        record = read_record(lines[:-1] if is_cut(lines) else lines)
    except RecordFault as fault:
        raise record_fault(path, fault, FAILED) from None
    if is_cut(lines):
        raise record_fault(path, RecordFault(len(lines), Text("cli-record-cut-line")), FAILED)
    return path, record, game_of(path, record, board)


def is_cut(lines: list[str]) -> bool:
    """Does the file end in the middle of a line?"""
    if not lines[-1].strip():
        return False
    try:
        json.loads(lines[-1])
    except (ValueError, RecursionError):
        return len(lines) > 1
    return False


def game_of(path: Path, record: Record, own: str | None) -> Game:
    """The game that a record is about; a board of one's own must have been given."""
    from lamplight.kits import UnknownGame, game_named, kit_named

    try:
        game = game_named(record.game)
    except UnknownGame:
        args: dict[str, int | str | Text] = {"value": record.game, "known": ", ".join(game_ids())}
        raise record_fault(path, RecordFault(1, Text("cli-record-unknown-game", args)), FAILED) from None
    if own is not None:
        own_board(game, own)
    files = kit_named(game.id).files
    board = None if files is None else record.options.get(files.option)
    for spec in game.info().options:
        known = [choice.value for choice in spec.choices]
        if files is not None and spec.name == files.option and board is not None and board not in known:
            raise Fault(FAILED, Text("cli-record-own-board", {"file": str(path), "board": board}))
    return game


def check_whole(path: Path, record: Record, found: Verified) -> None:
    """A record must tell the whole game, and show the seed that it promised."""
    plies = found.plies
    if not record.finished:
        raise Fault(FAILED, Text("cli-record-unfinished", {"file": str(path), "count": plies}))
    if record.commitment and record.seed() is None:
        raise Fault(FAILED, Text("cli-record-no-seed", {"file": str(path), "count": plies}))


def report(path: Path, game: Game, found: Verified, screen: Screen) -> None:
    """What was checked."""
    match = found.match
    screen.say("cli-verified", file=str(path), game=game.info().name, seats=match.seats, count=found.plies)
    if found.dice_checked:
        screen.say("cli-verified-dice", count=found.dice_checked)
    elif any(entry.by == CHANCE for entry in match.plies):
        screen.say("cli-verified-real-dice")
    outcome = match.state.outcome()
    if outcome is not None:
        company = Company(game.info(), (), screen)
        winners = [company.name(seat) for seat, result in enumerate(outcome.seats) if result.won]
        ended = "cli-verified-end" if winners else "cli-verified-lost"
        screen.say(ended, who=", ".join(winners), why=outcome.message, rule=outcome.rule)
