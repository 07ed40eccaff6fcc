"""Options as people see them: what each is called, what it touches, what it brings."""

from __future__ import annotations

from typing import Final

from lamplight.core.view import Option, Text, seat_name
from lamplight.games.dwarves import actions
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.catalogue import effects, joined, troops
from lamplight.games.dwarves.forecast import ROLL_ATTRIBUTES, hurt, own_dice, preview
from lamplight.games.dwarves.pieces import troop_piece
from lamplight.games.dwarves.state import Realm
from lamplight.games.dwarves.tables import ATTRIBUTES, COUNCIL, GEAR_HEALTH_LOSS, GEAR_OWN_ROLL
from lamplight.games.dwarves.tables import TROOPS as KINDS

Args = dict[str, int | str | Text]


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
    if kind == actions.STEP:
        return _step_label(realm, rest)
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


def _step_label(realm: Realm, to: int) -> Text:
    """Which way a step goes, where to, and what is seen there."""
    tables = realm.tables
    here = int(realm.at(on.Walk.seat(realm)))
    near = [int(tables.near[here * 6 + side]) for side in range(6)]
    args: Args = {"go": Text(f"dw-go-{near.index(to)}"), "space": say.space_name(realm, to)}
    seen: list[Text] = []
    if realm.troops[to] != 0:
        seen.append(troops(realm.troops[to]))
    if realm.land[to] != 0:
        seen.append(Text("dw-tile"))
    return Text("dw-do-step-seen", {**args, "seen": joined(seen, "dw-comma")}) if seen else Text("dw-do-step", args)


SPACE_LABELS: Final = {actions.TUNNEL: "dw-do-tunnel", actions.CLEANSE: "dw-do-cleanse", actions.DIG: "dw-do-dig"}
SEAT_LABELS: Final = {
    actions.LOSE: "dw-do-lose",
    actions.HEAL: "dw-do-heal",
    actions.GIVE: "dw-do-give",
    actions.MARCH: "dw-do-march",
}
