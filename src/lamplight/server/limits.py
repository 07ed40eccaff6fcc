"""How much anybody may ask for: token buckets per connection and per address, and counts of what is open."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable

MOST_ADDRESSES = 20_000
HOUR = 3600.0


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

    def take(self, now: float) -> float:
        """0 if there was something to take, else the seconds until there is."""
        level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if level >= 1.0:
            self.level = level - 1.0
            return 0.0
        self.level = level
        return (1.0 - level) / self.rate

    def full(self, now: float) -> bool:
        return self.level + (now - self.at) * self.rate >= self.burst


class Buckets:
    """A bucket for everyone who asks; full ones are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> float:
        """0 if allowed, else the seconds to wait."""
        now = self.clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets = {name: each for name, each in self._buckets.items() if not each.full(now)}
            if len(self._buckets) >= MOST_ADDRESSES:
                return 1.0 / self.rate
            bucket = self._buckets[who] = Bucket(self.rate, self.burst, now)
        return bucket.take(now)


class Counts:
    """How many things are open, in all and per address."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.total = 0
        self._each: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        """Count one more, if there is room."""
        here = self._each.get(who, 0)
        if self.total >= self.most or here >= self.most_each:
            return False
        self.total += 1
        self._each[who] = here + 1
        return True

    def leave(self, who: str) -> None:
        self.total -= 1
        left = self._each[who] - 1
        if left:
            self._each[who] = left
        else:
            del self._each[who]


def household(address: str) -> str:
    """The address that limits count: a whole /64 in IPv6, where a household has that many.

    >>> household("2001:db8::1:2"), household("192.0.2.7")
    ('2001:db8::', '192.0.2.7')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 6:
        return str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)).network_address)
    return address
