"""Ghost: find an Action, which is played twice next turn (D-GHOST)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.frames import frame_mark, frame_seat
from moonlit.games.dominion.playing import owe, put_into_play_twice
from moonlit.games.dominion.state import ASIDE, KIND, LOOKED, NOTHING, State, index_of_mark
from moonlit.games.dominion.verbs import discard_looked, reveal_top, set_aside


class Ghost(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        kind = reveal_top(s, j, seat)
        while kind != NOTHING and s.terms.action_kinds >> kind & 1 == 0:
            kind = reveal_top(s, j, seat)
        if kind != NOTHING:
            set_aside(s, j, seat, LOOKED, kind, frame_mark(f))
            owe(s, f)
        discard_looked(s, j, seat)

    def later(self, s: State, j: Journal, f: i64) -> None:
        aside = s.players[frame_seat(f)].aside
        index = index_of_mark(aside, frame_mark(f))
        put_into_play_twice(s, j, f, ASIDE, aside.pop(index) & KIND)


CARD = Ghost()
