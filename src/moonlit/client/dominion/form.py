"""What can be chosen before a match of Dominion, as a form (docs/concepts/glossary.md)."""

from collections.abc import Iterable

from moonlit.client.bots import tell_company
from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.dominion.switches import switch_name, switch_value
from moonlit.client.entries import SWITCHES, Entry, make_option, make_value
from moonlit.client.phrases import sentence
from moonlit.core.codec import Plain
from moonlit.games.dominion.config import (
    DEFAULTS,
    DRUIDS_BOONS,
    FEWEST_PLAYERS,
    FOR_PEOPLE,
    HIGHEST_NUMBER,
    KINGDOM_SIZE,
    MOST_PLAYERS,
    NOT_OFFERED,
    OWN,
    RANDOM,
    SELDOM,
    SETS,
)
from moonlit.packs.dominion.tables import Card, Kingdom, Named, Switch

_USUAL = {**DEFAULTS, **FOR_PEOPLE}


def make_form(lexicon: Lexicon) -> Entry:
    """The form of a pack in one language."""
    pack = lexicon.pack
    return {
        "id": pack.game,
        "name": lexicon.say("game"),
        "tagline": lexicon.say("tagline"),
        "players": list[Plain](range(FEWEST_PLAYERS, MOST_PLAYERS + 1)),
        **tell_company(lexicon.words, pack.game),
        "presets": [
            *(_preset(lexicon, kingdom) for kingdom in pack.kingdoms),
            *(_open_preset(lexicon, how) for how in (RANDOM, OWN)),
        ],
        "options": [
            *_options(lexicon),
            _turn_end(lexicon),
            *_switches(lexicon),
            _first_seat(lexicon),
        ],
        "scenarios": [],
        "achievements": [],
        "track": 0,
    }


def _preset(lexicon: Lexicon, kingdom: Kingdom) -> Entry:
    options: Entry = {"kingdom": kingdom.id}
    return {**_kingdom(lexicon, kingdom), "options": options}


def _open_preset(lexicon: Lexicon, how: str) -> Entry:
    """A Kingdom that is drawn or put together."""
    options: Entry = {"kingdom": how}
    return {**_how(lexicon, how), "options": options}


def _kingdom(lexicon: Lexicon, kingdom: Kingdom) -> Entry:
    """A recommended Kingdom by its name, with its ten cards."""
    cards = lexicon.words.join(lexicon.name(card) for card in kingdom.cards)
    name = kingdom.names[lexicon.words.language]
    return make_value(kingdom.id, name, cards, ours=kingdom.is_ours)


def _how(lexicon: Lexicon, how: str) -> Entry:
    """Another way to come to ten cards."""
    return _said(lexicon, f"kingdom-{how}", how)


def _options(lexicon: Lexicon) -> list[Plain]:
    pack = lexicon.pack
    cards = [card for card in pack.cards if card.role == "kingdom"]
    drawn: Entry = {"kingdom": [RANDOM]}
    with_druid = [one.id for one in pack.kingdoms if "druid" in one.cards]
    kingdoms: list[Plain] = [
        *(_kingdom(lexicon, one) for one in pack.kingdoms),
        *(_how(lexicon, how) for how in (RANDOM, OWN)),
    ]
    sets: list[Plain] = [_said(lexicon, f"set-{name}", name) for name in SETS]
    return [
        _option(lexicon, "kingdom", "choice", kingdoms),
        _option(
            lexicon,
            "cards",
            "many",
            _things(lexicon, cards),
            when={"kingdom": [OWN]},
            counts=[KINGDOM_SIZE],
        ),
        _option(lexicon, "number", "number", [], when=drawn, low=0, high=HIGHEST_NUMBER),
        _option(lexicon, "sets", "many", sets, when=drawn, counts=_up_to(len(SETS))[1:]),
        _option(
            lexicon,
            "wishes",
            "many",
            _things(lexicon, cards),
            when=drawn,
            counts=_up_to(KINGDOM_SIZE),
        ),
        _option(lexicon, "bans", "many", _things(lexicon, cards), when=drawn),
        _option(
            lexicon,
            "druid",
            "many",
            _things(lexicon, pack.boons),
            when={"kingdom": [*with_druid, OWN]},
            counts=[0, DRUIDS_BOONS],
        ),
    ]


def _up_to(most: int) -> list[Plain]:
    return list[Plain](range(most + 1))


def _turn_end(lexicon: Lexicon) -> Entry:
    """At a table with people (D-CHOICE-7)."""
    values: list[Plain] = [
        _said(lexicon, f"turn_end-{value}", value) for value in SELDOM["turn_end"]
    ]
    return _option(lexicon, "turn_end", "choice", values)


def _first_seat(lexicon: Lexicon) -> Entry:
    """Only a switch makes it a matter of choice, so it stands behind the switches."""
    return _option(lexicon, "first_seat", "seat", [], when={"first_player": ["seat"]})


def _option(
    lexicon: Lexicon,
    name: str,
    kind: str,
    values: list[Plain],
    when: Entry | None = None,
    **facts: Plain,
) -> Entry:
    title, text = lexicon.say(f"option-{name}"), lexicon.say(f"option-{name}-text")
    return make_option(name, title, text, kind, values, _USUAL[name], when, **facts)


def _said(lexicon: Lexicon, message: str, value: str) -> Entry:
    return make_value(value, lexicon.say(message), lexicon.say(f"{message}-text"))


def _things(lexicon: Lexicon, things: Iterable[Named]) -> list[Plain]:
    """Cards or Boons to choose from; a card tells its cost."""
    values: list[Plain] = []
    for thing in things:
        cost = f"{lexicon.cost(thing.id)}. " if isinstance(thing, Card) else ""
        text = f"{cost}{lexicon.whole_text(thing.id)}"
        is_ours = thing.named[lexicon.words.language] == "original"
        values.append(make_value(thing.id, lexicon.name(thing.id), text, ours=is_ours))
    return values


def _switches(lexicon: Lexicon) -> list[Plain]:
    """The rulings that make a difference with the cards that are here."""
    return [
        _switch(lexicon, switch) for switch in lexicon.pack.switches if switch.id not in NOT_OFFERED
    ]


def _switch(lexicon: Lexicon, switch: Switch) -> Entry:
    name, is_ours = switch_name(lexicon, switch.id), switch.evidence.source == ("ours",)
    values: list[Plain] = [
        make_value(value, sentence(switch_value(lexicon, switch.id, value)), ours=is_ours)
        for value in switch.values
    ]
    default = switch.values[0]
    return make_option(switch.id, name, switch.see, "choice", values, default, inside=SWITCHES)
