"""Tests of the bots for Dominion."""
