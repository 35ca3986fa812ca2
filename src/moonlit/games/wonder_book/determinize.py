"""From a view back to a whole state: what is seen as it is, what is not dealt at random."""

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.view import View
from moonlit.games.wonder_book.bookkeeping import read_bookkeeping
from moonlit.games.wonder_book.menu import list_moves
from moonlit.games.wonder_book.program import Program
from moonlit.games.wonder_book.state import State
from moonlit.games.wonder_book.worlds import could_be_unseen, redeal


def state_like(program: Program, view: View, dice: Dice) -> State:
    """A state that looks like `view`."""
    table = view.table
    written = table["bookkeeping"]
    assert isinstance(written, dict)
    s = read_bookkeeping(program, written)
    _deal_scraps(s)
    deck = table["wyrm_deck"]
    assert isinstance(deck, dict)
    _add_unseen(s, deck["unseen"])
    _deal_wyrm_cards(s, _numbers(program, deck["known"]), _numbers(program, deck["bottom"]))
    redeal(s, dice)
    if not s.is_over:
        list_moves(s)
    return s


def _numbers(program: Program, names: Plain) -> list[int]:
    assert isinstance(names, list)
    return [program.wyrm_names.index(str(name)) for name in names]


def _deal_scraps(s: State) -> None:
    """The scraps that lie nowhere else."""
    program = s.program
    held = 0
    for things in s.things:
        held |= things
    scraps = range(program.items, len(program.thing_card))
    s.scrap_deck = [n for n in scraps if not held >> n & 1 and n not in s.scrap_discards]


def _add_unseen(s: State, count: Plain) -> None:
    """So many cards joined the wyrm deck unseen; which ones, dice will say."""
    assert isinstance(count, int)
    s.wyrm_unseen = sum(1 << card for card in could_be_unseen(s)[:count])
    s.wyrm_added |= s.wyrm_unseen


def _deal_wyrm_cards(s: State, top: list[int], bottom: list[int]) -> None:
    """The wyrm cards that lie nowhere else, the known ones in their places."""
    elsewhere = {*s.wyrm_discards, *s.wyrm_out, *top, *bottom}
    every = range(len(s.program.wyrm_card))
    middle = [n for n in every if s.wyrm_added >> n & 1 and n not in elsewhere]
    s.wyrm_deck = [*bottom, *middle, *reversed(top)]
