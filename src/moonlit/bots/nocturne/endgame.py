"""The end of Moonlight between two, solved: every line to the last point."""

from typing import Final

from mypy_extensions import i64

from moonlit.bots.nocturne.policy import Rivals, value_of
from moonlit.bots.nocturne.worth import Worth
from moonlit.core.bits import bit, member, size
from moonlit.core.dice import Dice
from moonlit.core.frame import frame_kind, frame_seat
from moonlit.core.journal import Journal
from moonlit.games.nocturne.frames import ANSWER, COPY, DEDICATE, START, TAKE
from moonlit.games.nocturne.moves import CAST, PASS, move, move_at, move_count
from moonlit.games.nocturne.rules import apply
from moonlit.games.nocturne.scoring import total
from moonlit.games.nocturne.state import (
    MIRROR,
    MOONLIGHT,
    NOTHING,
    RANK,
    REDD,
    State,
    is_shadow,
    spell_cell,
    spell_seat,
    spell_token,
)
from moonlit.games.nocturne.worlds import redeal

FAR: Final[i64] = 10000
# Worlds whose hidden cards differ, and how far below the best a move may stay unmeasured.
WORLDS: Final[i64] = 6
MARGIN: Final[i64] = 6

_LOW: Final[i64] = (1 << 31) - 1
_ALL: Final[i64] = (1 << 62) - 1
_STRANGE: Final[i64] = 0x2545F491
_ODD: Final[i64] = 0x3C6EF36B
_LABELS: Final[i64] = 64


def _words(count: i64) -> list[i64]:
    """Words of 56 bits, so that a dozen can be added up."""
    dice = Dice(1)
    return [dice.word() << 24 ^ dice.word() for _ in range(count)]


_WORDS: Final = _words(3 * _LABELS)


def fold(hashed: i64, fact: i64) -> i64:
    """One more fact in a hash of 62 bits; every product stays inside 62 bits."""
    hashed ^= fact
    hashed = (hashed & _LOW) * _STRANGE + (hashed >> 31) * _ODD & _ALL
    return hashed ^ hashed >> 29


def can_be_solved(s: State, most_tiles: i64) -> bool:
    """Two players in Moonlight, few tiles, and none among them that makes somebody draw."""
    return can_be_sampled(s, most_tiles) and not draws_more(s)


def can_be_sampled(s: State, most_tiles: i64) -> bool:
    """Two players in Moonlight and few tiles; worlds like this one may differ in what is drawn."""
    if s.round != MOONLIGHT or s.terms.deciders != 2 or len(s.pending) == 0:
        return False
    if s.terms.chasing_chests or s.terms.simultaneous_dedication:
        return False
    return size(s.tiled) <= most_tiles


def draws_more(s: State) -> bool:
    """Whether somebody draws, or may still draw, tiles or concoctions."""
    if s.terms.mirror_effect_tiles or len(s.drawn) > 0:
        return True
    for tile in s.forest:
        if tile != NOTHING and s.terms.tile_has_effect[tile]:
            return True
    for tile in s.slots:
        if tile != NOTHING and s.terms.tile_has_effect[tile]:
            return True
    return False


def ranks_in(tokens: i64) -> i64:
    """The ranks of a set of tokens, as a set."""
    return (tokens & 127) << 1 | (tokens >> 7 & 63) << 5 | (tokens >> 13 & 1) << 15


class Solver:
    """Looks through all lines, within a number of positions.

    What was found out about a position is kept. Tokens of one seat that every token of the rival's
    still in play compares with in the same way are one and the same: only one of them is tried,
    and positions that differ in nothing else are the same position.
    """

    worth: Worth
    left: i64
    silent: Journal
    known: dict[i64, i64]
    merges: bool
    minds_winner: bool
    minds_draws: bool
    ranks: list[i64]

    def __init__(self, s: State, worth: Worth, positions: i64) -> None:
        self.worth = worth
        self.left = positions
        self.silent = Journal(False)
        self.known = {}
        # Redd replaces a token by one of his own that is lower; two-up compares otherwise.
        self.merges = s.terms.higher[1] & 2 != 0
        for player in s.players:
            if player.ability == REDD and player.ability_unused:
                self.merges = False
        self.minds_draws = draws_more(s)
        self.minds_winner = self.minds_draws or has_mirrors(s)
        self.ranks = [0, 0]

    def lead(self, s: State, low: i64, high: i64) -> i64:
        """The lead of seat 0 at the end with best play; a bound of it outside of the bounds."""
        self.left -= 1
        if self.left < 0:
            return 0
        if len(s.pending) == 0:
            return total(s, 0) - total(s, 1)
        key = self.sign(s)
        least = -FAR
        most = FAR
        first = NOTHING
        found = self.known.get(key)
        if found is not None:
            least = (found & 32767) - FAR
            most = (found >> 15 & 32767) - FAR
            first = (found >> 30) - 1
            if least >= high or least == most:
                return least
            if most <= low:
                return most
        low = max(low, least)
        high = min(high, most)
        best, chosen = self.look(s, low, high, first)
        if self.left < 0:
            return 0
        if best <= low:
            most = min(most, best)
        elif best >= high:
            least = max(least, best)
        else:
            least = best
            most = best
        self.known[key] = least + FAR | most + FAR << 15 | chosen + 1 << 30
        return best

    def look(self, s: State, low: i64, high: i64, first: i64) -> tuple[i64, i64]:
        """The best lead for the deciding seat and the number of the move that keeps it."""
        is_first = frame_seat(s.pending[-1]) == 0
        best = -FAR if is_first else FAR
        chosen: i64 = NOTHING
        moves = self.moves(s)
        for index in self.ordered(s, moves, first):
            after = s.clone()
            apply(after, self.silent, moves[index])
            value = self.lead(after, low, high)
            if self.left < 0:
                break
            if is_first and value > best:
                best = value
                chosen = index
                low = max(low, value)
            elif not is_first and value < best:
                best = value
                chosen = index
                high = min(high, value)
            if low >= high:
                break
        return best, chosen

    def moves(self, s: State) -> list[i64]:
        """The moves that differ, in an order that is the same in positions that are the same."""
        kind = frame_kind(s.pending[-1])
        moves: list[i64] = []
        if kind != START and kind != ANSWER:
            for index in range(move_count(s)):
                moves.append(move_at(s, index))
            return moves
        moves.append(move(PASS))
        seat = frame_seat(s.pending[-1])
        tokens = s.castable_tokens
        labels: i64 = 0
        while tokens != 0:
            token = member(tokens, 0)
            tokens &= tokens - 1
            label = bit(self.label(seat, token))
            if labels & label != 0:
                continue
            labels |= label
            cells = s.castable_cells
            while cells != 0:
                moves.append(move(CAST, token, member(cells, 0)))
                cells &= cells - 1
        return moves

    def ordered(self, s: State, moves: list[i64], first: i64) -> list[i64]:
        """The numbers of the moves: first what was best before, then what the tables like."""
        rivals = Rivals(s, frame_seat(s.pending[-1]))
        order: list[i64] = []
        values: list[float] = []
        for index in range(len(moves)):
            value = value_of(s, self.worth, rivals, moves[index])
            if index == first:
                value += float(FAR)
            place = len(order)
            while place > 0 and values[place - 1] < value:
                place -= 1
            order.insert(place, index)
            values.insert(place, value)
        return order

    def label(self, seat: i64, token: i64) -> i64:
        """A number that tokens share which all tokens of the rival's compare with alike."""
        if not self.merges:
            return token
        rank = RANK[token]
        ranks = self.ranks[1 - seat]
        label = 4 * size(ranks & bit(rank) - 1) + 2 * (ranks >> rank & 1)
        return label + 1 if is_shadow(token) else label

    def look_at_tokens(self, s: State) -> None:
        """The ranks that each seat still has in play."""
        for seat in range(2):
            self.ranks[seat] = ranks_in(s.players[seat].held)
        for lying in s.spells:
            self.ranks[spell_seat(lying)] |= bit(RANK[spell_token(lying)])
        for lying in s.sprites:
            self.ranks[spell_seat(lying)] |= bit(RANK[spell_token(lying)])

    def sign(self, s: State) -> i64:
        """A hash of all that the rest of the match hangs on, seen from the same beginning."""
        kind = frame_kind(s.pending[-1])
        if kind == TAKE or kind == COPY:
            return self.sign_of_end(s)
        self.look_at_tokens(s)
        hashed = self.sign_of_table(s)
        for seat in range(2):
            held = s.players[seat].held
            tokens: i64 = 0
            while held != 0:
                token = member(held, 0)
                held &= held - 1
                count = s.players[seat].supply >> 4 * token & 15
                tokens += count * _WORDS[seat * _LABELS + self.label(seat, token)]
            hashed = fold(hashed, tokens)
        for lying in s.sprites:
            seat = spell_seat(lying)
            hashed = fold(hashed, seat << 8 | self.label(seat, spell_token(lying)))
        for lying in s.spells:
            seat = spell_seat(lying)
            label = self.label(seat, spell_token(lying))
            hashed = fold(hashed, 1 << 20 | spell_cell(lying) << 10 | seat << 8 | label)
        flags = s.passed | s.declined << 3 | s.dedicated << 6
        return fold(hashed, flags << 40 | s.castable_cells if kind < DEDICATE else flags)

    def sign_of_end(self, s: State) -> i64:
        """When the forest is over tokens are only counted."""
        hashed = self.sign_of_table(s)
        for player in s.players:
            hashed = fold(hashed, player.tokens_left())
            for tile in player.copies:
                hashed = fold(hashed, tile + 2)
        for lying in s.sprites:
            hashed = fold(hashed, spell_seat(lying) + 1)
        return fold(hashed, s.last_drafter + 2)

    def sign_of_table(self, s: State) -> i64:
        """What waits, whose the cells and the tiles are."""
        top = s.pending[-1]
        kind = frame_kind(top)
        # The token of these frames is also elsewhere.
        hashed = fold(1, top & 511 if kind == TAKE or kind == DEDICATE else top)
        for index in range(len(s.pending) - 1):
            hashed = fold(hashed, s.pending[index])
        hashed = fold(hashed, s.tiled)
        tiles: i64 = 0
        for tile in s.players[0].tiles:
            tiles += _WORDS[tile]
        hashed = fold(hashed, tiles)
        for seat in range(2):
            hashed = fold(hashed, s.players[seat].control)
            hashed = fold(hashed, 1 if s.players[seat].ability_unused else 0)
        slots: i64 = 0
        for tile in s.slots:
            slots = slots << 8 | tile + 1
        hashed = fold(hashed, slots)
        if self.minds_draws:
            hashed = self.sign_of_draws(s, hashed)
        return fold(hashed, s.last_winner + 2) if self.minds_winner else hashed

    def sign_of_draws(self, s: State, hashed: i64) -> i64:
        """What was drawn and kept; what is still to come only hangs on how much was drawn."""
        for seat in range(2):
            kept: i64 = 0
            for card in s.players[seat].cards:
                kept += _WORDS[2 * _LABELS + card]
            hashed = fold(hashed, kept)
        tiles: i64 = 0
        for tile in s.players[1].tiles:
            tiles += _WORDS[tile]
        hashed = fold(hashed, tiles)
        for drawn in s.drawn:
            hashed = fold(hashed, drawn + 1)
        return fold(hashed, len(s.stack) << 8 | len(s.deck))

    def weigh(self, s: State, margin: i64) -> list[i64]:
        """The lead that every move keeps for the deciding seat, in the order of their numbers.

        Of moves that are worse than the best by more than the margin only so much is known.
        """
        seat = frame_seat(s.pending[-1])
        moves: list[i64] = []
        for index in range(move_count(s)):
            moves.append(move_at(s, index))
        leads: list[i64] = [-FAR] * len(moves)
        best = -FAR
        for index in self.ordered(s, moves, NOTHING):
            after = s.clone()
            apply(after, self.silent, moves[index])
            floor = max(best - margin, -FAR)
            if seat == 0:
                leads[index] = self.lead(after, floor, FAR)
            else:
                leads[index] = -self.lead(after, -FAR, -floor)
            if self.left < 0:
                break
            best = max(best, leads[index])
        return leads


def has_mirrors(s: State) -> bool:
    """Whether anybody has or may still get a mirror stone."""
    tiles = s.players[0].tiles + s.players[1].tiles + s.slots + s.forest
    for tile in tiles:
        if tile != NOTHING and s.terms.tile_type[tile] == MIRROR:
            return True
    return False


def solve_move(world: State, seat: i64, dice: Dice, worth: Worth, positions: i64) -> i64 | None:
    """The move with the best mean lead over worlds like this one; None if that takes too long.

    The worlds differ in the rival's concoctions, and in what is drawn if anything still is. All
    together look at no more positions than said; what was solved counts, if it is one at least.
    """
    s = world.clone()
    sums: list[i64] = [0] * move_count(s)
    solved: i64 = 0
    left = positions
    hands: list[list[i64]] = []
    draws = draws_more(s)
    for _ in range(WORLDS):
        hand = sorted(s.players[1 - seat].cards)
        if draws or hand not in hands:
            hands.append(hand)
            solver = Solver(s, worth, left)
            leads = solver.weigh(s, MARGIN)
            left = solver.left
            if left < 0:
                break
            solved += 1
            for index in range(len(leads)):
                sums[index] += leads[index]
        s = world.clone()
        redeal(s, seat, dice)
    if solved == 0:
        return None
    return best_by_tables(world, worth, sums)


def best_by_tables(s: State, worth: Worth, sums: list[i64]) -> i64:
    """Of the moves that keep most, the one that the tables like."""
    rivals = Rivals(s, frame_seat(s.pending[-1]))
    best = move_at(s, 0)
    most = -FAR * WORLDS
    liked = 0.0
    for index in range(len(sums)):
        chosen = move_at(s, index)
        value = value_of(s, worth, rivals, chosen)
        if sums[index] > most or (sums[index] == most and value > liked):
            best = chosen
            most = sums[index]
            liked = value
    return best
