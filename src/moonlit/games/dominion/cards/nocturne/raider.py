"""Raider: full hands lose a copy of a card in play; three coins next turn (D-RAIDER)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_DISCARD, ask_pick, is_yes
from moonlit.games.dominion.effect import ONLY_COINS, Effect
from moonlit.games.dominion.frames import frame_card, frame_count, frame_seat, frame_step
from moonlit.games.dominion.others import ask_each_other, visited_seat
from moonlit.games.dominion.playing import names_in_play, owe
from moonlit.games.dominion.state import HAND, NOBODY, State
from moonlit.games.dominion.verbs import bonus, discard_picked, show_hand

FULL_HAND: Final[i64] = 5
COINS: Final[i64] = 3


class Raider(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        if frame_step(f) == 0:
            if frame_count(f) == 0:
                owe(s, f)
            victim = ask_each_other(s, f)
            if victim != NOBODY:
                is_full = len(s.players[victim].hand) >= FULL_HAND
                among = names_in_play(s, frame_seat(f)) if is_full else 0
                ask_pick(s, victim, DO_DISCARD, frame_card(f), HAND, among, 1, 1)
        elif is_yes(s):
            discard_picked(s, j, visited_seat(s, f), HAND)
        elif len(s.players[visited_seat(s, f)].hand) >= FULL_HAND:
            show_hand(s, j, visited_seat(s, f))

    def later(self, s: State, j: Journal, f: i64) -> None:
        bonus(s, j, frame_seat(f), 0, 0, COINS)

    def start_order(self) -> i64:
        return ONLY_COINS


CARD = Raider()
