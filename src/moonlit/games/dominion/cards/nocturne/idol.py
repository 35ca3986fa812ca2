"""Idol: by the number of Idols in play a Boon, or Curses for the others (D-IDOL)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.fate import receive_boon
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step, with_step
from moonlit.games.dominion.gaining import gain
from moonlit.games.dominion.others import each_other
from moonlit.games.dominion.state import CURSE, NOBODY, State, count_of


class Idol(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0 and count_of(s.players[seat].play, frame_card(f)) % 2 == 1:
            receive_boon(s, j, seat)
            return
        victim = each_other(s, with_step(f, 1))
        if victim != NOBODY:
            gain(s, j, victim, CURSE)


CARD = Idol()
