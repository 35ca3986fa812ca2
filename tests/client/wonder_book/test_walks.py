"""Everything that happens in chapters played at random is told, in three languages."""

import pytest

from moonlit.client.teller import Teller
from moonlit.client.wonder_book.teller import WonderTeller
from moonlit.client.words import LANGUAGES
from moonlit.core.dice import Dice
from tests.client.catalogues import STRICT, check_sentence, check_told
from tests.client.walks import check_pages
from tests.client.wonder_book.walks import game, walk

TELLERS = tuple(WonderTeller(game().campaign, words) for words in STRICT)
ENGLISH = TELLERS[0]
WALKS = (("ch1", 1), ("ch2", 2), ("ch3", 3), ("ch4", 4), ("ch5", 2), ("ch6", 3))
SEED = 7


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
@pytest.mark.parametrize(("chapter", "players"), WALKS)
def test_every_moment_is_told_to_everybody(teller: Teller, chapter: str, players: int) -> None:
    sentences, labels = set(), set()
    for moment in walk(chapter, players, SEED):
        names = teller.names(moment.config, moment.players)
        for view in moment.views():
            sentences |= {teller.decision(view, names), teller.why(view)}
            labels |= {teller.label(action, view) for action in view.legal}
        sentences |= {teller.event(event, names, None) for event in moment.events}
    for told in sentences - {""}:
        check_told(told)
        assert "_" not in told.replace("____", "")
    for told in labels:
        check_told(told)
        assert "_" not in told


@pytest.mark.parametrize(("chapter", "players"), WALKS)
def test_nothing_that_happens_is_unknown(chapter: str, players: int) -> None:
    for moment in walk(chapter, players, SEED):
        names = ENGLISH.names(moment.config, moment.players)
        for event in moment.events:
            assert "Something else happens" not in ENGLISH.event(event, names, None)


@pytest.mark.parametrize(("chapter", "players"), WALKS)
def test_only_who_decides_is_told_why_with_a_clause(chapter: str, players: int) -> None:
    for moment in walk(chapter, players, SEED):
        for view in moment.views():
            why = ENGLISH.why(view)
            if view.seat is not None and view.seat in view.to_act:
                check_sentence(why)
                assert "Rule W-" in why
            else:
                assert why == ""


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
@pytest.mark.parametrize(("chapter", "players"), WALKS)
def test_the_text_table_is_whole(teller: Teller, chapter: str, players: int) -> None:
    for step, moment in enumerate(walk(chapter, players, SEED)):
        if step % 25 == 0 or not game().to_act(moment.state):
            check_pages(teller, moment)


@pytest.mark.parametrize(("chapter", "players"), WALKS)
def test_what_is_told_hangs_on_nothing_hidden(chapter: str, players: int) -> None:
    """Deal anew what nobody can know: the same is told."""
    for step, moment in enumerate(walk(chapter, players, SEED)):
        if step % 40:
            continue
        names = ENGLISH.names(moment.config, moment.players)
        other = game().clone(moment.state)
        game().redeal(other, None, Dice(step))
        here, there = game().view(moment.state, None), game().view(other, None)
        assert ENGLISH.page(there, moment.config, names) == ENGLISH.page(here, moment.config, names)


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_the_end_says_whether_it_was_won(teller: Teller, seed: int) -> None:
    *_, last = walk("ch1", 1, seed)
    outcome = game().outcome(last.state)
    assert outcome is not None
    told = teller.result(outcome, last.config, (), None)
    is_won = outcome.notes["is_won"]
    word = "result-won" if is_won else "result-lost"
    facts = {"count": outcome.totals[0]} if is_won else {}
    assert told[0] == teller.words.say(f"wonder_book-{word}", **facts)
    assert len(told) > 1
