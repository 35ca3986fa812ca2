"""Hints in words: a nudge, the move, or several moves side by side, with their reasons."""

from collections.abc import Iterator
from dataclasses import dataclass

from moonlit.bots.advice import TENTHS, Choice, Reason
from moonlit.bots.dominion.advice import read_advice
from moonlit.client.dominion.choices import tell_action
from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.hint import Compared, Hint, make_hint
from moonlit.client.phrases import decimal, sentence
from moonlit.client.words import Fact
from moonlit.core.action import format_action
from moonlit.core.codec import Plain
from moonlit.core.view import View


def tell_hint(lexicon: Lexicon, view: View, facts: dict[str, Plain], depth: str) -> Hint:
    """A hint for the one who sees the view, from what `write_advice` wrote."""
    advice, teller = read_advice(facts), AdviceTeller(lexicon, view)
    choices = (teller.compare(choice) for choice in advice.choices)
    nudge = teller.nudge(advice.choices[0])
    return make_hint(lexicon.words, depth, nudge, choices, is_close=advice.is_close)


@dataclass(frozen=True, slots=True)
class AdviceTeller:
    """Tells the advice for one view to the one who sees it."""

    lexicon: Lexicon
    view: View

    def nudge(self, best: Choice) -> Iterator[str]:
        """What kind of move to look for, and the idea behind it."""
        yield self.lexicon.say("advice-nudge", verb=best.action.verb)
        idea = best.reasons[0].code if best.reasons else ""
        yield self.lexicon.say("advice-idea", idea=idea)

    def compare(self, choice: Choice) -> Compared:
        """An action with its figures and reasons."""
        words = self.lexicon.words
        lead, error = decimal(words, choice.lead, is_signed=True), decimal(words, choice.error)
        return Compared(
            text=format_action(choice.action),
            label=tell_action(self.lexicon, choice.action, self.view),
            win=choice.win,
            figures=words.say("advice-figures", win=choice.win, lead=lead, error=error),
            reasons=tuple(self.reason(reason) for reason in choice.reasons),
        )

    def reason(self, reason: Reason) -> str:
        """One fixed sentence with its facts."""
        return sentence(self.lexicon.say(f"advice-{reason.code}", **self._told(reason)))

    def _told(self, reason: Reason) -> dict[str, Fact]:
        facts, words = reason.facts, self.lexicon.words
        if reason.code == "bonus":
            names = ("actions", "buys", "coins", "cards")
            return {"bonuses": self.lexicon.bonus(*(int(str(facts[name])) for name in names))}
        if reason.code == "money":
            return {name: decimal(words, int(str(fact)) / TENTHS) for name, fact in facts.items()}
        return {
            name: self.lexicon.name(str(fact)) if name == "card" else int(str(fact))
            for name, fact in facts.items()
        }
