"""What the commands need to know of Nocturne alone."""
