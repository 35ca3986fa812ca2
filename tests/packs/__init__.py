"""Tests of the packs: their data against the specs, and what is said of a broken one."""
