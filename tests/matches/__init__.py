"""Records of whole matches, one for every way a phase, a round or a match can end."""
