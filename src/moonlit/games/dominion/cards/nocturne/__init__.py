"""Dominion: Nocturne, with its Boons and Hexes."""
