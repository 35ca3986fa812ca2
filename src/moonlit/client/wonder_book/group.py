"""The text table: heroes with all they have, allies and bosses."""

from collections.abc import Iterator

from moonlit.client.page import Row, Section
from moonlit.client.wonder_book.choices import actions_left
from moonlit.client.wonder_book.reading import Reading
from moonlit.core.plain import Table, number, tables, texts


def heroes(reading: Reading) -> Section:
    """A row for every hero, and below it what the hero can do."""
    rows = [_hero(reading, hero) for hero in reading.heroes]
    heads = ("hero", "state", "where", "hearts", "sparks", "things", "skills")
    return reading.section("heroes", rows, reading.heads(*heads))


def _hero(reading: Reading, hero: Table) -> Row:
    lexicon, name = reading.lexicon, str(hero["id"])
    player = reading.people.label(number(hero["seat"]))
    cells = (
        reading.say("played-by", hero=lexicon.hero(name), name=player),
        state_of(reading, hero),
        where(reading, hero),
        hearts(reading, hero),
        str(hero["sparks"]),
        lexicon.listed(lexicon.thing(reading.chapter, one) for one in texts(hero["things"])),
        "; ".join(lexicon.skill_name(skill) for skill in texts(hero["skills"])),
    )
    return Row(cells, f"hero:{name}")


def where(reading: Reading, person: Table) -> str:
    """The area somebody is in, with its id."""
    area = person["area"]
    return "" if area is None else f"{area} {reading.area(area)}"


def hearts(reading: Reading, person: Table) -> str:
    return reading.say(
        "hearts", hearts=number(person["hearts"]), most=number(person["most_hearts"])
    )


def state_of(reading: Reading, hero: Table) -> str:
    """Whether the hero lies down, has left, acts, has acted or is still to come."""
    if hero["is_unconscious"]:
        return reading.say("unconscious")
    if hero["has_left"]:
        return reading.say("left")
    if reading.table["turn"] == hero["id"]:
        return reading.say("acting", count=actions_left(reading.view))
    if reading.table["phase"] != "player":
        return reading.say("ready")
    return reading.say("done" if hero["has_acted"] else "waiting")


def others(reading: Reading) -> Iterator[Section]:
    """Allies and bosses with their hearts."""
    rows = [
        Row((reading.person(one["id"]), where(reading, one), _hearts_left(reading, one)))
        for one in (*tables(reading.table["allies"]), *tables(reading.table["bosses"]))
    ]
    if rows:
        yield reading.section("others", rows, reading.heads("hero", "where", "hearts"))


def _hearts_left(reading: Reading, one: Table) -> str:
    return "–" if one["hearts"] is None else hearts(reading, one)


def abilities(reading: Reading, hero: Table) -> Iterator[str]:
    """The attack and the skills of a hero with their texts."""
    lexicon = reading.lexicon
    attack = lexicon.pack.heroes[str(hero["id"])].attack
    title, text = lexicon.text(attack.title), lexicon.text(attack.text)
    yield reading.say("attack", title=title, text=text)
    for skill in texts(hero["skills"]):
        facts = {"title": lexicon.skill_name(skill), "cost": lexicon.skill_cost(skill)}
        yield reading.say("skill", **facts, text=lexicon.text(lexicon.skill(skill).text))
    for thing in texts(hero["things"]):
        facts = {"title": lexicon.thing(reading.chapter, thing)}
        yield reading.say("rule", **facts, text=lexicon.thing_text(reading.chapter, thing))
