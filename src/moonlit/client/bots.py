"""Bots in words: what a level and its persona are called, and what they do."""

from moonlit.bots.bot import OFFERED, PERSONAS, SIMPLE, manners
from moonlit.client.words import Words
from moonlit.core.codec import Plain

Entry = dict[str, Plain]


def bot_name(words: Words, bot: str) -> str:
    """The name of `scout` or of `scout+collector`."""
    level, _, persona = bot.partition("+")
    name = words.say(f"bot-{level}")
    if not persona:
        return name
    return words.say("bot-with-persona", bot=name, persona=words.say(f"persona-{persona}"))


def bot_text(words: Words, bot: str) -> str:
    """What a bot does and how long it thinks, and what its persona likes."""
    level, _, persona = bot.partition("+")
    told = [words.say(f"bot-{level}-text")]
    if persona:
        told.append(words.say(f"persona-{persona}-text"))
    return " ".join(told)


def tell_offered(words: Words) -> list[Plain]:
    """The levels people choose from, weakest first."""
    return [_entry(words, level) for level in OFFERED]


def tell_personas(words: Words) -> list[Plain]:
    """The manners a level can have."""
    return [
        {
            "id": persona,
            "name": words.say(f"persona-{persona}"),
            "text": words.say(f"persona-{persona}-text"),
        }
        for persona in PERSONAS
    ]


def bot_names(words: Words) -> Entry:
    """What everybody is called who may sit at a table of the server."""
    return {bot: bot_name(words, bot) for bot in (*manners(), *SIMPLE)}


def tell_bots(words: Words) -> Entry:
    """The same with what they do."""
    return {bot: _entry(words, bot) for bot in (*manners(), *SIMPLE)}


def _entry(words: Words, bot: str) -> Entry:
    return {"id": bot, "name": bot_name(words, bot), "text": bot_text(words, bot)}
