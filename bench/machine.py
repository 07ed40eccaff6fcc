"""What kind of machine this is, and which of its cores a measurement may use."""

from __future__ import annotations

import contextlib
import os
import platform
from collections.abc import Iterator
from pathlib import Path


def kind() -> str:
    """The processor, cores, memory, version of Python, and how busy it is; no names of hosts or people."""
    model = platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    memory = ""
    if hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names:
        size = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / 2**30
        memory = f", {size:.0f} GB"
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"{model}, {len(cores())} cores in use{memory}, {platform.system()},"
        f" {platform.python_implementation()} {platform.python_version()}{load}"
    )


def cores() -> list[int]:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


@contextlib.contextmanager
def pinned(*chosen: int) -> Iterator[None]:
    """Whatever is started inside runs on these cores; where there is no such call or nothing to choose, anywhere."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, chosen)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def two_cores() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """One core for a server and another for its clients; all of them for both if there is only one."""
    all_of_them = cores()
    if len(all_of_them) < 2:
        return tuple(all_of_them), tuple(all_of_them)
    return (all_of_them[0],), (all_of_them[1],)
