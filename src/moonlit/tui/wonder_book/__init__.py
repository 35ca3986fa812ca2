"""Wonder Book in the terminal: one view, drawn."""
