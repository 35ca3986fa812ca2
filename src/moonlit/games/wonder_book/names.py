"""Words for what a match speaks of: phases, questions, wyrms, places."""

from moonlit.games.wonder_book import asking, state
from moonlit.games.wonder_book.shape import Phase, Reason, WyrmState
from moonlit.games.wonder_book.state import FIRST_BOSS, State

PHASES: dict[int, Phase] = {
    state.STORY_TIME: "story",
    state.PLAYER_PHASE: "player",
    state.ENEMY_PHASE: "enemy",
}
REASONS: dict[int, Reason] = {
    asking.BY_EFFECT: "effect",
    asking.TO_REROLL: "reroll",
    asking.TO_HIT: "hit",
    asking.LEFT_OVER: "leftover",
    asking.NEXT_WYRM: "order",
    asking.VICTIM: "victim",
    asking.WAY: "way",
    asking.TO_AGREE: "consent",
    asking.STORY_CHOICE: "choice",
    asking.TO_UPGRADE: "upgrade",
    asking.TO_STEP_IN: "step_in",
    asking.TO_WALK: "walk",
    asking.TO_TAKE_ALONG: "take_along",
    asking.TO_HEAL: "heal",
    asking.TO_DISCARD: "discard",
    asking.TO_GIVE_SPARK: "give_spark",
    asking.TO_PUT_BACK: "put_back",
    asking.TO_BURY: "bury",
    asking.TO_USE: "use",
    asking.TO_DO_IT: "optional",
    asking.TO_PUSH: "push",
    asking.TO_TAKE_BACK: "take_back",
    asking.TO_REMOVE: "remove_spark",
}
WYRM_STATES: tuple[WyrmState, ...] = ("standing", "stunned", "pinned")


def wyrm_state(stun: int) -> WyrmState:
    """How a wyrm lies; a pinned one needs more than one action to stand up."""
    return WYRM_STATES[min(stun, len(WYRM_STATES) - 1)]


def foe_names(s: State, foe: int) -> tuple[str, ...]:
    """A wyrm by its area and state, a boss by its name; wyrms alike have the same names."""
    if foe >= FIRST_BOSS:
        return ("boss", s.program.boss_names[foe - FIRST_BOSS])
    area = s.program.area_names[s.wyrm_area[foe]]
    return ("wyrm", area, wyrm_state(s.wyrm_stun[foe]))
