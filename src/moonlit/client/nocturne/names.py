"""Names of tiles, tokens, cards and seats, and the message keys by which sentences decline them."""

from moonlit.client.words import Words
from moonlit.packs.nocturne.tables import Concoction, Pack, Tile

HIDDEN = "?"


def tile_of(pack: Pack, tile_id: str) -> Tile:
    """The tile with an id."""
    return next(tile for tile in pack.tiles if tile.id == tile_id)


def card_of(pack: Pack, card_id: str) -> Concoction:
    """The concoction with an id, starter or not."""
    cards = (*pack.starters, *pack.concoctions)
    return next(card for card in cards if card.id == card_id)


def kind_key(type_: str, kind: str) -> str:
    """The message of a type of tile, or of one kind of it."""
    return f"tile-{type_}-{kind}" if kind else f"tile-{type_}"


def tile_key(pack: Pack, tile_id: str) -> str:
    """The message that names a tile, also a hidden one."""
    if tile_id == HIDDEN:
        return "tile-hidden"
    tile = tile_of(pack, tile_id)
    return kind_key(tile.type, tile.kind)


def token_key(token: str) -> str:
    """The message that names a token, also a hidden one."""
    return "token-hidden" if token == HIDDEN else f"token-{token}"


def tile_name(words: Words, pack: Pack, tile_id: str) -> str:
    """`hoofed skull`."""
    return words.say(tile_key(pack, tile_id))


def token_name(words: Words, token: str) -> str:
    """`4`, `the star`, `shadow 8`."""
    return words.say(token_key(token))


def card_name(words: Words, card_id: str) -> str:
    """The name of a concoction; one that has none is called by its id."""
    if card_id == HIDDEN:
        return words.say("concoction-hidden")
    key = f"concoction-{card_id}"
    return words.say(key) if words.has(key) else words.say("concoction-unnamed", card=card_id)
