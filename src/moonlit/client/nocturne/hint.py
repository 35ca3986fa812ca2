"""Advice as a hint: sentences as deep as asked for, and moves side by side."""

from moonlit.bots.nocturne.advice import Choice, read_advice
from moonlit.client.hint import COMPARISON, NUDGE, Compared, Hint
from moonlit.client.nocturne.advice import AdviceTeller
from moonlit.core.action import format_action
from moonlit.core.codec import Plain


def tell_hint(teller: AdviceTeller, facts: dict[str, Plain], depth: str) -> Hint:
    """A hint for the one the teller speaks to, from what `write_advice` wrote."""
    advice = read_advice(facts)
    if depth == NUDGE:
        return Hint(tuple(teller.nudge(advice)))
    actions = tuple(format_action(choice.action) for choice in advice.choices)
    if depth != COMPARISON:
        return Hint(tuple(teller.move(advice)), actions)

    def compare(choice: Choice) -> Compared:
        figures = teller.figures(advice, choice)
        text, label = format_action(choice.action), teller.label(choice)
        return Compared(text, label, choice.win, figures, teller.reasons(choice))

    compared = tuple(compare(choice) for choice in advice.choices)
    return Hint(tuple(teller.around(advice)), actions, compared)
