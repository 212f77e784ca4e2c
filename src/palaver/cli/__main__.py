"""`python -m palaver.cli` is `palaver`."""

import sys

from palaver.cli import main

sys.exit(main())
