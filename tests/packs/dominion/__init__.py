"""The Dominion pack against its spec, and what its checks find."""
