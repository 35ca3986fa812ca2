"""Small turns of phrase that every game needs."""

from collections.abc import Sequence

from moonlit.client.words import COMMA_LANGUAGES, Words


def sentence(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


def name_of_seat(words: Words, names: Sequence[str], seat: int) -> str:
    """The player in a seat, or the seat itself if nobody gave it a name."""
    return names[seat] if 0 <= seat < len(names) else words.say("seat-name", seat=seat)


def decimal(words: Words, value: float, *, is_signed: bool = False) -> str:
    """A number with one digit behind the point, as the language writes it."""
    text = f"{value:+.1f}" if is_signed else f"{value:.1f}"
    text = text.replace("-", "−")
    return text.replace(".", ",") if words.language in COMMA_LANGUAGES else text
