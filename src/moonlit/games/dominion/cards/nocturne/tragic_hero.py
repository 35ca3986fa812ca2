"""Tragic Hero: with eight cards in hand it is trashed for a Treasure (D-HERO)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ask_pile, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_mark, frame_seat, frame_step
from moonlit.games.dominion.gaining import ANY_COST, gain, gainable
from moonlit.games.dominion.state import State
from moonlit.games.dominion.verbs import trash_this

TOO_MANY: Final[i64] = 8


class TragicHero(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            if len(s.players[seat].hand) >= TOO_MANY:
                go_on(s, f)
                trash_this(s, j, seat, frame_mark(f))
                among = gainable(s, ANY_COST, s.terms.treasure_kinds)
                ask_pile(s, seat, frame_card(f), among, False)
        elif is_yes(s):
            gain(s, j, seat, s.picked[0])


CARD = TragicHero()
