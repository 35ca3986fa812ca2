"""The operations of a program: what a row of its code does, with the operands that follow.

`hero`, `wyrm` and `area` operands are selectors, `n` is a number, `c` a condition, `to` a place in
the program. Operations that name no selector work on what was found last.
"""

from typing import Final

from mypy_extensions import i64

END: Final[i64] = 0
JUMP: Final[i64] = 1  # to
UNLESS: Final[i64] = 2  # c, to
ONCE: Final[i64] = 3  # slot, how long, to
MAY: Final[i64] = 4  # to; why
FIND_HEROES: Final[i64] = 5  # hero, c or -1, is it optional
FIND_WYRMS: Final[i64] = 6  # wyrm, is it optional, to what bosses may be immune
FIND_AREAS: Final[i64] = 7  # area, is it optional
NEXT_AREA: Final[i64] = 8  # area, to
TELL: Final[i64] = 9  # text
CUE: Final[i64] = 10  # kind, text
CHOOSE: Final[i64] = 11  # first option, how many
NEXT_BRANCH: Final[i64] = 12  # comparison, n, comparison or -1, n, to

START_PLAYER_PHASE: Final[i64] = 16
WIN: Final[i64] = 17
LOSE: Final[i64] = 18
SET_ENDING: Final[i64] = 19  # ending
PLACE_CARD: Final[i64] = 20  # card; found areas if 1
REMOVE_CARD: Final[i64] = 21  # card
MAKE_STACK: Final[i64] = 22  # stack; found areas
NEXT_IN_STACK: Final[i64] = 23  # stack
CARD_DONE: Final[i64] = 24  # card or -1
REVEAL_CARD: Final[i64] = 25  # card
ADD_COUNTER: Final[i64] = 26  # counter, n
SET_COUNTER: Final[i64] = 27  # counter, n
WRITE_KEYWORD: Final[i64] = 28  # keyword
ERASE_KEYWORD: Final[i64] = 29  # keyword
ADD_WYRM_CARD: Final[i64] = 31  # wyrm card, is it hidden, is it permanent
REMOVE_WYRM_CARD: Final[i64] = 32  # wyrm card
CHANGE_FATE: Final[i64] = 33  # n

CHANGE_HEARTS: Final[i64] = 40  # n
FULL_HEARTS: Final[i64] = 41
CHANGE_SPARKS: Final[i64] = 42  # n
GIVE_SPARKS: Final[i64] = 43  # hero, n, to (what follows each spark), end
DRAW_SCRAP: Final[i64] = 44  # n
TAKE_SCRAP: Final[i64] = 45  # hero found; how: 0 by choice from the discards, 1 the one just used
GAIN_ITEM: Final[i64] = 46  # thing
LOSE_THING: Final[i64] = 47  # things as a mask, n
PASS_THINGS: Final[i64] = 48  # hero, hero, n, ways and sparks, things
MOVE_HERO: Final[i64] = 49  # n, by which borders, wyrms along, is stopping allowed
PUT_HERO: Final[i64] = 50  # found heroes into the found area
SWAP: Final[i64] = 51  # hero
EXTRA_ACTION: Final[i64] = 52  # n, kinds of actions, is it optional
FREE_USE: Final[i64] = 53  # of what, n
LEAVE_BOARD: Final[i64] = 54
RETURN_TO_BOARD: Final[i64] = 55
HEROES_CHOSEN: Final[i64] = 56
PLACE_HEROES: Final[i64] = 57
GAIN_UPGRADE: Final[i64] = 58  # which of the hero's

SPAWN: Final[i64] = 64  # n, vortices; or found areas if -1
ACTIVATE: Final[i64] = 65  # n; found wyrms
REVEAL_WYRM_CARD: Final[i64] = 66  # vortices
PEEK: Final[i64] = 67  # n, may it be arranged, may one go under
ATTACK: Final[i64] = 68  # n, to (for a wyrm it stuns) or -1
DAMAGE: Final[i64] = 69  # n, to (if one is defeated) or -1
STUN: Final[i64] = 70  # n
RETURN_WYRM: Final[i64] = 71
MOVE_WYRM: Final[i64] = 72  # n, how, area
COLLECT: Final[i64] = 73  # set, c
OPEN_BOARD: Final[i64] = 74  # board
OPEN_BORDER: Final[i64] = 75  # area, area
BLOCK_BORDER: Final[i64] = 76  # area, area
SET_VORTEX: Final[i64] = 77  # vortex, found area if 1, is it active
PLACE_SPARKS: Final[i64] = 78  # n
REMOVE_SPARKS: Final[i64] = 79  # n
SET_LIGHT: Final[i64] = 80  # is it lit
SET_TOKEN: Final[i64] = 81  # token; 0 away, 1 found area, 2 + boss
ALLY_COMES: Final[i64] = 82  # person
ALLY_HEARTS: Final[i64] = 83  # person, n
ALLY_MOVES: Final[i64] = 84  # person
ALLY_GOES: Final[i64] = 85  # person
BOSS_COMES: Final[i64] = 86  # boss
BOSS_HEARTS: Final[i64] = 87  # boss, n
BOSS_MOVES: Final[i64] = 88  # boss
BOSS_GOES: Final[i64] = 89  # boss
ROLL: Final[i64] = 90  # n
EFFORT: Final[i64] = 91  # object, n, lines, how many lines, to (when it is not done)
ADD_MODIFIER: Final[i64] = 92  # modifier
DISCARD_CARD: Final[i64] = 93  # the card this stands on
TAKE_CARD: Final[i64] = 94  # card
UNLESS_DONE: Final[i64] = 97  # to
