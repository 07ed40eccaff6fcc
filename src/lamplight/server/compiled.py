"""Do the rules run compiled, and is there a compiled build that could be used instead?"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

import lamplight


def is_compiled() -> bool:
    """Do the rules and bots of this process run as native code?"""
    rules = importlib.util.find_spec("lamplight.core.match")
    return rules is not None and not str(rules.origin).endswith(".py")


def fresh_build() -> Path | None:
    """What to put before the path of modules to run compiled: build/compiled of this checkout, if it is there and made
    from exactly these sources.
    """
    root = Path(lamplight.__file__).resolve().parents[2]
    tool = root / "tools" / "build_compiled.py"
    if is_compiled() or os.environ.get("LAMPLIGHT_PURE") == "1" or not tool.is_file():
        return None
    spec = importlib.util.spec_from_file_location("lamplight_build_compiled", tool)
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Path | None = module.fresh()
    return found
