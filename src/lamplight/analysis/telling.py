"""What people are told of an analysis: at most five turning points, and for every seat an award and stars.

Only what is certain is told: a change whose interval reaches down to nothing is no turning point.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from lamplight.analysis.course import Analysis, Award, Judged, Kind, Turn
from lamplight.analysis.looking import Look
from lamplight.core.game import CHANCE
from lamplight.core.view import Event, Text

MOST_TURNS: Final = 5
LEAST: Final = 0.03  # of the win: a smaller change turns nothing
BATCH_T: Final = 2.364624251592785  # of Student's distribution: 95 % with eight batches
MISTAKE: Final = 0.02  # of the win: what is given away for sure by a mistake
GREAT: Final = 0.05  # the share of mistakes up to which there are three stars ...
GOOD: Final = 0.2  # ... and two


def told(found: Analysis, look: Look, events: Sequence[Sequence[Event]]) -> Analysis:
    """The analysis with what is told of it: a first picture has none of that yet, one that was broken off no awards."""
    if found.done <= 0.0:
        return found
    turns = turning_points(found, look, events)
    whole = found.finished and found.done >= 1.0
    return msgspec.structs.replace(found, turns=turns, awards=awards(found) if whole else ())


def turning_points(found: Analysis, look: Look, events: Sequence[Sequence[Event]]) -> tuple[Turn, ...]:
    """The largest certain changes, as they came in the game."""
    all_turns = [turn for at in range(len(found.moments)) if (turn := turned(found, events[at], at)) is not None]
    largest = sorted(all_turns, key=lambda turn: (-turn.points, turn.ply))[:MOST_TURNS]
    return tuple(worded(turn, look, events[turn.ply]) for turn in sorted(largest, key=lambda turn: turn.ply))


def turned(found: Analysis, events: Sequence[Event], at: int) -> Turn | None:
    """What turned at a ply; None if nothing did."""
    moment = found.moments[at]
    change = found.change(at)
    if moment.by == CHANCE:
        seat = max(range(found.seats), key=lambda one: (abs(change[one]), -one))
        event = rolled(events)
        if found.together and event is not None and event.seat is not None:
            seat = event.seat
        kind: Kind = "lucky" if change[seat] > 0 else "unlucky"
        return sure(Turn(at, kind, seat, abs(change[seat]), *ends(abs(change[seat]), moment.error[seat])))
    if moment.by < 0 or moment.forced:
        return None
    judged = moment.judged
    if judged is not None and judged.verdict == "lost":
        return sure(Turn(at, "lost", moment.by, judged.lost, judged.low, judged.high, do=judged.best))
    if judged is not None and judged.verdict == "best" and change[moment.by] > 0:
        points = change[moment.by]
        return sure(Turn(at, "found", moment.by, points, *ends(points, moment.error[moment.by])))
    return None


def ends(points: float, error: float) -> tuple[float, float]:
    return points - BATCH_T * error, points + BATCH_T * error


def sure(turn: Turn) -> Turn | None:
    return turn if turn.points >= LEAST and turn.low > 0.0 else None


def rolled(events: Sequence[Event]) -> Event | None:
    """The event that shows the luck: dice if there are any."""
    return next((event for event in events if event.dice), events[0] if events else None)


def worded(turn: Turn, look: Look, events: Sequence[Event]) -> Turn:
    """The same with the words of the game."""
    event = rolled(events)
    label: Text | None = None
    if turn.do:
        prompt = look.states[turn.ply].view(turn.seat).prompt
        options = prompt.options if prompt is not None else ()
        label = next((option.label for option in options if option.do == turn.do), None)
    if event is None:
        return msgspec.structs.replace(turn, better=label)
    own = bool(event.dice) and event.seat == turn.seat
    return msgspec.structs.replace(turn, rolls=own, dice=event.dice, told=event.text, better=label)


def awards(found: Analysis) -> tuple[Award, ...]:
    """One for each seat: what it stands out by most, no award twice while there are others."""
    scores = {name: [score(found, seat) for seat in range(found.seats)] for name, score in AWARDS.items()}
    best = [
        (-outstanding(of_all, seat), place, seat, name)
        for place, (name, of_all) in enumerate(scores.items())
        for seat in range(found.seats)
    ]
    given: dict[int, str] = {}
    while len(given) < found.seats:
        taken: set[str] = set()
        for _, _, seat, name in sorted(best):
            if seat not in given and name not in taken:
                given[seat] = name
                taken.add(name)
    return tuple(Award(seat, given[seat], stars(found, seat)) for seat in range(found.seats))


def outstanding(scores: Sequence[float], seat: int) -> float:
    """By how many standard deviations a seat is above the others."""
    mean = sum(scores) / len(scores)
    spread = (sum((one - mean) ** 2 for one in scores) / len(scores)) ** 0.5
    return (scores[seat] - mean) / spread if spread > 1e-12 else 0.0


def stars(found: Analysis, seat: int) -> int:
    """Three for hardly a mistake, and one for having played."""
    account = found.accounts[seat]
    mistakes = sum(1 for one in of_seat(found, seat) if one.verdict == "lost" and one.lost >= MISTAKE)
    part = mistakes / max(1, account.decisions)
    return 3 if part <= GREAT else 2 if part <= GOOD else 1


def of_seat(found: Analysis, seat: int) -> list[Judged]:
    """A seat's decisions."""
    return [one.judged for one in found.moments if one.by == seat and one.judged is not None]


def line(found: Analysis, seat: int) -> list[float]:
    return [found.start[seat], *(moment.value[seat] for moment in found.moments)]


def precise(found: Analysis, seat: int) -> float:
    account = found.accounts[seat]
    return -account.lost / max(1, account.decisions)


def risen(found: Analysis, seat: int) -> float:
    """How far it came up from its lowest point."""
    lowest, best = 1.0, 0.0
    for value in line(found, seat):
        lowest = min(lowest, value)
        best = max(best, value - lowest)
    return best


def tossed(found: Analysis, seat: int) -> float:
    """How much its chances went up and down; where all go together, by what it did itself."""
    mine = [at for at, one in enumerate(found.moments) if not found.together or one.by == seat]
    return sum(abs(found.change(at)[seat]) for at in mine)


def early(found: Analysis, seat: int) -> float:
    values = line(found, seat)
    return max(values[: len(values) // 2 + 1])


def late(found: Analysis, seat: int) -> float:
    """What its decisions of the last quarter won."""
    first = len(found.moments) * 3 // 4
    return sum(found.change(at)[seat] for at in range(first, len(found.moments)) if found.moments[at].by == seat)


def bold(found: Analysis, seat: int) -> float:
    """How often it went a way of its own that was as good."""
    verdicts = [one.verdict for one in of_seat(found, seat)]
    return verdicts.count("close") / max(1, len(verdicts))


def busy(found: Analysis, seat: int) -> float:
    return float(found.accounts[seat].decisions)


AWARDS: Final[dict[str, Callable[[Analysis, int], float]]] = {
    "clover": lambda found, seat: found.accounts[seat].luck,
    "umbrella": lambda found, seat: -found.accounts[seat].luck,
    "owl": precise,
    "phoenix": risen,
    "finish": late,
    "rollercoaster": tossed,
    "sunrise": early,
    "ownway": bold,
    "busy": busy,
}
