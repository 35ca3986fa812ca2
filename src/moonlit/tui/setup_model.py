"""What can be chosen before a match, as rows with values; the game judges the whole."""

from collections.abc import Sequence
from dataclasses import dataclass

from moonlit.bots.roster import roster_of
from moonlit.client.bots import bot_name, bot_text
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.tui.session import NAMED, YOU

NOBODY = "nobody"
OFF, ON = "off", "on"
PAUSE = "pause"
PAUSES = ("0.8", "0.4", "0", "1.6")
SEAT = "seat"
LONGEST_NAME = 16


@dataclass
class Choice:
    """One row: its values and the one chosen."""

    name: str
    values: tuple[str, ...]
    index: int = 0

    @property
    def value(self) -> str:
        return self.values[self.index]

    def turn(self, step: int) -> None:
        self.index = (self.index + step) % len(self.values)

    def set(self, value: str) -> None:
        self.index = self.values.index(value)


def seat_choices(game: str, seats: int) -> list[Choice]:
    """A row for each seat: a person, a bot, and then nobody unless somebody is invited.

    The levels go round from the one for newcomers to the weaker ones.
    """
    roster = roster_of(game)
    first = roster.offered.index(roster.newcomer)
    bots = (*roster.offered[first:], *roster.offered[:first])
    return [
        Choice("seat1", (YOU, *bots)),
        Choice("seat2", (*bots, YOU, NOBODY)),
        *(Choice(f"seat{number}", (NOBODY, *bots, YOU)) for number in range(3, seats + 1)),
    ]


class SetupModel:
    """All rows; the defaults are a match against one bot for newcomers. Each game has its own."""

    game: str
    title: str

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices = list(choices)
        self.names: dict[str, str] = {}

    def options(self) -> dict[str, Plain]:
        """The config to be checked."""
        raise NotImplementedError

    def label(self, words: Words, row: str) -> str:
        """What a row of the game is about."""
        raise NotImplementedError

    def value(self, words: Words, row: str) -> str:
        """What is chosen in a row of the game."""
        raise NotImplementedError

    def about(self, words: Words, row: str) -> str:
        """A sentence or two on what is chosen in a row of the game."""
        raise NotImplementedError

    def choice(self, name: str) -> Choice:
        return next(choice for choice in self.choices if choice.name == name)

    def shown(self) -> list[Choice]:
        """The rows that have a meaning now."""
        return self.choices

    def turn(self, name: str, step: int) -> None:
        """Change a row."""
        self.choice(name).turn(step)

    def is_typed(self, row: str) -> bool:
        """Whether something of one's own can be typed in a row now."""
        return is_seat(row) and self.choice(row).value == YOU

    def question(self, words: Words, row: str) -> str:
        """What is asked of whoever wants to type there."""
        return words.say("terminal-name-of-seat", seat=number_of(row))

    def longest(self, row: str) -> int:
        """How much can be typed there."""
        return LONGEST_NAME

    def typed(self, row: str) -> str:
        """What was typed in a row before."""
        return self.names.get(row, "")

    def type(self, row: str, text: str) -> None:
        """Take what somebody typed; commas are between the words of seats."""
        self.names[row] = " ".join(text.replace(",", " ").split())

    def word_of(self, bot: str) -> str:
        """A bot with whatever else was chosen for all of them."""
        return bot

    def seats(self) -> tuple[str, ...]:
        """The words of the seats that are taken."""
        words = []
        for choice in self.choices:
            if not is_seat(choice.name) or choice.value == NOBODY:
                continue
            name = self.names.get(choice.name)
            if choice.value == YOU:
                words.append(NAMED + name if name else YOU)
            else:
                words.append(self.word_of(choice.value))
        return tuple(words)

    @property
    def pause(self) -> float:
        return float(self.choice(PAUSE).value)


def is_seat(row: str) -> bool:
    return row.startswith(SEAT)


def number_of(row: str) -> int:
    """The number of a seat's row, from 1."""
    return int(row.removeprefix(SEAT))


def label_of(words: Words, model: SetupModel, row: str) -> str:
    """What a row is about."""
    if is_seat(row):
        return words.say("terminal-seat", seat=number_of(row))
    return words.say("terminal-pause") if row == PAUSE else model.label(words, row)


def value_of(words: Words, model: SetupModel, row: str) -> str:
    """What is chosen in a row."""
    value = model.choice(row).value
    if row == PAUSE:
        return words.say("terminal-seconds", seconds=value)
    if not is_seat(row):
        return model.value(words, row)
    if value == YOU:
        return model.names.get(row) or words.say("player-person")
    if value == NOBODY:
        return words.say("terminal-nobody")
    return words.say("bot-label", bot=bot_name(words, value), level=value)


def explain(words: Words, model: SetupModel, row: str) -> str:
    """A sentence or two on what is chosen in a row."""
    value = model.choice(row).value
    if row == PAUSE:
        return ""
    if not is_seat(row):
        return model.about(words, row)
    if value == YOU:
        return words.say("terminal-name-hint")
    return "" if value == NOBODY else bot_text(words, value, model.game)
