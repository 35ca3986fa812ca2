"""Bureaucrat: gain a Silver onto the deck; the others put back a Victory card (D-BASE-3)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_TOPDECK, ask_pick, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.gaining import gain
from moonlit.games.dominion.others import ask_each_other, visited_seat
from moonlit.games.dominion.state import DECK, HAND, NOBODY, SILVER, State
from moonlit.games.dominion.verbs import put_on_deck, show_hand


class Bureaucrat(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        if frame_step(f) == 0:
            go_on(s, f)
            gain(s, j, frame_seat(f), SILVER, DECK)
        elif frame_step(f) == 1:
            victim = ask_each_other(s, f)
            if victim != NOBODY:
                among = s.terms.victory_kinds
                ask_pick(s, victim, DO_TOPDECK, frame_card(f), HAND, among, 1, 1)
        elif is_yes(s):
            put_on_deck(s, j, visited_seat(s, f), HAND, s.picked[0], True)
        else:
            show_hand(s, j, visited_seat(s, f))


CARD = Bureaucrat()
