"""Moonlit: one table for three night games."""

import os
from typing import Final

__version__: Final = "0.1.0"

if os.environ.get("MOONLIT_PURE") == "1":
    from moonlit import _pure

    _pure.install()
