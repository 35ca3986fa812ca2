"""The heroes on their way: when each of them is free, and where, as tasks are dealt out."""

from typing import Final

from mypy_extensions import i64

from moonlit.bots.wonder_book.reading import FAR, Atlas, measure
from moonlit.core.bits import bit
from moonlit.games.wonder_book.frames import EXTRA, TURN, frame_a, frame_hero, frame_kind
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.state import STORY_TIME, State

A_TURN: Final = 3.0
UNKNOWN: Final = 6.0  # actions for something nobody can know yet
LOST: Final = 24.0  # actions for something nobody can reach


class Crew:
    """Time is counted in actions of one hero; `paid` is -1 for a hero with nothing to do."""

    atlas: Atlas
    far: list[i64]
    borders: list[i64]
    total: float
    extra: float
    clock: list[float]
    place: list[i64]
    paid: list[i64]

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.far = []
        self.borders = []
        self.total = 0.0
        self.extra = 0.0
        self.clock = []
        self.place = []
        self.paid = []

    def gather_heroes(self, s: State) -> None:
        """Nobody has a task yet."""
        self.clock = []
        self.place = []
        self.paid = []
        self.extra = 0.0
        self.total = 0.0
        for hero in range(s.program.heroes):
            self.clock.append(A_TURN - left_of(s, hero))
            self.place.append(s.area[hero])
            self.paid.append(-1)

    def look_at(self, s: State) -> None:
        """Measure the board anew if its borders have changed."""
        if self.borders != s.open:
            self.borders = s.open.copy()
            self.far = measure(s.program, s.open)

    def way(self, one: i64, other: i64) -> i64:
        """Steps between two areas."""
        return self.far[one * self.atlas.program.areas + other]

    def walk(self, one: i64, other: i64) -> float:
        """The actions it takes to walk from one area to another."""
        return float(self.far[one * self.atlas.program.areas + other])

    def nearest(self, start: i64, there: i64) -> i64:
        """The area of some that is nearest."""
        best = start
        least = 2 * FAR
        for area in range(self.atlas.program.areas):
            if there >> area & 1 != 0 and self.way(start, area) < least:
                least = self.way(start, area)
                best = area
        return best

    def lead(self, s: State, start: i64, there: i64) -> None:
        """The hero who is there first leads."""
        if start < 0 or there >> start & 1 != 0:
            return
        best: i64 = NONE
        soonest = LOST
        for hero in range(s.program.heroes):
            if self.place[hero] >= 0:
                ready = self.clock[hero] + self.walk(self.place[hero], start)
                if ready < soonest:
                    soonest = ready
                    best = hero
        if best == NONE:
            self.extra += LOST
            return
        end = self.nearest(start, there)
        self.total += soonest - self.clock[best] + self.walk(start, end)
        self.clock[best] = soonest + self.walk(start, end)
        self.place[best] = end
        self.paid[best] = 0

    def send(self, hero: i64, there: i64, more: float) -> None:
        """A hero walks somewhere and does something there."""
        if self.place[hero] < 0:
            return
        end = self.nearest(self.place[hero], there)
        walk = self.walk(self.place[hero], end) + more
        self.clock[hero] += walk
        self.total += walk
        self.place[hero] = end
        self.paid[hero] = 0 if walk > 0.0 else self.paid[hero]

    def send_some(self, s: State, there: i64, count: i64) -> None:
        """So many heroes walk somewhere, those who are there first."""
        sent: i64 = 0
        while count > 0:
            best: i64 = NONE
            soonest = 2 * LOST
            for hero in range(s.program.heroes):
                if self.place[hero] >= 0 and sent >> hero & 1 == 0:
                    end = self.nearest(self.place[hero], there)
                    ready = self.clock[hero] + self.walk(self.place[hero], end)
                    if ready < soonest:
                        soonest = ready
                        best = hero
            if best == NONE:
                self.extra += UNKNOWN
                return
            sent |= bit(best)
            self.send(best, there, 0.0)
            count -= 1

    def soonest(self, s: State, area: i64, but: i64) -> i64:
        """Who can be in an area first."""
        best: i64 = NONE
        least = LOST
        for hero in range(s.program.heroes):
            if hero != but and area >= 0 and self.place[hero] >= 0:
                ready = self.clock[hero] + self.walk(self.place[hero], area)
                if ready < least:
                    least = ready
                    best = hero
        return best


def left_of(s: State, hero: i64) -> float:
    """How many actions a hero has left in this round, an extra one included."""
    extra = 0.0
    at: i64 = len(s.pending) - 1
    while at >= 0:
        f = s.pending[at]
        if frame_hero(f) == hero:
            if frame_kind(f) == TURN:
                return extra + float(frame_a(f))
            if frame_kind(f) == EXTRA:
                extra += 1.0
        at -= 1
    if s.phase == STORY_TIME or (s.acted | s.down) >> hero & 1 != 0:
        return extra
    return extra + A_TURN
