"""What nobody is asked, because there is nothing to choose (D-CHOICE-6)."""

import pytest

from moonlit.games.dominion.events import Asked, Exchanged
from tests.clauses import clause
from tests.games.dominion.table import CARDS, PLAIN, Table

BASIC = ("copper", "silver", "estate", "curse")

MADE_AT_ONCE = [
    ("hand: militia", "hand: 5 copper", "0 play militia", "copper copper"),
    ("hand: poacher | deck: copper", "", "0 play poacher", "copper"),
    ("hand: militia", "hand: 2 copper estate", "0 play militia", ""),
]


@clause("D-CHOICE-6", "D-DISC-2")
@pytest.mark.parametrize(("first", "second", "action", "gone"), MADE_AT_ONCE)
def test_a_choice_of_cards_with_one_outcome_is_made_at_once(
    first: str, second: str, action: str, gone: str
) -> None:
    piles = {"curse": 0, "estate": 0} if "poacher" in first else {}
    table = Table(first, second, piles={**piles}).do(action)
    assert table.told(Asked)[-1] == Asked(0, "buy", "")
    assert table.discard(0 if "poacher" in first else 1) == gone.split()


@clause("D-CHOICE-6", "D-GAIN-5")
@pytest.mark.parametrize("silvers", [0, 5])
def test_the_only_pile_is_taken_and_none_is_not_asked_for(silvers: int) -> None:
    cheap = [name for name, card in CARDS.items() if card.cost <= 4 and name in (*BASIC, *PLAIN)]
    table = Table("hand: workshop", piles={**dict.fromkeys(cheap, 0), "silver": silvers})
    table.do("0 play workshop")
    assert table.told(Asked) == [Asked(0, "buy", "")]
    assert table.discard() == (["silver"] if silvers else [])


@clause("D-CHOICE-6", "D-CHOICE-2")
@pytest.mark.parametrize(
    ("seat", "played"),
    [
        ("hand: moneylender estate", "moneylender"),
        ("hand: throne_room copper", "throne_room"),
        ("hand: chapel", "chapel"),
        ("hand: secret_cave", "secret_cave"),
        ("hand: harbinger", "harbinger"),
        ("hand: shepherd copper", "shepherd"),
        ("hand: mine estate", "mine"),
    ],
)
def test_an_optional_choice_without_anything_to_choose_is_skipped(seat: str, played: str) -> None:
    table = Table(seat).do(f"0 play {played}")
    assert table.told(Asked) == [Asked(0, "buy", "")]


@clause("D-CHOICE-6", "D-TURN-1")
def test_a_phase_in_which_nothing_can_be_done_ends_by_itself() -> None:
    table = Table("hand: copper", "hand: smithy", cards=["guardian"], phase="buy")
    table.do("0 buy copper")  # no Buy is left, no Night card in hand
    assert table.told(Asked) == [Asked(1, "act", "")]
    assert table.do("1 play smithy").told(Asked) == [Asked(1, "buy", "")]


@clause("D-CHOICE-6", "D-TURN-2")
@pytest.mark.parametrize(
    ("durations", "is_asked"),
    [
        ("guardian raider secret_cave", False),
        ("den_of_sin ghost_town den_of_sin", False),
        ("2 cobbler", False),
        ("guardian cobbler", False),
        ("den_of_sin cobbler", True),
    ],
)
def test_start_effects_are_ordered_only_if_it_matters(durations: str, is_asked: bool) -> None:
    table = Table(f"durations: {durations} | deck: 9 copper", phase="start")
    assert (table.told(Asked)[0] == Asked(0, "order", "start_of_turn")) == is_asked


@clause("D-CHOICE-6", "D-CLEAN-3", "D-CLEAN-1")
def test_neither_the_end_of_a_turn_nor_the_top_of_the_discard_pile_is_asked_for() -> None:
    table = Table(
        "hand: druid cellar faithful_hound estate | deck: 9 copper",
        "hand: smithy",
        actions=2,
        druid=["rivers_gift", "seas_gift", "suns_gift"],
    )
    table.do("0 play druid", "0 receive rivers_gift", "0 play cellar")
    table.do("0 discard faithful_hound", "0 done", "0 set_aside faithful_hound", "0 end")
    assert table.told(Asked) == [Asked(1, "act", "")]
    assert len(table.hand()) == 7
    assert table.discard()[-1] == "cellar"


@clause("D-CHANGELING-1", "D-CHOICE-6")
def test_a_changeling_is_not_exchanged_for_its_like() -> None:
    table = Table("hand: workshop", cards=["changeling"])
    table.do("0 play workshop", "0 gain changeling")
    assert table.told(Asked) == [Asked(0, "buy", "")]
    table = Table("hand: artisan copper", cards=["changeling"])
    table.do("0 play artisan", "0 gain changeling", "0 exchange changeling")
    assert table.told(Exchanged) == [Exchanged(0, "changeling", "changeling")]
    assert table.discard() == ["changeling"]
