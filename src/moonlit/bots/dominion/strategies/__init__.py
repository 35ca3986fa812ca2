"""The strategies that come with the game, one file each."""
