"""Bots that know Nocturne."""
