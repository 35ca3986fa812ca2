"""What can be chosen before a match, as rows with values; the game judges the whole."""

from dataclasses import dataclass, field

from moonlit.bots.bot import NEWCOMER, OFFERED, PERSONAS
from moonlit.core.codec import Plain
from moonlit.packs.nocturne.words import PRESETS, VARIANTS
from moonlit.tui.session import NAMED, YOU

NOBODY = "nobody"
MODES = ("basic", "advanced", "family")
SEATS = 4
SCENARIOS = 20
OFF, ON = "off", "on"
SEAT_ROWS = tuple(f"seat{number}" for number in range(1, SEATS + 1))
PERSONA = "persona"
PLAIN = "plain"
PAUSE = "pause"
PAUSES = ("0.8", "0.4", "0", "1.6")


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


def _bots() -> tuple[str, ...]:
    """The levels, round from the one for newcomers to the weaker ones."""
    first = OFFERED.index(NEWCOMER)
    return (*OFFERED[first:], *OFFERED[:first])


def _choices() -> list[Choice]:
    return [
        Choice("seat1", (YOU, *_bots())),
        Choice("seat2", (*_bots(), YOU, NOBODY)),
        Choice("seat3", (NOBODY, *_bots(), YOU)),
        Choice("seat4", (NOBODY, *_bots(), YOU)),
        Choice(PERSONA, (PLAIN, *PERSONAS)),
        Choice("mode", MODES),
        Choice("no_concoctions", (OFF, ON)),
        Choice("edition", PRESETS),
        Choice("scenario", tuple(str(number) for number in range(SCENARIOS + 1))),
        *(Choice(variant, (OFF, ON)) for variant in VARIANTS),
        Choice(PAUSE, PAUSES),
    ]


@dataclass
class SetupModel:
    """All rows; the defaults are a match against one bot for newcomers."""

    choices: list[Choice] = field(default_factory=_choices)
    names: dict[str, str] = field(default_factory=dict)

    def choice(self, name: str) -> Choice:
        return next(choice for choice in self.choices if choice.name == name)

    def shown(self) -> list[Choice]:
        """The rows that have a meaning now."""
        is_family = self.choice("mode").value == "family"
        return [row for row in self.choices if row.name != "no_concoctions" or is_family]

    def turn(self, name: str, step: int) -> None:
        """Change a row; a scenario brings its mode with it."""
        self.choice(name).turn(step)
        if name == "scenario" and self.choice("scenario").index:
            self.choice("mode").set("advanced")

    def seats(self) -> tuple[str, ...]:
        """The words of the seats that are taken."""
        words = []
        for row in SEAT_ROWS:
            word = self.choice(row).value
            if word == YOU and self.names.get(row):
                word = NAMED + self.names[row]
            if word in OFFERED and self.choice(PERSONA).value != PLAIN:
                word = f"{word}+{self.choice(PERSONA).value}"
            if word != NOBODY:
                words.append(word)
        return tuple(words)

    def options(self) -> dict[str, Plain]:
        """The config to be checked."""
        is_family = self.choice("mode").value == "family"
        return {
            "players": len(self.seats()),
            "mode": self.choice("mode").value,
            "edition": self.choice("edition").value,
            "no_concoctions": is_family and self.choice("no_concoctions").value == ON,
            "variants": [name for name in VARIANTS if self.choice(name).value == ON],
            "scenario": self.choice("scenario").index,
        }

    @property
    def pause(self) -> float:
        return float(self.choice(PAUSE).value)
