"""Haunted Mirror: when trashed, discard an Action for a Ghost (D-MIRROR-1)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_DISCARD, ask_pick, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.gaining import gain
from moonlit.games.dominion.state import HAND, State
from moonlit.games.dominion.verbs import discard_picked


class HauntedMirror(Effect):
    def trashed(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            ask_pick(s, seat, DO_DISCARD, frame_card(f), HAND, s.terms.action_kinds, 0, 1)
        elif frame_step(f) == 1:
            if is_yes(s):
                go_on(s, f)
                discard_picked(s, j, seat, HAND)
        else:
            gain(s, j, seat, s.terms.ghost)


CARD = HauntedMirror()
