"""What software must find by itself, against brute force: herbs, recipes, shapes, set tables."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from moonlit.core.codec import Plain
from moonlit.packs.nocturne.tables import Character, Concoction
from tests.clauses import clause
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.table import Table, position

exact = settings(max_examples=150)

TILES = {tile.id: tile for tile in GAME.pack.tiles}
CARDS = {card.id: card for card in (*GAME.pack.starters, *GAME.pack.concoctions)}
HERBS = [tile.id for tile in GAME.pack.tiles if tile.type == "herb"]
MIRRORS = [tile.id for tile in GAME.pack.tiles if tile.type == "mirror"]
WITH_SYMBOLS = [tile.id for tile in GAME.pack.tiles if tile.symbols]
MOST_HERBS = 8
FULL = 2
REDD = GAME.pack.characters[0]

Cell = tuple[int, int]
Cells = frozenset[Cell]


def collection(tiles: list[str], copies: list[str], more: str = "", **options: Plain) -> Table:
    """Seat 0 with tiles, and as many mirror stones as it makes copies."""
    held = " ".join([*tiles, *MIRRORS[: len(copies)]])
    text = f"round moonlight | tiles 0: {held} | copies 0: {' '.join(copies)} | {more}"
    return position(text, **options)


@st.composite
def herbs(draw: st.DrawFn) -> tuple[list[str], list[str]]:
    """Herb tiles and copies of some of them."""
    tiles = draw(st.lists(st.sampled_from(HERBS), unique=True, min_size=1, max_size=MOST_HERBS))
    room = min(MOST_HERBS - len(tiles), len(MIRRORS))
    return tiles, draw(st.lists(st.sampled_from(tiles), max_size=room))


def partitions(things: list[str]) -> Iterator[list[list[str]]]:
    """Every way to split things into sets."""
    if not things:
        yield []
        return
    first, rest = things[0], things[1:]
    for split in partitions(rest):
        yield [[first], *split]
        for index, group in enumerate(split):
            yield [*split[:index], [first, *group], *split[index + 1 :]]


def bonus(kinds: list[str]) -> int:
    """What one set of herbs earns; no letter may be in it twice."""
    letters = [kind for kind in kinds if kind != "wild"]
    is_set = len(set(letters)) == len(letters)
    return {3: 5, 4: 8, 5: 12}.get(len(kinds), 0) if is_set else 0


@clause("N-SCORE-4", "O-40")
@exact
@given(herbs())
def test_the_best_split_of_herbs(chosen: tuple[list[str], list[str]]) -> None:
    tiles, copies = chosen
    kinds = [TILES[tile].kind for tile in (*tiles, *copies)]
    best = max(sum(map(bonus, split)) for split in partitions(kinds))
    printed = sum(TILES[tile].points for tile in (*tiles, *copies))
    assert collection(tiles, copies).sheet(0)["herbs"] == printed + best


Brew = list[tuple[Concoction, int]]


def brew(cards: list[str], choice: Sequence[int]) -> Brew:
    """Cards with how far they are brewed: so many steps of the recipe."""
    tiers = [(CARDS[card], tier) for card, tier in zip(cards, choice, strict=True) if tier]
    return [(card, len(card.recipe) if tier == FULL else 1) for card, tier in tiers]


def spent(brews: Brew) -> Counter[str]:
    return Counter("".join(card.recipe[steps - 1] for card, steps in brews))


def worth(brews: Brew) -> tuple[int, int]:
    """Points, then cards completed (O-77)."""
    points = sum(card.points[steps - 1] for card, steps in brews)
    return points, sum(steps == len(card.recipe) for card, steps in brews)


def brewed(cards: list[str], symbols: Counter[str]) -> tuple[int, int]:
    """The best of all choices of nothing, a tier or the full recipe for every card."""
    choices = (brew(cards, choice) for choice in product((0, 1, FULL), repeat=len(cards)))
    return max(worth(one) for one in choices if spent(one) <= symbols)


@clause("N-SCORE-7", "O-39")
@exact
@given(
    st.lists(st.sampled_from(WITH_SYMBOLS), unique=True, max_size=16),
    st.sampled_from([card.id for card in GAME.pack.starters]),
    st.lists(st.sampled_from([card.id for card in GAME.pack.concoctions]), unique=True, max_size=4),
    st.sampled_from(GAME.pack.characters),
)
def test_the_best_use_of_symbols(
    tiles: list[str], starter: str, drawn: list[str], character: Character
) -> None:
    cards = [starter, *drawn]
    symbols = Counter(character.symbol + "".join(TILES[tile].symbols for tile in tiles))
    other = next(one.id for one in GAME.pack.characters if one != character)
    characters: list[Plain] = [character.id, other]
    table = collection(tiles, [], f"cards 0: {' '.join(cards)}", characters=characters)
    assert table.sheet(0)["concoctions"] == brewed(cards, symbols)[0]


@clause("N-SCORE-7", "O-39", "O-77")
@exact
@given(
    st.lists(st.sampled_from(WITH_SYMBOLS), unique=True, max_size=16),
    st.sampled_from([card.id for card in GAME.pack.starters]),
    st.lists(st.sampled_from([card.id for card in GAME.pack.concoctions]), unique=True, max_size=4),
)
def test_the_tiers_that_are_shown_are_those_that_score(
    tiles: list[str], starter: str, drawn: list[str]
) -> None:
    cards = [starter, *drawn]
    table = collection(tiles, [], f"cards 0: {' '.join(cards)}", characters=["redd", "sage"])
    shown = seat_of(table, 0)["brewed"]
    assert isinstance(shown, list)
    tiers = brew(cards, [tier for tier in shown if isinstance(tier, int)])
    symbols = Counter(REDD.symbol + "".join(TILES[tile].symbols for tile in tiles))
    assert spent(tiers) <= symbols
    assert worth(tiers) == brewed(cards, symbols)
    assert worth(tiers)[0] == table.sheet(0)["concoctions"]


def seat_of(table: Table, seat: int) -> dict[str, Plain]:
    """What a seat sees of itself."""
    seats = table.view(seat).table["seats"]
    assert isinstance(seats, list)
    mine = seats[seat]
    assert isinstance(mine, dict)
    return mine


# The shapes of Moonlight goals 4, 5 and 12 (D-6), with what a copy is worth.
SHAPES: dict[int, tuple[list[Cell], int]] = {
    4: ([(0, 0), (1, 0), (1, 1)], 3),
    5: ([(0, 0), (0, 1), (0, 2)], 3),
    12: ([(0, 0), (1, 1)], 2),
}
SIDE = 4
TOKENS = ("1", "2", "3", "3", "4", "4", "5", "5", "6", "7", "star")


def turns(shape: list[Cell]) -> Iterator[list[Cell]]:
    """A shape and its mirror image, each turned four ways."""
    for turned in (shape, [(row, -column) for row, column in shape]):
        yield turned
        yield [(column, -row) for row, column in turned]
        yield [(-row, -column) for row, column in turned]
        yield [(-column, row) for row, column in turned]


def placements(goal: int, ground: Cells) -> set[tuple[Cells, int]]:
    """Every copy of a goal's shape that lies on the ground, with its points."""
    shape, points = SHAPES[goal]
    span = range(-SIDE, 2 * SIDE)
    found = set()
    for turned in turns(shape):
        for down, right in product(span, span):
            cells = frozenset((row + down, column + right) for row, column in turned)
            if cells <= ground:
                found.add((cells, points))
    return found


def packed(copies: list[tuple[Cells, int]], ground: Cells) -> int:
    """The most points from copies that share no cell."""
    copies = [copy for copy in copies if copy[0] <= ground]
    if not copies:
        return 0
    (cells, points), rest = copies[0], copies[1:]
    return max(packed(rest, ground), points + packed(rest, ground - cells))


def controlling(ground: Cells, goals: list[int], **options: Plain) -> Table:
    tokens = dict(zip(sorted(ground), TOKENS, strict=False))
    rows = [
        " ".join(
            f"0:{tokens[row, column]}" if (row, column) in tokens else "." for column in range(SIDE)
        )
        for row in range(SIDE)
    ]
    cards = " ".join(map(str, goals))
    text = f"forest {' / '.join(rows)} | round moonlight | moonlight {cards}"
    return position(text, **options)


GROUND = st.frozensets(st.tuples(*[st.integers(0, SIDE - 1)] * 2), min_size=2, max_size=9)
GOALS = st.lists(st.sampled_from(sorted(SHAPES)), unique=True, min_size=1)


@clause("N-MG-4", "O-32")
@exact
@given(GROUND, GOALS)
def test_the_best_packing_of_each_card(ground: Cells, goals: list[int]) -> None:
    best = sum(packed(sorted_copies(placements(goal, ground)), ground) for goal in goals)
    assert controlling(ground, goals).sheet(0)["moonlight"] == best


@clause("E-38")
@exact
@given(GROUND, GOALS)
def test_the_best_packing_of_all_cards_together(ground: Cells, goals: list[int]) -> None:
    copies: set[tuple[Cells, int]] = set().union(*map(partial(placements, ground=ground), goals))
    table = controlling(ground, goals, edition="de")
    assert table.sheet(0)["moonlight"] == packed(sorted_copies(copies), ground)


def sorted_copies(copies: set[tuple[Cells, int]]) -> list[tuple[Cells, int]]:
    return sorted(copies, key=lambda copy: sorted(copy[0]))


def row(prefix: str, count: int, there_are: int) -> tuple[list[str], list[str]]:
    """So many tiles of a kind, the last ones as copies."""
    real = [f"{prefix}{number:02}" for number in range(1, min(count, there_are) + 1)]
    return real, [f"{prefix}01"] * (count - len(real))


def laid_out(count: int, table: list[int]) -> int:
    """Tile by tile: a set is filled before another is begun, and every set scores by its size."""
    sizes = [0]
    for _ in range(count):
        if sizes[-1] == len(table):
            sizes.append(0)
        sizes[-1] += 1
    return sum(table[size - 1] for size in sizes if size)


@clause("N-SCORE-2")
@exact
@given(st.integers(0, 17))
def test_feathers_by_the_table(count: int) -> None:
    points = laid_out(count, [2, 4, 8, 13, 18, 24, 32])
    assert collection(*row("FE", count, 12)).sheet(0)["feathers"] == points


@clause("N-SCORE-3")
@exact
@given(st.integers(0, 9), st.integers(0, 7))
def test_mushrooms_by_the_tables(tripti: int, duode: int) -> None:
    points = laid_out(tripti, [3, 0, 13]) + laid_out(duode, [0, 9])
    one, two = row("MT", tripti, 7), row("MD", duode, 5)
    table = collection(one[0] + two[0], one[1] + two[1])
    assert table.sheet(0)["mushrooms"] == points
