"""Records: JSON Lines that tell a whole game, for people and machines.

{"lamplight": 1, "game": ..., "rules": ..., "content": ..., "options": {...}, "seats": n, "commitment": ...}
{"by": "chance", "do": "roll 5 3"}          one line per ply; by is a seat (from 0), "chance" or "all"
{"by": 2, "undo": 17}                       seat 2 took back everything from ply 17 on
{"ply": 20, "digest": ...}                  after every 20th ply, and at the end
{"end": reason, "rule": ..., "winners": [...]}
{"seed": hex}                               last; with it every roll can be checked
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable

from lamplight.core.chance import Dealer, commitment
from lamplight.core.entry import Entry
from lamplight.core.game import ALL, CHANCE, Game, SetupError, UnknownVersion
from lamplight.core.match import UNDO, Divergence, Match
from lamplight.core.view import Text

FORMAT = 1
AUTHORS: dict[int, str] = {CHANCE: "chance", ALL: "all"}
BY_AUTHOR: dict[str, int] = {"chance": CHANCE, "all": ALL}
DIGEST_EVERY = 20
LONGEST_LINE = 100_000
LONGEST_RECORD = 200_000


class RecordFault(ValueError):
    """The first thing that is wrong with a record: its line (from 1) and what is wrong there."""

    def __init__(self, line: int, message: Text) -> None:
        super().__init__(f"line {line}: {message.id}")
        self.line = line
        self.message = message


class Record:
    """A record that was read: its header, and its other lines with their numbers."""

    def __init__(
        self,
        game: str,
        rules: int,
        content: str,
        options: dict[str, str],
        seats: int,
        commitment: str,
        body: list[tuple[int, dict[str, object]]],
    ) -> None:
        self.game = game
        self.rules = rules
        self.content = content
        self.options = options
        self.seats = seats
        self.commitment = commitment
        self.body = body

    def entries(self) -> list[tuple[int, Entry]]:
        """The log entries with their line numbers; raises RecordFault."""
        return [(line, _entry(line, data)) for line, data in self.body if "by" in data]

    def seed(self) -> bytes | None:
        """The seed, if the record ends with it."""
        for line, data in self.body:
            if "seed" in data:
                try:
                    return bytes.fromhex(str(data["seed"]))
                except ValueError:
                    raise RecordFault(line, Text("core-record-seed")) from None
        return None

    @property
    def finished(self) -> bool:
        return any("end" in data for _, data in self.body)


class Verified:
    """What holds of a record that was replayed without a fault."""

    def __init__(self, match: Match, dice_checked: int) -> None:
        self.match = match
        self.dice_checked = dice_checked  # rolls recomputed from the seed; 0 if the record has no seed

    @property
    def plies(self) -> int:
        return len(self.match.plies)


def digest(match: Match) -> str:
    """A short fingerprint of the state and of every ply in force that led to it."""
    way = "\n".join([f"{ply.by} {ply.do}" for ply in match.plies])
    return hashlib.sha256(f"{way}\n{match.state.key()}".encode()).hexdigest()[:16]


def header_line(match: Match) -> str:
    """The first line of a match's record."""
    return json.dumps(
        {
            "lamplight": FORMAT,
            "game": match.game.id,
            "rules": match.game.rules_version,
            "content": match.game.content(match.options),
            "options": match.options,
            "seats": match.seats,
            "commitment": match.dealer.commitment if match.dealer is not None else "",
        }
    )


class Scribe:
    """Writes the record of a match as it goes: each call gives the lines for one more entry."""

    def __init__(self, match: Match) -> None:
        self._shadow = Match(match.game, match.options, match.seats, match.dealer)

    def lines(self, entry: Entry) -> list[str]:
        """The ply, a digest when one is due, the end when it has come."""
        shadow = self._shadow
        shadow.redo(entry)
        if entry.do.startswith(UNDO):
            return [json.dumps({"by": entry.by, "undo": int(entry.do[len(UNDO) :])})]
        out = [json.dumps({"by": AUTHORS.get(entry.by, entry.by), "do": entry.do})]
        outcome = shadow.state.outcome()
        if outcome is not None or len(shadow.plies) % DIGEST_EVERY == 0:
            out.append(json.dumps({"ply": len(shadow.plies), "digest": digest(shadow)}))
        if outcome is not None:
            winners = [seat for seat, result in enumerate(outcome.seats) if result.won]
            out.append(json.dumps({"end": outcome.reason, "rule": outcome.rule, "winners": winners}))
        return out


def seed_line(dealer: Dealer) -> str:
    """The last line: never written before the end."""
    return json.dumps({"seed": dealer.seed.hex()})


def record_lines(match: Match) -> list[str]:
    """The whole record of a match; with the seed once it is over."""
    scribe = Scribe(match)
    out = [header_line(match)]
    for entry in match.entries:
        out.extend(scribe.lines(entry))
    if match.over and match.dealer is not None:
        out.append(seed_line(match.dealer))
    return out


def read_record(lines: Iterable[str]) -> Record:
    """Read the lines of a record; raises RecordFault for what is not one."""
    header: dict[str, object] | None = None
    body: list[tuple[int, dict[str, object]]] = []
    number = 0
    for number, line in enumerate(lines, 1):
        if number > LONGEST_RECORD or len(line) > LONGEST_LINE:
            raise RecordFault(number, Text("core-record-too-large"))
        if not line.strip():
            continue
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            raise RecordFault(number, Text("core-record-not-json")) from None
        if not isinstance(data, dict):
            raise RecordFault(number, Text("core-record-not-json"))
        if header is None:
            header = data
        else:
            body.append((number, data))
    if header is None or "lamplight" not in header:
        raise RecordFault(1, Text("core-record-no-header"))
    if header["lamplight"] != FORMAT:
        raise RecordFault(1, Text("core-record-version", {"version": str(header["lamplight"]), "known": FORMAT}))
    game, rules, seats = header.get("game"), header.get("rules"), header.get("seats")
    content, options, commit = header.get("content"), header.get("options"), header.get("commitment", "")
    if not (
        isinstance(game, str)
        and isinstance(rules, int)
        and isinstance(seats, int)
        and isinstance(content, str)
        and isinstance(commit, str)
        and isinstance(options, dict)
        and all(isinstance(value, str) for value in options.values())
    ):
        raise RecordFault(1, Text("core-record-no-header"))
    return Record(game, rules, content, {str(k): str(v) for k, v in options.items()}, seats, commit, body)


def _entry(line: int, data: dict[str, object]) -> Entry:
    by, do, back = data.get("by"), data.get("do"), data.get("undo")
    if isinstance(by, str) and by in BY_AUTHOR and isinstance(do, str) and not do.startswith(UNDO):
        return Entry(BY_AUTHOR[by], do)
    if isinstance(by, int) and not isinstance(by, bool) and by >= 0:
        if isinstance(do, str) and not do.startswith(UNDO):
            return Entry(by, do)
        if isinstance(back, int) and do is None:
            return Entry(by, f"{UNDO}{back}")
    raise RecordFault(line, Text("core-record-bad-line"))


def opened(record: Record, game: Game) -> Match:
    """A fresh match set up as the record says; raises RecordFault if this game cannot be."""
    if record.game != game.id:
        raise RecordFault(1, Text("core-record-game", {"game": record.game}))
    try:
        game = game.in_version(record.rules)
    except UnknownVersion as error:
        raise RecordFault(1, error.message) from None
    try:
        match = Match(game, record.options, record.seats, None)
        content = game.content(match.options)
    except SetupError as error:
        raise RecordFault(1, error.faults[0]) from None
    if record.content != content:
        raise RecordFault(1, Text("core-record-content"))
    return match


def verify(record: Record, game: Game, watch: Callable[[int, Match], None] | None = None) -> Verified:
    """Replay a record and check everything in it; raises RecordFault at the first divergence.

    Legality of every ply, every digest, the end, the commitment and every roll (if the seed is there).
    watch is called after every entry with its line number.
    """
    match = opened(record, game)
    seed = record.seed()
    dealer = None if seed is None else Dealer(seed)
    if seed is not None and commitment(seed) != record.commitment:
        raise RecordFault(1, Text("core-record-commitment"))
    draws: dict[str, int] = {}
    at_ply: list[dict[str, int]] = [{}]  # draws used up before each ply, so that luck rewinds with an undo
    dice = 0
    ended = False
    digested = True
    for line, data in record.body:
        if "by" in data:
            entry = _entry(line, data)
            if ended:
                raise RecordFault(line, Text("core-record-after-end"))
            if not digested and len(match.plies) % DIGEST_EVERY == 0:
                raise RecordFault(line, Text("core-record-no-digest"))
            if dealer is not None and entry.by == CHANCE and match.state.actor == CHANCE:
                label = match.state.chance_label()
                n = draws.get(label, 0)
                unit = dealer.draw(label, n, int(match.state.chance_total()))
                due = match.state.text(match.state.chance_at(unit))
                if due != entry.do:
                    raise RecordFault(line, Text("core-record-dice", {"due": due, "do": entry.do}))
                draws = {**draws, label: n + 1}
                dice += 1
            try:
                match.redo(entry)
            except Divergence as error:
                message = Text("core-record-illegal", {"do": entry.do, "why": error.refusal.message})
                raise RecordFault(line, message) from None
            if entry.do.startswith(UNDO):
                draws = at_ply[len(match.plies)]
                at_ply = at_ply[: len(match.plies) + 1]
                digested = True
            else:
                at_ply.append(draws)
                digested = False
            if watch is not None:
                watch(line, match)
        elif "digest" in data:
            if data.get("ply") != len(match.plies) or data["digest"] != digest(match):
                raise RecordFault(line, Text("core-record-digest", {"ply": len(match.plies)}))
            digested = True
        elif "end" in data:
            outcome = match.state.outcome()
            if outcome is None:
                raise RecordFault(line, Text("core-record-not-over"))
            winners = [seat for seat, result in enumerate(outcome.seats) if result.won]
            if (data["end"], data.get("rule"), data.get("winners")) != (outcome.reason, outcome.rule, winners):
                raise RecordFault(line, Text("core-record-end"))
            if not digested:
                raise RecordFault(line, Text("core-record-no-digest"))
            ended = True
        elif "seed" in data:
            if not ended:
                raise RecordFault(line, Text("core-record-early-seed"))
        else:
            raise RecordFault(line, Text("core-record-bad-line"))
    if match.over and not ended:
        raise RecordFault(record.body[-1][0], Text("core-record-cut"))
    return Verified(match, dice)
