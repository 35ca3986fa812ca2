"""Wonder Book in words: views, events, actions and errors as sentences; it knows no rules."""
