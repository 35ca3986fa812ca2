"""How long a goal still takes: its tasks are dealt out to the heroes, and their walks are counted.

Time is counted in actions of one hero from the beginning of this round, so that a hero who has
acted begins at three. What a goal asks for that no open card explains counts as a fixed amount.
"""

from typing import Final

from mypy_extensions import i64

from moonlit.bots.wonder_book.crew import A_TURN, LOST, UNKNOWN, Crew
from moonlit.bots.wonder_book.reading import ANYWHERE, EFFORT, FAR, TEST, Atlas
from moonlit.core.bits import bit, first
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.program import NONE, Program
from moonlit.games.wonder_book.reckoning import WIDTH, areas, holder, holds, number
from moonlit.games.wonder_book.specials import is_granted
from moonlit.games.wonder_book.state import DONE, IN_PLAY, State

PER_HIDDEN_CARD: Final = 1.5  # actions for a card of a stack that is still covered
MOST_STEPS: Final[i64] = 80

CHANCES: Final[list[float]] = [0.0, 0.5, 0.75, 0.875, 0.9375, 0.96875]


class Work(Crew):
    """Tasks and heroes of one position; `span` and `total` are the result."""

    span: float
    task_area: list[i64]
    task_left: list[float]
    task_rate: list[float]
    task_who: list[i64]
    task_sparks: list[i64]
    task_boss: list[i64]

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self.span = 0.0
        self.task_area = []
        self.task_left = []
        self.task_rate = []
        self.task_who = []
        self.task_sparks = []
        self.task_boss = []

    def estimate(self, s: State, condition: i64) -> None:
        """Work out `span` (until all is done) and `total` (all actions) for a condition."""
        p = s.program
        row = condition * WIDTH
        if p.conditions[row] != w.C_ANY:
            self.estimate_one(s, condition)
            return
        best = 2 * LOST
        most = 2 * LOST
        start = p.conditions[row + 1]
        for at in range(start, start + p.conditions[row + 2]):
            self.estimate_one(s, p.kids[at])
            if self.span < best:
                best = self.span
                most = self.total
        self.span = best
        self.total = most

    def estimate_one(self, s: State, condition: i64) -> None:
        """A condition that is no choice between several."""
        self.begin(s)
        self.gather_allies(s, condition)
        self.gather(s, condition)
        self.schedule(s)
        self.span = self.extra
        for hero in range(s.program.heroes):
            if self.place[hero] >= 0 and self.paid[hero] >= 0:
                self.span = max(self.span, self.clock[hero] + self.extra)
        self.total += self.extra

    def begin(self, s: State) -> None:
        """No task is known yet, and nobody has one."""
        self.gather_heroes(s)
        self.task_area = []
        self.task_left = []
        self.task_rate = []
        self.task_who = []
        self.task_sparks = []
        self.task_boss = []

    def add(self, area: i64, left: float, rate: float, who: i64, sparks: i64) -> None:
        """A task: so much of it is left, one action of those who can does so much."""
        if who == 0:
            self.extra += LOST
            return
        self.task_area.append(area)
        self.task_left.append(left)
        self.task_rate.append(rate)
        self.task_who.append(who)
        self.task_sparks.append(sparks)
        self.task_boss.append(NONE)

    def gather_allies(self, s: State, condition: i64) -> None:
        """Allies who have to be led somewhere; the hero who leads walks with them."""
        p = s.program
        row = condition * WIDTH
        if p.conditions[row] == w.C_ALL:
            start = p.conditions[row + 1]
            for at in range(start, start + p.conditions[row + 2]):
                self.gather_allies(s, p.kids[at])
        elif p.conditions[row] == w.C_ALLY_IN:
            self.lead(s, s.area[p.conditions[row + 1]], areas(s, p.conditions[row + 2]))

    def gather(self, s: State, condition: i64) -> None:
        """The tasks of a condition."""
        p = s.program
        row = condition * WIDTH
        kind = p.conditions[row]
        a = p.conditions[row + 1]
        b = p.conditions[row + 2]
        if kind == w.C_ALL:
            for at in range(a, a + b):
                self.gather(s, p.kids[at])
        elif kind == w.C_COUNTER:
            self.gather_sources(s, a, number(s, p.kids[b + 2]) - s.counters[a])
        elif kind == w.C_FINISHED:
            for at in range(a, a + b):
                self.gather_card(s, p.kids[at])
        elif kind == w.C_BOSS_HEARTS:
            self.gather_boss(s, a, number(s, p.kids[b + 2]))
        elif kind == w.C_ALL_IN:
            for hero in range(p.heroes):
                self.send(hero, areas(s, a), 0.0)
        elif kind == w.C_ALL_LEFT:
            self.gather_leavers(s)
        elif kind == w.C_HEROES_IN:
            self.send_some(s, areas(s, a), number(s, p.kids[b + 2]))
        elif kind != w.C_ALLY_IN and not holds(s, condition):
            self.extra += UNKNOWN

    def gather_leavers(self, s: State) -> None:
        """Everybody goes where a special action leads off the board, and takes it."""
        p = s.program
        for special in p.open_specials:
            if self.atlas.special_leaves[special] and is_granted(s, 0, special):
                there = self.atlas.special_areas[special]
                for hero in range(p.heroes):
                    if there == ANYWHERE:
                        self.send(hero, bit(max(0, self.place[hero])), 1.0)
                    else:
                        self.send(hero, there, 1.0)
                return
        self.extra += UNKNOWN

    def gather_sources(self, s: State, counter: i64, missing: i64) -> None:
        """Objects and special actions that a counter counts."""
        if missing <= 0:
            return
        found: i64 = 0
        pairs: i64 = 0
        thing: i64 = 0
        while s.objects >> thing != 0:
            if s.objects >> thing & 1 != 0 and self.atlas.counter[thing] == counter:
                if self.atlas.twin[thing] != 0:
                    pairs |= bit(min(thing, first(self.atlas.twin[thing])))
                elif who_can(s, self.atlas, thing) != 0:
                    self.gather_object(s, thing)
                    found += 1
            thing += 1
        if pairs != 0:
            self.gather_pairs(s, pairs)
        elif found == 0:
            self.gather_specials(s, counter, missing)

    def gather_specials(self, s: State, counter: i64, missing: i64) -> None:
        """Special actions that a counter counts, if they could be taken now by somebody there."""
        p = s.program
        for special in p.open_specials:
            is_source = self.atlas.special_counter[special] == counter
            if is_source and is_granted(s, 0, special) and is_open(s, p.special_if[special]):
                there = self.atlas.special_areas[special]
                start = max(0, s.area[0])
                end = start if there == ANYWHERE else self.nearest(start, there)
                self.add(end, float(missing), 1.0, bit(p.heroes) - 1, 0)
                return
        self.extra += LOST

    def gather_card(self, s: State, card: i64) -> None:
        """A card that has to be done: it lies open, or it is covered in a stack."""
        if s.cards[card] == DONE:
            return
        thing = s.program.card_object[card]
        if s.cards[card] == IN_PLAY and thing != NONE:
            self.gather_object(s, thing)
            return
        stack = self.atlas.stack[thing] if thing != NONE else NONE
        if stack == NONE or s.stack_area[stack] < 0:
            self.extra += UNKNOWN
            return
        p = s.program
        top = p.stack_cards[p.stack_first[stack] + s.stack_at[stack]]
        covered = p.stack_count[stack] - s.stack_at[stack]
        if s.cards[top] == IN_PLAY:
            self.gather_object(s, p.card_object[top])
            covered -= 1
        self.add(s.stack_area[stack], PER_HIDDEN_CARD * float(covered), 1.0, bit(p.heroes) - 1, 0)

    def gather_object(self, s: State, thing: i64) -> None:
        """An object on the board."""
        a = self.atlas
        p = s.program
        area = s.card_area[p.object_card[thing]]
        if area < 0:
            self.extra += UNKNOWN
            return
        left = 1.0
        rate = 1.0
        dice = min(number(s, a.dice[thing]), 5)
        if a.kind[thing] == EFFORT:
            left = float(max(0, number(s, a.need[thing]) - s.progress[p.object_card[thing]]))
            rate = 0.5 * float(dice)
        elif a.kind[thing] == TEST:
            rate = CHANCES[dice]
        if a.together[thing] > 1:
            self.send_some(s, bit(area), a.together[thing])
        self.add(area, left, rate, who_can(s, a, thing), p.object_sparks[thing])

    def gather_pairs(self, s: State, pairs: i64) -> None:
        """Twins count only if both are touched in one round; those begun come first."""
        left = pairs
        thing: i64 = 0
        while pairs >> thing != 0:
            if pairs >> thing & 1 != 0 and self.follow(s, thing):
                left &= ~bit(thing)
            thing += 1
        while left != 0:
            best = self.nearest_pair(s, left)
            self.gather_both(s, best, first(self.atlas.twin[best]))
            left &= ~bit(best)

    def follow(self, s: State, thing: i64) -> bool:
        """Send somebody to the second of two twins, if it can be touched in this round."""
        other = first(self.atlas.twin[thing])
        if s.touched >> thing & 1 != 0:
            missing = other
        elif s.touched >> other & 1 != 0:
            missing = thing
        else:
            return False
        area = s.card_area[s.program.object_card[missing]]
        hero = self.soonest(s, area, NONE)
        if hero == NONE:
            return False
        if self.clock[hero] + self.walk(self.place[hero], area) + 1.0 > A_TURN:
            return False
        self.send(hero, bit(area), 1.0)
        return True

    def nearest_pair(self, s: State, pairs: i64) -> i64:
        """The pair that two heroes can be at first."""
        best = first(pairs)
        least = 4 * LOST
        thing: i64 = 0
        while pairs >> thing != 0:
            if pairs >> thing & 1 != 0:
                both = self.arrival(s, thing) + self.arrival(s, first(self.atlas.twin[thing]))
                if both < least:
                    least = both
                    best = thing
            thing += 1
        return best

    def arrival(self, s: State, thing: i64) -> float:
        """When somebody can be at an object."""
        area = s.card_area[s.program.object_card[thing]]
        hero = self.soonest(s, area, NONE)
        return LOST if hero == NONE else self.clock[hero] + self.walk(self.place[hero], area)

    def gather_both(self, s: State, thing: i64, other: i64) -> None:
        """Two heroes go to two objects and act there in the same round."""
        p = s.program
        one = self.soonest(s, s.card_area[p.object_card[thing]], NONE)
        two = self.soonest(s, s.card_area[p.object_card[other]], one)
        if one == NONE or two == NONE:
            self.extra += LOST
            return
        self.send(one, bit(s.card_area[p.object_card[thing]]), 1.0)
        self.send(two, bit(s.card_area[p.object_card[other]]), 1.0)
        later = max(self.clock[one], self.clock[two])
        rounds = float(int(later / A_TURN - 0.001))
        self.clock[one] = max(self.clock[one], rounds * A_TURN + 1.0)
        self.clock[two] = max(self.clock[two], rounds * A_TURN + 1.0)

    def gather_boss(self, s: State, boss: i64, down_to: i64) -> None:
        """A boss has to be beaten."""
        if s.boss_area[boss] < 0:
            self.extra += UNKNOWN
            return
        left = float(max(0, s.boss_hearts[boss] - down_to))
        self.add(s.boss_area[boss], left, 1.0, bit(s.program.heroes) - 1, 0)
        self.task_boss[-1] = boss

    def schedule(self, s: State) -> None:
        """Deal out the tasks, always to the hero who is done first."""
        steps: i64 = 0
        while steps < MOST_STEPS:
            steps += 1
            best: i64 = NONE
            who: i64 = NONE
            least = 4 * LOST
            for task in range(len(self.task_area)):
                if self.task_left[task] > 0.001:
                    for hero in range(s.program.heroes):
                        if self.task_who[task] >> hero & 1 != 0 and self.place[hero] >= 0:
                            done = self.clock[hero] + self.effort_of(s, hero, task)
                            if done < least:
                                least = done
                                best = task
                                who = hero
            if best == NONE:
                break
            self.assign(s, who, best, least)
        for task in range(len(self.task_area)):
            if self.task_left[task] > 0.001:
                self.extra += UNKNOWN

    def rate_of(self, s: State, hero: i64, task: i64) -> float:
        """How much of a task one action of a hero does."""
        if self.task_boss[task] == NONE:
            return self.task_rate[task]
        p = s.program
        return max(0.5, 0.5 * float(p.attack_dice[hero] * p.attack_per_success[hero]))

    def effort_of(self, s: State, hero: i64, task: i64) -> float:
        """The actions until a hero has done the next bit of a task."""
        area = self.task_area[task]
        steps = self.way(self.place[hero], area)
        if self.task_boss[task] != NONE:
            steps = max(0, steps - s.program.attack_reach[hero])
        cost = self.task_sparks[task]
        if cost > 0 and s.sparks[hero] - max(0, self.paid[hero]) < cost:
            steps = self.by_spark(s, hero, area)
        return float(steps) + min(1.0, self.task_left[task] / self.rate_of(s, hero, task))

    def by_spark(self, s: State, hero: i64, area: i64) -> i64:
        """The way to an area past a spark, picking it up included."""
        least = 2 * FAR
        for there in range(s.program.areas):
            if s.on_board[there] > 0:
                least = min(least, self.way(self.place[hero], there) + 1 + self.way(there, area))
        return least

    def assign(self, s: State, hero: i64, task: i64, done: float) -> None:
        """A hero does the next bit of a task."""
        self.total += done - self.clock[hero]
        self.clock[hero] = done
        self.task_left[task] -= self.rate_of(s, hero, task)
        self.paid[hero] = max(0, self.paid[hero]) + self.task_sparks[task]
        if self.task_boss[task] == NONE or self.place[hero] != self.task_area[task]:
            self.place[hero] = self.task_area[task]


def who_can(s: State, atlas: Atlas, thing: i64) -> i64:
    """The heroes who can do an object if they get there."""
    card = atlas.holder[thing]
    return bit(s.program.heroes) - 1 if card == NONE else holder(s, card)


def is_open(s: State, condition: i64) -> bool:
    """Does a condition hold but for the place?"""
    if condition == NONE:
        return True
    p: Program = s.program
    row = condition * WIDTH
    kind = p.conditions[row]
    if kind == w.C_IN_AREA:
        return True
    if kind == w.C_ALL:
        start = p.conditions[row + 1]
        for at in range(start, start + p.conditions[row + 2]):
            if not is_open(s, p.kids[at]):
                return False
        return True
    return holds(s, condition)
