"""The built-in Dominion pack: its TOML files and the tables they are read into."""
