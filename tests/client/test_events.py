"""Every event is a sentence, for the one it happened to and for the others."""

import pytest

from moonlit.client.nocturne import tell_event
from moonlit.client.nocturne.events import event_message
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import Seat
from moonlit.core.event import Event, Open
from moonlit.games.nocturne import events
from moonlit.packs.nocturne.folder import load_pack
from tests.client.catalogues import NAMES, STRICT, check_sentence

PACK = load_pack()
ENGLISH, POLISH, GERMAN = STRICT

SAMPLES: tuple[Event, ...] = (
    *(events.RoundBegan(round_, 1) for round_ in events.ROUNDS),
    *(events.SpellCast(1, token, "c2") for token in ("4", "star", "shadow10")),
    *(events.Passed(1, why) for why in events.PASSES),
    events.StartSkipped(1),
    *(events.TileWon(1, tile, "c2", why) for why in events.WINS for tile in ("SK01", "CH1")),
    events.TokenReturned(1, "shadow5"),
    events.Dedicated(1, "4", 2),
    events.FellOff(1, "3"),
    *(events.ChoseDedication(1, token) for token in ("4", "none")),
    events.DrewConcoctions(1, ("S1", "12", "31")),
    events.DrewConcoctions(1, ()),
    events.KeptConcoctions(1, ("12",)),
    events.KeptConcoctions(1, ("12", "31")),
    events.ChestOpened(1, ("EG01", "RU01", "HBW1"), is_public=True),
    events.ChestOpened(1, ("EG01", "RU01"), is_public=False),
    events.TileKept(1, "MI1"),
    events.TileDiscarded(1, "FE01", is_public=False),
    events.GoalClaimed(1, 11),
    events.GoalRemoved(12),
    *(events.RoundEnded(round_, why) for round_ in events.ROUNDS for why in events.ROUND_ENDS),
    events.SpriteTileTaken(1, "MT01", "4"),
    events.ShadowAwarded(1, "shadow9"),
    events.TokenLost(1, "1"),
    events.GoalsRevealed((1, 2, 3)),
    events.TileRemoved("MD01"),
    events.MirrorAssigned(1, "SK05"),
    events.MirrorAssigned(1, None),
    *(events.AbilityUsed(1, character.id) for character in PACK.characters),
    events.TokenReplaced(1, "2", "c2"),
    events.TileExchanged(1, "CH1", "HBA1"),
    *(events.CardFlipped(card.id) for card in PACK.solo_cards),
    events.Scored(1, 71),
    events.TilesReshuffled(6),
)


def classes() -> set[type]:
    found = {value for value in vars(events).values() if isinstance(value, type)}
    return {value for value in found if issubclass(value, Event)} - {Event, Open}


def test_every_event_class_is_sampled() -> None:
    assert {type(event) for event in SAMPLES} == classes()


@pytest.mark.parametrize("words", STRICT, ids=LANGUAGES)
def test_every_event_is_told_to_everybody(words: Words) -> None:
    for event in SAMPLES:
        assert words.has(event_message(event))
        viewers = (Seat(0), Seat(1), None)
        told = [tell_event(words, PACK, event.face(seat), NAMES, seat) for seat in viewers]
        for text in told:
            check_sentence(text)
        if hasattr(event, "seat"):
            assert "Bolko" in told[0]
            assert "Bolko" not in told[1]
        assert told[2] == told[0]


@pytest.mark.parametrize("words", STRICT, ids=LANGUAGES)
def test_what_is_hidden_stays_hidden(words: Words) -> None:
    drawn = events.DrewConcoctions(1, ("12", "31")).face(None)
    for card in ("12", "31"):
        name = words.say(f"concoction-{card}")
        assert name not in tell_event(words, PACK, drawn, NAMES, None)
    opened = events.ChestOpened(1, ("EG01", "EG02", "EG03"), is_public=False).face(None)
    assert words.say("tile-egg") not in tell_event(words, PACK, opened, NAMES, None)


def test_an_event_we_have_no_words_for_is_named() -> None:
    class Thunder(Open):
        pass

    assert tell_event(ENGLISH, PACK, Thunder(), (), None) == "Something else happened: Thunder."


def test_the_log_reads_naturally() -> None:
    won = events.TileWon(1, "SK05", "b3", "blocked")
    assert [tell_event(words, PACK, won, NAMES, 0) for words in STRICT] == [
        "Bolko wins a ram-horned skull on b3: no free tile is left beside the spell.",
        "Bolko zdobywa rogatą czaszkę na b3: obok zaklęcia nie ma już wolnej płytki.",
        "Bolko gewinnt einen Widderschädel auf b3: Neben dem Zauber ist kein Plättchen mehr frei.",
    ]
    exchanged = events.TileExchanged(1, "CH1", "EG01")
    assert [tell_event(words, PACK, exchanged, NAMES, 1) for words in STRICT] == [
        "You exchange the cursed treasure chest for the mysterious egg.",
        "Wymieniasz przeklętą skrzynię na tajemnicze jajo.",
        "Du tauschst die verfluchte Schatztruhe gegen das geheimnisvolle Ei.",
    ]
