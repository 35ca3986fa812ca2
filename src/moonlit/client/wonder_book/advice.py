"""Hints in words: a nudge, the action, or several side by side, with their reasons."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from moonlit.bots.advice import TENTHS, Reason
from moonlit.bots.wonder_book.advice import Advice, Choice, read_advice
from moonlit.client.hint import Compared, Hint, make_hint
from moonlit.client.phrases import decimal, sentence
from moonlit.client.wonder_book.choices import chapter_of, tell_action
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.words import Fact
from moonlit.core.action import format_action
from moonlit.core.codec import Plain
from moonlit.core.view import View

# Facts in tenths, by the reason they belong to.
_IN_TENTHS: Final = {("harm", "hearts"), ("strike", "damage"), ("reroll", "more")}


def tell_hint(lexicon: Lexicon, view: View, facts: dict[str, Plain], depth: str) -> Hint:
    """A hint for the one who sees the view, from what `write_advice` wrote."""
    advice, teller = read_advice(facts), AdviceTeller(lexicon, view)
    if not advice.rounds and not any(choice.reasons for choice in advice.choices):
        return Hint((lexicon.say("advice-unknown"),))
    choices = (teller.compare(advice, choice) for choice in advice.choices)
    nudge = teller.nudge(advice.choices[0])
    return make_hint(lexicon.words, depth, nudge, choices, is_close=advice.is_close)


@dataclass(frozen=True, slots=True)
class AdviceTeller:
    """Tells the advice for one view to the one who sees it."""

    lexicon: Lexicon
    view: View

    def nudge(self, best: Choice) -> Iterator[str]:
        """What kind of action to look for, and the idea behind it."""
        yield self.lexicon.say("advice-nudge", verb=best.action.verb)
        if best.reasons:
            yield self.lexicon.say("advice-idea", idea=best.reasons[0].code)

    def compare(self, advice: Advice, choice: Choice) -> Compared:
        """An action with its figures and reasons."""
        return Compared(
            text=format_action(choice.action),
            label=tell_action(self.lexicon, choice.action, self.view),
            win=choice.goal,
            figures=self.figures(advice, choice),
            reasons=tuple(self.reason(reason) for reason in choice.reasons),
        )

    def figures(self, advice: Advice, choice: Choice) -> str:
        """How often the goal was met within the round, and how far behind the best it is."""
        behind = decimal(self.lexicon.words, choice.behind)
        if not advice.rounds:
            return self.lexicon.say("advice-behind", behind=behind)
        facts: dict[str, Fact] = {"goal": choice.goal, "rounds": advice.rounds}
        return self.lexicon.say("advice-figures", **facts, behind=behind)

    def reason(self, reason: Reason) -> str:
        """One fixed sentence with its facts."""
        told = {name: self._told(reason.code, name, fact) for name, fact in reason.facts.items()}
        return sentence(self.lexicon.say(f"advice-{reason.code}", **told))

    def _told(self, code: str, name: str, fact: Plain) -> Fact:
        chapter = chapter_of(self.view)
        if name == "card":
            return self.lexicon.title(chapter, int(str(fact)))
        if name == "area":
            return self.lexicon.area(chapter, str(fact))
        if name == "hero":
            return self.lexicon.hero(str(fact))
        if (code, name) in _IN_TENTHS:
            return decimal(self.lexicon.words, int(str(fact)) / TENTHS)
        return int(str(fact))
