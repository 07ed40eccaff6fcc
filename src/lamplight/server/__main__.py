"""`python -m lamplight.server`"""

import sys

from lamplight.server.serve import main

if __name__ == "__main__":
    sys.exit(main())
