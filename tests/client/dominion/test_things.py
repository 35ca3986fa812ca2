"""Cards, Boons, Hexes and States in our own words; the glossary and the form."""

from typing import cast

import pytest

from moonlit.client.clauses import clause_texts
from moonlit.client.dominion.glossary import clauses_of
from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.dominion.teller import DominionTeller
from moonlit.client.teller import make_teller
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.errors import TableError
from moonlit.core.game import Game
from moonlit.core.plain import items, tables
from moonlit.games import AnyState
from moonlit.packs.dominion.tables import Named
from tests.client.catalogues import STRICT, check_sentence, check_told
from tests.client.codes import refusals
from tests.games.dominion.table import GAME, Table

PACK = GAME.pack
THINGS: tuple[Named, ...] = (*PACK.cards, *PACK.boons, *PACK.hexes, *PACK.states)
LEXICONS = tuple(Lexicon(words, PACK) for words in STRICT)
TELLERS = tuple(DominionTeller(PACK, words) for words in STRICT)
ENGLISH, POLISH, GERMAN = LEXICONS

in_every_language = pytest.mark.parametrize("lexicon", LEXICONS, ids=LANGUAGES)


@in_every_language
def test_everything_says_what_it_does(lexicon: Lexicon) -> None:
    for thing in THINGS:
        check_sentence(lexicon.text(thing.id))
        assert "_" not in lexicon.whole_text(thing.id)


@in_every_language
def test_a_card_tells_its_bonuses_and_its_heirloom(lexicon: Lexicon) -> None:
    for card in PACK.cards:
        text = lexicon.whole_text(card.id)
        bonus = lexicon.bonus(card.actions, card.buys, card.coins, card.cards)
        assert text.startswith(bonus)
        if card.heirloom:
            assert lexicon.name(card.heirloom) in text


def test_numbers_are_the_same_in_every_language() -> None:
    for thing in THINGS:
        english, polish, german = (
            sorted(mark for mark in lexicon.text(thing.id) if mark.isdecimal())
            for lexicon in LEXICONS
        )
        # A German text says `1 Gold` where an English one needs no number.
        assert len(german) >= len(english)
        assert polish == english


def test_texts_read_naturally() -> None:
    assert [lexicon.text("market") for lexicon in LEXICONS] == [
        "+1 Card, +1 Action, +1 Buy, +$1.",
        "+1 Karta, +1 Akcja, +1 Zakup, +1\N{NO-BREAK SPACE}$.",
        "+1 Karte, +1 Aktion, +1 Kauf, +1\N{NO-BREAK SPACE}$.",
    ]
    assert [lexicon.text("curse") for lexicon in LEXICONS] == [
        "−1 point at the end.",
        "−1 punkt na koniec.",
        "Am Ende −1 Punkt.",
    ]
    assert POLISH.cards(["copper", "copper", "?", "estate"]) == (
        "2 × Miedziak, Posiadłość i nieznana karta"
    )


def test_rulings_are_those_of_the_thing() -> None:
    known = clause_texts("dominion")
    for thing in THINGS:
        assert set(clauses_of(thing)) <= set(known)
    assert clauses_of(PACK.card("vampire"))[:2] == ["D-VAMPIRE-1", "D-SETUP-6"]
    assert "D-VAMPIRE-3" in clauses_of(PACK.card("vampire"))
    assert clauses_of(PACK.card("cellar")) == ["D-BASE-4"]


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
def test_the_glossary_marks_names_of_our_own(teller: DominionTeller) -> None:
    glossary = teller.glossary()
    language = teller.words.language
    for shelf, things in {"hexes": PACK.hexes, "cards": PACK.cards}.items():
        entries = glossary[shelf]
        assert isinstance(entries, dict)
        for thing in things:
            entry = entries[thing.id]
            assert isinstance(entry, dict)
            assert entry["name"] == thing.names[language]
            assert entry["named"] == thing.named[language]
            assert entry["ours"] == (thing.named[language] == "original")
            check_sentence(str(entry["evidence"]))


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
def test_the_form_names_the_recommended_kingdoms(teller: DominionTeller) -> None:
    form = teller.catalogue()
    language = teller.words.language
    kingdoms = {one["id"]: one for one in tables(form["presets"])}
    assert list(kingdoms) == [*(kingdom.id for kingdom in PACK.kingdoms), "random", "own"]
    for kingdom in PACK.kingdoms:
        entry = kingdoms[kingdom.id]
        assert entry["name"] == kingdom.names[language]
        assert entry["ours"] is kingdom.is_ours
        assert all(PACK.card(card).names[language] in str(entry["text"]) for card in kingdom.cards)
    for option in tables(form["options"]):
        check_told(str(option["name"]))
        for value in tables(option["values"]):
            check_told(str(value["name"]))


@pytest.mark.parametrize("number", range(120))
def test_what_the_form_allows_can_be_played(number: int) -> None:
    dice = Dice(number)
    form = TELLERS[0].catalogue()
    chosen: dict[str, Plain] = {"players": 2 + dice.below(5)}
    switches: dict[str, Plain] = {}
    for option in tables(form["options"]):
        if _is_offered(option, {**chosen, **switches}):
            into = switches if option["inside"] else chosen
            into[str(option["id"])] = _choose(option, dice)
    _mend(chosen)
    config = GAME.check_config({**chosen, "switches": switches})
    assert GAME.seats(config) == chosen["players"]


def _mend(chosen: dict[str, Plain]) -> None:
    """What one choice asks of another, as the texts of the form say."""
    if chosen["kingdom"] == "own" and "druid" not in items(chosen["cards"]):
        chosen["druid"] = []
    if chosen["kingdom"] == "random":
        wishes = items(chosen["wishes"])
        chosen["bans"] = [card for card in items(chosen["bans"]) if card not in wishes]


def _is_offered(option: dict[str, Plain], chosen: dict[str, Plain]) -> bool:
    when = option["when"]
    assert isinstance(when, dict)
    for name, values in when.items():
        assert isinstance(values, list)
        if chosen.get(name) not in values:
            return False
    return True


def _choose(option: dict[str, Plain], dice: Dice) -> Plain:
    values = [value["id"] for value in tables(option["values"])]
    match option["kind"]:
        case "choice":
            return values[dice.below(len(values))]
        case "many":
            order = list(range(len(values)))
            dice.shuffle(order)
            counts = option.get("counts", [1])
            assert isinstance(counts, list)
            count = counts[dice.below(len(counts))]
            assert isinstance(count, int)
            return [values[place] for place in order[:count]]
        case "number":
            high = option["high"]
            assert isinstance(high, int)
            return dice.below(high)
    return dice.below(2)


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
def test_every_refusal_has_a_sentence(teller: DominionTeller) -> None:
    for refusal in refusals():
        if "dominion" not in refusal.place:
            continue
        for card in ("silver", "no_such_card"):
            facts = {name: card if name == "name" else "act" for name in refusal.facts}
            told = teller.problem(TableError(refusal.code, **facts), ("Anna", "Bolko"))
            check_told(told)
            assert f"({refusal.code}" not in told
            if "name" in refusal.facts and card == "silver":
                assert PACK.card("silver").names[teller.words.language] in told


def test_refusals_read_naturally() -> None:
    table = Table("hand: copper", "", phase="buy", coins=2)
    error = table.refused("0 buy silver")
    assert [teller.problem(error, ("Anna", "Bolko")) for teller in TELLERS] == [
        "Silver costs $3, and you have $2. Rule D-BUYPH-2.",
        "Srebrnik kosztuje 3\N{NO-BREAK SPACE}$, a masz 2\N{NO-BREAK SPACE}$. Zasada D-BUYPH-2.",
        "Silber kostet 3\N{NO-BREAK SPACE}$, und du hast 2\N{NO-BREAK SPACE}$. Regel D-BUYPH-2.",
    ]


def test_the_teller_is_found_by_the_game() -> None:
    found = make_teller(cast("Game[AnyState]", GAME), Words("en"))
    assert isinstance(found, DominionTeller)
