"""Tests of Dominion."""
