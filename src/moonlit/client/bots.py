"""Bots in words: what a level and its persona are called, and what they do."""

from moonlit.bots.roster import roster_of
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


def bot_text(words: Words, bot: str, game: str = "") -> str:
    """What a bot does and how long it thinks, as it is in this game; what its persona likes."""
    level, _, persona = bot.partition("+")
    own = f"{game}-bot-{level}-text"
    told = [words.say(own if game and words.has(own) else f"bot-{level}-text")]
    if persona:
        told.append(words.say(f"persona-{persona}-text"))
    return " ".join(told)


def tell_company(words: Words, game: str) -> Entry:
    """Who can be played against: levels, personas, and whom one meets without choosing."""
    roster = roster_of(game)
    return {
        "bots": [_entry(words, level, game) for level in roster.offered],
        "personas": [
            {
                "id": persona,
                "name": words.say(f"persona-{persona}"),
                "text": words.say(f"persona-{persona}-text"),
            }
            for persona in roster.personas
        ],
        "bot_names": {bot: bot_name(words, bot) for bot in _everybody(game)},
        "newcomer": roster.newcomer,
        "substitute": roster.substitute,
    }


def tell_bots(words: Words, game: str) -> Entry:
    """Everybody who may sit at a table of the server, and what they do."""
    return {bot: _entry(words, bot, game) for bot in _everybody(game)}


def _everybody(game: str) -> tuple[str, ...]:
    roster = roster_of(game)
    return (*roster.manners, *(bot for bot in roster.simple if bot not in roster.offered))


def _entry(words: Words, bot: str, game: str) -> Entry:
    return {"id": bot, "name": bot_name(words, bot), "text": bot_text(words, bot, game)}
