"""Actions and their texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moonlit.core.action import Action, Seat, format_action, parse_action
from moonlit.core.errors import BadNotation

names = st.text("abcXYZ019_+-", min_size=1, max_size=8)


@given(st.integers(0, 99), names, st.lists(names, max_size=3))
def test_a_text_is_read_back(seat: int, verb: str, about: list[str]) -> None:
    action = Action(Seat(seat), verb, tuple(about))
    assert parse_action(format_action(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cast",
        "0",
        "x cast 4 c2",
        "-1 pass",
        "0  pass",
        "0 pass ",
        "٣ pass",
        "100 pass",
        "0 cast 4 c2; drop",
        "0 cast\n4",
        "0 " + "x" * 300,
        "0 cäst",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_action(text)
    assert refused.value.code in ("not-an-action", "not-a-seat")


@given(st.text(max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        action = parse_action(text)
    except BadNotation:
        return
    assert format_action(action).split(" ")[1:] == text.split(" ")[1:]
