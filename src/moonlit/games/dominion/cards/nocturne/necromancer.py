"""Necromancer: play an Action out of the trash, where it lies (D-NECRO)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_PLAY, ask_pick, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import (
    frame_card,
    frame_count,
    frame_seat,
    frame_step,
    with_count,
    with_step,
)
from moonlit.games.dominion.notes import PLAYED, TURNED_DOWN
from moonlit.games.dominion.playing import follow
from moonlit.games.dominion.state import FACE_DOWN, TRASHED, State


def raise_dead(s: State, j: Journal, f: i64, kind: i64) -> None:
    """Turn the card face down, before or after it is played (E-3).

    A Necromancer is turned down before in any case, or it could play itself for ever.
    """
    seat = frame_seat(f)
    if s.terms.necromancer_face_down_first or kind == frame_card(f):
        turn_down(s, j, seat, kind)
    else:
        s.pending.append(with_step(with_count(f, kind), 2))
    j.note(PLAYED, seat, kind, TRASHED, 0)
    follow(s, seat, kind, 0, 0)


def turn_down(s: State, j: Journal, seat: i64, kind: i64) -> None:
    """A card of a kind lies face down until the end of the turn, if one is still face up."""
    for index in range(len(s.trash)):
        if s.trash[index] == kind:
            s.trash[index] = kind | FACE_DOWN
            s.has_faced_down = True
            j.note(TURNED_DOWN, seat, kind)
            return


class Necromancer(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            among = s.terms.action_kinds & ~s.terms.duration_kinds
            ask_pick(s, seat, DO_PLAY, frame_card(f), TRASHED, among, 1, 1)
        elif frame_step(f) == 1:
            if is_yes(s):
                raise_dead(s, j, f, s.picked[0])
        else:
            turn_down(s, j, seat, frame_count(f))


CARD = Necromancer()
