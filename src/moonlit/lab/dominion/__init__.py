"""What Dominion alone has counted and measured."""
