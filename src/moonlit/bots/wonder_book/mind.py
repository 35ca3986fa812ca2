"""Thinking: what every move leads to, as far as the table can know it."""

from typing import Final

from mypy_extensions import i64

from moonlit.bots.wonder_book.reading import PLAIN, Atlas
from moonlit.bots.wonder_book.trying import (
    CHANCE,
    begin_interaction,
    dice_for,
    finish_interaction,
    is_met,
    is_secret,
)
from moonlit.bots.wonder_book.worth import FATES, Worth
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import menu
from moonlit.games.wonder_book.asking import NEXT_WYRM, TO_REROLL, TO_STEP_IN, VICTIM
from moonlit.games.wonder_book.frames import (
    EXTRA,
    NEXT_TURN,
    NO_CARD,
    QUESTION,
    TRADE,
    TURN,
    frame_a,
    frame_b,
    frame_card,
    frame_hero,
    frame_kind,
    frame_place,
)
from moonlit.games.wonder_book.menu import move_first, move_verb
from moonlit.games.wonder_book.program import DICE, INTERACTION
from moonlit.games.wonder_book.rules import apply, settle
from moonlit.games.wonder_book.state import State

NEVER: Final = -1000.0
MOST_ANSWERS: Final[i64] = 12
DEEPEST: Final[i64] = 2
FED: Final[i64] = 10  # dice laid ready for one try


class Mind:
    """Weighs moves: `depth` actions of a turn ahead, the `width` best of them more closely."""

    atlas: Atlas
    worth: Worth
    silent: Journal
    depth: i64
    width: i64
    nested: i64

    def __init__(self, atlas: Atlas, taste: list[float], depth: i64, width: i64) -> None:
        self.atlas = atlas
        self.worth = Worth(atlas, taste)
        self.silent = Journal(False)
        self.depth = depth
        self.width = width
        self.nested = 0

    def weigh(self, s: State) -> list[float]:
        """The worth of every move of a position in which somebody has to decide."""
        self.worth.look_at(s)
        self.nested = 0
        f = s.pending[-1]
        kind = frame_kind(f)
        if kind == TURN:
            return self.weigh_turn(s, min(self.depth, frame_a(f)))
        if kind == NEXT_TURN:
            return [self.turn_of(s, packed) for packed in s.menu]
        if kind == QUESTION and is_for_object(s, f):
            return self.weigh_reroll(s, f)
        if kind == QUESTION and has_rule(f):
            chosen = self.quick(s)
            return [1.0 if packed == chosen else 0.0 for packed in s.menu]
        return [self.after(s, packed, 0) for packed in s.menu]

    def weigh_turn(self, s: State, depth: i64) -> list[float]:
        """The worth of every action; all but the best few are looked at for one step only."""
        values = [self.after(s, packed, 0) for packed in s.menu]
        if depth <= 1:
            return values
        deep: list[float] = [NEVER] * len(values)
        for _ in range(min(self.width, len(values))):
            best = highest(values)
            deep[best] = self.after(s, s.menu[best], depth - 1)
            values[best] = NEVER - 1.0
        for index in range(len(values)):
            if deep[index] == NEVER:
                deep[index] = values[index] - 100.0
        return deep

    def look(self, s: State, depth: i64) -> float:
        """The worth of a turn that can go on."""
        values = [self.after(s, packed, 0) for packed in s.menu]
        if depth <= 1:
            return values[highest(values)]
        found = NEVER
        for _ in range(min(self.width, len(values))):
            best = highest(values)
            found = max(found, self.after(s, s.menu[best], depth - 1))
            values[best] = NEVER - 1.0
        return found

    def turn_of(self, s: State, packed: i64) -> float:
        """The worth of a hero's turn coming next."""
        twin = s.clone()
        apply(twin, self.silent, packed)
        if is_cut(twin, s) or frame_kind(twin.pending[-1]) != TURN:
            return self.worth.value(s)
        return self.look(twin, self.depth - 1)

    def after(self, s: State, packed: i64, depth: i64) -> float:
        """The expected worth after a move, with so many more actions looked at."""
        verb = move_verb(packed)
        if verb == menu.TAKE:
            return NEVER
        if verb == menu.GIVE and move_first(packed) >= s.program.items:
            return NEVER
        if verb == menu.INTERACT:
            return self.after_interaction(s, move_first(packed), depth)
        twin = s.clone()
        lay_dice(twin, 0)
        apply(twin, self.silent, packed)
        dice = min(DICE, FED - len(twin.fed))
        total = CHANCE[6 * dice] * self.settled(twin, s, depth)
        for successes in range(1, dice + 1):
            twin = s.clone()
            lay_dice(twin, successes)
            apply(twin, self.silent, packed)
            total += CHANCE[6 * dice + successes] * self.settled(twin, s, depth)
        return total

    def after_interaction(self, s: State, thing: i64, depth: i64) -> float:
        """The expected worth of interacting, whatever the hidden side says."""
        hero = frame_hero(s.pending[-1])
        dice = dice_for(s, self.atlas, hero, thing)
        if self.atlas.kind[thing] == PLAIN:
            return self.with_successes(s, thing, 0, depth)
        total = 0.0
        for successes in range(dice + 1):
            total += CHANCE[6 * dice + successes] * self.with_successes(s, thing, successes, depth)
        return total

    def with_successes(self, s: State, thing: i64, successes: i64, depth: i64) -> float:
        """The worth of interacting with so many successes."""
        twin = s.clone()
        begin_interaction(twin, thing)
        finish_interaction(twin, self.silent, self.atlas, thing, successes)
        if is_met(twin):
            return self.worth.met(twin)
        settle(twin, self.silent)
        return self.settled(twin, s, depth)

    def settled(self, s: State, before: State, depth: i64) -> float:
        """The worth after the questions that a move brings up."""
        self.answer_all(s, before)
        s.fed = []
        if s.is_over and not s.is_won:
            return FATES[0]
        if s.is_over or s.goal != before.goal:
            return self.worth.met(before)
        if s.objects & ~before.objects != 0:
            return self.worth.value(before)
        if depth > 0 and frame_kind(s.pending[-1]) == TURN and s.turn == before.turn:
            return self.look(s, min(depth, frame_a(s.pending[-1])))
        return self.worth.value(s)

    def answer_all(self, s: State, before: State) -> None:
        """Answer what is asked on the way as well as can be told quickly."""
        answers: i64 = 0
        while answers < MOST_ANSWERS and not is_cut(s, before):
            kind = frame_kind(s.pending[-1])
            if kind <= EXTRA or is_secret(s):
                return
            apply(s, self.silent, self.quick(s))
            answers += 1

    def quick(self, s: State) -> i64:
        """A good answer, found quickly."""
        f = s.pending[-1]
        if frame_kind(f) == TRADE:
            return s.menu[len(s.menu) - 1]
        if frame_kind(f) == QUESTION:
            why = frame_b(f)
            if why == TO_REROLL:
                return s.menu[1]
            if why == NEXT_WYRM:
                return s.menu[len(s.menu) - 1]
            if why == VICTIM:
                return healthiest(s)
            if why == TO_STEP_IN:
                is_good = s.hearts[frame_hero(f)] > s.hearts[frame_place(f)]
                return s.menu[0] if is_good else s.menu[1]
        return self.best_at_once(s)

    def best_at_once(self, s: State) -> i64:
        """The answer that looks best before anything else is asked."""
        if self.nested >= DEEPEST:
            return s.menu[0]
        self.nested += 1
        best = s.menu[0]
        most = 2 * NEVER
        for packed in s.menu:
            found = self.at_once(s, packed)
            if found > most:
                most = found
                best = packed
        self.nested -= 1
        return best

    def at_once(self, s: State, packed: i64) -> float:
        """The worth right after an answer."""
        twin = s.clone()
        apply(twin, self.silent, packed)
        twin.fed = []
        if twin.is_over and not twin.is_won:
            return FATES[0]
        if twin.is_over or twin.goal != s.goal:
            return self.worth.met(s)
        return self.worth.value(twin)

    def weigh_reroll(self, s: State, f: i64) -> list[float]:
        """Whether to roll again for an object: yes, then no."""
        thing = s.program.card_object[frame_card(f)]
        hero = frame_hero(f)
        keep = self.as_rolled(s, hero, thing, s.hits, 0)
        again = 0.0
        for more in range(s.blanks + 1):
            again += CHANCE[6 * s.blanks + more] * self.as_rolled(s, hero, thing, s.hits + more, 1)
        return [again, keep]

    def as_rolled(self, s: State, hero: i64, thing: i64, successes: i64, hearts: i64) -> float:
        """The worth if a roll for an object stays like this."""
        twin = s.clone()
        while len(twin.pending) > 1 and frame_kind(twin.pending[-1]) != TURN:
            twin.pending.pop()
        twin.hearts[hero] -= hearts
        finish_interaction(twin, self.silent, self.atlas, thing, successes)
        return self.worth.met(twin) if is_met(twin) else self.worth.value(twin)


def is_for_object(s: State, f: i64) -> bool:
    """Is it about rolling again for an object?"""
    if frame_b(f) != TO_REROLL or frame_card(f) == NO_CARD:
        return False
    return s.program.card_kind[frame_card(f)] == INTERACTION


def has_rule(f: i64) -> bool:
    """Is the answer to a question a matter of rule?"""
    why = frame_b(f)
    return why == NEXT_WYRM or why == VICTIM or why == TO_STEP_IN


def is_cut(s: State, before: State) -> bool:
    """Has something come up that nobody could know?"""
    return s.is_over or s.goal != before.goal or s.objects & ~before.objects != 0


def healthiest(s: State) -> i64:
    """The victim with most hearts."""
    best = s.menu[0]
    most: i64 = -1
    for packed in s.menu:
        if move_verb(packed) == menu.PICK and s.hearts[move_first(packed)] > most:
            most = s.hearts[move_first(packed)]
            best = packed
    return best


def lay_dice(s: State, successes: i64) -> None:
    """The dice will fall like this: so many successes, then blanks."""
    s.fed = []
    for place in range(FED):
        s.fed.append(1 if place < successes else 0)


def highest(values: list[float]) -> i64:
    """The place of the highest value."""
    best: i64 = 0
    for place in range(len(values)):
        if values[place] > values[best]:
            best = place
    return best
