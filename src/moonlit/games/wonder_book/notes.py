"""What the journal can say about a match of Wonder Book."""

from typing import Final

from mypy_extensions import i64

CARD_READ: Final[i64] = 0  # card
TEXT_READ: Final[i64] = 1  # text
CUE_GIVEN: Final[i64] = 2  # kind of cue, text
CARD_PLACED: Final[i64] = 3  # card, area
CARD_FINISHED: Final[i64] = 4  # card
CARD_REMOVED: Final[i64] = 5  # card
OPTION_TAKEN: Final[i64] = 6  # seat, option, card
GOAL_SET: Final[i64] = 7  # card
GOAL_REACHED: Final[i64] = 8  # card, player phases, was it within par
ROUND_BEGAN: Final[i64] = 9  # round
PHASE_BEGAN: Final[i64] = 10  # phase
TURN_BEGAN: Final[i64] = 11  # hero
TURN_ENDED: Final[i64] = 12  # hero
MOVED: Final[i64] = 13  # person, from, to
SPARK_COLLECTED: Final[i64] = 14  # hero, area
SPARKS_CHANGED: Final[i64] = 15  # hero, by how many, how many now
SPARKS_PLACED: Final[i64] = 16  # area, how many
SPARKS_REMOVED: Final[i64] = 17  # area, how many
HEARTS_CHANGED: Final[i64] = 18  # person, by how many, how many now
FELL: Final[i64] = 19  # person
STOOD_UP: Final[i64] = 20  # person
LEFT_BOARD: Final[i64] = 21  # hero
CAME_BACK: Final[i64] = 22  # hero, area
SKILL_USED: Final[i64] = 23  # hero, skill
SPECIAL_USED: Final[i64] = 24  # hero, special action
ATTACKED: Final[i64] = 25  # hero
INTERACTED: Final[i64] = 26  # hero, card
THING_PASSED: Final[i64] = 27  # from, to, thing
THING_GAINED: Final[i64] = 28  # hero, thing
THING_LOST: Final[i64] = 29  # hero, thing
ASKED_FOR: Final[i64] = 30  # hero who asks, hero who holds, thing
ROLLED: Final[i64] = 31  # hero, successes, blanks, is it a re-roll, the dice thrown
WYRM_SPAWNED: Final[i64] = 32  # wyrm, area
SPAWN_IGNORED: Final[i64] = 33  # how many, why
WYRM_HIT: Final[i64] = 34  # wyrm, area, damage
WYRM_STUNNED: Final[i64] = 35  # wyrm, area
WYRM_DEFEATED: Final[i64] = 36  # wyrm, area
WYRM_RETURNED: Final[i64] = 37  # wyrm, area
WYRM_STOOD_UP: Final[i64] = 38  # wyrm, area
WYRM_MOVED: Final[i64] = 39  # wyrm, from, to
WYRM_ATTACKED: Final[i64] = 40  # wyrm, area, person
WYRM_WAITED: Final[i64] = 41  # wyrm, area
WYRM_CARD_SHOWN: Final[i64] = 42  # wyrm card
WYRM_CARDS_SHUFFLED: Final[i64] = 43  # how many
WYRM_CARD_ADDED: Final[i64] = 44  # wyrm card, or none if nobody sees it
WYRM_CARD_REMOVED: Final[i64] = 45  # wyrm card
WYRM_CARD_SEEN: Final[i64] = 46  # wyrm card, depth
SCRAPS_SHUFFLED: Final[i64] = 47  # how many
FATE_CHANGED: Final[i64] = 48  # by how many, how many now
KEYWORD_WRITTEN: Final[i64] = 49  # keyword
KEYWORD_ERASED: Final[i64] = 50  # keyword
COUNTER_CHANGED: Final[i64] = 51  # counter, what it shows
EFFORT_MADE: Final[i64] = 52  # card, progress, needed
UPGRADE_GAINED: Final[i64] = 53  # hero, skill
BORDER_CHANGED: Final[i64] = 54  # area, area, is it open
VORTEX_CHANGED: Final[i64] = 55  # vortex, area, is it active
LIGHT_CHANGED: Final[i64] = 56  # area, is it lit
ALLY_CAME: Final[i64] = 57  # person, area
ALLY_WENT: Final[i64] = 58  # person
BOSS_CAME: Final[i64] = 59  # boss, area, hearts
BOSS_HURT: Final[i64] = 60  # boss, damage, hearts
BOSS_MOVED: Final[i64] = 61  # boss, from, to
BOSS_ATTACKED: Final[i64] = 62  # boss, person
BOSS_FELL: Final[i64] = 63  # boss
BOSS_WAITED: Final[i64] = 64  # boss
TOKEN_PLACED: Final[i64] = 65  # token, area or none
CHAPTER_WON: Final[i64] = 66  # fate, band
CHAPTER_LOST: Final[i64] = 67
ENDING_REACHED: Final[i64] = 68  # ending
SWAPPED: Final[i64] = 69  # person, person
DECIDED: Final[i64] = 70  # seat
EXTRA_ACTION: Final[i64] = 71  # hero
WYRM_CARD_TUCKED: Final[i64] = 72  # depth it came from
HEROES_CHOSEN: Final[i64] = 73
BOARD_OPENED: Final[i64] = 74  # board
MODIFIER_BEGAN: Final[i64] = 75  # modifier
DAMAGE_REDIRECTED: Final[i64] = 76  # from, to
BOSS_WENT: Final[i64] = 77  # boss
SPOKE: Final[i64] = 78  # hero, which line

CUE_PICTURE: Final[i64] = 0
CUE_ALBUM: Final[i64] = 1
CUE_POP_UP: Final[i64] = 2
CUE_SOUND: Final[i64] = 3

# Why a spawn symbol does nothing.
POOL_EMPTY: Final[i64] = 0
BY_A_CARD: Final[i64] = 1

# When a hero says something.
VOICE_TURN: Final[i64] = 0
VOICE_HIT: Final[i64] = 1
VOICE_MISS: Final[i64] = 2
VOICE_FALL: Final[i64] = 3
VOICE_RISE: Final[i64] = 4
VOICE_GOAL: Final[i64] = 5
