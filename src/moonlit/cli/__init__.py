"""The command line: it puts the rooms together and says what they answer."""
