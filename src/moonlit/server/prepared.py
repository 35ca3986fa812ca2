"""Matches that the house has prepared: what they begin with, and who sits in them."""

from moonlit.client.daily import daily_of
from moonlit.client.lessons import Lesson, find_lesson
from moonlit.core.codec import Plain
from moonlit.core.game import Game
from moonlit.core.journal import Journal
from moonlit.core.record import Record, seed_of
from moonlit.games import AnyState, read_position
from moonlit.server import wire
from moonlit.server.days import House, day_charter, need_day
from moonlit.server.kept import Chair, Charter, charter_of
from moonlit.server.people import seat_everybody


def is_prepared(wish: wire.NewMatch) -> bool:
    """Whether the house decides what is dealt and who the others are."""
    return bool(wish.lesson or wish.day)


def prepared(wish: wire.NewMatch, house: House) -> Charter:
    """The charter of a prepared match. Raises TableError if there is none of this name or day."""
    if wish.day:
        return day_charter(wish, house)
    lesson = find_lesson(wish.lesson)
    return charter_of(
        lesson_record(lesson, house.game(lesson.game)), wish.settings, is_practice=True
    )


def lesson_record(lesson: Lesson, game: Game[AnyState]) -> Record:
    """What a lesson begins with."""
    config = game.check_config(lesson.options)
    start = _start(lesson, game, config)
    pack = game.pack_hash(config)
    return Record(game.id, game.rules_version, pack, config, lesson.key, start=start)


def _start(
    lesson: Lesson, game: Game[AnyState], config: dict[str, Plain]
) -> dict[str, Plain] | None:
    if lesson.position is None:
        return None
    seed = seed_of(lesson.key, 0)
    return game.write_state(read_position(game, config, lesson.position, seed, Journal(False)))


def chairs_for(wish: wire.NewMatch, game: str) -> tuple[list[Chair], dict[int, str]]:
    """Who sits where, and the tokens of those at this device: as wished, or as it is prepared."""
    if not is_prepared(wish):
        return seat_everybody(wish.seats, game)
    chairs, tokens = seat_everybody(wish.seats[:1], game)
    return [*chairs, *(Chair("bot", level=level) for level in _rivals(wish))], tokens


def _rivals(wish: wire.NewMatch) -> tuple[str, ...]:
    if wish.day:
        return daily_of(wish.game).day_of(need_day(wish.game, wish.day)).rivals
    return find_lesson(wish.lesson).rivals
