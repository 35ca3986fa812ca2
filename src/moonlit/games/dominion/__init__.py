"""Dominion with Dominion: Nocturne."""
