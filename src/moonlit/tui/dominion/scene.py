"""A moment of Dominion: the parts of a view that are drawn, by name."""

from dataclasses import dataclass

from moonlit.client.dominion.choices import decision_of
from moonlit.core.action import Action
from moonlit.core.plain import Table, number, table, tables, texts
from moonlit.packs.dominion.tables import Card
from moonlit.tui import scene
from moonlit.tui.dominion.telling import Teller
from moonlit.tui.session import Session

PLAY, TREASURES = "play", "treasures"
PHASES = ("act", "buy", "night")
# Decisions that are made on the cards of the Supply and of the hand; for others there is a list.
ON_THE_TABLE = (*PHASES, "pile")


@dataclass(frozen=True, slots=True)
class Scene(scene.Scene):
    """One moment at the table through the eyes of a seat."""

    teller: Teller

    @property
    def has_secrets(self) -> bool:
        return True

    @property
    def way_back(self) -> str:
        return self.teller.say("terminal-dominion-back")

    @property
    def kind(self) -> str:
        """What is being decided."""
        return str(decision_of(self.view)["kind"])

    @property
    def choices(self) -> tuple[Action, ...]:
        return () if self.kind in ON_THE_TABLE else self.view.legal

    @property
    def seats(self) -> list[Table]:
        return tables(self.view.table["seats"])

    @property
    def me(self) -> Table | None:
        return None if self.seat is None else self.seats[self.seat]

    @property
    def hand(self) -> list[str]:
        """One's own cards in hand."""
        return [] if self.me is None else texts(table(self.me["hand"])["cards"])

    @property
    def supply(self) -> list[Card]:
        """The cards of the Supply by cost, basic cards first."""
        pack = self.teller.lexicon.pack
        cards = [pack.card(name) for name in texts(self.view.table["supply"])]
        return sorted(cards, key=lambda card: (card.cost, card.role == "kingdom"))

    @property
    def outside(self) -> list[Card]:
        """The cards whose piles are not in the Supply."""
        pack, supply = self.teller.lexicon.pack, texts(self.view.table["supply"])
        others = (pack.card(name) for name in self.piles if name not in supply)
        return [card for card in others if card.pile]

    @property
    def piles(self) -> dict[str, int]:
        """How many cards every pile has."""
        return {name: number(count) for name, count in table(self.view.table["piles"]).items()}

    def number(self, name: str) -> int:
        return number(self.view.table[name])

    def of_pile(self, card: str) -> Action | None:
        """What the one who looks can do with a pile now."""
        if self.kind not in ("buy", "pile"):
            return None
        legal = (act for act in self.view.legal if act.verb != PLAY)
        return next((act for act in legal if act.names == (card,)), None)

    def of_hand(self, card: str) -> Action | None:
        """What the one who looks can do with a card in hand now."""
        is_phase = self.kind in PHASES
        if not is_phase and decision_of(self.view).get("zone") != "hand":
            return None
        legal = (act for act in self.view.legal if act.names == (card,))
        return next((act for act in legal if not is_phase or act.verb == PLAY), None)

    def can_pay(self, card: Card) -> bool:
        """Whether the coins there are now would do for a card, in one's own turn."""
        is_mine = self.is_mine and self.seat == self.view.table["turn"]
        return is_mine and self.piles[card.id] > 0 and card.cost <= self.number("coins")

    @property
    def buttons(self) -> list[Action]:
        """The actions that are about no card in particular."""
        return [action for action in self.view.legal if not action.names]


def look(session: Session, teller: Teller) -> Scene:
    """What the seat sees now to which a teller speaks."""
    return Scene(session.view(teller.seat), teller.seat, teller)
