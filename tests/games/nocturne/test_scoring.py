"""The eleven categories of the final score, and what tasks and achievements count."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.nocturne.achievements import achievements_met, counted
from moonlit.games.nocturne.events import Scored
from moonlit.packs.nocturne.words import CATEGORIES
from tests.clauses import clause
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.table import Table, match, position

MOONLIGHT = "round moonlight | shadows shadow5 shadow6 shadow7 shadow8 shadow9 shadow10"


def night(text: str, **options: Plain) -> Table:
    return position(f"{MOONLIGHT} | {text}", **options)


def points(category: str, text: str, **options: Plain) -> int:
    return night(text, **options).sheet(0)[category]


def names(prefix: str, count: int) -> str:
    return " ".join(f"{prefix}{number:02}" for number in range(1, count + 1))


@clause("N-SCORE-0")
def test_there_are_eleven_categories_and_a_line_for_variant_5() -> None:
    first = ["skulls", "feathers", "mushrooms", "herbs", "eggs", "chests"]
    then = ["concoctions", "twilight", "moonlight", "leftover", "ability"]
    assert list(CATEGORIES) == [*first, *then, "precious"]
    assert len(first) + len(then) == 11


@clause("N-SCORE-0", "N-ENDM-3")
def test_the_highest_total_wins() -> None:
    table = night(
        "tiles 0: SK01 | tiles 1: SK05 | cards 0: S9 | supply 0: | supply 1: | sprites 1:7 | score"
    )
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert [sum(sheet.values()) for sheet in outcome.sheets] == [4, 3]
    assert outcome.winners == (0,)


@clause("N-ENDM-3")
def test_the_match_is_scored_when_moonlight_is_over() -> None:
    table = night("forest SK01 . FE01 | tiles 1: SK02 | start 0")
    events = table.play("0 pass", "1 pass")
    assert events[-2:] == [Scored(0, 22), Scored(1, 26)]
    assert table.view(None).table["round"] == "over"
    assert table.to_act() is None
    assert table.refusal("0 pass").code == "match-over"


@clause("N-ENDM-1")
def test_the_moonlight_draft_takes_effect_and_leaves_the_tokens() -> None:
    table = night(
        "sprites 1:6 0:5 0:4 | slots CH1 RU01 EG01 . | stack SK01 SK02 SK03 | deck 1 2 3 | end"
    )
    table.play("1 take CH1", "1 keep SK02", "0 take RU01", "0 brew 2")
    assert (table.tiles(0), table.tiles(1)) == (["RU01", "EG01"], ["CH1", "SK02"])
    assert table.cards(0)[1:] == ["2"]
    assert table.sprites() == ["1:6", "0:5", "0:4"]
    assert table.view(None).table["round"] == "over"


@clause("N-SCORE-1")
@pytest.mark.parametrize(
    ("tiles", "worth"),
    [("SK01", 4), ("SK05", 3), ("SK09", 2), ("SK01 SK02 SK05 SK09 SK10", 15), ("", 0)],
)
def test_skulls_score_their_printed_points(tiles: str, worth: int) -> None:
    assert points("skulls", f"tiles 0: {tiles}") == worth


@clause("N-SCORE-2")
@pytest.mark.parametrize(("count", "worth"), [(1, 2), (3, 8), (6, 24), (7, 32), (8, 34), (10, 40)])
def test_feathers_score_by_number_and_begin_again_after_seven(count: int, worth: int) -> None:
    assert points("feathers", f"tiles 0: {names('FE', count)}") == worth


@clause("N-SCORE-3")
@pytest.mark.parametrize(
    ("tiles", "worth"),
    [
        ("MT01", 3),
        ("MT01 MT02", 0),
        ("MT01 MT02 MT03 MT04", 16),
        ("MD01", 0),
        ("MD01 MD02 MD03", 9),
        ("MT01 MD01 MD02", 12),
        ("MT01 MT02 MD01", 0),
    ],
)
def test_mushrooms_score_by_species_in_sets_that_must_be_completed(tiles: str, worth: int) -> None:
    assert points("mushrooms", f"tiles 0: {tiles}") == worth


@clause("N-SCORE-4")
@pytest.mark.parametrize(
    ("tiles", "worth"),
    [
        ("HBA1 HBB1", 6),
        ("HBA2 HBC1 HBW1", 5 + 5),
        ("HBA1 HBA2 HBB1 HBB2 HBC1 HBW1", 3 + 1 + 3 + 1 + 3 + 1 + 10),
        ("HBA1 HBB1 HBC1 HBD1 HBE1", 15 + 12),
    ],
)
def test_herbs_score_printed_points_and_the_best_sets(tiles: str, worth: int) -> None:
    assert points("herbs", f"tiles 0: {tiles}") == worth


@clause("N-SCORE-4", "O-40")
@pytest.mark.parametrize(
    ("tiles", "copies", "worth"),
    [
        ("HBW1 HBW2 HBA1", "", 1 + 1 + 3 + 5),
        ("HBW1 HBW2 HBA1 HBB1 HBC1", "", 1 + 1 + 9 + 12),
        ("HBW1 HBW2", "", 1 + 1),
        ("HBW1 HBW2 MI1", "HBW1", 1 + 1 + 1 + 5),
    ],
)
def test_several_wilds_may_be_in_a_set_or_make_one(tiles: str, copies: str, worth: int) -> None:
    assert points("herbs", f"tiles 0: {tiles} | copies 0: {copies}") == worth


@clause("N-SCORE-5", "O-36")
def test_eggs_score_by_rank() -> None:
    table = night(
        "tiles 0: EG01 | tiles 1: EG02 EG03 EG04 | tiles 2: EG05 EG06 | "
        "tiles 3: EG07 EG08 EG09 EG10",
        players=4,
    )
    assert [table.sheet(seat)["eggs"] for seat in range(4)] == [1 * 1, 3 * 3, 2 * 2, 4 * 4]


@clause("N-SCORE-5", "N-MIRROR-1")
def test_a_mirrored_egg_counts_for_rank_and_points() -> None:
    table = night("tiles 0: EG01 EG02 | tiles 1: EG03 EG04 MI1 | copies 1: EG03 | sprites 0:7")
    assert [table.sheet(seat)["eggs"] for seat in (0, 1)] == [2 * 3, 3 * 4]


@clause("O-36")
def test_a_player_without_eggs_scores_none_and_pushes_nobody_down() -> None:
    table = night("tiles 0: EG01 | tiles 2: EG02 EG03 | sprites 1:7", players=3)
    assert [table.sheet(seat)["eggs"] for seat in range(3)] == [3, 0, 8]


@clause("N-SCORE-6")
def test_every_chest_costs_a_point() -> None:
    assert points("chests", "tiles 0: CH1 CH2 CH3") == -3
    assert points("chests", "tiles 1: CH1") == 0


@clause("N-SCORE-7")
@pytest.mark.parametrize(
    ("tiles", "cards", "worth"),
    [
        ("SK01", "S1", 2),
        ("SK01 SK05 FE01", "S1", 5),
        ("SK01 SK05 FE01", "S1 31", 5),
        ("SK09", "S2 31", 2),
        ("SK09 SK10", "S2 31", 6),
        ("RU01 SK01", "S2 31", 2),
        ("RU01", "S2 31", 0),
        ("FE01", "S5 32", 2),
        ("SK01 MI1", "S2 31", 0),
        ("SK01 HBA1", "S2 1", 4),
        ("SK01 SK02", "S2 1", 0),
    ],
)
def test_concoctions_spend_every_symbol_once(tiles: str, cards: str, worth: int) -> None:
    """Seat 0 is Redd, whose symbol is a feather."""
    assert points("concoctions", f"tiles 0: {tiles} | cards 0: {cards}") == worth


@clause("N-SCORE-7", "O-39")
def test_the_best_use_of_symbols_is_found_without_asking() -> None:
    """S1 in full and the first tier of 14 beat the dearest card and every order of play."""
    table = night("tiles 0: SK01 SK02 SK03 SK05 FE01 EG01 | cards 0: S1 31 14 | score")
    assert table.to_act() is None
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.sheets[0]["concoctions"] == 5 + 3
    seats = table.view(1).table["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    assert seats[0]["points"] == list(outcome.sheets[0].values())
    assert (seats[0]["cards"], seats[0]["brewed"]) == (["S1", "31", "14"], [2, 0, 1])


@clause("N-SCORE-8")
def test_a_claimed_twilight_goal_scores_three() -> None:
    assert points("twilight", "claimed 0: 2 9 | claimed 1: 4") == 6
    assert night("claimed 0: 2 9 | claimed 1: 4").sheet(1)["twilight"] == 3


@clause("N-SCORE-9")
def test_moonlight_goals_add_up() -> None:
    assert points("moonlight", "forest 0:1 0:2 . 0:3 | moonlight 1 2 8") == 1 + 2 + 4


@clause("N-SCORE-10")
def test_leftover_spells_are_those_in_supply() -> None:
    table = position(
        "round moonlight | forest 0:1 0:2 0:shadow7 . | sprites 0:6 0:5 | supply 0: 3 shadow9 star"
    )
    assert table.sheet(0)["leftover"] == 6


@clause("N-SCORE-10", "O-61")
def test_twilight_leftovers_score_nothing() -> None:
    """Everybody passes both rounds: eleven tokens are left twice and count once."""
    table = match(players=2)
    while (seat := table.to_act()) is not None:
        table.play(f"{seat} pass")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert [sheet["leftover"] for sheet in outcome.sheets] == [22, 22]


@clause("N-SCORE-11")
@pytest.mark.parametrize(
    ("mode", "used", "worth"), [("advanced", "", 2), ("advanced", "used 0", 0), ("basic", "", 0)]
)
def test_an_unused_ability_scores_two_in_the_advanced_game(
    mode: str, used: str, worth: int
) -> None:
    table = night(used, mode=mode)
    assert table.sheet(0)["ability"] == worth
    assert table.sheet(1)["ability"] == (2 if mode == "advanced" else 0)


@clause("O-83")
def test_stones_that_copy_nothing_score_in_a_line_of_their_own() -> None:
    text = "tiles 0: SK01 MI1 MI2 MI3 | copies 0: SK01"
    sheet = night(text, variants=["precious_stones"]).sheet(0)
    assert (sheet["precious"], sheet["skulls"]) == (10, 8)
    assert night(text).sheet(0)["precious"] == 0


def earned(table: Table) -> list[int]:
    return achievements_met(GAME.pack, GAME.check_config({}), table.state, 0)


@clause("O-48")
@pytest.mark.parametrize(
    ("tiles", "copies", "slots", "met"),
    [
        (names("FE", 6), "", ". .", False),
        (f"{names('FE', 6)} MI1", "FE01", ". .", False),
        (names("FE", 7), "", ". .", True),
        (names("FE", 6), "", "FE07 .", True),
    ],
)
def test_seven_of_a_type_are_seven_real_tiles(
    tiles: str, copies: str, slots: str, met: bool
) -> None:
    """Achievement 23; a tile drafted from the Sprite Board counts, a copy does not."""
    table = night(f"tiles 0: {tiles} | copies 0: {copies} | sprites 0:4 | slots {slots} | end")
    assert (23 in earned(table)) is met


@clause("O-48")
def test_a_mirror_stone_counts_as_a_mirror_stone() -> None:
    """Achievement 17 asks for three mirror stones, whatever they copy."""
    table = night("tiles 0: FE01 MI1 MI2 MI3 | score")
    table.play("0 copy FE01", "0 copy FE01", "0 copy FE01")
    assert 17 in earned(table)


@clause("O-48")
def test_a_tile_kept_from_a_chest_counts() -> None:
    table = night(
        f"tiles 0: {names('FE', 6)} | sprites 0:4 | slots CH1 | stack FE07 SK01 SK02 | end"
    )
    table.play("0 keep FE07")
    assert 23 in earned(table)


@clause("O-77")
def test_among_equal_scores_most_cards_are_completed() -> None:
    """S3, 1 and 2 in full score 13 as well as 1, 2 and the first tiers of S3 and 18."""
    table = night(
        "tiles 0: SK01 SK05 FE01 FE02 FE03 MT01 MT02 HBA1 HBB1 HBC1 HBD1 EG01 | "
        "cards 0: S3 18 1 2 | score"
    )
    task = GAME.pack.scenarios[2].tasks[0][0]
    assert table.sheet(0)["concoctions"] == 13
    assert task.what == "concoctions_completed"
    assert counted(GAME.pack, table.state, 0, task) == 3
