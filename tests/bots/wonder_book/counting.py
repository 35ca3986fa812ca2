"""The numbers of hints, counted once more in another way: from the view and the printed cards."""

from collections import deque
from collections.abc import Iterator
from math import comb

from moonlit.core.codec import Plain
from moonlit.core.view import View
from moonlit.games.wonder_book.state import State

Steps = dict[str, dict[str, int]]
NO_WAY = 30


def steps_between(view: View) -> Steps:
    """The distances between all areas, by the open borders on the table."""
    areas, borders = view.table["areas"], view.table["borders"]
    assert isinstance(areas, dict)
    assert isinstance(borders, dict)
    neighbours: dict[str, list[str]] = {area: [] for area in areas}
    pairs = borders["open"]
    assert isinstance(pairs, list)
    for pair in pairs:
        assert isinstance(pair, list)
        one, other = str(pair[0]), str(pair[1])
        neighbours[one].append(other)
        neighbours[other].append(one)
    return {area: _walk(neighbours, area) for area in neighbours}


def _walk(neighbours: dict[str, list[str]], start: str) -> dict[str, int]:
    found, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for there in neighbours[here]:
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return {area: found.get(area, NO_WAY) for area in neighbours}


def chance(dice: int, successes: int) -> int:
    """Percent of all rolls with at least so many successes."""
    good = sum(comb(dice, k) for k in range(max(successes, 0), dice + 1))
    return round(100 * good / (1 << dice))


def work_left(view: View, card: str) -> int:
    """How many successes an object on the board still needs."""
    areas = _of(view.table["areas"])
    objects = (_of(area)["objects"] for area in areas.values())
    (there,) = [_of(one) for row in objects for one in _all(row) if _of(one)["card"] == card]
    return int(str(there["need"])) - int(str(there["progress"]))


def foes_within(view: View, hero: str, reach: int) -> int:
    """How many wyrms and bosses are at most so many steps away from a hero."""
    heroes = {str(_of(one)["id"]): str(_of(one)["area"]) for one in _all(view.table["heroes"])}
    steps = steps_between(view)[heroes[hero]]
    foes = [*_all(view.table["wyrms"]), *_all(view.table["bosses"])]
    return sum(steps[str(_of(foe)["area"])] <= reach for foe in foes)


class Attacks:
    """How the next wyrm card may fall, by the cards that can still be on top."""

    def __init__(self, state: State) -> None:
        p = state.program
        known = set(p.wyrm_deck)
        deck = [card for card in state.wyrm_deck if card in known] or list(state.wyrm_discards)
        self._actions: list[int] = []
        spawned = 0
        for card in deck:
            is_on = p.wyrm_names[card] != "w1" or state.fate >= 5
            chained = 1 if p.wyrm_chain[card] else 0
            self._actions.append((int(p.wyrm_activation[card]) if is_on else 0) + chained)
            spawned += (int(p.wyrm_spawn[card]) if is_on else 0) + chained
        self.spawns = spawned / len(deck)

    def after(self, needed: int) -> float:
        """How many attacks are expected of a wyrm that needs so many actions first."""
        return sum(max(0, actions - needed) for actions in self._actions) / len(self._actions)


def expected_harm(state: State, view: View, hero: str, area: str) -> tuple[int, float]:
    """Wyrms that could reach a hero in an area, and the hearts it is expected to lose there."""
    steps, attacks = steps_between(view), Attacks(state)
    heroes = view.table["heroes"]
    assert isinstance(heroes, list)
    places = {str(_of(one)["id"]): str(_of(one)["area"]) for one in heroes} | {hero: area}
    hearts = {str(_of(one)["id"]): float(str(_of(one)["hearts"])) for one in heroes}
    harm = dict.fromkeys(places, 0.0)
    reach = 0
    for place, late, weight in _foes(state, view, attacks):
        nearest = min(steps[place][there] for there in places.values())
        near = [one for one, there in places.items() if steps[place][there] == nearest]
        victim = max(near, key=lambda one: hearts[one] - harm[one])
        harm[victim] += weight * attacks.after(late + nearest)
        reach += weight == 1 and late >= 0 and attacks.after(late + steps[place][area]) > 0
    return reach, harm[hero]


def _foes(state: State, view: View, attacks: Attacks) -> Iterator[tuple[str, int, float]]:
    """Where wyrms stand, how late they are, and how sure they are to be there."""
    wyrms, vortices = view.table["wyrms"], view.table["vortices"]
    assert isinstance(wyrms, list)
    assert isinstance(vortices, list)
    for one in wyrms:
        wyrm = _of(one)
        yield str(wyrm["area"]), int(state.wyrm_stun[int(str(wyrm["wyrm"]))]), 1
    open_ones = [str(_of(one)["area"]) for one in vortices if _of(one)["is_active"]]
    coming = min(attacks.spawns, float(str(view.table["wyrm_pool"])))
    for place in open_ones:
        yield place, 0, coming / len(open_ones) * 0.999999999


def _all(several: Plain) -> list[Plain]:
    assert isinstance(several, list)
    return several


def _of(one: Plain) -> dict[str, Plain]:
    assert isinstance(one, dict)
    return one
