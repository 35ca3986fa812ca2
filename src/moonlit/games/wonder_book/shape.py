"""What a view of a match holds, field by field; the types of the page are made from it."""

from typing import Annotated, Literal, NotRequired, TypedDict

from moonlit.core.codec import Plain
from moonlit.core.shape import Items
from moonlit.games.wonder_book.art_shape import Art, Ended, SeenCard

Phase = Literal["story", "player", "enemy"]
Reason = Literal[
    "effect",
    "reroll",
    "hit",
    "leftover",
    "order",
    "victim",
    "way",
    "consent",
    "choice",
    "upgrade",
    "step_in",
    "walk",
    "take_along",
    "heal",
    "discard",
    "give_spark",
    "put_back",
    "bury",
    "use",
    "optional",
    "push",
    "take_back",
    "remove_spark",
]
DecisionKind = Literal["over", "next_turn", "turn", "extra", "trade"] | Reason
WyrmState = Literal["standing", "stunned", "pinned"]
Deed = Literal["stand_up", "attack", "move", "wait"]

Border = Annotated[list[str], Items(one=str, other=str)]


class Progress(TypedDict):
    """How much of a goal is done, how much it takes, and of which piece."""

    now: int
    need: int
    piece: str | None


class Enemy(TypedDict):
    """What an enemy phase will do as things stand: so many wyrms out of these vortices, so many
    actions of all wyrms, so many wyrm cards."""

    spawn: int
    vortices: list[str]
    activate: int
    cards: int


class Clock(TypedDict):
    """The hourglass: from the end of which round on time costs how much fate."""

    from_round: int
    fate: int
    rounds_left: int


class Goal(TypedDict):
    """The present goal, since how many player phases, and in how many it should be reached."""

    card: str
    phases: int
    par: int | None
    progress: Progress
    enemy: Enemy


class Special(TypedDict):
    """A special action that a card grants now, whether it can be paid or not."""

    id: str
    card: str
    text: str
    sparks: int
    actions: int


class Hero(TypedDict):
    """A hero; `seat` is who plays them."""

    id: str
    seat: int
    area: str | None
    hearts: int
    most_hearts: int
    sparks: int
    things: list[str]
    skills: list[str]
    specials: list[Special]
    is_unconscious: bool
    has_left: bool
    has_acted: bool
    has_rerolled: bool


class Ally(TypedDict):
    """Somebody who stands by the heroes."""

    id: str
    figure: str | None
    area: str | None
    hearts: int
    most_hearts: int


class Intent(TypedDict):
    """What a wyrm or boss would do next, to whom, or to which areas."""

    does: Deed
    who: list[str]
    areas: list[str]


class Boss(TypedDict):
    """A boss on the board; no hearts where they are not counted."""

    id: str
    figure: str | None
    area: str | None
    hearts: int | None
    most_hearts: int | None
    intent: Intent


class Wyrm(TypedDict):
    """A wyrm on the board, by its number."""

    wyrm: int
    area: str | None
    state: WyrmState
    intent: Intent


class Thing(TypedDict):
    """An object on the board: how far an effort has got, and how many cards lie under it."""

    card: str
    is_hidden: bool
    progress: int
    need: int | None
    sparks: int
    below: int


class Area(TypedDict):
    """An area of a board in play."""

    board: str
    sparks: int
    is_lit: bool
    objects: list[Thing]
    tokens: list[str]


class Borders(TypedDict):
    """Which areas have an open border between them, and which a blocked one."""

    open: list[Border]
    blocked: list[Border]


class Vortex(TypedDict):
    """A vortex that has been seen."""

    id: str
    area: str | None
    is_active: bool


class WyrmDeck(TypedDict):
    """The wyrm deck: its known top cards, the uppermost first, its known lowest, the lowest first,
    and how many cards joined it unseen."""

    count: int
    known: list[str]
    bottom: list[str]
    unseen: int


class Option(TypedDict):
    """One way to go on."""

    id: str
    text: str


class Question(TypedDict, total=False):
    """What a question is about."""

    options: list[Option]
    successes: int
    blanks: int
    boss: str
    wyrm: int
    area: str | None
    thing: str
    upgrade: str
    who: str


class Decision(Question):
    """What is being decided, by whom, because of what card. `actions`: left to the hero whose turn
    it is, also while something else is asked."""

    kind: DecisionKind
    seats: list[int]
    hero: str | None
    card: str | None
    actions: NotRequired[int]


class Band(TypedDict):
    """With how many fate tokens a chapter has which result; what an author calls it by a name of
    its own is told when it is reached."""

    least: int
    most: int
    id: str | None


class Result(TypedDict):
    """How it ended."""

    is_won: bool
    fate: int
    band: str | None


class TableView(TypedDict):
    """The table as everybody sees it. `turn` is the hero whose turn it is; `bookkeeping` is not for
    people."""

    chapter: str
    difficulty: str
    round: int
    phase: Phase
    fate: int
    bands: list[Band]
    spark_pool: int
    clock: Clock | None
    goal: Goal | None
    turn: str | None
    heroes: list[Hero]
    allies: list[Ally]
    bosses: list[Boss]
    wyrms: list[Wyrm]
    wyrm_pool: int
    boards: dict[str, Art | None]
    cards: dict[str, SeenCard]
    areas: dict[str, Area]
    borders: Borders
    vortices: list[Vortex]
    rules: list[str]
    modifiers: list[str]
    keywords: list[str]
    counters: dict[str, int]
    progress: dict[str, int]
    album: list[str]
    wyrm_deck: WyrmDeck
    wyrm_discards: list[str]
    wyrm_cards: list[str]
    scrap_deck: int
    scrap_discards: list[str]
    decision: Decision
    ending: Ended | None
    result: Result | None
    bookkeeping: dict[str, Plain]
