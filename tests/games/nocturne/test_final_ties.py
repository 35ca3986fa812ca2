"""Ties of eggs and of the final score: position on the Sprite Board, then shared ranks."""

import pytest

from tests.clauses import clause
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.table import Table, position

MOONLIGHT = "round moonlight | shadows shadow5 shadow6 shadow7 shadow8 shadow9 shadow10"
EDITIONS = ("best", "en", "de", "pl")


def eggs(table: Table) -> list[int]:
    return [table.sheet(seat)["eggs"] for seat in range(table.state.terms.deciders)]


def winners(table: Table) -> tuple[int, ...]:
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert len({sum(sheet.values()) for sheet in outcome.sheets}) == 1, "no tie at all"
    return tuple(outcome.winners)


@clause("N-SCORE-5")
@pytest.mark.parametrize(
    ("sprites", "rates"),
    [("0:6 1:5 2:4", [4, 3, 2]), ("2:6 1:5 0:4", [2, 3, 4]), ("1:6 1:5 0:4 2:4", [3, 4, 2])],
)
def test_equal_eggs_are_ranked_by_position(sprites: str, rates: list[int]) -> None:
    table = position(
        f"{MOONLIGHT} | tiles 0: EG01 | tiles 1: EG02 | tiles 2: EG03 | sprites {sprites}",
        players=3,
    )
    assert eggs(table) == rates


@clause("N-SCORE-5", "O-68")
def test_having_a_token_beats_having_none_and_the_others_share() -> None:
    table = position(
        f"{MOONLIGHT} | tiles 0: EG01 | tiles 1: EG02 | tiles 2: EG03 | tiles 3: EG04 | "
        "sprites 2:1",
        players=4,
    )
    assert eggs(table) == [3, 3, 4, 3]


@clause("O-68")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        (("EG01 EG02", "EG03 EG04", "EG05"), [8, 8, 2]),
        (("EG01", "EG02 EG03", "EG04"), [3, 8, 3]),
        (("EG01", "EG02", "EG03"), [4, 4, 4]),
    ],
)
def test_ranks_after_a_shared_rank_are_left_out(tiles: tuple[str, ...], points: list[int]) -> None:
    text = " | ".join(f"tiles {seat}: {held}" for seat, held in enumerate(tiles))
    assert eggs(position(f"{MOONLIGHT} | {text}", players=3)) == points


@clause("O-68")
def test_the_fourth_rank_follows_a_shared_second() -> None:
    table = position(
        f"{MOONLIGHT} | tiles 0: EG01 EG02 | tiles 1: EG03 EG04 | tiles 2: EG05 EG06 EG07 | "
        "tiles 3: EG08",
        players=4,
    )
    assert eggs(table) == [6, 6, 12, 1]


@clause("N-SCORE-0")
@pytest.mark.parametrize(("sprites", "winner"), [("0:7 1:6", 0), ("1:7 0:6", 1), ("1:2 0:1", 1)])
def test_a_final_tie_goes_by_position(sprites: str, winner: int) -> None:
    assert winners(position(f"{MOONLIGHT} | sprites {sprites} | score")) == (winner,)


@clause("N-SCORE-0")
def test_in_a_final_tie_a_token_beats_none() -> None:
    """Seat 0 has its 7 in the forest, seat 1 has it on the board."""
    table = position(f"{MOONLIGHT} | forest 0:7 | sprites 1:7 | score")
    assert winners(table) == (1,)


@clause("O-63")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tie_without_positions_is_a_shared_victory(players: int) -> None:
    table = position(f"{MOONLIGHT} | score", players=players)
    assert winners(table) == tuple(range(players))


@clause("O-63")
def test_victory_is_shared_only_by_those_who_tie() -> None:
    """Seats 1 and 2 tie without tokens on the board; seat 0 has fewer points and one there."""
    table = position(f"{MOONLIGHT} | sprites 0:7 | score", players=3)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (1, 2)


@clause("E-44", "N-ENDM-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tokens_stay_on_the_board_for_ties_after_the_draft(edition: str) -> None:
    """Each drafts one egg; the token that drafted first ranks first and wins the match."""
    table = position(
        f"{MOONLIGHT} | sprites 1:6 0:5 | slots EG01 EG02 | tiles 0: SK01 | tiles 1: SK05 | "
        "cards 0: S9 | end",
        edition=edition,
    )
    table.play("1 take EG01")
    assert table.sprites() == ["1:6", "0:5"]
    assert eggs(table) == [3, 4]
    assert winners(table) == (1,)


@clause("N-SCORE-0")
def test_everybody_has_a_place_by_points_and_then_by_position() -> None:
    nothing_left = " | ".join(f"supply {seat}:" for seat in range(4))
    table = position(
        f"{MOONLIGHT} | tiles 1: SK01 | tiles 3: SK02 | sprites 0:7 3:6 | {nothing_left} | score",
        players=4,
    )
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.places == (3, 2, 4, 1)


@clause("O-63")
def test_who_share_a_place_leave_out_the_next() -> None:
    table = position(f"{MOONLIGHT} | tiles 2: SK01 | score", players=4)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.places, outcome.winners) == ((2, 2, 1, 2), (2,))
