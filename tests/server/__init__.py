"""Tests of the server: over real sockets, through crashes, power cuts and bad manners."""
