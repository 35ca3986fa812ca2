"""Tests of looking back at matches."""
