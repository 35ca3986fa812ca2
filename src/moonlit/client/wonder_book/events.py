"""Events as sentences of a log; a text that is read aloud is its own sentence."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.wonder_book.names import chapter_in
from moonlit.client.wonder_book.story import screens_of
from moonlit.client.words import Fact
from moonlit.core.event import Event
from moonlit.games.wonder_book import events as e
from moonlit.games.wonder_book import foe_events as f
from moonlit.packs.wonder_book.cards import InteractionCard

_INSIDE: Final = re.compile(r"(?<!^)(?=[A-Z])")
# What the next line or the table says anyway.
_SILENT: Final = (
    e.TurnEnded,
    e.Decided,
    e.HeroesChosen,
    e.BoardOpened,
    e.CounterChanged,
    f.WyrmHit,
    e.ModifierBegan,
)


def tell_event(lexicon: Lexicon, event: Event, names: Sequence[str]) -> str:
    """What happened, said to everybody alike; empty if it is not worth a line."""
    if isinstance(event, e.TextRead | e.CardRead):
        return " ".join(
            filter(None, (_screen(lexicon, *one) for one in screens_of(lexicon, event, names)))
        )
    if isinstance(event, _SILENT):
        return ""
    message = _message(event)
    if message is None:
        return ""
    if not lexicon.words.has(f"wonder_book-{message}"):
        return lexicon.say("event-unknown", event=type(event).__name__)
    if isinstance(event, e.Spoke) and event.voice not in lexicon.pack.heroes[event.hero].voice:
        return ""
    chapter = chapter_in(lexicon, names)
    if isinstance(event, e.CardFinished) and not _is_object(lexicon, chapter, event.card):
        return ""
    if isinstance(event, e.CardPlaced | e.Interacted) and lexicon.is_hidden(chapter, event.card):
        message = f"{message}-hidden"
    told = lexicon.say(message, **_Facts(lexicon, chapter).of(event)).rstrip()
    # The end is told in a sentence, and then in the words of the book.
    texts = (text for _, text in screens_of(lexicon, event, names))
    return " ".join((told, *texts))


def _is_object(lexicon: Lexicon, chapter: str, card: str) -> bool:
    """Whether a card lies on the board: only those are worth a line when they are done."""
    return card.isdecimal() and isinstance(lexicon.card(chapter, int(card)), InteractionCard)


def _screen(lexicon: Lexicon, title: str, text: str) -> str:
    """A screen in one line."""
    return f"{lexicon.say('event-title', title=title)} {text}" if title else text


def event_message(event: Event) -> str:
    """The message of an event class: `event-turn-began` for TurnBegan."""
    return f"event-{_INSIDE.sub('-', type(event).__name__).lower()}"


def _message(event: Event) -> str | None:
    """The message of an event; some have several, by what happened."""
    match event:
        case e.CueGiven(cue=cue):
            return {"album": "event-album", "pop_up": "event-pop-up"}.get(cue)
        case e.CardPlaced(area=None):
            return "event-rule-began"
        case e.PhaseBegan(phase=phase):
            return None if phase == "story" else f"event-phase-{phase}"
        case e.SparksChanged(by=by):
            return "event-sparks-gained" if by > 0 else "event-sparks-spent"
        case e.HeartsChanged(by=by):
            return "event-hearts-gained" if by > 0 else "event-hearts-lost"
        case e.FateChanged(by=by):
            return "event-fate-gained" if by > 0 else "event-fate-lost"
        case f.SpawnIgnored(why="pool"):
            return "event-spawn-without-wyrm"
        case e.Rolled(hero=None):
            return "event-rolled-nobody"
        case f.WyrmStoodUp(still_needs=more) if more:
            return "event-wyrm-stirred"
        case f.WyrmCardAdded(card=None):
            return "event-wyrm-card-hidden"
        case e.BorderChanged(is_open=is_open):
            return "event-border-opened" if is_open else "event-border-blocked"
        case e.VortexChanged(area=None):
            return None
        case e.VortexChanged(is_active=is_active):
            return "event-vortex-opened" if is_active else "event-vortex-closed"
        case e.LightChanged(is_lit=is_lit):
            return "event-light-on" if is_lit else "event-light-out"
        case e.TokenPlaced(area=None):
            return None
    return event_message(event)


class _Facts:
    """What a sentence needs, out of the fields of an event."""

    def __init__(self, lexicon: Lexicon, chapter: str) -> None:
        self._lexicon = lexicon
        self._chapter = chapter
        self._named: dict[str, tuple[str, Callable[[str], str]]] = {
            "who": ("who", self._person),
            "hero": ("who", self._person),
            "ally": ("who", self._person),
            "boss": ("who", self._person),
            "giver": ("from", self._person),
            "taker": ("to", self._person),
            "holder": ("to", self._person),
            "victim": ("from", self._person),
            "helper": ("to", self._person),
            "skill": ("thing", lexicon.skill_name),
            "thing": ("thing", self._thing),
            "special": ("thing", self._special),
            "keyword": ("keyword", lexicon.keyword),
            "option": ("option", self._option),
            "ending": ("title", self._ending),
            "card": ("title", self._card),
        }

    def of(self, event: Event) -> dict[str, Fact]:
        facts: dict[str, Fact] = {}
        for field, (fact, name) in self._named.items():
            value = getattr(event, field, None)
            if isinstance(value, str):
                facts[fact] = name(value)
        return {
            **facts,
            **self._places(event),
            **self._numbers(event),
            **self._special_facts(event),
        }

    def _places(self, event: Event) -> dict[str, Fact]:
        facts: dict[str, Fact] = {}
        for field, fact in (("area", "area"), ("origin", "from")):
            value = getattr(event, field, None)
            if isinstance(value, str):
                facts[fact] = self._area(value)
        if "from" in facts and "area" in facts:
            facts["to"] = facts["area"]
        return facts

    def _numbers(self, event: Event) -> dict[str, Fact]:
        facts: dict[str, Fact] = {}
        for name in ("now", "number", "blanks", "count", "hearts"):
            value = getattr(event, name, None)
            if isinstance(value, int):
                facts[name] = value
        for name in ("by", "successes", "phases", "damage", "fate"):
            value = getattr(event, name, None)
            if isinstance(value, int):
                facts["count"] = abs(value)
        return facts

    def _special_facts(self, event: Event) -> dict[str, Fact]:
        """What only one kind of event needs."""
        match event:
            case e.Spoke(hero=hero, voice=voice):
                return {"text": self._lexicon.text(self._lexicon.pack.heroes[hero].voice[voice])}
            case e.GoalSet(card=card):
                return {"text": self._lexicon.text_of(self._chapter, card)}
            case e.GoalReached(is_within_par=is_within):
                return {"par": "yes" if is_within else "no"}
            case e.Rolled(is_reroll=is_again):
                return {"again": "yes" if is_again else "no"}
            case e.EffortMade(progress=progress, needed=needed):
                return {"now": progress, "need": needed}
            case f.WyrmCardShown(card=card):
                found = self._lexicon.pack.wyrms[card]
                text = self._lexicon.text(found.text)
                return {"symbols": self._lexicon.symbols(card), "text": text}
            case f.WyrmCardSeen(depth=depth):
                return {"number": depth + 1}
            case f.BossCame(hearts=hearts):
                return {"count": hearts}
            case f.BossHurt(hearts=hearts):
                return {"now": hearts}
            case e.ChapterWon(band=band):
                return {"band": self._lexicon.band(self._chapter, band)}
            case e.BorderChanged(one=one, other=other):
                return {"from": self._area(one), "to": self._area(other)}
            case e.Swapped(one=one, other=other):
                return {"from": self._person(one), "to": self._person(other)}
            case f.BossAttacked(boss=boss, who=who):
                return {"who": self._person(boss), "to": self._person(who)}
        return {}

    def _area(self, area: str) -> str:
        return self._lexicon.area(self._chapter, area)

    def _person(self, person: str) -> str:
        return self._lexicon.person(self._chapter, person)

    def _thing(self, thing: str) -> str:
        return self._lexicon.thing(self._chapter, thing)

    def _special(self, special: str) -> str:
        return self._lexicon.special(self._chapter, special)

    def _option(self, option: str) -> str:
        return self._lexicon.option(self._chapter, option)

    def _ending(self, ending: str) -> str:
        return self._lexicon.text(self._lexicon.pack.endings[ending].title)

    def _card(self, card: str) -> str:
        return self._lexicon.named(self._chapter, card)
