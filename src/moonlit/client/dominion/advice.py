"""Hints in words: a nudge, the move, or several moves side by side, with their reasons."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from moonlit.bots.dominion.advice import Advice, Choice, read_advice
from moonlit.bots.dominion.reasons import TENTHS, Reason
from moonlit.client.dominion.choices import tell_action
from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.hint import COMPARISON, NUDGE, Compared, Hint
from moonlit.client.phrases import sentence
from moonlit.client.words import Fact
from moonlit.core.action import format_action
from moonlit.core.codec import Plain
from moonlit.core.view import View

_COMMA_LANGUAGES: Final = ("de", "pl")


def tell_hint(lexicon: Lexicon, view: View, facts: dict[str, Plain], depth: str) -> Hint:
    """A hint for the one who sees the view, from what `write_advice` wrote."""
    advice, teller = read_advice(facts), AdviceTeller(lexicon, view)
    if depth == NUDGE:
        return Hint(tuple(teller.nudge(advice)))
    actions = tuple(format_action(choice.action) for choice in advice.choices)
    if depth != COMPARISON:
        return Hint(tuple(teller.move(advice)), actions)
    compared = tuple(teller.compare(choice) for choice in advice.choices)
    return Hint((teller.verdict(advice),), actions, compared)


@dataclass(frozen=True, slots=True)
class AdviceTeller:
    """Tells the advice for one view to the one who sees it."""

    lexicon: Lexicon
    view: View

    def nudge(self, advice: Advice) -> Iterator[str]:
        """What kind of move to look for, and the idea behind it."""
        best = advice.choices[0]
        yield self.lexicon.say("advice-nudge", verb=best.action.verb)
        idea = best.reasons[0].code if best.reasons else ""
        yield self.lexicon.say("advice-idea", idea=idea)

    def move(self, advice: Advice) -> Iterator[str]:
        """The best action and why."""
        best = self.compare(advice.choices[0])
        yield self.lexicon.words.say("advice-best", action=best.label.rstrip("."))
        yield best.figures
        yield from best.reasons
        yield self.verdict(advice)

    def verdict(self, advice: Advice) -> str:
        """How close the call is."""
        if len(advice.choices) == 1:
            return self.lexicon.words.say("advice-only")
        return self.lexicon.words.say("advice-close" if advice.is_close else "advice-clear")

    def compare(self, choice: Choice) -> Compared:
        """An action with its figures and reasons."""
        lead, error = self._number(choice.lead, is_signed=True), self._number(choice.error)
        return Compared(
            text=format_action(choice.action),
            label=tell_action(self.lexicon, choice.action, self.view),
            win=choice.win,
            figures=self.lexicon.words.say(
                "advice-figures", win=choice.win, lead=lead, error=error
            ),
            reasons=tuple(self.reason(reason) for reason in choice.reasons),
        )

    def reason(self, reason: Reason) -> str:
        """One fixed sentence with its facts."""
        return sentence(self.lexicon.say(f"advice-{reason.code}", **self._told(reason)))

    def _told(self, reason: Reason) -> dict[str, Fact]:
        facts = reason.facts
        if reason.code == "bonus":
            names = ("actions", "buys", "coins", "cards")
            return {"bonuses": self.lexicon.bonus(*(int(str(facts[name])) for name in names))}
        if reason.code == "money":
            return {name: self._number(int(str(fact)) / TENTHS) for name, fact in facts.items()}
        return {
            name: self.lexicon.name(str(fact)) if name == "card" else int(str(fact))
            for name, fact in facts.items()
        }

    def _number(self, value: float, *, is_signed: bool = False) -> str:
        text = f"{value:+.1f}" if is_signed else f"{value:.1f}"
        text = text.replace("-", "−")
        return text.replace(".", ",") if self.lexicon.words.language in _COMMA_LANGUAGES else text
