"""The closed vocabulary of a Dominion pack: every word the engine gives a meaning to."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "pl", "de")
TYPES: Final = (
    "action",
    "treasure",
    "victory",
    "curse",
    "attack",
    "reaction",
    "night",
    "duration",
    "fate",
    "doom",
    "spirit",
    "heirloom",
    "zombie",
)

# Tables of cards in the order in which choices are offered: set, role, and the type they all have.
TABLES: Final[dict[str, tuple[str, str, str]]] = {
    "basic": ("basic", "basic", ""),
    "base": ("base", "kingdom", ""),
    "nocturne": ("nocturne", "kingdom", ""),
    "heirloom": ("nocturne", "heirloom", "heirloom"),
    "spirit": ("nocturne", "spirit", "spirit"),
    "zombie": ("nocturne", "zombie", "zombie"),
    "other": ("nocturne", "other", ""),
}
KINGDOM_TABLES: Final = ("base", "nocturne")
KINGDOM_SIZE: Final = 10
DRUID: Final = "druid"
DRUIDS_BOONS: Final = 3
PLAYERS: Final = range(2, 7)

# What a Kingdom card puts out: by its own text (D-SETUP-6), and by its type (D-SETUP-4, D-SETUP-5).
NEEDS: Final = ("wisp", "imp", "ghost", "wish", "bat", "zombies", "woods", "druid_boons")
NEEDS_OF_TYPE: Final[dict[str, tuple[str, ...]]] = {"fate": ("boons", "wisp"), "doom": ("hexes",)}

# Every row there is behaviour for, in the order that decides what a shuffle gives.
IDS: Final[dict[str, tuple[str, ...]]] = {
    "basic": ("copper", "silver", "gold", "estate", "duchy", "province", "curse"),
    "base": (
        "artisan",
        "bandit",
        "bureaucrat",
        "cellar",
        "chapel",
        "council_room",
        "festival",
        "gardens",
        "harbinger",
        "laboratory",
        "library",
        "market",
        "merchant",
        "militia",
        "mine",
        "moat",
        "moneylender",
        "poacher",
        "remodel",
        "sentry",
        "smithy",
        "throne_room",
        "vassal",
        "village",
        "witch",
        "workshop",
    ),
    "nocturne": (
        "bard",
        "blessed_village",
        "cemetery",
        "changeling",
        "cobbler",
        "conclave",
        "crypt",
        "cursed_village",
        "den_of_sin",
        "devils_workshop",
        "druid",
        "exorcist",
        "faithful_hound",
        "fool",
        "ghost_town",
        "guardian",
        "idol",
        "leprechaun",
        "monastery",
        "necromancer",
        "night_watchman",
        "pixie",
        "pooka",
        "raider",
        "sacred_grove",
        "secret_cave",
        "shepherd",
        "skulk",
        "tormentor",
        "tracker",
        "tragic_hero",
        "vampire",
        "werewolf",
    ),
    "heirloom": (
        "cursed_gold",
        "goat",
        "haunted_mirror",
        "lucky_coin",
        "magic_lamp",
        "pasture",
        "pouch",
    ),
    "spirit": ("ghost", "imp", "will_o_wisp"),
    "zombie": ("zombie_apprentice", "zombie_mason", "zombie_spy"),
    "other": ("bat", "wish"),
    "boon": (
        "earths_gift",
        "fields_gift",
        "flames_gift",
        "forests_gift",
        "moons_gift",
        "mountains_gift",
        "rivers_gift",
        "seas_gift",
        "skys_gift",
        "suns_gift",
        "swamps_gift",
        "winds_gift",
    ),
    "hex": (
        "bad_omens",
        "delusion",
        "envy",
        "famine",
        "fear",
        "greed",
        "haunting",
        "locusts",
        "misery",
        "plague",
        "poverty",
        "war",
    ),
    "state": ("deluded", "envious", "lost_in_the_woods", "miserable", "twice_miserable"),
}

SWITCHES: Final[dict[str, tuple[str, ...]]] = {
    "tracker": ("this_turn", "while_in_play"),
    "crypt": ("non_duration", "any_treasure"),
    "necromancer": ("face_down_first", "face_down_after"),
    "base": ("second", "first"),
    "when_buy": ("on_gain", "on_buy"),
    "lose_track": ("stop_moving_2019", "lose_track"),
    "unused_hex": ("turned", "left"),
    "hex_reshuffle": ("when_needed", "at_once"),
    "grove_answers": ("in_turn", "all_first"),
    "first_player": ("random", "seat"),
    "heirloom_cap": ("none", "0", "1", "2", "3", "4", "5", "6"),
    "empty_night": ("skipped", "shown"),
    "monastery_count": ("fixed", "running"),
    "trashing": ("mixed", "together"),
}
