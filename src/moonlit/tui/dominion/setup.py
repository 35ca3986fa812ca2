"""What can be chosen before a match of Dominion."""

from secrets import randbelow

from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.dominion.switches import switch_name, switch_value
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.games.dominion.config import (
    MOST_PLAYERS,
    NOT_OFFERED,
    OWN,
    RANDOM,
    check_config,
    kingdom_of,
)
from moonlit.packs.dominion.tables import Pack
from moonlit.tui.setup_model import (
    OFF,
    ON,
    PAUSE,
    PAUSES,
    Choice,
    SetupModel,
    seat_choices,
)

KINGDOM, NUMBER, SETS, DETAILS = "kingdom", "number", "sets", "details"
BOTH, BASE, NOCTURNE = "both", "base", "nocturne"
NUMBERS = 100
LONGEST_LIST = 400


class DominionSetup(SetupModel):
    """The Kingdom: a recommended one, one by number, or ten cards of one's own; and switches."""

    game = "dominion"
    title = "dominion-game"

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._switches = [one for one in pack.switches if one.id not in NOT_OFFERED]
        super().__init__(
            [
                *seat_choices(pack.game, MOST_PLAYERS),
                Choice(KINGDOM, (*(one.id for one in pack.kingdoms), RANDOM, OWN)),
                Choice(NUMBER, tuple(map(str, range(NUMBERS))), randbelow(NUMBERS)),
                Choice(SETS, (BOTH, NOCTURNE, BASE)),
                Choice(DETAILS, (OFF, ON)),
                *(Choice(one.id, one.values) for one in self._switches),
                Choice(PAUSE, PAUSES),
            ]
        )

    @property
    def _kingdom(self) -> str:
        return self.choice(KINGDOM).value

    def shown(self) -> list[Choice]:
        """A number and the sets have a meaning for random Kingdoms alone."""
        hidden = [] if self._kingdom == RANDOM else [NUMBER, SETS]
        if self.choice(DETAILS).value == OFF:
            hidden += [one.id for one in self._switches]
        return [row for row in self.choices if row.name not in hidden]

    def options(self) -> dict[str, Plain]:
        """The config to be checked."""
        is_detailed = self.choice(DETAILS).value == ON
        changed = {one.id: self.choice(one.id) for one in self._switches if is_detailed}
        chosen: dict[str, Plain] = {
            "players": len(self.seats()),
            KINGDOM: self._kingdom,
            "switches": {name: row.value for name, row in changed.items() if row.index},
        }
        if self._kingdom == OWN:
            chosen["cards"] = list[Plain](self._own())
        elif self._kingdom == RANDOM:
            sets = self.choice(SETS).value
            chosen[NUMBER] = self.choice(NUMBER).index
            chosen[SETS] = [BASE, NOCTURNE] if sets == BOTH else [sets]
        return chosen

    def _own(self) -> list[str]:
        """The cards somebody typed, by id or by name in any language."""
        typed = (word.strip() for word in self.names.get(KINGDOM, "").split(","))
        return [self._spelled(word) for word in typed if word]

    def _spelled(self, word: str) -> str:
        wanted = word.casefold()
        for card in self._pack.cards:
            if wanted in (card.id, *(name.casefold() for name in card.names.values())):
                return card.id
        return wanted.replace(" ", "_")

    def is_typed(self, row: str) -> bool:
        return row == KINGDOM or super().is_typed(row)

    def longest(self, row: str) -> int:
        return LONGEST_LIST if row == KINGDOM else super().longest(row)

    def type(self, row: str, text: str) -> None:
        if row != KINGDOM:
            super().type(row, text)
        elif text:
            self.names[row] = text
            self.choice(KINGDOM).set(OWN)

    def question(self, words: Words, row: str) -> str:
        if row == KINGDOM:
            return words.say("terminal-kingdom-own-cards")
        return super().question(words, row)

    def label(self, words: Words, row: str) -> str:
        if row in (KINGDOM, NUMBER, SETS, DETAILS):
            return words.say(f"terminal-{row}")
        return switch_name(Lexicon(words, self._pack), row)

    def value(self, words: Words, row: str) -> str:
        value = self.choice(row).value
        if row == NUMBER:
            return value
        if row == DETAILS:
            return words.say(f"terminal-details-{value}")
        if row == SETS:
            return words.say(f"terminal-sets-{value}")
        if row != KINGDOM:
            return switch_value(Lexicon(words, self._pack), row, value)
        if value in (RANDOM, OWN):
            return words.say(f"terminal-kingdom-{value}")
        return self._pack.kingdom(value).names[words.language]

    def about(self, words: Words, row: str) -> str:
        """The ten cards, whichever of the rows about them is looked at."""
        if row not in (KINGDOM, NUMBER, SETS):
            return ""
        lexicon = Lexicon(words, self._pack)
        if self._kingdom == OWN and not self._own():
            return words.say("terminal-kingdom-own-text")
        try:
            cards = kingdom_of(check_config(self._pack, {**self.options(), "players": 2}))
        except BadConfig:
            return ""
        return ", ".join(lexicon.name(card) for card in cards)
