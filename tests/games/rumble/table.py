"""A table of Rumble in the language of players' gestures, on the real game and through its public doors.

    table = Table(players=4, layout="ring")
    table.stand("lich", "orc", "crypt").chest("crypt").owns("fox", "lich").turn_of("fox")
    table.may("fight lich", "carry orc forge")
    table.may_not("move lich forge", rule="RD-4.8")
    table.plays("carry orc forge")
    assert table.at("chest") == "forge"

Everybody stands alone at first, in the order of the box: the cube in the entry, ..., the cleric in the treasury.
"""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.rumble import laws

from lamplight.core.events import Narrator
from lamplight.core.game import ALL, CHANCE, OVER
from lamplight.core.view import Event, Refusal, TableView
from lamplight.games.rumble.actions import DUNGEON_CHARACTERS, HOUSE_CHARACTERS
from lamplight.games.rumble.agreement import dry_limit, rules_for
from lamplight.games.rumble.dungeon import Dungeon, named_layout
from lamplight.games.rumble.game import Rumble, RumbleState, opening, placed
from lamplight.games.rumble.layout import Card, Floor
from lamplight.games.rumble.state import NOBODY, OUT, Rules
from lamplight.games.rumble.tableau import BrawlTableau

SEATS = ("fox", "owl", "hare", "mole", "crow", "newt", "lynx", "wren", "toad", "stag", "vole", "swan")
GAME = Rumble()
DUNGEON = DUNGEON_CHARACTERS
HOUSE = HOUSE_CHARACTERS


def rule(*ids: str) -> pytest.MarkDecorator:
    """Cites the numbered rules, rulings (A5, C2, G1) and examples (E12) that this test would see broken."""
    return pytest.mark.rule(*ids)


def new(players: int = 4, **options: str) -> RumbleState:
    """A game as a lobby begins it, before the first draw."""
    return laws.brawl_of(GAME.new(options, players))


def new_by(version: int, players: int, **options: str) -> RumbleState:
    """The same by this version of the rules."""
    return laws.brawl_of(GAME.in_version(version).new(options, players))


def vector(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


class Table:
    """A dungeon with everybody set up by hand, and turns that are played in it."""

    def __init__(
        self, players: int = 4, layout: str = "ring", box: str = "dungeon", version: int = 2, **options: str
    ) -> None:
        chosen = GAME.checked({"set": box, "layout": layout, **options})
        dungeon = named_layout({"dungeon": "d", "house": "h", "both": "dh"}[box], layout)
        self._begin(rules_for(chosen, players, version), dungeon, players)

    @classmethod
    def tiny(cls, players: int, where: dict[str, tuple[int, int]], tokens: int = 1, guard: bool = True) -> Table:
        """A floor of a few rooms with as many characters, for exact studies: tiny(2, {"entry": (0, 0), ...})."""
        table = cls.__new__(cls)
        floor = Floor("d", False, [Card(room, x, y, 0) for room, (x, y) in where.items()])
        table._begin(tiny_rules(len(where), players, tokens, guard=guard), Dungeon([floor]), players)
        return table

    def _begin(self, rules: Rules, dungeon: Dungeon, players: int) -> None:
        self.rules = rules
        self.dungeon = dungeon
        self.players = players
        first = int(rules.first)
        self.names = (DUNGEON + HOUSE)[first : first + int(rules.characters)]
        self.rooms: dict[str, str | None] = dict(zip(self.names, dungeon.names, strict=True))
        self.fallen: list[str] = []
        self.gone: str | None = None
        self.chest_at: str | None = dungeon.names[int(dungeon.treasury)] if dungeon.treasury >= 0 else None
        self.tokens: dict[str, list[str]] = {seat: [] for seat in SEATS[:players]}
        self.nobodys: set[str] = set()
        self.mover = 0
        self.dryness = 0
        self.last: tuple[str, str] | None = None
        self.past: list[list[int]] = []
        self.events: list[Event] = []
        self._state: RumbleState | None = None

    # --- setting up ---

    def stand(self, *who_and_where: str) -> Table:
        """Set one or several characters into a room: stand("lich", "orc", "crypt")."""
        *who, where = who_and_where
        assert where in self.dungeon.index, f"no {where} here"
        for one in who:
            assert one in self.rooms, f"no {one} in these boxes"
            self.rooms[one] = where
            if one in self.fallen:
                self.fallen.remove(one)
        self._state = None
        return self

    def fell(self, *who: str) -> Table:
        """These were removed, in this order, after those that are out already."""
        for one in who:
            self.rooms[one] = None
            self.fallen.append(one)
        self._state = None
        return self

    def only(self, *who: str) -> Table:
        """All the others have fallen, in the order of the box."""
        return self.fell(*(one for one in self.names if one not in who and self.rooms[one] is not None))

    def chest(self, where: str) -> Table:
        self.chest_at = where
        self._state = None
        return self

    def left(self, who: str) -> Table:
        """This one has escaped with the chest."""
        self.gone = who
        self.rooms[who] = None
        if who in self.fallen:
            self.fallen.remove(who)
        self.chest_at = None
        self._state = None
        return self

    def owns(self, seat: str, *who: str) -> Table:
        """These secret tokens lie before this seat; the tokens that nobody speaks of are dealt somehow."""
        self.tokens[seat] = list(who)
        self._state = None
        return self

    def neutral(self, *who: str) -> Table:
        """The tokens of these were left over."""
        self.nobodys |= set(who)
        self._state = None
        return self

    def turn_of(self, seat: str) -> Table:
        self.mover = SEATS.index(seat)
        assert self.mover < self.players
        self._state = None
        return self

    def dry(self, turns: int) -> Table:
        """So many turns have gone by without a victim."""
        self.dryness = turns
        self._state = None
        return self

    def patience(self, left: int) -> Table:
        """So many turns without a victim and the adventure ends."""
        return self.dry(int(self.rules.dry_limit) - left)

    def scored(self, *adventures: list[int]) -> Table:
        """What the seats got in the adventures before this one."""
        self.past = list(adventures)
        self._state = None
        return self

    def owners(self) -> list[int]:
        """The seat of every token: as said, and the rest dealt from the end of the box."""
        of = {who: SEATS.index(seat) for seat, held in self.tokens.items() for who in held}
        spare = [who for who in reversed(self.names) if who not in of and who not in self.nobodys]
        for seat, held in self.tokens.items():
            assert len(held) <= self.rules.tokens, f"too many tokens for {seat}"
            for _ in range(int(self.rules.tokens) - len(held)):
                of[spare.pop(0)] = SEATS.index(seat)
        return [of.get(who, NOBODY) for who in self.names]

    def _history(self) -> list[int]:
        return [number for got in self.past for number in history_block(self.rules, self.players, got)]

    @property
    def state(self) -> RumbleState:
        """The position as set up, until somebody plays."""
        if self._state is None:
            index, number = self.dungeon.index, {name: at for at, name in enumerate(self.names)}
            rooms = [OUT if room is None else index[room] for room in self.rooms.values()]
            state = placed(
                self.rules,
                self.dungeon,
                self.players,
                self.mover,
                vector(rooms),
                vector(self.owners()),
                vector([number[who] for who in self.fallen]),
                OUT if self.gone is None else number[self.gone],
                OUT if self.chest_at is None else index[self.chest_at],
            )
            state.dry = self.dryness
            state.adventure = len(self.past)
            state.history = vector(self._history())
            state.scores = vector([sum(got[seat] for got in self.past) for seat in range(self.players)])
            laws.check(state)  # no test plays from a position that cannot be
            self._state = state
        return self._state

    def between(self) -> RumbleState:
        """The start of the next adventure instead: everybody still in the box, the scores as said."""
        state = opening(self.rules, self.dungeon, self.players)
        state.adventure = len(self.past)
        state.history = vector(self._history())
        state.scores = vector([sum(got[seat] for got in self.past) for seat in range(self.players)])
        state.starter = self.mover
        state.set_up()
        laws.check(state)
        self._state = state
        return state

    # --- playing ---

    def plays(self, *dos: str) -> Table:
        """Whose turn it is does this; it must be allowed."""
        for do in dos:
            assert self.state.actor >= 0, f"nobody is asked to act: {do}"
            self._does(int(self.state.actor), do)
        return self

    def luck(self, *dos: str) -> Table:
        """Chance brings this."""
        for do in dos:
            self._does(CHANCE, do)
        return self

    def agree(self, do: str) -> Table:
        """Everybody at the table agrees on this."""
        return self._does(ALL, do)

    def _does(self, by: int, do: str) -> Table:
        state = self.state
        code = state.parse(do)
        refusal = state.refusal(by, code)
        assert refusal is None, f"{do}: {refusal}"
        if by >= 0:
            assert code in state.legal_actions(), f"{do} is not listed"
        before = state.copy()
        narrator = Narrator()
        state.apply(code, narrator)
        self.events = narrator.events
        laws.check(state)
        laws.check_step(before, code, state)
        return self

    # --- asking ---

    def may(self, *dos: str) -> None:
        state = self.state
        for do in dos:
            code = state.parse(do)
            assert state.refusal(state.actor, code) is None, f"{do}: {state.refusal(state.actor, code)}"
            assert code in state.legal_actions(), f"{do} is not listed: {self.options()}"

    def may_not(self, do: str, rule: str, seat: str | None = None, message: str | None = None) -> Refusal:
        """It is refused, by this rule."""
        state = self.state
        code = state.parse(do)
        by = int(state.actor) if seat is None else ALL if seat == "all" else SEATS.index(seat)
        if by == state.actor:
            assert code not in state.legal_actions(), f"{do} is listed"
        refusal = state.refusal(by, code)
        assert refusal is not None, f"{do} is allowed"
        assert refusal.rule == rule, f"{do}: {refusal}"
        if message is not None:
            assert refusal.message.id == message, f"{do}: {refusal}"
        return refusal

    def options(self, *words: str) -> set[str]:
        """All legal actions now, in notation; only those with all of these words."""
        return {do for do in map(self.state.text, self.state.legal_actions()) if set(words) <= set(do.split(" "))}

    def at(self, who: str) -> str:
        """Where a character or the chest is, as everybody sees it."""
        return next(piece.at for piece in self.view().pieces if piece.id == who)

    def marks(self, who: str) -> tuple[str, ...]:
        return next(piece.marks for piece in self.view().pieces if piece.id == who)

    def view(self, seat: str | None = None) -> TableView:
        return self.state.view(None if seat is None else SEATS.index(seat))

    def beside(self, seat: str | None = None) -> BrawlTableau:
        """What lies beside the dungeon, as a seat (or a stranger) sees it."""
        return beside(self.view(seat))

    def secret(self, seat: str) -> set[str]:
        """Whom a seat sees on its own tokens."""
        return set(self.beside(seat).secret)

    @property
    def asked(self) -> str:
        """Who is to act: a seat, "chance" or "nobody"."""
        actor = int(self.state.actor)
        return {CHANCE: "chance", OVER: "nobody"}.get(actor) or SEATS[actor]

    def told(self) -> list[str]:
        """What kinds of things the last gesture made happen."""
        return [event.kind for event in self.events]

    def told_rules(self) -> dict[str, str]:
        return {event.kind: event.rule for event in self.events}

    def scores(self) -> list[int]:
        return [int(points) for points in self.state.scores]

    def points(self) -> dict[str, int]:
        """What every character was worth in the adventure that was scored last, as everybody sees it."""
        return {row.character: row.points for row in self.beside().revealed[-1].rows}

    def ends(self, reason: str, winners: list[str]) -> None:
        """The game is over, like this."""
        outcome = self.state.outcome()
        assert outcome is not None, "the game goes on"
        assert self.asked == "nobody"
        assert outcome.reason == reason
        assert [SEATS[seat] for seat, result in enumerate(outcome.seats) if result.won] == winners


def beside(view: TableView) -> BrawlTableau:
    """What a view of Rumble has beside the dungeon."""
    assert isinstance(view.tableau, BrawlTableau)
    return view.tableau


def tiny_rules(
    characters: int,
    players: int,
    tokens: int = 1,
    adventures: int = 1,
    guard: bool = True,
    tie_break: bool = False,
    seating_start: bool = False,
) -> Rules:
    """What is agreed at a table of a few rooms."""
    assert tokens * players <= characters
    return Rules(
        options={}, sets="d", layout="tiny", twisty=False, adventures=adventures, rebuild=False, guard=guard,
        tokens=tokens, scaled=False, tie_break=tie_break, seating_start=seating_start, characters=characters, first=0,
        dry_limit=dry_limit(characters, players, 2), version=2,
    )  # fmt: skip


def history_block(rules: Rules, seats: int, got: list[int]) -> list[int]:
    """Rows of an adventure in which the seats scored like this (every amount but 0 at most once)."""
    count, tokens = int(rules.characters), int(rules.tokens)
    worth = [max(0, rank - (1 if rules.scaled else count - 11)) for rank in range(count)]
    owner = [NOBODY] * count
    for seat, points in enumerate(got):
        owner[next(rank for rank in range(count) if worth[rank] == points and owner[rank] == NOBODY)] = seat
    for seat in sorted(range(seats), key=lambda seat: got[seat]):
        for _ in range(tokens - 1):
            owner[next(rank for rank in range(count) if owner[rank] == NOBODY)] = seat
    for seat, points in enumerate(got):
        assert max(worth[rank] for rank in range(count) if owner[rank] == seat) == points, "cannot be scored like that"
    return [number for rank in range(count) for number in (owner[rank], rank, worth[rank])]
