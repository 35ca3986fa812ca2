"""The lab: many matches, their statistics, training, and measurements."""
