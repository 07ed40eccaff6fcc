"""Plays the games of a plan without telling anybody: plan and number give the same row everywhere."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final

from lamplight import __version__
from lamplight.analysis.books import Books, booked
from lamplight.analysis.looking import Look
from lamplight.bots import Bot
from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.events import Narrator
from lamplight.core.game import CHANCE, State, buffer, check_bots
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Event, Text
from lamplight.kits import kit_named
from lamplight.lab.faults import LabFault
from lamplight.lab.job import Cell, Index, Plan, Row, Task
from lamplight.lab.measures import Counter
from lamplight.lab.own import seated

UNFINISHED: Final = "unfinished"
NOTHING: Final[tuple[Event, ...]] = ()
WORD: Final = 2**62
FINE: Final = 10_000  # what was given away is counted in hundredths of a point of a hundred
WORD_BOOKS: Final = 2**31


def opened(cell: Cell) -> State:
    """The first position of a cell; raises SetupError."""
    kit = kit_named(cell.game)
    if cell.board and kit.files is not None:
        kit.files.take(cell.board)
    if cell.changes and kit.content is not None:
        return kit.content.opening(cell.options, cell.seats, cell.changes)
    state = kit.game.new(cell.options, cell.seats)
    check_bots(kit.game, cell.options)
    return state


def fingerprint(game: str) -> str:
    """Tells whether two machines play by the same rules and content."""
    kit = kit_named(game)
    rules = str(kit.game.rules_version)
    return f"{rules}-{kit.content.fingerprint()}" if kit.content is not None else rules


def lots(seed: bytes, seat: int, ply: int) -> Rng:
    """A bot's lots for one decision: they depend on the luck and the moment only."""
    return Rng(int.from_bytes(hashlib.sha256(seed + f"bot:{seat}:{ply}".encode()).digest()[:8], "big") % WORD)


class Player:
    """Plays games of one plan; what they share is prepared once."""

    def __init__(self, plan: Plan) -> None:
        here = {name: fingerprint(name) for name in plan.rules}
        if plan.version != __version__ or here != plan.rules:
            raise LabFault(Text("lab-other-version", {"here": __version__, "there": plan.version}))
        self.plan = plan
        self.index = Index(plan)
        self._starts: dict[int, State] = {}
        self._counters: dict[int, Counter] = {}

    def rows(self, first: int, last: int) -> Iterator[Row]:
        """The games from first up to but not including last, one after the other."""
        for number in range(first, last):
            yield self.row(self.index.task(number))

    def row(self, task: Task) -> Row:
        """One game to its end."""
        cell = self.plan.cells[task.cell]
        if task.cell not in self._starts:
            self._starts[task.cell] = opened(cell)
            self._counters[task.cell] = Counter(cell.game, self.plan.measures)
        counter = self._counters[task.cell]
        counter.begin()
        return played(self._starts[task.cell].copy(), cell, task, counter, self.plan.most_plies)


def played(state: State, cell: Cell, task: Task, counter: Counter, most_plies: int) -> Row:
    """Plays from this position; each bot gets what its seat may know, and nothing else."""
    kit = kit_named(cell.game)
    game = kit.game
    dealer = Dealer(task.luck)
    players: list[Bot] = [seated(cell.game, name) for name in task.bots]
    everybody: list[Entry] = []
    seen = [[] for _ in players] if game.secrets else [everybody] * len(players)
    draws: dict[str, int] = {}
    actions = buffer()
    plies: list[Entry] = []
    codes: list[int] = []
    states: list[State] = []
    ply = 0
    while ply < most_plies:
        actor = int(state.actor)
        if actor == CHANCE:
            label = state.chance_label()
            n = draws.get(label, 0)
            code = int(state.chance_at(dealer.draw(label, n, int(state.chance_total()))))
            draws[label] = n + 1
            do = state.text(code)
        elif actor >= 0:
            rng = lots(task.luck, actor, ply)
            if counter.looks:
                counter.asked(int(state.fill_legal(actions)))
            decision = players[actor].choose(Perspective(state, actor, rng, seen[actor]), rng)
            code, do = state.parse(decision.do), decision.do
        else:
            break
        if counter.books:
            plies.append(Entry(actor, do))
            codes.append(code)
            states.append(state.copy())
        if game.secrets and (owner := int(state.secret_of(code))) >= 0:
            veiled = Entry(actor, state.veiled(code))
            for seat, history in enumerate(seen):
                history.append(Entry(actor, do) if seat == owner else veiled)
        elif game.secrets:
            entry = Entry(actor, do)
            for history in seen:
                history.append(entry)
        else:
            everybody.append(Entry(actor, do))
        if counter.listens:
            tell = Narrator()
            state.apply(code, tell)
            counter.happened(state, tell.events)
        else:
            state.apply(code)
            counter.happened(state, NOTHING)
        ply += 1
    outcome = state.outcome()
    for player in players:
        player.close(outcome)
    lost = tuple(player.lost_turns() for player in players)
    books: Books | None = None
    if counter.books and plies:
        seed = int(lots(task.luck, cell.seats, task.lineup).below(WORD_BOOKS))
        books = booked(Look(game, seed, plies, codes, [*states, state], seen), judge=counter.judges)
        counter.luck_share = books.share
        counter.given = round(FINE * sum(books.given))
    return Row(
        task.number,
        ply,
        state.view(None).turn + 1,
        UNFINISHED if outcome is None else outcome.reason,
        (0.0,) * cell.seats if outcome is None else tuple(result.share for result in outcome.seats),
        (False,) * cell.seats if outcome is None else tuple(result.won for result in outcome.seats),
        counter.values(),
        dict(counter.pieces),
        lost if any(lost) else (),
        *(() if books is None else kept(books)),
    )


def kept(books: Books) -> tuple[tuple[float, ...], tuple[tuple[float, ...], ...], tuple[float, ...], tuple[int, ...]]:
    """What a row keeps of the books of its game."""
    by_seat = tuple(zip(books.start, books.luck, books.own, books.others, books.result, strict=True))
    return books.luck, by_seat, books.given, books.turns
