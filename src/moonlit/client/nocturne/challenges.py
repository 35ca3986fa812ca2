"""Scenarios and achievements as sentences made from their conditions."""

from collections.abc import Iterator, Mapping

from moonlit.client.nocturne.evidence import tell_evidence
from moonlit.client.nocturne.goals import goal_name
from moonlit.client.nocturne.names import kind_key
from moonlit.client.nocturne.things import switch_value, tell_variant
from moonlit.client.words import Fact, Words
from moonlit.packs.nocturne.tables import Condition, Pack, Scenario, SwitchValue

Switches = Mapping[str, SwitchValue]


def tell_condition(words: Words, condition: Condition) -> str:
    """One condition as a sentence; if it hangs on a switch, that is said too."""
    told = words.say(_message(condition), **_facts(words, condition))
    if not condition.switch:
        return told
    return words.say(
        "condition-when",
        condition=told,
        switch=words.say(f"switch-{condition.switch}"),
        value=switch_value(words, condition.switch, condition.value),
    )


def _message(condition: Condition) -> str:
    if condition.what == "tiles" and condition.kind:
        return "condition-tiles-of-kind"
    return f"condition-{condition.what.replace('_', '-')}"


def _facts(words: Words, condition: Condition) -> dict[str, Fact]:
    is_least = condition.at_least is not None
    count = condition.at_least if condition.at_least is not None else condition.at_most or 0
    facts: dict[str, Fact] = {"count": count}
    facts["bound"] = "least" if is_least else "most" if count else "none"
    match condition.what:
        case "points":
            sources = (words.say(f"category-{name}-from") for name in condition.categories)
            facts["from"] = words.join(sources)
        case "tiles" if condition.kind:
            facts["tile"] = kind_key(condition.type, condition.kind)
        case "tiles":
            facts["tiles"] = f"counted-{condition.type}"
        case "kinds":
            facts["type"] = f"type-{condition.type}"
        case "types_with":
            facts["tiles"] = condition.tiles
        case "sprite_tiles" | "corner_casts":
            facts["round"] = f"round-{condition.round}"
    return facts


def tell_tasks(words: Words, scenario: Scenario, switches: Switches | None = None) -> list[str]:
    """Every task as text; with the switches of a match only what holds in it is told."""
    told = []
    for number, task in enumerate(scenario.tasks, start=1):
        text = " ".join(_task(words, task, switches))
        told.append(words.say("scenario-task", number=number, text=text))
    return told


def _task(words: Words, task: tuple[Condition, ...], switches: Switches | None) -> Iterator[str]:
    """A condition whose switch is set in this match stands in for the weaker ones of its kind."""
    if switches is None:
        yield from (tell_condition(words, condition) for condition in task)
        return
    holding = [one for one in task if not one.switch or switches[one.switch] == one.value]
    sharper = {one.what for one in holding if one.switch}
    for condition in holding:
        if condition.switch or condition.what not in sharper:
            yield words.say(_message(condition), **_facts(words, condition))


def tell_scenario(words: Words, pack: Pack, number: int, switches: Switches | None = None) -> str:
    """Character, goals, points and tasks of a scenario, and how well they are known."""
    scenario = next(one for one in pack.scenarios if one.id == number)
    twilight = words.join(goal_name(words, "twilight", goal) for goal in scenario.twilight)
    moonlight = words.join(goal_name(words, "moonlight", goal) for goal in scenario.moonlight)
    return words.say(
        "scenario-told",
        title=words.say("scenario-title", number=number),
        level=words.say(f"level-{scenario.level}"),
        character=words.say(f"character-{scenario.character}"),
        twilight=twilight,
        moonlight=moonlight,
        points=scenario.points,
        tasks=" ".join(tell_tasks(words, scenario, switches)),
        evidence=tell_evidence(words, scenario.evidence),
    )


def tell_achievement(words: Words, pack: Pack, number: int) -> str:
    """What an achievement asks for, and how well it is known."""
    achievement = next(one for one in pack.achievements if one.id == number)
    return words.say(
        "achievement-told",
        name=words.say(f"achievement-{number}"),
        text=tell_condition(words, achievement.needs),
        evidence=tell_evidence(words, achievement.evidence),
    )


def name_achievement(words: Words, pack: Pack, number: int) -> str:
    """The name of an achievement and what it asks for: `Full Nest – Score at least …`."""
    needs = next(one.needs for one in pack.achievements if one.id == number)
    name = words.say(f"achievement-{number}")
    return words.say("achievement-named", name=name, text=tell_condition(words, needs))


def tell_entry(words: Words, pack: Pack, entry: str) -> str:
    """An entry of an achievement track: `scenario-7`, `achievement-3` or `variant-two_up`."""
    kind, _, name = entry.partition("-")
    match kind:
        case "scenario":
            return tell_scenario(words, pack, int(name))
        case "achievement":
            return tell_achievement(words, pack, int(name))
    return tell_variant(words, pack, name)
