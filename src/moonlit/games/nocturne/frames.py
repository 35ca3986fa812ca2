"""The frames of Nocturne: what waits for a decision, and what goes on by itself."""

from typing import Final

from mypy_extensions import i64

# Decisions: the seat of the frame chooses.
START: Final[i64] = 0
ANSWER: Final[i64] = 1
DEDICATE: Final[i64] = 2  # token
KEEP: Final[i64] = 3
BREW: Final[i64] = 4
TAKE: Final[i64] = 5  # token
COPY: Final[i64] = 6
REPLACE: Final[i64] = 7  # token, cell
OFFER: Final[i64] = 8  # tokens
EXCHANGE: Final[i64] = 9
SWAP: Final[i64] = 10  # chest
CLAIM: Final[i64] = 11  # token that earns it, place in the order
CHOOSE: Final[i64] = 12  # tokens

# What goes on by itself, from here on.
AUTOMATIC: Final[i64] = 16
OPPONENT_START: Final[i64] = 16
OPPONENT_ANSWER: Final[i64] = 17
REDD_MAY: Final[i64] = 18  # token, cell
ABIGAIL_MAY: Final[i64] = 19  # tile
EFFECT: Final[i64] = 20  # tile, source
GOALS: Final[i64] = 21  # token + 1, is corner cast
SAGE_MAY: Final[i64] = 22
DEDICATIONS: Final[i64] = 23
SECRET_DEDICATIONS: Final[i64] = 24  # players looked at so far
LATE_CHEST: Final[i64] = 25
NEXT_PHASE: Final[i64] = 26  # anchor + 1
END_ROUND: Final[i64] = 27  # reason
END_GOALS: Final[i64] = 28
DRAFT: Final[i64] = 29  # place on the Sprite Board
AWARD_SHADOWS: Final[i64] = 30  # place in the order
MOONRISE: Final[i64] = 31
MIRRORS: Final[i64] = 32  # seats asked so far
FINISH: Final[i64] = 33

# Where a tile with an effect came from.
FROM_FOREST: Final[i64] = 0
FROM_ELSEWHERE: Final[i64] = 1
BY_MIRROR: Final[i64] = 2
