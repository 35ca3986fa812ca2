"""The records of every game but the first: they lead to their ends and show what they must."""

import pytest

from moonlit.core.codec import fingerprint
from moonlit.core.record import last_state, read_record, write_record
from moonlit.games import GAMES, load_game
from tests.games.nocturne.sampling import GAME as FIRST
from tests.matches.plays import MATCHES, NAMES, PLAYS, path_of, tell


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_a_record_leads_to_its_end_and_shows_what_it_is_named_after(game: str, name: str) -> None:
    text = path_of(game, name).read_text(encoding="utf-8")
    record, rules = read_record(text), load_game(game)
    assert write_record(record) == text
    state = last_state(rules, record)
    assert record.final == fingerprint(rules.write_state(state))
    assert not rules.check_state(state)
    assert PLAYS[game][name].shows(tell(record))


def test_every_game_has_records_and_nothing_else_lies_there() -> None:
    found = {(path.parent.name, path.stem) for path in MATCHES.glob("*/*.json")}
    assert found == set(NAMES)
    assert set(PLAYS) == set(GAMES) - {FIRST.id}
