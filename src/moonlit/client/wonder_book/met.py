"""Help on what the table has shown so far: areas, cards, scraps, skills, wyrm cards, keywords."""

from collections.abc import Iterator

from moonlit.client.entries import Entry
from moonlit.client.wonder_book.glossary import EntryMaker
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.core.plain import table, tables, texts
from moonlit.core.view import View


def met(lexicon: Lexicon, view: View) -> dict[str, Entry]:
    """An entry for everything the view names, by kind and id (`scrap:s3`, `card:8`)."""
    return dict(_Met(lexicon, view).entries())


class _Met:
    """Looks things up in the story, but only those the view holds."""

    def __init__(self, lexicon: Lexicon, view: View) -> None:
        self._lexicon = lexicon
        self._maker = EntryMaker(lexicon)
        self._table = view.table
        self._chapter = str(view.table["chapter"])

    def entries(self) -> Iterator[tuple[str, Entry]]:
        yield from ((f"area:{name}", self._area(name)) for name in table(self._table["areas"]))
        yield from ((f"board:{name}", self._board(name)) for name in table(self._table["boards"]))
        yield from ((f"card:{card}", self._card(card)) for card in self._cards())
        yield from ((f"skill:{name}", self._skill(name)) for name in self._skills())
        yield from ((f"scrap:{name}", self._scrap(name)) for name in self._scraps())
        yield from ((f"wyrm_card:{name}", self._wyrm(name)) for name in self._wyrms())
        yield from (
            (f"keyword:{name}", self._keyword(name)) for name in texts(self._table["keywords"])
        )

    def _cards(self) -> Iterator[int]:
        """Goal, rules, objects and items, each once."""
        goal = self._table["goal"]
        found = [str(table(goal)["card"])] if goal is not None else []
        found += texts(self._table["rules"])
        for area in table(self._table["areas"]).values():
            objects = tables(table(area)["objects"])
            found += [str(one["card"]) for one in objects if not one["is_hidden"]]
        found += [thing for thing in self._things() if thing.isdecimal()]
        yield from map(int, dict.fromkeys(found))

    def _things(self) -> Iterator[str]:
        """What lies in front of the heroes."""
        for hero in tables(self._table["heroes"]):
            yield from texts(hero["things"])

    def _skills(self) -> Iterator[str]:
        for hero in tables(self._table["heroes"]):
            yield from texts(hero["skills"])

    def _scraps(self) -> Iterator[str]:
        held = [thing for thing in self._things() if not thing.isdecimal()]
        yield from (*held, *texts(self._table["scrap_discards"]))

    def _wyrms(self) -> Iterator[str]:
        yield from texts(self._table["wyrm_discards"])
        yield from texts(self._table["wyrm_cards"])
        yield from texts(table(self._table["wyrm_deck"])["known"])

    def _area(self, name: str) -> Entry:
        return self._maker.entry(self._lexicon.area(self._chapter, name), name, ("move",))

    def _board(self, name: str) -> Entry:
        found = self._lexicon.chapter(self._chapter).boards.get(name)
        return self._maker.entry(self._lexicon.text(found.name) if found else name, "")

    def _card(self, card: int) -> Entry:
        lexicon, chapter = self._lexicon, self._chapter
        return self._maker.entry(lexicon.title(chapter, card), lexicon.body(chapter, card))

    def _skill(self, name: str) -> Entry:
        return self._maker.skill(self._lexicon.skill(name))

    def _scrap(self, name: str) -> Entry:
        scrap, text = self._lexicon.pack.scraps[name], self._lexicon.text
        title, told = text(scrap.title), text(scrap.text)
        return self._maker.known(title, told, ("scrap",), scrap.evidence)

    def _wyrm(self, name: str) -> Entry:
        card, lexicon = self._lexicon.pack.wyrms[name], self._lexicon
        text = f"{lexicon.symbols(name)} {lexicon.text(card.text)}".strip()
        return self._maker.known(lexicon.text(card.title), text, ("enemy",), card.evidence)

    def _keyword(self, name: str) -> Entry:
        text = self._lexicon.text(self._lexicon.pack.keywords[name].text)
        return self._maker.entry(self._lexicon.keyword(name), text, ("choice",))
