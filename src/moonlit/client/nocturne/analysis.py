"""What Nocturne has to say of its own about an analysis: tiles, symbols, tokens."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from moonlit.client.analysis import Own, Told
from moonlit.client.nocturne.choices import tell_action
from moonlit.client.nocturne.names import token_key
from moonlit.client.phrases import decimal
from moonlit.client.review import Category, Pointed, Stretch
from moonlit.client.words import Words
from moonlit.core.action import Action
from moonlit.core.view import View
from moonlit.packs.nocturne.tables import Pack

ROUNDS: Final = ("twilight", "moonlight")


@dataclass(frozen=True, slots=True)
class NocturneAnalysis(Own):
    """Speaks about one analysis."""

    words: Words
    pack: Pack
    analysis: Told

    def label(self, action: Action, view: View) -> str:
        return tell_action(self.words, self.pack, action, view)

    def where(self, version: int) -> str:
        return self.words.say("analysis-where", version=str(version + 1))

    def stretches(self) -> tuple[Stretch, ...]:
        """Each round begins with its first decision, the first one with the match."""
        begun: dict[str, int] = {}
        for one in self.analysis["decisions"]:
            begun.setdefault(one["round"], one["version"] if begun else 0)
        return tuple(
            Stretch(begun[one], self.words.say(f"analysis-{one}")) for one in ROUNDS if one in begun
        )

    def rows(self, told: Told) -> tuple[Category, ...]:
        return tuple(
            Category(self.words.say(f"category-{name}"), row["points"], row["obtainable"])
            for name, row in told["categories"].items()
        )

    def lines(self, told: Told) -> Iterator[str]:
        """Points that could have been had, symbols in no recipe, what each token brought."""
        say = self.words.say
        changes = {
            name: row["obtainable"] - row["points"] for name, row in told["categories"].items()
        }
        more = sum(changes.values())
        if more:
            parts = [
                f"{say(f'category-{name}')} {change:+d}".replace("-", "−")
                for name, change in changes.items()
                if change
            ]
            total = told["total"] + more
            yield say("analysis-left", total=total, parts=self.words.join(parts))
        else:
            yield say("analysis-left-none")
        yield say("analysis-symbols", count=told["unused_symbols"])
        if told["tiles"]:
            each = decimal(self.words, told["points_per_token"])
            yield say("analysis-tokens", count=told["tiles"], each=each)

    def remarks(self, told: Told) -> Iterator[Pointed]:
        """Spells that cost more than they had to."""
        for one in told["overpaid"]:
            text = self.words.say(
                "analysis-overpaid",
                version=str(one["version"] + 1),
                token=token_key(one["token"]),
                enough=token_key(one["enough"]),
                cell=one["cell"],
            )
            yield Pointed(one["version"], text)
