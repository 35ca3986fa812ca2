"""Family mode: no goals, no Sprite Board, no shadow tokens, shared ranks."""

import pytest

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.core.journal import Journal
from moonlit.games.nocturne.config import MODES
from moonlit.games.nocturne.events import (
    GoalsRevealed,
    RoundBegan,
    ShadowAwarded,
    SpriteTileTaken,
    TokenLost,
    TokenReturned,
)
from tests.clauses import clause
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.setting import EDITIONS, of_class
from tests.games.nocturne.table import Table, match, position


def family(text: str, **options: Plain) -> Table:
    return position(text, mode="family", **options)


@clause("N-FAM-1")
def test_goals_shadow_tokens_and_the_sprite_board_are_left_out() -> None:
    told = match(players=4, mode="family").view(0).table
    assert (told["goals"], told["moonlight"], told["shadows"]) == ([], [], [])
    assert (told["slots"], told["sprites"], told["spaces"]) == ([], [], 0)
    forest, stack = told["forest"], told["stack"]
    assert isinstance(forest, dict)
    assert (len(forest), stack) == (25, 55)


@clause("N-FAM-1")
def test_there_is_no_family_mode_for_one() -> None:
    with pytest.raises(BadConfig) as refused:
        GAME.check_config({"players": 1, "mode": "family"})
    assert (refused.value.code, refused.value.clause) == ("no-family-solo", "N-FAM-1")


@clause("N-FAM-2")
@pytest.mark.parametrize(
    ("players", "tokens"),
    [
        (2, "3 3 4 4 5 5 6 7 star"),
        (3, "3 4 4 5 5 6 7 star"),
        (4, "3 4 5 5 6 7 star"),
    ],
)
def test_everybody_plays_without_ones_and_twos(players: int, tokens: str) -> None:
    table = match(players=players, mode="family")
    assert [table.supply(seat) for seat in range(players)] == [tokens.split()] * players


@clause("N-FAM-3")
def test_without_concoctions_there_are_no_runestones_and_no_cards() -> None:
    table = match(players=3, mode="family", no_concoctions=True)
    state = table.state
    everywhere = [*state.stack, *(state.forest[cell] for cell in range(56))]
    names = [GAME.names.tiles[tile] for tile in everywhere if tile >= 0]
    assert len(names) == 70
    assert not any(name.startswith("RU") for name in names)
    assert [table.cards(seat) for seat in range(3)] == [[], [], []]
    assert table.view(0).table["deck"] == 0


@clause("N-FAM-3")
@pytest.mark.parametrize(("no_concoctions", "points"), [(True, 0), (False, 5)])
def test_without_concoctions_symbols_mean_nothing(no_concoctions: bool, points: int) -> None:
    table = family(
        "tiles 0: SK09 FE09 | score",  # S1 asks for 2S + 2F
        no_concoctions=no_concoctions,
    )
    assert table.sheet(0)["concoctions"] == points


@clause("N-FAM-3")
def test_the_option_belongs_to_family_mode() -> None:
    with pytest.raises(BadConfig) as refused:
        GAME.check_config({"players": 2, "mode": "basic", "no_concoctions": True})
    assert (refused.value.code, refused.value.clause) == ("only-in-family", "N-FAM-3")


@clause("N-FAM-3", "N-FAM-1")
def test_with_concoctions_everything_else_is_set_up_as_usual() -> None:
    table = match(players=2, mode="family")
    assert [len(table.cards(seat)) for seat in range(2)] == [1, 1]
    assert table.view(0).table["deck"] == 35
    assert len(table.state.stack) == 80 - 16


@clause("N-FAM-4", "E-52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_losing_tokens_are_taken_back(edition: str) -> None:
    table = family(
        "forest SK01 SK02 SK03 / FE01 FE02 FE03 | spells 0:3@a1 1:4@b1 0:5@b2 | answer 1",
        edition=edition,
    )
    events = table.play("1 cast star c2")
    assert of_class(events, TokenReturned) == [
        TokenReturned(1, "4"),
        TokenReturned(0, "5"),
        TokenReturned(0, "3"),
    ]
    assert table.supply(0) == ["3", "3", "4", "4", "5", "5", "6", "7", "star"]
    assert table.supply(1) == ["3", "3", "4", "4", "5", "5", "6", "7"]
    assert table.to_act() == 1
    assert all(text.split()[1] in ("pass", "cast") for text in table.legal())


def after_twilight(edition: str = "best") -> Table:
    """Seat 1 wins the last tile of Twilight."""
    table = family("forest SK01 SK02 | spells 0:6@a1 | answer 1", edition=edition)
    table.play("1 cast 7 b1", "1 cast 6 a1")
    return table


@clause("N-FAM-5")
def test_no_tokens_are_exchanged_between_the_rounds() -> None:
    table = after_twilight()
    told = table.view(0).table
    assert told["round"] == "moonlight"
    full = ["3", "3", "4", "4", "5", "5", "6", "7", "star"]
    assert [table.supply(seat) for seat in range(2)] == [full, full]
    for unwanted in (ShadowAwarded, TokenLost, GoalsRevealed, SpriteTileTaken):
        assert not of_class(table.events, unwanted)


@clause("N-FAM-5")
def test_no_goals_are_scored() -> None:
    table = family("forest 0:3 0:4 0:5 / 0:6 1:star SK01 | round moonlight | start 0")
    assert (table.sheet(0)["twilight"], table.sheet(0)["moonlight"]) == (0, 0)


@clause("N-FAM-6", "E-53", "O-41")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("eggs", "points"),
    [
        ((3, 3, 1, 0), (12, 12, 2, 0)),  # ranks 1, 1, 3
        ((2, 1, 1, 1), (8, 3, 3, 3)),  # ranks 1, 2, 2, 2
        ((1, 1, 1, 2), (3, 3, 3, 8)),
        ((2, 2, 2, 2), (8, 8, 8, 8)),
        ((4, 3, 2, 1), (16, 9, 4, 1)),
    ],
)
def test_tied_players_earn_the_rate_of_their_shared_rank(
    eggs: tuple[int, ...], points: tuple[int, ...], edition: str
) -> None:
    names = iter(f"EG{number:02}" for number in range(1, 13))
    tiles = [
        f"tiles {seat}: " + " ".join(next(names) for _ in range(count))
        for seat, count in enumerate(eggs)
    ]
    table = family(" | ".join([*tiles, "score"]), players=4, edition=edition)
    assert tuple(table.sheet(seat)["eggs"] for seat in range(4)) == points


@clause("N-FAM-7", "O-41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_winner_of_the_last_forest_tile_starts_moonlight(edition: str) -> None:
    table = after_twilight(edition)
    assert RoundBegan("moonlight", 1) in table.events
    assert table.to_act() == 1


@clause("N-FAM-7", "O-41")
def test_the_last_winner_starts_moonlight_also_when_all_pass() -> None:
    table = family("forest SK01 SK02 / FE01 FE02 | winner 2 | start 1", players=3)
    table.play("1 pass", "2 pass", "0 pass")
    assert of_class(table.events, RoundBegan) == [RoundBegan("moonlight", 2)]


@clause("N-FAM-7", "O-41")
@pytest.mark.parametrize(("second", "winners"), [("SK02", (0, 1)), ("SK05", (0,))])
def test_an_overall_tie_is_a_shared_victory(second: str, winners: tuple[int, ...]) -> None:
    text = f"round moonlight | tiles 0: SK01 | tiles 1: {second} | winner 1 | score"
    outcome = GAME.outcome(family(text, no_concoctions=True).state)
    assert outcome is not None
    assert outcome.winners == winners


@clause("O-42")
def test_nobody_has_an_ability_in_family_mode() -> None:
    state = GAME.setup(GAME.check_config({"mode": "family"}), 3, Journal(False))
    seats = GAME.view(state, None).table["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        assert isinstance(seat, dict)
        assert (seat["ability"], seat["ability_unused"]) == (None, False)
        assert seat["character"] in GAME.names.characters
    assert MODES == ("basic", "advanced", "family")
    with pytest.raises(BadConfig):
        GAME.check_config({"mode": "family", "scenario": 1})


@clause("O-42", "O-80")
def test_leftover_tokens_score_as_usual_and_abilities_nothing() -> None:
    table = family("forest 0:3 0:4 1:5 SK01 | round moonlight | start 0", players=3)
    assert [table.sheet(seat)["leftover"] for seat in range(3)] == [12, 14, 16]
    assert [table.sheet(seat)["ability"] for seat in range(3)] == [0, 0, 0]
