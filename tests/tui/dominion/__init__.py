"""The terminal table of Dominion."""
