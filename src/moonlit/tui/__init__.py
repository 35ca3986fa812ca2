"""The terminal: showing views and collecting actions, on a screen or line by line."""
