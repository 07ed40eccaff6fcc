"""Rumble keeps its secrets: who owns whom is known to the owner alone until the scoring, however one looks."""

from __future__ import annotations

import hashlib
import itertools
import pickle
import random
import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import msgspec
import pytest
from tests.games.rumble.laws import brawl_of
from tests.games.rumble.table import DUNGEON, GAME, new, rule, tiny_rules

from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.events import Narrator, heard_by
from lamplight.core.game import CHANCE, OVER
from lamplight.core.match import Match, Step
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Event, Refusal
from lamplight.games.rumble.dungeon import Dungeon
from lamplight.games.rumble.game import RumbleState, opening
from lamplight.games.rumble.layout import Card, Floor
from lamplight.games.rumble.state import BRAWLING

encode = msgspec.json.encode
Watcher = int | None


def shown(state: RumbleState, seat: Watcher) -> bytes:
    """The view as it goes over the wire."""
    return encode(state.view(seat))


def random_code(state: RumbleState, rng: Rng) -> int:
    """Any action, fights more often than not, so that adventures are short and see everything."""
    if state.actor == CHANCE:
        return int(state.chance_at(rng.below(min(64, int(state.chance_total())))))
    legal = state.legal_actions()
    code = legal[int(rng.below(len(legal)))]
    if rng.below(2) == 0:
        return next((one for one in legal if state.text(one).startswith(("fight", "leave"))), code)
    return code


# --- (a) a sampled world looks like the true one ---


@rule("RD-2.6", "RD-4.13")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"set": "house"}),
        (4, {}),
        (6, {"doors": "twisty"}),
        (5, {"set": "both", "tokens": "4"}),
        (12, {"set": "both"}),
    ],
    ids=str,
)
def test_a_sampled_world_looks_and_sounds_like_the_true_one(seats: int, options: dict[str, str]) -> None:
    """View, prompt, refusals, and everything told until the tokens are turned up: for the seat that sampled."""
    rng = Rng(seats)
    state = new(seats, layout="ring", **options) if "doors" not in options else new(seats, **options)
    moved = 0
    for ply in range(420):
        if state.actor == OVER:
            break
        code = random_code(state, rng)
        if ply % 7 == 0:
            for seat in {int(rng.below(seats)) for _ in range(4)}:
                world = state.determinize(seat, rng)
                moved += world.key() != state.key()
                assert shown(world, seat) == shown(state, seat)
                assert shown(world, None) == shown(state, None)
                assert world.legal_actions() == state.legal_actions()
                for other in state.candidates(seat)[int(rng.below(40)) :: 41]:
                    assert world.refusal(seat, other) == state.refusal(seat, other)
                if state.actor >= 0 or state.chance_label() != "deal":
                    one, two = Narrator(), Narrator()
                    after = state.copy()
                    after.apply(code, one)
                    world.apply(code, two)
                    if len(after.history) == len(state.history):  # before the tokens are turned up
                        assert [e for e in one.events if heard_by(e, seat)] == [
                            e for e in two.events if heard_by(e, seat)
                        ]
                        assert shown(world, seat) == shown(after, seat)
        state.apply(code)
    assert moved > 30


def test_a_world_sampled_after_the_end_is_the_true_one() -> None:
    """All tokens lie open then."""
    rng = Rng(5)
    state = new(3, layout="ring", adventures="1")
    while state.actor != OVER:
        state.apply(random_code(state, rng))
    for seat in range(3):
        assert state.determinize(seat, rng).key() == state.key()


# --- (b) exactly the worlds that look the same, each as likely ---


def tiny(seats: int, tokens: int, rooms: int) -> RumbleState:
    spots = [("entry", 0, 0), ("hall", 1, 0), ("armoury", 1, 1), ("treasury", 0, 1), ("den", 2, 0)]
    floor = Floor("d", False, [Card(*spot, 0) for spot in spots[:rooms]])
    return opening(tiny_rules(rooms, seats, tokens), Dungeon([floor]), seats)


def placed_in_order(state: RumbleState) -> list[str]:
    """Put everybody into the rooms; what was drawn."""
    done = []
    while state.chance_label() == "place":
        done.append(state.text(state.chance_at(0)))
        state.apply(state.chance_at(0))
    return done


def all_deals(state: RumbleState) -> Iterator[tuple[RumbleState, Fraction]]:
    """Every way the tokens can be dealt, with its chance."""
    if state.phase == BRAWLING or state.chance_label() != "deal":
        yield state, Fraction(1)
        return
    total = int(state.chance_total())
    for code, weight in state.chance_outcomes():
        after = state.copy()
        after.apply(code)
        for world, chance in all_deals(after):
            yield world, chance * Fraction(weight, total)


def view_history(deal: RumbleState, dos: list[str], seat: int) -> list[bytes]:
    """What a seat sees from the deal on, ply by ply."""
    world = deal.copy()
    seen = [shown(world, seat)]
    for do in dos:
        world.apply(world.parse(do))
        seen.append(shown(world, seat))
    return seen


@pytest.mark.parametrize(("seats", "tokens", "rooms"), [(2, 1, 3), (2, 1, 4), (2, 2, 5), (3, 1, 4), (3, 1, 5)])
@pytest.mark.parametrize("plies", [0, 4])
def test_sampling_reaches_every_world_that_fits_and_no_other(seats: int, tokens: int, rooms: int, plies: int) -> None:
    start = tiny(seats, tokens, rooms)
    placed_in_order(start)
    deals: dict[str, tuple[RumbleState, Fraction]] = {}
    for world, chance in all_deals(start):
        before = deals.get(world.key(), (world, Fraction(0)))[1]
        deals[world.key()] = (world, before + chance)
    random_ = random.Random(plies)
    truth = deals[random_.choice(sorted(deals))][0].copy()
    dos = ["start 2"]
    true = truth.copy()
    true.apply(true.parse("start 2"))
    for _ in range(plies):
        legal = [do for do in map(true.text, true.legal_actions()) if not (do.startswith("fight") and true.inside == 2)]
        dos.append(random_.choice(sorted(legal)))
        true.apply(true.parse(dos[-1]))
    for seat in range(seats):
        fitting: dict[str, Fraction] = {}
        mine = view_history(truth, dos, seat)
        for world, chance in deals.values():
            if view_history(world, dos, seat) == mine:
                there = world.copy()
                for do in dos:
                    there.apply(there.parse(do))
                fitting[there.key()] = chance
        assert len(set(fitting.values())) == 1, "all deals are equally likely"
        assert true.key() in fitting
        samples = 400 * len(fitting)
        rng = Rng(seat + 17)
        found = Counter(true.determinize(seat, rng).key() for _ in range(samples))
        assert set(found) == set(fitting), "exactly the worlds that fit"
        for key in fitting:
            assert abs(found[key] - 400) < 6 * 400**0.5, "each as likely as the other"
        again = Counter(Perspective(true, seat, rng).sample(rng).key() for _ in range(samples))
        assert set(again) == set(fitting), "a sample of a sample is a sample"


@pytest.mark.parametrize("dealt", [0, 1, 2, 3])
def test_sampling_while_the_tokens_are_dealt(dealt: int) -> None:
    state = tiny(2, 2, 5)
    placed_in_order(state)
    for k in range(dealt):
        state.apply(state.chance_at(k % 2))
    own = [who for who in range(5) if state.owner[who] == 0]
    worlds = {state.determinize(0, Rng(seed)).key() for seed in range(400)}
    assert len(worlds) == {0: 1, 1: 1, 2: 1, 3: 3}[dealt], own


# --- (c) twin games ---


class Twin:
    """A match whose luck we deal ourselves, so that the same public history can have other secrets."""

    def __init__(self, options: dict[str, str], seats: int) -> None:
        self.match = Match(GAME, options, seats, None)

    @property
    def state(self) -> RumbleState:
        return brawl_of(self.match.state)

    def luck(self, do: str) -> list[Event]:
        step = self.match.deal(do)
        assert isinstance(step, Step), step
        return step.events

    def act(self, seat: int, do: str) -> list[Event]:
        step = self.match.act(seat, do)
        assert isinstance(step, Step), step
        return step.events

    def known_to(self, seat: Watcher) -> list[bytes]:
        """All that a match has for a watcher."""
        match = self.match
        return [
            encode(match.view(seat)),
            encode([(version, event) for version, event in match.history(seat)]),
            encode(match.seen(seat)),
            encode(match.state.scene()),
            encode([match.version, match.over]),
            encode([match.free_undo(seat), match.undo_target(seat)]) if seat is not None else b"",
        ]


def deals_of(hands: list[list[str]]) -> list[str]:
    return [f"deal {seat + 1} {who}" for seat, hand in enumerate(hands) for who in hand]


def other_hands(random_: random.Random, hands: list[list[str]], names: list[str], keep: int | None) -> list[list[str]]:
    """The same hand for one seat, anything else for the others."""
    own = hands[keep] if keep is not None else []
    rest = [who for who in names if who not in own]
    while True:
        random_.shuffle(rest)
        pool = iter(rest)
        other = [own if seat == keep else [next(pool) for _ in hand] for seat, hand in enumerate(hands)]
        if all(set(other[seat]) != set(hands[seat]) for seat in range(len(hands)) if seat != keep):
            return other


def heard(events: list[Event], seat: Watcher) -> bytes:
    return encode([event for event in events if heard_by(event, seat)])


@rule("RD-2.6", "RD-4.13", "A28")
@pytest.mark.parametrize("box", ["dungeon", "house", "both"])
@pytest.mark.parametrize(("seats", "keep"), [(3, 0), (3, None), (5, 2), (6, 5)])
def test_twin_games_cannot_be_told_apart_until_the_reveal(box: str, seats: int, keep: int | None) -> None:
    """Two games with the same public history and other secrets, watched by one seat that has the same hand in both."""
    random_ = random.Random(f"{box} {seats} {keep}")
    options = {"set": box, "adventures": "1"}
    one, two = Twin(options, seats), Twin(options, seats)
    names = [piece.id for piece in one.state.view(None).pieces if piece.kind == "character"]
    shuffled = random_.sample(names, len(names))
    hands = [[shuffled.pop() for _ in range(2)] for _ in range(seats)]
    others = other_hands(random_, hands, names, keep)
    rooms_first = [f"lay {random_.randrange(60)}"]
    for twin in (one, two):
        twin.luck(rooms_first[0])
    crowd = random_.sample(names, len(names))
    lucks = [(f"place {who} {room}",) * 2 for who, room in zip(crowd, one.state.dungeon.names, strict=True)]
    lucks += list(zip(deals_of(hands), deals_of(others), strict=True))
    lucks.append((f"start {random_.randrange(seats) + 1}",) * 2)
    watchers: list[Watcher] = [None] if keep is None else [None, keep]
    for left, right in lucks:
        events = one.luck(left), two.luck(right)
        for watcher in watchers:
            assert heard(events[0], watcher) == heard(events[1], watcher)
            assert one.known_to(watcher) == two.known_to(watcher)
    turns = 0
    while not one.match.over:
        state = one.state
        legal = state.legal_actions()
        seat = int(state.actor)
        do = state.text(random_.choice([code for code in legal if code >= 2048] or legal if turns % 2 else legal))
        if turns % 4 == 0:
            check_refusals(one, two, watchers, random_)
        last = (do.startswith(("fight", "leave")) and state.inside == 2) or state.dry + 1 == state.rules.dry_limit
        events = one.act(seat, do), two.act(seat, do)
        turns += 1
        if last:
            break
        if turns % 5 == 0:  # taking back tells nothing either
            target = one.match.undo_target(seat)
            assert target is not None
            for twin in (one, two):
                twin.match.undo(seat, target)
            for watcher in watchers:
                assert one.known_to(watcher) == two.known_to(watcher)
            events = one.act(seat, do), two.act(seat, do)
        for watcher in watchers:
            assert heard(events[0], watcher) == heard(events[1], watcher)
            assert one.known_to(watcher) == two.known_to(watcher)
    assert turns > 10
    assert one.match.over
    assert two.match.over
    assert encode(one.match.view(None)) != encode(two.match.view(None)), "now all is turned up"


def check_refusals(one: Twin, two: Twin, watchers: list[Watcher], random_: random.Random) -> None:
    state = one.state
    codes = state.candidates(0)
    for watcher in watchers:
        seat = 0 if watcher is None else watcher
        for code in random_.sample(codes, 6):
            do = state.text(code)
            if state.refusal(seat, code) is not None:
                answers = one.match.act(seat, do), two.match.act(seat, do)
                assert all(isinstance(answer, Refusal) for answer in answers)
                assert encode(answers[0]) == encode(answers[1])
        for do in (f"deal {seat + 1} lich", "deal 1 cat", "call", "start 1", "lay 3", "dance", "undo 3"):
            answers = one.match.act(seat, do), two.match.act(seat, do)
            assert encode(answers[0]) == encode(answers[1])
        touched = [state.touches(code)[: random_.randint(1, 2)] for code in random_.sample(codes, 3)]
        for touches in touched:
            assert encode(one.match.why(seat, touches)) == encode(two.match.why(seat, touches))


# --- (d) everything that ever goes out, searched ---

DEALT = re.compile(rb"deal (\d+) ([a-z?]+)")
SECRET = re.compile(rb'"secret":\[([^\]]*)\]')  # in the tableau, by name
OWN = re.compile(rb'"own":\[([^\]]*)\]')  # the same in words


def search(match: Match, seat: Watcher) -> None:
    """In the bytes for a watcher there is no token but its own, and nothing else that a reader could take for one."""
    state = brawl_of(match.state)
    names = [piece.id for piece in state.view(None).pieces if piece.kind == "character"]
    view = shown(state, seat)
    own = {names[who] for who in range(len(names)) if seat is not None and state.owner[who] == seat}
    (secret,) = SECRET.findall(view)
    assert view.count(b"secret") == 1
    assert {name.decode() for name in re.findall(rb'"([a-z]+)"', secret)} == own
    words = OWN.findall(view)
    assert view.count(b'"own"') == len(words) == (1 if own else 0)
    assert {name.decode() for name in re.findall(rb'"rd-character-([a-z]+)"', b"".join(words))} == own
    assert b'"owner"' not in view
    assert b'"deal' not in view
    pieces = [piece.seat for piece in state.view(seat).pieces]
    assert set(pieces) == {None}
    assert view.count(b'"rows"') == view.count(b'"reveal"')
    revealed = view.count(b'"reveal"')
    assert revealed == int(state.adventure) + (state.actor == OVER)


def search_log(match: Match, seat: Watcher) -> None:
    """The same for all that was told and all plies as they are known."""
    told = encode([event for _, event in match.history(seat)])
    assert not DEALT.search(told)
    mine = [event for _, event in match.history(seat) if event.kind == "secret"]
    assert {event.seat for event in mine} <= {seat}
    assert all(event.audience == (seat,) for event in mine)
    plies = encode(match.seen(seat))
    for number, name in DEALT.findall(plies):
        assert name == b"?" or int(number) - 1 == seat
    assert len(match.seen(seat)) == len(match.plies)
    others = [ply for ply in match.plies if ply.do.startswith("deal ") and int(ply.do.split(" ")[1]) - 1 != seat]
    assert not set(others) & set(match.seen(seat))
    if seat is not None:
        sent = pickle.dumps(match.perspective(seat, Rng(1)))
        for number, name in DEALT.findall(sent):
            assert name == b"?" or int(number) - 1 == seat, name


def adventures_of(number: int) -> tuple[int, dict[str, str]]:
    """Another table each time: two to six, one box or both, one adventure or three."""
    box = "both" if number % 12 == 7 else ("dungeon", "house")[number % 2]
    seats = 2 + number % 5 if box != "both" else 3 + number % 2
    return seats, {
        "set": box,
        "layout": ("ring", "eight", "ladder")[number % 3],
        "adventures": "1" if number % 3 else "3",
    }


@rule("RD-2.6", "RD-4.13", "E18")
@pytest.mark.parametrize("part", range(4))
def test_nothing_that_goes_out_holds_anothers_token(part: int) -> None:
    """Whole matches with dealt luck: 600 adventures in all, at every ply, before the first, and after taking back."""
    adventures = 0
    number = 1000 * part
    while adventures < 150:
        number += 1
        seats, options = adventures_of(number)
        seed = hashlib.sha256(f"leak {number}".encode()).digest()
        match = Match(GAME, options, seats, Dealer(seed))
        watchers: list[Watcher] = [None, *range(seats)]
        for watcher in watchers:
            search(match, watcher)
        match.begin()
        rng = Rng(number)
        plies = 0
        while not match.over:
            state = brawl_of(match.state)
            if plies % 40 == 0 or state.turn == 0:
                for watcher in watchers:
                    search_log(match, watcher)
            search(match, watchers[plies % len(watchers)])
            search(match, int(state.actor))
            step = match.act(int(state.actor), state.text(random_code(state, rng)))
            assert isinstance(step, Step)
            for watcher in watchers:
                assert not DEALT.search(heard(step.events, watcher))
            plies += 1
            if plies % 60 == 0 and not match.over:
                seat = int(rng.below(seats))
                target = match.undo_target(seat)
                if target is not None:
                    match.undo(seat, target)
                    for watcher in watchers:
                        search(match, watcher)
                        search_log(match, watcher)
        for watcher in watchers:
            search(match, watcher)
        adventures += int(options["adventures"])
    assert adventures >= 150


def test_the_search_finds_what_it_looks_for() -> None:
    """A canary: a view, a log and a perspective that do leak are found."""
    match = Match(GAME, {"layout": "ring"}, 3, Dealer(bytes(32)))
    match.begin()
    state = brawl_of(match.state)
    wrong = state.copy()
    wrong.owner = wrong.owner[:]
    mine = [who for who in range(12) if state.owner[who] == 0]
    theirs = [who for who in range(12) if state.owner[who] == 1]
    for a, b in zip(mine, theirs, strict=True):
        wrong.owner[a], wrong.owner[b] = state.owner[b], state.owner[a]
    for told in (SECRET, OWN):
        assert told.findall(shown(wrong, 0)) == told.findall(shown(state, 1)) != told.findall(shown(state, 0))
    leaking = Perspective(state, 0, Rng(1), list(match.plies))
    assert [found for found in DEALT.findall(pickle.dumps(leaking)) if found[0] != b"1"]
    assert DEALT.search(encode(match.plies))
    assert match.seen(0) != match.plies


# --- what a bot gets ---


def at_the_same_table(hands: list[list[str]], seat_names: tuple[str, ...]) -> Match:
    """A game of three with these hands and a little public history."""
    match = Match(GAME, {"layout": "ring", "adventures": "1"}, 3, None)
    lucks = [f"place {who} {room}" for who, room in zip(seat_names, brawl_of(match.state).dungeon.names, strict=True)]
    for do in (*lucks, *deals_of(hands), "start 1"):
        assert isinstance(match.deal(do), Step)
    for do in ("move cube hall", "fight eye", "carry cleric well", "fight warrior"):
        assert isinstance(match.act(int(match.state.actor), do), Step)
    return match


def owners_sent(match: Match, seed: int) -> tuple[str, list[Entry]]:
    """The owners in the world that a pickled perspective of the first seat carries, and its history."""
    sent = pickle.dumps(match.perspective(0, Rng(seed)))
    there = pickle.loads(sent)
    assert isinstance(there, Perspective)
    key = there.world.key()
    return key.split("|")[3], there.history


@rule("RD-2.6")
def test_what_a_bot_gets_does_not_depend_on_the_truth() -> None:
    """The owners in a sent perspective are as likely to be this or that, whoever really owns whom."""
    truths = [
        [["cube", "orc"], ["eye", "lich"], ["elf", "thief"]],
        [["cube", "orc"], ["elf", "thief"], ["eye", "lich"]],
        [["cube", "orc"], ["troll", "ogre"], ["dwarf", "cleric"]],
    ]
    counts: list[list[Counter[int]]] = []
    samples = 900
    for truth in truths:
        match = at_the_same_table(truth, DUNGEON)
        table = [Counter[int]() for _ in range(12)]
        histories = set()
        for seed in range(samples):
            row, history = owners_sent(match, seed)
            histories.add(tuple(history))
            for who, seat in enumerate(row.split(" ")):
                table[who][int(seat)] += 1
        assert histories == {tuple(match.seen(0))}
        counts.append(table)
    for who in range(12):
        for table in counts:
            if DUNGEON[who] in ("cube", "orc"):
                assert table[who] == {0: samples}
                continue
            assert set(table[who]) == {-1, 1, 2}
            for owner, share in ((1, 0.2), (2, 0.2), (-1, 0.6)):
                spread = (samples * share * (1 - share)) ** 0.5
                assert abs(table[who][owner] - samples * share) < 5 * spread, (DUNGEON[who], owner)


def test_two_truths_give_the_same_joint_distribution() -> None:
    """Not only character by character: pairs of owners too, on a tiny table, by exact counting over many samples."""
    start = tiny(3, 1, 4)
    placed_in_order(start)
    worlds = [world for world, _ in all_deals(start) if world.owner[0] == 0]
    assert len(worlds) == 6
    found = []
    for world in worlds:
        rng = Rng(99)
        found.append(Counter(tuple(world.determinize(0, rng).owner) for _ in range(1800)))
    for one, two in itertools.combinations(found, 2):
        assert set(one) == set(two)
        assert len(one) == 6
        assert all(abs(one[key] - 300) < 6 * 300**0.5 and abs(two[key] - 300) < 6 * 300**0.5 for key in one)


def test_a_stranger_samples_like_one_who_owns_nothing() -> None:
    """No number that is not a seat opens anything: not the view of the left-over tokens, not their owners."""
    state = brawl_of(at_the_same_table([["cube", "orc"], ["eye", "lich"], ["elf", "thief"]], DUNGEON).state)
    for nobody in (-1, -2, -3, 3, 99):
        assert SECRET.findall(shown(state, nobody)) == [b""]
        assert b'"own"' not in shown(state, nobody)
    rows = {tuple(state.determinize(-1, Rng(seed)).owner) for seed in range(200)}
    assert len(rows) > 150
    assert all(len({row[who] for row in rows}) == 4 for who in range(12)), "anybody may own anybody"
