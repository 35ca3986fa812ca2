"""Every reason and every depth of a hint is a sentence in every language."""

import ast
import inspect
from itertools import count, islice

import pytest

from moonlit.bots.advice import Reason
from moonlit.bots.nocturne import advice_reasons
from moonlit.bots.nocturne.advice import Advice, Threat, advise, write_advice
from moonlit.client.hint import COMPARISON, DEPTHS, MOVE, NUDGE
from moonlit.client.nocturne.advice import AdviceTeller, tell_hint
from moonlit.client.words import Words
from moonlit.core.action import parse_action
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.view import View
from tests.bots.test_advice import TABLE, positions, view_of
from tests.client.catalogues import NAMES, STRICT, check_sentence
from tests.games.nocturne.sampling import GAME, sample

EXAMPLES: dict[str, list[dict[str, Plain]]] = {
    "set": [
        {"kind": kind, "before": 0, "after": 13, "count": 3, "further": further}
        for kind in ("skulls", "feathers", "tripti", "duode", "herbs", "chests", "mirrors")
        for further in (13, 16)
    ],
    "eggs": [
        {"kind": "eggs", "before": 4, "after": 8, "count": 2, "rival": rival} for rival in (1, None)
    ],
    "denial": [{"seat": 1, "kind": "duode", "before": 0, "after": 9}],
    "leaves": [
        {"seat": 1, "tile": "FE01", "kind": "feathers", "before": 2, "after": 4},
        {"seat": 1, "tile": "RU01", "kind": "", "before": 0, "after": 0},
    ],
    "safe": [{"why": why, "cell": "c2"} for why in ("star", "blocked", "passes", "untopped")],
    "price": [
        {"token": "4", "highest": highest, "why": why}
        for highest in ("shadow8", None)
        for why in ("star", "blocked", "passes", "untopped")
    ],
    "dear": [{"token": "star", "cheaper": "shadow5"}],
    "contested": [{"seats": [1, 2], "count": 4, "highest": "star"}],
    "others": [{"seats": [2], "count": 1, "highest": "7"}],
    "draws": [{"effect": effect} for effect in ("chest", "runestone")],
    "brewed": [{"before": 0, "after": 5}],
    "recipe": [
        {"card": "S1", "tier": tier, "points": 5, "before": 2, "after": 1} for tier in (1, 2)
    ],
    "card": [
        {"card": "S1", "full": 2, "full_points": 9},
        {"card": "S1", "full": 1, "full_points": 9, "first": 0, "first_points": 4},
    ],
    "goal": [{"goal": 3, "points": 3}],
    "moonlight": [{"before": 9, "after": 12}],
    "leftover": [{"tokens": 3, "each": 2, "points": 6}],
    "shadow": [{"token": "star", "place": 2, "shadow": "shadow9"}],
    "space": [{"token": "5", "space": 2, "tile": "EG01", "points": points} for points in (4, -1)],
    "place": [{"token": "1", "space": 4, "tiles": 3}],
    "fallen": [{"seat": seat, "token": "2"} for seat in (0, 1)],
    "ends": [{"round": round_} for round_ in ("twilight", "moonlight")],
    "hands": [{"seat": 1}],
    "category": [{"category": "herbs", "before": 4, "after": 9}],
    "used": [{"points": 3}],
    "unused": [{"points": 3}],
    "replaced": [{"token": "6", "lower": "2"}],
    "claim": [{"token": "shadow10"}],
    "corner": [{}],
}


def codes_in_use() -> set[str]:
    """Every code that the source of the reasons can give."""
    tree = ast.parse(inspect.getsource(advice_reasons))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    places = {"weigh": 1, "_open": 0}
    found = set()
    for call in calls:
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if name in places and len(call.args) > places[name]:
            told = call.args[places[name]]
            found |= {one.value for one in ast.walk(told) if isinstance(one, ast.Constant)}
    return {str(code) for code in found}


def some_view() -> View:
    return view_of(next(positions(sample(4), 1)))


def test_every_reason_has_an_example() -> None:
    assert codes_in_use() == set(EXAMPLES)


@pytest.mark.parametrize("words", STRICT, ids=lambda words: words.language)
@pytest.mark.parametrize("code", EXAMPLES)
def test_a_reason_is_a_sentence(words: Words, code: str) -> None:
    view = some_view()
    teller = AdviceTeller(words, GAME.pack, view, NAMES)
    told = [teller.reason(Reason(code, facts)) for facts in EXAMPLES[code]]
    for sentence in told:
        check_sentence(sentence)


def hints(language: str) -> list[tuple[AdviceTeller, Advice]]:
    found = []
    for number in islice(count(2), 4):
        match = sample(number)
        for state in positions(match, 31):
            view = view_of(state)
            advice = advise(TABLE, view, match.config, Dice(number), iterations=8)
            words = Words(language, strict=True)
            found.append((AdviceTeller(words, GAME.pack, view, NAMES), advice))
    return found


def lines(teller: AdviceTeller, advice: Advice, depth: str) -> tuple[str, ...]:
    return tell_hint(teller, write_advice(advice), depth).read_out(teller.words)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_every_depth_is_told_in_sentences(language: str) -> None:
    for teller, advice in hints(language):
        for depth in DEPTHS:
            told = lines(teller, advice, depth)
            assert len(told) >= 2
            for line in told:
                check_sentence(line.strip())


def test_a_nudge_gives_no_action_away() -> None:
    for teller, advice in hints("en"):
        nudge = " ".join(lines(teller, advice, NUDGE))
        assert teller.label(advice.choices[0]) not in nudge
        assert "%" not in nudge
        move = lines(teller, advice, MOVE)
        assert teller.label(advice.choices[0]) in move[0]
        assert len(lines(teller, advice, COMPARISON)) >= len(move) - 1


@pytest.mark.parametrize("words", STRICT, ids=lambda words: words.language)
@pytest.mark.parametrize("after", ["best", "pass"])
@pytest.mark.parametrize("points", [-1, 0, 1, 2, 13])
def test_a_threat_is_a_sentence(words: Words, after: str, points: int) -> None:
    view = some_view()
    forest = view.table["forest"]
    assert isinstance(forest, dict)
    action = parse_action(f"1 cast star {next(iter(forest))}")
    told = AdviceTeller(words, GAME.pack, view, NAMES).threat(Threat(1, action, points, after))
    check_sentence(told)
    assert NAMES[1] in told
    assert (f"+{points}" in told) == (points > 0)
