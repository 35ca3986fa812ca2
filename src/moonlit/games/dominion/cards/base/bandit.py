"""Bandit: gain a Gold; each other player loses a Treasure of the top two cards (D-BASE-2)."""

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_TRASH, ask_pick
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.gaining import gain
from moonlit.games.dominion.others import ask_each_other, visited_seat
from moonlit.games.dominion.state import COPPER, GOLD, LOOKED, NOBODY, State
from moonlit.games.dominion.verbs import discard_looked, reveal_top, trash_picked


class Bandit(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        if frame_step(f) == 0:
            go_on(s, f)
            gain(s, j, frame_seat(f), GOLD)
        elif frame_step(f) == 1:
            victim = ask_each_other(s, f)
            if victim != NOBODY:
                reveal_top(s, j, victim)
                reveal_top(s, j, victim)
                among = s.terms.treasure_kinds & ~bit(COPPER)
                ask_pick(s, victim, DO_TRASH, frame_card(f), LOOKED, among, 1, 1)
        elif frame_step(f) == 2:
            go_on(s, f)
            trash_picked(s, j, visited_seat(s, f), LOOKED)
        else:
            discard_looked(s, j, visited_seat(s, f))


CARD = Bandit()
