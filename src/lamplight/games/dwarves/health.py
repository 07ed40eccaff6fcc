"""Health: losses, and healing. DW-3.3 and R49 to R51; the shield that takes a loss is Equipment (DW-15.4)."""

from __future__ import annotations

from mypy_extensions import i64

from lamplight.games.dwarves import actions, faults
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.gear import lose_gear
from lamplight.games.dwarves.state import LIFE, LOST_HEALTH, WIDE, Realm
from lamplight.games.dwarves.tables import GEAR_HEALTH_LOSS


class LossFrame(on.Frame):
    """A dwarf is to lose a point, and may have a shield for it. # R50"""

    def work(self, realm: Realm) -> bool:
        seat = on.Loss.seat(realm)
        if faults.shield(realm, seat) == faults.LEGAL:
            return on.waits(realm, seat)
        why = on.Loss.why(realm)
        realm.pop()
        lose_health(realm, seat, why)
        return False

    def answer(self, realm: Realm, code: i64) -> None:
        seat = on.Loss.seat(realm)
        why = on.Loss.why(realm)
        realm.pop()
        realm.dirty = True
        if code == actions.SHIELD:
            if realm.tell is not None:
                say.shielded(realm, int(seat))
            lose_gear(realm, seat, realm.gear_with(seat, GEAR_HEALTH_LOSS))
        else:
            lose_health(realm, seat, why)


class ShareLossFrame(on.Frame):
    """The group says who loses the points, one by one."""

    def work(self, realm: Realm) -> bool:
        if on.Tally.left(realm) > 0:
            return on.waits(realm, realm.active)
        return on.finished(realm)

    def answer(self, realm: Realm, code: i64) -> None:
        on.Tally.less(realm)
        on.Loss.push(realm, actions.seat_of(code), on.ShareLoss.why(realm))


class HealFrame(on.Frame):
    """The group says who is healed: point by point, or one dwarf by all of them; what nobody can use is lost. # R49"""

    def __init__(self, one: bool) -> None:
        self.one: bool = one

    def work(self, realm: Realm) -> bool:
        if on.Tally.left(realm) > 0:
            if faults.anybody_hurt(realm):
                return on.waits(realm, realm.active)
            if realm.tell is not None:
                say.healing_lost(realm)
        return on.finished(realm)

    def answer(self, realm: Realm, code: i64) -> None:
        if code == actions.NONE:
            if realm.tell is not None:
                say.nobody_heals(realm)
            on.Tally.none(realm)
        elif self.one:
            heal(realm, actions.seat_of(code), on.Tally.left(realm))
            on.Tally.none(realm)
        else:
            heal(realm, actions.seat_of(code), 1)
            on.Tally.less(realm)


def lose_health(realm: Realm, seat: i64, why: i64) -> None:
    """One point; without Health the game is lost at once. # DW-3.3"""
    realm.folk[seat * WIDE + LIFE] -= 1
    if realm.tell is not None:
        say.hurt(realm, int(seat), int(why))
    if realm.folk[seat * WIDE + LIFE] <= 0:
        realm.result = LOST_HEALTH


def heal(realm: Realm, seat: i64, points: i64) -> None:
    """Never beyond the maximum. # R49"""
    most = realm.most_health(seat)
    life = realm.folk[seat * WIDE + LIFE]
    healed = points if points < most - life else most - life
    if healed > 0:
        realm.folk[seat * WIDE + LIFE] = life + healed
        if realm.tell is not None:
            say.healed(realm, int(seat), int(healed))
