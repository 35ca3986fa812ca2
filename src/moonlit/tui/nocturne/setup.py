"""What can be chosen before a match of Nocturne."""

from moonlit.bots.bot import PERSONAS
from moonlit.client.nocturne import tell_scenario, tell_variant
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.packs.nocturne.tables import Pack
from moonlit.packs.nocturne.words import PRESETS, VARIANTS
from moonlit.tui.setup_model import OFF, ON, PAUSE, PAUSES, Choice, SetupModel, seat_choices

MODES = ("basic", "advanced", "family")
SEATS = 4
SCENARIOS = 20
PERSONA = "persona"
PLAIN = "plain"


def _choices() -> list[Choice]:
    return [
        *seat_choices("nocturne", SEATS),
        Choice(PERSONA, (PLAIN, *PERSONAS)),
        Choice("mode", MODES),
        Choice("no_concoctions", (OFF, ON)),
        Choice("edition", PRESETS),
        Choice("scenario", tuple(str(number) for number in range(SCENARIOS + 1))),
        *(Choice(variant, (OFF, ON)) for variant in VARIANTS),
        Choice(PAUSE, PAUSES),
    ]


class NocturneSetup(SetupModel):
    """Mode, rulebook, scenario and variants."""

    game = "nocturne"
    title = "terminal-game-nocturne"

    def __init__(self, pack: Pack) -> None:
        super().__init__(_choices())
        self._pack = pack

    @property
    def _is_family(self) -> bool:
        return self.choice("mode").value == "family"

    def shown(self) -> list[Choice]:
        """The rows that have a meaning now."""
        return [row for row in self.choices if row.name != "no_concoctions" or self._is_family]

    def turn(self, name: str, step: int) -> None:
        """Change a row; a scenario brings its mode with it."""
        super().turn(name, step)
        if name == "scenario" and self.choice("scenario").index:
            self.choice("mode").set("advanced")

    def word_of(self, bot: str) -> str:
        """A bot with the persona that was chosen for all of them."""
        persona = self.choice(PERSONA).value
        return bot if persona == PLAIN else f"{bot}+{persona}"

    def options(self) -> dict[str, Plain]:
        """The config to be checked."""
        return {
            "players": len(self.seats()),
            "mode": self.choice("mode").value,
            "edition": self.choice("edition").value,
            "no_concoctions": self._is_family and self.choice("no_concoctions").value == ON,
            "variants": [name for name in VARIANTS if self.choice(name).value == ON],
            "scenario": self.choice("scenario").index,
        }

    def label(self, words: Words, row: str) -> str:
        if row in VARIANTS:
            return words.say(f"variant-{row}")
        return words.say("option-no_concoctions" if row == "no_concoctions" else f"terminal-{row}")

    def value(self, words: Words, row: str) -> str:
        choice = self.choice(row)
        match row:
            case "mode" | "edition":
                return words.say(f"{row}-{choice.value}")
            case "scenario" if choice.index:
                return words.say("scenario-title", number=choice.index)
            case "scenario":
                return words.say("terminal-no-scenario")
            case name if name == PERSONA:
                return words.say(f"persona-{choice.value}")
        return words.say(f"terminal-{choice.value}")

    def about(self, words: Words, row: str) -> str:
        choice = self.choice(row)
        if row in VARIANTS:
            return tell_variant(words, self._pack, row)
        match row:
            case "mode" | "edition":
                return words.say(f"{row}-{choice.value}-text")
            case name if name == PERSONA:
                return words.say(f"persona-{choice.value}-text")
            case "no_concoctions":
                return words.say("option-no_concoctions-text")
            case "scenario" if choice.index:
                return tell_scenario(words, self._pack, choice.index)
        return ""
