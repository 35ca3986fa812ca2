"""Set-up: tokens, characters, concoctions, goals, the first deal (N-SETUP)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.nocturne.rounds import begin_round, deal
from moonlit.games.nocturne.rules import settle
from moonlit.games.nocturne.state import (
    CELLS,
    NOTHING,
    TOKENS,
    Player,
    State,
    Terms,
)

GOAL_CARDS: Final[i64] = 12
GOALS_IN_PLAY: Final[i64] = 3


def set_up(terms: Terms, seed: i64, journal: Journal) -> State:
    """A match ready for its first decision; the dice are used in the order of the lines below."""
    s = State(terms, seed)
    for _ in range(terms.players):
        player = Player()
        give_tokens(player, terms.tokens)
        s.players.append(player)
    deal_characters(s)
    deal_concoctions(s)
    choose_goals(s)
    shuffle_tiles(s)
    if terms.all_set_to_brew:
        deal_extra_concoctions(s)
    starter = first_starter(s)
    if terms.solo:
        s.solo_deck = list(range(len(terms.solo_start)))
        s.dice.shuffle(s.solo_deck)
    s.shadows = terms.shadows
    begin_round(s, journal, starter)
    settle(s, journal)
    return s


def give_tokens(player: Player, bag: i64) -> None:
    """Every player has the same tokens, face-up (N-SETUP-2, N-SETUP-3)."""
    player.supply = bag
    for token in range(TOKENS):
        if bag >> 4 * token & 15 != 0:
            player.held |= bit(token)


def deal_characters(s: State) -> None:
    """Characters as chosen, or at random (N-SETUP-1, E-4); the opponent has none (N-SOLO-1)."""
    terms = s.terms
    characters = terms.characters
    if len(characters) == 0:
        characters = [0, 1, 2, 3]
        if not terms.chosen_characters:
            s.dice.shuffle(characters)
    for seat in range(terms.deciders):
        player = s.players[seat]
        player.character = characters[seat]
        if terms.is_advanced:
            scenario = terms.scenario_ability
            player.ability = player.character if scenario == NOTHING else scenario
            player.ability_unused = True


def deal_concoctions(s: State) -> None:
    """One starter each, and the deck (N-SETUP-5, N-SETUP-6)."""
    if not s.terms.has_concoctions:
        return
    starters = s.terms.starters.copy()
    s.dice.shuffle(starters)
    for seat in range(s.terms.deciders):
        s.players[seat].cards.append(starters[seat])
    s.deck = s.terms.concoctions.copy()
    s.dice.shuffle(s.deck)


def deal_extra_concoctions(s: State) -> None:
    """More concoctions for everybody (N-VAR-3)."""
    for seat in range(s.terms.deciders):
        for _ in range(s.terms.extra_cards):
            s.players[seat].cards.append(s.deck.pop())


def choose_goals(s: State) -> None:
    """Three Twilight goals in sight, three Moonlight goals face-down (N-SETUP-7, N-SCEN-1)."""
    if s.terms.family:
        return
    twilight = s.terms.twilight_goals
    moonlight = s.terms.moonlight_goals
    if len(twilight) == 0:
        twilight = shuffled_goals(s)
        moonlight = shuffled_goals(s)
    for index in range(GOALS_IN_PLAY):
        s.goals |= bit(twilight[index])
        s.moonlight.append(moonlight[index])


def shuffled_goals(s: State) -> list[i64]:
    """The goal cards in random order."""
    goals: list[i64] = list(range(1, GOAL_CARDS + 1))
    s.dice.shuffle(goals)
    return goals


def shuffle_tiles(s: State) -> None:
    """The forest and the Sprite Board are dealt from the shuffled stack (N-SETUP-9, N-SETUP-10)."""
    s.forest = [NOTHING] * CELLS
    s.slots = [NOTHING] * s.terms.slots
    s.stack = s.terms.tiles.copy()
    s.dice.shuffle(s.stack)
    deal(s)


def first_starter(s: State) -> i64:
    """At random, or whoever was in a forest last; in solo it is you (N-SETUP-11, E-2, N-SOLO-2)."""
    if s.terms.solo:
        return 0
    return s.dice.below(s.terms.players) if s.terms.random_starter else s.terms.forest_visitor
