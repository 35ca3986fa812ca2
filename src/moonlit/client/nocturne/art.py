"""Which drawing fits a tile or a goal, by the ids of the symbol sheets."""

from moonlit.packs.nocturne.tables import MoonlightGoal, Tile, TwilightGoal

ENCHANTED = "-x"

_TYPES = {"runestone": "rune"}
# By rule and what it asks for; a goal of another number has no drawing of its own.
_TWILIGHT = {
    ("won_with", 3): "value3",
    ("won_with", 4): "value4",
    ("won_with", 5): "value5",
    ("most_areas", 0): "mostareas",
    ("largest_area", 0): "largest",
    ("areas", 3): "areas3",
    ("area_size", 3): "area3plus",
    ("most_in_top_row", 0): "toprow",
    ("lowest_dedicated", 0): "spritelast",
    ("symbols", 4): "symbols4",
    ("corner_cast", 0): "cornercast",
    ("last_star", 0): "laststar",
}
_MOONLIGHT = {
    ("areas_of_size", 1): "size1",
    ("areas_of_size", 2): "size2",
    ("areas_of_size", 3): "size3",
    ("largest_area", 0): "largest",
    ("centre_cells", 0): "centre",
    ("corner_cells", 0): "corners",
    ("dedicated", 0): "spritecount",
    ("leftover", 0): "leftover",
    ("areas", 0): "mostareas",
}
_SHAPES = {("#.", "##"): "shape-l", ("###",): "shape-line", ("#.", ".#"): "shape-diag"}


def tile_art(tile: Tile) -> str:
    """`tile-skull-hoofed`, `tile-herb-a-x`, `tile-rune-egg`."""
    parts = ("tile", _TYPES.get(tile.type, tile.type), tile.kind.lower())
    name = "-".join(part for part in parts if part)
    return name + ENCHANTED if tile.is_enchanted else name


def goal_art(goal: TwilightGoal | MoonlightGoal) -> str:
    """The drawing of a goal, empty if none fits."""
    if isinstance(goal, TwilightGoal):
        name = _TWILIGHT.get((goal.rule, goal.number), "")
    elif goal.shape:
        name = _SHAPES.get(goal.shape, "")
    else:
        name = _MOONLIGHT.get((goal.rule, goal.size), "")
    return f"goal-{name}" if name else ""
