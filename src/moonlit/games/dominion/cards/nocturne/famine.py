"""Famine: Actions among the top three cards are discarded, the rest shuffled in (D-FAMINE-1)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import BY_HEX, DO_DISCARD, MANY, ask_pick
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.state import LOOKED, State
from moonlit.games.dominion.verbs import discard_shown, reveal_top, shuffle_in_looked

CARDS: Final[i64] = 3


class Famine(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            for _ in range(CARDS):
                reveal_top(s, j, seat)
            ask_pick(
                s,
                seat,
                DO_DISCARD,
                BY_HEX + frame_card(f),
                LOOKED,
                s.terms.action_kinds,
                MANY,
                MANY,
            )
            go_on(s, f)
            discard_shown(s, j, seat, LOOKED)
        elif len(s.players[seat].deck) + len(s.players[seat].looked) > 0:
            shuffle_in_looked(s, j, seat)


CARD = Famine()
