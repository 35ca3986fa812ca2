"""Ghost Town: a card and an Action next turn; it arrives in hand (D-NIGHTGAIN-1)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.deck import draw
from moonlit.games.dominion.effect import ONLY_DRAWS, Effect
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.playing import owe
from moonlit.games.dominion.state import State
from moonlit.games.dominion.verbs import bonus


class GhostTown(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        owe(s, f)

    def later(self, s: State, j: Journal, f: i64) -> None:
        draw(s, j, frame_seat(f), 1)
        bonus(s, j, frame_seat(f), 1, 0, 0)

    def start_order(self) -> i64:
        return ONLY_DRAWS

    def arrives_in_hand(self) -> bool:
        return True


CARD = GhostTown()
