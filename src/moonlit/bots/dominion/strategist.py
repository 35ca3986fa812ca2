"""A bot that plays a strategy: it deals a world from its view and looks only at what it knows."""

from moonlit.bots.dominion.menu import Menu
from moonlit.bots.dominion.policy import choose
from moonlit.bots.dominion.strategy import Strategy, make_menu
from moonlit.core.action import Action
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.games.dominion.state import State


class StrategyBot:
    """Follows one strategy through a match."""

    def __init__(
        self, game: Game[AnyState], config: Config, dice: Dice, strategy: Strategy
    ) -> None:
        self._game = game
        self._config = config
        self._dice = dice
        self._strategy = strategy
        self._menu: Menu | None = None

    def choose(self, view: View) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        world = self._game.determinize(view, self._config, self._dice)
        assert isinstance(world, State)
        if self._menu is None:
            self._menu = make_menu(self._strategy, world.terms)
        return self._game.action(world, choose(world, self._menu))
