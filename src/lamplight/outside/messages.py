"""The words of the engine protocol: what a host says to a program, and what the program may answer."""

from __future__ import annotations

import msgspec

from lamplight.core.view import Board, Outcome, TableView

PROTOCOL = 1
LONGEST_REASON = 200


class _Said(msgspec.Struct, tag_field="type", tag=str.lower):
    """A line from the host."""


class Hello(_Said):
    """The first line of all; the program answers with a Greeting."""

    protocol: int
    host: str


class Game(_Said):
    """A game begins, or another one: what was said of the last is forgotten. The program answers Ready."""

    game: str
    rules: int
    options: dict[str, str]
    seats: int
    seat: int
    board: Board


class Ply(msgspec.Struct):
    """One decision or one stroke of luck as the seat knows it: by a seat, "chance" or "all"."""

    by: int | str
    do: str


class Ask(_Said):
    """A decision is due. Forget the plies from number `since` on, then add these: that is what the seat knows.

    options: the legal actions in their notation; one of them is the answer. The view has them with labels, and all
    that the seat may see; position is the same as one line of text.
    """

    n: int
    seconds: float
    since: int
    plies: list[Ply]
    options: list[str]
    position: str
    view: TableView


class Vote(_Said):
    """Everybody is asked for a yes or a no to something that only all together can do."""

    n: int
    seconds: float
    motion: str
    since: int
    plies: list[Ply]
    position: str
    view: TableView


class Over(_Said):
    """The game is over; nothing is answered."""

    outcome: Outcome | None


class Bye(_Said):
    """The last line; the program ends."""


Said = Hello | Game | Ask | Vote | Over | Bye


class _Answer(msgspec.Struct, tag_field="type", tag=str.lower):
    """A line from the program; fields that nobody knows are passed over: programs may be newer than the host."""


class Greeting(_Answer, tag="hello"):
    """Who the program is, and which games it plays; none named: all."""

    protocol: int
    name: str
    author: str = ""
    games: list[str] = []


class Ready(_Answer):
    """The program knows which game comes."""


class Move(_Answer):
    """The answer to an Ask, with the same number; a reason is shown to everybody at the table."""

    n: int
    do: str
    reason: str = ""


class Voted(_Answer, tag="vote"):
    """The answer to a Vote."""

    n: int
    yes: bool


Answer = Greeting | Ready | Move | Voted

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


def encoded(said: Said) -> bytes:
    """The line, with its end."""
    return _encoder.encode(said) + b"\n"


def decoded(line: bytes) -> Answer:
    """The answer in a line; raises ValueError with what is wrong."""
    try:
        return _decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError(str(error)) from None


def plain(words: str) -> str:
    """Words of a program as people may be shown them: one short line without control characters."""
    kept = "".join(letter if letter.isprintable() else " " for letter in words[: 4 * LONGEST_REASON])
    return " ".join(kept.split())[:LONGEST_REASON]
