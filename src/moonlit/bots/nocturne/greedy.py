"""The greedy bot: it takes what adds most to its projected score, or would to a rival's."""

from collections.abc import Callable

from moonlit.bots.nocturne.gain import TileWorth, projected
from moonlit.core.action import Action
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.core.journal import Journal
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.games.nocturne import moves, rules
from moonlit.games.nocturne.casting import can_be_topped
from moonlit.games.nocturne.state import (
    MOONLIGHT,
    RANK,
    STAR,
    State,
    neighbours,
    spell,
)
from moonlit.games.nocturne.verbs import insertion_place

SILENT = Journal(False)
TOKEN_COST = 0.2
STAR_COST = 3.0
TOPPABLE_CHANCE = 0.9
KEPT_TOKEN = {True: 2.0, False: 1.0}


class Greedy:
    """Looks one step ahead in a world dealt from its view."""

    def __init__(self, game: Game[AnyState], config: Config, dice: Dice) -> None:
        self._game = game
        self._config = config
        self._dice = dice

    def choose(self, view: View) -> Action:
        world = self._game.determinize(view, self._config, self._dice)
        assert isinstance(world, State)
        value = self._valuation(world)
        return max(view.legal, key=lambda action: value(self._game.move(world, action)))

    def _valuation(self, world: State) -> Callable[[int], float]:
        """How to value a move in this kind of decision."""
        worth = TileWorth(world, rules.to_act(world))
        verbs = {
            moves.move_verb(moves.move_at(world, index)) for index in range(moves.move_count(world))
        }
        if moves.CAST in verbs:
            return lambda move: _value_of_cast(world, worth, move)
        if moves.DEDICATE_TOKEN in verbs:
            return lambda move: _value_of_dedication(world, worth, move)
        return lambda move: _value_after(world, move)


def _value_of_cast(world: State, worth: TileWorth, move: int) -> float:
    """The worth of the tile times the chance to win it, less the token; a pass is nothing."""
    if moves.move_verb(move) != moves.CAST:
        return 0.0
    token, cell = moves.move_object(move), moves.move_place(move)
    cost = STAR_COST if token == STAR else TOKEN_COST * int(RANK[token])
    chance = 1.0 if _wins_at_once(world, token, cell) else TOPPABLE_CHANCE
    return worth.of(world.forest[cell]) * chance - cost


def _wins_at_once(world: State, token: int, cell: int) -> bool:
    """Star, blocked or untoppable (N-CAST-8 to N-CAST-10)."""
    if token == STAR or neighbours(cell) & world.tiled & ~world.covered == 0:
        return True
    tried = world.clone()
    tried.spells.append(spell(rules.to_act(world), token, cell))
    return not can_be_topped(tried)


def _value_of_dedication(world: State, worth: TileWorth, move: int) -> float:
    """The Sprite tile that the token's place promises, against keeping the token."""
    if moves.move_verb(move) != moves.DEDICATE_TOKEN:
        return KEPT_TOKEN[world.round == MOONLIGHT]
    promised = sorted((worth.of(tile) for tile in world.slots if tile >= 0), reverse=True)
    place = insertion_place(world, moves.move_object(move))
    return promised[place] if place < len(promised) else 0.0


def _value_after(world: State, move: int) -> float:
    """The projected lead over the best rival once the move is made."""
    seat = rules.to_act(world)
    after = world.clone()
    rules.apply(after, SILENT, move)
    rivals = [projected(after, rival) for rival in range(after.terms.deciders) if rival != seat]
    return projected(after, seat) - max(rivals, default=0) * 0.5
