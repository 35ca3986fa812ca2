"""What a match can hold at most: everything is packed into numbers of so many bits."""

from moonlit.core.errors import BadConfig
from moonlit.games.wonder_book.modifiers import UNLIMITED
from moonlit.games.wonder_book.program import NONE, ROW, Program
from moonlit.games.wonder_book.words import FIXED

SET = 62  # members of a set, and things a move can name
CARDS = 254  # 255 stands for no card
AREAS = 61
PERSONS = 6  # heroes and allies for whom an effect can make a modifier
BOSSES = 2  # beside eight wyrms in ten bits
VORTICES = 10
MODIFIERS = 1 << 10
PLACES = (1 << 16) - 1  # the last one stands for no effect
HEARTS = 31  # as a hit is packed
STEPS = 63  # at one push
USES = UNLIMITED - 1


def check_size(chapter: str, part: str, found: int, most: int) -> None:
    """Raises BadConfig if a chapter has more of something than fits."""
    if found > most:
        raise BadConfig("chapter-too-large", chapter=chapter, part=part, found=found, most=most)


def fixed_part(operand: int) -> int:
    """A number that stays the same; 0 for one that play makes, which is checked there."""
    return operand >> 4 if operand != NONE and operand & 15 == FIXED else 0


def check_program(p: Program) -> None:
    """Raises BadConfig if something in a written program does not fit where it is packed."""
    for part, found, most in (
        ("special_actions", len(p.special_card), SET),
        ("interaction", len(p.object_card), SET),
        ("skills", len(p.skill_card), SET),
        ("upgrades", len(p.upgrade_hero), SET),
        ("keywords", len(p.keyword_names), SET),
        ("wyrms", len(p.wyrm_card), SET),
        ("boards", len(p.board_names), SET),
        ("vortex", len(p.vortex_names), VORTICES),
        ("allies", p.persons, PERSONS),
        ("bosses", p.bosses, BOSSES),
        ("modifiers", len(p.mod_kind), MODIFIERS),
        ("do", len(p.code) // ROW, PLACES),
        ("hearts", max(p.most_hearts), HEARTS),
        ("damage", max(map(fixed_part, p.boss_damage), default=0), HEARTS),
        ("n", max(p.boss_push_steps, default=0), STEPS),
        ("uses", max(map(fixed_part, p.mod_uses), default=0), USES),
    ):
        check_size(p.chapter, part, found, most)
