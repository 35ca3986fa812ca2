"""Discarding, trashing, returning, setting aside, and cards that have moved (D-DISC … D-MOVE)."""

from collections.abc import Callable

from moonlit.core.journal import Journal
from moonlit.games.dominion import playing, verbs
from moonlit.games.dominion.deck import draw, reshuffle
from moonlit.games.dominion.events import Asked, BoonTurned, Discarded, Drew, Gained, Trashed
from moonlit.games.dominion.gaining import exchange
from moonlit.games.dominion.knowing import mark_card
from moonlit.games.dominion.state import (
    DECK,
    DISCARDS,
    GOLD,
    HAND,
    IN_PLAY,
    KIND,
    LOOKED,
    MARK,
    State,
)
from tests.clauses import clause
from tests.games.dominion.table import CARDS, Table

SILENT = Journal(False)


def asked(table: Table) -> tuple[int, str]:
    """Who is asked, and by what."""
    last = table.events[-1]
    assert isinstance(last, Asked)
    return last.seat, last.asker


def mark(table: Table, zone: int, kind: int) -> int:
    """Stamp a card of the first player."""
    found = mark_card(table.state, table.state.players[0].zone(zone), kind)
    assert found
    return found


def has_mark(table: Table) -> bool:
    player = table.state.players[0]
    zones = (player.hand, player.deck, player.discard, player.play, player.looked)
    return any(card >> MARK for zone in zones for card in zone)


@clause("D-DISC-1")
def test_cards_are_discarded_from_hand() -> None:
    table = Table("hand: cellar copper estate | play: gold | deck: silver")
    table.do("0 play cellar", "0 discard copper", "0 done")
    assert table.told(Discarded) == [Discarded(0, ("copper",), ("copper",), "hand")]
    assert table.play() == ["cellar", "gold"]


@clause("D-DISC-2")
def test_militia_against_three_cards() -> None:
    table = Table("hand: militia", "hand: 3 copper")
    table.do("0 play militia")
    assert table.hand(1) == ["copper"] * 3
    assert table.legal(1) == []


@clause("D-DISC-2")
def test_militia_leaves_three() -> None:
    table = Table("hand: militia", "hand: copper silver gold estate duchy")
    table.do("0 play militia", "1 discard estate", "1 discard duchy")
    assert table.hand(1) == ["copper", "gold", "silver"]
    assert table.legal(1) == []


@clause("D-DISC-2")
def test_told_to_discard_more_than_there_are() -> None:
    table = Table("hand: poacher | deck: estate", piles={"curse": 0, "village": 0})
    table.do("0 play poacher")
    assert table.hand() == []
    assert table.discard() == ["estate"]


@clause("D-DISC-3")
def test_hounds_are_set_aside_before_cellar_draws() -> None:
    table = Table("hand: cellar 2 faithful_hound copper | deck: gold | discard: estate", "")
    table.do("0 play cellar", "0 discard copper", *["0 discard faithful_hound"] * 2)
    assert sorted(table.discard()) == ["copper", "estate", "faithful_hound", "faithful_hound"]
    assert not table.told(Drew)
    table.do("0 set_aside faithful_hound")
    assert not table.told(Drew)
    table.do("0 set_aside faithful_hound")
    assert table.aside() == ["faithful_hound"] * 2
    assert table.hand() == ["copper", "estate", "gold"]


@clause("D-TRASH-1")
def test_all_cards_are_trashed_before_the_mirror_asks() -> None:
    table = Table("hand: chapel haunted_mirror 2 estate smithy copper", cards=["cemetery"])
    table.do("0 play chapel", *["0 trash estate"] * 2, "0 trash haunted_mirror", "0 done")
    assert table.trash() == ["estate", "estate", "haunted_mirror"]
    assert table.told(Trashed) == [Trashed(0, ("estate", "estate", "haunted_mirror"), "hand")]
    assert asked(table) == (0, "haunted_mirror")
    table.do("0 discard smithy")
    assert table.discard() == ["smithy", "ghost"]


@clause("D-TRASH-1")
def test_trashing_works_in_the_middle_of_another_card() -> None:
    table = Table("hand: remodel haunted_mirror smithy", cards=["cemetery"])
    table.do("0 play remodel", "0 trash haunted_mirror")
    assert asked(table) == (0, "haunted_mirror")
    table.do("0 discard smithy")
    assert table.discard() == ["smithy", "ghost"]
    assert asked(table) == (0, "remodel")


@clause("D-TRASH-2")
def test_the_mirror_asks_its_owner_on_an_opponents_turn() -> None:
    table = Table("hand: bandit", "deck: haunted_mirror estate | hand: smithy", cards=["cemetery"])
    table.do("0 play bandit")
    assert table.trash() == ["haunted_mirror"]
    assert asked(table) == (1, "haunted_mirror")
    table.do("1 discard smithy")
    # The Estate is discarded after all that follows the trashing.
    assert table.discard(1) == ["smithy", "ghost", "estate"]
    assert table.discard(0) == ["gold"]


@clause("D-RETURN-1")
def test_a_wish_goes_back_to_its_pile() -> None:
    table = Table("hand: wish", cards=["secret_cave"])
    table.do("0 play wish")
    assert table.pile("wish") == 13
    assert table.play() == []


@clause("D-RETURN-1")
def test_heirlooms_and_zombies_have_no_pile_to_return_to() -> None:
    cards = ["pixie", "pooka", "fool", "cemetery", "changeling", "necromancer", "vampire"]
    table = Table("play: goat cursed_gold | hand: smithy", cards=cards)
    terms, player = table.state.terms, table.state.players[0]
    for kind, name in enumerate(terms.card_names):
        has_pile = CARDS[name].role not in ("heirloom", "zombie")
        assert bool(terms.returnable >> kind & 1) == has_pile
    for kind in {card & KIND for card in player.play}:
        stamp = mark_card(table.state, player.play, kind) or next(
            card >> MARK for card in player.play if card & KIND == kind
        )
        assert not verbs.return_marked(table.state, SILENT, 0, IN_PLAY, stamp)
        assert not exchange(table.state, SILENT, 0, IN_PLAY, stamp, terms.changeling)
    assert table.play() == ["cursed_gold", "goat"]


@clause("D-ASIDE-1")
def test_set_aside_cards_are_neither_in_play_nor_in_hand() -> None:
    table = Table("hand: crypt guardian | play: gold silver", phase="night")
    table.do("0 play crypt", "0 set_aside gold", "0 done")
    assert table.aside() == ["gold"]
    assert table.play() == ["crypt", "silver"]
    assert table.hand() == ["guardian"]


@clause("D-ASIDE-1")
def test_set_aside_cards_count_for_their_owner() -> None:
    table = Table("hand: guardian | ghost: smithy", cards=["cemetery", "gardens"], phase="night")
    owned = table.view(None)["seats"]
    assert isinstance(owned, list)
    assert isinstance(owned[0], dict)
    assert owned[0]["owned"] == {"smithy": 1, "guardian": 1, "ghost": 1}


@clause("D-MOVE-1", "D-MOVE-5")
def test_an_untouched_card_can_be_moved() -> None:
    table = Table("hand: smithy | discard: gold copper")
    stamp = mark(table, DISCARDS, GOLD)
    assert verbs.move_marked(table.state, SILENT, 0, DISCARDS, stamp, HAND)
    assert table.hand() == ["gold", "smithy"]


@clause("D-MOVE-1", "D-MOVE-5")
def test_a_card_that_has_moved_cannot() -> None:
    table = Table("hand: smithy | discard: gold copper")
    stamp = mark(table, DISCARDS, GOLD)
    verbs.put_on_deck(table.state, SILENT, 0, DISCARDS, GOLD, False)
    assert not verbs.move_marked(table.state, SILENT, 0, DISCARDS, stamp, HAND)
    assert not verbs.move_marked(table.state, SILENT, 0, DECK, stamp, HAND)
    assert table.deck() == ["gold"]


@clause("D-MOVE-1", "D-MOVE-5")
def test_a_card_that_has_left_and_come_back_cannot() -> None:
    table = Table("hand: smithy | discard: gold copper")
    stamp = mark(table, DISCARDS, GOLD)
    verbs.put_in_hand(table.state, SILENT, 0, DISCARDS, GOLD, False)
    table.state.picked = [GOLD]
    verbs.discard_picked(table.state, SILENT, 0, HAND)
    assert "gold" in table.discard()
    assert not verbs.move_marked(table.state, SILENT, 0, DISCARDS, stamp, HAND)


@clause("D-MOVE-5")
def test_every_move_takes_the_stamp_off() -> None:
    """From each place to each place that a verb of the rules can move a card to."""
    start = "hand: gold | deck: gold | discard: gold | play: gold"
    moves: list[tuple[int, Callable[[State], object]]] = [
        (HAND, lambda s: verbs.put_on_deck(s, SILENT, 0, HAND, GOLD, True)),
        (HAND, lambda s: verbs.put_on_deck(s, SILENT, 0, HAND, GOLD, False)),
        (HAND, lambda s: verbs.discard_picked(s, SILENT, 0, HAND)),
        (HAND, lambda s: verbs.discard_shown(s, SILENT, 0, HAND)),
        (HAND, lambda s: verbs.trash_picked(s, SILENT, 0, HAND)),
        (HAND, lambda s: playing.play_from(s, SILENT, 0, HAND, GOLD)),
        (DISCARDS, lambda s: verbs.put_in_hand(s, SILENT, 0, DISCARDS, GOLD, False)),
        (DISCARDS, lambda s: verbs.put_on_deck(s, SILENT, 0, DISCARDS, GOLD, True)),
        (DISCARDS, lambda s: reshuffle(s, SILENT, 0)),
        (IN_PLAY, lambda s: verbs.trash_one(s, SILENT, 0, IN_PLAY, GOLD)),
        (DECK, lambda s: draw(s, SILENT, 0, 1)),
        (DECK, lambda s: verbs.look(s, SILENT, 0, 1)),
        (DECK, lambda s: verbs.reveal_top(s, SILENT, 0)),
    ]
    for zone, move in moves:
        table = Table(start, phase="buy")
        mark(table, zone, GOLD)
        table.state.picked = [GOLD]
        assert has_mark(table)
        move(table.state)
        assert not has_mark(table), zone
        assert not any(card >> MARK for card in table.state.trash)


@clause("D-MOVE-5")
def test_a_move_that_looks_for_the_stamp_takes_it_off_too() -> None:
    for to in (HAND, DECK):
        table = Table("hand: smithy | discard: gold", phase="buy")
        stamp = mark(table, DISCARDS, GOLD)
        assert verbs.move_marked(table.state, SILENT, 0, DISCARDS, stamp, to)
        assert not has_mark(table)


@clause("D-MOVE-5")
def test_cards_looked_at_lose_their_stamp_when_they_go_back() -> None:
    table = Table("deck: gold", phase="buy")
    verbs.look(table.state, SILENT, 0, 1)
    mark(table, LOOKED, GOLD)
    table.state.picked = [GOLD]
    verbs.put_back_picked(table.state, SILENT, 0)
    assert table.deck() == ["gold"]
    assert not has_mark(table)


@clause("D-MOVE-2")
def test_a_replayed_card_that_trashed_itself_does_not_find_itself() -> None:
    table = Table("hand: throne_room pixie", boons=["seas_gift", "moons_gift"])
    table.do("0 play throne_room", "0 play pixie", "0 trash seas_gift")
    assert table.trash() == ["pixie"]
    assert table.told(BoonTurned) == [BoonTurned(0, "moons_gift")]
    assert not any("trash" in text for text in table.legal())


@clause("D-MOVE-2")
def test_a_gained_card_is_expected_where_it_was_gained_to() -> None:
    table = Table(
        "hand: tracker | deck: copper", phase="action", cards=["changeling"], boons=["suns_gift"]
    )
    table.state.coins = 3
    table.do("0 play tracker")
    while not table.offers("0 buy silver"):
        table.do(table.legal()[-1])
    table.do("0 buy silver", "0 resolve topdeck silver")
    assert table.deck()[:1] == ["silver"] or "silver" in table.hand()
    assert not table.offers("0 exchange silver")
    assert table.pile("changeling") == 10


@clause("D-MOVE-2")
def test_a_discarded_card_is_expected_in_the_discard_pile() -> None:
    table = Table("hand: vassal smithy | deck: faithful_hound 2 copper", "")
    table.do("0 play vassal", "0 set_aside faithful_hound")
    # Set aside by its own reaction, it is no longer where Vassal would play it from.
    assert not table.offers("0 play faithful_hound")
    assert table.aside() == ["faithful_hound"]


@clause("D-MOVE-3")
def test_a_covered_card_in_a_discard_pile_can_be_exchanged() -> None:
    table = Table("hand: guardian", phase="buy", coins=4, cards=["skulk", "changeling"])
    table.do("0 buy skulk", "0 resolve own skulk", "0 no")
    assert table.discard() == ["skulk", "gold"]
    table.do("0 exchange skulk")
    assert table.discard() == ["gold", "changeling"]


@clause("D-MOVE-3", "E-6")
def test_the_older_rule_loses_covered_cards() -> None:
    table = Table(
        "hand: guardian",
        phase="buy",
        coins=4,
        cards=["skulk", "changeling"],
        switches={"lose_track": "lose_track"},
    )
    table.do("0 buy skulk", "0 resolve own skulk", "0 no")
    assert not table.offers("0 exchange skulk")


@clause("D-MOVE-3")
def test_a_covered_card_on_a_deck_is_lost() -> None:
    table = Table("hand: smithy | deck: gold copper")
    stamp = mark(table, DECK, GOLD)
    verbs.put_on_deck(table.state, SILENT, 0, HAND, table.state.players[0].hand[0] & KIND, True)
    assert not verbs.move_marked(table.state, SILENT, 0, DECK, stamp, HAND)
    draw(table.state, SILENT, 0, 1)
    assert not verbs.move_marked(table.state, SILENT, 0, DECK, stamp, HAND)


@clause("D-MOVE-3")
def test_a_card_shuffled_into_the_deck_is_lost() -> None:
    table = Table("hand: smithy | discard: gold")
    stamp = mark(table, DISCARDS, GOLD)
    reshuffle(table.state, SILENT, 0)
    assert table.deck() == ["gold"]
    for zone in (DISCARDS, DECK):
        assert not verbs.move_marked(table.state, SILENT, 0, zone, stamp, HAND)


@clause("D-MOVE-4")
def test_what_follows_a_failed_move_still_happens() -> None:
    table = Table("hand: necromancer 5 estate | deck: 3 estate", trash=["tragic_hero"])
    table.do("0 play necromancer")
    # Tragic Hero is not in play and cannot trash itself; the Treasure comes all the same.
    assert not table.told(Trashed)
    table.do("0 gain gold")
    assert table.discard() == ["gold"]
    assert table.trash() == ["tragic_hero"]


@clause("D-MOVE-4")
def test_what_depends_on_a_failed_move_does_not() -> None:
    table = Table("hand: necromancer", cards=["secret_cave"], trash=["wish"])
    table.do("0 play necromancer")
    assert table.trash() == ["wish"]
    assert not table.told(Gained)
    assert table.pile("wish") == 12
