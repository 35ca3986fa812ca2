"""What a reader cannot know never reaches it: not in a byte, not in a length, not in an order."""

import asyncio
from pathlib import Path

import pytest

from moonlit.core.action import Action, Seat
from moonlit.core.codec import Plain, fingerprint
from moonlit.core.event import Event
from moonlit.games import AnyState
from moonlit.server import outbox, room, sockets
from moonlit.server.outbox import Reader
from moonlit.server.wire import Sight
from moonlit.table.live import Happening
from moonlit.table.match import Match
from tests.server.twins import GAME, Noticed, compare

pytestmark = pytest.mark.once

PAIRS = 100


@pytest.mark.slow
def test_a_reader_hears_the_same_in_every_world_it_cannot_tell_apart(tmp_path: Path) -> None:
    async def work() -> int:
        return sum([await compare(tmp_path, number) for number in range(PAIRS)])

    assert asyncio.run(work()) > 20 * PAIRS


def plant_digest(patch: pytest.MonkeyPatch) -> None:
    """A fingerprint of the state, to find out whether pages have drifted."""

    def sight(match: Match[AnyState], reader: Reader) -> Sight:
        told = outbox.sight_of(match, reader)
        told.table["digest"] = fingerprint(GAME.write_state(match._state))
        return told

    patch.setattr(room, "sight_of", sight)
    patch.setattr(sockets, "sight_of", sight)


def plant_bare_faces(patch: pytest.MonkeyPatch) -> None:
    """The log shows what happened instead of what was seen."""

    def face(happening: Happening, seat: int | None) -> tuple[Event, ...]:
        return happening.events

    patch.setattr(Happening, "face", face)


def plant_lengths(patch: pytest.MonkeyPatch) -> None:
    """A message is as long as something hidden."""

    def sight(match: Match[AnyState], reader: Reader) -> Sight:
        told = outbox.sight_of(match, reader)
        hidden = fingerprint(GAME.write_state(match._state))
        told.why += " " * int(hidden[:2], 16)
        return told

    patch.setattr(room, "sight_of", sight)


def plant_true_foresight(patch: pytest.MonkeyPatch) -> None:
    """What would follow is looked up in the true state."""
    honest = Match.foresee

    def foresee(match: Match[AnyState], seat: Seat, action: Action) -> dict[str, Plain]:
        facts = honest(match, seat, action)
        return {**facts, "next_tile": fingerprint(GAME.write_state(match._state))[:4]}

    patch.setattr(Match, "foresee", foresee)


@pytest.mark.parametrize(
    "plant", [plant_digest, plant_bare_faces, plant_lengths, plant_true_foresight]
)
def test_a_planted_leak_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: object
) -> None:
    assert callable(plant)
    plant(monkeypatch)

    async def work() -> None:
        for number in range(PAIRS):
            await compare(tmp_path, number)

    with pytest.raises(Noticed):
        asyncio.run(work())
