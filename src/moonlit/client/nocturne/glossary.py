"""Names, facts and help of everything in the pack, as plain data (docs/concepts/glossary.md)."""

from collections.abc import Iterable

from moonlit.client.bots import tell_bots
from moonlit.client.entries import Entry, make_entry
from moonlit.client.nocturne.editions import tell_row
from moonlit.client.nocturne.evidence import (
    OURS,
    is_ours,
    tell_evidence,
    token_evidence,
    variant_evidence,
)
from moonlit.client.nocturne.goals import MOONLIGHT, TWILIGHT, goal_name, goal_text
from moonlit.client.nocturne.manual import (
    CLAUSES,
    SWITCHES,
    help_text,
    topic_of_category,
    topic_of_token,
)
from moonlit.client.nocturne.names import card_name, tile_name, token_name
from moonlit.client.nocturne.symbols import symbol_name, tell_symbols
from moonlit.client.nocturne.things import (
    recipe_text,
    solo_card_text,
    switch_value,
    tell_switch,
    tile_details,
    variant_text,
)
from moonlit.client.phrases import sentence
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.packs.evidence import GRADES, Evidence
from moonlit.packs.nocturne.tables import (
    Character,
    Concoction,
    Difference,
    MoonlightGoal,
    Pack,
    Ruling,
    SoloCard,
    Switch,
    Tile,
    TwilightGoal,
    Variant,
)
from moonlit.packs.nocturne.words import (
    CATEGORIES,
    PRESETS,
    SYMBOL_OF_RUNE,
    SYMBOLS,
    TILE_TYPES,
    TYPES_WITH_POINTS,
)

# The rulebooks, as the presets that follow them are called.
BOOKS = PRESETS[1:]

_SYMBOL_IDS = {letter: name for name, letter in SYMBOL_OF_RUNE.items()}


def make_glossary(words: Words, pack: Pack) -> Entry:
    """The glossary of a pack in one language."""
    maker, editions = _Maker(words, pack), pack.editions
    return {
        "game": pack.game,
        "pack": {"id": pack.id, "title": pack.title, "digest": pack.digest},
        "language": words.language,
        "tiles": {tile.id: maker.tile(tile) for tile in pack.tiles},
        "types": {name: maker.type(name) for name in TILE_TYPES},
        "cards": {card.id: maker.card(card) for card in (*pack.starters, *pack.concoctions)},
        "goals": {
            TWILIGHT: {str(goal.id): maker.goal(TWILIGHT, goal) for goal in pack.twilight_goals},
            MOONLIGHT: {str(goal.id): maker.goal(MOONLIGHT, goal) for goal in pack.moonlight_goals},
        },
        "characters": {one.id: maker.character(one) for one in pack.characters},
        "solo": {card.id: maker.solo_card(card) for card in pack.solo_cards},
        "tokens": {token: maker.token(token) for token in _tokens(pack)},
        "symbols": {symbol: maker.symbol(symbol) for symbol in SYMBOLS},
        "topics": {topic: maker.topic(topic) for topic in CLAUSES},
        "categories": {name: maker.category(name) for name in CATEGORIES},
        "variants": {variant.id: maker.variant(variant) for variant in pack.variants},
        "switches": {switch.id: maker.switch(switch) for switch in editions.switches},
        "rows": {row.id: maker.row(row) for row in (*editions.differences, *editions.rulings)},
        "grades": {grade: maker.grade(grade) for grade in GRADES},
        "bots": tell_bots(words, pack.game),
        "scoring": maker.scoring(),
    }


def _tokens(pack: Pack) -> list[str]:
    own = sorted({number for size in pack.tokens.sizes for number in size.numbers})
    return [*(str(n) for n in own), "star", *(f"shadow{n}" for n in pack.tokens.shadow)]


def _symbol_ids(symbols: str) -> list[Plain]:
    return [_SYMBOL_IDS[symbol] for symbol in symbols]


class _Maker:
    """Makes entries; each has a name, a text, help, clauses, switches and evidence."""

    def __init__(self, words: Words, pack: Pack) -> None:
        self.words = words
        self.pack = pack

    def entry(
        self,
        name: str,
        text: str,
        topics: Iterable[str] = (),
        evidence: Evidence | None = None,
        **facts: Plain,
    ) -> Entry:
        told, see = list(topics), evidence.see if evidence is not None else ()
        clauses = dict.fromkeys((*(id_ for topic in told for id_ in CLAUSES[topic]), *see))
        switches = dict.fromkeys(id_ for topic in told for id_ in SWITCHES.get(topic, ()))
        paragraphs = [help_text(self.words, self.pack, topic) for topic in told]
        graded = {} if evidence is None else self.evidence(evidence)
        return make_entry(name, text, told, paragraphs, clauses, switches, **graded, **facts)

    def evidence(self, evidence: Evidence) -> Entry:
        """How well it is known: the weakest grade, that of each part, and both in a sentence."""
        return {
            "grade": evidence.grade,
            "grades": dict[str, Plain](evidence.grades),
            "evidence": tell_evidence(self.words, evidence),
            "ours": is_ours(evidence),
        }

    def tile(self, tile: Tile) -> Entry:
        herb = tile.kind if tile.type == "herb" else ""
        return self.entry(
            tile_name(self.words, self.pack, tile.id),
            sentence(tile_details(self.words, self.pack, tile.id)),
            (tile.type,),
            tile.evidence,
            short=self.words.say("page-short-tile", type=tile.type, kind=tile.kind or "none"),
            type=tile.type,
            kind=tile.kind,
            letter=herb if len(herb) == 1 else "",
            points=tile.points if tile.type in TYPES_WITH_POINTS else None,
            symbols=_symbol_ids(tile.symbols),
            enchanted=tile.is_enchanted,
        )

    def type(self, name: str) -> Entry:
        one = self.words.say(f"type-{name}")
        return self.entry(self.words.say(f"topic-{name}"), "", (name,), one=one)

    def card(self, card: Concoction) -> Entry:
        tiers: list[Plain] = [
            {
                "symbols": _symbol_ids(recipe),
                "text": tell_symbols(self.words, recipe),
                "points": points,
            }
            for recipe, points in zip(card.recipe, card.points, strict=True)
        ]
        is_starter = card in self.pack.starters
        name, text = card_name(self.words, card.id), recipe_text(self.words, card)
        facts: Entry = {"starter": is_starter, "tiers": tiers}
        return self.entry(name, text, ("concoction",), card.evidence, **facts)

    def goal(self, round_: str, goal: TwilightGoal | MoonlightGoal) -> Entry:
        facts: Entry = {"number": 0, "size": 0, "shape": []}
        if isinstance(goal, TwilightGoal):
            points, timing = self.pack.scoring.twilight_goal, goal.timing
            facts["number"] = goal.number
        else:
            points, timing = goal.points, "end"
            facts |= {"size": goal.size, "shape": list[Plain](goal.shape)}
        see = set(goal.evidence.see)
        switches = [one for one in self.pack.editions.switches if see & set(one.evidence.see)]
        entry = self.entry(
            goal_name(self.words, round_, goal.id),
            goal_text(self.words, self.pack, round_, goal.id),
            (round_,),
            goal.evidence,
            round=round_,
            rule=goal.rule,
            points=points,
            timing=timing,
            **facts,
        )
        return {**entry, "switches": [switch.id for switch in switches]}

    def character(self, character: Character) -> Entry:
        ability = self.words.say(f"ability-{character.ability}", number=character.number)
        once = self.words.say("ability-once", points=self.pack.scoring.unused_ability)
        return self.entry(
            self.words.say(f"character-{character.id}"),
            f"{ability} {once}",
            ("ability",),
            character.evidence,
            symbol=_SYMBOL_IDS[character.symbol],
        )

    def solo_card(self, card: SoloCard) -> Entry:
        return self.entry(
            card.id,
            solo_card_text(self.words, card),
            ("solo",),
            card.evidence,
            direction=card.direction,
            power=card.power,
            number=card.number,
            dedicates=card.dedicates,
            start=card.start,
        )

    def token(self, token: str) -> Entry:
        number = token.removeprefix("shadow")
        name = self.words.say("page-bare-token", token=f"token-{token}")
        return self.entry(
            name,
            token_name(self.words, token),
            (topic_of_token(token),),
            token_evidence(self.pack, token),
            value=int(number) if number.isdecimal() else None,
            shadow=number != token,
        )

    def symbol(self, symbol: str) -> Entry:
        id_ = _SYMBOL_IDS[symbol]
        name = symbol_name(self.words, symbol)
        return self.entry(name, "", ("symbol",), id=id_)

    def topic(self, topic: str) -> Entry:
        return self.entry(self.words.say(f"topic-{topic}"), "", (topic,))

    def category(self, name: str) -> Entry:
        topic = topic_of_category(name)
        return self.entry(self.words.say(f"category-{name}"), "", (topic,))

    def variant(self, variant: Variant) -> Entry:
        name = self.words.say(f"variant-{variant.id}")
        text = variant_text(self.words, self.pack, variant)
        entry = self.entry(name, text, (), variant_evidence(self.pack, variant))
        return {**entry, "clauses": [variant.clause, *variant.evidence.see]}

    def switch(self, switch: Switch) -> Entry:
        values: list[Plain] = [
            {"id": value, "name": switch_value(self.words, switch.id, value)}
            for value in switch.values
        ]
        return self.entry(
            self.words.say(f"switch-{switch.id}"),
            "",
            (),
            switch.evidence,
            values=values,
            editions={preset: switch.in_preset(preset) for preset in PRESETS},
            source=list[Plain](switch.evidence.source),
        )

    def row(self, row: Difference | Ruling) -> Entry:
        """Where the books differ or leave a question open, and what holds here."""
        is_open = isinstance(row, Ruling)
        return {
            "name": sentence(tell_row(self.words, row)),
            "books": {book: tell_row(self.words, row, book) for book in BOOKS},
            "here": self._here(row),
            "why": tell_row(self.words, row, "reason" if is_open else "note"),
            "switch": row.switch or None,
            **self.evidence(row.evidence),
        }

    def _here(self, row: Difference | Ruling) -> str:
        """What we play; a bare yes or no of a switch needs the switch's own words."""
        told = tell_row(self.words, row, "ruling" if isinstance(row, Ruling) else "default")
        return tell_switch(self.words, row.switch, told) if told in ("true", "false") else told

    def grade(self, grade: str) -> Entry:
        short = self.words.say(f"grade-short-{grade}")
        return {"name": self.words.say(f"grade-{grade}"), "short": short, "ours": grade in OURS}

    def scoring(self) -> Entry:
        """The tables of the rulebook, for help on a category."""
        scoring = self.pack.scoring
        ranks: list[Plain] = [
            {"id": rank.id, "name": self.words.say(f"rank-{rank.id}"), "at": rank.at}
            for rank in scoring.ranks
        ]
        lists = ("feathers", "tripti", "duode", "herbs", "eggs", "solo_eggs")
        numbers = ("chest", "leftover", "twilight_goal", "unused_ability", "precious_stone")
        return {
            **{name: list[Plain](getattr(scoring, name)) for name in lists},
            **{name: getattr(scoring, name) for name in numbers},
            "ranks": ranks,
        }
