"""Who may do what with a seat: the table in docs/seats.md is the one in rights.py, cell by cell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lamplight.server.rights import ACTS, GUARDED, PLAYED, Act, Asker, Playing, Right, Seat, There, Whose, right

PAGE = Path(__file__).parents[2] / "docs" / "seats.md"

SEATS = {
    "yours, you play it": Seat(Whose.MINE, Playing.PERSON),
    "yours, a bot plays it": Seat(Whose.MINE, Playing.BOT),
    "yours, it takes a break": Seat(Whose.MINE, Playing.NOBODY),
    "nobody's, a bot plays it": Seat(Whose.NOBODYS, Playing.BOT),
    "nobody's, it takes a break": Seat(Whose.NOBODYS, Playing.NOBODY),
    "free, nobody is invited": Seat(Whose.NOBODYS, Playing.PERSON),
    "free, somebody is invited": Seat(Whose.NOBODYS, Playing.PERSON, invited=True),
    "given to somebody here who has yet to sit down": Seat(Whose.NOBODYS, Playing.PERSON, invited=True, promised=True),
    "another's, who is there": Seat(Whose.ANOTHERS, Playing.PERSON, There.PRESENT),
    "another's, who has just gone": Seat(Whose.ANOTHERS, Playing.PERSON, There.JUST_GONE),
    "another's, who is away": Seat(Whose.ANOTHERS, Playing.PERSON, There.AWAY),
    "another's, who is away, it takes a break": Seat(Whose.ANOTHERS, Playing.NOBODY, There.AWAY),
}
TABLES = {Asker.PERSON: "What anybody may do who holds a seat:", Asker.HOST: "What the host may do:"}
CELLS: dict[str, tuple[Right | None, Right | None]] = {  # without and with secrets
    "now": (Right.NOW, Right.NOW),
    "ask": (Right.ASK, Right.ASK),
    "now / ask": (Right.NOW, Right.ASK),
    "unless played": (Right.NOW, Right.NOW),
    "–": (None, None),
}


def table_of(asker: Asker) -> dict[str, dict[str, str]]:
    """The table of the page for people or for the host: by seat and act, what it says."""
    lines = PAGE.read_text(encoding="utf-8").split(TABLES[asker])[1].strip().split("\n\n")[0].splitlines()
    head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {row[0]: dict(zip(head[1:], row[1:], strict=True)) for row in rows}


@pytest.mark.parametrize("asker", [Asker.PERSON, Asker.HOST])
def test_the_page_says_what_the_code_does(asker: Asker) -> None:
    table = table_of(asker)
    assert list(table) == list(SEATS)
    for name, row in table.items():
        assert list(row) == list(ACTS)
        for act in ACTS:
            for secrets, says in zip((False, True), CELLS[row[act]], strict=True):
                what = right(act, asker, SEATS[name], secrets)
                assert (what if isinstance(what, Right) else None) == says, (name, act, secrets, what)


def test_every_no_has_its_words() -> None:
    words = (Path(__file__).parents[2] / "src/lamplight/locale/en/server.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z-]+) =", words, re.MULTILINE))
    for asker in Asker:
        for seat in SEATS.values():
            for act in ACTS:
                what = right(act, asker, seat, True)
                assert isinstance(what, Right) or what in known


@pytest.mark.parametrize("act", ACTS)
def test_watchers_may_do_nothing(act: Act) -> None:
    for seat in SEATS.values():
        assert right(act, Asker.WATCHER, seat, False) == "server-watching"


def test_who_has_played_keeps_the_seat() -> None:
    for there in There:
        seat = Seat(Whose.ANOTHERS, Playing.PERSON, there, played=True)
        assert right("free", Asker.HOST, seat, False) == PLAYED


def test_who_plays_the_seat_for_its_holder_makes_no_difference_to_others() -> None:
    for there in There:
        for act in ACTS:
            asked = {right(act, Asker.PERSON, Seat(Whose.ANOTHERS, playing, there), True) for playing in Playing}
            assert len(asked) == 1 or act == "pause"


def test_with_secrets_nobody_alone_lets_a_person_into_a_seat_that_was_not_invited_to() -> None:
    for asker in (Asker.PERSON, Asker.HOST):
        for name, seat in SEATS.items():
            for act in GUARDED:
                alone = right(act, asker, seat, True) is Right.NOW
                invited = act == "invite" and asker is Asker.HOST  # to a seat that all know to be free
                assert not alone or seat.whose is Whose.MINE or invited, (name, act)
