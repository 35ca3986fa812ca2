"""Finished deals survive in a file, and only under the plan they were played for."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from moonlit.lab.batch import run_deals
from moonlit.lab.kept import KeptError, keeping, kept_seed
from moonlit.lab.plan import Deal, Plan, make_plan
from moonlit.lab.stats import Tally


def plan_of(matches: int, **changes: object) -> Plan:
    plan = make_plan("nocturne", {}, ("random", "random"), 5, matches)
    return replace(plan, **changes)  # type: ignore[arg-type]


def run(path: Path, plan: Plan, most: int | None = None, workers: int = 1) -> list[Deal]:
    """Go on with a plan, for at most so many new deals."""
    fresh: list[Deal] = []
    with keeping(path, plan) as (before, keep):
        done = {deal.number for deal in before}
        for deal in run_deals(plan, done=done, workers=workers, chunk=1):
            keep(deal)
            fresh.append(deal)
            if len(fresh) == most:
                break
        return before + fresh


def tally_of(deals: list[Deal]) -> Tally:
    tally = Tally.empty(2)
    for deal in deals:
        tally.add(deal.results)
    return tally


@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_in_parts_comes_to_the_same_as_one_at_a_stretch(tmp_path: Path, workers: int) -> None:
    plan, path = plan_of(8), tmp_path / "new" / "deals"
    assert len(run(path, plan, 1)) == 1
    assert len(run(path, plan, 2, workers)) == 3
    whole = run(path, plan)
    straight = list(run_deals(plan, workers=1))
    assert sorted(whole, key=lambda deal: deal.number) == straight
    assert tally_of(whole) == tally_of(straight)
    assert run(path, plan, 0) == whole


def test_times_are_kept_too(tmp_path: Path) -> None:
    first = run(tmp_path / "deals", plan_of(2))
    again = run(tmp_path / "deals", plan_of(2))
    assert again[0].results[0].thinking == first[0].results[0].thinking


def test_a_longer_plan_goes_on_and_an_odd_deal_is_completed(tmp_path: Path) -> None:
    path = tmp_path / "deals"
    run(path, plan_of(3))
    longer = run(path, plan_of(6))
    straight = list(run_deals(plan_of(6), workers=1))
    assert sorted(longer, key=lambda deal: deal.number) == straight


def test_a_line_cut_off_in_writing_is_played_again(tmp_path: Path) -> None:
    path, plan = tmp_path / "deals", plan_of(4)
    whole = run(path, plan)
    path.write_bytes(path.read_bytes()[:-20])
    assert sorted(run(path, plan), key=lambda deal: deal.number) == whole
    assert len(path.read_text("utf-8").splitlines()) == 3


@pytest.mark.parametrize(
    ("changes", "fact", "kept", "asked"),
    [
        ({"bots": ("random", "greedy")}, "bots", "random, random", "random, greedy"),
        ({"seed": 6}, "seed", "5", "6"),
        ({"seats": 1}, "seats", "2", "1"),
    ],
)
def test_another_plan_is_refused_by_name(
    tmp_path: Path, changes: dict[str, object], fact: str, kept: str, asked: str
) -> None:
    path = tmp_path / "deals"
    run(path, plan_of(2))
    before = path.read_bytes()
    with pytest.raises(KeptError) as refused:
        run(path, plan_of(2, **changes))
    assert (refused.value.fact, refused.value.kept, refused.value.asked) == (fact, kept, asked)
    assert path.read_bytes() == before


def test_other_rules_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "deals"
    run(path, plan_of(2))
    other = make_plan("nocturne", {"edition": "de"}, ("random", "random"), 5, 2)
    with pytest.raises(KeptError) as refused:
        run(path, other)
    assert refused.value.fact == "config"


@pytest.mark.parametrize("text", ["", "no json\n", "[]\n", '{"moonlit-deals": 1, "plan": {}}\n'])
def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "deals"
    path.write_text(text, "utf-8")
    with pytest.raises(KeptError):
        run(path, plan_of(2))
    with pytest.raises(KeptError):
        kept_seed(path)
    assert path.read_text("utf-8") == text


def test_a_broken_line_in_the_middle_is_no_deal(tmp_path: Path) -> None:
    path = tmp_path / "deals"
    run(path, plan_of(2))
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"deal": 1}) + "\n")
    with pytest.raises(KeptError):
        run(path, plan_of(4))


def test_the_seed_of_a_file_is_found_again(tmp_path: Path) -> None:
    path = tmp_path / "deals"
    assert kept_seed(path) is None
    run(path, plan_of(2))
    assert kept_seed(path) == 5


@pytest.mark.parametrize("bots", [("random",), ("random", "random")])
def test_lines_from_before_there_was_a_second_game_are_read(
    tmp_path: Path, bots: tuple[str, ...]
) -> None:
    plan, path = make_plan("nocturne", {}, bots, 5, 2), tmp_path / "deals"
    fresh = run(path, plan)
    head, *lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([head, *map(aged, lines)]) + "\n", "utf-8")
    assert run(path, plan, 0) == fresh


def aged(line: str) -> str:
    """A line as it once was written."""
    deal = json.loads(line)
    for result in deal["results"]:
        counts = result.pop("counts")
        result["claimed"] = [count["claimed"] for count in counts]
        result["dealt"] = counts[0]["dealt"]
        ranks = [how for what, how in result["ends"] if what == "rank"]
        result["ends"] = [end for end in result["ends"] if end[0] != "rank"]
        result["rank"] = (ranks[0] or None) if ranks else None
    return json.dumps(deal)
