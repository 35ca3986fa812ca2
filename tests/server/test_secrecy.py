"""What a reader cannot know never reaches it: not in a byte, not in a length, not in an order."""

import asyncio
import json
import sqlite3
from base64 import b64encode
from pathlib import Path

import pytest

from moonlit.core.action import Action, Seat
from moonlit.core.codec import Plain, fingerprint
from moonlit.core.event import Event
from moonlit.games import GAMES, AnyState, load_game
from moonlit.server import outbox, showing, sockets
from moonlit.server.database import FILE
from moonlit.server.kept import digest
from moonlit.server.outbox import Reader
from moonlit.server.wire import Sight
from moonlit.table.live import Happening
from moonlit.table.match import Match
from tests.server.house import House, Message
from tests.server.pages import Page, new_match, sit
from tests.server.twins import Noticed, compare

PAIRS = 100
GAME = load_game("nocturne")


@pytest.mark.parametrize("game", GAMES)
def test_a_reader_hears_the_same_in_every_world_it_cannot_tell_apart(
    tmp_path: Path, game: str
) -> None:
    async def work() -> int:
        return sum([await compare(tmp_path, game, number) for number in range(PAIRS)])

    assert asyncio.run(work()) > 20 * PAIRS


def plant_digest(patch: pytest.MonkeyPatch) -> None:
    """A fingerprint of the state, to find out whether pages have drifted."""

    def sight(match: Match[AnyState], reader: Reader) -> Sight:
        told = outbox.sight_of(match, reader)
        told.table["digest"] = fingerprint(GAME.write_state(match._state))
        return told

    patch.setattr(showing, "sight_of", sight)
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

    patch.setattr(showing, "sight_of", sight)


def plant_true_foresight(patch: pytest.MonkeyPatch) -> None:
    """What would follow is looked up in the true state."""
    honest = Match.foresee

    def foresee(
        match: Match[AnyState], seat: Seat | None, action: Action, seed: int = 0
    ) -> dict[str, Plain]:
        facts = honest(match, seat, action, seed)
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
            await compare(tmp_path, GAME.id, number)

    with pytest.raises(Noticed):
        asyncio.run(work())


def test_no_token_and_no_key_ever_leaves(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        made = new_match(house, ("me Ann", "me Bo", "random"), settings={"pace": 0})
        pages = [sit(house, made, 0), sit(house, made, 1), Page(house, made["match"], text=True)]
        answers = [house.get(path.format(match=made["match"])).body for path in READABLE]
        pages[0].ask("say", text="hello")
        until_over(pages)
        answers += [house.get(path.format(match=made["match"])).body for path in READABLE]
        for page in pages:
            page.token = "wrong"
            page.hello()
        sent = [text.encode() for page in pages for text in page.heard]
        secrets = secrets_of(house.data, made)
        record = house.get(f"/api/matches/{made['match']}/record").json
        assert record["key"] in secrets
        house.kill()
    for data in (*answers, *sent, house.complaints.encode()):
        for secret in secrets:
            assert secret.encode() not in data


READABLE = (
    "/",
    "/match/{match}",
    "/api/matches/{match}",
    "/api/matches/{match}/invitation",
    "/api/matches/{match}/elsewhere",
    "/api/catalogue",
)


def until_over(pages: list[Page]) -> None:
    """People act at random beside a bot; each says hello anew before it has said too much."""
    while True:
        newest = max(page.version for page in pages)
        for page in pages:
            page.until_version(newest)
        if pages[0].sight["result"]:
            return
        if newest % 60 == 59:
            for page in pages:
                page.reconnect()
        turn = next((page for page in pages if page.is_asked), None)
        if turn is None:
            pages[0].until("update", "welcome")
        else:
            choices = turn.sight["choices"]
            turn.act(choices[turn.version * 7 % len(choices)]["text"])


def secrets_of(folder: Path, made: Message) -> set[str]:
    """Tokens, their digests and the key, in the forms in which they could slip out."""
    connection = sqlite3.connect(folder / FILE)
    (charter,) = connection.execute("select charter from match").fetchone()
    connection.close()
    key = json.loads(charter)["key"]
    tokens = [made["host"], *made["tokens"].values()]
    digests = [digest(token) for token in tokens]
    base64 = b64encode(bytes.fromhex(key)).decode()[:40]
    return {key, key.upper(), base64, *tokens, *digests}
