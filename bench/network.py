"""The server on loopback, 200 tables with two sockets each, beside boardgame.io's in the same rounds.

Both servers have one core and their clients the other; on both sides whoever is to move answers the state that the
server has just sent. Ours keeps every ply on disk before it acknowledges it; the peer keeps its state in memory.
"""

from __future__ import annotations

from statistics import median

from bench import boardgameio
from bench.machine import pinned, two_cores
from bench.server import PLIES_PER_ACT, Load, Served, drive
from bench.table import Ratio, Row, Say, at_least, less_than

GROUP = "server"
RATE = 1000.0  # plies per second of the steady run
PEER = f"boardgame.io {boardgameio.version()}"
PEER_GOAL = 1.5
STEADY_ROUNDS = 3
UNTOLD = "this system does not tell"


def run(tables: int, pace: float, seconds: float) -> Load:
    """One run with a fresh server and a fresh database."""
    server_cores, client_cores = two_cores()
    served = Served()
    with pinned(*server_cores):
        port, process = served.__enter__()
    try:
        with pinned(*client_cores):
            return drive(port, process, tables, pace, seconds)
    finally:
        served.__exit__(None, None, None)


def measure(quick: bool, say: Say) -> list[Row]:
    tables, rounds, seconds = (24, 1, 0.5) if quick else (200, 5, 4.0)
    rate = RATE * tables / 200
    pushed: list[Load] = []
    steady: list[Load] = []
    theirs: list[boardgameio.Moves] = []
    why = ""
    try:
        say("server: boardgame.io")
        boardgameio.installed()
    except boardgameio.Missing as missing:
        why = str(missing)
    for number in range(rounds):
        say(f"server: round {number + 1} of {rounds}")
        if number < STEADY_ROUNDS:
            steady.append(run(tables, tables * PLIES_PER_ACT / rate, seconds))
        pushed.append(run(tables, 0.0, seconds))
        if not why:
            warm_up = 0.2 if quick else boardgameio.WARM_UP
            theirs.append(boardgameio.measure(tables, warm_up, seconds, *two_cores()))
    return rows(tables, steady, pushed, theirs, why)


def rows(tables: int, steady: list[Load], pushed: list[Load], theirs: list[boardgameio.Moves], why: str) -> list[Row]:
    """The table's part: the median of the rounds."""
    size = f"{tables} tables x 2 sockets"
    refused = sum(load.refused for load in steady + pushed)
    reached = median(load.plies_per_second for load in steady)
    steadily = (
        f"{size}, {reached:,.0f} plies/s reached; act sent until its acknowledgement, on disk;"
        f" median of {len(steady)} rounds; {refused} acts refused"
    )
    ended = max(load.ended for load in pushed)
    fast = (
        f"{size}, as fast as the server answers; up to {ended} of {tables} games ended meanwhile;"
        f" median of {len(pushed)} rounds; {refused} acts refused"
    )
    plies = median(load.plies_per_second for load in pushed)
    acts = median(load.acts_per_second for load in pushed)
    cpu = median(load.cpu * load.plies_per_second / load.acts_per_second for load in pushed)
    answered = answers(median(load.p50 for load in pushed), median(load.p99 for load in pushed))
    faster: tuple[Ratio, ...] = ()
    cheaper: tuple[Ratio, ...] = ()
    peer = Row(GROUP, f"{PEER}: decisions, one process", None, "moves/s", note=why)
    peer_cpu = Row(GROUP, f"{PEER}: processor time per decision", None, "µs", note=why)
    if theirs:
        rate = median(moves.per_second for moves in theirs)
        used = median(moves.cpu for moves in theirs)
        faster = (Ratio(PEER, acts / rate, PEER_GOAL),)
        note = (
            answers(median(moves.p50 for moves in theirs), median(moves.p99 for moves in theirs))
            + "; state in memory only; its race has simpler rules than ours (bench/peers/race.mjs), and its clients"
            " work out the legal moves themselves"
        )
        peer = Row(GROUP, peer.name, rate, peer.unit, note=note)
        if used > 0 and cpu > 0:
            cheaper = (Ratio(PEER, used / cpu),)
        peer_cpu = Row(GROUP, peer_cpu.name, used or None, "µs", note="" if used else UNTOLD)
    return [
        Row(GROUP, "act until durable: half within", median(load.p50 for load in steady), "ms", note=steadily),
        Row(
            GROUP, "act until durable: 99 % within", median(load.p99 for load in steady), "ms", less_than(50),
            note=steadily,
        ),
        Row(GROUP, "durable plies, one process", plies, "plies/s", at_least(5000), note=fast),
        Row(GROUP, "durable decisions, one process", acts, "moves/s", ratios=faster, note=answered),
        Row(GROUP, "processor time per durable decision", cpu or None, "µs", None, cheaper, "" if cpu else UNTOLD),
        peer,
        peer_cpu,
    ]  # fmt: skip


def answers(half: float, most: float) -> str:
    return f"half answered within {half:.0f} ms, 99 % within {most:.0f} ms"
