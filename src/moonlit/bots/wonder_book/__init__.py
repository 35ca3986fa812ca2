"""Bots for Wonder Book."""
