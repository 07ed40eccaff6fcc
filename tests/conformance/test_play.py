"""Every game keeps the protocol: what is legal, what is refused, how it is spelled, how it is copied, that it ends."""

from __future__ import annotations

import contextlib
import copy
import pickle
import random
from collections import Counter

import pytest
from tests.conformance.walks import ALL, CAP, SetUp, laws_of, played, positions, step_at_random

from lamplight.core.game import CHANCE, OVER, NotationError, State, buffer
from lamplight.core.rng import Rng
from lamplight.kits import kit_named

SAMPLE = 30  # of what can be thought of
POSITIONS = 25  # at which somebody is asked, and every code is tried
OFTEN = 8  # a draw of the same kind is looked at so many times

every_setup = pytest.mark.parametrize("setup", ALL, ids=repr)


@every_setup
def test_legal_means_not_refused(setup: SetUp) -> None:
    """For everything one could think of, for everybody, at many positions; and for any number at all."""
    random_ = random.Random(repr(setup))
    for state in positions(setup, 11, 10, every=29):
        legal = set(state.legal_actions())
        outcomes = {code for code, _ in state.chance_outcomes()}
        assert len(legal) == len(state.legal_actions()), "no action is listed twice"
        assert bool(legal) == (state.actor >= 0), "who is asked can answer, and nobody else"
        key = state.key()
        for seat in range(setup.seats):
            thinkable = set(state.candidates(seat))
            if seat == state.actor:
                assert legal <= thinkable, "whatever is legal can be thought of"
            for code in [*thinkable, *legal, *outcomes, *strange_codes(random_, [*legal, *outcomes])]:
                refusal = state.refusal(seat, code)
                allowed = seat == state.actor and code in legal
                assert (refusal is None) == allowed, (seat, code, refusal)
        for code in [*legal, *outcomes, *strange_codes(random_, [*legal, *outcomes])]:
            assert (state.refusal(CHANCE, code) is None) == (code in outcomes), code
            for nobody in (setup.seats, 99):
                assert state.refusal(nobody, code) is not None
        assert state.key() == key, "asking changes nothing"


@every_setup
def test_list_count_and_refusal_agree_on_every_code_there_is(setup: SetUp) -> None:
    """The rules are written out where speed wants it; all of these places say the same of each code, none left out."""
    kit = kit_named(setup.game.id)
    span = max(kit.codes, default=0) + 1 if kit.observer is None else int(kit.observer(setup.new()).actions.span)
    asked = 0
    for state in positions(setup, 13, POSITIONS * 9, every=5):
        if state.actor < 0 or asked == POSITIONS:
            continue
        asked += 1
        free = [code for code in range(-1, span + 1) if state.refusal(int(state.actor), code) is None]
        assert sorted(state.legal_actions()) == free
        assert sorted(state.legal_at(k) for k in range(state.legal_total())) == free
    assert asked == POSITIONS


@every_setup
def test_the_count_and_the_kth_action_are_those_of_the_list(setup: SetUp) -> None:
    """Kept up to date along whole games, and right again in copies, after a way back and where a state comes back."""
    rng, luck = Rng(1), Rng(51)
    out = buffer()
    state = setup.new()
    back = state.copy()
    for number in range(CAP):
        if state.actor == OVER:
            break
        counted(state)
        if number % 7 == 0:
            back = state.copy()
        elif number % 7 == 3:  # the way back: what was counted since then is forgotten
            counted(back)
            back.apply(step_at_random(back, luck))
            counted(back)
        if number % 31 == 0:
            again = pickle.loads(pickle.dumps(state))
            counted(again)
            again.apply(step_at_random(again, luck))
            counted(again)
        if state.actor >= 0:
            a, b = Rng(number), Rng(number)
            one = state.legal_any(a, out)
            assert one == state.legal_actions()[b.below(state.legal_total())], "a random action needs one draw"
            assert a.below(1 << 30) == b.below(1 << 30)
        state.apply(step_at_random(state, rng))
    counted(state)


def counted(state: State) -> None:
    legal = state.legal_actions()
    assert state.legal_total() == len(legal)
    assert [state.legal_at(k) for k in range(len(legal))] == legal


def strange_codes(random_: random.Random, near: list[int]) -> list[int]:
    """Numbers that may mean nothing: small, large, negative, and close to what is legal."""
    any_ = [random_.randrange(-50, 20_000) for _ in range(30)]
    close = [code + random_.choice([-1, 1, 128, -128]) for code in random_.sample(near, min(5, len(near)))]
    return [*any_, *close, -1, -2, -(2**40), 2**40]


@every_setup
def test_notation_is_exact(setup: SetUp) -> None:
    """What can be written can be read, as the same action; what is read is written the same way."""
    random_ = random.Random(repr(setup))
    for state in positions(setup, 12, 10, every=23):
        seat = int(state.actor) if state.actor >= 0 else 0
        codes = [*state.legal_actions(), *(code for code, _ in state.chance_outcomes())]
        thinkable = state.candidates(seat)
        for code in [*codes, *random_.sample(thinkable, min(SAMPLE, len(thinkable)))]:
            text = state.text(code)
            assert state.parse(text) == code
            assert text == text.strip()
            assert text.isascii()
        for code in random_.sample(codes, min(3, len(codes))):
            for garbled in garbled_texts(random_, state.text(code)):
                try:
                    assert state.text(state.parse(garbled)) == garbled
                except NotationError:
                    continue


def garbled_texts(random_: random.Random, text: str) -> list[str]:
    words = text.split(" ")
    at = random_.randrange(len(text))
    return [
        text.upper(), text.title(), f" {text}", f"{text} ", f"{text}\n",
        text.replace(" ", "  "), text.replace(" ", "\t"),
        " ".join(words[:-1]), " ".join([*words, words[-1]]), " ".join(reversed(words)), words[0],
        text[:at] + text[at + 1 :], text[:at] + random_.choice("abc019 -") + text[at:], text + "0", f"{text} {text}",
        "".join(chr(ord(c) + 0xFEE0) if c.isalnum() else c for c in text), text.replace("1", "١"),
        text.replace("1", "01"), text.replace("1", "+1"), text.replace("1", "1_0"),
    ]  # fmt: skip


GARBAGE = [
    "",
    " ",
    "\n",
    "x",
    "undo 3",
    "null",
    "{}",
    "-1",
    "\x00",
    "a" * 100_000,
    "🂡",
    "roll " * 9,
]
WORDS = ["0", "roll", "pass", "hold", "move x y", "roll 99"]  # some game may know one of these


@every_setup
def test_nonsense_is_no_notation(setup: SetUp) -> None:
    state = setup.new()
    for text in GARBAGE:
        with pytest.raises(NotationError):
            state.parse(text)
    for text in WORDS:
        with contextlib.suppress(NotationError):
            assert state.text(state.parse(text)) == text


@every_setup
def test_copies_are_independent(setup: SetUp) -> None:
    """What happens to a copy, in one step or to the end of the game, does not happen to the original."""
    for number, state in enumerate(positions(setup, 13, 5, every=67)):
        key, view = state.key(), state.view(None)
        outcomes = [code for code, _ in state.chance_outcomes()]
        for code in [*state.legal_actions(), *outcomes[:: 1 + len(outcomes) // 60]]:
            other = state.copy()
            assert other.key() == key
            other.apply(code)
            assert state.key() == key
        rng = Rng(number)
        other = state.copy()
        while other.actor != OVER:
            other.apply(step_at_random(other, rng))
        assert state.key() == key
        assert state.view(None) == view
        kept = state.copy()
        if state.actor != OVER:
            state = state.copy()
            state.apply(step_at_random(state, rng))
            assert kept.key() == key


@every_setup
def test_states_can_be_sent_away_and_come_back(setup: SetUp) -> None:
    for number, state in enumerate(positions(setup, 14, 6, every=61)):
        for other in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
            assert isinstance(other, State)
            assert other.key() == state.key()
            assert other.view(0) == state.view(0)
            a, b = Rng(number), Rng(number)
            here, there = state.copy(), other
            for _ in range(60):
                if here.actor == OVER:
                    break
                code = step_at_random(here, a)
                assert step_at_random(there, b) == code
                here.apply(code)
                there.apply(code)
            assert here.key() == there.key()


@every_setup
def test_luck_is_weighed(setup: SetUp) -> None:
    """All weights are positive, and both ways to ask for the outcomes agree."""
    seen: Counter[tuple[str, int]] = Counter()
    for state in positions(setup, 15, 40, every=7):
        outcomes = state.chance_outcomes()
        if state.actor != CHANCE:
            assert outcomes == []
            continue
        label = state.chance_label()
        total = int(state.chance_total())
        seen[label, total] += 1
        if seen[label, total] > OFTEN:
            continue
        assert label
        assert total > 0
        assert all(weight > 0 for _, weight in outcomes)
        assert sum(weight for _, weight in outcomes) == total
        counted: dict[int, int] = {}
        for k in range(total):
            code = int(state.chance_at(k))
            counted[code] = counted.get(code, 0) + 1
        assert counted == dict(outcomes)
        assert len(counted) == len(outcomes), "no outcome is listed twice"
    assert seen or CHANCE not in {entry.by for entry in played(setup, "luck").entries}, "a game without luck"


@every_setup
def test_games_end_and_keep_their_laws(setup: SetUp) -> None:
    laws = laws_of(setup.game)
    for seed in range(2):
        rng = Rng(100 + seed)
        state = setup.new()
        for _ in range(CAP):
            assert state.outcome() is None
            before = state.copy()
            code = step_at_random(state, rng)
            state.apply(code)
            if laws is not None:
                laws.check(state)
                laws.check_step(before, code, state)
            if state.actor == OVER:
                break
        outcome = state.outcome()
        assert outcome is not None, "random play came to no end"
        assert len(outcome.seats) == setup.seats
        assert state.legal_actions() == []
        assert abs(sum(result.share for result in outcome.seats) - 1.0) < 1e-9 or not any(r.won for r in outcome.seats)
        assert all(0.0 <= result.share <= 1.0 for result in outcome.seats)


def test_every_game_has_laws() -> None:
    assert {setup.game.id for setup in ALL if laws_of(setup.game) is None} == set()
