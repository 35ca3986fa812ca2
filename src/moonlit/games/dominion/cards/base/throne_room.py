"""Throne Room: play an Action from hand, then play it again (D-BASE-15)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_PLAY, ask_pick
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.playing import play_twice
from moonlit.games.dominion.state import HAND, State


class ThroneRoom(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        if frame_step(f) == 0:
            go_on(s, f)
            among = s.terms.action_kinds
            ask_pick(s, frame_seat(f), DO_PLAY, frame_card(f), HAND, among, 0, 1)
        elif len(s.picked) > 0:
            play_twice(s, j, f, HAND, s.picked[0])


CARD = ThroneRoom()
