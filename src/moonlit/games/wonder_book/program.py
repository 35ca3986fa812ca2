"""The program of a match: one chapter flattened into numbers, the same for the whole match.

Effects are rows of six numbers in `code`; a place in the program is the number of a row.
Conditions, selectors and numbers that are not fixed have tables of their own. Everything that
depends on the number of players or heroes, on the difficulty or on a switch is settled before.
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
    items: i64
    once_slots: i64
    counters: i64
    sets: i64
    tokens: i64
    targeted: i64
    first_card: i64
    last_card: i64
    keywords: i64
    recorded: i64
    fate: i64
    wyrm_pool: i64
    campaign_card: i64
    counts_silver: bool
    rerolls_anywhere: bool
    restarts_phase: bool
    splits_damage: bool
    gives_to_unconscious: bool
    # Names, for the edges only.
    hero_names: list[str]
    person_names: list[str]
    boss_names: list[str]
    board_names: list[str]
    area_names: list[str]
    card_names: list[str]
    thing_names: list[str]
    wyrm_names: list[str]
    skill_names: list[str]
    special_names: list[str]
    option_names: list[str]
    keyword_names: list[str]
    counter_names: list[str]
    set_names: list[str]
    vortex_names: list[str]
    text_names: list[str]
    cue_names: list[str]
    # What is seen or heard when a row is reached, by rows: the first one * 16 and how many, or 0.
    # Cues need no rows of their own, so that one more moves no place that a state holds.
    cue_at: list[i64]
    cue_kind: list[i64]
    cue_name: list[i64]
    upgrade_names: list[str]
    token_names: list[str]
    band_names: list[str]
    ending_names: list[str]
    mod_names: list[str]
    # Heroes and allies.
    seat_of: list[i64]
    most_hearts: list[i64]
    start_skills: list[i64]
    attack_dice: list[i64]
    attack_reach: list[i64]
    attack_targets: list[i64]
    attack_per_success: list[i64]
    attack_hit: list[i64]
    ally_fall: list[i64]
    ally_card: list[i64]
    is_led: list[bool]
    # Bosses.
    boss_hearts: list[i64]
    boss_actions: list[i64]
    boss_damage: list[i64]
    boss_reach: list[i64]
    boss_immune: list[i64]
    boss_idle: list[i64]
    boss_fall: list[i64]
    boss_push: list[i64]
    boss_push_steps: list[i64]
    boss_card: list[i64]
    boss_moves: list[bool]
    boss_is_early: list[bool]
    # The board.
    board_of: list[i64]
    open: list[i64]
    blocked: list[i64]
    sparks: list[i64]
    vortex_area: list[i64]
    vortex_active: i64
    vortex_policy: i64
    # Cards; for a special rule `card_goal` is what ends it.
    card_kind: list[i64]
    card_reveal: list[i64]
    card_then: list[i64]
    card_met: list[i64]
    card_goal: list[i64]
    card_enemy: list[i64]
    card_actions: list[i64]
    card_par: list[i64]
    card_reward: list[i64]
    card_object: list[i64]
    card_thing: list[i64]
    card_skill: list[i64]
    card_person: list[i64]
    card_boss: list[i64]
    card_mods: list[i64]
    card_mod_count: list[i64]
    ending_rules: list[i64]
    card_in_order: list[bool]
    # Things that heroes can hold (the chapter's items, then the scraps), objects, stacks.
    thing_card: list[i64]
    thing_specials: list[i64]
    thing_special_count: list[i64]
    object_card: list[i64]
    object_sparks: list[i64]
    object_hearts: list[i64]
    object_actions: list[i64]
    object_needs: list[i64]
    object_do: list[i64]
    object_effort: list[i64]
    object_dice: list[i64]
    object_test: list[i64]
    stack_first: list[i64]
    stack_count: list[i64]
    stack_cards: list[i64]
    object_is_hidden: list[bool]
    # Wyrm cards.
    wyrm_card: list[i64]
    wyrm_spawn: list[i64]
    wyrm_activation: list[i64]
    wyrm_condition: list[i64]
    wyrm_before: list[i64]
    wyrm_after: list[i64]
    wyrm_policy: list[i64]
    wyrm_deck: list[i64]
    wyrm_chain: list[bool]
    purple: i64
    # Skills, upgrades, special actions, options.
    skill_card: list[i64]
    skill_hero: list[i64]
    skill_cost: list[i64]
    skill_do: list[i64]
    upgrade_hero: list[i64]
    upgrade_number: list[i64]
    upgrade_first: list[i64]
    special_card: list[i64]
    special_if: list[i64]
    special_sparks: list[i64]
    special_hearts: list[i64]
    special_actions: list[i64]
    special_once: list[i64]
    special_once_kind: list[i64]
    special_do: list[i64]
    special_text: list[i64]
    open_specials: list[i64]
    option_if: list[i64]
    option_do: list[i64]
    option_text: list[i64]
    skill_is_passive: list[bool]
    special_discards: list[bool]
    # Rules that wait for something to happen.
    rule_card: list[i64]
    rule_if: list[i64]
    rule_do: list[i64]
    rule_once: list[i64]
    rule_once_kind: list[i64]
    rule_area: list[i64]
    rule_by: list[i64]
    rule_is_own: list[bool]
    rules_of: list[list[i64]]
    mod_kind: list[i64]
    mod_n: list[i64]
    mod_who: list[i64]
    mod_wyrms: list[i64]
    mod_person: list[i64]
    mod_boss: list[i64]
    mod_of: list[i64]
    mod_uses: list[i64]
    mod_per: list[i64]
    mod_if: list[i64]
    mod_until: list[i64]
    code: list[i64]
    conditions: list[i64]
    hero_selectors: list[i64]
    wyrm_selectors: list[i64]
    area_selectors: list[i64]
    kids: list[i64]
    sections: list[list[i64]]  # where the rows of a card begin, table by table
    # The campaign so far.
    start_upgrades: list[i64]
    start: i64
    bands: list[i64]

    def __init__(self) -> None:  # noqa: PLR0915 -- one line for each field
        self.config = {}
        self.chapter = ""
        self.players = 0
        self.heroes = 0
        self.persons = 0
        self.bosses = 0
        self.areas = 0
        self.items = 0
        self.once_slots = 0
        self.counters = 0
        self.sets = 0
        self.tokens = 0
        self.targeted = 0
        self.first_card = 0
        self.last_card = 0
        self.keywords = 0
        self.recorded = 0
        self.fate = 0
        self.wyrm_pool = 0
        self.campaign_card = 0
        self.counts_silver = False
        self.rerolls_anywhere = False
        self.restarts_phase = False
        self.splits_damage = False
        self.gives_to_unconscious = False
        self.hero_names = []
        self.person_names = []
        self.boss_names = []
        self.board_names = []
        self.area_names = []
        self.card_names = []
        self.thing_names = []
        self.wyrm_names = []
        self.skill_names = []
        self.special_names = []
        self.option_names = []
        self.keyword_names = []
        self.counter_names = []
        self.set_names = []
        self.vortex_names = []
        self.text_names = []
        self.cue_names = []
        self.cue_at = []
        self.cue_kind = []
        self.cue_name = []
        self.upgrade_names = []
        self.token_names = []
        self.band_names = []
        self.ending_names = []
        self.mod_names = []
        self.seat_of = []
        self.most_hearts = []
        self.start_skills = []
        self.attack_dice = []
        self.attack_reach = []
        self.attack_targets = []
        self.attack_per_success = []
        self.attack_hit = []
        self.ally_fall = []
        self.ally_card = []
        self.is_led = []
        self.boss_hearts = []
        self.boss_actions = []
        self.boss_damage = []
        self.boss_reach = []
        self.boss_immune = []
        self.boss_idle = []
        self.boss_fall = []
        self.boss_push = []
        self.boss_push_steps = []
        self.boss_card = []
        self.boss_moves = []
        self.boss_is_early = []
        self.board_of = []
        self.open = []
        self.blocked = []
        self.sparks = []
        self.vortex_area = []
        self.vortex_active = 0
        self.vortex_policy = 0
        self.card_kind = []
        self.card_reveal = []
        self.card_then = []
        self.card_met = []
        self.card_goal = []
        self.card_enemy = []
        self.card_actions = []
        self.card_par = []
        self.card_reward = []
        self.card_object = []
        self.card_thing = []
        self.card_skill = []
        self.card_person = []
        self.card_boss = []
        self.card_mods = []
        self.card_mod_count = []
        self.ending_rules = []
        self.card_in_order = []
        self.thing_card = []
        self.thing_specials = []
        self.thing_special_count = []
        self.object_card = []
        self.object_sparks = []
        self.object_hearts = []
        self.object_actions = []
        self.object_needs = []
        self.object_do = []
        self.object_effort = []
        self.object_dice = []
        self.object_test = []
        self.stack_first = []
        self.stack_count = []
        self.stack_cards = []
        self.object_is_hidden = []
        self.wyrm_card = []
        self.wyrm_spawn = []
        self.wyrm_activation = []
        self.wyrm_condition = []
        self.wyrm_before = []
        self.wyrm_after = []
        self.wyrm_policy = []
        self.wyrm_deck = []
        self.wyrm_chain = []
        self.purple = 0
        self.skill_card = []
        self.skill_hero = []
        self.skill_cost = []
        self.skill_do = []
        self.upgrade_hero = []
        self.upgrade_number = []
        self.upgrade_first = []
        self.special_card = []
        self.special_if = []
        self.special_sparks = []
        self.special_hearts = []
        self.special_actions = []
        self.special_once = []
        self.special_once_kind = []
        self.special_do = []
        self.special_text = []
        self.open_specials = []
        self.option_if = []
        self.option_do = []
        self.option_text = []
        self.skill_is_passive = []
        self.special_discards = []
        self.rule_card = []
        self.rule_if = []
        self.rule_do = []
        self.rule_once = []
        self.rule_once_kind = []
        self.rule_area = []
        self.rule_by = []
        self.rule_is_own = []
        self.rules_of = []
        self.mod_kind = []
        self.mod_n = []
        self.mod_who = []
        self.mod_wyrms = []
        self.mod_person = []
        self.mod_boss = []
        self.mod_of = []
        self.mod_uses = []
        self.mod_per = []
        self.mod_if = []
        self.mod_until = []
        self.code = []
        self.conditions = []
        self.hero_selectors = []
        self.wyrm_selectors = []
        self.area_selectors = []
        self.kids = []
        self.sections = []
        self.start_upgrades = []
        self.start = 0
        self.bands = []
