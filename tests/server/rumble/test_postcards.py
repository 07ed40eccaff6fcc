"""The picture of a link shows no secret: it is the same, byte by byte, whoever owns whom."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from tests.server.people import ServerHere
from tests.server.test_links import WEB, card
from tests.test_api import begun

from lamplight.core.rng import Rng
from lamplight.server.links import PICTURE


def test_tables_that_differ_only_in_secrets_have_the_same_picture(
    server_here: Callable[..., ServerHere], tmp_path: Path
) -> None:
    shutil.copy(WEB / "index.html", tmp_path)
    shutil.copy(WEB / "public" / PICTURE, tmp_path)
    server = server_here(static=tmp_path)
    play = begun("rumble", 12)
    twin, other = play.copy(), play.copy()
    rng = Rng(1)
    assert play.seat is not None
    while twin.state.key() == play.state.key() or any(
        str(twin.view(seat).tableau) == str(play.view(seat).tableau) for seat in range(3) if seat != play.seat
    ):
        twin.match.state = play.state.determinize(play.seat, rng)  # what the others hold is another thing
    other.bot("uniform")
    pictures = []
    for one in (play, twin, other):
        table = server.table_of("rumble", "here", "here", "here").id
        server.app.state.tables.live[table].room.match = one.match
        pictures.append(card(server, table))
    assert pictures[0] == pictures[1]
    assert pictures[0] != pictures[2], "what everybody sees is on it"
