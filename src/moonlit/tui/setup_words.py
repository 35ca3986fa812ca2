"""The rows of the set-up in words, for the screen and for the line mode."""

from moonlit.client.bots import bot_name, bot_text
from moonlit.client.nocturne import tell_scenario, tell_variant
from moonlit.client.words import Words
from moonlit.packs.nocturne.tables import Pack
from moonlit.packs.nocturne.words import VARIANTS
from moonlit.tui.session import YOU
from moonlit.tui.setup_model import NOBODY, PAUSE, PERSONA, SEAT_ROWS, SetupModel


def label_of(words: Words, row: str) -> str:
    """What a row is about."""
    if row in SEAT_ROWS:
        return words.say("terminal-seat", seat=SEAT_ROWS.index(row) + 1)
    if row in VARIANTS:
        return words.say(f"variant-{row}")
    return words.say("option-no_concoctions" if row == "no_concoctions" else f"terminal-{row}")


def value_of(words: Words, model: SetupModel, row: str) -> str:
    """What is chosen in a row."""
    choice = model.choice(row)
    value = choice.value
    if row in SEAT_ROWS:
        return _player(words, model.names.get(row, ""), value)
    match row:
        case "mode" | "edition":
            return words.say(f"{row}-{value}")
        case "scenario" if choice.index:
            return words.say("scenario-title", number=choice.index)
        case "scenario":
            return words.say("terminal-no-scenario")
        case name if name == PERSONA:
            return words.say(f"persona-{value}")
        case name if name == PAUSE:
            return words.say("terminal-seconds", seconds=value)
    return words.say(f"terminal-{value}")


def _player(words: Words, name: str, value: str) -> str:
    if value == YOU:
        return name or words.say("player-person")
    if value == NOBODY:
        return words.say("terminal-nobody")
    return words.say("bot-label", bot=bot_name(words, value), level=value)


def explain(words: Words, pack: Pack, model: SetupModel, row: str) -> str:
    """A sentence or two on what is chosen in a row."""
    choice = model.choice(row)
    if row in SEAT_ROWS:
        if choice.value == YOU:
            return words.say("terminal-name-hint")
        return "" if choice.value == NOBODY else bot_text(words, choice.value)
    if row in VARIANTS:
        return tell_variant(words, pack, row)
    match row:
        case "mode" | "edition":
            return words.say(f"{row}-{choice.value}-text")
        case name if name == PERSONA:
            return words.say(f"persona-{choice.value}-text")
        case "no_concoctions":
            return words.say("option-no_concoctions-text")
        case "scenario" if choice.index:
            return tell_scenario(words, pack, choice.index)
    return ""
