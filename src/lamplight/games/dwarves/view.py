"""What people see. All is open but the order of the piles, so all see the same; the prompt says who is asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lamplight.core.game import CHANCE, OVER
from lamplight.core.view import Board, Effect, Option, Piece, Place, Prompt, TableView, Text, seat_name
from lamplight.games.dwarves import actions, quests
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.catalogue import effects, joined, some, troops
from lamplight.games.dwarves.dice import at_least
from lamplight.games.dwarves.gear import pile_size
from lamplight.games.dwarves.outcome import outcome
from lamplight.games.dwarves.perished import outflow
from lamplight.games.dwarves.state import (
    BIT,
    CARD,
    DONE,
    GEAR,
    GEARS,
    KEENFIRE,
    LIFE,
    MARKS,
    NOWHERE,
    PROGRESS,
    ROWS,
    SPACES,
    TROOPS,
    WHO,
    WIDE,
    Realm,
    bits,
    count,
    of_kind,
)
from lamplight.games.dwarves.tableau import (
    Arrow,
    Card,
    Dice,
    Dwarf,
    Inflow,
    MapChart,
    Part,
    PerishedTile,
    Piles,
    RealmTableau,
    Space,
    Stage,
    Tracks,
    TrackSpace,
    Troops,
    Walk,
)
from lamplight.games.dwarves.tables import (
    ABILITY_COUNCIL_PLUS_ONE,
    ABILITY_CRAFT_TEST_REROLL_ALL,
    ABILITY_FIGHT_RAISE_ONE,
    ABILITY_FIGHT_REROLL_ALL,
    ABILITY_PERISHED_IMMUNE,
    ATTRIBUTES,
    BATTLE,
    BLOCK_BEARER_MOVE,
    COLOURS,
    COUNCIL,
    COUNCIL_EFFECTS,
    COUNCIL_MAY_REROLL_ONE,
    COUNCIL_MUST_REROLL_HIGHEST,
    CRAFT,
    FIRST_ADVENTURE,
    FIRST_THREAT,
    GEAR_HEALTH_LOSS,
    GEAR_OWN_ROLL,
    QUEST_COUNCIL,
    QUEST_DEFEAT,
    QUEST_DUEL,
    QUEST_FIGHT,
    QUEST_GATHER,
    QUEST_JOURNEY,
    QUEST_PAY,
    QUEST_TESTS,
    QUEST_VISIT,
    SPEED,
    TRACK,
    TRACK_TROOPS,
    Tables,
)
from lamplight.games.dwarves.tables import TROOPS as KINDS

Args = dict[str, int | str | Text]

ROW_HEIGHT: Final = 0.866  # of pointy-top hexes, in hex widths
LANDMARKS: Final = ("start", "troops", "council", "threat", "end")
TO_THREATS: Final = FIRST_THREAT - FIRST_ADVENTURE  # bit of the first Threat card in the Adventure pile
STAGES: Final[dict[int, Stage]] = {
    on.COUNCIL_ASKS: "reroll",
    on.ABILITY_ASKS: "again",
    on.STONE_ASKS: "runestone",
    on.RAISE_ASKS: "raise",
}
# Decisions of the group: the active player says what was agreed. # DW-3.4
TOGETHER: Final = (
    on.PENALTY, on.SHARE_LOSS, on.SHARE_HEAL, on.HEAL_ONE, on.GIVING, on.DROPPING, on.REMOVING, on.CLEANSING,
    on.DIGGING, on.MARCHING, on.DISMISSING, on.CHOOSING, on.FETCHING,
)  # fmt: skip


# ---- the still part


def board(tables: Tables) -> Board:
    """The map, the Doom track and the Council track."""
    places = [_space(tables, space) for space in range(SPACES)]
    places += [_track_space(tables, n) for n in range(TRACK)]
    places += [_council_space(tables, n) for n in range(1, COUNCIL + 1)]
    return Board("girdlegard", tuple(places), chart(tables))


def chart(tables: Tables) -> MapChart:
    """What is printed on the spaces of the map and of the Doom track."""
    spaces = []
    for space in range(SPACES):
        kingdom, tunnel = int(tables.kingdom[space]), int(tables.tunnel_of[space])
        arrows = []
        for colour in range(len(COLOURS)):
            direction = int(tables.arrow[space * 3 + colour])
            if direction >= 0:
                arrows.append(Arrow(COLOURS[colour], direction))
        spaces.append(
            Space(
                tables.names[space],
                tables.kingdom_names[kingdom] if kingdom >= 0 else None,
                tables.tunnel_names[tunnel] if tunnel >= 0 else None,
                tuple(arrows),
            )
        )
    troops = [n for n in range(TRACK) if tables.track_kind[n] == TRACK_TROOPS]
    return MapChart(tuple(spaces), tuple([TrackSpace(f"d{n}", _gateway(tables, n)) for n in troops]))


def _gateway(tables: Tables, n: int) -> str:
    """The gateway that a space of the Doom track names."""
    return tables.gateway_names[tables.gateway_of[tables.track_gate[n]]]


def _space(tables: Tables, space: int) -> Place:
    gateway, location = int(tables.gateway_of[space]), int(tables.location_of[space])
    kind, landmark = "land", ""
    if gateway >= 0:
        kind, landmark = "gateway", tables.gateway_names[gateway]
    elif location >= 0:
        kind, landmark = "location", tables.location_names[location]
    q, r = int(tables.q[space]), int(tables.r[space])
    near = [int(tables.near[space * 6 + direction]) for direction in range(6)]
    return Place(
        tables.names[space],
        kind,
        tables.space_label(space),
        q + r / 2,
        round(r * ROW_HEIGHT, 3),
        tuple([tables.names[to] for to in near if to >= 0]),
        landmark,
    )


def _track_space(tables: Tables, n: int) -> Place:
    kind = int(tables.track_kind[n])
    args: Args = {"n": n}
    if kind == TRACK_TROOPS:
        args["space"] = tables.space_label(tables.track_gate[n])
    beside = tuple([f"d{m}" for m in (n - 1, n + 1) if 0 <= m < TRACK])
    label = Text(f"dw-track-{LANDMARKS[kind]}", args)
    return Place(f"d{n}", "doom", label, n * 0.25 - 5, -6.0, beside, LANDMARKS[kind])


def _council_space(tables: Tables, n: int) -> Place:
    beside = tuple([f"c{m}" for m in (n - 1, n + 1) if 1 <= m <= COUNCIL])
    label = Text("dw-council-space", {"n": n, "effect": say.council_effect(n)})
    return Place(f"c{n}", "council", label, n - 5.0, 6.0, beside, COUNCIL_EFFECTS[tables.council_effect[n]])


# ---- the view


def view(realm: Realm, legal: list[int]) -> TableView:
    """The table as everybody sees it; legal are the actions of the actor, for the others to propose. # DW-3.4"""
    actor = int(realm.actor)
    prompt = None
    if actor != OVER:
        options = tuple([option(realm, code) for code in legal])
        prompt = Prompt(actor if actor >= 0 else int(realm.active), ask(realm), options)
    beside = tableau(realm)
    return TableView(
        game="dwarves",
        turn=int(realm.turn),
        actor=actor,
        pieces=pieces(realm),
        prompt=prompt,
        tableau=beside,
        outcome=outcome(realm),
        beside=in_words(beside),
    )


def pieces(realm: Realm) -> tuple[Piece, ...]:
    """Dwarves, tokens, troops, tiles, face-up cards and equipment."""
    tables = realm.tables
    names = tables.names
    out = []
    for seat in range(int(realm.seats)):
        if realm.folk[seat * WIDE + WHO] >= 0:
            marks = ("held",) if realm.captive(seat, BLOCK_BEARER_MOVE) else ()
            at = names[realm.at(seat)]
            out.append(Piece(say.piece_of(realm, seat), "dwarf", at, say.dwarf(realm, seat), seat, marks))
    out.append(Piece("hero", "token", f"d{realm.hero}", Text("dw-token-hero")))
    out.append(Piece("doom", "token", f"d{realm.doom}", Text("dw-token-doom")))
    out.append(Piece("council", "token", f"c{realm.council}", Text("dw-token-council")))
    for space in range(SPACES):
        for kind in range(len(KINDS)):
            n = int(of_kind(realm.troops[space], kind))
            if n > 0:
                id = troop_piece(realm, kind, space)
                out.append(Piece(id, KINDS[kind], names[space], some(kind, n), None, (), n))
    for space in range(SPACES):
        tile = int(realm.land[space]) - 1
        if tile >= 0:
            out.append(Piece(tables.tile_names[tile], "tile", names[space], Text("dw-tile")))
    if realm.tunnel != NOWHERE:
        closed = realm.land[realm.tunnel] != 0  # R34
        label = Text("dw-tunnel-tile-closed" if closed else "dw-tunnel-tile")
        out.append(Piece("tunnel", "tunnel", names[realm.tunnel], label, marks=("closed",) if closed else ()))
    for row in range(ROWS):
        card = int(realm.cards[row * WIDE + CARD])
        if card >= 0:
            out.append(Piece(tables.card_names[card], kind_of_card(card), row_place(row), tables.card_label(card)))
    turned = turned_up(realm)
    if turned >= 0:
        at = row_place(int(realm.face_up()) + 1)
        name = tables.card_names[turned]
        out.append(Piece(name, kind_of_card(turned), at, tables.card_label(turned), None, ("revealed",)))
    for seat in range(int(realm.seats)):
        for gear in own_gear(realm, seat):
            id = say.gear_piece(realm, seat, gear)
            out.append(Piece(id, "equipment", f"seat-{seat + 1}", tables.gear_label(gear), seat))
    return tuple(out)


def turned_up(realm: Realm) -> int:
    """A card that was turned up and is being worked off before it lies or goes, or -1. # DW-7.8, DW-7.9"""
    return int(on.turned_up(realm))


def troop_piece(realm: Realm, kind: int, space: int) -> str:
    return f"{KINDS[kind]}-{realm.tables.names[space]}"


def row_place(row: int) -> str:
    return "scenario" if row == 0 else f"slot-{row}"


def kind_of_card(card: int) -> str:
    return "scenario" if card < FIRST_ADVENTURE else ("adventure" if card < FIRST_THREAT else "threat")


def own_gear(realm: Realm, seat: int) -> list[int]:
    """The kinds of equipment that a dwarf owns."""
    return [gear for gear in range(GEARS) if realm.owns(seat, gear)]


def tableau(realm: Realm) -> RealmTableau:
    """Turn, tracks, supply, piles, dwarves, cards, dice, and what is about to happen."""
    tables = realm.tables
    names = tables.names
    walk = None
    if realm.depth > 0 and realm.top() == on.WALK:
        walk = Walk(int(on.Walk.seat(realm)), int(on.Walk.points(realm)))
    return RealmTableau(
        int(realm.active),
        int(realm.left),
        Tracks(int(realm.hero), int(realm.doom), int(realm.council), int(realm.pause)),
        _troops(realm.supply),
        Piles(
            int(bits(realm.pile) + realm.hidden),
            int(bits(realm.pile >> TO_THREATS) + realm.hidden),
            int(bits(realm.unseen) - realm.hidden),
            int(bits(realm.discard)),
            int(pile_size(realm.gear_pile)),
            int(pile_size(realm.gear_gone)),
            int(bits(realm.tiles)) + len(realm.under),
            int(realm.left_a),
            int(realm.left_b),
            int(bits(realm.stage_c)),
        ),
        int(realm.rules.limit),
        tuple([_dwarf(realm, seat) for seat in range(int(realm.seats)) if realm.folk[seat * WIDE + WHO] >= 0]),
        tuple([_card(realm, row) for row in range(ROWS) if realm.cards[row * WIDE + CARD] >= 0]),
        tuple([_tile(realm, space) for space in range(SPACES) if realm.land[space] > 0]),
        _dice(realm),
        walk,
        tuple([names[space] for space in brink(realm)]),
        tuple([Inflow(names[gate], names[outflow(realm, gate)]) for gate in tables.gateway]),
    )


def in_words(beside: RealmTableau) -> tuple[Text, ...]:
    """The dice; all else is said by the panel beside the map."""
    if beside.dice is None:
        return ()
    return (Text("dw-ui-dice", {"dice": ", ".join([str(face) for face in beside.dice.faces])}),)


def _troops(packed: i64) -> Troops:
    return Troops(int(of_kind(packed, 0)), int(of_kind(packed, 1)), int(of_kind(packed, 2)))


def _dwarf(realm: Realm, seat: int) -> Dwarf:
    return Dwarf(
        seat,
        say.piece_of(realm, seat),
        max(0, int(realm.folk[seat * WIDE + LIFE])),
        int(realm.most_health(seat)),
        int(realm.value(seat, BATTLE)),
        int(realm.value(seat, CRAFT)),
        int(realm.value(seat, SPEED)),
        tuple([realm.tables.gear_names[gear] for gear in own_gear(realm, seat)]),
        bool(realm.folk[seat * WIDE + GEAR] & BIT[KEENFIRE]),
    )


def _card(realm: Realm, row: int) -> Card:
    """Troops on a card, whom it is bound to, and how far its quest is."""
    card = int(realm.cards[row * WIDE + CARD])
    bearer = int(quests.bearer_of(realm, row))
    journeys: tuple[int, ...] = ()
    if realm.tables.quest_kind[card] == QUEST_JOURNEY:
        seats = int(realm.cards[row * WIDE + MARKS])
        journeys = tuple([seat for seat in range(int(realm.seats)) if seats >> seat & 1])
    return Card(
        realm.tables.card_names[card],
        _troops(realm.cards[row * WIDE + TROOPS]),
        bearer if bearer >= 0 else None,
        tuple([Part(have, need) for have, need in progress(realm, row)]),
        journeys,
    )


def _tile(realm: Realm, space: int) -> PerishedTile:
    """How the tile on this space lies: its colour chooses the printed arrow. # DW-5.3"""
    tables = realm.tables
    tile = int(realm.land[space]) - 1
    colour = int(tables.tile_colour[tile])
    direction = int(tables.arrow[space * 3 + colour])
    return PerishedTile(tables.tile_names[tile], tables.names[space], COLOURS[colour], direction)


def progress(realm: Realm, row: int) -> list[tuple[int, int]]:
    """What a face-up card has and needs, part by part."""
    tables = realm.tables
    card = int(realm.cards[row * WIDE + CARD])
    kind = int(tables.quest_kind[card])
    done = int(realm.cards[row * WIDE + PROGRESS]) % DONE
    need = int(tables.quest_count[card])
    first, last = int(tables.part_first[card]), int(tables.part_first[card + 1])
    if kind == QUEST_TESTS:
        return [(int(quests.successes(done, k)), int(tables.part_count[first + k])) for k in range(last - first)]
    if kind == QUEST_VISIT:
        return [(done >> k & 1, 1) for k in range(last - first)]
    if kind == QUEST_FIGHT:
        whole = int(count(tables.quest_troops[card]))
        return [(whole - int(count(realm.cards[row * WIDE + TROOPS])), whole)]
    if kind == QUEST_GATHER:
        return [(min(int(realm.gathered(tables.quest_place[card])), need), need)]
    if kind == QUEST_COUNCIL:
        return [(min(int(realm.council), need), need)]
    if kind in (QUEST_DEFEAT, QUEST_DUEL, QUEST_PAY):
        return [(min(done, need), need)]
    return []


def _dice(realm: Realm) -> Dice | None:
    """The dice of the roll under way."""
    if realm.depth == 0 or realm.dice == 0:
        return None
    kind = realm.top()
    faces = tuple(actions.dice_of(actions.ROLL + int(realm.dice)))
    if kind == on.STRIKING:
        return Dice(faces, "fight", "assign")
    if kind == on.ROLLING:
        return Dice(faces, on.PURPOSES[on.Rolling.purpose(realm)], STAGES.get(int(on.Rolling.step(realm)), "roll"))
    if kind == on.WALK and not on.Walk.free(realm):
        return Dice(faces, "move", "walk")
    return None


def brink(realm: Realm) -> list[int]:
    """Spaces where one more troop makes the land perish. # DW-5.1, DW-5.9"""
    if realm.tiles == 0 and len(realm.under) == 0:
        return []
    limit = int(realm.rules.limit)
    saddle = int(realm.tables.blacksaddle)
    return [
        space
        for space in range(SPACES)
        if space != saddle and realm.land[space] == 0 and count(realm.troops[space]) >= limit - 1
    ]


# ---- the question


def ask(realm: Realm) -> Text:
    """The question that is open; the group's questions say so."""
    if realm.actor == CHANCE:
        return _ask_chance(realm)
    question = _question(realm)
    if realm.top() in TOGETHER and not by_gear(realm):
        return Text("dw-ask-together", {"ask": question, "who": seat_name(int(realm.actor))})
    return question


def by_gear(realm: Realm) -> bool:
    """Is it the owner of an Equipment card who decides, by using it?"""
    op = say.operation(realm)
    return op >= 0 and say.owner_of(realm.tables, op)[1] >= 0


def _ask_chance(realm: Realm) -> Text:
    kind = realm.top()
    if kind == on.ROLLING:
        return Text("dw-ask-roll")
    if kind == on.RECRUITS:
        return Text("dw-ask-recruit", {"space": say.space_name(realm, int(on.Recruits.space(realm)))})
    if kind == on.FLOW:
        return Text("dw-ask-tile", {"space": say.space_name(realm, int(on.Flow.waiting(realm)))})
    return Text(CHANCE_ASKS[int(kind)])


CHANCE_ASKS: Final = {
    on.SCENARIO: "dw-ask-scenario",
    on.REFILL: "dw-ask-draw",
    on.FINDING: "dw-ask-find",
    on.DEAL_DWARF: "dw-ask-deal",
    on.DRAW_FIRST: "dw-ask-first",
}
ROLL_ASKS: Final = {
    on.COUNCIL_ASKS: "dw-ask-reroll",
    on.ABILITY_ASKS: "dw-ask-again",
    on.STONE_ASKS: "dw-ask-runestone",
    on.RAISE_ASKS: "dw-ask-raise",
}


def _question(realm: Realm) -> Text:
    kind = int(realm.top())
    if kind == on.ACTION:
        return Text("dw-ask-action", {"left": int(realm.left), "dwarf": say.dwarf(realm, int(realm.active))})
    if kind == on.WALK:
        walker = say.dwarf(realm, int(on.Walk.seat(realm)))
        return Text("dw-ask-walk", {"points": int(on.Walk.points(realm)), "dwarf": walker})
    if kind == on.ROLLING:
        step = int(on.Rolling.step(realm))
        message = ROLL_ASKS[step]
        if step in (on.ABILITY_ASKS, on.RAISE_ASKS):
            return Text(message, {"dwarf": say.dwarf(realm, int(realm.active))})
        return Text(message)
    if kind == on.STRIKING:
        return Text("dw-ask-strike", {"left": useful_dice(realm)})
    if kind == on.PENALTY:
        seat = int(on.Penalty.seat(realm))
        args: Args = {"space": say.space_name(realm, int(realm.at(seat))), "dwarf": say.dwarf(realm, seat)}
        return Text("dw-ask-penalty", args)
    if kind == on.LOSS:
        return Text("dw-ask-shield", {"dwarf": say.dwarf(realm, int(on.Loss.seat(realm)))})
    left = int(on.Tally.left(realm))
    if kind == on.SHARE_LOSS:
        if on.ShareLoss.why(realm) == on.BY_COUNCIL:
            return Text("dw-ask-lose-council")
        return Text("dw-ask-lose", {"left": left})
    if kind == on.SHARE_HEAL:
        return Text("dw-ask-heal-council") if on.ShareHeal.by_council(realm) else Text("dw-ask-heal", {"left": left})
    if kind == on.HEAL_ONE:
        return Text("dw-ask-heal-one", {"count": left})
    if kind == on.GIVING:
        gear = int(on.Giving.gear(realm))
        return (
            Text("dw-ask-keenfire") if gear == KEENFIRE else Text("dw-ask-give", {"gear": say.gear_name(realm, gear)})
        )
    if kind == on.REMOVING and on.Removing.kind(realm) >= 0:
        return Text("dw-ask-remove-kind", {"troops": some(int(on.Removing.kind(realm)), left)})
    if kind == on.MARCHING:
        return Text("dw-ask-march", {"count": left})
    if kind == on.CHOOSING:
        return Text("dw-ask-choose", {"card": say.cause(realm)})
    if kind == on.FETCHING:
        missing = troops(int(on.Fetching.missing(realm)))
        return Text("dw-ask-fetch", {"card": say.card_name(realm, int(realm.cards[CARD])), "troops": missing})
    if kind in LEFT_ASKS:
        return Text(LEFT_ASKS[kind], {"left": left})
    return Text(PLAIN_ASKS[kind])


LEFT_ASKS: Final = {on.DROPPING: "dw-ask-drop", on.REMOVING: "dw-ask-remove", on.CLEANSING: "dw-ask-cleanse"}
PLAIN_ASKS: Final = {
    on.CHOOSE_DWARF: "dw-ask-be",
    on.AGREE_FIRST: "dw-ask-begin",
    on.DIGGING: "dw-ask-dig",
    on.DISMISSING: "dw-ask-dismiss",
}


def useful_dice(realm: Realm) -> int:
    """Dice that can still remove a troop: each against the weakest kind that is there."""
    foes = quests.foes(realm, realm.at(realm.active))
    for kind in range(3):
        if of_kind(foes, kind) > 0:
            return int(at_least(realm.dice, quests.NEEDED[kind]))
    return 0


# ---- the options


def touches(realm: Realm, code: int) -> list[str]:
    """The ids of all pieces and places that an action touches."""
    tables = realm.tables
    kind = int(actions.kind_of(code))
    rest = code - kind
    active = int(realm.active)
    own = say.piece_of(realm, active)
    if kind in (actions.STEP, actions.TUNNEL, actions.STOP):
        walker = int(on.Walk.seat(realm)) if realm.top() == on.WALK else active
        own = say.piece_of(realm, walker)
        space = int(realm.at(walker)) if kind == actions.STOP else rest
        return _known(own, tables.names[space] if space >= 0 else "", "stop" if kind == actions.STOP else "")
    if kind in (actions.REMOVE, actions.FETCH):
        space = int(actions.space_of(code))
        return [troop_piece(realm, int(actions.troop_of(code)), space), tables.names[space]]
    if kind == actions.STRIKE:
        troop, card = KINDS[actions.troop_of(code)], int(actions.card_of(code))
        if card < 0:
            space = int(realm.at(active))
            return _known(f"{troop}-{tables.names[space]}" if space >= 0 else "", troop)
        return [tables.card_names[card], troop]
    if kind in (actions.MOVE, actions.FIGHT, actions.DUEL):
        at = int(realm.at(active))
        found = _known(own, actions.PLAIN[kind])
        if kind != actions.MOVE and at >= 0:
            found.append(tables.names[at])
        return found
    if kind == actions.MESSAGE:
        return ["council", f"c{min(int(realm.council) + 1, COUNCIL)}", "message"]
    if kind == actions.OUTFIT:
        return ["council", f"c{COUNCIL}", "outfit"]
    if kind == actions.TEST:
        return _known(tables.card_names[actions.card_of(code)], own, "test")
    if kind in (actions.TRY, actions.DISMISS, actions.DRAW):
        return _known(tables.card_names[rest], own if kind == actions.TRY else "")
    if kind == actions.PAY:
        card = int(actions.card_of(code))
        return [tables.card_names[card], say.gear_piece(realm, active, int(actions.gear_of(code)))]
    if kind == actions.USE:
        return [say.gear_piece(realm, active, rest)]
    if kind == actions.DROP:
        return [say.gear_piece(realm, int(actions.seat_of(code)), int(actions.gear_of(code)))]
    if kind == actions.CLEANSE:
        tile = int(realm.land[rest]) - 1
        return _known(tables.tile_names[tile] if tile >= 0 else "", tables.names[rest])
    if kind == actions.DIG:
        return ["tunnel", tables.names[rest]]
    if kind in (actions.LOSE, actions.HEAL, actions.GIVE, actions.MARCH, actions.BEGIN, actions.FIRST):
        return _known(say.piece_of(realm, rest), f"seat-{rest + 1}")
    if kind in (actions.BE, actions.DEAL):
        return [tables.char_names[rest]]
    if kind in (actions.REROLL, actions.RAISE):
        return [f"die-{rest}"]
    if kind == actions.CHOOSE:
        return [f"choose-{rest + 1}"]
    if kind == actions.HEALTH or kind == actions.TAKE:
        seat = hurt(realm)
        return _known(say.piece_of(realm, seat), actions.PLAIN[kind])
    if kind == actions.DOOM:
        return ["doom", f"d{max(0, int(realm.doom) - 1)}"]
    if kind == actions.SHIELD:
        seat = hurt(realm)
        gear = int(realm.gear_with(seat, GEAR_HEALTH_LOSS))
        return _known("shield", say.gear_piece(realm, seat, gear) if gear >= 0 else "")
    if kind == actions.RUNESTONE:
        gear = int(realm.gear_with(active, GEAR_OWN_ROLL))
        return _known("runestone", say.gear_piece(realm, active, gear) if gear >= 0 else "")
    if kind == actions.TILE:
        return [tables.tile_names[rest]]
    if kind == actions.FIND:
        return [tables.gear_names[rest]]
    return [actions.PLAIN[kind]] if 0 <= kind < len(actions.PLAIN) else ["dice"]


def _known(*names: str) -> list[str]:
    return [name for name in names if name]


def option(realm: Realm, code: int) -> Option:
    """A legal action with its label, all that it touches and what it would do."""
    return Option(realm.text(code), label(realm, code), tuple(touches(realm, code)), tuple(preview(realm, code)))


def label(realm: Realm, code: int) -> Text:
    """What an action is called."""
    tables = realm.tables
    kind = int(actions.kind_of(code))
    rest = code - kind
    seat = int(realm.active)
    top = int(realm.top())
    if kind in SPACE_LABELS:
        return Text(SPACE_LABELS[kind], {"space": say.space_name(realm, rest)})
    if kind in SEAT_LABELS:
        return Text(SEAT_LABELS[kind], {"dwarf": say.dwarf(realm, rest)})
    if kind in ROLL_ATTRIBUTES:
        args: Args = {"dice": int(realm.value(seat, ROLL_ATTRIBUTES[kind]))}
        if kind == actions.MESSAGE:
            args["target"] = int(tables.council_target[realm.council])
        elif kind == actions.OUTFIT:
            args["target"] = int(tables.council_craft)
        return Text(f"dw-do-{actions.PLAIN[kind]}", args)
    if kind == actions.TEST:
        card = int(actions.card_of(code))
        at = int(tables.part_first[card] + actions.part_of(code))
        attribute = int(tables.part_attribute[at])
        return Text(
            "dw-do-test",
            {
                "dice": int(realm.value(seat, attribute)),
                "card": say.card_name(realm, card),
                "attribute": Text(f"dw-attribute-{ATTRIBUTES[attribute]}"),
                "target": int(tables.part_target[at]),
            },
        )
    if kind == actions.TRY:
        return Text(
            "dw-do-try",
            {
                "dice": own_dice(realm, rest),
                "card": say.card_name(realm, rest),
                "target": int(tables.quest_target[rest]),
            },
        )
    if kind == actions.PAY:
        price = say.gear_name(realm, int(actions.gear_of(code)))
        return Text("dw-do-pay", {"card": say.card_name(realm, int(actions.card_of(code))), "gear": price})
    if kind == actions.USE:
        return Text("dw-do-use", {"gear": say.gear_name(realm, rest)})
    if kind == actions.DROP:
        owner = say.dwarf(realm, int(actions.seat_of(code)))
        args = {"gear": say.gear_name(realm, int(actions.gear_of(code))), "dwarf": owner}
        return Text("dw-do-drop", args)
    if kind == actions.DISMISS:
        return Text("dw-do-dismiss", {"card": say.card_name(realm, rest)})
    if kind in (actions.REMOVE, actions.FETCH):
        troop = say.troop_name(int(actions.troop_of(code)))
        args = {"troop": troop, "space": say.space_name(realm, int(actions.space_of(code)))}
        return Text("dw-do-remove" if kind == actions.REMOVE else "dw-do-fetch", args)
    if kind == actions.STRIKE:
        if rest < 4:
            return Text("dw-do-strike", {"troop": say.troop_name(rest)})
        troop = say.troop_name(int(actions.troop_of(code)))
        args = {"troop": troop, "card": say.card_name(realm, int(actions.card_of(code)))}
        return Text("dw-do-strike-card", args)
    if kind == actions.BE:
        return Text("dw-do-be", {"dwarf": Text(f"dw-dwarf-{tables.char_names[rest]}")})
    if kind == actions.BEGIN:
        return Text("dw-do-begin", {"who": seat_name(rest)})
    if kind == actions.REROLL:
        return Text("dw-do-reroll", {"die": rest})
    if kind == actions.RAISE:
        return Text("dw-do-raise", {"die": rest, "to": rest + 1})
    if kind == actions.CHOOSE:
        return Text("dw-do-choose", {"what": joined(effects(tables, on.Choosing.first(realm) + rest), "dw-and")})
    if kind == actions.HEALTH:
        return Text("dw-do-health", {"dwarf": say.dwarf(realm, hurt(realm))})
    if kind == actions.DONE:
        return Text("dw-do-done" if top == on.STRIKING else "dw-do-no-more")
    if kind == actions.NONE:
        return Text("dw-do-none" if top in (on.MARCHING, on.SHARE_HEAL) else "dw-do-leave")
    return Text(f"dw-do-{actions.PLAIN[kind]}")


SPACE_LABELS: Final = {
    actions.STEP: "dw-do-step",
    actions.TUNNEL: "dw-do-tunnel",
    actions.CLEANSE: "dw-do-cleanse",
    actions.DIG: "dw-do-dig",
}
SEAT_LABELS: Final = {
    actions.LOSE: "dw-do-lose",
    actions.HEAL: "dw-do-heal",
    actions.GIVE: "dw-do-give",
    actions.MARCH: "dw-do-march",
}
ROLL_ATTRIBUTES: Final = {
    actions.MOVE: SPEED,
    actions.FIGHT: BATTLE,
    actions.MESSAGE: CRAFT,
    actions.DUEL: BATTLE,
    actions.OUTFIT: CRAFT,
}


def own_dice(realm: Realm, card: int) -> int:
    """How many dice a card's own roll has."""
    dice = int(realm.tables.quest_dice[card])
    return min(7, dice if dice > 0 else int(realm.folk[realm.active * WIDE + LIFE]))


# ---- previews


def preview(realm: Realm, code: int) -> list[Effect]:
    """What an action would do, with a word of warning where one is due."""
    tables = realm.tables
    kind = int(actions.kind_of(code))
    rest = code - kind
    if kind in (actions.STEP, actions.TUNNEL):
        return _step(realm, rest, kind == actions.TUNNEL)
    if kind == actions.STOP:
        seat = int(on.Walk.seat(realm))
        return [Effect(say.piece_of(realm, seat), tables.names[realm.at(seat)], "stay")]
    if kind in ROLL_ATTRIBUTES or kind in (actions.TEST, actions.TRY):
        return _roll(realm, code)
    if kind == actions.STRIKE:
        card = int(actions.card_of(code))
        if card < 0:
            here = int(realm.at(realm.active))
            return [Effect(troop_piece(realm, int(actions.troop_of(code)), here), say.SUPPLY, "strike")]
        row = int(realm.row_of(card))
        last = count(realm.cards[row * WIDE + TROOPS]) == 1
        note = Text("dw-preview-last", {"card": say.card_name(realm, card)}) if last else None
        return [Effect(tables.card_names[card], row_place(row), "strike", note)]
    if kind in (actions.REMOVE, actions.FETCH):
        taken = troop_piece(realm, int(actions.troop_of(code)), int(actions.space_of(code)))
        return [Effect(taken, say.SUPPLY, "remove") if kind == actions.REMOVE else Effect(taken, "scenario", "fetch")]
    if kind == actions.CLEANSE:
        return [Effect(tables.tile_names[realm.land[rest] - 1], "pile", "cleanse")]
    if kind == actions.DIG:
        return [Effect("tunnel", tables.names[rest], "dig")]
    if kind == actions.DOOM:
        to = int(realm.doom) - 1
        note = Text("dw-preview-lost-doom") if to == realm.hero else None
        return [Effect("doom", f"d{to}", "doom", note)]
    if kind in (actions.HEALTH, actions.TAKE):
        return [_loss(realm, hurt(realm))]
    if kind == actions.LOSE:
        return [_loss(realm, rest)]
    if kind == actions.SHIELD:
        seat = hurt(realm)
        gear = int(realm.gear_with(seat, GEAR_HEALTH_LOSS))
        return [Effect(say.gear_piece(realm, seat, gear), "equipment-discard", "use")]
    if kind == actions.DISMISS:
        return [Effect(tables.card_names[rest], "discard", "discard")]
    if kind == actions.DROP:
        lost = say.gear_piece(realm, int(actions.seat_of(code)), int(actions.gear_of(code)))
        return [Effect(lost, "equipment-discard", "drop")]
    if kind == actions.USE:
        return [Effect(say.gear_piece(realm, int(realm.active), rest), "equipment-discard", "use")]
    if kind == actions.PAY:
        card = int(actions.card_of(code))
        row = int(realm.row_of(card))
        have, need = progress(realm, row)[0]
        note = Text("dw-preview-last", {"card": say.card_name(realm, card)}) if have + 1 >= need else None
        price = say.gear_piece(realm, int(realm.active), int(actions.gear_of(code)))
        return [Effect(price, row_place(row), "pay", note)]
    if kind == actions.BE:
        name = tables.char_names[rest]
        return [Effect(name, tables.names[tables.char_start[rest]], "be", Text(f"dw-dwarf-{name}.ability"))]
    return []


def hurt(realm: Realm) -> int:
    """Whose Health is asked for: the dwarf of a penalty or a loss, else the active one."""
    if realm.top() == on.PENALTY:
        return int(on.Penalty.seat(realm))
    return int(on.Loss.seat(realm) if realm.top() == on.LOSS else realm.active)


def _loss(realm: Realm, seat: int) -> Effect:
    """A dwarf loses a point; the last one would lose the game, unless he has a shield to use."""
    note = None
    shield = realm.top() != on.LOSS and realm.gear_with(seat, GEAR_HEALTH_LOSS) >= 0
    if realm.folk[seat * WIDE + LIFE] <= 1 and not shield:
        note = Text("dw-preview-lost-health", {"dwarf": say.dwarf(realm, seat)})
    return Effect(say.piece_of(realm, seat), realm.tables.names[realm.at(seat)], "hurt", note)


def _step(realm: Realm, to: int, tunnel: bool) -> list[Effect]:
    """Where the dwarf goes; Perished Land costs, troops end the walk. # DW-8.4, DW-8.5"""
    seat = int(on.Walk.seat(realm))
    name = say.piece_of(realm, seat)
    there = realm.tables.names[to]
    notes: list[Text] = []
    if realm.land[to] != 0:
        if realm.ability(seat) == ABILITY_PERISHED_IMMUNE:
            notes.append(Text("dw-preview-immune", {"dwarf": say.dwarf(realm, seat)}))
        else:
            notes.append(Text("dw-preview-perished"))
    if realm.troops[to] != 0:
        notes.append(Text("dw-preview-troops", {"troops": troops(realm.troops[to])}))
    how = "tunnel" if tunnel else "walk"
    found = [Effect(name, there, how, notes[0] if notes else None, (there,))]
    return found + [Effect(name, there, "note", note) for note in notes[1:]]


def _roll(realm: Realm, code: int) -> list[Effect]:
    """What a roll needs and how often it works out."""
    kind = int(actions.kind_of(code))
    tables = realm.tables
    seat = int(realm.active)
    own = say.piece_of(realm, seat)
    here = tables.names[realm.at(seat)]
    ability = int(realm.ability(seat))
    found: list[Effect] = []
    if kind == actions.MESSAGE:
        to = int(realm.council) + 1
        target = int(tables.council_target[realm.council])
        if ability == ABILITY_COUNCIL_PLUS_ONE:
            target -= 1
        there = Text("dw-preview-council", {"n": to, "effect": say.council_effect(to)})
        chance = odds(realm, int(realm.value(seat, CRAFT)), target, 1, False)
        found = [
            Effect("council", f"c{to}", "council", there),
            Effect("council", f"c{to}", "note", Text("dw-preview-odds", {"percent": chance})),
        ]
    elif kind == actions.FIGHT:
        foes = int(quests.foes(realm, realm.at(seat)))
        weakest = next(troop for troop in range(3) if of_kind(foes, troop) > 0)
        target = int(quests.NEEDED[weakest]) - (1 if ability == ABILITY_FIGHT_RAISE_ONE else 0)
        again = ability == ABILITY_FIGHT_REROLL_ALL
        chance = odds(realm, int(realm.value(seat, BATTLE)), target, 1, again)
        found = [
            Effect(own, here, "fight", Text("dw-preview-foes", {"troops": troops(foes)})),
            Effect(own, here, "note", Text("dw-preview-fight-odds", {"percent": chance})),
        ]
    elif kind == actions.DUEL:
        target = int(tables.quest_target[realm.cards[CARD]])
        chance = odds(realm, int(realm.value(seat, BATTLE)), target, 1, False)
        found = [Effect(own, here, "fight", Text("dw-preview-fight-odds", {"percent": chance}))]
    elif kind == actions.OUTFIT:
        again = ability == ABILITY_CRAFT_TEST_REROLL_ALL
        chance = odds(realm, int(realm.value(seat, CRAFT)), int(tables.council_craft), 1, again)
        found = [Effect("council", f"c{realm.council}", "test", Text("dw-preview-odds", {"percent": chance}))]
    elif kind == actions.TEST:
        found = [_test(realm, int(actions.card_of(code)), int(actions.part_of(code)))]
    elif kind == actions.TRY:
        card = int(actions.card_of(code))
        target, need = int(tables.quest_target[card]), int(tables.quest_count[card])
        chance = odds(realm, own_dice(realm, card), target, need, False)
        at = row_place(int(realm.row_of(card)))
        found = [Effect(tables.card_names[card], at, "test", Text("dw-preview-odds", {"percent": chance}))]
    if kind != actions.MOVE:
        found += _journeys(realm, seat)
    return found


def _test(realm: Realm, card: int, part: int) -> Effect:
    """A test for one part of a card: how often it brings a success."""
    tables = realm.tables
    seat = int(realm.active)
    row = int(realm.row_of(card))
    at = int(tables.part_first[card]) + part
    attribute = int(tables.part_attribute[at])
    again = attribute == CRAFT and realm.ability(seat) == ABILITY_CRAFT_TEST_REROLL_ALL
    chance = odds(realm, int(realm.value(seat, attribute)), int(tables.part_target[at]), 1, again)
    have, need = progress(realm, row)[part]
    message = "dw-preview-odds" if need - have == 1 else "dw-preview-odds-one"
    return Effect(tables.card_names[card], row_place(row), "test", Text(message, {"percent": chance}))


def _journeys(realm: Realm, seat: int) -> list[Effect]:
    """Journeys that any action but a move would end. # DW-13.9"""
    found = []
    for row in range(ROWS):
        card = int(realm.cards[row * WIDE + CARD])
        if card >= 0 and realm.tables.quest_kind[card] == QUEST_JOURNEY:
            if realm.cards[row * WIDE + MARKS] & BIT[seat]:
                note = Text("dw-preview-journey", {"card": say.card_name(realm, card)})
                found.append(Effect(realm.tables.card_names[card], row_place(row), "note", note))
    return found


def odds(realm: Realm, dice: int, target: int, need: int, again: bool) -> int:
    """The chance in per cent that so many dice reach the target, with the council's and one's own re-rolls."""
    hit = min(6, max(0, 7 - target)) / 6
    effect = realm.tables.council_effect[realm.council]
    must, may = effect == COUNCIL_MUST_REROLL_HIGHEST, effect == COUNCIL_MAY_REROLL_ONE
    whole = 0.0
    ways = 1
    for hits in range(dice + 1):
        chance = ways * hit**hits * (1 - hit) ** (dice - hits)
        ways = ways * (dice - hits) // (hits + 1)
        sure, lucky = hits, hits  # successes that are sure, and with luck in the re-roll
        if must and dice > 0:
            sure = max(0, hits - 1)
            lucky = sure + 1
        elif may and hits < dice:
            lucky = hits + 1
        whole += chance * (1.0 if sure >= need else (hit if lucky >= need else 0.0))
    if again:
        whole = 1 - (1 - whole) ** 2
    return int(100 * whole + 0.5)
