"""Looking a whole round ahead: the team plays on quickly, then the enemies have their phase."""

from typing import Final

from mypy_extensions import i64

from moonlit.bots.wonder_book.mind import NEVER, Mind, is_cut
from moonlit.bots.wonder_book.trying import (
    begin_interaction,
    dice_for,
    finish_interaction,
    is_met,
    is_secret,
)
from moonlit.bots.wonder_book.worth import FATES
from moonlit.core.dice import Dice
from moonlit.games.wonder_book import menu
from moonlit.games.wonder_book.frames import NEXT_TURN, TURN, frame_hero, frame_kind
from moonlit.games.wonder_book.menu import move_first, move_verb
from moonlit.games.wonder_book.rules import apply, settle
from moonlit.games.wonder_book.state import State
from moonlit.games.wonder_book.worlds import redeal

MOST_MOVES: Final[i64] = 120


class Ahead:
    """Plays the round to its end, again and again with other dice; `met` counts goals."""

    mind: Mind
    dice: Dice
    met: i64

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.dice = Dice(0)
        self.met = 0

    def after(self, root: State, packed: i64, seed: i64) -> float:
        """What a move led to when the next round began, or when something new came up."""
        self.dice.reseed(seed)
        s = root.clone()
        redeal(s, self.dice)
        moves: i64 = 0
        while True:
            if move_verb(packed) == menu.INTERACT:
                if self.interact(s, move_first(packed)):
                    self.met += 1
                    return self.mind.worth.met(s)
                settle(s, self.mind.silent)
            else:
                apply(s, self.mind.silent, packed)
            moves += 1
            if s.is_over and not s.is_won:
                return FATES[0]
            if s.is_over or s.goal != root.goal:
                self.met += 1
                return self.mind.worth.met(root)
            if is_cut(s, root) or is_secret(s) or s.round > root.round or moves > MOST_MOVES:
                return self.mind.worth.value(s)
            packed = self.next_move(s)

    def interact(self, s: State, thing: i64) -> bool:
        """Interact with an object as far as its open side goes; is the goal met by that?"""
        mind = self.mind
        dice = dice_for(s, mind.atlas, frame_hero(s.pending[-1]), thing)
        successes: i64 = 0
        while dice > 0:
            successes += self.dice.below(2)
            dice -= 1
        begin_interaction(s, thing)
        finish_interaction(s, mind.silent, mind.atlas, thing, successes)
        return is_met(s)

    def next_move(self, s: State) -> i64:
        """A good move, found quickly."""
        kind = frame_kind(s.pending[-1])
        if kind == NEXT_TURN:
            return s.menu[self.dice.below(len(s.menu))]
        if kind != TURN:
            return self.mind.quick(s)
        best = s.menu[0]
        most = 2 * NEVER
        for packed in s.menu:
            found = self.mind.after(s, packed, 0)
            if found > most:
                most = found
                best = packed
        return best
