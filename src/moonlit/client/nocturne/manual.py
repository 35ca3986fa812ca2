"""Help in place: a short text on each tile type and each word of the rules, with its clauses."""

from typing import Final

from moonlit.client.nocturne.position import SHADOW, STAR
from moonlit.client.words import Words
from moonlit.packs.nocturne.tables import Pack

# Every word of the rules that has a help text, with the clauses behind it.
CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "skull": ("N-SCORE-1",),
    "feather": ("N-SCORE-2", "E-48"),
    "mushroom": ("N-SCORE-3",),
    "herb": ("N-SCORE-4", "O-40"),
    "egg": ("N-SCORE-5", "N-SOLO-16"),
    "chest": ("N-ITEM-3", "N-SCORE-6", "O-9"),
    "runestone": ("N-ITEM-2",),
    "mirror": ("N-MIRROR-1", "N-MIRROR-2", "N-MIRROR-3"),
    "round": ("N-ROUND-1", "N-ROUND-2"),
    "phase": ("N-ROUND-1", "N-WIN-6"),
    "starter": ("N-START-2", "N-START-5"),
    "lowest": ("N-START-4", "O-4", "O-5"),
    "anchor": ("N-START-3", "N-START-6"),
    "adjacent": ("N-CAST-2",),
    "cast": ("N-CAST-2", "N-CAST-3"),
    "pass": ("N-CAST-5", "N-CAST-7", "O-57"),
    "star": ("N-CAST-10", "O-17"),
    "instant": ("N-CAST-8", "N-CAST-9"),
    "corner": ("N-CORNER-1", "N-CORNER-2"),
    "control": ("N-WIN-2", "N-SHADOW-3"),
    "area": ("N-TW-5", "N-MG-6"),
    "dedicate": ("N-SPRITE-1", "N-SPRITE-2"),
    "sprites": ("N-SPRITE-3", "N-SPRITE-4", "N-ENDT-2"),
    "position": ("N-SPRITE-7", "O-15"),
    "twilight": ("N-TW-1", "N-TW-3"),
    "moonlight": ("N-MG-1", "N-MG-2"),
    "shadow": ("N-ENDT-3", "N-ENDT-5", "N-SHADOW-1", "N-SHADOW-2", "N-SHADOW-3"),
    "leftover": ("N-SCORE-10",),
    "concoction": ("N-SCORE-7", "O-39", "D-5"),
    "symbol": ("N-COMP-3",),
    "enchanted": ("N-COMP-3", "N-ITEM-1"),
    "ability": ("N-ADV-1", "N-ADV-2", "N-SCORE-11"),
    "family": ("N-FAM-1", "N-FAM-2", "N-FAM-4"),
    "solo": ("N-SOLO-3", "N-SOLO-5", "N-SOLO-13"),
    "scenario": ("N-SCEN-1", "N-SCEN-2"),
    "evidence": (),
}
TOPICS: Final = tuple(CLAUSES)

# Where the books differ or leave open what a topic says; every switch is told somewhere.
SWITCHES: Final[dict[str, tuple[str, ...]]] = {
    "feather": ("feather_overflow",),
    "chest": ("chest_chain", "chest_discards_public", "chest_swap_timing"),
    "mirror": ("mirror_scope", "mirror_effect_tiles"),
    "round": ("leftover_tiles",),
    "starter": ("first_starter", "start_pass_is_pass"),
    "corner": ("corner_requires_anchor",),
    "area": ("area_separation",),
    "dedicate": ("dedication_order",),
    "twilight": ("endgoals_before_sprite", "tw12_unused_star"),
    "moonlight": ("shape_cell_reuse", "area_separation"),
    "shadow": ("shadow_pick",),
    "ability": ("character_choice", "flint_all_set"),
    "solo": ("solo_corner_needs_anchor", "solo_opponent_symbols", "solo_equal_token"),
    "scenario": ("scen16", "achievements_per_game"),
}

# The topic that explains a category of the score sheet, where it is not called the same.
CATEGORY_TOPICS: Final = {
    "skulls": "skull",
    "feathers": "feather",
    "mushrooms": "mushroom",
    "herbs": "herb",
    "eggs": "egg",
    "chests": "chest",
    "concoctions": "concoction",
    "precious": "mirror",
}


def topic_of_token(token: str) -> str:
    """The topic that explains a spell token."""
    if token == STAR:
        return "star"
    return SHADOW if token.startswith(SHADOW) else "cast"


def topic_of_category(category: str) -> str:
    """The topic that explains a category of the score sheet."""
    return CATEGORY_TOPICS.get(category, category)


def tell_help(words: Words, pack: Pack, topic: str) -> str:
    """The help on a topic, followed by its clauses; its title is `topic-<topic>`."""
    if topic not in CLAUSES:
        return words.say("help-unknown", topic=topic, known=words.join(TOPICS))
    text, clauses = help_text(words, pack, topic), ", ".join(CLAUSES[topic])
    return f"{text} ({clauses})" if clauses else text


def help_text(words: Words, pack: Pack, topic: str) -> str:
    """What is to be said on a topic, with the numbers of the pack."""
    scoring = pack.scoring
    return words.say(
        f"help-{topic}",
        feathers=_numbers(words, scoring.feathers),
        tripti=_numbers(words, scoring.tripti),
        duode=_numbers(words, scoring.duode),
        herbs=_numbers(words, tuple(points for points in scoring.herbs if points)),
        eggs=_numbers(words, scoring.eggs),
        solo_eggs=_numbers(words, scoring.solo_eggs),
        chest=scoring.chest,
        leftover=scoring.leftover,
        twilight_goal=scoring.twilight_goal,
        unused_ability=scoring.unused_ability,
    )


def _numbers(words: Words, numbers: tuple[int, ...]) -> str:
    return words.join(str(number) for number in numbers)
