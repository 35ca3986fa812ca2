"""Wonder Book in words."""
