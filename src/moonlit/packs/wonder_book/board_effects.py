"""Effects on wyrms, areas, borders, allies and bosses, and those that roll dice."""

from __future__ import annotations

from dataclasses import dataclass

from moonlit.packs.wonder_book.conditions import Condition
from moonlit.packs.wonder_book.effects import ANY_WYRM, NONE, ONE, Branch, Effect, Effects, Modifier
from moonlit.packs.wonder_book.values import Areas, Number, Text, Wyrms
from moonlit.packs.wonder_book.words import AllyId, BoardId, BossId, Pair, SetId, TokenId, VortexId

# Wyrms.


@dataclass(frozen=True, slots=True)
class Spawn(Effect):
    """`spawn`: n wyrms from the pool, standing, into a vortex (by its letter) or an area."""

    n: Number = ONE
    vortex: VortexId = ""
    area: Areas | None = None


@dataclass(frozen=True, slots=True)
class Activate(Effect):
    """`activate`: each of these wyrms takes so many actions."""

    times: Number = ONE
    who: Wyrms = ANY_WYRM


@dataclass(frozen=True, slots=True)
class RevealWyrmCard(Effect):
    """`reveal_wyrm_card`: its spawns go to these vortices (none named: all that are active)."""

    vortex: tuple[VortexId, ...] = ()
    n: Number = ONE


@dataclass(frozen=True, slots=True)
class PeekWyrmCards(Effect):
    """`peek_wyrm_cards`: look at the top n; `arrange`: any order; `bury`: so many may go under."""

    n: Number = ONE
    arrange: bool = False
    bury: Number = NONE


@dataclass(frozen=True, slots=True)
class Attack(Effect):
    """`attack`: the hero's own attack with this many dice; `on_stun`: for each wyrm it stuns."""

    dice: Number
    on_stun: Effects = ()


@dataclass(frozen=True, slots=True)
class Damage(Effect):
    """`damage`: n to each of these wyrms; `on_defeat` follows once if one of them is defeated."""

    wyrms: Wyrms
    n: Number = ONE
    on_defeat: Effects = ()


@dataclass(frozen=True, slots=True)
class Stun(Effect):
    """`stun`: they lie down, and need so many actions to stand up."""

    wyrms: Wyrms
    stand_up_cost: Number = ONE


@dataclass(frozen=True, slots=True)
class ReturnWyrm(Effect):
    """`return_wyrm`: back to the pool."""

    wyrms: Wyrms


@dataclass(frozen=True, slots=True)
class MoveWyrm(Effect):
    """`move_wyrm`: exactly one of toward, away, to; none of them: the players choose the way."""

    wyrms: Wyrms
    toward: Areas | None = None
    away: Areas | None = None
    to: Areas | None = None
    steps: Number = ONE


# Areas and board.


@dataclass(frozen=True, slots=True)
class CollectAreas(Effect):
    """`collect_areas`: the areas (each in turn `it`) for which `where` holds, under a name."""

    as_: SetId
    where: Condition


@dataclass(frozen=True, slots=True)
class OpenBoard(Effect):
    """`board`: this board is in play from now on."""

    open: BoardId


@dataclass(frozen=True, slots=True)
class OpenBorder(Effect):
    """`open_border`: the border between two areas may be crossed."""

    pair: Pair


@dataclass(frozen=True, slots=True)
class BlockBorder(Effect):
    """`block_border`: the border between two areas may not be crossed."""

    pair: Pair


@dataclass(frozen=True, slots=True)
class SetVortex(Effect):
    """`set_vortex`: opens, closes or moves a vortex."""

    id: VortexId
    area: Areas | None = None
    active: bool = True


@dataclass(frozen=True, slots=True)
class PlaceSparks(Effect):
    """`place_sparks`: n from the pool into each of these areas."""

    in_: Areas
    n: Number = ONE


@dataclass(frozen=True, slots=True)
class RemoveSparks(Effect):
    """`remove_sparks`: n in all from these areas to the pool; the players choose where."""

    in_: Areas
    n: Number = ONE


@dataclass(frozen=True, slots=True)
class SetLight(Effect):
    """`light`: a light token into each of these areas, or away from them."""

    area: Areas
    lit: bool = True


@dataclass(frozen=True, slots=True)
class SetToken(Effect):
    """`token`: a named token into an area or onto a boss, or away with `remove`."""

    id: TokenId
    area: Areas | None = None
    on_boss: BossId = ""
    remove: bool = False


# Allies and bosses: exactly one of create, hearts, move, remove.


@dataclass(frozen=True, slots=True)
class ChangeAlly(Effect):
    """`ally`: appears in an area (`create`), has so many hearts more or less, moves, goes."""

    id: AllyId
    create: Areas | None = None
    hearts: Number | None = None
    move: Areas | None = None
    remove: bool = False


@dataclass(frozen=True, slots=True)
class ChangeBoss(Effect):
    """`boss`: appears in an area (`create`), has so many hearts more or less, moves, goes."""

    id: BossId
    create: Areas | None = None
    hearts: Number | None = None
    move: Areas | None = None
    remove: bool = False


# Dice and what lasts.


@dataclass(frozen=True, slots=True)
class Roll(Effect):
    """`roll`: the first branch that fits the successes; branches may ask `successes`."""

    dice: Number
    branches: tuple[Branch, ...]


@dataclass(frozen=True, slots=True)
class AddModifier(Effect):
    """`modifier`: a standing change from now on."""

    modifier: Modifier


@dataclass(frozen=True, slots=True)
class Effort:
    """Each success of a roll of `dice` adds 1; at `need` it is done; the progress stays."""

    dice: Number
    need: Number
    lines: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Test:
    """A roll of `dice` with `need` successes is done; otherwise `fail`, and try again."""

    dice: Number
    need: Number = ONE
    fail: Effects = ()
