"""Bots for Dominion: strategies as data, and one way to play every card."""
