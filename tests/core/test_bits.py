"""Small sets as masks agree with Python's sets."""

from hypothesis import given
from hypothesis import strategies as st

from moonlit.core.bits import bit, first, member, size

places = st.sets(st.integers(0, 62), max_size=40)


@given(places)
def test_masks_are_sets(chosen: set[int]) -> None:
    mask = sum(bit(place) for place in chosen)
    assert size(mask) == len(chosen)
    assert [member(mask, index) for index in range(len(chosen))] == sorted(chosen)
    if chosen:
        assert first(mask) == min(chosen)


@given(st.integers(0, 62))
def test_a_set_of_one(place: int) -> None:
    assert bit(place) == 1 << place
