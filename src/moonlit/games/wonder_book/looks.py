"""How boards, cards and figures of a chapter look by now; nothing is shown before its time."""

from collections.abc import Iterator
from typing import Final, cast

from moonlit.games.wonder_book.art_shape import Art, CardKind, Ended, Opened, Piece, SeenCard
from moonlit.games.wonder_book.program import CHAPTER_END, NONE
from moonlit.games.wonder_book.shape import Band
from moonlit.games.wonder_book.state import DONE, REMOVED, UNSEEN, State
from moonlit.packs.wonder_book.art import CardArt, written
from moonlit.packs.wonder_book.cards import Card, ChapterEndCard, InteractionCard, ItemCard
from moonlit.packs.wonder_book.effects import MakeStack, PlaceCard
from moonlit.packs.wonder_book.model import Board, Campaign, Chapter
from moonlit.packs.wonder_book.values import Text
from moonlit.packs.wonder_book.walk import found

KINDS: Final[tuple[CardKind, ...]] = (
    "story",
    "choice",
    "goal",
    "special_rule",
    "interaction",
    "item",
    "chapter_end",
)
NOT_DRAWN: Final = CardArt()
NOTHING_DRAWN: Final = Chapter("", "", Text("", {}), "", {}, {})
# The picture of these stands on their back.
TURNED: Final = (InteractionCard, ItemCard)


class Looks:
    """The looks of one chapter."""

    def __init__(self, campaign: Campaign, chapter: Chapter) -> None:
        self.chapter = chapter
        self._endings = campaign.endings
        self._places = _places_of(chapter)
        self._drawn: dict[tuple[object, ...], Art] = {}
        self.bands = _bands_of(chapter)

    def boards(self, s: State) -> dict[str, Art | None]:
        """The art of the boards in play, as far as it is there by now."""
        p, boards = s.program, self.chapter.boards
        return {
            name: self._board(s, boards[name]) if name in boards else None
            for n, name in enumerate(p.board_names)
            if s.boards >> n & 1
        }

    def cards(self, s: State) -> dict[str, SeenCard]:
        """Every card that was seen: of what kind it is, and how it looks."""
        p = s.program
        return {
            p.card_names[n]: self._card(p.card_names[n], KINDS[kind], s.cards[n])
            for n, kind in enumerate(p.card_kind)
            if NONE < kind <= CHAPTER_END and s.cards[n] != UNSEEN
        }

    def piece(self, card: str) -> str | None:
        """What a card is on the board, or what its goal counts."""
        return self._art(self._find(card)).piece or None

    def figure(self, entity: str) -> str | None:
        """Which figure an ally or a boss is, if the story says so."""
        found = self.chapter.allies.get(entity) or self.chapter.bosses.get(entity)
        return None if found is None or found.art is None else found.art.figure

    def ending(self, s: State) -> Ended | None:
        """The ending that was reached."""
        if s.ending == NONE:
            return None
        name = s.program.ending_names[s.ending]
        found = self._endings.get(name)
        art = None if found is None else found.art
        return {"id": name, "picture": art.picture or None if art else None}

    def _find(self, card: str) -> Card | None:
        """A card of the chapter; none if a written position made it up."""
        return self.chapter.cards.get(int(card)) if card.isdecimal() else None

    def _art(self, card: Card | None) -> CardArt:
        return NOT_DRAWN if card is None or card.art is None else card.art

    def _card(self, name: str, kind: CardKind, state: int) -> SeenCard:
        card = self._find(name)
        art, is_over = self._art(card), state in (DONE, REMOVED)
        is_face_down = getattr(card, "hidden", False) and not is_over
        is_read = is_over or not isinstance(card, TURNED)
        piece = art.done or art.piece if state == DONE else art.piece
        return {
            "kind": kind,
            "piece": None if is_face_down else piece or None,
            "picture": art.picture or None if is_read else None,
        }

    def _board(self, s: State, board: Board) -> Art | None:
        art = board.art
        if art is None:
            return None
        opened = [way for way in dict.fromkeys((*art.ways, *art.opened)) if _is_open(s, way)]
        done = [card for card in self._places if _is_done(s, card)]
        key = (board.id, *opened, *done)
        if key not in self._drawn:
            self._drawn[key] = self._draw(board, opened, done)
        return self._drawn[key]

    def _draw(self, board: Board, opened: list[str], done: list[int]) -> Art:
        """What swings aside, or is there only once a border is open, comes when it is."""
        assert board.art is not None
        art = cast("Art", written(board.art))
        later: dict[str, Opened] = art.pop("opened", {})  # type: ignore[typeddict-item]
        pieces = art.setdefault("pieces", [])
        for way, look in art.get("ways", {}).items():
            if way not in opened:
                look.pop("opens", None)
        for way in opened:
            pieces += later.get(way, {}).get("pieces", [])
            art.setdefault("lit", []).extend(later.get(way, {}).get("lit", []))
        for card in done:
            self._finish(board, card, pieces)
        return art

    def _finish(self, board: Board, card: int, pieces: list[Piece]) -> None:
        """What lay there as an object becomes what it is once it is done."""
        art = self._art(self.chapter.cards.get(card))
        for area in self._places[card]:
            there = [one for one in pieces if (one.get("at"), one["piece"]) == (area, art.piece)]
            if there:
                there[0]["piece"] = art.done
            elif area in board.areas:
                pieces.append({"piece": art.done, "at": area})


def _bands_of(chapter: Chapter) -> list[Band]:
    """The results of a chapter, the least first."""
    ends = [card for card in chapter.cards.values() if isinstance(card, ChapterEndCard)]
    bands = sorted(ends[0].bands, key=lambda band: band.min) if ends else []
    return [
        {"least": band.min, "most": band.max, "id": None if band.name else band.id}
        for band in bands
    ]


def _places_of(chapter: Chapter) -> dict[int, list[str]]:
    """Where the story lays the objects that become something else once they are done."""
    changing = [n for n, card in chapter.cards.items() if card.art is not None and card.art.done]
    return {n: [area for card, area in _laid(chapter) if card == n] for n in changing}


def _laid(chapter: Chapter) -> Iterator[tuple[int, str]]:
    for place, _ in found(PlaceCard, chapter):
        if place.area is not None and place.area.kind == "ids":
            yield from ((place.card, area) for area in place.area.ids)
    for stack, _ in found(MakeStack, chapter):
        if stack.area.kind == "ids":
            yield from ((card, area) for card in stack.cards for area in stack.area.ids)


def _is_open(s: State, way: str) -> bool:
    names = s.program.area_names
    one, other = (names.index(area) for area in way.split("-"))
    return s.open[one] >> other & 1 == 1


def _is_done(s: State, card: int) -> bool:
    return s.cards[s.program.card_names.index(str(card))] == DONE
