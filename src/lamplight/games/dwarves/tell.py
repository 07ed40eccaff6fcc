"""What people are told: every thing that happens, and why. Nothing here changes the game."""

from __future__ import annotations

from typing import Final

from lamplight.core.view import Detail, Event, Text, seat_name
from lamplight.games.dwarves import actions
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves.catalogue import effects, joined, troops
from lamplight.games.dwarves.outcome import fallen
from lamplight.games.dwarves.state import (
    CARD,
    GEARS,
    KEENFIRE,
    LIFE,
    LOST_DOOM,
    NOWHERE,
    PROGRESS,
    TROOPS,
    WHO,
    WIDE,
    WON,
    Realm,
    count,
    of_kind,
    one_of,
)
from lamplight.games.dwarves.tableau import Band, Health, Perish, Progress, Recruits, Troops
from lamplight.games.dwarves.tables import (
    ATTRIBUTES,
    BLOCK_BEARER_MOVE,
    BLOCK_HEAL,
    COUNCIL_MUST_REROLL_HIGHEST,
    EFFECT_ADD_TROOPS,
    EFFECT_CHOOSE,
    EFFECT_LOSE_EQUIPMENT,
    FIRST_ADVENTURE,
    FIRST_THREAT,
    GEAR_HEALTH_LOSS,
    GEAR_OWN_ROLL,
    HEALTH,
    QUEST_DUEL,
    TRACK_COUNCIL,
    TRACK_THREAT,
    TRACK_TROOPS,
    Tables,
)
from lamplight.games.dwarves.tables import TROOPS as KINDS

Args = dict[str, int | str | Text]

SUPPLY: Final = "supply"  # where troops come from and go to, in the path of an event


# ---- names


def piece_of(realm: Realm, seat: int) -> str:
    """The piece of a seat: its dwarf, once it has one."""
    who = int(realm.folk[seat * WIDE + WHO])
    return realm.tables.char_names[who] if who >= 0 else ""


def dwarf(realm: Realm, seat: int) -> Text:
    return Text(f"dw-dwarf-{piece_of(realm, seat)}")


def space_name(realm: Realm, space: int) -> Text:
    return realm.tables.space_label(space)


def card_name(realm: Realm, card: int) -> Text:
    return realm.tables.card_label(card)


def gear_name(realm: Realm, gear: int) -> Text:
    return Text("dw-keenfire") if gear == KEENFIRE else realm.tables.gear_label(gear)


def gear_piece(realm: Realm, seat: int, gear: int) -> str:
    return f"{realm.tables.gear_names[gear]}-{seat + 1}"


def troop_name(kind: int) -> Text:
    return Text(f"dw-troop-{KINDS[kind]}", {"count": 1})


def distance(realm: Realm) -> int:
    """Steps between the Hero and the Doom token."""
    return int(realm.doom - realm.hero)


def council_effect(n: int) -> Text:
    return Text(f"dw-council-{n}")


def way(realm: Realm, space: int) -> list[int]:
    """The spaces that troops entering this space run through, itself included. # DW-5.7"""
    tables = realm.tables
    path = [space]
    tile = realm.land[space]
    while tile != 0:
        space = int(tables.near[space * 6 + tables.arrow[space * 3 + tables.tile_colour[tile - 1]]])
        path.append(space)
        tile = realm.land[space]
    return path


def ids(realm: Realm, spaces: list[int]) -> tuple[str, ...]:
    return tuple([realm.tables.names[space] for space in spaces])


# ---- why something happens


def operation(realm: Realm) -> int:
    """The effect that is being carried out, or -1."""
    return int(on.under_way(realm))


def _runs(tables: Tables, number: int, op: int) -> bool:
    """Does this list, with the lists inside it, hold the effect?"""
    if number < 0:
        return False
    for at in range(tables.list_first[number], tables.list_end[number]):
        kind = int(tables.op_kind[at])
        if at == op:
            return True
        if kind == EFFECT_LOSE_EQUIPMENT and _runs(tables, int(tables.op_b[at]), op):
            return True
        if kind == EFFECT_CHOOSE:
            first = int(tables.op_a[at])
            for inner in range(first, first + int(tables.op_b[at])):
                if _runs(tables, inner, op):
                    return True
    return False


def owner_of(tables: Tables, op: int) -> tuple[int, int]:
    """The card whose effect this is, or else the kind of Equipment; -1 for the other."""
    for card in range(len(tables.card_names)):
        for lists in (tables.card_reward, tables.card_threat, tables.card_setup, tables.card_each_turn):
            if _runs(tables, int(lists[card]), op):
                return card, -1
    for gear in range(len(tables.gear_names)):
        if _runs(tables, int(tables.gear_use[gear]), op):
            return -1, gear
    raise ValueError(op)


def cause(realm: Realm) -> Text:
    """The card whose effect is being carried out."""
    card, gear = owner_of(realm.tables, operation(realm))
    return card_name(realm, card) if card >= 0 else gear_name(realm, gear)


def blocker(realm: Realm, what: int, seat: int = -1) -> int:
    """The face-up card that forbids this (to that seat), or -1."""
    for row in range(1, 4):
        card = int(realm.cards[row * WIDE + CARD])
        if card >= 0 and realm.tables.card_block[card] == what:
            if seat < 0 or realm.cards[row * WIDE + 3] == seat:
                return card
    return -1


# ---- saying it


def _say(
    realm: Realm,
    kind: str,
    message: str,
    rule: str,
    args: Args,
    piece: str = "",
    path: tuple[str, ...] = (),
    dice: tuple[int, ...] = (),
    seat: int = -1,
    detail: Detail | None = None,
) -> None:
    if realm.tell is not None:
        who = seat if seat >= 0 else None
        realm.tell.say(Event(kind, Text(f"dw-event-{message}", args), rule, piece, path, dice, who, None, detail))


def _march(realm: Realm, kind: str, message: str, rule: str, args: Args, packed: int, path: tuple[str, ...]) -> None:
    """Troops on the move: one event tells it, the other kinds go along."""
    said = False
    for troop in range(3):
        n = int(of_kind(packed, troop))
        if n > 0:
            band = Band(KINDS[troop], n)
            _say(realm, "along" if said else kind, message, rule, args, KINDS[troop], path, detail=band)
            said = True


# ---- the start and the turns


def became(realm: Realm, seat: int, who: int) -> None:
    args: Args = {"who": seat_name(seat), "dwarf": dwarf(realm, seat)}
    name = "be" if realm.rules.choose else "dealt"
    start = realm.tables.names[realm.at(seat)]
    _say(realm, "be", name, "DW-2.9", args, realm.tables.char_names[who], (start,), (), seat)


def begins(realm: Realm, seat: int) -> None:
    _say(realm, "start", "first", "DW-2.11", {"who": seat_name(seat)}, "", (), (), seat)
    _say(realm, "story", "story", "DW-2.4", {"count": int(realm.rules.stages)})


def turn_begins(realm: Realm) -> None:
    seat = int(realm.active)
    args: Args = {"n": int(realm.turn), "who": seat_name(seat), "dwarf": dwarf(realm, seat)}
    _say(realm, "turn", "turn", "DW-4.1", args, "", (), (), seat)


def passed(realm: Realm) -> None:
    """The turn is ended; with actions left, or with nothing but cards to use."""
    seat = int(realm.active)
    if realm.left > 0:
        _say(realm, "pass", "end-early", "R62", {"who": seat_name(seat), "left": int(realm.left)}, "", (), (), seat)
    else:
        _say(realm, "pass", "end", "DW-8.1", {"who": seat_name(seat)}, "", (), (), seat)


def ended(realm: Realm) -> None:
    if realm.result == WON:
        _say(realm, "end", "won", "DW-3.1", {"card": card_name(realm, int(realm.won_by))})
    elif realm.result == LOST_DOOM:
        _say(realm, "end", "defeat-doom", "DW-3.2", {})
    else:
        seat = fallen(realm)
        _say(realm, "end", "defeat-health", "DW-3.3", {"dwarf": dwarf(realm, seat)}, "", (), (), seat)


# ---- the Hero token and the Doom token


def hero_step(realm: Realm) -> None:
    """The token has moved; its symbol counts unless the tokens have met."""
    args: Args = {"left": distance(realm)}
    path = (f"d{realm.hero - 1}", f"d{realm.hero}")
    symbol = realm.tables.track_kind[realm.hero]
    message, rule = "hero", "DW-4.2"
    if realm.hero == realm.doom:
        pass
    elif symbol == TRACK_COUNCIL:
        message, rule = "hero-council", "DW-4.3"
    elif symbol == TRACK_THREAT:
        message, rule = "hero-threat", "DW-4.4"
    elif symbol == TRACK_TROOPS:
        message, rule = "hero-troops", "DW-4.5"
        args["space"] = space_name(realm, int(realm.tables.track_gate[realm.hero]))
    _say(realm, "hero", message, rule, args, "hero", path)


def hero_rests(realm: Realm) -> None:
    _say(realm, "rest", "hero-pauses", "R20", {"left": int(realm.pause)})


def pause(realm: Realm, turns: int) -> None:
    _say(realm, "pause", "pause", "R20", {"count": turns, "card": cause(realm)})


def each_turn(realm: Realm, card: int) -> None:
    name = realm.tables.card_names[card]
    _say(realm, "each-turn", "each-turn", "R16", {"card": card_name(realm, card)}, name)


def doom_step(realm: Realm, why: int) -> None:
    """The token has come one space closer. What Perished Land drew was told with the decision (see penalty)."""
    args: Args = {"left": distance(realm)}
    path = (f"d{realm.doom + 1}", f"d{realm.doom}")
    if why == on.BY_COUNCIL:
        _say(realm, "doom", "doom-council", "DW-11.4", args, "doom", path)
    elif why == on.BY_SADDLE:
        _say(realm, "doom", "doom-saddle", "DW-6.2", args, "doom", path)
    elif why == on.BY_CARD:
        args["card"] = cause(realm)
        _say(realm, "doom", "doom-card", "R18", args, "doom", path)


def penalty(realm: Realm, seat: int) -> None:
    """The group lets the Doom token step instead of the dwarf losing Health; the step is still to come."""
    args: Args = {
        "dwarf": dwarf(realm, seat),
        "space": space_name(realm, int(realm.at(seat))),
        "left": distance(realm) - 1,
    }
    _say(realm, "doom", "doom-penalty", "DW-8.5", args, "doom", (f"d{realm.doom}", f"d{realm.doom - 1}"), (), seat)


def doom_back(realm: Realm, steps: int) -> None:
    """Before the token goes back."""
    args: Args = {"card": cause(realm)}
    if steps == 0:
        _say(realm, "doom-stays", "doom-stays", "R19", args)
        return
    args["count"] = steps
    args["left"] = distance(realm) + steps
    path = tuple([f"d{realm.doom + step}" for step in range(steps + 1)])
    _say(realm, "doom", "doom-back", "R19", args, "doom", path)


# ---- the council


def council_moved(realm: Realm, to: int, steps: int) -> None:
    """Before the token moves, or stays at its end."""
    rule = "DW-11.1" if steps > 0 else "DW-4.3"
    side = "right" if steps > 0 else "left"
    if to == realm.council:
        _say(realm, "council-stays", f"council-{side}-end", rule, {})
        return
    args: Args = {"n": to, "effect": council_effect(to)}
    step = 1 if steps > 0 else -1
    path = tuple([f"c{n}" for n in range(int(realm.council), to + step, step)])
    _say(realm, "council", f"council-{side}", rule, args, "council", path)


def message_sent(realm: Realm, heard: bool) -> None:
    """With the dice as they lie; the token moves afterwards."""
    seat = int(realm.active)
    who = dwarf(realm, seat)
    target = int(realm.tables.council_target[realm.council])
    if not heard:
        args: Args = {"dwarf": who, "target": target}
        _say(realm, "message-failed", "message-failed", "DW-11.2", args, "", (), (), seat)
        return
    best = max(actions.dice_of(actions.ROLL + realm.dice))
    if best < target:
        _say(
            realm,
            "plus",
            "message-plus",
            "DW-11.13",
            {"dwarf": who, "die": best, "to": best + 1},
            "",
            (),
            (),
            seat,
        )
    _say(realm, "message", "message", "DW-11.1", {"dwarf": who}, "", (), (), seat)


def outfitted(realm: Realm, won: bool) -> None:
    seat = int(realm.active)
    args: Args = {"dwarf": dwarf(realm, seat)}
    if not won:
        args["target"] = int(realm.tables.council_craft)
    _say(realm, "outfit", "outfit" if won else "outfit-failed", "DW-11.12", args, "", (), (), seat)


def threats_added(realm: Realm, added: int) -> None:
    if added > 0:
        _say(realm, "threats", "threats", "DW-4.4", {"count": added})
    else:
        _say(realm, "threats", "threats-none", "R21", {})


# ---- troops and the Perished Land


def recruited(realm: Realm, space: int, packed: int, again: bool) -> None:
    """The Recruitment dice lie; on the council's second space blank ones are rolled again."""
    skulls = Troops(int(of_kind(packed, 0)), int(of_kind(packed, 1)), int(of_kind(packed, 2)))
    args: Args = {"orcs": skulls.orc, "trolls": skulls.troll, "alfar": skulls.alf}
    if again:
        blanks = sum([1 for kind in range(3) if of_kind(on.Recruits.skulls(realm), kind) == 0])
        _say(realm, "again", "recruit-again", "DW-11.5", {"count": blanks})
    _say(realm, "recruits", "skulls", "DW-4.5", args, "", (realm.tables.names[space],), detail=Recruits(skulls))


def arrived(realm: Realm, space: int, packed: int, brought: int) -> None:
    """Troops come from the supply, as far as it lasts."""
    args: Args = {"space": space_name(realm, space)}
    op = operation(realm)
    by_card = op >= 0 and realm.tables.op_kind[op] == EFFECT_ADD_TROOPS
    if by_card:
        args["card"] = cause(realm)
    message, rule = ("add", "DW-5.8") if by_card else ("recruit", "DW-4.5")
    if brought == 0:
        _say(realm, "quiet", f"{message}-none", rule, args, "", (realm.tables.names[space],))
    else:
        args["troops"] = troops(brought)
        _march(realm, "recruit", message, rule, args, brought, (SUPPLY, realm.tables.names[space]))
    if brought != packed and (brought or not by_card):
        _say(realm, "short", "short", "R13", {"troops": troops(packed - brought)})


def ran_on(realm: Realm, space: int, end: int, packed: int) -> None:
    """Troops that entered Perished Land go on along its arrows."""
    args: Args = {"from": space_name(realm, space), "to": space_name(realm, end), "troops": troops(packed)}
    _march(realm, "flow", "run-on", "DW-5.7", args, packed, ids(realm, way(realm, space)))


def perished(realm: Realm, space: int, tile: int, ahead: int) -> None:
    """A tile lies; the troops have not moved yet."""
    there = int(count(realm.troops[space]))
    args: Args = {"space": space_name(realm, space), "direction": Text(f"dw-direction-{ahead}")}
    names = realm.tables.names
    piece = realm.tables.tile_names[tile]
    if there >= realm.rules.limit:
        args["count"] = there
        rule = "DW-5.1" if realm.rules.limit == 5 else "DW-14.2"
        _say(realm, "perish", "perish", rule, args, piece, ("pile", names[space]), detail=Perish(ahead))
    else:
        args["card"] = cause(realm)
        _say(realm, "perish", "perish-card", "DW-7.6", args, piece, ("pile", names[space]), detail=Perish(ahead))
    if realm.tables.entrance[space]:
        _say(realm, "entrance-lost", "entrance-lost", "DW-9.3", {"space": args["space"]}, "", (names[space],))
    if realm.tiles == 0 and len(realm.under) == 0:
        _say(realm, "tiles-out", "tiles-out", "DW-5.9", {})


def nothing_perishes(realm: Realm) -> None:
    _say(realm, "perish-none", "perish-none", "DW-5.9", {"card": cause(realm)})


def moved_aside(realm: Realm, space: int, beside: int, kind: int) -> None:
    """A drawn troop leaves at its own edge."""
    args: Args = {"from": space_name(realm, space), "to": space_name(realm, beside), "troops": troop_name(kind)}
    _march(realm, "flow", "flow-side", "DW-5.2", args, int(one_of(kind)), ids(realm, [space, beside]))


def moved_on(realm: Realm, space: int, end: int, packed: int) -> None:
    """All others go along the arrow of the new tile, and on over Perished Land."""
    beside = way(realm, space)[1]
    args: Args = {"from": space_name(realm, space), "to": space_name(realm, beside), "troops": troops(packed)}
    _march(realm, "flow", "flow", "DW-5.5", args, packed, ids(realm, [space, beside]))
    if beside != end:
        ran_on(realm, beside, end, packed)


def saddle_full(realm: Realm, there: int) -> None:
    """Before the Blacksaddle is emptied."""
    saddle = int(realm.tables.blacksaddle)
    path = (realm.tables.names[saddle], SUPPLY)
    _march(realm, "saddle", "saddle", "DW-6.2", {"count": there}, int(realm.troops[saddle]), path)


def removed(realm: Realm, space: int, kind: int) -> None:
    args: Args = {"space": space_name(realm, space), "troop": troop_name(kind)}
    _march(realm, "remove", "removed", "R48", args, int(one_of(kind)), (realm.tables.names[space], SUPPLY))


def nothing_to_remove(realm: Realm) -> None:
    _say(realm, "remove-none", "remove-none", "DW-12.7", {})


def cleansed(realm: Realm, space: int) -> None:
    """The tile lies under the pile already."""
    piece = realm.tables.tile_names[realm.under[len(realm.under) - 1]]
    path = (realm.tables.names[space], "pile")
    _say(realm, "cleanse", "cleansed", "R11", {"space": space_name(realm, space)}, piece, path)


# ---- cards


def scenario_drawn(realm: Realm, card: int) -> None:
    path = ("scenario-pile", "scenario")
    name = realm.tables.card_names[card]
    _say(realm, "draw", "scenario", "DW-7.1", {"card": card_name(realm, card)}, name, path)


def scenario_unfit(realm: Realm, card: int) -> None:
    name = realm.tables.card_names[card]
    _say(realm, "discard", "condition", "DW-7.4", {"card": card_name(realm, card)}, name, ("scenario", "discard"))


def scenario_fulfilled(realm: Realm, card: int) -> None:
    name = realm.tables.card_names[card]
    _say(realm, "discard", "already", "DW-7.2", {"card": card_name(realm, card)}, name, ("scenario", "discard"))


def revealed(realm: Realm, card: int) -> None:
    """A card of the Adventure pile."""
    message = "threat" if card >= FIRST_THREAT else "adventure"
    path = ("adventure-pile", f"slot-{realm.face_up() + 1}")
    name = realm.tables.card_names[card]
    _say(realm, "draw", message, "DW-7.7", {"card": card_name(realm, card)}, name, path)


def lies(realm: Realm, card: int) -> None:
    """A card lies face up: what is on it, whom it is bound to."""
    args: Args = {"card": card_name(realm, card)}
    name = realm.tables.card_names[card]
    row = int(realm.row_of(card))
    packed = int(realm.cards[row * WIDE + TROOPS])
    if packed:
        rule = "DW-13.13" if card >= FIRST_THREAT else "DW-10.4"
        _march(realm, "card-troops", "card-troops", rule, {**args, "troops": troops(packed)}, packed, (SUPPLY, name))
    if realm.tables.quest_kind[card] == QUEST_DUEL:
        tokens = int(realm.tables.quest_count[card])
        _say(realm, "card-tokens", "card-tokens", "DW-13.5", {**args, "count": tokens}, name)
    if realm.tables.card_bearer[card]:
        seat = int(realm.cards[row * WIDE + 3])
        _say(realm, "bearer", "card-bearer", "R59", {**args, "dwarf": dwarf(realm, seat)}, name, (), (), seat)


def fetched(realm: Realm, space: int, kind: int) -> None:
    card = int(realm.cards[CARD])
    args: Args = {"space": space_name(realm, space), "card": card_name(realm, card), "troop": troop_name(kind)}
    path = (realm.tables.names[space], realm.tables.card_names[card])
    _march(realm, "fetch", "fetch", "DW-7.3", args, int(one_of(kind)), path)


def lacks_troops(realm: Realm, card: int) -> None:
    _say(realm, "lack", "lack", "DW-7.8", {"card": card_name(realm, card)}, realm.tables.card_names[card])


def threat_strikes(realm: Realm, card: int) -> None:
    """At once, or because nobody averted it."""
    at_once = bool(realm.tables.card_immediate[card])
    message, rule = ("immediate", "DW-7.9") if at_once else ("strikes", "DW-7.5")
    _say(realm, "threat", message, rule, {"card": card_name(realm, card)}, realm.tables.card_names[card])


def sweeping(realm: Realm) -> None:
    _say(realm, "sweep", "sweep", "DW-7.5", {})


def _leaves(realm: Realm, card: int, message: str, rule: str) -> None:
    """A face-up card goes; its troops return to the supply."""
    row = int(realm.row_of(card))
    args: Args = {"card": card_name(realm, card)}
    name = realm.tables.card_names[card]
    _say(realm, "discard", message, rule, args, name, (f"slot-{row}", "discard"))
    packed = int(realm.cards[row * WIDE + TROOPS])
    if packed:
        args = {"card": args["card"], "troops": troops(packed)}
        _march(realm, "card-troops-back", "card-troops-back", "R70", args, packed, (name, SUPPLY))


def swept(realm: Realm, card: int) -> None:
    _leaves(realm, card, "discarded", "DW-7.5")


def dismissed(realm: Realm, card: int) -> None:
    _leaves(realm, card, "dismissed", "DW-11.10")


def laid_down(realm: Realm, card: int) -> None:
    """A card that never lay face up for long."""
    name = realm.tables.card_names[card]
    path = (f"slot-{realm.face_up() + 1}", "discard")
    _say(realm, "discard", "discarded", "DW-7.10", {"card": card_name(realm, card)}, name, path)


def completed(realm: Realm, card: int) -> None:
    """A quest is completed; the card still lies."""
    message, rule = ("averted", "DW-7.12") if card >= FIRST_THREAT else ("adventure-done", "DW-12.7")
    at = f"slot-{realm.row_of(card)}"
    if card < FIRST_ADVENTURE:
        message, at = "scenario-done", "scenario"
    name = realm.tables.card_names[card]
    _say(realm, "done", message, rule, {"card": card_name(realm, card)}, name, (at, "discard"))


def reshuffled(realm: Realm) -> None:
    _say(realm, "reshuffle", "reshuffle", "DW-7.10", {})


def no_cards(realm: Realm) -> None:
    _say(realm, "no-cards", "no-cards", "R24", {})


def chosen(realm: Realm, number: int) -> None:
    what = joined(effects(realm.tables, number), "dw-and")
    _say(realm, "choose", "chosen", "DW-12.7", {"what": what}, "", (), (), int(realm.active))


def progress(realm: Realm, card: int, have: int, need: int) -> None:
    args: Args = {"card": card_name(realm, card), "have": have, "need": need}
    _say(realm, "progress", "progress", "R48", args, realm.tables.card_names[card], detail=Progress(have, need))


def visited(realm: Realm, seat: int, card: int, space: int) -> None:
    args: Args = {
        "dwarf": dwarf(realm, seat),
        "card": card_name(realm, card),
        "space": space_name(realm, space),
    }
    _say(realm, "visit", "visited", "DW-13.7", args, realm.tables.card_names[card], (), (), seat)


def _journey(realm: Realm, seat: int, card: int, message: str, rule: str) -> None:
    args: Args = {"dwarf": dwarf(realm, seat), "card": card_name(realm, card)}
    if message != "journey-lost":
        args["space"] = space_name(realm, int(realm.at(seat)))
    _say(realm, "journey", message, rule, args, realm.tables.card_names[card], (), (), seat)


def journey_begun(realm: Realm, seat: int, card: int) -> None:
    _journey(realm, seat, card, "journey", "R30")


def journey_lost(realm: Realm, seat: int, card: int) -> None:
    _journey(realm, seat, card, "journey-lost", "DW-13.9")


def journey_done(realm: Realm, seat: int, card: int) -> None:
    _journey(realm, seat, card, "journey-done", "DW-13.9")


def lapsed(realm: Realm, card: int, packed: int) -> None:
    """Successes that were not enough, four bits a part."""
    n = 0
    while packed:
        n += packed % 16
        packed = packed // 16
    args: Args = {"count": n, "card": card_name(realm, card)}
    _say(realm, "lapse", "lapse", "DW-12.3", args, realm.tables.card_names[card])


def extra_actions(realm: Realm, n: int) -> None:
    seat = int(realm.active)
    _say(realm, "extra", "extra", "R57", {"count": n, "who": seat_name(seat)}, "", (), (), seat)


def relocated(realm: Realm, seat: int, space: int) -> None:
    """Before the dwarf is put there."""
    args: Args = {"card": cause(realm), "dwarf": dwarf(realm, seat), "space": space_name(realm, space)}
    path = ids(realm, [int(realm.at(seat)), space])
    _say(realm, "relocate", "relocated", "DW-13.5", args, piece_of(realm, seat), path, (), seat)


def held(realm: Realm, seat: int) -> None:
    card = blocker(realm, BLOCK_BEARER_MOVE, seat)
    args: Args = {
        "dwarf": dwarf(realm, seat),
        "card": card_name(realm, card),
        "space": space_name(realm, int(realm.at(seat))),
    }
    _say(realm, "held", "held", "R59", args, "", (), (), seat)


# ---- equipment


def gear_found(realm: Realm, gear: int) -> None:
    _say(realm, "find", "find", "DW-15.5", {"gear": gear_name(realm, gear)}, realm.tables.gear_names[gear])


def no_gear(realm: Realm) -> None:
    _say(realm, "find-none", "find-none", "R56", {})


def gear_reshuffled(realm: Realm) -> None:
    _say(realm, "reshuffle", "reshuffle-gear", "DW-15.6", {})


def gear_given(realm: Realm, seat: int, gear: int) -> None:
    """The dwarf has it already."""
    who = dwarf(realm, seat)
    if gear == KEENFIRE:
        _say(realm, "keenfire", "keenfire", "DW-13.3", {"dwarf": who}, "", (), (), seat)
        return
    args: Args = {"dwarf": who, "gear": gear_name(realm, gear)}
    path = ("equipment-pile", f"seat-{seat + 1}")
    _say(realm, "give", "given", "DW-15.5", args, gear_piece(realm, seat, gear), path, (), seat)
    if realm.tables.gear_attribute[gear] == HEALTH:
        _maximum(realm, seat, int(realm.most_health(seat)), int(realm.folk[seat * WIDE + LIFE]))


def _maximum(realm: Realm, seat: int, most: int, left: int) -> None:
    args: Args = {"dwarf": dwarf(realm, seat), "max": most, "left": left}
    _say(realm, "maximum", "maximum", "DW-15.3", args, "", (), (), seat, Health(left, most))


def _gear_goes(realm: Realm, seat: int, gear: int, message: str, rule: str, args: Args) -> None:
    """Before a card is discarded: a medallion takes its point with it."""
    args["dwarf"] = dwarf(realm, seat)
    args["gear"] = gear_name(realm, gear)
    path = (f"seat-{seat + 1}", "equipment-discard")
    _say(realm, "gear", message, rule, args, gear_piece(realm, seat, gear), path, (), seat)
    if gear < GEARS and realm.tables.gear_attribute[gear] == HEALTH:
        most = int(realm.most_health(seat) - realm.tables.gear_bonus[gear])
        _maximum(realm, seat, most, min(most, int(realm.folk[seat * WIDE + LIFE])))


def gear_unwanted(realm: Realm, gear: int) -> None:
    _say(realm, "unwanted", "given-nobody", "R54", {"gear": gear_name(realm, gear)})


def gear_used(realm: Realm, gear: int) -> None:
    _gear_goes(realm, int(realm.active), gear, "used", "DW-15.4", {})


def gear_dropped(realm: Realm, seat: int, gear: int) -> None:
    _gear_goes(realm, seat, gear, "dropped", "DW-15.6", {})


def paid(realm: Realm, card: int, gear: int) -> None:
    _gear_goes(realm, int(realm.active), gear, "paid", "DW-12.7", {"card": card_name(realm, card)})


def nothing_to_drop(realm: Realm) -> None:
    _say(realm, "drop-none", "drop-none", "DW-15.6", {})


# ---- Health


def hurt(realm: Realm, seat: int, why: int) -> None:
    """The point is lost already."""
    left = max(0, int(realm.folk[seat * WIDE + LIFE]))
    args: Args = {"dwarf": dwarf(realm, seat), "left": left}
    message, rule = "hurt-fight", "DW-10.3"
    if why == on.BY_PENALTY:
        message, rule = "hurt-penalty", "DW-8.5"
        args["space"] = space_name(realm, int(realm.at(seat)))
    elif why == on.BY_DUEL:
        message, rule = "hurt-duel", "DW-13.5"
    elif why == on.BY_COUNCIL:
        message, rule = "hurt-council", "DW-11.7"
    elif why == on.BY_CARD:
        message, rule = "hurt-card", "DW-13.15"
        args["card"] = cause(realm)
    health = Health(left, int(realm.most_health(seat)))
    _say(realm, "hurt", message, rule, args, piece_of(realm, seat), (), (), seat, health)


def shielded(realm: Realm, seat: int) -> None:
    """Before the shield is discarded."""
    gear = int(realm.gear_with(seat, GEAR_HEALTH_LOSS))
    args: Args = {"dwarf": dwarf(realm, seat), "gear": gear_name(realm, gear)}
    path = (f"seat-{seat + 1}", "equipment-discard")
    _say(realm, "shield", "prevented", "DW-15.4", args, gear_piece(realm, seat, gear), path, (), seat)


def immune(realm: Realm, seat: int) -> None:
    args: Args = {"dwarf": dwarf(realm, seat), "space": space_name(realm, int(realm.at(seat)))}
    _say(realm, "immune", "immune", "R38", args, "", (), (), seat)


def healed(realm: Realm, seat: int, points: int) -> None:
    """The points are there already."""
    left = int(realm.folk[seat * WIDE + LIFE])
    args: Args = {"dwarf": dwarf(realm, seat), "left": left}
    message, rule = "healed", "R49"
    if realm.top() == on.SHARE_HEAL and on.ShareHeal.by_council(realm):
        message, rule = "healed-council", "DW-11.9"
    elif points > 1:
        message = "healed-more"
        args["count"] = points
    health = Health(left, int(realm.most_health(seat)))
    _say(realm, "heal", message, rule, args, piece_of(realm, seat), (), (), seat, health)


def healing_lost(realm: Realm) -> None:
    """Points are left, and nobody can use them."""
    _say(realm, "heal-none", "heal-lost", "R49", {})


def nobody_heals(realm: Realm) -> None:
    _say(realm, "heal-none", "heal-nobody", "DW-11.9", {})


def no_healing(realm: Realm) -> None:
    card = blocker(realm, BLOCK_HEAL)
    _say(realm, "heal-none", "heal-blocked", "R58", {"card": card_name(realm, card)})


# ---- dice


def rolled(realm: Realm, code: int) -> None:
    """Chance has rolled; the roll still stands as it was before."""
    seat = int(realm.active)
    who = dwarf(realm, seat)
    dice = actions.dice_of(code)
    values = tuple(dice)
    purpose = int(on.Rolling.purpose(realm))
    rule = ROLL_RULES[purpose]
    if on.Rolling.step(realm) == on.ROLL_ONE:
        args: Args = {"die": int(on.Rolling.face(realm)), "to": dice[0]}
        must = realm.tables.council_effect[realm.council] == COUNCIL_MUST_REROLL_HIGHEST
        rest = actions.dice_of(actions.ROLL + int(realm.dice))
        together = tuple(sorted([*rest, dice[0]], reverse=True))
        if must:
            _say(realm, "reroll", "reroll-must", "DW-11.6", args, "", (), together, seat)
        else:
            _say(realm, "reroll", "reroll", "DW-11.11", args, "", (), together, seat)
        return
    args = {"dwarf": who, "dice": " ".join([str(die) for die in dice])}
    if on.Rolling.passed(realm, on.STONE_PASSED):
        _say(realm, "roll", "runestone", "R42", args, "", (), values, seat)
        return
    if on.Rolling.passed(realm, on.ABILITY_PASSED):
        rule = "DW-10.7" if purpose == on.FOR_FIGHT else "DW-12.6"
        _say(realm, "roll", "again", rule, args, "", (), values, seat)
        return
    if purpose in (on.FOR_TEST, on.FOR_TRY):
        card = int(on.Rolling.card(realm))
        args["card"] = card_name(realm, card)
        if purpose == on.FOR_TEST:
            at = realm.tables.part_first[card] + on.Rolling.part(realm)
            args["attribute"] = Text(f"dw-attribute-{ATTRIBUTES[realm.tables.part_attribute[at]]}")
    _say(realm, "roll", f"roll-{on.PURPOSES[purpose]}", rule, args, "", (), values, seat)


ROLL_RULES: Final = ("DW-8.2", "DW-10.1", "DW-11.1", "DW-12.1", "DW-13.11", "DW-13.5", "DW-11.12")


def rerolls(realm: Realm, code: int) -> None:
    """What the roller decided; new dice are told when they lie."""
    seat = int(realm.active)
    if code == actions.RUNESTONE:
        gear_used(realm, int(realm.gear_with(seat, GEAR_OWN_ROLL)))
    elif code >= actions.RAISE:
        die = int(actions.face_of(code))
        args: Args = {"dwarf": dwarf(realm, seat), "die": die, "to": die + 1}
        _say(realm, "raise", "raised", "DW-10.8", args, "", (), (), seat)


# ---- walking


def may_walk(realm: Realm, points: int) -> None:
    seat = int(realm.active)
    args: Args = {"points": points, "dwarf": dwarf(realm, seat)}
    _say(realm, "points", "points", "DW-8.2", args, "", (), (), seat)


def marches(realm: Realm, seat: int, points: int) -> None:
    args: Args = {"points": points, "dwarf": dwarf(realm, seat)}
    _say(realm, "points", "march", "R75", args, "", (), (), seat)


def stepped(realm: Realm, seat: int, to: int, tunnel: bool) -> None:
    """Before the dwarf goes."""
    here = int(realm.at(seat))
    args: Args = {"dwarf": dwarf(realm, seat), "from": space_name(realm, here), "to": space_name(realm, to)}
    kind, rule = ("tunnel", "DW-9.1") if tunnel else ("step", "DW-8.3")
    _say(realm, kind, kind, rule, args, piece_of(realm, seat), ids(realm, [here, to]), (), seat)


def stopped(realm: Realm, seat: int, space: int) -> None:
    args: Args = {"dwarf": dwarf(realm, seat), "space": space_name(realm, space)}
    _say(realm, "stopped", "stopped", "DW-8.4", args, "", (), (), seat)


def stays(realm: Realm, seat: int) -> None:
    args: Args = {"dwarf": dwarf(realm, seat), "space": space_name(realm, int(realm.at(seat)))}
    _say(realm, "stays", "stays", "DW-8.2", args, "", (), (), seat)


def dug(realm: Realm, space: int) -> None:
    """Before the Tunnel tile lies there."""
    names = realm.tables.names
    if realm.tunnel == NOWHERE:
        _say(realm, "dig", "dug", "DW-9.2", {"space": space_name(realm, space)}, "tunnel", ("reserve", names[space]))
        return
    here = int(realm.tunnel)
    args: Args = {"from": space_name(realm, here), "to": space_name(realm, space)}
    _say(realm, "dig", "dug-moved", "DW-9.2", args, "tunnel", (names[here], names[space]))


def fights_on(realm: Realm, seat: int) -> None:
    """A card would move a dwarf whose fight is being carried out."""
    args: Args = {"dwarf": dwarf(realm, seat), "space": space_name(realm, int(realm.at(seat)))}
    _say(realm, "held", "fights-on", "R77", args, "", (), (), seat)


def tunnel_closed(realm: Realm, space: int) -> None:
    """The land under the Tunnel tile has perished; by version 1 of the rules the tile goes back to the reserve."""
    args: Args = {"space": space_name(realm, space)}
    if realm.rules.version == 1:
        _say(realm, "tunnel-lost", "tunnel-lost", "R34", args, "tunnel", (realm.tables.names[space], "reserve"))
    else:
        _say(realm, "tunnel-closed", "tunnel-closed", "R34", args)


def tunnel_open(realm: Realm, space: int) -> None:
    _say(realm, "tunnel-open", "tunnel-open", "R34", {"space": space_name(realm, space)})


# ---- fights and tests


def struck(realm: Realm, kind: int, card: int) -> None:
    """A troop is gone."""
    seat = int(realm.active)
    args: Args = {"dwarf": dwarf(realm, seat), "troop": troop_name(kind)}
    one = Band(KINDS[kind], 1)
    if card >= 0:
        args["card"] = card_name(realm, card)
        path = (realm.tables.card_names[card], SUPPLY)
        _say(realm, "strike", "strike-card", "DW-10.4", args, KINDS[kind], path, (), seat, one)
    else:
        space = int(realm.at(seat))
        args["space"] = space_name(realm, space)
        path = (realm.tables.names[space], SUPPLY)
        _say(realm, "strike", "strike", "DW-10.2", args, KINDS[kind], path, (), seat, one)


def spared(realm: Realm) -> None:
    seat = int(realm.active)
    _say(realm, "spared", "spared", "R44", {"dwarf": dwarf(realm, seat)}, "", (), (), seat)


def tested(realm: Realm, card: int, part: int, hits: int, counted: int) -> None:
    """The successes are on the card already; what is more than needed is lost."""
    seat = int(realm.active)
    tables = realm.tables
    at = int(tables.part_first[card]) + part
    name = tables.card_names[card]
    args: Args = {"card": card_name(realm, card), "dwarf": dwarf(realm, seat)}
    if hits == 0:
        args["target"] = int(tables.part_target[at])
        _say(realm, "test", "test-failed", "DW-12.5", args, name, (), (), seat)
        return
    row = int(realm.row_of(card))
    have = int(realm.cards[row * WIDE + PROGRESS]) // 16**part % 16
    need = int(tables.part_count[at])
    args["count"] = counted
    args["have"] = have
    args["need"] = need
    _say(realm, "test", "test", "DW-12.1", args, name, (), (), seat)
    if hits > counted:
        _say(realm, "surplus", "surplus", "DW-12.2", {"count": hits - counted}, "", (), (), seat)
    if have == need and tables.part_first[card + 1] - tables.part_first[card] > 1:
        done: Args = {"card": args["card"], "space": space_name(realm, int(realm.at(seat)))}
        _say(realm, "part-done", "part-done", "DW-13.2", done, name, (), (), seat)


def tried(realm: Realm, card: int, won: bool) -> None:
    seat = int(realm.active)
    args: Args = {"dwarf": dwarf(realm, seat), "card": card_name(realm, card)}
    name = realm.tables.card_names[card]
    _say(realm, "try", "try-done" if won else "try-failed", "DW-13.11", args, name, (), (), seat)


def duelled(realm: Realm, hits: int) -> None:
    """The tokens are gone already; without a hit the lost Health tells it."""
    if hits == 0:
        return
    seat = int(realm.active)
    card = int(realm.cards[CARD])
    left = max(0, int(realm.tables.quest_count[card] - realm.cards[PROGRESS]))
    args: Args = {"count": hits, "dwarf": dwarf(realm, seat), "left": left}
    _say(realm, "duel", "duel", "DW-13.5", args, realm.tables.card_names[card], (), (), seat)
