"""Is a game that somebody else brings able to stand in a lobby? It is asked once what everybody will ask of it.

What a plug-in answers is somebody else's code: whatever goes wrong in there becomes a KitError that names the call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from lamplight.bots.kit import Kit, KitError
from lamplight.core.game import SetupError, State
from lamplight.core.messages import Catalogue
from lamplight.core.view import Board, GameInfo

LONGEST: Final = 300  # of what an error of somebody else's code says
MOST_SEATS: Final = 32  # no table has more, see server/wire.py

T = TypeVar("T")


def reason(error: BaseException) -> str:
    """What an error says, in one line."""
    return f"{type(error).__name__}: {error}".removesuffix(": ")[:LONGEST].replace("\n", " ")


def asked(kit: Kit, call: str, kind: type[T], ask: Callable[[], object]) -> T:
    """What a game answers to a call; raises KitError if it raises, or answers something of another kind."""
    try:
        found = ask()
    except SetupError as error:
        why = " ".join(Catalogue("en").format(fault) for fault in error.faults)
        raise KitError("kit-raises", game=kit.id, call=call, why=why) from error
    except (Exception, SystemExit) as error:  # somebody else's code
        raise KitError("kit-raises", game=kit.id, call=call, why=reason(error)) from error
    if not isinstance(found, kind):
        raise KitError("kit-answer", game=kit.id, call=call, want=kind.__name__, found=type(found).__name__)
    return found


def described(kit: Kit) -> GameInfo:
    """What a lobby needs to know of a game, bots included; raises KitError unless every field is what it has to be."""
    info = asked(kit, "info()", GameInfo, kit.game.info)
    try:
        msgspec.convert(msgspec.to_builtins(info), GameInfo)
    except (TypeError, ValueError) as error:
        raise KitError("kit-raises", game=kit.id, call="info()", why=str(error)) from error
    return asked(kit, "info()", GameInfo, kit.info)


def probe(kit: Kit) -> None:
    """Asks a game for its info, its options, what every number of seats needs, and a first position; or KitError."""
    game = kit.game
    info = described(kit)
    said = (info.id, info.rules_version, info.min_seats, info.max_seats)
    meant = (game.id, game.rules_version, game.min_seats, game.max_seats)
    if said != meant or not len(info.colours) >= info.max_seats <= MOST_SEATS:
        raise KitError("kit-info", game=kit.id, most=MOST_SEATS)
    asked(kit, "checked({})", dict, lambda: game.checked({}))
    for seats in range(info.min_seats, info.max_seats + 1):
        asked(kit, f"suited({seats})", dict, lambda seats=seats: game.suited(seats))  # type: ignore[misc]
    seats = info.min_seats
    options = asked(kit, f"checked(suited({seats}))", dict, lambda: game.checked(game.suited(seats)))
    asked(kit, f"new({options}, {seats})", State, lambda: game.new(options, seats))
    asked(kit, f"board({options})", Board, lambda: game.board(options))
    asked(kit, f"content({options})", str, lambda: game.content(options))
