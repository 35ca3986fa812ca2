"""Records: whole and unaltered, or refused with the reason."""

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moonlit.core.action import parse_action
from moonlit.core.codec import canonical
from moonlit.core.dice import SEED_BITS
from moonlit.core.errors import BadRecord, ReplayMismatch
from moonlit.core.record import (
    FORMAT,
    Record,
    commitment,
    last_state,
    read_record,
    replay,
    seed_of,
    write_record,
)
from moonlit.games import load_game

GAME = load_game("nocturne")
KEY = bytes(range(32))


def fresh_record() -> Record:
    config = GAME.check_config({"players": 2})
    return Record(GAME.id, GAME.rules_version, GAME.pack_hash(config), config, KEY)


def code_of(text: str) -> str:
    with pytest.raises(BadRecord) as refused:
        read_record(text)
    return refused.value.code


def resealed(**changes: object) -> str:
    """A record changed by somebody who knows how to seal."""
    contents = json.loads(write_record(fresh_record()))
    contents.pop("seal")
    contents.update(changes)
    return json.dumps({**contents, "seal": sha256(canonical(contents)).hexdigest()})


def test_a_record_is_read_back() -> None:
    record = fresh_record()
    assert read_record(write_record(record)) == record


def test_seeds_differ_by_action_and_key_and_fit_the_dice() -> None:
    seeds = {seed_of(KEY, number) for number in range(500)}
    assert len(seeds) == 500
    assert max(seeds) < 1 << SEED_BITS
    assert seed_of(bytes(32), 1) not in seeds


@pytest.mark.parametrize("length", [0, 1, 40, 300])
def test_a_truncated_record_is_refused(length: int) -> None:
    assert code_of(write_record(fresh_record())[:length]) == "truncated-record"


def test_an_altered_record_is_refused() -> None:
    text = write_record(fresh_record())
    assert code_of(text.replace('"players": 2', '"players": 3')) == "altered-record"


def test_a_record_of_the_future_is_refused() -> None:
    contents = json.loads(write_record(fresh_record()))
    with pytest.raises(BadRecord) as refused:
        read_record(json.dumps({**contents, "format": 99}))
    assert refused.value.code == "future-format"
    assert refused.value.facts == {"found": 99, "known": FORMAT}


@pytest.mark.parametrize("text", ["[]", "7", '"x"', "{}", '{"format": true, "game": "x"}'])
def test_other_files_are_no_records(text: str) -> None:
    assert code_of(text) == "not-a-record"


def test_deep_nesting_is_refused() -> None:
    assert code_of("[" * 100_000) == "truncated-record"


def test_a_swapped_key_is_refused() -> None:
    assert code_of(resealed(key="00" * 32)) == "other-key"
    assert code_of(resealed(key="zz")) == "not-a-key"
    assert code_of(resealed(key="00", commitment=commitment(b"\0"))) == "not-a-key"


def test_strange_actions_are_refused() -> None:
    assert code_of(resealed(actions=["0 pass", 7])) == "not-an-action"
    assert code_of(resealed(actions=["nonsense"])) == "not-an-action"


def test_missing_fields_are_refused() -> None:
    assert code_of(resealed(actions="0 pass")) == "not-a-record"


def test_an_impossible_action_stops_the_replay() -> None:
    record = fresh_record().after(parse_action("0 keep SK01"))
    with pytest.raises(ReplayMismatch) as refused:
        last_state(GAME, record)
    assert refused.value.code == "refused-action"
    assert refused.value.facts["version"] == 1


def test_another_end_is_noticed() -> None:
    with pytest.raises(ReplayMismatch) as refused:
        last_state(GAME, replace(fresh_record(), final="0" * 64))
    assert refused.value.code == "other-end"


def test_other_rules_and_other_packs_are_refused() -> None:
    for record, code in (
        (replace(fresh_record(), rules_version=99), "other-rules"),
        (replace(fresh_record(), pack="0" * 64), "other-pack"),
    ):
        with pytest.raises(BadRecord) as refused:
            next(replay(GAME, record))
        assert refused.value.code == code


def test_a_record_of_other_rules_is_read_where_they_lead_to_its_end() -> None:
    path = Path("tests/matches/play-family-two.json")
    record = replace(read_record(path.read_text("utf-8")), rules_version=99)
    end = last_state(GAME, record)
    assert GAME.outcome(end) is not None
    for other in (
        replace(record, final=""),
        replace(record, final="0" * 64),
        replace(record, actions=record.actions[:-1]),
        replace(record, actions=(), start=GAME.write_state(end)),
    ):
        with pytest.raises(BadRecord, match="other-rules"):
            next(replay(GAME, other))


@given(st.integers(0, 2000), st.integers(1, 255))
def test_any_changed_byte_is_noticed(place: int, change: int) -> None:
    raw = bytearray(write_record(fresh_record()).encode())
    place %= len(raw)
    raw[place] ^= change
    try:
        text = raw.decode()
        changed = json.loads(text) != json.loads(write_record(fresh_record()))
    except ValueError:
        return
    if changed:
        with pytest.raises(BadRecord):
            read_record(text)


@pytest.mark.parametrize("name", ["format", "rules_version"])
@pytest.mark.parametrize("version", [0, -1, 10**400])
def test_a_version_nobody_ever_wrote_is_no_record(name: str, version: int) -> None:
    path = Path("tests/matches/solo-with-a-rank.json")
    contents = {**json.loads(path.read_text("utf-8")), name: version}
    contents.pop("seal")
    contents["seal"] = sha256(canonical(contents)).hexdigest()
    with pytest.raises(BadRecord, match="not-a-record"):
        read_record(json.dumps(contents))
