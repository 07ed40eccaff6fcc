"""What people are told: every change on the table has an event, every event a rule and words in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from tests.conformance.words import bundle, texts_in
from tests.games.dwarves.table import Table, beside

from lamplight.core.events import Narrator
from lamplight.core.game import CHANCE, OVER, State
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Event, Text
from lamplight.games.dwarves.game import RULES_VERSION, Dwarves
from lamplight.games.dwarves.rulebook import RULES, RULINGS
from lamplight.games.dwarves.tableau import Band, Health, Perish
from lamplight.kits import bot_named

KINDS = ("orc", "troll", "alf")
GAMES = [
    ({}, 2, 1),
    ({"dwarves": "random", "first": "random"}, 3, 2),
    ({"perish": "4"}, 4, 3),
    ({"difficulty": "heroic"}, 5, 4),
]


def plies(
    options: dict[str, str], seats: int, seed: int, bot: str = "uniform", version: int = RULES_VERSION
) -> Iterator[tuple[State, State, list[Event]]]:
    """A whole game: before and after every ply, and what was told."""
    rng = Rng(seed)
    player = bot_named("dwarves", bot)
    state = Dwarves(version).new(options, seats)
    while state.actor != OVER:
        before = state.copy()
        if state.actor == CHANCE:
            code = int(state.chance_at(rng.below(state.chance_total())))
        else:
            code = int(player.choose(Perspective(state, state.actor, rng), rng).code)
        tell = Narrator()
        state.apply(code, tell)
        yield before, state.copy(), tell.events


def wrong_in(lang: str, text: Text) -> list[str]:
    """What is wrong with a sentence in a language: no message, an argument missing, nothing said."""
    args: dict[str, int | str] = {}
    wrong: list[str] = []
    for name, value in text.args.items():
        if isinstance(value, Text):
            wrong += wrong_in(lang, value)
            args[name] = "x"
        else:
            args[name] = value
    name, _, attribute = text.id.partition(".")
    if not bundle(lang).has_message(name):
        return [*wrong, f"{text.id} is missing"]
    message = bundle(lang).get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return [*wrong, f"{text.id} is empty"]
    sentence, errors = bundle(lang).format_pattern(pattern, args)
    wrong += [f"{text.id}: {error}" for error in errors]
    return wrong if str(sentence).strip() and "{" not in str(sentence) else [*wrong, f"{text.id}: {sentence}"]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("bot", ["uniform", "companion"])
def test_all_that_is_told_and_asked_has_words(lang: str, bot: str) -> None:
    wrong: set[str] = set()
    for options, seats, seed in GAMES:
        for before, after, events in plies(options, seats, seed, bot):
            said: list[object] = [*events]
            if before.actor >= 0:
                said.append(before.view(int(before.actor)).prompt)
            if after.actor == OVER:
                said.append(after.outcome())
            wrong |= {fault for text in texts_in(said) for fault in wrong_in(lang, text)}
    assert not wrong, "\n".join(sorted(wrong))


def test_every_event_cites_a_rule_that_is_there() -> None:
    known = {*RULES, *RULINGS}
    for options, seats, seed in GAMES:
        for _, _, events in plies(options, seats, seed):
            assert [event for event in events if event.rule not in known] == []


@pytest.mark.parametrize("bot", ["uniform", "companion"])
def test_the_last_word_is_the_only_one_of_its_kind(bot: str) -> None:
    """An end is told once, as the last thing; the end of a turn is something else."""
    for options, seats, seed in GAMES:
        told = [event for _, _, events in plies(options, seats, seed, bot) for event in events]
        assert [at for at, event in enumerate(told, 1) if event.kind == "end"] == [len(told)]
        assert told[-1].text.id in ("dw-event-won", "dw-event-defeat-doom", "dw-event-defeat-health")
        assert {event.text.id for event in told if event.kind == "pass"} <= {"dw-event-end", "dw-event-end-early"}
    assert [event.kind for event in Table().calm().does("end").events if event.rule == "R62"] == ["pass"]


def heaps(state: State) -> Counter[tuple[str, str]]:
    """How many troops of each kind stand on each space and lie on each card."""
    found: Counter[tuple[str, str]] = Counter()
    view = state.view(None)
    for piece in view.pieces:
        if piece.kind in KINDS:
            found[piece.kind, piece.at] += piece.count
    there = beside(view)
    for place, lying in [("supply", there.supply), *((card.card, card.troops) for card in there.cards)]:
        for kind, n in msgspec.structs.asdict(lying).items():
            found[kind, place] += n
    return +found


@pytest.mark.parametrize("bot", ["uniform", "companion"])
def test_the_events_account_for_every_troop(bot: str) -> None:
    """Who follows the events from space to space comes to the same map: nothing moves in silence."""
    for options, seats, seed in GAMES:
        for before, after, events in plies(options, seats, seed, bot):
            there = heaps(before)
            for event in events:
                if event.piece in KINDS:
                    assert isinstance(event.detail, Band)
                    assert event.detail.troop == event.piece
                    n = event.detail.count
                    assert n > 0
                    there[event.piece, event.path[0]] -= n
                    assert there[event.piece, event.path[0]] >= 0, event
                    there[event.piece, event.path[-1]] += n
            assert +there == heaps(after), [event.text.id for event in events]


@pytest.mark.parametrize("bot", ["uniform", "companion"])
def test_the_events_account_for_every_piece(bot: str) -> None:
    """Dwarves, tokens, tiles, the Tunnel tile, cards and equipment: where they are is where the events took them."""
    for options, seats, seed in GAMES:
        for before, after, events in plies(options, seats, seed, bot):
            was = {piece.id: piece.at for piece in before.view(None).pieces if piece.kind not in KINDS}
            now = {piece.id: piece.at for piece in after.view(None).pieces if piece.kind not in KINDS}
            for event in events:
                if event.piece and event.piece not in KINDS and event.path:
                    if (
                        len(event.path) > 1
                        and event.path[0] in {*was.values()}
                        and not event.path[0].startswith("slot")
                    ):
                        assert was.get(event.piece, event.path[0]) == event.path[0], event
                    was[event.piece] = event.path[-1]
            gone = {"pile", "reserve", "discard", "equipment-discard"}
            was = {piece: at for piece, at in was.items() if at not in gone}
            assert without_slots(was) == without_slots(now)


def without_slots(where: dict[str, str]) -> dict[str, str]:
    """Cards move up when an older one leaves: that needs no telling."""
    return {piece: at.partition("-")[0] if at.startswith("slot") else at for piece, at in where.items()}


def test_the_events_account_for_every_point_of_health() -> None:
    for options, seats, seed in GAMES:
        for before, after, events in plies(options, seats, seed):
            life = {dwarf.seat: dwarf.health for dwarf in beside(before.view(None)).dwarves}
            for event in events:
                if event.kind in ("hurt", "heal", "maximum"):
                    assert event.seat is not None
                    assert isinstance(event.detail, Health)
                    assert 0 <= event.detail.left <= event.detail.most
                    life[event.seat] = event.detail.left
            now = {dwarf.seat: dwarf.health for dwarf in beside(after.view(None)).dwarves}
            assert {seat: now[seat] for seat in life} == life


def said(table: Table) -> list[tuple[str, str]]:
    return [(event.text.id.removeprefix("dw-event-"), event.rule) for event in table.events if event.kind != "along"]


def test_perishing_is_told_step_by_step() -> None:
    """Example E10: why, which tile, which arrow, who leaves sideways, where the rest goes."""
    table = Table().troops("s20", orc=2, troll=1, alf=1).arrives("s20", orc=1)
    table.does("tile P05")
    assert said(table) == [
        ("perish", "DW-5.1"), ("flow-side", "DW-5.2"), ("flow-side", "DW-5.2"), ("flow-side", "DW-5.2"),
        ("flow-side", "DW-5.2"), ("flow", "DW-5.5"),
    ]  # fmt: skip
    perish, *flows = table.events
    assert (perish.piece, perish.path, perish.detail) == ("P05", ("pile", "s20"), Perish(direction=0))
    assert perish.text.args["count"] == 5
    assert perish.text.args["direction"] == Text("dw-direction-0")
    assert [(event.detail, event.path) for event in flows] == [
        (Band("alf", 1), ("s20", "s13")), (Band("orc", 1), ("s20", "s12")), (Band("troll", 1), ("s20", "s29")),
        (Band("orc", 1), ("s20", "s28")), (Band("orc", 1), ("s20", "s21")),
    ]  # fmt: skip


def test_running_on_is_told_with_every_space_on_the_way() -> None:
    """Example E13."""
    table = Table().calm().pause(0).perished("gate_v", "SW").perished("s02", "SE").turn(step="hero")
    assert said(table) == [("hero-troops", "DW-4.5")]
    table.does("recruit 2 1 0")
    assert said(table) == [("skulls", "DW-4.5"), ("recruit", "DW-4.5"), ("run-on", "DW-5.7")]
    runs = [event for event in table.events if event.rule == "DW-5.7"]
    assert [(event.kind, event.piece, event.path) for event in runs] == [
        ("flow", "orc", ("gate_v", "s02", "s08")),
        ("along", "troll", ("gate_v", "s02", "s08")),
    ]


def test_the_blacksaddle_is_told_with_its_doom_step() -> None:
    """Example E15."""
    table = Table().troops("s31", orc=2, troll=1, alf=1).perished("s30", "E").arrives("s30", orc=1)
    assert said(table)[-2:] == [("saddle", "DW-6.2"), ("doom-saddle", "DW-6.2")]
    assert (table.events[-1].piece, table.events[-1].path) == ("doom", ("d40", "d39"))


def test_a_die_rolled_again_is_told_with_what_it_showed() -> None:
    table = Table("tungdil", "boindil").calm().council(3).turn().does("message", "roll 6 5")
    assert said(table) == [("roll-message", "DW-11.1")]
    table.does("roll 1")
    must = table.events[0]
    assert (must.text.id, must.text.args) == ("dw-event-reroll-must", {"die": 6, "to": 1})
    assert must.dice == (5, 1)
    table = (
        Table("balyndis", "boindil")
        .calm()
        .council(8)
        .turn("balyndis")
        .does("message", "roll 3 2 1", "reroll 2", "roll 5")
    )
    assert table.events[0].text.args == {"die": 2, "to": 5}
    assert ("message-failed", "DW-11.2") in said(table)


def test_tungdils_word_is_told() -> None:
    table = Table("tungdil", "boindil").calm().turn().does("message", "roll 4 4")
    assert said(table)[1:] == [("message-plus", "DW-11.13"), ("message", "DW-11.1"), ("council-right", "DW-11.1")]
    assert table.events[1].text.args["to"] == 5


@pytest.mark.parametrize(
    ("answer", "told"), [("doom", ("doom-penalty", "DW-8.5")), ("health", ("hurt-penalty", "DW-8.5"))]
)
def test_the_price_of_perished_land_is_told(answer: str, told: tuple[str, str]) -> None:
    table = Table("tungdil", "boindil").calm().at("tungdil", "s21").perished("s20", "E").turn()
    table.does("move", "roll 6 2 1", "step s20")
    assert said(table) == [("step", "DW-8.3")]
    assert (table.events[0].piece, table.events[0].path) == ("tungdil", ("s21", "s20"))
    table.does(answer)
    assert said(table) == [told]


def test_losses_tell_their_cause() -> None:
    table = Table("tungdil", "boindil").calm().at("tungdil", "s21").troops("s21", troll=1).turn()
    table.does("fight", "roll 3 2 1")
    assert said(table)[-1] == ("hurt-fight", "DW-10.3")
    table = Table("tungdil", "boindil").card("SA1", "AV19", "AV28").pile("TH14", "AV12").council(4)
    table.turn("tungdil", step="refill").does("draw TH14", "lose 1")
    assert said(table)[0] == ("hurt-council", "DW-11.7")
    assert ("immediate", "DW-7.9") in said(table)
    table.does("lose 2")
    hurt = table.events[0]
    assert (hurt.text.id, hurt.text.args["card"]) == ("dw-event-hurt-card", Text("dw-card-th14"))
    assert [pair for pair in said(table) if pair[0] == "discarded"] == [("discarded", "DW-7.10")]
