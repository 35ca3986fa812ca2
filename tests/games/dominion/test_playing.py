"""Playing cards, playing them again, choices and costs (D-PLAY, D-CHOICE, D-COST)."""

import pytest

from moonlit.core.journal import Journal
from moonlit.games.dominion import playing, verbs
from moonlit.games.dominion.events import Asked, Discarded, Gained, Played
from moonlit.games.dominion.frames import AGAIN, PICK, PLAY, frame_kind
from moonlit.games.dominion.knowing import mark_card
from moonlit.games.dominion.state import DISCARDS, HAND
from moonlit.games.dominion.terms import make_terms
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table

SILENT = Journal(False)


def plays(table: Table) -> list[tuple[str, bool]]:
    return [(event.card, event.is_again) for event in table.events if isinstance(event, Played)]


def reduce_costs(table: Table, by: int) -> None:
    """A test-only reduction, as other sets have it: every card costs less, never below 0."""
    table.state.terms = make_terms(GAME.pack, table.config)
    table.state.terms.cost = [max(0, cost - by) for cost in table.state.terms.cost]


@clause("D-PLAY-1")
def test_a_zombie_played_from_the_trash_is_in_no_play_area() -> None:
    table = Table("hand: necromancer | deck: 2 copper", "")
    table.do("0 play necromancer", "0 play zombie_spy")
    assert plays(table) == [("zombie_spy", False)]
    assert table.play() == ["necromancer"]
    assert table.play(1) == []
    assert "zombie_spy" in table.trash()


@clause("D-PLAY-1")
def test_a_card_is_in_play_until_it_leaves() -> None:
    table = Table("hand: militia smithy", "hand: 4 copper estate", actions=2)
    table.do("0 play militia")
    assert table.play() == ["militia"]  # while its instructions are being followed
    table.do("1 discard estate")
    assert table.play() == ["militia"]
    table.do("0 end", "0 end")
    assert table.play() == []


@clause("D-PLAY-2")
def test_throne_room_and_village_are_two_cards_in_play() -> None:
    table = Table("hand: throne_room village smithy | deck: 3 copper")
    table.do("0 play throne_room", "0 play village")
    assert plays(table) == [("village", False), ("village", True)]
    assert table.play() == ["throne_room", "village"]


@clause("D-PLAY-2")
@pytest.mark.parametrize(("others", "prize"), [(4, False), (5, True), (6, False)])
def test_leprechaun_counts_itself_and_durations_but_nothing_else(others: int, prize: bool) -> None:
    table = Table(
        f"hand: leprechaun | durations: den_of_sin | play: {others} copper | ghost: smithy",
        cards=["cemetery", "tracker"],
        hexes=["misery"],
    )
    table.state.players[0].play = table.state.players[0].play[:-1]  # the Ghost has left
    table.do("0 play leprechaun")
    assert (table.discard() == ["gold", "wish"]) == prize
    assert (table.hexes("discards") == ["misery"]) != prize


@clause("D-PLAY-3")
def test_throne_room_and_market() -> None:
    table = Table("hand: throne_room market smithy | deck: 2 copper estate")
    table.do("0 play throne_room", "0 play market")
    assert table.resources == (2, 3, 2)
    assert table.hand() == ["copper", "copper", "smithy"]


@clause("D-PLAY-3")
def test_a_card_that_has_left_play_is_played_again_all_the_same() -> None:
    table = Table("hand: throne_room tragic_hero 5 estate | deck: 6 copper")
    table.do("0 play throne_room", "0 play tragic_hero", "0 gain gold")
    assert table.trash() == ["tragic_hero"]
    assert plays(table) == [("tragic_hero", True)]
    table.do("0 gain gold")
    assert table.discard() == ["gold", "gold"]
    assert table.resources[1] == 3


def stamped_discard(table: Table) -> tuple[int, int]:
    """A stamped Smithy in the discard pile of the first player: its kind and its stamp."""
    smithy = table.state.terms.card_names.index("smithy")
    return smithy, mark_card(table.state, table.state.players[0].discard, smithy)


@clause("D-PLAY-4")
def test_a_card_that_is_still_there_can_be_played() -> None:
    table = Table("hand: village | discard: smithy copper")
    _, stamp = stamped_discard(table)
    playing.play_marked(table.state, SILENT, 0, DISCARDS, stamp)
    assert table.play() == ["smithy"]


@clause("D-PLAY-4")
def test_a_card_that_has_left_cannot_be_played() -> None:
    table = Table("hand: village | discard: smithy copper")
    smithy, stamp = stamped_discard(table)
    verbs.put_in_hand(table.state, SILENT, 0, DISCARDS, smithy, True)
    playing.play_marked(table.state, SILENT, 0, DISCARDS, stamp)
    assert table.play() == []
    assert table.hand() == ["smithy", "village"]


@clause("D-PLAY-4")
def test_a_card_that_has_left_and_come_back_cannot_be_played() -> None:
    table = Table("hand: village | discard: smithy copper")
    smithy, stamp = stamped_discard(table)
    verbs.put_in_hand(table.state, SILENT, 0, DISCARDS, smithy, True)
    table.state.picked = [smithy]
    verbs.discard_picked(table.state, SILENT, 0, HAND)
    playing.play_marked(table.state, SILENT, 0, DISCARDS, stamp)
    assert table.play() == []
    assert sorted(table.discard()) == ["copper", "smithy"]


@clause("D-PLAY-4", "E-6")
def test_by_the_older_rule_a_covered_card_cannot_be_played() -> None:
    table = Table("hand: village | discard: smithy copper", switches={"lose_track": "lose_track"})
    _, stamp = stamped_discard(table)
    playing.play_marked(table.state, SILENT, 0, DISCARDS, stamp)
    assert table.play() == []


@clause("D-PLAY-5")
def test_throne_room_on_throne_room() -> None:
    table = Table("hand: 2 throne_room smithy market | deck: 8 copper")
    table.do("0 play throne_room", "0 play throne_room", "0 play smithy")
    assert plays(table) == [("smithy", False), ("smithy", True), ("throne_room", True)]
    assert len(table.hand()) == 7
    table.do("0 play market")
    assert plays(table) == [("market", False), ("market", True)]
    assert table.resources == (2, 3, 2)
    assert table.play() == ["market", "smithy", "throne_room", "throne_room"]
    assert table.hand() == ["copper"] * 8


@clause("D-PLAY-6")
def test_nothing_comes_between_the_two_plays() -> None:
    table = Table("hand: throne_room cellar village copper | deck: 3 estate", actions=3)
    table.do("0 play throne_room", "0 play cellar")
    kinds = [frame_kind(frame) for frame in table.state.pending[1:]]
    assert kinds == [AGAIN, PLAY, PICK]
    assert not table.offers("0 play village")
    table.do("0 discard copper", "0 done")
    kinds = [frame_kind(frame) for frame in table.state.pending[1:]]
    assert kinds == [PLAY, PICK]
    assert not table.offers("0 play village")


@clause("D-PLAY-6")
def test_both_plays_come_before_the_next_decision_of_the_turn() -> None:
    table = Table("hand: throne_room village smithy | deck: 3 copper")
    table.do("0 play throne_room", "0 play village")
    asked = [event for event in table.events if isinstance(event, Asked)]
    assert asked == [Asked(0, "act", "")]
    assert table.resources[0] == 4


@clause("D-CHOICE-1")
def test_sentry_with_one_card() -> None:
    table = Table("hand: sentry | deck: copper | discard: estate")
    table.do("0 play sentry")
    assert table.legal() == ["0 trash estate", "0 no"]
    table.do("0 trash estate")
    assert table.trash() == ["estate"]
    assert table.hand() == ["copper"]


@clause("D-CHOICE-1")
def test_what_cannot_be_done_is_skipped() -> None:
    table = Table("hand: artisan copper")
    for kind in range(table.state.terms.kinds):
        if table.state.terms.cost[kind] <= 5:
            table.state.supply[kind] = 0
    table.do("0 play artisan")
    assert not table.told(Gained)
    assert table.deck() == ["copper"]


@clause("D-CHOICE-2")
def test_moneylender_without_copper() -> None:
    table = Table("hand: moneylender estate")
    table.do("0 play moneylender")
    assert table.resources == (0, 1, 0)
    assert table.told(Asked) == [Asked(0, "buy", "")]


@clause("D-CHOICE-2")
def test_you_may_means_you_need_not() -> None:
    table = Table("hand: moneylender copper")
    table.do("0 play moneylender")
    assert table.legal() == ["0 trash copper", "0 no"]
    table.do("0 no")
    assert table.resources == (0, 1, 0)
    assert table.hand() == ["copper"]


@clause("D-CHOICE-2")
def test_any_number_includes_zero() -> None:
    table = Table("hand: cellar copper | deck: gold")
    table.do("0 play cellar", "0 no")
    assert table.hand() == ["copper"]
    assert not table.told(Discarded)


@clause("D-CHOICE-3")
def test_secret_cave_with_two_cards_in_hand() -> None:
    table = Table("hand: secret_cave copper | deck: estate", "")
    table.do("0 play secret_cave")
    assert table.legal() == ["0 discard", "0 no"]
    table.do("0 discard")
    assert sorted(table.discard()) == ["copper", "estate"]
    assert table.state.players[0].owed == []


@clause("D-CHOICE-3")
def test_the_skys_gift_with_two_cards_in_hand() -> None:
    table = Table("hand: bard copper estate", boons=["skys_gift"])
    table.do("0 play bard", "0 discard")
    assert sorted(table.discard()) == ["copper", "estate"]
    assert not table.told(Gained)


@clause("D-CHOICE-5")
def test_the_parity_of_idol_is_fixed_before_its_boon() -> None:
    table = Table("hand: idol copper", "", phase="buy", boons=["earths_gift"])
    table.do("0 play idol")
    # Were the second Idol in play by the end of the Boon, the play would still be an odd one.
    table.state.players[0].play.append(table.state.terms.idol)
    table.do("0 discard copper", "0 gain silver")
    assert table.discard(1) == []
    assert table.boons("discards") == ["earths_gift"]


@clause("D-COST-1")
def test_a_reduced_cost_holds_everywhere() -> None:
    table = Table("hand: workshop", coins=7, buys=2)
    assert table.state.terms.cost[table.state.terms.card_names.index("market")] == 5
    reduce_costs(table, 1)
    table.do("0 play workshop")
    assert table.offers("0 gain market")
    assert table.offers("0 gain copper")
    assert not table.offers("0 gain gold")
    table.do("0 gain market")
    table.do("0 buy province")
    assert table.resources[2] == 0


@clause("D-COST-1")
def test_a_cost_is_never_below_zero() -> None:
    table = Table("hand: remodel copper")
    reduce_costs(table, 1)
    table.do("0 play remodel")
    assert table.offers("0 gain silver")  # Copper costs 0, so up to 2
    assert not table.offers("0 gain smithy")


@clause("D-COST-1")
def test_a_star_beside_a_cost_changes_nothing() -> None:
    table = Table("hand: remodel imp", cards=["tormentor"])
    table.do("0 play remodel")
    assert table.offers("0 gain smithy")  # Imp costs 2, so up to 4
    assert not table.offers("0 gain market")


@clause("D-COST-3")
@pytest.mark.parametrize(("by", "is_offered"), [(0, True), (1, False)])
def test_changeling_looks_at_the_cost_at_the_moment_of_gaining(by: int, is_offered: bool) -> None:
    table = Table("hand: workshop", cards=["changeling"])
    reduce_costs(table, by)
    table.do("0 play workshop", "0 gain silver")
    assert table.offers("0 exchange silver") == is_offered
    assert table.discard() == ["silver"]
