"""The messages of the socket; see `wire.py` for what they speak about."""

from typing import Annotated

from msgspec import Meta

from moonlit.server.wire import (
    ChatLine,
    Id,
    Incoming,
    Language,
    LogEntry,
    MatchInfo,
    Number,
    Outgoing,
    Plain,
    Problem,
    Sight,
    Text,
    UndoAsk,
)

# --- Page to server ------------------------------------------------------------------------------


class Hello(Incoming, tag="hello"):
    """The first message, and again to change seat (hot-seat), language or text mode.

    Without a token one is an onlooker. `since` is the last version already known, -1 for none.
    `others` are the tokens of further seats at this device, which then count as connected.
    `shared`: several people look at the page, which is shown only what an onlooker would be.
    Whoever `answers` is asked by beats whether it is still there.
    """

    match: Text
    token: Text = ""
    since: Number = -1
    language: Language = "en"
    text: bool = False
    others: Annotated[tuple[Text, ...], Meta(max_length=8)] = ()
    shared: bool = False
    answers: bool = False


class Act(Incoming, tag="act"):
    """An action in its text form, answering a version; `id` makes it happen once."""

    id: Id
    version: Number
    text: Text


class Undo(Incoming, tag="undo"):
    """Go back to where `length` actions had been taken; at once, or by asking the others."""

    id: Id
    version: Number
    length: Number


class Agree(Incoming, tag="agree"):
    """The answer to an undo somebody asked for."""

    id: Id
    version: Number
    yes: bool


class Why(Incoming, tag="why"):
    """Why is this action refused?"""

    id: Id
    text: Text


class Foresee(Incoming, tag="foresee"):
    """What would follow from this action if nobody answered it?"""

    id: Id
    text: Text


class Look(Incoming, tag="look"):
    """Show me my own view as it was at an earlier version."""

    id: Id
    version: Number


class Earlier(Incoming, tag="earlier"):
    """What happened before a version, of which a welcome tells only the end?"""

    id: Id
    version: Number


class Say(Incoming, tag="say"):
    """Chat."""

    id: Id
    text: Text


class Here(Incoming, tag="here"):
    """The answer to a beat."""

    id: Id


FromPage = Hello | Act | Undo | Agree | Why | Foresee | Look | Earlier | Say | Here


# --- Server to page ------------------------------------------------------------------------------


class Welcome(Outgoing, tag="welcome"):
    """The answer to a hello: everything needed to draw. No sight while people gather; of a long
    log only the end."""

    info: MatchInfo
    version: int
    sight: Sight | None
    log: list[LogEntry]
    chat: list[ChatLine]
    ask: UndoAsk | None
    undo_length: int
    turn_length: int
    far_undo_length: int
    far_turn_length: int


class Update(Outgoing, tag="update"):
    """A new version. `undo_length` and `turn_length`: how far this seat may go back at once, one
    step and to the start of its turn; equal to the present length where it may not. The far ones:
    where its last action and the turn of it began, whatever was shown since; there the others are
    asked, and whoever is alone with bots plays on as practice."""

    version: int
    sight: Sight
    log: list[LogEntry]
    ask: UndoAsk | None
    undo_length: int
    turn_length: int
    far_undo_length: int
    far_turn_length: int


class Asked(Outgoing, tag="asked"):
    """An undo was asked for, answered or dropped."""

    ask: UndoAsk | None


class Informed(Outgoing, tag="info"):
    """Seats, presence, phase or settings have changed."""

    info: MatchInfo


class Ack(Outgoing, tag="ack"):
    """The action with this id is kept, as this version."""

    id: str
    version: int


class Refused(Outgoing, tag="refused"):
    """The message with this id (empty: one that could not be read) changed nothing."""

    id: str
    version: int
    problem: Problem


class Reason(Outgoing, tag="reason"):
    """The answer to why; no problem means that the action is possible."""

    id: str
    problem: Problem | None


class Foreseen(Outgoing, tag="foreseen"):
    """The answer to foresee: facts of the game's own and the sentences for them."""

    id: str
    facts: Plain
    lines: list[str]


class Looked(Outgoing, tag="looked"):
    """The answer to look."""

    id: str
    version: int
    sight: Sight


class Logged(Outgoing, tag="logged"):
    """The answer to earlier: what came just before that version, the newest last."""

    id: str
    log: list[LogEntry]


class Said(Outgoing, tag="said"):
    """Chat."""

    line: ChatLine


class Beat(Outgoing, tag="beat"):
    """Are you still there?"""


ToPage = (
    Welcome
    | Update
    | Asked
    | Informed
    | Ack
    | Refused
    | Reason
    | Foreseen
    | Looked
    | Logged
    | Said
    | Beat
)
