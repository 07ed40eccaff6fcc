"""What people see agrees with what is: pieces, prompts, and above all what every option says it will do."""

from __future__ import annotations

import copy
import pickle

import pytest
from tests.games.rumble.table import GAME, Table, beside, new

from lamplight.core.events import Narrator
from lamplight.core.game import CHANCE, OVER
from lamplight.core.rng import Rng
from lamplight.core.view import Option, Text
from lamplight.games.rumble.game import RumbleState
from lamplight.games.rumble.state import LAYING


def where(state: RumbleState) -> dict[str, str]:
    return {piece.id: piece.at for piece in state.view(None).pieces}


def labels(text: Text) -> list[str]:
    return [label.id for label in text.args.values() if isinstance(label, Text)]


def check_option(state: RumbleState, option: Option, code: int) -> None:
    """An option's words, touches and effects tell exactly what the action then does."""
    before = where(state)
    after_state = state.copy()
    narrator = Narrator()
    after_state.apply(code, narrator)
    assert option.do == state.text(code)
    assert state.parse(option.do) == code
    word, who, *to = option.do.split(" ")

    # Effects: one per piece; where the adventure goes on, each ends where it says and nobody else moves.
    promised = {effect.piece: effect.to for effect in option.effects}
    assert len(promised) == len(option.effects)
    if after_state.phase == state.phase and after_state.adventure == state.adventure:
        after = where(after_state)
        assert {piece: at for piece, at in after.items() if before[piece] != at} == promised, option

    # How they move is what people are told afterwards, step by step along the board.
    told = [event for event in narrator.events if event.piece and event.kind != "reveal"]
    assert [event.piece for event in told] == list(promised)
    assert [event.path for event in told] == [(before[piece], at) for piece, at in promised.items()]
    assert told[0].kind == word
    assert told[0].seat == state.actor
    assert {effect.how for effect in option.effects} == {
        {"move": "walk", "carry": "walk", "fight": "fight", "leave": "leave"}[word]
    }
    for effect in option.effects:
        assert effect.via == ((effect.to,) if effect.how == "walk" else ())

    # Notes tell whom one meets, and what a victim's place is worth.
    note = option.effects[0].note
    if to:
        met = sum(1 for piece, at in before.items() if at == to[0] and piece != "chest")
        assert note == (Text("rd-preview-meet", {"count": met}) if met else None)
    elif word == "fight":
        victims = sum(1 for at in before.values() if at.startswith("out-"))
        worth = beside(state.view(None)).worth
        assert note == Text("rd-preview-fight", {"points": worth[victims]})
    else:
        assert note == Text("rd-preview-leave")

    # Touches: the piece, the place and the tool; no option hides from the plain question.
    assert set(state.touches(code)) == set(option.touches)
    assert len(set(option.touches)) == len(option.touches)
    assert {who, to[0] if to else before[who]} <= set(option.touches)
    assert ("chest" in option.touches) == (word in ("carry", "leave"))
    known = set(before) | {place.id for place in state.scene().places} | {"fight", "leave"}
    assert set(option.touches) <= known

    assert option.label.id == f"rd-do-{word}"
    assert labels(option.label) == [
        f"rd-character-{who}",
        f"rd-room-{before[who]}",
        *(f"rd-room-{room}" for room in to),
    ]


def check_view(state: RumbleState) -> None:
    view = state.view(None)
    pieces = {piece.id: piece for piece in view.pieces}
    count = int(state.rules.characters)
    assert len(pieces) == len(view.pieces) == count + (1 if state.dungeon.treasury >= 0 else 0)
    crowd: dict[str, list[str]] = {}
    for piece in view.pieces:
        if piece.kind == "character":
            crowd.setdefault(piece.at, []).append(piece.id)
    for at, ids in crowd.items():
        if at in state.dungeon.index:
            assert len(ids) == state.crowd[state.dungeon.index[at]]
            assert {pieces[who].marks for who in ids} == {("stuck",) if len(ids) > 1 else ()}
        elif at.startswith("out-"):
            assert len(ids) == 1
            assert pieces[ids[0]].marks == ("out",)
            assert beside(view).fallen[int(at[4:]) - 1] == ids[0]
        else:
            assert at in ("free", "box")
    assert len(crowd.get("free", [])) <= 1
    assert (view.turn, view.actor, view.game) == (state.turn, state.actor, "rumble")
    assert len(beside(view).revealed) == int(state.adventure) + (state.actor == OVER)
    assert (beside(view).secret, view.own) == ((), ()), "a stranger has no secret"


@pytest.mark.parametrize("box", ["dungeon", "house", "both"])
@pytest.mark.parametrize("seats", [3, 5])
def test_every_option_tells_what_it_will_do(box: str, seats: int) -> None:
    rng = Rng(90 + seats)
    seen: dict[str, int] = {}
    options = {"set": box, "layout": "eight"}
    state = new(seats, **options)
    for ply in range(1500):
        if state.actor == OVER:
            check_view(state)
            state = new(seats, **options)
        if state.actor == CHANCE:
            if ply % 9 == 0:
                check_view(state)
            state.apply(state.chance_at(rng.below(state.chance_total())))
            continue
        legal = state.legal_actions()
        if rng.below(12) == 0 or any(state.text(code).startswith("leave") for code in legal):
            check_view(state)
            prompt = state.view(int(state.actor)).prompt
            assert prompt is not None
            assert len(prompt.options) == len(legal)
            for option, code in zip(prompt.options, legal, strict=True):
                check_option(state, option, code)
                word = option.do.split(" ")[0]
                seen[word] = seen.get(word, 0) + 1
        state.apply(legal[int(rng.below(len(legal)))])
    assert set(seen) >= {"move", "fight"} | (set() if box == "house" else {"carry"})
    assert sum(seen.values()) > 500


def test_the_rare_options_too() -> None:
    tables = [
        Table(3).stand("cube", "eye", "entry").chest("entry"),
        Table(3).only("cube", "eye").stand("cube", "eye", "entry").chest("entry"),
        Table(3, box="both").stand("ninja", "cat", "frontdoor").chest("frontdoor"),
        Table(3).only("cube", "eye").stand("cube", "eye", "hall"),
        Table(3).patience(1),
    ]
    words = set()
    for table in tables:
        prompt = table.state.view(int(table.state.actor)).prompt
        assert prompt is not None
        for option, code in zip(prompt.options, table.state.legal_actions(), strict=True):
            check_option(table.state, option, code)
            words.add(option.do.split(" ")[0])
    assert words == {"move", "carry", "fight", "leave"}


def test_only_the_one_who_is_asked_gets_options() -> None:
    table = Table(3).turn_of("owl")
    for seat in (None, "fox", "hare"):
        prompt = table.view(seat).prompt
        assert prompt is not None
        assert (prompt.seat, prompt.options) == (1, ())
    asked = table.view("owl").prompt
    assert asked is not None
    assert {option.do for option in asked.options} == table.options()


def test_the_question_says_what_is_due() -> None:
    state = new(3)
    asks = []
    rng = Rng(1)
    while state.actor == CHANCE:
        prompt = state.view(None).prompt
        assert prompt is not None
        if prompt.ask.id not in asks:
            asks.append(prompt.ask.id)
        state.apply(state.chance_at(rng.below(20) if state.phase == LAYING else rng.below(state.chance_total())))
    prompt = state.view(None).prompt
    assert prompt is not None
    assert [*asks, prompt.ask.id] == ["rd-ask-lay", "rd-ask-place", "rd-ask-deal", "rd-ask-start", "rd-ask-act"]


def test_states_travel() -> None:
    """Also the secrets, which is why a state is never sent to anybody."""
    rng = Rng(3)
    for options in ({"set": "both"}, {"set": "house", "layout": "eight"}, {"rebuild": "yes"}):
        state = new(4, **options)
        for ply in range(400):
            if state.actor == OVER:
                break
            if ply % 37 == 0:
                for other in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
                    assert other.key() == state.key()
                    assert other.view(1) == state.view(1)
                    assert other.legal_actions() == state.legal_actions()
                    assert other.rules.options == state.rules.options
            if state.actor == CHANCE:
                state.apply(state.chance_at(rng.below(20 if state.phase == LAYING else state.chance_total())))
            else:
                legal = state.legal_actions()
                state.apply(legal[int(rng.below(len(legal)))])


def test_the_board_of_a_lobby_is_the_one_that_is_played_on() -> None:
    for layout in ("ring", "ladder", "eight"):
        assert GAME.board({"layout": layout}) == new(3, layout=layout).scene()
    assert GAME.content({"layout": "ring"}) != GAME.content({"layout": "eight"})
    assert GAME.content({}) == "generated-1"
