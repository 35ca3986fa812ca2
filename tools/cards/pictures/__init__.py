"""All pictures by the id that the packs give a card, Boon, Hex or State."""

from collections.abc import Mapping
from typing import Final

from tools.cards.pictures import (
    base_people,
    base_places,
    base_things,
    basic,
    boons,
    heirlooms,
    hexes,
    nocturne_creatures,
    nocturne_dark_people,
    nocturne_people,
    nocturne_places,
    nocturne_things,
    spirits,
    states,
)

PICTURES: Final[Mapping[str, str]] = (
    basic.PICTURES
    | base_people.PICTURES
    | base_places.PICTURES
    | base_things.PICTURES
    | nocturne_people.PICTURES
    | nocturne_dark_people.PICTURES
    | nocturne_creatures.PICTURES
    | nocturne_places.PICTURES
    | nocturne_things.PICTURES
    | heirlooms.PICTURES
    | spirits.PICTURES
    | boons.PICTURES
    | hexes.PICTURES
    | states.PICTURES
)
