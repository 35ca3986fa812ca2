"""Ties and their fallbacks, and who begins when the Sprite Board is silent (N-SPRITE-7, O-15)."""

import pytest

from moonlit.core.codec import Plain
from tests.clauses import clause
from tests.games.nocturne.looking import seen, shadows_of
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.setting import prepared
from tests.games.nocturne.table import match, position

# Seats 0 and 2 both hold one cell of the top row, which goal 8 counts.
TIED = "forest 0:4 SK01 2:4 / . 1:3 . | goals 8 | "
VISITOR: Plain = {"first_starter": "forest_visitor"}


@clause("N-SPRITE-7")
@pytest.mark.parametrize(
    ("sprites", "leader"),
    [
        ("0:5 2:3", 0),
        ("2:5 0:3", 2),
        ("0:6 2:5 2:3 2:2", 0),
        ("2:5 0:5 0:3", 2),
        ("1:6 2:5 0:3", 2),
    ],
)
def test_the_leftmost_token_breaks_a_tie(sprites: str, leader: int) -> None:
    table = position(f"{TIED}sprites {sprites} | winner 1 | end", players=3)
    assert table.goals(leader) == [8]
    assert table.goals(2 - leader) == []


@clause("N-SPRITE-7")
def test_position_breaks_a_tie_of_leftover_tokens() -> None:
    tied = "supply 0: 7 | supply 1: 7 | winner 0 | "
    table = prepared(f"{tied}sprites 1:5 0:3 | end")
    assert (shadows_of(table, 1), shadows_of(table, 0)) == (["shadow10"], ["shadow9"])


@clause("N-SPRITE-7")
def test_position_ranks_equal_eggs_and_equal_totals() -> None:
    table = prepared(
        "round moonlight | tiles 0: EG01 | tiles 1: SK01 EG02 | cards 0: S1 | cards 1: S2 | "
        "supply 0: 5 | supply 1: | sprites 1:4 0:3 | score"
    )
    assert (table.sheet(0)["eggs"], table.sheet(1)["eggs"]) == (3, 4)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.totals == (5, 8)
    level = prepared(
        "round moonlight | supply 0: 5 | supply 1: 6 | sprites 1:4 0:3 | score", players=2
    )
    result = GAME.outcome(level.state)
    assert result is not None
    assert (result.totals, result.winners) == ((2, 2), (1,))


@clause("O-15")
@pytest.mark.parametrize("owner", [0, 2])
def test_having_a_token_beats_having_none(owner: int) -> None:
    table = position(f"{TIED}sprites 1:5 {owner}:1 | winner {2 - owner} | end", players=3)
    assert table.goals(owner) == [8]


@clause("O-15", "O-65")
@pytest.mark.parametrize(("winner", "leader"), [(0, 0), (1, 2), (2, 2)])
def test_goals_without_tokens_go_clockwise_from_the_last_forest_winner(
    winner: int, leader: int
) -> None:
    table = position(f"{TIED}winner {winner} | end", players=3)
    assert table.goals(leader) == [8]


@clause("O-15", "O-65")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_shadow_tokens_go_clockwise_beginning_with_the_last_forest_winner(winner: int) -> None:
    table = prepared(f"supply 0: 6 | supply 1: 6 | supply 2: 6 | winner {winner} | end", players=3)
    order = [(winner + step) % 3 for step in range(3)]
    assert [shadows_of(table, seat) for seat in order] == [["shadow10"], ["shadow9"], ["shadow8"]]


@clause("O-15")
def test_eggs_without_tokens_share_the_better_rank() -> None:
    eggs = "forest SK01 | tiles 0: EG01 | tiles 1: EG02 | tiles 2: EG03 | winner 0 | "
    table = position(f"{eggs}start 0", players=3)
    assert [table.sheet(seat)["eggs"] for seat in range(3)] == [4, 4, 4]
    one = position(f"{eggs}sprites 2:3 | start 0", players=3)
    assert [one.sheet(seat)["eggs"] for seat in range(3)] == [3, 3, 4]


@clause("O-15")
def test_a_final_tie_without_tokens_is_a_shared_victory() -> None:
    tied = "round moonlight | supply 0: 5 | supply 1: 6 | supply 2: | winner 1 | "
    shared = GAME.outcome(prepared(f"{tied}score", players=3).state)
    assert shared is not None
    assert (shared.totals, shared.winners) == ((2, 2, 0), (0, 1))
    decided = GAME.outcome(prepared(f"{tied}sprites 2:4 1:3 | score", players=3).state)
    assert decided is not None
    assert decided.winners == (1,)


@clause("O-16")
def test_a_leftover_star_ranks_highest() -> None:
    table = prepared("supply 0: 7 6 | supply 1: star | winner 0 | end")
    assert shadows_of(table, 1) == ["shadow10"]
    assert shadows_of(table, 0) == ["shadow8", "shadow9"]


@clause("O-69")
@pytest.mark.parametrize(
    ("better", "expected"),
    [
        ("sprites 0:7 1:6", [["shadow9", "shadow10"], ["shadow8"]]),
        ("sprites 1:7 0:6", [["shadow8", "shadow9"], ["shadow10"]]),
    ],
)
def test_position_decides_between_owners_token_by_token(
    better: str, expected: list[list[str]]
) -> None:
    table = prepared(f"supply 0: 5 5 | supply 1: 5 | {better} | end")
    assert [shadows_of(table, seat) for seat in range(2)] == expected


@clause("O-13")
def test_only_tokens_draft_from_the_sprite_board() -> None:
    table = position("sprites 1:5 | slots SK01 FE01 MT01 EG01 | winner 0 | end")
    assert table.legal() == ["1 take SK01", "1 take FE01", "1 take MT01", "1 take EG01"]
    table.play("1 take MT01")
    assert (table.tiles(0), table.tiles(1)) == ([], ["MT01"])
    assert seen(table, 0, "round") == "moonlight"
    assert seen(table, 0, "removed") == ["SK01", "FE01", "EG01"]


@clause("O-14")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_without_sprite_tokens_the_last_forest_winner_starts_moonlight(winner: int) -> None:
    table = position(f"slots SK01 FE01 MT01 EG01 | winner {winner} | end", players=3)
    assert (seen(table, 0, "round"), table.to_act()) == ("moonlight", winner)


@clause("O-66")
def test_without_a_winner_the_designated_starter_takes_that_place() -> None:
    table = match(players=3, switches=VISITOR, forest_visitor=2)
    table.play("2 pass", "0 pass", "1 pass")
    assert (seen(table, 0, "round"), table.to_act()) == ("moonlight", 2)
    awarded = [shadows_of(table, seat) for seat in (2, 0, 1)]
    assert awarded == [["shadow7", "shadow10"], ["shadow6", "shadow9"], ["shadow5", "shadow8"]]


@clause("O-66")
def test_the_designated_starter_breaks_ties_of_goals_too() -> None:
    for designated, leader in ((0, 0), (1, 2), (2, 2)):
        table = position(f"{TIED}passed 0 1 | start 2", players=3)
        table.state.designated = designated
        table.play("2 pass")
        assert table.goals(leader) == [8]
