"""Cards of the base game."""
