"""The tables of a Dominion pack as frozen values."""

from __future__ import annotations

from dataclasses import dataclass, field

from moonlit.packs.evidence import Evidence


@dataclass(frozen=True, slots=True)
class Named:
    """What every thing has: names by language, how well each is known, and how well the rest is."""

    id: str
    names: dict[str, str]
    named: dict[str, str]
    evidence: Evidence

    @property
    def grade(self) -> str:
        return self.evidence.grade

    @property
    def source(self) -> tuple[str, ...]:
        return self.evidence.source

    @property
    def see(self) -> tuple[str, ...]:
        return self.evidence.see


@dataclass(frozen=True, slots=True)
class Card(Named):
    """A card name. `cards` to `coins` are the bonuses at the head of its effect; `pile` is the
    number of copies in a pile of its own, `needs` what it puts out in set-up."""

    set: str
    role: str
    cost: int
    is_special_cost: bool
    types: tuple[str, ...]
    cards: int
    actions: int
    buys: int
    coins: int
    points: int
    pile: int
    heirloom: str
    needs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Boon(Named):
    """`is_kept` until Clean-up (D-BOON-2); `gives_coin` is +$1 (D-GIFT-4)."""

    is_kept: bool
    gives_coin: bool


@dataclass(frozen=True, slots=True)
class Hex(Named):
    pass


@dataclass(frozen=True, slots=True)
class State(Named):
    """`back_of` names the State on the other side of the same copies."""

    copies: int
    points: int
    back_of: str


@dataclass(frozen=True, slots=True)
class Kingdom(Named):
    """A recommended Kingdom; `druid` are the Boons beside Druid, `is_ours` if no book has it."""

    cards: tuple[str, ...]
    druid: tuple[str, ...]
    is_ours: bool


@dataclass(frozen=True, slots=True)
class Switch:
    """An edition's difference or an open question; the first value is the default."""

    id: str
    values: tuple[str, ...]
    see: str
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Sizes:
    """Supply piles for a number of players; Copper before the starting decks are dealt from it."""

    players: int
    basic: dict[str, int]
    kingdom: int
    victory: int
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Box:
    """What is in the box of Dominion: Nocturne (D-COMP-1); `heirlooms` are the copies of each."""

    cards: int
    heirlooms: int
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Pack:
    """A complete Dominion pack; `digest` is that of its facts, `before` are older ones."""

    id: str
    title: str
    game: str
    format: int
    spec: str
    digest: str
    before: tuple[str, ...] = field(compare=False)
    cards: tuple[Card, ...]
    boons: tuple[Boon, ...]
    hexes: tuple[Hex, ...]
    states: tuple[State, ...]
    kingdoms: tuple[Kingdom, ...]
    switches: tuple[Switch, ...]
    sizes: tuple[Sizes, ...]
    box: Box

    def card(self, name: str) -> Card:
        return next(card for card in self.cards if card.id == name)

    def boon(self, name: str) -> Boon:
        return next(boon for boon in self.boons if boon.id == name)

    def hex(self, name: str) -> Hex:
        return next(one for one in self.hexes if one.id == name)

    def state(self, name: str) -> State:
        return next(state for state in self.states if state.id == name)

    def kingdom(self, name: str) -> Kingdom:
        return next(kingdom for kingdom in self.kingdoms if kingdom.id == name)

    def switch(self, name: str) -> Switch:
        return next(switch for switch in self.switches if switch.id == name)

    def pile_size(self, card: Card, players: int) -> int:
        """How many copies its pile has before anything is dealt; 0 if it has no pile."""
        sizes = next(sizes for sizes in self.sizes if sizes.players == players)
        match card.role:
            case "basic":
                return sizes.basic[card.id]
            case "kingdom":
                return sizes.victory if "victory" in card.types else sizes.kingdom
        return card.pile
