"""Names for cells, tokens, tiles and cards, and back."""

from moonlit.core.errors import BadNotation
from moonlit.games.nocturne.state import FIRST_SHADOW, RANK, ROW, STAR, TOKENS
from moonlit.packs.nocturne.tables import Pack

COLUMNS = "abcdefg"
STAR_NAME = "star"
SHADOW_PREFIX = "shadow"


CELL_NAMES = tuple(f"{column}{row}" for row in range(1, 8) for column in COLUMNS + "-")


def format_cell(cell: int) -> str:
    """`a1` is the top left cell; letters are columns, numbers rows."""
    return CELL_NAMES[cell]


def parse_cell(text: str) -> int:
    """The cell with a name."""
    if len(text) != 2 or text[0] not in COLUMNS or text[1] not in "1234567":
        raise BadNotation("not-a-cell", text=text)
    return (int(text[1]) - 1) * ROW + COLUMNS.index(text[0])


def _name_token(token: int) -> str:
    if token == STAR:
        return STAR_NAME
    return f"{SHADOW_PREFIX}{RANK[token]}" if token >= FIRST_SHADOW else str(RANK[token])


TOKEN_NAMES = tuple(_name_token(token) for token in range(TOKENS))
BY_RANK = sorted(range(TOKENS), key=lambda token: RANK[token])


def format_token(token: int) -> str:
    """`4`, `star` or `shadow8`."""
    return TOKEN_NAMES[token]


def parse_token(text: str) -> int:
    """The token with a name."""
    if text not in TOKEN_NAMES:
        raise BadNotation("not-a-token", text=text)
    return TOKEN_NAMES.index(text)


def names_in_bag(bag: int) -> list[str]:
    """The tokens of a bag by value, own before shadow."""
    counts = ((token, bag >> 4 * token & 15) for token in BY_RANK)
    return [TOKEN_NAMES[token] for token, count in counts for _ in range(count)]


def members(mask: int) -> list[int]:
    """The members of a set in ascending order."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


class Names:
    """The tile and card names of a pack."""

    def __init__(self, pack: Pack) -> None:
        self.tiles = tuple(tile.id for tile in pack.tiles)
        self.cards = tuple(card.id for card in (*pack.starters, *pack.concoctions))
        self.characters = tuple(character.id for character in pack.characters)
        self.solo_cards = tuple(card.id for card in pack.solo_cards)
        self._tile_numbers = {name: number for number, name in enumerate(self.tiles)}
        self._card_numbers = {name: number for number, name in enumerate(self.cards)}

    def parse_tile(self, text: str) -> int:
        """The tile with a name."""
        if text not in self._tile_numbers:
            raise BadNotation("not-a-tile", text=text)
        return self._tile_numbers[text]

    def parse_card(self, text: str) -> int:
        """The concoction with a name."""
        if text not in self._card_numbers:
            raise BadNotation("not-a-card", text=text)
        return self._card_numbers[text]
