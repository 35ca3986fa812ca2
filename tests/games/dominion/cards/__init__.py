"""Cards of Dominion, one file each."""
