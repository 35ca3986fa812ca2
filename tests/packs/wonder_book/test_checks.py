"""A planted fault for every rule of the checks (section 15.9), told with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonlit.packs.wonder_book.folder import check_pack
from tests.clauses import clause
from tests.packs.wonder_book.lighthouse import ONE, broken, told, write_story

LAMP = "      - counter: {id: lamps, add: 1}\n"
SPAWN = "      - spawn: {n: $pack, vortex: A}\n"
PLACE = "      - place_card: {card: 5, area: L2}\n"
START = "      - place_heroes: {in: L1}\n"
GOAL = "goal: {counter: {id: lamps, gte: 1}}"
LEAVE = '      - id: leave\n        label: {en: "Leave it", pl: "Zostaw", de: "Lass es"}\n'
WICK = 'front: {en: "A wick.", pl: "Knot.", de: "Ein Docht."}'
ROW = "goal: {card_finished: 4}"
FLEE = """\
    special_actions:
      - {id: flee, label: {en: a, pl: b, de: c}, do: [{leave_board: you}]}
"""

# Rule, file, what is replaced, by what, lines from there to where it is told, and what is said.
ERRORS: dict[str, tuple[str, str, str, int, str]] = {
    "V-1 card twice": (
        "one",
        "  - n: 3\n",
        "  - n: 5\n",
        10,
        "n 5 is used twice, first in line 40",
    ),
    "V-1 take": (
        "one",
        "{take: 3}",
        "{take: 7}",
        0,
        'there is no card "7"; known are 1, 2, 3, 5, 9',
    ),
    "V-1 place": ("one", "{card: 5, area: L2}", "{card: 6, area: L2}", 0, 'there is no card "6"'),
    "V-1 stack": ("two", "cards: [3, 4]", "cards: [3, 7]", 0, 'there is no card "7"'),
    "V-1 kind": (
        "one",
        "{card: 5, area: L2}",
        "{card: 3, area: L2}",
        0,
        "card 3 is of kind choice; here it must be interaction, special_rule",
    ),
    "V-1 stack id": ("two", "next_in_stack: boat", "next_in_stack: ship", 0, 'no stack "ship"'),
    "V-1 counter": ("one", "{id: lamps, gte: 1}", "{id: lumps, gte: 1}", 0, 'no counter "lumps"'),
    "V-1 vortex": ("two", "{vortex: A}", "{vortex: B}", 0, 'there is no vortex "B"; known are A'),
    "V-1 ending": ("two", "- ending: dawn", "- ending: dusk", 0, 'there is no ending "dusk"'),
    "V-1 keyword": ("two", "{keyword: OIL}", "{keyword: OLI}", 0, 'there is no keyword "OLI"'),
    "V-1 chapter": (
        "two",
        "requires: [one]",
        "requires: [six]",
        0,
        "requires names six, which does not come before",
    ),
    "V-1 order": (
        "one",
        "campaign: lighthouse\n",
        "campaign: lighthouse\nrequires: [two]\n",
        1,
        "requires names two, which does not come before this chapter",
    ),
    "V-2 area": (
        "one",
        "{in: L1}",
        "{in: L9}",
        0,
        'there is no area "L9"; known are L1, L2, L3, L4',
    ),
    "V-2 border": ("one", "[L1-L2, L2-L3]", "[L1-L2, L2-L9]", -7, 'there is no area "L9"'),
    "V-2 open and blocked": (
        "one",
        "blocked: [L2-L4]",
        "blocked: [L2-L1]",
        -8,
        "border L2-L1 is given twice",
    ),
    "V-2 no border": (
        "one",
        START,
        START + "      - open_border: L1-L4\n",
        1,
        "there is no border L1-L4 on any board",
    ),
    "V-3 goal": (
        "one",
        GOAL,
        "goal: {all_heroes: {in: L4}}",
        0,
        "area L4 cannot be walked to from where the heroes start",
    ),
    "V-3 object": (
        "one",
        "{card: 5, area: L2}",
        "{card: 5, area: L4}",
        0,
        "area L4 cannot be walked",
    ),
    "V-3 start": ("one", START, "", -5, "no card places the heroes with place_heroes"),
    "V-4 unreachable": (
        "one",
        "then: {take: 3}",
        "then: {take: 9}",
        1,
        "nothing leads to this card",
    ),
    "V-4 dead end": ("one", "then: {take: 9}", "then: discard", -9, "no way leads from this card"),
    "V-4 circle": (
        "two",
        "then: take_next",
        "then: {take: 1}",
        -8,
        "cards 1 lead in a circle without a decision or a goal",
    ),
    "V-4 closed options": (
        "one",
        LEAVE,
        "        if: {keyword: OIL}\n",
        -7,
        "with some keywords none of the options is open",
    ),
    "V-5 counter": (
        "one",
        "{id: lamps, gte: 1}",
        "{id: lamps, gte: {by_heroes: [1, 2, 2]}}",
        0,
        'with 3 heroes counter "lamps" must come to 2, but what is in play adds up to 1',
    ),
    "V-5 deserted": (
        "one",
        "    goal: {counter: {id: lamps, gte: 1}}\n",
        "    goal: {counter: {id: lamps, gte: 1}}\n" + FLEE,
        -6,
        "all heroes can leave the board under this goal, and then nothing ever ends it",
    ),
    "V-11 different": (
        "one",
        "      - hearts: {who: you, n: 1}\n",
        "      - stun: {up_to: 2, in: own, different: false}\n",
        0,
        "different must be one of true, found false",
    ),
    "V-5 not laid": (
        "two",
        "cards: [3, 4]",
        "cards: [3]",
        9,
        "card 4 must be finished, but nothing lays it out",
    ),
    "V-5 stays": (
        "two",
        "    on_done: [{counter: {id: rowed, add: 1}}]\n    then: discard\n",
        "    on_done: [{counter: {id: rowed, add: 1}}]\n    then: keep\n",
        -11,
        "card 4 must be finished, but it never leaves",
    ),
    "V-5 stack stops": (
        "two",
        "on_interact: [{next_in_stack: boat}]",
        "on_interact: [{fate: 1}]",
        -3,
        "nothing on this card brings up the next one of stack boat",
    ),
    "V-5 nobody leaves": ("two", ROW, "goal: {all_heroes: left}", 0, "nothing lets a hero leave"),
    "V-5 boss": (
        "one",
        GOAL,
        "goal: {boss_hearts: {id: keeper, lte: 0}}",
        0,
        '"keeper" is needed, but nothing puts it on the board',
    ),
    "V-5 heroes": ("two", ROW, "goal: {heroes_in: {area: S2, gte: 3}}", 0, "more heroes than two"),
    "V-5 keyword": (
        "two",
        ROW,
        "goal: {keyword: OIL}",
        0,
        "keyword OIL must be written, but nothing",
    ),
    "V-6 not written": (
        "one",
        "do: [{write_keyword: OIL}]",
        "do: [{erase_keyword: OIL}]",
        0,
        "keyword OIL is read here, but no card writes it",
    ),
    "V-7 sparks": ("two", "sparks: 1}", "sparks: 18}", 0, "sparks must be from 0 to 17, found 18"),
    "V-7 sparks in all": (
        "one",
        'de: "Lampe"}}\n',
        'de: "Lampe"}, sparks: 16}\n',
        -4,
        "at most 17 sparks exist, found 18",
    ),
    "V-7 dice": (
        "two",
        "{dice: 2, need: 3",
        "{dice: 6, need: 3",
        -3,
        "from 1 to 5 dice can be rolled",
    ),
    "V-8 by_heroes": (
        "one",
        "{by_heroes: [1, 1, 2]}",
        "{by_heroes: [1, 1]}",
        0,
        "by_heroes must have 3 entries, found 2",
    ),
    "V-8 need": (
        "two",
        "need: 3",
        "need: {by_heroes: [3, 0, 1]}",
        -3,
        "at least 1 success must be needed",
    ),
    "V-9 cost": (
        "one",
        "cost: {sparks: 1}",
        "cost: {sparks: 18}",
        -4,
        "nobody can pay 18 sparks here",
    ),
    "V-10 no English": (
        "one",
        WICK,
        'front: {pl: "Knot.", de: "Ein Docht."}',
        0,
        "front has no text in en",
    ),
    "V-11 gap": ("one", "min: 5", "min: 6", -4, "the bands must cover 1 to 10 fate tokens"),
    "V-11 overlap": ("one", "min: 5", "min: 4", -4, "the bands must cover 1 to 10 fate tokens"),
    "V-13 you": (
        "one",
        START,
        START + "      - hearts: {who: you, n: -1}\n",
        1,
        '"you" means nobody here, because no hero is acting',
    ),
    "V-13 own": (
        "one",
        SPAWN,
        "      - spawn: {n: $pack, area: own}\n",
        0,
        '"own" means nobody here',
    ),
    "V-13 it": ("one", GOAL, "goal: {in_area: {area: L2}}", 0, '"it" means nobody here'),
    "cost that only play can tell": (
        "one",
        "cost: {sparks: 1}",
        "cost: {sparks: {counter: lamps}}",
        -4,
        "sparks must be fixed before the match",
    ),
    "gift to nobody": (
        "two",
        "on_interact: [{next_in_stack: boat}]",
        "on_interact: [{next_in_stack: boat}, {pass_items: {from: you}}]",
        0,
        'field "to" is missing',
    ),
    "V-13 wyrm": (
        "two",
        ROW,
        ROW + "\n    rules: [{trigger: turn_start, do: [{stun: {wyrms: it}}]}]",
        1,
        '"it" means nobody here',
    ),
    "V-13 place": (
        "two",
        ROW,
        ROW + "\n    rules: [{trigger: round_end, do: [{place_sparks: {in: it}}]}]",
        1,
        '"it" means nobody here',
    ),
    "V-13 other": (
        "two",
        "      - ending: dawn\n",
        "      - hearts: {who: other_hero}\n      - ending: dawn\n",
        0,
        '"other_hero" means nobody here',
    ),
    "discarded special action": (
        "two",
        ROW,
        ROW + "\n    special_actions:\n      - id: wave\n        label: {en: a, pl: b, de: c}\n"
        "        do: [{fate: 1}]\n        then: discard",
        2,
        "only an item can be discarded by its special action",
    ),
    "chosen in a modifier": (
        "two",
        ROW,
        ROW + "\n    modifiers: [{wyrm_skips: {wyrms: {one: true}}}]",
        1,
        "a standing change cannot ask for a choice of wyrms",
    ),
    "one of several": (
        "one",
        "{id: lamps, add: 1}",
        "{id: lamps, add: 1, set: 1}",
        0,
        "exactly one of add, set must be there",
    ),
}


@clause(
    "V-1",
    "V-2",
    "V-3",
    "V-4",
    "V-5",
    "V-6",
    "V-7",
    "V-8",
    "V-9",
    "V-10",
    "V-11",
    "V-13",
)
@pytest.mark.parametrize("rule", ERRORS)
def test_a_planted_fault_is_told_where_it_is(rule: str, tmp_path: Path) -> None:
    file, old, new, below, said = ERRORS[rule]
    checked, line = broken(tmp_path, file, old, new)
    errors = told(checked.errors)
    assert any(f"{file}.yaml:{line + below}: " in one and said in one for one in errors), errors


def test_a_chapter_without_its_end_is_told(tmp_path: Path) -> None:
    one = ONE[: ONE.index("  - n: 9\n")].replace("{take: 9}", "discard")
    errors = told(check_pack(write_story(tmp_path, one=one)).errors)
    assert "one.yaml:1: no card is of kind chapter_end" in errors
