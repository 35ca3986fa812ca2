"""What the next enemy phase is expected to cost: hearts by wyrms here and to come, and bosses."""

from typing import Final

from mypy_extensions import i64

from moonlit.bots.wonder_book.work import Work
from moonlit.core.bits import bit
from moonlit.games.wonder_book import ops
from moonlit.games.wonder_book.program import NONE, ROW
from moonlit.games.wonder_book.reckoning import holds, number, pool_size
from moonlit.games.wonder_book.state import FIRST_BOSS, State

MOST_ACTIONS: Final[i64] = 6


class Danger:
    """What wyrms are expected to do, for one position after the other."""

    work: Work
    attacks: list[float]
    spawns: float
    harm: list[float]

    def __init__(self, work: Work) -> None:
        self.work = work
        self.attacks = []
        self.spawns = 0.0
        self.harm = []

    def look_at(self, s: State) -> None:
        """Learn from the goal card and the wyrm deck what the next enemy phase can bring."""
        chances: list[float] = [0.0] * MOST_ACTIONS
        self.spawns = 0.0
        at = s.program.card_enemy[s.goal] * ROW if s.goal != NONE else -1
        code = s.program.code
        while at >= 0 and code[at] != ops.END:
            if code[at] == ops.REVEAL_WYRM_CARD:
                self.read_deck(s, chances)
            elif code[at] == ops.ACTIVATE:
                chances[min(number(s, code[at + 1]), MOST_ACTIONS - 1)] += 1.0
            elif code[at] == ops.SPAWN:
                self.spawns += float(number(s, code[at + 1]))
            at += ROW
        self.sum_up(chances)

    def sum_up(self, chances: list[float]) -> None:
        """`attacks[x]`: how often a wyrm is expected to attack that first needs x actions."""
        self.attacks = []
        for before in range(MOST_ACTIONS):
            expected = 0.0
            for actions in range(before + 1, MOST_ACTIONS):
                expected += chances[actions] * float(actions - before)
            self.attacks.append(expected)

    def read_deck(self, s: State, chances: list[float]) -> None:
        """Any card that may be the next one; a chain brings an ordinary card after it."""
        deck = s.wyrm_deck if len(s.wyrm_deck) > 0 else s.wyrm_discards
        start: i64 = len(deck) - 1 if s.known_top > 0 and len(s.wyrm_deck) > 0 else 0
        count: i64 = len(deck)
        if count == 0:
            return
        share = 1.0 / float(count - start)
        for place in range(start, count):
            card = deck[place]
            actions: i64 = 0
            if holds(s, s.program.wyrm_condition[card]):
                actions = s.program.wyrm_activation[card]
                self.spawns += share * float(s.program.wyrm_spawn[card])
            if s.program.wyrm_chain[card]:
                actions += 1
                self.spawns += share
            chances[min(actions, MOST_ACTIONS - 1)] += share

    def expect(self, s: State) -> None:
        """Write down for everybody how many hearts the next enemy phase is expected to take."""
        self.harm = [0.0] * s.program.persons
        awake = s.awake() & s.program.targeted
        if awake == 0:
            return
        for wyrm in range(FIRST_BOSS):
            if s.wyrm_area[wyrm] >= 0:
                self.approach(s, awake, s.wyrm_area[wyrm], s.wyrm_stun[wyrm], 1.0)
        self.expect_spawns(s, awake)
        for boss in range(s.program.bosses):
            if s.boss_area[boss] >= 0:
                self.expect_boss(s, awake, boss)

    def approach(self, s: State, awake: i64, area: i64, late: i64, weight: float) -> None:
        """A wyrm goes for the nearest person; of several, for whoever has most hearts left."""
        victim = self.victim(s, awake, area)
        if victim == NONE:
            return
        before = late + self.work.way(area, s.area[victim])
        if before < MOST_ACTIONS:
            self.harm[victim] += weight * self.attacks[before]

    def victim(self, s: State, awake: i64, area: i64) -> i64:
        """Whom a wyrm in an area would go for."""
        found: i64 = NONE
        least: i64 = 29
        for person in range(s.program.persons):
            if awake >> person & 1 != 0:
                steps = self.work.way(area, s.area[person])
                if steps < least or (
                    steps == least
                    and found != NONE
                    and self.spare(s, person) > self.spare(s, found)
                ):
                    least = steps
                    found = person
        return found

    def spare(self, s: State, person: i64) -> float:
        """The hearts that a person is expected to have left."""
        return float(s.hearts[person]) - self.harm[person]

    def expect_spawns(self, s: State, awake: i64) -> None:
        """Wyrms that come out of the vortices and act at once."""
        count = min(self.spawns, float(pool_size(s)))
        open_ones: i64 = 0
        for vortex in range(len(s.vortex_area)):
            if s.vortex_active >> vortex & 1 != 0 and s.vortex_area[vortex] >= 0:
                open_ones += 1
        if open_ones == 0 or count <= 0.0:
            return
        for vortex in range(len(s.vortex_area)):
            if s.vortex_active >> vortex & 1 != 0 and s.vortex_area[vortex] >= 0:
                self.approach(s, awake, s.vortex_area[vortex], 0, count / float(open_ones))

    def expect_boss(self, s: State, awake: i64, boss: i64) -> None:
        """A boss goes for the nearest person with its own reach and damage."""
        p = s.program
        victim = self.victim(s, awake, s.boss_area[boss])
        if victim == NONE:
            return
        actions = 1.0 + self.attacks[1] if p.boss_actions[boss] == NONE else 0.0
        if p.boss_actions[boss] != NONE:
            actions = float(number(s, p.boss_actions[boss]))
        away = self.work.way(s.boss_area[boss], s.area[victim]) - p.boss_reach[boss]
        if away > 0:
            actions = actions - float(away) if p.boss_moves[boss] else 0.0
        if actions > 0.0:
            self.harm[victim] += actions * float(number(s, p.boss_damage[boss]))

    def near(self, s: State, area: i64) -> i64:
        """Steps from an area to the nearest conscious person."""
        awake = s.awake() & s.program.targeted
        victim = self.victim(s, awake, area) if awake != 0 else NONE
        return 6 if victim == NONE else self.work.way(area, s.area[victim])

    def threatening(self, s: State, person: i64) -> i64:
        """The wyrms and bosses that could hit a person in the next enemy phase."""
        found: i64 = 0
        for wyrm in range(FIRST_BOSS):
            if s.wyrm_area[wyrm] >= 0:
                before = s.wyrm_stun[wyrm] + self.work.way(s.wyrm_area[wyrm], s.area[person])
                if before < MOST_ACTIONS and self.attacks[before] > 0.0:
                    found |= bit(wyrm)
        return found
