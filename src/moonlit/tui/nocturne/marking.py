"""What a finished match earns the people at this keyboard, marked on their achievement tracks."""

from dataclasses import dataclass
from getpass import getuser
from pathlib import Path

from moonlit.core.action import Seat
from moonlit.core.errors import BadRecord, TableError
from moonlit.core.game import Outcome
from moonlit.core.plain import tables, texts
from moonlit.games.nocturne.tracks import LISTS, earned
from moonlit.packs.nocturne.tables import Pack
from moonlit.table.places import data_folder
from moonlit.table.tracks import Tracks
from moonlit.tui.session import Session

FILE = "tracks.json"


@dataclass(frozen=True, slots=True)
class Earned:
    """What one person met, and which of it was new on their track; or why it was not kept."""

    seat: int
    met: tuple[str, ...]
    new: tuple[str, ...]
    refusal: TableError | None = None


def tracks_file() -> Path:
    """The file of everybody's tracks."""
    return data_folder() / FILE


def mark_tracks(session: Session, pack: Pack, outcome: Outcome) -> list[Earned]:
    """Mark what was earned for the list this match was played for."""
    name = list_of(session)
    results = []
    for seat in session.people:
        met = _met(outcome, seat)
        person = person_in(session, seat)
        if not person or not session.has_just_ended or session.is_practice:
            results.append(Earned(seat, tuple(met[name]), ()))
            continue
        try:
            new = _mark(session, pack, person, met)
            results.append(Earned(seat, tuple(met[name]), tuple(new)))
        except TableError as refused:
            results.append(Earned(seat, tuple(met[name]), (), refused))
    return results


def _mark(session: Session, pack: Pack, person: str, met: dict[str, list[str]]) -> list[str]:
    """Keep what is new on a person's track; raises TableError where that is not possible."""
    tracks = Tracks(tracks_file())
    marked = tracks.person(person).marked(session.game.id)
    new = earned(pack, session.config, met, list_of(session), marked)
    try:
        tracks.mark(person, session.game.id, new)
    except OSError as error:
        raise BadRecord("unwritable-tracks", path=str(tracks_file())) from error
    return new


def person_in(session: Session, seat: Seat) -> str:
    """Whose track a seat fills: a name that was given, or for one alone the name of the login."""
    given = session.players[seat].name
    if given or len(session.people) > 1:
        return given
    try:
        return getuser()
    except (KeyError, OSError):
        return ""


def list_of(session: Session) -> str:
    """The list a match counts for, by what was played (N-TRACK-2)."""
    scenarios, achievements, variants = LISTS
    if session.config["scenario"]:
        return scenarios
    return variants if session.config["variants"] else achievements


def _met(outcome: Outcome, seat: int) -> dict[str, list[str]]:
    of = tables(outcome.notes["met"])[seat]
    return {name: texts(of[name]) for name in LISTS}
