"""The oracle: a whole Nocturne match behind action texts, for comparison with the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from moonlit.core.dice import Dice

from . import scoring
from .achievements import achievements_met, gather, scenario_met, solo_rank
from .config import read_config
from .data import load
from .rounds import play_match
from .setup import set_up
from .snapshot import take_snapshot
from .state import Decision


class Oracle:
    """One match, moved by action texts such as `0 cast 4 c2`."""

    def __init__(self, config: Mapping[str, object], dice_seed: int) -> None:
        self.state = set_up(read_config(config), load(), Dice(dice_seed))
        self._play = play_match(self.state)
        self._decision: Decision | None = next(self._play, None)

    def reseed(self, seed: int) -> None:
        self.state.dice = Dice(seed)

    def to_act(self) -> int | None:
        return self._decision.seat if self._decision else None

    def legal(self) -> list[str]:
        if not self._decision:
            return []
        return [f"{self._decision.seat} {option}" for option in self._decision.options]

    def apply(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"not legal now: {text}")
        try:
            self._decision = self._play.send(text.split(maxsplit=1)[1])
        except StopIteration:
            self._decision = None

    def scores(self) -> list[dict[str, int]]:
        return [scoring.score(self.state, seat) for seat in self.state.scoring_seats]

    def winners(self) -> list[int]:
        return scoring.winners(self.state)

    def snapshot(self) -> dict[str, object]:
        return take_snapshot(self.state)

    def feats(self) -> list[dict[str, Any]]:
        """For each scoring seat the facts that scenarios and achievements ask about."""
        return [asdict(gather(self.state, seat)) for seat in self.state.scoring_seats]

    def scenario_met(self, seat: int, number: int) -> bool:
        return scenario_met(self.state, seat, number)

    def achievements(self, seat: int) -> list[int]:
        return achievements_met(self.state, seat)

    def solo_rank(self) -> int:
        return solo_rank(self.state)
