"""What a bot brings to the table besides its dice: hopes, and the net for the size of the table."""

import json
from array import array
from base64 import b64decode, b64encode
from functools import cache
from importlib.resources import files
from typing import Final

from librt.vecs import vec

from moonlit.bots.nocturne.features import size_of
from moonlit.bots.nocturne.hopes import Hopes
from moonlit.bots.nocturne.net import Net
from moonlit.core.codec import Plain
from moonlit.games.nocturne.state import Terms

NETS: Final = "moonlit.bots.nocturne.nets"
# Nets are played with in single precision and trained in double.
SINGLE: Final = "f"
DOUBLE: Final = "d"


def write_net(net: Net, record: dict[str, Plain], precision: str = SINGLE) -> str:
    """A net as text: how it was trained, its shape and its weights."""
    weights = array(precision, [*net.into, *net.straight, *net.out])
    told: dict[str, Plain] = {
        "record": record,
        "inputs": int(net.inputs),
        "hidden": int(net.hidden),
        "precision": precision,
        "weights": b64encode(weights.tobytes()).decode(),
    }
    return json.dumps(told, indent=1) + "\n"


def read_net(text: str) -> Net:
    """The net that `write_net` wrote."""
    told = json.loads(text)
    net = Net(told["inputs"], told["hidden"])
    weights = array(told["precision"])
    weights.frombytes(b64decode(told["weights"]))
    numbers = weights.tolist()
    first = len(net.into)
    second = first + len(net.straight)
    net.into = vec[float](numbers[:first])
    net.straight = vec[float](numbers[first:second])
    net.out = vec[float](numbers[second:])
    return net


@cache
def net_for(players: int) -> Net:
    """The net for a table of this size."""
    return _shipped(f"{players}.json", players)


@cache
def sums_for(players: int) -> Net:
    """The net without a hidden layer: what everything in a position is worth, added up."""
    return _shipped(f"sums_{players}.json", players)


def _shipped(name: str, players: int) -> Net:
    net = read_net((files(NETS) / name).read_text("utf-8"))
    assert net.inputs == size_of(players)
    return net


_hopes: dict[tuple[int, ...], Hopes] = {}


def hopes_for(terms: Terms) -> Hopes:
    """The tables of hopes for these terms, made once for every set of scoring tables."""
    key = (
        terms.feathers_capped,
        *terms.feather_points,
        *terms.tripti_points,
        *terms.duode_points,
        *terms.herb_bonus,
    )
    if key not in _hopes:
        _hopes[key] = Hopes(terms)
    return _hopes[key]
