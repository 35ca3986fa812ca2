"""The ten cards that Big Money leaves lying, in our engine and in pyminion's."""

CARDS = (
    "cellar",
    "market",
    "merchant",
    "militia",
    "mine",
    "moat",
    "remodel",
    "smithy",
    "village",
    "workshop",
)
