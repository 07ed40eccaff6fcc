"""Rows of numbers: complete, within their bounds, the same for everything a seat cannot tell apart, and readable."""

from __future__ import annotations

import pytest
from tests.conformance.walks import ALL, SetUp, positions

from lamplight.adapters.setup import SetUp as Table
from lamplight.core.game import CHANCE, OVER, State
from lamplight.core.rng import Rng
from lamplight.games.dwarves import frames
from lamplight.games.dwarves.observe import ASKED, ASKED_COUNT, FRAMES
from lamplight.games.dwarves.state import Realm
from lamplight.games.rumble.state import BRAWLING, Brawl
from lamplight.kits import all_games

USUAL = [
    ("dunkelrunde", 2, {"board": "short"}),
    ("dunkelrunde", 6, {}),
    ("rumble", 2, {}),
    ("rumble", 4, {"layout": "ring", "ties": "broken"}),
    ("rumble", 7, {}),
    ("dwarves", 2, {}),
    ("dwarves", 5, {"dwarves": "random"}),
]


def walk(table: Table, seed: int, count: int, every: int = 1) -> list[State]:
    setup = SetUp(table.game, table.options, table.players)
    return [state.copy() for state in positions(setup, seed, count, every)]


@pytest.mark.parametrize("setup", ALL, ids=repr)
def test_every_set_up_has_rows_and_numbers(setup: SetUp) -> None:
    """Whatever people and chance can do has a number, and rows keep their bounds."""
    table = Table(setup.game.id, setup.seats, setup.options)
    low, high = table.bounds()
    assert len(low) == table.size
    for state in positions(setup, 5, 25, 3):
        seat = max(int(state.actor), 0)
        row = table.row(state, seat)
        assert ((low <= row) & (row <= high)).all(), table.named(state, seat)
        if state.actor == CHANCE:
            if state.chance_total() < 1000:
                for code, _ in state.chance_outcomes():
                    assert table.observer.chances[table.observer.chance_number(code)] == code
            continue
        legal = state.legal_actions()
        numbers = table.observer.legal_numbers(state)
        assert len(set(numbers)) == len(legal)
        assert sorted(table.code(number, seat) for number in numbers) == sorted(legal)
        mask = table.mask(state, seat)
        assert mask.nonzero()[0].tolist() == numbers
        assert not table.mask(state, (seat + 1) % setup.seats).any()


@pytest.mark.parametrize(("game", "players", "options"), USUAL, ids=str)
def test_numbers_stand_for_codes(game: str, players: int, options: dict[str, str]) -> None:
    """All seats have the same numbers, no two numbers the same code, and notation leads back to the number."""
    table = Table(game, players, options)
    for seat in range(players):
        codes = [table.code(number, seat) for number in range(table.actions)]
        assert len(set(codes)) == table.actions
        for number, code in enumerate(codes):
            assert table.observer.actions.number(code, seat) == number
            assert table.parse(table.start, table.text(table.start, number, seat), seat) == number
    chances = table.observer.chances
    assert len(set(chances)) == len(chances)
    assert table.observer.actions.number(-1, 0) == -1
    assert table.observer.actions.number(10**9, 0) == -1
    with pytest.raises(IndexError):
        table.code(table.actions, 0)


@pytest.mark.parametrize(("game", "players", "options"), USUAL, ids=str)
def test_a_sampled_world_has_the_same_row(game: str, players: int, options: dict[str, str]) -> None:
    table = Table(game, players, options)
    rng = Rng(8)
    moved = 0
    for state in walk(table, 2, 40, 9):
        for seat in range(players):
            world = state.determinize(seat, rng)
            moved += world.key() != state.key()
            assert (table.row(world, seat) == table.row(state, seat)).all()
            assert (table.mask(world, seat) == table.mask(state, seat)).all()
    assert (moved > 0) == table.game.secrets


def test_a_row_holds_the_own_tokens_and_nobody_elses() -> None:
    """Tokens that change hands between others change nothing; those of the seat itself do."""
    table = Table("rumble", 4, {"layout": "ring"})
    seen = 0
    for state in walk(table, 3, 40, 7):
        assert isinstance(state, Brawl)
        if state.phase != BRAWLING or state.actor == OVER:
            continue
        holders = [int(owner) for owner in state.owner]
        for one in range(12):
            for two in range(one):
                if holders[one] == holders[two]:
                    continue
                other = state.copy()
                assert isinstance(other, Brawl)
                other.owner = other.owner[:]
                other.owner[one], other.owner[two] = other.owner[two], other.owner[one]
                for seat in range(4):
                    same = bool((table.row(other, seat) == table.row(state, seat)).all())
                    assert same == (seat not in (holders[one], holders[two]))
                    seen += 1
    assert seen > 1000


def test_rows_of_rumble_say_what_the_table_shows() -> None:
    table = Table("rumble", 4, {"layout": "ring"})
    for state in walk(table, 4, 30, 11):
        assert isinstance(state, Brawl)
        doors = {f"{place.id} {there}" for place in state.scene().places for there in place.next}
        for seat in range(4):
            view = state.view(seat)
            row = table.named(state, seat)
            at = {piece.id: piece.at for piece in view.pieces}
            beside = {item.kind: item for item in view.tableau}
            rooms = row["rooms"]
            own = row["own"]
            scores = row["scores"]
            assert isinstance(rooms, dict)
            assert isinstance(own, dict)
            assert isinstance(scores, dict)
            inside = {who: room for who, room in rooms.items() if room != "out"}
            assert inside == {who: at[who] for who in rooms if at[who] in {p.id for p in state.scene().places}}
            secret = beside["secret"].marks if "secret" in beside else ()
            assert {who for who, held in own.items() if held} == set(secret)
            points = beside["scores"].values
            assert list(scores.values()) == [points[(seat + k) % 4] for k in range(4)]
            assert isinstance(row["doors"], dict)
            assert {door for door, there in row["doors"].items() if there} == doors
            to_act = {CHANCE: "chance", OVER: "over", seat: "me"}.get(view.actor, f"seat+{(view.actor - seat) % 4}")
            assert row["to-act"] == to_act


def test_rows_of_dunkelrunde_say_what_the_table_shows() -> None:
    table = Table("dunkelrunde", 3, {})
    keys: dict[bytes, str] = {}
    for state in walk(table, 4, 60, 7):
        for seat in range(3):
            row = table.named(state, seat)
            view = state.view(seat)
            children = row["children"]
            ghosts = row["ghosts"]
            assert isinstance(children, dict)
            assert isinstance(ghosts, dict)
            at = [piece.at for piece in view.pieces if piece.kind in ("girl", "boy", "child")]
            shown = [at[(2 * seat + k) % len(at)] for k in range(len(at))]
            assert list(children.values()) == shown
            assert list(ghosts.values()) == [piece.at for piece in view.pieces if "ghost" in piece.kind]
        words = state.key().split(" ")
        told = " ".join(words[:9] + words[10:])  # all but the number of the turn
        assert keys.setdefault(table.row(state, 0).tobytes(), told) == told, "two positions with one row"


def test_rows_of_the_dwarves_say_what_the_table_shows() -> None:
    table = Table("dwarves", 3, {"dwarves": "random"})
    for state in walk(table, 4, 60, 7):
        assert isinstance(state, Realm)
        for seat in range(3):
            row = table.named(state, seat)
            at = {piece.id: piece.at for piece in state.view(seat).pieces}
            for k in range(3):
                who = "me" if k == 0 else f"seat+{k}"
                dwarf = row[f"dwarf of {who}"]
                assert isinstance(dwarf, str)
                if dwarf != "nobody":
                    assert row[f"space of {who}"] == at[dwarf]
                    assert row[f"health of {who}"] == state.folk[(seat + k) % 3 * 4 + 2]
            assert row["hero"] == state.hero
            lies = [
                state.tables.card_names[int(state.cards[4 * k])] if state.cards[4 * k] >= 0 else "none"
                for k in range(4)
            ]
            assert [row[f"card {k}"] for k in range(4)] == lies
            for k in range(4):
                card, troops, progress, marks = (int(state.cards[4 * k + n]) for n in range(4))
                bound = card >= 0 and bool(state.tables.card_bearer[card])
                seats = ["me", "seat+1", "seat+2"]
                assert row[f"bearer of card {k}"] == (seats[(marks - seat) % 3] if bound else "nobody")
                if card < 0:
                    continue
                travelling = {} if bound else {seats[(one - seat) % 3]: marks >> one & 1 for one in range(3)}
                journey = row[f"journey of card {k}"]
                assert isinstance(journey, dict)
                assert not bound or not any(journey.values())
                assert bound or journey == travelling
                on_card = row[f"troops on card {k}"]
                assert isinstance(on_card, dict)
                assert list(on_card.values()) == [troops & 255, troops >> 8 & 255, troops >> 16]
                parts = row[f"progress of card {k}"]
                assert isinstance(parts, dict)
                nibbles = [int(value) for value in parts.values()]
                assert sum(value << 4 * n for n, value in enumerate(nibbles)) == progress & 0xFFFF
            for number, kind in enumerate(("orc", "troll", "alf")):
                on = row[f"{kind} on"]
                assert isinstance(on, dict)
                assert list(on.values()) == [int(packed) // 256**number % 256 for packed in state.troops]


def test_the_questions_of_the_dwarves_have_the_names_of_their_frames() -> None:
    stack = {name: value for name, value in vars(frames).items() if name.isupper() and isinstance(value, int)}
    for value, name in enumerate(FRAMES):
        assert stack[name.upper().replace("-", "_")] == value
    assert len(FRAMES) == stack["THREATS"] + 1
    assert len(ASKED) == ASKED_COUNT


def test_every_game_can_be_observed() -> None:
    for game in all_games():
        table = Table(game.id, game.min_seats)
        assert table.size > 0
        assert {part.name for part in table.observer.parts} >= {"to-act"}
        assert sum(part.length for part in table.observer.parts) == table.size
