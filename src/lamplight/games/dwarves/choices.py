"""What may be done: of all that answers what lies uppermost on the stack, whatever has no fault (see faults.py).

Candidates that cannot be without a fault (spaces where nobody stands, cards that nobody owns) are passed over.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.games.dwarves import actions, faults
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves.faults import LEGAL
from lamplight.games.dwarves.state import BIT, CARD, GEAR, GEARS, ROWS, SPACES, WIDE, Realm
from lamplight.games.dwarves.tables import QUEST_DICE, QUEST_DUEL, QUEST_TESTS


def fill_legal(realm: Realm, out: vec[i64]) -> i64:
    """Every decision that is possible now."""
    kind = realm.top()
    if kind == on.WALK:
        return _walk(realm, out)
    if kind == on.ACTION:
        return _actions(realm, out)
    if kind == on.STRIKING:
        return _strikes(realm, out)
    if kind == on.ROLLING:
        return _dice(realm, out)
    if kind == on.PENALTY:
        out[0] = actions.HEALTH
        out[1] = actions.DOOM
        return 2
    if kind == on.LOSS:
        out[0] = actions.TAKE
        n: i64 = 1
        if faults.shield(realm, on.Loss.seat(realm)) == LEGAL:
            out[1] = actions.SHIELD
            n = 2
        return n
    if kind == on.SHARE_LOSS:
        return _seats(realm, actions.LOSE, out)
    if kind == on.SHARE_HEAL or kind == on.HEAL_ONE:
        return _heals(realm, kind, out)
    if kind == on.GIVING:
        return _takers(realm, out)
    if kind == on.DROPPING:
        return _drops(realm, out)
    if kind == on.REMOVING:
        return _removals(realm, out)
    if kind == on.CLEANSING:
        return _tiles(realm, out)
    if kind == on.DIGGING:
        return _digs(realm, out)
    if kind == on.MARCHING:
        return _marchers(realm, out)
    if kind == on.DISMISSING:
        return _threats(realm, out)
    if kind == on.CHOOSING:
        n = 0
        while faults.choose(realm, n) == LEGAL:
            out[n] = actions.CHOOSE + n
            n += 1
        return n
    if kind == on.FETCHING:
        return _fetches(realm, out)
    if kind == on.CHOOSE_DWARF:
        n = 0
        while free_dwarf(realm, n) >= 0:
            out[n] = actions.BE + free_dwarf(realm, n)
            n += 1
        return n
    return _seats(realm, actions.BEGIN, out)


def free_dwarf(realm: Realm, k: i64) -> i64:
    """The k-th dwarf that nobody has yet, or -1."""
    who: i64 = 0
    while who < len(realm.tables.char_names):
        if faults.be(realm, who) == LEGAL:
            if k == 0:
                return who
            k -= 1
        who += 1
    return -1


def _seats(realm: Realm, base: i64, out: vec[i64]) -> i64:
    seat: i64 = 0
    while seat < realm.seats:
        out[seat] = base + seat
        seat += 1
    return seat


# ---- the turn


def _actions(realm: Realm, out: vec[i64]) -> i64:
    """The actions of the active player. # DW-8.1"""
    n: i64 = 0
    if realm.left > 0:
        if faults.move(realm) == LEGAL:
            out[n] = actions.MOVE
            n += 1
        if faults.fight(realm) == LEGAL:
            out[n] = actions.FIGHT
            n += 1
        if faults.message(realm) == LEGAL:
            out[n] = actions.MESSAGE
            n += 1
        if faults.outfit(realm) == LEGAL:
            out[n] = actions.OUTFIT
            n += 1
        row: i64 = 0
        while row < ROWS:
            if realm.cards[row * WIDE + CARD] >= 0:
                n = _for_card(realm, row, out, n)
            row += 1
    n = _free(realm, out, n)
    out[n] = actions.END
    return n + 1


def _for_card(realm: Realm, row: i64, out: vec[i64], n: i64) -> i64:
    """Add the actions that a face-up card asks for."""
    tables = realm.tables
    card = realm.cards[row * WIDE + CARD]
    kind = tables.quest_kind[card]
    if kind == QUEST_TESTS:
        parts = tables.part_first[card + 1] - tables.part_first[card]
        part: i64 = 0
        while part < parts:
            if faults.test_part(realm, row, part) == LEGAL:
                out[n] = actions.test(card, part)
                n += 1
            part += 1
    elif kind == QUEST_DICE:
        if faults.try_card(realm, card) == LEGAL:
            out[n] = actions.TRY + card
            n += 1
    elif kind == QUEST_DUEL:
        if faults.duel(realm) == LEGAL:
            out[n] = actions.DUEL
            n += 1
    return n


def _free(realm: Realm, out: vec[i64], n: i64) -> i64:
    """Add what costs the active player no action: using equipment, paying for a card. # DW-15.4"""
    if realm.folk[realm.active * WIDE + GEAR] & (BIT[GEARS] - 1) == 0:
        return n
    gear: i64 = 0
    while gear < GEARS:
        if faults.use(realm, gear) == LEGAL:
            out[n] = actions.USE + gear
            n += 1
        gear += 1
    row: i64 = 1
    while row < ROWS:
        card = realm.cards[row * WIDE + CARD]
        if card >= 0 and faults.price(realm, row) == LEGAL:
            gear = 0
            while gear < GEARS:
                if faults.pay(realm, card, gear) == LEGAL:
                    out[n] = actions.pay(card, gear)
                    n += 1
                gear += 1
        row += 1
    return n


def anything_free(realm: Realm) -> bool:
    """May the active player still do something that costs no action?"""
    if realm.folk[realm.active * WIDE + GEAR] & (BIT[GEARS] - 1) == 0:
        return False
    gear: i64 = 0
    while gear < GEARS:
        if faults.use(realm, gear) == LEGAL:
            return True
        gear += 1
    row: i64 = 1
    while row < ROWS:
        if realm.cards[row * WIDE + CARD] >= 0 and faults.price(realm, row) == LEGAL:
            return True
        row += 1
    return False


def _walk(realm: Realm, out: vec[i64]) -> i64:
    """Every step of the dwarf who walks: neighbours, tunnels, or staying. # DW-8.3, DW-9.1"""
    here = realm.at(on.Walk.seat(realm))
    near = realm.tables.near
    n: i64 = 0
    direction: i64 = 0
    while direction < 6:
        to = near[here * 6 + direction]
        if to >= 0 and faults.step(realm, to) == LEGAL:
            out[n] = actions.STEP + to
            n += 1
        direction += 1
    if faults.way_in(realm, here) == LEGAL:
        to = 0
        while to < SPACES:
            if to != here and faults.way_out(realm, to) == LEGAL:
                out[n] = actions.TUNNEL + to
                n += 1
            to += 1
    out[n] = actions.STOP
    return _free(realm, out, n + 1)


# ---- dice and fights


def _strikes(realm: Realm, out: vec[i64]) -> i64:
    """Every troop that a die may remove, on the space and on cards bound to it, or enough. # DW-10.5, R74"""
    here = realm.at(realm.active)
    n: i64 = 0
    kind: i64 = 0
    while kind < 3:
        if faults.hit(realm, kind) == LEGAL:
            if faults.on_space(realm, here, kind) == LEGAL:
                out[n] = actions.strike(-1, kind)
                n += 1
            row: i64 = 0
            while row < ROWS:
                card = realm.cards[row * WIDE + CARD]
                if card >= 0 and faults.on_card(realm, row, here, kind) == LEGAL:
                    out[n] = actions.strike(card, kind)
                    n += 1
                row += 1
        kind += 1
    out[n] = actions.DONE
    return _free(realm, out, n + 1)


def _dice(realm: Realm, out: vec[i64]) -> i64:
    """What may be done with the dice. # R42"""
    out[0] = actions.KEEP
    n: i64 = 1
    if faults.again(realm) == LEGAL:
        out[n] = actions.AGAIN
        n += 1
    if faults.runestone(realm) == LEGAL:
        out[n] = actions.RUNESTONE
        n += 1
    face: i64 = 1
    while face <= actions.FACES:
        if faults.reroll(realm, face) == LEGAL:
            out[n] = actions.REROLL + face
            n += 1
        if faults.raise_die(realm, face) == LEGAL:
            out[n] = actions.RAISE + face
            n += 1
        face += 1
    return n


# ---- what the group decides


def _heals(realm: Realm, kind: i64, out: vec[i64]) -> i64:
    """Who would gain by a point of healing; nobody is a choice if the council offers it."""
    n: i64 = 0
    seat: i64 = 0
    while seat < realm.seats:
        if faults.heal(realm, seat) == LEGAL:
            out[n] = actions.HEAL + seat
            n += 1
        seat += 1
    if kind == on.SHARE_HEAL and faults.none(realm) == LEGAL:
        out[n] = actions.NONE
        n += 1
    return n


def _takers(realm: Realm, out: vec[i64]) -> i64:
    """Who may take a card of this kind. # DW-15.1"""
    gear = on.Giving.gear(realm)
    n: i64 = 0
    seat: i64 = 0
    while seat < realm.seats:
        if faults.give(realm, seat, gear) == LEGAL:
            out[n] = actions.GIVE + seat
            n += 1
        seat += 1
    return n


def _drops(realm: Realm, out: vec[i64]) -> i64:
    """Every Equipment card that somebody owns."""
    n: i64 = 0
    seat: i64 = 0
    while seat < realm.seats:
        gear: i64 = 0
        while gear < GEARS:
            if faults.drop(realm, seat, gear) == LEGAL:
                out[n] = actions.drop(seat, gear)
                n += 1
            gear += 1
        seat += 1
    return n


def _removals(realm: Realm, out: vec[i64]) -> i64:
    """Every troop on the map that may be taken away, or no more."""
    n = _troops(realm, out, False)
    out[n] = actions.DONE
    return n + 1


def _fetches(realm: Realm, out: vec[i64]) -> i64:
    """Every troop on the map that a Scenario card may take."""
    return _troops(realm, out, True)


def _troops(realm: Realm, out: vec[i64], fetched: bool) -> i64:
    """Every troop on the map that may be fetched, or taken away."""
    n: i64 = 0
    space: i64 = 0
    while space < SPACES:
        if realm.troops[space] != 0:
            kind: i64 = 0
            while kind < 3:
                fault = faults.fetch(realm, space, kind) if fetched else faults.remove(realm, space, kind)
                if fault == LEGAL:
                    out[n] = actions.fetch(space, kind) if fetched else actions.remove(space, kind)
                    n += 1
                kind += 1
        space += 1
    return n


def _tiles(realm: Realm, out: vec[i64]) -> i64:
    """Every Perished space, or no more."""
    n: i64 = 0
    space: i64 = 0
    while space < SPACES:
        if faults.cleanse(realm, space) == LEGAL:
            out[n] = actions.CLEANSE + space
            n += 1
        space += 1
    out[n] = actions.DONE
    return n + 1


def _digs(realm: Realm, out: vec[i64]) -> i64:
    """Every space where the Tunnel tile may lie, or nowhere."""
    place = on.Digging.place(realm)
    n: i64 = 0
    space: i64 = 0
    while space < SPACES:
        if faults.dig(realm, place, space) == LEGAL:
            out[n] = actions.DIG + space
            n += 1
        space += 1
    out[n] = actions.NONE
    return n + 1


def _marchers(realm: Realm, out: vec[i64]) -> i64:
    """Whoever a card can move, or nobody."""
    n: i64 = 0
    seat: i64 = 0
    while seat < realm.seats:
        if faults.march(realm, seat) == LEGAL:
            out[n] = actions.MARCH + seat
            n += 1
        seat += 1
    out[n] = actions.NONE
    return n + 1


def _threats(realm: Realm, out: vec[i64]) -> i64:
    """Every face-up Threat card, or none."""
    n: i64 = 0
    row: i64 = 1
    while row < ROWS:
        card = realm.cards[row * WIDE + CARD]
        if card >= 0 and faults.dismiss(realm, card) == LEGAL:
            out[n] = actions.DISMISS + card
            n += 1
        row += 1
    out[n] = actions.NONE
    return n + 1


# ---- is there anything to decide?


def anybody_takes(realm: Realm, gear: i64) -> bool:
    """May somebody take a card of this kind? # R54"""
    seat: i64 = 0
    while seat < realm.seats:
        if faults.give(realm, seat, gear) == LEGAL:
            return True
        seat += 1
    return False


def anything_to_drop(realm: Realm) -> bool:
    """Does anybody own an Equipment card?"""
    seat: i64 = 0
    while seat < realm.seats:
        gear: i64 = 0
        while gear < GEARS:
            if faults.drop(realm, seat, gear) == LEGAL:
                return True
            gear += 1
        seat += 1
    return False


def anything_removable(realm: Realm) -> bool:
    """Is there a troop that the uppermost frame takes off the map?"""
    return _any_troop(realm, False)


def anything_to_fetch(realm: Realm) -> bool:
    """Is there a troop on the map that the Scenario card still lacks?"""
    return _any_troop(realm, True)


def _any_troop(realm: Realm, fetched: bool) -> bool:
    """Is there a troop on the map that may be fetched, or else be removed?"""
    space: i64 = 0
    while space < SPACES:
        if realm.troops[space] != 0:
            kind: i64 = 0
            while kind < 3:
                fault = faults.fetch(realm, space, kind) if fetched else faults.remove(realm, space, kind)
                if fault == LEGAL:
                    return True
                kind += 1
        space += 1
    return False


def any_threat(realm: Realm) -> bool:
    """Does a Threat card lie face up?"""
    row: i64 = 1
    while row < ROWS:
        if faults.dismiss(realm, realm.cards[row * WIDE + CARD]) == LEGAL:
            return True
        row += 1
    return False
