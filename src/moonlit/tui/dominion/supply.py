"""The Supply: a row for each cost, every pile with its count and whether it can be had."""

from moonlit.packs.dominion.tables import Card
from moonlit.tui import palette
from moonlit.tui.canvas import Canvas
from moonlit.tui.dominion.cards import LEGAL, PAYABLE, CardBoard, Plate, letters_of, paper_of
from moonlit.tui.dominion.manual import PILE
from moonlit.tui.dominion.scene import Scene
from moonlit.tui.scene import Thing

LABEL = 4
NARROWEST = 21
EMPTY = "—"


class Supply(CardBoard):
    """Piles by cost from the top, those outside the Supply below them."""

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        rows = self._rows(canvas, scene)
        here = next((place for place, (_, cards) in enumerate(rows) if self._is_among(cards)), 0)
        top = max(0, here - canvas.height + 1)
        width = (canvas.width - LABEL) // self._columns(canvas)
        step = 2 if 2 * len(rows) <= canvas.height else 1
        if top:
            canvas.put(0, 0, "▴", palette.MUTED)
        if top + canvas.height < len(rows):
            canvas.put(0, canvas.height - 1, "▾", palette.MUTED)
        for row, (label, cards) in enumerate(rows[top:]):
            canvas.put(LABEL - 1 - len(label), row * step, label, palette.GOLD, bold=True)
            for column, card in enumerate(cards):
                self.place(canvas, _plate(scene, card), LABEL + column * width, row * step, width)

    def _is_among(self, cards: list[Card]) -> bool:
        return self.cursor is not None and self.cursor.name in [card.id for card in cards]

    def _columns(self, canvas: Canvas) -> int:
        return max(1, (canvas.width - LABEL) // NARROWEST)

    def _rows(self, canvas: Canvas, scene: Scene) -> list[tuple[str, list[Card]]]:
        """What is drawn line by line; a long row is broken, its cost said once."""
        lexicon = scene.teller.lexicon
        costs = sorted({card.cost for card in scene.supply})
        groups = [
            (lexicon.say("cost", count=cost), [card for card in scene.supply if card.cost == cost])
            for cost in costs
        ]
        groups.append((f"({EMPTY})", scene.outside))
        columns = self._columns(canvas)
        return [
            (label if start == 0 else "", cards[start : start + columns])
            for label, cards in groups
            for start in range(0, len(cards), columns)
        ]


def _plate(scene: Scene, card: Card) -> Plate:
    left = scene.piles[card.id]
    is_legal = scene.of_pile(card.id) is not None
    is_payable = scene.kind == "act" and card in scene.supply and scene.can_pay(card)
    sign = LEGAL if is_legal else PAYABLE if is_payable else " "
    is_choosing = scene.is_mine and scene.kind in ("buy", "pile")
    name = scene.teller.lexicon.name(card.id)
    text = f"{left or EMPTY:>2} {letters_of(scene, card)} {name}"
    is_dim = left == 0 or (is_choosing and not is_legal)
    return Plate(Thing(PILE, card.id), text, paper_of(card), sign, is_dim)
