"""Workers on a Ray cluster: the same ranges of games, the same rows. What a lost machine had is played elsewhere."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
from collections import Counter
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from lamplight.lab.faults import LabFault, asked, cannot, needs
from lamplight.lab.job import Plan
from lamplight.lab.local import AHEAD, MOST_DEATHS, Keep, Range, Result, failed, played_range, quiet_start, received
from lamplight.lab.play import Player
from lamplight.lab.store import Chunks, Pace

ANSWER_WITHIN: Final = 5.0  # seconds
MISSED_AFTER: Final = 20  # seconds of silence after which a cluster counts as lost
JOIN_WITHIN: Final = 90.0
WAIT_FOR: Final = 1.0  # seconds before the number of cores is looked at again
GRACE: Final = 15.0  # seconds in which the process that joined must be gone
STORE: Final = 80 * 1024 * 1024  # bytes for what a cluster of our own shares: one plan
LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]", "::1")
PORTS: Final = 65_536
RETRIES: Final = 3  # by Ray itself, before we hear of it


def import_ray(loopback: bool) -> Any:
    """Ray, or a sentence that says how to get it. loopback: nothing outside this machine takes part."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_gcs_rpc_server_reconnect_timeout_s", str(MISSED_AFTER))
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
    """A Ray cluster: the one at an address, or one on this machine that lasts as long as the run.

    Ray ends the process that joined it, without a word, when its node is lost; and a cluster that was begun in a thread
    ends with that thread. So a process of its own joins, in its main thread, and is missed when it is gone.
    """

    def __init__(self, address: str, processes: int) -> None:
        self.address = address
        self.processes = processes

    def play(self, plan: Plan, chunks: Chunks, keep: Keep) -> None:
        """All games that are still to be played; rows are handed on as they come in."""
        loopback = check_address(self.address) if self.address else True
        import_ray(loopback)
        context = multiprocessing.get_context("spawn")
        line, theirs = context.Pipe()
        arguments = (self.address, self.processes, loopback, msgspec.msgpack.encode(plan), chunks.taken(), theirs)
        driver = context.Process(target=drive, args=arguments, daemon=True)
        with quiet_start():
            driver.start()
        theirs.close()
        try:
            if not line.poll(JOIN_WITHIN):  # who answers but is no cluster would be asked for many minutes
                driver.kill()
                raise cannot("lab-ray-silent", address=self.address or LOOPBACK[0])
            while (result := received(line.recv_bytes())).last >= 0:
                keep(result.rows)
        except (EOFError, OSError):
            raise cannot("lab-ray-lost", address=self.address or LOOPBACK[0]) from None
        finally:
            line.close()
            driver.join(GRACE)
            if driver.is_alive():
                driver.kill()
                driver.join()
            driver.close()


def drive(address: str, processes: int, loopback: bool, plan: bytes, taken: bytes, line: Connection) -> None:
    """The life of the process that joins the cluster: it deals the games out and sends the rows, until all is played.

    The first thing it sends is that it has joined, the last that all is done; nobody listening is a reason to stop.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started us
    with open(os.devnull, "wb") as nowhere:  # what Ray has to say is in its own logs
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    ray = import_ray(loopback)
    where: dict[str, object] = (
        {"address": address}
        if address
        else {"address": "local", "num_cpus": processes, "include_dashboard": False, "object_store_memory": STORE}
    )
    with contextlib.suppress(EOFError, OSError):
        try:
            ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
            line.send_bytes(msgspec.msgpack.encode(Result(0, 0, 0.0)))
            deal(ray, plan, Chunks(bytearray(taken)), line)
            line.send_bytes(msgspec.msgpack.encode(Result(-1, -1, 0.0)))
        except (EOFError, OSError):
            raise
        except LabFault as fault:
            line.send_bytes(failed(0, 0, fault))
        except Exception as error:  # Ray has a dozen ways to say that it cannot
            line.send_bytes(failed(0, 0, cannot("lab-ray-fails", reason=one_line(error))))
    with contextlib.suppress(Exception):
        ray.shutdown()


def deal(ray: Any, plan: bytes, chunks: Chunks, line: Connection) -> None:
    """Gives out ranges of games to as many cores as there are now, until all rows are sent."""
    remote = ray.remote(num_cpus=1, max_retries=RETRIES)(play_remotely)
    digest = msgspec.msgpack.decode(plan, type=Plan).digest()
    shared = ray.put(plan)
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
            if line.poll():
                raise EOFError  # nothing is ever sent to us: nobody listens any more
            for one in ready:
                first, last = running.pop(one)
                try:
                    data = ray.get(one)
                except ray.exceptions.RayError as error:
                    deaths[first] += 1
                    if deaths[first] >= MOST_DEATHS:
                        raise cannot("lab-ray-fails", reason=one_line(error)) from None
                    chunks.give_back(first, last)
                    shared = ray.put(plan)  # it may have been lost with a machine
                    continue
                result = received(data)
                if result.last < last:
                    chunks.give_back(result.last, last)
                pace.took(result.last - first, result.seconds)
                line.send_bytes(data)
            feed()
    finally:
        for one in running:
            with contextlib.suppress(Exception):
                ray.cancel(one, force=True)


def cores(ray: Any) -> int:
    """How many games can be played at once now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def one_line(error: BaseException) -> str:
    """An error's first line, short enough for a sentence."""
    text = (str(error).strip() or type(error).__name__).splitlines()[0]
    return text[:200].rstrip(".")
