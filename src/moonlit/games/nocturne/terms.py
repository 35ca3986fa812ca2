"""The terms of a match, made from its config and its pack in the form the rules compute with."""

from moonlit.core.game import Config
from moonlit.core.options import fits
from moonlit.games.nocturne.config import switch_values
from moonlit.games.nocturne.goals import SYMBOL_BITS
from moonlit.games.nocturne.state import NOTHING, RANK, ROW, STAR, TOKENS, Terms
from moonlit.packs.nocturne.tables import Cell, Concoction, Pack, symbol_counts
from moonlit.packs.nocturne.words import (
    CHARACTERS,
    DIRECTIONS,
    MOONLIGHT_RULES,
    TILE_COUNTS,
    TILE_TYPES,
    TWILIGHT_RULES,
)

HIGHEST_RANK = RANK[STAR]
MOST_TILES, MOST_CARDS, MOST_IN_SET = 128, 64, 62


def make_terms(pack: Pack, config: Config) -> Terms:
    """Everything that stays the same for a whole match with this checked config."""
    terms = Terms()
    terms.config = config
    _check_sizes(pack)
    _mode(terms, pack, config)
    _switches(terms, pack, config)
    _board(terms, pack, config)
    _tiles(terms, pack)
    _cards(terms, pack)
    _goals(terms, pack)
    _points(terms, pack)
    _solo_cards(terms, pack)
    return terms


def _check_sizes(pack: Pack) -> None:
    """What is packed into numbers fits there: tiles and cards in moves and piles, goals in sets."""
    fits("tiles", len(pack.tiles), MOST_TILES)
    fits("kinds", len({(tile.type, tile.kind, tile.points) for tile in pack.tiles}), MOST_IN_SET)
    fits("concoctions", len(pack.starters) + len(pack.concoctions), MOST_CARDS)
    fits("twilight_goals", len(pack.twilight_goals), MOST_IN_SET - 1)
    fits("moonlight_goals", len(pack.moonlight_goals), MOST_IN_SET - 1)


def _mode(terms: Terms, pack: Pack, config: Config) -> None:
    players, mode, scenario = config["players"], config["mode"], config["scenario"]
    variants, characters, visitor = (
        config["variants"],
        config["characters"],
        config["forest_visitor"],
    )
    assert isinstance(players, int) and isinstance(scenario, int) and isinstance(visitor, int)
    assert isinstance(variants, list) and isinstance(characters, list)
    terms.solo = players == 1
    terms.players = max(players, 2)
    terms.deciders = players
    terms.family = mode == "family"
    terms.is_advanced = mode == "advanced"
    terms.has_concoctions = not config["no_concoctions"]
    terms.precious_stones = "precious_stones" in variants
    terms.chasing_chests = "chasing_chests" in variants
    terms.all_set_to_brew = "all_set_to_brew" in variants
    terms.forest_visitor = visitor
    numbers = {variant.id: variant.number for variant in pack.variants}
    terms.extra_cards = numbers["all_set_to_brew"]
    raise_by = numbers["two_up"] if "two_up" in variants else 1
    terms.higher = [_tokens_from(rank + raise_by) for rank in range(HIGHEST_RANK + 1)]
    terms.redd_highest = pack.characters[0].number
    terms.characters = [CHARACTERS.index(str(name)) for name in characters]
    _scenario(terms, pack, scenario)


def _tokens_from(rank: int) -> int:
    """All tokens of at least this rank; the star tops everything (O-52)."""
    tokens = 1 << STAR
    for token in range(TOKENS):
        if RANK[token] >= rank:
            tokens |= 1 << token
    return tokens


def _scenario(terms: Terms, pack: Pack, number: int) -> None:
    terms.scenario_ability = NOTHING
    terms.twilight_goals, terms.moonlight_goals = [], []
    terms.fixed_moonlight = number > 0
    if number:
        scenario = pack.scenarios[number - 1]
        terms.twilight_goals = list(scenario.twilight)
        terms.moonlight_goals = list(scenario.moonlight)
        terms.scenario_ability = CHARACTERS.index(scenario.character)
        if terms.solo:
            terms.characters = [terms.scenario_ability]


def _switches(terms: Terms, pack: Pack, config: Config) -> None:
    values = switch_values(pack, config)
    terms.random_starter = values["first_starter"] == "random"
    terms.simultaneous_dedication = values["dedication_order"] == "simultaneous"
    terms.corner_requires_anchor = values["corner_requires_anchor"] is True
    terms.last_star_counts = values["tw12_unused_star"] == "last_star"
    terms.endgoals_before_sprite = values["endgoals_before_sprite"] is True
    terms.free_shadow_pick = values["shadow_pick"] == "free"
    terms.one_card_total = values["shape_cell_reuse"] == "one_card_total"
    terms.mirror_any = values["mirror_scope"] == "any"
    terms.mirror_effect_tiles = values["mirror_effect_tiles"] is True
    terms.feathers_capped = values["feather_overflow"] == "capped"
    terms.chest_discards_public = values["chest_discards_public"] is True
    terms.start_pass_is_pass = values["start_pass_is_pass"] is True
    terms.chest_chain = values["chest_chain"] is True
    terms.keep_leftover_tiles = values["leftover_tiles"] == "keep"
    terms.solo_corner_needs_anchor = values["solo_corner_needs_anchor"] is True
    terms.chosen_characters = values["character_choice"] == "chosen"
    terms.diagonal_joins = values["area_separation"] == "diagonal_joins"
    terms.solo_opponent_symbols = values["solo_opponent_symbols"] == "tiles_only"
    terms.shadow_first = values["solo_equal_token"] == "shadow_first"
    terms.swap_after_clearing = values["chest_swap_timing"] == "after_clearing"
    terms.flint_bonus = values["flint_all_set"] == "bonus"


def _mask(cells: tuple[Cell, ...]) -> int:
    return sum(1 << row * ROW + column for row, column in cells)


def _board(terms: Terms, pack: Pack, config: Config) -> None:
    size = pack.tokens.size(terms.deciders)
    variants = config["variants"]
    assert isinstance(variants, list)
    if "twisted_trees" in variants:
        layout = pack.layout(terms.deciders)
        cells, corners = layout.cells, layout.corners
    else:
        last_row, last_column = size.rows - 1, size.columns - 1
        cells = tuple((row, column) for row in range(size.rows) for column in range(size.columns))
        corners = ((0, 0), (0, last_column), (last_row, 0), (last_row, last_column))
    terms.cells, terms.corners = _mask(cells), _mask(corners)
    terms.centre = _mask(tuple(cell for cell in cells if _is_inner(cell, cells)))
    terms.top_row = _mask(tuple(cell for cell in cells if cell[0] == cells[0][0]))
    terms.spaces = 0 if terms.family else size.spaces
    terms.slots = 0 if terms.family else size.slots
    removed = pack.tokens.family_removed if terms.family else ()
    numbers = [number for number in size.numbers if number not in removed]
    terms.tokens = sum(1 << 4 * (number - 1) for number in numbers) + (size.stars << 4 * STAR)
    shadows = () if terms.family else pack.tokens.shadow
    terms.shadows = sum(1 << shadow_token(value) for value in shadows)


def _is_inner(cell: Cell, cells: tuple[Cell, ...]) -> bool:
    """A centre cell has all four neighbours (N-MG-5, O-54)."""
    row, column = cell
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return all(neighbour in cells for neighbour in around)


def shadow_token(value: int) -> int:
    """The shadow token of a value."""
    return next(token for token in range(STAR - 1, 0, -1) if RANK[token] == value)


def _tiles(terms: Terms, pack: Pack) -> None:
    terms.tile_type = [TILE_TYPES.index(tile.type) for tile in pack.tiles]
    kinds = [(tile.type, tile.kind, tile.points) for tile in pack.tiles]
    distinct = list(dict.fromkeys(kinds))
    terms.tile_kind = [distinct.index(kind) for kind in kinds]
    with_effect = ("chest", "runestone")
    uncopied = ("mirror",) if terms.mirror_effect_tiles else ("mirror", *with_effect)
    terms.copyable_kinds = sum(
        1 << number for number, kind in enumerate(distinct) if kind[0] not in uncopied
    )
    terms.tile_breed = [list(TILE_COUNTS[tile.type]).index(tile.kind) for tile in pack.tiles]
    terms.tile_points = [tile.points for tile in pack.tiles]
    terms.tile_symbols = [_packed(tile.symbols) for tile in pack.tiles]
    terms.tile_has_effect = [tile.type in with_effect for tile in pack.tiles]
    no_runestones = terms.all_set_to_brew or not terms.has_concoctions
    terms.tiles = [
        index
        for index, tile in enumerate(pack.tiles)
        if not (no_runestones and tile.type == "runestone")
    ]


def _packed(symbols: str) -> int:
    counts = symbol_counts(symbols)
    return sum(count << SYMBOL_BITS * index for index, count in enumerate(counts))


def _cards(terms: Terms, pack: Pack) -> None:
    cards = (*pack.starters, *pack.concoctions)
    terms.starters = list(range(len(pack.starters)))
    terms.concoctions = list(range(len(pack.starters), len(cards)))
    terms.first_recipe = [_packed(card.recipe[0]) if _has_tiers(card) else 0 for card in cards]
    terms.first_points = [card.points[0] if _has_tiers(card) else 0 for card in cards]
    terms.full_recipe = [_packed(card.recipe[-1]) for card in cards]
    terms.full_points = [card.points[-1] for card in cards]
    terms.character_symbol = [_packed(character.symbol) for character in pack.characters]


def _has_tiers(card: Concoction) -> bool:
    return len(card.recipe) > 1


def _goals(terms: Terms, pack: Pack) -> None:
    twilight_rules, moonlight_rules = list(TWILIGHT_RULES), list(MOONLIGHT_RULES)
    terms.twilight_rule = [0, *(twilight_rules.index(goal.rule) for goal in pack.twilight_goals)]
    terms.twilight_number = [0, *(goal.number for goal in pack.twilight_goals)]
    terms.moonlight_rule = [0, *(moonlight_rules.index(goal.rule) for goal in pack.moonlight_goals)]
    terms.moonlight_size = [0, *(goal.size for goal in pack.moonlight_goals)]
    terms.moonlight_points = [0, *(goal.points for goal in pack.moonlight_goals)]
    terms.patterns = [[], *(_patterns(goal.shape_cells) for goal in pack.moonlight_goals)]


def _patterns(shape: tuple[Cell, ...]) -> list[int]:
    """All turns and flips of a shape, each as a mask that begins at its first cell."""
    patterns = set()
    for flipped in (shape, tuple((row, -column) for row, column in shape)):
        turned = flipped
        for _ in range(4):
            turned = tuple((column, -row) for row, column in turned)
            places = sorted(row * ROW + column for row, column in turned)
            patterns.add(sum(1 << place - places[0] for place in places))
    return sorted(patterns) if shape else []


def _points(terms: Terms, pack: Pack) -> None:
    scoring = pack.scoring
    terms.feather_points = [0, *scoring.feathers]
    terms.tripti_points = [0, *scoring.tripti]
    terms.duode_points = [0, *scoring.duode]
    terms.herb_bonus = [0, *scoring.herbs]
    terms.egg_rates = list(scoring.eggs)
    terms.solo_egg_rates = [0, *scoring.solo_eggs]
    terms.chest_points = scoring.chest
    terms.twilight_points = scoring.twilight_goal
    terms.leftover_points = scoring.leftover
    terms.unused_ability_points = scoring.unused_ability
    terms.precious_points = scoring.precious_stone


def _solo_cards(terms: Terms, pack: Pack) -> None:
    cards = pack.solo_cards
    terms.solo_direction = [DIRECTIONS.index(card.direction) for card in cards]
    terms.solo_lowest = [card.number if card.power == "at_least" else 1 for card in cards]
    terms.solo_highest = [
        card.number if card.power == "at_most" else HIGHEST_RANK for card in cards
    ]
    terms.solo_dedicates = [int(card.dedicates) for card in cards]
    terms.solo_start = [card.start for card in cards]
