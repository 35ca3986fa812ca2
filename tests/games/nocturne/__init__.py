"""Tests of Nocturne."""
