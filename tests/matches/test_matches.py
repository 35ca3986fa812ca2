"""Every record replays to its end and shows what it is named after."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from moonlit.core.codec import fingerprint
from moonlit.core.errors import BadRecord, ReplayMismatch
from moonlit.core.record import last_state, read_record, replay, write_record
from tests.games.nocturne.sampling import GAME
from tests.matches.shown import MATCHES, SHOWN, tell

FILES = sorted(MATCHES.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_leads_to_the_end_it_claims(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert write_record(record) == text
    state = last_state(GAME, record)
    assert record.final == fingerprint(GAME.write_state(state))
    assert GAME.outcome(state) is not None
    assert not GAME.check_state(state)


@pytest.mark.parametrize("name", SHOWN)
def test_a_record_shows_what_it_is_named_after(name: str) -> None:
    record = read_record((MATCHES / f"{name}.json").read_text(encoding="utf-8"))
    assert SHOWN[name](tell(record))


def test_nothing_else_lies_in_the_folder() -> None:
    names = {path.stem for path in FILES if not path.stem.startswith("play-")}
    assert names == set(SHOWN)


def test_an_altered_record_is_refused() -> None:
    contents = json.loads(FILES[0].read_text(encoding="utf-8"))
    contents["actions"].pop()
    with pytest.raises(BadRecord) as refused:
        read_record(json.dumps(contents))
    assert refused.value.code == "altered-record"


def test_a_record_with_another_end_does_not_replay() -> None:
    record = read_record(FILES[0].read_text(encoding="utf-8"))
    with pytest.raises(ReplayMismatch) as refused:
        list(replay(GAME, replace(record, final="0" * 64)))
    assert refused.value.code == "other-end"
