"""Bad Omens: the deck goes to the discard pile, two Coppers come back (D-OMENS)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.knowing import show_top
from moonlit.games.dominion.notes import PUT
from moonlit.games.dominion.state import COPPER, DECK, DISCARDS, KIND, OPEN, State, count_of
from moonlit.games.dominion.verbs import put_on_deck, show_discards

COPPERS: Final[i64] = 2


class BadOmens(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        player = s.players[seat]
        moved = [card & (KIND | OPEN) for card in player.deck]
        player.discard += moved
        moved.sort()  # in which order they lay is nobody's business
        for card in moved:
            j.note(PUT, seat, card & KIND, DECK, DISCARDS, 1 if card & OPEN != 0 else 0)
        player.deck = []
        found = min(COPPERS, count_of(player.discard, COPPER))
        for _ in range(found):
            put_on_deck(s, j, seat, DISCARDS, COPPER, True)
        if found < COPPERS:
            show_discards(s, j, seat)
        else:
            show_top(s, j, seat)
        s.reveals += 1


CARD = BadOmens()
