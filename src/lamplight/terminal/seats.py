"""Who sits where in the terminal: people who share the keyboard, and bots."""

from __future__ import annotations

import msgspec

from lamplight.core.faults import USAGE, Fault, unknown, usage
from lamplight.core.view import GameInfo
from lamplight.kits import usual_players
from lamplight.outside.outsider import called
from lamplight.outside.process import ProgramFault, split

YOU = "you"
BOT = "bot"
LONGEST_NAME = 24


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat's player: a person at the keyboard, perhaps with a name, or a bot of a kind."""

    kind: str
    name: str = ""
    bot: str = ""

    @property
    def human(self) -> bool:
        return self.kind == YOU


def sitter(info: GameInfo, text: str, usual_bot: str) -> Sitter:
    """Reads `you`, `you:Anna`, `bot` or `bot:thoughtful`."""
    kind, _, rest = text.partition(":")
    if kind == YOU:
        name = "".join(letter for letter in rest if letter.isprintable()).strip()
        return Sitter(YOU, name=name[:LONGEST_NAME])
    if kind == BOT:
        return Sitter(BOT, bot=bot_named(info, rest or usual_bot))
    raise unknown("cli-unknown-seat", text, [YOU, "you:NAME", *(f"bot:{choice.value}" for choice in info.bots)])


def bot_named(info: GameInfo, name: str) -> str:
    """The name of a bot of this game; or of a program, which must be there."""
    program = called(name)
    if program is not None:
        try:
            split(program.command)
        except ProgramFault as fault:
            raise Fault(USAGE, fault.message) from None
        return name
    known = [choice.value for choice in info.bots]
    if name not in known:
        raise unknown("cli-unknown-bot", name, known)
    return name


def seated(info: GameInfo, players: str | None, seats: list[str], bot: str | None) -> list[Sitter]:
    """Everybody at the table: the seats that were named, then bots; you alone if none was named."""
    usual = bot_named(info, bot if bot is not None else info.bots[0].value)
    named = [sitter(info, text, usual) for text in (seats or [YOU])]
    count = player_count(info, players, len(named) if len(named) > 1 else usual_players(info))
    if len(named) > count:
        raise usage("cli-too-many-seats", seats=len(named), players=count)
    return named + [Sitter(BOT, bot=usual)] * (count - len(named))


def player_count(info: GameInfo, players: str | None, usual: int) -> int:
    """A number of players that this game is made for."""
    try:
        count = usual if players is None else int(players)
    except ValueError:
        count = -1
    if not info.min_seats <= count <= info.max_seats:
        given = players if players is not None else str(count)
        raise usage("cli-player-count", value=given, low=info.min_seats, high=info.max_seats)
    return count
