"""What is known about single cards: how good they are to have, and when they are played."""

from typing import Final

from moonlit.bots.dominion.menu import (
    CHANGES,
    COMES_BACK,
    CURSES_ITSELF,
    EXORCISES,
    NEEDS_ACTION,
    NEEDS_COPPER,
    NEEDS_DEAD,
    NEEDS_RUBBISH,
    NEEDS_TREASURE,
    NEEDS_UPGRADE,
    NO_ROLE,
)
from moonlit.games.dominion.fixed import Terms

# In a deck, in tenths of a coin of cost; what is not named here is worth ten times its cost.
WORTH: Final = {
    "copper": 5,
    "silver": 32,
    "gold": 62,
    "estate": -5,
    "duchy": 15,
    "province": 90,
    "curse": -30,
    "chapel": 15,
    "workshop": 25,
    "bureaucrat": 32,
    "gardens": 10,
    "cemetery": 12,
    "changeling": 20,
    "exorcist": 25,
    "leprechaun": 25,
    "monastery": 18,
    "druid": 28,
    "faithful_hound": 28,
    "secret_cave": 28,
    "cursed_gold": 12,
    "goat": 25,
    "haunted_mirror": 8,
    "lucky_coin": 40,
    "magic_lamp": 15,
    "pasture": 20,
    "pouch": 18,
    "will_o_wisp": 30,
    "imp": 45,
    "ghost": 55,
    "bat": 30,
    "wish": 50,
    "zombie_apprentice": 10,
    "zombie_mason": 10,
    "zombie_spy": 15,
}

# Played from the highest number to the lowest; what is not named here comes by its bonuses.
ORDER: Final = {
    "artisan": 190,
    "bandit": 175,
    "bureaucrat": 135,
    "cellar": 505,
    "chapel": 180,
    "cursed_village": 555,
    "fool": 120,
    "leprechaun": 125,
    "library": 165,
    "militia": 155,
    "mine": 168,
    "moneylender": 170,
    "necromancer": 160,
    "pooka": 178,
    "remodel": 145,
    "skulk": 130,
    "throne_room": 495,
    "vassal": 150,
    "vampire": 30,
    "werewolf": 172,
    "witch": 195,
    "workshop": 128,
    # At night and among Treasures: what counts gains or looks at what is in play comes last.
    "devils_workshop": 12,
    "monastery": 5,
    "changeling": 8,
    "bat": 6,
    "exorcist": 7,
    "crypt": 9,
    "goat": 5,
    "magic_lamp": 4,
    "cursed_gold": 3,
}

ROLES: Final = {
    "chapel": NEEDS_RUBBISH,
    "moneylender": NEEDS_COPPER,
    "pooka": NEEDS_COPPER,
    "mine": NEEDS_TREASURE,
    "remodel": NEEDS_UPGRADE,
    "throne_room": NEEDS_ACTION,
    "cellar": NEEDS_DEAD,
    "exorcist": EXORCISES,
    "changeling": CHANGES,
    "cursed_gold": CURSES_ITSELF,
    "faithful_hound": COMES_BACK,
}

# What a deck is better without, the worst first.
RUBBISH: Final = ("curse", "cursed_gold", "estate", "copper")
# So many coins are left in the deck when Treasures are trashed.
MONEY_KEPT: Final = 6

BOONS: Final = {
    "earths_gift": 6,
    "fields_gift": 7,
    "flames_gift": 8,
    "forests_gift": 5,
    "moons_gift": 4,
    "mountains_gift": 9,
    "rivers_gift": 5,
    "seas_gift": 6,
    "skys_gift": 3,
    "suns_gift": 4,
    "swamps_gift": 9,
    "winds_gift": 5,
}
# The Boons that are no less good after the purchases.
AT_ONCE: Final = (
    "flames_gift",
    "moons_gift",
    "mountains_gift",
    "rivers_gift",
    "suns_gift",
    "swamps_gift",
)


def worth_by_kind(terms: Terms) -> list[int]:
    """What each card of a match is worth in a deck."""
    costs = zip(terms.card_names, terms.cost, strict=True)
    return [WORTH.get(name, 10 * cost) for name, cost in costs]


def order_by_kind(terms: Terms, first: tuple[str, ...]) -> list[int]:
    """The order of play; the cards a strategy names first are played before all others."""
    found = []
    for kind, name in enumerate(terms.card_names):
        bonuses = 10 * terms.cards[kind] + 12 * terms.coins[kind] + 4 * terms.buys[kind]
        usual = 100 + bonuses + (400 + 50 * terms.actions[kind] if terms.actions[kind] else 0)
        place = first.index(name) if name in first else len(first)
        found.append(ORDER.get(name, usual) + 1000 * (len(first) - place))
    return found


def role_by_kind(terms: Terms) -> list[int]:
    """What each card needs to be worth playing."""
    return [ROLES.get(name, NO_ROLE) for name in terms.card_names]


def rubbish_by_kind(terms: Terms, rubbish: tuple[str, ...]) -> list[int]:
    """How badly each card should be trashed; 0 for not at all."""
    return [
        len(rubbish) - rubbish.index(name) if name in rubbish else 0 for name in terms.card_names
    ]
