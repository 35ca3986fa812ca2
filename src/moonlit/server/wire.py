"""What a page and the server speak about, and the bodies of requests and answers.

`web/src/wire/types.ts` is made from this and from `messages.py`. Unknown fields are refused on the
way in. What a game puts into `table`, `facts` or `options` is its own plain data.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from moonlit.client.campaigns import Onward, Sheet
from moonlit.client.hint import Compared
from moonlit.client.page import Section
from moonlit.client.review import Review
from moonlit.review.puzzles import Grade

Plain = dict[str, Any]
# What the games say themselves; their own types are made from `games/GAME/shape.py` and events.
TableView = Annotated[Plain, Meta(title="TableView")]
GameEvent = Annotated[Plain, Meta(title="GameEvent")]
Phase = Literal["gathering", "playing", "over"]
Language = Literal["en", "pl", "de"]
# A nudge, the move itself, or the best moves compared.
Depth = Literal["nudge", "move", "comparison"]
Id = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,64}\Z")]
Number = Annotated[int, Meta(ge=-1, le=1_000_000)]
Text = Annotated[str, Meta(max_length=1000)]


class Incoming(Struct, forbid_unknown_fields=True):
    """A message or body from a page."""


class Outgoing(Struct):
    """A message or body to a page."""


# --- What both sides speak about ---------------------------------------------------------------


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Agreed for the whole table, and shown to everybody.

    `hints`: help at the table. Unless somebody chooses, there is some for one person among bots.
    `stand_in`: who plays for people who are away; unless somebody chooses, as the game has it.
    """

    onlookers: bool = True
    undo: bool = True
    points: bool = True
    chat: bool = True
    hints: bool | None = None
    pace: Number = 700
    stand_in: Text = ""


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat: somebody at this device, a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    name: Text = ""
    level: Text = ""


class SeatInfo(Outgoing):
    """What everybody knows of a seat. `is_away`: a bot plays on for its person, who left, or was
    missing and `is_covered` by the others. `is_missing`: gone for so long that a bot may be let in.
    `hints`: how many positions of this match the seat was helped in.
    """

    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    is_here: bool
    is_away: bool
    is_covered: bool
    is_missing: bool
    hints: int = 0


class UndoAsk(Outgoing):
    """Somebody wants to go back to where `length` actions had been taken; others may agree.

    `is_turn`: that is where their turn began.
    """

    seat: int
    length: int
    agreed: list[int]
    waiting: list[int]
    is_turn: bool = False


class MatchInfo(Outgoing):
    """What everybody may know of a match, those outside included. `is_waiting`: it was begun with
    other rules, and goes on in `next_match` once all its people have `agreed` to those of today.
    `day`: of which it is the match, `campaign`: to which it belongs, if there is any. `played`: for
    how many seconds, without pauses.
    """

    match: str
    game: str
    phase: Phase
    options: Plain
    settings: Settings
    seats: list[SeatInfo]
    onlookers: int
    commitment: str
    is_practice: bool
    next_match: str
    is_waiting: bool
    agreed: list[int]
    day: str = ""
    played: int = 0
    campaign: str = ""


class Choice(Outgoing):
    """One legal action and what it is called."""

    text: str
    label: str


class Result(Outgoing):
    """How a match ended. `places`: everybody's, 1 for the winners. `sequels`: what may come next is
    called, where it is not just the same again.
    """

    winners: list[int]
    places: list[int]
    categories: list[str]
    sheets: list[list[int]]
    totals: list[int]
    lines: list[str]
    notes: Plain
    sequels: list[str]


class Sight(Outgoing):
    """What one seat sees and may do, with the words for it. `page` only where it was asked for;
    with it comes help on what is on the table now and in no glossary. `hides`: the seat itself
    would be shown more, or asked something, that others who look at its page may not see.
    `obvious`: the choice that may be taken by itself, if there is one; `held_for`: the things for
    which something that else would be obvious is left to the player.
    """

    seat: int | None
    to_act: list[int]
    names: list[str]
    decision: str
    why: str
    choices: list[Choice]
    table: TableView
    page: list[Section] | None
    met: Plain
    result: Result | None
    hides: bool = False
    obvious: str = ""
    held_for: list[str] = []


class LogEntry(Outgoing):
    """What one version brought, as the seat saw it. `length`: actions taken so far. A line for each
    event, empty where another one says it along; `depths`: how far each stands under its cause.
    """

    version: int
    length: int
    kind: Literal["setup", "act", "undo"]
    seat: int | None
    events: list[GameEvent]
    lines: list[str]
    depths: list[int] = []


class Problem(Outgoing):
    """Why something was refused: a stable code, the clause it rests on, and one sentence."""

    code: str
    clause: str
    sentence: str
    facts: Plain


class ChatLine(Outgoing):
    """Something somebody said; `seat` is none for an onlooker."""

    number: int
    seat: int | None
    name: str
    text: str


# --- Bodies of requests --------------------------------------------------------------------------


class NewMatch(Incoming):
    """POST /api/matches. With a record a practice match goes on from `length` of its actions.

    With the name of a `lesson` or with a `day` the house deals, and seats the others; a further try
    of a day is practice.
    """

    game: Text
    options: Plain
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    settings: Settings = Settings()
    begin: bool = False
    record: str = ""
    length: Number = 0
    lesson: Text = ""
    day: Text = ""
    is_further: bool = False


class Options(Incoming):
    """POST /api/options: what a match would be played with."""

    game: Text
    options: Plain


class Join(Incoming):
    """POST /api/matches/ID/join: take an open seat, the first one if none is named."""

    name: Text
    seat: Number | None = None


class SetSeat(Incoming):
    """POST /api/matches/ID/seat, for the host: a seat without a person or one whose person left;
    before the match also one whose person is missing."""

    host: Text
    seat: Number
    to: Literal["bot", "open"]
    level: Text = ""


class HostCommand(Incoming):
    """POST /api/matches/ID/begin."""

    host: Text


class SeatCommand(Incoming):
    """POST /api/matches/ID/leave, /return, /go-on and /seat-link."""

    token: Text


class Rematch(Incoming):
    """POST /api/matches/ID/rematch: with one of the `sequels` of the result, where there are any.
    The first to ask decides."""

    token: Text
    way: Number = 0


class OpenHome(Incoming):
    """POST /api/home: let the network at home in, at the address that an invitation has named."""

    address: Text


class Cover(Incoming):
    """POST /api/matches/ID/cover: a bot plays for somebody missing until they come back. The token
    is that of any seat, or the host's."""

    token: Text
    seat: Number


class HintAsk(Incoming):
    """POST /api/matches/ID/hint, for the seat to act: what to do at this version."""

    token: Text
    version: Number
    depth: Depth


class RecordText(Incoming):
    """POST /api/verify, and /api/replay seen by `eyes` (none: an onlooker)."""

    record: str
    language: Language = "en"
    names: list[str] = []
    eyes: Number | None = None


class MomentAsk(Incoming):
    """POST /api/moment: the view of a finished record after `length` actions."""

    record: str
    length: Number
    language: Language = "en"
    names: list[str] = []
    eyes: Number | None = None
    text: bool = False


class AnalysisAsk(Incoming):
    """POST /api/analysis: a finished record looked back at; asked again until it is done. Unless
    it `begins`, only what somebody has asked for already is told.
    """

    record: str
    language: Language = "en"
    names: list[str] = []
    begins: bool = True


class NewCampaign(Incoming):
    """POST /api/campaigns: a new one, or one from a file."""

    game: Text
    file: str = ""


class PlayerWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat of a chapter: somebody (or a bot) who stays and sat in `place` the
    last time, somebody new at this device, a bot, or whoever comes."""

    kind: Literal["stay", "me", "bot", "open"]
    place: Number = 0
    name: Text = ""
    level: Text = ""


class NewChapter(Incoming):
    """POST /api/campaigns/ID/chapter, for whoever has the campaign's token or that of a seat of its
    last match. It answers one `version` of the campaign. `chapter`: the one played again or gone
    back to; back to the last `goal` everything else is as it was.
    """

    token: Text
    version: Number
    way: Onward
    chapter: Text = ""
    heroes: Annotated[list[Text], Meta(max_length=8)] = []
    sides: Annotated[list[Text], Meta(max_length=12)] = []
    difficulty: Text = "normal"
    switches: Plain = {}
    seats: Annotated[list[PlayerWish], Meta(max_length=8)] = []
    settings: Settings = Settings()
    begin: bool = False


class GentleWish(Incoming):
    """POST /api/campaigns/ID/gentle, for the same people."""

    token: Text
    version: Number
    is_gentle: bool


class PuzzleAnswer(Incoming):
    """POST /api/puzzle/answer (no text asks for the solution) and /api/puzzle/try."""

    game: Text
    number: Number
    text: Text = ""


# --- Bodies of answers ---------------------------------------------------------------------------


class Seated(Outgoing):
    """Tokens are shown once and only to whom they belong; `host` is empty for guests."""

    match: str
    host: str
    tokens: dict[int, str]


class Begun(Outgoing):
    """A campaign that was begun; its token is shown once."""

    campaign: str
    token: str


class CampaignInfo(Outgoing):
    """A campaign as everybody may know it who has its link. `match` is the last one that counts,
    empty before the first, with its `phase` and `seats`; `can_go_back`: to its last goal.
    """

    campaign: str
    game: str
    version: int
    sheet: Sheet
    match: str
    phase: Phase | None
    seats: list[SeatInfo]
    can_go_back: bool


class Completed(Outgoing):
    """Options with everything that was not said, the cards that are drawn by them among it."""

    options: Plain


class Replay(Outgoing):
    """A whole finished record: its log, and the projected totals after every action."""

    game: str
    options: Plain
    seats: int
    length: int
    log: list[LogEntry]
    curve: list[list[int]]
    result: Result | None
    commitment: str


class Verdict(Outgoing):
    """Whether a record is what it claims; `lines` say what was checked."""

    is_good: bool
    commitment: str
    lines: list[str]


class Hint(Outgoing):
    """Help for one seat at one version. `actions` are advised, best first (none in a nudge);
    `compared` only where that was asked for; `why` is the weightiest reason for the first."""

    version: int
    depth: Depth
    lines: list[str]
    actions: list[str]
    compared: list[Compared]
    why: str = ""


class Analysis(Outgoing):
    """An analysis, or how far it is: `before` it are so many others, and `done` of `total` actions
    are dealt with; `total` is 0 of one that nobody has asked for."""

    before: int
    done: int
    total: int
    review: Review | None


class Puzzle(Outgoing):
    """A position with one clearly best action, as its seat sees it. `day` is today; `of_today` is
    the number of its puzzle. `games` are those with puzzles; `told` says what makes one."""

    number: int
    count: int
    day: str
    of_today: int
    game: str
    games: list[str]
    grade: Grade
    told: str
    options: Plain
    seats: int
    sight: Sight
    log: list[LogEntry]


class Trial(Outgoing):
    """By how many points a level was ahead in each of its matches of a day."""

    level: str
    name: str
    leads: list[int]


class Day(Outgoing):
    """The match of a day: what is played and against whom, and what bots have made of it so far, in
    so many of `total` matches."""

    game: str
    day: str
    number: int
    first: str
    today: str
    options: Plain
    rivals: list[str]
    rivals_told: list[str]
    trials: list[Trial]
    total: int


class Solved(Outgoing):
    """What becomes of an answer; `best` is told with the right one, or when it was asked for, and
    with it what is known of every action, best first."""

    is_right: bool
    lines: list[str]
    best: str
    compared: list[Compared]


class Tried(Outgoing):
    """What would follow from an action, or the problem with it."""

    problem: Problem | None
    facts: Plain
    lines: list[str]


class Answer(Outgoing):
    """The body of a refused request."""

    problem: Problem
