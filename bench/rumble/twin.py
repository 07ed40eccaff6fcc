"""The C twin of Rumble's playout (bench/rumble/twin.c): compiled with the system's compiler, called through ctypes."""

from __future__ import annotations

import ctypes
import hashlib
import os
import shlex
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
SOURCE = Path(__file__).resolve().with_name("twin.c")
PLACE = ROOT / "build" / "peers"
FLAGS = ("-O3", "-march=native", "-std=c11", "-shared", "-fPIC")
PATIENCE = 120  # seconds for the compiler
SEATS = 6
LONGEST = 4096  # plies: 25 of chance, then at most 12 times the dry limit
ENDS = ("last one", "dry")


class Missing(Exception):
    """The twin cannot be compiled here; the message says why."""


class Played(NamedTuple):
    """One game of the twin: its plies as codes of ours, how it ended, who escaped (or -1), the points."""

    codes: list[int]
    end: str
    escaped: int
    victims: int
    scores: list[int]


class _Rng(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint32) for name in "xyzw"]


class _Played(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_int32) for name in ("plies", "end", "escaped", "victims")),
        ("scores", ctypes.c_int32 * SEATS),
    ]


def compiler() -> list[str]:
    """The command of the system's C compiler; raises Missing."""
    for name in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        words = shlex.split(name) if name else []
        if words and shutil.which(words[0]):
            return words[:1]
    raise Missing("there is no C compiler here")


def library() -> Path:
    """The compiled twin, made anew when its source or the compiler changed; raises Missing."""
    command = [*compiler(), *FLAGS, str(SOURCE)]
    made_from = hashlib.sha256(repr(command).encode() + SOURCE.read_bytes()).hexdigest()[:16]
    target = PLACE / f"rumble-{made_from}.so"
    if not target.exists():
        PLACE.mkdir(parents=True, exist_ok=True)
        fresh = target.with_suffix(f".{os.getpid()}.new")
        try:
            done = subprocess.run(
                [*command, "-o", str(fresh)], capture_output=True, text=True, check=False, timeout=PATIENCE
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise Missing(f"the C compiler could not be run ({type(error).__name__})") from None
        if done.returncode != 0:
            raise Missing(f"{Path(command[0]).name} could not compile bench/rumble/twin.c")
        os.replace(fresh, target)
    return target


class Twin:
    """Plays with a generator of its own, seeded as core.rng.Rng is."""

    def __init__(self, seed: int) -> None:
        self._c = ctypes.CDLL(str(library()))
        self._c.rumble_seed.argtypes = [ctypes.POINTER(_Rng), ctypes.c_int64]
        self._c.rumble_seed.restype = None
        self._c.rumble_game.restype = ctypes.c_int32
        self._c.rumble_games.argtypes = [ctypes.POINTER(_Rng), ctypes.c_int64, ctypes.POINTER(ctypes.c_int64)]
        self._c.rumble_games.restype = ctypes.c_int64
        self._rng = _Rng()
        self._points = ctypes.c_int64(0)
        self._c.rumble_seed(ctypes.byref(self._rng), seed)

    def games(self, count: int) -> int:
        """So many games; the plies in all."""
        return int(self._c.rumble_games(ctypes.byref(self._rng), count, ctypes.byref(self._points)))

    def game(self) -> Played:
        """One game with all its plies."""
        codes = (ctypes.c_int16 * LONGEST)()
        played = _Played()
        plies = int(self._c.rumble_game(ctypes.byref(self._rng), codes, ctypes.byref(played)))
        return Played(codes[:plies], ENDS[played.end], played.escaped, played.victims, list(played.scores))
