"""Nocturne: a moving auction in a forest of tiles."""
