"""Guardian: unaffected by Attacks until the next turn, then a coin (D-GUARDIAN)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import ONLY_COINS, Effect
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.playing import owe
from moonlit.games.dominion.state import State
from moonlit.games.dominion.verbs import bonus


class Guardian(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        s.players[frame_seat(f)].is_guarded = True
        owe(s, f)

    def later(self, s: State, j: Journal, f: i64) -> None:
        bonus(s, j, frame_seat(f), 0, 0, 1)

    def start_order(self) -> i64:
        return ONLY_COINS

    def arrives_in_hand(self) -> bool:
        return True


CARD = Guardian()
