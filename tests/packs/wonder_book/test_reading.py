"""Words, selectors and numbers as they are written, and what they become."""

from __future__ import annotations

import random
from copy import deepcopy
from pathlib import Path

import pytest
import yaml

from moonlit.packs.wonder_book import board_effects as board
from moonlit.packs.wonder_book import conditions as c
from moonlit.packs.wonder_book import effects as e
from moonlit.packs.wonder_book import hero_effects as hero
from moonlit.packs.wonder_book.folder import check_pack, load_pack
from moonlit.packs.wonder_book.nodes import read_nodes
from moonlit.packs.wonder_book.reader import Reader
from moonlit.packs.wonder_book.shapes import slots_of
from moonlit.packs.wonder_book.values import (
    Areas,
    ByHeroes,
    Compare,
    CounterValue,
    CountHeroes,
    CountWyrms,
    FateUp,
    Half,
    Heroes,
    Successes,
    Text,
    Whole,
    Wyrms,
)
from moonlit.packs.wonder_book.walk import parts
from tests.packs.wonder_book.lighthouse import FILES, told, write_story

YOU = Heroes("you", must_be_awake=False)
EFFECTS_WRITTEN: dict[str, e.Effect] = {
    "fate: 2": e.ChangeFate(Whole(2)),
    "{fate: -1, if: {keyword: OIL}}": e.ChangeFate(Whole(-1), if_=c.HasKeyword("OIL")),
    "hearts: {who: {each_in: own, except: you}, n: 3, split: true}": hero.ChangeHearts(
        Whole(3), Heroes("each", is_other=True, areas=Areas("own")), split=True
    ),
    "{draw_scrap: {who: each_hero}, once: round, optional: true}": hero.DrawScrap(
        who=Heroes("each", must_be_awake=False), once="round", optional=True
    ),
    "stun: {all: true, in: own}": board.Stun(Wyrms("all")),
    "damage: {wyrms: {up_to: {rolled: successes}, in: anywhere, kind: wyrm}}": board.Damage(
        Wyrms("up_to", Successes(), Areas("anywhere"), kind="wyrm")
    ),
    "move_hero: {to: {area_of: other_hero}}": hero.MoveHero(
        to=Areas("area_of", heroes=Heroes("one", is_other=True))
    ),
    "pass_items: {between: [you, one_hero], n: any}": hero.PassItems((YOU, Heroes("one")), n=None),
    "open_border: L1-L2": board.OpenBorder(("L1", "L2")),
    "place_sparks: {in: [L1, L2]}": board.PlaceSparks(Areas("ids", ("L1", "L2"))),
    "choose_heroes: {}": hero.ChooseHeroes(),
    "text: {en: a, pl: b, de: c}": e.Say(Text("x.text.text", {"en": "a", "pl": "b", "de": "c"})),
    "modifier: {dice_add: {n: 2, uses: 1}, until: turn_end}": board.AddModifier(
        e.Modifier("dice_add", Whole(2), uses=Whole(1), until="turn_end")
    ),
    "modifier: {ignore_spawn: 1}": board.AddModifier(e.Modifier("ignore_spawn", Whole(1))),
    "hearts: {who: {each_in: {adjacent_to: hot, not_in: hot}}, n: -1}": hero.ChangeHearts(
        Whole(-1),
        Heroes(
            "each",
            areas=Areas("adjacent_to", base=Areas("set", ("hot",)), but=Areas("set", ("hot",))),
        ),
    ),
}


@pytest.mark.parametrize("written", EFFECTS_WRITTEN)
def test_an_effect_is_read_as_it_is_written(written: str) -> None:
    reader = Reader("x.yaml")
    effect = reader.effect(read_nodes("x.yaml", written.encode()), ("x",))
    assert told(reader.notes.errors) == []
    assert effect == EFFECTS_WRITTEN[written]


CONDITIONS_WRITTEN: dict[str, c.Condition] = {
    "fate: {gte: 5}": c.FateIs((Compare("gte", Whole(5)),)),
    "counter: {id: lamps, gte: {by_heroes: [1, 2, 3]}, lt: 9}": c.CounterIs(
        "lamps", (Compare("gte", ByHeroes((1, 2, 3))), Compare("lt", Whole(9)))
    ),
    "not: {any: [{keyword: A}, {no_keyword: B}]}": c.Not(
        c.AnyOf((c.HasKeyword("A"), c.LacksKeyword("B")))
    ),
    "all_heroes: left": c.AllHeroes("left"),
    "all_heroes: {in: L1}": c.AllHeroes(in_=Areas("ids", ("L1",))),
    "card_finished: 4": c.CardFinished((4,)),
    "pool_gt_board: true": c.PoolGtBoard(),
    "in_area: {who: holder, area: {around: it}}": c.InArea(
        Areas("around", base=Areas("it")), Heroes("holder", must_be_awake=False)
    ),
    "hearts_of: {who: {most: hearts}, eq: {half: {counter: x}}}": c.HeartsOf(
        (Compare("eq", Half(CounterValue("x"))),), Heroes("most", what="hearts")
    ),
    "round: {eq: {count: {all: true, in: L1}}}": c.RoundIs(
        (Compare("eq", CountWyrms(Wyrms("all", in_=Areas("ids", ("L1",))))),)
    ),
    "round: {eq: {count: {each_in: L1}}}": c.RoundIs(
        (Compare("eq", CountHeroes(Heroes("each", areas=Areas("ids", ("L1",))))),)
    ),
    "round: {lte: {fate: up}}": c.RoundIs((Compare("lte", FateUp()),)),
}


@pytest.mark.parametrize("written", CONDITIONS_WRITTEN)
def test_a_condition_is_read_as_it_is_written(written: str) -> None:
    reader = Reader("x.yaml")
    condition = reader.condition(read_nodes("x.yaml", written.encode()), ("x",))
    assert told(reader.notes.errors) == []
    assert condition == CONDITIONS_WRITTEN[written]


MISWRITTEN = {
    "fate: many": "n must be a whole number, a name with $ or one of by_heroes, by_players, ",
    "{fate: 1, hearts: 1}": "exactly one word must say what this is, found: fate, hearts",
    "heart: 1": "unknown word “heart”; known are text, picture, ",
    "fate: $n": 'there is no number in vars "n"; known are –',
    "choose_heroes: 3": '"choose_heroes" takes nothing; write choose_heroes: true',
    "hearts: {who: me}": 'who or where is meant? Found "me"; possible are you, it, ',
    "hearts: {who: {each_in: own, but: you}}": 'unknown field "but"; known are each_in, one_in, ',
    "damage: {wyrms: {one: true, state: asleep}}": "state must be one of any, standing, stunned, ",
    "damage: {n: 1}": 'field "wyrms" is missing',
    "open_border: L1": "pair must be two areas with a hyphen, such as T1-T2, ",
    "{fate: 1, once: often}": "once must be one of chapter, round, phase, hero, ",
    "{fate: 1, optional: maybe}": "optional must be true or false, ",
    "text: hello": 'text must be a text in en, pl, de, found "hello"',
    "text: {en: hello, fr: salut, pl: a, de: b}": 'unknown field "fr"; known are en, pl, de',
    'text: {en: "", pl: a, de: b}': 'en must be a text that is not empty, found ""',
    "modifier: {dice_add: {wyrms: it}}": 'unknown field "wyrms"; known are n, of, who, uses, per',
    "roll: {dice: 2, branches: [{when: {around: 1}, do: []}]}": "a comparison is missing",
    "gain_upgrade: 4": "n must be from 1 to 3, found 4",
    "fate: {by_heroes: [1, two, 3]}": "by_heroes must be a whole number, found a list",
    "add_wyrm_card: 'not an id'": 'id must be letters and digits without spaces, found "not an id"',
    "make_stack: {id: x, cards: [one], area: L1}": '1 must be a whole number, found "one"',
}


@pytest.mark.parametrize("written", MISWRITTEN)
def test_what_is_miswritten_is_told(written: str) -> None:
    reader = Reader("x.yaml")
    reader.effect(read_nodes("x.yaml", b"\n" + written.encode()), ("x",))
    errors = told(reader.notes.errors)
    assert any(one.startswith(f"x.yaml:2: {MISWRITTEN[written]}") for one in errors), errors


def test_texts_are_called_by_chapter_card_and_field(tmp_path: Path) -> None:
    campaign = load_pack(write_story(tmp_path))
    texts = {text.id: text for text in _texts(campaign)}
    assert texts["one.c05.front"].in_language("pl") == "Knot."
    assert texts["one.c03.options.take.label"].in_language("de") == "Nimm es"
    assert texts["two.strokes.2"].in_language("en") == "Two."
    assert texts["one.boards.tower.areas.L1.name"].in_language("en") == "Door"
    assert texts["campaign.keywords.OIL.name"].in_language("xx") == "Oil"


def _texts(value: object) -> list[Text]:
    found: list[Text] = []
    for part, _ in parts(value):
        for slot in slots_of(type(part)):
            one = getattr(part, slot.name)
            found += [
                text
                for text in (one if isinstance(one, tuple) else (one,))
                if isinstance(text, Text)
            ]
    return found


def test_the_built_in_texts_have_ids_of_their_own() -> None:
    ids = [text.id for text in _texts(load_pack())]
    assert len(ids) > 500
    assert len(ids) == len(set(ids))


JUNK: list[object] = [None, 0, -1, True, "", "own", "x", [], {}, [[]], {"a": 1}, "$x", 3.5, ["L1"]]


def _spots(value: object) -> list[tuple[dict[object, object] | list[object], object]]:
    if isinstance(value, dict):
        return [(value, key) for key in value] + [s for one in value.values() for s in _spots(one)]
    if isinstance(value, list):
        return [(value, n) for n in range(len(value))] + [s for one in value for s in _spots(one)]
    return []


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_spoilt_is_told_and_never_breaks_the_reader(seed: int, tmp_path: Path) -> None:
    """One value of the story becomes something else, or goes; 160 stories in all."""
    dice = random.Random(seed)
    for _ in range(20):
        name = dice.choice(["campaign", "endings", "one", "two"])
        story = deepcopy(yaml.safe_load(FILES[f"{name}.yaml"]))
        holder, key = dice.choice(_spots(story))
        if dice.random() < 0.25:
            del holder[key]  # type: ignore[arg-type]
        else:
            holder[key] = dice.choice(JUNK)  # type: ignore[call-overload]
        write_story(tmp_path, **{name: yaml.safe_dump(story, allow_unicode=True)})
        checked = check_pack(tmp_path)
        assert (checked.campaign is None) <= bool(checked.errors)
        told(checked.errors + checked.warnings)
