"""Symbols: those of a player, those of a recipe, and those still missing."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from moonlit.client.nocturne.names import card_of, tile_of
from moonlit.client.words import Words
from moonlit.core.view import View
from moonlit.packs.nocturne.tables import Pack
from moonlit.packs.nocturne.words import SYMBOL_OF_RUNE, SYMBOLS

_NAMES = {symbol: rune for rune, symbol in SYMBOL_OF_RUNE.items()}


@dataclass(frozen=True, slots=True)
class Missing:
    """What a recipe still needs, as letters; `first` is None where a card has one tier only."""

    first: str | None
    full: str


def symbol_name(words: Words, symbol: str) -> str:
    """`skull` for S."""
    return words.say(f"symbol-{_NAMES[symbol]}")


def tell_symbols(words: Words, symbols: str) -> str:
    """`2 skulls and 1 egg`."""
    counts = [(symbol, symbols.count(symbol)) for symbol in SYMBOLS if symbol in symbols]
    return words.join(words.say(f"symbols-{_NAMES[one]}", count=count) for one, count in counts)


def own_symbols(pack: Pack, view: View, seat: int) -> str:
    """The symbols on a player's tiles and character, sorted."""
    found = "".join(_symbols(pack, view, seat))
    return "".join(sorted(found, key=SYMBOLS.index))


def missing_symbols(pack: Pack, view: View, seat: int, card_id: str) -> Missing:
    """What a card needs beyond a player's own symbols, as if no other card needed them."""
    own = own_symbols(pack, view, seat)
    recipes = [_beyond(own, recipe) for recipe in card_of(pack, card_id).recipe]
    return Missing(recipes[0] if len(recipes) > 1 else None, recipes[-1])


def tell_missing(words: Words, missing: Missing) -> str:
    """One sentence on what is missing for the first tier and for the full recipe."""
    full = tell_symbols(words, missing.full)
    if not missing.full:
        return words.say("missing-nothing")
    if missing.first is None:
        return words.say("missing-full", full=full)
    if not missing.first:
        return words.say("missing-first-done", full=full)
    return words.say("missing-first", first=tell_symbols(words, missing.first), full=full)


def _symbols(pack: Pack, view: View, seat: int) -> Iterator[str]:
    seats = view.table["seats"]
    assert isinstance(seats, list)
    player = seats[seat]
    assert isinstance(player, dict)
    tiles, character = player["tiles"], player["character"]
    assert isinstance(tiles, list)
    for tile in tiles:
        yield tile_of(pack, str(tile)).symbols
    for known in pack.characters:
        if known.id == character:
            yield known.symbol


def _beyond(own: str, recipe: str) -> str:
    rest = Counter(recipe) - Counter(own)
    return "".join(symbol * rest[symbol] for symbol in SYMBOLS)
