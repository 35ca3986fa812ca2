"""Every decision is asked and explained, every action has a label."""

from random import Random

import pytest

from moonlit.client.nocturne import tell_action, tell_decision, tell_why
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import Seat, parse_action
from moonlit.core.codec import Plain
from moonlit.core.view import View
from moonlit.games import load_game
from moonlit.games.nocturne.actions import CLAUSES, DECISIONS
from moonlit.packs.nocturne.folder import load_pack
from moonlit.table.match import Match
from tests.client.catalogues import NAMES, STRICT, check_sentence, check_told

PACK = load_pack()
ENGLISH, POLISH, GERMAN = STRICT

FACTS: dict[str, list[dict[str, Plain]]] = {
    "start": [
        {"anchor": None, "first": True},
        {"anchor": None, "first": False},
        {"anchor": "b2", "first": False},
    ],
    "dedicate": [{"token": "4"}],
    "draft": [{"token": "7"}],
    "redd": [{"token": "6"}, {"token": "shadow5"}],
    "abigail": [{"tile": "EG01"}, {"tile": "SK01"}],
    "swap": [{"tile": "CH1"}],
    "shadow": [{"token": "star"}, {"token": "2"}],
}
ACTIONS = {
    "start": ("0 cast 4 c2", "0 cast star c2", "0 pass"),
    "answer": ("0 cast shadow8 c2", "0 pass"),
    "dedicate": ("0 dedicate 4", "0 retrieve 4"),
    "chest": ("0 keep SK01", "0 keep MI1"),
    "runestone": ("0 brew 12", "0 brew 12 31"),
    "draft": ("0 take FE09", "0 take CH1"),
    "mirror": ("0 copy HBA1", "0 leave"),
    "redd": ("0 replace 3", "0 decline"),
    "sage": ("0 dedicate 4", "0 decline"),
    "abigail": ("0 exchange EG01", "0 decline"),
    "swap": ("0 swap RU01", "0 decline"),
    "shadow": ("0 claim shadow9",),
    "secret": ("0 dedicate 4", "0 decline"),
}

in_every_language = pytest.mark.parametrize("words", STRICT, ids=LANGUAGES)


def view_of(kind: str, facts: dict[str, Plain], viewer: int | None = 0) -> View:
    """Just as much of a view as is needed to tell a decision of seat 0."""
    decision: dict[str, Plain] = {"kind": kind, "seat": 0, **facts}
    spells: list[Plain] = [[1, "2", "b1"], [2, "shadow5", "b2"]]
    table: dict[str, Plain] = {
        "decision": decision,
        "spells": spells,
        "forest": {"c2": "SK01"},
    }
    return View("nocturne", None if viewer is None else Seat(viewer), (Seat(0),), (), table)


def test_every_decision_is_sampled() -> None:
    assert set(ACTIONS) == set(DECISIONS.values()) == set(CLAUSES)


@in_every_language
@pytest.mark.parametrize("kind", ACTIONS)
def test_every_decision_is_asked_and_explained(words: Words, kind: str) -> None:
    for facts in FACTS.get(kind, [{}]):
        mine, theirs, onlooker = (view_of(kind, facts, viewer) for viewer in (0, 1, None))
        asked = tell_decision(words, PACK, mine, NAMES)
        told = tell_decision(words, PACK, theirs, NAMES)
        check_sentence(asked)
        check_sentence(told)
        assert "Anna" in told
        assert "Anna" not in asked
        assert tell_decision(words, PACK, onlooker, NAMES) == told
        check_sentence(tell_why(words, mine))
        assert tell_why(words, mine).endswith(f" {CLAUSES[kind]}.")


@in_every_language
def test_a_match_that_is_over_asks_nothing(words: Words) -> None:
    view = View("nocturne", None, (), (), {"decision": {"kind": "over"}})
    check_sentence(tell_decision(words, PACK, view))
    check_sentence(tell_why(words, view))


@in_every_language
@pytest.mark.parametrize("kind", ACTIONS)
def test_every_action_has_a_label_of_its_own(words: Words, kind: str) -> None:
    view = view_of(kind, {})
    labels = [tell_action(words, PACK, parse_action(text), view) for text in ACTIONS[kind]]
    assert len(set(labels)) == len(labels)
    for label in labels:
        check_told(label)


def test_an_action_we_have_no_words_for_is_shown_as_it_is() -> None:
    action = parse_action("0 dance 4")
    assert tell_action(ENGLISH, PACK, action, view_of("start", {})) == "0 dance 4"


def test_labels_read_naturally() -> None:
    cast, keep = parse_action("0 cast 4 c2"), parse_action("0 keep EG01")
    assert [tell_action(words, PACK, cast, view_of("answer", {})) for words in STRICT] == [
        "Cast 4 on c2 (hoofed skull)",
        "Rzuć 4 na c2 (czaszka kopytnika)",
        "4 auf c2 wirken (Hufschädel)",
    ]
    assert [tell_action(words, PACK, keep, view_of("chest", {})) for words in STRICT] == [
        "Keep the mysterious egg (symbols: 1 egg*)",
        "Zatrzymaj tajemnicze jajo (symbole: 1 jajo*)",
        "Behalten: geheimnisvolles Ei (Symbole: 1 Ei*)",
    ]


@in_every_language
def test_a_whole_match_can_be_followed(words: Words) -> None:
    """Real views, whatever the play brings; a hand is told without a look at the others'."""
    options: dict[str, Plain] = {"players": 3, "mode": "advanced", "variants": ["chasing_chests"]}
    match = Match.begin(load_game("nocturne"), options, bytes(32))
    random = Random(7)
    while match.to_act():
        seat = match.to_act()[0]
        view = match.view(seat)
        check_sentence(tell_decision(words, PACK, view, NAMES))
        check_sentence(tell_why(words, view))
        labels = [tell_action(words, PACK, action, view) for action in view.legal]
        assert len(set(labels)) >= len(labels) // 2
        for label in labels:
            check_told(label)
        match.act(random.choice(view.legal), match.version)
