"""Nocturne in the terminal: one view, drawn."""
