"""The versions of a live match: actions, undos, and what is kept of them."""

from collections.abc import Iterator

import pytest

from moonlit.core.action import Seat, format_action
from moonlit.core.errors import IllegalAction, StaleVersion
from moonlit.core.game import Game
from moonlit.core.record import Moment, Record, replay
from moonlit.core.view import view_bytes
from moonlit.games import AnyState, load_game
from moonlit.table.live import Entry, Live
from moonlit.table.match import Match

GAME = load_game("nocturne")


def start(key: int = 1, **options: object) -> Record:
    config = GAME.check_config({"players": 2, **options})  # type: ignore[dict-item]
    return Record(GAME.id, GAME.rules_version, GAME.pack_hash(config), config, bytes([key]) * 32)


def next_entry(live: Live[AnyState], verb: str = "", id_: str = "") -> Entry:
    """What the seat to act could do, with an id of its own."""
    seat = live.match.to_act()[0]
    legal = live.match.view(seat).legal
    any_other = legal[live.version * 7 % len(legal)]
    action = next((one for one in legal if one.verb == verb), any_other)
    return Entry("act", seat, format_action(action), id_ or f"a{live.version}")


def step(live: Live[AnyState], verb: str = "") -> Entry:
    entry = next_entry(live, verb)
    live.accept(live.draft(entry, live.version))
    return entry


def undo(live: Live[AnyState], seat: Seat, length: int) -> None:
    entry = Entry("undo", seat, str(length), f"u{live.version}")
    live.accept(live.draft(entry, live.version))


def test_an_undo_raises_the_version_and_lowers_the_length() -> None:
    live = Live(GAME, start())
    entry = step(live, "cast")
    undo(live, entry.seat, 0)
    assert (live.version, live.length) == (2, 0)
    assert [happening.kind for happening in live.happenings()] == ["setup", "act", "undo"]
    assert view_bytes(live.match.view(Seat(0))) == view_bytes(
        Live(GAME, start()).match.view(Seat(0))
    )


def test_a_draft_changes_nothing_until_it_is_accepted() -> None:
    live = Live(GAME, start())
    before = view_bytes(live.match.view(Seat(0)))
    draft = live.draft(next_entry(live, "cast"), 0)
    assert live.version == 0
    assert view_bytes(live.match.view(Seat(0))) == before
    live.accept(draft)
    assert live.version == 1
    assert view_bytes(live.match.view(Seat(0))) != before


def test_a_stale_draft_and_a_foreign_seat_are_refused() -> None:
    live = Live(GAME, start())
    entry = next_entry(live, "cast")
    with pytest.raises(StaleVersion):
        live.draft(entry, 1)
    stranger = Entry("act", Seat(1 - entry.seat), entry.text, "x")
    with pytest.raises(IllegalAction, match="foreign-seat"):
        live.draft(stranger, 0)


def test_an_id_happens_once() -> None:
    live = Live(GAME, start())
    entry = step(live, "cast")
    assert live.kept(entry) == 1
    with pytest.raises(IllegalAction, match="id-reused"):
        live.kept(Entry("act", entry.seat, "0 pass", entry.id))


@pytest.mark.parametrize("length", ["7", "-1", "x", ""])
def test_an_undo_to_nowhere_is_refused(length: str) -> None:
    live = Live(GAME, start())
    step(live, "cast")
    with pytest.raises(IllegalAction, match="nothing-to-undo"):
        live.draft(Entry("undo", Seat(0), length, "u"), 1)


def test_what_is_kept_leads_to_the_same_match() -> None:
    live = Live(GAME, start())
    entries = [step(live, "cast"), step(live, "cast"), step(live, "pass")]
    entries.append(Entry("undo", entries[-1].seat, "1", "u"))
    live.accept(live.draft(entries[-1], live.version))
    entries.append(step(live, "cast"))
    again = Live(GAME, start(), entries)
    assert again.version == live.version == 5
    assert again.match.record() == live.match.record()
    assert again.happenings() == live.happenings()


def test_an_earlier_version_can_be_looked_at() -> None:
    live = Live(GAME, start())
    seen = [view_bytes(live.match.view(Seat(0)))]
    for verb in ("cast", "cast", "cast"):
        step(live, verb)
        seen.append(view_bytes(live.match.view(Seat(0))))
    undo(live, Seat(0), 1)
    seen.append(view_bytes(live.match.view(Seat(0))))
    assert [view_bytes(live.at(version).view(Seat(0))) for version in range(5)] == seen
    assert seen[4] == seen[1]
    with pytest.raises(StaleVersion, match="unknown-version"):
        live.at(6)


def revealing_match() -> Live[AnyState]:
    """A match in which something hidden has just come to light."""
    for key in range(1, 60):
        live = Live(GAME, start(key))
        while not live.is_over:
            before = GAME.reveals(live.match._state)
            step(live)
            if GAME.reveals(live.match._state) != before:
                return live
    raise AssertionError("nothing is ever revealed")


def test_going_back_over_a_reveal_is_a_second_chance() -> None:
    live = revealing_match()
    assert not live.has_second_chance
    undo(live, Seat(0), live.length - 1)
    assert live.has_second_chance


def test_undo_reaches_back_to_the_last_reveal_and_never_takes_others_along() -> None:
    live = revealing_match()
    actor = live.happenings()[-1].seat
    assert actor is not None
    assert live.match.undo_length(actor, is_alone=True) == live.length
    live = Live(GAME, start())
    first, second = step(live, "cast"), step(live, "cast")
    assert first.seat != second.seat
    assert live.match.undo_length(second.seat, is_alone=False) == 1
    assert live.match.undo_length(first.seat, is_alone=False) == 2
    assert live.match.undo_length(first.seat, is_alone=True) == 0


def test_the_start_of_a_turn_is_where_ones_own_actions_in_a_row_began() -> None:
    for key in range(1, 40):
        live = Live(GAME, start(key))
        seats: list[Seat] = []
        while not live.is_over:
            seats.append(step(live).seat)
            seat, match = seats[-1], live.match
            reach = match.turn_length(seat, is_alone=False)
            if reach < live.length - 1:
                assert all(other == seat for other in seats[reach:])
                assert not match.has_revealed_since(reach)
                return
    raise AssertionError("nobody ever acts twice in a row")


def test_practice_goes_on_from_the_actions_it_was_given() -> None:
    whole = Live(GAME, start())
    for _ in range(6):
        step(whole)
    record = whole.match.record()
    live = Live(GAME, Match(GAME, record).back_to(4).record())
    assert (live.version, live.length, live.given) == (0, 4, 4)
    entry = step(live)
    undo(live, entry.seat, 4)
    with pytest.raises(IllegalAction, match="nothing-to-undo"):
        live.draft(Entry("undo", entry.seat, "3", "x"), live.version)


def test_a_match_with_many_undos_is_played_again_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    live = Live(GAME, start())
    entries = [step(live) for _ in range(12)]
    for length in (11, 3, 7, 0, 5) * 4:
        while live.length <= length:
            entries.append(step(live))
        entries.append(Entry("undo", Seat(0), str(length), f"u{live.version}"))
        live.accept(live.draft(entries[-1], live.version))
    replays: list[Record] = []

    def counted(game: Game[AnyState], record: Record) -> Iterator[Moment[AnyState]]:
        replays.append(record)
        return replay(game, record)

    monkeypatch.setattr("moonlit.table.match.replay", counted)
    again = Live(GAME, start(), entries)
    assert len(replays) == 1
    assert again.match.record() == live.match.record()
    assert again.happenings() == live.happenings()
    assert again.has_second_chance == live.has_second_chance
    undo(again, Seat(0), 2)
    assert len(replays) == 2
    assert again.match.record() == live.at(live.version).back_to(2).record()
