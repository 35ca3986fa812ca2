"""The set-up of a match, with the dice in the order of the contract."""

from __future__ import annotations

from moonlit.core.dice import Dice

from .config import CHARACTERS, Config
from .data import Data
from .rounds import deal
from .state import OPPONENT, Player, State

GOAL_IDS = range(1, 13)
GOALS_IN_PLAY = 3
BREW_CARDS = 3


def set_up(config: Config, data: Data, dice: Dice) -> State:
    state = State(config, data, dice)
    state.players = _seat_players(state)
    if config.has_concoctions:
        _deal_starters(state)
    if not config.family:
        _choose_goals(state)
        state.shadow_tokens = sorted(data.shadow_tokens)
        state.sprite_tiles = [None] * state.size.tile_slots
    tiles = [t for t in data.tiles.values() if config.has_runestones or t.type != "runestone"]
    state.stack = state.shuffled(tiles)
    deal(state)
    if "all_set_to_brew" in config.variants and config.has_concoctions:
        for seat in state.scoring_seats:
            state.players[seat].concoctions += [state.deck.pop() for _ in range(BREW_CARDS)]
    state.round_starter = _first_starter(state)
    if config.solo:
        state.solo_deck = state.shuffled(data.solo_cards)
    return state


def _seat_players(state: State) -> list[Player]:
    config, data = state.config, state.data
    tokens = state.size.family_tokens if config.family else state.size.tokens
    players = []
    for seat, character in enumerate(_characters(state)):
        ability = data.scenarios[config.scenario].character if config.scenario else character
        player = Player(seat, character, ability, list(tokens))
        player.ability_unused = config.advanced
        players.append(player)
    if config.solo:  # N-SOLO-1
        players.append(Player(OPPONENT, None, None, list(tokens)))
    return players


def _characters(state: State) -> list[str]:
    """N-SETUP-1, O-79: only in a solo scenario is the named character one's own."""
    config = state.config
    if config.solo and config.scenario:
        return [state.data.scenarios[config.scenario].character]
    if config.characters:
        return list(config.characters)
    if config.switches.character_choice == "chosen":
        return list(CHARACTERS[: config.players])
    return state.shuffled(CHARACTERS)[: config.players]


def _deal_starters(state: State) -> None:
    """N-SETUP-5, N-SETUP-6."""
    starters = state.shuffled(list(state.data.starters))
    for seat in state.scoring_seats:
        state.players[seat].concoctions.append(starters[seat])
    state.deck = state.shuffled(list(state.data.concoctions))


def _choose_goals(state: State) -> None:
    if state.config.scenario:
        scenario = state.data.scenarios[state.config.scenario]
        state.twilight_goals = set(scenario.twilight)
        state.moonlight_goals = set(scenario.moonlight)
    else:
        state.twilight_goals = set(state.shuffled(GOAL_IDS)[:GOALS_IN_PLAY])
        state.moonlight_goals = set(state.shuffled(GOAL_IDS)[:GOALS_IN_PLAY])


def _first_starter(state: State) -> int:
    """N-SETUP-11, N-SOLO-2."""
    config = state.config
    if config.solo:
        return 0
    if config.switches.first_starter == "forest_visitor":
        return config.forest_visitor
    return int(state.dice.below(config.players))
