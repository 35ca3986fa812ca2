"""Solo: corner casts, free starts, goals, shadow tokens, drafts, eggs and ranks."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.nocturne.events import (
    CardFlipped,
    ChestOpened,
    DrewConcoctions,
    GoalClaimed,
    Passed,
    RoundEnded,
    ShadowAwarded,
    SpellCast,
    SpriteTileTaken,
    TileWon,
    TokenLost,
)
from moonlit.games.nocturne.state import CATEGORIES, OVER
from tests.clauses import clause
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.setting import EDITIONS, of_class, prepared, spells
from tests.games.nocturne.table import Table

SQUARE = "forest SK01 SK02 SK03 / SK04 FE01 FE02 / FE03 FE04 FE05"


def solo(text: str, **options: Plain) -> Table:
    return prepared(text, players=1, **options)


# b1 has a neighbour; c2 and b3 are isolated; the opponent won b2.
CORNERS = "forest SK01 SK02 . . / . 1:7 FE01 . / . FE02 . . / . . . SK03"
# a1 and b1 lie together; d3 is isolated.
APART = "forest SK01 SK02 . . / . . . . / . . . SK03"


@clause("N-SOLO-9", "O-72")
@pytest.mark.parametrize("card", ["SO01", "SO10", "SO16", "SO24"])
def test_beside_an_isolated_tile_the_opponent_corner_casts_its_lowest(card: str) -> None:
    table = solo(f"{CORNERS} | solo {card} | start 1 b2")
    assert table.face_down() == {"b2": "1:7", "c2": "1:1"}
    assert table.tiles(1) == ["FE01"]
    assert table.view(0).table["solo"] == {"deck": 23, "flipped": [card]}


@clause("N-SOLO-9")
def test_then_you_start_anywhere() -> None:
    table = solo(f"{CORNERS} | solo SO01 | start 1 b2")
    assert table.to_act() == 0
    assert {text.split()[-1] for text in table.legal()} == {"pass", "a1", "b1", "b3", "d4"}


@clause("N-SOLO-9")
def test_its_lowest_may_be_a_shadow_token() -> None:
    table = solo(f"{CORNERS} | round moonlight | supply 1: shadow5 6 star | start 1 b2")
    assert table.face_down()["c2"] == "1:shadow5"


@clause("E-56", "O-73", "N-SOLO-9", "O-72")
@pytest.mark.parametrize(
    ("edition", "switches", "corner_casts"),
    [
        ("best", {}, False),
        ("en", {}, False),
        ("pl", {}, False),
        ("de", {}, True),
        ("best", {"solo_corner_needs_anchor": False}, True),
        ("de", {"solo_corner_needs_anchor": True}, False),
    ],
)
def test_a_free_start_looks_for_isolated_tiles_only_in_the_german_reading(
    edition: str, switches: dict[str, Plain], corner_casts: bool
) -> None:
    table = solo(f"{APART} | solo SO07 | start 0", edition=edition, switches=switches)
    events = table.play("0 pass")
    cast = SpellCast(1, "1", "d3") if corner_casts else SpellCast(1, "4", "a1")
    assert of_class(events, SpellCast)[0] == cast
    assert of_class(events, CardFlipped)[0] == CardFlipped("SO07")


@clause("N-SOLO-10", "E-57")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_your_corner_cast_a_card_gives_its_token_for_the_first_tile(edition: str) -> None:
    table = solo("forest . . SK01 SK02 / FE01 . SK03 . | solo SO20 SO19 | start 0", edition=edition)
    events = table.play("0 cast 1 a2")
    assert of_class(events, TileWon) == [TileWon(0, "FE01", "a2", "blocked")]
    assert of_class(events, CardFlipped) == [CardFlipped("SO20")]
    assert spells(table) == ["1:4@c1"]
    assert table.to_act() == 0  # handing on the role was no pass


@clause("N-SOLO-11")
def test_an_opponent_without_tokens_passes_and_you_play_on() -> None:
    table = solo(f"{SQUARE} | supply 1: | start 0")
    table.play("0 cast 1 a1", "0 cast 2 b1", "0 cast 3 c1")
    assert [won.why for won in of_class(table.events, TileWon)] == ["untopped"] * 3
    assert not of_class(table.events, CardFlipped)
    assert len(table.tiles(0)) == 3
    events = table.play("0 pass")
    assert of_class(events, Passed) == [Passed(0, "choice"), Passed(1, "forced")]
    assert RoundEnded("twilight", "all-passed") in events


@clause("N-SOLO-11")
def test_a_starting_opponent_without_tokens_gives_the_role_to_you() -> None:
    table = solo("forest SK01 SK02 / 1:7 FE01 | supply 1: | start 1 a2")
    assert table.to_act() == 0
    assert table.view(0).table["passed"] == [1]
    assert {text.split()[-1] for text in table.legal()} == {"pass", "a1", "b1", "b2"}


@clause("N-SOLO-13")
@pytest.mark.parametrize("tile", ["RU01", "CH1"])
@pytest.mark.parametrize("variants", [[], ["chasing_chests"]])
def test_the_opponent_ignores_effects_and_scores_nothing(tile: str, variants: list[Plain]) -> None:
    table = solo(
        f"forest SK01 {tile} SK02 / SK03 SK04 FE01 | solo SO01 SO02 | start 0", variants=variants
    )
    table.play("0 cast 2 a1")
    piles = (table.view(0).table["stack"], table.view(0).table["deck"])
    events = table.play("0 pass")
    assert table.tiles(1) == [tile]
    assert not of_class(events, DrewConcoctions)
    assert not of_class(events, ChestOpened)
    assert (table.view(0).table["stack"], table.view(0).table["deck"]) == piles
    assert table.cards(1) == []
    outcome = GAME.outcome(solo(f"tiles 1: {tile} SK01 FE01 | score").state)
    assert outcome is not None
    assert (len(outcome.sheets), outcome.winners) == (1, (0,))


@clause("N-SOLO-14", "D-10")
def test_the_opponent_drafts_in_reading_order() -> None:
    table = solo("forest SK01 | sprites 1:5 0:4 1:3 | slots . SK02 FE01 EG01 | start 0")
    table.play("0 cast 7 a1")
    assert table.tiles(1) == ["SK02"]
    assert table.legal() == ["0 take FE01", "0 take EG01"]
    table.play("0 take EG01")
    assert of_class(table.events, SpriteTileTaken) == [
        SpriteTileTaken(1, "SK02", "5"),
        SpriteTileTaken(0, "EG01", "4"),
        SpriteTileTaken(1, "FE01", "3"),
    ]


@clause("N-SOLO-15")
def test_a_goal_the_opponent_claims_is_denied_to_you() -> None:
    table = solo(f"{SQUARE} | goals 3 | solo SO12 SO15 | start 0")
    table.play("0 cast 4 b2")
    events = table.play("0 pass")  # its 5 wins
    assert of_class(events, GoalClaimed) == [GoalClaimed(1, 3)]
    assert (table.goals(0), table.goals(1), table.view(0).table["goals"]) == ([], [3], [])


@clause("N-SOLO-15")
@pytest.mark.parametrize(("board", "seat"), [("1:5 0:4", 1), ("0:5 1:4", 0), ("1:2", 1)])
def test_ties_for_goals_are_broken_by_position(board: str, seat: int) -> None:
    table = solo(f"forest 0:3 1:3 / . . SK01 | goals 8 | sprites {board} | start 0")
    events = table.play("0 cast 1 c2")
    assert of_class(events, GoalClaimed) == [GoalClaimed(seat, 8)]


@clause("N-SOLO-15", "O-43")
def test_the_opponent_takes_part_in_the_award_of_shadow_tokens() -> None:
    table = solo("forest SK01 | supply 0: 1 7 star | supply 1: 2 6 star | winner 0 | start 0")
    events = table.play("0 cast 1 a1")
    awards = [(award.seat, award.token) for award in of_class(events, ShadowAwarded)]
    assert awards == [
        (0, "shadow10"),
        (1, "shadow9"),
        (0, "shadow8"),
        (1, "shadow7"),
        (1, "shadow6"),
    ]
    lost = [(loss.seat, loss.token) for loss in of_class(events, TokenLost)]
    assert lost == [(0, "1"), (0, "7"), (1, "2"), (1, "6"), (1, "star")]
    assert table.supply(1) == ["shadow6", "shadow7", "shadow9"]


@clause("O-43")
@pytest.mark.parametrize("card", ["SO01", "SO16"])
def test_the_opponent_may_use_its_star(card: str) -> None:
    table = solo(f"{SQUARE} | supply 1: 1 2 star | solo {card} | start 0")
    events = table.play("0 cast 7 b2")
    assert [(won.seat, won.why) for won in of_class(events, TileWon)] == [(1, "star")]


SYMBOLS = "forest HBA1 SK01 | goals 10 | solo SO01"


@clause("O-43", "N-SOLO-15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("tiles", "switches", "claims"),
    [
        ("SK02 FE01 MT01", {}, True),
        ("SK02 FE01 SK09", {}, False),  # three kinds, and no character to add a fourth
        ("SK02 FE01 MT01", {"solo_opponent_symbols": "none"}, False),
    ],
)
def test_goal_ten_counts_the_symbols_of_the_opponents_tiles(
    tiles: str, switches: dict[str, Plain], claims: bool, edition: str
) -> None:
    table = solo(f"{SYMBOLS} | tiles 1: {tiles} | start 0", switches=switches, edition=edition)
    table.play("0 pass")
    assert "HBA1" in table.tiles(1)
    assert table.goals(1) == ([10] if claims else [])


@clause("O-28")
@pytest.mark.parametrize(("stars", "goals"), [("stars 1", [12]), ("stars 0", []), ("", [])])
def test_the_last_star_is_the_second_of_two(stars: str, goals: list[int]) -> None:
    table = solo(f"{SQUARE} | goals 12 | {stars} | start 0")
    table.play("0 cast star b2")
    assert table.goals(0) == goals


@clause("O-28")
def test_the_opponent_too_can_win_with_the_last_star() -> None:
    table = solo(f"{SQUARE} | goals 12 | stars 0 | supply 1: 1 star | solo SO01 | start 0")
    table.play("0 cast 7 b2")
    assert table.goals(1) == [12]


@clause("O-44", "O-85")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_your_pass_the_opponent_starts_and_wins_at_once(edition: str) -> None:
    table = solo(f"{SQUARE} | solo SO07 | start 0", edition=edition)
    events = table.play("0 pass")
    assert of_class(events, SpellCast)[0] == SpellCast(1, "4", "a1")
    assert of_class(events, TileWon)[0] == TileWon(1, "SK01", "a1", "untopped")


@clause("O-44")
def test_if_passing_a_start_is_no_pass_you_may_answer() -> None:
    table = solo(f"{SQUARE} | solo SO07 | start 0", switches={"start_pass_is_pass": False})
    assert not of_class(table.play("0 pass"), TileWon)
    assert "0 cast 5 b1" in table.legal()


@clause("O-45", "O-72", "O-85")
def test_the_first_spell_of_a_round_is_the_opponents_lowest_on_the_first_tile() -> None:
    table = solo("forest . SK02 SK03 / SK04 FE01 FE02 | first | solo SO10 | start 0")
    events = table.play("0 pass")
    assert of_class(events, CardFlipped)[0] == CardFlipped("SO10")  # which says 6
    assert of_class(events, SpellCast)[0] == SpellCast(1, "1", "b1")


@clause("O-71")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("switches", "token"), [({}, "5"), ({"solo_equal_token": "shadow_first"}, "shadow5")]
)
def test_of_equal_tokens_the_own_goes_first(
    switches: dict[str, Plain], token: str, edition: str
) -> None:
    supply = "round moonlight | supply 1: 5 shadow5 7"
    table = solo(f"{SQUARE} | {supply} | solo SO01 | start 0", switches=switches, edition=edition)
    table.play("0 cast 3 b2")
    assert spells(table)[1] == f"1:{token}@b1"
    table = solo(f"{SQUARE} | {supply} | solo SO02 | start 1", switches=switches, edition=edition)
    assert spells(table) == [f"1:{token}@a1"]
    table = solo(f"{CORNERS} | {supply} | start 1 b2", switches=switches, edition=edition)
    assert table.face_down()["c2"] == f"1:{token}"


@clause("N-SOLO-16")
def test_eggs_score_by_your_own_count() -> None:
    points = [0, 1, 2, 6, 12, 20, 24, 28]
    for count, expected in enumerate(points):
        eggs = " ".join(f"EG{number:02}" for number in range(1, count + 1))
        rival = "tiles 1: EG09 EG10 EG11 EG12"
        assert solo(f"tiles 0: {eggs} | {rival} | score").sheet(0)["eggs"] == expected


@clause("N-SOLO-16")
def test_a_mirrored_egg_is_one_more() -> None:
    assert solo("tiles 0: EG01 EG02 MI1 | copies 0: EG01 | score").sheet(0)["eggs"] == 6


@clause("N-SOLO-17")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, None),
        (49, None),
        (50, "kindled"),
        (59, "kindled"),
        (60, "rising"),
        (70, "skilled"),
        (80, "adept"),
        (90, "mystic"),
        (99, "mystic"),
        (100, "luminous"),
        (109, "luminous"),
        (110, "grandmaster"),
        (200, "grandmaster"),
    ],
)
def test_ranks_begin_at_fifty(points: int, rank: str | None) -> None:
    state = solo("score").state
    state.sheets = [points, *[0] * (CATEGORIES - 1)]
    assert state.round == OVER
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.totals, outcome.notes["rank"]) == ((points,), rank)


@clause("N-SOLO-17")
def test_there_are_no_ranks_at_a_table_of_two() -> None:
    state = prepared("score").state
    state.sheets = [60, *[0] * (2 * CATEGORIES - 1)]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.notes["rank"] is None


@clause("E-54")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_tokens_of_the_opponent_are_listed_from_low_to_high(edition: str) -> None:
    seats = solo(f"{SQUARE} | start 0", edition=edition).view(0).table["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        assert isinstance(seat, dict)
        assert seat["supply"] == ["1", "2", "3", "3", "4", "4", "5", "5", "6", "7", "star"]
