"""Frames are single numbers that keep their facts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moonlit.core.frame import (
    FACT_LIMIT,
    KIND_LIMIT,
    SEAT_LIMIT,
    frame,
    frame_fact,
    frame_kind,
    frame_seat,
)

facts = st.integers(0, FACT_LIMIT - 1)


@given(st.integers(0, KIND_LIMIT - 1), st.integers(0, SEAT_LIMIT - 1), facts, facts, facts)
def test_a_frame_keeps_its_facts(kind: int, seat: int, a: int, b: int, c: int) -> None:
    packed = frame(kind, seat, a, b, c)
    assert (frame_kind(packed), frame_seat(packed)) == (kind, seat)
    assert [frame_fact(packed, index) for index in range(3)] == [a, b, c]
    assert packed < 1 << 63


@pytest.mark.parametrize(
    "facts_of",
    [
        (KIND_LIMIT, 0, 0, 0, 0),
        (0, SEAT_LIMIT, 0, 0, 0),
        (0, 0, FACT_LIMIT, 0, 0),
        (0, 0, 0, FACT_LIMIT, 0),
        (0, 0, 0, 0, FACT_LIMIT),
        (0, 0, -1, 0, 0),
    ],
)
def test_what_a_frame_cannot_hold_is_refused(facts_of: tuple[int, int, int, int, int]) -> None:
    with pytest.raises(AssertionError):
        frame(*facts_of)
