"""How much anybody may ask for: token buckets per connection and per address, and counts of what is open."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable

MOST_ADDRESSES = 20_000
HOUR = 3600.0
FEW = 8  # lines of one page that is just loaded


class Bucket:
    """Fills at `rate` per second up to `burst`; every taking empties it by one.

    >>> bucket = Bucket(rate=2.0, burst=1, now=0.0)
    >>> bucket.take(0.0), bucket.take(0.0), bucket.take(0.5)
    (0.0, 0.5, 0.0)
    """

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> float:
        """0 if there was so much to take, else the seconds until there is; a full bucket is enough for anything."""
        level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        cost = min(cost, self.burst)
        if level >= cost:
            self.level = level - cost
            return 0.0
        self.level = level
        return (cost - level) / self.rate

    def owe(self, cost: float) -> None:
        """So much was used that nobody could know before: it is taken, also if there is not so much."""
        self.level = max(-self.burst, self.level - cost)

    def give_back(self) -> None:
        """What was taken last was not used."""
        self.level = min(self.burst, self.level + 1.0)

    def wait(self, now: float) -> float:
        """The seconds until there is one to take."""
        return max(0.0, (1.0 - self.level) / self.rate - (now - self.at))

    def full(self, now: float) -> bool:
        return self.level + (now - self.at) * self.rate >= self.burst


class Buckets:
    """A bucket for everyone who asks; full ones are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, cost: float = 1.0) -> float:
        """0 if allowed, else the seconds to wait."""
        now = self.clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets = {name: each for name, each in self._buckets.items() if not each.full(now)}
            if len(self._buckets) >= MOST_ADDRESSES:
                return 1.0 / self.rate
            bucket = self._buckets[who] = Bucket(self.rate, self.burst, now)
        return bucket.take(now, cost)

    def owe(self, who: str, cost: float) -> None:
        """They have used so much more than they took."""
        bucket = self._buckets.get(who)
        if bucket is not None:
            bucket.owe(cost)

    def wait(self, who: str) -> float:
        """The seconds until they are allowed again; nothing is taken."""
        bucket = self._buckets.get(who)
        return 0.0 if bucket is None else bucket.wait(self.clock())

    def give_back(self, who: str) -> None:
        """What they took last was not used."""
        bucket = self._buckets.get(who)
        if bucket is not None:
            bucket.give_back()


class Counts:
    """How many things are open, in all and per address.

    The last ones, `reserve` of them, are for those who have at most FEW; the last quarter of these for whoever
    comes as `last`. So nobody who has many keeps out who comes anew.
    """

    def __init__(self, most: int, most_each: int, reserve: int = 0) -> None:
        self.most = most
        self.most_each = most_each
        self.reserve = reserve
        self.total = 0
        self._each: dict[str, int] = {}

    def enter(self, who: str, last: bool = False, many: bool = False) -> bool:
        """Count one more, if there is room; `many` people come by this address."""
        here = self._each.get(who, 0)
        if not self.room(here, last or many) or not (many or self.below(who)):
            return False
        self.total += 1
        self._each[who] = here + 1
        return True

    def room(self, here: int, last: bool = False) -> bool:
        """Is there room in all for somebody who has so many?"""
        if last:
            return self.total < self.most
        return self.total < self.most - (self.reserve // 4 if here < FEW else self.reserve)

    def of(self, who: str) -> int:
        """How many this address has."""
        return self._each.get(who, 0)

    def below(self, who: str) -> bool:
        """Has this address fewer than it may?"""
        return self._each.get(who, 0) < self.most_each

    def leave(self, who: str) -> None:
        self.total -= 1
        left = self._each[who] - 1
        if left:
            self._each[who] = left
        else:
            del self._each[who]


def household(address: str) -> str:
    """The address that limits count: a whole /64 in IPv6, where a household has that many, and IPv4 as itself.

    >>> household("2001:db8::1:2"), household("192.0.2.7"), household("::ffff:192.0.2.7")
    ('2001:db8::', '192.0.2.7', '192.0.2.7')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)).network_address)
    return address
