"""A program in a seat: it plays legally, and whenever it fails the usual bot has its turn and the game goes on."""

import pytest
from tests.outside.programs import FIRST, every_game, program, python, small_game
from tests.waiting import DEADLINE

from lamplight.bots.uniform import Uniform
from lamplight.core.chance import Dealer
from lamplight.core.game import Game
from lamplight.core.match import Match
from lamplight.core.rng import Rng
from lamplight.core.view import Refusal, Text
from lamplight.outside.engine import Engine
from lamplight.outside.outsider import MOST_FAULTS, STABLE, Outsider
from lamplight.outside.process import ProgramFault

SOON = 0.5


class Heard:
    """Collects what is reported of programs."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.complaints: list[str] = []

    def __call__(self, command: str, fault: Text, complaints: str) -> None:
        self.faults.append(fault.id)
        self.complaints.append(complaints)


def outsider(command: str, game: Game, heard: Heard, seconds: float = DEADLINE) -> Outsider:
    return Outsider(command, game, Uniform(), seconds, heard)


def begun(game: Game, seats: int, luck: int = 0) -> Match:
    match = Match(game, game.suited(seats), seats, Dealer(luck.to_bytes(32, "big")))
    match.begin()
    return match


def decide(match: Match, bot: Outsider | Uniform, rng: Rng) -> Text:
    """One decision; what the bot says about it."""
    seat = int(match.state.actor)
    decision = bot.choose(match.perspective(seat, rng), rng)
    assert not isinstance(match.act(seat, decision.do), Refusal)
    return decision.reason


def fault_of(command: str, seconds: float = SOON) -> tuple[str, Text]:
    """What the program is reported for at its first decision, and the reason shown for the move made instead."""
    game = small_game()
    heard = Heard()
    match = begun(game, game.min_seats)
    found = outsider(command, game, heard, seconds)
    reason = decide(match, found, Rng(1))
    found.close()
    assert len(heard.faults) == 1
    return heard.faults[0], reason


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
def test_a_program_plays_every_game_to_its_end(game: Game) -> None:
    rng = Rng(3)
    heard = Heard()
    match = begun(game, game.min_seats)
    players = [outsider(f"{FIRST}", game, heard) if seat == 0 else Uniform() for seat in range(match.seats)]
    while not match.over and len(match.plies) < 400:
        decide(match, players[int(match.state.actor)], rng)
    for player in players:
        player.close(match.state.outcome())
    assert heard.faults == []


def test_its_reason_is_shown_in_its_own_words_without_control_characters() -> None:
    game = small_game()
    command = program(ask='say(type="move", n=heard["n"], do=heard["options"][0], reason="a\\x1b[2Jb\\n" + 500 * "c")')
    found = outsider(command, game, Heard())
    reason = decide(begun(game, game.min_seats), found, Rng(1))
    found.close()
    said = str(reason.args["words"])
    assert reason.id == "outside-reason"
    assert said.startswith("a [2Jb c")
    assert len(said) == 200


@pytest.mark.parametrize(
    ("spoilt", "message"),
    [
        ({"hello": "sys.exit(3)"}, "outside-ended"),
        ({"hello": "say(type='ready')"}, "outside-no-hello"),
        ({"hello": "say(type='hello', protocol=9, name='Later')"}, "outside-protocol"),
        ({"hello": "say(type='hello', protocol=1, name='Chess', games=['chess'])"}, "outside-not-this-game"),
        ({"game": "say(type='move', n=1, do='x')"}, "outside-not-ready"),
        ({"ask": "time.sleep(600)"}, "outside-too-late"),
        ({"ask": "time.sleep(1.5); say(type='move', n=heard['n'], do=heard['options'][0])"}, "outside-too-late"),
        ({"ask": "raise KeyError('lamp')"}, "outside-ended"),
        ({"ask": "print('I take the first one', flush=True)"}, "outside-not-an-answer"),
        ({"ask": "print('[' * 60_000, flush=True)"}, "outside-not-an-answer"),
        ({"ask": "say(type='move', n=heard['n'], do='win at once')"}, "outside-illegal"),
        ({"ask": "say(type='move', n=heard['n'] + 7, do=heard['options'][0])"}, "outside-other-question"),
        ({"ask": "say(type='vote', n=heard['n'], yes=True)"}, "outside-no-move"),
        ({"ask": "sys.stdout.write('x' * 1_000_000); sys.stdout.flush(); time.sleep(600)"}, "outside-long-line"),
        ({"ask": "[say(type='move', n=0, do='x') for _ in range(100_000)]"}, "outside-other-question"),
        ({"ask": "[os.fork() or time.sleep(600) for _ in range(60)]; time.sleep(600)"}, "outside-forks"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_spoilt_program_loses_its_turn_to_the_usual_bot(spoilt: dict[str, str], message: str) -> None:
    found, reason = fault_of(program(**spoilt), DEADLINE if message != "outside-too-late" else SOON)
    assert found == message
    assert reason.id == "outside-reason-usual"


def test_a_program_that_does_not_exist_is_one_sentence() -> None:
    assert fault_of("./no/such/program")[0] == "outside-not-found"


def test_what_it_wrote_to_standard_error_is_reported() -> None:
    game = small_game()
    heard = Heard()
    found = outsider(program(ask="sys.exit('the lamp is out')"), game, heard)
    decide(begun(game, game.min_seats), found, Rng(1))
    assert heard.complaints == ["the lamp is out"]


def test_after_a_fault_it_is_started_anew_and_told_the_whole_way() -> None:
    """It fails at its second question; the new one hears of every ply from the first on."""
    game = small_game()
    heard = Heard()
    note = (
        'say(type="move", n=heard["n"], do=heard["options"][0], reason=f"{heard[\'since\']} {len(heard[\'plies\'])}")'
    )
    command = program(ask=f"sys.exit(1) if asked == 2 else {note}")
    match = begun(game, game.min_seats)
    found = outsider(command, game, heard)
    rng = Rng(5)
    told: list[tuple[int, Text]] = []
    while len(told) < 3 and not match.over:
        before = len(match.plies)
        if int(match.state.actor) == 0:
            told.append((before, decide(match, found, rng)))
        else:
            decide(match, Uniform(), rng)
    found.close()
    assert heard.faults == ["outside-ended"]
    assert told[0][1].args["words"] == f"0 {told[0][0]}"
    assert told[1][1].id == "outside-reason-usual"
    assert told[2][1].args["words"] == f"0 {told[2][0]}"


def test_after_some_faults_the_usual_bot_plays_on_alone() -> None:
    game = small_game()
    heard = Heard()
    match = begun(game, game.min_seats)
    found = outsider(program(ask="sys.exit(1)"), game, heard)
    rng = Rng(2)
    for _ in range(MOST_FAULTS + 4):
        decide(match, found if int(match.state.actor) == 0 else Uniform(), rng)
    while int(match.state.actor) != 0 and not match.over:
        decide(match, Uniform(), rng)
    for _ in range(40):
        if match.over:
            break
        decide(match, found if int(match.state.actor) == 0 else Uniform(), rng)
    assert heard.faults == ["outside-ended"] * MOST_FAULTS + ["outside-given-up"]


def test_a_move_taken_back_is_forgotten_by_the_program_too() -> None:
    """Every question tells which plies to forget; what is left is always the way that the seat knows."""
    game = small_game()
    command = python(
        "import json, sys\n"
        "way = []\n"
        "for line in sys.stdin:\n"
        "    heard = json.loads(line)\n"
        "    if heard['type'] == 'hello': print(json.dumps(dict(type='hello', protocol=1, name='Way')), flush=True)\n"
        "    elif heard['type'] == 'game': way = []; print(json.dumps(dict(type='ready')), flush=True)\n"
        "    elif heard['type'] == 'ask':\n"
        "        way = way[:heard['since']] + heard['plies']\n"
        "        said = ' '.join(f\"{ply['by']}:{ply['do']}\" for ply in way[-3:]) + f' {len(way)}'\n"
        "        print(json.dumps(dict(type='move', n=heard['n'], do=heard['options'][0], reason=said)), flush=True)\n"
    )
    match = begun(game, game.min_seats)
    rng = Rng(4)
    found = outsider(command, game, Heard())
    taken_back = 0
    for _ in range(30):
        seat = int(match.state.actor)
        if match.over:
            break
        if seat != 0:
            decide(match, Uniform(), rng)
            continue
        names = {-1: "chance", -3: "all"}
        way = " ".join(f"{names.get(ply.by, ply.by)}:{ply.do}" for ply in match.plies[-3:]) + f" {len(match.plies)}"
        reason = decide(match, found, rng)
        assert str(reason.args["words"]) == way.strip()
        target = match.undo_target(0)
        if taken_back < 3 and target is not None and not match.over:
            taken_back += 1
            match.undo(0, target)
    found.close()
    assert taken_back == 3


def test_one_program_plays_game_after_game() -> None:
    game = small_game()
    command = program(hello='say(type="hello", protocol=1, name=str(os.getpid()))')
    engines = []
    for luck in range(3):
        found = outsider(command, game, Heard())
        decide(begun(game, game.min_seats, luck), found, Rng(luck))
        assert found._engine is not None
        engines.append(found._engine.name)
        found.close()
    assert len(set(engines)) == 1
    STABLE.close()


def test_two_seats_have_two_programs() -> None:
    game = small_game()
    one, two = outsider(program(), game, Heard()), outsider(program(), game, Heard())
    match = begun(game, game.min_seats)
    decide(match, one, Rng(1))
    decide(match, two, Rng(1))
    assert one._engine is not two._engine
    one.close()
    two.close()


def test_a_vote_and_the_vote_of_one_that_has_none() -> None:
    game = small_game()
    match = begun(game, game.min_seats)
    knows = match.perspective(0, Rng(1))
    found = outsider(program(), game, Heard())
    assert found.agrees(knows, "stop", Rng(1)) is False
    found.close()
    heard = Heard()
    mute = outsider(program(vote="sys.exit(1)"), game, heard)
    assert mute.agrees(knows, "stop", Rng(1)) == Uniform().agrees(knows, "stop", Rng(1))
    assert heard.faults == ["outside-ended"]


def test_goodbye() -> None:
    assert Engine(program()).close()
    stubborn = Engine(program(bye="time.sleep(600)"))
    assert not stubborn.close(), "it was ended"


def test_a_fault_before_the_first_question_ends_the_program() -> None:
    with pytest.raises(ProgramFault):
        Engine(program(hello="time.sleep(0.01); say(type='nobody')"))
