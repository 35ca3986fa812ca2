"""What needs no thought: a choice of one thing, and Treasures that nothing wants in hand."""

from collections.abc import Iterator

from moonlit.core.action import Action
from moonlit.core.plain import Table, number, table, tables, texts
from moonlit.core.view import View
from moonlit.packs.dominion.tables import Pack

TREASURES = "treasures"
# What a turn or a chance ends with is said by its player, or it could not be taken back
# (D-CHOICE-7), or would tell by coming at once (D-INFO-6).
SAID = ("end", "no")
# In hand: they trash other cards of the hand, Idol brings Boons that ask for some, and a Haunted
# Mirror may be worth more trashed than played.
IN_HAND = ("goat", "exorcist", "bat", "monastery", "idol", "haunted_mirror")
# Bought: Cemetery trashes cards of the hand, Blessed Village brings a Boon that may ask for some.
BOUGHT = ("cemetery", "blessed_village")


def obvious(pack: Pack, view: View) -> Action | None:
    """The action that may be taken by itself, if there is one."""
    if len(view.legal) == 1:
        return None if view.legal[0].verb in SAID else view.legal[0]
    played = next((action for action in view.legal if action.verb == TREASURES), None)
    return None if held_for(pack, view) else played


def held_for(pack: Pack, view: View) -> tuple[str, ...]:
    """The cards for which a Treasure may better stay in hand, where all could be played at once."""
    if view.seat is None or all(action.verb != TREASURES for action in view.legal):
        return ()
    hand = texts(table(tables(view.table["seats"])[view.seat]["hand"])["cards"])
    return (*(name for name in IN_HAND if name in hand), *_within_reach(pack, view.table, hand))


def _within_reach(pack: Pack, seen: Table, hand: list[str]) -> Iterator[str]:
    """What might be bought this turn, if everything in hand yields all it can."""
    merchants = number(table(seen["bookkeeping"])["merchants"])
    coins = number(seen["coins"]) + merchants + sum(pack.card(name).coins for name in hand)
    piles = table(seen["piles"])
    for name in BOUGHT:
        if name in piles and number(piles[name]) > 0 and pack.card(name).cost <= coins:
            yield name
