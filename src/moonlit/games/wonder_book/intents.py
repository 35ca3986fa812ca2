"""What every wyrm and boss would do next if it were activated now (W-ACTV-3)."""

from moonlit.games.wonder_book.bosses import boss_victims, boss_ways
from moonlit.games.wonder_book.shape import Deed, Intent
from moonlit.games.wonder_book.state import STANDING, State
from moonlit.games.wonder_book.wyrms import victims_of, ways_of


def intent_of_wyrm(s: State, wyrm: int) -> Intent:
    """The next action of a wyrm on the board: stand up, attack, move or wait."""
    if s.wyrm_stun[wyrm] > STANDING:
        return {"does": "stand_up", "who": [], "areas": []}
    victims = victims_of(s, wyrm)
    return _intent(s, victims, 0 if victims else ways_of(s, wyrm))


def intent_of_boss(s: State, boss: int) -> Intent:
    """The next action of a boss on the board."""
    victims = boss_victims(s, boss)
    return _intent(s, victims, 0 if victims else boss_ways(s, boss))


def _intent(s: State, victims: int, ways: int) -> Intent:
    who = [name for place, name in enumerate(s.program.person_names) if victims >> place & 1]
    areas = [name for place, name in enumerate(s.program.area_names) if ways >> place & 1]
    does: Deed = "attack" if victims else "move" if ways else "wait"
    return {"does": does, "who": who, "areas": areas}
