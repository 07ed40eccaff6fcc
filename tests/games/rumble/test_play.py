"""RD-4: a turn."""

from __future__ import annotations

from tests.games.rumble.table import SEATS, Table, new, rule

from lamplight.core.game import OVER
from lamplight.core.rng import Rng


@rule("RD-4.3", "A25")
def test_seat_after_seat_until_one_is_left() -> None:
    table = Table(4).turn_of("hare")
    order = []
    for do in ("move cube hall", "move lich kitchen", "fight eye", "fight orc", "move ogre library"):
        order.append(table.asked)
        table.plays(do)
    assert order == ["hare", "mole", "fox", "owl", "hare"]
    table.may_not("fight troll", rule="RD-4.3", seat="fox")
    last = Table(3).only("cube", "eye", "lich").stand("cube", "eye", "lich", "hall").plays("fight lich")
    assert last.asked == "owl", "two are left: it goes on, however often the turn went round"
    last.plays("fight cube")
    assert last.asked == "chance", "one is left: the adventure is over"
    assert last.state.adventure == 1


@rule("RD-4.4")
def test_one_action_and_no_pass() -> None:
    table = Table(3)
    assert {do.split(" ")[0] for do in table.options()} == {"move", "carry"}
    table.plays("move cube hall")
    assert table.asked == "owl", "one action ends the turn"
    rng = Rng(8)
    state = new(4)
    for _ in range(400):
        if state.actor == OVER:
            break
        if state.actor >= 0:
            legal = state.legal_actions()
            words = {state.text(code).split(" ")[0] for code in legal}
            assert legal
            assert words <= {"move", "carry", "fight", "leave"}
            state.apply(legal[int(rng.below(len(legal)))])
        else:
            state.apply(state.chance_at(rng.below(state.chance_total())))


@rule("RD-4.5")
def test_anybody_acts_with_anybody() -> None:
    table = Table(3).owns("fox", "cube", "eye").owns("owl", "lich", "orc").owns("hare", "troll", "ogre")
    options = [table.turn_of(seat).options() for seat in SEATS[:3]]
    assert options[0] == options[1] == options[2]
    for who in table.names:
        assert table.options(who)
    for other in (Table(3).owns("fox", "cleric", "elf"), Table(3).neutral("cube", "eye", "lich")):
        assert other.options() == options[0], "ownership changes nothing"


@rule("RD-4.6")
def test_a_character_that_is_alone_goes_next_door() -> None:
    table = Table(3).plays("move cube hall")
    assert table.at("cube") == "hall"
    assert table.told_rules() == {"move": "RD-4.6"}
    table = Table(3)
    table.may_not("move cube entry", rule="RD-4.6", message="rd-no-same-room")
    table.plays("move cube den")
    assert table.at("cube") == "den"


@rule("RD-4.7", "A18")
def test_only_through_doors() -> None:
    table = Table(3, "ring")
    assert table.options("move", "cube") == {"move cube hall", "move cube den"}
    table.may_not("move cube armoury", rule="RD-4.7")
    table.may_not("move cube treasury", rule="RD-4.7")
    table.may_not("carry cleric entry", rule="RD-4.7")
    ladder = Table(3, "ladder")
    assert ladder.options("move", "troll") == {"move troll armoury", "move troll cells", "move troll well"}


@rule("RD-4.8", "A23")
def test_who_shares_a_room_cannot_be_moved() -> None:
    table = Table(3).stand("lich", "orc", "crypt")
    for who in ("lich", "orc", "dwarf"):
        assert table.marks(who) == ("stuck",)
        assert table.options(who) == {f"fight {who}"}
        table.may_not(f"move {who} forge", rule="RD-4.8")
    table.plays("fight orc")
    table.may_not("move lich forge", rule="RD-4.8")
    table.plays("fight dwarf")
    table.may("move lich forge")
    assert table.marks("lich") == ()


@rule("RD-4.9")
def test_rooms_hold_any_number() -> None:
    table = Table(3)
    for who, room in (("cube", "entry"), ("lich", "armoury")):
        assert table.at(who) == room
        table.plays(f"move {who} hall")
    assert [table.at(who) for who in ("cube", "eye", "lich")] == ["hall"] * 3
    full = Table(3).stand(*Table(3).names[1:], "hall")
    full.may("move cube hall")
    full.plays("move cube hall")
    assert full.state.crowd[full.dungeon.index["hall"]] == 12
    assert len(full.options("fight")) == 12


@rule("RD-4.10", "A22")
def test_a_fight_needs_two_and_takes_any_of_them() -> None:
    table = Table(3).stand("lich", "orc", "crypt").owns("fox", "dwarf", "orc")
    assert table.options("fight") == {"fight lich", "fight orc", "fight dwarf"}
    table.may_not("fight cube", rule="RD-4.10")
    table.may("fight dwarf")  # also one's own
    table.plays("fight dwarf")
    assert table.told_rules() == {"fight": "RD-4.10"}
    assert table.at("dwarf") == "out-1"
    assert table.options("fight") == {"fight lich", "fight orc"}, "two are enough"


@rule("RD-4.11")
def test_a_fight_removes_exactly_one() -> None:
    table = Table(3).stand("lich", "orc", "crypt").plays("fight orc")
    assert [table.at(who) for who in ("lich", "dwarf")] == ["crypt", "crypt"]
    assert table.state.inside == 11


@rule("RD-4.12")
def test_victims_stand_in_line_for_all_to_see() -> None:
    table = Table(3).stand("lich", "orc", "troll", "crypt").plays("fight orc", "fight dwarf", "fight lich")
    for seat in (None, "fox", "hare"):
        assert table.beside(seat).fallen == ("orc", "dwarf", "lich")
    assert [table.at(who) for who in ("orc", "dwarf", "lich")] == ["out-1", "out-2", "out-3"]
    assert table.marks("orc") == ("out",)
    for do in ("move orc forge", "fight orc", "leave orc", "carry orc forge"):
        table.may_not(do, rule="RD-4.12")


@rule("RD-4.13", "E18", "A12")
def test_secrets_of_the_fallen_stay_hidden() -> None:
    table = (
        Table(3)
        .stand("lich", "orc", "crypt")
        .owns("owl", "orc", "elf")
        .neutral("dwarf")
        .plays("fight orc", "fight dwarf")
    )
    assert table.secret("owl") == {"orc", "elf"}
    for seat in (None, "fox", "hare"):
        assert table.beside(seat).revealed == ()
        assert "orc" not in (table.secret(seat) if seat else set())
    assert table.beside().secret == ()
    assert all(piece.seat is None for piece in table.view("fox").pieces)


@rule("RD-4.14")
def test_deducing_is_left_to_the_players() -> None:
    """A tip, not a rule: nothing that is legal, refused or shown to others depends on who owns whom."""
    one = Table(3).owns("fox", "cube", "eye").owns("owl", "lich", "orc").owns("hare", "elf", "thief")
    two = Table(3).owns("fox", "cube", "eye").owns("owl", "elf", "cleric").owns("hare", "lich", "dwarf")
    assert one.view("fox") == two.view("fox")
    assert one.view() == two.view()
    assert one.options() == two.options()
