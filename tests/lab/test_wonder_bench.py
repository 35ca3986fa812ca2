"""The benchmark of Wonder Book: what it plays, and what its figures are."""

import pytest

from moonlit.cli.wonder_book.bench import tell
from moonlit.client.words import LANGUAGES, Words
from moonlit.lab.sampling import Sample, sample
from moonlit.lab.wonder_book.bench import CHAPTERS, SLICES, WonderFigures, measure, prepare
from moonlit.lab.wonder_book.workloads import WORKS


@pytest.mark.parametrize("work", WORKS)
def test_every_workload_is_sampled(work: str) -> None:
    taken = sample(WORKS[work](1), 0, 1)
    assert (taken.things, taken.seconds > 0) == (1, True)
    assert (taken.decisions > 10) == (work != "clones")


def figures_of(engine: str) -> WonderFigures:
    figures = WonderFigures(engine)
    for name in SLICES:
        for chapter in CHAPTERS:
            things = {"random": 300, "pure_random": 60}.get(name, 10)
            figures.add(name, chapter, Sample(things, 40 * things, 1.0))
    return figures


def test_both_engines_are_told_of_side_by_side() -> None:
    told = figures_of("compiled").plain()
    assert told["random_matches_per_s"] == {
        chapter: {"compiled": 300, "pure": 60} for chapter in ("ch1", "ch6")
    }
    assert told["ratio_to_pure"] == {"ch1": 5, "ch6": 5}
    assert told["bot_decisions_per_s"] == 400


def test_a_pure_engine_has_no_compiled_figures() -> None:
    told = figures_of("pure").plain()
    assert told["ratio_to_pure"] == {"ch1": None, "ch6": None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_told_in_every_language(language: str) -> None:
    told = tell(Words(language), figures_of("pure"))
    assert "ch6" in told
    assert "–" in told


def test_a_round_is_measured() -> None:
    plan = prepare(None, is_quick=True)
    one_round = [one for one in plan if one.round == 0]
    figures = measure(one_round, None, lambda _: None)
    assert set(figures.samples) == {(name, chapter) for name in SLICES for chapter in CHAPTERS}
