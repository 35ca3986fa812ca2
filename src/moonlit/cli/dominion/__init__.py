"""What the commands need to know of Dominion alone."""
