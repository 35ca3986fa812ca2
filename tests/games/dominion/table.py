"""A table laid out by hand for tests: one text a seat, moves in action text."""

from collections.abc import Sequence
from itertools import chain

from moonlit.core.action import Seat, parse_action
from moonlit.core.codec import Plain
from moonlit.core.errors import TableError
from moonlit.core.event import Event
from moonlit.core.journal import Journal
from moonlit.core.play import advance, legal
from moonlit.games.dominion.config import BY_ITSELF
from moonlit.games.dominion.meta import load
from moonlit.games.dominion.notation import names_of
from moonlit.games.dominion.position import read_position
from moonlit.games.dominion.state import KIND, State

GAME = load(None)
CARDS = {card.id: card for card in GAME.pack.cards}

# Cards that do nothing but give bonuses fill up a Kingdom.
PLAIN = (
    "village",
    "smithy",
    "market",
    "festival",
    "laboratory",
    "workshop",
    "moneylender",
    "chapel",
    "cellar",
    "gardens",
)


def kingdom(wanted: Sequence[str]) -> list[str]:
    """Ten Kingdom cards, the wanted ones among them."""
    found = [name for name in dict.fromkeys(wanted) if CARDS[name].role == "kingdom"]
    found += [name for name in PLAIN if name not in found]
    return found[:10]


def cards_in(text: str) -> list[str]:
    """Names of cards; `3 copper` stands for three of them."""
    found: list[str] = []
    count = 1
    for word in text.split():
        if word.isdecimal():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    return found


def seat_in(text: str) -> dict[str, Plain]:
    """`hand: smithy 2 copper | deck: gold estate | crypt: copper silver | turns: 3`.

    `deck` is written from the top, `discard` from the bottom. `durations` are cards of an earlier
    turn that have something left to do; `crypt` and `ghost` are such cards with others under them.
    """
    seat: dict[str, Plain] = {}
    durations: list[Plain] = []
    for part in filter(None, (part.strip() for part in text.split("|"))):
        key, _, rest = part.partition(":")
        match key.strip():
            case "crypt" | "ghost" as card:
                durations.append([card, *cards_in(rest)])
            case "durations":
                durations += cards_in(rest)
            case "turns" | "gained" as number:
                seat[number] = int(rest)
            case "guarded":
                seat["guarded"] = True
            case other:
                seat[other] = list[Plain](cards_in(rest))
    return {**seat, "durations": durations} if durations else seat


class Table:
    """A match in a written position."""

    def __init__(
        self,
        *seats: str,
        cards: Sequence[str] = (),
        players: int = 0,
        switches: dict[str, Plain] | None = None,
        turn_end: str = BY_ITSELF,
        seed: int = 7,
        **position: Plain,
    ) -> None:
        laid = [seat_in(text) for text in seats]
        named = [
            name
            for seat in laid
            for key in ("hand", "deck", "discard", "play")
            for name in _texts(seat.get(key, []))
        ]
        named += [str(one[0]) if isinstance(one, list) else str(one) for one in _durations(laid)]
        piles = position.get("piles", {})
        named += [*_texts(position.get("trash", [])), *(piles if isinstance(piles, dict) else ())]
        options: dict[str, Plain] = {
            "players": players or max(2, len(seats)),
            "cards": list[Plain](kingdom([*cards, *named])),
            "switches": switches or {},
            "turn_end": turn_end,
        }
        self.config = GAME.check_config(options)
        journal = Journal(True)
        terms = GAME.terms(self.config)
        written: dict[str, Plain] = {"seats": list[Plain](laid), **position}
        self.state: State = read_position(terms, written, seed, journal)
        self.events: list[Event] = list(GAME.events(self.state, journal))
        self.seed = seed

    def do(self, *actions: str) -> "Table":
        """Play actions; `events` holds what the last one brought about."""
        for action in actions:
            self.seed += 1
            before = self._wrong()
            self.events = list(advance(GAME, self.state, parse_action(action), self.seed))
            assert self._wrong() <= before
        return self

    def _wrong(self) -> set[str]:
        """What is broken, perhaps by what was written or laid by hand; no action breaks more."""
        return {text for text in GAME.check_state(self.state) if not text.startswith("turns ")}

    def legal(self, seat: int = 0) -> list[str]:
        """What a seat may do, as texts."""
        return [str(action) for action in legal(GAME, self.state, Seat(seat))]

    def offers(self, action: str) -> bool:
        """May this be done now?"""
        return action in self.legal(int(action.split(maxsplit=1)[0]))

    def refused(self, action: str) -> TableError:
        """Why an action is refused; nothing changes."""
        before = GAME.write_state(self.state)
        try:
            GAME.move(self.state, parse_action(action))
        except TableError as error:
            assert GAME.write_state(self.state) == before
            return error
        raise AssertionError(f"{action} is possible")

    def zone(self, seat: int, name: str) -> list[str]:
        """A player's cards by name, sorted; the deck from its top, the discard pile as it lies."""
        player = self.state.players[seat]
        cards: list[int] = getattr(player, name)
        names = self.state.terms.card_names
        if name == "deck":
            return [names[card & KIND] for card in reversed(cards)]
        if name == "discard":
            return [names[card & KIND] for card in cards]
        return sorted(names_of(self.state.terms, cards))

    def hand(self, seat: int = 0) -> list[str]:
        return self.zone(seat, "hand")

    def deck(self, seat: int = 0) -> list[str]:
        return self.zone(seat, "deck")

    def discard(self, seat: int = 0) -> list[str]:
        return self.zone(seat, "discard")

    def play(self, seat: int = 0) -> list[str]:
        return self.zone(seat, "play")

    def aside(self, seat: int = 0) -> list[str]:
        return self.zone(seat, "aside")

    def trash(self) -> list[str]:
        return sorted(names_of(self.state.terms, self.state.trash))

    def pile(self, name: str) -> int:
        return self.state.supply[self.state.terms.card_names.index(name)]

    def boons(self, zone: str) -> list[str]:
        """`deck` (from the top), `discards`, `druid`, `out`, `taken`; `kept` without the seats."""
        numbers: list[int] = getattr(self.state, f"boon_{zone}")
        names = [self.state.terms.boon_names[number & 15] for number in numbers]
        return names[::-1] if zone == "deck" else names

    def hexes(self, zone: str) -> list[str]:
        """`deck` (from the top), `discards`, `out`."""
        numbers: list[int] = getattr(self.state, f"hex_{zone}")
        names = [self.state.terms.hex_names[number] for number in numbers]
        return names[::-1] if zone == "deck" else names

    @property
    def resources(self) -> tuple[int, int, int]:
        """Actions, Buys, coins."""
        return self.state.actions, self.state.buys, self.state.coins

    def points(self, seat: int = 0) -> int:
        return GAME.points(self.state)[seat]

    def view(self, seat: int | None) -> dict[str, Plain]:
        return GAME.view(self.state, None if seat is None else Seat(seat)).table

    def told(self, kind: type[Event]) -> list[Event]:
        """The events of one class that the last action brought about."""
        return [event for event in self.events if isinstance(event, kind)]


def _texts(value: Plain) -> list[str]:
    return [str(one) for one in value] if isinstance(value, list) else []


def _durations(laid: Sequence[dict[str, Plain]]) -> list[Plain]:
    lists = [seat.get("durations", []) for seat in laid]
    return list(chain.from_iterable(one for one in lists if isinstance(one, list)))
