"""Scenarios: what they fix, what each asks for, and when a task is lost."""

from dataclasses import replace

import pytest

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.games.nocturne.notation import members
from moonlit.games.nocturne.state import (
    CORNER_CAST,
    GOT_SHADOW,
    LAST_SPACE_MOONLIGHT,
    LAST_SPACE_TWILIGHT,
    MOONLIGHT_SPRITE_TILE,
)
from moonlit.packs.nocturne.words import CATEGORIES, CHARACTERS
from tests.clauses import clause
from tests.games.nocturne.endings import End, ended, keeps_task, points, succeeds
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.setting import EDITIONS, prepared
from tests.games.nocturne.table import match, position
from tests.packs.spec import Cells, numbers
from tests.packs.spec import table as spec_table

SCENARIOS = spec_table("**N-SCEN-3**", "## 15.")


FIVE_FEATHERS = "FE01 FE02 FE03 FE04 FE05"
THREE_BREWS = "SK09 FE09 FE10 FE11 MT06 HBA2"  # completes S1, S2 and S3
FIVE_SKULLS = "SK09 SK10 SK11 SK12 SK01 FE09 MT06"  # completes 31, S1 and S5
EIGHT_TYPES = "SK01 FE01 MT01 HBA1 EG01 CH1 RU01 MI1 MI2"
FOUR_BREWS = "FE09 FE10 FE11 FE12 FE01 FE02 SK09 MT06 HBA2"  # completes 32, S1, S2 and S3
SIX_EGGS = "EG01 EG02 EG03 EG04 EG05 EG06"

# For every scenario an end that just suffices, and changes each of which spoils one task.
ENDS: dict[int, tuple[End, list[dict[str, object]]]] = {
    1: (End(points(skulls=10)), [{"points": points(skulls=9)}]),
    2: (End(tiles=FIVE_FEATHERS), [{"tiles": "FE01 FE02 FE03 FE04 SK01 SK02 SK03 SK04"}]),
    3: (
        End(tiles=THREE_BREWS, cards="S1 S2 S3"),
        [{"tiles": THREE_BREWS.removesuffix(" HBA2")}, {"cards": "S1 S2"}],
    ),
    4: (End(points(eggs=20)), [{"points": points(eggs=19)}]),
    5: (End(points(herbs=15)), [{"points": points(herbs=14)}]),
    6: (
        End(tiles="MT01 MT02 MT03 MD01 MD02"),
        [{"tiles": "MT01 MT02 MD01 MD02 MD03"}, {"tiles": "MT01 MT02 MT03 MT04 MD01"}],
    ),
    7: (
        End(points(skulls=15), tiles="SK01"),
        [{"points": points(skulls=14)}, {"tiles": "SK01 MD01"}],
    ),
    8: (
        End(tiles="HBA1 HBB1 HBC1 HBD1 HBE1"),
        [{"tiles": "HBA1 HBB1 HBC1 HBD1 HBA2"}, {"tiles": "HBA1 HBB1 HBC1 HBD1 HBE1 FE01"}],
    ),
    9: (
        End(points(moonlight=10), tiles="RU01 RU03 RU10"),
        [{"points": points(moonlight=9)}, {"tiles": "RU01 RU02 RU03 RU04"}],
    ),
    10: (
        End(tiles=f"{FIVE_FEATHERS} FE06 FE07"),
        [{"tiles": f"{FIVE_FEATHERS} FE06"}, {"tiles": f"{FIVE_FEATHERS} FE06 FE07 SK01"}],
    ),
    11: (
        End(tiles=f"{FIVE_FEATHERS} EG01 EG02 EG03 EG04 EG05"),
        [{"goals": "3"}, {"tiles": f"{FIVE_FEATHERS} FE06 FE07 EG01 EG02 EG03 EG04"}],
    ),
    12: (
        End(points(concoctions=20), tiles=SIX_EGGS),
        [{"points": points(concoctions=19)}, {"tiles": SIX_EGGS.removesuffix(" EG06")}],
    ),
    13: (
        End(points(herbs=20), goals="4 6"),
        [{"points": points(herbs=19)}, {"goals": "4"}],
    ),
    14: (End(tiles="SK01"), [{"tiles": "EG01"}, {"feats": GOT_SHADOW}]),
    15: (
        End(tiles=FIVE_SKULLS, cards="S1 S5 31"),
        [
            {"tiles": f"{FIVE_SKULLS} CH1"},
            {"tiles": FIVE_SKULLS.removesuffix(" MT06")},
            {"tiles": FIVE_SKULLS.replace(" SK01", "")},
        ],
    ),
    16: (
        End(points(concoctions=25), feats=LAST_SPACE_TWILIGHT),
        [{"points": points(concoctions=24)}, {"tiles": "MI1"}, {"feats": 0}],
    ),
    17: (
        End(points(moonlight=12), tiles=EIGHT_TYPES, copies="SK01 FE01"),
        [
            {"points": points(moonlight=11)},
            {"tiles": EIGHT_TYPES.replace("CH1 ", "")},
            {"copies": "SK01 SK01"},
            {"copies": "SK01"},
        ],
    ),
    18: (
        End(tiles="SK09 SK10 FE09 MT06 HBA2"),
        [
            {"feats": MOONLIGHT_SPRITE_TILE},
            {"tiles": "SK09 SK10 FE09 MT06 HBA2 MI1"},
            {"tiles": "SK09 SK10 FE09 MT06 HBA2 HBW1"},
            {"tiles": "SK09 SK10 FE09 MT06 FE01 RU01"},
        ],
    ),
    19: (
        End(points(twilight=9, moonlight=6), tiles="SK01 FE01 MT01 HBA1 EG01 EG02"),
        [
            {"points": points(twilight=9, moonlight=5)},
            {"tiles": "SK01 FE01 MT01 HBA1 EG01 CH1"},
            {"feats": CORNER_CAST},
        ],
    ),
    20: (
        End(tiles=f"{FOUR_BREWS} FE03", cards="S1 S2 S3 32", goals="2 5 8"),
        [
            {"goals": "2 5"},
            {"tiles": FOUR_BREWS},
            {"tiles": f"{FOUR_BREWS} FE03".replace(" HBA2", "")},
        ],
    ),
}


@clause("N-SCEN-3", "N-SCEN-1")
@pytest.mark.parametrize("scenario", ENDS)
def test_a_scenario_is_met_when_points_and_all_tasks_are(scenario: int) -> None:
    enough, spoiled = ENDS[scenario]
    assert len(ENDS) == len(GAME.pack.scenarios)
    assert len(spoiled) >= len(GAME.pack.scenarios[scenario - 1].tasks)
    for edition in ("best", "en", "pl"):
        assert succeeds(ended(scenario, enough, edition=edition), scenario)
        assert not succeeds(ended(scenario, replace(enough, short=1), edition=edition), scenario)
        for change in spoiled:
            end = replace(enough, **change)  # type: ignore[arg-type]
            assert not succeeds(ended(scenario, end, edition=edition), scenario), change


@clause("N-SCEN-1")
def test_points_and_tasks_come_from_the_real_sheet() -> None:
    feathers = " ".join(f"FE{number:02}" for number in range(1, 13))  # 32 + 18
    for skull, is_met in (("SK03", True), ("SK05", False)):  # 75 or 74 points in all
        tiles = f"{feathers} SK01 SK02 {skull} MT01 MT02 MT03"
        text = f"tiles 0: {tiles} | cards 0: | supply 0: | used 0 | score"
        outcome = GAME.outcome(position(text, players=1, scenario=1).state)
        assert outcome is not None
        met = outcome.notes["met"]
        assert isinstance(met, list)
        assert isinstance(met[0], dict)
        assert met[0]["scenarios"] == (["scenario-1"] if is_met else [])


@clause("N-SCEN-1", "N-SCEN-3")
@pytest.mark.parametrize("row", SCENARIOS, ids=lambda row: row[0])
@pytest.mark.parametrize("players", [1, 3])
def test_a_scenario_fixes_ability_and_goals(row: Cells, players: int) -> None:
    number, _, character, twilight, moonlight, _, *_ = row
    state = match(5, players=players, scenario=int(number)).state
    assert members(state.goals) == sorted(numbers(twilight))
    assert state.moonlight == numbers(moonlight)
    for player in state.players[:players]:
        assert CHARACTERS[player.ability] == character.lower()
        assert player.ability_unused
    if players == 1:
        assert CHARACTERS[state.players[0].character] == character.lower()


@clause("N-SCEN-1")
@pytest.mark.parametrize(
    ("options", "code", "rests_on"),
    [
        ({"scenario": 21}, "out-of-range", ""),
        ({"scenario": 1, "mode": "basic"}, "scenario-is-advanced", "N-SCEN-2"),
        ({"scenario": 1, "players": 1, "characters": ["sage"]}, "scenario-character", "N-SCEN-1"),
    ],
)
def test_what_a_scenario_cannot_be_combined_with(
    options: dict[str, Plain], code: str, rests_on: str
) -> None:
    with pytest.raises(BadConfig) as refused:
        GAME.check_config(options)
    assert (refused.value.code, refused.value.clause) == (code, rests_on)


@clause("N-SCEN-2", "E-61", "O-79")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_has_the_named_ability_and_keeps_the_own_symbol(edition: str) -> None:
    table = position(
        "forest SK01 FE01 | cards 1: S8 | tiles 1: MT01 | start 1",  # S8 asks for M + H
        players=3,
        scenario=3,
        edition=edition,
        characters=["flint", "sage", "redd"],
    )
    assert [CHARACTERS[player.ability] for player in table.state.players] == ["abigail"] * 3
    assert [CHARACTERS[p.character] for p in table.state.players] == ["flint", "sage", "redd"]
    assert table.sheet(1)["concoctions"] == 2


@clause("N-SCEN-2", "E-61")
def test_the_named_ability_is_the_one_that_is_offered() -> None:
    table = position(
        "forest SK01 FE01 / FE02 FE03 | slots EG01 . . . . | start 1", players=3, scenario=3
    )
    table.play("1 cast star a1")
    assert table.legal() == ["1 decline", "1 exchange EG01"]


@clause("N-SCEN-2", "E-62")
@pytest.mark.parametrize("edition", EDITIONS)
def test_several_may_succeed_and_winning_is_not_needed(edition: str) -> None:
    table = position("score", players=3, scenario=1, edition=edition)
    sheets = {0: (10, 75), 1: (10, 90), 2: (9, 99)}
    table.state.sheets = [
        value
        for skulls, total in sheets.values()
        for value in (skulls, total - skulls, *[0] * (len(CATEGORIES) - 2))
    ]
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (2,)
    assert [succeeds(table, 1, seat) for seat in range(3)] == [True, True, False]


@clause("E-63", "E-64", "E-65", "E-68")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("scenario", "task", "tiles", "is_kept"),
    [
        (2, 1, FIVE_FEATHERS, True),  # E-63: of one type
        (2, 1, "FE01 FE02 FE03 SK01 SK02 SK03", False),
        (8, 1, "HBA1 HBB2 HBC1 HBD2 HBE1", True),  # E-64: five different herbs
        (8, 1, "HBA1 HBA2 HBB1 HBC1 HBD1", False),
        (10, 1, f"{FIVE_FEATHERS} FE06 FE07", True),  # E-64: seven feathers
        (10, 1, f"{FIVE_FEATHERS} FE06", False),
        (11, 2, f"{FIVE_FEATHERS} FE06 {SIX_EGGS}", True),  # E-65: at least five of each
        (11, 2, f"{FIVE_FEATHERS} EG01 EG02 EG03 EG04", False),
        (11, 2, f"{FIVE_FEATHERS} FE06 FE07 FE08 FE09 FE10", False),
        (18, 2, "HBA1 FE01", True),  # E-68
        (18, 2, "HBA1 MI1", False),
        (18, 2, "HBA1 HBW2", False),
        (18, 3, "SK09 FE09 MD04 HBE2 EG09", True),
        (18, 3, "SK09 FE09 MD04 HBE2 EG01 EG02", False),
    ],
)
def test_tasks_are_read_alike_in_all_presets(
    scenario: int, task: int, tiles: str, is_kept: bool, edition: str
) -> None:
    table = ended(scenario, End(tiles=tiles), edition=edition)
    assert keeps_task(table, scenario, task) is is_kept


@clause("O-78", "E-64")
@pytest.mark.parametrize(
    ("tiles", "is_kept"),
    [
        ("HBA1 HBB1 HBC1 HBD1 HBW1", True),
        ("HBA1 HBB1 HBC1 HBW1 HBW2", True),
        ("HBA1 HBB1 HBB2 HBW1 HBW2", False),
    ],
)
def test_wilds_count_in_the_five_herbs(tiles: str, is_kept: bool) -> None:
    assert keeps_task(ended(8, End(tiles=tiles)), 8, 1) is is_kept


@clause("O-48")
def test_tasks_count_real_tiles_wherever_they_came_from() -> None:
    copied = ended(2, End(tiles="FE01 FE02 FE03 FE04 MI1", copies="FE01"))
    assert not keeps_task(copied, 2, 1)
    mirrors = ended(2, End(tiles="MI1 MI2 MI3 MI4 MI5", copies="FE01 FE01 FE01 FE01 FE01"))
    assert keeps_task(mirrors, 2, 1)


@clause("O-48")
def test_tiles_from_a_chest_and_from_the_sprite_board_count() -> None:
    table = prepared(
        "forest CH1 | tiles 0: FE01 FE02 FE03 | stack FE04 SK01 SK02 | sprites 0:5 | "
        "slots FE05 SK03 . . | round moonlight | start 0",
        players=1,
        scenario=2,
    )
    table.play("0 cast 1 a1", "0 keep FE04", "0 take FE05")
    assert keeps_task(table, 2, 1)


SIXTH = "forest SK01 . FE01 / . FE02 FE03"  # a1 is isolated


@clause("O-49", "E-69")
@pytest.mark.parametrize(
    ("edition", "text", "cast", "is_kept"),
    [
        ("best", f"{SIXTH} | start 0", "1 a1", False),
        ("de", f"{SIXTH} | start 0", "1 a1", False),
        ("pl", f"{SIXTH} | start 0", "1 a1", False),
        ("en", f"{SIXTH} | start 0", "1 a1", True),  # E-15: not next to a tile just won
        ("en", f"{SIXTH} | start 0 b1", "1 a1", False),
        ("best", f"{SIXTH} | start 0 a2", "star a1", False),  # nothing else could be started on
        ("best", f"{SIXTH} | round moonlight | start 0", "1 a1", True),
        ("best", f"{SIXTH} | start 0", "star c1", True),
        ("best", "forest SK01 SK02 | solo SO13 | start 1", "4 b1", True),  # a response
    ],
)
def test_any_corner_cast_in_twilight_fails_scenario_nineteen(
    edition: str, text: str, cast: str, is_kept: bool
) -> None:
    table = prepared(text, players=1, scenario=19, edition=edition)
    table.play(f"0 cast {cast}")
    assert keeps_task(table, 19, 3) is is_kept


@clause("E-66", "O-51")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("supply", "is_kept"), [("1", True), ("1 2", False)])
def test_a_shadow_token_awarded_fails_scenario_fourteen_at_once(
    supply: str, is_kept: bool, edition: str
) -> None:
    text = f"forest SK01 | supply 0: {supply} | supply 1: | start 0"
    table = prepared(text, players=1, scenario=14, edition=edition)
    assert keeps_task(table, 14, 2)
    table.play("0 cast 1 a1")
    table.state.players[0].supply = table.state.players[0].held = 0  # cast it and it still fails
    assert keeps_task(table, 14, 2) is is_kept


@clause("O-50")
@pytest.mark.parametrize(
    ("players", "board", "is_kept"),
    [
        (1, "1:6 1:5 1:4 0:3", True),
        (1, "1:6 0:5 0:4 1:3", False),
        (1, "1:6 1:5 0:3", False),  # only three of four spaces
        (3, "1:6 1:5 1:4 0:3", False),
        (3, "1:6 1:5 1:4 0:3 0:2", True),
    ],
)
@pytest.mark.parametrize("moon", ["", "round moonlight | "])
def test_the_last_space_is_the_last_one_available(
    players: int, board: str, is_kept: bool, moon: str
) -> None:
    table = prepared(f"{moon}forest SK01 | sprites {board} | start 0", players=players, scenario=16)
    table.play("0 cast 1 a1")
    assert keeps_task(table, 16, 3) is is_kept


BOTH = LAST_SPACE_TWILIGHT | LAST_SPACE_MOONLIGHT


@clause("E-67")
@pytest.mark.parametrize(
    ("edition", "switches", "kept"),
    [
        ("best", {}, [False, True, True, True]),
        ("en", {}, [False, True, True, True]),
        ("pl", {}, [False, True, True, True]),
        ("de", {}, [False, False, False, True]),
        ("best", {"scen16": "both"}, [False, False, False, True]),
        ("de", {"scen16": "either"}, [False, True, True, True]),
    ],
)
def test_the_last_space_in_either_round_or_in_both(
    edition: str, switches: dict[str, Plain], kept: list[bool]
) -> None:
    ends = (0, LAST_SPACE_TWILIGHT, LAST_SPACE_MOONLIGHT, BOTH)
    tables = [ended(16, End(feats=feats), edition=edition, switches=switches) for feats in ends]
    assert [keeps_task(table, 16, 3) for table in tables] == kept


@clause("N-SCEN-3")
@pytest.mark.parametrize(("moon", "is_kept"), [("", True), ("round moonlight | ", False)])
def test_scenario_eighteen_minds_sprite_tiles_of_moonlight_only(moon: str, is_kept: bool) -> None:
    table = prepared(
        f"{moon}forest SK01 | sprites 0:5 | slots FE01 FE02 . . | used 0 | start 0",
        players=1,
        scenario=18,
    )
    table.play("0 cast 1 a1", "0 take FE01")
    assert keeps_task(table, 18, 1) is is_kept
