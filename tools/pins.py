"""Writes constraints.txt: the exact version of every package that is installed in this environment."""

import subprocess
import sys
from pathlib import Path

HEAD = "# Exact versions of everything, for `pip install -c constraints.txt`; written by `make pins`.\n"
TARGET = Path(__file__).resolve().parent.parent / "constraints.txt"
# Not for every system, so a pin must not ask for it; a constraint alone never does.
SKIPPED = {"lamplight", "pip"}


def main() -> None:
    command = [sys.executable, "-m", "pip", "freeze", "--all", "--exclude-editable"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    pins = [line for line in lines if "==" in line and line.split("==")[0].lower() not in SKIPPED]
    missed = [line for line in lines if "==" not in line and line.strip()]
    if missed:
        sys.exit(f"not from a package index, cannot be pinned: {missed}")
    TARGET.write_text(HEAD + "\n".join(sorted(pins, key=str.lower)) + "\n")


if __name__ == "__main__":
    main()
