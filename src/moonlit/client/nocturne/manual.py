"""Help in place: a short text on each tile type and each word of the rules, with its clauses."""

from typing import Final

from moonlit.client.words import Words
from moonlit.packs.nocturne.tables import Pack
from moonlit.packs.nocturne.words import TILE_TYPES

TOPICS: Final = (
    *TILE_TYPES,
    "round",
    "phase",
    "starter",
    "lowest",
    "anchor",
    "adjacent",
    "cast",
    "pass",
    "star",
    "instant",
    "corner",
    "control",
    "area",
    "dedicate",
    "sprites",
    "position",
    "twilight",
    "moonlight",
    "shadow",
    "leftover",
    "concoction",
    "symbol",
    "enchanted",
    "ability",
    "family",
    "solo",
    "scenario",
    "evidence",
)


def tell_help(words: Words, pack: Pack, topic: str) -> str:
    """The help on a topic, with the numbers of the pack; its title is `topic-<topic>`."""
    if topic not in TOPICS:
        return words.say("help-unknown", topic=topic, known=words.join(TOPICS))
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
