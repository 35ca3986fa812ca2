"""A second, slow and plain reading of the rules, to check the engine move by move."""
