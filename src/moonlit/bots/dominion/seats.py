"""Who sits down when a bot is asked for at a table of Dominion."""

from dataclasses import replace
from typing import Final

from moonlit.bots.bot import OFFERED, Bot, Wish
from moonlit.bots.dominion.levels import LEVELS, Level
from moonlit.bots.dominion.plans import Effort
from moonlit.bots.dominion.strategist import StrategyBot
from moonlit.bots.dominion.strategy import Rule, Strategy
from moonlit.bots.dominion.thinker import Thinker
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.games import AnyState
from moonlit.packs.dominion.folder import load_pack

GREEDY: Final = "greedy"
NAMES: Final = (*OFFERED, GREEDY)
# Nobody here likes a card more than it is worth.
PERSONAS: Final = ()
# So many matches between plans for every playout of a decision.
MATCHES_PER_PLAYOUT: Final = 40


def seat(wish: Wish, game: Game[AnyState], config: Config, dice: Dice) -> Bot:
    """The bot, seated at a match."""
    if wish.name == GREEDY:
        return StrategyBot(game, config, dice, dearest_first())
    level = LEVELS[wish.name]
    return Thinker(game, config, dice, _budgeted(level, wish) if wish.has_budget else level)


def _budgeted(level: Level, wish: Wish) -> Level:
    """The level with another budget: for finding plans, and for playouts if it makes any."""
    if not level.strategy:
        effort = Effort(MATCHES_PER_PLAYOUT * wish.iterations, wish.milliseconds)
        level = replace(level, effort=effort)
    if level.is_searching:
        return replace(level, iterations=wish.iterations, milliseconds=wish.milliseconds)
    return level


def dearest_first() -> Strategy:
    """Whatever costs most is bought, Victory cards before others; nothing that costs nothing."""
    cards = [card for card in load_pack().cards if card.cost > 0]
    cards.sort(key=lambda card: (-card.cost, "victory" not in card.types, card.id))
    return Strategy(GREEDY, tuple(Rule(card.id) for card in cards))
