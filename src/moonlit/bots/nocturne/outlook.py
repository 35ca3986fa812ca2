"""The outlook: what every seat may expect to score in the end, category by category."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from moonlit.bots.nocturne.hopes import MOST, STEPS, Hopes, Pool, place_in
from moonlit.bots.nocturne.worth import goal_hope, recipe_hope
from moonlit.core.bits import member, size
from moonlit.games.nocturne.goals import moonlight_points, symbols_of
from moonlit.games.nocturne.scoring import (
    LETTERS,
    WILD,
    Tally,
    bits_in,
    herb_bonus,
    score_ability,
    score_concoctions,
)
from moonlit.games.nocturne.state import (
    CATEGORIES,
    MIRROR,
    RANK,
    SKULL,
    STAR,
    TWILIGHT,
    State,
    spell_seat,
)

RECIPE_PATIENCE: Final = 2.5
SPRITE_WORTH: Final = 4.0
STAR_STRENGTH: Final = 9.0


def strength(s: State, seat: i64) -> float:
    """How much a player's supply can win: every token counts, high ones for more."""
    total = 0.1
    held = s.players[seat].held
    supply = s.players[seat].supply
    while held != 0:
        token = member(held, 0)
        held &= held - 1
        rank = STAR_STRENGTH if token == STAR else float(RANK[token])
        total += float(supply >> 4 * token & 15) * (1.0 + 0.2 * rank)
    return total


def expected(
    s: State, seat: i64, hopes: Hopes, pool: Pool, share: float, counts: list[Tally]
) -> list[float]:
    """One seat's expected sheet, when it wins this share of what lies on the table."""
    terms = s.terms
    player = s.players[seat]
    mine = counts[seat]
    all_tiles = float(pool.now) + pool.later
    chance = share
    if all_tiles > 0.0:
        even = 1.0 / float(max(terms.deciders, 2))
        chance = (share * float(pool.now) + even * pool.later) / all_tiles
    to_come = chance * all_tiles
    sheet: list[float] = [0.0] * CATEGORIES
    sheet[0] = float(mine.skull_points) + chance * pool.skull_points
    sheet[1] = hopes.feathers[place_in(chance, pool.feathers, mine.feathers)]
    sheet[2] = (
        hopes.tripti[place_in(chance, pool.tripti, mine.tripti)]
        + hopes.duode[place_in(chance, pool.duode, mine.duode)]
    )
    sheet[3] = herbs(s, hopes, pool, chance, mine)
    sheet[4] = eggs(s, seat, pool, chance, counts)
    sheet[5] = float(mine.chests * terms.chest_points)
    symbols = symbols_of(s, seat)
    if terms.has_concoctions:
        if to_come < 0.5:
            sheet[6] = float(score_concoctions(s, seat))
        else:
            sheet[6] = recipe_hope(terms, player.cards, symbols, to_come, RECIPE_PATIENCE) * 0.9
    sheet[7] = float(bits_in(player.goals) * terms.twilight_points) + goal_hope(s, seat)
    if s.round != TWILIGHT and len(s.moonlight) > 0:
        sheet[8] = float(moonlight_points(s, seat))
    left = float(player.tokens_left()) - share * float(pool.now)
    leftover = float(terms.leftover_points)
    if s.round == TWILIGHT:
        sheet[9] = max(0.0, left) * 0.7
    else:
        sheet[9] = max(0.0, left) * leftover
    sheet[10] = float(score_ability(s, seat))
    sheet[11] = mirrors(s, seat, hopes, pool, chance, mine) + sprites(s, seat)
    return sheet


def herbs(s: State, hopes: Hopes, pool: Pool, chance: float, mine: Tally) -> float:
    """Printed points, and the largest set that can be hoped for."""
    different = mine.wilds
    likely = 0.0
    missing = 0.0
    for letter in range(LETTERS):
        if mine.letters[letter] > 0:
            different += 1
        else:
            missing += 1.0
            likely += min(1.0, chance * (pool.letters[letter] + pool.letters[WILD] * 0.2))
    points = float(mine.herb_points) + chance * pool.herb_points
    bonus = float(herb_bonus(s.terms, mine.letters, mine.wilds))
    if different < LETTERS:
        step: i64 = int(likely / max(missing, 1.0) * float(STEPS) + 0.5)
        bonus = max(bonus, hopes.herbs[min(step, STEPS) * (LETTERS + 1) + different])
    return points + bonus


def eggs(s: State, seat: i64, pool: Pool, chance: float, counts: list[Tally]) -> float:
    """Eggs count by rank: every rival who will probably be ahead costs a point an egg."""
    own = float(counts[seat].eggs) + chance * pool.eggs
    if s.terms.solo:
        most = len(s.terms.solo_egg_rates) - 1
        return own * float(s.terms.solo_egg_rates[min(int(own + 0.5), most)])
    spread = 0.4 + 0.5 * sqrt(pool.eggs)
    rate = float(s.terms.egg_rates[0])
    for rival in range(s.terms.deciders):
        if rival != seat:
            lead = float(counts[rival].eggs - counts[seat].eggs)
            if s.position(rival) < s.position(seat):
                lead += 0.4
            else:
                lead -= 0.4
            rate -= 1.0 / (1.0 + exp(-lead / spread * 1.7))
    return own * rate


def mirrors(s: State, seat: i64, hopes: Hopes, pool: Pool, chance: float, mine: Tally) -> float:
    """Every mirror stone copies what adds most."""
    count: i64 = 0
    best = 2.0
    for tile in s.players[seat].tiles:
        kind = s.terms.tile_type[tile]
        if kind == MIRROR:
            count += 1
        elif kind == SKULL:
            best = max(best, float(s.terms.tile_points[tile]))
    count -= len(s.players[seat].copies)
    if count <= 0:
        return 0.0
    here = place_in(chance, pool.feathers, mine.feathers)
    if mine.feathers > 0 and mine.feathers < MOST - 1:
        best = max(best, hopes.feathers[here + 1] - hopes.feathers[here])
    here = place_in(chance, pool.tripti, mine.tripti)
    if mine.tripti > 0:
        best = max(best, hopes.tripti[here + 1] - hopes.tripti[here])
    here = place_in(chance, pool.duode, mine.duode)
    if mine.duode > 0:
        best = max(best, hopes.duode[here + 1] - hopes.duode[here])
    if mine.eggs > 0:
        best = max(best, 3.5)
    return best * float(count)


def sprites(s: State, seat: i64) -> float:
    """Tokens on the Sprite Board take a tile, if they are not pushed off."""
    total = 0.0
    full = float(size(s.terms.cells))
    stays = 1.0 - 0.6 * float(size(s.tiled)) / max(full, 1.0)
    for place in range(len(s.sprites)):
        if spell_seat(s.sprites[place]) == seat:
            behind = float(place) / float(max(s.terms.spaces, 1))
            total += SPRITE_WORTH * (1.0 - (1.0 - stays) * (0.3 + behind))
    return total
