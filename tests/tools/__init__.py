"""Tests of the tools by which Moonlit is checked."""
