"""Walks of several steps as plans: for every space within reach the ways there and what each of them costs.

Every step is tried on a copy by the rules themselves, so a price is what the walk really costs. On the way only what
the walk itself asks is answered: Perished Land takes its price in Health or in Doom (DW-8.5). The space at the end is
entered, and nothing more: what it asks is asked. Where luck or another decision comes in between, the way ends there;
a way that would lose the game is none.
"""

from __future__ import annotations

from typing import Final

from lamplight.core.view import Effect, Text, Way
from lamplight.games.dwarves import actions
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.catalogue import joined
from lamplight.games.dwarves.forecast import awaiting
from lamplight.games.dwarves.state import LIFE, LOST_DOOM, LOST_HEALTH, SPACES, WIDE, Realm

MOST_WAYS: Final = 3
DETOUR: Final = 1  # so many steps more may a way take that costs the same and leads elsewhere
APART: Final = 2  # a space so far from all of another way leads elsewhere


class Walked:
    """A dwarf has come this far: the position, what was done, where he went and what it has cost."""

    def __init__(self, before: Realm, realm: Realm, dos: list[str], spaces: list[int], health: int, doom: int) -> None:
        self.before = before  # the position from which the last step was taken
        self.realm = realm
        self.dos = dos
        self.spaces = spaces
        self.health = health
        self.doom = doom

    @property
    def at(self) -> int:
        return self.spaces[-1]

    @property
    def steps(self) -> int:
        return len(self.spaces) - 1

    @property
    def price(self) -> tuple[int, int]:
        return self.health, self.doom


def ways(realm: Realm, seat: int) -> list[Way]:
    """The ways of a dwarf who walks to every space that is further than one step; the cheapest to each comes first."""
    if realm.actor != seat or realm.depth == 0 or realm.top() != on.WALK or on.Walk.points(realm) < 2:
        return []
    start = int(realm.at(seat))
    found: list[Way] = []
    arrived = explored(realm, seat)
    for space in sorted(arrived):
        at_once = any(walked.steps == 1 for walked in arrived[space])
        if space != start and not at_once:
            chosen = chosen_of(realm, seat, arrived[space])
            found += [told(walked, seat, chosen) for walked in chosen]
    return found


# ---- the search


def explored(realm: Realm, seat: int) -> dict[int, list[Walked]]:
    """All that is worth knowing of how the dwarf may come to each space, in the order of their steps."""
    depth = int(realm.depth)
    going = [Walked(realm, realm, [], [int(realm.at(seat))], 0, 0)]
    arrived: dict[int, list[Walked]] = {}
    known: dict[tuple[int, str], list[tuple[int, int]]] = {}  # prices at which a space was entered with the cards so
    for _ in range(int(on.Walk.points(realm))):
        further: list[Walked] = []
        for walked in going:
            cards = fingerprint(walked.realm)
            for code in walked.realm.legal_actions():
                kind = int(actions.kind_of(code))
                if kind != actions.STEP and kind != actions.TUNNEL:
                    continue
                to = int(actions.space_of(code))
                prices = known.setdefault((to, cards), [])
                if dominated(walked.price, prices):
                    if to in arrived and elsewhere(walked.realm, [*walked.spaces, to], arrived[to]):
                        arrived[to].append(step(walked, code, to))
                    continue
                prices.append(walked.price)
                there = step(walked, code, to)
                arrived.setdefault(to, []).append(there)
                further += onward(there, seat, depth)
        going = further
    return arrived


def step(walked: Walked, code: int, to: int) -> Walked:
    """One step more."""
    realm = tried(walked.realm, code)
    do = walked.realm.text(code)
    return Walked(walked.realm, realm, [*walked.dos, do], [*walked.spaces, to], walked.health, walked.doom)


def tried(realm: Realm, code: int) -> Realm:
    """The position after an action, on a copy."""
    again = realm.copy()
    assert isinstance(again, Realm)
    again.apply(code)
    return again


def onward(there: Walked, seat: int, depth: int) -> list[Walked]:
    """How the walk goes on from here, if it does: freely, or for each price that Perished Land takes. # DW-8.5"""
    realm = there.realm
    if goes_on(realm, seat, depth):
        return [there]
    if realm.actor != seat or realm.top() != on.PENALTY:
        return []
    out: list[Walked] = []
    for code in (actions.HEALTH, actions.DOOM):
        after = tried(realm, code)
        if goes_on(after, seat, depth):
            health = int(realm.folk[seat * WIDE + LIFE] - after.folk[seat * WIDE + LIFE])
            doom = int(realm.doom - after.doom)
            done = [*there.dos, realm.text(code)]
            out.append(Walked(there.before, after, done, there.spaces, there.health + health, there.doom + doom))
    return out


def goes_on(realm: Realm, seat: int, depth: int) -> bool:
    """Is this dwarf asked for the next step of the same walk?"""
    return realm.actor == seat and realm.depth == depth and realm.top() == on.WALK


def fingerprint(realm: Realm) -> str:
    """What a step may bring about besides its price: it depends on the face-up cards, and changes them."""
    return " ".join([str(int(number)) for number in realm.cards])


def dominated(price: tuple[int, int], prices: list[tuple[int, int]]) -> bool:
    """Was the same to be had for no more, in no more steps?"""
    return any(health <= price[0] and doom <= price[1] for health, doom in prices)


def elsewhere(realm: Realm, spaces: list[int], others: list[Walked]) -> bool:
    """Does a way lead somewhere else than all these, at about the same length?"""
    between = spaces[1:-1]
    distance = realm.tables.distance
    for other in others:
        if len(spaces) - 1 > other.steps + DETOUR:
            return False
        if set(between) & set(other.spaces[1:-1]):
            return False
        far = [space for space in between if all(distance[space * SPACES + one] >= APART for one in other.spaces)]
        if not far:
            return False
    return True


# ---- what is offered


def chosen_of(realm: Realm, seat: int, walks: list[Walked]) -> list[Walked]:
    """The cheapest way, and others that differ in price or lead elsewhere."""
    alive = [walked for walked in walks if walked.realm.result not in (LOST_DOOM, LOST_HEALTH)]
    life = int(realm.folk[seat * WIDE + LIFE])
    gap = say.distance(realm)

    def rank(walked: Walked) -> tuple[int, int, int, list[str]]:
        """The fewest points, then the fewest steps; of Health and Doom first that of which more is left."""
        left = min(life - walked.health, gap - walked.doom)
        return walked.health + walked.doom, walked.steps, -left, walked.dos

    out: list[Walked] = []
    for walked in sorted(alive, key=rank):
        if len(out) < MOST_WAYS and (not worse(walked, out) or (walked.price == out[0].price and other(walked, out))):
            out.append(walked)
    return out


def worse(walked: Walked, others: list[Walked]) -> bool:
    """Does one of these cost no more of anything, steps included?"""
    return any(
        other.health <= walked.health and other.doom <= walked.doom and other.steps <= walked.steps for other in others
    )


def other(walked: Walked, chosen: list[Walked]) -> bool:
    """Does this way lead elsewhere than these, or bring a card forward that none of them does, at about this length?"""
    if elsewhere(walked.realm, walked.spaces, chosen):
        return True
    cards = fingerprint(walked.realm)
    return walked.steps <= chosen[0].steps + DETOUR and all(fingerprint(one.realm) != cards for one in chosen)


def told(walked: Walked, seat: int, chosen: list[Walked]) -> Way:
    """A way as people see it."""
    realm = walked.before
    tables = realm.tables
    names = tuple([tables.names[space] for space in walked.spaces])
    piece = say.piece_of(realm, seat)
    price: list[Text] = []
    if walked.health:
        price.append(Text("dw-price-health", {"dwarf": say.dwarf(realm, seat), "count": walked.health}))
    if walked.doom:
        price.append(Text("dw-price-doom", {"count": walked.doom}))
    awaits = awaiting(realm, seat, walked.at)
    how = "tunnel" if walked.dos[-1].startswith("tunnel") else "walk"
    goes = Effect(piece, names[-1], how, None, names[1:])  # what it costs is told once, as the price
    return Way(
        names[-1],
        tuple(walked.dos),
        label(walked, chosen),
        names,
        (piece, names[-1]),
        (goes,),
        tuple(price + awaits),
    )


def label(walked: Walked, chosen: list[Walked]) -> Text:
    """Where to, by which way if there are several, in how many steps, for how much."""
    text = by_way(walked, [other for other in chosen if other is not walked])
    costs: list[Text] = []
    if walked.health:
        costs.append(Text("dw-cost-health", {"count": walked.health}))
    if walked.doom:
        costs.append(Text("dw-cost-doom", {"count": walked.doom}))
    return Text("dw-way-priced", {"way": text, "price": joined(costs, "dw-and")}) if costs else text


def by_way(walked: Walked, others: list[Walked]) -> Text:
    """Where to and in how many steps, and what tells this way from the others: tunnels, a place, where it sets out."""
    realm, tables = walked.before, walked.before.tables
    args: dict[str, int | str | Text] = {"space": say.space_name(realm, walked.at), "steps": walked.steps}
    if tunnelled(walked) and not any(tunnelled(other) for other in others):
        return Text("dw-way-tunnel", args)
    passed = {space for other in others for space in other.spaces}
    own = [space for space in walked.spaces[1:-1] if others and space not in passed]
    named = [space for space in own if tables.location_of[space] >= 0]
    if named or (own and walked.dos[0].startswith("tunnel")):
        return Text("dw-way-via", {**args, "via": say.space_name(realm, named[0] if named else own[0])})
    if own and walked.spaces[1] not in [other.spaces[1] for other in others]:
        near = [int(tables.near[walked.spaces[0] * 6 + direction]) for direction in range(6)]
        direction = Text(f"dw-direction-{near.index(walked.spaces[1])}")
        return Text("dw-way-first", {**args, "direction": direction})
    return Text("dw-way-via", {**args, "via": say.space_name(realm, own[0])}) if own else Text("dw-way", args)


def tunnelled(walked: Walked) -> bool:
    """Does this way lead through the tunnels?"""
    return any(do.startswith("tunnel") for do in walked.dos)
