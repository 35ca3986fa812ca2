"""Wonder Book: a co-operative story told chapter by chapter."""
