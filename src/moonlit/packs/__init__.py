"""Facts as data: tiles, cards and tables of each game, with the evidence for every row."""
