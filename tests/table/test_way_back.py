"""How far back a seat may go: its last step, its turn, and what lies behind a reveal."""

import pytest

from moonlit.core.action import Seat, parse_action
from moonlit.core.codec import Plain
from moonlit.games import AnyState, load_game
from moonlit.table.match import Match

GAME = load_game("dominion")
YOU = Seat(0)


def begun(**options: Plain) -> Match[AnyState]:
    """A match whose first seat begins with Coppers to spend."""
    seated: dict[str, Plain] = {"switches": {"first_player": "seat"}, **options}
    return Match.begin(GAME, GAME.among_people(seated), bytes(32))


def play(match: Match[AnyState], *texts: str) -> Match[AnyState]:
    for text in texts:
        match.act(parse_action(text), match.version)
    return match


def turn(seat: int, *, has_end: bool = True) -> tuple[str, ...]:
    return (f"{seat} treasures", f"{seat} buy copper", *([f"{seat} end"] if has_end else []))


@pytest.mark.parametrize("is_alone", [False, True])
def test_the_last_purchase_can_be_taken_back_until_the_turn_is_ended(*, is_alone: bool) -> None:
    match = play(begun(), *turn(0, has_end=False))
    assert match.undo_length(YOU, is_alone=is_alone) == 1
    assert match.turn_length(YOU, is_alone=is_alone) == 0
    play(match, "0 end")
    assert match.undo_length(YOU, is_alone=is_alone) == match.version


def test_where_turns_end_by_themselves_the_last_purchase_shows_a_hand() -> None:
    match = play(begun(turn_end="by_itself"), *turn(0, has_end=False))
    assert match.undo_length(YOU) == match.version


def test_behind_the_answer_of_the_others_lie_the_last_step_and_its_turn() -> None:
    match = play(begun(), *turn(0), *turn(1), "0 treasures", "0 buy copper")
    assert (match.step_begun(YOU), match.turn_begun(YOU)) == (7, 6)
    play(match, "0 end", "1 treasures")
    assert (match.step_begun(YOU), match.turn_begun(YOU)) == (8, 6)
    assert match.turn_begun(Seat(1)) == 9
    assert match.has_revealed_since(match.step_begun(YOU))


def test_who_has_not_acted_has_nowhere_to_go() -> None:
    match = play(begun(), "0 treasures")
    assert match.step_begun(Seat(1)) == match.turn_begun(Seat(1)) == match.version == 1


def test_an_answer_on_the_turn_of_another_is_a_step_and_no_turn() -> None:
    options: dict[str, Plain] = {"kingdom": "random", "wishes": ["militia"], "number": 3}
    found = 0
    for key in range(12):
        match = Match.begin(GAME, options, bytes([key]) * 32)
        while not found and match.outcome() is None:
            seat = match.to_act()[0]
            legal = match.view(seat).legal
            wanted = ("militia", "discard", "treasures")
            action = next((a for w in wanted for a in legal if w in (a.verb, *a.names)), legal[0])
            match.act(action, match.version)
            number, whose = GAME.turn(match._state) or (0, -1)
            if action.verb == "discard" and whose != seat and number > 4:
                found = number
                assert match.step_begun(seat) == match.version - 1
                assert match.turn_begun(seat) < match.turn_begun(Seat(whose))
    assert found


def test_without_turns_it_is_what_a_seat_did_in_a_row() -> None:
    game = load_game("nocturne")
    match = Match.begin(game, {"players": 2}, bytes(32))
    seats = []
    while match.version < 6 and match.to_act():
        seat = match.to_act()[0]
        match.act(match.view(seat).legal[0], match.version)
        seats.append(seat)
    begun_at = match.turn_begun(seats[-1])
    assert set(seats[begun_at:]) == {seats[-1]}
    assert begun_at == 0 or seats[begun_at - 1] != seats[-1]
