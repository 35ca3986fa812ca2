"""What the commands need to know of Wonder Book alone."""
