"""A match in the words of one language, told to one seat: what the panels and the lines say."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from moonlit.client.nocturne import (
    card_name,
    goal_name,
    grade_mark,
    name_of_seat,
    own_symbols,
    tell_action,
    tell_decision,
    tell_error,
    tell_event,
    tell_why,
    tile_name,
)
from moonlit.client.nocturne.goals import goal_of, goal_text
from moonlit.client.nocturne.people import name_players
from moonlit.client.nocturne.position import Position
from moonlit.client.teller import Named
from moonlit.client.words import Fact, Words
from moonlit.core.action import Action, Seat
from moonlit.core.errors import TableError
from moonlit.core.event import Event
from moonlit.core.game import Config
from moonlit.core.view import View
from moonlit.games.nocturne.actions import CLAUSES
from moonlit.packs.evidence import Evidence
from moonlit.packs.nocturne.tables import Concoction, Pack, Tile
from moonlit.packs.nocturne.words import SYMBOLS
from moonlit.tui.session import Session

PRINTED = "printed"
RUNESTONE = "runestone"


@dataclass(frozen=True, slots=True)
class Teller:
    """Speaks one language about one match to one seat, or to an onlooker."""

    words: Words
    pack: Pack
    config: Config
    names: tuple[str, ...]
    is_alone: bool
    seat: Seat | None = None

    def for_seat(self, seat: Seat | None) -> "Teller":
        return replace(self, seat=seat)

    def say(self, message: str, /, **facts: Fact) -> str:
        return self.words.say(message, **facts)

    def name(self, seat: int) -> str:
        """A player; whoever looks is addressed, if nobody else sits at this keyboard."""
        if seat == self.seat and self.is_alone:
            return capital(self.say("player-you"))
        return name_of_seat(self.words, self.names, seat)

    @property
    def has_concoctions(self) -> bool:
        return not self.config["no_concoctions"]

    def tile(self, tile_id: str) -> Tile:
        return next(tile for tile in self.pack.tiles if tile.id == tile_id)

    def card(self, card_id: str) -> Concoction:
        cards = (*self.pack.starters, *self.pack.concoctions)
        return next(card for card in cards if card.id == card_id)

    def tile_name(self, tile_id: str) -> str:
        return capital(tile_name(self.words, self.pack, tile_id))

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

    def prompt(self, view: View) -> str:
        return tell_decision(self.words, self.pack, view, self.names)

    def clause(self, position: Position) -> str:
        """The clause a decision rests on."""
        return CLAUSES.get(position.decision.kind, "")

    def reason(self, position: Position) -> str:
        """Why one is asked."""
        kind = position.decision.kind
        return self.say(f"why-{kind}") if kind in CLAUSES else ""

    def why(self, view: View) -> str:
        return tell_why(self.words, view)

    def action(self, action: Action, view: View) -> str:
        return tell_action(self.words, self.pack, action, view)

    def possible(self, action: Action, view: View) -> str:
        """Says that something can be done after all."""
        return self.say("terminal-possible", action=self.action(action, view))

    def event(self, event: Event) -> str:
        return tell_event(self.words, self.pack, event, self.names, self.seat)

    def refusal(self, error: TableError) -> str:
        return tell_error(self.words, error, self.names)

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


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def make_teller(words: Words, pack: Pack, session: Session) -> Teller:
    """A teller for the match of a session."""
    players = [Named(who.name, who.bot) for who in session.players]
    names = name_players(words, players, len(read_seats(session)))
    return Teller(words, pack, session.config, names, len(session.people) == 1)


def read_seats(session: Session) -> Sequence[object]:
    """Everybody at the table, a solo opponent included."""
    seats = session.view(None).table["seats"]
    assert isinstance(seats, list)
    return seats
