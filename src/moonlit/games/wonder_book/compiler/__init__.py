"""From a chapter as it is written to a program of numbers; done once for every config."""
