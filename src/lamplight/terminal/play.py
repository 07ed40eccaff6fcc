"""`lamplight play`: a game at the keyboard, with bots and with people who share it."""

from __future__ import annotations

import contextlib
import datetime
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from lamplight.core.chance import Dealer
from lamplight.core.faults import CANNOT, INTERRUPTED, OK, cannot, usage
from lamplight.core.game import Game, SetupError, check_bots
from lamplight.core.match import Match
from lamplight.core.record import Record, RecordFault, read_record
from lamplight.kits import info_of, kit_named
from lamplight.terminal.arguments import meta
from lamplight.terminal.bots import Thinker
from lamplight.terminal.recordbook import (
    Aside,
    Book,
    aside_path,
    read_aside,
    read_lines,
    read_running,
    record_fault,
)
from lamplight.terminal.screen import Screen
from lamplight.terminal.seats import Sitter, seated
from lamplight.terminal.setup import (
    board_text,
    chosen_game,
    chosen_options,
    new_dealer,
    own_board,
    record_home,
    seed_bytes,
    set_up_fault,
)
from lamplight.terminal.table import Quit, Table
from lamplight.terminal.tips import Tips


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Asked:
    """The game that was asked for."""

    players: Annotated[str | None, meta("number")] = None
    seat: Annotated[list[str] | None, meta("seat")] = None
    bot: str | None = None
    board: str | None = None
    option: Annotated[list[str] | None, meta("setting")] = None
    seed: Annotated[str | None, meta("hex")] = None
    real_dice: bool = False
    record: Annotated[str | None, meta("file")] = None
    resume: Annotated[str | None, meta("file")] = None
    tips: bool = False
    no_tips: bool = False


def run(game: str | None = None, /, *, args: Asked = Asked(), screen: Screen) -> int:  # noqa: B008 - it cannot change
    book, seats = resumed(game, args) if args.resume is not None else begun(game, args)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - line editing at the prompt
    try:
        table = Table(book, seats, Thinker(book.match.dealer), screen, wanted_tips(book.match.game, args, screen))
        table.play()
        return OK
    except Quit:
        farewell(book, screen)
        return OK
    except KeyboardInterrupt:
        screen.line()
        farewell(book, screen)
        return INTERRUPTED
    finally:
        book.close()


def wanted_tips(game: Game, args: Asked, screen: Screen) -> Tips | None:
    """Tips are for whoever sits at a terminal; what is piped has them only if they are asked for."""
    return Tips(game.id) if not args.no_tips and (args.tips or screen.out.isatty()) else None


def farewell(book: Book, screen: Screen) -> None:
    """Where the record is, and how to go on."""
    screen.say("term-left", file=str(book.path), command=f"lamplight play --resume {shown(book.path)}")


def shown(path: Path) -> str:
    """A path as it can be typed at a shell."""
    return shlex.quote(str(path))


def begun(name: str | None, args: Asked) -> tuple[Book, list[Sitter]]:
    """A fresh game as the command line asks for it."""
    game = chosen_game(name)
    if args.real_dice and args.seed is not None:
        raise usage("cli-seed-or-dice")
    if args.real_dice and game.secrets:
        raise usage("cli-no-real-dice")
    options = chosen_options(game, args.option or [], args.board)
    seats = seated(info_of(game), args.players, args.seat or [], args.bot)
    options = {**game.suited(len(seats)), **options}
    dealer = None if args.real_dice else new_dealer(args.seed)
    try:
        match = Match(game, options, len(seats), dealer)
        check_sitters(match.game, match.options, seats)
    except SetupError as error:
        raise set_up_fault(error) from None
    path = Path(args.record) if args.record is not None else fresh_path(game)
    source = board_text(game, args.board)
    return Book.begin(path, match, seats, source), seats


def check_sitters(game: Game, options: dict[str, str], seats: Sequence[Sitter]) -> None:
    """Refuses bots where they cannot play."""
    if not all(who.human for who in seats):
        check_bots(game, options)


def fresh_path(game: Game) -> Path:
    """A name for a record that nobody has used yet."""
    stamp = datetime.datetime.now().strftime("%Y%m%d-%H%M%S")
    home = record_home()
    for n in range(1, 1000):
        path = home / f"{game.id}-{stamp}{'' if n == 1 else f'-{n}'}.jsonl"
        if not path.exists():
            return path
    raise cannot("cli-file-exists", file=str(path))


def resumed(name: str | None, args: Asked) -> tuple[Book, list[Sitter]]:
    """A game that was left, from its record and what lies beside it."""
    path = Path(args.resume or "")
    for flag, value in (("--players", args.players), ("--option", args.option), ("--record", args.record)):
        if value is not None:
            raise usage("cli-not-with-resume", option=flag)
    lines = read_lines(path)
    try:
        head = read_record(lines[:1])
    except RecordFault as fault:
        raise record_fault(path, fault, CANNOT) from None
    game = chosen_game(head.game)
    if name is not None and name != game.id:
        raise usage("cli-other-game", file=str(path), game=game.id)
    aside = read_aside(path)
    if args.board is not None:
        own_board(game, args.board)
    elif aside is not None and aside.board:
        learn_board(game, aside.board)
    record = read_running(path, game, lines)
    if record.finished and (record.seed() is not None or not record.commitment or aside is None):
        raise cannot("cli-already-over", file=str(path), command=f"lamplight replay {shown(path)}")
    dealer = resumed_dealer(args, path, record, aside)
    if args.seat or aside is None:
        seats = seated(info_of(game), str(record.seats), args.seat or [], args.bot)
    else:
        seats = list(aside.seats)
    if len(seats) != record.seats:
        raise cannot("cli-aside-unreadable", file=str(aside_path(path)), reason=str(len(seats)))
    try:
        check_sitters(game.in_version(record.rules), record.options, seats)
    except SetupError as error:
        raise set_up_fault(error) from None
    book = Book.go_on(path, game, record, dealer, seats, aside.board if aside is not None else "")
    return book, seats


def learn_board(game: Game, source: str) -> None:
    """Makes the board of a resumed game known again."""
    files = kit_named(game.id).files
    if files is None:
        return
    try:
        files.take(source)
    except SetupError as error:
        raise set_up_fault(error) from None


def resumed_dealer(args: Asked, path: Path, record: Record, aside: Aside | None) -> Dealer | None:
    """The dealer that the record promised; none if people roll real dice."""
    if not record.commitment:
        if args.seed is not None:
            raise usage("cli-seed-or-dice")
        return None
    seed = args.seed if args.seed is not None else aside.seed if aside is not None else ""
    if not seed:
        raise cannot("cli-no-seed", file=str(path), aside=str(aside_path(path)))
    dealer = Dealer(seed_bytes(seed))
    if dealer.commitment != record.commitment:
        raise cannot("cli-wrong-seed", file=str(path))
    return dealer
