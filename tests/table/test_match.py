"""A match at the table: versions, refusals, undo, and what leaves it."""

import pytest

from moonlit.core.action import Seat, parse_action
from moonlit.core.errors import BadConfig, IllegalAction, NotYourTurn, StaleVersion, TableError
from moonlit.core.record import read_record, write_record
from moonlit.core.view import view_bytes
from moonlit.games import AnyState, load_game
from moonlit.table.match import Match

GAME = load_game("nocturne")


def new_match(key: int = 1, **options: object) -> Match[AnyState]:
    return Match.begin(GAME, {"players": 2, **options}, bytes([key]) * 32)  # type: ignore[dict-item]


def play_first(match: Match[AnyState], verb: str) -> Seat:
    """The seat to act takes its first action with a verb."""
    seat = match.to_act()[0]
    action = next(action for action in match.view(seat).legal if action.verb == verb)
    match.act(action, match.version)
    return seat


def test_a_match_counts_its_versions() -> None:
    match = new_match()
    assert match.version == 0
    play_first(match, "cast")
    assert match.version == 1
    assert len(match.events(None)) == 2
    assert match.events(None, since=1) == match.events(None)[1:]


def test_a_stale_action_changes_nothing() -> None:
    match = new_match()
    seat = match.to_act()[0]
    action = match.view(seat).legal[0]
    match.act(action, 0)
    before = write_record(match.record())
    with pytest.raises(StaleVersion) as refused:
        match.act(action, 0)
    assert refused.value.facts == {"found": 0, "now": 1}
    assert write_record(match.record()) == before


@pytest.mark.parametrize(
    ("text", "error"),
    [("0 cast 4 z9", TableError), ("9 pass", NotYourTurn), ("{seat} keep SK01", IllegalAction)],
)
def test_a_refused_action_changes_nothing(text: str, error: type[TableError]) -> None:
    match = new_match()
    seat = match.to_act()[0]
    before = view_bytes(match.view(seat))
    with pytest.raises(error):
        match.act(parse_action(text.format(seat=seat)), 0)
    assert view_bytes(match.view(seat)) == before
    assert match.version == 0


def test_a_match_with_bad_options_does_not_begin() -> None:
    with pytest.raises(BadConfig):
        new_match(mode="nightmare")


def test_undo_takes_back_ones_own_last_action() -> None:
    match = new_match(key=4)
    seat = match.to_act()[0]
    before = view_bytes(match.view(seat))
    assert match.refusal_of_undo(seat) == "nothing-to-undo"
    play_first(match, "pass")
    other = Seat(1 - seat)
    assert match.refusal_of_undo(other) == "undo-of-others"
    match = match.undo(seat)
    assert match.version == 0
    assert view_bytes(match.view(seat)) == before


def test_undo_never_pulls_another_seat_along() -> None:
    match = new_match(key=4)
    first = play_first(match, "pass")
    play_first(match, "cast")
    with pytest.raises(IllegalAction) as refused:
        match.undo(first)
    assert refused.value.code == "undo-of-others"


def test_undo_stops_at_a_reveal() -> None:
    """Whatever showed something hidden cannot be taken back."""
    stopped = 0
    for key in range(12):
        match = new_match(key=key)
        while match.to_act() and match.version < 60:
            seat = match.to_act()[0]
            reveals = GAME.reveals(match._state)
            match.act(match.view(seat).legal[-1], match.version)
            if GAME.reveals(match._state) != reveals:
                assert match.refusal_of_undo(seat) == "undo-past-reveal"
                stopped += 1
            else:
                assert match.refusal_of_undo(seat) == ""
    assert stopped > 3


def test_a_match_is_its_record() -> None:
    match = new_match(key=9)
    for _ in range(20):
        match.act(match.view(match.to_act()[0]).legal[-1], match.version)
    loaded = Match(GAME, read_record(write_record(match.record())))
    for seat in (None, Seat(0), Seat(1)):
        assert view_bytes(loaded.view(seat)) == view_bytes(match.view(seat))
        assert loaded.events(seat) == match.events(seat)
    assert loaded.commitment == match.commitment


def test_an_onlooker_sees_no_hand_and_may_do_nothing() -> None:
    match = new_match()
    view = match.view(None)
    assert view.legal == ()
    seats = view.table["seats"]
    assert isinstance(seats, list)
    assert all(isinstance(seat, dict) and seat["cards"] == [None] for seat in seats)
