"""The program of a match: one chapter flattened into numbers, the same for the whole match.

Effects are rows of six numbers in `code`; a place in the program is the number of a row. Conditions,
selectors and numbers that are not fixed have tables of their own. Everything that depends on the
number of players or heroes, on the difficulty or on a switch is settled before the match.
"""

from typing import Final

from mypy_extensions import i64

from moonlit.core.game import Config

NONE: Final[i64] = -1
ROW: Final[i64] = 6  # numbers in a row of the code
WYRMS: Final[i64] = 8  # figures in the box (W-COMP-3)
SPARKS: Final[i64] = 17  # W-COMP-5
FATE: Final[i64] = 10  # W-COMP-7
DICE: Final[i64] = 5  # W-COMP-4

# Kinds of cards.
STORY: Final[i64] = 0
CHOICE: Final[i64] = 1
GOAL: Final[i64] = 2
SPECIAL_RULE: Final[i64] = 3
INTERACTION: Final[i64] = 4
ITEM: Final[i64] = 5
CHAPTER_END: Final[i64] = 6
SCRAP: Final[i64] = 7
WYRM: Final[i64] = 8
SKILL: Final[i64] = 9
ENTITY: Final[i64] = 10
CAMPAIGN: Final[i64] = 11  # what earlier chapters left behind

# Vortex policies.
SINGLE: Final[i64] = 0
ALTERNATE: Final[i64] = 1
NEAREST: Final[i64] = 2
EACH: Final[i64] = 3


class Program:
    """What stays the same for a whole match."""

    config: Config
    chapter: str
    players: i64
    heroes: i64
    persons: i64
    bosses: i64
    areas: i64
    cards: i64
    counts_silver: bool
    wyrm_pool: i64
    fate: i64

    # Names, for the edges only.
    hero_names: list[str]
    person_names: list[str]
    boss_names: list[str]
    area_names: list[str]
    card_names: list[str]
    thing_names: list[str]
    wyrm_names: list[str]
    skill_names: list[str]
    special_names: list[str]
    option_names: list[str]
    keyword_names: list[str]
    counter_names: list[str]
    vortex_names: list[str]
    text_names: list[str]
    upgrade_names: list[str]
    token_names: list[str]
    band_names: list[str]

    # Heroes and allies.
    seat_of: list[i64]
    most_hearts: list[i64]
    skills_of: list[i64]
    attack_dice: list[i64]
    attack_reach: list[i64]
    attack_targets: list[i64]
    attack_hit: list[i64]
    is_led: list[bool]
    ally_fall: list[i64]

    # Bosses.
    boss_hearts: list[i64]
    boss_actions: list[i64]
    boss_damage: list[i64]
    boss_reach: list[i64]
    boss_moves: list[bool]
    boss_immune: list[i64]
    boss_idle: list[i64]
    boss_fall: list[i64]
    boss_push: list[i64]

    # The board.
    board_of: list[i64]
    open: list[i64]
    blocked: list[i64]
    sparks: list[i64]
    tags: list[i64]
    vortex_area: list[i64]
    vortex_active: i64
    vortex_policy: i64

    # Cards.
    card_kind: list[i64]
    card_text: list[i64]
    card_reveal: list[i64]
    card_then: list[i64]
    card_met: list[i64]
    card_goal: list[i64]
    card_enemy: list[i64]
    card_actions: list[i64]
    card_par: list[i64]
    card_reward: list[i64]
    card_options: list[i64]
    card_option_count: list[i64]
    card_object: list[i64]
    card_thing: list[i64]
    card_mods: list[i64]
    card_mod_count: list[i64]
    first_card: i64

    # Things that heroes can hold: the chapter's items, then the scraps.
    thing_card: list[i64]
    scraps: i64

    # Objects on the board.
    object_card: list[i64]
    object_cost: list[i64]
    object_needs: list[i64]
    object_do: list[i64]
    object_is_shown: list[bool]
    stack_first: list[i64]
    stack_count: list[i64]
    stack_objects: list[i64]

    # Wyrm cards.
    wyrm_card: list[i64]
    wyrm_spawn: list[i64]
    wyrm_activation: list[i64]
    wyrm_condition: list[i64]
    wyrm_before: list[i64]
    wyrm_after: list[i64]
    wyrm_chain: list[bool]
    wyrm_deck: list[i64]

    # Skills, special actions, upgrades, options.
    skill_card: list[i64]
    skill_hero: list[i64]
    skill_cost: list[i64]
    skill_do: list[i64]
    skill_is_passive: list[bool]
    upgrade_hero: list[i64]
    upgrade_first: list[i64]
    special_card: list[i64]
    special_if: list[i64]
    special_sparks: list[i64]
    special_actions: list[i64]
    special_once: list[i64]
    special_once_kind: list[i64]
    special_do: list[i64]
    special_first: list[i64]
    special_count: list[i64]
    public_specials: list[i64]
    option_if: list[i64]
    option_do: list[i64]
    option_text: list[i64]

    # Rules that wait for something to happen.
    rule_card: list[i64]
    rule_if: list[i64]
    rule_do: list[i64]
    rule_once: list[i64]
    rule_once_kind: list[i64]
    rule_area: list[i64]
    rule_who: list[i64]
    rules_of: list[list[i64]]
    once_slots: i64

    # Modifiers.
    mod_kind: list[i64]
    mod_value: list[i64]
    mod_extra: list[i64]
    mod_until: list[i64]

    # Code.
    code: list[i64]
    conditions: list[i64]
    numbers: list[i64]
    hero_selectors: list[i64]
    wyrm_selectors: list[i64]
    area_selectors: list[i64]
    kids: list[i64]

    # The campaign so far.
    keywords: i64
    counters: i64
    sets: i64
    tokens: i64
    recorded: i64
    start_upgrades: list[i64]
    bands: list[i64]

    # Switches.
    rerolls_anywhere: bool
    reroll_by_phase: bool

    def has(self, mask: i64, place: i64) -> bool:
        """Is it in the set?"""
        return mask >> place & 1 != 0
