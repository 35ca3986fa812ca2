"""`moonlit ladder` and `moonlit compare` from the call to the report."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from moonlit.cli.compare import follow, half_points
from moonlit.cli.ladder import labels, tell
from moonlit.client.words import LANGUAGES, Words
from moonlit.lab.ladder import make_ladder
from moonlit.lab.sequential import Walk
from tests.cli.conftest import Call
from tests.lab.synthetic import deals_for, plan_for

LADDER = ("ladder", "nocturne", "--bots", "greedy,random", "--pairs", "2", "--seed", "3")
COMPARE = ("compare", "--new", "greedy", "--old", "random", "--seed", "1", "--most", "3")


def test_a_ladder_leaves_figures_and_a_picture(call: Call) -> None:
    answer = call(*LADDER, "--figures", "ladder.json", "--svg", "ladder.svg", "--workers", "1")
    assert (answer.code, answer.err) == (0, "")
    assert "4 matches of Nocturne, seed 3." in answer.out
    assert "n=4" in answer.out
    told = json.loads(Path("ladder.json").read_text("utf-8"))
    assert (told["matches"], told["rating"], told["seats"]) == (4, "bradley-terry", 2)
    assert {bot["bot"] for bot in told["bots"]} == {"greedy", "random"}
    ElementTree.parse("ladder.svg")


def test_a_ladder_prints_its_figures_as_all_commands_do(call: Call) -> None:
    answer = call(*LADDER, "--json", "--figures", "ladder.json", "--workers", "1")
    assert (answer.code, answer.err) == (0, "")
    assert answer.told == json.loads(Path("ladder.json").read_text("utf-8"))


def test_a_ladder_does_not_depend_on_workers_or_interruptions(call: Call) -> None:
    def crosses(name: str, *options: str) -> object:
        call(*LADDER, "--figures", name, *options)
        return json.loads(Path(name).read_text("utf-8"))["cross"]

    alone = crosses("a.json", "--workers", "1")
    assert crosses("b.json", "--workers", "2", "--resume", "deals") == alone
    lines = Path("deals").read_text("utf-8").splitlines(keepends=True)
    Path("deals").write_text("".join(lines[:-1]), "utf-8")
    assert crosses("c.json", "--workers", "1", "--resume", "deals") == alone


def test_another_plan_is_refused_in_words(call: Call) -> None:
    call(*LADDER, "--resume", "deals", "--workers", "1")
    answer = call(*LADDER, "--seed", "4", "--resume", "deals")
    assert answer.code == 2
    assert "the seed was 3, and now it is 4" in answer.err
    other = call(*COMPARE, "--resume", "deals")
    assert "the seed" in other.err


def test_a_file_that_holds_no_deals_is_refused(call: Call) -> None:
    Path("notes").write_text("remember the milk\n", "utf-8")
    for command in (LADDER, COMPARE, ("simulate",)):
        answer = call(*command, "--resume", "notes")
        assert (answer.code, "notes" in answer.err) == (2, True)
    assert Path("notes").read_text("utf-8") == "remember the milk\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_ladder_is_told_in_every_language(language: str, seats: int) -> None:
    plan = plan_for(("greedy", "random", "kit"), seats, 20)
    ladder = make_ladder(plan, deals_for(plan, (50, 40, 60)))
    words = Words(language, strict=True)
    told = tell(words, ladder)
    assert told.index("kit") < told.index("greedy") < told.index("random")
    assert labels(words, ladder).point == ("." if language == "en" else ",")


def test_a_comparison_without_an_answer_says_so(call: Call) -> None:
    answer = call(*COMPARE, "--workers", "1", "--json")
    told = answer.told
    assert (answer.code, told["verdict"], told["pairs"]) == (0, "undecided", 3)
    assert call(*COMPARE, "--workers", "2", "--json").told == told
    people = call(*COMPARE, "--workers", "1")
    assert people.out.startswith("Undecided: greedy against random, 3 mirrored pairs so far.")


@pytest.mark.parametrize(("strengths", "verdict"), [((60, 50), "better"), ((50, 60), "not-better")])
def test_a_comparison_stops_as_soon_as_it_is_decided(
    strengths: tuple[int, int], verdict: str
) -> None:
    plan = plan_for(("kit", "scout"), 2, 400)
    deals = deals_for(plan, strengths)
    walk = Walk()
    follow(walk, deals)
    assert (walk.verdict, walk.pairs < 400) == (verdict, True)
    expected = [0] * 5
    for deal in deals[: walk.pairs]:
        expected[half_points(deal)] += 1
    assert walk.outcomes == expected


def test_who_was_faster_makes_no_difference_to_a_comparison() -> None:
    plan = plan_for(("kit", "scout"), 2, 400)
    deals = deals_for(plan, (55, 50))
    straight, mixed = Walk(), Walk()
    follow(straight, deals)
    for first in range(0, 400, 8):
        deals[first : first + 8] = reversed(deals[first : first + 8])
    follow(mixed, deals)
    assert mixed == straight


def test_the_bounds_of_a_comparison_can_be_chosen(call: Call) -> None:
    told = call(*COMPARE, "--workers", "1", "--elo0", "-5", "--elo1", "2.5", "--json").told
    assert (told["elo0"], told["elo1"]) == (-5, 2.5)
    assert told["bounds"] == [-2.9444, 2.9444]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_is_told_in_every_language(call: Call, language: str) -> None:
    answer = call(*COMPARE[:-1], "1", "--workers", "1", "--language", language)
    assert (answer.code, "greedy" in answer.out, "command-" in answer.out) == (0, True, False)
