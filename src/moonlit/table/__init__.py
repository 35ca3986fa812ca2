"""A live match: the true state, its versions and the one door out."""
