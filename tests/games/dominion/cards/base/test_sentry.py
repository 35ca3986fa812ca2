"""Sentry: the top two cards are trashed, discarded or put back."""

import pytest

from moonlit.games.dominion.events import LookedAt
from tests.clauses import clause
from tests.games.dominion.table import Table

SPLITS = [
    (["trash silver", "trash gold"], ["gold", "silver"], [], []),
    (["trash silver", "done", "discard gold"], ["silver"], ["gold"], []),
    (["trash silver", "done", "no"], ["silver"], [], ["gold"]),
    (["trash gold", "done", "discard silver"], ["gold"], ["silver"], []),
    (["trash gold", "done", "no"], ["gold"], [], ["silver"]),
    (["no", "discard gold", "discard silver"], [], ["gold", "silver"], []),
    (["no", "discard silver", "done"], [], ["silver"], ["gold"]),
    (["no", "discard gold", "done"], [], ["gold"], ["silver"]),
    (["no", "no", "topdeck gold"], [], [], ["silver", "gold"]),
    (["no", "no", "topdeck silver"], [], [], ["gold", "silver"]),
]


@clause("D-BASE-14")
@pytest.mark.parametrize(("answers", "trash", "discard", "deck"), SPLITS)
def test_every_split(
    answers: list[str], trash: list[str], discard: list[str], deck: list[str]
) -> None:
    table = Table("hand: sentry | deck: copper silver gold").do("0 play sentry")
    table.do(*[f"0 {answer}" for answer in answers])
    assert table.hand() == ["copper"]
    assert (table.trash(), table.discard(), table.deck()) == (trash, discard, deck)


@clause("D-BASE-14", "D-INFO-4")
def test_it_is_a_look_after_a_draw() -> None:
    table = Table("hand: sentry | deck: copper silver gold estate").do("0 play sentry")
    (looked,) = table.told(LookedAt)
    assert isinstance(looked, LookedAt)
    assert looked.cards == ("silver", "gold")
    other = looked.face(None)
    assert "silver" not in other.cards
    assert "gold" not in other.cards


@clause("D-CHOICE-1")
def test_one_card_is_handled_alone() -> None:
    table = Table("hand: sentry | deck: copper silver").do("0 play sentry", "0 trash silver")
    assert table.trash() == ["silver"]
    assert table.offers("0 play copper")


@clause("D-BASE-14", "D-TRASH-1")
def test_the_trashing_is_resolved_before_the_discard() -> None:
    table = Table("hand: sentry smithy | deck: copper haunted_mirror gold", cards=["cemetery"])
    table.do("0 play sentry", "0 trash haunted_mirror", "0 done")
    assert table.legal() == ["0 discard smithy", "0 no"]
    table.do("0 no")
    assert table.offers("0 discard gold")
