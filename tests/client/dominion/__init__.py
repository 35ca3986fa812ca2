"""Tests of Dominion in words."""
