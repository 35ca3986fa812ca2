"""Base Dominion, second edition."""
