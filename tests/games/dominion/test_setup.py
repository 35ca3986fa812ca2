"""Set-up: decks, Heirlooms, what a Kingdom card puts on the table (D-SETUP)."""

from collections import Counter

import pytest

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.core.journal import Journal
from moonlit.games.dominion.notation import names_of
from moonlit.games.dominion.state import NOBODY, State
from tests.clauses import clause
from tests.games.dominion.table import CARDS, GAME, Table, kingdom

FATE = {"bard", "blessed_village", "druid", "fool", "idol", "pixie", "sacred_grove", "tracker"}
DOOM = {"cursed_village", "leprechaun", "skulk", "tormentor", "vampire", "werewolf"}
PILES = {
    "will_o_wisp": {*FATE, "exorcist"},
    "imp": {"devils_workshop", "tormentor", "exorcist"},
    "ghost": {"cemetery", "exorcist"},
    "wish": {"leprechaun", "secret_cave"},
    "bat": {"vampire"},
}
HEIRLOOMS = {
    "cemetery": "haunted_mirror",
    "fool": "lucky_coin",
    "pixie": "goat",
    "pooka": "cursed_gold",
    "secret_cave": "magic_lamp",
    "shepherd": "pasture",
    "tracker": "pouch",
}
ZOMBIES = ["zombie_apprentice", "zombie_mason", "zombie_spy"]
NOCTURNE = sorted(name for name, card in CARDS.items() if card.set == "nocturne")
KINGDOM_CARDS = [name for name in NOCTURNE if CARDS[name].role == "kingdom"]


def set_up(*cards: str, seed: int = 3, **options: Plain) -> State:
    """A match with these Kingdom cards, filled up with plain ones."""
    config = GAME.check_config({"cards": list[Plain](kingdom(cards)), **options})
    return GAME.setup(config, seed, Journal(False))


def start_deck(s: State, seat: int) -> Counter[str]:
    player = s.players[seat]
    return Counter(names_of(s.terms, player.hand + player.deck))


def put_out(s: State) -> set[str]:
    """The piles that are not in the Supply."""
    rows = enumerate(s.terms.card_names)
    return {name for kind, name in rows if s.supply[kind] and not s.terms.supply >> kind & 1}


def size_of(s: State, name: str) -> int:
    return s.supply[s.terms.card_names.index(name)]


@clause("D-COMP-4")
@pytest.mark.parametrize("card", [None, *KINGDOM_CARDS])
def test_the_supply_is_seven_basic_piles_and_ten_kingdom_piles(card: str | None) -> None:
    s = set_up(*([] if card is None else [card]))
    in_supply = {name for kind, name in enumerate(s.terms.card_names) if s.terms.supply >> kind & 1}
    basic = {name for name, one in CARDS.items() if one.role == "basic"}
    assert len(basic) == 7
    assert in_supply == basic | {*kingdom([] if card is None else [card])}
    assert len(in_supply) == 17
    assert all(size_of(s, name) > 0 for name in in_supply)


@clause("D-SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_starts_with_ten_cards_and_draws_five(players: int) -> None:
    s = set_up(players=players)
    assert len(s.players) == players
    for seat, player in enumerate(s.players):
        assert start_deck(s, seat) == {"copper": 7, "estate": 3}
        assert (len(player.hand), len(player.deck)) == (5, 5)
    assert size_of(s, "estate") == (8 if players == 2 else 12)


@clause("D-SETUP-1")
def test_decks_are_shuffled() -> None:
    orders = {tuple(set_up(seed=seed).players[0].deck) for seed in range(40)}
    assert len(orders) > 10


@clause("D-SETUP-1")
def test_the_first_player_is_random_unless_agreed() -> None:
    firsts = Counter(set_up(players=3, seed=seed).seat for seed in range(90))
    assert sorted(firsts) == [0, 1, 2]
    assert min(firsts.values()) > 15
    agreed: dict[str, Plain] = {"first_player": "seat"}
    for seed in range(9):
        assert set_up(players=3, first_seat=2, switches=agreed, seed=seed).seat == 2


@clause("D-SETUP-1")
def test_play_goes_clockwise() -> None:
    table = Table("", players=3, phase="buy", turn=1)
    order = [table.state.seat]
    for _ in range(4):
        table.do(f"{table.state.seat} end")
        order.append(table.state.seat)
    assert order == [1, 2, 0, 1, 2]


@clause("D-SETUP-2")
@pytest.mark.parametrize("count", [9, 11])
def test_a_kingdom_has_ten_cards(count: int) -> None:
    with pytest.raises(BadConfig) as refused:
        GAME.check_config({"cards": list[Plain](KINGDOM_CARDS[:count])})
    assert refused.value.clause == "D-SETUP-2"


@clause("D-SETUP-2")
@pytest.mark.parametrize("wrong", ["copper", "imp", "goat", "zombie_spy", "gates"])
def test_only_kingdom_cards_make_a_kingdom(wrong: str) -> None:
    with pytest.raises(BadConfig) as refused:
        GAME.check_config({"cards": [*KINGDOM_CARDS[:9], wrong]})
    assert refused.value.clause == "D-SETUP-2"


@clause("D-SETUP-2")
def test_no_kingdom_card_comes_twice() -> None:
    with pytest.raises(BadConfig) as refused:
        GAME.check_config({"cards": [*KINGDOM_CARDS[:9], KINGDOM_CARDS[0]]})
    assert refused.value.clause == "D-SETUP-2"


@clause("D-SETUP-2")
def test_a_kingdom_is_recommended_or_drawn_from_the_sets_in_use() -> None:
    recommended = GAME.check_config({"kingdom": "k-01"})["cards"]
    assert recommended == GAME.check_config({})["cards"]
    for number in range(20):
        drawn = GAME.check_config({"kingdom": "random", "number": number, "sets": ["base"]})
        names = drawn["cards"]
        assert isinstance(names, list)
        assert len(names) == len(set(map(str, names))) == 10
        assert {CARDS[str(name)].set for name in names} == {"base"}


@clause("D-SETUP-3")
@pytest.mark.parametrize(("card", "heirloom"), HEIRLOOMS.items())
def test_each_heirloom_replaces_a_copper(card: str, heirloom: str) -> None:
    s = set_up(card)
    for seat in (0, 1):
        assert start_deck(s, seat) == {"copper": 6, "estate": 3, heirloom: 1}
    assert size_of(s, "copper") == 60 - 12


@clause("D-SETUP-3", "D-VEC-2")
def test_pixie_and_tracker() -> None:
    s = set_up("pixie", "tracker")
    for seat in (0, 1):
        assert start_deck(s, seat) == {"estate": 3, "copper": 5, "goat": 1, "pouch": 1}
    assert size_of(s, "copper") == 50


@clause("D-SETUP-3")
def test_seven_heirlooms_leave_no_copper() -> None:
    s = set_up(*HEIRLOOMS)
    wanted = Counter({"estate": 3, **dict.fromkeys(HEIRLOOMS.values(), 1)})
    assert [start_deck(s, seat) for seat in (0, 1)] == [wanted, wanted]
    assert size_of(s, "copper") == 60


@clause("D-SETUP-3")
@pytest.mark.parametrize("card", sorted(set(KINGDOM_CARDS) - set(HEIRLOOMS)))
def test_no_other_card_brings_an_heirloom(card: str) -> None:
    assert start_deck(set_up(card), 0) == {"copper": 7, "estate": 3}


@clause("D-SETUP-4", "D-SETUP-5", "D-SETUP-6")
@pytest.mark.parametrize("card", KINGDOM_CARDS)
def test_what_a_kingdom_card_puts_out(card: str) -> None:
    s = set_up(card)
    assert put_out(s) == {pile for pile, causes in PILES.items() if card in causes}
    assert len(s.boon_deck) + len(s.boon_druid) == (12 if card in FATE else 0)
    assert len(s.boon_druid) == (3 if card == "druid" else 0)
    assert len(s.hex_deck) == (12 if card in DOOM else 0)
    assert names_of(s.terms, s.trash) == (ZOMBIES if card == "necromancer" else [])
    assert s.terms.has_woods == (card == "fool")
    assert s.woods == NOBODY


@clause("D-SETUP-4")
def test_boons_are_shuffled_face_down() -> None:
    decks = [set_up("bard", seed=seed).boon_deck for seed in range(6)]
    assert all(sorted(deck) == list(range(12)) for deck in decks)
    assert len(set(map(tuple, decks))) == 6
    s = set_up("bard")
    boons = GAME.view(s, None).table["boons"]
    assert boons == {"deck": 12, "discards": [], "druid": [], "kept": [], "out": [], "taken": []}


@clause("D-SETUP-5")
def test_hexes_are_shuffled_face_down() -> None:
    decks = [set_up("skulk", seed=seed).hex_deck for seed in range(6)]
    assert all(sorted(deck) == list(range(12)) for deck in decks)
    assert len(set(map(tuple, decks))) == 6
    s = set_up("skulk")
    assert GAME.view(s, None).table["hexes"] == {"deck": 12, "discards": [], "out": []}


@clause("D-SETUP-4")
def test_without_fate_and_doom_there_is_neither() -> None:
    s = set_up()
    assert put_out(s) == set()
    assert not s.boon_deck
    assert not s.hex_deck


@clause("D-SETUP-6")
def test_zombies_lie_face_up_in_sight_of_all() -> None:
    table = GAME.view(set_up("necromancer"), None).table
    assert (table["trash"], table["face_down"]) == (ZOMBIES, [])


@clause("D-SETUP-7")
def test_a_pile_with_several_causes_is_put_out_once() -> None:
    s = set_up("exorcist", "bard", "cemetery", "pixie", "tormentor", "devils_workshop")
    assert len(set(s.terms.card_names)) == len(s.terms.card_names)
    assert put_out(s) == {"will_o_wisp", "ghost", "imp"}
    assert [size_of(s, name) for name in ("will_o_wisp", "ghost", "imp")] == [12, 6, 13]
    assert len(s.boon_deck) == 12


@clause("D-SETUP-8")
def test_druids_boons_never_come_out_of_the_boon_deck() -> None:
    table = Table("hand: 18 bard", cards=["druid"], actions=18)
    druids = table.boons("druid")
    assert len(druids) == 3
    seen: list[str] = []
    for _ in range(9):
        seen += table.boons("deck")[:1]
        table.do("0 play bard")
        while table.state.pending and not table.offers("0 end"):
            table.do(table.legal(0)[-1])
    assert len(set(seen)) == 9
    assert not set(seen) & set(druids)
    assert not table.boons("deck")
    assert table.boons("druid") == druids


@clause("D-SETUP-8", "D-SETUP-6")
def test_druids_boons_are_the_top_three_in_sight_of_all() -> None:
    s = set_up("druid", seed=5)
    assert len({*s.boon_druid, *s.boon_deck}) == 12
    boons = GAME.view(s, None).table["boons"]
    assert isinstance(boons, dict)
    assert boons["druid"] == [s.terms.boon_names[boon] for boon in s.boon_druid]
    assert len({tuple(set_up("druid", seed=seed).boon_druid) for seed in range(8)}) > 4
