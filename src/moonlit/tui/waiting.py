"""A kept match that the rules of today lead elsewhere: it is told, and may go on as practice."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from moonlit.client.refusals import tell_error
from moonlit.client.words import Words
from moonlit.core.errors import BadRecord, TableError
from moonlit.core.game import Game
from moonlit.core.record import Record
from moonlit.games import AnyState
from moonlit.review.records import game_of, load_record, moments
from moonlit.table.going_on import carried_on
from moonlit.tui import saves
from moonlit.tui.saves import Standing
from moonlit.tui.session import Session, printable, seated_again


@dataclass(frozen=True, slots=True)
class Waiting:
    """A match as it was kept; `following` begins where it stood, if anything can."""

    path: Path
    game: Game[AnyState]
    standing: Standing
    following: Record | None

    @property
    def told(self) -> tuple[str, ...]:
        """The log, without what would steer a terminal."""
        return tuple(map(printable, self.standing.told))

    def about(self, words: Words) -> tuple[str, ...]:
        """Why it waits, and what can be done about it."""
        if self.standing.is_over:
            return (words.say("terminal-waiting-over"),)
        if self.following is None:
            return words.say("terminal-waiting"), tell_error(words, BadRecord("cannot-go-on"))
        asked = words.say("terminal-waiting-question", path=self.path.name)
        return words.say("terminal-waiting"), asked

    def refusal(self) -> BadRecord:
        """What is said where nobody can be asked."""
        if self.standing.is_over:
            return BadRecord("save-over", path=str(self.path))
        if self.following is None:
            return BadRecord("cannot-go-on")
        return BadRecord("save-waits", path=str(self.path))

    def go_on(self, seats: Sequence[str]) -> Session:
        """The match that follows, in a file of its own. Raises TableError or OSError."""
        if self.following is None:
            raise self.refusal()
        count = self.game.seats(self.following.config)
        players = seated_again(self.game, self.path, seats, count)
        return Session.go_on(self.game, self.following, players, self.path)


def waiting_at(path: Path, pack: Path | None) -> Waiting | None:
    """The match in a file if it waits; none if it goes on as it was.

    Raises TableError on what can be neither gone on with nor told.
    """
    record = load_record(path)
    game = game_of(record, pack)
    try:
        for _ in moments(game, record):
            pass
    except TableError:
        standing = saves.load_standing(path, record)
        # Whoever named the wrong pack is told so.
        if standing is None or (pack is not None and not game.knows_pack(record.pack, {})):
            raise
        return Waiting(path, game, standing, _following(game, record, standing))
    return None


def _following(game: Game[AnyState], record: Record, standing: Standing) -> Record | None:
    if standing.is_over:
        return None
    try:
        return carried_on(game, record, standing.state)
    except BadRecord:
        return None
