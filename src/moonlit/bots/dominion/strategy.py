"""Strategies as files: what is bought and when, what is trashed, what is played first."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import ClassVar, Final

from moonlit.bots.dominion import hints
from moonlit.bots.dominion.language import (
    ALWAYS,
    Alternatives,
    BadCondition,
    Sum,
    parse_condition,
)
from moonlit.bots.dominion.menu import Menu
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.state import NOTHING
from moonlit.packs.dominion.folder import load_pack
from moonlit.packs.dominion.tables import Pack
from moonlit.packs.loader import read_file
from moonlit.packs.schema import Field, ListOf, Table, Text, Whole, check_document
from moonlit.packs.source import BadPack, Document, Fault, PackError, Row, read_document

FOLDER: Final = "moonlit.bots.dominion.strategies"
MOST_RULES: Final = 200
MOST_MONEY: Final = 99

_RULE = Table("rule", {"buy": Field(Text()), "when": Field(Text(), required=False)}, key="")
_PLAY = Table(
    "play",
    {
        "first": Field(ListOf(Text()), required=False),
        "trash": Field(ListOf(Text()), required=False),
        "money_kept": Field(Whole(0, MOST_MONEY), required=False),
    },
    many=False,
)


class BadStrategy(BadPack):
    """A strategy that cannot be used, with everything that is wrong in it."""

    what: ClassVar[str] = "strategy"


@dataclass(frozen=True, slots=True)
class Rule:
    """Buy a card, if one of the alternatives holds."""

    buy: str
    when: Alternatives = ALWAYS


@dataclass(frozen=True, slots=True)
class Strategy:
    """What a player wants: rules from the most wanted card to the least, and hints for play."""

    name: str
    rules: tuple[Rule, ...]
    first: tuple[str, ...] = ()
    trash: tuple[str, ...] = field(default=hints.RUBBISH)
    money_kept: int = hints.MONEY_KEPT


def shipped() -> tuple[str, ...]:
    """The names of the strategies that come with the game."""
    found = (entry.name for entry in files(FOLDER).iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


def load_strategy(name: str, pack: Pack | None = None) -> Strategy:
    """A strategy that comes with the game, by its name."""
    return _read(files(FOLDER).joinpath(f"{name}.toml"), pack or load_pack())


def read_strategy(path: Path | str, pack: Pack | None = None) -> Strategy:
    """A strategy out of a file; raises BadStrategy with everything wrong in it, by line."""
    try:
        return _read(Path(path), pack or load_pack())
    except BadPack as bad:
        raise BadStrategy(bad.errors) from None


def _read(file: Traversable, pack: Pack) -> Strategy:
    return parse_strategy(file.name, read_file(file), pack)


def parse_strategy(file: str, raw: bytes, pack: Pack) -> Strategy:
    """A strategy out of the text of a file."""
    document = read_document(file, raw)
    errors = [*_shape_errors(document)]
    rules = list[Rule]()
    for row in _RULE.rows(document):
        errors.extend(_card_errors(row, "buy", [row.text("buy")], pack))
        rules.append(_rule(row, pack, errors))
    play = next(iter(_PLAY.rows(document)), Row(document, "play", 0, {}))
    errors.extend(_card_errors(play, "first", play.texts("first"), pack))
    errors.extend(_card_errors(play, "trash", play.texts("trash"), pack))
    if len(rules) > MOST_RULES:
        errors.append(PackError(file, 0, Fault("too-many-rules", most=MOST_RULES)))
    if errors:
        raise BadPack(sorted(errors, key=lambda error: error.line))
    return Strategy(
        name=file.removesuffix(".toml"),
        rules=tuple(rules),
        first=play.texts("first"),
        trash=play.texts("trash") if play.has("trash") else hints.RUBBISH,
        money_kept=play.whole("money_kept", hints.MONEY_KEPT),
    )


def _shape_errors(document: Document) -> Iterator[PackError]:
    """Hints for play may be left out, rules may not."""
    for error in check_document(document, (_RULE, _PLAY)):
        if error.fault != Fault("table-missing", table="play"):
            yield error


def _rule(row: Row, pack: Pack, errors: list[PackError]) -> Rule:
    if not row.text("when"):
        return Rule(row.text("buy"))
    try:
        return Rule(row.text("buy"), parse_condition(row.text("when"), _names(pack)))
    except BadCondition as bad:
        errors.append(row.error("when", bad.fault))
        return Rule(row.text("buy"))


def _names(pack: Pack) -> list[str]:
    return [card.id for card in pack.cards]


def _card_errors(
    row: Row, key: str, cards: list[str] | tuple[str, ...], pack: Pack
) -> Iterator[PackError]:
    for card in cards:
        if card and card not in _names(pack):
            yield row.error(key, Fault("unknown-card", found=card))


def make_menu(strategy: Strategy, terms: Terms) -> Menu:
    """The strategy in numbers, for the cards of one match; rules about other cards fall away."""
    menu = Menu(terms)
    names = terms.card_names
    supply = {name for kind, name in enumerate(names) if terms.has(terms.supply, kind)}
    for rule in strategy.rules:
        if rule.buy in supply:
            for sums in rule.when:
                _add_rule(menu, names.index(rule.buy), sums)
    menu.worth = hints.worth_by_kind(terms)
    menu.order = hints.order_by_kind(terms, strategy.first)
    menu.role = hints.role_by_kind(terms)
    menu.rubbish = hints.rubbish_by_kind(terms, strategy.trash)
    menu.boon_worth = [hints.BOONS.get(name, 0) for name in terms.boon_names]
    at_once = (number for number, name in enumerate(terms.boon_names) if name in hints.AT_ONCE)
    menu.boons_at_once = sum(1 << number for number in at_once)
    menu.money_kept = strategy.money_kept
    return menu


def _add_rule(menu: Menu, kind: int, sums: tuple[Sum, ...]) -> None:
    names = menu.terms.card_names
    menu.buys.append(kind)
    for one in sums:
        menu.constants.append(one.constant)
        for factor, word, card in one.parts:
            menu.factors.append(factor)
            menu.words.append(word)
            menu.kinds.append(names.index(card) if card in names else NOTHING)
        menu.sum_starts.append(len(menu.factors))
    menu.rule_starts.append(len(menu.constants))
