"""`moonlit try`: positions laid out by hand, from the file to every step."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests.cli.conftest import Call

PAGE = (Path(__file__).parents[2] / "docs" / "concepts" / "positions.md").read_text("utf-8")


def block(language: str) -> str:
    found = re.search(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


@pytest.fixture
def witch(tmp_path: Path) -> Path:
    """The example of the page."""
    path = tmp_path / "witch.toml"
    path.write_text(block("toml"), "utf-8")
    return path


@pytest.fixture
def auction(tmp_path: Path) -> Path:
    path = tmp_path / "auction.json"
    path.write_text(block("json"), "utf-8")
    return path


def steps(out: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in out.splitlines()]


def test_the_example_of_the_page_is_played_to_its_end(call: Call, witch: Path) -> None:
    answer = call("try", "dominion", str(witch), "--json")
    assert (answer.code, answer.err) == (0, "")
    *told, last = steps(answer.out)
    assert [step["action"] for step in told] == [
        None,
        "0 play witch",
        "1 reveal witch",
        "0 treasures",
        "0 buy duchy",
    ]
    assert set(told[0]) == {"step", "seat", "action", "events", "state", "to_act", "legal"}
    state = told[-1]["state"]
    assert isinstance(state, dict)
    assert (state["piles"]["curse"], state["piles"]["duchy"]) == (1, 7)
    assert last == {"outcome": None}


def test_the_example_of_the_page_for_people(call: Call, witch: Path) -> None:
    answer = call("try", "dominion", str(witch))
    assert (answer.code, answer.err) == (0, "")
    assert "2. 1 reveal witch\n    Seat 1 shows Moat and is unaffected by Witch.\n" in answer.out
    assert "| piles duchy: 7" in answer.out
    assert not re.search(r"^\s*$", answer.out.rstrip("\n"), re.MULTILINE)


def test_every_step_is_legal_in_the_one_before(call: Call, witch: Path) -> None:
    *told, _ = steps(call("try", "dominion", str(witch), "--json").out)
    for before, step in pairwise(told):
        legal, to_act = before["legal"], before["to_act"]
        assert isinstance(legal, list)
        assert isinstance(to_act, list)
        assert step["action"] in legal
        assert step["seat"] in to_act


def test_the_other_game_has_the_same_door(call: Call, auction: Path) -> None:
    answer = call("try", "nocturne", str(auction))
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("0. The position\n")
    assert "| forest b2: FE01" in answer.out
    assert "2. 1 pass\n    Seat 1 passes." in answer.out
    assert "| seats 0 tiles: SK02" in answer.out
    assert "> Possible now: 0 pass, 0 cast 1 a1" in answer.out
    # Only what is no longer as it was is told again.
    assert answer.out.count("| forest a1: SK01") == 1


@pytest.mark.parametrize("language", ["pl", "de"])
def test_steps_are_told_in_other_languages(call: Call, auction: Path, language: str) -> None:
    english = call("try", "nocturne", str(auction)).out.splitlines()
    other = call("try", "nocturne", str(auction), "--language", language).out.splitlines()
    assert other[0] != english[0]
    assert other[1:] != english[1:]


def test_the_same_seed_rolls_the_same_dice(call: Call, tmp_path: Path) -> None:
    def first(seed: int) -> str:
        path = tmp_path / "set-up.json"
        path.write_text(json.dumps({"seed": seed}), "utf-8")
        return call("try", "nocturne", str(path), "--json").out

    assert first(1) == first(1) != first(2)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "neither proper TOML"),
        ("[]", "neither proper TOML"),
        ('{"scrpt": []}', "scrpt"),
        ('{"script": "0 pass"}', "script is something else"),
        ('{"seed": true}', "seed is something else"),
        ('{"config": 3}', "config is something else"),
        ('{"config": {"players": 9}}', "trial.json, config: players must be"),
        ('{"position": 7}', "trial.json, position: A position is a text"),
        ('{"position": "forest SK99 | start 0"}', "trial.json, position:"),
        ('{"position": "forest SK01 | start zero"}', "“start zero” cannot be read"),
        ('{"script": ["0 sing"]}', "trial.json, step 1 (“0 sing”):"),
        ('{"script": ["7 pass"]}', "trial.json, step 1 (“7 pass”):"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(
    call: Call, tmp_path: Path, text: str, said: str
) -> None:
    (tmp_path / "trial.json").write_text(text, "utf-8")
    for form in ((), ("--json",)):
        answer = call("try", "nocturne", "trial.json", *form)
        assert answer.code == 2
        assert said in answer.err
        assert answer.err.count("\n") == 1


IMPOSSIBLE = [
    ("moonlight 44", "moonlight 44"),
    ("moonlight 1 2", "moonlight 1 2"),
    ("goals 99", "goals 99"),
    ("goals 1 1", "goals 1 1"),
    ("passed 77", "passed 77"),
    ("winner -1", "winner -1"),
    ("used 1 2", "used 1 2"),
    ("tiles 0: SK01", "tiles 0: SK01"),
    ("tiles 7: SK03", "tiles 7: SK03"),
    ("stack SK03 SK03", "stack SK03 SK03"),
    ("slots . SK02", "slots . SK02"),
    ("supply 0: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "supply 0: 1 1"),
    ("sprites 0:4 1:6", "sprites 0:4 1:6"),
    ("sprites 0:star", "sprites 0:star"),
    ("spells 0:1@g7", "spells 0:1@g7"),
    ("passed 0 | passed 1", "passed 1"),
]


@pytest.mark.parametrize(("line", "named"), IMPOSSIBLE)
def test_what_no_match_can_hold_is_refused_with_its_line(
    call: Call, tmp_path: Path, line: str, named: str
) -> None:
    position = f"forest SK01 SK02 / . FE01 | {line} | start 0 a1"
    (tmp_path / "trial.json").write_text(json.dumps({"position": position}), "utf-8")
    answer = call("try", "nocturne", "trial.json")
    assert (answer.code, answer.out) == (2, "")
    assert f"“{named}" in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("forest . . . . . . . . SK01 | start 0", "outside the forest"),
        ("forest " + "/ " * 9 + "SK01 | start 0", "outside the forest"),
        ("forest SK01", "what is decided next"),
        ("forest SK01 | end | start 0", "two things are to be decided"),
    ],
)
def test_a_position_that_is_no_table(call: Call, tmp_path: Path, position: str, said: str) -> None:
    (tmp_path / "trial.json").write_text(json.dumps({"position": position}), "utf-8")
    answer = call("try", "nocturne", "trial.json")
    assert (answer.code, said in answer.err) == (2, True)


@pytest.mark.parametrize("heroes", [{}, {"laser": {"left": True}}])
def test_a_story_without_heroes_is_refused(
    call: Call, tmp_path: Path, heroes: dict[str, object]
) -> None:
    config = {"players": 2, "heroes": ["laser", "bull"]}
    trial = {"config": config, "position": {"heroes": heroes}}
    (tmp_path / "trial.json").write_text(json.dumps(trial), "utf-8")
    answer = call("try", "wonder_book", "trial.json")
    assert answer.code == 2
    assert "No hero is on the board" in answer.err


def test_the_steps_before_a_refused_one_are_told(call: Call, witch: Path) -> None:
    witch.write_text(witch.read_text("utf-8").replace("0 buy duchy", "0 buy province"), "utf-8")
    answer = call("try", "dominion", str(witch), "--json")
    assert answer.code == 2
    assert len(steps(answer.out)) == 4
    assert "witch.toml, step 4 (“0 buy province”)" in answer.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "GAME is missing"),
        (("nocturne",), "FILE is missing"),
        (("nocturne", "nowhere.json"), "nowhere.json cannot be opened"),
        (("chess", "nowhere.json"), "no game called “chess”"),
    ],
)
def test_a_call_that_lacks_something(call: Call, arguments: tuple[str, ...], said: str) -> None:
    answer = call("try", *arguments)
    assert (answer.code, said in answer.err) == (2, True)
