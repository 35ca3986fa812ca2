"""Magic Lamp: six single names in play turn it into three Wishes (D-LAMP)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.frames import (
    frame_count,
    frame_mark,
    frame_seat,
    frame_step,
    with_count,
    with_step,
)
from moonlit.games.dominion.gaining import gain
from moonlit.games.dominion.state import KIND, State, count_of
from moonlit.games.dominion.verbs import trash_this

NAMES: Final[i64] = 6
WISHES: Final[i64] = 3


def single_names(s: State, seat: i64) -> i64:
    """How many names occur exactly once in play (D-LAMP-1)."""
    play = s.players[seat].play
    found: i64 = 0
    for card in play:
        if count_of(play, card & KIND) == 1:
            found += 1
    return found


class MagicLamp(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            if single_names(s, seat) < NAMES or not trash_this(s, j, seat, frame_mark(f)):
                return
            f = with_step(f, 1)
        if frame_count(f) < WISHES:
            s.pending.append(with_count(f, frame_count(f) + 1))
            gain(s, j, seat, s.terms.wish)


CARD = MagicLamp()
