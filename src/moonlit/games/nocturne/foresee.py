"""What would follow from a move, as far as the seat that makes it can know."""

from moonlit.core.codec import Plain
from moonlit.core.frame import frame_fact, frame_kind, frame_seat
from moonlit.core.journal import Journal
from moonlit.games.nocturne import casting, frames, items, mirrors, moves, rules, sprites, verbs
from moonlit.games.nocturne.events import WINS
from moonlit.games.nocturne.goals import check_goals
from moonlit.games.nocturne.notation import Names, format_cell, format_token, members
from moonlit.games.nocturne.projection import best_copies, project
from moonlit.games.nocturne.scoring import tally
from moonlit.games.nocturne.state import (
    CHEST,
    NOTHING,
    RUNESTONE,
    State,
    neighbours,
    spell_cell,
    spell_seat,
    spell_token,
)
from moonlit.packs.nocturne.words import CATEGORIES

Facts = dict[str, Plain]

EFFECTS = {CHEST: "chest", RUNESTONE: "runestone"}


def foresee(names: Names, state: State, move: int) -> Facts:
    """The facts behind a move; what is drawn unseen or decided by others is left open."""
    verb, seat = moves.move_verb(move), rules.to_act(state)
    facts: Facts = {"verb": _VERBS[verb], "seat": seat} if verb in _VERBS else {}
    match verb:
        case moves.CAST:
            return facts | _cast(names, state, move)
        case moves.PASS if frame_kind(state.pending[-1]) == frames.START:
            return facts | _pass_start(state, seat)
        case moves.PASS:
            return facts | _pass_answer(names, state, seat)
        case moves.DEDICATE_TOKEN:
            return facts | _dedicate(state, moves.move_object(move))
        case _ if facts:
            return facts | _gain(names, state, move)
    return facts


_VERBS = {
    moves.CAST: "cast",
    moves.PASS: "pass",
    moves.DEDICATE_TOKEN: "dedicate",
    moves.KEEP_TILE: "keep",
    moves.TAKE_TILE: "take",
    moves.COPY_TILE: "copy",
    moves.EXCHANGE_TILE: "exchange",
    moves.SWAP_CHEST: "swap",
    moves.REPLACE_TOKEN: "replace",
    moves.BREW_ONE: "brew",
    moves.BREW_TWO: "brew",
}


def _cast(names: Names, state: State, move: int) -> Facts:
    """Who could answer, and what it brings if nobody does."""
    seat, token, cell = rules.to_act(state), moves.move_object(move), moves.move_place(move)
    tried, journal = state.clone(), Journal(True)
    tried.pending.pop()
    casting.cast(tried, journal, seat, token, cell)
    facts: Facts = {"token": format_token(token), "cell": format_cell(cell)}
    won = next((row for row in journal.rows if row[0] == verbs.TILE_WON), None)
    facts["wins"] = WINS[won[4]] if won is not None else ""
    facts |= _answers(tried, seat) if won is None else {"answers": [], "cells": []}
    return facts | _win(names, state, seat, token, cell)


def _answers(s: State, passing: int) -> Facts:
    """Who could still beat the highest spell if `passing` does not, with what and where."""
    highest = s.spells[-1]
    higher = casting.topping_tokens(s)
    answers: list[Plain] = []
    for rival in range(s.terms.players):
        tokens = s.players[rival].held & higher
        is_in = rival not in (passing, spell_seat(highest)) and s.passed >> rival & 1 == 0
        if is_in and tokens:
            answers.append({"seat": rival, "tokens": [format_token(t) for t in members(tokens)]})
    free = neighbours(spell_cell(highest)) & s.tiled & ~s.covered
    return {"answers": answers, "cells": [format_cell(cell) for cell in members(free)]}


def _win(names: Names, state: State, seat: int, token: int, cell: int) -> Facts:
    """What a player gets for a spell that nobody answers."""
    alone, journal = state.clone(), Journal(True)
    tile = alone.forest[cell]
    alone.pending.pop()
    alone.passed = (1 << alone.terms.players) - 1 & ~(1 << seat)
    casting.cast(alone, journal, seat, token, cell)
    is_corner = _settle_goals(alone, journal)
    back = [row[2] for row in journal.rows if row[0] == verbs.TOKEN_RETURNED]
    return {
        "tile": names.tiles[tile],
        "effect": EFFECTS.get(alone.terms.tile_type[tile], ""),
        "corner": is_corner,
        "back": [format_token(returned) for returned in back],
        "losers": _losers(alone),
        "last_tile": alone.tiled == 0,
        **_change(state, alone, seat, journal),
    }


def _settle_goals(s: State, journal: Journal) -> bool:
    """Claim what the tile just won earns; says whether it was won by a corner cast."""
    waiting = [one for one in s.pending if frame_kind(one) == frames.GOALS]
    for one in waiting:
        is_corner = frame_fact(one, 1) != 0
        check_goals(s, journal, frame_seat(one), frame_fact(one, 0), is_corner)
        return is_corner
    return False


def _change(before: State, after: State, seat: int, journal: Journal) -> Facts:
    """The change of the projected points, and the goals claimed."""
    old, new = project(before, seat), project(after, seat)
    points = {
        name: then - now for name, now, then in zip(CATEGORIES, old, new, strict=True) if then - now
    }
    claimed = [row[2] for row in journal.rows if row[0] == verbs.GOAL_CLAIMED]
    return {
        "points": dict[str, Plain](points),
        "total": sum(points.values()),
        "goals": list[Plain](claimed),
    }


def _losers(s: State) -> list[Plain]:
    """Who may then dedicate which losing token."""
    losers: list[Plain] = []
    for seat in range(s.terms.players):
        tokens = sprites.losing_tokens(s, seat)
        if tokens:
            losers.append({"seat": seat, "tokens": [format_token(t) for t in members(tokens)]})
    return losers


def _pass_answer(names: Names, state: State, seat: int) -> Facts:
    """Whose spell stands, who could still beat it, and which own tokens may be dedicated."""
    highest = state.spells[-1]
    tile = state.forest[spell_cell(highest)]
    return {
        "winner": spell_seat(highest),
        "token": format_token(spell_token(highest)),
        "cell": format_cell(spell_cell(highest)),
        "tile": names.tiles[tile],
        **_answers(state, seat),
        "losers": [loser for loser in _losers(state) if _is_seat(loser, seat)],
    }


def _is_seat(loser: Plain, seat: int) -> bool:
    return isinstance(loser, dict) and loser["seat"] == seat


def _pass_start(state: State, seat: int) -> Facts:
    """Who may start instead; nobody means that the round ends."""
    tried = state.clone()
    tried.pending.pop()
    casting.pass_start(tried, Journal(False), seat)
    following = tried.pending[-1]
    ends = frame_kind(following) == frames.END_ROUND
    return {"next": None if ends else frame_seat(following), "out": bool(tried.passed >> seat & 1)}


def _dedicate(state: State, token: int) -> Facts:
    """The space the token would take as the board stands, and which token would fall off it."""
    is_full = len(state.sprites) == state.terms.spaces
    last = state.sprites[-1] if is_full else NOTHING
    fallen: Plain = None
    if last != NOTHING:
        fallen = {"seat": spell_seat(last), "token": format_token(spell_token(last))}
    space = verbs.insertion_place(state, token) + 1
    return {"token": format_token(token), "space": space, "fallen": fallen}


def _gain(names: Names, state: State, move: int) -> Facts:
    """The points a tile, a copy or a recipe brings; a copy is compared with copying nothing."""
    before, after, journal = state, state.clone(), Journal(True)
    waiting = after.pending.pop()
    seat, chosen = frame_seat(waiting), moves.move_object(move)
    kind = frame_kind(waiting)
    if kind == frames.TAKE:
        slot = after.slots.index(chosen)
        sprites.take(after, journal, seat, frame_fact(waiting, 0), slot)
    elif kind == frames.KEEP:
        items.keep_tile(after, journal, seat, after.drawn.index(chosen))
    elif kind == frames.COPY:
        before, after = with_and_without(state, chosen)
    elif kind == frames.BREW:
        rules.brew(after, journal, seat, move)
    else:
        rules.use_or_decline(after, journal, waiting, move)
    _settle_goals(after, journal)
    return _tile(names, state, kind, chosen) | _change(before, after, seat, journal)


def with_and_without(state: State, copied: int) -> tuple[State, State]:
    """Before and after a copy; further stones copy what they would after it, in both."""
    after = state.clone()
    seat = frame_seat(after.pending.pop())
    place = len(after.players[seat].copies)
    mirrors.copy_tile(after, Journal(False), seat, copied)
    counts = [tally(after, one) for one in range(after.terms.deciders)]
    rest = best_copies(after, seat, counts[seat], [counted.eggs for counted in counts])
    idle = mirrors.mirror_count(after, seat) - place - 1 - len(rest)
    after.players[seat].copies += [*rest, *[NOTHING] * idle]
    before = after.clone()
    before.players[seat].copies[place] = NOTHING
    return before, after


def _tile(names: Names, state: State, kind: int, chosen: int) -> Facts:
    if kind in (frames.BREW, frames.REPLACE):
        return {}
    is_drawing = kind != frames.COPY or state.terms.mirror_effect_tiles
    effect = EFFECTS.get(state.terms.tile_type[chosen], "") if is_drawing else ""
    return {"tile": names.tiles[chosen], "effect": effect}
