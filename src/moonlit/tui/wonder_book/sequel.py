"""What follows a chapter: the result is written down, and there are ways to go on."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from moonlit.client.faults import tell_reason
from moonlit.client.refusals import tell_error
from moonlit.client.wonder_book.campaign import Campaign, settle, sides_of
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.wonder_book.sequel import sequels_of
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.core.errors import BadRecord
from moonlit.core.game import Outcome
from moonlit.games.wonder_book.events import GoalSet
from moonlit.packs.wonder_book.model import Campaign as Pack
from moonlit.tui.sequel import Continuation, Sequel
from moonlit.tui.session import Session
from moonlit.tui.wonder_book.keeping import campaign_path, change_campaign

# What a chapter is set up with again, whatever became of it.
KEPT = ("players", "heroes", "switches", "campaign")


def make_sequel(session: Session, words: Words, pack: Pack) -> Sequel | None:
    """Settles the campaign once, and offers the next chapter or another try."""
    outcome = session.outcome()
    if outcome is None or not session.has_just_ended:
        return None
    return _Ending(session, words, pack, outcome).sequel()


class _Ending:
    """One chapter that has just ended."""

    def __init__(self, session: Session, words: Words, pack: Pack, outcome: Outcome) -> None:
        self._session = session
        self._words = words
        self._lexicon = Lexicon(words, pack)
        self._pack = pack
        self._outcome = outcome
        self._campaign = Campaign(pack.id)

    def sequel(self) -> Sequel:
        notes = self._write_down() if self._counts else []
        ways = self._next() if self._outcome.notes["is_won"] else self._again()
        return Sequel(tuple(notes), tuple(ways))

    @property
    def _counts(self) -> bool:
        """Whether the campaign has to know of it."""
        return bool(self._session.config.get("campaign")) and not self._session.is_practice

    def _write_down(self) -> list[str]:
        """Settle the campaign and keep it; what goes wrong is told, the match is safe."""
        try:
            config, outcome = self._session.config, self._outcome
            self._change(lambda before: settle(before, self._pack, config, outcome))
        except BadRecord as error:
            return [tell_error(self._words, error), self._say("not-kept")]
        except OSError as error:
            reason = tell_reason(self._words, error)
            return [self._words.say("terminal-not-saved", reason=reason)]
        total = self._lexicon.say("result-total", total=self._campaign.total)
        path = str(campaign_path(self._pack.id))
        return [self._say("kept", path=path), total]

    def _change(self, change: Callable[[Campaign], Campaign]) -> None:
        self._campaign = change_campaign(self._pack.id, change)

    def _say(self, message: str, **facts: int | str) -> str:
        return self._words.say(f"terminal-wonder-{message}", **facts)

    def _next(self) -> Iterator[Continuation]:
        """The chapter that comes next, in the campaign or by itself."""
        if not self._counts:
            yield from self._after()
            return
        chapter = self._campaign.next_chapter([one.id for one in self._pack.chapters])
        if chapter is not None:
            name = self._lexicon.chapter_name(chapter)
            options = self._options(self._campaign, chapter)
            begin = partial(self._begin, options)
            yield Continuation(self._say("next-chapter", chapter=name), begin)

    def _after(self) -> Iterator[Continuation]:
        """Outside of a campaign the next chapter finds what this one leaves."""
        config = self._session.config
        if not config.get("campaign"):
            for one in sequels_of(self._lexicon, self._outcome, config):
                yield Continuation(one.label, partial(self._begin, dict(one.options)))

    def _again(self) -> Iterator[Continuation]:
        """Another try: from the last goal, from the start, or from the start and gently."""
        goal = self._last_goal()
        if goal is not None:
            yield Continuation(self._say("from-goal"), partial(self._from_goal, goal))
        config = dict(self._session.config)
        yield Continuation(self._say("from-start"), partial(self._begin, config))
        gentle = self._gentle()
        if gentle > int(str(config["gentle"])):
            begin = partial(self._begin_gently, {**config, "gentle": gentle})
            yield Continuation(self._say("gently", count=gentle), begin)

    def _gentle(self) -> int:
        config = self._session.config
        losses = max(self._campaign.losses, int(str(config["gentle"])) + 1)
        tried = replace(self._campaign, losses=losses, is_gentle=True)
        return tried.gentle_tokens(str(config["difficulty"]))

    def _last_goal(self) -> int | None:
        """The version in which the last goal card came up."""
        groups = self._session.events(None)
        found = [
            version
            for version, group in enumerate(groups)
            if any(isinstance(event, GoalSet) for event in group)
        ]
        return found[-1] if found else None

    def _from_goal(self, version: int) -> Session:
        if self._counts:
            self._change(lambda before: replace(before, rewinds=before.rewinds + 1))
        return self._session.back_to(version)

    def _begin_gently(self, options: dict[str, Plain]) -> Session:
        if self._session.config.get("campaign"):
            self._change(lambda before: replace(before, is_gentle=True))
        return self._begin(options)

    def _options(self, campaign: Campaign, chapter: str) -> dict[str, Plain]:
        config = self._session.config
        kept = {name: config[name] for name in KEPT}
        heroes = [str(hero) for hero in self._campaign.heroes]
        sides = list[Plain](sides_of(campaign.carried, self._pack, heroes))
        return {**campaign.options(chapter, str(config["difficulty"])), **kept, "upgrades": sides}

    def _begin(self, options: dict[str, Plain]) -> Session:
        seats = [player.word for player in self._session.players]
        return Session.begin(self._session.game, options, seats)
