"""Looking back at matches of Dominion."""
