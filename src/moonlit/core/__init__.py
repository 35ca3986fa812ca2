"""The protocol every game at the table speaks; names no game."""
