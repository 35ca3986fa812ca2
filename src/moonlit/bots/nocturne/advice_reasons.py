"""Reasons for a move: rule facts that anybody can recompute, never what a net feels."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from moonlit.bots.advice import Reason
from moonlit.bots.nocturne import advice_tiles as tiles
from moonlit.core.codec import Plain
from moonlit.core.frame import frame_fact, frame_kind
from moonlit.core.journal import Journal
from moonlit.games.nocturne import casting, frames, goals, moves, rules, verbs
from moonlit.games.nocturne.foresee import foresee, with_and_without
from moonlit.games.nocturne.notation import Names, format_cell, format_token, members
from moonlit.games.nocturne.projection import project
from moonlit.games.nocturne.rounds import leftover_at
from moonlit.games.nocturne.scoring import score_ability
from moonlit.games.nocturne.state import NOTHING, RANK, TWILIGHT, State
from moonlit.packs.nocturne.words import CATEGORIES

MOONLIGHT_GOALS: Final = CATEGORIES.index("moonlight")
# What a reason without points of its own weighs against one with points.
SAFE, PRICE, OPEN, DRAWS, ENDS, HANDS, PLACE, LITTLE = 3.0, 2.0, 1.5, 2.0, 2.0, 1.0, 1.5, 0.5
# How many reasons a move gets.
LEAST, MOST = 2, 3
# Taking a point from a rival is worth less than a point of one's own.
DENIED: Final = 0.5
# So is a point that takes another tile.
PROMISED: Final = 0.3


@dataclass(frozen=True, slots=True)
class Weighed:
    """A reason, and how much it matters in points."""

    weight: float
    reason: Reason


def weigh(weight: float, code: str, **facts: Plain) -> Weighed:
    return Weighed(weight, Reason(code, facts))


def reasons_for(names: Names, world: State, move: int) -> list[Weighed]:
    """Everything there is to say about a move, the weightiest first."""
    found = sorted(_find(names, world, move), key=lambda one: -one.weight)
    return [one for one in found if one.weight]


def telling(own: list[Weighed], other: list[Weighed]) -> tuple[Reason, ...]:
    """What sets a move apart from another one; if that is little, what else is to be said of it."""
    known = [one.reason for one in other]
    apart = [one.reason for one in own if one.reason not in known]
    shared = [one.reason for one in own if one.reason in known]
    return tuple(apart[:MOST] + shared[: max(0, LEAST - len(apart))])


def _find(names: Names, world: State, move: int) -> Iterator[Weighed]:
    seat, verb, thing = rules.to_act(world), moves.move_verb(move), moves.move_object(move)
    kind = frame_kind(world.pending[-1])
    yield from _ability(world, seat, kind, verb)
    if verb == moves.CAST:
        yield from _cast(names, world, seat, move)
    elif verb == moves.PASS:
        yield from _pass(names, world, seat, kind, move)
    elif verb == moves.DEDICATE_TOKEN:
        yield from _dedicate(names, world, seat, move)
    elif verb == moves.RETRIEVE_TOKEN:
        kept = world.clone()
        kept.players[seat].add_token(thing)
        yield from _kept_tokens(kept, seat)
    elif kind in (frames.OFFER, frames.CHOOSE):
        yield from _kept_tokens(world, seat)
    elif verb in (moves.KEEP_TILE, moves.TAKE_TILE):
        yield from _tile(names, world, seat, thing)
        yield from _claimed(names, world, move)
    elif verb in (moves.BREW_ONE, moves.BREW_TWO):
        yield from _cards(names, world, seat, move)
    elif verb in (moves.COPY_TILE, moves.EXCHANGE_TILE, moves.SWAP_CHEST):
        yield from _categories(names, world, seat, move)
    elif verb == moves.REPLACE_TOKEN:
        higher = frame_fact(world.pending[-1], 0)
        yield weigh(OPEN, "replaced", token=format_token(higher), lower=format_token(thing))
    elif verb == moves.CLAIM_SHADOW:
        yield weigh(PLACE, "claim", token=format_token(thing))
    elif kind == frames.SWAP:
        yield weigh(DRAWS, "draws", effect="chest")


def _tile(names: Names, world: State, seat: int, tile: int) -> Iterator[Weighed]:
    """The tile in one's own collection, for one's own recipes, and to the rivals."""
    kind = tiles.kind_of(world, tile)
    before, after = tiles.change(world, seat, tile)
    facts: dict[str, Plain] = {"kind": kind, "before": before, "after": after}
    if kind == tiles.EGGS:
        eggs, rival = tiles.count_of(world, seat, kind) + 1, tiles.most_eggs(world, seat)
        yield weigh(abs(after - before), "eggs", **facts, count=eggs, rival=rival)
    elif kind:
        count, further = tiles.count_of(world, seat, kind) + 1, after
        if kind in tiles.GROWING:
            further = tiles.change(tiles.with_tile(world, seat, tile), seat, tile)[1]
        weight = max(abs(after - before), (further - after) * PROMISED)
        yield weigh(weight, "set", **facts, count=count, further=further)
    else:
        yield weigh(DRAWS, "draws", effect="runestone")
    if kind == tiles.CHESTS:
        yield weigh(DRAWS, "draws", effect="chest")
    yield from _recipe(names, world, seat, tile)
    yield from _denial(world, seat, tile)


def _recipe(names: Names, world: State, seat: int, tile: int) -> Iterator[Weighed]:
    before, after = tiles.brewed(world, seat, tile)
    if after != before:
        yield weigh(after - before, "brewed", before=before, after=after)
        return
    facts = tiles.recipe_facts(world, seat, tile)
    if facts:
        card, points = facts["card"], facts["points"]
        assert isinstance(card, int) and isinstance(points, int)
        yield weigh(points / 5, "recipe", **{**facts, "card": names.cards[card]})


def _denial(world: State, seat: int, tile: int) -> Iterator[Weighed]:
    """The rival whose collection the tile would add most to."""
    rivals = [other for other in range(world.terms.deciders) if other != seat]
    gains = [(tiles.gain(world, rival, tile), -rival) for rival in rivals]
    most, rival = max(gains, default=(0, 0))
    if most > 0:
        before, after = tiles.change(world, -rival, tile)
        facts: dict[str, Plain] = {"kind": tiles.kind_of(world, tile)}
        yield weigh(most * DENIED, "denial", seat=-rival, before=before, after=after, **facts)


def _cast(names: Names, world: State, seat: int, move: int) -> Iterator[Weighed]:
    facts = foresee(names, world, move)
    cell, token = moves.move_place(move), moves.move_object(move)
    yield from _tile(names, world, seat, world.forest[cell])
    yield from _goals(world, seat, facts)
    if facts["wins"]:
        yield weigh(SAFE, "safe", why=facts["wins"], cell=format_cell(cell))
        yield from _price(world, seat, token, cell, str(facts["wins"]))
    else:
        seats, tokens = _answering(facts)
        yield _open("contested", seats, tokens)
    if facts["corner"]:
        yield weigh(LITTLE, "corner")
    if facts["last_tile"] and facts["wins"]:
        yield weigh(ENDS, "ends", round=_round(world))


def _goals(world: State, seat: int, facts: dict[str, Plain]) -> Iterator[Weighed]:
    """Twilight goals claimed, and the points of Moonlight goals through one more cell."""
    claimed, points = facts["goals"], facts["points"]
    assert isinstance(claimed, list) and isinstance(points, dict)
    for goal in claimed:
        worth = world.terms.twilight_points
        yield weigh(float(worth), "goal", goal=goal, points=worth)
    more = points.get("moonlight", 0)
    assert isinstance(more, int)
    if more:
        before = project(world, seat)[MOONLIGHT_GOALS]
        yield weigh(abs(more), "moonlight", before=before, after=before + more)


def wins_at_once(world: State, seat: int, token: int, cell: int) -> bool:
    """Would the spell take the tile before anybody can answer?"""
    tried, journal = world.clone(), Journal(True)
    tried.pending.pop()
    casting.cast(tried, journal, seat, token, cell)
    return any(row[0] == verbs.TILE_WON for row in journal.rows)


def _price(world: State, seat: int, token: int, cell: int, why: str) -> Iterator[Weighed]:
    """Whether a lower token would do; what the others could still top it with."""
    enough = [
        one
        for one in members(world.castable_tokens)
        if RANK[one] < RANK[token] and wins_at_once(world, seat, one, cell)
    ]
    if enough:
        cheapest = min(enough, key=lambda one: RANK[one])
        yield weigh(PRICE, "dear", token=format_token(token), cheaper=format_token(cheapest))
        return
    held = [
        one
        for rival in range(world.terms.players)
        if rival != seat and world.passed >> rival & 1 == 0
        for one in members(world.players[rival].held)
    ]
    yield weigh(PRICE, "price", token=format_token(token), highest=_highest(held), why=why)


def _highest(tokens: list[int]) -> str | None:
    """The highest token by name; shadow tokens of the same value come after."""
    best = max(tokens, key=lambda one: (RANK[one], -one), default=None)
    return None if best is None else format_token(best)


def _answering(facts: dict[str, Plain]) -> tuple[list[int], list[int]]:
    """Who can answer a spell, and with which tokens."""
    answers = facts["answers"]
    assert isinstance(answers, list)
    seats: list[int] = []
    tokens: list[int] = []
    for answer in answers:
        assert isinstance(answer, dict)
        seat, held = answer["seat"], answer["tokens"]
        assert isinstance(seat, int) and isinstance(held, list)
        seats.append(seat)
        tokens += [token for token in range(len(RANK)) if format_token(token) in held]
    return seats, tokens


def _open(code: str, seats: list[int], tokens: list[int]) -> Weighed:
    """A spell that others can still top: who, with how many different tokens each, up to which."""
    facts: dict[str, Plain] = {"count": len(tokens), "highest": _highest(tokens)}
    return weigh(OPEN, code, seats=list[Plain](seats), **facts)


def _pass(names: Names, world: State, seat: int, kind: int, move: int) -> Iterator[Weighed]:
    facts = foresee(names, world, move)
    if kind == frames.START:
        if facts["next"] is None:
            yield weigh(ENDS, "ends", round=_round(world))
        else:
            yield weigh(HANDS, "hands", seat=facts["next"])
    elif facts["answers"]:
        seats, tokens = _answering(facts)
        yield _open("others", seats, tokens)
    else:
        yield from _leaves(names, world, facts)
    yield from _kept_tokens(world, seat)


def _leaves(names: Names, world: State, facts: dict[str, Plain]) -> Iterator[Weighed]:
    """What the owner of the highest spell gets if nobody beats it."""
    winner, tile = facts["winner"], names.parse_tile(str(facts["tile"]))
    assert isinstance(winner, int)
    if winner >= world.terms.deciders:
        return
    before, after = tiles.change(world, winner, tile)
    yield weigh(
        max(LITTLE, abs(after - before) * DENIED),
        "leaves",
        seat=winner,
        tile=facts["tile"],
        kind=tiles.kind_of(world, tile),
        before=before,
        after=after,
    )


def _kept_tokens(world: State, seat: int) -> Iterator[Weighed]:
    """What tokens in supply are good for: points at the end, shadow tokens after Twilight."""
    if world.round != TWILIGHT:
        count, each = world.players[seat].tokens_left(), leftover_worth(world)
        if count:
            yield weigh(each, "leftover", tokens=count, each=each, points=count * each)
        return
    facts = shadow_facts(world, seat)
    if facts:
        yield weigh(PLACE, "shadow", **facts)


def leftover_worth(world: State) -> int:
    """The points of one token left at the end, the goal that counts them included."""
    more = sum(
        world.terms.moonlight_points[goal]
        for goal in world.moonlight
        if world.terms.moonlight_rule[goal] == goals.LEFTOVER
    )
    return world.terms.leftover_points + more


def shadow_facts(world: State, seat: int) -> dict[str, Plain]:
    """The shadow token that one's highest token earns if Twilight ends now."""
    if world.terms.family or world.terms.free_shadow_pick:
        return {}
    for place, shadow in enumerate(reversed(members(world.shadows))):
        leftover = leftover_at(world, place)
        if leftover == NOTHING:
            break
        if leftover // 16 == seat:
            token = format_token(leftover % 16)
            return {"token": token, "place": place + 1, "shadow": format_token(shadow)}
    return {}


def _dedicate(names: Names, world: State, seat: int, move: int) -> Iterator[Weighed]:
    """The space a token takes, and the tile that is left for it at the worst."""
    facts = foresee(names, world, move)
    space, fallen = facts["space"], facts["fallen"]
    assert isinstance(space, int)
    on_board = [tile for tile in world.slots if tile != NOTHING]
    gains = sorted(((tiles.gain(world, seat, tile), -tile) for tile in on_board), reverse=True)
    if space <= len(gains):
        points, tile = gains[space - 1]
        told: dict[str, Plain] = {"tile": names.tiles[-tile], "points": points}
        yield weigh(max(PLACE, points), "space", token=facts["token"], space=space, **told)
    else:
        yield weigh(PLACE, "place", token=facts["token"], space=space, tiles=len(gains))
    if isinstance(fallen, dict):
        yield weigh(PLACE, "fallen", **fallen)


def _cards(names: Names, world: State, seat: int, move: int) -> Iterator[Weighed]:
    """How far the symbols one has go for the cards that are kept."""
    terms, symbols = world.terms, goals.symbols_of(world, seat)
    cards = [moves.move_object(move)]
    if moves.move_verb(move) == moves.BREW_TWO:
        cards.append(moves.move_place(move))
    for card in cards:
        full = tiles.missing(symbols, terms.full_recipe[card])
        facts: dict[str, Plain] = {"full": full, "full_points": terms.full_points[card]}
        if terms.first_recipe[card]:
            facts["first"] = tiles.missing(symbols, terms.first_recipe[card])
            facts["first_points"] = terms.first_points[card]
        weight = terms.full_points[card] / (full + 1)
        yield weigh(weight, "card", card=names.cards[card], **facts)
    yield from _categories(names, world, seat, move)


def _categories(names: Names, world: State, seat: int, move: int) -> Iterator[Weighed]:
    """The points by category as they stand; a copy is compared with copying nothing."""
    facts, before = foresee(names, world, move), world
    points = facts["points"]
    assert isinstance(points, dict)
    if moves.move_verb(move) == moves.COPY_TILE:
        before, _ = with_and_without(world, moves.move_object(move))
    sheet = project(before, seat)
    for place, category in enumerate(CATEGORIES):
        more = points.get(category, 0)
        assert isinstance(more, int)
        now = sheet[place]
        yield weigh(abs(more), "category", category=category, before=now, after=now + more)
    if facts.get("effect"):
        yield weigh(DRAWS, "draws", effect=facts["effect"])


def _claimed(names: Names, world: State, move: int) -> Iterator[Weighed]:
    facts = foresee(names, world, move)
    claimed = facts["goals"]
    assert isinstance(claimed, list)
    for goal in claimed:
        worth = world.terms.twilight_points
        yield weigh(float(worth), "goal", goal=goal, points=worth)


def _ability(world: State, seat: int, kind: int, verb: int) -> Iterator[Weighed]:
    """An ability that stays unused scores; using it gives that up."""
    is_asked = kind in (frames.REPLACE, frames.OFFER, frames.EXCHANGE)
    if not is_asked and verb != moves.BREW_TWO:
        return
    points = score_ability(world, seat)
    yield weigh(float(points), "unused" if verb == moves.DECLINE else "used", points=points)


def _round(world: State) -> str:
    return "twilight" if world.round == TWILIGHT else "moonlight"
