"""Conclave: play an Action of which no copy is in play, for another Action (D-CONCLAVE)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_PLAY, ask_pick, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.playing import names_in_play, play_from
from moonlit.games.dominion.state import HAND, State
from moonlit.games.dominion.verbs import bonus


class Conclave(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            among = s.terms.action_kinds & ~names_in_play(s, seat)
            ask_pick(s, seat, DO_PLAY, frame_card(f), HAND, among, 0, 1)
        elif frame_step(f) == 1:
            if is_yes(s):
                go_on(s, f)
                play_from(s, j, seat, HAND, s.picked[0])
        else:
            bonus(s, j, seat, 1, 0, 0)


CARD = Conclave()
