"""Nocturne in words: views, events, actions and errors as sentences; it knows no rules."""

from moonlit.client.nocturne.challenges import (
    tell_achievement,
    tell_condition,
    tell_entry,
    tell_scenario,
    tell_tasks,
)
from moonlit.client.nocturne.choices import tell_action, tell_decision, tell_why
from moonlit.client.nocturne.events import tell_event
from moonlit.client.nocturne.evidence import grade_mark, tell_evidence
from moonlit.client.nocturne.goals import goal_name, tell_goal
from moonlit.client.nocturne.manual import TOPICS, tell_help
from moonlit.client.nocturne.names import card_name, tile_name, token_name
from moonlit.client.nocturne.symbols import Missing, missing_symbols, own_symbols, tell_missing
from moonlit.client.nocturne.things import (
    tell_card,
    tell_character,
    tell_solo_card,
    tell_switch,
    tell_tile,
    tell_variant,
)
from moonlit.client.phrases import name_of_seat
from moonlit.client.refusals import tell_error

__all__ = [
    "TOPICS",
    "Missing",
    "card_name",
    "goal_name",
    "grade_mark",
    "missing_symbols",
    "name_of_seat",
    "own_symbols",
    "tell_achievement",
    "tell_action",
    "tell_card",
    "tell_character",
    "tell_condition",
    "tell_decision",
    "tell_entry",
    "tell_error",
    "tell_event",
    "tell_evidence",
    "tell_goal",
    "tell_help",
    "tell_missing",
    "tell_scenario",
    "tell_solo_card",
    "tell_switch",
    "tell_tasks",
    "tell_tile",
    "tell_variant",
    "tell_why",
    "tile_name",
    "token_name",
]
