"""A folder with a Nocturne pack: how it is read and checked."""

from __future__ import annotations

from typing import Final

from moonlit.packs.loader import PackKind
from moonlit.packs.nocturne.build import build_pack
from moonlit.packs.nocturne.checks import cross_errors
from moonlit.packs.nocturne.fields import FILES

KIND: Final = PackKind(
    "moonlit.packs.nocturne", FILES, cross_errors, build_pack, talk=("difference", "ruling")
)

load_pack = KIND.load
check_pack = KIND.check
