"""A match of Nocturne in words: its tiles, cards and goals as the panels and the lines say them."""

from dataclasses import dataclass

from moonlit.client.nocturne import card_name, goal_name, grade_mark, own_symbols, tile_name
from moonlit.client.nocturne.goals import goal_of, goal_text
from moonlit.client.nocturne.position import Position
from moonlit.client.nocturne.teller import NocturneTeller
from moonlit.client.phrases import sentence
from moonlit.client.words import Words
from moonlit.core.view import View
from moonlit.games.nocturne.actions import CLAUSES
from moonlit.packs.evidence import Evidence
from moonlit.packs.nocturne.tables import Concoction, Pack, Tile
from moonlit.packs.nocturne.words import SYMBOLS
from moonlit.tui.session import Session
from moonlit.tui.telling import MatchTeller, told_of

PRINTED = "printed"
RUNESTONE = "runestone"


@dataclass(frozen=True, slots=True)
class Teller(MatchTeller):
    """Speaks of one match and of the pack it is played with."""

    pack: Pack

    @property
    def has_concoctions(self) -> bool:
        return not self.config["no_concoctions"]

    def tile(self, tile_id: str) -> Tile:
        return next(tile for tile in self.pack.tiles if tile.id == tile_id)

    def card(self, card_id: str) -> Concoction:
        cards = (*self.pack.starters, *self.pack.concoctions)
        return next(card for card in cards if card.id == card_id)

    def tile_name(self, tile_id: str) -> str:
        return sentence(tile_name(self.words, self.pack, tile_id))

    def short_tile(self, tile_id: str) -> str:
        """A tile in at most nine letters."""
        tile = self.tile(tile_id)
        if tile.type == RUNESTONE:
            return self.say("terminal-tile-runestone", symbol=self.symbols(tile.symbols))
        return self.say("terminal-tile", type=tile.type, kind=tile.kind or "none")

    def symbols(self, symbols: str) -> str:
        """Symbols as the letters of this language."""
        return "".join(self.say("terminal-symbol", symbol=symbol) for symbol in symbols)

    def own_symbols(self, view: View, seat: int) -> dict[str, int]:
        """How many of each symbol a player has."""
        own = own_symbols(self.pack, view, seat)
        return {symbol: own.count(symbol) for symbol in SYMBOLS}

    def card_name(self, card_id: str) -> str:
        return card_name(self.words, card_id)

    def goal_name(self, round_: str, goal: int) -> str:
        return goal_name(self.words, round_, goal)

    def goal_text(self, round_: str, number: int) -> str:
        """What a goal asks for, marked where it is not printed anywhere."""
        evidence = goal_of(self.pack, round_, number).evidence
        return goal_text(self.words, self.pack, round_, number) + self.mark(evidence)

    def mark(self, evidence: Evidence) -> str:
        """In brackets how well a thing is known, nothing if it is printed."""
        return "" if evidence.grade == PRINTED else f" [{grade_mark(self.words, evidence)}]"

    def clause(self, position: Position) -> str:
        """The clause a decision rests on."""
        return CLAUSES.get(position.decision.kind, "")

    def reason(self, position: Position) -> str:
        """Why one is asked."""
        kind = position.decision.kind
        return self.say(f"why-{kind}") if kind in CLAUSES else ""

    def headline(self, position: Position) -> str:
        """Round, tiles left and the piles, in one line."""
        piles = {"forest": len(position.forest), "stack": position.stack, "deck": position.deck}
        if not self.has_concoctions:
            del piles["deck"]
        told = [self.say("terminal-pile", pile=pile, count=count) for pile, count in piles.items()]
        return " · ".join((self.say(f"round-{position.round}"), *told))

    def holder_facts(self, position: Position, seat: int) -> list[str]:
        """Character, ability, number of cards and goals of a player."""
        holder = position.holders[seat]
        told = []
        if holder.character:
            told.append(self.say(f"character-{holder.character}"))
        if holder.ability:
            state = "ready" if holder.is_ability_unused else "used"
            told.append(self.say(f"terminal-ability-{state}"))
        if holder.cards:
            told.append(self.say("terminal-cards", count=len(holder.cards)))
        if holder.goals:
            told.append(self.say("terminal-goals-claimed", count=len(holder.goals)))
        return told


def make_teller(words: Words, pack: Pack, session: Session) -> Teller:
    """A teller for the match of a session."""
    return Teller(*told_of(NocturneTeller(pack, words), session), pack)
