"""Lamplight from Python: play, look, search, record, simulate. Everything here is also lamplight.<name>.

A Play is a whole table with all its secrets; view(seat), seen(seat) and log(seat) are what one seat may know. Seats
count from 0. Actions are notations, lines of text such as "fight lich" or "child red-girl 17".
"""

from __future__ import annotations

import hashlib
import secrets
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from lamplight.analysis.course import Analysis
from lamplight.bots import Bot, Decision
from lamplight.core.chance import Dealer, commitment
from lamplight.core.entry import Entry as Ply
from lamplight.core.game import Game, SetupError, State
from lamplight.core.match import Match
from lamplight.core.messages import Catalogue
from lamplight.core.position import PositionError
from lamplight.core.record import RecordFault, read_record, record_lines, record_lines_of, verify
from lamplight.core.rng import Rng
from lamplight.core.view import Outcome, Refusal, TableView, Text, Way
from lamplight.kits import (
    ADVISER,
    Setting,
    UnknownBot,
    UnknownGame,
    all_games,
    bot_named,
    bots_for,
    game_named,
    kit_named,
    spelled,
    usual_players,
    whole,
)
from lamplight.pictures import Picture, picture, table
from lamplight.terminal.bots import lots

if TYPE_CHECKING:
    from lamplight.lab.job import Plan
    from lamplight.lab.local import Keep, Workforce
    from lamplight.lab.own import Own
    from lamplight.lab.store import Chunks

__all__ = [
    "Analysis", "CellRow", "Choice", "Compared", "GameRow", "Hint", "Info", "Offer", "Play", "Ply", "Rated", "Refused",
    "Rows", "analyse", "arena", "compare", "games", "new", "position", "replay", "search", "simulate", "study",
]  # fmt: skip

Seed = int | str | bytes | None
R = TypeVar("R")

USUAL_ITERATIONS: Final = 1000
CHUNK: Final = 32  # games between two writings
LONGEST_GAME: Final = 100_000  # plies; no game of ours comes near
SEED_BYTES: Final = 32


class Refused(ValueError):
    """What cannot be done: the sentence that says why, and the rule behind it (empty if it is no rule of the game)."""

    def __init__(self, rule: str, *texts: Text) -> None:
        words = Catalogue("en").format
        super().__init__(" ".join(words(text) for text in texts) + (f" ({rule})" if rule else ""))
        self.rule = rule
        self.texts = texts


class Rows(list[R]):
    """A list of rows of one kind that a notebook shows as a table; pandas.DataFrame(rows) takes it as it is."""

    def columns(self) -> tuple[str, ...]:
        """The names of the fields; none if there is no row."""
        return tuple(getattr(self[0], "_fields", ())) if self else ()

    def _repr_html_(self) -> str:
        return table(self.columns(), [tuple(row) if isinstance(row, tuple) else (row,) for row in self])


class Info(NamedTuple):
    """A game in one row; the first value of an option is the usual one."""

    game: str
    name: str
    least: int
    most: int
    bots: tuple[str, ...]
    options: dict[str, tuple[str, ...]]


class Offer(NamedTuple):
    """A legal action and what it means in words."""

    do: str
    text: str


class Choice(NamedTuple):
    """What a search found about an action: how often it was looked into, and the share of the win it led to."""

    do: str
    visits: int
    value: float


class Hint(NamedTuple):
    """What a strong bot would do for a seat from what that seat may know; in words, and why."""

    do: str
    text: str
    why: str


class GameRow(NamedTuple):
    """One simulated game: its length, its end, who won, each seat's share, and what was measured."""

    number: int
    bots: tuple[str, ...]
    plies: int
    turns: int
    reason: str
    winners: tuple[int, ...]
    shares: tuple[float, ...]
    measures: dict[str, int]


class Rated(NamedTuple):
    """A bot's rating with its 95 % interval, its share of the wins, and the games it sat in."""

    bot: str
    rating: float
    low: float
    high: float
    share: float
    games: int


class Compared(NamedTuple):
    """What a sequential test found about a bot: "high", "low", or "open" if the games did not suffice.

    ratio is the logarithm of the likelihood ratio; the share of the wins comes with its 95 % interval.
    """

    bot: str
    found: str
    ratio: float
    games: int
    share: float
    low: float
    high: float


class CellRow(NamedTuple):
    """One cell of a study: what was varied, how the games ended, each seat's share, and the mean of each measure."""

    varied: dict[str, str]
    games: int
    ends: dict[str, int]
    shares: tuple[float, ...]
    means: dict[str, float]


class Play:
    """A game at a table of one's own, to be stepped, watched, copied and kept."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._bots: dict[tuple[int, object], Bot] = {}

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self.match.game.id)

    @property
    def players(self) -> int:
        return int(self.match.seats)

    @property
    def options(self) -> dict[str, str]:
        """What was agreed, the usual values included."""
        return dict(self.match.options)

    @property
    def state(self) -> State:
        """The engine's own state, for loops that count nanoseconds; it is not to be written to."""
        return self.match.state

    @property
    def seat(self) -> int | None:
        """The seat that is to act; None when the game is over, or luck is due that this table does not deal."""
        actor = int(self.match.state.actor)
        return actor if actor >= 0 else None

    @property
    def over(self) -> bool:
        return bool(self.match.over)

    @property
    def outcome(self) -> Outcome | None:
        """The end: its reason, the rule behind it, and what every seat got."""
        return self.match.state.outcome()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end, and none where everybody lost."""
        ended = self.outcome
        return () if ended is None else tuple(seat for seat, got in enumerate(ended.seats) if got.won)

    @property
    def actions(self) -> list[str]:
        """The legal actions of the seat to act, in the order of the rules."""
        state = self.match.state
        return [state.text(code) for code in state.legal_actions()]

    @property
    def history(self) -> list[Ply]:
        """Every decision and every outcome of luck so far, secrets included; by is a seat, -1 is chance."""
        return list(self.match.plies)

    def seen(self, seat: int | None = None) -> list[Ply]:
        """The history as this seat may know it; None is a stranger at the window."""
        return self.match.seen(self._checked(seat))

    def log(self, seat: int | None = None, lang: str = "en", names: Sequence[str] = ()) -> list[str]:
        """What this seat was told, as sentences."""
        words = Catalogue(lang, names).format
        return [words(event.text) for _, event in self.match.history(self._checked(seat))]

    def view(self, seat: int | None = None) -> TableView:
        """All that this seat may see now; None is a stranger at the window."""
        return self.match.view(self._checked(seat))

    def offers(self, lang: str = "en") -> Rows[Offer]:
        """The legal actions with their meaning in words."""
        prompt = self.match.view(self.seat).prompt if self.seat is not None else None
        words = Catalogue(lang).format
        return Rows(Offer(option.do, words(option.label)) for option in (prompt.options if prompt else ()))

    def step(self, do: str) -> Play:
        """The seat to act does this, and luck follows; the same Play, so that steps can be chained. Raises Refused."""
        done = self.match.act(int(self.match.state.actor), do)
        if isinstance(done, Refusal):
            raise Refused(done.rule, done.message)
        return self

    def plans(self) -> list[Way]:
        """What the seat to act may do in several plies at once: the ways to each far place, the cheapest first."""
        return [] if self.seat is None else self.match.state.plans(self.seat)

    def plan(self, dos: Sequence[str]) -> int:
        """The seat to act does all this, ply by ply, as far as it goes; how many plies were carried out.

        It ends early where somebody else is asked, or something else. Raises Refused if not even the first is allowed.
        """
        planned = self.match.plan(int(self.match.state.actor), list(dos))
        if not planned.steps and planned.refusal is not None:
            raise Refused(planned.refusal.rule, planned.refusal.message)
        return len(planned.steps)

    def why(self, do: str) -> str | None:
        """Why this is not allowed now; None if it is."""
        refusal = self.match.refusal(int(self.match.state.actor), do)
        return None if refusal is None else str(Refused(refusal.rule, refusal.message))

    def chance(self) -> list[tuple[str, int]]:
        """The outcomes of the draw that is due and their weights, at a table that does not deal."""
        state = self.match.state
        return [(state.text(code), weight) for code, weight in state.chance_outcomes()]

    def deal(self, do: str) -> Play:
        """An outcome of luck, at a table that does not deal. Raises Refused."""
        done = self.match.deal(do)
        if isinstance(done, Refusal):
            raise Refused(done.rule, done.message)
        return self

    def bot(self, bot: str | Own | None = None) -> str:
        """A bot decides for the seat to act; what it did. It knows what the seat may know, and nothing else.

        A bot is a name, a Bot or its class, or a function of perspective and rng that gives a notation. Raises Refused
        where bots cannot play with these options, or for what the bot wants and may not.
        """
        do = self._decision(self._acting(), bot).do
        self.step(do)
        return str(do)

    def hint(self, level: str | None = None, lang: str = "en") -> Hint:
        """What a strong bot (or the one of this name) would do for the seat to act, and why; nothing is done."""
        seat = self._acting()
        decision = self._decision(seat, level if level is not None else ADVISER)
        words = Catalogue(lang).format
        text = next((offer.text for offer in self.offers(lang) if offer.do == decision.do), decision.do)
        return Hint(decision.do, text, words(decision.reason))

    def _decision(self, seat: int, bot: str | Own | None) -> Decision:
        chosen = bot if bot is not None else bots_for(self.match.game.id)[0]
        faults = self.match.game.bot_faults(self.match.options)
        if faults:
            raise Refused("", *faults)
        known = (seat, chosen if isinstance(chosen, str) else id(chosen))
        if known not in self._bots:
            self._bots[known] = _bot(self.game, chosen)
        rng = lots(self._luck(), seat, len(self.match.plies))
        return self._bots[known].choose(self.match.perspective(seat, rng), rng)

    def run(self, bots: str | Own | Sequence[str | Own] | None = None) -> Play:
        """Bots play to the end: one for all seats, or one per seat. At a table without a dealer luck stops them."""
        seated = _seated(self.match.game, bots, self.players)
        for _ in range(LONGEST_GAME):
            seat = self.seat
            if seat is None:
                break
            self.bot(seated[seat])
        return self

    def undo(self) -> Play:
        """Takes back the last decision or plan and the luck after it; the same luck comes again. Raises Refused."""
        decided = [at for at, ply in enumerate(self.match.plies) if ply.by >= 0]
        if not decided or self.over:
            raise Refused("", Text("core-undo-nothing"))
        seat = self.match.plies[decided[-1]].by
        to = self.match.undo_target(seat)
        self.match.undo(seat, decided[-1] if to is None else to)
        self._bots = {}
        return self

    def copy(self) -> Play:
        """An independent table in the same position, with the same luck to come."""
        return Play(self.match.rewound(self.match.version))

    def __copy__(self) -> Play:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        match = self.match
        entries = [
            (int(entry.by), str(entry.do), joined) for entry, joined in zip(match.entries, match._joined, strict=True)
        ]
        seed = None if match.dealer is None else match.dealer.seed
        return (_again, (self.game, match.game.rules_version, self.options, self.players, seed, entries))

    def position(self) -> str:
        """The whole position as one line, secrets included; lamplight.position takes it back.

        Equal positions have equal lines, so they can be compared, put into sets and used as keys.
        """
        return str(self.match.state.position())

    def position_seen(self, seat: int | None = None) -> str:
        """The same line as this seat may know it: what is hidden is written "?"; None is a stranger at the window."""
        return str(self.match.state.position_seen(self._checked(seat)))

    def record(self) -> str:
        """The game so far as a record (JSON Lines); the seed of its luck is in it once it is over."""
        return "\n".join(record_lines(self.match)) + "\n"

    def save(self, file: str | Path) -> None:
        """Writes the record."""
        Path(file).write_text(self.record(), encoding="utf-8")

    def picture(self, seat: int | None = None, lang: str = "en") -> Picture:
        """The board as this seat sees it; the places of the last decision are lit."""
        kit = kit_named(self.match.game.id)
        aside = None if kit.sketch is None else kit.sketch.aside
        return picture(kit.picture, self.match.state.scene(), self.view(seat), self._lit(), lang, aside)

    def _repr_svg_(self) -> str:
        return self.picture().svg

    def __repr__(self) -> str:
        ended = self.outcome
        due = (
            f"over, {ended.reason}"
            if ended is not None
            else "luck is due"
            if self.seat is None
            else f"seat {self.seat}"
        )
        return f"<Play {self.game} for {self.players}, ply {len(self.match.plies)}: {due}>"

    def _lit(self) -> set[str]:
        """The places that the last decision went over."""
        last = max((at for at, entry in enumerate(self.match.entries) if entry.by >= 0), default=-1) + 1
        return {place for version, event in self.match.history(None) if version == last for place in event.path}

    def _acting(self) -> int:
        if self.seat is None:
            raise ValueError("no seat is to act: " + repr(self))
        return self.seat

    def _checked(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.players:
            raise IndexError(f"seats count from 0 to {self.players - 1}")
        return seat

    def _luck(self) -> bytes:
        """What the lots of bots come from."""
        dealer = self.match.dealer
        return dealer.seed if dealer is not None else bytes(SEED_BYTES)


def games() -> Rows[Info]:
    """All games with their numbers of players, bots and options."""
    words = Catalogue("en").format
    out: Rows[Info] = Rows()
    for game in all_games():
        info = game.info()
        options = {spec.name: tuple(choice.value for choice in spec.choices) for spec in info.options}
        out.append(Info(info.id, words(info.name), info.min_seats, info.max_seats, tuple(bots_for(info.id)), options))
    return out


def new(
    game: str,
    players: int | None = None,
    seed: Seed = None,
    *,
    options: Mapping[str, Setting] | None = None,
    dealt: bool = True,
    **more: Setting,
) -> Play:
    """A fresh game. The same seed gives the same luck; without one it is secret. Raises Refused, UnknownGame.

    Options of the game are given by name, or as a mapping. dealt=False: luck is given by hand, see Play.deal.
    """
    found = _game(game)
    players = usual_players(found) if players is None else players
    dealer = Dealer(_seed_bytes(seed)) if dealt else None
    try:
        match = Match(found, spelled(found, players, {**(options or {}), **more}), players, dealer)
    except SetupError as error:
        raise Refused("", *error.faults) from None
    match.begin()
    return Play(match)


def position(line: str) -> State:
    """The position that a line tells (see Play.position), as the engine's state. Raises Refused naming every fault."""
    game = _game(line.split("/", 1)[0].strip() or "?")
    try:
        return game.position(line)
    except PositionError as error:
        raise Refused("", *error.faults) from None


def replay(file: str | Path | Iterable[str], plies: int | None = None, seed: bytes | None = None) -> Play:
    """A recorded game, every line of it checked, at its end or after so many plies. Raises Refused, OSError.

    A record of an unfinished game does not tell its seed; who knows it can give it, and the luck goes on.
    """
    try:
        if isinstance(file, str | Path):
            with Path(file).open("rb") as opened:
                file = record_lines_of(opened)
        record = read_record(file)
        verify(record, _game(record.game))
        known = record.seed()
        entries = record.entries()
    except RecordFault as fault:
        raise Refused(f"line {fault.line}", fault.message) from None
    luck = known if known is not None else seed
    if luck is not None and record.commitment != commitment(luck):
        raise Refused("", Text("core-record-commitment"))
    match = Match(
        _game(record.game).in_version(record.rules),
        record.options,
        record.seats,
        None if luck is None else Dealer(luck),
    )
    for _, entry in entries:
        if plies is not None and len(match.plies) >= plies:
            break
        match.redo(entry)
    if plies is None and seed is not None:
        match.begin()
    return Play(match)


def analyse(
    record: Play | str | Path | Iterable[str], *, depth: str = "usual", seed: int = 1, processes: int = 1
) -> Analysis:
    """Where a game turned: every seat's chances ply by ply, luck and decisions told apart. Raises Refused, OSError.

    record is a table, a file or its lines. For each seat start + luck + own + others = result, see docs/analysis.md.
    The same seed and depth ("quick", "usual", "deep") give the same numbers, however many processes share the work.
    """
    from lamplight.analysis.running import DEPTHS, analysed, budget_for

    if depth not in DEPTHS:
        raise LookupError(f"{depth}; there are: {', '.join(DEPTHS)}")
    match = (record if isinstance(record, Play) else replay(record)).match
    if not match.plies:
        raise Refused("", Text("analysis-empty"))
    return analysed(match, seed, budget_for(match, DEPTHS[depth]), processes)


def search(
    play: Play,
    level: str | None = None,
    *,
    iterations: int | None = None,
    seconds: float = 0.0,
    seed: int = 1,
    processes: int = 1,
) -> Rows[Choice]:
    """What tree search thinks of the actions of the seat to act, from what that seat may know; the best first.

    A level ("strong", ...) brings its own budget; else so many iterations, or as many as so many seconds allow. With
    several processes each searches its part of the iterations. The same seed and number of processes give the same
    table unless a clock ends the search.
    """
    from lamplight.bots.search import together
    from lamplight.bots.search.searcher import LEVELS, MANY

    rng = Rng(seed)
    judge = kit_named(play.match.game.id).judge
    perspective = play.match.perspective(play._acting(), rng)
    budget = iterations if iterations is not None else MANY if seconds > 0.0 else USUAL_ITERATIONS
    if level is not None:
        if level not in LEVELS:
            raise LookupError(f"{level}; there are: {', '.join(LEVELS)}")
        if iterations is None:
            budget = LEVELS[level].budget(judge(perspective))
            seconds = seconds if seconds > 0.0 else LEVELS[level].seconds
    found = together.search(judge, perspective, rng.below(2**31), budget, seconds, processes)
    text = perspective.world.text
    return Rows(Choice(text(code), visits, value) for code, visits, value in found)


def simulate(
    game: str,
    games: int = 100,
    players: int | None = None,
    bots: str | Own | Sequence[str | Own] | None = None,
    seed: str | int = "lamplight",
    *,
    measures: Sequence[str] = (),
    processes: int = 1,
    options: Mapping[str, Setting] | None = None,
    **more: Setting,
) -> Rows[GameRow]:
    """Bots play many games; one row each. The same seed gives the same rows. Raises Refused, UnknownGame, UnknownBot.

    A bot is a name, a Bot or its class, or a function; with several processes one that can be imported.
    measures are counted in every game ("decisions", "fights", ...), see docs/api.md.
    """
    from lamplight.lab.job import Row
    from lamplight.lab.store import Chunks

    found = _game(game)
    seats = players if players is not None else len(bots) if isinstance(bots, list | tuple) else usual_players(found)
    chosen = spelled(found, seats, {**(options or {}), **more})
    names = tuple(_named(found.id, bot, processes) for bot in _seated(found, bots, seats))
    plan = _plan(found, games, names, str(seed), tuple(measures), chosen)
    rows: list[Row] = []
    with _faults():
        _workforce(processes).play(plan, Chunks(bytearray(plan.games)), rows.extend)
    return Rows(
        GameRow(
            row.number,
            names,
            row.plies,
            row.turns,
            row.reason,
            tuple(seat for seat, won in enumerate(row.won) if won),
            row.shares,
            dict(zip(plan.measures, row.values, strict=True)),
        )
        for row in sorted(rows, key=lambda row: row.number)
    )


def arena(
    game: str,
    bots: Sequence[str | Own],
    games: int = 200,
    players: int | None = None,
    seed: str | int = "lamplight",
    *,
    folder: str | Path | None = None,
    processes: int = 1,
    options: Mapping[str, Setting] | None = None,
    **more: Setting,
) -> Rows[Rated]:
    """Which bot is better: every bot in every seat equally often, under the same luck; the best first. Raises Refused.

    In a folder the games are kept: the same call goes on where it stopped. Needs the extra lamplight[lab].
    """
    from lamplight.lab import arena as arenas
    from lamplight.lab import run
    from lamplight.lab.store import Store

    found = _game(game)
    seats = players if players is not None else max(usual_players(found), len(bots))
    names = [_named(found.id, bot, processes) for bot in bots]
    with _faults(), _folder(folder) as place:
        run.check_extras()
        chosen = found.checked(spelled(found, seats, {**(options or {}), **more}))
        plan = arenas.plan(found, names, seats, chosen, games, str(seed), "")
        with Store(place, plan) as store:
            run.play(store, _workforce(processes), lambda *_: None)
            rated = arenas.rate(store, found.together)
            if folder is not None:
                run.write_results(store)
                arenas.write(place, rated)
    return Rows(Rated(one.bot, one.rating, one.low, one.high, one.share, one.games) for one in rated.ratings)


def compare(
    game: str,
    bot: str | Own,
    other: str | Own | None = None,
    *,
    points: tuple[float, float] | None = None,
    shares: tuple[float, float] | None = None,
    alpha: float = 0.05,
    beta: float = 0.05,
    games: int = 100_000,
    players: int | None = None,
    seed: str | int = "lamplight",
    folder: str | Path | None = None,
    processes: int = 1,
    options: Mapping[str, Setting] | None = None,
    **more: Setting,
) -> Compared:
    """Is a bot better than another? Plays until it is clear, at most so many games (a sequential test). Raises Refused.

    points are the two answers it tells apart, (0, 50) if nothing is said; or shares of the wins. In a game played
    together there is no other bot, and shares say how often the team wins. Needs the extra lamplight[lab].
    """
    from lamplight.lab import arena as arenas
    from lamplight.lab import run
    from lamplight.lab.sequential import USUAL_GAP, Sequential
    from lamplight.lab.store import Store

    found = _game(game)
    names = [_named(found.id, one, processes) for one in (bot, other) if one is not None]
    seats = players if players is not None else usual_players(found)
    with _faults(), _folder(folder) as place:
        if points is not None and shares is not None:
            raise Refused("", Text("lab-sprt-which"))
        run.check_extras()
        chosen = found.checked(spelled(found, seats, {**(options or {}), **more}))
        plan = arenas.plan(found, names, seats, chosen, games, str(seed), "")
        ends = shares if shares is not None else points if points is not None else (0.0, USUAL_GAP)
        test = Sequential(
            plan, arenas.question(plan, found.together, ends, shares is None, alpha, beta), found.together
        )
        with Store(place, plan) as store:
            run.play(store, _workforce(processes), lambda *_: None, test.hear)
            rated = arenas.rate(store, found.together, test.answer)
            if folder is not None:
                run.write_results(store, arenas.counted_rows(store, test.groups))
                arenas.write(place, rated)
    own = next(one for one in rated.ratings if one.bot == names[0])
    answer = test.answer
    return Compared(names[0], answer.found, answer.ratio, rated.games, own.share, own.share_low, own.share_high)


def study(file: str | Path, *, folder: str | Path | None = None, processes: int = 1) -> Rows[CellRow]:
    """Plays what a study file asks for; one row per cell. Raises Refused, naming everything wrong with the file.

    In a folder the games and their table are kept: the same call goes on where it stopped. Needs lamplight[lab].
    """
    from lamplight.lab import run
    from lamplight.lab import study as studies
    from lamplight.lab.store import Store

    with _faults(), _folder(folder) as place:
        run.check_extras()
        plan = studies.read(Path(file))
        with Store(place, plan) as store:
            run.play(store, _workforce(processes), lambda *_: None)
            found = run.summarised(store)
            if folder is not None:
                run.write_results(store)
    return Rows(
        CellRow(
            dict(cell.cell.labels),
            cell.games,
            dict(cell.reasons),
            tuple(share.value for share in cell.seat_shares()),
            {name: tally.spread().mean.value for name, tally in cell.tallies.items()},
        )
        for cell in found
    )


class _Here:
    """Plays the games of a plan in this process."""

    def play(self, plan: Plan, chunks: Chunks, keep: Keep) -> None:
        from lamplight.lab.play import Player

        player = Player(plan)
        while (part := chunks.take(CHUNK)) is not None:
            keep(list(player.rows(*part)))


def _workforce(processes: int) -> Workforce:
    """This process, or so many others (then the program needs the usual `if __name__ == "__main__"`)."""
    from lamplight.lab.local import Processes

    return Processes(processes) if processes > 1 else _Here()


@contextmanager
def _faults() -> Iterator[None]:
    """What the laboratory refuses, as this module says it."""
    from lamplight.lab.faults import LabFault

    try:
        yield
    except LabFault as fault:
        raise Refused("", fault.text, *fault.details) from None
    except SetupError as error:
        raise Refused("", *error.faults) from None


@contextmanager
def _folder(folder: str | Path | None) -> Iterator[Path]:
    """The folder that was named; else one that is gone afterwards."""
    if folder is not None:
        yield Path(folder)
        return
    with tempfile.TemporaryDirectory(prefix="lamplight-") as place:
        yield Path(place)


def _plan(
    game: Game, games: int, bots: tuple[str, ...], seed: str, measures: tuple[str, ...], options: dict[str, str]
) -> Plan:
    """The games of a simulation as the laboratory knows them."""
    from lamplight import __version__
    from lamplight.lab.job import Cell, Plan
    from lamplight.lab.measures import counted, known
    from lamplight.lab.play import fingerprint

    unknown = [name for name in measures if name not in known(game.id)]
    if unknown:
        raise LookupError(f"{', '.join(unknown)}; there are: {', '.join(known(game.id))}")
    try:
        cell = Cell(game.id, game.checked(options), (bots,), games)
    except SetupError as error:
        raise Refused("", *error.faults) from None
    rules = {game.id: fingerprint(game.id)}
    return Plan(__version__, rules, seed, (cell,), counted(game.id, measures), LONGEST_GAME)


def _game(name: str) -> Game:
    try:
        return game_named(name)
    except UnknownGame:
        raise UnknownGame(f"{name}; there are: {', '.join(str(game.id) for game in all_games())}") from None


def _bot(game: str, bot: str | Own) -> Bot:
    """A bot by its name, or the one that a program brought."""
    if isinstance(bot, str):
        try:
            return bot_named(game, bot)
        except UnknownBot:
            raise UnknownBot(f"{bot}; there are: {', '.join(bots_for(game))}") from None
    from lamplight.lab.own import made

    with _faults():
        return made(bot)


def _named(game: str, bot: str | Own, processes: int) -> str:
    """The name of a bot in a plan of the laboratory; raises UnknownBot, Refused."""
    _bot(game, bot)
    if isinstance(bot, str):
        return bot
    from lamplight.lab.own import here_only, name_of

    name = name_of(bot)
    if processes > 1 and here_only(name):
        raise Refused("", Text("lab-own-here", {"name": name}))
    return name


def _seated(game: Game, bots: str | Own | Sequence[str | Own] | None, seats: int) -> tuple[str | Own, ...]:
    """The bot of every seat."""
    found: tuple[str | Own, ...]
    if bots is None or isinstance(bots, str | Bot) or callable(bots):
        found = (bots_for(game.id)[0] if bots is None else bots,) * seats
    else:
        found = tuple(bots)
    if len(found) != seats:
        raise ValueError(f"{len(found)} bots for {seats} seats")
    for bot in found:
        _bot(game.id, bot)
    return found


def _again(
    game: str,
    version: int,
    options: dict[str, str],
    seats: int,
    seed: bytes | None,
    entries: list[tuple[int, str, bool]],
) -> Play:
    """A table carried over from another process: its log is played again."""
    match = Match(_game(game).in_version(version), options, seats, None if seed is None else Dealer(seed))
    for by, do, joined in entries:
        match.redo(Ply(by, do), joined)
    return Play(match)


def _seed_bytes(seed: Seed) -> bytes:
    """The dealer's seed: bytes as they are, a number as the command line's --seed in hex, a word hashed, None drawn."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise ValueError(f"A seed has {SEED_BYTES} bytes, not {len(seed)}.")
        return seed
    if isinstance(seed, str):
        return hashlib.sha256(seed.encode()).digest()
    return whole("seed", seed, 0, 2 ** (8 * SEED_BYTES) - 1).to_bytes(SEED_BYTES, "big")
