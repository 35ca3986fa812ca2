"""Waiting counted in turns: what never comes ends a test with a sentence, and holds up nobody."""

from collections.abc import Iterator
from typing import Final

import pytest

# A page shows sixty pictures a second, and a busy machine far fewer.
MOST: Final = 3000
# Keys and decisions, each of which may wait for a server: more than a match or a page ever takes.
A_MATCH: Final = 300


def turns(awaited: str, most: int = MOST) -> Iterator[int]:
    """So many turns to wait for something; if they are all taken, it has not come."""
    yield from range(most)
    pytest.fail(f"{awaited}: not within {most} turns")
