"""Tools around the package, none of them installed; all need the Python that Moonlit needs."""

import sys

# play.py comes by here first, on whatever Python it was started with.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.stderr.write(
        "Moonlit needs Python 3.11 or newer; this is {}.{}.\n".format(*sys.version_info)
    )
    sys.exit(2)
