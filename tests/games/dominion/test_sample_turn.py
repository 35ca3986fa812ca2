"""The rulebook's sample turn, step by step, every result checked (section 13)."""

from moonlit.games.dominion.config import kingdom_of
from moonlit.games.dominion.events import Bonus, BoonReceived, Discarded, Drew, PhaseBegan
from moonlit.games.dominion.scoring import owned
from tests.clauses import clause
from tests.games.dominion.table import Table, cards_in

KINGDOM = cards_in(
    "bard changeling conclave crypt den_of_sin"
    " monastery exorcist devils_workshop night_watchman ghost_town"
)

# What Alicja decides in each step; the fourth is forced, the thirteenth is Clean-up.
STEPS = {
    1: ["0 take copper"],
    2: ["0 play conclave"],
    3: ["0 play bard"],
    5: ["0 play conclave"],
    6: ["0 play copper"],
    7: ["0 buy den_of_sin", "0 no"],
    8: ["0 buy silver", "0 no"],
    9: ["0 play den_of_sin"],
    10: ["0 play changeling", "0 gain den_of_sin", "0 no"],
    11: ["0 play den_of_sin"],
    12: ["0 play monastery", "0 trash copper"],
}
LAST = 13


def before(step: int) -> Table:
    """The table just before a step; before the first it is the start of Alicja's turn."""
    table = Table(
        "hand: 2 conclave bard monastery changeling | crypt: 2 copper silver"
        " | deck: copper 2 estate 2 copper estate",
        "hand: 5 copper | deck: 5 copper",
        cards=KINGDOM,
        phase="start",
        boons=["forests_gift"],
        piles={"den_of_sin": 8, "silver": 38},
        trash=[],
    )
    for number, actions in STEPS.items():
        if number < step:
            table.do(*actions)
    return table


def cards_owned(table: Table) -> int:
    return sum(owned(table.state.terms, table.state.players[0]))


def gained(table: Table) -> int:
    return table.state.players[0].gained


@clause("D-VEC-1")
def test_the_table_before_the_turn() -> None:
    table = before(1)
    assert sorted(kingdom_of(table.config)) == sorted(KINGDOM)
    assert table.pile("will_o_wisp") == 12
    assert cards_owned(table) == 15
    assert table.trash() == []


@clause("D-VEC-1")
def test_step_1_a_copper_from_under_crypt() -> None:
    table = before(1)
    assert table.legal() == ["0 take copper", "0 take silver"]
    table.do("0 take copper")
    assert table.hand() == ["bard", "changeling", "conclave", "conclave", "copper", "monastery"]
    assert table.aside() == ["copper", "silver"]
    assert table.resources == (1, 1, 0)


@clause("D-VEC-1")
def test_step_2_the_first_conclave() -> None:
    table = before(2).do("0 play conclave")
    assert table.resources == (0, 1, 2)
    assert table.legal() == ["0 play bard", "0 no"]  # no second Conclave: one is in play


@clause("D-VEC-1")
def test_steps_3_and_4_bard_with_its_boon_then_the_action_of_conclave() -> None:
    table = before(3).do("0 play bard")
    told = [event for event in table.events if isinstance(event, Bonus | BoonReceived)]
    assert told == [
        Bonus(0, 0, 0, 2),
        BoonReceived(0, "forests_gift"),
        Bonus(0, 0, 1, 1),
        Bonus(0, 1, 0, 0),
    ]
    assert table.resources == (1, 2, 5)
    assert table.boons("kept") == ["forests_gift"]
    assert table.play() == ["bard", "conclave", "crypt"]


@clause("D-VEC-1")
def test_step_5_the_second_conclave_finds_nothing_to_play() -> None:
    table = before(5).do("0 play conclave")
    assert table.resources == (0, 2, 7)
    assert PhaseBegan("buy") in table.events


@clause("D-VEC-1")
def test_step_6_the_copper() -> None:
    table = before(6).do("0 play copper")
    assert table.resources == (0, 2, 8)
    assert table.hand() == ["changeling", "monastery"]


@clause("D-VEC-1")
def test_step_7_den_of_sin_is_bought_and_kept() -> None:
    table = before(7).do("0 buy den_of_sin")
    assert table.legal() == ["0 exchange den_of_sin", "0 no"]
    table.do("0 no")
    assert table.resources == (0, 1, 3)
    assert table.hand() == ["changeling", "den_of_sin", "monastery"]
    assert gained(table) == 1


@clause("D-VEC-1")
def test_step_8_silver_is_bought_and_kept() -> None:
    table = before(8).do("0 buy silver")
    assert table.legal() == ["0 exchange silver", "0 no"]
    table.do("0 no")
    assert table.resources == (0, 0, 0)
    assert table.discard() == ["silver"]
    assert gained(table) == 2
    assert PhaseBegan("night") in table.events


@clause("D-VEC-1")
def test_step_9_den_of_sin_bought_this_turn() -> None:
    table = before(9).do("0 play den_of_sin")
    assert table.play() == ["bard", "conclave", "conclave", "copper", "crypt", "den_of_sin"]
    assert table.hand() == ["changeling", "monastery"]


@clause("D-VEC-1")
def test_step_10_changeling_names_the_card_bought_this_turn() -> None:
    table = before(10).do("0 play changeling")
    offered = [text.removeprefix("0 gain ") for text in table.legal()]
    assert sorted(offered) == ["bard", "conclave", "copper", "crypt", "den_of_sin"]
    table.do("0 gain den_of_sin")
    assert table.legal() == ["0 exchange den_of_sin", "0 no"]
    table.do("0 no")
    assert table.trash() == ["changeling"]
    assert table.hand() == ["den_of_sin", "monastery"]
    assert gained(table) == 3


@clause("D-VEC-1")
def test_step_11_the_second_den_of_sin() -> None:
    table = before(11).do("0 play den_of_sin")
    assert table.play().count("den_of_sin") == 2
    assert table.hand() == ["monastery"]


@clause("D-VEC-1")
def test_step_12_monastery_trashes_the_copper_in_play() -> None:
    table = before(12).do("0 play monastery")
    assert table.legal() == ["0 trash copper", "0 no"]
    assert gained(table) == 3
    table.do("0 trash copper")
    assert table.trash() == ["changeling", "copper"]


@clause("D-VEC-1")
def test_step_13_clean_up() -> None:
    table = before(LAST)
    gone = [event for event in table.events if isinstance(event, Discarded)]
    assert [(sorted(event.cards), event.zone) for event in gone] == [
        (["bard", "conclave", "conclave", "monastery"], "play")
    ]
    assert [event.cards for event in table.events if isinstance(event, Drew)] == [
        ("copper", "estate", "estate", "copper", "copper")
    ]
    assert table.boons("discards") == ["forests_gift"]
    assert table.boons("kept") == []


@clause("D-VEC-1")
def test_the_end_of_the_turn() -> None:
    table = before(LAST)
    assert table.state.seat == 1
    assert table.play() == ["crypt", "den_of_sin", "den_of_sin"]
    assert table.aside() == ["copper", "silver"]
    assert table.trash() == ["changeling", "copper"]
    assert (table.pile("den_of_sin"), table.pile("silver")) == (6, 37)
    assert table.pile("changeling") == 10
    assert table.pile("copper") == before(1).pile("copper")
    assert table.hand() == ["copper"] * 3 + ["estate"] * 2
    assert table.deck() == ["estate"]
    assert sorted(table.discard()) == ["bard", "conclave", "conclave", "monastery", "silver"]
    assert cards_owned(table) == 16


@clause("D-VEC-1")
def test_the_next_turn() -> None:
    table = before(LAST).do("1 end")
    assert table.legal() == [
        "0 resolve crypt",
        "0 resolve den_of_sin",
        "0 resolve den_of_sin 2",
    ]
    table.do("0 resolve den_of_sin", "0 resolve crypt", "0 take silver")
    assert len(table.hand()) == 5 + 1 + 4
    assert len(table.deck()) == 2
    assert table.aside() == ["copper"]
