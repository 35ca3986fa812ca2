"""What can be chosen before a chapter: the campaign or one chapter, heroes, difficulty."""

from functools import cached_property

from moonlit.client.wonder_book.campaign import Campaign, sides_of, to_choose
from moonlit.client.wonder_book.form import GAME
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.wonder_book.switches import switch_name, switch_value
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig, BadRecord, TableError
from moonlit.core.options import shown
from moonlit.games.wonder_book.config import MOST_PLAYERS, SWITCHES
from moonlit.packs.wonder_book.model import Campaign as Pack
from moonlit.packs.wonder_book.model import Upgrade
from moonlit.packs.wonder_book.words import DIFFICULTIES
from moonlit.tui.setup_model import OFF, ON, PAUSE, PAUSES, Choice, SetupModel, seat_choices
from moonlit.tui.wonder_book.keeping import campaign_path, load_campaign

WAY, CHAPTER, HERO, DIFFICULTY, DETAILS = "way", "chapter", "hero", "difficulty", "details"
# Go on with the campaign, begin it anew, play a chapter again for fun, go back to a chapter that
# was won, or play one chapter by itself.
GO_ON, ANEW, AGAIN, REWIND, ALONE = "go_on", "anew", "again", "rewind", "alone"
IN_CAMPAIGN = (GO_ON, ANEW, REWIND)
NORMAL = "normal"
SOLO_HEROES = 2


class WonderSetup(SetupModel):
    """The campaign stands first; who plays alone runs two heroes (W-SOLO-1)."""

    title = "wonder_book-game"
    game = GAME

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._chapters = tuple(chapter.id for chapter in pack.chapters)
        heroes = tuple(pack.heroes)
        levels = (NORMAL, *(level for level in DIFFICULTIES if level != NORMAL))
        super().__init__(
            [
                *seat_choices(GAME, MOST_PLAYERS),
                Choice(WAY, (GO_ON, ALONE, AGAIN, REWIND, ANEW)),
                Choice(CHAPTER, self._chapters),
                *(Choice(f"{HERO}{n}", heroes, n - 1) for n in range(1, MOST_PLAYERS + 1)),
                *(Choice(card.id, _sides(card)) for card in pack.upgrades.values()),
                Choice(DIFFICULTY, levels),
                Choice(DETAILS, (OFF, ON)),
                *(Choice(name, tuple(map(shown, values))) for name, values in SWITCHES.items()),
                Choice(PAUSE, PAUSES),
            ]
        )
        self._remember_heroes()

    @cached_property
    def _campaign(self) -> Campaign | BadRecord:
        """What the file holds, or what is wrong with it."""
        try:
            return load_campaign(self._pack.id)
        except BadRecord as error:
            return error

    def _remember_heroes(self) -> None:
        """Heroes the story no longer has are passed over; the file keeps them."""
        if isinstance(self._campaign, Campaign):
            known = [hero for hero in self._campaign.heroes if hero in self._pack.heroes]
            for place, hero in enumerate(known[:MOST_PLAYERS], start=1):
                self.choice(f"{HERO}{place}").set(hero)

    @property
    def _way(self) -> str:
        return self.choice(WAY).value

    @property
    def _heroes(self) -> list[str]:
        count = max(SOLO_HEROES, len(self.seats()))
        return [self.choice(f"{HERO}{place}").value for place in range(1, count + 1)]

    @property
    def chapter(self) -> str:
        """The chapter that would be played."""
        campaign = self._campaign
        if self._way == ANEW:
            return self._chapters[0]
        if self._way == GO_ON and isinstance(campaign, Campaign):
            return campaign.next_chapter(self._chapters) or self._chapters[-1]
        return self.choice(CHAPTER).value

    def shown(self) -> list[Choice]:
        """A chapter is chosen unless the campaign says which; as many heroes as are in play."""
        hidden = [CHAPTER] if self._way in (GO_ON, ANEW) else []
        hidden += [name for name in self._pack.upgrades if name not in self._open_cards()]
        hidden += [f"{HERO}{n}" for n in range(len(self._heroes) + 1, MOST_PLAYERS + 1)]
        if self.choice(DETAILS).value == OFF:
            hidden += list(SWITCHES)
        return [row for row in self.choices if row.name not in hidden]

    def options(self) -> dict[str, Plain]:
        """The config to be checked; raises TableError where the campaign cannot give one."""
        is_detailed = self.choice(DETAILS).value == ON
        changed = {name: self.choice(name) for name in SWITCHES if is_detailed}
        start, difficulty = self._start(), self.choice(DIFFICULTY).value
        if self._way == ALONE:
            told: dict[str, Plain] = {"chapter": self.chapter, "difficulty": difficulty}
        else:
            sides = list[Plain](self._upgrades(start))
            told = {**start.options(self.chapter, difficulty), "upgrades": sides}
        return {
            **told,
            "players": len(self.seats()),
            "heroes": list[Plain](self._heroes),
            "switches": {
                name: SWITCHES[name][row.index] for name, row in changed.items() if row.index
            },
            "campaign": self._way in IN_CAMPAIGN,
        }

    def _upgrades(self, start: Campaign) -> list[str]:
        """The sides the heroes in play have, those chosen here first (W-UPG-3)."""
        chosen = [self.choice(name).value for name in self._open_cards()]
        others = sides_of(start.carried, self._pack, self._heroes)
        taken = {side for name in self._open_cards() for side in _sides(self._pack.upgrades[name])}
        return [*chosen, *(side for side in others if side not in taken)]

    def _open_cards(self) -> list[str]:
        """Upgrade cards of which a side has to be chosen here."""
        try:
            start = self._start()
        except TableError:
            return []
        cards = to_choose(start, self._pack, self._heroes, len(self.seats()))
        return [card.id for card in cards]

    def _start(self) -> Campaign:
        """The campaign with which the chapter begins."""
        if self._way in (ANEW, ALONE):
            return Campaign(self._pack.id)
        campaign = self._campaign
        if isinstance(campaign, BadRecord):
            raise campaign
        if self._way == GO_ON and campaign.next_chapter(self._chapters) is None:
            raise BadConfig("campaign-over", path=str(campaign_path(self._pack.id)))
        if self._way in (AGAIN, REWIND) and campaign.result_of(self.chapter) is None:
            raise BadConfig("chapter-not-won", chapter=self.chapter)
        return campaign.before(self.chapter)

    def label(self, words: Words, row: str) -> str:
        if row.startswith(HERO):
            return words.say("terminal-wonder-hero", number=int(row.removeprefix(HERO)))
        if row == DETAILS:
            return words.say("terminal-details")
        if row in self._pack.upgrades:
            hero = Lexicon(words, self._pack).hero(self._pack.upgrades[row].hero)
            return words.say("terminal-wonder-upgrade", hero=hero)
        if row in SWITCHES:
            return switch_name(Lexicon(words, self._pack), row)
        return words.say(f"terminal-wonder-{row}")

    def value(self, words: Words, row: str) -> str:
        value, lexicon = self.choice(row).value, Lexicon(words, self._pack)
        if row.startswith(HERO):
            return lexicon.hero(value)
        if row == DETAILS:
            return words.say(f"terminal-details-{value}")
        if row == CHAPTER:
            return lexicon.chapter_name(value)
        if row == DIFFICULTY:
            return lexicon.say(f"difficulty-{value}")
        if row in self._pack.upgrades:
            return lexicon.skill_name(value)
        if row in SWITCHES:
            return switch_value(lexicon, row, value)
        return words.say(f"terminal-wonder-way-{value}")

    def about(self, words: Words, row: str) -> str:
        """Where the campaign stands, what a hero can do, or what a difficulty means."""
        value, lexicon = self.choice(row).value, Lexicon(words, self._pack)
        if row == WAY:
            return self._about_way(words, lexicon)
        if row.startswith(HERO):
            hero = self._pack.heroes[value]
            facts = {
                "title": lexicon.text(hero.skill.title),
                "cost": lexicon.skill_cost(hero.skill.id),
            }
            skill = lexicon.say("page-skill", **facts, text=lexicon.text(hero.skill.text))
            return f"{lexicon.say('hearts', count=hero.hearts)}. {lexicon.text(hero.text)} {skill}"
        if row == DIFFICULTY:
            return lexicon.say(f"difficulty-{value}-text")
        if row in self._pack.upgrades:
            return lexicon.text(lexicon.skill(value).text)
        return ""

    def _about_way(self, words: Words, lexicon: Lexicon) -> str:
        told = words.say(f"terminal-wonder-way-{self._way}-text")
        if self._way == ANEW or isinstance(self._campaign, BadRecord):
            return told
        chapter = lexicon.chapter_name(self.chapter)
        facts = {"won": len(self._campaign.results), "total": self._campaign.total}
        return f"{told} {words.say('terminal-wonder-standing', chapter=chapter, **facts)}"


def _sides(card: Upgrade) -> tuple[str, ...]:
    return tuple(side.id for side in card.sides)
