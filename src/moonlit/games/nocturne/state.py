"""Everything that is true of a match of Nocturne: its terms, its players and the table itself."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.dice import Dice
from moonlit.core.game import Config

# Tokens: own 1 to 7, shadow 5 to 10, star. A bag of tokens is an integer with four bits a token.
TOKENS: Final[i64] = 14
FIRST_SHADOW: Final[i64] = 7
STAR: Final[i64] = 13
SHADOWS: Final[i64] = 0b1111110000000
RANK: Final[list[i64]] = [1, 2, 3, 4, 5, 6, 7, 5, 6, 7, 8, 9, 10, 15]

# Cells: row * 8 + column. The eighth column is never part of a forest, so a shift never wraps.
ROW: Final[i64] = 8
CELLS: Final[i64] = 56

TWILIGHT: Final[i64] = 0
MOONLIGHT: Final[i64] = 1
OVER: Final[i64] = 2

OPPONENT: Final[i64] = 1
NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1

SKULL: Final[i64] = 0
FEATHER: Final[i64] = 1
MUSHROOM: Final[i64] = 2
HERB: Final[i64] = 3
EGG: Final[i64] = 4
CHEST: Final[i64] = 5
RUNESTONE: Final[i64] = 6
MIRROR: Final[i64] = 7

REDD: Final[i64] = 0
SAGE: Final[i64] = 1
ABIGAIL: Final[i64] = 2
FLINT: Final[i64] = 3

CATEGORIES: Final[i64] = 12

# What a player did that scenarios and achievements ask about.
CORNER_CAST: Final[i64] = 1
GOT_SHADOW: Final[i64] = 2
MOONLIGHT_SPRITE_TILE: Final[i64] = 4
LAST_SPACE_TWILIGHT: Final[i64] = 8
LAST_SPACE_MOONLIGHT: Final[i64] = 16
EVERY_SPACE: Final[i64] = 32


def is_shadow(token: i64) -> bool:
    """Shadow tokens belong to nobody's colour."""
    return token >= FIRST_SHADOW and token != STAR


class Terms:
    """What stays the same for a whole match: mode, switches, board and the facts of the pack."""

    config: Config
    players: i64
    deciders: i64
    solo: bool
    family: bool
    is_advanced: bool
    has_concoctions: bool
    fixed_moonlight: bool
    precious_stones: bool
    chasing_chests: bool
    all_set_to_brew: bool
    extra_cards: i64
    redd_highest: i64
    higher: list[i64]
    forest_visitor: i64
    characters: list[i64]
    scenario_ability: i64

    random_starter: bool
    simultaneous_dedication: bool
    corner_requires_anchor: bool
    last_star_counts: bool
    endgoals_before_sprite: bool
    free_shadow_pick: bool
    one_card_total: bool
    mirror_any: bool
    mirror_effect_tiles: bool
    feathers_capped: bool
    chest_discards_public: bool
    start_pass_is_pass: bool
    chest_chain: bool
    keep_leftover_tiles: bool
    solo_corner_needs_anchor: bool
    chosen_characters: bool
    diagonal_joins: bool
    solo_opponent_symbols: bool
    shadow_first: bool
    swap_after_clearing: bool
    flint_bonus: bool

    cells: i64
    corners: i64
    centre: i64
    top_row: i64
    spaces: i64
    slots: i64
    tokens: i64
    shadows: i64

    tiles: list[i64]
    tile_type: list[i64]
    tile_kind: list[i64]
    copyable_kinds: i64
    tile_breed: list[i64]
    tile_points: list[i64]
    tile_symbols: list[i64]
    tile_has_effect: list[bool]
    character_symbol: list[i64]
    starters: list[i64]
    concoctions: list[i64]
    first_recipe: list[i64]
    first_points: list[i64]
    full_recipe: list[i64]
    full_points: list[i64]

    twilight_goals: list[i64]
    moonlight_goals: list[i64]
    twilight_rule: list[i64]
    twilight_number: list[i64]
    moonlight_rule: list[i64]
    moonlight_size: list[i64]
    moonlight_points: list[i64]
    patterns: list[list[i64]]

    feather_points: list[i64]
    tripti_points: list[i64]
    duode_points: list[i64]
    herb_bonus: list[i64]
    egg_rates: list[i64]
    solo_egg_rates: list[i64]
    chest_points: i64
    twilight_points: i64
    leftover_points: i64
    unused_ability_points: i64
    precious_points: i64

    solo_direction: list[i64]
    solo_lowest: list[i64]
    solo_highest: list[i64]
    solo_dedicates: list[i64]
    solo_start: list[i64]


class Player:
    """What one player has: tokens, tiles, concoctions, control and deeds."""

    supply: i64
    held: i64
    lost: i64
    gained: i64
    control: i64
    goals: i64
    feats: i64
    character: i64
    ability: i64
    ability_unused: bool
    star_won: bool
    tiles: list[i64]
    cards: list[i64]
    copies: list[i64]

    def __init__(self) -> None:
        self.supply = 0
        self.held = 0
        self.lost = 0
        self.gained = 0
        self.control = 0
        self.goals = 0
        self.feats = 0
        self.character = NOTHING
        self.ability = NOTHING
        self.ability_unused = False
        self.star_won = False
        self.tiles = []
        self.cards = []
        self.copies = []

    def clone(self) -> "Player":
        """A player alike that shares nothing."""
        twin = Player()
        twin.supply = self.supply
        twin.held = self.held
        twin.lost = self.lost
        twin.gained = self.gained
        twin.control = self.control
        twin.goals = self.goals
        twin.feats = self.feats
        twin.character = self.character
        twin.ability = self.ability
        twin.ability_unused = self.ability_unused
        twin.star_won = self.star_won
        twin.tiles = self.tiles.copy()
        twin.cards = self.cards.copy()
        twin.copies = self.copies.copy()
        return twin

    def add_token(self, token: i64) -> None:
        """Put a token into the supply."""
        self.supply += bit(4 * token)
        self.held |= bit(token)

    def remove_token(self, token: i64) -> None:
        """Take a token out of the supply."""
        self.supply -= bit(4 * token)
        if self.supply >> 4 * token & 15 == 0:
            self.held &= ~bit(token)

    def tokens_left(self) -> i64:
        """How many tokens the supply holds."""
        count: i64 = 0
        bag = self.supply
        while bag > 0:
            count += bag & 15
            bag >>= 4
        return count


class State:
    """The whole truth of a match."""

    terms: Terms
    dice: Dice
    players: list[Player]
    pending: list[i64]
    round: i64
    forest: list[i64]
    tiled: i64
    fallen: list[i64]
    spells: list[i64]
    covered: i64
    passed: i64
    declined: i64
    dedicated: i64
    chosen: i64
    anchor: i64
    castable_cells: i64
    castable_tokens: i64
    is_first_spell: bool
    designated: i64
    last_winner: i64
    last_drafter: i64
    last_star: i64
    late_chest: i64
    sprites: list[i64]
    slots: list[i64]
    stack: list[i64]
    drawn: list[i64]
    discards: list[i64]
    removed: list[i64]
    deck: list[i64]
    under: list[i64]
    batch: i64
    shadows: i64
    goals: i64
    moonlight: list[i64]
    solo_deck: list[i64]
    solo_flipped: list[i64]
    reveals: i64
    overheard: i64  # how often secret choices came to light; for undo alone, never written
    sheets: list[i64]

    def __init__(self, terms: Terms, seed: i64) -> None:
        self.terms = terms
        self.dice = Dice(seed)
        self.players = []
        self.pending = []
        self.round = TWILIGHT
        self.forest = []
        self.tiled = 0
        self.fallen = []
        self.spells = []
        self.covered = 0
        self.passed = 0
        self.declined = 0
        self.dedicated = 0
        self.chosen = 0
        self.anchor = NOTHING
        self.castable_cells = 0
        self.castable_tokens = 0
        self.is_first_spell = True
        self.designated = 0
        self.last_winner = NOBODY
        self.last_drafter = NOBODY
        self.last_star = NOBODY
        self.late_chest = NOTHING
        self.sprites = []
        self.slots = []
        self.stack = []
        self.drawn = []
        self.discards = []
        self.removed = []
        self.deck = []
        self.under = []
        self.batch = 0
        self.shadows = 0
        self.goals = 0
        self.moonlight = []
        self.solo_deck = []
        self.solo_flipped = []
        self.reveals = 0
        self.overheard = 0
        self.sheets = []

    def clone(self) -> "State":
        """A state alike that shares nothing but the terms."""
        twin = State(self.terms, self.dice.counter)
        twin.players = [player.clone() for player in self.players]
        twin.pending = self.pending.copy()
        twin.round = self.round
        twin.forest = self.forest.copy()
        twin.tiled = self.tiled
        twin.fallen = self.fallen.copy()
        twin.spells = self.spells.copy()
        twin.covered = self.covered
        twin.passed = self.passed
        twin.declined = self.declined
        twin.dedicated = self.dedicated
        twin.chosen = self.chosen
        twin.anchor = self.anchor
        twin.castable_cells = self.castable_cells
        twin.castable_tokens = self.castable_tokens
        twin.is_first_spell = self.is_first_spell
        twin.designated = self.designated
        twin.last_winner = self.last_winner
        twin.last_drafter = self.last_drafter
        twin.last_star = self.last_star
        twin.late_chest = self.late_chest
        twin.sprites = self.sprites.copy()
        twin.slots = self.slots.copy()
        twin.stack = self.stack.copy()
        twin.drawn = self.drawn.copy()
        twin.discards = self.discards.copy()
        twin.removed = self.removed.copy()
        twin.deck = self.deck.copy()
        twin.under = self.under.copy()
        twin.batch = self.batch
        twin.shadows = self.shadows
        twin.goals = self.goals
        twin.moonlight = self.moonlight.copy()
        twin.solo_deck = self.solo_deck.copy()
        twin.solo_flipped = self.solo_flipped.copy()
        twin.reveals = self.reveals
        twin.overheard = self.overheard
        twin.sheets = self.sheets.copy()
        return twin

    def next_seat(self, seat: i64) -> i64:
        """The next player clockwise (N-ROUND-3)."""
        return seat + 1 if seat + 1 < self.terms.players else 0

    def position(self, seat: i64) -> i64:
        """The place of a player's best token on the Sprite Board, beyond the end without one."""
        for place in range(len(self.sprites)):
            if spell_seat(self.sprites[place]) == seat:
                return place
        return self.terms.spaces

    def last_winner_or_starter(self) -> i64:
        """Who won the last forest tile of the round, else its designated starter (O-66)."""
        return self.designated if self.last_winner == NOBODY else self.last_winner


def spell(seat: i64, token: i64, cell: i64) -> i64:
    """A token of a player's, on a cell of the forest or (cell 0) on the Sprite Board."""
    return seat | token << 3 | cell << 7


def spell_seat(packed: i64) -> i64:
    """Whose token it is."""
    return packed & 7


def spell_token(packed: i64) -> i64:
    """Which token it is."""
    return packed >> 3 & 15


def spell_cell(packed: i64) -> i64:
    """Where it lies."""
    return packed >> 7


def neighbours(cell: i64) -> i64:
    """The cells sharing an edge with a cell; mask them with the cells there are."""
    here = bit(cell)
    return here << 1 | here >> 1 | here << ROW | here >> ROW
