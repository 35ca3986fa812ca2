"""How everybody stands in the goals that count this round, from what all can see."""

from moonlit.games.nocturne import goals
from moonlit.games.nocturne.areas import count_areas, largest_area, most_points
from moonlit.games.nocturne.notation import members
from moonlit.games.nocturne.shape import Standing
from moonlit.games.nocturne.state import NOBODY, RANK, TWILIGHT, State, spell_seat, spell_token

END_GOALS = (
    goals.MOST_AREAS,
    goals.LARGEST_AREA,
    goals.MOST_IN_TOP_ROW,
    goals.LOWEST_DEDICATED,
)
# What is counted for these is not progress: one has it or not.
UNRANKED = (goals.WON_WITH, goals.CORNER_CAST, goals.LAST_STAR)


def standings(s: State) -> list[Standing]:
    """A row for each goal: everybody's count, the count it takes, points so far, who leads.

    Twilight goals count for all players; points are given for Moonlight goals, to those who score.
    """
    if s.round == TWILIGHT:
        return [_twilight(s, goal) for goal in members(s.goals)]
    return [_moonlight(s, goal) for goal in s.moonlight]


def _twilight(s: State, goal: int) -> Standing:
    rule, number = s.terms.twilight_rule[goal], s.terms.twilight_number[goal]
    counts = [_count(s, seat, rule, number) for seat in range(s.terms.players)]
    if rule in END_GOALS:
        leader = goals.leader(s, goal)
        leads = [] if leader == NOBODY else [leader]
    else:
        leads = [] if rule in UNRANKED else _most(counts)
    return {
        "round": "twilight",
        "goal": goal,
        "counts": counts,
        "needed": number if rule in (goals.AREAS, goals.AREA_SIZE, goals.SYMBOLS) else None,
        "points": None,
        "leads": leads,
    }


def _count(s: State, seat: int, rule: int, number: int) -> int:
    """What a player has towards a Twilight goal; tokens that may still win it for WON_WITH."""
    player = s.players[seat]
    if rule == goals.WON_WITH:
        lying = (*s.spells, *s.sprites)
        own = [spell_token(token) for token in lying if spell_seat(token) == seat]
        held = [token for token in range(len(RANK)) for _ in range(player.supply >> 4 * token & 15)]
        return sum(RANK[token] == number for token in own + held)
    if rule == goals.AREAS:
        return count_areas(player.control, False)
    if rule == goals.AREA_SIZE:
        return largest_area(player.control)
    if rule == goals.SYMBOLS:
        return goals.different_symbols(s, seat)
    if rule == goals.LAST_STAR:
        return int(player.star_won)
    if rule == goals.LOWEST_DEDICATED:
        return int(bool(s.sprites) and spell_seat(s.sprites[-1]) == seat)
    return goals.standing(s, seat, rule)


def _moonlight(s: State, goal: int) -> Standing:
    worth = s.terms.moonlight_points[goal]
    counts = [_times(s, seat, goal) for seat in range(s.terms.deciders)]
    return {
        "round": "moonlight",
        "goal": goal,
        "counts": counts,
        "needed": None,
        "points": [worth * count for count in counts],
        "leads": _most(counts),
    }


def _times(s: State, seat: int, goal: int) -> int:
    """How often a player scores a Moonlight goal, a goal of shapes as if it were the only one."""
    if s.terms.moonlight_rule[goal] != goals.SHAPES:
        return goals.counted(s, seat, goal)
    patterns = s.terms.patterns[goal]
    return most_points(s.players[seat].control, patterns, [1] * len(patterns))


def _most(counts: list[int]) -> list[int]:
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most > 0]
