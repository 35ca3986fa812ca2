"""Components and set-up (sections 1 and 2), with one player and with four."""

import pytest

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.core.journal import Journal
from moonlit.games.wonder_book.events import CardRead, HeroesChosen
from moonlit.games.wonder_book.state import OUT, State
from tests.clauses import clause
from tests.games.wonder_book.boards import small
from tests.games.wonder_book.table import GAME


def begun(seed: int = 5, **options: Plain) -> State:
    return GAME.setup(GAME.check_config(options), seed, Journal(False))


@clause("W-SETUP-2", "W-COMP-7")
@pytest.mark.parametrize(("difficulty", "fate"), [("easier", 6), ("normal", 5), ("hard", 4)])
def test_fate_tokens_by_difficulty(difficulty: str, fate: int) -> None:
    assert begun(difficulty=difficulty).fate == fate


@clause("W-SETUP-2", "Q-20")
def test_a_difficulty_that_is_none_is_refused() -> None:
    with pytest.raises(BadConfig):
        GAME.check_config({"difficulty": "impossible"})
    outcome = GAME.check_config({"chapter": "ch3", "difficulty": "hard"})
    assert outcome["difficulty"] == "hard"


@clause("W-SETUP-3", "W-COMP-3", "W-SOLO-3", "W-CAMP-8")
@pytest.mark.parametrize(("players", "wyrms"), [(1, 4), (2, 4), (3, 6), (4, 8)])
def test_wyrm_figures_by_players(players: int, wyrms: int) -> None:
    state = begun(players=players)
    assert sum(area != OUT for area in state.wyrm_area) == wyrms


@clause("W-SETUP-4", "W-COMP-5")
def test_sparks_come_out_of_the_pool_of_seventeen() -> None:
    state = begun()
    assert (sum(state.on_board), state.spark_pool) == (5, 12)


@clause("W-SETUP-6", "W-SETUP-12", "W-HERO-2", "W-CAMP-5")
def test_heroes_begin_with_full_hearts_and_nothing_else() -> None:
    state = begun(players=4)
    assert state.hearts == [6, 5, 4, 5]
    assert (state.sparks, state.things) == ([0] * 4, [0] * 4)


@clause("W-SETUP-7", "W-COMP-11", "W-COMP-12")
def test_both_decks_are_shuffled_and_apart() -> None:
    decks = [(tuple(s.wyrm_deck), tuple(s.scrap_deck)) for s in map(begun, range(12))]
    assert len({wyrms for wyrms, _ in decks}) > 6
    assert len({scraps for _, scraps in decks}) == 12
    assert all((len(wyrms), len(scraps)) == (6, 16) for wyrms, scraps in decks)


@clause("W-SETUP-8", "W-FLOW-2", "W-COMP-13", "W-CARD-1")
def test_chapter_one_reads_its_cards_from_the_first_and_tells_when_to_choose_heroes() -> None:
    journal = Journal(True)
    state = GAME.setup(GAME.check_config({}), 5, journal)
    events = GAME.events(state, journal)
    read = [event.card for event in events if isinstance(event, CardRead)]
    assert read == ["1", "2", "3", "4", "5"]
    chosen = events.index(HeroesChosen())
    assert events.index(CardRead("2")) < chosen < events.index(CardRead("3"))


@clause("W-SETUP-8", "W-CAMP-2")
def test_later_chapters_begin_with_the_upgrades() -> None:
    state = begun(chapter="ch3", heroes=["bull", "laser"], upgrades=["shoes", "skate"])
    names = state.program.skill_names
    mine = [{n for k, n in enumerate(names) if skills >> k & 1} for skills in state.skills]
    assert mine == [{"leadership", "shoes"}, {"spray", "skate"}]


@clause("W-SETUP-9")
@pytest.mark.parametrize("chapter", ["ch1", "ch2", "ch3", "ch4", "ch5", "ch6"])
def test_the_chapter_deck_is_in_the_same_order_for_every_seed(chapter: str) -> None:
    def read(seed: int) -> list[str]:
        journal = Journal(True)
        state = GAME.setup(GAME.check_config({"chapter": chapter}), seed, journal)
        return [e.card for e in GAME.events(state, journal) if isinstance(e, CardRead)]

    numbers = [int(card) for card in read(1)]
    assert numbers == sorted(numbers)
    assert read(1) == read(2)
    assert numbers[0] == 1


@clause("W-SETUP-10", "W-FLOW-1", "Q-29")
def test_a_chapter_changes_the_set_up() -> None:
    """Chapter II puts wyrms on the board before the first turn, chapter V two parties."""
    assert sum(area >= 0 for area in begun(chapter="ch2").wyrm_area) == 3
    looking_glass = begun(chapter="ch5", players=4)
    names = looking_glass.program.area_names
    assert [names[area] for area in looking_glass.area[:4]] == ["D1", "K1", "D1", "K1"]


@clause("W-COMP-1", "W-AREA-1")
def test_the_board_opens_with_its_story_card() -> None:
    state = begun()
    assert state.boards == 1
    names = state.program.area_names
    joined = {
        f"{one}-{other}"
        for a, one in enumerate(names)
        for b, other in enumerate(names)
        if a < b and state.open[a] >> b & 1
    }
    wanted = "T1-T2 T1-T3 T1-T4 T3-T6 T4-T5 T4-T6 T5-T7 T6-T9 T7-T8 T8-T9"
    assert joined == set(wanted.split())


@clause("W-SOLO-1", "W-HERO-5", "W-SOLO-4")
def test_one_player_runs_two_heroes_from_one_seat() -> None:
    state = begun(players=1, heroes=["honey", "laser"])
    program = state.program
    assert (program.players, program.heroes, program.seat_of) == (1, 2, [0, 0])
    for heroes in (["honey"], ["honey", "laser", "bull"]):
        with pytest.raises(BadConfig) as refused:
            GAME.check_config({"players": 1, "heroes": list[Plain](heroes)})
        assert refused.value.clause == "W-SOLO-1"


@clause("W-HERO-5")
def test_every_player_has_one_hero() -> None:
    with pytest.raises(BadConfig) as refused:
        GAME.check_config({"players": 3, "heroes": ["honey", "laser"]})
    assert refused.value.clause == "W-HERO-5"
    assert begun(players=3).program.hero_names == ["bull", "brawn", "honey"]


@clause("W-HERO-5", "W-SOLO-1", "Q-12")
@pytest.mark.parametrize(("players", "most"), [(1, 4), (2, 2), (3, 3)])
def test_only_who_plays_alone_may_bring_more_heroes(players: int, most: int) -> None:
    """Where silver symbols are counted by heroes; two players have one each all the same."""
    heroes: list[Plain] = ["honey", "laser", "bull", "brawn"]
    options: dict[str, Plain] = {"players": players, "switches": {"silver": "heroes"}}
    assert GAME.check_config({**options, "heroes": heroes[:most]})["heroes"] == heroes[:most]
    if most < len(heroes):
        with pytest.raises(BadConfig) as refused:
            GAME.check_config({**options, "heroes": heroes[: most + 1]})
        assert refused.value.facts["most"] == most


@clause("W-SOLO-1", "W-SOLO-2")
def test_alone_every_hero_has_its_own_turn_and_things() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "things": ["s5"]},
        "honey": {"area": "A", "acted": False, "things": ["s1"]},
    }
    table = small(heroes, players=1).do("0 turn honey")
    assert table.refused("0 special honey s5").clause == "W-ACT-SPEC-1"
    table.do("0 take honey s5 bull", "0 special honey s5")
    assert (table.hero("honey")["sparks"], table.hero("bull")["sparks"]) == (2, 0)
    assert table.do("0 pass honey").decision["hero"] == "bull"


@clause("W-SOLO-3", "W-EP-5")
def test_alone_silver_symbols_do_not_count() -> None:
    table = small({"bull": "A", "honey": "A"}, players=1, phase="enemy", wyrm_deck=["w2"])
    assert table.wyrms() == ["D standing"]


@clause("Q-12", "W-ENG-7")
def test_alone_with_four_heroes_they_can_be_counted_instead() -> None:
    four: list[Plain] = ["bull", "honey", "laser", "brawn"]
    switches: dict[str, Plain] = {"silver": "heroes"}
    state = begun(players=1, heroes=four, switches=switches)
    assert sum(area != OUT for area in state.wyrm_area) == 8
    assert state.program.counts_silver
    assert state.program.config["switches"] == switches


@clause("W-COMP-16", "W-CAMP-1")
def test_results_of_earlier_chapters_only_can_be_brought_along() -> None:
    config = GAME.check_config({"chapter": "ch3", "recorded": {"ch1": 7, "ch2": 4}})
    assert GAME.terms(config).recorded == 11
    with pytest.raises(BadConfig) as refused:
        GAME.check_config({"chapter": "ch2", "recorded": {"ch2": 4}})
    assert refused.value.clause == "W-CAMP-1"


@clause("W-ENG-10")
def test_a_chapter_is_compiled_once_for_every_config() -> None:
    two, three = ({"chapter": "ch3", "players": players} for players in (2, 3))
    program = GAME.terms(GAME.check_config(two))
    assert GAME.terms(GAME.check_config(dict(two))) is program
    other = GAME.terms(GAME.check_config(three))
    assert (program.boss_hearts, other.boss_hearts) == ([15], [20])
