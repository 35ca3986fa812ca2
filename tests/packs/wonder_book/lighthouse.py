"""A small whole campaign of two chapters, and copies of it with something wrong in them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from moonlit.client.faults import tell_pack_error
from moonlit.packs.source import PackError
from moonlit.packs.wonder_book.folder import Checked, check_pack
from tests.client.catalogues import STRICT, check_told

CAMPAIGN: Final = """\
format: campaign/1
id: lighthouse
title: {en: "Light", pl: "Światło", de: "Licht"}
chapters: [one, two]
keywords:
  - id: OIL
    name: {en: "Oil", pl: "Olej", de: "Öl"}
    text: {en: "A full can.", pl: "Pełna bańka.", de: "Eine volle Kanne."}
"""
ENDINGS: Final = """\
endings:
  - id: dawn
    title: {en: "Dawn", pl: "Świt", de: "Morgen"}
    text: [{en: "It is day.", pl: "Jest dzień.", de: "Es ist Tag."}]
    keywords: {OIL: {en: "Oil.", pl: "Olej.", de: "Öl."}}
"""
ONE: Final = """\
format: chapter/1
id: one
numeral: I
title: {en: "Stairs", pl: "Schody", de: "Treppe"}
campaign: lighthouse
boards:
  - id: tower
    name: {en: "Tower", pl: "Wieża", de: "Turm"}
    areas:
      L1: {name: {en: "Door", pl: "Drzwi", de: "Tür"}, sparks: 2}
      L2: {name: {en: "Lamp", pl: "Lampa", de: "Lampe"}}
      L3: {name: {en: "Sea", pl: "Morze", de: "Meer"}, vortex: A}
      L4: {name: {en: "Loft", pl: "Strych", de: "Boden"}}
    open: [L1-L2, L2-L3]
    blocked: [L2-L4]
vars:
  pack: {by_heroes: [1, 1, 2]}
entities:
  - id: keeper
    kind: boss
    name: {en: "Keeper", pl: "Latarnik", de: "Wärter"}
    hearts: 3
cards:
  - n: 1
    kind: story
    title: {en: "Night", pl: "Noc", de: "Nacht"}
    text: {en: "It is dark.", pl: "Jest ciemno.", de: "Es ist dunkel."}
    on_reveal:
      - place_heroes: {in: L1}
      - place_card: {card: 5, area: L2}
    then: take_next
  - n: 2
    kind: goal
    title: {en: "Light it", pl: "Zapalcie", de: "Zündet an"}
    goal_text: {en: "Light the lamp.", pl: "Zapalcie lampę.", de: "Zündet die Lampe an."}
    enemy_phase:
      - spawn: {n: $pack, vortex: A}
    goal: {counter: {id: lamps, gte: 1}}
    then: {take: 3}
  - n: 3
    kind: choice
    title: {en: "Oil?", pl: "Olej?", de: "Öl?"}
    options:
      - id: take
        label: {en: "Take it", pl: "Weź", de: "Nimm es"}
        do: [{write_keyword: OIL}]
      - id: leave
        label: {en: "Leave it", pl: "Zostaw", de: "Lass es"}
    then: {take: 9}
  - n: 5
    kind: interaction
    title: {en: "Lamp", pl: "Lampa", de: "Lampe"}
    front: {en: "A wick.", pl: "Knot.", de: "Ein Docht."}
    cost: {sparks: 1}
    on_interact:
      - counter: {id: lamps, add: 1}
      - hearts: {who: you, n: 1}
    then: discard
  - n: 9
    kind: chapter_end
    title: {en: "Up", pl: "Na górze", de: "Oben"}
    bands:
      - {min: 5, max: 10, id: gold, text: {en: "Gold.", pl: "Złoto.", de: "Gold."}}
      - {min: 1, max: 4, id: ink, text: {en: "Ink.", pl: "Atrament.", de: "Tinte."}}
"""
TWO: Final = """\
format: chapter/1
id: two
numeral: II
title: {en: "Storm", pl: "Burza", de: "Sturm"}
campaign: lighthouse
requires: [one]
boards:
  - id: shore
    name: {en: "Shore", pl: "Brzeg", de: "Ufer"}
    areas:
      S1: {name: {en: "Sand", pl: "Piasek", de: "Sand"}, sparks: 1}
      S2: {name: {en: "Pier", pl: "Molo", de: "Mole"}, vortex: A}
    open: [S1-S2]
cards:
  - n: 1
    kind: story
    title: {en: "Wind", pl: "Wiatr", de: "Wind"}
    on_reveal:
      - place_heroes: {in: S1}
      - {fate: 1, if: {keyword: OIL}}
      - make_stack: {id: boat, cards: [3, 4], area: S2}
      - ending: dawn
    then: take_next
  - n: 2
    kind: goal
    title: {en: "Row", pl: "Wiosłujcie", de: "Rudert"}
    goal_text: {en: "Row away.", pl: "Odpłyńcie.", de: "Rudert fort."}
    enemy_phase:
      - reveal_wyrm_card: {vortex: A}
    goal: {card_finished: 4}
    then: {take: 9}
  - n: 3
    kind: interaction
    title: {en: "Rope", pl: "Lina", de: "Tau"}
    on_interact: [{next_in_stack: boat}]
    then: discard
  - n: 4
    kind: interaction
    title: {en: "Oar", pl: "Wiosło", de: "Ruder"}
    effort: {dice: 2, need: 3, lines: strokes}
    on_done: [{counter: {id: rowed, add: 1}}]
    then: discard
  - n: 9
    kind: chapter_end
    title: {en: "Away", pl: "Precz", de: "Fort"}
    bands:
      - {min: 1, max: 10, id: gold, text: {en: "Gold.", pl: "Złoto.", de: "Gold."}}
texts:
  strokes:
    en: ["One.", "Two."]
    pl: ["Raz.", "Dwa."]
    de: ["Eins.", "Zwei."]
"""
HERO: Final = """\
- id: {id}
  name: &
  hearts: 4
  colour: tide
  attack: {{title: &, text: &, dice: 2}}
  skill: {{id: {id}_skill, title: &, text: &, cost: 1, do: [{{hearts: 1}}]}}
""".replace("&", "{{en: a, pl: b, de: c}}")
# Small decks of its own are quicker to read than those that the built-in campaign would lend.
DECKS: Final = ("heroes", "upgrades", "wyrms", "scraps")
FILES: Final = {
    "campaign.yaml": CAMPAIGN,
    "endings.yaml": ENDINGS,
    "one.yaml": ONE,
    "two.yaml": TWO,
    "heroes.yaml": "heroes:\n" + HERO.format(id="ann") + HERO.format(id="bob"),
    "upgrades.yaml": "upgrades: []\n",
    "wyrms.yaml": "wyrms:\n- {id: w1, title: {en: a, pl: b, de: c}, spawn: [normal]}\n",
    "scraps.yaml": "scraps: []\n",
}


def write_story(folder: Path, **changed: str) -> Path:
    """The story in a folder; `one="…"` replaces a whole file."""
    for name, text in FILES.items():
        (folder / name).write_text(changed.get(name.removesuffix(".yaml"), text), "utf-8")
    return folder


def broken(folder: Path, file: str, old: str, new: str) -> tuple[Checked, int]:
    """What is wrong after one text was replaced by another, and the line the old one begins in."""
    text = FILES[f"{file}.yaml"]
    assert text.count(old) == 1, f"{file} must hold {old!r} exactly once"
    write_story(folder, **{file: text.replace(old, new)})
    return check_pack(folder), text[: text.index(old)].count("\n") + 1


def told(errors: list[PackError]) -> list[str]:
    """In English; every one must be tellable in every language."""
    for words in STRICT:
        for error in errors:
            check_told(tell_pack_error(words, error))
    return [tell_pack_error(STRICT[0], error) for error in errors]
