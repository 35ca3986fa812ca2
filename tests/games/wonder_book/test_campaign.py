"""From chapter to chapter: what a match passes on, and what a campaign keeps (section 10)."""

import pytest

from moonlit.client.wonder_book.campaign import Campaign, Carried, open_upgrades, settle, sides_of
from moonlit.core.codec import Plain
from moonlit.core.game import Outcome
from moonlit.core.journal import Journal
from moonlit.games.wonder_book.state import State
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter
from tests.games.wonder_book.table import GAME, Table

ORDER = tuple(one.id for one in GAME.campaign.chapters)
START = Campaign("fading_page")


def outcome_of(table: Table) -> Outcome:
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return outcome


def won(table: Table, campaign: Campaign = START) -> Campaign:
    return settle(campaign, GAME.campaign, table.config, outcome_of(table))


def read_the_book() -> Table:
    """Chapter I won by Bull and Honey, with LANTERN and Ink rain on the way."""
    heroes: dict[str, Plain] = {"bull": {"area": "T4", "rerolled": True}, "honey": "T4"}
    table = chapter(
        "ch1",
        heroes,
        config={"keywords": ["LANTERN"]},
        goal=15,
        objects={"17": "T4"},
        progress={"17": 7},
        dice=[1, 1],
    )
    table.do("0 interact bull 17", "0 interact bull 18", "0 special bull jump")
    while not table.state.is_over:
        found = [move for seat in (0, 1) for move in table.legal(seat)]
        wanted = [move for move in found if "jump" in move]
        table.do(wanted[0] if wanted else found[0])
    return table


@clause("W-CAMP-1")
def test_chapters_come_in_order() -> None:
    assert ORDER == ("ch1", "ch2", "ch3", "ch4", "ch5", "ch6")
    assert START.next_chapter(ORDER) == "ch1"
    assert won(read_the_book()).next_chapter(ORDER) == "ch2"


@clause("W-CAMP-2", "W-COMP-16", "W-END-3", "Q-20")
def test_a_won_chapter_is_recorded_with_all_that_it_changed() -> None:
    table = read_the_book()
    notes = outcome_of(table).notes
    assert (notes["is_won"], notes["chapter"], notes["difficulty"]) == (True, "ch1", "normal")
    assert (notes["keywords"], notes["purple"]) == (["LANTERN"], ["p1"])
    campaign = won(table)
    assert campaign.total == table.state.fate
    result = campaign.result_of("ch1")
    assert result is not None
    assert (result.fate, result.difficulty) == (table.state.fate, "normal")


@clause("W-CAMP-3", "W-CARD-14")
def test_purple_cards_stay_for_all_later_chapters() -> None:
    campaign = won(read_the_book())
    options = {**campaign.options("ch2", "normal"), "players": 2}
    state = GAME.setup(GAME.check_config(options), 3, Journal(False))
    assert sorted(wyrm_names(state)) == ["p1", "w1", "w2", "w3", "w4", "w5", "w6"]


def wyrm_names(state: State) -> list[str]:
    return [state.program.wyrm_names[card] for card in state.wyrm_deck]


@clause("W-CAMP-3")
def test_struck_out_stays_in_chapter_six() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "P4", "rerolled": True}, "honey": "P10"}
    table = chapter(
        "ch6",
        heroes,
        config={"purple": ["p1"]},
        goal=12,
        objects={"13": "P4"},
        done=["14"],
        progress={"13": 2},
        dice=[1, 1],
    )
    table.do("0 interact bull 13", "0 choose west")
    assert "p6" in wyrm_names(table.state)
    kept = [table.state.program.wyrm_names.index("p6")]
    assert table.state.wyrm_kept >> kept[0] & 1 == 0


@clause("W-CAMP-4", "W-SETUP-12")
def test_items_and_scraps_go_back_between_chapters() -> None:
    campaign = won(read_the_book())
    options = {**campaign.options("ch2", "normal"), "players": 2, "recorded": {}}
    state = GAME.setup(GAME.check_config(options), 3, Journal(False))
    assert (state.things, len(state.scrap_deck)) == ([0, 0], 16)


@clause("W-CAMP-5", "W-SETUP-12")
def test_hearts_sparks_fate_and_wyrms_are_set_up_afresh() -> None:
    table = read_the_book()
    assert table.wyrms()
    campaign = won(table)
    options = {**campaign.options("ch2", "hard"), "players": 2, "recorded": {}}
    state = GAME.setup(GAME.check_config(options), 3, Journal(False))
    assert (state.fate, state.hearts[:2], state.sparks) == (4, [6, 5], [0, 0])


def hatchling(*sides: str, heroes: tuple[str, str] = ("bull", "honey")) -> Table:
    """Chapter II won, with the first upgrade on the way."""
    config: dict[str, Plain] = {"upgrades": list[Plain](sides)}
    first, second = heroes
    table = chapter(
        "ch2",
        {first: {"area": "F6", "rerolled": True}, second: "F11"},
        config=config,
        goal=17,
        objects={"18": "F6"},
        progress={"18": 10},
        dice=[1, 1],
        open=["F6-F11"],
    )
    table.do(f"0 interact {first} 18")
    while table.decision["kind"] == "upgrade":
        seats = table.decision["seats"]
        assert isinstance(seats, list)
        table.do(table.legal(int(str(seats[0])))[0])
    return table.do(f"0 move {first} F11", "0 yes")


@clause("W-CAMP-2", "W-UPG-2")
def test_the_chosen_sides_persist() -> None:
    campaign = won(hatchling())
    assert campaign.carried.upgrades == ("catch", "first_aid")
    assert sides_of(campaign.carried, GAME.campaign, ("bull", "laser")) == ["catch"]


@clause("W-CAMP-6", "W-CAMP-7", "W-UPG-3", "W-CAMP-8")
def test_a_hero_who_comes_in_later_gets_all_cards_handed_out_and_chooses_sides() -> None:
    campaign = won(hatchling())
    assert campaign.carried.handed_out == (1,)
    new = open_upgrades(campaign.carried, GAME.campaign, ("bull", "laser"))
    assert [card.id for card in new] == ["laser_u1"]
    assert open_upgrades(campaign.carried, GAME.campaign, ("bull", "honey")) == []
    options = {**campaign.options("ch3", "normal"), "players": 3}
    for side in ("skate", "smoke_can"):
        heroes: list[Plain] = ["bull", "honey", "laser"]
        chosen: list[Plain] = ["catch", "first_aid", side]
        config = GAME.check_config({**options, "heroes": heroes, "upgrades": chosen})
        assert side in config["upgrades"]  # type: ignore[operator]


@clause("W-END-1", "W-END-2")
def test_a_lost_chapter_leaves_the_campaign_as_it_was() -> None:
    before = Campaign(
        "fading_page",
        Carried(keywords=("LANTERN", "BERRIES"), upgrades=("catch",), purple=("p1", "p2")),
    )
    heroes: dict[str, Plain] = {"bull": "U12", "honey": "U1"}
    config: dict[str, Plain] = {"keywords": ["LANTERN", "BERRIES"], "purple": ["p1", "p2"]}
    table = chapter(
        "ch4",
        heroes,
        config=config,
        goal=18,
        objects={"20": "U12"},
        open=["U11-U12"],
        fate=1,
        rules=["5"],
        round=9,
    )
    table.do("0 interact bull 20", "0 choose truth", "0 choose burn")
    assert table.view()["keywords"] == ["BERRIES", "TRUTH"]
    while not table.state.is_over:
        table.do((table.legal(0) or table.legal(1))[0])
    after = won(table, before)
    assert not table.state.is_won
    assert (after.carried, after.results, after.losses) == (before.carried, (), 1)
    assert after.next_chapter(("ch4",)) == "ch4"


@clause("W-CAMP-9", "Q-21")
def test_a_won_chapter_can_be_gone_back_to() -> None:
    campaign = won(read_the_book())
    assert campaign.before("ch1").carried == START.carried
    assert campaign.before("ch1").next_chapter(ORDER) == "ch1"
    assert campaign.next_chapter(("ch1",)) is None


@clause("W-SETUP-2")
@pytest.mark.parametrize(
    ("difficulty", "gentle", "fate"),
    [("normal", 1, 6), ("normal", 5, 7), ("hard", 2, 6), ("easier", 3, 7)],
)
def test_gentle_mode_adds_a_token_for_each_loss_up_to_seven(
    difficulty: str, gentle: int, fate: int
) -> None:
    config = GAME.check_config({"difficulty": difficulty, "gentle": gentle})
    assert GAME.setup(config, 1, Journal(False)).fate == fate
