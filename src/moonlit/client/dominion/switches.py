"""Switches in words: where editions differ, and what the rules leave open."""

from moonlit.client.dominion.lexicon import Lexicon

# Where a thing plays differently by a switch.
OF_THINGS = {
    "tracker": ("tracker",),
    "crypt": ("crypt",),
    "necromancer": ("necromancer",),
    "sacred_grove": ("grove_answers",),
    "monastery": ("monastery_count", "trashing"),
}
OF_TYPES = {"doom": ("unused_hex", "hex_reshuffle"), "heirloom": ("heirloom_cap",)}


def switch_name(lexicon: Lexicon, switch: str) -> str:
    return lexicon.say(f"switch-{switch}")


def switch_value(lexicon: Lexicon, switch: str, value: str) -> str:
    """What one value of a switch means; a number is a limit."""
    if value.isdecimal():
        return lexicon.say(f"switch-{switch}-most", count=int(value))
    return lexicon.say(f"switch-{switch}-{value}")
