"""A story of two very short chapters: one step wins, a round without it loses."""

from pathlib import Path

HEAD = """
format: campaign/1
id: tiny
title: {en: "Tiny", pl: "Tycie", de: "Winzig"}
chapters: [one, two]
keywords:
  - id: STEP
    name: {en: "Step", pl: "Krok", de: "Schritt"}
    text: {en: "You took a step.", pl: "Krok za wami.", de: "Ihr habt einen Schritt getan."}
"""
CHAPTER = """
format: chapter/1
id: NAME
numeral: NUMERAL
title: {en: "Chapter NAME", pl: "Rozdział NAME", de: "Kapitel NAME"}
campaign: tiny
requires: []
boards:
  - id: room
    name: {en: "Room", pl: "Pokój", de: "Zimmer"}
    areas:
      A1: {name: {en: "Here", pl: "Tutaj", de: "Hier"}, vortex: A, x: 10, y: 10}
      A2: {name: {en: "There", pl: "Tam", de: "Dort"}, x: 90, y: 90}
    open: [A1-A2]
cards:
  - n: 1
    kind: story
    title: {en: "Begin", pl: "Początek", de: "Anfang"}
    text:
      - {en: "First screen.", pl: "Pierwszy ekran.", de: "Erste Seite."}
      - {en: "Second screen.", pl: "Drugi ekran.", de: "Zweite Seite."}
    on_reveal:
      - choose_heroes: {}
      - board: {open: room}
      - place_heroes: {in: A1}
    then: take_next
  - n: 2
    kind: goal
    title: {en: "Step", pl: "Krok", de: "Schritt"}
    goal_text: {en: "Be there.", pl: "Bądźcie tam.", de: "Seid dort."}
    goal: {heroes_in: {area: A2, gte: 1}}
    enemy_phase:
      - fate: -10
    on_met:
      - write_keyword: STEP
    then: take_next
  - n: 3
    kind: chapter_end
    title: {en: "End", pl: "Koniec", de: "Ende"}
    bands:
      - {min: 8, max: 10, id: gold, text: {en: "Gold.", pl: "Złoto.", de: "Gold."}}
      - {min: 5, max: 7, id: silver, text: {en: "Silver.", pl: "Srebro.", de: "Silber."}}
      - {min: 1, max: 4, id: ink, text: {en: "Ink.", pl: "Atrament.", de: "Tinte."}}
"""


def write_story(folder: Path) -> Path:
    """Put the story into a folder."""
    folder.mkdir(parents=True)
    (folder / "campaign.yaml").write_text(HEAD, "utf-8")
    for name, numeral in (("one", "I"), ("two", "II")):
        text = CHAPTER.replace("NAME", name).replace("NUMERAL", numeral)
        (folder / f"{name}.yaml").write_text(text, "utf-8")
    return folder
