"""Tests of Wonder Book."""
