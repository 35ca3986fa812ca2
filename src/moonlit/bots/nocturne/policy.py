"""The hand heuristic: a value in points for every move, read off the tables of worths."""

from mypy_extensions import i64

from moonlit.bots.nocturne.worth import (
    ANSWERED,
    GOALS,
    HOLDER,
    PATIENCE,
    PUSHED,
    SPRITES,
    TEMPTING,
    THREAT,
    WAITING,
    Worth,
    card_hope,
)
from moonlit.core.bits import bit, member, size
from moonlit.core.frame import frame_fact, frame_kind, frame_seat
from moonlit.core.journal import Journal
from moonlit.games.nocturne.frames import ANSWER, START
from moonlit.games.nocturne.goals import CORNER_CAST, WON_WITH, symbols_of
from moonlit.games.nocturne.moves import (
    BREW_ONE,
    BREW_TWO,
    CAST,
    CLAIM_SHADOW,
    COPY_TILE,
    DEDICATE_TOKEN,
    EXCHANGE_TILE,
    KEEP_TILE,
    PASS,
    REPLACE_TOKEN,
    SWAP_CHEST,
    TAKE_TILE,
    move,
    move_at,
    move_count,
    move_object,
    move_place,
    move_verb,
)
from moonlit.games.nocturne.rules import apply
from moonlit.games.nocturne.state import (
    NOTHING,
    RANK,
    STAR,
    TWILIGHT,
    State,
    is_shadow,
    neighbours,
    spell_cell,
    spell_seat,
)
from moonlit.games.nocturne.verbs import insertion_place


class Rivals:
    """Who can still top a spell, and with what."""

    def __init__(self, s: State, seat: i64) -> None:
        self.held: i64 = 0
        self.seats: i64 = 0
        for rival in range(s.terms.players):
            if rival != seat and s.passed >> rival & 1 == 0:
                self.held |= s.players[rival].held
                if s.players[rival].held != 0:
                    self.seats |= bit(rival)


def value_of(s: State, worth: Worth, rivals: Rivals, chosen: i64) -> float:
    """What a move of the deciding seat promises, in points; passing and declining are nothing."""
    verb = move_verb(chosen)
    seat = frame_seat(s.pending[-1])
    thing = move_object(chosen)
    if verb == CAST:
        return value_of_cast(s, worth, rivals, seat, thing, move_place(chosen))
    if verb == DEDICATE_TOKEN:
        return value_of_dedication(s, worth, seat, thing) - worth.price(seat, thing)
    if verb == KEEP_TILE or verb == TAKE_TILE:
        return worth.of(seat, thing)
    if verb == BREW_ONE:
        return value_of_card(s, worth, seat, thing)
    if verb == BREW_TWO:
        second = value_of_card(s, worth, seat, move_place(chosen))
        return value_of_card(s, worth, seat, thing) + second - float(s.terms.unused_ability_points)
    if verb == COPY_TILE:
        return worth.own(seat, thing) + 0.1
    if verb == EXCHANGE_TILE or verb == SWAP_CHEST:
        had = frame_fact(s.pending[-1], 0)
        gain = worth.of(seat, thing) - worth.of(seat, had)
        return gain - (float(s.terms.unused_ability_points) if verb == EXCHANGE_TILE else 0.0)
    if verb == REPLACE_TOKEN:
        won = frame_fact(s.pending[-1], 0)
        saved = worth.price(seat, won) - worth.price(seat, thing)
        return saved - float(s.terms.unused_ability_points)
    if verb == CLAIM_SHADOW:
        return float(RANK[thing])
    return worth.taste[WAITING] if frame_kind(s.pending[-1]) == START else 0.0


def value_of_cast(
    s: State, worth: Worth, rivals: Rivals, seat: i64, token: i64, cell: i64
) -> float:
    """The tile by the chance to win it, the price of the token, what it denies the holder."""
    tile = s.forest[cell]
    gain = worth.of(seat, tile) + value_of_winning(s, worth, seat, token, cell)
    gain -= worth.price(seat, token)
    if len(s.spells) > 0:
        holder = spell_seat(s.spells[-1])
        held = s.forest[spell_cell(s.spells[-1])]
        if holder < s.terms.deciders:
            gain += worth.taste[HOLDER] * worth.own(holder, held)
    open_cells = neighbours(cell) & s.tiled & ~s.covered & ~bit(cell)
    higher = s.terms.higher[RANK[token]] & rivals.held
    if token == STAR or open_cells == 0 or higher == 0:
        return gain
    threat = best_answer(s, worth, rivals, token, open_cells, worth.own(seat, tile))
    if threat <= worth.taste[TEMPTING]:
        return gain
    return gain * worth.taste[ANSWERED] - worth.taste[THREAT] * threat


def value_of_winning(s: State, worth: Worth, seat: i64, token: i64, cell: i64) -> float:
    """Goals that winning here with this token is good for."""
    value = 0.0
    if not is_shadow(token):
        value = worth.cell(seat, cell)
    if s.round == TWILIGHT and s.goals != 0:
        points = float(s.terms.twilight_points) * worth.taste[GOALS]
        for goal in range(1, len(s.terms.twilight_rule)):
            if s.goals >> goal & 1 != 0:
                rule = s.terms.twilight_rule[goal]
                if (rule == WON_WITH and RANK[token] == s.terms.twilight_number[goal]) or (
                    rule == CORNER_CAST and len(s.spells) == 0 and neighbours(cell) & s.tiled == 0
                ):
                    value += points
    return value


def best_answer(
    s: State, worth: Worth, rivals: Rivals, token: i64, cells: i64, stake: float
) -> float:
    """What topping the spell is worth to the rival who likes it best."""
    best = 0.0
    higher = s.terms.higher[RANK[token]]
    for rival in range(s.terms.players):
        if rivals.seats >> rival & 1 == 0:
            continue
        usable = s.players[rival].held & higher
        if usable == 0:
            continue
        price = worth.price(rival, member(usable, 0))
        left = cells
        while left != 0:
            tile = s.forest[member(left, 0)]
            left &= left - 1
            best = max(best, worth.of(rival, tile) + 0.5 * stake - price)
    return best


def value_of_dedication(s: State, worth: Worth, seat: i64, token: i64) -> float:
    """The Sprite tile that the token's place promises; places further left may still come."""
    place = insertion_place(s, token)
    promised: list[float] = [worth.of(seat, tile) for tile in s.slots if tile != NOTHING]
    promised.sort()
    index = len(promised) - 1 - place
    if index < 0:
        return 0.0
    # A token is pushed back the sooner, the lower it is and the more tiles are still fought for.
    left = float(size(s.tiled))
    stays = float(RANK[token]) / (float(RANK[token]) + worth.taste[PUSHED] * left)
    return promised[index] * (0.4 + 0.6 * stays) * worth.taste[SPRITES]


def value_of_card(s: State, worth: Worth, seat: i64, card: i64) -> float:
    """What a concoction can be hoped to bring."""
    left = float(size(s.tiled)) / float(max(s.terms.deciders, 2))
    if s.round == TWILIGHT:
        left += float(size(s.terms.cells)) / float(max(s.terms.deciders, 2))
    return card_hope(s.terms, card, symbols_of(s, seat), left, worth.taste[PATIENCE])


def best_move(s: State, worth: Worth) -> i64:
    """The move the heuristic likes best."""
    rivals = Rivals(s, frame_seat(s.pending[-1]))
    best = move_at(s, 0)
    most = value_of(s, worth, rivals, best)
    for index in range(1, move_count(s)):
        other = move_at(s, index)
        value = value_of(s, worth, rivals, other)
        if value > most:
            most = value
            best = other
    return best


def quick_move(s: State, worth: Worth) -> i64:
    """Like `best_move`, but in an auction only two tokens a cell are looked at.

    The lowest that may be cast there, and the lowest that nobody can top.
    """
    kind = frame_kind(s.pending[-1])
    if kind != START and kind != ANSWER:
        return best_move(s, worth)
    seat = frame_seat(s.pending[-1])
    rivals = Rivals(s, seat)
    lowest = member(s.castable_tokens, 0)
    safe = lowest
    index: i64 = 0
    count = size(s.castable_tokens)
    while index < count and s.terms.higher[RANK[safe]] & rivals.held != 0 and safe != STAR:
        index += 1
        if index < count:
            safe = member(s.castable_tokens, index)
    best = move(PASS)
    most = worth.taste[WAITING] if kind == START else 0.0
    cells = s.castable_cells
    while cells != 0:
        cell = member(cells, 0)
        cells &= cells - 1
        value = value_of_cast(s, worth, rivals, seat, lowest, cell)
        if value > most:
            most = value
            best = move(CAST, lowest, cell)
        if safe != lowest:
            value = value_of_cast(s, worth, rivals, seat, safe, cell)
            if value > most:
                most = value
                best = move(CAST, safe, cell)
    return best


def finish_auction(s: State, worth: Worth, silent: Journal) -> i64:
    """Play by the heuristic until somebody may start anew; gives how many moves there were."""
    moves: i64 = 0
    while len(s.pending) > 0 and frame_kind(s.pending[-1]) != START:
        apply(s, silent, quick_move(s, worth))
        moves += 1
    return moves
