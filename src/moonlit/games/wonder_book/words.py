"""The vocabulary of a program: what its numbers stand for."""

from typing import Final

from mypy_extensions import i64

# Numbers that are not fixed, as tags in the lowest four bits of an operand.
FIXED: Final[i64] = 0
COUNT_HEROES: Final[i64] = 1
COUNT_WYRMS: Final[i64] = 2
FATE_UP: Final[i64] = 3
COUNTER: Final[i64] = 4
SUCCESSES: Final[i64] = 5
HALF: Final[i64] = 6
SET_SIZE: Final[i64] = 7

# Areas.
OWN: Final[i64] = 0
ADJACENT: Final[i64] = 1
OWN_OR_ADJACENT: Final[i64] = 2
ANYWHERE: Final[i64] = 3
IT: Final[i64] = 4
THESE: Final[i64] = 5
AT_VORTEX: Final[i64] = 6
WITHIN: Final[i64] = 7
IN_SET: Final[i64] = 8
ONE_OF: Final[i64] = 9
NEXT_TO: Final[i64] = 10
AROUND: Final[i64] = 11
OF_PERSON: Final[i64] = 12
OF_BOSS: Final[i64] = 13
OF_HEROES: Final[i64] = 14
OF_CARD: Final[i64] = 15
FOUND: Final[i64] = 16  # chosen by the step before

# Heroes.
YOU: Final[i64] = 0
IT_HERO: Final[i64] = 1  # whom a trigger or an `if` speaks of, else the acting hero
ONE: Final[i64] = 2
EACH: Final[i64] = 3
HOLDER: Final[i64] = 4
MOST: Final[i64] = 5
THAT_HERO: Final[i64] = 6  # chosen last

MOST_ITEMS: Final[i64] = 0
MOST_HEARTS: Final[i64] = 1
MOST_SPARKS: Final[i64] = 2

# Wyrms.
ONE_WYRM: Final[i64] = 0
UP_TO: Final[i64] = 1
ALL: Final[i64] = 2
IT_WYRM: Final[i64] = 3  # of which a trigger speaks
THAT_WYRM: Final[i64] = 4  # chosen or hit last

ANY_STATE: Final[i64] = 0
ONLY_STANDING: Final[i64] = 1
ONLY_STUNNED: Final[i64] = 2

WYRM_OR_BOSS: Final[i64] = 0
ONLY_WYRMS: Final[i64] = 1
ONLY_BOSSES: Final[i64] = 2

# Conditions.
C_ALL: Final[i64] = 0
C_ANY: Final[i64] = 1
C_NOT: Final[i64] = 2
C_KEYWORD: Final[i64] = 3
C_FATE: Final[i64] = 4
C_ROUND: Final[i64] = 5
C_GOAL_ROUND: Final[i64] = 6
C_COUNTER: Final[i64] = 7
C_FINISHED: Final[i64] = 8
C_CARD_IN_PLAY: Final[i64] = 9
C_IN_AREA: Final[i64] = 10
C_HEROES_IN: Final[i64] = 11
C_ALL_IN: Final[i64] = 12
C_ALL_LEFT: Final[i64] = 13
C_ALL_CONSCIOUS: Final[i64] = 14
C_ALLY_IN: Final[i64] = 15
C_BOSS_IN: Final[i64] = 16
C_HAS_ITEM: Final[i64] = 17
C_HAS_SCRAP: Final[i64] = 18
C_SPARKS_OF: Final[i64] = 19
C_HEARTS_OF: Final[i64] = 20
C_WYRMS_IN: Final[i64] = 21
C_POOL_GT_BOARD: Final[i64] = 22
C_BOSS_HEARTS: Final[i64] = 23
C_BORDER_OPEN: Final[i64] = 24
C_LIGHT_IN: Final[i64] = 25
C_TOKEN_IN: Final[i64] = 26
C_TOUCHED: Final[i64] = 27
C_RECORDED: Final[i64] = 28
C_CHOSEN: Final[i64] = 29
C_TRUE: Final[i64] = 30
C_FALSE: Final[i64] = 31
C_SPARKS_IN: Final[i64] = 32
C_SET_SIZE: Final[i64] = 33

# Comparisons.
GTE: Final[i64] = 0
LTE: Final[i64] = 1
EQ: Final[i64] = 2
GT: Final[i64] = 3
LT: Final[i64] = 4

# How long something stays silent after it happened.
ALWAYS: Final[i64] = 0
ONCE_CHAPTER: Final[i64] = 1
ONCE_ROUND: Final[i64] = 2
ONCE_PHASE: Final[i64] = 3
ONCE_HERO: Final[i64] = 4

# Where an effect or a damage comes from, as bits; kinds of actions first, they go into frames.
BY_ATTACK: Final[i64] = 1
BY_SKILL: Final[i64] = 2
BY_SCRAP: Final[i64] = 4
BY_ITEM: Final[i64] = 8
BY_SPECIAL: Final[i64] = 16
BY_INTERACTION: Final[i64] = 32
BY_WYRM: Final[i64] = 512
BY_BOSS: Final[i64] = 1024
BY_MOVE: Final[i64] = 64
BY_COLLECT: Final[i64] = 128
BY_GIVE: Final[i64] = 256

# Against what a boss is immune, as bits beside those above.
TO_STUN: Final[i64] = 2048
TO_DEFEAT: Final[i64] = 4096
TO_RETURN: Final[i64] = 8192
TO_PUSH: Final[i64] = 16384

# Modifiers.
RANGE_LIMIT: Final[i64] = 0
RANGE_ADD: Final[i64] = 1
DICE_ADD: Final[i64] = 2
DAMAGE_ADD: Final[i64] = 3
DAMAGE_PREVENT: Final[i64] = 4
KEEP_LAST_HEART: Final[i64] = 5
REDIRECT_DAMAGE: Final[i64] = 6
ACTION_COST: Final[i64] = 7
ACTIONS_PER_TURN: Final[i64] = 8
ATTACK_INTO_ADJACENT: Final[i64] = 9
WYRM_SKIPS: Final[i64] = 10
IGNORE_SPAWN: Final[i64] = 11
POOL_ADD: Final[i64] = 12
REROLL_FREE: Final[i64] = 13
REROLL_FORBIDDEN: Final[i64] = 14
UNTARGETABLE: Final[i64] = 15
CANNOT_BE_STUNNED: Final[i64] = 16
CANNOT_BE_RETURNED: Final[i64] = 17
STAND_UP_COST: Final[i64] = 18
PUSHED_ON_DAMAGE: Final[i64] = 19

# How long a modifier lasts.
WITH_CARD: Final[i64] = 0
TURN_END: Final[i64] = 1
PHASE_END: Final[i64] = 2
NEXT_PLAYER_PHASE: Final[i64] = 3
GOAL_END: Final[i64] = 4
CHAPTER_END: Final[i64] = 5
FIRST_ENEMY_PHASE_END: Final[i64] = 6
NEXT_PLAYER_PHASE_END: Final[i64] = 7
NEXT_ENEMY_PHASE_END: Final[i64] = 8

# What rules wait for.
T_INTERACT: Final[i64] = 0
T_SPECIAL: Final[i64] = 1
T_GOAL_MET: Final[i64] = 2
T_ROUND_START: Final[i64] = 3
T_PLAYER_PHASE_START: Final[i64] = 4
T_TURN_START: Final[i64] = 5
T_TURN_END: Final[i64] = 6
T_PLAYER_PHASE_END: Final[i64] = 7
T_ENEMY_PHASE_START: Final[i64] = 8
T_WYRM_CARD: Final[i64] = 9
T_SPAWNED: Final[i64] = 10
T_WYRM_ACTIVATES: Final[i64] = 11
T_WYRM_ATTACKS: Final[i64] = 12
T_WYRM_DEFEATED: Final[i64] = 13
T_ENEMY_PHASE_END: Final[i64] = 14
T_ROUND_END: Final[i64] = 15
T_ENTER: Final[i64] = 16
T_LEAVE: Final[i64] = 17
T_SPARK_COLLECTED: Final[i64] = 18
T_ROLLED: Final[i64] = 19
T_SCRAP_USED: Final[i64] = 20
T_LOSES_HEART: Final[i64] = 21
T_FALLS: Final[i64] = 22
T_STANDS_UP: Final[i64] = 23
T_ALLY_FALLS: Final[i64] = 24
T_BOSS_FALLS: Final[i64] = 25
T_ITEM_GAINED: Final[i64] = 26
T_KEYWORD: Final[i64] = 27
T_FATE: Final[i64] = 28
T_COUNTER: Final[i64] = 29
T_REVEAL: Final[i64] = 30
TRIGGERS: Final[i64] = 31

# Who set a trigger off.
BY_HERO: Final[i64] = 0
BY_A_WYRM: Final[i64] = 1
BY_ALLY: Final[i64] = 2
