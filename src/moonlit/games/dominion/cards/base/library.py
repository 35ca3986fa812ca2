"""Library: draw to seven, setting Actions aside if you like (D-BASE-7)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_SET_ASIDE, ask_may, is_yes
from moonlit.games.dominion.deck import can_draw, draw
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step, with_step
from moonlit.games.dominion.notes import PUT
from moonlit.games.dominion.state import HAND, KIND, LOOKED, OPEN, State
from moonlit.games.dominion.verbs import discard_looked

FULL_HAND: Final[i64] = 7


class Library(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        player = s.players[seat]
        if frame_step(f) == 1 and is_yes(s):
            kind = player.hand.pop() & KIND
            player.looked.append(kind | OPEN)
            j.note(PUT, seat, kind, HAND, LOOKED, 1)
        while len(player.hand) < FULL_HAND and can_draw(s, j, seat):
            draw(s, j, seat, 1)
            drawn = player.hand[-1] & KIND
            if s.terms.action_kinds >> drawn & 1 != 0:
                s.pending.append(with_step(f, 1))
                ask_may(s, seat, DO_SET_ASIDE, frame_card(f), drawn)
                return
        discard_looked(s, j, seat)


CARD = Library()
