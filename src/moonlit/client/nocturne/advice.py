"""Hints in words: a nudge, the move, or several moves side by side, with their reasons."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from moonlit.bots.nocturne.advice import Advice, Choice, Threat
from moonlit.bots.nocturne.advice_reasons import Reason
from moonlit.client.nocturne.choices import tell_action
from moonlit.client.nocturne.goals import goal_name
from moonlit.client.nocturne.names import card_name, tile_key, token_key
from moonlit.client.phrases import name_of_seat, sentence
from moonlit.client.words import Fact, Words
from moonlit.core.codec import Plain
from moonlit.core.view import View
from moonlit.packs.nocturne.tables import Pack

_COMMA_LANGUAGES: Final = ("de", "pl")
# Facts that name a message, and so are declined by the sentence.
_TOKENS: Final = ("token", "highest", "cheaper", "shadow", "lower")


@dataclass(frozen=True, slots=True)
class AdviceTeller:
    """Tells the advice for one view to the one who sees it."""

    words: Words
    pack: Pack
    view: View
    names: Sequence[str]

    def label(self, choice: Choice) -> str:
        """What an action is called."""
        return tell_action(self.words, self.pack, choice.action, self.view)

    def reasons(self, choice: Choice) -> tuple[str, ...]:
        """Why an action is as good as it is, a sentence for each reason."""
        return tuple(self.reason(reason) for reason in choice.reasons)

    def figures(self, advice: Advice, choice: Choice) -> str:
        """The chance and the lead of an action."""
        error = self._number(choice.error)
        if not advice.target:
            lead = self._number(choice.lead, is_signed=True)
            return self.words.say("advice-figures", win=choice.win, lead=lead, error=error)
        score = self._number(advice.target + choice.lead)
        facts: dict[str, Fact] = {"target": advice.target, "win": choice.win}
        return self.words.say("advice-figures-alone", **facts, score=score, error=error)

    def reason(self, reason: Reason) -> str:
        """One fixed sentence with its facts."""
        code, facts = reason.code, dict(reason.facts)
        message = f"advice-{_VARIANTS[code](facts) if code in _VARIANTS else code}"
        return sentence(self.words.say(message, **self._told(code, facts)))

    def _told(self, code: str, facts: dict[str, Plain]) -> dict[str, Fact]:
        told: dict[str, Fact] = {}
        for name, fact in facts.items():
            if fact is None:
                continue
            if name in _TOKENS:
                told[name] = token_key(str(fact))
            elif name == "tile":
                told[name] = tile_key(self.pack, str(fact))
            elif name == "card":
                told[name] = card_name(self.words, str(fact))
            elif name == "goal" and isinstance(fact, int):
                told[name] = goal_name(self.words, "twilight", fact)
            elif name == "category":
                told[name] = self.words.say(f"category-{fact}")
            elif name == "seat" and isinstance(fact, int):
                told["name"] = name_of_seat(self.words, self.names, fact)
                told["who"] = "you" if fact == self.view.seat else "other"
            elif isinstance(fact, list):
                told["names"] = self._seats(fact)
            elif isinstance(fact, int | str):
                told[name] = fact
        if code == "card":
            told["points"] = told.pop("full_points")
        if code == "space" and isinstance(facts["points"], int):
            told["points"] = self._points(facts["points"])
        return told

    def _seats(self, seats: list[Plain]) -> str:
        known = [seat for seat in seats if isinstance(seat, int)]
        return self.words.join(name_of_seat(self.words, self.names, seat) for seat in known)

    def _points(self, points: int) -> str:
        signed = f"+{points}" if points >= 0 else f"−{-points}"
        return self.words.say("advice-points", count=abs(points), signed=signed)

    def _number(self, value: float, *, is_signed: bool = False) -> str:
        text = f"{value:+.1f}" if is_signed else f"{value:.1f}"
        text = text.replace("-", "−")
        return text.replace(".", ",") if self.words.language in _COMMA_LANGUAGES else text

    def nudge(self, advice: Advice) -> Iterator[str]:
        """Where to look, and what for."""
        facts = advice.nudge.facts
        region, verb, idea = (str(facts[name]) for name in ("region", "verb", "idea"))
        if region:
            yield self.words.say("advice-nudge-cast", region=region)
        else:
            yield self.words.say("advice-nudge", verb=verb)
        yield self.words.say("advice-idea", idea=idea)

    def move(self, advice: Advice) -> Iterator[str]:
        """The best action and why."""
        best = advice.choices[0]
        yield self.words.say("advice-best", action=self.label(best))
        yield self.figures(advice, best)
        yield from self.reasons(best)
        yield self._verdict(advice)

    def _verdict(self, advice: Advice) -> str:
        if len(advice.choices) == 1:
            return self.words.say("advice-only")
        return self.words.say("advice-close" if advice.is_close else "advice-clear")

    def around(self, advice: Advice) -> Iterator[str]:
        """What else a comparison says: how close it is, what a pass means, what a rival may do."""
        yield self._verdict(advice)
        passing = advice.passing
        if passing is not None and passing not in advice.choices:
            figures = self.figures(advice, passing)
            yield self.words.say("advice-passing", verb=passing.action.verb, figures=figures)
        if advice.threat is not None:
            yield self.threat(advice.threat)

    def threat(self, threat: Threat) -> str:
        """What a rival may do next, and what it is worth to them."""
        token, cell = threat.action.names
        forest = self.view.table["forest"]
        assert isinstance(forest, dict)
        tile = tile_key(self.pack, str(forest[cell]))
        facts = {"token": token_key(token), "cell": cell, "tile": tile}
        told = {
            "after": threat.after,
            "name": name_of_seat(self.words, self.names, threat.seat),
            "action": self.words.say("advice-threat-cast", **facts),
        }
        if threat.points <= 0:
            return sentence(self.words.say("advice-threat-bare", **told))
        points = self._points(threat.points)
        return sentence(self.words.say("advice-threat", **told, points=points))


def _set(facts: dict[str, Plain]) -> str:
    if facts["kind"] == "mirrors":
        return "mirror"
    return "set" if facts["further"] == facts["after"] else "set-more"


_VARIANTS: Final[dict[str, Callable[[dict[str, Plain]], str]]] = {
    "set": _set,
    "eggs": lambda facts: "eggs" if facts["rival"] is not None else "eggs-alone",
    "leaves": lambda facts: "leaves" if facts["kind"] else "leaves-bare",
    "card": lambda facts: "card-tiers" if "first" in facts else "card",
    "price": lambda facts: "price" if facts["highest"] is not None else "price-bare",
}
