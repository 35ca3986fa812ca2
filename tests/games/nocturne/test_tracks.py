"""Achievement tracks: three lists, four people with shapes, and what a match adds."""

from pathlib import Path

import pytest

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig, BadRecord
from moonlit.games.nocturne.tracks import LISTS, earned, entries, met, next_scenario
from moonlit.table.tracks import SHAPES, Tracks
from tests.clauses import clause
from tests.games.nocturne.endings import End, finished, points
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.setting import EDITIONS
from tests.games.nocturne.table import position

PEOPLE = ("Ann", "Bo", "Cy", "Dee")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "tracks.json"


@clause("N-TRACK-1")
def test_there_are_fifty_entries_in_three_lists() -> None:
    sizes = {name: len(entries(GAME.pack, name)) for name in LISTS}
    assert sizes == {"scenarios": 20, "achievements": 25, "variants": 5}
    every = [entry for name in LISTS for entry in entries(GAME.pack, name)]
    assert len(set(every)) == 50
    with pytest.raises(BadConfig) as refused:
        entries(GAME.pack, "ranks")
    assert refused.value.code == "unknown-list"


@clause("N-TRACK-1")
def test_up_to_four_people_have_a_shape_of_their_own(path: Path) -> None:
    tracks = Tracks(path)
    assert [tracks.person(name).shape for name in PEOPLE] == list(SHAPES)
    assert len(set(SHAPES)) == 4
    assert tracks.person("Cy").shape == SHAPES[2]
    with pytest.raises(BadConfig) as refused:
        tracks.person("Eve")
    assert (refused.value.code, refused.value.clause) == ("too-many-people", "N-TRACK-1")


@clause("N-TRACK-1", "N-TRACK-3", "E-75")
def test_an_entry_is_marked_once_with_the_persons_shape_and_kept(path: Path) -> None:
    tracks = Tracks(path)
    assert tracks.mark("Ann", "nocturne", ["scenario-1"]) == ["scenario-1"]
    assert tracks.mark("Ann", "nocturne", ["scenario-1", "variant-two_up"]) == ["variant-two_up"]
    assert tracks.mark("Bo", "nocturne", ["scenario-1"]) == ["scenario-1"]
    again = Tracks(path)
    assert [(one.name, one.shape) for one in again.people] == [("Ann", "star"), ("Bo", "moon")]
    assert again.person("Ann").marked("nocturne") == ["scenario-1", "variant-two_up"]
    assert again.person("Bo").marked("nocturne") == ["scenario-1"]


@clause("N-TRACK-3")
def test_each_entry_fills_one_more_of_fifty_spaces(path: Path) -> None:
    tracks = Tracks(path)
    assert GAME.pack.track_spaces == 50
    for name in LISTS:
        for entry in entries(GAME.pack, name):
            before = len(tracks.person("Ann").marked("nocturne"))
            tracks.mark("Ann", "nocturne", [entry])
            assert len(tracks.person("Ann").marked("nocturne")) == before + 1
    assert len(tracks.person("Ann").marked("nocturne")) == GAME.pack.track_spaces


@clause("N-TRACK-3")
@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"format": 1, "people": [{"name": "Ann", "shape": "square", "marks": {}}]}',
        '{"format": 2, "people": []}',
    ],
)
def test_a_file_that_is_no_track_is_refused(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRecord):
        Tracks(path)


@clause("N-TRACK-2", "E-74")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_is_played_for_one_list(edition: str) -> None:
    state = finished(
        End(points(skulls=10)), 75, scenario=1, variants=["two_up"], edition=edition
    ).state
    config = state.terms.config
    found = met(GAME.pack, config, state, 0)
    assert found == {
        "scenarios": ["scenario-1"],
        "achievements": [],
        "variants": ["variant-two_up"],
    }
    assert [earned(GAME.pack, config, found, name, []) for name in LISTS] == [
        ["scenario-1"],
        [],
        ["variant-two_up"],
    ]
    assert earned(GAME.pack, config, found, "scenarios", ["scenario-1"]) == []


@clause("E-72")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_marks_the_variant_that_was_played(edition: str) -> None:
    variants: list[Plain] = ["precious_stones"]
    outcome = GAME.outcome(position("score", players=3, variants=variants, edition=edition).state)
    assert outcome is not None
    for found in _notes(outcome.notes["met"]):
        assert found["variants"] == ["variant-precious_stones"]
    plain = GAME.outcome(position("score", players=3, edition=edition).state)
    assert plain is not None
    assert [found["variants"] for found in _notes(plain.notes["met"])] == [[], [], []]


def _notes(found: Plain) -> list[dict[str, Plain]]:
    assert isinstance(found, list)
    return [one for one in found if isinstance(one, dict)]


@clause("N-TRACK-4")
def test_scenarios_are_tackled_in_order() -> None:
    assert next_scenario(GAME.pack, []) == 1
    assert next_scenario(GAME.pack, ["scenario-1", "achievement-2", "variant-two_up"]) == 2
    assert next_scenario(GAME.pack, ["scenario-2", "scenario-1", "scenario-4"]) == 3
    assert next_scenario(GAME.pack, entries(GAME.pack, "scenarios")) == 0
