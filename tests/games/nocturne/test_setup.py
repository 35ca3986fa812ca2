"""Set-up: characters, tokens, cards, goals, the first deal, and what is seen (N-SETUP, N-ADV)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.core.view import view_bytes
from moonlit.packs.nocturne.words import CHARACTERS
from tests.clauses import clause
from tests.games.nocturne.looking import decision, seen
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.table import Table, match, position

SEEDS = range(16)


def deck(table: Table) -> list[str]:
    return [GAME.names.cards[card] for card in table.state.deck]


def characters(table: Table, players: int) -> list[str]:
    return [str(seen(table, None, "seats", seat, "character")) for seat in range(players)]


@clause("N-SETUP-1")
def test_characters_are_dealt_at_random_one_each() -> None:
    deals = [characters(match(seed, players=4), 4) for seed in SEEDS]
    assert all(sorted(deal) == sorted(CHARACTERS) for deal in deals)
    assert len({deal[0] for deal in deals}) == 4


@clause("N-SETUP-1")
def test_characters_may_be_chosen_by_agreement() -> None:
    for seed in SEEDS:
        table = match(seed, players=2, characters=["flint", "sage"])
        assert characters(table, 2) == ["flint", "sage"]
    with pytest.raises(BadConfig) as refused:
        match(players=3, characters=["flint", "sage"])
    assert (refused.value.code, refused.value.clause) == ("one-character-each", "N-SETUP-1")


@clause("N-SETUP-2")
@pytest.mark.parametrize(
    ("players", "tokens"),
    [
        (2, "1 2 3 3 4 4 5 5 6 7 star"),
        (3, "1 2 3 4 4 5 5 6 7 star"),
        (4, "1 2 3 4 5 5 6 7 star"),
    ],
)
def test_each_player_loses_a_three_and_then_a_four(players: int, tokens: str) -> None:
    table = match(players=players)
    assert [table.supply(seat) for seat in range(players)] == [tokens.split()] * players


@clause("N-SETUP-3")
def test_tokens_are_public_and_in_ascending_order() -> None:
    table = match(players=3)
    table.play(table.legal()[1])
    for viewer in (None, 0, 1, 2):
        for seat in range(3):
            assert seen(table, viewer, "seats", seat, "supply") == table.supply(seat)
    ranks = [8 if token == "star" else int(token) for token in table.supply(2)]
    assert ranks == sorted(ranks)


@clause("N-SETUP-3", "N-ADV-1")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_only_the_advanced_game_turns_every_card_to_its_ability(mode: str) -> None:
    table = match(3, players=4, mode=mode)
    for seat, character in enumerate(characters(table, 4)):
        ability = character if mode == "advanced" else None
        assert seen(table, None, "seats", seat, "ability") == ability
        assert seen(table, None, "seats", seat, "ability_unused") == (mode == "advanced")


@clause("N-SETUP-4")
def test_nobody_has_passed_at_first_and_a_pass_is_shown() -> None:
    table = match(players=3, switches={"first_starter": "forest_visitor"}, forest_visitor=1)
    assert seen(table, 0, "passed") == []
    table.play("1 pass")
    assert seen(table, 0, "passed") == [1]


@clause("N-SETUP-5")
def test_each_player_holds_one_secret_starter() -> None:
    starters = [card.id for card in GAME.pack.starters]
    first = set()
    for seed in SEEDS:
        table = match(seed, players=4)
        hands = [table.cards(seat) for seat in range(4)]
        assert all(len(hand) == 1 and hand[0] in starters for hand in hands)
        assert len({hand[0] for hand in hands}) == 4
        assert not set(deck(table)) & set(starters)
        first.add(hands[0][0])
    assert len(first) > 4


@clause("N-SETUP-5")
def test_concoctions_are_secret_until_scoring() -> None:
    table = match(players=2)
    own = table.cards(0)
    assert seen(table, 0, "seats", 0, "cards") == own
    assert seen(table, 1, "seats", 0, "cards") == [None]
    assert seen(table, None, "seats", 0, "cards") == [None]
    while table.to_act() is not None:
        table.play(f"{table.to_act()} pass")
    assert seen(table, 1, "seats", 0, "cards") == own


@clause("N-SETUP-6")
def test_the_concoctions_form_a_shuffled_deck() -> None:
    decks = [deck(match(seed)) for seed in SEEDS]
    wanted = sorted(card.id for card in GAME.pack.concoctions)
    assert all(sorted(cards) == wanted for cards in decks)
    assert len({tuple(cards) for cards in decks}) == len(decks)
    assert seen(match(), 0, "deck") == 35


@clause("N-SETUP-7")
def test_three_goals_of_each_deck_are_dealt_separately() -> None:
    twilight, moonlight = set(), set()
    for seed in SEEDS:
        table = match(seed)
        goals = seen(table, 0, "goals")
        assert isinstance(goals, list)
        assert len(goals) == 3
        assert set(goals) <= set(range(1, 13))
        assert len(set(table.state.moonlight)) == 3
        twilight.add(str(goals))
        moonlight.add(str(sorted(table.state.moonlight)))
    assert len(twilight) > 8
    assert len(moonlight) > 8
    assert twilight != moonlight


@clause("N-SETUP-7")
def test_nobody_looks_at_the_moonlight_goals_before_twilight_is_over() -> None:
    table = match(players=2)
    assert all(seen(table, seat, "moonlight") == [None] * 3 for seat in (None, 0, 1))
    table.play(f"{table.to_act()} pass")
    table.play(f"{table.to_act()} pass")
    assert seen(table, 1, "round") == "moonlight"
    assert seen(table, 1, "moonlight") == table.state.moonlight


@clause("N-SETUP-8")
def test_the_shadow_tokens_lie_in_sight_and_are_nobodys() -> None:
    table = match(players=2)
    shadows = [f"shadow{value}" for value in (5, 6, 7, 8, 9, 10)]
    assert seen(table, 1, "shadows") == shadows
    assert not any(token in shadows for seat in (0, 1) for token in table.supply(seat))


@clause("N-SETUP-9", "N-SETUP-10")
@pytest.mark.parametrize(("players", "forest", "slots"), [(2, 16, 4), (3, 20, 5), (4, 25, 6)])
def test_forest_and_sprite_board_are_dealt_from_eighty_tiles(
    players: int, forest: int, slots: int
) -> None:
    table = match(players=players)
    assert slots == players + 2
    assert len(table.forest()) == forest
    assert len(table.slots()) == slots
    assert None not in table.slots()
    assert seen(table, 0, "stack") == 80 - forest - slots
    assert seen(table, 0, "forest") == table.forest()
    assert seen(table, 0, "slots") == table.slots()
    assert not GAME.check_state(table.state)


@clause("N-SETUP-9")
def test_the_tiles_are_shuffled() -> None:
    forests = [tuple(match(seed).forest().values()) for seed in SEEDS]
    assert len(set(forests)) == len(forests)
    assert len({forest[0] for forest in forests}) > 8


@clause("N-SETUP-10")
def test_alone_the_sprite_board_is_that_of_two() -> None:
    assert len(match(players=1).slots()) == 4


@clause("N-SETUP-11")
def test_the_first_starter_is_chosen_at_random() -> None:
    assert {match(seed, players=4).to_act() for seed in range(40)} == {0, 1, 2, 3}


@clause("N-ADV-2")
def test_an_unused_ability_scores_two_points_a_used_one_none() -> None:
    table = position("forest SK01 | used 1 | start 0", players=2, mode="advanced")
    assert (table.sheet(0)["ability"], table.sheet(1)["ability"]) == (2, 0)
    assert position("forest SK01 | start 0").sheet(0)["ability"] == 0


@clause("N-ADV-3")
def test_the_symbol_of_the_card_counts_on_either_side() -> None:
    tiles = "forest SK01 | cards 0: S4 | tiles 0: EG01 | cards 1: S7 | tiles 1: EG02 | "
    named: Plain = ["redd", "sage"]
    for mode, used in (("basic", ""), ("advanced", ""), ("advanced", "used 0 1 | ")):
        table = position(f"{tiles}{used}start 0", players=2, mode=mode, characters=named)
        # S4 wants a feather and an egg: Redd's card is the feather. Sage has no skull for S7.
        assert table.sheet(0)["concoctions"] == 2
        assert table.sheet(1)["concoctions"] == 0


@clause("N-ADV-4", "D-7")
def test_the_characters_have_the_symbols_and_abilities_of_the_table() -> None:
    told = [(row.id, row.symbol, row.ability, row.number) for row in GAME.pack.characters]
    assert told == [
        ("redd", "F", "replace_winner", 6),
        ("sage", "H", "dedicate_loser", 0),
        ("abigail", "E", "exchange_tile", 0),
        ("flint", "S", "keep_cards", 2),
    ]
    grades = [row.evidence.grade_of("ability") for row in GAME.pack.characters]
    assert grades == ["printed", "reconstructed", "reconstructed", "reconstructed"]


@clause("N-INFO-1")
def test_what_is_public_is_in_every_view() -> None:
    table = position(
        "forest 0:4 SK02 / FE01 FE02 | sprites 1:3 | tiles 1: EG01 | cards 1: S1 12 31 | "
        "goals 3 7 10 | spells 1:2@b1 | passed 1 | answer 0",
        players=2,
    )
    for seat in (None, 0, 1):
        assert seen(table, seat, "face_down") == [[0, "4", "a1"]]
        assert seen(table, seat, "spells") == [[1, "2", "b1"]]
        assert seen(table, seat, "sprites") == [[1, "3"]]
        assert seen(table, seat, "forest") == table.forest()
        assert seen(table, seat, "seats", 1, "tiles") == ["EG01"]
        assert seen(table, seat, "seats", 1, "supply") == table.supply(1)
        assert seen(table, seat, "goals") == [3, 7, 10]
    assert seen(table, 0, "seats", 1, "cards") == [None, None, None]
    assert seen(table, 1, "seats", 1, "cards") == ["S1", "12", "31"]


@clause("N-INFO-1")
def test_what_is_hidden_changes_no_view() -> None:
    table = position(
        "forest SK01 SK02 | moonlight 1 2 3 | cards 1: S1 12 | deck 31 32 | stack FE01 | start 0"
    )
    other = position(
        "forest SK01 SK02 | moonlight 9 8 7 | cards 1: S9 31 | deck 12 33 | stack EG02 | start 0"
    )
    for seat in (None, 0):
        assert view_bytes(table.view(seat)) == view_bytes(other.view(seat))
    assert view_bytes(table.view(1)) != view_bytes(other.view(1))


@clause("N-INFO-1")
def test_rejected_chest_tiles_are_public() -> None:
    table = position("forest CH1 SK01 | stack FE01 EG01 MT01 | passed 1 | start 0")
    table.play("0 cast 4 a1")
    assert decision(table) == "chest"
    assert seen(table, 1, "drawn") == ["FE01", "EG01", "MT01"]
    table.play("0 keep EG01")
    assert seen(table, 1, "discards") == [[0, "FE01"], [0, "MT01"]]
