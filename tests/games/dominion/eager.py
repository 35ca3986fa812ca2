"""A random player that likes to do things: so matches reach what uniform play hardly ever does."""

from moonlit.core.dice import Dice
from moonlit.games.dominion.frames import NIGHT, frame_kind
from moonlit.games.dominion.moves import BUY_CARD, STOP, move_at, move_count, move_object, move_verb
from moonlit.games.dominion.state import State

# One phase in so many is ended early, and one purchase in so many is any purchase.
LAZY = 12
CARELESS = 3


def eager_move(s: State, dice: Dice) -> int:
    """Play what can be played, then buy, mostly something dear; questions are answered anyhow."""
    count = move_count(s)
    if frame_kind(s.pending[-1]) > NIGHT or count == 1 or dice.below(LAZY) == 0:
        return move_at(s, dice.below(count))
    moves = [move_at(s, index) for index in range(count)]
    plays = [move for move in moves if move_verb(move) not in (STOP, BUY_CARD)]
    if plays:
        return plays[dice.below(len(plays))]
    buys = [move for move in moves if move_verb(move) == BUY_CARD]
    if dice.below(CARELESS) == 0:
        return buys[dice.below(len(buys))]
    costs = [s.terms.cost[move_object(move)] for move in buys]
    dear = [move for move, cost in zip(buys, costs, strict=True) if cost >= max(costs) - 1]
    return dear[dice.below(len(dear))]
