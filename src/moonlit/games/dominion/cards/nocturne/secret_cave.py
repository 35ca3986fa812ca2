"""Secret Cave: discard three cards for three coins next turn (D-CAVE)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, DO_DISCARD, ask_may, ask_pick, is_yes
from moonlit.games.dominion.effect import ONLY_COINS, Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.playing import owe
from moonlit.games.dominion.state import HAND, NOTHING, State
from moonlit.games.dominion.verbs import bonus, discard_picked

CARDS: Final[i64] = 3
COINS: Final[i64] = 3


class SecretCave(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            if len(s.players[seat].hand) > 0:
                go_on(s, f)
                ask_may(s, seat, DO_DISCARD, frame_card(f), NOTHING)
        elif frame_step(f) == 1:
            if is_yes(s):
                go_on(s, f)
                ask_pick(s, seat, DO_DISCARD, frame_card(f), HAND, ANY, CARDS, CARDS)
        else:
            if len(s.picked) == CARDS:
                owe(s, f)
            discard_picked(s, j, seat, HAND)

    def later(self, s: State, j: Journal, f: i64) -> None:
        bonus(s, j, frame_seat(f), 0, 0, COINS)

    def start_order(self) -> i64:
        return ONLY_COINS


CARD = SecretCave()
