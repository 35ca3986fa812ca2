"""The lab: many matches, their statistics, records taken apart, and measurements."""
