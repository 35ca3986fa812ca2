"""The random bot: every legal action is equally likely."""

from moonlit.core.action import Action
from moonlit.core.dice import Dice
from moonlit.core.view import View


class Uniform:
    """Rolls for its action; plays any game."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def choose(self, view: View) -> Action:
        return view.legal[self._dice.below(len(view.legal))]
