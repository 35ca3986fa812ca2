"""Everything that happens in random matches is told to everybody, in three languages."""

import pytest

from moonlit.client.dominion.events import is_worth_telling
from moonlit.client.dominion.teller import DominionTeller
from moonlit.client.teller import Teller
from moonlit.client.words import LANGUAGES
from moonlit.core.action import Seat, format_action
from moonlit.core.dice import Dice
from tests.client.catalogues import STRICT, check_sentence, check_told
from tests.client.dominion.walks import walk
from tests.client.walks import check_pages
from tests.games.dominion.table import GAME

TELLERS = tuple(DominionTeller(GAME.pack, words) for words in STRICT)
ENGLISH = TELLERS[0]
# Every number of players and most cards come up in these.
WALKS = (0, 1, 2, 3, 4, 8)


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
@pytest.mark.parametrize("number", WALKS)
def test_every_moment_is_told_to_everybody(teller: Teller, number: int) -> None:
    sentences, labels = set(), set()
    for moment in walk(number):
        names = teller.names(moment.config, moment.players)
        for view in moment.views():
            sentences |= {teller.decision(view, names), teller.why(view)}
            labels |= {teller.label(action, view) for action in view.legal}
            sentences |= {
                teller.event(event.face(view.seat), names, view.seat)
                for event in moment.events
                if is_worth_telling(event)
            }
    for told in sentences - {""}:
        check_sentence(told)
    for told in labels:
        check_told(told)
        assert "_" not in told


@pytest.mark.parametrize("number", WALKS)
def test_only_what_says_nothing_is_left_out(number: int) -> None:
    for moment in walk(number):
        names = ENGLISH.names(moment.config, moment.players)
        for event in moment.events:
            told = ENGLISH.event(event, names, None)
            assert bool(told) == is_worth_telling(event)


@pytest.mark.parametrize("number", WALKS)
def test_only_who_decides_is_told_why(number: int) -> None:
    for moment in walk(number):
        for view in moment.views():
            why = ENGLISH.why(view)
            if view.seat is not None and view.seat in view.to_act:
                assert "Rule D-" in why
            else:
                assert why == ""


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
@pytest.mark.parametrize("number", WALKS)
def test_the_text_table_is_whole(teller: Teller, number: int) -> None:
    for step, moment in enumerate(walk(number)):
        if step % 25 == 0 or not GAME.to_act(moment.state):
            check_pages(teller, moment)


@pytest.mark.parametrize("number", WALKS)
def test_what_is_told_hangs_on_nothing_hidden(number: int) -> None:
    """Deal anew what a seat cannot know: it is told the same."""
    for step, moment in enumerate(walk(number)):
        if step % 40:
            continue
        names = ENGLISH.names(moment.config, moment.players)
        for view in moment.views():
            other = GAME.clone(moment.state)
            GAME.redeal(other, view.seat, Dice(step))
            again = GAME.view(other, view.seat)
            assert ENGLISH.decision(again, names) == ENGLISH.decision(view, names)
            page = ENGLISH.page(view, moment.config, names)
            assert ENGLISH.page(again, moment.config, names) == page


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
def test_the_end_is_told_with_everybodys_points(teller: Teller) -> None:
    *_, last = walk(5)
    outcome = GAME.outcome(last.state)
    assert outcome is not None
    names = teller.names(last.config, last.players)
    categories = teller.categories(last.config)
    for sheet in outcome.sheets:
        assert set(sheet) <= set(categories)
    for seat in (*range(len(outcome.sheets)), None):
        lines = teller.result(outcome, last.config, names, None if seat is None else Seat(seat))
        assert len(lines) >= 1 + len(outcome.sheets)
        for line in lines:
            check_sentence(line)


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
def test_a_solution_and_what_makes_a_puzzle_are_sentences(teller: Teller) -> None:
    view = next(next(walk(0)).views())
    check_sentence(teller.puzzle())
    check_sentence(teller.solution(view.legal[0], 12.5, view))
    assert teller.foreseen({}, ()) == ()


def test_a_row_names_the_action_its_last_cell_speaks_of() -> None:
    met: set[tuple[str, str]] = set()
    for moment in (one for number in range(3) for one in walk(number)):
        for view in moment.views():
            legal = {format_action(action): action for action in view.legal}
            for section in ENGLISH.page(
                view, moment.config, ENGLISH.names(moment.config, moment.players)
            ):
                for row in (one for one in section.rows if one.act):
                    action = legal[row.act]
                    assert row.thing == f"card:{action.names[0]}"
                    assert row.cells[-1]
                    met.add((section.id, action.verb))
    assert met >= {("hand", "play"), ("hand", "discard"), ("supply", "buy"), ("supply", "gain")}
