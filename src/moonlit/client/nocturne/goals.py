"""Goals: their names, and what the pack says they ask for."""

from moonlit.client.nocturne.evidence import tell_evidence
from moonlit.client.words import Words
from moonlit.packs.nocturne.tables import MoonlightGoal, Pack, TwilightGoal

TWILIGHT, MOONLIGHT = "twilight", "moonlight"


def goal_name(words: Words, round_: str, number: int) -> str:
    """The name of a goal of a round."""
    return words.say(f"goal-{round_}-{number}")


def goal_of(pack: Pack, round_: str, number: int) -> TwilightGoal | MoonlightGoal:
    """The goal with a number; `round_` is twilight or moonlight."""
    goals = pack.twilight_goals if round_ == TWILIGHT else pack.moonlight_goals
    return next(goal for goal in goals if goal.id == number)


def goal_text(words: Words, pack: Pack, round_: str, number: int) -> str:
    """What a goal asks for."""
    goal = goal_of(pack, round_, number)
    if isinstance(goal, TwilightGoal):
        return words.say(f"goal-twilight-{goal.rule}", number=goal.number)
    facts = {"points": goal.points, "size": goal.size}
    return words.say(f"goal-moonlight-{goal.rule}", shape=_shape_key(goal), **facts)


def tell_goal(words: Words, pack: Pack, round_: str, number: int) -> str:
    """Name and meaning of a goal, and how well it is known."""
    text = goal_text(words, pack, round_, number)
    if round_ == TWILIGHT:
        text = f"{text} {words.say('goal-worth', points=pack.scoring.twilight_goal)}"
    evidence = tell_evidence(words, goal_of(pack, round_, number).evidence)
    name = goal_name(words, round_, number)
    return words.say("goal-told", name=name, text=text, evidence=evidence)


def _shape_key(goal: MoonlightGoal) -> str:
    """A shape as a word that messages can ask for: `xo-xx` is a bend of three."""
    return "-".join(row.replace("#", "x").replace(".", "o") for row in goal.shape)
