"""Bots of Wonder Book."""
