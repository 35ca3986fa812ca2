"""The teller of Nocturne says everything a table needs, whatever the match, in three languages."""

import re
from pathlib import Path

import pytest

from moonlit.client.nocturne.teller import make
from moonlit.client.teller import Named, Teller, make_teller
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.errors import TableError
from moonlit.core.game import Outcome
from moonlit.core.record import read_record
from moonlit.games import load_game
from moonlit.packs.nocturne.words import CATEGORIES
from tests.client.catalogues import NAMES, STRICT, check_sentence, check_told
from tests.client.walks import walk
from tests.games.nocturne.sampling import GAME, sample
from tests.games.nocturne.table import position
from tests.matches.shown import MATCHES, tell

TELLERS = tuple(make_teller(load_game("nocturne"), words) for words in STRICT)
ENGLISH, POLISH, GERMAN = TELLERS
# Every mode, number of players and edition comes up in these.
WALKS = (1, 3, 7, 11, 26, 40)


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
@pytest.mark.parametrize("number", WALKS)
def test_every_moment_is_told_to_everybody(teller: Teller, number: int) -> None:
    sentences, labels = set(), set()
    for moment in walk(number):
        names = teller.names(moment.config, moment.players)
        for view in moment.views():
            sentences.add(teller.decision(view, names))
            labels |= {teller.label(action, view) for action in view.legal}
            seen = [event.face(view.seat) for event in moment.events]
            sentences |= {teller.event(event, names, view.seat) for event in seen}
    for told in sentences:
        check_sentence(told)
    for told in labels:
        check_told(told)


@pytest.mark.parametrize("number", WALKS)
def test_only_who_decides_is_told_why(number: int) -> None:
    for moment in walk(number):
        for view in moment.views():
            why = ENGLISH.why(view)
            if view.seat is not None and view.seat in view.to_act:
                check_sentence(why)
                assert "Rule " in why
            else:
                assert why == ""


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
@pytest.mark.parametrize("number", WALKS)
def test_what_a_move_would_bring_is_told(teller: Teller, number: int) -> None:
    for moment in walk(number):
        names = teller.names(moment.config, moment.players)
        for index in range(0, GAME.move_count(moment.state), 7):
            facts = GAME.foresee(moment.state, GAME.move_at(moment.state, index))
            told = teller.foreseen(facts, names)
            assert bool(told) == bool(facts)
            for line in told:
                check_sentence(line)


@pytest.mark.parametrize("number", range(1, 30, 7))
def test_what_is_told_hangs_on_nothing_hidden(number: int) -> None:
    """Deal anew what a seat cannot know: it is told the same."""
    for step, moment in enumerate(walk(number)):
        if step % 16:
            continue
        for view in moment.views():
            other = GAME.clone(moment.state)
            GAME.redeal(other, view.seat, Dice(number + step))
            twin = GAME.view(other, view.seat)
            names = POLISH.names(moment.config, moment.players)
            assert POLISH.page(twin, moment.config, names) == POLISH.page(
                view, moment.config, names
            )
            assert POLISH.decision(twin, names) == POLISH.decision(view, names)
            assert [POLISH.label(action, twin) for action in twin.legal] == [
                POLISH.label(action, view) for action in view.legal
            ]


@pytest.mark.parametrize(
    ("players", "names"),
    [
        ((Named("Anna"), Named(bot="greedy")), ("Anna", "Owl")),
        ((Named(bot="greedy"), Named(bot="greedy")), ("Owl 1", "Owl 2")),
        ((Named(), Named(), Named("Anna")), ("Fox 1", "Fox 2", "Anna")),
        ((Named("Anna"), Named("Anna"), Named("Bo")), ("Anna 1", "Anna 2", "Bo")),
        ((Named("Anna"),), ("Anna", "Opponent")),
    ],
)
def test_everybody_is_called_something_else(
    players: tuple[Named, ...], names: tuple[str, ...]
) -> None:
    config = GAME.check_config({"players": len(players)})
    assert ENGLISH.names(config, players) == names


def test_a_refusal_names_the_players_and_the_clause() -> None:
    table = position("forest SK01 FE01 / EG01 . | supply 0: 3 | supply 1: 4 | start 0")
    error = table.refusal("1 cast 4 a1")
    assert ENGLISH.problem(error, ("Anna", "Bo")) == (
        "Anna is to decide now, not Bo. Rule N-ROUND-3."
    )
    for teller in TELLERS:
        check_sentence(teller.problem(TableError("never-heard-of"), ()))


def test_a_category_is_left_out_only_where_nobody_can_score_it() -> None:
    left_out: set[str] = set()
    for number in range(60):
        *_, end = walk(number)
        outcome = GAME.outcome(end.state)
        assert outcome is not None
        shown = ENGLISH.categories(end.config)
        assert list(shown) == [name for name in CATEGORIES if name in shown]
        for name in set(CATEGORIES) - set(shown):
            left_out.add(name)
            assert [sheet[name] for sheet in outcome.sheets] == [0] * len(outcome.sheets)
    assert left_out == {"precious", "twilight", "moonlight", "ability", "concoctions"}


def result(teller: Teller, path: Path, seat: int | None = None) -> tuple[str, ...]:
    """The end of a kept match, told to a seat or to an onlooker."""
    record = read_record(path.read_text("utf-8"))
    people = [Named(name) for name in NAMES[: GAME.seats(record.config)]]
    names = teller.names(record.config, people)
    reader = None if seat is None else Seat(seat)
    return teller.result(tell(record).outcome, record.config, names, reader)


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
@pytest.mark.parametrize("path", sorted(MATCHES.glob("*.json")), ids=lambda path: path.stem)
def test_every_end_is_told(teller: Teller, path: Path) -> None:
    for seat in (None, 0, 1):
        for line in result(teller, path, seat):
            check_sentence(line)


@pytest.mark.parametrize(
    ("match", "seat", "line"),
    [
        ("match-tie-broken-by-position", 0, " are tied at "),
        ("match-shared-victory", 1, " share the victory "),
        ("scenario-succeeded", 0, "You have mastered scenario "),
        ("scenario-failed", 0, "You have not mastered scenario "),
        ("solo-with-a-rank", 0, "You score "),
    ],
)
def test_whoever_reads_is_spoken_to(match: str, seat: int, line: str) -> None:
    told = result(ENGLISH, MATCHES / f"{match}.json", seat)
    assert any(one.startswith("You ") and line in one for one in told)
    assert not any(NAMES[seat] in one for one in told)


def test_who_wins_is_spoken_to_and_the_others_are_named() -> None:
    path = MATCHES / "match-tie-broken-by-position.json"
    winner = read_record(path.read_text("utf-8"))
    (seat,) = tell(winner).outcome.winners
    assert result(ENGLISH, path, seat)[0].startswith("You win with ")
    assert result(ENGLISH, path, 1 - seat)[0].startswith(f"{NAMES[seat]} wins with ")


def test_achievements_are_told_by_what_they_ask_for() -> None:
    told = [
        line
        for path in MATCHES.glob("*.json")
        for line in result(ENGLISH, path, 0)
        if "achievement" in line
    ]
    assert any(line.startswith("You have reached ") for line in told)
    for line in told:
        own = r"You have reached (an|\d+) achievements?: [A-Z].*\.$"
        assert re.match(rf"{own}|\w+ has reached (an|\d+) achievements?\.$", line), line


def test_a_tie_says_what_decided_it() -> None:
    first, second, *_ = result(ENGLISH, MATCHES / "match-tie-broken-by-position.json")
    assert " wins with " in first
    assert " are tied at " in second
    assert second.endswith("the better position on the Sprite Board decides. Rule N-SCORE-0.")


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
def test_everybody_is_told_by_place(teller: Teller) -> None:
    record = read_record((MATCHES / "play-four-basic.json").read_text("utf-8"))
    outcome = tell(record).outcome
    told = teller.result(outcome, record.config, ("Ada", "Ben", "Cy", "Dee"), Seat(1))
    (ranking,) = [line for line in told if "(" in line]
    found = re.findall(r"(\d)\. (\w+)[^()]*(?:\([^\d()]+\))? \((-?\d+)\)", ranking)
    assert [int(total) for _, _, total in found] == sorted(outcome.totals, reverse=True)
    assert [int(place) for place, _, _ in found] == sorted(outcome.places)


def test_a_shared_victory_says_why() -> None:
    first, second, *_ = result(ENGLISH, MATCHES / "match-shared-victory.json")
    assert " share the victory with " in first
    assert second.startswith("Nothing is left to break the tie")


def test_alone_one_is_told_points_and_rank() -> None:
    first, second, third, *_ = result(ENGLISH, MATCHES / "solo-with-a-rank.json")
    assert first.startswith("Anna scores ")
    assert second.startswith("Your solo rank: ")
    assert " to the next rank, " in third


def test_a_scenario_says_which_tasks_were_done() -> None:
    missed = result(ENGLISH, MATCHES / "scenario-failed.json")
    assert any(" has not mastered scenario " in line for line in missed)
    done = result(ENGLISH, MATCHES / "scenario-succeeded.json")
    assert any(" has mastered scenario " in line for line in done)
    assert any(line.startswith("Done. Task 1: ") for line in done)


def test_a_scenario_is_mastered_by_points_and_every_task() -> None:
    ends = 0
    for number in range(1, 400, 3):
        if not sample(number).config["scenario"]:
            continue
        *_, end = walk(number)
        outcome = GAME.outcome(end.state)
        assert outcome is not None
        scenario = GAME.pack.scenarios[int(str(end.config["scenario"])) - 1]
        for total, tasks, met in zip(
            outcome.totals, _rows(outcome, "tasks"), _rows(outcome, "met"), strict=True
        ):
            assert isinstance(tasks, list)
            assert isinstance(met, dict)
            assert len(tasks) == len(scenario.tasks)
            is_met = total >= scenario.points and all(tasks)
            assert bool(met["scenarios"]) == is_met
            ends += any(tasks)
    assert ends > 0


def _rows(outcome: Outcome, note: str) -> list[Plain]:
    rows = outcome.notes[note]
    assert isinstance(rows, list)
    return rows


def test_a_teller_speaks_with_the_words_it_was_given() -> None:
    words = Words("de", strict=True)
    assert make(load_game("nocturne"), words).words is words
