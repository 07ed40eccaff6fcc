"""The match: commands, refusals, luck, and the policy of taking back, as properties of random matches."""

from __future__ import annotations

import random

import pytest
from tests.conformance.walks import seed_of
from tests.examples import EXAMPLE, SHORT

from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.game import CHANCE, Game
from lamplight.core.match import REVEAL, Divergence, Match, Step
from lamplight.core.record import read_record, record_lines, verify
from lamplight.core.view import Refusal
from lamplight.kits import all_games, game_named

GAME = game_named(EXAMPLE)


def begun(word: str = "match", seats: int = 3, dealt: bool = True, **options: str) -> Match:
    match = Match(GAME, options, seats, Dealer(seed_of(word)) if dealt else None)
    match.begin()
    return match


def some_move(match: Match, random_: random.Random) -> tuple[int, str]:
    state = match.state
    return int(state.actor), state.text(random_.choice(state.legal_actions()))


def acted(match: Match, seat: int, do: str) -> Step:
    step = match.act(seat, do)
    assert isinstance(step, Step), step
    return step


def invariants(match: Match) -> None:
    """What holds of a match at any time: the log replays to it, undos and all."""
    assert match.version == len(match.entries)
    assert match.dealer is None or match.state.actor != CHANCE, "a dealer leaves no luck open"
    replayed = Match(match.game, match.options, match.seats, match.dealer)
    for entry in match.entries:
        replayed.redo(entry)
    assert replayed.state.key() == match.state.key()
    assert replayed.plies == match.plies
    assert replayed.history(0) == match.history(0)
    forced = Match(match.game, match.options, match.seats, match.dealer)
    for entry in match.plies:
        forced.redo(entry)
    assert forced.state.key() == match.state.key(), "the plies in force alone lead to the same state"
    versions = [version for version, _ in match.history(None)]
    assert versions == sorted(versions)
    assert not versions or versions[-1] <= match.version


# --- commands ---


def test_a_command_adds_its_decision_and_the_luck_that_follows() -> None:
    match = begun()
    assert match.entries[0].by == CHANCE
    random_ = random.Random(1)
    for _ in range(80):
        seat, do = some_move(match, random_)
        before = match.version
        step = acted(match, seat, do)
        assert step.entries[0] == Entry(seat, do)
        assert all(entry.by == CHANCE for entry in step.entries[1:])
        assert match.entries[before:] == step.entries
        told = [event for version, event in match.history(None) if version > before]
        assert told == step.events
        if match.over:
            break
    invariants(match)


def test_a_refused_command_changes_nothing() -> None:
    match = begun()
    key, entries = match.state.key(), list(match.entries)
    for seat, do in [
        (1, match.state.text(match.state.legal_actions()[0])), (0, "child red-girl 45"), (0, "nonsense"), (0, "undo 0"),
        (0, "roll 1 1"), (9, "ghost inn back"), (-2, "ghost inn back"), (0, ""),
    ]:  # fmt: skip
        answer = match.act(seat, do)
        assert isinstance(answer, Refusal), (seat, do)
        assert (match.state.key(), match.entries) == (key, entries)


def test_real_dice_are_given_by_people() -> None:
    match = begun(dealt=False)
    assert match.entries == []
    assert match.state.actor == CHANCE
    for wrong in ("roll 7 1", "roll 1 9", "start 1", "child red-girl 1", "roll"):
        assert isinstance(match.deal(wrong), Refusal)
    step = match.deal("roll 2 5")
    assert isinstance(step, Step)
    assert step.entries == [Entry(CHANCE, "roll 2 5")]
    assert isinstance(match.deal("roll 2 5"), Refusal), "no dice are due"
    acted(match, 0, "child red-girl 2")
    acted(match, 0, "ghost inn back")
    assert match.state.actor == CHANCE
    invariants(match)


def test_where_a_dealer_rolls_people_do_not() -> None:
    match = begun()
    answer = match.deal("roll 1 2")
    assert isinstance(answer, Refusal)
    assert answer.message.id == "core-dealer-rolls"


def test_random_start_is_dealt_before_the_first_roll() -> None:
    match = begun(start="random")
    assert [entry.do.split(" ")[0] for entry in match.entries[:2]] == ["start", "roll"]


# --- taking back ---


def free_seats(match: Match) -> list[int]:
    return [seat for seat in range(match.seats) if match.free_undo(seat) is not None]


@pytest.mark.parametrize("number", range(12))
def test_the_policy_of_taking_back(number: int) -> None:
    """At every moment of a random match with undos strewn in: who may, how far, and what comes after."""
    random_ = random.Random(number)
    match = begun(f"undo {number}", seats=2 + number % 5, board="short" if number % 2 else "linden")
    undone = 0
    for _ in range(60):
        if match.over:
            break
        last = match.plies[-1]
        if last.by == CHANCE:
            assert free_seats(match) == [], "luck fell after the last decision"
        else:
            assert free_seats(match) == [last.by], "only one's own decision"
            assert match.free_undo(last.by) == len(match.plies) - 1, "and only that one"
        for seat in range(match.seats):
            to = match.undo_target(seat)
            own = [at for at, ply in enumerate(match.plies) if ply.by == seat]
            assert to == (own[-1] if own else None)
        can_undo = [seat for seat in range(match.seats) if match.undo_target(seat) is not None]
        if can_undo and random_.random() < 0.3:
            seat = random_.choice(can_undo)
            to = match.undo_target(seat)
            assert to is not None
            taken, followed = match.plies[to], match.plies[to + 1 :]
            version, kept = match.version, match.plies[:to]
            told = [pair for pair in match.history(None) if pair[0] <= version]
            step = match.undo(seat, to)
            undone += 1
            assert step.entries[0] == Entry(seat, f"undo {to}")
            assert match.version == version + len(step.entries) > version, "a version is never used twice"
            assert match.plies[:to] == kept
            assert match.state.actor == seat, "the seat is asked again"
            assert all(pair in told for pair in match.history(None) if pair[0] <= version), "nothing is told anew"
            # The same decision meets the same luck: nobody fishes for dice.
            again = acted(match, seat, taken.do)
            assert again.entries[1:] == followed[: len(again.entries) - 1]
            if random_.random() < 0.5:
                continue
        if not match.over:
            acted(match, *some_move(match, random_))
    invariants(match)
    assert undone
    found = verify(read_record(record_lines(match)), GAME)
    assert found.match.state.key() == match.state.key()


def test_another_decision_meets_the_same_dice() -> None:
    match = begun("fishing", seats=2)
    state = match.state
    first = [state.text(code) for code in state.legal_actions() if state.text(code).startswith("ghost")]
    rolls = set()
    for ghost in first:
        if not isinstance(match.act(0, ghost), Step):
            continue
        child = match.state.text(match.state.legal_actions()[0])
        step = acted(match, 0, child)
        rolls.add(step.entries[1].do)
        to = next(at for at, ply in enumerate(match.plies) if ply.by == 0)
        match.undo(0, to)
    assert len(rolls) == 1, "whatever was done before, the next roll is the one that was due"


def test_after_the_end_nothing_is_taken_back() -> None:
    """The seed is shown then; whoever could go back would know every roll."""
    random_ = random.Random(3)
    match = begun("end", seats=2, board="short")
    while not match.over:
        acted(match, *some_move(match, random_))
    assert free_seats(match) == []
    assert [match.undo_target(seat) for seat in range(2)] == [None, None]
    version = match.version
    with pytest.raises(Divergence):
        match.undo(0, 1)
    assert match.version == version
    assert match.over


@pytest.mark.parametrize(
    "entry",
    [
        Entry(0, "undo 99"), Entry(0, "undo -1"), Entry(0, "undo"), Entry(0, "undo "), Entry(0, "undo x"),
        Entry(0, "undo ²"), Entry(0, "undo 1 "), Entry(CHANCE, "undo 0"), Entry(7, "undo 0"),
        Entry(0, "child red-girl 45"), Entry(1, "ghost inn back"), Entry(CHANCE, "roll 1 2"), Entry(0, ""),
    ],
)  # fmt: skip
def test_a_log_that_cannot_be_is_not_replayed(entry: Entry) -> None:
    match = begun()
    key, version = match.state.key(), match.version
    with pytest.raises(Divergence):
        match.redo(entry)
    assert (match.state.key(), match.version) == (key, version)


def test_rewound_forgets_what_was_not_kept() -> None:
    random_ = random.Random(5)
    match = begun("rewound")
    keys = {match.version: match.state.key()}
    for _ in range(30):
        acted(match, *some_move(match, random_))
        keys[match.version] = match.state.key()
    match.undo(int(match.plies[-1].by) if match.plies[-1].by >= 0 else 0, 4)
    keys[match.version] = match.state.key()
    for version, key in keys.items():
        back = match.rewound(version)
        assert (back.version, back.state.key()) == (version, key)
        assert back.entries == match.entries[:version]


def test_a_step_does_not_grow_what_was_told() -> None:
    """Events of the luck that follows belong to their own ply, and are told once."""
    match = begun("told", seats=2)
    random_ = random.Random(8)
    for _ in range(40):
        acted(match, *some_move(match, random_))
    rolls = [event for _, event in match.history(None) if event.kind == "roll"]
    assert len(rolls) == sum(1 for ply in match.plies if ply.by == CHANCE)


# --- the seal ---

SECRETIVE = [game for game in all_games() if game.secrets]


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.id)
def test_nobody_takes_back_freely_what_turned_the_secrets_up(game: Game) -> None:
    """With real dice nothing follows the decision that ended it: it is the last ply, it is one's own, and it stands."""
    draw = random.Random(5)
    match = Match(game, game.suited(game.min_seats), game.min_seats, None)
    for _ in range(3000):
        state = match.state
        if state.actor == CHANCE:
            step = match.deal(state.text(state.chance_at(draw.randrange(int(state.chance_total())))))
        else:
            seat, do = some_move(match, draw)
            step = match.act(seat, do)
        assert isinstance(step, Step)
        own = match.plies[-1].by
        if own >= 0 and not match.over:
            revealed = any(event.kind == REVEAL for event in step.events)
            assert match.free_undo(own) == (None if revealed else len(match.plies) - 1)
            if revealed:
                assert match.sealed() == len(match.plies)
                return
    raise AssertionError("nothing was ever revealed")


def test_a_reason_is_asked_for_all_that_was_touched() -> None:
    """Whoever touches two things wants to know about both together, not about either of them."""
    match = begun("touches")
    seat = int(match.state.actor)
    state = match.state
    touched = [set(state.touches(code)) for code in state.candidates(seat)]
    legal = [set(state.touches(code)) for code in state.legal_actions()]
    one, two = next(
        (a, b)
        for group in legal
        for a in sorted(group)
        for other in touched
        for b in sorted(other - group)
        if not any({a, b} <= both for both in touched)
    )
    assert match.why(seat, [one]) == [], "that alone can be done"
    assert [refusal.message.id for refusal in match.why(seat, [one, two])] == ["core-nothing-there"]


@pytest.mark.parametrize("name", list(SHORT))
def test_a_reason_is_given_once_however_many_pieces_share_it(name: str) -> None:
    _, seats, options = SHORT[name]
    match = Match(game_named(name), options, seats, Dealer(seed_of("reasons")))
    match.begin()
    draw = random.Random(3)
    shared = 0
    for _ in range(6):
        state = match.state
        for seat in range(seats):
            touched = {thing for code in state.candidates(seat) for thing in state.touches(code)}
            for thing in draw.sample(sorted(touched), min(6, len(touched))):
                said = [(refusal.rule, refusal.message.id) for refusal in match.why(seat, [thing])]
                assert len(said) == len(set(said))
                refused = [state.refusal(seat, code) for code in state.candidates(seat) if thing in state.touches(code)]
                shared += len(refused) > len(said) > 0
        acted(match, *some_move(match, draw))
    assert shared > 0, "no two actions were ever refused for the same reason"


# --- luck ---


@pytest.mark.parametrize("name", list(SHORT))
def test_the_nth_draw_of_a_label_does_not_depend_on_other_labels(name: str) -> None:
    """The dealer's own numbers, label by label, give every outcome of luck, whatever was drawn in between."""
    _, seats, options = SHORT[name]
    dealer = Dealer(seed_of("labels"))
    match = Match(game_named(name), options, seats, dealer)
    match.begin()
    draw = random.Random(4)
    for _ in range(80):
        if not match.over:
            acted(match, *some_move(match, draw))
    again = Match(game_named(name), options, seats, dealer)
    drawn: dict[str, int] = {}
    for ply in match.plies:
        state = again.state
        if state.actor == CHANCE:
            label = state.chance_label()
            unit = dealer.draw(label, drawn.get(label, 0), int(state.chance_total()))
            assert state.text(state.chance_at(unit)) == ply.do
            drawn[label] = drawn.get(label, 0) + 1
        again.redo(ply)
    assert sum(drawn.values()) > len(drawn)


# --- secrets ---


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.id)
def test_what_only_one_seat_may_know_reaches_no_other(game: Game) -> None:
    match = Match(game, game.suited(game.min_seats), game.min_seats, Dealer(seed_of("veiled")))
    match.begin()
    told = {seat: {repr(event) for _, event in match.history(seat)} for seat in range(match.seats)}
    public = {repr(event) for _, event in match.history(None)}
    for seat in range(match.seats):
        own = told[seat] - public
        assert own, "everybody is told something of their own"
        assert not any(own & told[other] for other in range(match.seats) if other != seat)
        hidden = sum(mine != ply for mine, ply in zip(match.seen(seat), match.plies, strict=True))
        assert 0 < hidden < len(match.plies)
    assert sum(mine != ply for mine, ply in zip(match.seen(None), match.plies, strict=True)) >= match.seats
