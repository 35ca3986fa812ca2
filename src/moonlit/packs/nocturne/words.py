"""The closed vocabulary of a Nocturne pack: every word the engine gives a meaning to."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = "SFMHE"
ROUNDS: Final = ("twilight", "moonlight")
LEVELS: Final = ("easy", "medium", "hard")
SCENARIOS: Final = 20
DIRECTIONS: Final = ("N", "E", "S", "W")
POWER_RULES: Final = ("any_higher", "at_least", "at_most")
CHARACTERS: Final = ("redd", "sage", "abigail", "flint")
ABILITIES: Final = ("replace_winner", "dedicate_loser", "exchange_tile", "keep_cards")
VARIANTS: Final = (
    "twisted_trees",
    "two_up",
    "all_set_to_brew",
    "chasing_chests",
    "precious_stones",
)
CATEGORIES: Final = (
    "skulls",
    "feathers",
    "mushrooms",
    "herbs",
    "eggs",
    "chests",
    "concoctions",
    "twilight",
    "moonlight",
    "leftover",
    "ability",
    "precious",
)

# N-COMP-2: how many tiles there are of each kind of each type ("" where a type has no kinds).
TILE_COUNTS: Final[dict[str, dict[str, int]]] = {
    "skull": {"hoofed": 4, "ramhorn": 4, "fanged": 4},
    "feather": {"": 12},
    "mushroom": {"tripti": 7, "duode": 5},
    "herb": {"A": 2, "B": 2, "C": 2, "D": 2, "E": 2, "wild": 2},
    "egg": {"": 12},
    "chest": {"": 5},
    "runestone": {"skull": 2, "feather": 2, "mushroom": 2, "herb": 2, "egg": 2},
    "mirror": {"": 5},
}
TILE_TYPES: Final = tuple(TILE_COUNTS)
TYPES_WITH_POINTS: Final = ("skull", "herb", "chest")
SYMBOL_OF_RUNE: Final = dict(zip(TILE_COUNTS["runestone"], SYMBOLS, strict=True))

# Rule of a goal: its timing and whether it needs a number.
TWILIGHT_RULES: Final[dict[str, tuple[str, bool]]] = {
    "won_with": ("immediate", True),
    "most_areas": ("end", False),
    "largest_area": ("end", False),
    "areas": ("immediate", True),
    "area_size": ("immediate", True),
    "most_in_top_row": ("end", False),
    "lowest_dedicated": ("end", False),
    "symbols": ("immediate", True),
    "corner_cast": ("immediate", False),
    "last_star": ("immediate", False),
}
TIMINGS: Final = ("immediate", "end")

# Rule of a goal: the field it needs besides the points.
MOONLIGHT_RULES: Final[dict[str, str]] = {
    "areas_of_size": "size",
    "shapes": "shape",
    "largest_area": "",
    "centre_cells": "",
    "corner_cells": "",
    "dedicated": "",
    "leftover": "",
    "areas": "",
}

# What a condition counts: the fields it needs, and those it may have.
COUNTS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "total": ((), ()),
    "points": (("categories",), ()),
    "tiles": (("type",), ("kind",)),
    "kinds": (("type",), ()),
    "types_with": (("tiles",), ()),
    "types_copied": ((), ()),
    "enchanted_tiles": ((), ()),
    "concoctions_completed": ((), ()),
    "twilight_goals": ((), ()),
    "shadow_tokens": ((), ()),
    "sprite_tiles": (("round",), ()),
    "corner_casts": (("round",), ()),
    "rounds_on_last_space": ((), ()),
    "rounds_on_all_spaces": ((), ()),
}

SWITCHES: Final[dict[str, tuple[str | bool, ...]]] = {
    "first_starter": ("random", "forest_visitor"),
    "dedication_order": ("descending", "simultaneous"),
    "corner_requires_anchor": (False, True),
    "tw12_unused_star": ("discard", "last_star"),
    "endgoals_before_sprite": (True, False),
    "shadow_pick": ("highest", "free"),
    "shape_cell_reuse": ("per_card", "one_card_total"),
    "mirror_scope": ("own", "any"),
    "mirror_effect_tiles": (False, True),
    "feather_overflow": ("new_set", "capped"),
    "chest_discards_public": (True, False),
    "start_pass_is_pass": (True, False),
    "chest_chain": (True, False),
    "leftover_tiles": ("remove", "keep"),
    "solo_corner_needs_anchor": (True, False),
    "scen16": ("either", "both"),
    "achievements_per_game": ("unlimited", "one"),
    "character_choice": ("either", "chosen"),
    "area_separation": ("not_adjacent", "diagonal_joins"),
    "solo_opponent_symbols": ("tiles_only", "none"),
    "solo_equal_token": ("own_first", "shadow_first"),
    "chest_swap_timing": ("after_clearing", "immediately"),
    "flint_all_set": ("no_bonus", "bonus"),
}
PRESETS: Final = ("best", "en", "de", "pl")

# Rows on the editions: how many there are, and what they are sorted by.
DIFFERENCES: Final = 75
RULINGS: Final = 95
DIFFERENCE_SECTIONS: Final = (
    "set_up",
    "casting",
    "dedication",
    "tiles",
    "twilight",
    "moonlight",
    "mirrors",
    "family_and_solo",
    "challenges",
)
RULING_SECTIONS: Final = (
    "starting",
    "stacks",
    "sprites",
    "goals",
    "scoring",
    "modes",
    "further",
)
SCOPES: Final = ("metadata", "locale", "ui", "examples")
