"""What a view of a match holds, field by field; the types of the page are made from it."""

from typing import Annotated, Literal, TypedDict

from moonlit.core.codec import Plain
from moonlit.core.shape import Items

Phase = Literal["start", "action", "buy", "night", "clean_up"]
Zone = Literal["nowhere", "hand", "deck", "discard", "play", "aside", "looked", "trash", "pile"]
StateName = Literal["deluded", "envious", "miserable", "twice_miserable", "lost_in_the_woods"]
Verb = Literal[
    "discard",
    "trash",
    "topdeck",
    "play",
    "gain",
    "reveal",
    "exchange",
    "set_aside",
    "take",
    "receive",
    "resolve",
]
PhaseKind = Literal["act", "buy", "night"]
QuestionKind = Literal["pick", "pile", "may", "order", "boon"]
DecisionKind = Literal["act", "buy", "night", "pick", "pile", "may", "order", "boon", "over"]

Kept = Annotated[list[str | int], Items(boon=str, seat=int)]
Known = Annotated[list[int | str | bool], Items(depth=int, card=str, is_open=bool)]
Aside = Annotated[list[str | bool | int], Items(card=str, is_open=bool, mark=int)]


class Over(TypedDict):
    """Nothing is decided any more."""

    kind: Literal["over"]
    seat: None


class PhaseDecision(TypedDict):
    """What to do in a phase of one's turn."""

    kind: PhaseKind
    seat: int


class Question(TypedDict):
    """What an effect asks: `verb` is what will be done with what is chosen, `asker` the card, Boon,
    Hex or State on which it rests, `about` the card it is about, `zone` where one picks from.
    """

    kind: QuestionKind
    seat: int
    verb: Verb
    asker: str
    about: str | None
    zone: Zone | None
    picked: list[str]


Decision = Over | PhaseDecision | Question


class Boons(TypedDict):
    """Where the Boons are; `deck` is how many are left."""

    deck: int
    discards: list[str]
    druid: list[str]
    kept: list[Kept]
    out: list[str]
    taken: list[str]


class Hexes(TypedDict):
    """Where the Hexes are; `deck` is how many are left."""

    deck: int
    discards: list[str]
    out: list[str]


class Cards(TypedDict):
    """Cards in one place: how many, those the viewer knows, those that all know."""

    count: int
    cards: list[str]
    shown: list[str]


class DiscardPile(Cards):
    """A discard pile, of which all see the top card."""

    top: str | None


class Deck(TypedDict):
    """How many cards, and the places from the top of those that are known."""

    count: int
    known: list[Known]


class SeatView(TypedDict):
    """A player's cards as the viewer knows them. `bookkeeping` and `marks` are not for people."""

    hand: Cards
    deck: Deck
    discard: DiscardPile
    play: list[str]
    aside: list[Aside]
    looked: Cards
    owned: dict[str, int]
    states: list[StateName]
    turns: int
    points: int
    saved: list[str]
    marks: list[Plain]
    bookkeeping: dict[str, Plain]


class TableView(TypedDict):
    """The table through the eyes of a seat. `turn` is the seat whose turn it is, `woods` who is
    Lost in the Woods; `bookkeeping` is not for people.
    """

    turn: int
    phase: Phase
    actions: int
    buys: int
    coins: int
    decision: Decision
    piles: dict[str, int]
    supply: list[str]
    trash: list[str]
    face_down: list[str]
    boons: Boons
    hexes: Hexes
    woods: int | None
    seats: list[SeatView]
    bookkeeping: dict[str, Plain]
