"""Dominion in the terminal: one view, drawn."""
