"""What a collection is worth, counted from a view by the oracle's rules alone."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import cast

from moonlit.core.codec import Plain
from moonlit.core.game import Config
from moonlit.core.view import View
from moonlit.games.nocturne.config import switch_values
from moonlit.packs.nocturne.folder import load_pack
from tests.oracle.data import Tile, load
from tests.oracle.scoring import best_brew, feather_points, herb_bonus, mushroom_points

DATA = load()
PACK = load_pack(None)
Row = dict[str, Plain]
RANKS = {"star": 15} | {str(n): n for n in range(1, 8)} | {f"shadow{n}": n for n in range(5, 11)}
TYPES = {
    "skulls": "skull",
    "feathers": "feather",
    "herbs": "herb",
    "eggs": "egg",
    "chests": "chest",
    "mirrors": "mirror",
}
UNCOPIED = ("mirror", "chest", "runestone")


def kind_of(tile: Tile) -> str:
    if tile.type == "mushroom":
        return tile.kind
    return next((kind for kind, type_ in TYPES.items() if type_ == tile.type), "")


@dataclass(frozen=True)
class Scores:
    """The collections of one view."""

    view: View
    config: Config

    def row(self, seat: int) -> Row:
        return cast("list[Row]", self.view.table["seats"])[seat]

    @property
    def deciders(self) -> int:
        return cast("int", self.config["players"])

    @property
    def rivals(self) -> list[int]:
        return [seat for seat in range(self.deciders) if seat != self.view.seat]

    def names(self, seat: int, what: str) -> list[str]:
        return [str(name) for name in cast("list[Plain]", self.row(seat)[what]) if name is not None]

    def held(self, seat: int) -> list[Tile]:
        return [DATA.tiles[name] for name in self.names(seat, "tiles")]

    def counted(self, seat: int) -> list[Tile]:
        copies = [DATA.tiles[name] for name in self.names(seat, "copies")]
        return self.held(seat) + copies

    def count(self, seat: int, kind: str) -> int:
        return sum(kind_of(tile) == kind for tile in self.counted(seat))

    def position(self, seat: int) -> int:
        sprites = cast("list[list[Plain]]", self.view.table["sprites"])
        places = [place for place, token in enumerate(sprites) if token[0] == seat]
        return min(places, default=100)

    def eggs(self, seat: int, own: int) -> int:
        if self.deciders == 1:
            return own * DATA.solo_egg_rates[min(own, len(DATA.solo_egg_rates) - 1)]
        mine = (-own, self.position(seat))
        others = [other for other in range(self.deciders) if other != seat]
        ahead = [(-self.count(other, "eggs"), self.position(other)) < mine for other in others]
        return own * DATA.egg_rates[sum(ahead)]

    def worth(self, seat: int, kind: str, more: list[Tile]) -> int:
        """A kind of tile with some more tiles in the collection."""
        if kind == "mirrors":
            return self.mirrored(seat, more)
        tiles = [tile for tile in (*self.counted(seat), *more) if kind_of(tile) == kind]
        if kind == "feathers":
            overflow = str(switch_values(PACK, self.config)["feather_overflow"])
            return feather_points(DATA, len(tiles), overflow)
        if kind in DATA.mushrooms:
            return mushroom_points(DATA, kind, len(tiles))
        if kind == "eggs":
            return self.eggs(seat, len(tiles))
        points = sum(tile.points for tile in tiles)
        return points + (herb_bonus(DATA, [tile.kind for tile in tiles]) if kind == "herbs" else 0)

    def collection(self, seat: int, more: list[Tile]) -> int:
        kinds = ("skulls", "feathers", "herbs", "eggs", *DATA.mushrooms)
        return sum(self.worth(seat, kind, more) for kind in kinds)

    def mirrored(self, seat: int, more: list[Tile]) -> int:
        """The best of all copies that the free stones can make; idle ones may be precious."""
        own, copies = [*self.held(seat), *more], cast("list[Plain]", self.row(seat)["copies"])
        free = sum(tile.type == "mirror" for tile in own) - len(copies)
        variants = cast("list[Plain]", self.config["variants"])
        stone = DATA.precious_stone if "precious_stones" in variants else 0
        is_any = switch_values(PACK, self.config)["mirror_scope"] == "any"
        pool = own + [t for other in self.rivals_of(seat) for t in self.held(other) if is_any]
        faces = {tile.face: tile for tile in pool if tile.type not in UNCOPIED}.values()
        found = [
            self.collection(seat, [*more, *copied]) + stone * (free - len(copied))
            for count in range(free + 1)
            for copied in combinations_with_replacement(faces, count)
        ]
        return max(found) + self.worth(seat, "chests", more) + stone * copies.count(None)

    def rivals_of(self, seat: int) -> list[int]:
        return [other for other in range(self.deciders) if other != seat]

    def symbols(self, seat: int, more: list[Tile]) -> Counter[str]:
        found = Counter("".join(tile.symbols for tile in (*self.held(seat), *more)))
        if self.row(seat)["character"] is not None:
            found[DATA.character_symbols[str(self.row(seat)["character"])]] += 1
        return found

    def brewed(self, seat: int, more: list[Tile]) -> int:
        cards = DATA.starters | DATA.concoctions
        hand = [cards[name] for name in self.names(seat, "cards")]
        return best_brew(hand, self.symbols(seat, more))[0]

    def missing(self, seat: int, recipe: str, more: list[Tile]) -> int:
        return (Counter(recipe) - self.symbols(seat, more)).total()

    def toppers(self, rank: int, out: list[int]) -> dict[int, set[str]]:
        """Which different tokens of players still in beat a spell."""
        step = 2 if "two_up" in cast("list[Plain]", self.config["variants"]) else 1
        passed = cast("list[int]", self.view.table["passed"])
        found = {}
        for seat in range(len(cast("list[Row]", self.view.table["seats"]))):
            tokens = {name for name in self.names(seat, "supply") if self.beats(name, rank, step)}
            if seat not in (*out, *passed) and tokens:
                found[seat] = tokens
        return found

    @staticmethod
    def beats(token: str, rank: int, step: int) -> bool:
        return rank < 15 and (token == "star" or RANKS[token] >= rank + step)
