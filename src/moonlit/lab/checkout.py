"""Finding the checkout one stands in, for commands that read its specs or run its tests' oracle."""

from pathlib import Path
from typing import Final

from moonlit.core.errors import BadConfig

ORACLE: Final = Path("tests", "oracle")


def find_checkout(start: Path, needed: Path) -> Path:
    """The nearest folder from `start` upwards that holds `needed`; raises BadConfig without one."""
    here = start.resolve()
    for folder in (here, *here.parents):
        if (folder / needed).is_dir():
            return folder
    raise BadConfig("no-checkout", needed=needed.as_posix())
