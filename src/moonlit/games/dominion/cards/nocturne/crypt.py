"""Crypt: Treasures in play go under it, one comes back each turn (D-CRYPT)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_SET_ASIDE, DO_TAKE, MANY, ask_pick, is_yes, put_pick
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_mark, frame_seat, frame_step
from moonlit.games.dominion.playing import owe
from moonlit.games.dominion.state import ASIDE, IN_PLAY, MARK, OPEN, State
from moonlit.games.dominion.verbs import kinds_under, put_in_hand, set_aside


def take_from_under(s: State, j: Journal, seat: i64, mark: i64, kind: i64) -> None:
    """One card from under this Crypt comes to hand; the others see only that it does."""
    player = s.players[seat]
    others = [card for card in player.aside if card >> MARK != mark]
    player.aside = [card for card in player.aside if card >> MARK == mark]
    put_in_hand(s, j, seat, ASIDE, kind, False)
    player.aside += others


def is_secret(s: State, seat: i64, mark: i64) -> bool:
    """Do several cards lie there of which not all know which they are (D-INFO-3)?"""
    cards: i64 = 0
    hidden: i64 = 0
    for card in s.players[seat].aside:
        if card >> MARK == mark:
            cards += 1
            if card & OPEN == 0:
                hidden += 1
    return cards > 1 and hidden > 0


class Crypt(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            among = s.terms.treasure_kinds
            if not s.terms.crypt_takes_durations:  # E-2
                among &= ~s.terms.duration_kinds
            ask_pick(s, seat, DO_SET_ASIDE, frame_card(f), IN_PLAY, among, 0, MANY)
        elif is_yes(s):
            kinds = s.picked
            s.picked = []
            for kind in kinds:
                set_aside(s, j, seat, IN_PLAY, kind, frame_mark(f))
                s.players[seat].buried.append(kind | frame_mark(f) << MARK)
            owe(s, f)

    def later(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            under = kinds_under(s, seat, frame_mark(f))
            if is_secret(s, seat, frame_mark(f)):
                put_pick(s, seat, DO_TAKE, frame_card(f), ASIDE, under, 1, 1)
            else:
                ask_pick(s, seat, DO_TAKE, frame_card(f), ASIDE, under, 1, 1)
        elif is_yes(s):
            take_from_under(s, j, seat, frame_mark(f), s.picked[0])
            if kinds_under(s, seat, frame_mark(f)) != 0:
                owe(s, f)
            else:
                buried = s.players[seat].buried
                s.players[seat].buried = [c for c in buried if c >> MARK != frame_mark(f)]


CARD = Crypt()
