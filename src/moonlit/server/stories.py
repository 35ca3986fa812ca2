"""Finished records told again: the log, the curve of points, single moments, and the verdict."""

from collections.abc import Mapping, Sequence
from typing import Any

from moonlit.client.review import Review
from moonlit.client.teller import Named
from moonlit.core.action import Seat
from moonlit.core.errors import BadConfig, BadRecord, TableError
from moonlit.core.game import Game
from moonlit.core.record import Record, commitment, replay
from moonlit.games import AnyState
from moonlit.review.records import views_at
from moonlit.server import wire
from moonlit.server.hall import Hall
from moonlit.server.outbox import Reader, log_of, problem_of, reader_of, result_of, sight_of
from moonlit.server.people import LONGEST_NAME, clean
from moonlit.table.live import Happening
from moonlit.table.match import Match


def replay_of(asked: wire.RecordText, hall: Hall) -> wire.Replay:
    """A whole finished record through somebody's eyes."""
    record = hall.received(asked.record)
    game = hall.game_of(record)
    reader = _reader(asked, record, game, hall)
    happenings, curve, outcome = [], [], None
    for moment in replay(game, record):
        seat = moment.action.seat if moment.action else None
        kind = "act" if moment.action else "setup"
        happenings.append(
            Happening(moment.version, moment.version, kind, seat, moment.events)  # type: ignore[arg-type]
        )
        curve.append(list(game.points(moment.state)))
        outcome = game.outcome(moment.state)
    if outcome is None:
        raise BadRecord("match-not-over")
    log = log_of(happenings, reader)
    return wire.Replay(
        game=game.id,
        options=record.config,
        seats=game.seats(record.config),
        length=len(record.actions),
        log=log,
        curve=curve,
        result=result_of(outcome, record.config, reader),
        commitment=commitment(record.key),
    )


def moment_of(asked: wire.MomentAsk, hall: Hall) -> wire.Sight:
    """One position of a finished record through somebody's eyes."""
    record = hall.received(asked.record)
    game = hall.game_of(record)
    whole = Match(game, record)
    if whole.outcome() is None:
        raise BadRecord("match-not-over")
    if not 0 <= asked.length <= whole.version:
        raise BadConfig(
            "out-of-range", option="length", value=str(asked.length), low=0, high=whole.version
        )
    return sight_of(whole.back_to(asked.length), _reader(asked, record, game, hall))


def verdict_on(asked: wire.RecordText, hall: Hall) -> wire.Verdict:
    """Play a record again and say whether it is what it claims."""
    words = hall.any_teller(asked.language).words
    try:
        record = hall.received(asked.record)
        game = hall.game_of(record)
        *_, last = replay(game, record)
        if not record.final:
            raise BadRecord("no-end")
        is_over = game.outcome(last.state) is not None
    except TableError as refused:
        told = problem_of(refused, hall.any_teller(asked.language)).sentence
        return wire.Verdict(False, "", [told])
    lines = [
        words.say("record-whole"),
        words.say("server-verified-key", commitment=commitment(record.key)),
        words.say("server-verified-actions", count=len(record.actions)),
    ]
    if not is_over:
        lines.append(words.say("server-verified-unfinished"))
    return wire.Verdict(True, commitment(record.key), lines)


def review_of(
    asked: wire.AnalysisAsk, record: Record, findings: Mapping[str, Any], hall: Hall
) -> Review:
    """What was found out about a record, in words."""
    game = hall.game_of(record)
    versions = {int(one["version"]) for one in findings["decisions"]}
    teller = hall.teller(game.id, asked.language, record.pack)
    names = teller.names(record.config, _players(asked.names, game.seats(record.config)))
    return teller.review(findings, views_at(game, record, versions), names)


def _reader(
    asked: wire.RecordText | wire.MomentAsk, record: Record, game: Game[AnyState], hall: Hall
) -> Reader:
    seats = game.seats(record.config)
    if asked.eyes is not None and not 0 <= asked.eyes < seats:
        raise BadConfig("out-of-range", option="eyes", value=str(asked.eyes), low=0, high=seats - 1)
    seat = None if asked.eyes is None else Seat(asked.eyes)
    text = isinstance(asked, wire.MomentAsk) and asked.text
    teller = hall.teller(game.id, asked.language, record.pack)
    return reader_of(teller, record.config, _players(asked.names, seats), seat, text=text)


def _players(names: Sequence[str], seats: int) -> list[Named]:
    given = [Named(clean(name, LONGEST_NAME)) for name in names[:seats]]
    return given + [Named()] * (seats - len(given))
