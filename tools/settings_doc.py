"""Writes the tables of docs/settings.md from the settings themselves; what stands above them is kept."""

import sys
from pathlib import Path

from lamplight.core.messages import Catalogue
from lamplight.terminal.settings import manual

PAGE = Path(__file__).resolve().parent.parent / "docs" / "settings.md"
FROM_HERE = "<!-- what follows is written by tools/settings_doc.py -->\n\n"


def main() -> int:
    above, mark, _ = PAGE.read_text("utf-8").partition(FROM_HERE)
    if not mark:
        print(f"{PAGE}: the line {FROM_HERE.strip()} is missing", file=sys.stderr)
        return 1
    PAGE.write_text(above + mark + manual(Catalogue("en")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
