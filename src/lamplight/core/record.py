"""Records: JSON Lines that tell a whole game, for people and machines.

{"lamplight": 1, "game": ..., "rules": ..., "content": ..., "options": {...}, "seats": n, "commitment": ...}
{"by": "chance", "do": "roll 5 3"}          one line per ply; by is a seat (from 0), "chance" or "all"
{"by": 2, "undo": 17}                       seat 2 took back everything from ply 17 on
{"ply": 20, "digest": ...}                  after every 20th ply, and at the end
{"end": reason, "rule": ..., "winners": [...]}
{"seed": hex}                               last; with it every roll can be checked

What it may say besides (names, times, notes, where it comes from) stands in margin.py.

The record of a lesson names it in its first line ("lesson": "first") and promises no luck. It is never taken for the
record of a game: `opened` and `verify` refuse it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import BinaryIO

from lamplight.core.chance import Dealer, commitment
from lamplight.core.entry import Entry
from lamplight.core.game import ALL, CHANCE, TEACHER, Game, SetupError, UnknownVersion
from lamplight.core.margin import EMPTY, Margin, entry_fields, header_fields, margin_of
from lamplight.core.match import UNDO, Divergence, Match
from lamplight.core.view import Text

FORMAT = 1
AUTHORS: dict[int, str] = {CHANCE: "chance", ALL: "all", TEACHER: "lesson"}
BY_AUTHOR: dict[str, int] = {"chance": CHANCE, "all": ALL, "lesson": TEACHER}
DIGEST_EVERY = 20
LONGEST_LINE = 100_000  # characters
MOST = 1_000_000  # seats and versions beyond this are no numbers of a record
LONGEST_RECORD = 100_000  # lines; the longest games of ours have some thousands
LARGEST_RECORD = 16 * 1024 * 1024  # bytes


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
        lesson: str = "",
        margin: Margin = EMPTY,
    ) -> None:
        self.game = game
        self.rules = rules
        self.content = content
        self.options = options
        self.seats = seats
        self.commitment = commitment
        self.body = body
        self.lesson = lesson
        self.margin = margin

    def entries(self) -> list[tuple[int, Entry]]:
        """The log entries with their line numbers; raises RecordFault."""
        return [(line, _entry(line, data)) for line, data in self.body if "by" in data]

    def promise(self) -> str:
        """The promise of its luck; that of a branch is about what came after its ply."""
        branch = self.margin.branch
        return self.commitment or ("" if branch is None else branch.commitment)

    def seed(self) -> bytes | None:
        """The seed, if the record ends with it."""
        if self.margin.branch is not None and self.margin.luck:
            try:
                return bytes.fromhex(self.margin.luck)
            except ValueError:
                raise RecordFault(self.body[-1][0], Text("core-record-seed")) from None
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
        return self.match.ply


def digest(match: Match) -> str:
    """A short fingerprint of the state and of every ply in force that led to it."""
    way = match.way()
    way.update(f"\n{match.state.key()}".encode())
    return way.hexdigest()[:16]


def header_line(match: Match, margin: Margin = EMPTY) -> str:
    """The first line of a match's record."""
    header: dict[str, object] = {
        "lamplight": FORMAT,
        "game": match.game.id,
        "rules": match.game.rules_version,
        "content": match.game.content(match.options),
        "options": match.options,
        "seats": match.seats,
        "commitment": match.dealer.commitment if match.dealer is not None and margin.branch is None else "",
    }
    if match.lesson:
        header["lesson"] = match.lesson
    return json.dumps({**header, **header_fields(margin)})


class Scribe:
    """Writes the record of a match as it goes: each call gives the lines for one more entry."""

    def __init__(self, match: Match, margin: Margin = EMPTY) -> None:
        self._shadow = match.fresh()
        self._margin = margin

    def lines(self, entry: Entry) -> list[str]:
        """The ply, a digest when one is due, the end when it has come."""
        shadow = self._shadow
        beside = entry_fields(self._margin, shadow.version)
        shadow.redo(entry)
        if entry.do.startswith(UNDO):
            return [json.dumps({"by": entry.by, "undo": int(entry.do[len(UNDO) :]), **beside})]
        out = [json.dumps({"by": AUTHORS.get(entry.by, entry.by), "do": entry.do, **beside})]
        if shadow.lesson:
            return [*out, json.dumps({"end": "lesson"})] if shadow.over else out
        outcome = shadow.state.outcome()
        if outcome is not None or shadow.ply % DIGEST_EVERY == 0:
            out.append(json.dumps({"ply": shadow.ply, "digest": digest(shadow)}))
        if outcome is not None:
            winners = [seat for seat, result in enumerate(outcome.seats) if result.won]
            luck = {"luck": self._margin.luck} if self._margin.luck else {}
            out.append(json.dumps({"end": outcome.reason, "rule": outcome.rule, "winners": winners, **luck}))
        return out


def seed_line(dealer: Dealer) -> str:
    """The last line: never written before the end."""
    return json.dumps({"seed": dealer.seed.hex()})


def record_lines(match: Match, margin: Margin = EMPTY) -> list[str]:
    """The whole record of a match; with the seed once it is over."""
    scribe = Scribe(match, margin)
    out = [header_line(match, margin)]
    for entry in match.entries:
        out.extend(scribe.lines(entry))
    if match.over and match.dealer is not None and margin.branch is None:
        out.append(seed_line(match.dealer))
    return out


def record_lines_of(file: BinaryIO) -> list[str]:
    """The lines of a file that may be a record; raises RecordFault if it is too large, OSError, UnicodeDecodeError.

    No more is read than a record may have. What follows the last end of a line is a line of its own, perhaps cut off.
    """
    data = file.read(LARGEST_RECORD + 1)
    if len(data) > LARGEST_RECORD:
        raise RecordFault(1, too_large())
    if data.count(b"\n") > LONGEST_RECORD:
        raise RecordFault(LONGEST_RECORD + 1, too_large())
    return data.decode("utf-8-sig").split("\n")  # some editors put a mark before the first letter


def too_large() -> Text:
    """What may not be exceeded."""
    most: dict[str, int | str | Text] = {"lines": LONGEST_RECORD, "letters": LONGEST_LINE, "mib": LARGEST_RECORD >> 20}
    return Text("core-record-too-large", most)


def read_record(lines: Iterable[str]) -> Record:
    """Read the lines of a record; raises RecordFault for what is not one, before it has filled the memory."""
    size = 0
    header: dict[str, object] | None = None
    body: list[tuple[int, dict[str, object]]] = []
    number = 0
    for number, line in enumerate(lines, 1):
        size += len(line)
        if number > LONGEST_RECORD or len(line) > LONGEST_LINE or size > LARGEST_RECORD:
            raise RecordFault(number, too_large())
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
    lesson = header.get("lesson", "")
    if not (
        isinstance(game, str)
        and isinstance(rules, int)
        and not isinstance(rules, bool)
        and abs(rules) < MOST
        and isinstance(seats, int)
        and not isinstance(seats, bool)
        and abs(seats) < MOST
        and isinstance(content, str)
        and isinstance(commit, str)
        and isinstance(lesson, str)
        and isinstance(options, dict)
        and all(isinstance(value, str) for value in options.values())
    ):
        raise RecordFault(1, Text("core-record-no-header"))
    kept = {str(k): str(v) for k, v in options.items()}
    margin = margin_of(header, seats, body)
    return Record(game, rules, content, kept, seats, commit, body, lesson, margin)


def _entry(line: int, data: dict[str, object]) -> Entry:
    by, do, back = data.get("by"), data.get("do"), data.get("undo")
    if isinstance(by, str) and by in BY_AUTHOR and isinstance(do, str) and not do.startswith(UNDO):
        return Entry(BY_AUTHOR[by], do)
    if isinstance(by, int) and not isinstance(by, bool) and by >= 0:
        if isinstance(do, str) and not do.startswith(UNDO):
            return Entry(by, do)
        if isinstance(back, int) and not isinstance(back, bool) and do is None:
            return Entry(by, f"{UNDO}{back}")
    raise RecordFault(line, Text("core-record-bad-line"))


def opened(record: Record, game: Game) -> Match:
    """A fresh match set up as the record says; raises RecordFault if this game cannot be."""
    if record.lesson:
        raise RecordFault(1, Text("core-record-lesson", {"lesson": record.lesson}))
    if record.game != game.id:
        raise RecordFault(1, Text("core-record-game", {"game": record.game}))
    try:
        game = game.in_version(record.rules)
    except UnknownVersion as unknown:
        raise RecordFault(1, unknown.message) from None
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
    if seed is not None and commitment(seed) != record.promise():
        raise RecordFault(1, Text("core-record-commitment"))
    branch = record.margin.branch
    given = 0 if branch is None else branch.ply  # plies of another game, with its luck
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
            if not digested and match.ply % DIGEST_EVERY == 0:
                raise RecordFault(line, Text("core-record-no-digest"))
            if dealer is not None and entry.by == CHANCE and match.state.actor == CHANCE:
                label = match.state.chance_label()
                n = draws.get(label, 0)
                draws = {**draws, label: n + 1}
                if match.version >= given:
                    unit = dealer.draw(label, n, int(match.state.chance_total()))
                    due = match.state.text(match.state.chance_at(unit))
                    if due != entry.do:
                        raise RecordFault(line, Text("core-record-dice", {"due": due, "do": entry.do}))
                    dice += 1
            try:
                match.redo(entry)
            except Divergence as error:
                message = Text("core-record-illegal", {"do": entry.do, "why": error.refusal.message})
                raise RecordFault(line, message) from None
            if entry.do.startswith(UNDO):
                draws = at_ply[match.ply]
                at_ply = at_ply[: match.ply + 1]
                digested = True
            else:
                at_ply.append(draws)
                digested = False
            if watch is not None:
                watch(line, match)
        elif "digest" in data:
            if data.get("ply") != match.ply or data["digest"] != digest(match):
                raise RecordFault(line, Text("core-record-digest", {"ply": match.ply}))
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
