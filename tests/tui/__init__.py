"""The terminal: played by keys, by clicks and line by line."""
