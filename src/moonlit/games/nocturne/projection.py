"""What a match would be worth to a player if it ended now, mirror stones put to their best use."""

from mypy_extensions import i64

from moonlit.core.bits import member, size
from moonlit.games.nocturne.mirrors import copyable, mirror_count, tile_of_kind
from moonlit.games.nocturne.scoring import (
    Tally,
    egg_rate,
    herb_bonus,
    score_feathers,
    score_mushrooms,
    sheet,
    tally,
)
from moonlit.games.nocturne.state import NOTHING, TWILIGHT, State


def collection_points(s: State, seat: i64, counts: Tally, eggs: list[i64]) -> i64:
    """The categories a mirror stone can add to."""
    eggs[seat] = counts.eggs
    return (
        counts.skull_points
        + score_feathers(s.terms, counts.feathers)
        + score_mushrooms(s.terms, counts.tripti, counts.duode)
        + counts.herb_points
        + herb_bonus(s.terms, counts.letters, counts.wilds)
        + counts.eggs * egg_rate(s, seat, eggs)
    )


def use_mirrors(s: State, seat: i64, counts: Tally, eggs: list[i64]) -> i64:
    """Let every unassigned stone copy what adds most; gives how many stones found a use."""
    used: i64 = 0
    free = mirror_count(s, seat) - len(s.players[seat].copies)
    worth: i64 = s.terms.precious_points if s.terms.precious_stones else 0
    for _ in range(free):
        now = collection_points(s, seat, counts, eggs)
        best: i64 = NOTHING
        most: i64 = worth
        kinds = copyable(s, seat)
        for index in range(size(kinds)):
            tile = tile_of_kind(s, seat, member(kinds, index))
            counts.count(s.terms, tile, 1)
            gain = collection_points(s, seat, counts, eggs) - now
            counts.count(s.terms, tile, -1)
            if gain > most:
                most = gain
                best = tile
        if best == NOTHING:
            break
        counts.count(s.terms, best, 1)
        used += 1
    eggs[seat] = counts.eggs
    return used


def project(s: State, seat: i64) -> list[i64]:
    """A player's sheet as things stand; Twilight leftovers and goals to come count nothing."""
    counts: list[Tally] = [tally(s, other) for other in range(s.terms.deciders)]
    eggs: list[i64] = [counted.eggs for counted in counts]
    used = use_mirrors(s, seat, counts[seat], eggs)
    points = sheet(s, seat, counts[seat], eggs)
    if s.terms.precious_stones:
        points[11] -= used * s.terms.precious_points
    if s.round == TWILIGHT:
        points[8] = 0
        points[9] = 0
    return points
