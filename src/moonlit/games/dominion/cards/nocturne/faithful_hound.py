"""Faithful Hound: discarded, it may be set aside until the end of the turn (D-HOUND)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_SET_ASIDE, ask_may, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_mark, frame_seat, frame_step
from moonlit.games.dominion.state import ASIDE, DISCARDS, State, index_of_mark
from moonlit.games.dominion.turns import RETURN_AT_END, at_end
from moonlit.games.dominion.verbs import can_be_moved, move_marked


class FaithfulHound(Effect):
    def discarded(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            discard = s.players[seat].discard
            index = index_of_mark(discard, frame_mark(f))
            if index >= 0 and can_be_moved(s, discard, DISCARDS, index):
                go_on(s, f)
                ask_may(s, seat, DO_SET_ASIDE, frame_card(f), frame_card(f))
        elif is_yes(s) and move_marked(s, j, seat, DISCARDS, frame_mark(f), ASIDE):
            at_end(s, RETURN_AT_END, seat, frame_mark(f))


CARD = FaithfulHound()
