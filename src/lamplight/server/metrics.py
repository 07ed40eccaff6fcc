"""The figures of this server as Prometheus reads them, at /metrics: from memory alone, so that they are there whatever
else is not. Where several processes are one server, theirs are added up. The library is fetched when somebody
first asks.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from importlib import metadata
from typing import TYPE_CHECKING, Final

import msgspec

from lamplight.server.compiled import is_compiled
from lamplight.server.meters import Spread, Tally, meters
from lamplight.server.sockets import Sockets
from lamplight.server.tables import Tables

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry
    from prometheus_client.core import Metric

# What several processes say is added up, except where all say the same or the most of them counts.
ONCE: Final = frozenset(
    {
        "lamplight", "lamplight_rules_compiled", "lamplight_draining", "lamplight_bots_most",
        "process_start_time_seconds", "process_max_fds",
    }
)  # fmt: skip


class Sample(msgspec.Struct):
    """One number."""

    name: str
    labels: dict[str, str]
    value: float


class Family(msgspec.Struct):
    """Numbers that belong together."""

    name: str
    about: str
    kind: str
    samples: list[Sample]


def added(said: Iterable[Sequence[Family]]) -> list[Family]:
    """The figures of several processes as those of one.

    >>> one = [
    ...     Family("plays", "", "counter", [Sample("plays_total", {"of": "a"}, 2)]),
    ...     Family("lamplight_draining", "", "gauge", [Sample("lamplight_draining", {}, 1)]),
    ... ]
    >>> both = added([one, one, [Family("plays", "", "counter", [Sample("plays_total", {"of": "b"}, 3)])]])
    >>> [(sample.labels, sample.value) for family in both for sample in family.samples]
    [({'of': 'a'}, 4.0), ({'of': 'b'}, 3.0), ({}, 1.0)]
    """
    families: dict[str, Family] = {}
    samples: dict[tuple[str, tuple[tuple[str, str], ...]], Sample] = {}
    for figures in said:
        for family in figures:
            whole = families.setdefault(family.name, Family(family.name, family.about, family.kind, []))
            for one in family.samples:
                key = (one.name, tuple(sorted(one.labels.items())))
                if key not in samples:
                    samples[key] = Sample(one.name, one.labels, 0.0)
                    whole.samples.append(samples[key])
                known = samples[key]
                known.value = max(known.value, one.value) if family.name in ONCE else known.value + one.value
    return list(families.values())


@functools.cache
def version() -> str:
    try:
        return metadata.version("lamplight")
    except metadata.PackageNotFoundError:  # run from its sources
        return "0"


class Figures:
    """Everything, as families of metrics, at the moment it is asked for."""

    def __init__(self, tables: Tables, sockets: Sockets) -> None:
        self.tables = tables
        self.sockets = sockets

    def collect(self) -> Iterator[Metric]:
        yield from self._now()
        yield _counted("lamplight_answers", "Answers to commands of devices, by kind.", "answer", meters.answers)
        yield _spread("lamplight_ack_seconds", "From the coming of a decision to its acknowledgement.", meters.kept)
        yield _counted("lamplight_refused", "What was turned away, by reason.", "reason", meters.refused)
        yield _counted("lamplight_responses", "Answers over HTTP, by status.", "status", meters.responses)
        yield _counted("lamplight_tables_made", "New tables, by game.", "game", meters.made)
        yield _spread("lamplight_opening_seconds", "Tables that came from disk.", meters.opened)
        yield _spread("lamplight_database_write_seconds", "Transactions of the writer.", meters.written)
        yield _spread("lamplight_database_read_seconds", "Reading beside the writer.", meters.read)
        yield _counted("lamplight_database_failures", "What the database could not do, by kind.", "kind", meters.failed)
        yield _spread(
            "lamplight_bot_seconds", "How long bots took for an answer once it was their turn.", meters.thought
        )
        yield _counted("lamplight_bot_failures", "Answers that bots did not give, by game.", "game", meters.lost)

    def _now(self) -> Iterator[Metric]:
        from prometheus_client.core import GaugeMetricFamily as Gauge
        from prometheus_client.core import InfoMetricFamily as Info

        house, live = self.tables.house, self.tables.live
        rules = "compiled" if is_compiled() else "plain"
        yield Info("lamplight", "What runs here.", {"version": version(), "rules": rules})
        yield Gauge("lamplight_rules_compiled", "1 if the rules run as native code.", int(is_compiled()))
        yield Gauge("lamplight_draining", "1 if nobody new is to come here.", int(house.draining))
        yield Gauge("lamplight_processes", "Processes whose figures these are.", 1)
        yield Gauge("lamplight_sockets", "Devices at tables.", self.sockets.open.total)
        yield Gauge("lamplight_sockets_most", "Devices that there is room for.", self.sockets.open.most)
        yield Gauge("lamplight_tables_aside", "Tables that cannot be played on here.", len(self.tables.aside))
        in_memory = Gauge("lamplight_tables", "Tables in memory, by game.", labels=("game",))
        for game, count in sorted(Counter(table.room.game.id for table in live.values()).items()):
            in_memory.add_metric((game,), count)
        yield in_memory
        looked_at = sum(1 for table in live.values() if table.room.connections)
        yield Gauge("lamplight_tables_attended", "Tables at which somebody is.", looked_at)
        waiting = sum(len(table.mailbox) for table in live.values())
        yield Gauge("lamplight_commands_waiting", "Commands that wait at their tables.", waiting)
        yield Gauge("lamplight_database_waiting", "What waits for the writer.", house.store.waiting)
        yield Gauge("lamplight_bots_waiting", "Questions that wait for a bot.", house.bots.waiting)
        yield Gauge("lamplight_bots_thinking", "Bots that think.", house.bots.thinking)
        yield Gauge("lamplight_bots_most", "Bots that may think at once.", len(house.bots.workers))


def _counted(name: str, about: str, label: str, tally: Tally) -> Metric:
    from prometheus_client.core import CounterMetricFamily

    made = CounterMetricFamily(name, about, labels=(label,))
    for kind, count in sorted(tally.counts().items()):
        made.add_metric((kind,), count)
    return made


def _spread(name: str, about: str, spread: Spread) -> Metric:
    from prometheus_client.core import HistogramMetricFamily

    buckets, total = spread.buckets()
    return HistogramMetricFamily(name, about, buckets, total)


class Metrics:
    """Writes them down."""

    def __init__(self, tables: Tables, sockets: Sockets) -> None:
        self.figures = Figures(tables, sockets)

    @functools.cached_property
    def _registry(self) -> CollectorRegistry:
        from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector

        registry = CollectorRegistry()
        registry.register(self.figures)
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)
        return registry

    def own(self) -> list[Family]:
        """Those of this process."""
        return [
            Family(one.name, one.documentation, one.type, [Sample(*sample[:3]) for sample in one.samples])
            for one in self._registry.collect()
        ]

    @staticmethod
    def written(said: Iterable[Sequence[Family]], accept: str) -> tuple[bytes, str]:
        """Those of these processes in the form that is wanted, and what that is called."""
        from prometheus_client import CollectorRegistry
        from prometheus_client.exposition import choose_encoder

        registry = CollectorRegistry()
        registry.register(_Gathered(added(said)))
        encode, kind = choose_encoder(accept)
        return encode(registry), kind


class _Gathered:
    """Figures that have been gathered already, as the library wants them."""

    def __init__(self, families: Sequence[Family]) -> None:
        self.families = families

    def collect(self) -> Iterator[Metric]:
        from prometheus_client.core import Metric

        for family in self.families:
            made = Metric(family.name, family.about, family.kind)
            for one in family.samples:
                made.add_sample(one.name, one.labels, one.value)
            yield made
