"""Switches in words: what the rules leave open."""

from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.core.options import shown


def switch_name(lexicon: Lexicon, switch: str) -> str:
    return lexicon.say(f"switch-{switch}")


def switch_value(lexicon: Lexicon, switch: str, value: str | bool) -> str:
    """What one value of a switch means."""
    return lexicon.say(f"switch-{switch}-{shown(value)}")
