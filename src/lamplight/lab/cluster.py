"""Workers on a Ray cluster: the same ranges of games, the same rows. What a lost machine had is played elsewhere."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import threading
from collections import Counter
from typing import Any, Final

import msgspec

from lamplight.lab.faults import asked, cannot, needs
from lamplight.lab.job import Plan
from lamplight.lab.local import AHEAD, MOST_DEATHS, Keep, Range, failed, played_range, received
from lamplight.lab.play import Player
from lamplight.lab.store import Chunks, Pace

ANSWER_WITHIN: Final = 5.0  # seconds
JOIN_WITHIN: Final = 90.0
WAIT_FOR: Final = 5.0  # seconds before the number of cores is looked at again
LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]", "::1")
PORTS: Final = 65_536
RETRIES: Final = 3  # by Ray itself, before we hear of it


def import_ray(loopback: bool) -> Any:
    """Ray, or a sentence that says how to get it. loopback: nothing outside this machine takes part."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if loopback:  # else Ray takes the machine's outer address, also for a cluster that listens at 127.0.0.1 only
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        import ray
    except ImportError as error:
        raise needs("ray", error) from None
    return ray


def answers(host: str, port: int) -> bool:
    """Does anybody listen there?"""
    try:
        socket.create_connection((host, port), timeout=ANSWER_WITHIN).close()
    except OSError:
        return False
    return True


def outer_address() -> str:
    """The address under which others see this machine; nothing is sent."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
    except OSError:
        return LOOPBACK[0]


def check_address(address: str) -> bool:
    """Does anybody answer there? Ray itself would try for a long time. True: only to this machine."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not host or not port.isdigit() or not 0 < int(port) < PORTS:
        raise asked("lab-ray-address", address=address)
    if not answers(host.strip("[]"), int(port)):
        raise cannot("lab-ray-silent", address=address)
    return host in LOOPBACK and not answers(outer_address(), int(port))


_players: dict[str, Player] = {}


def play_remotely(digest: str, plan: bytes, first: int, last: int) -> bytes:
    """What runs on the cluster: a range of games, with what they share kept from one range to the next."""
    if digest not in _players:
        _players.clear()
        try:
            _players[digest] = Player(msgspec.msgpack.decode(plan, type=Plan))
        except Exception as error:
            return failed(first, last, error)
    return played_range(_players[digest], first, last)


class Ray:
    """A Ray cluster: the one at an address, or one on this machine that lasts as long as the run."""

    def __init__(self, address: str, processes: int) -> None:
        self.address = address
        self.processes = processes

    def play(self, plan: Plan, chunks: Chunks, keep: Keep) -> None:
        """All games that are still to be played; rows are handed on as they come in."""
        ray = import_ray(check_address(self.address) if self.address else True)
        where: dict[str, object] = (
            {"address": self.address} if self.address else {"address": "local", "num_cpus": self.processes}
        )
        connect(ray, self.address, where)
        try:
            self._play(ray, plan, chunks, keep)
        finally:
            with contextlib.suppress(Exception):
                ray.shutdown()

    def _play(self, ray: Any, plan: Plan, chunks: Chunks, keep: Keep) -> None:
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(play_remotely)
        digest, encoded = plan.digest(), msgspec.msgpack.encode(plan)
        shared = ray.put(encoded)
        running: dict[Any, Range] = {}
        deaths: Counter[int] = Counter()
        pace = Pace()

        def feed() -> None:
            while len(running) < AHEAD * cores(ray):
                found = chunks.take(pace.games)
                if found is None:
                    return
                running[remote.remote(digest, shared, *found)] = found

        try:
            feed()
            while running:
                ready, _ = ray.wait(list(running), num_returns=1, timeout=WAIT_FOR)
                for one in ready:
                    first, last = running.pop(one)
                    try:
                        result = received(ray.get(one))
                    except ray.exceptions.RayError as error:
                        deaths[first] += 1
                        if deaths[first] >= MOST_DEATHS:
                            raise cannot("lab-ray-fails", reason=one_line(error)) from None
                        chunks.give_back(first, last)
                        shared = ray.put(encoded)  # it may have been lost with a machine
                        continue
                    if result.last < last:
                        chunks.give_back(result.last, last)
                    pace.took(result.last - first, result.seconds)
                    keep(result.rows)
                feed()
        finally:
            for one in running:
                with contextlib.suppress(Exception):
                    ray.cancel(one, force=True)


def connect(ray: Any, address: str, where: dict[str, object]) -> None:
    """Joins the cluster; who answers but is no cluster would be asked for many minutes, so there is an end to it."""
    failed: list[Exception] = []

    def join() -> None:
        try:
            ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:  # Ray has a dozen ways to say that it cannot
            failed.append(error)

    trying = threading.Thread(target=join, daemon=True)
    trying.start()
    trying.join(JOIN_WITHIN)
    if trying.is_alive():
        raise cannot("lab-ray-silent", address=address or "127.0.0.1")
    if failed:
        raise cannot("lab-ray-fails", reason=one_line(failed[0]))


def cores(ray: Any) -> int:
    """How many games can be played at once now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def one_line(error: BaseException) -> str:
    """An error's first line, short enough for a sentence."""
    text = (str(error).strip() or type(error).__name__).splitlines()[0]
    return text[:200].rstrip(".")
