"""Wonder Book in the terminal."""
