"""What the lines of a written position may hold: no more than a match has, and where it can lie."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from moonlit.core.errors import BadNotation
from moonlit.games.nocturne.invariants import broken_invariants
from moonlit.games.nocturne.notation import Names, parse_cell, parse_token
from moonlit.games.nocturne.setup import GOALS_IN_PLAY
from moonlit.games.nocturne.state import CELLS, FIRST_SHADOW, OVER, RANK, ROW, State, is_shadow

EMPTY = "."
ONCE = ("start", "answer", "end", "score")
OF_SEAT = ("supply", "tiles", "cards", "claimed", "copies", "discards")
OF_SEATS = ("passed", "winner", "used", "stars")
WITH_TILES = ("forest", "slots", "stack", "tiles", "discards", "removed")
WITH_SPELLS = ("forest", "sprites", "spells")


class Limits:
    """Reads line after line and refuses the one that is too much."""

    def __init__(self, names: Names, state: State) -> None:
        self.names = names
        self.terms = state.terms
        self.fields: Counter[str] = Counter()
        self.tiles: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.tokens: Counter[tuple[int, int]] = Counter()

    def check(self, name: str, words: Sequence[str]) -> None:
        """Raises BadNotation or ValueError on a line that no match can hold."""
        seat, rest = self._owner(name, words)
        self._is_new(f"{name} {seat}")
        if name in WITH_TILES:
            named = [word for word in rest if word not in (EMPTY, "/") and ":" not in word]
            self._count_tiles(named)
        if name == "supply":
            for word in rest:
                self._count_token(seat, parse_token(word))
        elif name in ("cards", "deck"):
            self._count_cards(rest)
        elif name in ("solo", "flipped"):
            self._count_cards([f"solo {word}" for word in rest])
        elif name in WITH_SPELLS:
            self._check_spells(name, [word for word in rest if ":" in word])
        self._check_numbers(name, rest)
        self._check_cells(name, rest)

    def _owner(self, name: str, words: Sequence[str]) -> tuple[int, Sequence[str]]:
        if name not in OF_SEAT:
            return 0, words
        if not words or not words[0].endswith(":"):
            raise ValueError
        return self._seat(words[0][:-1]), words[1:]

    def _seat(self, word: str) -> int:
        return self._number(word, 0, self.terms.players - 1)

    def _number(self, word: str, low: int, high: int) -> int:
        if not (word.isascii() and word.isdecimal() and len(word) < 4):
            raise ValueError
        if not low <= int(word) <= high:
            raise ValueError
        return int(word)

    def _is_new(self, field: str) -> None:
        self.fields[field] += 1
        decided = sum(self.fields[f"{name} 0"] for name in ONCE)
        if self.fields[field] > 1 or decided > 1:
            raise BadNotation("field-twice")

    def _count_tiles(self, words: Sequence[str]) -> None:
        self.tiles.update(words)
        known = {self.names.tiles[tile] for tile in self.terms.tiles}
        for word in words:
            if self.names.parse_tile(word) >= 0 and word not in known:
                raise BadNotation("too-much-in-field")
            if self.tiles[word] > 1:
                raise BadNotation("too-much-in-field")

    def _count_cards(self, words: Sequence[str]) -> None:
        self.cards.update(words)
        if any(self.cards[word] > 1 for word in words):
            raise BadNotation("too-much-in-field")

    def _count_token(self, seat: int, token: int) -> None:
        owner = -1 if is_shadow(token) else seat
        self.tokens[owner, token] += 1
        bag, shadows = self.terms.tokens >> 4 * token & 15, self.terms.shadows >> token & 1
        if self.tokens[owner, token] > (shadows if is_shadow(token) else bag):
            raise BadNotation("too-much-in-field")

    def _check_spells(self, name: str, words: Sequence[str]) -> None:
        ranks = []
        for word in words:
            seat, _, lying = word.partition(":")
            token = parse_token(lying.partition("@")[0])
            self._count_token(self._seat(seat), token)
            ranks.append((RANK[token], token))
        if name == "sprites":
            self._check_sprites(ranks)

    def _check_sprites(self, ranks: Sequence[tuple[int, int]]) -> None:
        is_sorted = all(one[0] >= other[0] for one, other in pairwise(ranks))
        is_own = all(token < FIRST_SHADOW for _, token in ranks)
        if not (is_sorted and is_own and len(ranks) <= self.terms.spaces):
            raise BadNotation("bad-sprite-board", clause="N-SPRITE-3", most=self.terms.spaces)

    def _check_numbers(self, name: str, words: Sequence[str]) -> None:
        terms = self.terms
        if name in OF_SEATS:
            seats = [self._seat(word) for word in words]
            if len({*seats}) != len(seats) or (name == "winner" and len(seats) != 1):
                raise ValueError
        elif name in ("goals", "claimed"):
            goals = [self._number(word, 1, len(terms.twilight_rule) - 1) for word in words]
            if len({*goals}) != len(goals) or len(goals) > GOALS_IN_PLAY:
                raise BadNotation("too-much-in-field")
        elif name == "moonlight":
            goals = [self._number(word, 1, len(terms.moonlight_rule) - 1) for word in words]
            if len({*goals}) != len(goals) or len(goals) not in (0, GOALS_IN_PLAY):
                raise BadNotation("not-three-goals", clause="N-SETUP-7")
        elif name == "slots" and len(words) > terms.slots:
            raise BadNotation("too-much-in-field")

    def _check_cells(self, name: str, words: Sequence[str]) -> None:
        cells: list[int] = []
        if name == "forest":
            for row, line in enumerate(" ".join(words).split("/")):
                places = enumerate(line.split())
                cells += [_cell(row, column) for column, word in places if word != EMPTY]
        elif name == "spells":
            cells = [parse_cell(word.partition("@")[2]) for word in words]
        elif name == "start":
            self._check_decision(words)
            cells = [parse_cell(word) for word in words[1:]]
        elif name == "answer":
            self._check_decision(words)
        if any(not self.terms.cells >> cell & 1 for cell in cells):
            raise BadNotation("outside-forest")
        if len({*cells}) != len(cells):
            raise BadNotation("too-much-in-field")

    def _check_decision(self, words: Sequence[str]) -> None:
        if not 1 <= len(words) <= 2:
            raise ValueError
        self._seat(words[0])


def _cell(row: int, column: int) -> int:
    if column >= ROW or row * ROW + column >= CELLS:
        raise BadNotation("outside-forest")
    return row * ROW + column


def check_whole(state: State) -> None:
    """Raises BadNotation unless the match goes on from here, or is over, with all it needs."""
    if not state.pending and state.round != OVER:
        raise BadNotation("nothing-decided")
    if any(broken_invariants(state)):
        raise BadNotation("not-whole")
