"""Spirits: Will-o'-Wisp, Imp and Ghost (10.2)."""

import pytest

from moonlit.games.dominion.events import Played, Put, Revealed, Shuffled
from tests.clauses import clause
from tests.games.dominion.table import Table

WISP = "hand: will_o_wisp | deck: copper "


def wisp(top: str) -> Table:
    return Table(WISP + top, cards=["bard"]).do("0 play will_o_wisp")


@clause("D-WISP-1")
def test_wisp_takes_a_cheap_card_to_hand() -> None:
    table = wisp("estate gold")
    assert table.hand() == ["copper", "estate"]
    assert table.deck() == ["gold"]
    assert table.resources == (1, 1, 0)


@clause("D-WISP-1")
def test_wisp_leaves_a_dear_card_on_the_deck() -> None:
    table = wisp("silver gold")
    assert table.hand() == ["copper"]
    assert table.deck() == ["silver", "gold"]
    assert table.discard() == []


@clause("D-WISP-1", "D-INFO-4")
@pytest.mark.parametrize("top", ["estate", "silver"])
def test_wisp_shows_the_card(top: str) -> None:
    assert Revealed(0, (top,), "deck") in wisp(top).events


@clause("D-WISP-1")
def test_wisp_without_a_card_to_show() -> None:
    assert wisp("").hand() == ["copper"]


IMP = ["tormentor"]


@clause("D-IMP-1")
def test_imp_plays_an_action_it_has_drawn() -> None:
    table = Table("hand: imp moat | deck: festival copper", cards=IMP).do("0 play imp")
    assert table.legal() == ["0 play festival", "0 play moat", "0 no"]
    table.do("0 play festival")
    assert table.resources == (2, 2, 2)  # Festival's Actions; none from Imp
    assert table.play() == ["festival", "imp"]


@clause("D-IMP-1")
def test_imp_plays_no_second_imp() -> None:
    table = Table("hand: 2 imp | deck: 2 copper", cards=IMP).do("0 play imp")
    assert table.play() == ["imp"]
    assert table.offers("0 treasures")


@clause("D-IMP-1")
def test_imp_plays_no_copy_of_a_card_in_play() -> None:
    table = Table("hand: imp village smithy | play: village | deck: 2 copper", cards=IMP)
    table.do("0 play imp")
    assert table.legal() == ["0 play smithy", "0 no"]


@clause("D-IMP-1")
def test_imp_minds_durations_of_earlier_turns() -> None:
    seat = "hand: imp secret_cave | durations: secret_cave | deck: 2 copper"
    table = Table(seat, cards=IMP).do("0 play imp")
    assert table.offers("0 treasures")


@clause("D-IMP-1")
def test_imp_need_not_play_anything() -> None:
    table = Table("hand: imp village | deck: 2 copper", cards=IMP).do("0 play imp", "0 no")
    assert table.hand() == ["copper", "copper", "village"]


def ghost(deck: str, discard: str = "") -> Table:
    seat = f"hand: ghost | deck: {deck} | discard: {discard}"
    return Table(seat, "hand: copper", cards=["cemetery"], phase="night").do("0 play ghost")


@clause("D-GHOST-1", "D-DECK-3")
def test_ghost_goes_on_after_a_shuffle_without_the_shown_cards() -> None:
    table = ghost("copper silver", "smithy")
    assert table.aside() == ["smithy"]
    assert Shuffled(0, 1) in table.events


@clause("D-GHOST-2", "D-DUR-2")
def test_ghost_without_an_action_leaves_this_turn() -> None:
    table = ghost("copper silver", "estate")
    assert table.aside() == []
    assert table.play() == []
    # All four cards were discarded, and the new hand was drawn from them.
    assert sorted(table.hand()) == ["copper", "estate", "ghost", "silver"]


@clause("D-GHOST-3", "D-INFO-4")
def test_ghost_shows_cards_until_an_action() -> None:
    table = ghost("copper silver smithy gold 5 estate")
    assert Revealed(0, ("copper", "silver", "smithy"), "deck") in table.events
    assert Put(0, ("smithy",), ("smithy",), "looked", "aside") in table.events
    assert table.aside() == ["smithy"]
    assert table.discard() == ["copper", "silver"]
    assert table.play() == ["ghost"]


@clause("D-GHOST-3", "D-GHOST-5")
def test_ghost_plays_its_card_twice_next_turn() -> None:
    table = ghost("copper silver smithy gold 20 estate").do("1 end")
    assert len(table.hand()) == 5 + 6
    assert table.play() == ["ghost", "smithy"]
    assert table.aside() == []
    assert table.resources == (1, 1, 0)


@clause("D-GHOST-3")
def test_ghost_must_play_its_card() -> None:
    seat = "hand: silver estate | ghost: remodel"
    table = Table(seat, cards=["cemetery", "remodel"], phase="start")
    assert table.legal() == ["0 trash silver", "0 trash estate"]


@clause("D-GHOST-4")
@pytest.mark.parametrize("answers", [["0 resolve ghost"], ["0 resolve cobbler", "0 gain silver"]])
def test_the_two_plays_follow_each_other(answers: list[str]) -> None:
    seat = "ghost: smithy | durations: cobbler | deck: 9 copper"
    table = Table(seat, cards=["cemetery"], phase="start")
    assert sorted(table.legal()) == ["0 resolve cobbler", "0 resolve ghost"]
    table.do(*answers)
    played = [event.card for event in table.told(Played) if isinstance(event, Played)]
    assert played == ["smithy", "smithy"]


@clause("D-GHOST-5", "D-DUR-3")
def test_ghost_stays_with_a_duration_that_stays() -> None:
    seat = "hand: 3 estate copper | ghost: secret_cave | deck: 12 copper"
    table = Table(seat, "hand: copper", cards=["cemetery", "secret_cave"], phase="start")
    table.do("0 discard", *["0 discard estate"] * 3, "0 no", "0 end")
    assert table.play() == ["ghost", "secret_cave"]


@clause("D-GHOST-5")
def test_ghost_leaves_when_no_play_left_anything_to_do() -> None:
    seat = "hand: 3 estate copper | ghost: secret_cave | deck: 12 copper"
    table = Table(seat, "hand: copper", cards=["cemetery", "secret_cave"], phase="start")
    table.do("0 no", "0 no", "0 end")
    assert table.play() == []


@clause("D-GHOST-5", "D-PLAY-3")
def test_a_card_that_leaves_play_is_played_again() -> None:
    seat = "hand: 5 copper | ghost: tragic_hero | deck: 9 copper"
    table = Table(seat, cards=["cemetery", "tragic_hero"], phase="start")
    table.do("0 gain gold", "0 gain silver")
    assert table.trash() == ["tragic_hero"]
    assert table.discard() == ["gold", "silver"]
    assert table.play() == ["ghost"]
