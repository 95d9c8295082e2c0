"""`python -m castlewright` is the command `castlewright`."""

import sys

from castlewright.cli import main

if __name__ == "__main__":
    sys.exit(main())
