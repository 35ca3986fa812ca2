"""`moonlit analyse`, and luck in `moonlit simulate`."""

from dataclasses import replace
from pathlib import Path

import pytest

from moonlit.cli.analyse import column_of, draw_bars
from moonlit.core.record import read_record, write_record
from moonlit.review.puzzles import finding_of, games_with_puzzles, read_puzzles
from tests.cli.conftest import Call


def test_an_unfinished_match_is_refused(call: Call, record: Path) -> None:
    whole = read_record(record.read_text("utf-8"))
    record.write_text(write_record(replace(whole, actions=whole.actions[:3], final="")), "utf-8")
    answer = call("analyse", str(record))
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("The match is still going on")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--seat", "2"), "There is no seat 2; the last one is 1."),
        (("--seat", "x"), "--seat must be a whole number"),
        (("--iterations", "0"), "--iterations must be a whole number from 1 up"),
        (("--positions", "."), "already holds something"),
    ],
)
def test_what_cannot_be_asked_for(
    call: Call, record: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    answer = call("analyse", str(record), *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert complaint in answer.err


def test_a_file_is_needed(call: Call) -> None:
    assert "FILE" in call("analyse").err


def test_curves_are_drawn_to_scale() -> None:
    assert draw_bars([0.0, 0.5, 0.99, 1.0]) == "▁▅██"
    assert column_of(3) == [0, 1, 2]
    assert len(draw_bars([0.5] * 200)) == 72
    assert set(draw_bars([0.5] * 200)) == {"▅"}


def test_the_report_in_every_language(call: Call, record: Path) -> None:
    told = [
        call("analyse", str(record), "--iterations", "8", "--language", language)
        for language in ("en", "pl", "de")
    ]
    assert [(answer.code, answer.err) for answer in told] == [(0, "")] * 3
    english, polish, german = (answer.out for answer in told)
    for words, text in (
        (("Turning points", "luck", "hidden cards", "Accuracy", "Better:"), english),
        (("Punkty zwrotne", "szczęście", "ukryte karty", "Trafność", "Lepiej:"), polish),
        (("Wendepunkte", "Glück", "verdeckte Karten", "Genauigkeit", "Besser:"), german),
    ):
        assert all(word in text for word in words)
    assert len({len(text.split("\n\n")) for text in (english, polish, german)}) == 1


def test_one_seat_alone_and_its_positions(call: Call, record: Path, tmp_path: Path) -> None:
    folder = tmp_path / "turns"
    answer = call(
        "analyse", str(record), "--iterations", "8", "--seat", "1", "--positions", str(folder)
    )
    assert answer.code == 0
    assert "\nSeat 1: " in answer.out
    assert "\nSeat 0: " not in answer.out
    assert "- Seat 0, action" not in answer.out
    whole = read_record(record.read_text("utf-8"))
    for path in folder.iterdir():
        shorter = read_record(path.read_text("utf-8"))
        assert shorter.actions == whole.actions[: len(shorter.actions)]
        assert len(shorter.actions) < len(whole.actions)
    assert len([*folder.iterdir()]) == 3


def test_the_analysis_for_programs(call: Call, record: Path) -> None:
    told = call("analyse", str(record), "--iterations", "8", "--json").told
    assert set(told) == {
        *("format", "game", "rules_version", "iterations", "seed", "outcome"),
        *("curve", "decisions", "luck", "turning_points", "seats"),
    }
    curve, decisions, seats = told["curve"], told["decisions"], told["seats"]
    assert isinstance(curve, list)
    assert isinstance(decisions, list)
    assert isinstance(seats, list)
    assert len(curve) == len(decisions) + 1
    assert curve[-1]["round"] == "over"
    versions = [one["version"] for one in decisions]
    assert versions == sorted(set(versions))
    for seat, row in enumerate(seats):
        own = [one for one in decisions if one["seat"] == seat]
        assert sum(row["grades"].values()) == len(own)
        obtainable = sum(one["obtainable"] for one in row["categories"].values())
        assert obtainable >= row["total"]


def test_a_solo_match_is_measured_by_par(call: Call, tmp_path: Path, solo_text: str) -> None:
    path = tmp_path / "solo.json"
    path.write_text(solo_text, "utf-8")
    answer = call("analyse", str(path), "--iterations", "4")
    assert (answer.code, answer.err) == (0, "")
    assert "Chance to reach 80 points" in answer.out
    assert " below 80: luck" in answer.out or " above 80: luck" in answer.out


def test_luck_can_be_taken_out_of_leads(call: Call) -> None:
    asked = ("simulate", "--bots", "greedy,random", "--matches", "4", "--seed", "2")
    plain, lucky = call(*asked, "--json").told, call(*asked, "--luck", "--json").told
    bots, corrected = plain["bots"], lucky["bots"]
    assert isinstance(bots, list)
    assert isinstance(corrected, list)
    assert "mean_corrected_margin" not in bots[0]
    for bot, other in zip(bots, corrected, strict=True):
        assert bot["mean_margin"] == other["mean_margin"] != other["mean_corrected_margin"]
    assert corrected[0]["mean_corrected_margin"] == -corrected[1]["mean_corrected_margin"]
    assert "mean lead without luck" in call(*asked, "--luck").out


def test_luck_is_not_kept_for_another_run(call: Call) -> None:
    answer = call("simulate", "--luck", "--resume", "deals.jsonl")
    assert answer.code == 2
    assert "--luck" in answer.err


@pytest.mark.parametrize("game", games_with_puzzles())
def test_the_puzzle_of_a_day(call: Call, game: str) -> None:
    shown = call("puzzle", game, "--date", "2026-11-16")
    assert (shown.code, shown.err) == (0, "")
    assert shown.out == call("puzzle", game, "--date", "2026-11-16").out
    assert shown.out != call("puzzle", game, "--date", "2026-11-17").out
    solved = call("puzzle", game, "--date", "2026-11-16", "--json", "--solution").told
    asked = call("puzzle", game, "--date", "2026-11-16", "--json").told
    assert "best" not in asked
    legal, best = asked["legal"], solved["best"]
    assert isinstance(legal, list)
    assert isinstance(best, str)
    assert f"\n  {best}: " in shown.out
    other = next(action for action in legal if action != best)
    for action, answer in ((best, "Right: "), (other, "There is something better.")):
        told = call("puzzle", game, "--date", "2026-11-16", "--answer", action)
        assert told.out.startswith(answer)
    told = call("puzzle", game, "--date", "2026-11-16", "--solution")
    assert (told.code, told.err) == (0, "")
    assert f"`{best}`" in told.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--date", "today"), "is no date"),
        (("--number", "999"), "There is no puzzle 999"),
        (("wonder_book",), "There are no puzzles of this game"),
        (("--number", "1", "--answer", "0 dance"), "is not among the actions"),
    ],
)
def test_puzzles_that_are_not_there(call: Call, arguments: tuple[str, ...], complaint: str) -> None:
    answer = call("puzzle", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert complaint in answer.err


@pytest.mark.parametrize("game", games_with_puzzles())
def test_a_harvest(call: Call, tmp_path: Path, game: str) -> None:
    path = tmp_path / "found.toml"
    asked = ("puzzles", str(path), game, "--matches", "1", "--iterations", "8")
    assert "found" in call(*asked).out
    for puzzle in read_puzzles(path.read_text("utf-8")):
        assert puzzle.gap >= finding_of(game).LEAST_GAP
    assert call(*asked).code == 2
