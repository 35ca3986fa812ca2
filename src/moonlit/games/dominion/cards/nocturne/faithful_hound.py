"""Faithful Hound: discarded, it may be set aside until the end of the turn (D-HOUND).

A Hound that all see is asked about by itself. For what was discarded out of sight there is one
frame that counts the cards, Hounds or not: its owner is asked as long as one may be a Hound.
"""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_SET_ASIDE, ask_may, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import (
    frame_card,
    frame_count,
    frame_mark,
    frame_seat,
    frame_step,
    is_out_of_sight,
    with_count,
    with_step,
)
from moonlit.games.dominion.knowing import is_somewhere, unmark
from moonlit.games.dominion.state import ASIDE, DISCARDS, State, index_of_mark
from moonlit.games.dominion.turns import RETURN_AT_END, at_end
from moonlit.games.dominion.verbs import can_be_moved, move_marked


class FaithfulHound(Effect):
    def discarded(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 1:
            if not is_yes(s):
                if is_out_of_sight(f):
                    unmark(s.players[seat].discard, frame_mark(f))
                return
            if move_marked(s, j, seat, DISCARDS, frame_mark(f), ASIDE):
                at_end(s, RETURN_AT_END, seat, frame_mark(f))
            if frame_count(f) <= 1:
                return
            f = with_step(with_count(f, frame_count(f) - 1), 0)
        if may_be_there(s, f):
            go_on(s, f)
            ask_may(s, seat, DO_SET_ASIDE, frame_card(f), frame_card(f))


def may_be_there(s: State, f: i64) -> bool:
    """Can there be a Hound to set aside, as far as all can tell (D-INFO-6)?"""
    player = s.players[frame_seat(f)]
    if is_out_of_sight(f):
        return is_somewhere(player, frame_card(f))
    index = index_of_mark(player.discard, frame_mark(f))
    return index >= 0 and can_be_moved(s, player.discard, DISCARDS, index)


CARD = FaithfulHound()
