"""`python -m lamplight` is the command line."""

import sys

from lamplight.cli import main

if __name__ == "__main__":
    sys.exit(main())
