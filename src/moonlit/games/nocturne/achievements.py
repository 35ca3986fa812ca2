"""Scenarios and standard achievements: conditions counted at the end of a match."""

from collections import Counter

from moonlit.core.game import Config
from moonlit.games.nocturne.config import switch_values
from moonlit.games.nocturne.goals import symbols_of
from moonlit.games.nocturne.scoring import bits_in, brew
from moonlit.games.nocturne.state import (
    CATEGORIES,
    CORNER_CAST,
    EVERY_SPACE,
    GOT_SHADOW,
    LAST_SPACE_MOONLIGHT,
    LAST_SPACE_TWILIGHT,
    MOONLIGHT_SPRITE_TILE,
    NOTHING,
    State,
)
from moonlit.packs.nocturne import words
from moonlit.packs.nocturne.tables import Condition, Pack, Scenario, Tile

WILD = "wild"


def achievements_met(pack: Pack, config: Config, state: State, seat: int) -> list[int]:
    """The standard achievements a player has reached; how many may be marked is E-70."""
    met = [entry for entry in pack.achievements if holds(pack, config, state, seat, entry.needs)]
    return [entry.id for entry in met]


def scenario_met(pack: Pack, config: Config, state: State, seat: int, scenario: Scenario) -> bool:
    """The points and every task, in the same match; winning is not needed (N-SCEN-1, E-62)."""
    reached = sum(sheet_of(state, seat)) >= scenario.points
    return reached and all(is_done(pack, config, state, seat, task) for task in scenario.tasks)


def is_done(
    pack: Pack, config: Config, state: State, seat: int, task: tuple[Condition, ...]
) -> bool:
    """Does every condition of a task hold?"""
    return all(holds(pack, config, state, seat, condition) for condition in task)


def holds(pack: Pack, config: Config, state: State, seat: int, condition: Condition) -> bool:
    """Is the bound of a condition kept, or does another reading of the switch apply?"""
    if condition.switch and switch_values(pack, config)[condition.switch] != condition.value:
        return True
    count = counted(pack, state, seat, condition)
    if condition.at_least is not None:
        return count >= condition.at_least
    assert condition.at_most is not None
    return count <= condition.at_most


def sheet_of(state: State, seat: int) -> list[int]:
    """A player's final points by category."""
    return state.sheets[seat * CATEGORIES : (seat + 1) * CATEGORIES]


def tiles_of(pack: Pack, state: State, seat: int) -> list[Tile]:
    """Real tiles only: a mirror stone counts as a mirror stone (O-48)."""
    return [pack.tiles[tile] for tile in state.players[seat].tiles]


def counted(pack: Pack, state: State, seat: int, condition: Condition) -> int:
    """What a condition counts."""
    tiles = tiles_of(pack, state, seat)
    player = state.players[seat]
    match condition.what:
        case "total":
            return sum(sheet_of(state, seat))
        case "points":
            sheet = dict(zip(words.CATEGORIES, sheet_of(state, seat), strict=True))
            return sum(sheet[category] for category in condition.categories)
        case "tiles":
            kinds = (condition.kind,) if condition.kind else None
            return sum(t.type == condition.type and (not kinds or t.kind in kinds) for t in tiles)
        case "kinds":
            return _kinds(tiles, condition.type)
        case "types_with":
            held = Counter(tile.type for tile in tiles)
            return sum(count >= condition.tiles for count in held.values())
        case "types_copied":
            return len({pack.tiles[tile].type for tile in player.copies if tile != NOTHING})
        case "enchanted_tiles":
            return sum(tile.is_enchanted for tile in tiles)
        case "concoctions_completed":
            return brew(state.terms, player.cards, 0, symbols_of(state, seat)) & 255
        case "twilight_goals":
            return bits_in(player.goals)
    return _feats(player.feats, condition)


def _kinds(tiles: list[Tile], kind_of: str) -> int:
    """Different kinds of a type; every wild herb is one more kind (O-78)."""
    kinds = [tile.kind for tile in tiles if tile.type == kind_of]
    return len(set(kinds) - {WILD}) + kinds.count(WILD)


def _feats(feats: int, condition: Condition) -> int:
    """What happened in a match, as counts of none, one or two."""
    match condition.what:
        case "shadow_tokens":
            return int(bool(feats & GOT_SHADOW))
        case "sprite_tiles":
            return int(bool(feats & MOONLIGHT_SPRITE_TILE))
        case "corner_casts":
            return int(bool(feats & CORNER_CAST))
        case "rounds_on_last_space":
            twilight, moonlight = feats & LAST_SPACE_TWILIGHT, feats & LAST_SPACE_MOONLIGHT
            return int(bool(twilight)) + int(bool(moonlight))
        case "rounds_on_all_spaces":
            return int(bool(feats & EVERY_SPACE))
    raise AssertionError(condition.what)
