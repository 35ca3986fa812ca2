"""The end of Twilight: goals, the Sprite draft, shadow tokens, and the Moonlight deal."""

import pytest

from moonlit.games.nocturne.events import (
    GoalClaimed,
    GoalsRevealed,
    RoundBegan,
    ShadowAwarded,
    SpriteTileTaken,
    TileRemoved,
    TokenLost,
)
from tests.clauses import clause
from tests.games.nocturne.table import Table, match, position

EDITIONS = ("best", "en", "de", "pl")
SHADOWS = [f"shadow{value}" for value in range(10, 4, -1)]

# Section 7: the board belongs to green, teal, orange, teal, green; nineteen cells are taken.
GREEN, TEAL, ORANGE = 2, 1, 0
ROWS = (
    "0:1 0:3 0:4 0:5 0:6 / 0:7 0:star 1:1 1:2 1:3 / 1:4 1:5 1:7 1:star 2:1 / 2:2 2:4 2:4 2:5 SK01"
)
WORKED = f"""
    forest {ROWS}
    sprites 2:7 1:6 0:5 1:4 2:3
    slots EG01 EG02 EG03 EG04 EG05
    moonlight 1 2 3
    start 0
"""


def worked() -> Table:
    """The worked example of section 7, played up to its first draft."""
    table = position(WORKED, players=3)
    table.play("0 pass", "1 pass", "2 pass")
    return table


def shadows(table: Table, seat: int) -> list[str]:
    return [token for token in table.supply(seat) if token.startswith("shadow")]


@clause("N-ENDT-2", "N-ENDT-9")
def test_the_worked_example_drafts_in_the_order_of_the_board() -> None:
    table = worked()
    assert table.to_act() == GREEN
    assert table.legal() == [f"2 take EG0{number}" for number in range(1, 6)]
    table.play("2 take EG03", "1 take EG01", "0 take EG05")
    events = table.play("1 take EG02")
    assert events[:2] == [SpriteTileTaken(TEAL, "EG02", "4"), SpriteTileTaken(GREEN, "EG04", "3")]
    assert RoundBegan("moonlight", GREEN) in events
    assert [table.tiles(seat) for seat in range(3)] == [
        ["EG05"],
        ["EG01", "EG02"],
        ["EG03", "EG04"],
    ]


@clause("N-ENDT-3", "N-ENDT-5")
def test_the_worked_example_gives_green_three_shadow_tokens_for_its_three_lowest() -> None:
    table = worked()
    before = [len(table.supply(seat)) for seat in range(3)]
    assert [table.supply(seat) for seat in range(3)] == [["2", "4"], ["5"], ["5", "6", "star"]]
    table.play("2 take EG03", "1 take EG01", "0 take EG05")
    events = table.play("1 take EG02")
    green = ["4", "4", "5", "5", "6", "7", "shadow8", "shadow9", "shadow10", "star"]
    assert table.supply(GREEN) == green
    assert shadows(table, TEAL) == ["shadow7"]
    assert shadows(table, ORANGE) == ["shadow5", "shadow6"]
    lost = [event.token for event in events if isinstance(event, TokenLost) and event.seat == GREEN]
    assert lost == ["1", "2", "3"]
    assert [len(table.supply(seat)) for seat in range(3)] == [10, 10, 10] != before


@clause("N-ENDT-9")
def test_the_last_drafter_begins_moonlight_with_the_lowest_token() -> None:
    table = worked()
    table.play("2 take EG03", "1 take EG01", "0 take EG05", "1 take EG02")
    assert table.to_act() == GREEN
    assert {text.split()[2] for text in table.legal() if "cast" in text} == {"4"}
    assert len([text for text in table.legal() if "cast" in text]) == 20
    assert table.refusal("2 cast 5 a1").clause == "N-START-4"


@clause("N-ENDT-9")
def test_the_first_spell_of_moonlight_is_not_bound_to_the_last_cell_won() -> None:
    table = position("forest SK01 . FE01 | sprites 1:4 0:3 | slots EG01 EG02 . . | start 0")
    table.play("0 cast 5 a1", "1 pass", "0 pass", "1 take EG01")
    assert table.to_act() == 0
    assert {"0 cast 3 a1", "0 cast 3 d4"} < set(table.legal())


BOARD = "forest SK01 . . . / 0:7 1:7 . . | sprites 0:5 1:4 | slots EG01 EG02 FE01 . | goals 4 5 8 9"


@clause("N-ENDT-1", "E-32", "O-31")
@pytest.mark.parametrize(("switch", "claimed"), [(True, [4, 5]), (False, [])])
def test_end_goals_come_before_the_draft_or_after_it(switch: bool, claimed: list[int]) -> None:
    table = position(f"{BOARD} | start 0", switches={"endgoals_before_sprite": switch})
    table.play("0 pass", "1 pass")
    assert table.legal()[0] == "0 take EG01"
    assert table.goals(0) == claimed
    table.play("0 take EG01", "1 take EG02")
    assert (table.goals(0), table.goals(1)) == ([4, 5], [9])


@clause("N-ENDT-1", "E-32", "O-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_preset_awards_the_end_goals_first(edition: str) -> None:
    table = position(f"{BOARD} | start 0", edition=edition)
    events = table.play("0 pass", "1 pass")
    assert {GoalClaimed(0, 4), GoalClaimed(0, 5), GoalClaimed(1, 9)} < set(events)
    assert table.view(0).table["goals"] == [8]


@clause("N-ENDT-2")
def test_a_drafted_runestone_and_a_drafted_chest_take_effect_and_goal_10_is_checked() -> None:
    table = position(
        "forest SK12 . FE12 | sprites 0:6 1:5 | slots RU09 CH1 | tiles 0: SK01 MT01 | "
        "stack EG01 EG02 EG03 | deck 1 2 3 | goals 10 | start 0",
        characters=["redd", "sage"],
    )
    table.play("0 pass", "1 pass", "0 take RU09")
    assert table.legal() == ["0 brew 1", "0 brew 2", "0 brew 3"]
    assert table.goals(0) == []
    table.play("0 brew 2")
    assert (table.goals(0), table.cards(0)[1:]) == ([10], ["2"])
    assert table.legal() == ["1 keep EG01", "1 keep EG02", "1 keep EG03"]
    table.play("1 keep EG02")
    assert table.tiles(1) == ["CH1", "EG02"]


@clause("N-ENDT-2")
def test_unclaimed_sprite_tiles_leave_the_game() -> None:
    table = position("forest SK01 . FE01 | sprites 0:6 | slots EG01 EG02 EG03 . | start 0")
    table.play("0 pass", "1 pass")
    events = table.play("0 take EG02")
    assert {TileRemoved("EG01"), TileRemoved("EG03")} < set(events)
    removed = table.view(0).table["removed"]
    assert isinstance(removed, list)
    assert {"EG01", "EG03"} <= set(map(str, removed))


@clause("N-ENDT-3")
def test_leftover_tokens_earn_shadow_tokens_from_the_star_down() -> None:
    """Seat 0 is left with 2 and 7, seat 1 with 3 and the star."""
    table = position(
        "forest 0:1 0:3 0:3 0:4 / 0:4 0:5 0:star SK01 / 1:1 1:2 1:3 1:4 / 1:4 1:5 1:5 1:6 | "
        "sprites 1:7 0:6 0:5 | start 0"
    )
    events = table.play("0 pass", "1 pass")
    awarded = [event for event in events if isinstance(event, ShadowAwarded)]
    seats = (1, 0, 1, 0)
    assert awarded == [ShadowAwarded(*pair) for pair in zip(seats, SHADOWS, strict=False)]
    assert table.view(None).table["shadows"] == ["shadow5", "shadow6"]


@clause("N-ENDT-3")
@pytest.mark.parametrize(("sprites", "ahead"), [("0:6 1:5", 0), ("1:6 0:5", 1)])
def test_equal_leftover_tokens_go_by_position(sprites: str, ahead: int) -> None:
    table = position(f"forest SK01 | sprites {sprites} | winner {1 - ahead} | start 0")
    events = table.play("0 pass", "1 pass")
    assert ShadowAwarded(ahead, "shadow10") in events
    assert ShadowAwarded(1 - ahead, "shadow9") in events


@clause("E-35", "N-ENDT-3", "N-ENDT-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_shadow_tokens_run_out(edition: str) -> None:
    table = position("forest SK01 . FE01 | winner 1 | start 1", edition=edition)
    events = table.play("1 pass", "0 pass")
    awarded = [event for event in events if isinstance(event, ShadowAwarded)]
    seats = (1, 0, 1, 0, 1, 0)
    assert awarded == [ShadowAwarded(*pair) for pair in zip(seats, SHADOWS, strict=True)]
    kept = ["3", "4", "4", "5", "5", "6", "7"]
    assert table.supply(0) == [*kept[:4], "5", "shadow5", *kept[5:], "shadow7", "shadow9", "star"]
    assert table.supply(1) == [*kept[:6], "shadow6", "7", "shadow8", "shadow10", "star"]


@clause("E-34")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_preset_gives_the_highest_shadow_token_left(edition: str) -> None:
    table = position("forest SK01 | supply 0: 6 | supply 1: 7 | end", edition=edition)
    assert (shadows(table, 0), shadows(table, 1)) == (["shadow9"], ["shadow10"])


@clause("E-34")
def test_shadow_tokens_can_be_picked_freely() -> None:
    table = position(
        "forest SK01 . FE01 | winner 1 | start 1",
        switches={"shadow_pick": "free"},
    )
    table.play("1 pass", "0 pass")
    assert table.legal() == [f"1 claim shadow{value}" for value in range(5, 11)]
    table.play("1 claim shadow5")
    assert table.refusal("0 claim shadow5").clause == "E-34"
    table.play("0 claim shadow10", "1 claim shadow6", "0 claim shadow9", "1 claim shadow7")
    assert shadows(table, 1) == ["shadow5", "shadow6", "shadow7"]
    assert shadows(table, 0) == ["shadow8", "shadow9", "shadow10"]


@clause("N-ENDT-4")
def test_everybody_takes_all_tokens_back_face_up() -> None:
    table = position("forest 0:7 1:star SK01 . | sprites 0:6 1:5 1:5 | start 0")
    table.play("0 pass", "1 pass")
    assert (table.face_down(), table.sprites(), table.control(0)) == ({}, [], [])
    seats = table.view(None).table["seats"]
    assert isinstance(seats, list)
    for seat, tokens in enumerate((["6", "7"], ["5", "5", "star"])):
        shown = seats[seat]
        assert isinstance(shown, dict)
        assert shown["supply"] == table.supply(seat)
        assert all(table.supply(seat).count(token) >= tokens.count(token) for token in tokens)


@clause("N-ENDT-6")
def test_the_moonlight_goals_are_revealed_when_twilight_is_over() -> None:
    table = position("forest SK01 . FE01 | moonlight 4 7 12 | start 0")
    assert table.view(0).table["moonlight"] == [None, None, None]
    events = table.play("0 pass", "1 pass")
    assert GoalsRevealed((4, 7, 12)) in events
    assert table.view(None).table["moonlight"] == [4, 7, 12]


@clause("N-ENDT-7", "N-ENDT-8")
@pytest.mark.parametrize(("players", "tiles"), [(2, 16), (3, 20), (4, 25)])
def test_moonlight_has_a_new_forest_and_new_sprite_tiles(players: int, tiles: int) -> None:
    table = match(seed=players, players=players)
    before = {*table.forest().values(), *table.slots()}
    cells = list(table.forest())
    for _ in range(players):
        table.play(f"{table.to_act()} pass")
    after = [*table.forest().values(), *table.slots()]
    assert list(table.forest()) == cells
    assert (len(table.forest()), len(table.slots())) == (tiles, players + 2)
    assert None not in after
    assert not before & set(after)
    removed = table.view(None).table["removed"]
    assert isinstance(removed, list)
    assert set(removed) == before
