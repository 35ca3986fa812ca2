"""Names for cells, tokens, tiles and cards, and back."""

from moonlit.core.bits import member, size
from moonlit.core.errors import BadNotation
from moonlit.games.nocturne.state import FIRST_SHADOW, RANK, ROW, STAR, TOKENS
from moonlit.packs.nocturne.tables import Pack

COLUMNS = "abcdefg"
STAR_NAME = "star"
SHADOW_PREFIX = "shadow"


def format_cell(cell: int) -> str:
    """`a1` is the top left cell; letters are columns, numbers rows."""
    return f"{COLUMNS[cell % ROW]}{cell // ROW + 1}"


def parse_cell(text: str) -> int:
    """The cell with a name."""
    if len(text) != 2 or text[0] not in COLUMNS or text[1] not in "1234567":
        raise BadNotation("not-a-cell", text=text)
    return (int(text[1]) - 1) * ROW + COLUMNS.index(text[0])


def format_token(token: int) -> str:
    """`4`, `star` or `shadow8`."""
    if token == STAR:
        return STAR_NAME
    return f"{SHADOW_PREFIX}{RANK[token]}" if token >= FIRST_SHADOW else str(RANK[token])


TOKEN_NAMES = tuple(format_token(token) for token in range(TOKENS))


def parse_token(text: str) -> int:
    """The token with a name."""
    if text not in TOKEN_NAMES:
        raise BadNotation("not-a-token", text=text)
    return TOKEN_NAMES.index(text)


def names_in_bag(bag: int) -> list[str]:
    """The tokens of a bag by value, own before shadow."""
    tokens = [token for token in range(TOKENS) for _ in range(bag >> 4 * token & 15)]
    return [format_token(token) for token in sorted(tokens, key=lambda token: RANK[token])]


def members(mask: int) -> list[int]:
    """The members of a set in ascending order."""
    return [member(mask, index) for index in range(size(mask))]


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
