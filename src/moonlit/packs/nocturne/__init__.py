"""The built-in Nocturne pack: its TOML files and the tables they are read into."""
