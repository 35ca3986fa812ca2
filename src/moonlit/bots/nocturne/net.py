"""The value net: one hidden layer and a straight part, two answers, plain loops over floats."""

from math import sqrt, tanh
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from moonlit.bots.nocturne.features import Features
from moonlit.core.dice import Dice

# What the net answers: the lead at the end and the own score, in these units.
LEAD_UNIT: Final = 20.0
SCORE_UNIT: Final = 20.0
PAR: Final = 80.0


class Net:
    """Weights by feature: `hidden` numbers into the hidden layer, two straight to the answers."""

    inputs: i64
    hidden: i64
    into: vec[float]
    straight: vec[float]
    out: vec[float]

    def __init__(self, inputs: i64, hidden: i64) -> None:
        self.inputs = inputs
        self.hidden = hidden
        self.into = noughts(inputs * hidden)
        self.straight = noughts(inputs * 2)
        self.out = noughts(hidden * 2)

    def roll(self, dice: Dice) -> None:
        """Small random weights to begin with."""
        for index in range(len(self.into)):
            self.into[index] = (float(dice.below(20001)) / 10000.0 - 1.0) * 0.15
        for index in range(len(self.out)):
            self.out[index] = (float(dice.below(20001)) / 10000.0 - 1.0) * 0.1

    def layer(self, features: Features) -> vec[float]:
        """The hidden layer of a position."""
        hidden = self.hidden
        into = self.into
        places = features.places
        values = features.values
        sums = noughts(hidden)
        for index in range(len(places)):
            base = places[index] * hidden
            value = values[index]
            for unit in range(hidden):
                sums[unit] += value * into[base + unit]
        for unit in range(hidden):
            sums[unit] = tanh(sums[unit])
        return sums

    def answer(self, features: Features, layer: vec[float], head: i64) -> float:
        """The lead (head 0) or the score (head 1), in units."""
        places = features.places
        values = features.values
        straight = self.straight
        out = self.out
        total = 0.0
        for index in range(len(places)):
            total += values[index] * straight[places[index] * 2 + head]
        for unit in range(self.hidden):
            total += layer[unit] * out[unit * 2 + head]
        return total

    def learn(self, features: Features, lead: float, score: float, rate: float) -> float:
        """One step towards what came of a position; gives the squared error before it."""
        hidden = self.hidden
        layer = self.layer(features)
        wrong_lead = lead - self.answer(features, layer, 0)
        wrong_score = score - self.answer(features, layer, 1)
        # Positions with many features would otherwise be learned faster than the others.
        norm = 1.0
        places = features.places
        values = features.values
        for index in range(len(values)):
            norm += values[index] * values[index]
        step = rate / sqrt(norm)
        lead_step = step * wrong_lead
        score_step = step * wrong_score
        out = self.out
        back = noughts(hidden)
        for unit in range(hidden):
            bend = 1.0 - layer[unit] * layer[unit]
            back[unit] = bend * (lead_step * out[unit * 2] + score_step * out[unit * 2 + 1])
            out[unit * 2] += lead_step * layer[unit]
            out[unit * 2 + 1] += score_step * layer[unit]
        straight = self.straight
        into = self.into
        for index in range(len(places)):
            place = places[index]
            value = values[index]
            straight[place * 2] += lead_step * value
            straight[place * 2 + 1] += score_step * value
            base = place * hidden
            for unit in range(hidden):
                into[base + unit] += value * back[unit]
        return wrong_lead * wrong_lead


def noughts(count: i64) -> vec[float]:
    """So many zeros."""
    zeros = vec[float](capacity=count)
    for _ in range(count):
        zeros = append(zeros, 0.0)
    return zeros
