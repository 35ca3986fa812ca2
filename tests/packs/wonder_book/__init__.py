"""Stories: how they are read, and what the checks find in them."""
