"""The rulebook's two worked examples (section 11)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.events import Fell
from tests.clauses import clause
from tests.games.wonder_book.table import Table

FATE = 5
CROSS: dict[str, Plain] = {
    "areas": ["X", "Y", "Z", "P", "Q"],
    "open": ["X-Y", "X-Z", "X-P", "P-Q"],
    "blocked": ["Q-X"],
    "objects": {"Q": 1},
}
TRIANGLE: dict[str, Plain] = {
    "areas": ["X", "Y", "V"],
    "open": ["X-Y", "X-V", "Y-V"],
    "vortices": {"A": "V"},
}


def player_phase() -> Table:
    """TV-1 at the beginning of the player phase; Brawn rolls two dice (14.1)."""
    return Table(
        "brawn",
        "laser",
        "bull",
        board=CROSS,
        phase="round",
        fate=FATE,
        heroes={
            "brawn": {"area": "X"},
            "laser": {"area": "Y", "unconscious": True},
            "bull": {"area": "Q"},
        },
        sparks={"X": 2},
        wyrms=["Y", "Y", "Z", "X"],
        dice=[0, 0, 1, 0, 1, 0, 0, 0, 1, 1],
    )


@clause("TV-1", "W-KO-5", "W-FATE-1", "W-ACT-SPARK-1", "W-PP-7", "W-CMB-2", "W-CMB-4")
def test_tv_1_brawn() -> None:
    table = player_phase()
    assert table.state.fate == FATE - 1
    assert table.hero("laser")["hearts"] == 5
    table.do("0 turn brawn", "0 collect brawn")
    assert (table.hero("brawn")["sparks"], table.state.on_board[0]) == (1, 1)
    table.do("0 skill brawn baton", "0 hero laser")
    assert table.hero("brawn")["area"] == "Y"
    assert table.hero("laser")["area"] == "X"
    table.do("0 attack brawn", "0 no")
    assert table.wyrms() == ["X standing", "Y standing", "Y standing", "Z standing"]
    table.do("0 attack brawn", "0 no", "0 wyrm Y standing")
    assert table.wyrms() == ["X standing", "Y stunned", "Y stunned", "Z standing"]
    assert table.hero("brawn")["has_acted"]


def laser_rolls_twice() -> Table:
    """After Brawn's turn and Laser's first attack and re-roll."""
    table = player_phase()
    table.do("0 turn brawn", "0 collect brawn", "0 skill brawn baton", "0 hero laser")
    table.do("0 attack brawn", "0 no", "0 attack brawn", "0 no", "0 wyrm Y standing")
    table.do("1 turn laser", "1 attack laser", "1 no", "1 wyrm Z standing")
    return table.do("1 attack laser", "1 yes")


@clause("TV-1", "W-ROLL-3", "W-CMB-5", "W-CMB-7", "W-INT-2")
def test_tv_1_laser_and_bull() -> None:
    table = laser_rolls_twice()
    assert table.hero("laser")["hearts"] == 4
    table.do("1 wyrm Z stunned")
    assert table.pool == 3
    table.do("1 wyrm X standing", "1 collect laser")
    assert (table.hero("laser")["sparks"], table.hero("laser")["has_rerolled"]) == (1, True)
    assert table.state.on_board == [0] * 5
    assert table.refused("2 move bull X").clause == "W-AREA-1"
    table.do("2 interact bull 3")
    assert len(str(table.hero("bull")["things"])) > 2
    table.do("2 move bull P")
    assert table.wyrms() == ["X stunned", "Y stunned", "Y stunned"]
    table.do("2 move bull X")
    assert table.hero("bull")["area"] == "X"


@clause("W-CMB-6")
def test_tv_1_legal_uses_of_the_double_success() -> None:
    table = laser_rolls_twice()
    assert table.legal(1) == ["1 wyrm Y stunned", "1 wyrm Z stunned", "1 wyrm X standing"]
    table.do("1 wyrm X standing")
    assert table.pool == 3
    assert table.offers("1 collect laser")


def enemy_phase(fate: int = FATE) -> Table:
    """TV-2: Ambush, then Dark burst."""
    return Table(
        "bull",
        "laser",
        "brawn",
        board=TRIANGLE,
        phase="enemy",
        fate=fate,
        heroes={
            "bull": {"area": "X", "hearts": 4},
            "laser": {"area": "X", "hearts": 5},
            "brawn": {"area": "Y", "hearts": 2},
        },
        wyrms=["X", "V", "Y", "X stunned"],
        wyrm_deck=["w1", "w2"],
    )


@clause(
    "TV-2",
    "W-EP-2",
    "W-EP-3",
    "W-SPAWN-1",
    "W-SPAWN-2",
    "W-ACTV-1",
    "W-ACTV-2",
    "W-ACTV-3",
    "W-ACTV-4",
    "W-ACTV-5",
    "W-ACTV-6",
    "W-KO-1",
    "W-KO-4",
)
def test_tv_2() -> None:
    table = enemy_phase()
    assert table.pool == 1
    table.do("0 wyrm X standing", "1 victim bull", "2 victim laser")
    table.do("0 wyrm V standing", "0 way Y")
    assert table.hero("brawn")["hearts"] == 1
    table.do("0 wyrm Y standing")
    assert table.hero("brawn")["is_unconscious"]
    table.do("0 victim bull", "0 victim bull")
    assert Fell("bull") in table.events
    assert table.state.fate == FATE - 2
    assert table.hero("laser")["hearts"] == 2
    assert table.hero("bull")["hearts"] == 6
    assert table.wyrms() == ["V standing", "X standing", "X standing", "X standing", "Y standing"]
    assert table.pool == 1


@clause("TV-2", "Q-1", "Q-26")
def test_tv_2_ambush_needs_five_tokens() -> None:
    """Nobody spawns or acts; Dark burst then finds three wyrms in V and hurts all around."""
    table = enemy_phase(fate=FATE - 1)
    hearts = [table.hero(name)["hearts"] for name in ("bull", "laser", "brawn")]
    assert hearts == [3, 4, 1]
    assert table.view()["wyrm_discards"] == ["w2", "w1"]
    assert table.wyrms() == ["V standing", "V standing", "X standing", "X stunned", "Y standing"]


@clause("W-EP-5")
@pytest.mark.parametrize(("players", "spawns"), [(2, 1), (3, 2)])
def test_silver_counts_from_three_players_on(players: int, spawns: int) -> None:
    heroes = ("bull", "laser", "brawn")[:players]
    places: dict[str, Plain] = {name: {"area": "X"} for name in heroes}
    table = Table(*heroes, board=TRIANGLE, phase="enemy", heroes=places, wyrm_deck=["w2"])
    assert table.wyrms() == ["V standing"] * spawns
