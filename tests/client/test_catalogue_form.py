"""Whatever is chosen in the form of Nocturne by its own rules is a match that can be played."""

import pytest

from moonlit.client.nocturne.form import make_form
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from tests.client.catalogues import STRICT, check_told
from tests.games.nocturne.sampling import GAME

FORMS = {words.language: make_form(words, GAME.pack) for words in STRICT}
FORM = FORMS["en"]
KINDS = ("choice", "flag", "many", "each", "seat")


def rows(value: Plain) -> list[dict[str, Plain]]:
    assert isinstance(value, list)
    return [row for row in value if isinstance(row, dict)]


def holds(when: Plain, config: dict[str, Plain]) -> bool:
    assert isinstance(when, dict)
    return all(_has(config, name, values) for name, values in when.items())


def _has(config: dict[str, Plain], name: str, values: Plain) -> bool:
    assert isinstance(values, list)
    return config[name] in values


def choose(option: dict[str, Plain], config: dict[str, Plain], dice: Dice) -> Plain:
    """Something the option allows here."""
    offered = [value["id"] for value in rows(option["values"]) if holds(value["when"], config)]
    players = config["players"]
    assert isinstance(players, int)
    match option["kind"]:
        case "choice":
            return offered[dice.below(len(offered))]
        case "flag":
            return dice.below(2) == 1
        case "many":
            return [value for value in offered if dice.below(2)]
        case "each":
            dice.shuffle(order := list(range(len(offered))))
            return [offered[place] for place in order[:players]] if dice.below(2) else []
    return dice.below(players)


def fill_in(number: int) -> dict[str, Plain]:
    """A config made by the rules of the form, at random."""
    dice = Dice(number)
    players = FORM["players"]
    assert isinstance(players, list)
    everything = {str(option["id"]): option["default"] for option in rows(FORM["options"])}
    config: dict[str, Plain] = {**everything, "players": players[dice.below(len(players))]}
    chosen: dict[str, Plain] = {"players": config["players"]}
    for option in rows(FORM["options"]):
        name, inside = str(option["id"]), str(option["inside"])
        if dice.below(3) == 0 or not holds(option["when"], config):
            continue
        config[name] = choose(option, config, dice)
        if inside:
            table = chosen.setdefault(inside, {})
            assert isinstance(table, dict)
            table[name] = config[name]
        else:
            chosen[name] = config[name]
    return chosen


@pytest.mark.parametrize("block", range(8))
def test_what_the_form_allows_can_be_played(block: int) -> None:
    for number in range(block * 100, block * 100 + 100):
        config = GAME.check_config(fill_in(number))
        assert GAME.to_act(GAME.setup(config, number, Journal(False)))


def test_every_option_of_the_game_is_in_the_form() -> None:
    options = rows(FORM["options"])
    outer = {str(option["id"]) for option in options if not option["inside"]}
    inner = {str(option["id"]) for option in options if option["inside"] == "switches"}
    assert {*outer, "players", "switches"} == set(GAME.check_config({}))
    assert inner == {switch.id for switch in GAME.pack.editions.switches}
    assert {option["kind"] for option in options} == set(KINDS)


def test_presets_and_scenarios_can_be_started() -> None:
    for row in (*rows(FORM["presets"]), *rows(FORM["scenarios"])):
        options = row["options"]
        assert isinstance(options, dict)
        GAME.check_config(options)
    assert len(rows(FORM["scenarios"])) == len(GAME.pack.scenarios)
    assert len(rows(FORM["achievements"])) == len(GAME.pack.achievements)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    form = FORMS[language]
    for part in ("options", "presets", "scenarios", "achievements", "bots"):
        for row in rows(form[part]):
            check_told(str(row["name"]))
            for value in rows(row.get("values", [])):
                check_told(str(value["name"]))
                assert set(value) == {"id", "name", "text", "ours", "when"}
    for option in rows(form["options"]):
        if not option["inside"]:
            check_told(str(option["text"]))
    check_told(str(form["tagline"]))


def test_what_we_filled_in_is_marked() -> None:
    variants = next(option for option in rows(FORM["options"]) if option["id"] == "variants")
    marked = {str(value["id"]) for value in rows(variants["values"]) if value["ours"]}
    assert marked == {"twisted_trees"}
    assert make_form(Words("pl"), GAME.pack)["name"] == "Nokturn"


def test_personas_have_names_of_their_own_in_every_language() -> None:
    named = [[str(one["name"]) for one in rows(FORMS[language]["personas"])] for language in FORMS]
    assert all(name[0].isupper() for names in named for name in names)
    for names in zip(*named, strict=True):
        assert len({*names}) == len(named)
