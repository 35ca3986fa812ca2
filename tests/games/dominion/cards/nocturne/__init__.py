"""Cards of Dominion: Nocturne."""
