"""Edition differences from Twilight to scoring: their rows, presets and readings."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.nocturne.config import switch_values
from tests.clauses import clause
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.table import position

EDITIONS = ("best", "en", "de", "pl")
MOONLIGHT = "round moonlight | shadows shadow5 shadow6 shadow7 shadow8 shadow9 shadow10"

# Row, its switch, and the value in the presets best, en, de and pl.
SWITCHED: list[tuple[str, str, tuple[Plain, ...]]] = [
    ("E-30", "tw12_unused_star", ("discard", "discard", "discard", "last_star")),
    ("E-32", "endgoals_before_sprite", (True, True, True, True)),
    ("E-34", "shadow_pick", ("highest", "highest", "highest", "highest")),
    ("E-38", "shape_cell_reuse", ("per_card", "per_card", "one_card_total", "per_card")),
    ("E-41", "area_separation", ("not_adjacent",) * 4),
    ("E-45", "mirror_scope", ("own", "own", "own", "own")),
    ("E-46", "mirror_effect_tiles", (False, False, False, True)),
    ("E-48", "feather_overflow", ("new_set",) * 4),
]


@clause("E-30", "E-32", "E-34", "E-38", "E-41", "E-45", "E-46", "E-48")
@pytest.mark.parametrize(("row", "switch", "values"), SWITCHED, ids=[row[0] for row in SWITCHED])
def test_a_row_has_its_switch_and_the_presets_choose_its_columns(
    row: str, switch: str, values: tuple[Plain, ...]
) -> None:
    (found,) = [one for one in GAME.pack.editions.differences if one.id == row]
    assert found.switch == switch
    for edition, value in zip(EDITIONS, values, strict=True):
        config = GAME.check_config({"edition": edition})
        assert switch_values(GAME.pack, config)[switch] == value


@clause("E-29")
@pytest.mark.parametrize("strict", [False, True])
def test_goal_11_follows_the_switch_of_e_15_and_has_none_of_its_own(strict: bool) -> None:
    rows = {row.id: row for row in GAME.pack.editions.differences}
    assert (rows["E-29"].switch, rows["E-15"].switch) == ("", "corner_requires_anchor")
    text = "forest SK01 . FE01 | goals 11 | start 0"
    table = position(text, switches={"corner_requires_anchor": strict})
    table.play("0 cast 3 a1")
    assert (table.goals(0) == [11]) is not strict


@clause("E-30")
@pytest.mark.parametrize(
    ("edition", "claimed"), [("best", []), ("en", []), ("de", []), ("pl", [12])]
)
def test_goal_12_with_an_unused_star_by_preset(edition: str, claimed: list[int]) -> None:
    table = position("forest SK01 1:star | stars 1 | goals 12 | end", edition=edition)
    assert (table.goals(0), table.goals(1)) == ([], claimed)


@clause("E-31")
def test_the_pack_marks_goals_4_5_8_and_9_as_goals_of_the_end() -> None:
    waiting = [goal.id for goal in GAME.pack.twilight_goals if goal.timing == "end"]
    assert waiting == [4, 5, 8, 9]


@clause("E-36")
def test_the_pack_has_exact_sizes_one_two_and_three() -> None:
    exact = [goal for goal in GAME.pack.moonlight_goals if goal.rule == "areas_of_size"]
    assert [(goal.id, goal.size, goal.points) for goal in exact] == [
        (1, 1, 1),
        (2, 2, 2),
        (3, 3, 3),
    ]


@clause("E-48", "N-SCORE-2")
@pytest.mark.parametrize(
    ("options", "points"),
    [
        *(({"edition": edition}, [32, 34, 36, 40]) for edition in EDITIONS),
        ({"switches": {"feather_overflow": "capped"}}, [32, 32, 32, 32]),
    ],
)
def test_more_than_seven_feathers(options: dict[str, Plain], points: list[int]) -> None:
    found = []
    for count in (7, 8, 9, 10):
        tiles = " ".join(f"FE{number:02}" for number in range(1, count + 1))
        found.append(position(f"{MOONLIGHT} | tiles 0: {tiles}", **options).sheet(0)["feathers"])
    assert found == points


@clause("E-49")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("tiles", "points"), [("MT01 MT02", 0), ("MT01 MT02 MT03 MT04 MT05", 13)])
def test_two_tripti_are_never_split(tiles: str, points: int, edition: str) -> None:
    table = position(f"{MOONLIGHT} | tiles 0: {tiles}", edition=edition)
    assert table.sheet(0)["mushrooms"] == points


@clause("E-50")
@pytest.mark.parametrize("edition", EDITIONS)
def test_herb_sets_earn_five_eight_and_twelve(edition: str) -> None:
    herbs = ["HBA1", "HBB1", "HBC1", "HBD1", "HBE1"]
    found = []
    for count in range(1, 6):
        text = f"{MOONLIGHT} | tiles 0: {' '.join(herbs[:count])}"
        found.append(position(text, edition=edition).sheet(0)["herbs"] - 3 * count)
    assert found == [0, 0, 5, 8, 12]


@clause("E-47", "N-MIRROR-4")
def test_the_order_of_mirror_stones_decides_an_egg_majority() -> None:
    """Both can reach three eggs; whoever must choose first shows the other what to do."""
    text = (
        f"{MOONLIGHT} | sprites 0:6 1:5 | slots FE01 FE02 | "
        "tiles 0: EG01 EG02 MI1 | tiles 1: EG03 EG04 MI2 | end"
    )
    table = position(text)
    table.play("0 take FE01")
    assert table.to_act() == 1
    assert table.refusal("0 copy EG01").code == "not-your-turn"
    table.play("1 leave", "0 copy EG01")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert [sheet["eggs"] for sheet in outcome.sheets] == [12, 6]
