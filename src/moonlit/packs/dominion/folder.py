"""A folder with a Dominion pack: how it is read and checked."""

from __future__ import annotations

from typing import Final

from moonlit.packs.dominion.build import build_pack
from moonlit.packs.dominion.checks import cross_errors
from moonlit.packs.dominion.fields import FILES
from moonlit.packs.loader import PackKind

KIND: Final = PackKind("moonlit.packs.dominion", FILES, cross_errors, build_pack)

load_pack = KIND.load
check_pack = KIND.check
