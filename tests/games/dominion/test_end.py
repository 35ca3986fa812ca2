"""The end of a match, and who wins (D-END, D-SCORE)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.dominion.events import Drew, MatchEnded, Scored
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table


def ended(table: Table) -> bool:
    return table.state.is_over


def winners(table: Table) -> tuple[int, ...]:
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return tuple(outcome.winners)


@clause("D-END-1")
def test_the_match_ends_with_the_last_province() -> None:
    table = Table("deck: 5 copper", "", phase="buy", coins=16, buys=2, piles={"province": 1})
    table.do("0 buy province")
    assert not ended(table)
    table.do("0 end")
    assert ended(table)
    assert MatchEnded(True) in table.events
    assert table.legal(0) == table.legal(1) == []
    assert table.refused("1 end").clause == "D-END-1"


@clause("D-END-1")
@pytest.mark.parametrize(
    ("players", "empty", "is_end"),
    [(2, 2, False), (2, 3, True), (4, 3, True), (5, 3, False), (5, 4, True), (6, 4, True)],
)
def test_three_empty_piles_end_it_and_four_with_five_or_six(
    players: int, empty: int, is_end: bool
) -> None:
    piles: dict[str, Plain] = dict.fromkeys(["curse", "village", "copper", "smithy"][:empty], 0)
    table = Table("", players=players, phase="buy", piles=piles)
    table.do("0 end")
    assert ended(table) == is_end
    if is_end:
        assert MatchEnded(False) in table.events


@clause("D-END-1")
def test_piles_outside_the_supply_never_count() -> None:
    table = Table(
        "",
        phase="buy",
        cards=["vampire", "secret_cave", "tormentor"],
        piles={"imp": 0, "wish": 0, "bat": 0},
    )
    table.do("0 end")
    assert not ended(table)


@clause("D-END-1")
def test_a_pile_that_is_filled_again_is_not_empty() -> None:
    table = Table(
        "", phase="buy", coins=3, cards=["changeling"], piles={"silver": 1, "curse": 0, "copper": 0}
    )
    table.do("0 buy silver", "0 exchange silver")
    assert table.pile("silver") == 1
    assert not ended(table)
    assert table.state.seat == 1


@clause("D-END-1")
def test_the_end_comes_after_the_effects_at_the_end_of_the_turn() -> None:
    table = Table(
        "hand: tracker | deck: 9 copper", boons=["rivers_gift"], coins=8, piles={"province": 1}
    )
    table.do("0 play tracker", "0 buy province", "0 no")
    assert ended(table)
    kinds = [type(event) for event in table.events]
    assert kinds.index(Drew) < kinds.index(MatchEnded)
    assert len(table.hand()) == 6


@clause("D-SCORE-1")
def test_cards_count_wherever_they_lie() -> None:
    table = Table(
        "hand: province | deck: duchy | discard: estate | play: curse", trash=["province"]
    )
    assert table.points() == 6 + 3 + 1 - 1
    assert table.points(1) == 0
    player = table.state.players[0]
    province = player.hand[0]
    player.aside.append(province)  # a test-only effect
    assert table.points() == 15


@clause("D-SCORE-1", "D-ASIDE-1")
def test_a_province_set_aside_counts_at_the_end() -> None:
    table = Table("hand: faithful_hound | deck: 5 copper", "", phase="buy", piles={"province": 0})
    player = table.state.players[0]
    player.aside.append(table.state.terms.card_names.index("province"))
    table.do("0 end")
    assert ended(table)
    assert Scored(0, 6) in table.events


@clause("D-SCORE-1", "D-SCORE-2")
@pytest.mark.parametrize(("state", "points"), [("miserable", -2), ("twice_miserable", -4)])
def test_states_count(state: str, points: int) -> None:
    table = Table(f"hand: estate | states: {state}", cards=["skulk"])
    assert table.points() == 1 + points


@clause("D-SCORE-2")
@pytest.mark.parametrize(
    ("card", "points"),
    [("estate", 1), ("duchy", 3), ("province", 6), ("curse", -1), ("cemetery", 2), ("copper", 0)],
)
def test_what_a_card_is_worth(card: str, points: int) -> None:
    assert Table(f"hand: 2 {card}").points() == 2 * points


@clause("D-SCORE-2")
@pytest.mark.parametrize(("cards", "points"), [(9, 0), (10, 1), (29, 2), (30, 3)])
def test_gardens_count_cards_by_tens(cards: int, points: int) -> None:
    assert Table(f"hand: gardens | deck: {cards - 1} copper").points() == points


@clause("D-SCORE-2")
def test_every_gardens_counts() -> None:
    table = Table("hand: 2 gardens | deck: 16 copper | ghost: smithy", cards=["cemetery", "smithy"])
    assert table.points() == 4


@clause("D-SCORE-2")
def test_a_pasture_counts_estates() -> None:
    table = Table("hand: pasture estate duchy | discard: 2 estate", cards=["shepherd"])
    assert table.points() == 3 + 3 + 3


@clause("D-SCORE-3")
def test_the_highest_score_wins() -> None:
    table = Table(
        "hand: duchy", "hand: province", "hand: estate", phase="buy", piles={"province": 0}
    )
    table.do("0 end")
    assert winners(table) == (1,)
    assert table.told(Scored) == [Scored(0, 3), Scored(1, 6), Scored(2, 1)]
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.places == (2, 1, 3)


@clause("D-SCORE-3")
@pytest.mark.parametrize(
    ("turns", "wanted"), [((5, 4, 4), (1, 2)), ((5, 5, 4), (2,)), ((5, 5, 5), (0, 1, 2))]
)
def test_a_tie_goes_to_fewer_turns_and_is_shared_after_that(
    turns: tuple[int, int, int], wanted: tuple[int, ...]
) -> None:
    seats = [f"hand: estate | turns: {number}" for number in turns]
    table = Table(*seats, phase="buy", piles={"province": 0})
    table.do("0 end")
    assert winners(table) == wanted


@clause("D-SCORE-3")
def test_turns_do_not_matter_without_a_tie() -> None:
    table = Table(
        "hand: duchy | turns: 9", "hand: estate | turns: 8", phase="buy", piles={"province": 0}
    )
    table.do("0 end")
    assert winners(table) == (0,)


@clause("D-SCORE-3")
def test_a_turn_is_counted_when_it_begins() -> None:
    table = Table("turns: 3", "turns: 2", phase="buy")
    table.do("0 end")
    assert [player.turns for player in table.state.players] == [3, 3]
