"""Twilight goals: who claims which card, and when."""

from __future__ import annotations

from collections.abc import Callable

from .state import Round, State
from .tokens import Token

MOST_GOALS = (4, 5, 8)


def check_immediate(
    state: State, seat: int, token: Token | None = None, corner_cast: bool = False
) -> None:
    """N-TW-1: after a tile won by `seat`; only that seat's standing can have changed."""
    if state.round is Round.TWILIGHT:
        for goal in sorted(state.twilight_goals):
            if _meets(state, seat, goal, token, corner_cast):
                _claim(state, seat, goal)


def _meets(state: State, seat: int, goal: int, token: Token | None, corner_cast: bool) -> bool:
    areas = state.control_areas(seat)
    match goal:
        case 1 | 2 | 3:
            return token is not None and token.rank == goal + 2
        case 6:
            return len(areas) >= 3
        case 7:
            return any(len(area) >= 3 for area in areas)
        case 10:
            return len(_symbols(state, seat)) >= 4
        case 11:
            return corner_cast
        case 12:
            star_won = token is not None and token.is_star
            return star_won and len(state.star_winners) == len(state.players)
    return False


def _symbols(state: State, seat: int) -> set[str]:
    """N-TW-6, O-43: different symbols on the tiles and the character card."""
    if state.is_opponent(seat) and state.config.switches.solo_opponent_symbols == "none":
        return set()
    player = state.players[seat]
    found = {symbol for tile in player.collection for symbol in tile.symbols}
    if player.character:
        found.add(state.data.character_symbols[player.character])
    return found


def _claim(state: State, seat: int, goal: int) -> None:
    state.twilight_goals.remove(goal)
    state.players[seat].twilight_goals.add(goal)


def award_end_goals(state: State) -> None:
    """N-ENDT-1, E-30: goals 4, 5, 8, 9 and, in one reading, a goal 12 still unclaimed."""
    standings: dict[int, Callable[[int], int]] = {
        4: lambda seat: len(state.control_areas(seat)),
        5: lambda seat: max((len(area) for area in state.control_areas(seat)), default=0),
        8: lambda seat: len(state.control_cells(seat) & state.layout.top_row),
    }
    for goal in MOST_GOALS:
        if goal in state.twilight_goals:
            _award_most(state, goal, standings[goal])
    if 9 in state.twilight_goals and state.sprite_tokens:
        _claim(state, state.sprite_tokens[-1].seat, 9)
    to_last_star = state.config.switches.tw12_unused_star == "last_star"
    if to_last_star and 12 in state.twilight_goals and state.star_winners:
        _claim(state, state.star_winners[-1], 12)


def _award_most(state: State, goal: int, standing: Callable[[int], int]) -> None:
    """N-TW-2, O-29: the most, ties by position; nobody has the most of nothing."""
    seats = range(len(state.players))
    most = max(standing(seat) for seat in seats)
    if most > 0:
        tied = [seat for seat in seats if standing(seat) == most]
        _claim(state, min(tied, key=state.tie_order), goal)
