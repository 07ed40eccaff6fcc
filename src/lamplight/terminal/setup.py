"""What is to be played: the game, its options, a board of one's own, the dice. Every mistake names what there is."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from pathlib import Path

from lamplight.core.chance import Dealer
from lamplight.core.faults import FAILED, USAGE, Fault, cannot, no_file, unknown, usage
from lamplight.core.game import Game, SetupError
from lamplight.core.view import GameInfo, Text
from lamplight.kits import UnknownGame, all_games, game_named, kit_named

BOARD = "board"
SEED_DIGITS = 64


def game_ids() -> list[str]:
    """The ids of all games."""
    return [game.id for game in all_games()]


def chosen_game(name: str | None) -> Game:
    """The game of this name."""
    if name is None:
        raise usage("cli-which-game", known=", ".join(game_ids()))
    try:
        return game_named(name)
    except UnknownGame:
        raise unknown("cli-unknown-game", name, game_ids()) from None


def chosen_options(game: Game, settings: Sequence[str], board: str | None) -> dict[str, str]:
    """The options of a table from `name=value` and --board."""
    options: dict[str, str] = {}
    if board is not None:
        files = kit_named(game.id).files
        name = BOARD if files is None else files.option
        options[name] = own_board(game, board) if is_file(board) else board
    info = game.info()
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise usage("cli-bad-option", value=setting)
        options[name] = value
    for name, value in options.items():
        check_option(info, name, value)
    return options


def check_option(info: GameInfo, name: str, value: str) -> None:
    """Is there such an option with such a value?"""
    known = {spec.name: [choice.value for choice in spec.choices] for spec in info.options}
    free = [spec.name for spec in info.options if spec.free]  # the game itself checks these
    if name not in known:
        raise unknown("cli-unknown-option", name, known)
    if value not in known[name] and name not in free:
        raise unknown("cli-unknown-value", value, known[name], option=name)


def is_file(board: str) -> bool:
    """Is a board given as a file rather than by name?"""
    return board.endswith(".toml") or os.sep in board or "/" in board


def own_board(game: Game, file: str) -> str:
    """Reads a board of one's own and makes it known by its name; a fault names everything that is wrong with it."""
    files = kit_named(game.id).files
    if files is None:
        raise unknown("cli-unknown-option", BOARD, [spec.name for spec in game.info().options])
    try:
        return files.take(board_source(Path(file), files.largest))
    except SetupError as error:
        raise Fault(USAGE, Text("cli-board-faults", {"file": file, "count": len(error.faults)}), error.faults) from None


def board_text(game: Game, board: str | None) -> str:
    """The text of a board of one's own; nothing for a board by name."""
    files = kit_named(game.id).files
    return board_source(Path(board), files.largest) if files and board is not None and is_file(board) else ""


def board_source(path: Path, largest: int) -> str:
    """The text of a board file."""
    try:
        with open(path, "rb") as file:
            data = file.read(largest + 1)
    except OSError as error:
        raise no_file(error, path) from None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Fault(FAILED, Text("cli-file-not-text", {"file": str(path)})) from None


def new_dealer(seed: str | None) -> Dealer:
    """The dealer of a fresh game: from a seed that was given, or from the system's randomness."""
    return Dealer(secrets.token_bytes(SEED_DIGITS // 2) if seed is None else seed_bytes(seed))


def seed_bytes(seed: str) -> bytes:
    """A seed of up to 64 hexadecimal digits, filled up with zeros in front.

    >>> seed_bytes("2a")[-1]
    42
    """
    try:
        if not 0 < len(seed) <= SEED_DIGITS or not seed.isalnum():
            raise ValueError
        return bytes.fromhex(seed.zfill(SEED_DIGITS))
    except ValueError:
        raise usage("cli-bad-seed", value=seed, count=SEED_DIGITS) from None


def set_up_fault(error: SetupError) -> Fault:
    """A game that cannot be set up like that, with every reason."""
    return Fault(USAGE, Text("cli-cannot-set-up"), error.faults)


def record_home() -> Path:
    """Where records go that nobody gave a place; it is there now."""
    home = os.environ.get("XDG_DATA_HOME", "")
    try:
        base = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share"
    except RuntimeError:
        raise cannot("cli-no-home") from None
    folder = base / "lamplight" / "records"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise no_file(error, folder) from None
    return folder
