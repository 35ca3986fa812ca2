"""What a position is worth to the team, counted in fate tokens."""

from typing import Final

from mypy_extensions import i64

from moonlit.bots.wonder_book.crew import A_TURN, left_of
from moonlit.bots.wonder_book.danger import Danger
from moonlit.bots.wonder_book.reading import Atlas
from moonlit.bots.wonder_book.work import Work
from moonlit.core.bits import bit, size
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.state import FIRST_BOSS, STANDING, State

# What can be weighed differently.
HEARTS: Final[i64] = 0  # all hearts of a hero
ROUND: Final[i64] = 1  # a round until the goal
LABOUR: Final[i64] = 2  # a round's worth of actions of the whole team
PAR: Final[i64] = 3  # meeting par
GOAL: Final[i64] = 4  # meeting the goal
HARM: Final[i64] = 5  # hearts that are expected to be lost, beside their worth
WYRM: Final[i64] = 6  # a standing wyrm next to the heroes
STUN: Final[i64] = 7  # the part of it that is left when it is stunned
SPARK: Final[i64] = 8  # a spark in hand
SCRAP: Final[i64] = 9  # a scrap in hand
ITEM: Final[i64] = 10  # an item in hand
CURIOSITY: Final[i64] = 11  # an object that the goal does not ask for
FADING: Final[i64] = 12  # how much of a wyrm's weight is lost with every step it is away

TASTE: Final[list[float]] = [
    0.9,
    1.0,
    0.6,
    1.6,
    1.5,
    0.2,
    0.30,
    0.55,
    0.12,
    0.2,
    0.1,
    0.8,
    0.12,
]

# Face-up fate tokens: the last ones count most.
FATES: Final[list[float]] = [-12.0, -4.5, -2.2, -0.9, 0.0, 0.8, 1.5, 2.1, 2.6, 3.0, 3.3]


SOONER: Final = 0.05  # an action that is left when the goal is met


class Worth:
    """Judges positions of one chapter."""

    atlas: Atlas
    work: Work
    danger: Danger
    taste: list[float]

    def __init__(self, atlas: Atlas, taste: list[float]) -> None:
        self.atlas = atlas
        self.work = Work(atlas)
        self.danger = Danger(self.work)
        self.taste = taste

    def look_at(self, s: State) -> None:
        """Get ready for the positions that follow from this one."""
        self.work.look_at(s)
        self.danger.look_at(s)

    def value(self, s: State) -> float:
        """The whole worth of a position."""
        found = self.standing(s) + self.curiosity(s)
        if s.goal == NONE:
            return found
        self.work.look_at(s)
        self.work.estimate(s, s.program.card_goal[s.goal])
        rounds = self.work.span / A_TURN
        found -= self.taste[ROUND] * rounds
        found -= self.taste[LABOUR] * self.work.total / (A_TURN * float(s.program.heroes))
        return found + self.par(s, rounds)

    def met(self, s: State) -> float:
        """The worth if the goal were met now; what follows is not known."""
        found = self.standing(s) + self.curiosity(s) + self.taste[GOAL] + self.par(s, 0.0)
        if s.turn != NONE:
            found += SOONER * left_of(s, s.turn)
        return found

    def par(self, s: State, rounds: float) -> float:
        """The hope of meeting par; a goal that ends within this round ends in this phase."""
        par = s.program.card_par[s.goal]
        if par == NONE:
            return 0.0
        slack = float(par - s.goal_phases) + 1.0 - rounds
        return self.taste[PAR] * min(1.0, max(0.0, 0.5 + 0.6 * slack))

    def standing(self, s: State) -> float:
        """Fate, hearts, belongings, wyrms: all but the goal."""
        heroes = bit(s.program.heroes) - 1
        fallen = size(s.down & heroes)
        found = FATES[max(0, s.fate - fallen)]
        found += self.hearts(s) + self.belongings(s) - self.wyrms(s)
        return found

    def hearts(self, s: State) -> float:
        """Hearts, and those that are expected to be lost soon; the fallen get all of them back."""
        p = s.program
        self.danger.expect(s)
        found = 0.0
        for person in range(p.persons):
            most = float(p.most_hearts[person])
            if s.down >> person & 1 != 0:
                found += self.taste[HEARTS]
            elif s.area[person] >= 0 and p.targeted >> person & 1 != 0 and most > 0.0:
                lost = min(self.danger.harm[person], float(s.hearts[person]))
                found += self.taste[HEARTS] * (float(s.hearts[person]) - lost) / most
                found -= self.taste[HARM] * lost / most
            elif person < p.heroes:
                found += self.taste[HEARTS]
        return found

    def belongings(self, s: State) -> float:
        """Sparks (a third one is worth little), scraps and items."""
        found = 0.0
        items = bit(s.program.items) - 1
        for hero in range(s.program.heroes):
            sparks = s.sparks[hero]
            found += self.taste[SPARK] * (float(min(sparks, 2)) + 0.3 * float(max(0, sparks - 2)))
            found += self.taste[SCRAP] * float(size(s.things[hero] & ~items))
            found += self.taste[ITEM] * float(size(s.things[hero] & items))
        return found

    def wyrms(self, s: State) -> float:
        """The burden of the wyrms on the board, nearer ones being heavier."""
        found = 0.0
        for wyrm in range(FIRST_BOSS):
            if s.wyrm_area[wyrm] >= 0:
                weight = 1.0 - self.taste[FADING] * float(self.danger.near(s, s.wyrm_area[wyrm]))
                if s.wyrm_stun[wyrm] > STANDING:
                    weight *= self.taste[STUN]
                found += max(0.2, weight)
        return self.taste[WYRM] * found

    def curiosity(self, s: State) -> float:
        """Objects that nothing asks for draw heroes who are near, whatever they may hold."""
        found = 0.0
        thing: i64 = 0
        while s.objects >> thing != 0:
            if s.objects >> thing & 1 != 0 and self.is_extra(s, thing):
                area = s.card_area[s.program.object_card[thing]]
                steps: i64 = 9
                for hero in range(s.program.heroes):
                    if s.area[hero] >= 0 and area >= 0:
                        steps = min(steps, self.work.way(s.area[hero], area))
                found -= self.taste[CURIOSITY] * min(1.0, 0.3 + 0.2 * float(steps))
            thing += 1
        return found

    def is_extra(self, s: State, thing: i64) -> bool:
        """Does an object count for nothing that is known?"""
        a = self.atlas
        if a.kind[thing] != 0 or a.counter[thing] != NONE or a.stack[thing] != NONE:
            return False
        return a.together[thing] <= 1 and not self.is_asked_for(s, s.program.object_card[thing])

    def is_asked_for(self, s: State, card: i64) -> bool:
        """Does the goal name the card?"""
        if s.goal == NONE:
            return False
        return names_card(s, s.program.card_goal[s.goal], card)


def names_card(s: State, condition: i64, card: i64) -> bool:
    """Does a condition ask for a card to be finished?"""
    p = s.program
    row = condition * 6
    kind = p.conditions[row]
    if kind != 0 and kind != 1 and kind != 8:
        return False
    start = p.conditions[row + 1]
    for at in range(start, start + p.conditions[row + 2]):
        if kind == 8:
            if p.kids[at] == card:
                return True
        elif names_card(s, p.kids[at], card):
            return True
    return False
