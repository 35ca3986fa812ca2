"""Hints in words: a nudge, the move, or several moves side by side, with their reasons."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from moonlit.bots.advice import Choice, Reason
from moonlit.bots.nocturne.advice import Advice, Threat, read_advice
from moonlit.client.hint import Compared, Hint, make_hint
from moonlit.client.nocturne.choices import tell_action
from moonlit.client.nocturne.goals import goal_name
from moonlit.client.nocturne.names import card_name, tile_key, token_key
from moonlit.client.phrases import decimal, name_of_seat, sentence
from moonlit.client.words import Fact, Words
from moonlit.core.action import format_action
from moonlit.core.codec import Plain
from moonlit.core.view import View
from moonlit.packs.nocturne.tables import Pack

# Facts that name a message, and so are declined by the sentence.
_TOKENS: Final = ("token", "highest", "cheaper", "shadow", "lower")


def tell_hint(teller: "AdviceTeller", facts: dict[str, Plain], depth: str) -> Hint:
    """A hint for the one the teller speaks to, from what `write_advice` wrote."""
    advice = read_advice(facts)
    choices = (teller.compare(advice, choice) for choice in advice.choices)
    nudge, around = teller.nudge(advice), teller.around(advice)
    return make_hint(teller.words, depth, nudge, choices, around, is_close=advice.is_close)


@dataclass(frozen=True, slots=True)
class AdviceTeller:
    """Tells the advice for one view to the one who sees it."""

    words: Words
    pack: Pack
    view: View
    names: Sequence[str]

    def compare(self, advice: Advice, choice: Choice) -> Compared:
        """An action with its figures and reasons."""
        return Compared(
            text=format_action(choice.action),
            label=self.label(choice),
            win=choice.win,
            figures=self.figures(advice, choice),
            reasons=tuple(self.reason(reason) for reason in choice.reasons),
        )

    def label(self, choice: Choice) -> str:
        """What an action is called."""
        return tell_action(self.words, self.pack, choice.action, self.view)

    def figures(self, advice: Advice, choice: Choice) -> str:
        """The chance and the lead of an action."""
        error = decimal(self.words, choice.error)
        if not advice.target:
            lead = decimal(self.words, choice.lead, is_signed=True)
            return self.words.say("advice-figures", win=choice.win, lead=lead, error=error)
        score = decimal(self.words, advice.target + choice.lead)
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

    def nudge(self, advice: Advice) -> Iterator[str]:
        """Where to look, and what for."""
        facts = advice.nudge.facts
        region, verb, idea = (str(facts[name]) for name in ("region", "verb", "idea"))
        if region:
            yield self.words.say("advice-nudge-cast", region=region)
        else:
            yield self.words.say("advice-nudge", verb=verb)
        yield self.words.say("advice-idea", idea=idea)

    def around(self, advice: Advice) -> Iterator[str]:
        """What else a comparison says: what a pass means, what a rival may do."""
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
