"""Goals: their names, and what the pack says they ask for."""

from moonlit.client.nocturne.evidence import tell_evidence
from moonlit.client.words import Words
from moonlit.packs.nocturne.tables import MoonlightGoal, Pack

TWILIGHT = "twilight"


def goal_name(words: Words, round_: str, number: int) -> str:
    """The name of a goal of a round."""
    return words.say(f"goal-{round_}-{number}")


def tell_goal(words: Words, pack: Pack, round_: str, number: int) -> str:
    """Name and meaning of a goal, and how well it is known; `round_` is twilight or moonlight."""
    if round_ == TWILIGHT:
        text, evidence = _twilight(words, pack, number)
    else:
        text, evidence = _moonlight(words, pack, number)
    name = goal_name(words, round_, number)
    return words.say("goal-told", name=name, text=text, evidence=evidence)


def _twilight(words: Words, pack: Pack, number: int) -> tuple[str, str]:
    goal = next(one for one in pack.twilight_goals if one.id == number)
    text = words.say(f"goal-twilight-{goal.rule}", number=goal.number)
    worth = words.say("goal-worth", points=pack.scoring.twilight_goal)
    return f"{text} {worth}", tell_evidence(words, goal.evidence)


def _moonlight(words: Words, pack: Pack, number: int) -> tuple[str, str]:
    goal = next(one for one in pack.moonlight_goals if one.id == number)
    facts = {"points": goal.points, "size": goal.size}
    text = words.say(f"goal-moonlight-{goal.rule}", shape=_shape_key(goal), **facts)
    return text, tell_evidence(words, goal.evidence)


def _shape_key(goal: MoonlightGoal) -> str:
    """A shape as a word that messages can ask for: `xo-xx` is a bend of three."""
    return "-".join(row.replace("#", "x").replace(".", "o") for row in goal.shape)
