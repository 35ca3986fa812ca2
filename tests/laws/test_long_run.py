"""The long run by hand: what it counts, what it tells, and when it fails."""

import json

import pytest

from tests.games.dominion.reached import everything
from tests.games.wonder_book import reached as wonder_book
from tests.games.wonder_book.sampling import CHAPTERS, by_turns
from tools.long_run import Tally, check_invariants, check_some, main, seldom

MATCHES = 4


def test_a_run_over_processes_counts_what_one_after_another_counts(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--game", "dominion", "--invariants", str(MATCHES), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    tally = check_some(check_invariants, "dominion", range(MATCHES))
    assert (told["game"], told["matches"], told["breaches"]) == ("dominion", MATCHES, 0)
    assert told["states"] == tally.counted > 100
    assert list(told["reached"]) == everything()
    assert {name: n for name, n in told["reached"].items() if n} == dict(tally.reached)
    assert tally.reached["copper"] == MATCHES


def test_everything_that_can_be_reached_is_counted_once_a_match() -> None:
    assert len(everything()) == 81 + 12 + 12 + 5
    tally = check_some(check_invariants, "dominion", range(2))
    assert max(tally.reached.values()) == 2
    assert {*tally.reached} <= {*everything()}


def test_what_was_reached_too_seldom_fails_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "dominion", "--invariants", "1", "--reached", "1"]) == 1
    heard = capsys.readouterr()
    assert heard.out.startswith("1 matches, ")
    assert heard.err.startswith("reached too seldom: ")
    full = Tally(1, 1)
    full.reached.update(everything())
    assert seldom("dominion", full, 1) == {}
    assert len(seldom("dominion", full, 2)) == len(everything())


def test_reached_needs_matches_of_a_game_that_can_tell(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (
        ["--reached", "1", "--invariants", "1"],
        ["--game", "dominion", "--reached", "1"],
    ):
        with pytest.raises(SystemExit):
            main(arguments)
    assert "--reached needs --invariants" in capsys.readouterr().err


def test_matches_of_wonder_book_go_round_with_and_without_a_past() -> None:
    """Whoever plays, at random or not: every chapter alone, in twos, threes and fours."""
    tables = [(number, by_turns(number).config) for number in range(2 * 4 * len(CHAPTERS))]
    for who in range(2):
        kinds = {(c["chapter"], c["players"]) for number, c in tables if number % 2 == who}
        assert kinds == {(chapter, players) for chapter in CHAPTERS for players in range(1, 5)}
    assert {c["difficulty"] for _, c in tables} == {"easier", "normal", "hard"}


def test_a_match_of_wonder_book_tells_what_it_has_come_to() -> None:
    names = wonder_book.everything()
    assert len(names) == len(set(names))
    tally = check_some(check_invariants, "wonder_book", range(2 * MATCHES))
    assert {*tally.reached} <= {*names}
    results = [tally.reached[f"{how} ch1"] for how in ("won", "lost")]
    assert sum(results) == tally.reached["ch1 1"] == 2 * MATCHES
    assert min(results) > 0
    assert tally.reached["ch1 5"] >= tally.reached["ch1 15"] > 0, "the second goal comes later"
    assert max(tally.reached.values()) == 2 * MATCHES
