"""The decorator by which a test names the clauses of a rules spec that it proves."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with clause ids, written exactly as the spec writes them."""
    return pytest.mark.clause(*ids)
